"""``tichu serve``: a table for friends, over one link."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated, Any

import typer

from tichu.cli.common import complain, fail, server_parts
from tichu.core.errors import TichuError


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 takes a free one.")] = None,
    store: Annotated[
        str | None, typer.Option(help="Where games are kept: a file for SQLite, or postgresql://...")
    ] = None,
    broker: Annotated[
        str | None, typer.Option(help="redis://... where several processes or hosts meet.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes; more than one needs PostgreSQL and Redis.")
    ] = None,
    thinkers: Annotated[int | None, typer.Option(help="Worker processes for bot decisions.")] = None,
    think_time: Annotated[float | None, typer.Option(help="Seconds a bot may think at most.")] = None,
    origins: Annotated[
        str | None, typer.Option(help="Other origins that may open sockets, separated by commas.")
    ] = None,
    public_url: Annotated[str | None, typer.Option(help="The address in invite links.")] = None,
    secure_cookies: Annotated[bool | None, typer.Option(help="Cookies over https only.")] = None,
    trust_proxy: Annotated[
        bool | None, typer.Option(help="Believe X-Forwarded-For of your own load balancer.")
    ] = None,
    limits: Annotated[
        float | None, typer.Option(help="How much visitors may do: 2 is twice as much, 0 no limits.")
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Start a server: friends open its link and play.

    Every option can also be given in the environment: TICHU_PORT, TICHU_STORE and so on.
    """
    with server_parts():
        from tichu.server.app import has_page
        from tichu.server.config import ServerConfig, environment
        from tichu.server.run import serve as run
    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "store": store,
        "broker": broker,
        "workers": workers,
        "thinkers": thinkers,
        "think_time": think_time,
        "origins": origins,
        "public_url": public_url,
        "secure_cookies": secure_cookies,
        "trust_proxy": trust_proxy,
        "limits": limits,
        "log_level": log_level,
    }

    def ready(address: str) -> None:
        typer.echo(f"Tichu is at {address}  (Ctrl-C stops it; games go on when it starts again)")
        if not has_page():
            complain("there is no web page here, make web builds it; programs and terminals can play without")
        elif open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        settings = {**environment(), **{key: value for key, value in given.items() if value is not None}}
        run(ServerConfig(**settings), ready)
    except TichuError as why:
        fail(str(why))
