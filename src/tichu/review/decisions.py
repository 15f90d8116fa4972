"""The decisions in a recorded round: every point at which a player had a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from tichu.core import combos
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
    """The game's variant is not supported by the search."""


class RecordedDecision(NamedTuple):
    """One decision: the position, the seat, and the action taken.

    ``turn`` is the number of the action in its round, from 1. ``then`` is the play that directly followed a
    Tichu call. ``player`` is the player who decides: for the dummy in Trichu, the soloist.
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
        """Part of the round the decision belongs to."""
        return PARTS[self.kind]


def check_reviewable(record: Record) -> None:
    """Raise ``CannotReview`` unless the search supports the record's variant."""
    if record.header.variant not in VARIANTS:
        games = ", ".join(VARIANTS)
        raise CannotReview(
            "not-reviewed",
            f"reviews support {games}, not {record.header.variant}",
            params={"games": games},
        )


def rounds_of(record: Record) -> dict[int, list[Step]]:
    """Return the steps of a record by round."""
    found: dict[int, list[Step]] = {}
    for step in steps(record):
        found.setdefault(step.number, []).append(step)
    return found


def decisions_of(played: Sequence[Step], seating: Sequence[int]) -> list[RecordedDecision]:
    """Return the decisions of one round in order, leaving out forced actions."""
    found: list[RecordedDecision] = []
    for at, step in enumerate(played):
        if step.before.breach is None and not _withdrawn(played, at):
            following = played[at + 1] if at + 1 < len(played) else None
            found += _at(step, following, seating[step.before.acting_seat(step.seat)])
    return found


def _withdrawn(played: Sequence[Step], at: int) -> bool:
    """Return whether this is a call that was withdrawn later; it cost nothing."""
    seat, action = played[at].seat, played[at].action
    return isinstance(action, Tichu) and any(
        later.seat == seat and isinstance(later.action, Withdraw) for later in played[at + 1 :]
    )


def _at(step: Step, following: Step | None, player: int) -> Iterator[RecordedDecision]:
    round_, seat, action = step.before, step.seat, step.action
    decision = RecordedDecision(step.number, step.turn, seat, player, "play", round_, action)
    if isinstance(action, Grand):
        yield decision._replace(kind="grand")
    elif isinstance(action, Tichu):
        then = None
        if following is not None and following.seat == seat and isinstance(following.action, Play):
            then = following.action
        yield decision._replace(kind="tichu", then=then)
    elif isinstance(action, Exchange):
        if round_.game.variant.forced_gift(round_, seat) is None:
            yield decision._replace(kind="exchange")
    elif isinstance(action, Play) and _could_call(round_, seat):
        yield decision._replace(kind="no-tichu")
    if isinstance(action, Play | Pass | Give) and _has_choice(round_, seat):
        yield decision._replace(kind=_kind(round_, seat, action))


def _kind(round_: Round, seat: int, action: Action) -> Kind:
    if isinstance(action, Give):
        return "give"
    if isinstance(action, Pass):
        return "pass"
    assert isinstance(action, Play)
    if round_.can_throw(seat, action):
        return "bomb"
    return "play" if round_.trick and not _on_the_dog(round_) else "lead"


def is_bomb(round_: Round, action: Action) -> bool:
    """Return whether the action plays a bomb, on the table or as a lead."""
    return isinstance(action, Play) and combos.is_bomb(action.cards, round_.game.combo_rules)


def _on_the_dog(round_: Round) -> bool:
    return round_.top is not None and round_.top.combo.cards == (0,)


def _could_call(round_: Round, seat: int) -> bool:
    """Return whether this is the seat's last chance to call Tichu, with something to gain."""
    if seat in round_.started or seat in round_.calls or round_.out or not round_.settings.tichu:
        return False
    partners = round_.game.variant.partners(round_, seat)
    if any(partner in round_.calls for partner in partners):
        return False
    return round_.why_not(seat, Tichu()) is None


def _has_choice(round_: Round, seat: int) -> bool:
    """Return whether there was a choice apart from calls. Out of turn, passing is always possible."""
    if round_.turn != seat:
        return True
    different = {
        (action.pattern, action.wish) if isinstance(action, Play) else action
        for action in round_.legal_actions(seat)
        if not isinstance(action, Tichu | Withdraw | Take)
    }
    return len(different) > 1
