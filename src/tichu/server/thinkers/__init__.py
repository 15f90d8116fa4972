"""Bots think in processes of their own, so that nobody at any table waits for the server meanwhile."""

from __future__ import annotations

from tichu.server.thinkers.pool import Thinkers
from tichu.server.thinkers.process import Thinker
from tichu.server.thinkers.questions import Thought, Trouble

__all__ = ["Thinker", "Thinkers", "Thought", "Trouble"]
