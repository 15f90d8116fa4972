"""Names of devices for the list of sessions, such as "Firefox, Windows"."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Chromium/", "Chrome"),
    ("Safari/", "Safari"),
    ("python-httpx", "Python"),
    ("curl/", "curl"),
)
"""Parts of a User-Agent header and the browser they belong to; the first that is found counts."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(connection: HTTPConnection) -> str:
    """Return the browser and the system of a visitor; empty if they are unknown. Nothing else is kept."""
    agent = connection.headers.get("user-agent", "")
    found = [next((name for part, name in parts if part in agent), "") for parts in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)
