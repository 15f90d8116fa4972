"""Statistics as text tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tichu.records.strength import BINS
from tichu.review.statistics.collection import GameStats
from tichu.review.statistics.figures import (
    BOMB_TURNS,
    CARD_KINDS,
    HONOURED,
    LONGER,
    figures,
    share,
)
from tichu.words import Words
from tichu.words import numbers as formats

NOTHING: Final = "–"
MAX_ROWS: Final = 12
_KIND_KEYS: Final = {"ace": "stats.ace", "high": "stats.high", "middle": "stats.middle", "low": "stats.low"}
_SPECIAL_CARDS: Final = {"dragon": "Dr", "phoenix": "Ph", "mahjong": "Ma", "dog": "Do"}

Namer = Callable[[str], str]
Rows = Sequence[tuple[str, dict[str, Any]]]


class TextTable(NamedTuple):
    """A table: title, columns, rows, and a note below. The first columns, ``texts`` of them, hold texts."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
    remark: str = ""
    texts: int = 1


def title_of(game: GameStats, words: Words) -> str:
    """Return the name of the game, with the number of players if it varies."""
    title = words.text(f"common.variant_{game.variant.key}")
    if len(game.variant.player_counts) == 1:
        return title
    return words.text("command.playersOf", game=title, n=game.players)


def amount_of(game: GameStats, words: Words) -> str:
    """Return the number of rounds, matches and tricks as text."""
    parts = [words.text("command.rounds", n=game.rounds)]
    if game.matches:
        parts.append(words.text("command.matches", n=game.matches))
    tricks = Formats(words).number(share(game.tricks, game.rounds))
    parts.append(words.text("command.tricksPerRound", n=tricks))
    return " · ".join(parts)


def shown_players(game: GameStats, players: Sequence[str] | None = None) -> list[str]:
    """Return these players, or all, those with the most rounds first."""
    if players is not None:
        return [name for name in players if name in game.by_player]
    order = sorted(game.by_player.items(), key=lambda item: -item[1].counts.rounds)
    return [name for name, _ in order]


def tables(
    game: GameStats, words: Words, players: Sequence[str] | None = None, name: Namer = str
) -> list[TextTable]:
    """Return the tables of one kind of game in a language; ``name`` formats a player's name."""
    names = shown_players(game, players)
    points = game.variant.has_points
    rows = [(words.text("command.everybody"), figures(game.everybody(), game.seats, points))]
    rows += [
        (name(player), figures(game.by_player[player], game.seats, points)) for player in names[:MAX_ROWS]
    ]
    if len(game.by_player) == 1:
        del rows[0]
    made = _Tables(words, rows, points)
    sheets = [made.overview(game.seats, whole=len(game.by_player) > 1, more=len(names) - MAX_ROWS)]
    sheets += [made.calls(), made.order()] if points else [made.places()]
    sheets += [made.bombs(), made.wishes(), made.wished_ranks(), made.gifts(), made.dragon()]
    sheets += [made.strength(row) for row in (rows if players is not None else rows[:1])]
    return [sheet for sheet in sheets if sheet.rows]


