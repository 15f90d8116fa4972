"""The decisions of a recorded round: every moment at which somebody could have done something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.errors import TichuError
from tichu.core.round import Round
from tichu.kernel.bridge import VARIANTS
from tichu.records import Record, Step, steps

Kind: TypeAlias = Literal["grand", "tichu", "no-tichu", "exchange", "lead", "play", "pass", "bomb", "give"]
Part: TypeAlias = Literal["calls", "exchange", "play"]

PARTS: Final[dict[Kind, Part]] = {
    "grand": "calls",
    "tichu": "calls",
    "no-tichu": "calls",
    "exchange": "exchange",
    "lead": "play",
    "play": "play",
    "pass": "play",
    "bomb": "play",
    "give": "play",
}


class CannotReview(TichuError):
    """A game the searching player does not know."""


class Moment(NamedTuple):
    """One decision: who, when, what the round was like, and what was done.

    ``turn`` is the number of the action in its round, from 1. ``then`` is the play that followed a call of
    Tichu at once. ``player`` is who decides: for Trichu's dummy that is the soloist.
    """

    number: int
    turn: int
    seat: int
    player: int
    kind: Kind
    before: Round
    action: Action
    then: Play | None = None

    @property
    def part(self) -> Part:
        """Whether it belongs to the calls, the exchange or the play."""
        return PARTS[self.kind]


def check_reviewable(record: Record) -> None:
    """Refuse a game that the searching player cannot play."""
    if record.header.variant not in VARIANTS:
        games = ", ".join(VARIANTS)
        raise CannotReview(
            "not-reviewed",
            f"a review needs the searching player, who knows {games}, not {record.header.variant}",
        )


def rounds_of(record: Record) -> dict[int, list[Step]]:
    """The steps of a record, round by round."""
    found: dict[int, list[Step]] = {}
    for step in steps(record):
        found.setdefault(step.number, []).append(step)
    return found


def moments_of(played: Sequence[Step], seating: Sequence[int]) -> list[Moment]:
    """The decisions of one round, in order; where nothing could be chosen there is none."""
    found: list[Moment] = []
    for at, step in enumerate(played):
        if step.before.breach is None and not _withdrawn(played, at):
            following = played[at + 1] if at + 1 < len(played) else None
            found += _at(step, following, decider(step.before, step.seat, seating))
    return found


def _withdrawn(played: Sequence[Step], at: int) -> bool:
    """Whether this is a call that was taken back: it cost nothing."""
    seat, action = played[at].seat, played[at].action
    return isinstance(action, Tichu) and any(
        later.seat == seat and isinstance(later.action, Withdraw) for later in played[at + 1 :]
    )


def _at(step: Step, following: Step | None, player: int) -> Iterator[Moment]:
    round_, seat, action = step.before, step.seat, step.action
    moment = Moment(step.number, step.turn, seat, player, "play", round_, action)
    if isinstance(action, Grand):
        yield moment._replace(kind="grand")
    elif isinstance(action, Tichu):
        then = None
        if following is not None and following.seat == seat and isinstance(following.action, Play):
            then = following.action
        yield moment._replace(kind="tichu", then=then)
    elif isinstance(action, Exchange):
        if round_.game.variant.forced_gift(round_, seat) is None:
            yield moment._replace(kind="exchange")
    elif isinstance(action, Play) and _could_call(round_, seat):
        yield moment._replace(kind="no-tichu")
    if isinstance(action, Play | Pass | Give) and _has_choice(round_, seat):
        yield moment._replace(kind=_kind(round_, seat, action))


def _kind(round_: Round, seat: int, action: Action) -> Kind:
    if isinstance(action, Give):
        return "give"
    if isinstance(action, Pass):
        return "pass"
    assert isinstance(action, Play)
    if is_bomb(round_, action) and round_.trick:
        return "bomb"
    return "play" if round_.trick and not _on_the_dog(round_) else "lead"


def is_bomb(round_: Round, action: Action) -> bool:
    """Whether the action throws or leads a bomb."""
    if not isinstance(action, Play) or len(action.cards) < 4:
        return False
    ranks = {card >> 2 for card in action.cards}
    if len(action.cards) == 4:
        return len(ranks) == 1
    suits = {card & 3 for card in action.cards}
    plain = all(8 <= card < 60 for card in action.cards)
    return plain and len(suits) == 1 and max(ranks) - min(ranks) == len(action.cards) - 1


def _on_the_dog(round_: Round) -> bool:
    return round_.top is not None and round_.top.combo.cards == (0,)


def _could_call(round_: Round, seat: int) -> bool:
    """Whether this is the last moment at which the seat could have called Tichu, with something to win."""
    if seat in round_.started or seat in round_.calls or round_.out or not round_.settings.tichu:
        return False
    partners = round_.game.variant.partners(round_, seat)
    if any(partner in round_.calls for partner in partners):
        return False
    return any(isinstance(action, Tichu) for action in round_.legal_actions(seat))


def _has_choice(round_: Round, seat: int) -> bool:
    """Whether there was more than one thing to do, calls aside; out of turn one may always do nothing."""
    if round_.turn != seat:
        return True
    different = {
        (tuple(card >> 2 for card in action.cards), action.stands_for, action.wish, action.to)
        if isinstance(action, Play)
        else action
        for action in round_.legal_actions(seat)
        if not isinstance(action, Tichu | Withdraw | Take)
    }
    return len(different) > 1


def decider(round_: Round, seat: int, seating: Sequence[int]) -> int:
    """The player who acts for the seat: its own, or the soloist for Trichu's dummy."""
    if seat == round_.dummy and round_.soloist is not None:
        return seating[round_.soloist]
    return seating[seat]
