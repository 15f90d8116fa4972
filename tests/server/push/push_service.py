"""A push service and a browser's keys, for tests: what the server sends is received and decrypted."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tichu.server.push import base64url
from tichu.server.push.encryption import CURVE, point


class Pushed(NamedTuple):
    """A request that the push service got."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._public = point(self._key.public_key())
        self._auth = b"sixteen secrets!"
        self.keys = {"p256dh": base64url.encode(self._public), "auth": base64url.encode(self._auth)}

    def read(self, body: bytes) -> Any:
        """Decrypt a message (RFC 8291, section 4)."""
        salt, sender, encrypted = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + self._public + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return json.loads(AESGCM(key).decrypt(nonce, encrypted, None).rstrip(b"\0")[:-1])


class PushService:
    """Keeps the requests it gets, and answers with ``status``."""

    def __init__(self) -> None:
        self.status = 201
        self._received: queue.Queue[Pushed] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()
                service._received.put(Pushed(self.path, headers, body))

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def next(self) -> Pushed:
        """Wait for the next message."""
        return self._received.get(timeout=30)

    @property
    def empty(self) -> bool:
        """Whether nothing has come that was not read."""
        return self._received.empty()


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on this machine."""
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()
