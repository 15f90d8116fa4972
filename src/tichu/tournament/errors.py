"""Refusals in a tournament, with a code for programs and a sentence for people."""

from __future__ import annotations

from tichu.core.errors import TichuError


class TournamentError(TichuError):
    """A request that a tournament cannot grant, or a log that cannot be read; nothing has changed."""
