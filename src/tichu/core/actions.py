"""Actions of a seat, and their JSON form.

Parsing is strict: an unknown type, an unknown or missing key, or a value of the wrong type raises an
``IllegalAction`` that says what is wrong. Whether an action is legal now is for the round to decide.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from tichu.core.cards import (
    ACE,
    MAHJONG,
    PHOENIX,
    Cards,
    Rank,
    cards_name,
    parse_cards,
    parse_rank,
    rank_name,
)
from tichu.core.errors import IllegalAction, InvalidCard, shown

SEAT_KEY: Final = re.compile(r"0|[1-9][0-9]?")
"""A seat as a key of a JSON object."""


class Action:
    """Base class of all actions."""

    __slots__ = ()
    type: ClassVar[str]

    @staticmethod
    def from_json(data: object) -> Action:
        """Parse an action from a JSON object."""
        if not isinstance(data, Mapping):
            raise malformed(f"an action must be an object with a type, not {shown(data)}")
        kind = data.get("type")
        if not isinstance(kind, str) or kind not in _READERS:
            raise IllegalAction("unknown-type", f"there is no action of type {shown(kind)}")
        required, optional, read = _READERS[kind]
        for key in data:
            if key != "type" and key not in required and key not in optional:
                raise malformed(f"an action of type {kind} has no key {shown(key)}")
        for key in required:
            if key not in data:
                raise malformed(f"an action of type {kind} needs {key!r}")
        try:
            return read(data)
        except InvalidCard as why:
            raise IllegalAction(why.code, str(why)) from None

    def to_json(self) -> dict[str, Any]:
        """The action as a JSON object."""
        return {"type": self.type}

    def __str__(self) -> str:
        """Return the action in a few words: ``play 8g 8k``."""
        from tichu.core.table_text import action_text

        return action_text(self)


@dataclass(frozen=True, slots=True)
class Grand(Action):
    """The answer to the Grand Tichu question."""

    type: ClassVar[str] = "grand"
    call: bool

    def to_json(self) -> dict[str, Any]:
        return {"type": "grand", "call": self.call}


@dataclass(frozen=True, slots=True)
class Tichu(Action):
    """A call of (small) Tichu."""

    type: ClassVar[str] = "tichu"


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Withdrawal of a call that was simultaneous with the partner's (T4)."""

    type: ClassVar[str] = "withdraw"


@dataclass(frozen=True, slots=True, repr=False)
class Exchange(Action):
    """The cards passed to other seats, as pairs of receiver and cards sorted by receiver."""

    type: ClassVar[str] = "exchange"
    give: tuple[tuple[int, Cards], ...]

    def __repr__(self) -> str:
        """Return the action with the names of its cards."""
        return f"<Exchange {str(self).removeprefix('exchange ')}>"

    def to_json(self) -> dict[str, Any]:
        return {"type": "exchange", "give": gifts_to_json(self.give)}


class _PlayFields(NamedTuple):
    cards: Cards
    stands_for: tuple[Rank, ...] | None = None
    wish: Rank | None = None
    to: int | None = None


