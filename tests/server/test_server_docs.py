"""docs/server.md and docs/running.md leave nothing out that a client or an operator can meet."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
import typer.main
from pydantic import BaseModel, ValidationError

from tichu.cli.app import app
from tichu.server import frames, limits, wire
from tichu.server.app import create_app
from tichu.server.config import ServerConfig
from tichu.server.http.counted_socket import RAW_FRAMES
from tichu.server.http.http_protocol import BODY_TIMEOUT, HEADER_TIMEOUT
from tichu.server.metrics import Metrics
from tichu.table.commands import COMMANDS
from tichu.table.events import EVENTS

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "tichu" / "server"
TABLE = CODE.parent / "table"
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
RUNNING = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")

SETTINGS = [entry.name for entry in fields(ServerConfig)]
REFUSALS = ("Refused",)
ERRORS = (
    "BrokerDown", "Conflict", "IllegalAction", "InvalidSettings", "Refused", "StoreError", "TichuError",
    "UnknownBot",
)  # fmt: skip


def section(text: str, title: str) -> str:
    """What stands below a title, up to the next one of the same rank or a higher one."""
    found = re.search(rf"^(#+) {re.escape(title)}\n", text, re.MULTILINE)
    assert found is not None, f"there is no section {title!r}"
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(text: str) -> list[list[str]]:
    """The cells of all table rows."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def named(cells: list[list[str]], column: int = 0) -> set[str]:
    """Everything in code type in one column."""
    return {name for row in cells for name in re.findall(r"`([^`]+)`", row[column])}


# -- codes -------------------------------------------------------------------------------------------------


@cache
def nodes() -> list[ast.AST]:
    """The syntax trees of the server's code. Slow: not to be called while tests are collected."""
    paths = sorted((*CODE.rglob("*.py"), *TABLE.rglob("*.py")))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def text_of(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def codes_of(*classes: str) -> set[str]:
    """The codes with which these errors are made anywhere in the server."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in classes:
                found.add(text_of(node.args[0]))
            elif name == "_problem" and len(node.args) > 1:
                found.add(text_of(node.args[1]))
    return {code for code in found if code is not None}


def codes_sent_otherwise() -> set[str]:
    """Codes that are written down without an error: in frames, and as pairs of code and sentence."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if text_of(key) == "code":
                    found.add(text_of(value))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            code, sentence = [*map(text_of, node.value.elts), None, None][:2]
            if code and " " not in code and sentence and " " in sentence:
                found.add(code)
    return {code for code in found if code is not None}


def codes_sent() -> set[str]:
    """All codes that a client can be told."""
    return codes_of(*REFUSALS) | codes_sent_otherwise()


CODES = named(rows(section(SERVER, "Codes")))


def test_every_code_is_explained() -> None:
    sent = codes_sent()
    assert {"stale", "overtaken", "moving", "cross-origin", "not-found", "slow-down"} <= sent
    assert len(sent) > 40
    assert sorted(sent - CODES) == [], "codes that a client can be told"
    others = codes_of(*ERRORS) - sent - CODES
    assert [code for code in sorted(others) if f"`{code}`" not in RUNNING] == [], "codes of the command line"


def test_no_code_is_explained_that_does_not_exist() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "tichu").rglob("*.py"))
    assert [code for code in sorted(CODES) if f'"{code}"' not in source] == []


# -- frames ------------------------------------------------------------------------------------------------


def frame_types(union: object) -> set[str]:
    return {get_args(model.model_fields["t"].annotation)[0] for model in get_args(union)}


def frames_written() -> set[str]:
    """The types of frames that the code writes, whatever its models say."""
    folders = (CODE, ROOT / "src" / "tichu" / "table" / "frames")
    source = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    return set(re.findall(r'\b_?frame\("(\w+)"', source)) | set(re.findall(r'"t":"(\w+)"', source))


SOCKET = section(SERVER, "The socket") + section(SERVER, "Chat")
EXAMPLES = [
    example
    for block in re.findall(r"```json\n(.*?)```", SERVER, re.DOTALL)
    for example in re.split(r"\n(?=\{)", block.strip())
]


def test_the_models_know_every_frame_that_is_written() -> None:
    assert frames_written() == frame_types(frames.ServerFrame)


