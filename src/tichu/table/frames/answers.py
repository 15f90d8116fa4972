"""Answers to clients that ask about the rules, without those that a bot has to think about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from tichu.core.view import View
from tichu.table.errors import Refused, forbidden
from tichu.table.frames import queries
from tichu.table.frames.projection import Shown
from tichu.table.state import TableState

MAX_KEPT: Final = 64
"""Maximum answers of one version of a table that are kept."""

Computed = TypeVar("Computed")


class ClientQuestion(Protocol):
    """A question of a client: ``cards``, ``complete``, ``legal`` or ``hint``."""

    @property
    def what(self) -> str: ...

    @property
    def cards(self) -> str | None: ...

    @property
    def seat(self) -> int | None: ...


def asking_view(state: TableState, player: str, seat: int | None) -> View:
    """Return the view on which a person's question is answered; refuse people who do not play."""
    place = state.place_of(player)
    if place is None:
        raise forbidden("you have no place at this table")
    state.check_plays(place)
    if state.match is None:
        raise Refused("not-running", "no cards have been dealt yet")
    return state.match.round.view(state.seat_for(place, seat))


def check_hint(state: TableState, player: str) -> None:
    """Refuse a hint where it would help against other people."""
    if state.options.rated:
        raise Refused("no-hints", "there are no hints at rated tables")
    own = state.place_of(player)
    if state.arrangement is not None:
        raise Refused("no-hints", "there are no hints in a tournament")
    if any(state.bot_for(place) is None for place in range(len(state.places)) if place != own):
        raise Refused("no-hints", "hints are available only if all other players are bots")
    if not state.in_play:
        raise Refused("round-over", "the round is over")


def asked_seats(state: TableState, player: str) -> list[int]:
    """Return the seats of a person for which the round waits."""
    place, match = state.place_of(player), state.match
    if place is None or match is None or not state.in_play or state.bot_for(place) is not None:
        return []
    return [seat for seat in match.round.to_act() if match.controller(seat) == place]


class RuleAnswers:
    """Answers about the rules. What is computed from the cards is computed once for each version and seat."""

    def __init__(self) -> None:
        self._version = 0
        self._kept: dict[tuple[str, int | None, str], Any] = {}

    def about(self, state: TableState, view: View, question: ClientQuestion) -> Shown:
        """Return the answer to a question about a view."""
        if self._version != state.version or len(self._kept) >= MAX_KEPT:
            self._version = state.version
            self._kept.clear()
        cards = question.cards
        match question.what:
            case "legal":
                return self._once(("legal", view.seat, ""), lambda: queries.about_options(view))
            case "complete":
                combos = self._once(("playable", view.seat, ""), lambda: queries.playable_combos(view))
                return queries.about_completions(combos, cards or "")
            case _:
                if cards is None:
                    raise Refused("malformed", "this question needs cards", 422)
                return self._once(("cards", view.seat, cards), lambda: queries.about_cards(view, cards))

    def _once(self, key: tuple[str, int | None, str], compute: Callable[[], Computed]) -> Computed:
        """Return what is kept under the key, or compute it."""
        if key not in self._kept:
            self._kept[key] = compute()
        kept: Computed = self._kept[key]
        return kept
