"""What the property tests and the golden playthroughs share.

Tables, a chooser with a taste for the unusual, and what must be true of every position. Everything here looks
at a round from outside: at its JSON, with cards as text. What a seat may know, what a pack holds and what a
round is worth is said once more, in other words than the library's.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import tichu
from tichu.cards import DOG
from tichu.variants import Deal

Json = dict[str, Any]

RANKS = "23456789TJQKA"
SUIT_CARDS = [rank + suit for rank in RANKS for suit in "gkbr"]
SPECIALS = ["Ma", "Do", "Ph", "Dr"]
TOKEN = re.compile(r"\b(?:[2-9TJQKA][gkbr]|Ma|Do|Ph|Dr)\b")
RANK_GAMES = ("grandseigneur", "hierarchie")
SIMPLE = ("tichu", "withdraw", "pass", "take")
POINTS = {"5": 5, "T": 10, "K": 10, "Dr": 25, "Ph": -25}


# -- tables --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A game somebody might sit down to."""

    variant: str
    edition: str
    house_rules: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        """For the test report."""
        rules = [f"{name}={value}" for name, value in self.house_rules]
        return "-".join([self.variant, self.edition, *rules])

    def match(self, seed: int, **more: Any) -> tichu.Match:
        """A match at this table."""
        return tichu.Match(self.variant, self.edition, seed=seed, **{**dict(self.house_rules), **more})


def _table(variant: str, edition: str, **house_rules: Any) -> Table:
    return Table(variant, edition, tuple(house_rules.items()))


PLAIN = [Table(variant, edition) for variant, edition in tichu.PAIRS]
RANKED = [
    *(
        _table("grandseigneur", "fata-morgana", players=players, packs=packs)
        for players in range(5, 13)
        for packs in (1, 2)
        if (players, packs) != (5, 1)  # is among the plain ones
    ),
    *(_table("hierarchie", "philibert", players=players) for players in range(6, 11)),
]
HOUSE_RULES = [
    _table("nanjing", "fata-morgana", exchange="partners", wish="required", direction="clockwise"),
    _table("nanjing", "fata-morgana", tichu=False, grand_tichu=False, dragon_given=False, wish="none"),
    _table("nanjing", "philibert", wish_breach="penalty", deal="packets", tichu_points=50),
    _table("nanjing", "groo", exchange="none", late_tichu=False, grand_cards=5),
    _table("nanjing", "tichubadour", withdraw_calls=True, bomb_on_dog=True, victory_points=300),
    _table("trichu", "philibert", dummy_honours_wish=True, wish_breach="penalty", rounds=3),
    _table("trichu", "groo", bomb_on_dog=True, exchange="real-players"),
    _table("tientsin", "groo", wish_breach="penalty", bomb_on_dog=True, grand_points=400),
    _table("tientsin", "fata-morgana", exchange="none", grand_tichu=False, wish="required"),
    _table("grandseigneur", "fata-morgana", players=7, direction="clockwise", tribute_return="lowest"),
    _table("grandseigneur", "fata-morgana", players=6, packs=2, bomb_suits_differ=False, wish="required"),
    _table("hierarchie", "philibert", players=6, wish="optional", tribute_return="chosen"),
    _table("hierarchie", "philibert", players=5, bomb_on_dog=False, triple_suits_differ=False),
]
TABLES = [*PLAIN, *RANKED, *HOUSE_RULES]


def pack_of(position: Json) -> Counter[str]:
    """The cards of that game (C1, GS1, GS5, HI1)."""
    match position["variant"]:
        case "grandseigneur":
            players = len(position["hands"])
            packs = position["settings"].get("packs", 2 if players >= 7 else 1)
            extra = [*SUIT_CARDS, "Ph", "Dr"] if packs == 2 else []
            return Counter([*SUIT_CARDS, "Ma", "Ph", "Dr", *extra])
        case "hierarchie":
            return Counter([*SUIT_CARDS, *SUIT_CARDS, *SPECIALS])
        case _:
            return Counter([*SUIT_CARDS, *SPECIALS])


