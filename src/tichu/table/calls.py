"""Which calls of partners are simultaneous (T4)."""

from __future__ import annotations

from tichu.core.actions import Grand, Tichu
from tichu.core.round import Round
from tichu.table.state import TableState
from tichu.table.windows import Intent


def simultaneous_calls(state: TableState, intent: Intent) -> tuple[int, ...]:
    """Return the seats of partners whose calls, with this action, are simultaneous.

    Two calls are simultaneous if each was sent before the other was shown to its sender. The answers to the
    Grand Tichu question are shown together, when the last one is given.
    """
    match, seat, action = state.match, intent.seat, intent.action
    assert match is not None
    round_ = match.round
    if not round_.settings.withdraw_calls:
        return ()
    if isinstance(action, Grand) and round_.to_act() == [seat]:
        callers = {caller for caller, call in round_.calls.items() if call == "grand"}
        return _with_partners(round_, callers | {seat} if action.call else callers)
    if isinstance(action, Tichu) and intent.seen is not None:
        unseen = {caller for caller, shown_at in state.called_at.items() if shown_at > intent.seen}
        return _with_partners(round_, {seat, *unseen.intersection(round_.calls)})
    return ()


def _with_partners(round_: Round, callers: set[int]) -> tuple[int, ...]:
    """Return the callers who have a partner among them; one player's two seats are not partners."""
    variant = round_.game.variant
    return tuple(
        caller
        for caller in sorted(callers)
        if any(
            partner in callers and partner not in round_.seats_of(caller)
            for partner in variant.partners(round_, caller)
        )
    )
