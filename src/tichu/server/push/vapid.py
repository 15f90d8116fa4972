"""The server's own key, with which it identifies itself to push services (VAPID, RFC 8292)."""

from __future__ import annotations

import json
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tichu.server.push import base64url
from tichu.server.push.encryption import CURVE, point

TOKEN_LIFETIME: Final = 12 * 3600
"""Seconds for which a token is valid; push services allow at most a day."""
NUMBER_BYTES: Final = 32
DEFAULT_CONTACT: Final = "mailto:operator@tichu.invalid"


class VapidKey:
    """A signing key. ``contact`` tells push services whom to ask: an https address or ``mailto:``."""

    def __init__(self, secret: str, contact: str | None = None) -> None:
        number = int.from_bytes(base64url.decode(secret))
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact if contact and contact.startswith("https://") else DEFAULT_CONTACT
        self.public = base64url.encode(point(self._key.public_key()))
        """The public key, which browsers want when they subscribe."""

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the header that proves to a push service who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + TOKEN_LIFETIME,
            "sub": self._contact,
        }
        signed = ".".join(_part(each) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = base64url.encode(r.to_bytes(NUMBER_BYTES) + s.to_bytes(NUMBER_BYTES))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_secret() -> str:
    """Return a new secret for a `VapidKey`."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return base64url.encode(number.to_bytes(NUMBER_BYTES))


def _part(value: object) -> str:
    return base64url.encode(json.dumps(value, separators=(",", ":")).encode())
