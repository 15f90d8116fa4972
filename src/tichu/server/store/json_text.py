"""JSON columns: compact, ASCII only, without NaN."""

from __future__ import annotations

import json
from typing import Any

_encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def to_text(data: dict[str, Any]) -> str:
    """Encode as ASCII: databases refuse some characters, such as NUL and lone surrogates."""
    return _encoder.encode(data)


def from_text(text: str) -> dict[str, Any]:
    """Decode a JSON column."""
    data: dict[str, Any] = json.loads(text)
    return data
