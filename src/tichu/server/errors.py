"""What the server refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

from tichu.core.errors import TichuError


class Refused(TichuError):
    """A wish of a visitor that cannot be granted; ``status`` is the HTTP status that goes with it."""

    def __init__(self, code: str, sentence: str, status: int = 409) -> None:
        super().__init__(code, sentence)
        self.status = status

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, int]]:  # type: ignore[override]
        return type(self), (self.code, self.sentence, self.status)


def not_found(what: str) -> Refused:
    """The refusal for something that does not exist, or no longer."""
    return Refused("not-found", f"there is no such {what}", 404)


def forbidden(sentence: str) -> Refused:
    """The refusal for something this visitor may not do."""
    return Refused("not-allowed", sentence, 403)


def cross_origin() -> Refused:
    """The refusal for what a page of somebody else sends in the name of a visitor."""
    return Refused("cross-origin", "another page may not do that for you", 403)
