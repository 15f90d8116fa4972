"""Who one is on a server: a guest who is remembered, or whoever a token belongs to."""

from __future__ import annotations

import json
import os
import ssl
import urllib.error
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from tichu.core.errors import TichuError

COOKIE: Final = "tichu"
PATIENCE: Final = 15.0


class BadLink(TichuError):
    """A link that leads to no table."""


class Unreachable(TichuError):
    """The server does not answer, or does not want us."""


class Link(NamedTuple):
    """A table on a server."""

    server: str
    """Like ``https://tichu.example``."""
    table: str

    @classmethod
    def of(cls, text: str) -> Link:
        """The link as it is sent around: ``https://tichu.example/t/77siDbOdphSP``."""
        parts = urlsplit(text if "://" in text else f"http://{text}")
        before, sign, table = parts.path.partition("/t/")
        table = table.strip("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not sign or not table or "/" in table:
            raise BadLink(
                "bad-link", f"the link of a table is like http://tichu.example/t/77siDbOd, not {text}"
            )
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table)

    @property
    def socket(self) -> str:
        """Where frames go to and come from."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"


def present(link: Link, token: str | None, name: str | None) -> dict[str, str]:
    """The headers that say who we are; a first visit makes a guest, who is remembered for the next time."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    known = {} if token else _guests()
    if not token and link.server in known:
        headers = {"Cookie": f"{COOKIE}={known[link.server]}"}
    secret = _ask(link, "GET", headers)
    if secret and not token:
        headers = {"Cookie": f"{COOKIE}={secret}"}
        _remember({**known, link.server: secret})
    if name is not None:
        _ask(link, "PATCH", headers, {"name": name})
    return headers


def _ask(link: Link, method: str, headers: dict[str, str], body: Any = None) -> str | None:
    """Ask the server about ourselves; returns the secret of a new guest."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{link.server}/api/me", data, headers, method=method)
    request.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            cookie = SimpleCookie(answer.headers.get("Set-Cookie", ""))
    except urllib.error.HTTPError as why:
        with why:
            raise Unreachable("refused", _reason(why)) from None
    except (OSError, ValueError, HTTPException) as why:
        raise Unreachable("offline", f"the server {link.server} does not answer: {_in_words(why)}") from None
    return cookie[COOKIE].value if COOKIE in cookie else None


def _in_words(why: Exception) -> str:
    """What the line itself complains about, without what the libraries put around it."""
    inner = why.reason if isinstance(why, urllib.error.URLError) else why
    if isinstance(inner, ssl.SSLError):
        return (inner.reason or str(inner)).replace("_", " ").lower()
    if isinstance(inner, OSError):
        return (inner.strerror or str(inner)).lower()
    return "something else is there" if isinstance(inner, HTTPException) else str(inner)


def _reason(refusal: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(refusal)["message"])
    except (ValueError, LookupError, TypeError):
        return f"the server refuses with status {refusal.code}"


# -- guests that are remembered ------------------------------------------------------------------------------


def _book() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tichu" / "guests.json"


def _guests() -> dict[str, str]:
    """The guest's secret on each server where we have been."""
    try:
        found = json.loads(_book().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(server): str(secret) for server, secret in found.items()} if isinstance(found, dict) else {}


def _remember(guests: dict[str, str]) -> None:
    """Keep them where only the person can read them; without a place to keep them, one is a new guest."""
    book = _book()
    with suppress(OSError):
        book.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(book, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(guests, file, indent=1)
