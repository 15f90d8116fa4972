"""Matches that people have played on their own device: checked completely before they are stored."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from tichu.core.errors import TichuError
from tichu.local import checks
from tichu.local.bots import check_bot
from tichu.local.bridge import PLAYER
from tichu.local.log import LogEntry
from tichu.local.matches import match_record
from tichu.local.upload import PLAY, SETUP, unpack_match
from tichu.records import read_record, replay
from tichu.records.commitment import opens
from tichu.server.store.rows import MatchRow, NewEvents, RoundRow, TableRow
from tichu.server.table.log import to_stored
from tichu.server.table.rows import match_row, round_row, table_row
from tichu.table import events as e
from tichu.table.command_rules import BOT_NAMES
from tichu.table.errors import Refused
from tichu.table.options import TableOptions
from tichu.table.state import TableState

EARLIEST: Final = 1_577_836_800.0
"""Unix time before which nobody can have played: the year 2020."""


class DeviceOwner(NamedTuple):
    """Who has played a match on their device, as the server knows them."""

    player: str
    name: str


class CheckedMatch(NamedTuple):
    """A match that can be stored, with the rows for lists."""

    entry: NewEvents
    rounds: tuple[RoundRow, ...]


def device_table(player: str, game: str, match: int) -> str:
    """Return the id of the table of a match: always the same, so that sending it twice is harmless."""
    digest = hashlib.sha256(f"{player}\n{game}\n{match}".encode()).hexdigest()
    return f"d{digest[:23]}"


def check_match(packed: str, table: str, owner: DeviceOwner, now: float) -> CheckedMatch:
    """Replay a packed match by the rules; refuse it if anything in it is not possible."""
    try:
        return _checked(unpack_match(packed), table, owner, now)
    except (TichuError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as why:
        reason = f"this match cannot be accepted: {type(why).__name__}: {why}"
        raise bad_match(reason[:300]) from why


def bad_match(reason: str) -> Refused:
    """Return the refusal of a match."""
    return Refused("bad-device-game", reason, 422)


def _checked(log: Sequence[LogEntry], table: str, owner: DeviceOwner, now: float) -> CheckedMatch:
    state = TableState(table)
    taken: list[e.Recorded] = []
    rounds: list[RoundRow] = []
    for seq, entry in enumerate(log, 1):
        recorded = _recorded(seq, entry, state, owner, now)
        state.apply(recorded)
        taken.append(recorded)
        finished = round_row(state, [recorded])
        rounds += [] if finished is None else [finished]
    _check_ending(state, log)
    at = taken[-1].at
    match = match_row(state, taken, at)
    assert match is not None
    closed = e.Recorded(len(taken) + 1, e.Closed(), at, None, None)
    state.apply(closed)
    taken.append(closed)
    row = table_row(state, taken, at)
    assert row is not None
    return CheckedMatch(_entry(taken, row, match), tuple(rounds))


def _entry(taken: Sequence[e.Recorded], row: TableRow, match: MatchRow) -> NewEvents:
    """Return what is written, marked as played on a device; it can never be rated."""
    assert match.result is not None
    marked = replace(match, result={**match.result, "to_rate": False, "device": True})
    return NewEvents(row.id, tuple(to_stored(recorded) for recorded in taken), row, marked)


def _check_ending(state: TableState, log: Sequence[LogEntry]) -> None:
    """Refuse a match that is not over, or whose record the library does not read and replay equally."""
    if state.match is None or not state.match.over:
        raise bad_match("the match is not over")
    replayed = replay(read_record(match_record(log, 1)).sound())
    if not replayed.over or replayed.scores != state.match.scores:
        raise bad_match("the record of the match has another end")


# -- events --------------------------------------------------------------------------------------------------


def _recorded(seq: int, entry: LogEntry, state: TableState, owner: DeviceOwner, now: float) -> e.Recorded:
    checks.keys(entry, "event", ("seq", "kind", "data", "at", "player", "action_id"))
    kind, at = entry["kind"], entry["at"]
    if kind not in (*SETUP, *PLAY) or (kind == "created") != (seq == 1) or entry["seq"] != seq:
        raise bad_match(f"event {seq} is not expected")
    if kind in ("options", "sat", "swapped", "started") and state.status != "open":
        raise bad_match(f"event {seq} comes too late")
    if type(at) not in (int, float) or not math.isfinite(at) or at < EARLIEST:
        raise bad_match(f"event {seq} has no time")
    event = e.EVENTS[kind].from_json(_data(kind, entry["data"], owner), state.game)
    _check_event(event, state)
    return e.Recorded(seq, event, min(float(at), now), _person(entry["player"], owner), None)


def _person(player: object, owner: DeviceOwner) -> str | None:
    if player not in (None, PLAYER):
        raise bad_match("there is one person at the table")
    return owner.player if player == PLAYER else None


def _data(kind: str, data: dict[str, Any], owner: DeviceOwner) -> dict[str, Any]:
    """Return the data of an event with the server's name of the person."""
    match kind:
        case "created":
            checks.keys(data, "created", ("host", "options"))
            return {"host": owner.player, "options": _options(data["options"])}
        case "options":
            return {"options": _options(data["options"])}
        case "sat" if data["player"] is not None:
            _person(data["player"], owner)
            if data["bot"] is not None:
                raise bad_match("a place has a person or a bot")
            return {"place": data["place"], "player": owner.player, "name": owner.name, "bot": None}
        case "sat":
            check_bot(data["bot"])
            if data["name"] not in BOT_NAMES:
                raise bad_match("bots have other names")
            return {"place": data["place"], "player": None, "name": data["name"], "bot": data["bot"]}
        case "started":
            return {}
        case _:
            return data


def _options(data: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a table that nobody else can find and that is not rated."""
    options = TableOptions.from_json(checks.options(data))
    return replace(options, title="", public=False, rated=False).to_json()


def _check_event(event: e.Event, state: TableState) -> None:
    match event:
        case e.Dealt(sealed):
            _check_deal(event, state)
            if not opens(sealed.salt, sealed.number, sealed.deal, sealed.commitment):
                raise bad_match("the cards are not those that were committed to")
        case e.Acted(seat, place, by):
            if state.match is None or state.match.controller(seat) != place:
                raise bad_match("somebody else plays this seat")
            if (by == "bot") != (state.places[place].bot is not None) and by != "auto":
                raise bad_match("somebody else has decided this")
            checks.number(event.spent, "spent", 0, 3600)
        case e.Started() if any(place.empty for place in state.places):
            raise bad_match("a place is empty")
        case _:
            pass


def _check_deal(event: e.Dealt, state: TableState) -> None:
    """Refuse cards that are not the pack, and a deal that is not the next one."""
    number, deal, _, _ = event.sealed
    variant, settings = state.game.variant, state.game.settings
    cards = Counter(card for pile in (*deal.hands, *deal.stock, deal.faceup) for card in pile)
    if state.status != "running" or cards != Counter(variant.pack(settings)):
        raise bad_match("these are not the cards of the game")
    expected = 1 if state.match is None else state.match.rounds_played + 1
    if number != expected or (state.match is not None and deal.setup != state.match.next_setup()):
        raise bad_match("another round comes next")
