"""A table as its log tells it. The same events always give the same table; nothing here asks a clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from tichu.core.actions import Action, Tichu, Withdraw
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.server.store.rows import StoredEvent
from tichu.server.table.dealing import SealedDeal
from tichu.server.wire import TableOptions

Status: TypeAlias = Literal["open", "running", "finished", "closed"]

REMEMBERED_CHAT: Final = 50


@dataclass(frozen=True, slots=True)
class Place:
    """A chair at the table. It keeps its number while the seats of a round may move.

    ``player`` is the person it belongs to, ``bot`` the bot that was put there by the host. A person who is
    ``away`` is helped out by the table's stand-in until he returns; ``left``: anybody may take over.
    """

    player: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    left: bool = False

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was played to its end, and who sat there then, whatever happens at the table later."""

    number: int
    match: Match
    places: tuple[Place, ...]
    helped: frozenset[int]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said, and by whom; ``watching`` if it was said among the spectators."""

    player: str
    name: str
    watching: bool
    text: str | None
    phrase: str | None

    def to_json(self) -> dict[str, Any]:
        """The line as clients get it."""
        said = {"phrase": self.phrase} if self.phrase else {"text": self.text}
        return {"player": self.player, "name": self.name, "watching": self.watching, **said}


def game_of(options: TableOptions) -> Game:
    """The rules of a table; contradictory ones are refused."""
    return Game.of(options.variant, options.edition, **options.house_rules)


@dataclass(slots=True)
class TableState:
    """Everything that is known of a table."""

    id: str
    options: TableOptions = field(default_factory=TableOptions)
    game: Game = field(default_factory=lambda: Game.of("nanjing"))
    status: Status = "open"
    host: str | None = None
    places: list[Place] = field(default_factory=list)
    created_at: float = 0.0
    version: int = 0
    paused: bool = False
    asleep: bool = False
    """Paused because nobody was left but bots; it goes on when somebody returns."""
    match: Match | None = None
    match_number: int = 0
    match_started: int = 0
    """The version with which the match began."""
    match_started_at: float = 0.0
    finished: FinishedMatch | None = None
    """The last match that has ended."""
    sealed: SealedDeal | None = None
    commitments: list[str] = field(default_factory=list)
    reserve: list[float] = field(default_factory=list)
    run_out: list[int] = field(default_factory=list)
    """By place, how many decisions in a row the clock has taken from it."""
    helped: set[int] = field(default_factory=set)
    """Places for which a bot has decided something in this match."""
    moment: int = 0
    """The version of the last action that changed what others can do: an older answer is stale."""
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=REMEMBERED_CHAT))
    mutes: dict[str, set[str]] = field(default_factory=dict)
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version each numbered action led to, by player and action id."""

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def round(self) -> Round | None:
        """The round on the table, or the last one."""
        return None if self.match is None else self.match.round

    def place_of(self, player: str) -> int | None:
        """Where somebody sits."""
        for number, place in enumerate(self.places):
            if place.player == player and not place.left:
                return number
        return None

    def free_places(self) -> list[int]:
        """Where somebody may sit down: who has left a match is replaced, and between matches all is open."""
        running = self.status == "running"
        return [at for at, chair in enumerate(self.places) if chair.left or (chair.empty and not running)]

    def seat_of(self, place: int) -> int | None:
        """The seat of a place in this round."""
        return None if self.match is None else self.match.seating.index(place)

    def people(self) -> list[str]:
        """The persons who have a place."""
        return [place.player for place in self.places if place.player is not None and not place.left]

    def bot_for(self, place: int) -> str | None:
        """The bot that decides for a place now, if it is one."""
        chair = self.places[place]
        if chair.bot is not None:
            return chair.bot
        return self.options.stand_in if chair.away or chair.left else None

    @property
    def bots_only(self) -> bool:
        """Whether no person is playing at the moment."""
        return all(self.bot_for(place) is not None for place in range(len(self.places)))

    @property
    def in_play(self) -> bool:
        """Whether a round is being played."""
        return self.status == "running" and self.match is not None and not self.match.round.over

    # -- what happened --------------------------------------------------------------------------------------

    def apply(self, event: StoredEvent) -> None:
        """Take an event of the log. It was checked before it was written, so it fits."""
        if event.seq != self.version + 1:
            raise TichuError("broken-log", f"table {self.id}: event {event.seq} after {self.version}")
        _FOLDS[event.kind](self, event.data, event)
        self.version = event.seq
        if event.action_id is not None and event.player is not None:
            self.done[event.player, event.action_id] = event.seq

    def _created(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.created_at = event.at
        self.host = data["host"]
        self._options(data, event)

    def _options(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.options = TableOptions.model_validate(data["options"])
        self.game = game_of(self.options)
        count = self.game.settings.players
        self.places = (self.places + [Place()] * count)[:count]
        self._clear()

    def _clear(self) -> None:
        """No cards are on the table, and no match is going on."""
        self.status, self.paused, self.asleep = "open", False, False
        self.match, self.sealed, self.commitments = None, None, []

    def _sat(self, data: dict[str, Any], event: StoredEvent) -> None:
        if data["player"] is not None:
            old = self.place_of(data["player"])
            if old is not None:
                self.places[old] = Place()
        self.places[data["place"]] = Place(data["player"], data["name"], data["bot"])
        if self.status == "running":
            self.run_out[data["place"]] = 0
            self.helped.add(data["place"])

    def _left(self, data: dict[str, Any], event: StoredEvent) -> None:
        number = data["place"]
        if self.status == "running":
            self.places[number] = replace(self.places[number], left=True, away=False)
        else:
            self.places[number] = Place()

    def _swapped(self, data: dict[str, Any], event: StoredEvent) -> None:
        a, b = data["a"], data["b"]
        self.places[a], self.places[b] = self.places[b], self.places[a]

    def _host(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.host = data["player"]

    def _named(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.places = [
            replace(place, name=data["name"]) if place.player == data["player"] else place
            for place in self.places
        ]

    def _started(self, data: dict[str, Any], event: StoredEvent) -> None:
        self._clear()
        self.status = "running"
        self.match_number += 1
        self.match_started, self.match_started_at = event.seq, event.at
        self.reserve = [self.options.reserve] * len(self.places)
        self.run_out = [0] * len(self.places)
        self.helped = set()
        self.places = [replace(place, away=False) for place in self.places]

    def _dealt(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.sealed = SealedDeal.from_json(data, self.game)
        self.commitments.append(self.sealed.commitment)
        if self.match is None:
            rules = {**self.game.house_rules, "players": self.game.settings.players}
            self.match = Match(self.game.variant.key, self.game.edition, first_deal=self.sealed.deal, **rules)
        else:
            self.match.next_round(self.sealed.deal)
        self.moment = event.seq

    def _acted(self, data: dict[str, Any], event: StoredEvent) -> None:
        assert self.match is not None
        action = Action.from_json(data["action"])
        round_ = self.match.round
        phase = round_.phase
        round_.apply(data["seat"], action)
        if round_.phase != phase or (phase in ("play", "take") and not isinstance(action, Tichu | Withdraw)):
            self.moment = event.seq
        place = data["place"]
        self.reserve[place] = max(0.0, self.reserve[place] - data.get("spent", 0.0))
        by = data["by"]
        self.run_out[place] = (
            self.run_out[place] + 1 if by == "clock" else 0 if by == "player" else self.run_out[place]
        )
        if by in ("clock", "away"):
            self.helped.add(place)
        if self.match.over:
            self.status = "finished"
            places, helped = tuple(self.places), frozenset(self.helped)
            self.finished = FinishedMatch(self.match_number, self.match, places, helped)

    def _away(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.places[data["place"]] = replace(self.places[data["place"]], away=True)

    def _back(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.run_out[data["place"]] = 0
        self.places[data["place"]] = replace(self.places[data["place"]], away=False)

    def _paused(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.paused, self.asleep = True, data["player"] is None

    def _resumed(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.paused = self.asleep = False

    def _chat(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.chat.append(
            ChatLine(data["player"], data["name"], data["watching"], data.get("text"), data.get("phrase"))
        )

    def _muted(self, data: dict[str, Any], event: StoredEvent) -> None:
        muted = self.mutes.setdefault(data["by"], set())
        (muted.add if data["on"] else muted.discard)(data["player"])

    def _closed(self, data: dict[str, Any], event: StoredEvent) -> None:
        self.status = "closed"


_FOLDS: Final[dict[str, Callable[[TableState, dict[str, Any], StoredEvent], None]]] = {
    "created": TableState._created,
    "options": TableState._options,
    "sat": TableState._sat,
    "left": TableState._left,
    "swapped": TableState._swapped,
    "host": TableState._host,
    "named": TableState._named,
    "started": TableState._started,
    "dealt": TableState._dealt,
    "acted": TableState._acted,
    "away": TableState._away,
    "back": TableState._back,
    "paused": TableState._paused,
    "resumed": TableState._resumed,
    "chat": TableState._chat,
    "muted": TableState._muted,
    "closed": TableState._closed,
}
