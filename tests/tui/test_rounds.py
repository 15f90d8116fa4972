"""Whole rounds of every game, played with the keys."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.support import THOROUGH
from tests.tui.support import KeyboardPlayer, at_the_table, local_game
from tichu.core.match import Match
from tichu.records import read_record, replay

GAMES: list[tuple[str, str | None, dict[str, Any]]] = [
    ("nanjing", "tichubadour", {}),
    ("tientsin", None, {}),
]
"""The other games are played by the tests below."""
if THOROUGH:
    GAMES += [
        ("nanjing", "fata-morgana", {}),
        ("trichu", None, {}),
        ("grandseigneur", None, {"players": 12}),
        ("hierarchie", None, {"players": 5}),
    ]


@pytest.mark.parametrize(("variant", "edition", "options"), GAMES)
def test_a_whole_round_with_the_keys(variant: str, edition: str | None, options: dict[str, Any]) -> None:
    match = Match(variant, edition, seed=4, **options)
    session = local_game(match)

    async def script(player: KeyboardPlayer) -> None:
        await player.play_round()
        assert match.round.over
        last = "Total" if match.scores is not None else match.game.variant.titles(match.game.seats)[-1]
        await player.until(lambda: last in player.words("#trick"))  # the whole sheet
        assert "Round 1 is over" in player.words("#trick")
        assert "Next round" in player.words("#bar")

    at_the_table(session, script)
    assert session.match.rounds_played == 1


def test_rounds_follow_each_other_and_the_record_is_valid() -> None:
    """In a game of ranks the second round has an exchange, and the person another seat."""
    match = Match("grandseigneur", seed=2, players=5, rounds=2)
    session = local_game(match)
    savefile = session._savefile
    assert savefile is not None
    text = ""

    async def script(player: KeyboardPlayer) -> None:
        nonlocal text
        await player.play_round()
        await player.go_on()
        await player.until(lambda: player.table.scene.number == 2)
        await player.play_round()
        assert match.over
        assert re.search("You win|Victory", player.words("#trick"))
        text = savefile.getvalue()

    at_the_table(session, script)
    assert replay(read_record(text).sound()).ranks == match.ranks


def test_the_soloist_plays_the_dummy_too() -> None:
    match = next(match for seed in range(9) if (match := Match("trichu", seed=seed)).soloist == 0)

    async def script(player: KeyboardPlayer) -> None:
        assert player.table.scene.seats == (0, 2)
        assert "You are the soloist" in player.log
        prompts = set()
        player.watch = lambda: prompts.add(re.split("[:.]", player.words("#prompt"))[0])
        await player.play_round()
        assert {"Your turn", "The dummy’s turn"} <= prompts

    at_the_table(local_game(match), script)


def test_rank_in_the_headline_agrees_with_the_score_sheet() -> None:
    match = Match("hierarchie", seed=4, players=5)

    async def script(player: KeyboardPlayer) -> None:
        for number in (1, 2):
            await player.until(lambda number=number: player.table.scene.number == number)  # type: ignore[misc]
            await player.play_round()
            await player.until(lambda: "Trou du C.." in player.words("#trick"))
            line = next(line for line in player.words("#trick").splitlines() if "You" in line)
            head = player.words("#head")
            assert f"You: {line.partition('You')[0].strip()}" in head
            assert f"Round {number} " in head
            await player.go_on()

    at_the_table(local_game(match), script)
