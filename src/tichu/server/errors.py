"""Refusals, with a code for programs and a sentence for people."""

from __future__ import annotations

from tichu.table.errors import Refused, forbidden

__all__ = ["Refused", "cross_origin", "forbidden", "not_found"]


def not_found(what: str) -> Refused:
    """Return the refusal for something that does not exist."""
    return Refused("not-found", f"there is no such {what}", 404)


def cross_origin() -> Refused:
    """Return the refusal for a request from a page of another site."""
    return Refused("cross-origin", "another page may not do that for you", 403)
