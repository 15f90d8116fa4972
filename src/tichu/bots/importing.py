"""Bots named as ``module:attribute``, for programs and commands that their user starts.

A server must not do this: it would import whatever a stranger names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tichu.bots.protocol import Bot
from tichu.bots.registry import COMMAND, UnknownBot


def is_import(name: str) -> bool:
    """Whether the name is ``module:attribute``."""
    return ":" in name and not name.startswith(COMMAND)


def import_bot(name: str) -> Callable[[int], Bot]:
    """Import a bot by ``module:attribute``, a class or a function; the current folder is searched first."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot("broken-bot", f"cannot import the bot {name}: {reason}") from error
    if not callable(found):
        raise UnknownBot("broken-bot", f"cannot import the bot {name}: it is neither a class nor a function")
    return found  # type: ignore[no-any-return]
