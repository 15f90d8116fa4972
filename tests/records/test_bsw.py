"""Logs of Brettspielwelt: judging rounds by the rules."""

from __future__ import annotations

from tests.records.logs import STRAIGHT, Log, bombs, latin, low_straight, plain, quads
from tests.records.verdicts import agrees, differs, verdict
from tichu.core.actions import Give, Play, Take, Tichu

# -- regular rounds ------------------------------------------------------------------------------------------


def test_a_round_replays_to_its_result() -> None:
    given = agrees(plain().text("50 - 50"))
    assert given.round is not None and given.round.scores == [50, 50] and given.round.out == [0, 3, 1]
    assert (0, Take()) in given.actions  # ada is out: picking up her trick is not logged
    assert (3, Give(0)) in given.actions


def test_a_wrong_result_differs() -> None:
    text = plain().text("45 - 55")
    differs(text, "result", "the logged result is 45 - 55, the engine's is 50 - 50", len(text.splitlines()))


def test_results_may_be_negative() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (2)cleo", "Grosses Tichu: (3)dan", "Tichu: (1)ben"]
    agrees(log.text("-150 - -250"))
    agrees(log.text("-150 - -250").replace("-150 - -250", "-150--250"))


def test_bombs_before_the_pick_up_and_on_your_own_dragon() -> None:
    given = agrees(bombs().text("5 - 95"))
    assert not any(isinstance(action, Give) for _, action in given.actions)


def test_the_dog_goes_on_from_a_partner_who_is_out() -> None:
    log = latin()
    log.trick(0, f"{STRAIGHT} Ma")
    log.play(1, "2").passes(2).play(3, "Dr").passes(1, 2, 3).add("Drache an: (0)ada")
    log.trick(3, STRAIGHT)
    log.play(1, "Hu").play(1, STRAIGHT.removesuffix(" 2"))
    agrees(log.text("50 - 50"))


def ending_with_the_dragon() -> Log:
    log = latin()
    log.trick(0, f"{STRAIGHT} Ma")
    log.trick(1, STRAIGHT).play(1, "Hu")
    return log.trick(3, STRAIGHT).play(3, "Dr")


def test_a_dragon_that_ends_the_round_is_given_away() -> None:
    agrees(ending_with_the_dragon().add("Drache an: (0)ada").text("50 - 50"))
    agrees(ending_with_the_dragon().add("Drache an: (2)").text("50 - 50"))
    differs(ending_with_the_dragon().text("50 - 50"), "no-receiver", "who gets the Dragon's trick")
    differs(ending_with_the_dragon().add("Drache an: (1)ben").text("50 - 50"), "illegal", "goes to seat")


def test_the_dragons_receiver_may_be_missing_after_a_double_victory() -> None:
    log = latin(specials=("Ma", "Hu", "Dr", "Ph"))
    log.trick(0, f"{STRAIGHT} Ma")
    log.play(1, "Hu").play(3, "2").passes(1).play(2, "A").passes(3, 1, 2)
    log.trick(2, STRAIGHT.removeprefix("A ")).play(2, "Dr")
    agrees(log.text("200 - 0"))
    agrees(log.add("Drache an: (3)dan").text("200 - 0"))


def test_a_missing_receiver_of_the_dragons_trick_differs() -> None:
    log = plain()
    log.body.remove("Drache an: (0)ada")
    differs(log.text("50 - 50"), "no-receiver", "who gets", log.line_of(log.body[-1]))


def test_an_action_between_picking_up_the_dragon_and_giving_it_away_differs() -> None:
    log = quads()
    log.trick(2, "Ma").play(2, "4").passes(3, 0).trick(1, "Dr")
    log.play(2, "8 8 8 8")
    differs(log.text("0 - 100"), "no-receiver", "who gets")


# -- calls ---------------------------------------------------------------------------------------------------


def test_a_repeated_call_counts_once() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (0)ada", "Grosses Tichu: (0)ada"]
    agrees(log.text("250 - 50"))
    log.calls = ["Tichu: (0)ada", "Tichu: (0)ada"]
    log.body.insert(0, "Tichu: (0)ada")
    log.body.insert(6, "Tichu: (0)ada")
    agrees(log.text("150 - 50"))


def test_tichu_may_be_called_any_time_before_the_first_card() -> None:
    log = plain()
    log.calls = ["Tichu: (2)cleo"]
    given = agrees(log.text("-50 - 50"))
    assert given.actions[4] == (2, Tichu())
    for at in range(3):
        log = plain()
        log.body.insert(at, "Tichu: (1)ben")
        agrees(log.text("50 - -50"))


def test_tichu_after_the_first_card_differs() -> None:
    log = plain()
    log.body.insert(1, "Tichu: (0)ada")
    differs(
        log.text("150 - 50"),
        "illegal",
        "seat 0 calls Tichu: you have already played",
        log.line_of("Tichu: (0)ada"),
    )


def test_tichu_after_grand_tichu_and_late_grand_tichu_differ() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (0)ada", "Tichu: (0)ada"]
    differs(log.text("250 - 50"), "illegal", "already called")
    log = plain()
    log.body.insert(0, "Grosses Tichu: (0)ada")
    differs(log.text("250 - 50"), "illegal", "too late")


def test_the_archive_does_not_charge_a_failed_grand_tichu_of_the_winners_partner() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (2)cleo", "Tichu: (0)ada"]
    agrees(log.text("-50 - 50"))
    differs(log.text("150 - 50"), "grand-not-charged", "does not charge seat 2 for its failed Grand Tichu")
    log.calls = ["Grosses Tichu: (2)cleo", "Grosses Tichu: (0)ada"]
    differs(log.text("250 - 50"), "grand-not-charged", "the engine's is 50 - 50")
    log.calls = ["Grosses Tichu: (2)cleo"]  # the winner did not call
    differs(log.text("50 - 50"), "result", "the engine's is -150 - 50")


