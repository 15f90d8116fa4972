"""A table in one process, without threads or sockets: one person plays against bots.

It is fed the frames of a client and the time, and returns frames, log entries to store and when it has to be
woken. The web client runs it in the browser. It needs nothing but Python's standard library.
"""

from __future__ import annotations

from tichu.local.log import LogDamaged
from tichu.local.table import LocalTable, TableOutput

__all__ = ["LocalTable", "LogDamaged", "TableOutput"]
