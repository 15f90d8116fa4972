"""Random attempts of a seat, and whether they are legal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import tichu
from tests.properties.cards import RANKS, Json, pack_of
from tests.properties.samples import MANY, ends_of, sample

SIMPLE = ("pass", "take", "tichu", "withdraw")


def random_attempt(position: Json, options: Sequence[Sequence[tichu.Action]], seat: int, rng: Random) -> Json:
    """A random attempt: part of the hand, any cards, an action of another seat, or any other action."""
    hand, seats = position["hands"][seat].split(), len(options)
    what = rng.random()
    if what < 0.5 and hand:
        if what < 0.25:  # likely to be a combination: cards that are neighbours in the sorted hand
            begin = int(rng.random() * len(hand))
            cards = hand[begin : begin + 1 + int(rng.random() * 6)]
        elif what < 0.3:  # the same card twice, which two packs may have and this hand may not
            cards = sample(hand, 1 + int(rng.random() * 2), rng) * 2
        else:
            cards = sample(hand, 1 + int(rng.random() * 5), rng)
        return dressed(cards, seats, rng)
    if what < 0.6:
        return dressed(sample(list(pack_of(position).elements()), 1 + int(rng.random() * 3), rng), seats, rng)
    others = [actions for other, actions in enumerate(options) if other != seat and actions]
    if what < 0.8 and others:
        theirs = others[int(rng.random() * len(others))]
        return theirs[int(rng.random() * len(theirs))].to_json()
    simple: list[Json] = [{"type": kind} for kind in SIMPLE]
    simple += [{"type": "give", "to": to} for to in range(-1, seats + 1)]
    simple += [{"type": "grand", "call": True}, {"type": "grand", "call": False}]
    receivers = sample(range(seats), 1 + int(rng.random() * 3), rng)
    gifts = {str(to): " ".join(sample(hand, 1 + int(rng.random() * 2), rng)) for to in receivers}
    simple += [{"type": "exchange", "give": gifts}] * 3
    return simple[int(rng.random() * len(simple))]


def dressed(cards: Sequence[str], seats: int, rng: Random) -> Json:
    """A play of these cards, with random options."""
    action: Json = {"type": "play", "cards": " ".join(cards)}
    if "Ph" in cards and rng.random() < 0.7:
        action["as"] = " ".join(sorted(sample(RANKS, cards.count("Ph"), rng), key=RANKS.index))
    if rng.random() < (0.6 if "Ma" in cards else 0.02):
        action["wish"] = sample([*RANKS, None], 1, rng)[0]
    if rng.random() < (0.4 if cards == ["Do"] else 0.02):
        action["to"] = int(rng.random() * seats)
    return action


def needless_receiver_left_out(
    round_: tichu.Round, seat: int, attempt: Json, actions: Sequence[tichu.Action]
) -> Json:
    """The receiver of the Dog's lead may be named even if there is no choice."""
    plain = {"type": "play", "cards": "Do"}
    if (
        attempt.get("cards") != "Do"
        or "to" not in attempt
        or "wish" in attempt
        or not is_listed(plain, actions)
    ):
        return attempt
    copy = round_.copy()
    copy.apply(seat, plain)
    return plain if copy.over or copy.turn == attempt["to"] else attempt


def is_listed(attempt: Json, actions: Sequence[tichu.Action]) -> bool:
    """Whether the action is among these, ignoring the order of cards and optional keys."""
    if attempt["type"] == "exchange":
        try:
            return tichu.Action.from_json(attempt) in actions
        except tichu.IllegalAction:
            return False
    if len(actions) > MANY and isinstance(actions[len(actions) // 2], tichu.Exchange):
        actions = ends_of(actions)
    if attempt["type"] != "play":
        return any(action.to_json() == attempt for action in actions)
    cards = sorted(attempt["cards"].split())
    for action in actions:
        if not isinstance(action, tichu.Play) or len(action.cards) != len(cards):
            continue
        data = action.to_json()
        if sorted(data["cards"].split()) != cards or data.get("wish") != attempt.get("wish"):
            continue
        if "wish" in attempt and "Ma" not in cards:
            continue
        if "as" in attempt and data.get("as") != attempt["as"]:
            continue
        if data.get("to") == attempt.get("to"):
            return True
    return False
