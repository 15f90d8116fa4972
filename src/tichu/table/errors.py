"""Refusals at a table, with a code for programs and a sentence for people."""

from __future__ import annotations

from tichu.core.errors import TichuError


class Refused(TichuError):
    """A request that cannot be granted; ``status`` is the HTTP status that goes with it."""

    def __init__(self, code: str, sentence: str, status: int = 409) -> None:
        super().__init__(code, sentence)
        self.status = status

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, int]]:  # type: ignore[override]
        return type(self), (self.code, self.sentence, self.status)


def forbidden(sentence: str) -> Refused:
    """Return the refusal for something this person may not do."""
    return Refused("not-allowed", sentence, 403)
