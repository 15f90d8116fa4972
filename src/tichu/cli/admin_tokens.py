"""Tokens of administrators: ``tichu admin token``, ``tokens`` and ``end-token``, on the server's machine."""

from __future__ import annotations

import asyncio
import errno
import getpass
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tichu.cli.admin_printer import print_json, print_rows, shown_time
from tichu.cli.common import AsJson, check_writable, err

if TYPE_CHECKING:
    from tichu.server.store import AdminToken, Store

Result = TypeVar("Result")

StoreAddress = Annotated[
    str,
    typer.Argument(
        metavar="STORE",
        envvar="TICHU_STORE",
        help="The server's database: a file, or postgresql://...; with a password, in the environment.",
    ),
]
Name = Annotated[str | None, typer.Option(help="Who uses it, for the log. Default: your user name.")]
Days = Annotated[float, typer.Option(help="Days until it expires, at most 366.")]
Out = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A new file for the token, instead of printing it.")
]
TokenId = Annotated[str, typer.Argument(metavar="ID", help="Its id, as in tichu admin tokens.")]


def token(store: StoreAddress, name: Name = None, days: Days = 30, out: Out = None) -> None:
    """Make a token for an administrator. It is printed once, or written to a file that only you can read.

    This works only where the server's database can be reached, while the server is running or not. Whoever
    has the token can do everything that tichu admin can do.
    """
    if out is not None:
        _check_new(out)
    from tichu.server.admin_tokens import create_admin_token

    async def create(opened: Store) -> tuple[AdminToken, str]:
        return await create_admin_token(opened, name or getpass.getuser(), days)

    made, secret = _with_store(store, create)
    if out is None:
        typer.echo(secret)
    else:
        with os.fdopen(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secret + "\n")
    where = "it is shown only this once" if out is None else f"it is in {out}"
    sentence = f"Token {made.id} of {made.name} is valid until {shown_time(made.expires_at)}; {where}."
    err().print(sentence, soft_wrap=True)


def _check_new(path: Path) -> None:
    """Raise OSError if a file exists or cannot be written, before the token is made."""
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    check_writable(path)


def tokens(store: StoreAddress, as_json: AsJson = False) -> None:
    """List the tokens of administrators, without their secrets, which are not stored."""
    from tichu.server.store import Store

    found = _with_store(store, Store.admin_tokens)
    if as_json:
        print_json(
            [
                {
                    "id": each.id,
                    "name": each.name,
                    "created_at": each.created_at,
                    "last_used_at": each.last_used_at,
                    "expires_at": each.expires_at,
                }
                for each in found
            ]
        )
        return
    rows = (
        (
            each.id,
            each.name,
            shown_time(each.created_at),
            shown_time(each.last_used_at, "never"),
            shown_time(each.expires_at) + (" (over)" if each.expires_at <= time.time() else ""),
        )
        for each in found
    )
    print_rows(("token", "name", "since", "last used", "expires"), rows, "There are no tokens.")


def end_token(token_id: TokenId, store: StoreAddress) -> None:
    """End a token of an administrator. A running server refuses it at once."""
    from tichu.server.admin_tokens import end_admin_token

    async def end(opened: Store) -> None:
        await end_admin_token(opened, token_id)

    _with_store(store, end)
    typer.echo(f"Token {token_id} has ended.")


def _with_store(address: str, use: Callable[[Store], Awaitable[Result]]) -> Result:
    """Open an existing store, and use it."""
    from tichu.server.store import Store

    async def run() -> Result:
        opened = await Store.open_unchanged(address)
        try:
            return await use(opened)
        finally:
            await opened.close()

    return asyncio.run(run())
