"""Carry out a request: check who asks and whether it is possible, and add the events that follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tichu.server.tournaments import directing, entries, scoring
from tichu.server.tournaments import requests as r
from tichu.server.tournaments.draft import Draft
from tichu.server.wire import Model
from tichu.tournament import commands

DECISIONS: Final[dict[type[Model], Callable[[Draft, Any], None]]] = {
    r.Register: entries.register,
    r.Join: entries.join,
    r.TakeNewName: entries.rename,
    r.LeaveEntry: entries.leave,
    r.CheckIn: entries.check_in,
    r.Absent: entries.absent,
    r.WithdrawEntrant: entries.withdraw,
    r.RemovePerson: entries.remove,
    r.AddEntrant: entries.add,
    r.ChangeEntrant: entries.change,
    r.Report: scoring.report,
    r.Confirm: scoring.confirm,
    r.Dispute: scoring.dispute,
    r.Correct: scoring.correct,
    r.Replace: directing.replace,
    r.StandIn: directing.stand_in,
    r.Extend: directing.extend,
    r.Announce: directing.announce,
    r.Note: directing.note,
    r.Halt: directing.halt,
    r.Continue: directing.go_on,
    r.ChangeSettings: directing.change_settings,
    r.SetDirector: directing.set_director,
    r.SetClub: directing.set_club,
    r.UndoPairing: directing.undo_pairing,
    r.ShowDeals: directing.show_deals,
    r.CloseTournament: directing.close,
}
"""How each request is decided; rounds are paired apart, because that may take a second."""


def decide(draft: Draft, request: r.Request) -> None:
    """Add the events that follow from a request, or refuse it."""
    if not isinstance(request, r.TakeNewName):  # whoever is deleted loses their name everywhere
        draft.check_open()
    if isinstance(request, r.PairRound):
        pair(draft)
    else:
        DECISIONS[type(request)](draft, request)


def pair(draft: Draft) -> None:
    """Pair the next round."""
    draft.check_director()
    directing.check_pairing(draft)
    directing.prepare_pairing(draft)
    if draft.state.is_arena and draft.tournament.ends is None:
        draft.add(commands.start_clock(draft.tournament, draft.now))
    directing.add_round(draft, commands.pair(draft.tournament, draft.now))
