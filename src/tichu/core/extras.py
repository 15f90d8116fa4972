"""Which extra of the package a missing third-party module belongs to.

>>> str(missing_extra("fastapi"))
"fastapi is not installed: pip install 'tichu[server]'"
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tichu.core.errors import TichuError

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("babel", "click", "fluent", "networkx", "openskill", "rich", "shellingham", "textual", "typer"),
    "server": (
        "aiosqlite", "alembic", "argon2", "cryptography", "fastapi", "h11", "httpcore", "msgspec",
        "prometheus_client", "pydantic", "pydantic_core", "resvg_py", "sqlalchemy", "starlette",
        "typing_extensions", "uvicorn", "uvloop",
    ),
    "client": ("httpx", "websockets"),
    "bots": ("llvmlite", "numba", "numpy"),
    "envs": ("gymnasium", "open_spiel", "pettingzoo", "pyspiel"),
    "data": ("duckdb", "matplotlib"),
    "cluster": ("psycopg", "redis"),
    "ray": ("ray",),
}  # fmt: skip
"""The modules by the extra that a person who lacks one is told to install."""

_EXTRA_OF: Final = {module: extra for extra, modules in EXTRAS.items() for module in modules}


class MissingExtra(TichuError):
    """Something needs a library that is not installed."""


def missing_extra(module: str | None) -> MissingExtra | None:
    """Return the error that says what to install, or None if the module belongs to no extra."""
    name = (module or "").partition(".")[0]
    if name not in _EXTRA_OF:
        return None
    command = f"pip install 'tichu[{_EXTRA_OF[name]}]'"
    sentence = f"{name} is not installed: {command}"
    return MissingExtra("missing-extra", sentence, params={"module": name, "command": command})


@contextmanager
def explain_missing() -> Iterator[None]:
    """Turn the failed import of an extra's module into an error that says what to install.

    Other failed imports stay as they are: a module of our own that is missing is a bug.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        error = missing_extra(missing.name)
        if error is None:
            raise
        raise error from missing