def lumpy(deal: Deal, lumps: int, rng: Random) -> Deal:
    """The deal with so many bombs put together by exchanging cards: four equals, or a suited run of five."""
    seats = len(deal.hands)
    piles = [[*hand, *rest] for hand, rest in zip(deal.hands, deal.stock, strict=True)]
    kept: set[int] = set()
    for _ in range(lumps):
        owner = int(rng.random() * seats)
        first = 2 + int(rng.random() * 9)
        suit = int(rng.random() * 4)
        run = [4 * (first + step) + suit for step in range(5)]
        wanted = run if rng.random() < 0.4 else [4 * first + any_suit for any_suit in range(4)]
        if kept & set(wanted) or len(piles[owner]) < len(kept & set(piles[owner])) + len(wanted):
            continue
        for card in wanted:
            if card in piles[owner]:
                continue
            holder = next((pile for pile in piles if card in pile), None)
            spare = next((other for other in piles[owner] if other not in (*kept, *wanted)), None)
            if holder is not None and spare is not None:
                holder[holder.index(card)] = spare
                piles[owner][piles[owner].index(spare)] = card
        kept |= set(wanted)
    cuts = [len(hand) for hand in deal.hands]
    return deal._replace(
        hands=tuple(tuple(sorted(pile[:cut])) for pile, cut in zip(piles, cuts, strict=True)),
        stock=tuple(tuple(sorted(pile[cut:])) for pile, cut in zip(piles, cuts, strict=True)),
    )


def dealt(table: Table, seed: int, lumps: int = 0, ranked: bool = False, **more: Any) -> tichu.Match:
    """A match with a lumpy first deal; ``ranked`` begins a game of ranks in its second round, as it were."""
    deal = table.match(seed, **more).deal
    if ranked and table.variant in RANK_GAMES:
        seats = len(deal.hands)
        clockwise = table.match(seed).game.settings.direction == "clockwise"
        ranks = tuple((place if clockwise else -place) % seats for place in range(seats))
        deal = deal._replace(setup=deal.setup._replace(ranks=ranks, dealer=ranks[-1]))
    # With the same seed the second round would have the cards this one was made from.
    return table.match(seed + 1_000_000, first_deal=lumpy(deal, lumps, Random(seed)), **more)


# -- choosing ------------------------------------------------------------------------------------------------

