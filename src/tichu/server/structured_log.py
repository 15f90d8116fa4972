"""Log lines with fields: ``event name=value …`` as text, or one JSON object per line."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from tichu.server.config import ServerConfig

TEXT: Final = "%(asctime)s %(levelname)s [%(process)d] %(name)s: %(message)s"
MAX_VALUE: Final = 100
"""Maximum characters of a value."""

_PLAIN: Final = re.compile(r"[\w.:@/-]+", re.ASCII)

Fields = Mapping[str, str | int | float | None]


def write(log: logging.Logger, event: str, fields: Fields, level: int = logging.INFO) -> None:
    """Write a line about an event; fields that are None are left out."""
    given = {name: value for name, value in fields.items() if value is not None}
    parts = [f"{name}={_shown(value)}" for name, value in given.items()]
    log.log(level, "%s", " ".join([event, *parts]), extra={"event": event, "fields": given})


def _shown(value: str | float) -> str:
    """Return the value, in quotes if it has characters that could be taken for the end of a field or line."""
    text = str(value)[:MAX_VALUE]
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


class JsonFormatter(logging.Formatter):
    """One JSON object per line; events also have their name and fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": record.process,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if hasattr(record, "event"):
            line |= {"event": record.event, "fields": getattr(record, "fields", {})}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def handler(config: ServerConfig) -> logging.Handler:
    """Return the handler that writes to standard error in the configured format."""
    made = logging.StreamHandler()
    made.setFormatter(JsonFormatter() if config.log_format == "json" else logging.Formatter(TEXT))
    return made
