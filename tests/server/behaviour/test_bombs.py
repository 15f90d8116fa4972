"""Requirement 4: bombs are taken in playing order and not by speed (B5)."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.behaviour.parties import MAH_JONG, Party, bomb, bombing_party, party
from tests.server.behaviour.support import Visitor, of, story, visit
from tests.server.guests import Guest
from tests.server.running import RunningServer

SLOW: dict[str, Any] = {"bomb_window": 1.5}
"""Long enough to do several things in it on a busy machine."""

QUICK: dict[str, Any] = {"bomb_window": 0.3}


async def lead(people: Party, window: float | None = None) -> int:
    """The Mah Jong is led, without a wish; everybody sees the window, if there is one. Whose turn it is."""
    leader = people.round["turn"]
    ack = await people.act(leader, MAH_JONG)
    for visitor in people.everybody:
        await visitor.reach(ack["v"])
        shown = visitor.mirror.live["window"]
        if window is None:
            assert shown is None
        else:
            assert shown is not None and 0 < shown <= window
    turn: int = people.round["turn"]
    return turn


async def bombs_on_the_table(people: Party) -> list[tuple[int, str]]:
    """The plays that lie there after the first one."""
    await people.together()
    return [(play["seat"], play["cards"]) for play in people.round["trick"][1:]]


def same_cards(one: str, other: str) -> bool:
    return set(one.split()) == set(other.split())


@story
async def test_the_first_in_playing_order_bombs_even_if_another_was_quicker(server: RunningServer) -> None:
    async with bombing_party(server.url, SLOW, watchers=1) as (people, bombs):
        (first, first_cards), (second, second_cards) = bombs.items()
        await lead(people, 1.5)
        early = await people.at(second).act(bomb(second_cards), id="quick")
        late = await people.at(first).act(bomb(first_cards), id="slow")
        assert early["t"] == "held" and late["t"] == "held"
        assert not await bombs_on_the_table(people), "claims are not shown before the window ends"
        ack = await people.at(first).reply("slow")
        assert ack["t"] == "ack"
        refused = await people.at(second).reply("quick")
        assert of(refused, "error", code="overtaken")
        await people.together(ack["v"])
        (seat, cards), *more = await bombs_on_the_table(people)
        assert seat == first and same_cards(cards, first_cards) and not more
        assert people.round["turn"] == (first + 1) % 4


@story
async def test_a_single_claim_is_taken_when_the_window_ends(server: RunningServer) -> None:
    async with bombing_party(server.url, SLOW, bombers=1, watchers=1) as (people, bombs):
        ((seat, cards),) = bombs.items()
        await lead(people, 1.5)
        version = people.host.mirror.version or 0
        assert (await people.at(seat).act(bomb(cards), id="b"))["t"] == "held"
        ack = await people.at(seat).reply("b")
        assert of(ack, "ack") and ack["v"] == version + 1
        for visitor in people.everybody:
            await visitor.event("acted", seat=seat, by="player")
            assert visitor.mirror.live["window"] is not None, "a bomb can be bombed"


@story
async def test_an_ordinary_play_is_held_and_made_after_the_window(server: RunningServer) -> None:
    async with party(server.url, 4, SLOW, watchers=1) as people:
        await people.begin()
        turn = await lead(people, 1.5)
        version = people.host.mirror.version
        held = await people.at(turn).act({"type": "pass"}, id="p")
        assert held["t"] == "held" and held["v"] == version
        assert people.watchers[0].mirror.version == version, "nobody sees what is held"
        again = await people.at(turn).act({"type": "pass"}, id="p")
        assert again["t"] in ("held", "ack")
        ack = await people.at(turn).reply("p")
        assert ack["t"] == "ack"
        await people.together(ack["v"])
        assert people.round["passed"] == [turn]
        assert people.host.mirror.live["window"] is None, "a window follows a play, not a pass"
        await people.at(turn).ping()
        assert not [f for f in people.at(turn).frames if f["t"] == "error"]


@story
async def test_an_ordinary_play_is_overtaken_by_a_bomb(server: RunningServer) -> None:
    async with bombing_party(server.url, SLOW) as (people, bombs):
        turn = await lead(people, 1.5)
        bomber, cards = next((seat, cards) for seat, cards in bombs.items() if seat != turn)
        held = await people.at(turn).act({"type": "pass"}, id="p")
        assert held["t"] == "held"
        assert (await people.at(bomber).act(bomb(cards), id="b"))["t"] == "held"
        ack = await people.at(bomber).reply("b")
        assert ack["t"] == "ack"
        assert of(await people.at(turn).reply("p"), "error", code="overtaken")
        await people.together(ack["v"])
        assert people.round["passed"] == [] and people.round["turn"] == (bomber + 1) % 4


@story
async def test_a_held_play_can_be_sent_again_over_a_new_line(server: RunningServer) -> None:
    async with bombing_party(server.url, SLOW, bombers=1) as (people, _):
        turn = await lead(people, 1.5)
        player = people.at(turn)
        assert (await player.act({"type": "pass"}, id="p"))["t"] == "held"
        async with visit(player.guest, people.table) as back:
            assert (await back.act({"type": "pass"}, id="p"))["t"] == "held"
            assert (await back.reply("p"))["t"] == "ack"


@story
async def test_a_held_play_can_be_replaced(server: RunningServer) -> None:
    async with bombing_party(server.url, SLOW, bombers=1) as (people, _):
        turn = await lead(people, 1.5)
        player = people.at(turn)
        single = next(card for card in player.hand if card[0] in "23456789TJQKA")
        assert (await player.act({"type": "pass"}, id="first"))["t"] == "held"
        assert (await player.act({"type": "play", "cards": single}, id="second"))["t"] == "held"
        assert of(await player.reply("first"), "error", code="replaced")
        ack = await player.reply("second")
        assert ack["t"] == "ack"
        await people.together(ack["v"])
        assert (await bombs_on_the_table(people)) == [(turn, single)]


@story
async def test_a_wrong_play_is_refused_at_once_and_not_held(server: RunningServer) -> None:
    async with bombing_party(server.url, SLOW, bombers=1) as (people, _):
        turn = await lead(people, 1.5)
        assert of(await people.at(turn).act({"type": "play", "cards": "Dr Ph"}), "error")
        wrong = await people.at((turn + 1) % 4).act({"type": "pass"})
        assert of(wrong, "error", code="not-your-turn")
        assert (await people.at((turn + 1) % 4).act({"type": "tichu"}))["t"] == "ack", "calls need no window"


@story
async def test_the_window_is_the_same_for_everybody(server: RunningServer) -> None:
    """Whether anybody holds a bomb cannot be read from it, and nobody sees it longer than others."""
    async with bombing_party(server.url, QUICK, bombers=1, watchers=1) as (people, _):
        await lead(people, 0.3)
        version = await people.together()
        lives = [
            [f["d"]["live"]["window"] for f in v.frames if f["t"] == "delta" and f["v"] == version]
            for v in people.everybody
        ]
        assert lives[0] and all(window == lives[0] for window in lives), lives
    async with party(server.url, 4, QUICK) as people:  # whatever they hold
        await people.begin()
        await people.step()
        assert people.host.mirror.live["window"] is not None or not people.round["trick"]


@story
async def test_without_a_window_bombs_fall_at_once(server: RunningServer) -> None:
    async with bombing_party(server.url, {"bomb_window": 0}, watchers=1) as (people, bombs):
        (first, first_cards), (second, second_cards) = bombs.items()
        await lead(people)
        at_once = await people.at(second).act(bomb(second_cards))
        assert at_once["t"] == "ack"
        higher = "23456789TJQKA".index(first_cards[0]) > "23456789TJQKA".index(second_cards[0])
        answer = await people.at(first).act(bomb(first_cards))
        assert answer["t"] == ("ack" if higher else "error")
        await people.together(answer["v"])
        assert [seat for seat, _ in await bombs_on_the_table(people)] == [second] + [first] * higher


@story
async def test_a_finished_trick_can_be_bombed_until_it_is_taken(server: RunningServer) -> None:
    """After the last pass there is a window too; the owner's take waits for it (B2)."""
    async with bombing_party(server.url, {"bomb_window": 1}, bombers=1) as (people, bombs):
        ((bomber, cards),) = bombs.items()
        owner = people.round["turn"]
        await lead(people, 1)
        for _ in range(3):
            turn = people.round["turn"]
            if people.phase == "play" and turn != owner:
                await people.act(turn, {"type": "pass"})
        await people.together()
        assert people.phase == "take"
        assert people.host.mirror.live["window"] is not None
        assert (await people.at(owner).act({"type": "take"}, id="t"))["t"] == "held"
        assert (await people.at(bomber).act(bomb(cards), id="b"))["t"] == "held"
        assert (await people.at(bomber).reply("b"))["t"] == "ack"
        assert of(await people.at(owner).reply("t"), "error", code="overtaken")


