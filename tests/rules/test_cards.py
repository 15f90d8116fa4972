"""C: the pack, and how a card is written."""

from __future__ import annotations

import pytest

import tichu
from tests.support import legal_plays, play, position, refused, table

RANKS = "23456789TJQKA"
SUITS = "gkbr"
PACK = sorted([rank + suit for rank in RANKS for suit in SUITS] + ["Ma", "Do", "Ph", "Dr"])
EDITIONS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"]


def dealt(match: tichu.Match) -> list[str]:
    """Every card of the deal, seen or not."""
    start = match.round.to_json()
    return sorted(" ".join(start["hands"] + start["stock"]).split())


@pytest.mark.rule("C1", "C3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_deals_the_same_56_cards(edition: str) -> None:
    assert dealt(tichu.Match("nanjing", edition=edition, seed=5)) == PACK


@pytest.mark.rule("C1")
def test_the_ten_ranks_between_the_nine_and_the_jack() -> None:
    round_ = table(["9g 2g", "Tk 2k", "Tb 9b Jb", "2r 3r"])
    round_.apply(0, play("9g"))
    round_.apply(1, play("Tk"))
    refused(round_, 2, play("9b"))
    round_.apply(2, play("Jb"))


@pytest.mark.rule("C1")
@pytest.mark.parametrize("cards", ["Ag 2k 3b 4r Ph", "Ma Ag 2k 3b 4r", "Ag Ak 2b 2r", "Kg Ak 2b 3r 4g"])
def test_the_ace_is_never_low_and_straights_do_not_wrap_around(cards: str) -> None:
    assert list(tichu.readings(cards)) == []


@pytest.mark.rule("C1")
def test_the_ace_is_the_highest_natural_single() -> None:
    round_ = table(["Ag 2g", "Kk Ak 2k", "2b 3b", "2r 3r"])
    round_.apply(0, play("Ag"))
    assert legal_plays(round_, 1) == set()


@pytest.mark.rule("C2")
@pytest.mark.parametrize("suit", SUITS)
def test_each_of_the_four_suits_makes_a_straight_bomb(suit: str) -> None:
    (reading,) = tichu.readings(" ".join(rank + suit for rank in "TJQKA"))
    assert reading.to_json()["kind"] == "straight_bomb"


@pytest.mark.rule("C2")
@pytest.mark.parametrize("suit", SUITS)
def test_no_suit_ranks_above_another(suit: str) -> None:
    others = [f"K{other}" for other in SUITS if other != suit]
    round_ = table([f"K{suit} 2g", " ".join(others) + " 2k", "2b 3b", "2r 3r"])
    round_.apply(0, play(f"K{suit}"))
    assert legal_plays(round_, 1) == set()


@pytest.mark.rule("C3")
def test_wolf_and_nightingale_keep_their_tokens_in_tichubadour() -> None:
    round_ = table(["Do Ma", "Ph 2k", "Dr 2b", "2r 3r"], edition="tichubadour")
    assert legal_plays(round_, 0) == {"Do", "Ma"}
    for token in ("Lo", "Ro", "Wo", "Ni"):
        with pytest.raises(tichu.TichuError):
            tichu.readings(token, edition="tichubadour")


WRONG = ["10g", "1g", "0k", "Kx", "kg", "KG", "K", "g", "Kgg", "DR", "dr", "KgKk", "Kg,Kk", "Magic"]


@pytest.mark.rule("C4")
@pytest.mark.parametrize("text", WRONG)
def test_a_misspelt_card_is_refused(text: str) -> None:
    with pytest.raises(tichu.InvalidCard) as caught:
        tichu.readings(text)
    assert caught.value.code
    assert str(caught.value)


@pytest.mark.rule("C4")
@pytest.mark.parametrize("text", ["10g", "kg", "", "Zz"])
def test_a_play_with_a_misspelt_card_is_refused(text: str) -> None:
    error = refused(table(["Tg Kg", "2k 3k", "2b 3b", "2r 3r"]), 0, play(text))
    assert error.code


@pytest.mark.rule("C4")
def test_a_position_with_a_misspelt_card_is_refused() -> None:
    with pytest.raises(tichu.TichuError):
        tichu.Round.from_json(position(["10g Kg", "2k", "2b", "2r"]))


@pytest.mark.rule("C4")
def test_the_order_of_the_cards_does_not_matter() -> None:
    round_ = table(["4g 5k 6b 7r 8g Kg", "2k 3k", "2b 3b", "2r 3r"])
    round_.apply(0, play("7r 4g 8g 6b 5k"))
    assert round_.turn == 1


@pytest.mark.rule("C4")
def test_the_same_card_twice_is_no_pair_with_one_pack() -> None:
    round_ = table(["8g 8k Kg", "2k 3k", "2b 3b", "2r 3r"])
    refused(round_, 0, play("8g 8g"))
    refused(round_, 0, play("8g 8b"))


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    "twice",
    [
        {"hands": ["8g 3g", "8g 2k", "2b", "2r"]},
        {"hands": ["8g 8g", "2k", "2b", "2r"]},
        {"hands": ["8g", "2k", "2b", "2r"], "won": ["", "8g", "", ""]},
        {"hands": ["8g", "2k", "2b", "2r"], "trick": [{"seat": 3, "cards": "8g"}]},
        {"hands": ["Dr", "2k", "2b", "Dr 2r"]},
    ],
)
def test_a_position_with_a_card_too_many_is_refused(twice: dict[str, list[str]]) -> None:
    with pytest.raises(tichu.InvalidPosition):
        tichu.Round.from_json({**position(twice["hands"]), **twice})


@pytest.mark.rule("C4")
def test_with_two_packs_a_card_may_occur_twice_but_not_three_times() -> None:
    rest = ["2k", "2b", "2r", "3k", "3b", "3r"]
    round_ = table(["8g 8g Kg", *rest], variant="grandseigneur")
    assert "8g 8g" in legal_plays(round_, 0)
    with pytest.raises(tichu.InvalidPosition):
        table(["8g 8g 8g", *rest], variant="grandseigneur")
    with pytest.raises(tichu.InvalidPosition):
        table(["Ma Ma 8g", *rest], variant="grandseigneur")
