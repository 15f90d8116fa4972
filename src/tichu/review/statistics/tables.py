"""Statistics as text tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tichu.review.statistics.collection import GameStats
from tichu.review.statistics.figures import (
    BOMB_TURNS,
    CARD_KINDS,
    HONOURED,
    LONGER,
    figures,
    share,
)
from tichu.review.statistics.strength import BINS

EVERYBODY: Final = "everybody"
NOTHING: Final = "–"
MAX_ROWS: Final = 12
_ORDINALS: Final = {1: "1st", 2: "2nd", 3: "3rd"}
_KIND_WORDS: Final = {
    "dragon": "Dragon",
    "phoenix": "Phoenix",
    "ace": "ace",
    "high": "10–K",
    "middle": "6–9",
    "low": "2–5",
    "mahjong": "Mah Jong",
    "dog": "Dog",
}
_RELATION_WORDS: Final = {"up": "a higher rank", "down": "a lower rank"}

Namer = Callable[[str], str]
Rows = Sequence[tuple[str, dict[str, Any]]]


class TextTable(NamedTuple):
    """A table: title, columns, rows, and a note below."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
    remark: str = ""


def title_of(game: GameStats) -> str:
    """Return the name of the game, with the number of players if it varies."""
    several = len(game.variant.player_counts) > 1
    return game.variant.title + (f" · {game.players} players" if several else "")


def amount_of(game: GameStats) -> str:
    """Return the number of rounds, matches and tricks as text."""
    words = [_counted(game.rounds, "round")]
    if game.matches:
        words.append(_counted(game.matches, "match", "matches"))
    words.append(f"{number(share(game.tricks, game.rounds))} tricks per round")
    return " · ".join(words)


def shown_players(game: GameStats, players: Sequence[str] | None = None) -> list[str]:
    """Return these players, or all, those with the most rounds first."""
    if players is not None:
        return [name for name in players if name in game.by_player]
    order = sorted(game.by_player.items(), key=lambda item: -item[1].counts.rounds)
    return [name for name, _ in order]


def tables(game: GameStats, players: Sequence[str] | None = None, name: Namer = str) -> list[TextTable]:
    """Return the tables of one kind of game; ``name`` formats a player's name."""
    names = shown_players(game, players)
    points = game.variant.has_points
    rows = [(EVERYBODY, figures(game.everybody(), game.seats, points))]
    rows += [
        (name(player), figures(game.by_player[player], game.seats, points)) for player in names[:MAX_ROWS]
    ]
    if len(game.by_player) == 1:
        del rows[0]
    more = len(names) - MAX_ROWS
    remark = "per round: points, lead over the other team, passes; hand: its strength, see below"
    if not points:
        remark = "passes per round; hand: its strength, see below"
    if more > 0:
        remark += f"; {_counted(more, 'more player')} with --player NAME or --json"
    made = [_overview(rows, points, game.seats, remark)]
    if points:
        made += [_calls(rows), _order(rows)]
    else:
        made.append(_places(rows))
    made += [_bombs(rows), _wishes(rows), _wished_ranks(rows[0]), _gifts(rows), _dragon(rows)]
    shown = rows if players is not None else rows[:1]
    made += [_strength(row, points) for row in shown]
    return [sheet for sheet in made if sheet.rows]


# -- the tables ----------------------------------------------------------------------------------------------


def _overview(rows: Rows, points: bool, seats: int, remark: str) -> TextTable:
    victory = "double" if seats == 4 else "triple"
    columns = ["player", "rounds", "won"]
    columns += (
        ["points", "lead", "first out", f"{victory} won", f"{victory} lost"]
        if points
        else ["place", "first out"]
    )
    lines = []
    for who, data in rows:
        matches = data["matches"]
        won = f"{matches['won']}/{matches['finished']}" if matches["finished"] else NOTHING
        cells = [who, str(data["rounds"]), NOTHING if who == EVERYBODY else won]
        if points:
            cells += [number(data["points"]), signed(data["difference"]), percent(data["first"]["rate"])]
            cells += [percent(data["victories"]["rate"]), percent(data["victories"]["rate_lost"])]
        else:
            cells += [number(data["mean_place"], 2), percent(data["first"]["rate"])]
        lines.append((*cells, number(data["passes"]["per_round"]), number(data["strength"]["mean"])))
    return TextTable("Players", (*columns, "passes", "hand"), lines, remark)


def _calls(rows: Rows) -> TextTable:
    columns = ("player", "Tichu", "of hands", "made", "Grand Tichu", "of hands", "made")
    lines = []
    for who, data in rows:
        cells = [who]
        for call in (data["tichu"], data["grand"]):
            made = f"{percent(call['success'])} ({call['made']})" if call["called"] else NOTHING
            cells += [str(call["called"]), percent(call["rate"]), made]
        lines.append(tuple(cells))
    return TextTable("Calls", columns, lines)


def _order(rows: Rows) -> TextTable:
    """How often each place occurs, and the team's lead."""
    places = [place_name(place["place"]) for place in rows[0][1]["places"]]
    lines = []
    for who, data in rows:
        cells = [
            f"{percent(place['rate'])} {signed(place['difference'])}" if place["count"] else NOTHING
            for place in data["places"]
        ]
        lines.append((who, *cells))
    remark = (
        "how often, and the team's average lead; caught: holding cards after a double victory of the others"
    )
    return TextTable("Order of going out", ("player", *places), lines, remark)


