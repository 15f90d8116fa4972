"""Rules of tables that a tournament has arranged: whoever comes sits down, and the match starts itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tichu.core.variants import Setup
from tichu.table import commands as c
from tichu.table import events as e
from tichu.table.arrangement import Arrangement
from tichu.table.commands import Command, Person
from tichu.table.deals import SealedDeal
from tichu.table.errors import Refused, forbidden
from tichu.table.providers import Providers
from tichu.table.state import TableState

SeatBot: TypeAlias = Callable[[int], e.Sat]
"""Returns the event that seats a stand-in at a place."""
_ARRANGED: Final = (
    c.SeatBot, c.OpenPlace, c.Swap, c.HandOver, c.ChangeOptions, c.Start, c.Rematch, c.Close,
)  # fmt: skip
"""Commands that the tournament leaves to nobody at the table."""


def check_command(state: TableState, who: Person, command: Command) -> None:
    """Refuse what is left to the tournament."""
    if state.arrangement is None:
        return
    if isinstance(command, _ARRANGED) or (isinstance(command, c.Ready) and state.status == "finished"):
        raise Refused("arranged-table", "the tournament arranges this table", 403)
    if isinstance(command, c.ResumeGame) and state.arrangement.held:
        raise Refused("director-paused", "the director has paused this table", 403)
    if isinstance(command, c.Sit) and command.place not in (None, state.reserved_place(who.id)):
        raise forbidden("this place is reserved for somebody else")


def arrive(state: TableState, who: Person, providers: Providers, seat_bot: SeatBot) -> list[e.Event]:
    """Seat somebody for whom a place is reserved.

    The last one to come starts the match; so does the first one if bots may play for the others.
    """
    place = state.reserved_place(who.id)
    if place is None or state.status not in ("open", "running"):
        return []
    events: list[e.Event] = [
        e.Sat(place, who.id, who.name, None, waits=_waits(state, who, place), avatar=who.avatar)
    ]
    if state.status == "running":
        return [*events, e.Resumed(who.id)] if state.asleep else events
    assert state.arrangement is not None
    missing = [at for at in state.free_places() if at != place]
    return [*events, *_begin(state, state.arrangement, missing, providers, seat_bot)]


def arrange(state: TableState, wanted: Arrangement, providers: Providers, seat_bot: SeatBot) -> list[e.Event]:
    """Return the events that make a table what the tournament wants; none if it is."""
    before = state.arrangement
    if before is None or wanted == before:
        return []
    events: list[e.Event] = [e.Arranged(wanted)]
    replaced = [
        at
        for at, (place, people) in enumerate(zip(state.places, wanted.reserved, strict=True))
        if place.player is not None and not place.left and place.player not in people
    ]
    if state.status in ("open", "running"):
        events += map(e.Left, replaced)
    if state.status == "running":
        if wanted.held and not before.held:
            events.append(e.Paused(wanted.tournament))
        elif before.held and not wanted.held and state.paused:
            events.append(e.Resumed(wanted.tournament))
    elif state.status == "open":
        missing = sorted({*state.free_places(), *replaced})
        events += _begin(state, wanted, missing, providers, seat_bot)
    return events


def _begin(
    state: TableState, wanted: Arrangement, missing: list[int], providers: Providers, seat_bot: SeatBot
) -> list[e.Event]:
    """Start if everybody is there, or if somebody is and bots may play for those who are missing."""
    absent = len(missing) == len(state.places) or (missing and not wanted.play_on)
    if wanted.held or absent:
        return []
    bots = [seat_bot(place) for place in missing]
    return [*bots, e.Started(not bots), e.Dealt(deal(state, providers))]


def deal(state: TableState, providers: Providers) -> SealedDeal:
    """Deal the next round: a board of the tournament, or shuffled cards."""
    match = state.match if state.status == "running" else None
    if not state.boards:
        return providers.shuffle(state.game, match)
    number = 1 if match is None else match.rounds_played + 1
    first = Setup(tuple(range(state.game.seats)), 0, 0)
    board = state.boards[number - 1]
    return providers.seal(number, board.deal(first if match is None else match.next_setup()))


def _waits(state: TableState, who: Person, place: int) -> bool:
    return state.in_play and state.left_in_round.get(who.id) != place
