"""Settings: which games and settings there are, and what contradicts itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tichu
from tests.rules.support import BOMBER, FOUR, GAMES, PLAYERS
from tests.support import play, play_out, table

PAIRS = [(variant, edition) for variant, editions in GAMES.items() for edition in editions]


@pytest.mark.rule("P2", "S1")
@pytest.mark.parametrize(("variant", "edition"), PAIRS)
def test_every_game_of_every_rule_book_can_be_played_to_the_end_of_a_round(
    variant: str, edition: str
) -> None:
    match = tichu.Match(variant, edition=edition, seed=1, players=PLAYERS.get(variant))
    final = play_out(match, random.Random(1))
    assert final["phase"] == "over"
    assert (final["variant"], final["edition"]) == (variant, edition)


@pytest.mark.rule("C3")
@pytest.mark.parametrize(
    ("variant", "edition"),
    [
        ("trichu", "tichubadour"),
        ("trichu", "francois"),
        ("tientsin", "tichubadour"),
        ("grandseigneur", "philibert"),
        ("grandseigneur", "groo"),
        ("hierarchie", "fata-morgana"),
        ("hierarchie", "groo"),
        ("nanjing", "schwarzwald"),
        ("doppelkopf", "fata-morgana"),
        ("", ""),
    ],
)
def test_a_game_that_the_rule_book_does_not_have_is_refused(variant: str, edition: str) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match(variant, edition=edition, seed=1)
    with pytest.raises(tichu.TichuError):
        table(FOUR, variant=variant, edition=edition)


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    ("variant", "players"), [("nanjing", 3), ("nanjing", 6), ("trichu", 4), ("trichu", 2), ("tientsin", 5)]
)
def test_a_number_of_players_that_the_game_does_not_take_is_refused(variant: str, players: int) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match(variant, seed=1, players=players)


# Settings that are none, or contradict each other


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    "settings",
    [
        {"no_such_setting": 1},
        {"target": "1000"},
        {"target": True},
        {"target": 0},
        {"target": -100},
        {"target": 2.5},
        {"rounds": 0, "target": None},
        {"rounds": "3"},
        {"grand_tichu": 1},
        {"grand_tichu": None},
        {"tichu": "no"},
        {"direction": "left"},
        {"direction": 1},
        {"deal": "all at once"},
        {"wish": None},
        {"wish": True},
        {"wish_breach": "shame"},
        {"exchange": []},
        {"exchange": {}},
        {"packs": 3},
        {"packs": True},
        {"bomb_on_dog": 0},
        {"victory_points": None},
        {"tichu_points": "100"},
        {"grand_cards": 2.0},
    ],
)
def test_a_setting_unknown_or_of_the_wrong_kind_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("nanjing", seed=1, **settings)
    with pytest.raises(tichu.InvalidSettings):
        table(FOUR, settings=settings)


@pytest.mark.rule("M1", "TR9", "W8", "GS1", "HI6", "GS5")
@pytest.mark.parametrize(
    ("variant", "settings"),
    [
        ("nanjing", {"wish": "none", "wish_breach": "penalty"}),
        ("nanjing", {"target": None}),
        ("nanjing", {"packs": 2}),
        ("nanjing", {"soloist": "winner"}),
        ("nanjing", {"grand_cards": 14}),
        ("nanjing", {"exchange": "tribute"}),
        ("nanjing", {"exchange": "real-players"}),
        ("trichu", {"rounds": None}),
        ("trichu", {"rounds": 5}),
        ("trichu", {"exchange": "everyone"}),
        ("trichu", {"packs": 2}),
        ("tientsin", {"target": None}),
        ("tientsin", {"exchange": "tribute"}),
        ("tientsin", {"packs": 2}),
        ("grandseigneur", {"tichu": True}),
        ("grandseigneur", {"grand_tichu": True}),
        ("grandseigneur", {"target": 1000}),
        ("grandseigneur", {"exchange": "partners"}),
        ("grandseigneur", {"wish_breach": "penalty"}),
        ("grandseigneur", {"dragon_given": True}),
        ("hierarchie", {"tichu": True}),
        ("hierarchie", {"grand_tichu": True}),
        ("hierarchie", {"target": 1000}),
        ("hierarchie", {"exchange": "everyone"}),
        ("hierarchie", {"wish_breach": "penalty"}),
    ],
)
def test_settings_that_contradict_the_game_or_each_other_are_refused(
    variant: str, settings: dict[str, Any]
) -> None:
    edition = "philibert" if variant == "hierarchie" else "fata-morgana"
    with pytest.raises(tichu.InvalidSettings) as caught:
        tichu.Match(variant, edition=edition, seed=1, players=PLAYERS.get(variant), **settings)
    assert " " in str(caught.value)


@pytest.mark.rule("TR9", "TR2")
def test_a_role_that_is_made_to_go_round_needs_three_rounds_in_philibert_too() -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("trichu", edition="philibert", seed=1, rounds=2, soloist="right")
    tichu.Match("trichu", edition="philibert", seed=1, rounds=6, soloist="right")


@pytest.mark.rule("W8", "GS5")
@pytest.mark.parametrize(
    "keys",
    [
        {"settings": {"wish": "none", "wish_breach": "penalty"}},
        {"settings": {"packs": 2}},
        {"settings": {"exchange": "tribute"}},
        {"variant": "hierarchie", "edition": "philibert", "settings": {"tichu": True}},
    ],
)
def test_a_position_with_contradictory_settings_is_refused_as_well(keys: dict[str, Any]) -> None:
    hands = [*FOUR, "4g 5g"] if "variant" in keys else FOUR
    with pytest.raises(tichu.InvalidSettings):
        table(hands, **keys)


@pytest.mark.rule("B5")
def test_settings_survive_the_json_of_a_position() -> None:
    settings = {"bomb_on_dog": True, "tichu_points": 50, "wish": "required"}
    round_ = table(BOMBER, settings=settings)
    written = round_.to_json()["settings"]
    assert settings.items() <= written.items()
    again = tichu.Round.from_json(round_.to_json())
    assert again.to_json() == round_.to_json()
    again.apply(0, play("Do"))
    again.apply(1, play("7g 7k 7b 7r"))
