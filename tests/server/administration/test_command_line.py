"""``tichu admin`` at a running server, as docs/administration.md describes it."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import Result

from tests.cli.support import run
from tests.server.ports import free_port
from tests.server.running import RunningServer

PAGE = (Path(__file__).parents[3] / "docs" / "administration.md").read_text(encoding="utf-8")
PASSWORD = "seven grey herons"


@pytest.fixture
def environment(server: RunningServer, admin_token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address and the token in the environment."""
    monkeypatch.setenv("TICHU_ADMIN_AT", server.url)
    monkeypatch.setenv("TICHU_ADMIN_TOKEN", admin_token)


def visitor(server: RunningServer, login: str) -> dict[str, Any]:
    """Create an account and a table; return the account and the id of the table."""
    with httpx.Client(base_url=server.url, verify=False) as client:
        made: dict[str, Any] = client.post("/api/account", json={"login": login, "password": PASSWORD}).json()
        options = {"title": f"Friday of {login}", "clock": None}
        return {**made, "table": client.post("/api/tables", json={"options": options}).json()["id"]}


def admin(*words: str, stdin: str | None = None) -> Result:
    return run("admin", *words, stdin=stdin)


def test_the_examples_of_the_page_can_be_followed(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = visitor(server, "ann")["table"]
    replaced = {"games.db": server.store, "http://127.0.0.1:8000": server.url, "$TABLE": table}
    done: list[str] = []
    for line in "".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)).splitlines():
        words = [replaced.get(word, word) for word in shlex.split(line.partition(" #")[0])]
        if words[0] == "export":
            name, _, value = words[1].partition("=")
            monkeypatch.setenv(name, replaced.get(value, value))
            continue
        assert words[0] == "tichu"
        result = run(*words[1:], stdin="y\n")
        assert result.exit_code == 0, (line, result.output)
        done.append(words[2])
    assert {"token", "tables", "close", "delete-table", "ban", "end-session", "delete-person"} <= set(done)
    assert not [line for line in server.log.read_text().splitlines() if "tichu_admin_" in line]


@pytest.mark.usefixtures("environment")
def test_tables_and_people_are_printed_in_columns(server: RunningServer) -> None:
    ann = visitor(server, "columns")

    for result in (admin("tables", "of columns"), admin("people", "columns")):
        head, rule, row = result.stdout.splitlines()
        starts = [found.start() for found in re.finditer(r"─+", rule)]
        assert starts == [found.start() for found in re.finditer(r"(?<!\S)\S+( \S+)*", head)]
        assert all(at >= len(row) or (row[at - 1] == " " or at == 0) for at in starts)
    shown = json.loads(admin("person", "columns", "--json").stdout)
    assert (shown["id"], [each["id"] for each in shown["tables"]]) == (ann["id"], [ann["table"]])
    assert "columns" in admin("person", ann["id"]).stdout
    assert admin("tables", "nothing like that").stdout == "No open or running tables match.\n"
    assert admin("people", "--muted", "nobody").stdout == "No people match.\n"


@pytest.mark.usefixtures("environment")
def test_what_cannot_be_done_is_one_sentence(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = visitor(server, "ben")
    with httpx.Client(base_url=server.url, verify=False) as other:
        other.patch("/api/me", json={"name": "Ben"}).raise_for_status()
    readable = tmp_path / "token"
    readable.write_text("x")
    readable.chmod(0o640)
    for words, sentence in (
        (("table", "none"), "there is no such table"),
        (("person", "nobody here"), "there is nobody with the id, login or name nobody here"),
        (("ban", "BEN"), "several people are called BEN, give the id: "),
        (("ban", ben["id"], "--until", "soon"), "--until is +30m, +12h, +7d or +4w"),
        (("ban", ben["id"], "--until", "2020-01-01"), "2020-01-01 is over already"),
        (("end-session", ben["id"]), "give either the id of a session or token, or --all"),
        (("end-session", ben["id"], "-unknown"), "there is no such session or token"),
        (("--at", f"http://127.0.0.1:{free_port()}", "tables"), "no server answers at"),
        (("--at", "tichu.example", "tables"), "--at is the address of a server"),
        (("--token-file", str(readable), "tables"), f"others can read {readable}: chmod 600 {readable}"),
        (("tokens", str(tmp_path / "none.db")), "there is no store at"),
        (("token", server.store, "--days", "400"), "a token is valid for at most 366 days"),
    ):
        result = admin(*words)
        assert (result.exit_code, result.stdout) == (1, ""), result.output
        assert result.stderr.startswith(f"tichu: {sentence}"), result.stderr
    refused = admin("delete-person", ben["id"], stdin="n\n")
    assert refused.exit_code == 1 and "nothing was deleted" in refused.stderr
    monkeypatch.setenv("TICHU_ADMIN_TOKEN", "tichu_admin_wrong")
    assert "the server does not accept this token" in admin("tables").stderr
    monkeypatch.delenv("TICHU_ADMIN_TOKEN")
    assert "a token is needed" in admin("tables").stderr
    assert not (tmp_path / "none.db").exists()
