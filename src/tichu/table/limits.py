"""How long a match may be, and how long the log of a table. No reasonable game comes near these limits."""

from __future__ import annotations

from typing import Final

MAX_TARGET: Final = 10_000
"""Maximum target of a new match, in points."""
MAX_ROUNDS: Final = 200
"""Maximum rounds of a match, also of one that has no end by its rules."""
MAX_EVENTS: Final = 50_000
"""Events of a table after which no round is dealt any more."""
MAX_EVENTS_PER_PERSON: Final = 2_000
"""Maximum events of a table that one person can cause other than by playing."""
MAX_CHAT_EVENTS: Final = 2_500
"""Maximum chat messages and mutes at a table: of its players, and as many of its spectators."""