TASTE = {
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
"""How gladly each sort of action is chosen; more than the number of such actions would make it."""


def is_bomb(cards: Sequence[str]) -> bool:
    """Whether these cards, a combination as they are, make a bomb (K7, K8, K13)."""
    if any(card in SPECIALS for card in cards):
        return False
    ranks = {card[0] for card in cards}
    suits = {card[1] for card in cards}
    four = len(cards) == 4 and len(ranks) == 1
    return four or (len(cards) >= 5 and len(ranks) == len(cards) and len(suits) == 1)


def is_phoenix_as_the_wish(data: Json, wish: str | None) -> bool:
    """Whether the Phoenix stands for the wish in a play without a card of that rank (W5)."""
    natural = {card[0] for card in data["cards"].split() if card not in SPECIALS}
    return wish is not None and wish in data.get("as", "") and wish not in natural


def sort_of(data: Json, wish: str | None = None) -> str:
    """The key of ``TASTE`` for an action."""
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


def action_text(action: tichu.Action) -> str:
    """The action as one line of JSON; equal actions have equal texts."""
    return json.dumps(action.to_json(), sort_keys=True)


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
    """One of the actions: a sort first, by taste, then one of that sort (both numbers from 0 to below 1).

    Most of the time bombs are kept together. None is for doing nothing, where there is only Tichu to call.
    """
    if len(actions) > 400:  # a look at some of them will do
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
    sorts = [name for name in TASTE if name in by_sort]
    aim = sort * sum(TASTE[name] for name in sorts)
    if sorts == ["tichu"] and sort < (0.2 if position.get("just_called") else 0.85):
        return None
    for name in sorts:
        aim -= TASTE[name]
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
    position = round_.to_json()
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
    """An exchange like the example, of any cards, without a look at the thousands there are."""
    rng, cards = Random(int(which * 2**32)), list(hand)
    give = {}
    for to, like in example.to_json()["give"].items():
        give[to] = in_order_of_rank(cards.pop(int(rng.random() * len(cards))) for _ in like.split())
    return tichu.Action.from_json({"type": "exchange", "give": give})


def random_action(
    round_: tichu.Round, rng: Random, in_order: Order | None = None, bold: bool = False
) -> tuple[int, tichu.Action]:
    """The same, all chosen by the generator; the bold pass less often."""
    rare = round_.just_called or round_.phase == "take" or (round_.top and round_.top.combo.cards == (DOG,))
    interrupt = rng.random() < (0.8 if rare else 0.3)
    who, sort, which = rng.random(), rng.random(), rng.random()
    return next_action(round_, interrupt, who, 1 - (1 - sort) / 2 if bold else sort, which, in_order)


# -- what happened -------------------------------------------------------------------------------------------


def happenings(before: Json, seat: int, action: Json, after: Json) -> Iterator[str]:
    """The names of what an action brought about, for counting and for finding a good example."""
    kind = action["type"]
    if kind == "grand":
        yield "grand" if action["call"] else "no grand"
    elif kind == "tichu":
        yield "tichu"
        if before["phase"] == "grand":
            yield "tichu before the exchange"
        if before["phase"] in ("play", "take") and before["turn"] != seat:
            yield "tichu out of turn"
        if before["out"]:
            yield "tichu too late"
        if len(after.get("just_called", [])) > 1:
            yield "calls at the same moment"
    elif kind == "exchange":
        yield "tribute" if before.get("ranks") else "exchange"
    elif kind == "take":
        yield "take by somebody who is out" if seat in before["out"] else "take"
    elif kind == "give":
        yield "dragon's gift that ends the round" if after["phase"] == "over" else "dragon's gift"
    elif kind == "play":
        yield from _play_happenings(before, seat, action, after)
    else:
        yield kind
    if after.get("breach") is not None and before.get("breach") is None:
        yield "wish broken"
        yield "wish broken: over at once" if after["phase"] == "over" else "wish broken: played on"
    if after["phase"] == "over":
        yield from _end_happenings(after)


def _play_happenings(before: Json, seat: int, action: Json, after: Json) -> Iterator[str]:
    cards = action["cards"].split()
    below = before["trick"][-1]["cards"].split() if before["trick"] else []
    if is_bomb(cards):
        yield "bomb" if len(cards) == 4 else "straight bomb"
        if not below:
            yield "bomb led"
        elif before["turn"] != seat:
            yield "bomb out of turn"
        if below and before["trick"][-1]["seat"] == seat:
            yield "bomb on one's own play"
        if below and before["phase"] == "take":
            yield "bomb after the last pass"
        if is_bomb(below):
            yield "bomb on a bomb"
        if below in (["Do"], ["Dr"]):
            yield "bomb on the dog" if below == ["Do"] else "bomb on the dragon"
    if "Ph" in cards:
        yield "phoenix" if len(cards) == 1 else "phoenix in a combination"
        if cards.count("Ph") == 2:
            yield "two phoenixes in a combination"
        if cards == below:
            yield "phoenix on a phoenix"
    if "Ma" in cards:
        yield "mah jong" if len(cards) == 1 else "mah jong in a straight"
        yield "no wish" if action.get("wish") is None else "wish"
    elif before["wish"] is not None:
        yield "wish fulfilled" if after["wish"] is None else "wish left open"
        if is_phoenix_as_the_wish(action, before["wish"]):
            yield "phoenix as the wish"
    if cards == ["Do"]:
        yield "dog"
        if action.get("to") is not None:
            yield "dog to a partner of choice"
        if seat in after["out"]:
            yield "dog as the last card"
    if cards == ["Dr"]:
        yield "dragon"
        if below == ["Dr"]:
            yield "dragon on a dragon"


def _end_happenings(after: Json) -> Iterator[str]:
    yield "over"
    if after["scores"] is None or after.get("breach") is not None:
        return
    yield "victory" if is_victory(after) else "counted"
    for seat in after["calls"]:
        yield "bet won" if after["out"][:1] == [int(seat)] else "bet lost"


# -- what must be true of every position ---------------------------------------------------------------------


MANY = 300
"""More actions than this are not all looked at each time."""


def check_position(round_: tichu.Round, rng: Random) -> None:
    """Everything that is true of any position; the generator picks samples where all would be too many."""
    position = round_.to_json()
    options = [round_.legal_actions(seat) for seat in range(round_.game.seats)]
    check_cards(position)
    check_somebody_can_act(round_, position, options)
    check_wish_binds(round_, position, options)
    check_legal_is_accepted(round_, position, options, rng)
    check_illegal_is_refused(round_, position, options, rng)
    check_json(position, options)
    check_views(round_, position, options, rng)
    if round_.over:
        check_result(round_, position)


def cards_in(texts: Iterable[str]) -> Counter[str]:
    """All the cards of these texts."""
    return Counter(card for text in texts for card in text.split())


def check_cards(position: Json) -> None:
    """No card is lost and none is made."""
    given = [gifts or {} for gifts in position.get("given", [])] if position["phase"] == "exchange" else []
    everything = cards_in(
        [
            *position["hands"],
            *position["stock"],
            *position["won"],
            *(played["cards"] for played in position["trick"]),
            *(cards for gifts in given for cards in gifts.values()),
            position.get("faceup", ""),
        ]
    )
    assert everything == pack_of(position)


def check_somebody_can_act(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]]
) -> None:
    """The round waits for somebody who can act, until it is over; the others can only interrupt."""
    waiting = round_.to_act()
    if position["phase"] == "over":
        assert not waiting and not any(options)
        return
    assert waiting
    if position["phase"] in ("play", "take"):
        assert waiting == [position["turn"]]
    for seat, actions in enumerate(options):
        sorts = {type(action) for action in (actions if len(actions) <= MANY else ends_of(actions))}
        if seat in waiting:
            assert sorts - {tichu.Tichu, tichu.Withdraw}
        else:
            assert sorts <= {tichu.Tichu, tichu.Withdraw, tichu.Play}
            assert position["trick"] or tichu.Play not in sorts  # B2
        if seat in position["out"] and seat not in waiting:
            assert not actions


