"""Taking part: registering, joining a pair or team, checking in, leaving."""

from __future__ import annotations

from collections.abc import Iterable

from tichu.server.errors import Refused, not_found
from tichu.server.store.tournaments import AND
from tichu.server.tournaments import events as h
from tichu.server.tournaments import requests as r
from tichu.server.tournaments.draft import Draft
from tichu.server.tournaments.state import HostedTournament
from tichu.table.commands import Person
from tichu.tournament import commands
from tichu.tournament import events as e
from tichu.tournament.options import MAX_NAME


def register(draft: Draft, request: r.Register) -> None:
    """Register a person, or a pair or team with its first member."""
    _check_free(draft, draft.who.id)
    name = _free_name(draft.state, request.name or draft.who.name)
    draft.add(registered := commands.register(draft.tournament, name))
    entrant = registered.entrant
    draft.add(h.EntryOpened(entrant, draft.secrets.code()))
    _join(draft, entrant, draft.who)
    if draft.state.options.entrants != "person":
        draft.add(*(h.PersonInvited(entrant, one) for one in dict.fromkeys(request.invite)))


def join(draft: Draft, request: r.Join) -> None:
    """Join a pair or team with its code, or because of an invitation."""
    state = draft.state
    entrant = _wanted_entrant(state, request, draft.who.id)
    _check_free(draft, draft.who.id)
    if draft.tournament.entrant(entrant).attendance == "withdrawn":
        raise Refused("entry-withdrawn", "this pair or team has withdrawn")
    if len(state.people.get(entrant, ())) >= state.options.members[1]:
        raise Refused("entry-full", "this pair or team is complete")
    _join(draft, entrant, draft.who)


def rename(draft: Draft, request: r.TakeNewName) -> None:
    """Use the present name of a person, in the name of their entrant too if it has no other."""
    state, player = draft.state, draft.who.id
    entrant, old = state.entrant_of(player), state.names.get(player)
    before = [] if entrant is None else _names(state, entrant)
    if old is None or old == draft.who.name:
        return
    name = _free(draft.who.name, (one for one in _member_names(state) if one != old))
    draft.add(h.PersonRenamed(player, name))
    if entrant is None:
        left = [one for one in draft.tournament.entrants.values() if one.name == old]
        for one in left:  # an entry that has been withdrawn keeps the name of who left it last
            if not state.people.get(one.number):
                draft.add(e.EntrantChanged(one.number, _free_name(state, name, one.number), ()))
        return
    if state.options.entrants != "person":
        _name_members(draft, entrant, before)
    elif draft.tournament.entrant(entrant).name in before:
        draft.add(e.EntrantChanged(entrant, _free_name(state, name, entrant), ()))


def leave(draft: Draft, request: r.LeaveEntry) -> None:
    """Leave a pair or team before the start; the last one to leave withdraws it."""
    if draft.tournament.rounds:
        raise Refused("tournament-started", "the tournament has begun: withdraw instead")
    _take_out(draft, draft.own_entrant(), draft.who.id)


def remove(draft: Draft, request: r.RemovePerson) -> None:
    """Take a person out of an entrant."""
    draft.check_director()
    draft.tournament.entrant(request.entrant)
    _take_out(draft, request.entrant, request.player)


def add(draft: Draft, request: r.AddEntrant) -> None:
    """Register somebody by name."""
    draft.check_director()
    draft.add(registered := commands.register(draft.tournament, request.name, request.members))
    draft.add(h.EntryOpened(registered.entrant, draft.secrets.code()))


def change(draft: Draft, request: r.ChangeEntrant) -> None:
    """Change the name of an entrant, and its members if they are names only."""
    draft.check_director()
    entrant = draft.tournament.entrant(request.entrant)
    members = entrant.members if request.members is None else tuple(request.members)
    if request.members is not None and draft.state.on_screens:
        raise Refused("members-join", "members join this pair or team themselves")
    draft.add(commands.change_entrant(draft.tournament, request.entrant, request.name, members))


