"""Output of ``tichu admin``: tables with aligned columns, and times in this machine's time zone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import typer
from rich.cells import cell_len, set_cell_size

from tichu.core.errors import InvalidSettings

Row = dict[str, Any]

_UNITS: Final = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


def print_json(data: Any) -> None:
    """Print an answer of the server for programs, in ASCII."""
    typer.echo(json.dumps(data, indent=2))


def print_rows(head: Sequence[str], rows: Iterable[Sequence[str]], empty: str) -> None:
    """Print a table whose columns are as wide as their longest cell, or a sentence if it has no rows."""
    cells = [[visible(cell) for cell in row] for row in rows]
    if not cells:
        typer.echo(empty)
        return
    widths = [max(map(cell_len, column)) for column in zip(head, *cells, strict=True)]
    for row in (head, ["─" * width for width in widths], *cells):
        line = (set_cell_size(cell, width) for cell, width in zip(row, widths, strict=True))
        typer.echo("  ".join(line).rstrip())


def print_fields(fields: Sequence[tuple[str, str]]) -> None:
    """Print names and values below each other."""
    width = max(len(name) for name, _ in fields)
    for name, value in fields:
        typer.echo(f"{name:{width}}  {visible(value)}".rstrip())


def visible(text: str) -> str:
    """Return a text without characters that could control the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def shown_time(seconds: float | None, missing: str = "-") -> str:
    """Return a time in this machine's time zone."""
    return missing if seconds is None else f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


def parse_until(text: str | None, now: datetime) -> float | None:
    """Return the time that ``--until`` means: a duration such as +7d, or a date; None for good."""
    if text is None:
        return None
    duration = re.fullmatch(r"\+(\d{1,4})([mhdw])", text)
    if duration is not None:
        return (now + timedelta(**{_UNITS[duration[2]]: int(duration[1])})).timestamp()
    try:
        end = datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise InvalidSettings(
            "bad-time",
            "--until is +30m, +12h, +7d or +4w, or a time such as 2027-01-31 or '2027-01-31 20:00'",
        ) from None
    if end <= now.timestamp():
        raise InvalidSettings("bad-time", f"{text} is over already")
    return end


# -- tables --------------------------------------------------------------------------------------------------


def table_state(table: Row) -> str:
    """Return the state of a table in a word: a running one may be paused, or asleep if nobody is there."""
    return "asleep" if table["asleep"] else "paused" if table["paused"] else str(table["status"])


def table_people(table: Row) -> str:
    """Return who sits at a table: names of people, and how many bots and open places there are."""
    names = [place["name"] for place in table["places"] if place["player"] and not place["left"]]
    bots = sum(place["bot"] is not None for place in table["places"])
    counts = [f"{bots} bot{'s' * (bots != 1)}"] * bool(bots) + [f"{table['open']} open"] * bool(table["open"])
    return ", ".join([*names, *counts]) or "nobody"


def print_tables(tables: Sequence[Row], empty: str) -> None:
    """Print tables, one per line."""
    head = ("table", "state", "version", "since", "last change", "game", "title", "who")
    rows = (
        (
            table["id"],
            table_state(table),
            str(table["version"]),
            shown_time(table["created_at"]),
            shown_time(table["updated_at"]),
            table["variant"],
            table["title"] or "-",
            table_people(table),
        )
        for table in tables
    )
    print_rows(head, rows, empty)


def print_table(table: Row) -> None:
    """Print one table with the ids of its people."""
    places = [_place(number, place) for number, place in enumerate(table["places"])]
    print_fields(
        [
            ("table", table["id"]),
            ("in the log", table["log_name"]),
            ("title", table["title"] or "-"),
            ("game", f"{table['variant']}, {table['edition']}"),
            ("state", table_state(table)),
            ("version", str(table["version"])),
            ("since", shown_time(table["created_at"])),
            ("last change", shown_time(table["updated_at"])),
            ("match, round", f"{table['match']}, {table['round'] or '-'}"),
            ("host", table["host"] or "-"),
            *[("" if number else "places", place) for number, place in enumerate(places)],
        ]
    )


def _place(number: int, place: Row) -> str:
    if place["bot"] is not None:
        return f"{number}: bot {place['bot']}"
    if place["player"] is None:
        return f"{number}: open"
    return f"{number}: {place['name']} ({place['player']}){', has left' if place['left'] else ''}"


# -- people --------------------------------------------------------------------------------------------------


def restriction(person: Row, kind: str) -> str:
    """Return until when a person is banned or muted; empty if they are not."""
    found = person[kind]
    return "" if found is None else f"{kind} {ends(found['until'])}"


def ends(until: float | None) -> str:
    """Return the end of a ban or mute in words."""
    return "for good" if until is None else f"until {shown_time(until)}"


def print_people(people: Sequence[Row], empty: str) -> None:
    """Print people, one per line."""
    head = ("person", "name", "login", "since", "restrictions")
    rows = (
        (
            person["id"],
            person["name"],
            person["login"] or "- (guest)",
            shown_time(person["created_at"]),
            ", ".join(filter(None, (restriction(person, kind) for kind in ("banned", "muted")))),
        )
        for person in people
    )
    print_rows(head, rows, empty)


def print_person(person: Row) -> None:
    """Print one person with their sessions, tokens and tables."""
    restrictions = [restriction(person, kind) for kind in ("banned", "muted")]
    print_fields(
        [
            ("person", person["id"]),
            ("name", person["name"]),
            ("login", person["login"] or "- (guest)"),
            ("since", shown_time(person["created_at"])),
            ("restrictions", ", ".join(filter(None, restrictions)) or "none"),
        ]
    )
    typer.echo("\nSessions and tokens")
    head = ("key", "kind", "label", "since", "last used", "expires")
    print_rows(head, map(_key, person["keys"]), "none")
    typer.echo("\nTables")
    print_tables(person["tables"], "none")


def _key(key: Row) -> tuple[str, ...]:
    return (
        key["id"],
        f"token ({key['scope']})" if key["kind"] == "token" else "session",
        key["label"] or "-",
        shown_time(key["created_at"]),
        shown_time(key["last_used_at"], "never"),
        shown_time(key["expires_at"], "never"),
    )
