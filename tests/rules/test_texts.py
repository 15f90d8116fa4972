"""Rounds, views and actions as text, and what a view tells a bot without internals."""

from __future__ import annotations

import pytest

import tichu
from tests.support import exchange, on_table, table


def test_a_round_is_printed_with_all_hands() -> None:
    round_ = table(
        ["2g 3g", "9k Tk", "2b", "2r 3r"],
        turn=1,
        trick=on_table((0, "5g"), (3, "8r")),
        calls={"1": "tichu"},
        wish="T",
    )

    assert str(round_).splitlines() == [
        "Tichu Nanjing (fata-morgana), play, seat 1 to act",
        "  seat 0   2  2g 3g",
        "> seat 1   2  9k Tk  Tichu",
        "  seat 2   1  2b",
        "  seat 3   2  2r 3r",
        "trick: seat 0 5g, seat 3 8r",
        "wish: T",
    ]
    assert repr(round_) == "<Round Tichu Nanjing (fata-morgana), play, seat 1 to act>"


def test_a_view_is_printed_without_hidden_hands() -> None:
    text = str(tichu.Match(seed=1).round.view(2))

    assert text.count("hidden") == 3 and "|" not in text
    assert repr(tichu.Match(seed=1).round.view(None)).startswith("<View of a spectator: ")


def test_places_and_scores_are_printed_at_the_end() -> None:
    round_ = table(["", "2k", "3b", "4r"], turn=1, out=[0])
    round_.apply(1, tichu.Play(tichu.parse_cards("2k")))
    round_.apply(2, tichu.Play(tichu.parse_cards("3b")))

    lines = str(round_).splitlines()
    assert lines[1:5] == [
        "  seat 0   0  out, place 1",
        "  seat 1   0  out, place 2",
        "  seat 2   0  out, place 3",
        "  seat 3   1  4r",
    ]
    assert lines[-1].startswith("score: ")


def test_a_trichu_table_names_soloist_and_dummy() -> None:
    text = str(tichu.Match("trichu", seed=7).round)

    assert text.count("soloist") == 1 and text.count("dummy") == 1


def test_actions_are_printed_in_words() -> None:
    wish = tichu.Action.from_json({"type": "play", "cards": "Ma 2g Ph 4b 5r", "as": "3", "wish": "A"})
    gifts = tichu.Action.from_json(exchange(**{"1": "2g", "2": "Ak"}))

    assert str(wish) == "play Ma 2g 4b 5r Ph, Phoenix as 3, wish A"
    assert repr(wish) == "<Play Ma 2g 4b 5r Ph, Phoenix as 3, wish A>"
    assert repr(gifts) == "<Exchange 2g to seat 1, Ak to seat 2>"
    assert [str(action) for action in (tichu.Grand(False), tichu.Give(3), tichu.Take())] == [
        "no grand tichu",
        "give the trick to seat 3",
        "take",
    ]


def test_combinations_and_plays_tell_their_cards() -> None:
    straight = tichu.readings("2g 3g Ph 5g 6k")[0]
    round_ = table(["2g 3g", "9k Tk", "2b", "2r 3r"], turn=1, trick=on_table((0, "5g"), (3, "8r")))

    assert repr(straight) == "<Combination straight 2g 3g 5g 6k Ph, Phoenix as 4>"
    assert repr(round_.view(1).top) == "<Played by seat 3: single 8r>"
    assert repr(tichu.VARIANTS["nanjing"]) == "<Variant nanjing>"


@pytest.mark.parametrize(
    "action",
    [tichu.Play("Ma"), tichu.Play(4), tichu.Play((4,), wish="8"), tichu.Exchange({1: "Ma"})],  # type: ignore[arg-type]
    ids=str,
)
def test_actions_with_mistakes_are_printed_too(action: tichu.Action) -> None:
    assert str(action).startswith(action.type)
    assert repr(action)
    assert tichu.Match(seed=1).round.why_not(0, action) is not None


def test_a_match_tells_its_round_and_score() -> None:
    assert repr(tichu.Match(seed=1)) == "<Match Tichu Nanjing (fata-morgana), round 1, score 0 : 0>"
    assert repr(tichu.Match("hierarchie", players=5, seed=1)).endswith("round 1>")


def test_a_view_answers_what_a_bot_asks() -> None:
    round_ = table(["2g 3g", "9k Tk", "2b", "2r 3r"], turn=1, trick=on_table((0, "5g"), (3, "8r")), wish="T")
    view = round_.view(1)

    assert (view.phase, view.partner, view.partners, view.opponents) == ("play", 3, (3,), (2, 0))
    assert view.top is not None and (view.top.seat, view.top.combo.kind) == (3, "single")
    assert [played.seat for played in view.trick] == [0, 3]
    assert (view.wish, view.calls, view.history) == (10, {}, ())


def test_games_without_a_single_partner_have_none() -> None:
    assert tichu.Match("tientsin", seed=1).round.view(0).partner is None
    assert tichu.Match("tientsin", seed=1).round.view(0).partners == (2, 4)
    spectator = tichu.Match(seed=1).round.view(None)
    assert (spectator.partners, spectator.opponents, spectator.unseen) == (
        (),
        (),
        tuple(sorted(spectator.unseen)),
    )


def test_unseen_are_the_cards_that_a_seat_cannot_locate() -> None:
    for variant, players in (("nanjing", None), ("trichu", None), ("hierarchie", 5)):
        round_ = tichu.Match(variant, players=players, seed=3).round
        while not round_.over:
            seat = round_.to_act()[0]
            round_.apply(seat, round_.legal_actions(seat)[-1])
            for viewer in range(round_.game.seats):
                view = round_.view(viewer)
                own = round_.seats_of(viewer)
                hidden = [card for seat in view.hidden for card in round_.hands[seat]]
                hidden += [card for pile in round_.stock for card in pile]
                if round_.phase == "exchange":
                    others = [gifts or () for giver, gifts in enumerate(round_.given) if giver not in own]
                    hidden += [card for gifts in others for _, cards in gifts for card in cards]
                assert view.unseen == tuple(sorted(hidden))
