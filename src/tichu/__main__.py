"""``python -m tichu`` is the same as ``tichu``."""

from __future__ import annotations

from tichu.cli import main

if __name__ == "__main__":
    main()