def _places(rows: Rows) -> TextTable:
    places = [place_name(place["place"]) for place in rows[0][1]["places"]]
    lines = [(who, *(percent(place["rate"]) for place in data["places"])) for who, data in rows]
    return TextTable("Places", ("player", *places), lines)


def _bombs(rows: Rows) -> TextTable:
    columns = ("player", "bombs", "a round", "held", "fours", "straights", "led", "in turn", "out of turn")
    lines = []
    for who, data in rows:
        bombs = data["bombs"]
        sorts = [sum(bombs["sorts"].get(sort, {}).values()) for sort in ("four", "straight")]
        turns = [sum(cells[turn] for cells in bombs["sorts"].values()) for turn in BOMB_TURNS]
        counts = map(str, (*sorts, *turns))
        head = (who, str(bombs["count"]), number(bombs["per_round"], 2), percent(bombs["held_rate"]))
        lines.append((*head, *counts))
    remark = "held: share of hands with a bomb after the exchange"
    return TextTable("Bombs", columns, lines if rows[0][1]["bombs"]["hands"] else [], remark)


def _wishes(rows: Rows) -> TextTable:
    columns = ("player", "Mah Jong played", "no wish", "at once", "later", "never", "most wished")
    lines = []
    for who, data in rows:
        wishes = data["wishes"]
        ranks = wishes["ranks"]
        often = sorted(ranks, key=lambda rank: -sum(ranks[rank].values()))[:3]
        wished = wishes["count"] - wishes["none"]
        shares = [percent(share(sum(cells[when] for cells in ranks.values()), wished)) for when in HONOURED]
        none = percent(share(wishes["none"], wishes["count"]))
        lines.append((who, str(wishes["count"]), none, *shares, " ".join(often) or NOTHING))
    remark = "at once: the rank was played in the same trick; later: in another one"
    return TextTable("Wishes", columns, lines if rows[0][1]["wishes"]["count"] else [], remark)


def _wished_ranks(row: tuple[str, dict[str, Any]]) -> TextTable:
    who, data = row
    ranks = data["wishes"]["ranks"]
    total = sum(sum(cells.values()) for cells in ranks.values())
    lines = []
    for rank, cells in ranks.items():
        count = sum(cells.values())
        shares = [percent(share(cells[when], count)) for when in HONOURED]
        lines.append((rank, str(count), percent(share(count, total)), *shares))
    return TextTable(
        f"Wishes by rank, {who}", ("rank", "wished", "share", "at once", "later", "never"), lines
    )


def _gifts(rows: Rows) -> TextTable:
    lines = []
    for who, data in rows:
        for at, (to, cells) in enumerate(data["gifts"].items()):
            total = sum(cells.values())
            shares = [percent(share(cells[kind], total)) if cells[kind] else NOTHING for kind in CARD_KINDS]
            lines.append(("" if at else who, _RELATION_WORDS.get(to, to), *shares))
    columns = ("player", "gives to", *_KIND_WORDS.values())
    return TextTable("Exchange", columns, lines)


def _dragon(rows: Rows) -> TextTable:
    lines = []
    for who, data in rows:
        to, total = data["dragon"]["to"], data["dragon"]["count"]
        sides = [percent(share(sum(to.get(side, {}).values()), total)) for side in ("left", "right")]
        cards = [percent(share(sum(cells[cards] for cells in to.values()), total)) for cards in LONGER]
        lines.append((who, str(total), *sides, *cards))
    columns = ("player", "given", "left", "right", "more cards", "same", "fewer")
    remark = "more cards: to the opponent with more cards"
    return TextTable("The Dragon's trick", columns, lines if rows[0][1]["dragon"]["count"] else [], remark)


def _strength(row: tuple[str, dict[str, Any]], points: bool) -> TextTable:
    who, data = row
    lines = []
    for entry, bin_ in zip(data["strength"]["bins"], BINS, strict=True):
        result = signed(entry["difference"]) if points else number(entry["mean_place"], 2)
        of_all = percent(share(entry["count"], data["rounds"]))
        cells = (bin_.label, str(entry["count"]), of_all, percent(entry["first_rate"]), result)
        lines.append(cells if entry["count"] else (bin_.label, "0", *[NOTHING] * 3))
    columns = ("strength", "hands", "share", "first out", "lead" if points else "place")
    remark = "Dragon 3, Phoenix 3, ace 2, king 1, bomb 3, after the exchange"
    return TextTable(f"Strength of the hand, {who}", columns, lines, remark)


# -- formatting ----------------------------------------------------------------------------------------------


def number(value: float | None, digits: int = 1) -> str:
    """Format a number; None is a dash."""
    return NOTHING if value is None else f"{value:.{digits}f}".replace("-", "−")


def signed(value: float | None) -> str:
    """Format a number with its sign."""
    return NOTHING if value is None else f"{value:+.0f}".replace("-", "−")


def percent(value: float | None) -> str:
    """Format a ratio as a percentage."""
    return NOTHING if value is None else f"{100 * value:.0f} %"


def place_name(place: int | None) -> str:
    """Return an ordinal; None is a player left holding cards by a double victory."""
    return "caught" if place is None else _ORDINALS.get(place, f"{place}th")


def _counted(count: int, thing: str, things: str = "") -> str:
    return f"{count} {thing if count == 1 else things or thing + 's'}"
