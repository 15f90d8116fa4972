"""What a person sees of a game at one moment. Every interface shows scenes and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tichu.core.actions import Action
from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.view import View
from tichu.tui.phrases import rank_titles, relation, yes_no
from tichu.words import say


class Intermission(NamedTuple):
    """A time in which nobody plays: before the start, between rounds, after the match, during a pause."""

    words: str
    go_on: str | None = None
    """What Enter does, as on a button; None if there is nothing to do but wait."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Everything the person may see at one moment."""

    game: Game
    view: View | None = None
    """The person's view of the round, or a spectator's; None before the first deal."""
    names: tuple[str, ...] = ()
    """By player, Trichu's dummy last."""
    seating: tuple[int, ...] = ()
    """The player at each seat in this round."""
    number: int = 0
    """The number of the round."""
    history: tuple[RoundResult, ...] = ()
    ranks: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    intermission: Intermission | None = None
    deadline: float | None = None
    """When the person's time is up, in seconds of the monotonic clock."""

    @property
    def seat(self) -> int | None:
        """The person's seat; None for a spectator."""
        return None if self.view is None else self.view.seat

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats the person acts for: Trichu's soloist plays the dummy too."""
        if self.view is None or self.view.seat is None:
            return ()
        return self.view.round.seats_of(self.view.seat)

    def view_for(self, seat: int) -> View:
        """The view of one of the person's seats."""
        view = self.view
        assert view is not None
        return View(seat, view.round, view.counts, view.hidden, view.waiting)

    @property
    def asked(self) -> int | None:
        """The seat of the person that has to act; the first, if both of a soloist's seats have to."""
        return next((seat for seat in self.seats if self.asks(seat)), None)

    def asks(self, seat: int | None) -> bool:
        """Whether this is one of the person's seats and the game waits for it."""
        if self.view is None or self.intermission is not None:
            return False
        return seat in self.seats and seat in self.view.waiting

    @property
    def player(self) -> int | None:
        """The person's number among the players; None for a spectator."""
        return None if self.seat is None else self.seating[self.seat]

    def name(self, seat: int) -> str:
        """The name of a seat: ``You`` or a player's name."""
        return say("table.you") if seat == self.seat else self.names[self.seating[seat]]

    def person(self, seat: int) -> dict[str, str]:
        """Who is at a seat, as sentences about that person are told it."""
        return {"name": self.name(seat), "own": yes_no(seat == self.seat)}

    def called(self, seat: int) -> str:
        """A name with the position at the table, ``Mei (partner)``, or with the rank in a game of ranks."""
        if self.view is not None and seat == self.view.round.dummy:
            return say("table.dummy")
        place = self.title(seat) or self._relation(seat)
        return say("terminal.nameOf", name=self.name(seat), place=place) if place else self.name(seat)

    def _relation(self, seat: int) -> str:
        if self.view is None or self.seat is None or seat == self.seat:
            return ""
        return relation(self.view.round, self.seat, seat)

    def title(self, seat: int) -> str:
        """The rank of a seat, in a game of ranks."""
        ranks = None if self.view is None else self.view.round.ranks
        return "" if ranks is None else rank_titles(self.game)[ranks.index(seat)]


class News(NamedTuple):
    """A change of the scene: an action at a seat, as far as it may be known, or a note in words."""

    before: Scene
    after: Scene
    seat: int | None = None
    action: Action | None = None
    note: str = ""
    alarm: bool = False
    """Whether the note reports a problem with something the person did."""