class Formats:
    """Numbers in a language; None is a dash."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float | None, digits: int = 1) -> str:
        """Format a number."""
        return NOTHING if value is None else formats.number(self.words, value, digits)

    def signed(self, value: float | None) -> str:
        """Format a number with its sign."""
        return NOTHING if value is None else formats.signed(self.words, value)

    def percent(self, value: float | None) -> str:
        """Format a ratio as a percentage."""
        return NOTHING if value is None else formats.percent(self.words, value)

    def place(self, place: int | None) -> str:
        """Return an ordinal; None is a player left holding cards by a double victory."""
        return self.words.text("command.caught") if place is None else self._ordinal(place)

    def _ordinal(self, place: int) -> str:
        return self.words.text("command.placeNumber", n=place)


class _Tables(Formats):
    """The tables of the players of one kind of game; the first row may be that of everybody."""

    def __init__(self, words: Words, rows: Rows, points: bool) -> None:
        super().__init__(words)
        self.rows = rows
        self.points = points

    def _columns(self, *keys: str) -> tuple[str, ...]:
        return tuple(self.words.text(key if "." in key else f"command.{key}") for key in keys)

    def overview(self, seats: int, whole: bool, more: int) -> TextTable:
        """Results of each player. ``whole``: the first row is that of everybody."""
        victory = ("doubleWon", "doubleLost") if seats == 4 else ("tripleWon", "tripleLost")
        middle = ("points", "lead", "firstOut", *victory)
        columns = ("player", "roundsHead", "won", *(middle if self.points else ("place", "firstOut")))
        lines = []
        for at, (who, data) in enumerate(self.rows):
            matches = data["matches"]
            won = f"{matches['won']}/{matches['finished']}" if matches["finished"] else NOTHING
            cells = [who, str(data["rounds"]), NOTHING if whole and not at else won]
            if self.points:
                cells += [self.number(data["points"]), self.signed(data["difference"])]
                cells += [self.percent(data["first"]["rate"]), self.percent(data["victories"]["rate"])]
                cells.append(self.percent(data["victories"]["rate_lost"]))
            else:
                cells += [self.number(data["mean_place"], 2), self.percent(data["first"]["rate"])]
            passes, hand = data["passes"]["per_round"], data["strength"]["mean"]
            lines.append((*cells, self.number(passes), self.number(hand)))
        remark = self.words.text("command.aboutPoints" if self.points else "command.aboutPlaces")
        if more > 0:
            remark += "\n" + self.words.text("command.morePlayers", n=more)
        return TextTable(
            self.words.text("score.players"), self._columns(*columns, "passes", "hand"), lines, remark
        )

    def calls(self) -> TextTable:
        """How often each player calls, and with what success."""
        lines = []
        for who, data in self.rows:
            cells = [who]
            for call in (data["tichu"], data["grand"]):
                made = f"{self.percent(call['success'])} ({call['made']})" if call["called"] else NOTHING
                cells += [str(call["called"]), self.percent(call["rate"]), made]
            lines.append(tuple(cells))
        tichu = ("stats.tichu", "stats.ofHands", "stats.made")
        grand = ("stats.grand", "stats.ofHands", "stats.made")
        return TextTable(self.words.text("stats.calls"), self._columns("player", *tichu, *grand), lines)

    def order(self) -> TextTable:
        """How often each place occurs, and the team's lead."""
        lines = []
        for who, data in self.rows:
            cells = [
                f"{self.percent(place['rate'])} {self.signed(place['difference'])}"
                if place["count"]
                else NOTHING
                for place in data["places"]
            ]
            lines.append((who, *cells))
        remark = self.words.text("command.aboutOrder")
        return TextTable(self.words.text("stats.order"), self._place_columns(), lines, remark)

    def places(self) -> TextTable:
        """How often each place occurs in a game of ranks."""
        lines = [(who, *(self.percent(place["rate"]) for place in data["places"])) for who, data in self.rows]
        return TextTable(self.words.text("stats.places"), self._place_columns(), lines)

    def _place_columns(self) -> tuple[str, ...]:
        places = [self.place(place["place"]) for place in self.rows[0][1]["places"]]
        return (*self._columns("player"), *places)

    def bombs(self) -> TextTable:
        """Bombs played and held."""
        columns = ("player", "stats.bombs", "perRound", "held", "fours", "straights", "led", "inTurn")
        lines = []
        for who, data in self.rows:
            bombs = data["bombs"]
            sorts = [sum(bombs["sorts"].get(sort, {}).values()) for sort in ("four", "straight")]
            turns = [sum(cells[turn] for cells in bombs["sorts"].values()) for turn in BOMB_TURNS]
            rates = (self.number(bombs["per_round"], 2), self.percent(bombs["held_rate"]))
            lines.append((who, str(bombs["count"]), *rates, *map(str, (*sorts, *turns))))
        shown = lines if self.rows[0][1]["bombs"]["hands"] else []
        remark = self.words.text("command.aboutBombs")
        return TextTable(self.words.text("stats.bombs"), self._columns(*columns, "outOfTurn"), shown, remark)

    def wishes(self) -> TextTable:
        """Wishes, and whether they were fulfilled."""
        columns = ("player", "stats.mahjongs", "noWish", "atOnce", "later", "never", "mostWished")
        lines = []
        for who, data in self.rows:
            wishes = data["wishes"]
            ranks = wishes["ranks"]
            often = sorted(ranks, key=lambda rank: -sum(ranks[rank].values()))[:3]
            wished = wishes["count"] - wishes["none"]
            shares = [
                self.percent(share(sum(cells[when] for cells in ranks.values()), wished)) for when in HONOURED
            ]
            none = self.percent(share(wishes["none"], wishes["count"]))
            lines.append((who, str(wishes["count"]), none, *shares, " ".join(often) or NOTHING))
        shown = lines if self.rows[0][1]["wishes"]["count"] else []
        remark = self.words.text("command.aboutWishes")
        return TextTable(self.words.text("stats.wishes"), self._columns(*columns), shown, remark)

    def wished_ranks(self) -> TextTable:
        """Wishes of the first row by rank."""
        who, data = self.rows[0]
        ranks = data["wishes"]["ranks"]
        total = sum(sum(cells.values()) for cells in ranks.values())
        lines = []
        for rank, cells in ranks.items():
            count = sum(cells.values())
            shares = [self.percent(share(cells[when], count)) for when in HONOURED]
            lines.append((rank, str(count), self.percent(share(count, total)), *shares))
        columns = self._columns("rank", "wished", "share", "atOnce", "later", "never")
        return TextTable(self.words.text("command.wishesByRank", name=who), columns, lines)

    def gifts(self) -> TextTable:
        """What kinds of cards each player passes to whom."""
        lines = []
        for who, data in self.rows:
            for at, (to, cells) in enumerate(data["gifts"].items()):
                total = sum(cells.values())
                shares = [
                    self.percent(share(cells[kind], total)) if cells[kind] else NOTHING for kind in CARD_KINDS
                ]
                lines.append(("" if at else who, self.words.text("command.relation", to=to), *shares))
        kinds = [self._kind(kind) for kind in CARD_KINDS]
        columns = (*self._columns("player", "givesTo"), *kinds)
        return TextTable(self.words.text("stats.exchange"), columns, lines, texts=2)

    def _kind(self, kind: str) -> str:
        card = _SPECIAL_CARDS.get(kind)
        if card is None:
            return self.words.text(_KIND_KEYS[kind])
        return self.words.text("cards.special", card=card, face="classic")

    def dragon(self) -> TextTable:
        """Who gets the Dragon's trick."""
        lines = []
        for who, data in self.rows:
            to, total = data["dragon"]["to"], data["dragon"]["count"]
            sides = [self.percent(share(sum(to.get(side, {}).values()), total)) for side in ("left", "right")]
            cards = [
                self.percent(share(sum(cells[cards] for cells in to.values()), total)) for cards in LONGER
            ]
            lines.append((who, str(total), *sides, *cards))
        columns = ("player", "given", "stats.left", "stats.right", "moreCards", "sameCards", "fewerCards")
        shown = lines if self.rows[0][1]["dragon"]["count"] else []
        remark = self.words.text("command.aboutDragon")
        return TextTable(self.words.text("stats.dragonTrick"), self._columns(*columns), shown, remark)

    def strength(self, row: tuple[str, dict[str, Any]]) -> TextTable:
        """Results by strength of the hand."""
        who, data = row
        lines = []
        for entry, bin_ in zip(data["strength"]["bins"], BINS, strict=True):
            result = self.signed(entry["difference"]) if self.points else self.number(entry["mean_place"], 2)
            of_all = self.percent(share(entry["count"], data["rounds"]))
            cells = (bin_.label, str(entry["count"]), of_all, self.percent(entry["first_rate"]), result)
            lines.append(cells if entry["count"] else (bin_.label, "0", *[NOTHING] * 3))
        columns = ("strengthHead", "hands", "share", "firstOut", "lead" if self.points else "place")
        title = self.words.text("command.strengthOf", name=who)
        return TextTable(title, self._columns(*columns), lines, self.words.text("stats.strengthText"))
