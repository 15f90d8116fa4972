"""Settings of a server, from the command line or the environment."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field, fields
from math import inf
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from tichu.core.errors import InvalidSettings, shown

LOG_FORMATS: Final = ("text", "json")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
PUSH_MODES: Final = ("on", "off", "local")
WEB_ADDRESS: Final = "an address with http:// or https:// in front"
MONITOR_ADDRESS: Final = "an address and another port, such as 127.0.0.1:9100"


def default_store() -> str:
    """Return the default database: a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    folder = base / "tichu"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(folder / "tichu.db")


def is_host(text: str) -> bool:
    """Whether a ``Host`` header is a plain name or address, perhaps with a port."""
    return re.fullmatch(r"[A-Za-z0-9.-]+(:[0-9]+)?", text) is not None


def _is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def _is_monitor(text: str, other_port: int) -> bool:
    host, _, port = text.rpartition(":")
    number = int(port) if port.isascii() and port.isdigit() else 0
    return bool(host) and 0 < number < 65536 and number != other_port


def _option(default: Any, text: str) -> Any:
    if callable(default):
        return field(default_factory=default, metadata={"help": text})
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerConfig:
    """Settings. With the defaults, one process serves a few friends from one machine."""

    host: str = _option(
        "127.0.0.1", "the address to listen on; 0.0.0.0 makes the server reachable from other machines"
    )
    port: int = _option(8000, "the port; 0 takes a free one")
    store: str = _option(default_store, "where games are stored: a file for SQLite, or postgresql://...")
    broker: str | None = _option(None, "URL of the Redis that several processes share: redis://...")
    workers: int = _option(1, "number of processes; more than one needs PostgreSQL and Redis")
    thinkers: int = _option(lambda: max(1, (os.cpu_count() or 2) - 1), "worker processes for bot decisions")
    think_time: float = _option(5.0, "seconds a bot may take for a decision")
    origins: str = _option("", "other origins that may open sockets, separated by commas")
    public_url: str | None = _option(None, "the address in invite links, if it is not the visitor's own")
    secure_cookies: bool = _option(False, "send cookies over https only")
    trust_proxy: bool = _option(False, "trust X-Forwarded-For, behind your own proxy")
    allowed_hosts: str = _option("", "host names that visitors may use, separated by commas; any if empty")
    max_connections: int = _option(10_000, "maximum open connections of a process")
    connections_per_address: int = _option(
        200, "maximum open connections of an address; the factor of the limits applies"
    )
    metrics: bool = _option(True, "serve /metrics")
    docs: bool = _option(True, "serve the documentation of the API: /docs and /openapi.json")
    monitor: str | None = _option(
        None, "another address and port for /metrics and /docs, which are then served only there"
    )
    limits: float = _option(1.0, "factor for the rate limits: 2 doubles them, 0 means no limits")
    push: str = _option(
        "on", "notifications through push services: on, off, or local, which allows this machine, for tests"
    )
    log_format: str = _option("text", "how the log is written: text, or json for one object per line")
    log_level: str = _option("info", "what is logged: debug, info, warning or error")

    def __post_init__(self) -> None:
        self._require("workers", self.workers >= 1, "at least 1")
        self._require("thinkers", self.thinkers >= 1, "at least 1")
        self._require("port", 0 <= self.port < 65536, "a number from 0 to 65535")
        self._require("think_time", 0 < self.think_time < inf, "a number of seconds, more than 0")
        self._require("limits", 0 <= self.limits < inf, "a number, 0 or more")
        self._require("push", self.push in PUSH_MODES, f"one of {', '.join(PUSH_MODES)}")
        self._require("log_format", self.log_format in LOG_FORMATS, f"one of {', '.join(LOG_FORMATS)}")
        self._require("log_level", self.log_level in LOG_LEVELS, f"one of {', '.join(LOG_LEVELS)}")
        self._require("public_url", self.public_url is None or _is_web_address(self.public_url), WEB_ADDRESS)
        self._require("max_connections", self.max_connections >= 1, "at least 1")
        self._require("connections_per_address", self.connections_per_address >= 1, "at least 1")
        self._require(
            "monitor", self.monitor is None or _is_monitor(self.monitor, self.port), MONITOR_ADDRESS
        )
        if self.broker is not None and not self.store.startswith("postgres"):
            raise InvalidSettings(
                "bad-config", "servers that share a broker share a store too: give a postgresql:// address"
            )
        if self.workers > 1 and self.broker is None:
            raise InvalidSettings(
                "bad-config", "more than one worker needs --broker redis://... and --store postgresql://..."
            )

    def _require(self, name: str, so: bool, what: str) -> None:
        """Raise an error that names the option unless the condition holds."""
        if not so:
            value = shown(getattr(self, name))
            raise InvalidSettings("bad-config", f"--{name.replace('_', '-')} is {what}, not {value}")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Origins allowed besides the server's own."""
        return frozenset(text.strip().rstrip("/") for text in self.origins.split(",") if text.strip())

    @property
    def allowed_host_names(self) -> frozenset[str]:
        """Host names that visitors may use; empty for any."""
        return frozenset(text.strip().lower() for text in self.allowed_hosts.split(",") if text.strip())

    @property
    def monitor_address(self) -> tuple[str, int] | None:
        """Address and port for monitoring, if they are not the server's own."""
        if self.monitor is None:
            return None
        host, _, port = self.monitor.rpartition(":")
        return host.strip("[]"), int(port)


def environment(prefix: str = "TICHU_") -> dict[str, Any]:
    """Return the settings in the environment: TICHU_STORE, TICHU_PORT and so on."""
    found: dict[str, Any] = {}
    for entry in fields(ServerConfig):
        text = os.environ.get(prefix + entry.name.upper())
        if text is not None:
            found[entry.name] = _read(entry.name, str(entry.type), text)
    return found


def _read(name: str, kind: str, text: str) -> Any:
    try:
        if kind == "bool":
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.lower()
            ]
        return int(text) if kind == "int" else float(text) if kind == "float" else text
    except (KeyError, ValueError):
        raise InvalidSettings("bad-config", f"TICHU_{name.upper()} cannot be {shown(text)}") from None


def help_of(name: str) -> str:
    """Return the help text of a setting."""
    return str(ServerConfig.__dataclass_fields__[name].metadata["help"])
