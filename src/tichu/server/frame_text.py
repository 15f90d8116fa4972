"""Frames as text. msgspec takes a tenth of the time of the standard library."""

from __future__ import annotations

from typing import Final

import msgspec

_encoder: Final = msgspec.json.Encoder()


def encode(value: object) -> str:
    """Encode as JSON without whitespace."""
    return _encoder.encode(value).decode()


def frame(kind: str, version: int, data: object) -> str:
    """Return a frame as it is sent."""
    return f'{{"t":"{kind}","v":{version},"d":{encode(data)}}}'