def check_wish_binds(round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]]) -> None:
    """Who is in turn and can fulfil the wish does so or bombs; who leads with the rank leads it (W3, W6)."""
    wish, seat = position["wish"], position["turn"]
    free = seat == round_.dummy and not round_.settings.dummy_honours_wish
    if wish is None or position["phase"] != "play" or free or round_.settings.wish_breach == "penalty":
        return
    plays = [action.to_json()["cards"].split() for action in options[seat] if isinstance(action, tichu.Play)]
    fulfilling = [cards for cards in plays if any(card[0] == wish for card in cards)]
    below = position["trick"][-1]["cards"] if position["trick"] else None
    if below in (None, "Do") and any(card[0] == wish for card in position["hands"][seat].split()):
        assert fulfilling
    if fulfilling:
        assert tichu.Pass() not in options[seat]
        rest = [cards for cards in plays if cards not in fulfilling]
        assert all(below is not None and is_bomb(cards) for cards in rest)


def check_legal_is_accepted(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]], rng: Random
) -> None:
    """No action is listed twice, and what is listed is accepted, as an object and as JSON."""
    for seat, actions in enumerate(options):
        if len(actions) <= MANY or rng.random() < 0.05:
            assert len(set(actions)) == len(set(map(_same_action, actions))) == len(actions)
        for action in sample(actions, 4, rng):
            data = action.to_json()
            assert tichu.Action.from_json(data) == action
            assert tichu.Action.from_json(json.loads(json.dumps(data))).to_json() == data
            one, other = round_.copy(), round_.copy()
            one.apply(seat, action)
            other.apply(seat, data)
            assert one.to_json() == other.to_json()
    assert round_.to_json() == position, "a copy is tied to its original"


def _same_action(action: tichu.Action) -> str:
    data = action.to_json()
    if "cards" in data:
        data["cards"] = " ".join(sorted(data["cards"].split()))
    return json.dumps(data, sort_keys=True)


