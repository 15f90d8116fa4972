"""What follows from a command: events, or a refusal with a reason."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, Final, NamedTuple

from tichu.core.errors import TichuError
from tichu.core.teams import team_of
from tichu.table import arranged_rules
from tichu.table import commands as c
from tichu.table import events as e
from tichu.table.arrangement import Arrangement, Board
from tichu.table.commands import Command, Person
from tichu.table.errors import Refused, forbidden
from tichu.table.limits import MAX_CHAT_EVENTS, MAX_ROUNDS, MAX_TARGET
from tichu.table.options import TableOptions
from tichu.table.providers import Providers
from tichu.table.state import TableState

BOT_NAMES: Final = ("Mei", "Bao", "Lin", "Tao", "Hua", "Jin", "Xia", "Wen", "Yun", "Kai", "Nan", "Shu")
"""The names of bots, by place."""

_AFTER_LIMIT: Final = (c.Leave, c.Close, c.ResumeGame, c.Ready, c.Back)
"""Commands that are still accepted when a table, or a person, has reached the maximum of events."""


class Context(NamedTuple):
    """What a command is decided with, besides the state and the person.

    Attributes:
        votes: The persons who have asked for the same before (to pause, to go on, to play again, …).
        providers: Shuffled cards and bots.
    """

    votes: Set[str]
    providers: Providers


def decide(state: TableState, who: Person, command: Command, context: Context) -> list[e.Event]:
    """Return the events that follow from a command; none if it counts only together with those of others."""
    if state.status == "closed":
        raise Refused("table-closed", "this table is closed")
    if not isinstance(command, _AFTER_LIMIT):
        _check_limit(state, who)
    arranged_rules.check_command(state, who, command)
    return _DECISIONS[type(command)](state, who, command, context)


def create(who: Person, options: TableOptions, sit: bool, check_bot: Callable[[str], None]) -> list[e.Event]:
    """Return the first events of a new table; the person who makes it is the host, and may sit down."""
    check_options(options, check_bot)
    _check_account(who, options)
    created = e.Created(who.id, options)
    return [created, _sits(who, 0)] if sit else [created]


def create_arranged(
    options: TableOptions,
    arrangement: Arrangement,
    boards: tuple[Board, ...],
    check_bot: Callable[[str], None],
) -> list[e.Event]:
    """Return the first event of a table of a tournament. Nobody is its host."""
    check_options(options, check_bot)
    return [e.Created("", options, arrangement, boards)]


def check_options(options: TableOptions, check_bot: Callable[[str], None]) -> None:
    """Refuse contradictory house rules, matches without an end, and a stand-in that does not exist."""
    try:
        settings = options.game().settings
    except TichuError as why:
        raise Refused(why.code, str(why), 422, params=why.params) from None
    for name, wanted, maximum in (
        ("target", settings.target, MAX_TARGET),
        ("rounds", settings.rounds, MAX_ROUNDS),
    ):
        if wanted is not None and wanted > maximum:
            sentence = f"{name} can be at most {maximum}, not {wanted}"
            raise Refused("bad-setting", sentence, 422, params={"rule": name})
    check_bot(options.stand_in)


def _check_account(who: Person, options: TableOptions) -> None:
    if options.rated and not who.account:
        raise Refused("account-needed", "rated tables are for people with an account", 403)


# -- before the start --------------------------------------------------------------------------------------


def _sit(state: TableState, who: Person, command: c.Sit, context: Context) -> list[e.Event]:
    if state.arrangement is not None:
        stand_in = state.options.stand_in
        arrives = arranged_rules.arrive(
            state, who, context.providers, lambda place: seats_bot(place, stand_in)
        )
        if not arrives:
            raise forbidden("no place at this table is reserved for you")
        return arrives
    _check_account(who, state.options)
    place = _wanted_place(state, who, command.place)
    waits = state.in_play and state.left_in_round.get(who.id) != place
    events: list[e.Event] = [_sits(who, place, waits)]
    if state.host is None or (state.host != who.id and not _host_is_here(state)):
        events.append(e.HostChanged(who.id))
    return [*events, *_wakes(state, who)]


def _wanted_place(state: TableState, who: Person, place: int | None) -> int:
    here = state.place_of(who.id)
    free = state.free_places()
    if here is not None and (place is None or state.status == "running"):
        raise Refused("already-seated", "you have a place at this table")
    if place is None and not free:
        raise Refused("table-full", "there is no free place at this table")
    if place is not None:
        _check_place(state, place)
        if place not in free:
            raise Refused("place-taken", "somebody else sits there")
    if place is not None:
        return place
    own = [number for number in free if state.places[number].player == who.id]
    return own[0] if own else free[0]


def _sits(who: Person, place: int, waits: bool = False) -> e.Sat:
    return e.Sat(place, who.id, who.name, None, waits, who.avatar)


def _admit(state: TableState, who: Person, command: c.Admit, context: Context) -> list[e.Event]:
    """Let a newcomer play in this round if all who play agree; nobody may see two hands of a round."""
    own = _own_place(state, who)
    _check_place(state, command.place)
    newcomer = state.places[command.place]
    if newcomer.player is None or not newcomer.waits:
        raise Refused("nobody-waits", "nobody waits for the next deal at that place")
    if state.places[own].waits:
        raise forbidden("those who play in this round decide")
    if state.left_in_round.get(newcomer.player, command.place) != command.place:
        raise Refused("seen-cards", "that person has seen another hand of this round")
    others = {place.player for place in state.places if place.player and not (place.left or place.waits)}
    return [e.Admitted(command.place)] if others <= {*context.votes, who.id} else []


def _leave(state: TableState, who: Person, command: c.Leave, context: Context) -> list[e.Event]:
    return _leaves(state, who)


def _leaves(state: TableState, who: Person) -> list[e.Event]:
    events: list[e.Event] = [e.Left(_own_place(state, who))]
    others = [player for player in state.people() if player != who.id]
    if state.host == who.id:
        events.append(e.HostChanged(others[0] if others else None))
    if state.status == "running" and not others and state.arrangement is None:
        events.append(e.Closed())
    elif state.status == "running" and not state.paused and state.only_bots_without(who.id):
        events.append(e.Paused(None))
    return events


def _seat_bot(state: TableState, who: Person, command: c.SeatBot, context: Context) -> list[e.Event]:
    _check_host(state, who)
    _check_not_running(state)
    _check_place(state, command.place)
    context.providers.check_bot(command.bot)
    if state.places[command.place].player is not None and command.place not in state.free_places():
        raise Refused("place-taken", "somebody sits there: open the place first")
    return [seats_bot(command.place, command.bot)]


def seats_bot(place: int, bot: str) -> e.Sat:
    """Return the event that puts a bot on a place."""
    return e.Sat(place, None, BOT_NAMES[place], bot)


def _open_place(state: TableState, who: Person, command: c.OpenPlace, context: Context) -> list[e.Event]:
    _check_host(state, who)
    _check_not_running(state)
    _check_place(state, command.place)
    place = state.places[command.place]
    if place.empty:
        raise Refused("nobody-there", "that place is open already")
    return _leaves(state, who) if place.player == who.id else [e.Left(command.place)]


def _swap(state: TableState, who: Person, command: c.Swap, context: Context) -> list[e.Event]:
    _check_host(state, who)
    _check_not_running(state)
    _check_place(state, command.a)
    _check_place(state, command.b)
    if command.a == command.b:
        raise Refused("same-place", "two different places can be swapped")
    return [e.Swapped(command.a, command.b)]


def _hand_over(state: TableState, who: Person, command: c.HandOver, context: Context) -> list[e.Event]:
    _check_host(state, who)
    if command.player not in state.people():
        raise Refused("not-at-the-table", "the host must be somebody who has a place")
    return [e.HostChanged(command.player)]


def _change_options(
    state: TableState, who: Person, command: c.ChangeOptions, context: Context
) -> list[e.Event]:
    _check_host(state, who)
    _check_not_running(state)
    check_options(command.options, context.providers.check_bot)
    _check_account(who, command.options)
    if command.options.rated and not state.options.rated and set(state.people()) - {who.id}:
        # Whether the others have accounts is checked when they sit down.
        raise Refused("people-seated", "a table can become a rated one while nobody else has a place there")
    count = command.options.game().settings.players
    if not set(range(count, len(state.places))) <= set(state.free_places()):
        raise Refused("place-taken", f"with {count} players somebody would lose their place")
    return [e.OptionsChanged(command.options)]


def _start(state: TableState, who: Person, command: c.Start, context: Context) -> list[e.Event]:
    _check_host(state, who)
    _check_not_running(state)
    if command.fill is not None:
        context.providers.check_bot(command.fill)
    return _starts(state, context, command.fill)


def _starts(state: TableState, context: Context, fill: str | None = None) -> list[e.Event]:
    """Start a match; the bot ``fill`` takes the open places."""
    if fill is None:
        _check_no_open_place(state)
    bots = [seats_bot(number, fill) for number in state.free_places() if fill is not None]
    rated = state.options.rated and _people_oppose(state)
    return [*bots, e.Started(rated), e.Dealt(context.providers.shuffle(state.game, None))]


def _people_oppose(state: TableState) -> bool:
    """Whether people sit on more than one side.

    A match of one side against bots would have nobody left to play on when those who lose it leave.
    """
    teams = state.game.variant.score_columns == 2
    people = [number for number, place in enumerate(state.places) if place.player and not place.left]
    return len({team_of(number) if teams else number for number in people}) > 1


def _rematch(state: TableState, who: Person, command: c.Rematch, context: Context) -> list[e.Event]:
    if state.status != "finished":
        raise Refused("match-not-over", "the match is not over yet")
    return _start(state, who, c.Start(), context)


def _close(state: TableState, who: Person, command: c.Close, context: Context) -> list[e.Event]:
    _check_host(state, who)
    others = [player for player in state.people() if player != who.id]
    if state.status == "running" and others:
        raise Refused("match-running", "others are still playing: leave, and a bot plays on for you")
    return [e.Closed()]


# -- while it runs -----------------------------------------------------------------------------------------


def _pause(state: TableState, who: Person, command: c.PauseGame, context: Context) -> list[e.Event]:
    if state.status != "running":
        raise Refused("not-running", "there is nothing to pause")
    if state.paused:
        raise Refused("paused", "the table is paused already")
    alone = who.id == state.host and state.attendance.may_pause_alone(who.id)
    votes, people = _count_votes(state, who, context.votes)
    return [e.Paused(who.id)] if alone or 2 * votes > people else []


def _resume(state: TableState, who: Person, command: c.ResumeGame, context: Context) -> list[e.Event]:
    if not state.paused:
        raise Refused("not-paused", "the table is not paused")
    votes, people = _count_votes(state, who, context.votes)
    # Half of the people are enough: one side cannot keep the other from going on.
    return [e.Resumed(who.id)] if who.id == state.host or 2 * votes >= people else []


def _count_votes(state: TableState, who: Person, votes: Set[str]) -> tuple[int, int]:
    """Return how many people at the table ask for this, with this vote, and how many there are."""
    if who.id != state.host:
        _own_place(state, who)
    people = state.people()
    return len({*votes, who.id}.intersection(people)), len(people)


def _ready(state: TableState, who: Person, command: c.Ready, context: Context) -> list[e.Event]:
    """Check the command; the machine counts who is ready. After a match, the last one starts another."""
    _own_place(state, who)
    if state.status == "finished":
        _check_limit(state, who)
        _check_no_open_place(state)
        return _starts(state, context) if {*context.votes, who.id}.issuperset(state.people()) else []
    if state.status != "running" or state.in_play:
        raise Refused("not-between-rounds", "the round is not over")
    return []


def _back(state: TableState, who: Person, command: c.Back, context: Context) -> list[e.Event]:
    place = _own_place(state, who)
    if not state.places[place].away:
        raise Refused("not-away", "nobody is playing for you")
    return [e.CameBack(place), *_wakes(state, who)]


def _wakes(state: TableState, who: Person) -> list[e.Event]:
    """Let a table go on that slept without people."""
    return [e.Resumed(who.id)] if state.asleep else []


def _chat(state: TableState, who: Person, command: c.Chat, context: Context) -> list[e.Event]:
    if [command.text, command.phrase, command.reaction].count(None) != 2:
        raise Refused("malformed", "send one of a text, a phrase and a reaction", 422)
    _check_chat(state, who)
    text = None if command.text is None else _clean(command.text)
    watching = state.place_of(who.id) is None
    return [e.Chatted(who.id, who.name, watching, text, command.phrase, command.reaction)]


def _check_chat(state: TableState, who: Person) -> None:
    if state.chat_events[state.place_of(who.id) is None] >= MAX_CHAT_EVENTS:
        raise Refused("chat-full", f"there is no more chat at this table after {MAX_CHAT_EVENTS} messages")


def _clean(text: str) -> str:
    """Return text without control characters and lone surrogates; refuse it if nothing is left."""
    text = "".join(letter for letter in text if letter.isprintable()).strip()
    if not text:
        raise Refused("malformed", "that message has no readable text", 422)
    return text


def _mute(state: TableState, who: Person, command: c.Mute, context: Context) -> list[e.Event]:
    if command.player == who.id:
        raise Refused("not-yourself", "you cannot mute yourself")
    if command.player not in state.people() and not any(line.player == command.player for line in state.chat):
        raise Refused("not-at-the-table", "there is nobody of that name here")
    if (command.player in state.mutes.get(who.id, ())) == command.on:
        return []
    _check_chat(state, who)
    return [e.Muted(who.id, command.player, command.on)]


# -- checks ------------------------------------------------------------------------------------------------


def _own_place(state: TableState, who: Person) -> int:
    place = state.place_of(who.id)
    if place is None:
        raise forbidden("you have no place at this table")
    return place


def _check_host(state: TableState, who: Person) -> None:
    if state.host != who.id:
        raise forbidden("only the host can do that")


def _host_is_here(state: TableState) -> bool:
    """Whether the host still decides: they sit here, or have filled the table and watch."""
    return state.host in state.people() or state.status == "open"


def _check_limit(state: TableState, who: Person) -> None:
    if not state.may_cause_events(who.id):
        raise Refused("table-limit", "too much has happened at this table: make a new one")


def _check_no_open_place(state: TableState) -> None:
    if state.free_places():
        raise Refused("places-open", "there are open places: wait for somebody, or let bots sit there")


def _check_not_running(state: TableState) -> None:
    if state.status == "running":
        raise Refused("match-running", "a match is running")


def _check_place(state: TableState, place: int) -> None:
    if place >= len(state.places):
        raise Refused("no-such-place", f"the places are numbered 0 to {len(state.places) - 1}", 422)


_DECISIONS: Final[dict[type[Command], Callable[[TableState, Person, Any, Context], list[e.Event]]]] = {
    c.Sit: _sit,
    c.Leave: _leave,
    c.SeatBot: _seat_bot,
    c.OpenPlace: _open_place,
    c.Swap: _swap,
    c.HandOver: _hand_over,
    c.ChangeOptions: _change_options,
    c.Start: _start,
    c.Admit: _admit,
    c.Rematch: _rematch,
    c.Close: _close,
    c.PauseGame: _pause,
    c.ResumeGame: _resume,
    c.Ready: _ready,
    c.Back: _back,
    c.Chat: _chat,
    c.Mute: _mute,
}
