"""Which bots there are; a package that brings a broken one harms nobody."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tichu
from tichu.bots import ClubBot, GreedyBot, RandomBot, registry
from tichu.bots.club import LEVELS
from tichu.bots.external import ExternalBot
from tichu.core.errors import TichuError

Install = Callable[..., None]

MODULE = """
import sys
from tichu.bots import GreedyBot

class Mine(GreedyBot):
    name = "mine"
    about = "my own"

def seeded(seed):
    '''Made by a function.

    More words.
    '''
    bot = Mine(seed)
    bot.made_with = seed
    return bot

class Moody(Mine):
    levels = ("cheerful", "sad")

    def __init__(self, seed, level):
        super().__init__(seed)
        self.mood = level

def moody(seed, *, level):
    return Moody(seed, level)

moody.levels = ("sad",)

class Odd(Mine):
    levels = "easy"

def refuses(seed):
    raise RuntimeError("no bots today")

def wrong(seed):
    return "not a bot"

class NoBot:
    pass

number = 3
"""

OURS = 4
"""So many bots are the project's own."""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package with these bots, as pip would."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(package: str = "partybots", **bots: str) -> None:
        info = tmp_path / f"{package}-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        lines = [f"{name} = {value}" for name, value in bots.items()]
        (info / "entry_points.txt").write_text("\n".join(["[tichu.bots]", *lines, ""]))
        (tmp_path / f"{package}.py").write_text(MODULE)
        (tmp_path / f"{package}_exits.py").write_text("import sys; sys.exit(3)")
        registry.forget()

    yield put
    registry.forget()
    for name in [name for name in sys.modules if name.startswith("partybots")]:
        del sys.modules[name]


def test_the_projects_own_bots_are_there() -> None:
    assert registry.names()[:OURS] == ["random", "greedy", "club", "shark"]
    for name, kind in (("random", RandomBot), ("greedy", GreedyBot), ("club", ClubBot)):
        assert type(registry.make(name)) is kind
        assert registry.about(name) == kind.about


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(TichuError, match="random, greedy, club, shark") as caught:
        registry.make("stockfish")
    assert caught.value.code == "unknown-bot"
    with pytest.raises(TichuError):
        registry.about("")


def test_a_package_adds_bots(install: Install) -> None:
    install(mine="partybots:Mine", seeded="partybots:seeded")
    assert registry.names()[OURS:] == ["mine", "seeded"]
    assert registry.about("mine") == "my own"
    assert registry.about("seeded") == "Made by a function."
    assert registry.make("seeded", 5).made_with == 5  # type: ignore[attr-defined]
    bot = registry.make("mine", 1)
    match = tichu.Match(seed=1)
    tichu.referee.play_round(match.round, [bot.decide] * 4)
    assert [entry.source for entry in registry.listed()[OURS:]] == ["partybots 1.2"] * 2


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("partybots_missing:Bot", "ModuleNotFoundError"),
        ("partybots:Missing", "AttributeError"),
        ("partybots_exits:Bot", "SystemExit"),
        ("partybots:number", "no subclass of Bot"),
        ("partybots:NoBot", "no subclass of Bot"),
        ("not even a value", ""),
    ],
)
def test_a_broken_bot_is_listed_with_its_problem(install: Install, value: str, problem: str) -> None:
    install(broken=value, mine="partybots:Mine")
    assert registry.names()[OURS:] == ["mine"]
    entry = registry.listed()[OURS]
    assert entry.name == "broken" and entry.problem is not None and problem in entry.problem
    with pytest.raises(TichuError, match=r"partybots 1\.2 cannot be used") as caught:
        registry.make("broken")
    assert caught.value.code == "broken-bot"


@pytest.mark.parametrize(("name", "words"), [("refuses", "no bots today"), ("wrong", "is no Bot")])
def test_a_bot_that_cannot_be_made_says_why(install: Install, name: str, words: str) -> None:
    install(refuses="partybots:refuses", wrong="partybots:wrong")
    with pytest.raises(TichuError, match=words):
        registry.make(name, 1)


def test_nobody_takes_anothers_name(install: Install) -> None:
    install("partybots", club="partybots:Mine", mine="partybots:Mine")
    install("partybots_two", mine="partybots_two:Mine", **{"cmd:x": "partybots_two:Mine"})
    assert type(registry.make("club")) is ClubBot
    assert type(registry.make("mine")).__module__ == "partybots"
    problems = {(entry.name, entry.source): entry.problem for entry in registry.listed() if entry.problem}
    assert problems[("club", "partybots 1.2")] == "the name is taken by another bot"
    assert problems[("mine", "partybots_two 1.2")] == "the name is taken by another bot"
    assert registry.names() == ["random", "greedy", "club", "shark", "mine"]


# -- levels --------------------------------------------------------------------------------------------------


def test_a_bot_with_levels_plays_at_the_first_unless_told() -> None:
    assert {entry.name: entry.levels for entry in registry.listed()[:OURS]} == {
        "random": (),
        "greedy": (),
        "club": ("normal", "easy"),
        "shark": ("50ms", "1s"),
    }
    for name, level in (("club", "normal"), ("club@normal", "normal"), ("club@easy", "easy")):
        bot = registry.make(name, 1)
        assert isinstance(bot, ClubBot) and bot.level == LEVELS[level]
    assert registry.about("club@easy") == f"{ClubBot.about}; level easy"


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    for name, words in (
        ("club@godlike", "the bot club has no level 'godlike'; there are normal, easy"),
        ("club@", "the bot club has no level ''; there are normal, easy"),
        ("club@easy@easy", "the bot club has no level 'easy@easy'; there are normal, easy"),
        ("greedy@easy", "the bot greedy has no level 'easy'; it plays at one level only"),
    ):
        for asked in (registry.make, registry.about, registry.check):
            with pytest.raises(registry.UnknownBot) as caught:
                asked(name)
            assert (caught.value.code, str(caught.value)) == ("unknown-level", words)
    with pytest.raises(registry.UnknownBot, match="there is no bot 'deep'"):
        registry.make("deep@easy")


def test_bots_of_packages_may_have_levels(install: Install) -> None:
    install(moody="partybots:Moody", function="partybots:moody", mine="partybots:Mine", odd="partybots:Odd")
    assert {entry.name: entry.levels for entry in registry.listed()[OURS:]} == {
        "function": ("sad",),
        "mine": (),
        "moody": ("cheerful", "sad"),
        "odd": (),
    }
    for name, mood in (("moody", "cheerful"), ("moody@sad", "sad"), ("function", "sad")):
        assert registry.make(name, 1).mood == mood  # type: ignore[attr-defined]
    with pytest.raises(registry.UnknownBot, match="its levels are no tuple of names: 'easy'"):
        registry.make("odd")


def test_a_name_can_be_checked_before_a_bot_is_made(install: Install) -> None:
    install(refuses="partybots:refuses", broken="partybots:Missing")
    for name in ("club", "club@easy", "refuses", "cmd:no-such-program {seed}"):
        registry.check(name)
    for name in ("deep", "", "@easy", "broken", "cmd:", "cmd:'"):
        with pytest.raises(registry.UnknownBot):
            registry.check(name)


def test_any_program_can_be_a_bot() -> None:
    bot = registry.make("cmd:python 'my bot.py' --seed {seed}", 3)
    assert isinstance(bot, ExternalBot)
    assert bot.command == ["python", "my bot.py", "--seed", "3"]
    assert registry.about("cmd:python bot.py") == "the program python bot.py"
    for nothing in ("cmd:", "cmd:  ", "cmd:'"):
        with pytest.raises(TichuError):
            registry.make(nothing)
