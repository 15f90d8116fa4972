"""Exceptions. Each has a stable code and a sentence that players understand."""

from __future__ import annotations

import reprlib


class TichuError(ValueError):
    """Base class of all errors.

    ``code`` is stable and meant for programs; ``str(error)`` is a sentence meant for people.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[TichuError], tuple[str, str]]:
        return type(self), (self.code, self.sentence)


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

    def __reduce__(self) -> tuple[type[TichuError], tuple[str, str, int | None]]:  # type: ignore[override]
        return type(self), (self.code, self.reason, self.line)
