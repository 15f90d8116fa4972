"""Reasons of bots: the codes with the names of their parameters, and their sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tichu.bots.protocol import Reason
    from tichu.words import Words

REASONS: Final[dict[str, tuple[str, ...]]] = {
    # random and greedy
    "any": (),
    "never-bets": (),
    "lowest-cards": (),
    "many-low-cards": (),
    "cheapest": (),
    "keeps-bomb": (),
    "nothing-to-play": (),
    # calls
    "calls-grand": ("power", "needed"),
    "no-grand": ("power", "needed"),
    "never-grand": (),
    "tichu-chance": ("percent",),
    # the exchange
    "low-strays": (),
    "best-to-caller": (),
    "keeps-strength": (),
    "dog-from-strong": (),
    "dog-away": (),
    "best-from-weak": (),
    "high-stray": (),
    "must-give": (),
    # playing
    "goes-out": (),
    "runs-out": ("leads",),
    "leads-loser": (),
    "leads-winner": (),
    "dog-to-partner": (),
    "takes-lead": (),
    "gets-rid": (),
    "fights-caller": ("seat",),
    "bombs": ("points",),
    "partner-holds": ("cards",),
    "waits-for-caller": (),
    "own-trick": (),
    "saves-cards": (),
    "cannot-beat": (),
    "solved": (),
    "no-choice": (),
    "looks-best": (),
    "searched": ("worlds", "points", "gain"),
    "searched-closely": ("worlds", "points"),
    "searched-and-kept": ("worlds", "points"),
    "searched-place": ("worlds", "place"),
    # picking up
    "takes": (),
    "more-cards": (),
    "dragon-to-more-cards": ("seat",),
    # external bots
    "own-words": ("words",),
    "unexplained": (),
    "fallback": ("kind",),
    "not-asked": (),
}
"""The parameters of each reason. The sentences are in ``reasons.ftl``."""


def sentence(reason: Reason, words: Words | None = None, name: Callable[[int], str] | None = None) -> str:
    """The reason as a sentence, in English by default; ``name`` formats the seat in it.

    For an unknown code, and if fluent.runtime is not installed, it is the code itself.
    """
    try:
        from tichu.words import SOURCE, Words
    except ModuleNotFoundError:
        return str(reason.code)
    try:
        values = {key: _value(value) for key, value in reason.params.items()}
        if name is not None and isinstance(reason.params.get("seat"), int):
            values["seat"] = name(reason.params["seat"])
        found = (words or Words(SOURCE)).find(f"reasons.{reason.code}", values)
    except (ArithmeticError, AttributeError, TypeError, ValueError):  # parameters of other people's bots
        found = None
    return str(reason.code) if found is None else found


def _value(value: object) -> str | float:
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)
