"""``tichu admin``: administer a running server."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tichu.cli import admin_printer as printer
from tichu.cli.admin_connection import AdminConnection, AdminError

At = Annotated[
    str, typer.Option("--at", envvar="TICHU_ADMIN_AT", metavar="URL", help="The address of the server.")
]
TokenFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        envvar="TICHU_ADMIN_TOKEN_FILE",
        help="A file with the token that only you can read. Default: the token in TICHU_ADMIN_TOKEN.",
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table: its id, or its link.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The person: id, login or name.")]
SearchText = Annotated[str, typer.Argument(metavar="[TEXT]", help="What to look for.")]
Until = Annotated[
    str | None,
    typer.Option(metavar="WHEN", help="+12h, +7d, or a time such as '2027-01-31 20:00'. Default: for good."),
]
Limit = Annotated[int, typer.Option(min=1, max=500, help="Maximum lines.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


MAX_FOUND: Final = 500
"""Maximum people that are looked through for a login or name."""


class Status(StrEnum):
    """The states of tables."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


Statuses = Annotated[
    list[Status] | None,
    typer.Option("--status", help="Only tables in this state; can be repeated. Default: open and running."),
]


def connect(context: typer.Context, at: At = "http://127.0.0.1:8000", token_file: TokenFile = None) -> None:
    """Remember the server and the token for the command."""
    context.obj = AdminConnection(at, token_file)
    context.call_on_close(context.obj.close)


# -- tables --------------------------------------------------------------------------------------------------