class Play(_PlayFields, Action):
    """Cards laid on the table.

    ``stands_for`` says what each Phoenix is (None: the highest reading that is legal), ``wish`` is the rank
    named with the Mah Jong, ``to`` the receiver of the Dog's lead where there is a choice. A tuple inside,
    because thousands of them are made to list the leads of one hand.
    """

    __slots__ = ()
    type: ClassVar[str] = "play"

    def __repr__(self) -> str:
        """Return the action with the names of its cards."""
        cards: object = self.cards
        if not isinstance(cards, tuple):  # a mistake that the round refuses: show it as it is
            return f"Play({cards!r})"
        return f"<Play {str(self).removeprefix('play ')}>"

    @property
    def pattern(self) -> tuple[tuple[Rank, ...], tuple[Rank, ...] | None, int | None, bool]:
        """Key shared by plays that differ only in suits or wish. A straight and a straight bomb differ."""
        cards = self.cards
        ranks = tuple(sorted([card >> 2 for card in cards]))
        run = len(cards) > 4 and 1 < ranks[0] < ranks[1] and ranks[-1] <= ACE
        return ranks, self.stands_for, self.to, run and len({card & 3 for card in cards}) == 1

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"type": "play", "cards": cards_name(self.cards)}
        if self.stands_for:
            data["as"] = " ".join(map(rank_name, self.stands_for))
        if self.wish is not None:
            data["wish"] = rank_name(self.wish)
        if self.to is not None:
            data["to"] = self.to
        return data


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Passing; out of turn, declining to bomb."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Taking a trick that everybody else has passed on."""

    type: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Giving away a trick that was won with the Dragon."""

    type: ClassVar[str] = "give"
    to: int

    def to_json(self) -> dict[str, Any]:
        return {"type": "give", "to": self.to}


CALLS: Final = (Tichu, Withdraw)
"""Actions about a bet: they need no turn, and no window waits for them."""


def malformed(sentence: str) -> IllegalAction:
    """Return the error for a malformed action."""
    return IllegalAction("malformed", sentence)


def gifts_to_json(give: tuple[tuple[int, Cards], ...]) -> dict[str, str]:
    """Return the JSON form of passed cards, by receiver."""
    return {str(seat): cards_name(cards) for seat, cards in give}


def gifts_from_json(data: object) -> tuple[tuple[int, Cards], ...]:
    """The JSON form of passed cards, by receiver."""
    if not isinstance(data, Mapping):
        raise malformed(f"'give' must be an object with a string of cards per seat, not {shown(data)}")
    gifts = []
    for key, text in data.items():
        if not isinstance(key, str) or not SEAT_KEY.fullmatch(key):
            raise malformed(f"a receiver must be a seat number in quotes, not {shown(key)}")
        cards = parse_cards(text)
        if not cards:
            raise malformed(f"no card is given to seat {key}")
        gifts.append((int(key), cards))
    return tuple(sorted(gifts))


def _integer(data: Mapping[str, Any], key: str) -> int:
    value = data[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise malformed(f"{key!r} must be a seat number, not {shown(value)}")
    return value


def _read_grand(data: Mapping[str, Any]) -> Action:
    if not isinstance(data["call"], bool):
        raise malformed(f"'call' must be true or false, not {shown(data['call'])}")
    return Grand(data["call"])


def _read_play(data: Mapping[str, Any]) -> Action:
    cards = parse_cards(data["cards"])
    if not cards:
        raise malformed("a play must have at least one card")
    stands_for = wish = to = None
    if "as" in data:
        if not isinstance(data["as"], str):
            raise malformed(f"'as' must have a rank for each Phoenix, not {shown(data['as'])}")
        stands_for = tuple(sorted(map(parse_rank, data["as"].split())))
        if len(stands_for) != cards.count(PHOENIX) or not stands_for:
            raise malformed("'as' must have one rank for each Phoenix played")
    if "wish" in data:
        if MAHJONG not in cards:
            raise IllegalAction("wish-without-mahjong", "a 'wish' needs the Mah Jong among the cards")
        wish = None if data["wish"] is None else parse_rank(data["wish"])
    if "to" in data:
        to = _integer(data, "to")
    return Play(cards, stands_for, wish, to)


_READERS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Callable[[Mapping[str, Any]], Action]]] = {
    "grand": (("call",), (), _read_grand),
    "tichu": ((), (), lambda _: Tichu()),
    "withdraw": ((), (), lambda _: Withdraw()),
    "exchange": (("give",), (), lambda data: Exchange(gifts_from_json(data["give"]))),
    "play": (("cards",), ("as", "wish", "to"), _read_play),
    "pass": ((), (), lambda _: Pass()),
    "take": ((), (), lambda _: Take()),
    "give": (("to",), (), lambda data: Give(_integer(data, "to"))),
}