def check_in(draft: Draft, request: r.CheckIn) -> None:
    """Note that an entrant is there."""
    draft.add(commands.check_in(draft.tournament, draft.entrant_or_own(request.entrant)))


def absent(draft: Draft, request: r.Absent) -> None:
    """Leave an entrant out of the next rounds."""
    draft.add(commands.mark_absent(draft.tournament, draft.entrant_or_own(request.entrant)))


def withdraw(draft: Draft, request: r.WithdrawEntrant) -> None:
    """Take an entrant out of the tournament."""
    draft.add(commands.withdraw(draft.tournament, draft.entrant_or_own(request.entrant)))


# -- how ----------------------------------------------------------------------------------------------------


def _check_free(draft: Draft, player: str) -> None:
    if draft.state.entrant_of(player) is not None:
        raise Refused("already-registered", "you take part in this tournament already")


def _wanted_entrant(state: HostedTournament, request: r.Join, player: str) -> int:
    if request.code is not None:
        found = [entrant for entrant, code in state.codes.items() if code == request.code]
        if found:
            return found[0]
        raise not_found("pair or team")
    for entrant, invited in state.invited.items():
        if player in invited and request.entrant in (None, entrant):
            return entrant
    raise Refused("not-invited", "nobody has invited you", 403)


def _join(draft: Draft, entrant: int, person: Person) -> None:
    """Let a person belong to an entrant, and name the members once there are enough."""
    before = _names(draft.state, entrant)
    name = _free(person.name, _member_names(draft.state))
    draft.add(h.PersonJoined(entrant, person.id, name))
    _name_members(draft, entrant, before)
    found = draft.tournament.entrant(entrant)
    if (
        found.attendance == "absent"
        and draft.state.is_complete(entrant)
        and not draft.state.settings.check_in
    ):
        draft.add(commands.check_in(draft.tournament, entrant))  # it was left out because it was incomplete


def _take_out(draft: Draft, entrant: int, player: str) -> None:
    if player not in [member.player for member in draft.state.people.get(entrant, ())]:
        raise not_found("player")
    before = _names(draft.state, entrant)
    draft.add(h.PersonLeft(entrant, player))
    if not draft.state.people[entrant]:
        if draft.tournament.entrant(entrant).attendance != "withdrawn":
            draft.add(e.EntrantWithdrawn(entrant))
    else:
        _name_members(draft, entrant, before)


def _name_members(draft: Draft, entrant: int, before: list[str]) -> None:
    """Write the names of the members into the library's list, unless a director has entered other ones."""
    state, found = draft.state, draft.tournament.entrant(entrant)
    if state.options.entrants == "person" or (found.members and list(found.members) != before):
        return
    names = _names(state, entrant)
    members = tuple(names) if len(names) >= state.options.members[0] else ()
    own_name = found.name != AND.join(before) and found.name not in before
    name = found.name if own_name else _free_name(state, AND.join(names), entrant)
    if (name, members) != (found.name, found.members):
        draft.add(e.EntrantChanged(entrant, name[:MAX_NAME], members))


def _names(state: HostedTournament, entrant: int) -> list[str]:
    return [member.name for member in state.people.get(entrant, ())]


def _member_names(state: HostedTournament) -> Iterable[str]:
    entered = (name for entrant in state.tournament.entrants.values() for name in entrant.members)
    joined = (member.name for members in state.people.values() for member in members)
    return [*entered, *joined]


def _free_name(state: HostedTournament, name: str, entrant: int | None = None) -> str:
    """Return the name of an entrant, with a number if others have it."""
    return _free(name, (one.name for one in state.tournament.entrants.values() if one.number != entrant))


def _free(name: str, taken: Iterable[str]) -> str:
    used = {one.casefold() for one in taken}
    name = name[: MAX_NAME - 4]
    number, candidate = 1, name
    while candidate.casefold() in used:
        number += 1
        candidate = f"{name} {number}"
    return candidate
