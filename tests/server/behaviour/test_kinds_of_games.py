"""Requirement 1: games with a dummy and games in which the seats follow the rank."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.behaviour.parties import Party, party
from tests.server.behaviour.support import Visitor, story, visit
from tests.server.running import RunningServer


async def as_a_newcomer_sees_it(people: Party) -> None:
    """Whoever followed every change knows exactly what somebody is shown who comes now."""
    await people.together()
    for visitor in people.everybody:
        async with visit(visitor.guest, people.table) as fresh:
            assert visitor.mirror.gaps == 0
            assert fresh.mirror.version == visitor.mirror.version
            assert fresh.mirror.place == visitor.mirror.place
            assert fresh.mirror.table == visitor.mirror.table
            assert without_nulls(fresh.mirror.round) == without_nulls(visitor.mirror.round)
            assert without_nulls(fresh.aid) == without_nulls(visitor.aid)


def without_nulls(data: dict[str, Any] | None) -> dict[str, Any]:
    """A key that is gone is sent as null."""
    return {key: value for key, value in (data or {}).items() if value is not None}


def soloist_of(people: Party) -> Visitor:
    return people.at(people.round["soloist"])


@story
async def test_trichus_soloist_acts_for_the_dummy(server: RunningServer) -> None:
    options = {"variant": "trichu", "house_rules": {"rounds": 3}}
    async with party(server.url, 3, options, watchers=1) as people:
        await people.start()
        await people.answer_all()
        soloist = soloist_of(people)
        dummy = people.round["dummy"]
        assert dummy == (soloist.seat + 2) % 4
        assert len(soloist.round["hands"][dummy].split()) == 14, (
            "the soloist sees both hands before the exchange"
        )
        others = [player for player in people.players if player is not soloist]
        assert all(other.round["hands"][dummy] is None for other in others)
        # nobody else acts for the dummy, and the soloist not for an opponent
        assert (await others[0].act({"type": "tichu"}, seat=dummy))["d"]["code"] == "not-your-seat"
        assert (await soloist.act({"type": "tichu"}, seat=others[0].seat))["d"]["code"] == "not-your-seat"
        assert (await soloist.act({"type": "tichu"}, seat=9))["t"] == "error"
        assert (await soloist.act({"type": "tichu"}, seat=dummy))["t"] == "ack"
        await people.exchange()
        await people.together()
        assert people.round["calls"] == {str(dummy): "tichu"}
        assert all(other.round["hands"][dummy] for other in others), "the dummy lies open after the exchange"
        while people.round["turn"] != dummy and people.phase == "play":
            await people.step()
        await people.step()
        await as_a_newcomer_sees_it(people)


@story
async def test_trichus_soloist_changes_with_the_round(server: RunningServer) -> None:
    options = {"variant": "trichu", "house_rules": {"rounds": 3}}
    async with party(server.url, 3, options) as people:
        await people.start()
        soloists = []
        for number in (1, 2, 3):
            assert people.host.mirror.table["round"] == number
            soloists.append(soloist_of(people).mirror.place)
            await people.play_round()
            await as_a_newcomer_sees_it(people)
            if number < 3:
                await people.next_round()
        assert sorted(place for place in soloists if place is not None) == [0, 1, 2]
        await people.play_match()  # perhaps two are level
        assert people.host.mirror.table["winners"]


@pytest.mark.parametrize(("variant", "players"), [("grandseigneur", 5), ("hierarchie", 5)])
def test_seats_follow_the_rank_after_a_round(server: RunningServer, variant: str, players: int) -> None:
    @story
    async def tell() -> None:
        options = {"variant": variant, "house_rules": {"players": players, "rounds": 3}}
        async with party(server.url, players, options, watchers=1) as people:
            await people.start()
            seating = people.host.mirror.table["seating"]
            assert sorted(seating) == list(range(players))
            await people.play_round()
            await as_a_newcomer_sees_it(people)
            first_out = seating[people.round["out"][0]]
            last = seating[people.round["out"][-1]]
            await people.next_round()
            table = people.host.mirror.table
            assert table["ranks"] is not None
            seats = table["seating"]
            assert sorted(seats) == list(range(players))
            ranks = people.round["ranks"]
            assert seats[ranks[0]] == first_out and seats[ranks[-1]] == last
            # the places stay: people are told which seat is theirs now, and see their own cards there
            for place, player in enumerate(people.players):
                assert player.mirror.place == place
                assert player.round["seat"] == seats.index(place)
                assert player.hand
            await people.exchange()
            await people.step()
            await as_a_newcomer_sees_it(people)
            assert [entry["round"] for entry in table["history"]] == [1]
            assert table["history"][0]["seating"] == seating

    tell()


@pytest.mark.parametrize(
    ("variant", "edition", "players", "rules"),
    [
        ("nanjing", "tichubadour", 4, {"rounds": 1, "target": None}),
        ("tientsin", "groo", 6, {"rounds": 1, "target": None}),
        ("trichu", "philibert", 3, {"rounds": 3}),
    ],
)
def test_every_change_is_sent(
    server: RunningServer, variant: str, edition: str, players: int, rules: dict[str, int | None]
) -> None:
    """At several moments of a round, what was put together from changes is what a newcomer is shown."""

    @story
    async def tell() -> None:
        options = {"variant": variant, "edition": edition, "house_rules": rules}
        async with party(server.url, players, options, watchers=1) as people:
            await people.start()
            await as_a_newcomer_sees_it(people)
            await people.answer_all()
            await as_a_newcomer_sees_it(people)
            await people.exchange()
            await as_a_newcomer_sees_it(people)
            steps = 0
            while people.phase != "over":
                await people.step()
                steps += 1
                if steps % 50 == 3:
                    await as_a_newcomer_sees_it(people)
            await as_a_newcomer_sees_it(people)
            assert people.host.mirror.table["reveal"] is not None

    tell()
