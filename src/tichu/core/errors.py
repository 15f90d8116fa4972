"""What can go wrong, as one family: each error has a stable code and a sentence a player understands."""

from __future__ import annotations

import reprlib


class TichuError(ValueError):
    """Something the rules or the vocabulary do not allow.

    ``code`` is stable and meant for programs; ``str(error)`` is a sentence meant for people.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[TichuError], tuple[str, str]]:
        return type(self), (self.code, self.sentence)


def shown(value: object) -> str:
    """A value of unknown shape and size, short enough for a sentence."""
    return reprlib.repr(value)


class IllegalAction(TichuError):
    """An action that is refused; the round stays exactly as it was."""


class InvalidCard(TichuError):
    """A text that is not a card or a list of cards."""


class InvalidPosition(TichuError):
    """A position that cannot be: too many cards, an unknown phase, a seat that does not exist."""


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
