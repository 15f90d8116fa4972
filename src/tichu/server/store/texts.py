"""JSON as the store keeps it: compact, and without anything a browser or a database would choke on."""

from __future__ import annotations

import json
from typing import Any

_encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def to_text(data: dict[str, Any]) -> str:
    """The data as text, all of it ASCII (so no odd character can fail on its way)."""
    return _encoder.encode(data)


def from_text(text: str) -> dict[str, Any]:
    """The data again."""
    data: dict[str, Any] = json.loads(text)
    return data
