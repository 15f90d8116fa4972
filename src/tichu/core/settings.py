"""Settings: everything that a rule book or a table can change.

A field's help text is what ``tichu rules`` and the documentation show. The rule books' values are in
``editions.py``; a table may override any of them (house rules).
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any, Literal, get_args, get_origin, get_type_hints

from tichu.core.errors import InvalidSettings, shown

Direction = Literal["counterclockwise", "clockwise"]
Deal = Literal["draw", "draw-clockwise", "packets"]
Wish = Literal["optional", "required", "none"]
WishBreach = Literal["refused", "penalty"]
Exchange = Literal["everyone", "opponents", "real-players", "partners", "tribute", "none"]
TributeReturn = Literal["chosen", "lowest"]
SoloistNext = Literal["right", "left", "winner"]


def _switch(default: Any, rules: str, text: str) -> Any:
    return field(default=default, metadata={"rules": rules.split(), "help": text})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a game."""

    players: int = _switch(4, "TR1 TI1 GS1 HI1", "number of players")
    packs: int = _switch(1, "GS5 HI1", "number of packs")
    direction: Direction = _switch("counterclockwise", "P1 HI2", "which way the turn goes round the table")
    deal: Deal = _switch(
        "draw",
        "E1 E2",
        "draw: one card each in playing order; draw-clockwise: the same, always clockwise; "
        "packets: the first cards in one packet, then the rest",
    )
    tichu: bool = _switch(True, "T1 GS1 HI6", "players may call Tichu")
    grand_tichu: bool = _switch(True, "T5 GS1 HI6", "players may call Grand Tichu")
    grand_cards: int = _switch(8, "T5 TI2", "how many cards are seen before Grand Tichu must be decided")
    tichu_points: int = _switch(100, "T1", "what a Tichu wins or loses")
    grand_points: int = _switch(200, "T5", "what a Grand Tichu wins or loses")
    withdraw_calls: bool = _switch(
        False, "T4", "of two partners who call at the same moment the later may withdraw"
    )
    late_tichu: bool = _switch(True, "X2", "Tichu may be called, and is lost, when somebody is already out")
    exchange: Exchange = _switch(
        "everyone",
        "E3 TR4 TI3 GS4 HI5",
        "who gives cards to whom: one to everyone; one to each opponent, the dummy too (opponents); "
        "one to each other player, not the dummy (real-players); one to each partner; "
        "the lower ranks' best cards to the upper (tribute); none",
    )
    tribute_return: TributeReturn = _switch(
        "chosen", "GS4 HI5", "what the upper ranks give back: cards they choose, or their lowest"
    )
    wish: Wish = _switch("optional", "W2 HI2", "whoever plays the Mah Jong may, must or cannot name a rank")
    wish_breach: WishBreach = _switch(
        "refused", "W8", "a play that ignores the wish is refused, or allowed and loses the round (penalty)"
    )
    dummy_honours_wish: bool = _switch(False, "TR7", "the wish binds Trichu's dummy too")
    bomb_on_dog: bool = _switch(False, "D3", "a bomb may fall on the Dog")
    dragon_given: bool = _switch(True, "G2 GS6", "the Dragon's trick is given to an opponent")
    triple_suits_differ: bool = _switch(False, "HI3", "a triple needs three different suits")
    bomb_suits_differ: bool = _switch(False, "GS5 HI3", "a bomb of four needs four different suits")
    victory_points: int = _switch(200, "S4 TI6", "what a team scores for going out before its opponents")
    soloist: SoloistNext = _switch(
        "right", "TR2", "who is Trichu's next soloist: the player on the right, on the left, or the winner"
    )
    target: int | None = _switch(1000, "M1 TB2", "the match ends when a side has this many points")
    rounds: int | None = _switch(None, "TR9", "the match ends after this many rounds")


SETTING_NAMES: tuple[str, ...] = tuple(entry.name for entry in dataclasses.fields(Settings))
_TYPES: dict[str, Any] = get_type_hints(Settings)


def help_of(name: str) -> str:
    """Return a short description of a setting."""
    return str(Settings.__dataclass_fields__[name].metadata["help"])


def rules_of(name: str) -> list[str]:
    """Return the ids of the rules (docs/rules) that a setting affects."""
    return list(Settings.__dataclass_fields__[name].metadata["rules"])


def choices_of(name: str) -> tuple[str, ...]:
    """Return the accepted strings; empty for numbers and flags."""
    kind = _TYPES[name]
    return get_args(kind) if get_origin(kind) is Literal else ()


def check_value(name: object, value: object) -> None:
    """Refuse an unknown setting or a value of the wrong type."""
    if not isinstance(name, str) or name not in SETTING_NAMES:
        raise InvalidSettings(
            "unknown-setting", f"there is no setting {shown(name)}; there are {', '.join(SETTING_NAMES)}"
        )
    choices = choices_of(name)
    if choices:
        if not isinstance(value, str) or value not in choices:
            raise _bad_setting(name, f"{name} must be one of {', '.join(choices)}, not {shown(value)}")
    elif _TYPES[name] is bool:
        if not isinstance(value, bool):
            raise _bad_setting(name, f"{name} must be true or false, not {shown(value)}")
    elif value is None and name in ("target", "rounds"):
        return
    elif isinstance(value, bool) or not isinstance(value, int):
        raise _bad_setting(name, f"{name} must be an integer, not {shown(value)}")
    elif value < 0 or (value == 0 and not name.endswith("_points")):
        raise _bad_setting(name, f"{name} cannot be {value}")


def _bad_setting(name: str, sentence: str) -> InvalidSettings:
    return InvalidSettings("bad-setting", sentence, params={"rule": name})
