"""Positions to study: reading them, and whether they can be analysed. Nothing here loads the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from tichu.core.errors import InvalidPosition, TichuError
from tichu.core.position import invalid
from tichu.core.round import Round
from tichu.core.view import View
from tichu.kernel.scope import MAX_CARDS, VARIANTS

VIEW_ONLY_KEYS: Final = ("seat", "counts", "waiting", "received")
"""Keys of a view that say nothing new about a position with all hands."""

Study: TypeAlias = Round | View
"""A position with all hands, or what one seat knows of it."""


class CannotAnalyse(TichuError):
    """The position cannot be analysed."""


def read_study(data: object) -> Study:
    """Parse a position: a view if hands are null, otherwise a round."""
    if not isinstance(data, Mapping):
        raise InvalidPosition("malformed", "a position must be a JSON object")
    hands = data.get("hands")
    if isinstance(hands, list) and None in hands:
        study: Study = View.from_json(data)
    else:
        study = Round.from_json({key: value for key, value in data.items() if key not in VIEW_ONLY_KEYS})
    check_supported(study)
    return study


def study_json(study: Study) -> dict[str, Any]:
    """Return the position as clients get it; ``read_study`` reads it again."""
    if isinstance(study, View):
        return study.to_json()
    counts = [len(hand) for hand in study.hands]
    return study.to_json() | {"counts": counts, "waiting": study.to_act()}


def seat_view(study: Study, seat: int | None = None, *, open_cards: bool = False) -> View:
    """Return what a seat knows in the position; by default the seat that has to decide.

    The seat of a view cannot be changed, and its hidden cards cannot be opened.
    """
    if isinstance(study, View):
        if open_cards or seat not in (None, study.seat):
            raise CannotAnalyse("fixed-view", f"only seat {study.seat} can be asked: other hands are hidden")
        return study
    waiting = study.to_act()
    if seat is None and not waiting:
        raise CannotAnalyse("nothing-to-decide", "nobody has to decide anything in this position")
    asked = waiting[0] if seat is None else seat
    if not 0 <= asked < study.game.seats:
        raise CannotAnalyse("no-such-seat", f"there is no seat {asked}")
    return open_view(study, asked) if open_cards else study.view(asked)


def open_view(round_: Round, seat: int) -> View:
    """Return the view of a seat that knows all cards."""
    counts = [len(hand) for hand in round_.hands]
    return View(seat, round_.copy(), counts, frozenset(), round_.to_act())


def check_supported(study: Study) -> None:
    """Raise ``CannotAnalyse`` unless the search supports the game."""
    variant = study.game.variant.key
    if variant not in VARIANTS:
        games = ", ".join(VARIANTS)
        raise CannotAnalyse(
            "not-analysed", f"analysis supports {games}, not {variant}", params={"games": games}
        )


def check_analysable(view: View) -> None:
    """Raise ``CannotAnalyse`` unless the search supports the position and the seat has to decide."""
    check_supported(view)
    if view.seat is None or view.round.over or view.round.breach is not None:
        raise CannotAnalyse("nothing-to-decide", "nobody has to decide anything in this position")
    _check_counts(view)
    if not view.in_turn and not view.legal_actions():
        raise CannotAnalyse("nothing-to-decide", f"seat {view.seat} has nothing to decide in this position")


def _check_counts(view: View) -> None:
    """Raise ``InvalidPosition`` if the numbers of cards, or the seats that are asked, cannot be right.

    A position that was set up by hand may have fewer cards than the pack, but not more.
    """
    round_ = view.round
    for seat, count in enumerate(view.counts):
        known = len(round_.hands[seat])
        if count > MAX_CARDS:
            raise invalid(f"seat {seat} holds {count} cards, more than {MAX_CARDS}")
        if seat not in view.hidden and count != known:
            raise invalid(f"seat {seat} holds {known} cards, but 'counts' says {count}")
        if seat in view.hidden and (count == 0) != (seat in round_.out):
            raise invalid(f"seat {seat} holds {count} cards, which does not fit to who is out")
    if sum(view.counts[seat] for seat in view.hidden) > len(view.unseen):
        raise invalid("the hidden hands have more cards than the pack has left")
    if round_.phase in ("play", "take") and view.waiting != round_.to_act():
        raise invalid("'waiting' must be the seat in turn")
    if view.seat in view.hidden:
        raise invalid("the hand of the seat itself must be known")
