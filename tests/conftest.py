"""For all tests: Ctrl-C reaches the programs they start, even where the tests run in the background."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
