"""One match of a local table for a server: packed by the client, unpacked and checked by the server."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from typing import Any, Final

from tichu.local.checks import malformed
from tichu.local.log import LogEntry
from tichu.table.errors import Refused

SETUP: Final = ("created", "options", "sat", "swapped")
"""Kinds of events before a match that say how it was set."""
PLAY: Final = ("started", "dealt", "acted", "away", "back", "paused", "resumed")
"""Kinds of events during a match."""
MAX_LOG_BYTES: Final = 1_000_000
MAX_PACKED: Final = 60_000
"""Maximum characters of a packed match."""


def match_log(entries: Sequence[LogEntry], number: int) -> list[LogEntry]:
    """Return the log of one match as if nothing else had happened at the table."""
    starts = [index for index, entry in enumerate(entries) if entry["kind"] == "started"]
    if not 1 <= number <= len(starts):
        raise Refused("not-found", "there is no such match", 404)
    begin, end = starts[number - 1], ([*starts, len(entries)])[number]
    kept = [entry for entry in entries[:begin] if entry["kind"] in SETUP]
    kept += [entry for entry in entries[begin:end] if entry["kind"] in PLAY]
    return [{**entry, "seq": seq, "action_id": None} for seq, entry in enumerate(kept, 1)]


def pack_match(entries: Sequence[LogEntry], number: int) -> str:
    """Return a match as text of a small size."""
    text = json.dumps(match_log(entries, number), separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack_match(packed: str) -> list[LogEntry]:
    """Return the log that a client has packed; refuse what is too large or not a log."""
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(base64.b64decode(packed, validate=True), MAX_LOG_BYTES)
        if not unpacking.eof:
            raise malformed(f"a match has at most {MAX_LOG_BYTES} bytes")
        found: Any = json.loads(data)
    except (ValueError, zlib.error, RecursionError):
        raise malformed("the match cannot be unpacked") from None
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise malformed("the match must be a list of events")
    return found
