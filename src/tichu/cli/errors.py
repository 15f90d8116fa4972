"""Errors in the player's language."""

from __future__ import annotations

from tichu.bots import registry
from tichu.core.editions import EDITIONS
from tichu.core.errors import InvalidPosition, InvalidRecord, TichuError
from tichu.core.settings import SETTING_NAMES, choices_of
from tichu.core.variants import VARIANTS
from tichu.tournament.errors import TournamentError
from tichu.words import SOURCE, say, words_in_use


def error_text(error: TichuError) -> str:
    """Return the sentence of the catalogue for an error, with what is possible instead.

    The error's own English sentence is more precise, so it is used in English. It is also used for damaged
    records and positions, which say where the damage is, and for errors that the catalogue does not know.
    """
    if words_in_use().language == SOURCE or isinstance(error, (InvalidPosition, InvalidRecord)):
        return str(error)
    try:
        found = _sentence(error)
    except ValueError:  # the error does not say everything that the sentence names
        found = None
    if found is None:
        return str(error)
    choices = _choices(error)
    return f"{found} {say('command.possible', choices=', '.join(choices))}" if choices else found


def _sentence(error: TichuError) -> str | None:
    find, values = words_in_use().find, _values(error)
    if isinstance(error, TournamentError):
        return find(f"tournament.error_{error.code}", values)
    return (
        _contradiction(error)
        or find(f"errors.{error.code}", values)
        or find(f"command.error_{error.code}", values)
    )


def _contradiction(error: TichuError) -> str | None:
    """Why house rules contradict each other."""
    reason = error.params.get("reason")
    if error.code != "contradictory-settings" or reason is None:
        return None
    return words_in_use().find(f"house.no_{reason}", _values(error))


def _values(error: TichuError) -> dict[str, str | float]:
    values: dict[str, str | float] = {**error.params}
    rule = values.get("rule")
    if rule is not None:
        values["rule"] = words_in_use().find(f"home.rule_{rule}") or rule
    return values


def _choices(error: TichuError) -> tuple[str, ...]:
    """What can be typed instead."""
    match error.code:
        case "unknown-variant":
            return tuple(VARIANTS)
        case "unknown-edition":
            return tuple(EDITIONS)
        case "unknown-setting":
            return SETTING_NAMES
        case "unknown-bot":
            return tuple(registry.names())
        case "bad-setting":
            rule = str(error.params.get("rule"))
            return choices_of(rule) if rule in SETTING_NAMES else ()
    return ()