def check_illegal_is_refused(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]], rng: Random
) -> None:
    """Of any other action the round says why not, and stays as it was."""
    hands = position["hands"]
    attempts = [
        (seat, random_attempt(position, options, seat, rng)) for seat in sample(range(len(options)), 4, rng)
    ]
    for seat in round_.to_act()[:1]:
        attempts += [(seat, {"type": kind}) for kind in SIMPLE]
        attempts += [(seat, dressed([card], 0, rng)) for card in sample(hands[seat].split(), 2, rng)]
    for seat, action in attempts:
        copy = round_.copy()
        if is_listed(needless_receiver_left_out(round_, seat, action, options[seat]), options[seat]):
            copy.apply(seat, action)
            continue
        try:
            copy.apply(seat, action)
        except tichu.IllegalAction as refusal:
            error = refusal
        else:
            pytest.fail(f"seat {seat} may not {action}, but was allowed to\n{json.dumps(position)}")
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", error.code)
        assert error.sentence and str(error) == error.sentence
        assert copy.to_json() == position, f"the refused {action} of seat {seat} left a trace"
    for seat in (-1, len(options)):
        with pytest.raises(tichu.IllegalAction):
            round_.copy().apply(seat, {"type": "pass"})


SIMPLE = ("pass", "take", "tichu", "withdraw")


def random_attempt(position: Json, options: Sequence[Sequence[tichu.Action]], seat: int, rng: Random) -> Json:
    """Something a seat might try: any part of its hand, any cards, another's action, any other action."""
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
    """A play of these cards, with what might go along."""
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
    """Who gets the lead from the Dog may be said where there is no choice, if it is true."""
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


def ends_of(actions: Sequence[tichu.Action]) -> list[tichu.Action]:
    """The first and the last of very many: what is not of the one sort there are many of is there."""
    return [*actions[:3], *actions[-3:]]


def is_listed(attempt: Json, actions: Sequence[tichu.Action]) -> bool:
    """Whether the action is among these, however it is written: order of cards, keys that may be left out."""
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


def check_json(position: Json, options: Sequence[Sequence[tichu.Action]]) -> None:
    """A position that is written and read again is the same, and the same is legal in it."""
    again = tichu.Round.from_json(position)
    assert again.to_json() == position
    text = json.dumps(position)
    assert json.dumps(tichu.Round.from_json(json.loads(text)).to_json()) == text
    for seat, actions in enumerate(options):
        assert same_actions(again.legal_actions(seat), actions)


