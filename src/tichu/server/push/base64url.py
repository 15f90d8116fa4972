"""Base64 as URLs and JSON web tokens have it: without padding."""

from __future__ import annotations

import base64
import binascii


def encode(data: bytes) -> str:
    """Return bytes as text."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of a text, with or without padding; ValueError if it is none."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError("not base64url") from error
