"""Guests of earlier visits: a file with the cookie of each server."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path


def default_path() -> Path:
    """The file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tichu" / "guests.json"


class GuestBook:
    """The cookie of the guest that this user is on each server. Only the user can read the file."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or default_path()

    def cookie(self, server: str) -> str | None:
        """The cookie of a server; None if it was never visited or the file cannot be read."""
        return self._read().get(server)

    def remember(self, server: str, cookie: str) -> None:
        """Write a cookie to the file. If that is not possible, the next visit is by a new guest."""
        guests = {**self._read(), server: cookie}
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with open(handle, "w", encoding="utf-8") as file:
                json.dump(guests, file, indent=1)

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return (
            {str(server): str(cookie) for server, cookie in found.items()} if isinstance(found, dict) else {}
        )
