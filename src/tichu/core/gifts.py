"""The exchange: who gives, how many cards, and which cards may be given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, permutations
from typing import TYPE_CHECKING, Literal, overload

from tichu.core.actions import Action, Exchange
from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX, Card, Cards, rank_of, without
from tichu.core.errors import IllegalAction
from tichu.core.refusals import check_held, refuse

if TYPE_CHECKING:
    from tichu.core.round import Round

_SPECIAL_ORDER = {DOG: 20, MAHJONG: 21, PHOENIX: 22, DRAGON: 23}


def worth(card: Card) -> int:
    """Order of cards when the best must be given: Dragon, Phoenix, Mah Jong, Dog, ace … 2 (GS4, HI5)."""
    return _SPECIAL_ORDER.get(card, rank_of(card))


def fitting_gift(hand: Cards, given: Cards, forced: Literal["best", "lowest"]) -> bool:
    """Whether these are the best or the lowest cards of the hand; among equals the giver chooses."""
    order = sorted(map(worth, hand), reverse=forced == "best")
    return sorted(map(worth, given), reverse=forced == "best") == order[: len(given)]


def why_no_exchange(round_: Round, seat: int) -> IllegalAction | None:
    """Return why the seat may not exchange cards; everybody in the exchange gives once."""
    if round_.phase != "exchange":
        return IllegalAction("no-exchange-now", "this is not the time to exchange cards")
    if seat not in round_.game.variant.gifts(round_):
        return IllegalAction("nothing-to-exchange", "this seat does not exchange cards")
    if round_.given[seat] is not None:
        return IllegalAction("already-given", "you have already given your cards")
    return None


def check_exchange(round_: Round, seat: int, action: Exchange) -> None:
    """Refuse cards that are not held, a wrong number or receiver, or cards other than the forced ones."""
    refuse(why_no_exchange(round_, seat))
    plan = round_.game.variant.gifts(round_)[seat]
    if {to: len(cards) for to, cards in action.give} != dict(plan) or len(action.give) != len(plan):
        asked = " and ".join(f"{count} to seat {to}" for to, count in sorted(plan.items()))
        raise IllegalAction("wrong-gifts", f"you must give exactly {asked}")
    given = tuple(chain.from_iterable(cards for _, cards in action.give))
    check_held(round_, seat, given)
    forced = round_.game.variant.forced_gift(round_, seat)
    if forced and not fitting_gift(round_.hands[seat], given, forced):
        words = "your best cards" if forced == "best" else "your lowest cards"
        raise IllegalAction(f"not-the-{forced}", f"you must give {words}")


def exchanges(round_: Round, seat: int, others: Sequence[Action]) -> Sequence[Action]:
    """Return every exchange of the seat, followed by its other legal actions."""
    variant = round_.game.variant
    plan = variant.gifts(round_)[seat]
    forced = variant.forced_gift(round_, seat)
    hand = round_.hands[seat]
    if not forced and set(plan.values()) == {1} and len(set(hand)) == len(hand):
        return OneCardEach(hand, tuple(plan), tuple(others))
    ways = _ways(hand, tuple(plan.items()))
    if forced:
        ways = (give for give in ways if fitting_gift(hand, sum((cards for _, cards in give), ()), forced))
    return [*map(Exchange, dict.fromkeys(ways)), *others]


def _ways(hand: Cards, plan: tuple[tuple[int, int], ...]) -> Iterator[tuple[tuple[int, Cards], ...]]:
    """Every way to give each receiver in turn its number of cards."""
    if not plan:
        yield ()
        return
    (receiver, count), rest = plan[0], plan[1:]
    for cards in dict.fromkeys(combinations(hand, count)):
        for more in _ways(without(hand, cards), rest):
            yield ((receiver, cards), *more)


def least_exchanges(actions: Sequence[Action], value: Callable[[Card], int]) -> list[Exchange]:
    """Return the exchanges whose cards have the least value, without building all others."""
    if isinstance(actions, OneCardEach):
        return actions.least(value)
    ways = [action for action in actions if isinstance(action, Exchange)]
    values = [sum(value(card) for _, cards in action.give for card in cards) for action in ways]
    return [action for action, total in zip(ways, values, strict=True) if total == min(values)]


class OneCardEach(Sequence[Action]):
    """One card to each receiver, in every order: 2184 ways in Nanjing, built on demand."""

    __slots__ = ("_count", "_hand", "_others", "_receivers")

    def __init__(self, hand: Cards, receivers: tuple[int, ...], others: tuple[Action, ...]) -> None:
        self._hand = hand
        self._receivers = receivers
        self._others = others
        self._count = 1
        for used in range(len(receivers)):
            self._count *= max(0, len(hand) - used)

    def __len__(self) -> int:
        return self._count + len(self._others)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        if index >= self._count:
            return self._others[index - self._count]
        left = list(self._hand)
        give = []
        for receiver in self._receivers:
            index, place = divmod(index, len(left))
            give.append((receiver, (left.pop(place),)))
        return Exchange(tuple(give))

    def least(self, value: Callable[[Card], int]) -> list[Exchange]:
        """Return the exchanges that give away least."""
        lowest = sorted(map(value, self._hand))[: len(self._receivers)]
        low = [card for card in self._hand if value(card) <= lowest[-1]]
        gifts = (cards for cards in permutations(low, len(lowest)) if sum(map(value, cards)) == sum(lowest))
        return [
            Exchange(tuple((to, (card,)) for to, card in zip(self._receivers, cards, strict=True)))
            for cards in gifts
        ]
