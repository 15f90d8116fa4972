"""Processes in which the server does what would keep its people waiting."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from typing import Final

BOOT: Final = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); "  # Ctrl-C is the server's business
    "sys.path[:] = sys.argv[1:]; "
)


def command(work: str) -> list[str]:
    """What starts a Python like this one, with the same modules, that does this work."""
    return [sys.executable, "-P", "-c", BOOT + work, *map(os.fspath, sys.path)]


@contextlib.asynccontextmanager
async def process(work: str) -> AsyncIterator[Process]:
    """A process that is spoken to by its standard input and output, and ended at once: it saves nothing."""
    started = await asyncio.create_subprocess_exec(*command(work), stdin=PIPE, stdout=PIPE)
    try:
        yield started
    finally:
        with contextlib.suppress(ProcessLookupError):
            started.kill()
        await started.wait()
