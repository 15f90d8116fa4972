"""Encryption of a message for one subscription (RFC 8291): the push service cannot read it."""

from __future__ import annotations

import os
from typing import Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD_SIZE: Final = 4096
"""Bytes of the one record of a message; push services accept at most this much."""
LAST_RECORD: Final = b"\x02"


class BrowserKeys(NamedTuple):
    """The keys of a subscription: the browser's public key, and a secret that only both ends know."""

    public: ec.EllipticCurvePublicKey
    auth: bytes

    @classmethod
    def of(cls, p256dh: bytes, auth: bytes) -> BrowserKeys:
        """Return the keys of a subscription; ValueError if they are invalid."""
        if len(auth) != AUTH_BYTES:
            raise ValueError("the authentication secret has the wrong length")
        return cls(ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh), auth)


def encrypt(
    message: bytes,
    keys: BrowserKeys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return the body of a request to a push service. Only tests give the one-time key and the salt."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    own_public, public = point(own.public_key()), point(keys.public)
    shared = own.exchange(ec.ECDH(), keys.public)
    secret = _derive(keys.auth, shared, b"WebPush: info\0" + public + own_public, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4) + bytes([len(own_public)]) + own_public
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as browsers write it: 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
