"""Requirement 3: versions, acknowledgements, repeated actions and going on after a break."""

from __future__ import annotations

from typing import Any

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import Visitor, of, story, visit
from tests.server.running import RunningServer
from tichu.client.frames import Frame

RANKS = "23456789TJQKA"


def numbered(frames: list[Frame]) -> list[int]:
    """The versions that were told of."""
    return [frame["v"] for frame in frames if frame["t"] in ("delta", "empty")]


@story
async def test_a_visit_begins_with_welcome_and_snapshot(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        for visitor in people.everybody:
            assert [frame["t"] for frame in visitor.frames[:2]] == ["welcome", "snapshot"]
            you = {"player": visitor.guest.player, "name": visitor.guest.name}
            assert visitor.frames[0]["d"]["you"] == you
            assert visitor.frames[0]["d"]["protocol"] == 1
        assert people.watchers[0].frames[1]["d"]["you"]["place"] is None


@story
async def test_deltas_have_no_gaps_and_show_no_foreign_cards(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        await people.begin()
        for _ in range(12):
            await people.step()
        for visitor in people.everybody:
            versions = numbered(visitor.frames)
            assert versions == list(range(versions[0], versions[0] + len(versions)))
            assert visitor.mirror.gaps == 0
            seat = visitor.seat if visitor.mirror.place is not None else None
            for frame in visitor.frames:
                hands = (frame["d"].get("round") or {}).get("hands")
                assert hands is None or all(h is None for other, h in enumerate(hands) if other != seat)


@story
async def test_an_ack_carries_the_version_of_the_action(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        turn = people.round["turn"]
        before = people.host.mirror.version or 0
        ack = await people.step()
        assert ack["v"] == before + 1
        for player in people.players:
            frame = await player.event("acted", seat=turn, by="player")
            last = [f for f in player.frames if f["t"] == "delta"][-1]
            assert last["v"] == ack["v"] and frame["d"]["event"]["place"] == turn


@story
async def test_the_same_id_again_gives_the_same_ack_and_nothing_happens(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        turn = people.round["turn"]
        player = people.at(turn)
        lead = await a_single(player)
        first = await player.act(lead, id="once")
        assert first["t"] == "ack"
        await people.together(first["v"])
        again = await player.act(lead, id="once")
        assert again == first
        other = await player.act({"type": "tichu"}, id="once")
        assert other == first, "an id stands for what was done with it first"
        # also over a new socket, and for other commands
        async with visit(player.guest, people.table) as fresh:
            assert await fresh.act(lead, id="once") == first
            said = await fresh.reply(
                await fresh.send("do", {"id": "said", "do": {"type": "chat", "text": "hi"}})
            )
            once_more = fresh.now
            await fresh.send("do", {"id": "said", "do": {"type": "chat", "text": "hi"}})
            assert await fresh.reply("said", once_more) == said
            await fresh.ping()
            assert fresh.mirror.version == said["v"]
        # the id belongs to the player: another one may use it too
        neighbour = people.at((turn + 1) % 4)
        assert (await neighbour.act({"type": "pass"}, id="once"))["v"] == said["v"] + 1
        assert people.host.mirror.gaps == 0


@story
async def test_resume_gives_exactly_the_missing_frames(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        await people.begin()
        witness = people.watchers[0]
        absent = people.at(people.round["turn"])
        twin_frames = len(absent.frames)
        seen = absent.mirror.version or 0
        for _ in range(5):
            await people.step()
        now = await people.together()
        missed = [f for f in absent.frames[twin_frames:] if f["t"] in ("delta", "empty")]
        async with visit(absent.guest, people.table, seen) as back:
            await back.frame(lambda frame: frame["t"] == "live")
            got = [frame for frame in back.frames if frame["t"] in ("delta", "empty", "snapshot")]
            assert got == missed, "exactly the frames that went to the socket that stayed"
            # the same with a frame
            after = back.now
            await back.line.send(f'{{"t":"resume","d":{{"v":{seen + 2}}}}}')
            await back.frame(lambda frame: frame["t"] == "live", after)
            assert [f for f in back.frames[after:] if f["t"] in ("delta", "empty")] == missed[2:]
        async with visit(witness.guest, people.table, now) as back:
            await back.frame(lambda frame: frame["t"] == "live")
            assert not [f for f in back.frames if f["t"] in ("delta", "empty", "snapshot")]


@story
async def test_resume_from_too_long_ago_or_from_the_future_gives_a_snapshot(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        for _ in range(4):
            await people.host.do(type="chat", phrase="hello")
        for version in (0, 10**6):
            async with visit(people.host.guest, people.table, version) as back:
                await back.frame(lambda frame: frame["t"] == "snapshot")
                assert back.mirror.gaps == 0 and back.mirror.version == people.host.mirror.version
        after = people.host.now
        await people.host.line.send('{"t":"resume","d":{"v":null}}')
        await people.host.frame(lambda frame: frame["t"] == "snapshot", after)


@story
async def test_who_changed_places_while_away_is_told_his_place(server: RunningServer) -> None:
    async with party(server.url) as people:
        moved = people.players[3]
        seen = moved.mirror.version or 0
        await people.host.do(type="swap", a=1, b=3)
        await people.together(seen + 1)
        async with visit(moved.guest, people.table, seen) as back:
            await back.frame(lambda frame: frame["t"] in ("snapshot", "live"))
            assert of(back.frames[1], "snapshot")
            assert back.mirror.place == 1
        assert moved.mirror.place == 1 and people.players[1].mirror.place == 3


@story
async def test_a_stale_version_is_refused(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        lead = people.round["turn"]
        old = people.host.mirror.version or 0
        await people.act(lead, await a_single(people.at(lead)))
        player = people.at(people.round["turn"])
        answer = await player.act({"type": "pass"}, v=old)
        assert of(answer, "error", code="stale")
        assert (await player.act({"type": "pass"}, v=old + 10))["t"] == "error"
        await player.do(type="chat", phrase="hello")
        answer = await player.act({"type": "pass"}, v=old + 1)
        assert answer["t"] == "ack", "what is only said does not make an action stale"


async def a_single(player: Visitor) -> dict[str, Any]:
    """A single card that can be led and followed."""
    actions = (await player.ask("legal"))["d"]["actions"]
    singles = [a for a in actions if a["type"] == "play" and len(a["cards"].split()) == 1]
    return next((a for a in singles if a["cards"] not in ("Do", "Dr")), singles[0])


@story
async def test_the_codes_of_the_core_come_through(server: RunningServer) -> None:
    async with party(server.url, watchers=1) as people:
        host = people.host
        assert of(await host.act({"type": "pass"}), "error", code="not-running")
        await people.start()
        assert of(await host.act({"type": "pass"}), "error", code="not-your-turn")
        assert of(await host.act({"type": "play", "cards": host.hand[0]}), "error", code="not-playing-yet")
        assert of(await host.act({"type": "tichu"}), "error", code="answer-first")
        await people.answer_all()
        assert of(await host.act({"type": "grand", "call": True}), "error", code="too-late-for-grand")
        assert of(await host.act({"type": "exchange", "give": {"1": "2g"}}), "error")
        await people.exchange()
        leader = people.at(people.round["turn"])
        assert of(await leader.act({"type": "pass"}), "error", code="leader-may-not-pass")
        other = people.at((leader.seat + 1) % 4)
        single = next(card for card in other.hand if card not in ("Do", "Dr"))
        wrong = await other.act({"type": "play", "cards": single})
        assert of(wrong, "error", code="not-your-lead")
        assert of(await leader.act({"type": "play", "cards": "Ma Dr"}), "error")
        assert of(await leader.act({"type": "play", "cards": single}), "error", code="not-in-hand")
        assert of(await leader.act({"type": "dance"}), "error", code="unknown-type")
        assert of(await people.watchers[0].act({"type": "pass"}), "error", code="not-allowed")
        assert of(await leader.act({"type": "tichu"}), "ack")
        assert of(await leader.act({"type": "tichu"}), "error", code="already-called")
        version = await people.together()
        assert version == leader.mirror.version, "what is refused makes no version"


@story
async def test_a_play_that_does_not_beat_is_refused_with_the_reason(server: RunningServer) -> None:
    async with party(server.url) as people:
        await people.begin()
        leader = people.at(people.round["turn"])
        highest = max((c for c in leader.hand if c[0] in RANKS), key=rank_of)
        await people.act(leader.seat, {"type": "play", "cards": highest})
        follower = people.at((leader.seat + 1) % 4)
        lowest = min((c for c in follower.hand if c[0] in RANKS), key=rank_of)
        answer = await follower.act({"type": "play", "cards": lowest})
        assert of(answer, "error", code="does-not-beat")
        assert lowest in answer["d"]["message"] and highest in answer["d"]["message"]


def rank_of(card: str) -> int:
    return RANKS.index(card[0])
