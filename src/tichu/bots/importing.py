"""Bots named as ``module:attribute``, for programs and commands that their user starts.

A server must not do this: it would import whatever a stranger names.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tichu.bots import registry
from tichu.bots.protocol import Bot
from tichu.bots.registry import COMMAND, UnknownBot
from tichu.core.errors import shown


def is_import(name: str) -> bool:
    """Whether the name is ``module:attribute``."""
    return ":" in name and not name.startswith(COMMAND)


def make_bot(name: str, seed: int | None = None) -> Bot:
    """Create a bot by its registered name, ``cmd:PROGRAM`` or ``module:attribute``."""
    if not is_import(name):
        return registry.make(name, seed)
    bot = import_bot(name)(random.getrandbits(32) if seed is None else seed)
    if not isinstance(bot, Bot):
        raise UnknownBot("broken-bot", f"cannot create the bot {name}: {shown(bot)} is not a Bot")
    return bot


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
