"""Exceptions. Each has a stable code and a sentence that players understand."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from typing import Any, Final

NO_PARAMS: Final[Mapping[str, str | int]] = {}


class TichuError(ValueError):
    """Base class of all errors.

    ``code`` is stable and meant for programs; ``str(error)`` is a sentence meant for people. ``params`` are
    what the sentence names, for clients that have their own sentence for the code.
    """

    def __init__(self, code: str, sentence: str, *, params: Mapping[str, str | int] = NO_PARAMS) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.params = dict(params)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.sentence), {"params": self.params}

    def to_json(self) -> dict[str, Any]:
        """Return the error as clients get it; ``params`` only if there are any."""
        told: dict[str, Any] = {"code": self.code, "message": str(self)}
        return {**told, "params": self.params} if self.params else told


def shown(value: object) -> str:
    """Format an arbitrary value for an error message, shortened."""
    return reprlib.repr(value)


class IllegalAction(TichuError):
    """An action that is not legal; the round is unchanged."""


class InvalidCard(TichuError):
    """A string that is not a card or a list of cards."""


class InvalidPosition(TichuError):
    """An impossible position: too many cards, an unknown phase, a seat that does not exist."""


class InvalidSettings(TichuError):
    """An unknown variant, edition or setting, or settings that contradict each other."""


class InvalidRecord(TichuError):
    """A game record that cannot be read or does not replay; ``line`` says where."""

    def __init__(self, code: str, sentence: str, line: int | None = None) -> None:
        super().__init__(code, sentence if line is None else f"line {line}: {sentence}")
        self.line = line
        self.reason = sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.reason, self.line)