def same_actions(one: Sequence[tichu.Action], other: Sequence[tichu.Action]) -> bool:
    """Whether the same actions are in both; of thousands in the same order a look at some will do."""
    if len(one) != len(other):
        return False
    stride = max(1, len(one) // 50)
    if len(one) > MANY and all(one[place] == other[place] for place in range(0, len(one), stride)):
        return True
    return set(one) == set(other)


def sample(things: Sequence[Any], count: int, rng: Random) -> list[Any]:
    """Some of the things, none of them twice."""
    if count >= len(things):
        return list(things)
    places: dict[int, None] = {}
    while len(places) < count:
        places[int(rng.random() * len(things))] = None
    return [things[place] for place in places]


# -- what a seat may know ------------------------------------------------------------------------------------


def own_seats(position: Json, seat: int | None) -> set[int]:
    """The seats whose player looks: Trichu's soloist and dummy are one person."""
    if seat is None:
        return set()
    solo = {position.get("soloist"), position.get("dummy")}
    return {other for other in range(len(position["hands"])) if other == seat or solo >= {seat, other}}


def open_hands(position: Json, seat: int | None) -> set[int]:
    """Whose cards the seat may see (E4, TR4, TR5)."""
    if position["phase"] == "grand":
        return set() if seat is None or seat == position.get("dummy") else {seat}
    own = own_seats(position, seat)
    dummy = position.get("dummy")
    return own if dummy is None or position["phase"] == "exchange" else own | {dummy}


def known_in_hand(position: Json, seat: int | None, other: int) -> Counter[str]:
    """Cards of a hidden hand that the seat knows of: those it gave; the Mah Jong, whose holder led (P2)."""
    if position["phase"] in ("grand", "exchange"):
        return Counter()
    hand = Counter(position["hands"][other].split())
    given = position.get("given") or [None] * len(position["hands"])
    gave = cards_in((given[giver] or {}).get(str(other), "") for giver in own_seats(position, seat))
    return (gave | Counter(["Ma"])) & hand


def permuted(position: Json, seat: int | None, rng: Random) -> Json:
    """Another position the seat cannot tell from this one: what it does not know is shuffled.

    Hands, cards not yet drawn and cards passed between others keep their numbers; what the seat gave, got or
    sees stays in its place.
    """
    twin: Json = json.loads(json.dumps(position))
    seen, own = open_hands(position, seat), own_seats(position, seat)
    hidden = [other for other in range(len(twin["hands"])) if other not in seen]
    fixed = {other: known_in_hand(position, seat, other) for other in hidden}
    places: list[tuple[Any, Any, list[str]]] = []  # where, the key there, cards that stay
    for other in hidden:
        places.append((twin["hands"], other, list(fixed[other].elements())))
    for other in range(len(twin["stock"])):
        places.append((twin["stock"], other, []))
    given = twin.get("given") or []
    if twin["phase"] == "exchange":
        for giver, gifts in enumerate(given):
            if giver not in own:
                places += [(gifts, to, []) for to in gifts or {}]
    pool = list((cards_in(where[key] for where, key, _ in places)).elements())
    for _, _, stay in places:
        for card in stay:
            pool.remove(card)
    rng.shuffle(pool)
    for where, key, stay in places:
        count = len(where[key].split()) - len(stay)
        drawn, pool = pool[:count], pool[count:]
        where[key] = in_order_of_rank(stay + drawn)
    assert not pool
    if twin["phase"] not in ("grand", "exchange"):
        permute_history(twin, own, fixed, rng)
    return twin


def permute_history(twin: Json, own: set[int], fixed: dict[int, Counter[str]], rng: Random) -> None:
    """Let others have passed each other different cards: some that the receiver holds now."""
    left = {
        seat: list((Counter(hand.split()) - fixed.get(seat, Counter())).elements())
        for seat, hand in enumerate(twin["hands"])
    }
    for giver, gifts in enumerate(twin.get("given") or []):
        for to in gifts or {}:
            count = len(gifts[to].split())
            if giver in own or int(to) in own or len(left[int(to)]) < count:
                continue
            chosen = sample(left[int(to)], count, rng)
            for card in chosen:
                left[int(to)].remove(card)
            gifts[to] = in_order_of_rank(chosen)


def in_order_of_rank(cards: Iterable[str]) -> str:
    """Cards as the library writes a hand: Dog, Mah Jong, by rank and suit, Phoenix, Dragon."""
    order = ["Do", "Ma", *SUIT_CARDS, "Ph", "Dr"]
    return " ".join(sorted(cards, key=order.index))


def check_views(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]], rng: Random
) -> None:
    """Every seat, and a spectator, sees what it may and nothing else."""
    seats = len(options)
    viewers: list[int | None] = [None, *range(seats)]
    closely = sample(viewers, 3, rng)
    for seat in viewers:
        view = round_.view(seat)
        data = view.to_json()
        shown = open_hands(position, seat)
        assert data["hands"] == [
            hand if other in shown else None for other, hand in enumerate(position["hands"])
        ]
        assert data["counts"] == [len(hand.split()) for hand in position["hands"]]
        assert data["stock"] == [None] * seats
        assert data["waiting"] == round_.to_act()
        actions = view.legal_actions()
        assert same_actions(actions, () if seat is None else options[seat])
        check_gifts_seen(position, seat, data)
        assert seat is None or round_.received(seat) == view.round.received(seat)
        check_no_hidden_card(position, seat, data)
        check_no_hidden_card(position, seat, view.round.to_json())
        if seat in closely:
            again = tichu.View.from_json(json.loads(json.dumps(data)))
            assert again.to_json() == data
            assert same_actions(again.options(), view.options())
            twin = tichu.Round.from_json(permuted(position, seat, rng))
            assert twin.view(seat).to_json() == data
            assert same_actions(twin.view(seat).legal_actions(), actions)
            assert twin.view(seat).round.to_json() == view.round.to_json()
            if seat is not None:
                assert same_actions(twin.legal_actions(seat), actions)


def check_gifts_seen(position: Json, seat: int | None, data: Json) -> None:
    """A seat knows what it gave, and after the exchange what it got (E3, E4)."""
    own = own_seats(position, seat)
    given = position.get("given") or [None] * len(position["hands"])
    assert data["given"] == [gifts if giver in own else None for giver, gifts in enumerate(given)]
    got = {str(giver): gifts[str(seat)] for giver, gifts in enumerate(given) if str(seat) in (gifts or {})}
    assert data["received"] == ({} if seat is None or position["phase"] in ("grand", "exchange") else got)


