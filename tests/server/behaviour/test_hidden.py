"""Requirement 3: answers to the Grand Tichu question, passed cards and early calls stay hidden until due."""

from __future__ import annotations

import json
from typing import Any

from tests.server.behaviour.parties import Party, party
from tests.server.behaviour.support import Visitor, event_of, of, story, visit
from tests.server.running import RunningServer


def only_waiting_changed(visitor: Visitor, after: int) -> None:
    """Nothing but who is still waited for was told."""
    for frame in visitor.frames[after:]:
        if frame["t"] == "delta":
            assert not event_of(frame), frame
            assert set(frame["d"].get("round", {})) <= {"waiting", "answered", "counts"}, frame
            assert "table" not in frame["d"]


@story
async def test_answers_to_the_grand_tichu_question_are_hidden_until_all_have_answered(
    server: RunningServer,
) -> None:
    async with party(server.url, watchers=1) as people:
        await people.start()
        caller, others = people.players[1], [people.players[0], *people.players[2:], *people.watchers]
        marks = [visitor.now for visitor in others]
        await people.act(1, {"type": "grand", "call": True})
        assert caller.round["calls"] == {"1": "grand"}
        for visitor, mark in zip(others, marks, strict=True):
            only_waiting_changed(visitor, mark)
            assert visitor.round["calls"] == {} and visitor.round["waiting"] == [0, 2, 3]
            assert "grand" not in json.dumps([f["d"].get("event") for f in visitor.frames[mark:]])
        async with visit(others[0].guest, people.table) as fresh:
            assert fresh.round["calls"] == {}
        assert all(len(hand.split()) == 8 for p in people.players for hand in p.round["hands"] if hand)
        await people.answer_all()
        for visitor in people.everybody:
            assert visitor.round["calls"] == {"1": "grand"}
            assert visitor.round["phase"] == "exchange"
            assert visitor.round["counts"] == [14] * 4


@story
async def test_a_tichu_during_the_question_is_held_and_appears_when_all_have_answered(
    server: RunningServer,
) -> None:
    async with party(server.url, watchers=1) as people:
        await people.start()
        await people.act(2, {"type": "grand", "call": False})
        caller, others = people.players[2], [*people.players[:2], people.players[3], *people.watchers]
        marks = [visitor.now for visitor in others]
        held = await caller.act({"type": "tichu"}, id="early")
        assert held["t"] == "held"
        again = await caller.act({"type": "tichu"}, id="early")
        assert again["t"] == "held", "the same action sent again waits as before"
        assert of(await caller.act({"type": "tichu"}, id="other"), "error", code="already-called")
        await people.act(0, {"type": "grand", "call": False})
        await people.act(1, {"type": "grand", "call": False})
        for visitor, mark in zip(others, marks, strict=True):
            if visitor not in people.players[:2]:
                only_waiting_changed(visitor, mark)
            assert visitor.round["calls"] == {}
        await people.act(3, {"type": "grand", "call": False})
        ack = await caller.reply("early")
        assert ack["t"] == "ack"
        await people.together(ack["v"])
        for visitor in people.everybody:
            await visitor.event("acted", seat=2, action={"type": "tichu"})
            assert visitor.round["calls"] == {"2": "tichu"}


@story
async def test_an_early_call_survives_a_new_connection(server: RunningServer) -> None:
    """Whoever sends it again over a new line gets the ack there."""
    async with party(server.url) as people:
        await people.start()
        await people.act(2, {"type": "grand", "call": False})
        caller = people.players[2]
        assert (await caller.act({"type": "tichu"}, id="early"))["t"] == "held"
        async with visit(caller.guest, people.table) as back:
            assert (await back.act({"type": "tichu"}, id="early"))["t"] == "held"
            await people.answer_all()
            assert (await back.reply("early"))["t"] == "ack"
            await back.until(lambda: back.round["calls"] == {"2": "tichu"})  # the delta follows the ack


@story
async def test_passed_cards_are_hidden(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        await people.start()
        await people.answer_all()
        hands = [people.hand(seat) for seat in range(4)]
        marks = {visitor: visitor.now for visitor in people.everybody}
        gifts = [give(hands, seat) for seat in range(4)]
        for seat in range(3):
            await people.act(seat, {"type": "exchange", "give": gifts[seat]})
            for visitor in people.everybody:
                if visitor not in people.players[: seat + 1]:
                    only_waiting_changed(visitor, marks[visitor])
                assert visitor.round["waiting"] == list(range(seat + 1, 4))
                assert visitor.round["received"] == {}
        assert of(
            await people.players[0].act({"type": "exchange", "give": gifts[0]}), "error", code="already-given"
        )
        await people.act(3, {"type": "exchange", "give": gifts[3]})
        for player in people.players:
            seat = player.seat
            assert player.round["received"] == {str(o): gifts[o][str(seat)] for o in range(4) if o != seat}
            assert len(player.hand) == 14
            known = set(hands[seat]) | {gifts[other].get(str(seat)) for other in range(4)}
            for frame in player.frames[marks[player] :]:
                assert cards_in(event_of(frame)) <= known, "nothing of what the others gave each other"
        assert not any(cards_in(event_of(frame)) for frame in people.watchers[0].frames)
        await nothing_in_a_snapshot(people)


async def nothing_in_a_snapshot(people: Party) -> None:
    async with visit(people.watchers[0].guest, people.table) as fresh:
        assert fresh.round["hands"] == [None] * 4
        assert fresh.round["given"] == [None] * 4 and fresh.round["received"] == {}


def give(hands: list[list[str]], seat: int) -> dict[str, str]:
    """The first three cards, one for each of the others."""
    others = [other for other in range(4) if other != seat]
    return {str(other): card for other, card in zip(others, hands[seat], strict=False)}


def cards_in(event: dict[str, Any]) -> set[str]:
    """The cards that an event of the exchange names."""
    action = event.get("action", {})
    return set(action.get("give", {}).values())


@story
async def test_a_call_in_the_exchange_is_seen_at_once(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        await people.start()
        await people.answer_all()
        assert (await people.players[3].act({"type": "tichu"}))["t"] == "ack"
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: v.round["calls"] == {"3": "tichu"})  # type: ignore[misc]
