"""Random choice of the next action, with a preference for unusual ones."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import tichu
from tests.properties.cards import (
    RANKS,
    SPECIALS,
    TOKEN,
    Json,
    in_order_of_rank,
    is_bomb,
    is_phoenix_as_the_wish,
)
from tests.properties.samples import MANY
from tichu.core.cards import DOG

WEIGHTS = {
    "pass": 3.0,
    "take": 4.0,
    "give": 4.0,
    "no grand": 4.0,
    "exchange": 4.0,
    "single": 2.0,
    "combination": 5.0,
    "phoenix": 2.0,
    "phoenix in a combination": 4.0,
    "dragon": 0.5,
    "dog": 6.0,
    "mah jong": 5.0,
    "tichu": 0.3,
    "grand": 0.4,
    "withdraw": 8.0,
    "bomb": 12.0,
    "phoenix as the wish": 20.0,
}
"""Weight of each kind of action, independent of the number of such actions."""


def sort_of(data: Json, wish: str | None = None) -> str:
    """The key of ``WEIGHTS`` for an action."""
    if data["type"] == "grand":
        return "grand" if data["call"] else "no grand"
    if data["type"] != "play":
        return str(data["type"])
    cards = data["cards"].split()
    if "Ma" in cards:
        return "mah jong"
    if len(cards) == 1:
        return {"Ph": "phoenix", "Do": "dog", "Dr": "dragon"}.get(cards[0], "single")
    if "Ph" in cards:
        return "phoenix as the wish" if is_phoenix_as_the_wish(data, wish) else "phoenix in a combination"
    return "bomb" if is_bomb(cards) else "combination"


def treasures(hand: Sequence[str]) -> set[str]:
    """The cards of the bombs in a hand."""
    count = Counter(card[0] for card in set(hand) if card not in SPECIALS)
    found = {card for card in hand if count[card[0]] == 4}
    for suit in "gkbr":
        run: list[str] = []
        for rank in RANKS:
            run = [*run, rank + suit] if rank + suit in hand else []
            if len(run) >= 5:
                found |= set(run)
    return found


def choose(
    actions: Sequence[tichu.Action], position: Json, seat: int, sort: float, which: float
) -> tichu.Action | None:
    """Choose an action: first a kind, by weight, then one of that kind (both numbers from 0 to below 1).

    Most of the time bombs are kept together. None is for doing nothing, where there is only Tichu to call.
    """
    if len(actions) > 400:  # a sample is enough
        stride = len(actions) / 400
        actions = [actions[int(step * stride)] for step in range(400)]
    kept = treasures(position["hands"][seat].split()) if which < 0.9 else set()
    by_sort: dict[str, list[tichu.Action]] = {}
    apart: dict[str, list[tichu.Action]] = {}
    for action in actions:
        data = action.to_json()
        name = sort_of(data, position["wish"])
        breaks = kept and name != "bomb" and not kept.isdisjoint(TOKEN.findall(str(data)))
        (apart if breaks else by_sort).setdefault(name, []).append(action)
    if set(by_sort) <= {"tichu"}:
        by_sort |= apart
    sorts = [name for name in WEIGHTS if name in by_sort]
    aim = sort * sum(WEIGHTS[name] for name in sorts)
    if sorts == ["tichu"] and sort < (0.2 if position.get("just_called") else 0.85):
        return None
    for name in sorts:
        aim -= WEIGHTS[name]
        if aim < 0:
            break
    found = by_sort[name]
    return found[int(which * len(found))]


def interruptions(round_: tichu.Round) -> list[tuple[int, Sequence[tichu.Action]]]:
    """The seats that can act although the round is not waiting for them; if somebody can bomb, only those."""
    waiting = round_.to_act()
    found = ((seat, round_.legal_actions(seat)) for seat in range(round_.game.seats) if seat not in waiting)
    can = [(seat, actions) for seat, actions in found if actions]
    return [(seat, actions) for seat, actions in can if list(actions) != [tichu.Tichu()]] or can


Order = Callable[[tichu.Action], str]


def next_action(
    round_: tichu.Round, interrupt: bool, who: float, sort: float, which: float, in_order: Order | None = None
) -> tuple[int, tichu.Action]:
    """Somebody's action: of a seat the round waits for, or if asked for and possible, of another.

    With ``in_order`` the choice does not depend on the order in which the library lists the actions.
    """
    position = round_.state_json()
    for open_seats in (
        interruptions(round_) if interrupt else [],
        [(seat, round_.legal_actions(seat)) for seat in round_.to_act()],
    ):
        if open_seats:
            seat, actions = open_seats[int(who * len(open_seats))]
            assert actions, f"seat {seat} is waited for and can do nothing\n{json.dumps(position)}"
            if in_order is not None and len(actions) > MANY and isinstance(actions[0], tichu.Exchange):
                return seat, any_exchange(actions[0], position["hands"][seat].split(), which)
            if in_order is not None:
                actions = sorted(actions, key=in_order)
            action = choose(actions, position, seat, sort, which)
            if action is not None:
                return seat, action
    raise AssertionError(f"nobody can act\n{json.dumps(position)}")


def any_exchange(example: tichu.Exchange, hand: Sequence[str], which: float) -> tichu.Action:
    """An exchange like the example with random cards, without listing thousands of them."""
    rng, cards = Random(int(which * 2**32)), list(hand)
    give = {}
    for to, like in example.to_json()["give"].items():
        give[to] = in_order_of_rank(cards.pop(int(rng.random() * len(cards))) for _ in like.split())
    return tichu.Action.from_json({"type": "exchange", "give": give})


def random_action(
    round_: tichu.Round, rng: Random, in_order: Order | None = None, bold: bool = False
) -> tuple[int, tichu.Action]:
    """The same, with all choices by the generator; with ``bold`` it passes less often."""
    rare = round_.just_called or round_.phase == "take" or (round_.top and round_.top.combo.cards == (DOG,))
    interrupt = rng.random() < (0.8 if rare else 0.3)
    who, sort, which = rng.random(), rng.random(), rng.random()
    return next_action(round_, interrupt, who, 1 - (1 - sort) / 2 if bold else sort, which, in_order)
