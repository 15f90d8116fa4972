"""X: what the rule books leave open, as we settled it."""

from __future__ import annotations

import pytest

import tichu
from tests.support import PASS, TICHU, bag, give, legal, legal_plays, on_table, play, refused, table

SEVEN = ["2g", "2k", "2b", "2r", "3g", "3k", "3b"]


def grandseigneur(hands: list[str], **keys: object) -> tichu.Round:
    """Seven seats with two packs; the first ones hold these cards."""
    return table([*hands, *SEVEN[len(hands) :]], variant="grandseigneur", **keys)


@pytest.mark.rule("X1", "F2")
def test_a_phoenix_on_a_phoenix_is_half_a_point_above_it() -> None:
    round_ = grandseigneur(["8k 4g", "Ph 4k", "Ph 4b", "8b 9b Tb"], turn=0)
    round_.apply(0, play("8k"))
    round_.apply(1, play("Ph"))
    round_.apply(2, play("Ph"))
    assert legal_plays(round_, 3) == {"Tb"}


@pytest.mark.rule("X1", "F2")
def test_a_phoenix_on_an_ace_and_a_half_beats_it_but_never_the_dragon() -> None:
    round_ = grandseigneur(["4g", "Ph Ak Dr", "4k"], turn=1, trick=on_table((6, "Ab"), (0, "Ph")))
    assert legal_plays(round_, 1) == {"Ph", "Dr"}
    after = grandseigneur(["4g", "Ph Ak", "4k"], turn=1, trick=on_table((0, "Dr")))
    assert legal_plays(after, 1) == set()


@pytest.mark.rule("X1", "F1")
@pytest.mark.parametrize(
    ("cards", "kind", "rank", "stands_for"),
    [
        ("8g Ph Ph", "triple", "8", "8 8"),
        ("8g 9k Ph Ph", "pair_run", "9", "8 9"),
        ("4g 5k 7b Ph Ph", "straight", "8", "6 8"),
        ("Jg Qk Kb Ph Ph", "straight", "A", "T A"),
    ],
)
def test_both_phoenixes_may_serve_in_one_combination(
    cards: str, kind: str, rank: str, stands_for: str
) -> None:
    best = tichu.readings(cards, variant="grandseigneur")[0].to_json()
    assert (best["kind"], best["rank"]) == (kind, rank)
    assert sorted(best["as"].split()) == sorted(stands_for.split())


@pytest.mark.rule("X1", "K13")
def test_two_phoenixes_make_no_bomb_either() -> None:
    for cards, kind in (("8g 8k Ph Ph", "pair_run"), ("4g 5g 6g Ph Ph", "straight")):
        found = tichu.readings(cards, variant="grandseigneur")
        assert {reading.to_json()["kind"] for reading in found} == {kind}


@pytest.mark.rule("X1", "F3")
def test_two_phoenixes_are_played_with_the_chosen_ranks() -> None:
    round_ = grandseigneur(["5g 5k 8g Ph Ph 4g"])
    refused(round_, 0, play("5g 5k 8g Ph Ph", as_="9 9"))
    refused(round_, 0, play("5g 5k 8g Ph Ph", as_="8"))
    round_.apply(0, play("5g 5k 8g Ph Ph", as_="5 8"))
    assert round_.turn == 1


@pytest.mark.rule("X2", "T1")
def test_a_tichu_called_when_somebody_is_out_is_legal_and_lost() -> None:
    round_ = table(["", "9k", "2b 3b", "Ar"], started=[0, 1, 2], turn=1, out=[0])
    round_.apply(3, TICHU)
    round_.apply(1, play("9k"))
    round_.apply(2, PASS)
    round_.apply(3, play("Ar"))
    assert round_.over
    assert list(round_.scores or []) == [0, -100]


@pytest.mark.rule("X2")
def test_a_table_may_forbid_the_late_tichu() -> None:
    hands = ["", "9k 4k", "2b 3b", "Ar 2r"]
    late = table(hands, started=[0, 1, 2], turn=1, out=[0], settings={"late_tichu": False})
    refused(late, 3, TICHU)
    assert TICHU not in legal(late, 3)
    early = table(["9g 2g", *hands[1:]], started=[], settings={"late_tichu": False})
    early.apply(3, TICHU)


@pytest.mark.rule("X2", "T1")
def test_a_player_who_is_out_cannot_call() -> None:
    round_ = table(["", "9k 4k", "2b 3b", "Ar 2r"], turn=1, out=[0])
    refused(round_, 0, TICHU)


def sizes(match: tichu.Match) -> list[int]:
    """How many cards each seat is dealt, from the dealer on in playing order."""
    start = match.round.to_json()
    counts = [len(bag(f"{hand} {stock}")) for hand, stock in zip(start["hands"], start["stock"], strict=True)]
    dealer = start["dealer"]
    return counts[dealer:] + counts[:dealer]


@pytest.mark.rule("X3")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "francois"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_tientsin_the_dealer_and_their_right_neighbour_draw_the_odd_cards(edition: str, seed: int) -> None:
    assert sizes(tichu.Match("tientsin", edition=edition, seed=seed)) == [10, 10, 9, 9, 9, 9]


@pytest.mark.rule("X3", "E1")
def test_where_cards_are_drawn_clockwise_the_dealers_left_neighbour_has_the_other_odd_card() -> None:
    match = tichu.Match("tientsin", seed=5, deal="draw-clockwise", direction="counterclockwise")
    assert sizes(match) == [10, 9, 9, 9, 9, 10]
    portuguese = tichu.Match("tientsin", edition="groo", seed=5)  # drawn clockwise, played to the right
    assert sizes(portuguese) == [10, 9, 9, 9, 9, 10]


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    ("players", "expected"),
    [(5, [11] * 5), (6, [10] + [9] * 5), (7, [16] * 4 + [15] * 3), (8, [14] * 5 + [13] * 3)],
)
def test_in_grandseigneur_the_first_to_draw_get_the_odd_cards(players: int, expected: list[int]) -> None:
    assert sizes(tichu.Match("grandseigneur", seed=1, players=players)) == expected


@pytest.mark.rule("X3")
def test_ten_players_of_the_hierarchy_hold_eleven_or_ten_cards() -> None:
    match = tichu.Match("hierarchie", edition="philibert", seed=1, players=10)
    assert sorted(len(bag(hand)) for hand in match.round.to_json()["hands"]) == [10] * 2 + [11] * 8


@pytest.mark.rule("X4", "P7", "G2")
@pytest.mark.parametrize("edition", ["francois", "fata-morgana"])
def test_after_a_dragon_the_leader_may_not_pass_in_any_book(edition: str) -> None:
    round_ = table(["Dr 3g", "2k", "2b", "2r"], edition=edition)
    round_.apply(0, play("Dr"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, give(1))
    refused(round_, 0, PASS)
    assert PASS not in legal(round_, 0)
