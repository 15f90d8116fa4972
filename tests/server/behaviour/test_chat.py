"""Requirement 7: chat."""

from __future__ import annotations

from typing import Any

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import Visitor, of, story, visit
from tests.server.running import RunningServer


def said(line: dict[str, Any]) -> Any:
    """What a message contains."""
    return line.get("text") or line.get("phrase") or line.get("reaction")


def muted(visitor: Visitor) -> list[dict[str, str]]:
    """Whom the snapshot lists as muted."""
    snapshot = next(frame for frame in visitor.frames if frame["t"] == "snapshot")
    return list(snapshot["d"]["muted"])


def heard(visitor: Visitor) -> list[Any]:
    """What somebody has heard since they came in."""
    return [said(event) for event in visitor.events("chat")]


def remembered(visitor: Visitor) -> list[Any]:
    """The lines in the snapshot."""
    snapshot = next(frame for frame in visitor.frames if frame["t"] == "snapshot")
    return [said(line) for line in snapshot["d"]["chat"]]


@story
async def test_what_players_say_is_heard_by_all(server: RunningServer) -> None:
    async with party(server.url, 2, watchers=1) as people:
        assert (await people.players[1].do(type="chat", text="Grüezi 你好 🀄"))["t"] == "ack"
        assert (await people.host.do(type="chat", phrase="good-luck"))["t"] == "ack"
        await people.together((people.host.mirror.version or 0) + 0)
        for visitor in people.everybody:
            await visitor.until(lambda v=visitor: len(heard(v)) == 2)  # type: ignore[misc]
            assert heard(visitor) == ["Grüezi 你好 🀄", "good-luck"]
            line = visitor.events("chat")[0]
            assert line["player"] == people.players[1].guest.player and line["name"]


@story
async def test_what_spectators_say_is_heard_by_spectators_only(server: RunningServer) -> None:
    async with party(server.url, 2, watchers=2) as people:
        await people.start(fill="random")
        assert (await people.watchers[0].do(type="chat", reaction="wow"))["t"] == "ack"
        ack = await people.watchers[0].do(type="chat", text="What a hand!")
        assert ack["t"] == "ack"
        await people.together(ack["v"])
        assert [heard(visitor) for visitor in people.watchers] == [["wow", "What a hand!"]] * 2
        for player in people.players:
            assert heard(player) == [] and player.mirror.gaps == 0
            told = [f for f in player.frames if f["v"] == ack["v"] and f["t"] in ("delta", "empty")]
            assert [frame["t"] for frame in told] == ["empty"]
            async with visit(player.guest, people.table) as fresh:
                assert remembered(fresh) == []
        async with visit(people.watchers[1].guest, people.table) as fresh:
            assert remembered(fresh) == ["wow", "What a hand!"]


@story
async def test_mute_hides_somebody_from_the_muter_only(server: RunningServer) -> None:
    async with party(server.url, 3) as people:
        speaker, muter, other = people.players
        await speaker.do(type="chat", text="one")
        answer = await muter.do(type="mute", player=speaker.guest.player)
        assert answer["t"] == "ack"
        await speaker.do(type="chat", reaction="fire")
        ack = await speaker.do(type="chat", text="two")
        await people.together(ack["v"])
        assert heard(other) == heard(speaker) == ["one", "fire", "two"]
        assert heard(muter) == ["one"] and muter.mirror.gaps == 0
        assert not other.events("muted") and not speaker.events("muted"), "nobody else is told"
        async with visit(muter.guest, people.table) as fresh:
            assert remembered(fresh) == []
            assert [each["player"] for each in muted(fresh)] == [speaker.guest.player]
            assert all(each["name"] for each in muted(fresh))
        async with visit(other.guest, people.table) as fresh:
            assert remembered(fresh) == ["one", "fire", "two"] and muted(fresh) == []
        await muter.do(type="mute", player=speaker.guest.player, on=False)
        ack = await speaker.do(type="chat", text="three")
        await people.together(ack["v"])
        assert heard(muter) == ["one", "three"]
        assert of(await muter.do(type="mute", player="nobody"), "error")
        assert of(await muter.do(type="mute", player=muter.guest.player), "error")


@story
async def test_blocked_people_are_not_heard_and_not_seated(server: RunningServer) -> None:
    async with party(server.url, 3) as people:
        host, blocked, other = people.players
        await blocked.do(type="chat", text="one")
        await blocked.do(type="leave")
        await host.guest.send("PUT", f"/api/me/blocked/{blocked.guest.player}")
        refusal = await blocked.do(type="sit")
        assert of(refusal, "error", code="blocked")
        async with visit(host.guest, people.table) as fresh:
            assert remembered(fresh) == []
        await host.do(type="host", player=other.guest.player)
        assert of(await blocked.do(type="sit"), "ack"), "the host of the table decides"
        ack = await blocked.do(type="chat", text="two")
        await people.together(ack["v"])
        assert heard(other) == ["one", "two"] and heard(host) == ["one"] and host.mirror.gaps == 0


@story
async def test_what_was_missed_stays_hidden_from_the_muter_after_a_break(server: RunningServer) -> None:
    async with party(server.url, 2) as people:
        speaker, muter = people.players
        await muter.do(type="mute", player=speaker.guest.player)
        seen = muter.mirror.version
        ack = await speaker.do(type="chat", text="secret")
        await people.together(ack["v"])
        async with visit(muter.guest, people.table, seen) as back:
            await back.reach(ack["v"])
            assert heard(back) == [] and "secret" not in str(back.frames)


@story
async def test_control_characters_are_removed_and_nonsense_is_refused(server: RunningServer) -> None:
    async with party(server.url, 2) as people:
        host = people.host
        text = "a\x00b\x1b[31mc\u202ed\u200be\nf"
        ack = await host.do(type="chat", text=text)
        assert ack["t"] == "ack"
        await people.together(ack["v"])
        said = heard(people.players[1])[0]
        assert said.replace(" ", "") == "ab[31mcdef"
        for bad in (
            {"text": "\x00\x01"},
            {"text": "   "},
            {"text": "x" * 301},
            {"phrase": "insult"},
            {"reaction": "🔥"},
            {},
        ):
            assert of(await host.do(type="chat", **bad), "error"), bad
        for two in ({"text": "a", "phrase": "hello"}, {"phrase": "hello", "reaction": "star"}):
            assert of(await host.do(type="chat", **two), "error"), two
        assert (await host.do(type="chat", text="x" * 300))["t"] == "ack"


@story
async def test_the_last_lines_are_in_the_snapshot(server: RunningServer) -> None:
    async with party(server.url, 2) as people:
        for number in range(5):
            await people.host.do(type="chat", text=f"line {number}")
        async with visit(people.players[1].guest, people.table) as fresh:
            assert remembered(fresh) == [f"line {number}" for number in range(5)]
