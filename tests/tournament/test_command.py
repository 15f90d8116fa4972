"""``tichu tournament``: an evening from a file, its pages, and what goes wrong."""

from __future__ import annotations

import json
import re
import shlex
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.support import run
from tichu.cli.tournament_file import TournamentFile
from tichu.core.errors import InvalidRecord
from tichu.tournament.events import DirectorNote
from tichu.tournament.sheets.pages import TournamentPages
from tichu.tui.card_faces import signs
from tichu.words import Words, languages

DOCS = Path(__file__).parents[2] / "docs" / "tournaments.md"
NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Nine persons before the first round."""
    path = tmp_path / "friday.jsonl"
    assert call("new", path, "--format", "individual", "--rounds", "2", "--seed", "1").exit_code == 0
    assert call("add", path, *NAMES).exit_code == 0
    return path


def call(command: str, file: Path, *words: str, language: str = "en") -> Result:
    return run("--language", language, "tournament", command, str(file), *words)


def play(file: Path) -> None:
    """Pair a round and enter its results."""
    assert call("pair", file).exit_code == 0
    for table in ("1", "2"):
        assert call("result", file, table, "-100:900").exit_code == 0


def test_an_evening_from_registration_to_standings(file: Path) -> None:
    play(file)
    assert call("absent", file, "Ida", "2").exit_code == 0
    assert call("back", file, "Bob").exit_code == 0
    play(file)

    shown = call("show", file).stdout
    ranked = json.loads(call("standings", file, "--json").stdout)

    assert "The tournament is over." in shown
    assert len(ranked) == len(NAMES)
    assert [line["rank"] for line in ranked] == sorted(line["rank"] for line in ranked)
    assert call("pair", file).exit_code == 1


def test_json_output_is_what_the_log_has(file: Path) -> None:
    printed = json.loads(call("pair", file, "--json").stdout)["events"]

    logged = json.loads(file.read_text("utf-8").splitlines()[-1])
    assert [{"seq": logged["seq"], "at": logged["at"], **printed[0]}] == [logged]
    state = json.loads(call("show", file, "--json").stdout)
    assert (state["status"], len(state["rounds"][0]["tables"])) == ("playing", 2)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["pair"], "results are missing: 1, 2"),
        (["result", "1", "100"], "write a result as 1000:640, not '100'"),
        (["result", "1", "101:99"], "points are multiples of 5"),
        (["result", "7", "100:0"], "round 1 has no table 7"),
        (["correct", "1", "100:0"], "table 1 has no result yet"),
        (["absent", "Zoe"], "there is no entrant 'Zoe'"),
        (["add", "Zoe", "Ann"], "Ann is registered already"),
        (["change", "Ann", "Bob"], "Bob is registered already"),
        (["note", " "], "a note has 1 to 500 letters"),
        (["show", "--round", "2"], "round 2 has not been paired"),
        (["new"], "already exists and was not changed"),
    ],
)
def test_a_refusal_is_one_sentence_and_changes_nothing(file: Path, words: list[str], message: str) -> None:
    call("pair", file)
    before = file.read_bytes()

    result = call(words[0], file, *words[1:])

    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)
    assert message in result.stderr
    assert file.read_bytes() == before


def test_refusals_are_translated(file: Path) -> None:
    call("pair", file)

    assert "es fehlen Ergebnisse: 1, 2" in call("pair", file, language="de").stderr


def test_undo_takes_back_the_last_event_and_keeps_it_in_the_log(file: Path) -> None:
    call("pair", file)
    lines = len(file.read_text("utf-8").splitlines())

    assert call("undo", file).stdout == "Undone: Round 1\n"

    assert "Registration is open: 9 entries" in call("show", file).stdout
    assert len(file.read_text("utf-8").splitlines()) == lines + 1


def test_a_damaged_line_is_named(file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace('"Cyd"', "Cyd", 1), "utf-8")

    result = call("show", file)

    assert result.exit_code == 1
    assert "friday.jsonl: line 4: " in result.stderr


def test_two_programs_do_not_overwrite_each_other(file: Path) -> None:
    first, second = TournamentFile(file), TournamentFile(file)
    first.append([DirectorNote("one")])

    with pytest.raises(InvalidRecord, match="another program"):
        second.append([DirectorNote("two")])

    assert TournamentFile(file).tournament.notes == ["one"]


def test_pairing_without_networkx_names_the_extra(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)

    assert call("pair", file).stderr == "tichu: networkx is not installed: pip install 'tichu[play]'\n"


class Outline(HTMLParser):
    """Checks that tags are closed in order, and collects the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A duplicate tournament after its first round."""
    path = tmp_path_factory.mktemp("club") / "club.jsonl"
    call("new", path, "--format", "duplicate", "--boards", "2", "--seed", "1", "--name", "<Club> & friends")
    call("add", path, "Foxes: Ann, Bob", "Owls", "<b>Bold</b>", "Hares")
    call("pair", path)
    call("result", path, "1", "160:40", "-100:300")
    assert call("result", path, "2", "-", "50:50").exit_code == 0
    return path


@pytest.mark.parametrize("language", languages())
def test_pages_are_sound_in_every_language(club: Path, language: str) -> None:
    pages = TournamentPages(TournamentFile(club).tournament, Words(language), signs).of_round(1)

    assert sorted(pages) == [
        "guide-cards.html",
        "instructions.html",
        "round-1-boards.html",
        "round-1-deals.html",
        "round-1-pairings.html",
        "round-1-slips.html",
        "standings.html",
        "table-cards.html",
    ]
    for text in pages.values():
        outline = Outline()
        outline.feed(text)
        assert outline.open == []
        assert "<Club> & friends" in outline.text
    assert all("&lt;b&gt;Bold&lt;/b&gt;" in pages[f"round-1-{name}.html"] for name in ("slips", "pairings"))


def test_deals_can_be_printed_before_their_round(club: Path, tmp_path: Path) -> None:
    result = call("print", club, "--round", "2", "--out", str(tmp_path / "pages"))

    assert result.exit_code == 0
    assert [path.name for path in (tmp_path / "pages").iterdir()] == ["round-2-deals.html"]


def test_an_arena_is_paired_as_tables_end(tmp_path: Path) -> None:
    hour = tmp_path / "hour.jsonl"
    call("new", hour, "--format", "arena", "--streaks", "--seed", "1")
    call("add", hour, "Foxes", "Owls", "Hares", "Cranes", "Swans")
    started = json.loads(call("pair", hour, "--json").stdout)["events"]
    assert [event["type"] for event in started] == ["clock", "paired"]
    assert "nobody can be paired until" in call("pair", hour).stderr

    assert call("result", hour, "2", "400:0").exit_code == 0
    assert call("pair", hour).exit_code == 0
    assert call("extend", hour, "-10").exit_code == 0
    shown = call("show", hour).stdout
    assert "Tables in play" in shown and "Waiting: " in shown
    assert "results are missing" in call("close", hour).stderr
    for table in ("1", "2"):
        assert call("result", hour, table, "0:400").exit_code == 0
    assert call("close", hour).stdout == "The tournament is over.\n"

    assert json.loads(call("show", hour, "--json").stdout)["status"] == "finished"
    assert "Arena points" in call("standings", hour).stdout


def test_pages_of_a_game_of_ranks_have_a_column_for_everybody(tmp_path: Path) -> None:
    house = tmp_path / "house.jsonl"
    call("new", house, "--format", "individual", "--game", "hierarchie", "--seed", "1")
    call("add", house, *NAMES[:5])
    call("pair", house)

    assert call("result", house, "1", "9:7:5:3:1").exit_code == 0
    assert call("print", house, "--out", str(tmp_path)).exit_code == 0

    slip = (tmp_path / "round-1-slips.html").read_text("utf-8")
    assert all(f"<th>{name}</th>" in slip for name in NAMES[:5])


def test_examples_of_the_documentation_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```sh\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    lines = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    programs = [words for words in lines if words]
    (tmp_path / "names.txt").write_text("Ann\nBob\nCyd\nDan\n", "utf-8")

    for words in programs:
        assert words[:2] == ["tichu", "tournament"]
        result = run(*words[1:])
        assert result.exit_code == 0, (words, result.output)

    assert len(programs) > 10