@story
async def test_an_ordinary_bomb_in_turn_is_a_claim_too(server: RunningServer) -> None:
    """The next player has no advantage from being in turn, and none is taken from him."""
    async with bombing_party(server.url, SLOW) as (people, bombs):
        (first, first_cards), (second, second_cards) = bombs.items()
        turn = await lead(people, 1.5)
        assert (await people.at(second).act(bomb(second_cards), id="b2"))["t"] == "held"
        assert (await people.at(first).act(bomb(first_cards), id="b1"))["t"] == "held"
        if turn not in bombs:
            assert (await people.at(turn).act({"type": "pass"}, id="p"))["t"] == "held"
            assert of(await people.at(turn).reply("p"), "error", code="overtaken")
        assert (await people.at(first).reply("b1"))["t"] == "ack"


async def finished(visitor: Visitor) -> float:
    """Seconds until the match is over."""
    began = asyncio.get_running_loop().time()
    await visitor.until(lambda: visitor.mirror.table["status"] == "finished", 50)
    return asyncio.get_running_loop().time() - began


@story
async def test_tables_of_bots_do_not_wait_for_windows(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    options = {"bomb_window": 10, "bot_pace": 0, "house_rules": {"rounds": 1, "target": None}}
    body = {"options": options, "sit": False, "fill": "greedy", "start": True}
    table = (await host.send("POST", "/api/tables", body)).json()["id"]
    async with visit(host, table) as seen:
        assert await finished(seen) < 45, "a round has dozens of plays, each would wait ten seconds"
        assert seen.mirror.table["winners"]
