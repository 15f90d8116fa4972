"""``tichu serve``: run a server."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated, Any

import typer

from tichu.cli.common import fail, print_error
from tichu.core.errors import TichuError

Host = Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 accepts other machines.")]
Port = Annotated[int | None, typer.Option(help="Port; 0 chooses a free one.")]
Store = Annotated[str | None, typer.Option(help="The database: a file for SQLite, or postgresql://...")]
Broker = Annotated[str | None, typer.Option(help="redis://..., for several processes or hosts.")]
Workers = Annotated[
    int | None, typer.Option(help="Number of processes; more than one needs PostgreSQL and Redis.")
]
Thinkers = Annotated[int | None, typer.Option(help="Worker processes for bot decisions.")]
ThinkTime = Annotated[float | None, typer.Option(help="Maximum seconds for a bot decision.")]
Origins = Annotated[
    str | None, typer.Option(help="Other origins that may open sockets, separated by commas.")
]
PublicUrl = Annotated[str | None, typer.Option(help="The address in invite links.")]
SecureCookies = Annotated[bool | None, typer.Option(help="Cookies over https only.")]
TrustProxy = Annotated[
    bool | None, typer.Option(help="Trust X-Forwarded-For, set by your own load balancer.")
]
AllowedHosts = Annotated[
    str | None, typer.Option(help="Host names that visitors may use, separated by commas.")
]
MaxConnections = Annotated[int | None, typer.Option(help="Maximum open connections of a process.")]
ConnectionsPerAddress = Annotated[int | None, typer.Option(help="Maximum open connections of an address.")]
Metrics = Annotated[bool | None, typer.Option(help="Serve /metrics.")]
Docs = Annotated[bool | None, typer.Option(help="Serve /docs and /openapi.json.")]
Monitor = Annotated[
    str | None, typer.Option(help="Another address and port for /metrics and /docs: 127.0.0.1:9100.")
]
Limits = Annotated[
    float | None, typer.Option(help="Factor for the rate limits: 2 allows twice as much, 0 turns them off.")
]
Push = Annotated[str | None, typer.Option(help="Notifications through push services: on, off or local.")]
LogFormat = Annotated[str | None, typer.Option(help="text, or json for one object per line.")]
LogLevel = Annotated[str | None, typer.Option(help="debug, info, warning or error.")]
OpenPage = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]


def serve(
    host: Host = None,
    port: Port = None,
    store: Store = None,
    broker: Broker = None,
    workers: Workers = None,
    thinkers: Thinkers = None,
    think_time: ThinkTime = None,
    origins: Origins = None,
    public_url: PublicUrl = None,
    secure_cookies: SecureCookies = None,
    trust_proxy: TrustProxy = None,
    allowed_hosts: AllowedHosts = None,
    max_connections: MaxConnections = None,
    connections_per_address: ConnectionsPerAddress = None,
    metrics: Metrics = None,
    docs: Docs = None,
    monitor: Monitor = None,
    limits: Limits = None,
    push: Push = None,
    log_format: LogFormat = None,
    log_level: LogLevel = None,
    open_page: OpenPage = False,
) -> None:
    """Start a server. Friends open its link and play.

    Every option can also be set in the environment: TICHU_PORT, TICHU_STORE and so on.
    """
    given = {name: value for name, value in locals().items() if value is not None and name != "open_page"}
    _run(given, open_page)


def _run(options: dict[str, Any], open_page: bool) -> None:
    """Run the server with options that take precedence over the environment."""
    from tichu.server.config import ServerConfig, environment
    from tichu.server.http.page import has_page
    from tichu.server.run import serve as run

    def ready(address: str) -> None:
        typer.echo(f"Tichu is at {address}  (Ctrl-C stops it; games continue when it starts again)")
        if not has_page():
            print_error("the web page is not built (make web); programs and terminals can play without it")
        elif open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(ServerConfig(**{**environment(), **options}), ready)
    except TichuError as error:
        fail(str(error))
