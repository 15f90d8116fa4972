"""Invariants of every step."""

from __future__ import annotations

from collections import Counter

from tests.properties.cards import Json, cards_in, is_bomb


def check_step(before: Json, seat: int, action: Json, after: Json) -> None:
    """Check what an action changes, and that it changes nothing else."""
    kind = action["type"]
    moved = Counter(action["cards"].split()) if kind == "play" else Counter()
    drawn = before["phase"] in ("grand", "exchange") and after["phase"] != before["phase"]
    if kind == "exchange":
        moved = cards_in(action["give"].values())
    for other, (old, new) in enumerate(zip(before["hands"], after["hands"], strict=True)):
        if other == seat and not drawn:
            assert Counter(old.split()) == Counter(new.split()) + moved
        elif not drawn:
            assert old == new
    assert kind in ("grand", "tichu", "withdraw") or before["calls"] == after["calls"]
    assert set(after["started"]) == set(before["started"]) | ({seat} if kind == "play" else set())
    assert after["out"][: len(before["out"])] == before["out"]
    check_won(before, seat, action, after)
    if after["phase"] in ("play", "take"):
        check_turn(before, seat, action, after)
    natural = moved - Counter(["Ma", "Ph"])
    if kind == "play" and moved["Ma"]:
        assert after["wish"] == action.get("wish")  # W7
    elif kind == "play" and any(card[0] == before["wish"] for card in natural):
        assert after["wish"] is None  # W4
    else:
        assert after["wish"] == before["wish"]  # W5


def check_won(before: Json, seat: int, action: Json, after: Json) -> None:
    """The trick goes to its owner or receiver (P4, G2, D1, S5); otherwise no pile changes."""
    gains = [Counter[str]() for _ in after["won"]]
    table = cards_in(played["cards"] for played in before["trick"])
    if action["type"] in ("take", "give"):
        gains[action.get("to", seat)] = table
    elif action["type"] == "play":
        cards = Counter(action["cards"].split())
        left = cards_in(played["cards"] for played in after["trick"])
        if table == Counter(["Do"]) and "Do" not in left and not is_bomb(list(cards)):
            gains[before["trick"][0]["seat"]] += table
            table = Counter()
        if not left:
            gains[seat] += table + cards
    for old, new, gain in zip(before["won"], after["won"], gains, strict=True):
        assert old == new if not gain else Counter(old.split()) + gain == Counter(new.split())


def check_turn(before: Json, seat: int, action: Json, after: Json) -> None:
    """Whose turn it is after an action: the Mah Jong's holder, the next with cards, the trick's owner."""
    seats = len(after["hands"])

    def next_with_cards(start: int) -> int:
        order = [(start + step) % seats for step in range(seats)]
        return next(other for other in order if after["hands"][other])

    if before["phase"] in ("grand", "exchange"):
        holders = [other for other, hand in enumerate(after["hands"]) if "Ma" in hand.split()]
        assert not holders or [after["turn"]] == holders  # P2
    elif action["type"] in ("tichu", "withdraw"):
        assert after["turn"] == before["turn"]
    elif action["type"] in ("take", "give"):
        assert after["turn"] == next_with_cards(before["turn"])  # P4, P5, G2
        assert not after["trick"]
    elif action["type"] == "pass":
        owner = before["trick"][-1]["seat"]
        others = [other for other in range(seats) if after["hands"][other] and other != owner]
        assert after["phase"] == ("take" if set(after["passed"]) >= set(others) else "play")  # P4
        assert after["turn"] == (owner if after["phase"] == "take" else next_with_cards(seat + 1))
    elif action["cards"] == "Do":
        assert after["turn"] == next_with_cards(dog_receiver(before, seat, action, after))  # D1, D2, TI4, HI4
    elif after["phase"] == "take":
        assert action["cards"] == "Dr" and len(after["out"]) == seats - 1 and after["turn"] == seat  # S5
    else:
        assert after["turn"] == next_with_cards(seat + 1)  # P3, B4


def dog_receiver(before: Json, seat: int, action: Json, after: Json) -> int:
    """The seat that should get the lead from the Dog; the next with cards if that seat has none."""
    seats = len(after["hands"])
    if before["variant"] == "hierarchie":
        return int(before["ranks"][-1] if before.get("ranks") else before["dealer"])
    if seats == 4:
        return (seat + 2) % 4
    partners = [other for other in (seat + 2, seat + 4) if after["hands"][other % 6]]
    if "to" in action:
        assert len(partners) == 2
        return int(action["to"])
    return partners[0] if partners else seat + 1
