"""English phrases for cards, combinations and actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tichu.core.actions import Action, Exchange, Give, Grand, Play
from tichu.core.cards import (
    Card,
    Cards,
    Rank,
    card_title,
    cards_name,
    is_special,
    one_of,
    rank_title,
)
from tichu.core.combos import Combination, ComboRules, classify
from tichu.core.round import Round

CALL: Final = "bold red"
QUIET: Final = "dim"

_PLURALS: Final = {
    2: "twos",
    3: "threes",
    4: "fours",
    5: "fives",
    6: "sixes",
    7: "sevens",
    8: "eights",
    9: "nines",
}
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six") + (
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth") + (
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
)
MAX_NAME_LENGTH: Final = 14


def clean(name: str, otherwise: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a name that is safe to show: printable, shortened, and not empty."""
    name = "".join(letter if letter.isprintable() else "?" for letter in " ".join(name.split()))
    return name[:max_length] or otherwise


def sentence(words: str) -> str:
    """Turn a reason into a sentence, with a capital letter and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."


def joined(words: Sequence[str], last: str = "and") -> str:
    """Join words: ``a, b and c``."""
    return " ".join([", ".join(words[:-1]), last, words[-1]]) if len(words) > 1 else "".join(words)


def counted(number: int, thing: str) -> str:
    """Return a number with its noun: ``one card``, ``three cards``."""
    word = _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)
    return f"{word} {thing}" + ("" if number == 1 else "s")


def ordinal(place: int) -> str:
    """Return the ordinal of an index: ``first`` for 0."""
    return _ORDINALS[place]


def plural(rank: Rank) -> str:
    """Return the plural of a rank: ``eights``, ``kings``."""
    return _PLURALS.get(rank) or f"{rank_title(rank)}s"


def shape(combo: Combination) -> str:
    """Describe a combination: ``pair of nines``, ``straight, 3 to 7``."""
    rank = combo.rank
    if combo.kind == "single":
        return card_title(combo.cards[0]).removeprefix("the ")
    if combo.kind in ("pair", "triple"):
        return f"{combo.kind} of {plural(rank)}"
    if combo.kind == "full_house":
        return f"full house of {plural(rank)}"
    if combo.kind == "bomb":
        return f"bomb of four {plural(rank)}"
    per_rank = 2 if combo.kind == "pair_run" else 1
    low = rank - len(combo.cards) // per_rank + 1
    names = {"pair_run": "pair run", "straight": "straight", "straight_bomb": "straight bomb"}
    return f"{names[combo.kind]}, {rank_title(low) if low > 1 else 'Mah Jong'} to {rank_title(rank)}"


def remark(combo: Combination) -> str:
    """Describe a play next to its cards; empty for an ordinary single card."""
    if combo.kind == "single":
        return shape(combo) if is_special(combo.cards[0]) else ""
    if combo.stands_for and combo.kind != "pair":
        return f"{shape(combo)} (Phoenix as {joined(list(map(rank_title, combo.stands_for)))})"
    return shape(combo)


def in_order(combo: Combination) -> list[Card]:
    """Return the cards in display order: a Phoenix at its rank in a run, otherwise last."""
    if combo.kind not in ("straight", "pair_run") or not combo.stands_for:
        return list(combo.cards)
    natural = list(combo.cards[: len(combo.cards) - len(combo.stands_for)])
    laid = [(card >> 2, card) for card in natural]
    laid += [(rank, card) for rank, card in zip(combo.stands_for, combo.cards[len(natural) :], strict=True)]
    return [card for _, card in sorted(laid)]


def reading(cards: Cards, stands_for: tuple[Rank, ...] | None, rules: ComboRules) -> Combination | None:
    """Return the combination these cards are played as; the best one if ``stands_for`` is empty."""
    readings = classify(tuple(sorted(cards)), rules)
    return next((combo for combo in readings if not stands_for or combo.stands_for == stands_for), None)


def action_words(
    action: Action,
    round_: Round,
    name: Callable[[int], str],
    cards_name: Callable[[Cards], str] = cards_name,
) -> str:
    """Describe an action in words."""
    if isinstance(action, Play):
        combo = reading(action.cards, action.stands_for, round_.game.combo_rules)
        words = f"play {cards_name(action.cards)}"
        if combo is not None and remark(combo):
            words += f": {remark(combo)}"
        if action.wish is not None:
            words += f", wish for {one_of(action.wish)}"
        return words if action.to is None else f"{words}, the lead to {name(action.to)}"
    if isinstance(action, Exchange):
        return "give " + ", ".join(f"{cards_name(cards)} to {name(to)}" for to, cards in action.give)
    if isinstance(action, Give):
        return f"give the trick to {name(action.to)}"
    if isinstance(action, Grand):
        return "call Grand Tichu" if action.call else "no Grand Tichu"
    words_for = {"tichu": "call Tichu", "withdraw": "withdraw the call", "take": "take the trick"}
    return words_for.get(action.type, action.type)


def relation(round_: Round, own: int, other: int) -> str:
    """Describe where another seat is: ``partner``, ``right``, ``partner, left``."""
    if other == round_.dummy:
        return "the dummy"
    step = (other - own) % round_.game.seats
    near, far = ("left", "right") if round_.settings.direction == "clockwise" else ("right", "left")
    side = near if step == 1 else far if step == round_.game.seats - 1 else ""
    partner = "partner" if other in round_.game.variant.partners(round_, own) else ""
    across = "opposite" if 2 * step == round_.game.seats and not (partner and round_.game.seats == 4) else ""
    return ", ".join(word for word in (partner, side or across) if word)