# -- the wish ------------------------------------------------------------------------------------------------


def test_a_wish_follows_the_mahjong() -> None:
    log = latin()
    log.play(0, "Ma").add("Tichu: (3)dan", "Wunsch:10").play(1, "10").passes(2, 3, 0, 1)
    given = verdict(log.text(None))
    assert (0, Play((4,), None, 10)) in given.actions
    for rank in ("2", "B", "D", "K", "A"):
        log = latin()
        log.play(0, "Ma").add(f"Wunsch:{rank}").play(1, rank)
        assert verdict(log.text(None)).reason == "the log ends early"


def test_an_ignored_wish_differs() -> None:
    log = plain()
    log.body.insert(1, "Wunsch:9")
    line = log.line_of("(1)ben: Hu ")
    differs(log.text("50 - 50"), "illegal", "seat 1 plays Hu: you hold a 9", line)


def test_a_wish_without_the_mahjong_differs() -> None:
    log = plain()
    log.body.insert(3, "Wunsch:9")
    differs(log.text("50 - 50"), "illegal", "Wunsch:9", log.line_of("Wunsch:9"))
    differs(plain().add("Wunsch:Q").text("50 - 50"), "unreadable", "Wunsch:Q")


def test_a_repeated_wish_counts_once() -> None:
    log = latin()
    log.play(0, "Ma").add("Wunsch:10", "Wunsch:10").play(1, "10")
    assert verdict(log.text(None)).reason == "the log ends early"


# -- what the Phoenix stands for -----------------------------------------------------------------------------


def test_the_phoenix_printed_first_in_a_straight_is_the_top_unless_that_is_illegal_later() -> None:
    # Tricks: ada 25 and the Dragon; dan -15 with the Phoenix, 10 and 10; ben 25. Cleo's last 20 go to dan.
    given = agrees(low_straight().text("50 - 50"))
    (read,) = [action for _, action in given.actions if isinstance(action, Play) and action.stands_for]
    assert read.stands_for == (4,)
    log = latin()
    log.play(0, "Ma").passes(1).play(2, "A").passes(3, 0, 1, 2).play(2, "Ph 8 7 6 5")
    played = verdict(log.text(None)).actions[-1][1]
    assert isinstance(played, Play) and played.stands_for == (9,)


def test_the_phoenix_printed_last_in_a_straight_is_the_bottom() -> None:
    log = latin()
    log.play(0, "Ma").passes(1).play(2, "A").passes(3, 0, 1, 2).play(2, "8 7 6 5 Ph")
    played = verdict(log.text(None)).actions[-1][1]
    assert isinstance(played, Play) and played.stands_for == (4,)


def test_the_phoenix_between_two_pairs_joins_the_higher_unless_that_is_illegal_later() -> None:
    log = quads()
    log.play(2, "Ma").passes(3).play(0, "A").passes(1, 2, 3, 0)
    log.play(0, "10 10 Ph 6 6")
    high = verdict(log.text(None)).actions[-1][1]
    assert isinstance(high, Play) and high.stands_for == (10,)
    log.play(1, "7 7 7 B B").passes(2, 3, 0, 1)
    log.trick(1, "Dr").add("Drache an: (2)cleo")
    log.trick(1, "B B", "A", "7", "3 3 3", "4")
    log.trick(2, "D D D D", "8 8 8 8", "4 4 4", "5", "A")
    log.trick(3, "K K K K", "9 9 9 9", "5 5 5", "A").play(3, "Hu").play(3, "2")
    given = agrees(log.text("30 - 70"))
    assert any(isinstance(action, Play) and action.stands_for == (6,) for _, action in given.actions)


# -- tricks of players who are out ---------------------------------------------------------------------------


def cleo_out_with_a_five() -> Log:
    log = quads()
    log.play(2, "Ma").passes(3, 0, 1)
    log.trick(3, "9 9 9 9").play(3, "Hu")
    log.play(1, "Dr").passes(2, 3, 0).trick(1, "B B B B", "A", "7 7 7 7", "3 3 3")
    log.play(1, "4").play(2, "A").passes(3, 0, 2)
    return log.trick(2, "D D D D", "8 8 8 8", "4 4 4", "5")


def test_a_bomb_by_the_next_leader_is_led_or_beats_the_trick() -> None:
    log = cleo_out_with_a_five()
    log.trick(3, "K K K K", "5 5 5", "A").play(3, "2")
    assert (2, Take()) in agrees(log.text("5 - 95")).actions[-13:]  # led: cleo keeps the five
    assert (2, Take()) not in agrees(log.text("0 - 100")).actions[-13:]  # beats the trick: dan gets the five
    differs(log.text("10 - 90"), "result", "the engine's is 5 - 95")


def test_a_bomb_by_another_player_beats_the_trick() -> None:
    log = cleo_out_with_a_five()
    log.trick(0, "6 6 6 6", "10 10 10 10", "2 2 2", "A", "Ph").play(0, "3")
    agrees(log.text("75 - 25"))


def test_a_trick_that_was_picked_up_cannot_be_bombed() -> None:
    log = quads()
    log.play(2, "Ma").passes(3, 0, 1, 2).play(3, "9 9 9 9")
    differs(
        log.text("0 - 100"),
        "illegal",
        "seat 3 plays G9 S9 B9 R9: it is another player's lead",
        len(log.body) + 16,
    )
