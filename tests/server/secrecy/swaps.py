"""Other cards where somebody cannot look."""

from __future__ import annotations

from random import Random

from tests.properties.cards import Json, pack_of
from tests.properties.knowledge import open_hands, own_seats
from tests.properties.samples import sample
from tichu.core.cards import Cards, card_name, parse_card
from tichu.core.variants import Deal

Swap = dict[str, str]


def free_cards(position: Json, seat: int | None) -> list[str]:
    """The cards of which the seat knows nothing at all but how many there are."""
    own = own_seats(position, seat)
    seen = open_hands(position, seat)
    known = {card for each in seen for card in position["hands"][each].split()}
    known |= {card for pile in position["won"] for card in pile.split()}
    known |= {card for played in position["trick"] for card in played["cards"].split()}
    known |= set(position.get("faceup", "").split())
    for giver, gifts in enumerate(position.get("given") or []):
        for to, cards in (gifts or {}).items():
            received = int(to) in own and position["phase"] not in ("grand", "exchange")
            if giver in own or received:
                known |= set(cards.split())
    if position["phase"] not in ("grand", "exchange"):
        known.add("Ma")  # its holder led
    return [card for card in pack_of(position) if card not in known]


def any_swap(position: Json, seat: int | None, rng: Random, most: int = 120) -> Swap:
    """So many unknown cards, or all, become others of them; sometimes so that somebody now has a bomb."""
    pack = pack_of(position)
    swap: Swap = {}
    for copies in set(pack.values()):
        cards = [card for card in free_cards(position, seat) if pack[card] == copies]
        cards = sample(cards, most, rng)
        targets = cards.copy()
        rng.shuffle(targets)
        if rng.random() < 0.6:
            _make_bomb(position, cards, targets, rng)
        swap |= dict(zip(cards, targets, strict=True))
    return swap


def _make_bomb(position: Json, cards: list[str], targets: list[str], rng: Random) -> None:
    """Let four free cards of one hand become four equals, if there are such."""
    ranks = [rank for rank in "23456789TJQKA" if all(rank + suit in targets for suit in "gkbr")]
    hands = [[card for card in set(hand.split()) if card in cards] for hand in position["hands"]]
    hands = [sorted(hand) for hand in hands if len(hand) >= 4]
    if not ranks or not hands:
        return
    rank = rng.choice(ranks)
    for card, suit in zip(rng.sample(rng.choice(hands), 4), "gkbr", strict=True):
        here, there = cards.index(card), targets.index(rank + suit)
        targets[here], targets[there] = targets[there], targets[here]


def swapped_text(cards: str, swap: Swap) -> str:
    return " ".join(swap.get(card, card) for card in cards.split())


def swapped_action(data: Json, swap: Swap) -> Json:
    """The same action with the other cards."""
    if "cards" in data:
        return {**data, "cards": swapped_text(data["cards"], swap)}
    if "give" in data and isinstance(data["give"], dict):
        return {**data, "give": {to: swapped_text(cards, swap) for to, cards in data["give"].items()}}
    return data


def swapped_cards(cards: Cards, swap: Swap) -> Cards:
    return tuple(sorted(parse_card(swap.get(name, name)) for name in map(card_name, cards)))


def swapped_deal(deal: Deal, swap: Swap) -> Deal:
    return deal._replace(
        hands=tuple(swapped_cards(hand, swap) for hand in deal.hands),
        stock=tuple(swapped_cards(rest, swap) for rest in deal.stock),
    )