@pytest.mark.parametrize("kind", sorted(frame_types(wire.ClientFrame) | frame_types(frames.ServerFrame)))
def test_every_frame_is_explained_and_shown(kind: str) -> None:
    assert f"`{kind}`" in SOCKET
    assert any(json.loads(example)["t"] == kind for example in EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_frame(example: str) -> None:
    if json.loads(example)["t"] in frame_types(wire.ClientFrame):
        wire.CLIENT_FRAME.validate_json(example)
        return
    try:
        frames.SERVER_FRAME.validate_json(example)
    except ValidationError as why:
        if any(error["type"] != "missing" for error in why.errors()):  # shorter than the real thing is fine
            raise


def test_every_command_is_explained() -> None:
    shown = section(SERVER, "Doing something else")
    assert set(COMMANDS) == set(re.findall(r'`\{"type": "(\w+)"', shown))
    for text in [name for name in named(rows(shown)) if name.startswith("{")]:
        wire.COMMAND.validate_json(text.replace("…", "someone"))


def test_every_question_is_explained() -> None:
    kinds = set(get_args(wire.AskData.model_fields["what"].annotation))
    assert kinds <= named(rows(section(SERVER, "Asking")))


def test_every_event_is_explained() -> None:
    told = section(SERVER, "From the server")
    assert set(EVENTS) <= named(rows(told))


def fields_of(model: type[BaseModel]) -> set[str]:
    return set(model.model_fields)


def test_every_option_of_a_table_is_explained() -> None:
    cells = rows(section(SERVER, "HTTP"))
    assert fields_of(wire.TableOptions) <= named(cells)
    for row in cells:
        if len(row) == 3 and row[2].replace(".", "").isdigit():
            default = wire.TableOptions.model_fields[row[0].strip("`")].default
            assert default == float(row[2])


def test_every_part_of_a_snapshot_is_explained() -> None:
    told = section(SERVER, "From the server")
    assert fields_of(frames.SnapshotData) <= named(rows(told))
    parts: list[type[BaseModel]] = [frames.TableShown, frames.Live, frames.Aid, frames.DeltaData]
    for name in {name for part in parts for name in fields_of(part)}:
        assert re.search(rf"[`\"]{name}[`\"]", told), name


# -- HTTP --------------------------------------------------------------------------------------------------


def test_every_request_is_listed(tmp_path: Path) -> None:
    schema = create_app(ServerConfig(store=str(tmp_path / "x.db"))).openapi()
    offered = {f"{method.upper()} {path}" for path, ways in schema["paths"].items() for method in ways}
    listed = {name for name in named(rows(section(SERVER, "HTTP"))) if " " in name}
    assert offered == listed
    assert "/docs" in SERVER and "/openapi.json" in SERVER


def test_the_limits_are_those_of_the_code() -> None:
    table = section(SERVER, "How much at once")
    for words, rate in {
        "frames": limits.FRAMES,
        "questions": limits.QUESTIONS,
        "chat": limits.CHAT,
        "requests": limits.REQUESTS,
        "sockets opened": limits.CONNECTIONS,
        "network connections": limits.NEW_CONNECTIONS,
        "decisions of bots": limits.BOT_DECISIONS,
        "new guests": limits.NEW_GUESTS,
        "new tables": limits.NEW_TABLES,
        "blocks": limits.CONTACTS,
        "invitations": limits.INVITATIONS,
        "subscriptions": limits.PUSH_SUBSCRIPTIONS,
        "notifications": limits.PUSHES,
        "logins, accounts": limits.SIGN_INS,
    }.items():
        assert f"| {words} | {rate.burst:g} | {round(rate.per_second, 2):g} |" in table
    assert f"{wire.LARGEST_FRAME} characters" in table
    assert f"more than {RAW_FRAMES.burst} at once, or {RAW_FRAMES.per_second} a second" in table
    assert f"within\n{HEADER_TIMEOUT:g} seconds and its body within {BODY_TIMEOUT:g};" in table
    assert f"at most {wire.LONGEST_CHAT} characters" in section(SERVER, "Chat")


# -- running -----------------------------------------------------------------------------------------------

OPTIONS = {row[0].strip("`"): row for row in rows(section(RUNNING, "Settings"))}


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_explained(name: str) -> None:
    row = OPTIONS[f"--{name.replace('_', '-')}"]
    assert row[1] == f"`TICHU_{name.upper()}`"
    assert len(row[2]) > 5
    entry = ServerConfig.__dataclass_fields__[name]
    if isinstance(entry.default, str | int | float) and not isinstance(entry.default, bool) and entry.default:
        assert row[3] == f"`{entry.default:g}`" if isinstance(entry.default, float) else f"`{entry.default}`"


def test_no_setting_is_explained_that_does_not_exist() -> None:
    assert {name[2:].replace("-", "_") for name in OPTIONS} == set(SETTINGS)


def test_every_setting_is_an_option_of_the_command() -> None:
    command = typer.main.get_command(app).get_command(None, "serve")  # type: ignore[attr-defined]
    offered = {name for parameter in command.params for name in parameter.opts}
    assert set(OPTIONS) <= offered
    assert offered - set(OPTIONS) == {"--open"}


@pytest.mark.parametrize("page", ["docs/running.md", "docs/server.md", "Dockerfile", "compose.yaml"])
def test_variables_of_the_environment_are_settings(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert {name.lower() for name in re.findall(r"\bTICHU_([A-Z_]+)", text)} <= set(SETTINGS)


def test_every_metric_is_explained() -> None:
    offered = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in Metrics().registry.collect()
    }
    assert offered == named(rows(section(RUNNING, "Monitoring")))


def test_every_test_that_the_page_about_security_names_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named_tests = set(re.findall(r"`(test_\w+)`", page))
    assert named_tests
    assert [name for name in sorted(named_tests) if f"def {name}(" not in sources] == []