def check_no_hidden_card(position: Json, seat: int | None, data: Json) -> None:
    """With one pack: a card that lies where the seat cannot see is named nowhere in its view."""
    if max(pack_of(position).values()) > 1:
        return
    shown, own = open_hands(position, seat), own_seats(position, seat)
    given = position.get("given") or []
    hidden = cards_in([hand for other, hand in enumerate(position["hands"]) if other not in shown])
    hidden += cards_in(position["stock"])
    if position["phase"] == "exchange":
        hidden += cards_in(
            cards for giver, gifts in enumerate(given) if giver not in own for cards in (gifts or {}).values()
        )
    hidden -= cards_in(cards for giver in own if given for cards in (given[giver] or {}).values())
    named = set(TOKEN.findall(json.dumps(data)))
    assert not named & set(hidden)


# -- what must be true of every step and every end -----------------------------------------------------------


def check_step(before: Json, seat: int, action: Json, after: Json) -> None:
    """What an action changes, and that it changes nothing else."""
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
    """What lay on the table goes to whom it belongs to (P4, G2, D1, S5); otherwise nobody's pile changes."""
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
    """Who should get the lead from the Dog, if he has cards: otherwise whoever has after him."""
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


def is_victory(position: Json) -> bool:
    """Whether a whole team was out before anybody else (S4, TI6)."""
    team = len(position["hands"]) // 2
    return len(position["out"]) == team and len({seat % 2 for seat in position["out"]}) == 1


def card_points(cards: Iterable[str]) -> int:
    """Kings and tens 10, fives 5, Dragon 25, Phoenix -25 (S3)."""
    return sum(POINTS.get(card if card in SPECIALS else card[0], 0) for card in cards)


def check_result(round_: tichu.Round, position: Json) -> None:
    """The score, counted by hand from what lies on the table (S, T, W8, TR8, TI6, TI7, GS1, HI6)."""
    seats, settings = len(position["hands"]), round_.settings
    assert position["phase"] == "over" and position["turn"] is None
    if position["variant"] in RANK_GAMES:
        assert sorted(position["out"]) == list(range(seats))
        assert position["scores"] is None
        return
    bets = [0, 0]
    for seat, call in position["calls"].items():
        stake = settings.grand_points if call == "grand" else settings.tichu_points
        bets[int(seat) % 2] += stake if position["out"][:1] == [int(seat)] else -stake
    breach = position.get("breach")
    if breach is not None:
        assert settings.wish_breach == "penalty"
        cards = [0, 0]
        cards[1 - breach % 2] = settings.victory_points
        assert position["out"] or not position["calls"], "a bet is open"
        assert len(position["out"]) < seats - 1
    elif is_victory(position):
        cards = [0, 0]
        cards[position["out"][0] % 2] = settings.victory_points
    else:
        cards = counted(position)
        assert sum(cards) == 100
    scores = [have + bet for have, bet in zip(cards, bets, strict=True)]
    assert position["scores"] == (scores * 2 if position["variant"] == "trichu" else scores)


def counted(position: Json) -> list[int]:
    """The card points of both teams, the last one's cards handed over."""
    out, seats = position["out"], len(position["hands"])
    assert len(out) == seats - 1
    (last,) = set(range(seats)) - set(out)
    team_of = {seat: seat % 2 for seat in range(seats)}
    if seats == 6:
        team_of[out[-1]] = out[0] % 2
        team_of[last] = 1 - last % 2
    else:
        team_of[last] = out[0] % 2
    teams = [0, 0]
    for seat, pile in enumerate(position["won"]):
        teams[team_of[seat]] += card_points(pile.split())
    teams[1 - last % 2] += card_points(position["hands"][last].split())
    return teams


# -- walking -------------------------------------------------------------------------------------------------

Watch = Callable[[Json, int, Json, Json], None]


def play_out(round_: tichu.Round, rng: Random, watch: Watch | None = None) -> list[tuple[int, Json]]:
    """Play the round to its end; returns what was done, and tells it with the position before and after."""
    log = []
    before = round_.to_json()
    while not round_.over:
        seat, action = random_action(round_, rng)
        round_.apply(seat, action)
        log.append((seat, action.to_json()))
        if watch is not None:
            after = round_.to_json()
            watch(before, seat, action.to_json(), after)
            before = after
    return log
