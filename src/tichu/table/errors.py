"""Refusals at a table, with a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tichu.core.errors import NO_PARAMS, TichuError


class Refused(TichuError):
    """A request that cannot be granted; ``status`` is the HTTP status that goes with it."""

    def __init__(
        self, code: str, sentence: str, status: int = 409, *, params: Mapping[str, str | int] = NO_PARAMS
    ) -> None:
        super().__init__(code, sentence, params=params)
        self.status = status

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.sentence, self.status), {"params": self.params}


def forbidden(sentence: str) -> Refused:
    """Return the refusal for something this person may not do."""
    return Refused("not-allowed", sentence, 403)
