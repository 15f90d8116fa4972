"""What people may do at a table apart from playing: each wish becomes events, or is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tichu.bots import registry
from tichu.core.errors import TichuError, shown
from tichu.server import wire
from tichu.server.errors import Refused, forbidden
from tichu.server.table.dealing import shuffle
from tichu.server.table.state import TableState, game_of

BOT_NAMES: Final = ("Mei", "Bao", "Lin", "Tao", "Hua", "Jin", "Xia", "Wen", "Yun", "Kai", "Nan", "Shu")
"""What the bots are called, by place."""


class Person(NamedTuple):
    """Somebody who visits a table."""

    id: str
    name: str


class Draft(NamedTuple):
    """An event that is about to be written."""

    kind: str
    data: dict[str, Any]


def decide(state: TableState, who: Person, command: wire.Command, votes: set[str]) -> list[Draft]:
    """The events that follow from a wish; none if it only counts together with those of others.

    ``votes`` are the persons who have asked for the same before (to pause, to go on).
    """
    if state.status == "closed":
        raise Refused("table-closed", "this table is closed")
    return _DECISIONS[type(command)](state, who, command, votes)


def create(who: Person, options: wire.TableOptions, sit: bool = True) -> list[Draft]:
    """The first events of a new table; its maker is the host and sits down, or only watches."""
    check_options(options)
    drafts = [Draft("created", {"host": who.id, "options": options.model_dump()})]
    if sit:
        drafts.append(_sits(who, 0))
    return drafts


def check_options(options: wire.TableOptions) -> None:
    """Refuse rules that contradict each other, and a stand-in that does not exist."""
    try:
        game_of(options)
    except TichuError as why:
        raise Refused(why.code, str(why), 422) from None
    check_bot(options.stand_in)


def check_bot(name: str) -> None:
    """Refuse a bot that does not exist, and programs: a visitor never starts one."""
    if name.startswith(registry.COMMAND):
        raise Refused("unknown-bot", "programs sit down over a socket of their own, with a token", 422)
    try:
        registry.check(name)
    except TichuError as why:
        sentence = f"there is no bot {shown(name)}; there are {', '.join(registry.names())}"
        raise Refused(why.code, str(why) if why.code == "unknown-level" else sentence, 422) from None


# -- before the start --------------------------------------------------------------------------------------


def _sit(state: TableState, who: Person, command: wire.Sit, votes: set[str]) -> list[Draft]:
    place = _wanted_place(state, who, command.place)
    drafts = [_sits(who, place)]
    if state.host is None or (state.host != who.id and not _present_host(state)):
        drafts.append(Draft("host", {"player": who.id}))
    return [*drafts, *_wakes(state, who)]


def _wanted_place(state: TableState, who: Person, place: int | None) -> int:
    here = state.place_of(who.id)
    free = state.free_places()
    if here is not None and (place is None or state.status == "running"):
        raise Refused("already-seated", "you have a place at this table")
    if place is None:
        if not free:
            raise Refused("table-full", "there is no free place at this table")
        own = [number for number in free if state.places[number].player == who.id]
        return (own or free)[0]
    _check_place(state, place)
    if place not in free:
        raise Refused("place-taken", "somebody else sits there")
    return place


def _sits(who: Person, place: int) -> Draft:
    return Draft("sat", {"place": place, "player": who.id, "name": who.name, "bot": None})


def _leave(state: TableState, who: Person, command: wire.Leave, votes: set[str]) -> list[Draft]:
    place = _own_place(state, who)
    drafts = [Draft("left", {"place": place})]
    others = [player for player in state.people() if player != who.id]
    if state.host == who.id:
        drafts.append(Draft("host", {"player": others[0] if others else None}))
    if state.status == "running" and not others:
        drafts.append(Draft("closed", {}))
    elif state.status == "running" and not state.paused and _all_away(state, who):
        drafts.append(Draft("paused", {"player": None}))
    return drafts


def _all_away(state: TableState, who: Person) -> bool:
    """Whether bots would hold every place without this person."""
    places = [number for number, chair in enumerate(state.places) if chair.player != who.id]
    return all(state.bot_for(number) is not None for number in places)


def _bot(state: TableState, who: Person, command: wire.SeatBot, votes: set[str]) -> list[Draft]:
    _check_host(state, who)
    _check_not_running(state)
    _check_place(state, command.place)
    check_bot(command.bot)
    if state.places[command.place].player is not None and command.place not in state.free_places():
        raise Refused("place-taken", "somebody sits there: open the place first")
    return [_seats_bot(command.place, command.bot)]


def _seats_bot(place: int, bot: str) -> Draft:
    return Draft("sat", {"place": place, "player": None, "name": BOT_NAMES[place], "bot": bot})


def _open(state: TableState, who: Person, command: wire.OpenPlace, votes: set[str]) -> list[Draft]:
    _check_host(state, who)
    _check_not_running(state)
    _check_place(state, command.place)
    chair = state.places[command.place]
    if chair.empty:
        raise Refused("nobody-there", "that place is open already")
    if chair.player == who.id:
        return _leave(state, who, wire.Leave(type="leave"), votes)
    return [Draft("left", {"place": command.place})]


def _swap(state: TableState, who: Person, command: wire.Swap, votes: set[str]) -> list[Draft]:
    _check_host(state, who)
    _check_not_running(state)
    _check_place(state, command.a)
    _check_place(state, command.b)
    if command.a == command.b:
        raise Refused("same-place", "two different places can be swapped")
    return [Draft("swapped", {"a": command.a, "b": command.b})]


def _hand_over(state: TableState, who: Person, command: wire.HandOver, votes: set[str]) -> list[Draft]:
    _check_host(state, who)
    if command.player not in state.people():
        raise Refused("not-at-the-table", "the host must be somebody who has a place")
    return [Draft("host", {"player": command.player})]


def _options(state: TableState, who: Person, command: wire.ChangeOptions, votes: set[str]) -> list[Draft]:
    _check_host(state, who)
    _check_not_running(state)
    check_options(command.options)
    count = game_of(command.options).settings.players
    if not set(range(count, len(state.places))) <= set(state.free_places()):
        raise Refused("place-taken", f"with {count} players somebody would lose his place")
    return [Draft("options", {"options": command.options.model_dump()})]


def _start(state: TableState, who: Person, command: wire.Start, votes: set[str]) -> list[Draft]:
    _check_host(state, who)
    _check_not_running(state)
    free = state.free_places()
    if free and command.fill is None:
        raise Refused("places-open", "there are open places: wait for somebody, or let bots sit there")
    if command.fill is not None:
        check_bot(command.fill)
    drafts = [_seats_bot(number, command.fill) for number in free if command.fill is not None]
    return [*drafts, Draft("started", {}), Draft("dealt", shuffle(state.game, None).to_json())]


def _rematch(state: TableState, who: Person, command: wire.Rematch, votes: set[str]) -> list[Draft]:
    if state.status != "finished":
        raise Refused("match-not-over", "the match is not over yet")
    return _start(state, who, wire.Start(type="start"), votes)


def _close(state: TableState, who: Person, command: wire.Close, votes: set[str]) -> list[Draft]:
    _check_host(state, who)
    others = [player for player in state.people() if player != who.id]
    if state.status == "running" and others:
        raise Refused("match-running", "others are still playing: leave, and a bot plays on for you")
    return [Draft("closed", {})]


# -- while it runs -----------------------------------------------------------------------------------------


def _pause(state: TableState, who: Person, command: wire.PauseGame, votes: set[str]) -> list[Draft]:
    if state.status != "running":
        raise Refused("not-running", "there is nothing to pause")
    if state.paused:
        raise Refused("paused", "the table is paused already")
    return [Draft("paused", {"player": who.id})] if _agreed(state, who, votes) else []


def _resume(state: TableState, who: Person, command: wire.ResumeGame, votes: set[str]) -> list[Draft]:
    if not state.paused:
        raise Refused("not-paused", "the table is not paused")
    return [Draft("resumed", {"player": who.id})] if _agreed(state, who, votes) else []


def _agreed(state: TableState, who: Person, votes: set[str]) -> bool:
    """Whether the host asks, or most of the people at the table."""
    if who.id == state.host:
        return True
    _own_place(state, who)
    votes.add(who.id)
    people = state.people()
    return 2 * len(votes.intersection(people)) > len(people)


def _ready(state: TableState, who: Person, command: wire.Ready, votes: set[str]) -> list[Draft]:
    """Between two rounds; the table counts who is ready."""
    _own_place(state, who)
    if state.status != "running" or state.in_play:
        raise Refused("not-between-rounds", "the round is not over")
    return []


def _back(state: TableState, who: Person, command: wire.Back, votes: set[str]) -> list[Draft]:
    place = _own_place(state, who)
    if not state.places[place].away:
        raise Refused("not-away", "nobody is playing for you")
    return [Draft("back", {"place": place}), *_wakes(state, who)]


def _wakes(state: TableState, who: Person) -> list[Draft]:
    """A table that slept without people goes on."""
    return [Draft("resumed", {"player": who.id})] if state.asleep else []


def _chat(state: TableState, who: Person, command: wire.Chat, votes: set[str]) -> list[Draft]:
    if (command.text is None) == (command.phrase is None):
        raise Refused("malformed", "say a text or a phrase, one of the two", 422)
    data: dict[str, Any] = {
        "player": who.id,
        "name": who.name,
        "watching": state.place_of(who.id) is None,
    }
    if command.phrase is not None:
        return [Draft("chat", {**data, "phrase": command.phrase})]
    return [Draft("chat", {**data, "text": _clean(command.text or "")})]


def _clean(text: str) -> str:
    """Text without control characters and half characters; one that is nothing else is refused."""
    text = "".join(letter for letter in text if letter.isprintable()).strip()
    if not text:
        raise Refused("malformed", "there is nothing to read in that", 422)
    return text


def _mute(state: TableState, who: Person, command: wire.Mute, votes: set[str]) -> list[Draft]:
    if command.player == who.id:
        raise Refused("not-yourself", "you cannot mute yourself")
    if command.player not in state.people() and not any(line.player == command.player for line in state.chat):
        raise Refused("not-at-the-table", "there is nobody of that name here")
    if (command.player in state.mutes.get(who.id, ())) == command.on:
        return []
    return [Draft("muted", {"by": who.id, "player": command.player, "on": command.on})]


# -- checks ------------------------------------------------------------------------------------------------


def _own_place(state: TableState, who: Person) -> int:
    place = state.place_of(who.id)
    if place is None:
        raise forbidden("you have no place at this table")
    return place


def _check_host(state: TableState, who: Person) -> None:
    if state.host != who.id:
        raise forbidden("only the host can do that")


def _present_host(state: TableState) -> bool:
    """Whether the host still has a say: he sits here, or has filled the table and watches."""
    return state.host in state.people() or state.status == "open"


def _check_not_running(state: TableState) -> None:
    if state.status == "running":
        raise Refused("match-running", "a match is running")


def _check_place(state: TableState, place: int) -> None:
    if place >= len(state.places):
        raise Refused("no-such-place", f"the places are numbered 0 to {len(state.places) - 1}", 422)


_DECISIONS: Final[dict[type[Any], Callable[[TableState, Person, Any, set[str]], list[Draft]]]] = {
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.SeatBot: _bot,
    wire.OpenPlace: _open,
    wire.Swap: _swap,
    wire.HandOver: _hand_over,
    wire.ChangeOptions: _options,
    wire.Start: _start,
    wire.Rematch: _rematch,
    wire.Close: _close,
    wire.PauseGame: _pause,
    wire.ResumeGame: _resume,
    wire.Ready: _ready,
    wire.Back: _back,
    wire.Chat: _chat,
    wire.Mute: _mute,
}
