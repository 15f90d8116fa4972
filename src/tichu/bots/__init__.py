"""The bot protocol and the built-in bots."""

from __future__ import annotations

from tichu.bots.club import ClubBot
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.bots.simple import GreedyBot, RandomBot

__all__ = ["Bot", "ClubBot", "Decision", "GreedyBot", "RandomBot", "Reason"]
