"""Bomb windows as clients see them (B5). What they do is tested in tests/table, on a virtual clock."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.behaviour.parties import MAH_JONG, Party, bomb, bombing_party, party
from tests.server.behaviour.support import of, story, visit
from tests.server.running import RunningServer

WINDOW: dict[str, Any] = {"bomb_window": 4}
"""Long enough to do several things in it on a busy machine."""


async def lead(people: Party) -> int:
    """Lead the Mah Jong, without a wish; everybody sees the window. Return whose turn it is."""
    ack = await people.act(people.round["turn"], MAH_JONG)
    for visitor in people.everybody:
        await visitor.reach(ack["v"])
        shown = visitor.mirror.live["window"]
        assert shown is not None and 0 < shown <= WINDOW["bomb_window"]
    turn: int = people.round["turn"]
    return turn


async def bombs_on_the_table(people: Party) -> list[tuple[int, set[str]]]:
    """The plays that lie there after the first one."""
    await people.together()
    return [(play["seat"], set(play["cards"].split())) for play in people.round["trick"][1:]]


@pytest.mark.rule("B5")
@story
async def test_the_first_in_playing_order_bombs_even_if_another_was_quicker(server: RunningServer) -> None:
    async with bombing_party(server.url, WINDOW, watchers=1) as (people, bombs):
        (first, first_cards), (second, second_cards) = bombs.items()
        await lead(people)
        early = await people.at(second).act(bomb(second_cards), id="quick")
        late = await people.at(first).act(bomb(first_cards), id="slow")
        assert early["t"] == "held" and late["t"] == "held"
        assert not await bombs_on_the_table(people), "claims are not shown before the window ends"
        ack = await people.at(first).reply("slow")
        assert ack["t"] == "ack"
        assert of(await people.at(second).reply("quick"), "error", code="overtaken")
        await people.together(ack["v"])
        assert await bombs_on_the_table(people) == [(first, set(first_cards.split()))]
        assert people.round["turn"] == (first + 1) % 4


@story
async def test_a_held_play_can_be_sent_again_over_a_new_line(server: RunningServer) -> None:
    async with party(server.url, 4, WINDOW, watchers=1) as people:
        await people.begin()
        turn = await lead(people)
        player, version = people.at(turn), people.host.mirror.version
        held = await player.act({"type": "pass"}, id="p")
        assert held["t"] == "held" and held["v"] == version
        async with visit(player.guest, people.table) as back:
            assert (await back.act({"type": "pass"}, id="p"))["t"] == "held"
            assert people.watchers[0].mirror.version == version, "nobody sees what is held"
            ack = await back.reply("p")
        assert ack["t"] == "ack"
        await people.together(ack["v"])
        assert people.round["passed"] == [turn]


@story
async def test_everybody_is_shown_the_same_window(server: RunningServer) -> None:
    async with party(server.url, 4, WINDOW, watchers=1) as people:
        await people.begin()
        await lead(people)
        version = await people.together()
        windows = [
            [f["d"]["live"]["window"] for f in visitor.frames if f["t"] == "delta" and f["v"] == version]
            for visitor in people.everybody
        ]
        assert windows[0] and all(window == windows[0] for window in windows), windows
