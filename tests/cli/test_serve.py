"""``tichu serve``: an error at the start is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.support import run, run_forked
from tests.server.forked import FORKED_WORKERS
from tests.server.running import RunningServer


def test_unusable_store_is_an_error(tmp_path: Path) -> None:
    result = run_forked("serve", "--port", "0", "--store", str(tmp_path / "a" / "b.db"))
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr == f"tichu: invalid store URL: the folder {tmp_path}/a does not exist\n"


@pytest.mark.parametrize(
    ("store", "sentence"),
    [
        ("{here}", "tichu: {here} cannot be opened: unable to open database file"),
        ("{here}/text", "tichu: invalid store URL: {here}/text is not a SQLite database"),
    ],
)
def test_error_of_an_unusable_store_names_it(tmp_path: Path, store: str, sentence: str) -> None:
    (tmp_path / "text").write_text("this is not a database, but it is long enough to be read\n" * 20)
    log = tmp_path / "server.log"
    server = RunningServer(store.format(here=tmp_path), log)
    with pytest.raises(AssertionError, match="the server did not start"):
        server.start()
    assert server.process is not None and server.process.exitcode == 1
    assert log.read_text().startswith(sentence.format(here=tmp_path))
    assert log.read_text().count("\n") == 1


def test_error_is_printed_once_with_several_workers(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    server = RunningServer(
        "postgresql://127.0.0.1:1/x", log, broker="redis://127.0.0.1:1", workers=2, constants=FORKED_WORKERS
    )
    with pytest.raises(AssertionError, match="the server did not start"):
        server.start()
    assert server.process is not None and server.process.exitcode == 1
    assert log.read_text().startswith("tichu: the database is unavailable: connection failed")
    assert log.read_text().count("\n") == 1


@pytest.mark.parametrize(
    ("option", "value", "shown"),
    [
        ("--public-url", "foo", "'foo'"),
        ("--public-url", "https://", "'https://'"),
        ("--public-url", "http://[x", "'http://[x'"),
        ("--think-time", "nan", "nan"),
        ("--think-time", "inf", "inf"),
        ("--think-time", "0", "0.0"),
        ("--limits", "nan", "nan"),
        ("--limits", "-1", "-1.0"),
        ("--workers", "0", "0"),
        ("--thinkers", "0", "0"),
        ("--port", "70000", "70000"),
        ("--log-level", "loud", "'loud'"),
    ],
)
def test_error_names_the_option(option: str, value: str, shown: str) -> None:
    result = run("serve", "--store", "/nowhere/at/all.db", option, value)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"tichu: {option} is ")
    assert result.stderr.endswith(f", not {shown}\n")


@pytest.mark.parametrize("built", [True, False])
def test_missing_page_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool) -> None:
    from tichu.server import run as running
    from tichu.server.http import page

    if built:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr(page, "PAGE", tmp_path)
    monkeypatch.setattr(running, "serve", lambda config, ready: ready("http://127.0.0.1:8000"))
    result = run("serve", "--store", "x.db")
    assert result.stdout.startswith("Tichu is at http://127.0.0.1:8000 ")
    assert ("make web" in result.stderr) is not built
