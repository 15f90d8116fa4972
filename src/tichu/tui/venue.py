"""Where the game happens: on this machine or on a server. The screen knows only what is in here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.view import View
from tichu.tui.words import relation


class Rest(NamedTuple):
    """A moment at which nobody plays: before the start, between rounds, after the match, during a pause."""

    words: str
    go_on: str | None = None
    """What Enter does then; None if there is nothing to do but wait."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Everything the person may see at one moment."""

    game: Game
    view: View | None = None
    """The person's view of the round, a spectator's if he only watches; None before the first cards."""
    names: tuple[str, ...] = ()
    """By player, Trichu's dummy last."""
    seating: tuple[int, ...] = ()
    """The player at each seat in this round."""
    number: int = 0
    """Of the round."""
    history: tuple[RoundResult, ...] = ()
    ranks: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    rest: Rest | None = None
    deadline: float | None = None
    """When the person's time is up, on the monotonic clock."""

    @property
    def seat(self) -> int | None:
        """The person's seat."""
        return None if self.view is None else self.view.seat

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats the person acts for: Trichu's soloist plays the dummy too."""
        if self.view is None or self.view.seat is None:
            return ()
        round_, own = self.view.round, self.view.seat
        others = (
            seat for seat in round_.seats_after(own) if self.game.variant.same_player(round_, own, seat)
        )
        return (own, *others)

    def view_for(self, seat: int) -> View:
        """The view of one of the person's seats."""
        view = self.view
        assert view is not None
        return View(seat, view.round, view.counts, view.hidden, view.waiting)

    @property
    def asked(self) -> int | None:
        """The own seat whose turn it is; the first, where both of Trichu's soloist are asked."""
        return next((seat for seat in self.seats if self.asks(seat)), None)

    def asks(self, seat: int | None) -> bool:
        """Whether this is an own seat, and the game waits for it."""
        if self.view is None or self.rest is not None:
            return False
        return seat in self.seats and seat in self.view.waiting

    def name(self, seat: int) -> str:
        """What a seat is called in the talk at the table."""
        return "You" if seat == self.seat else self.names[self.seating[seat]]

    def called(self, seat: int) -> str:
        """A seat with its place: ``Mei (partner)``, or its rank in a game of ranks."""
        if self.view is not None and seat == self.view.round.dummy:
            return "the dummy"
        place = self.title(seat) or self._relation(seat)
        return f"{self.name(seat)} ({place})" if place else self.name(seat)

    def _relation(self, seat: int) -> str:
        if self.view is None or self.seat is None or seat == self.seat:
            return ""
        return relation(self.view.round, self.seat, seat)

    def title(self, seat: int) -> str:
        """The rank of a seat, in a game of ranks."""
        ranks = None if self.view is None else self.view.round.ranks
        return "" if ranks is None else self.game.variant.titles(self.game.seats)[ranks.index(seat)]


class News(NamedTuple):
    """Something that happened: an action at a seat, as far as it may be known, or a note in words."""

    before: Scene
    after: Scene
    seat: int | None = None
    action: Action | None = None
    note: str = ""
    alarm: bool = False
    """A note that is about something the person did."""


class Hint(NamedTuple):
    """What a good player would do, and why."""

    action: Action
    reason: str


class CannotSave(TichuError):
    """This game is not kept by the person who plays."""


Listener = Callable[[News], None]


class Venue(ABC):
    """A game that the person takes part in. ``scene`` is how it stands; the listener is told every change."""

    scene: Scene
    saved: Path | None = None
    """The file the game is written to."""
    keeps: bool = False
    """Whether the game can be saved here."""
    farewell: str = ""
    """What leaving means."""
    talks: bool = False
    """Whether others hear what one says."""

    def __init__(self) -> None:
        self._listener: Listener = lambda news: None

    def watch(self, listener: Listener) -> None:
        """Tell this one whatever happens."""
        self._listener = listener

    def tell(self, before: Scene, seat: int | None = None, action: Action | None = None) -> None:
        """Something has happened."""
        self._listener(News(before, self.scene, seat, action))

    def note(self, words: str, alarm: bool = False) -> None:
        """Something to be said."""
        self._listener(News(self.scene, self.scene, note=words, alarm=alarm))

    @abstractmethod
    async def run(self) -> None:
        """Let the game go on, until it is over or the person leaves."""

    @abstractmethod
    async def act(self, seat: int, action: Action) -> None:
        """The person does something; a refusal is a ``TichuError`` with the reason."""

    @abstractmethod
    async def hint(self, seat: int) -> Hint:
        """What a good player would do."""

    @abstractmethod
    async def go_on(self) -> None:
        """Leave the present rest behind: deal, start, take over again."""

    def hold(self, on: bool) -> None:  # noqa: B027 - most games wait for nobody
        """Ask everybody to wait while the person picks a bomb, where that is possible."""

    async def speak(self, words: str) -> None:
        """Say something to the others."""
        raise TichuError("nobody-listens", "nobody here would listen")

    def save(self, path: Path) -> None:
        """Keep the game in a new file from now on."""
        raise CannotSave("cannot-save", "the server keeps this game, and its records")

    @abstractmethod
    def close(self) -> None:
        """Leave at once."""