def tables(
    context: typer.Context,
    text: SearchText = "",
    status: Statuses = None,
    player: Annotated[
        str | None, typer.Option(metavar="PERSON", help="Only tables of this person: id, login or name.")
    ] = None,
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """List tables, the latest change first: all, or those with a text in their title or a player's name."""
    server: AdminConnection = context.obj
    of = None if player is None else _person(server, player)["id"]
    found = server.get("tables", search=text, status=status, player=of, limit=limit)
    if as_json:
        printer.print_json(found)
        return
    states = " or ".join(status or ("open", "running"))
    printer.print_tables(found, f"No {states} tables{' match' if text or player else ''}.")


def table(context: typer.Context, table_id: TableId, as_json: AsJson = False) -> None:
    """Show a table: who sits there, and how far the game is."""
    found = _table(context.obj, table_id)
    if as_json:
        printer.print_json(found)
    else:
        printer.print_table(found)


def close(context: typer.Context, table_id: TableId) -> None:
    """Close a table. Everybody there is told and disconnected; nobody can play there any more."""
    found = _table(context.obj, table_id)
    context.obj.send("POST", "tables", found["id"], "close")
    typer.echo(f"Closed {_table_name(found)}.")


def delete_table(context: typer.Context, table_id: TableId, yes: Yes = False) -> None:
    """Delete a table with its log, its matches and their records. It cannot be undone."""
    found = _table(context.obj, table_id)
    _confirm(f"Delete {_table_name(found)} with all its games?", yes)
    context.obj.send("DELETE", "tables", found["id"])
    typer.echo(f"Deleted {_table_name(found)}.")


# -- people --------------------------------------------------------------------------------------------------


def people(
    context: typer.Context,
    text: SearchText = "",
    banned: Annotated[bool, typer.Option("--banned", help="Only people who are banned.")] = False,
    muted: Annotated[bool, typer.Option("--muted", help="Only people who are muted.")] = False,
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """List people, the latest first: all, or those with this id, or this text in their name or login."""
    found = context.obj.get("people", search=text, banned=banned, muted=muted, limit=limit)
    if as_json:
        printer.print_json(found)
    else:
        filtered = text or banned or muted
        printer.print_people(found, "No people match." if filtered else "There are no people yet.")


def person(context: typer.Context, person_id: PersonId, as_json: AsJson = False) -> None:
    """Show a person with their sessions, tokens and latest tables."""
    found = context.obj.get("people", _person(context.obj, person_id)["id"])
    if as_json:
        printer.print_json(found)
    else:
        printer.print_person(found)


def rename(
    context: typer.Context, person_id: PersonId, name: Annotated[str, typer.Argument(help="The new name.")]
) -> None:
    """Change the name of a person. The login stays."""
    before = _person(context.obj, person_id)
    after = context.obj.send("PATCH", "people", before["id"], body={"name": name})
    typer.echo(f"{_person_name(before)} is now called {after['name']}.")


def mute(context: typer.Context, person_id: PersonId, until: Until = None) -> None:
    """Mute a person: they cannot write in the chat of any table."""
    found = _restrict(context.obj, person_id, "mute", until)
    typer.echo(f"{_person_name(found)} is muted {printer.ends(found['muted']['until'])}.")


def unmute(context: typer.Context, person_id: PersonId) -> None:
    """Let a muted person write again."""
    found = context.obj.send("DELETE", "people", _person(context.obj, person_id)["id"], "mute")
    typer.echo(f"{_person_name(found)} can write in the chat.")


def ban(
    context: typer.Context,
    person_id: PersonId,
    until: Until = None,
    hold_address: Annotated[
        str | None,
        typer.Option(help="Let nobody become a new guest from their address until then, at most +30d."),
    ] = None,
) -> None:
    """Ban a person: they are disconnected, and cannot sign in or use their sessions and tokens."""
    held = printer.parse_until(hold_address, datetime.now())
    found = _restrict(context.obj, person_id, "ban", until, {"address_until": held})
    typer.echo(f"{_person_name(found)} is banned {printer.ends(found['banned']['until'])}.")
    if found.get("address_held"):
        typer.echo(f"Their address is held {printer.ends(found['address_held']['until'])}.")
    elif held is not None:
        typer.echo("The server does not know their address: it has not seen them since it was started.")


def unban(context: typer.Context, person_id: PersonId) -> None:
    """End a ban: the sessions, the tokens and the login of the person work again."""
    found = context.obj.send("DELETE", "people", _person(context.obj, person_id)["id"], "ban")
    typer.echo(f"{_person_name(found)} is not banned.")


def delete_person(context: typer.Context, person_id: PersonId, yes: Yes = False) -> None:
    """Delete a person. Finished matches stay, without the name. It cannot be undone."""
    found = _person(context.obj, person_id)
    _confirm(f"Delete {_person_name(found)}?", yes)
    context.obj.send("DELETE", "people", found["id"])
    typer.echo(f"Deleted {_person_name(found)}.")


def end_session(
    context: typer.Context,
    person_id: PersonId,
    key: Annotated[
        str | None,
        typer.Argument(metavar="[KEY]", help="The session or token, as in tichu admin person."),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="All sessions and tokens of the person.")] = False,
) -> None:
    """End a session or token of a person, and close its sockets.

    A guest without a session cannot come back.
    """
    if (key is None) != every:
        raise AdminError("give either the id of a session or token, or --all")
    found = _person(context.obj, person_id)
    if key is None:
        count = context.obj.send("DELETE", "people", found["id"], "keys")["ended"]
        typer.echo(f"Ended {count} sessions and tokens of {_person_name(found)}.")
    else:
        context.obj.send("DELETE", "people", found["id"], "keys", key)
        typer.echo(f"Ended {key} of {_person_name(found)}.")


# -- helpers -------------------------------------------------------------------------------------------------


def _restrict(
    server: AdminConnection, person_id: str, kind: str, until: str | None, more: dict[str, Any] | None = None
) -> dict[str, Any]:
    body = {"until": printer.parse_until(until, datetime.now()), **(more or {})}
    found = _person(server, person_id)
    changed: dict[str, Any] = server.send("PUT", "people", found["id"], kind, body=body)
    return changed


def _table(server: AdminConnection, text: str) -> dict[str, Any]:
    """Return the table with this id or link."""
    found: dict[str, Any] = server.get("tables", text.rstrip("/").rpartition("/")[2] or text)
    return found


def _person(server: AdminConnection, text: str) -> dict[str, Any]:
    """Return the one person with this id, or this login or name; the id decides if there are several."""
    found: list[dict[str, Any]] = server.get("people", search=text, limit=MAX_FOUND)
    chosen = [each for each in found if each["id"] == text]
    if not chosen and len(found) == MAX_FOUND:
        raise AdminError(f"too many people have {text} in their name or login: give the id")
    chosen = chosen or [each for each in found if text.casefold() in _names(each)]
    if len(chosen) == 1:
        return chosen[0]
    if not chosen:
        raise AdminError(f"there is nobody with the id, login or name {text}; see tichu admin people")
    ids = ", ".join(_person_name(person) for person in chosen)
    raise AdminError(f"several people are called {text}, give the id: {ids}")


def _names(person: dict[str, Any]) -> set[str]:
    return {name.casefold() for name in (person["login"], person["name"]) if name}


def _person_name(person: dict[str, Any]) -> str:
    return f"{printer.visible(person['name'])} ({person['id']})"


def _table_name(table: dict[str, Any]) -> str:
    title = f" “{printer.visible(table['title'])}”" if table["title"] else ""
    return f"table {table['id']}{title}"


def _confirm(question: str, yes: bool) -> None:
    if not yes and not typer.confirm(question):
        raise AdminError("nothing was deleted")
