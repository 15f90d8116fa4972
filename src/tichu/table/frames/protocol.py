"""Constants of the protocol between a table and its clients, the same in every shell."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1
"""The version of the protocol, which a ``welcome`` frame states."""

LARGEST_FRAME: Final = 8 * 1024
"""Maximum length of a client's frame, in characters."""
LONGEST_CHAT: Final = 300
"""Maximum length of a chat message, in characters."""
LONGEST_TITLE: Final = 60
"""Maximum length of a table's title, in characters."""
MAX_PLACES: Final = 12
"""Maximum number of places at a table."""

PHRASES: Final = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "wow", "nice-bomb", "hurry", "thinking",
    "one-moment", "back", "again", "good-game", "bye",
)  # fmt: skip
"""The quick phrases; clients translate them."""

REACTIONS: Final = ("thumbs-up", "heart", "star", "laugh", "wow", "sad", "fire", "tea")
"""The reactions; clients draw each as a small picture."""
