"""The registry of bots: built-in ones, those of packages, broken ones, programs."""

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
"""Number of built-in bots."""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package with these bots, as pip would."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(package: str = "partybots", **bots: str) -> None:
        info = tmp_path / f"{package}-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        lines = [f"{name} = {value}" for name, value in bots.items()]
        (info / "entry_points.txt").write_text("\n".join(["[tichu.bots]", *lines, ""]))
        (tmp_path / f"{package}.py").write_text(MODULE)
        (tmp_path / f"{package}_exits.py").write_text("import sys; sys.exit(3)")
        registry.clear_cache()

    yield put
    registry.clear_cache()
    for name in [name for name in sys.modules if name.startswith("partybots")]:
        del sys.modules[name]


def test_built_in_bots_are_listed() -> None:
    assert registry.names()[:OURS] == ["random", "greedy", "club", "shark"]
    for name, kind in (("random", RandomBot), ("greedy", GreedyBot), ("club", ClubBot)):
        assert type(registry.make(name)) is kind
        assert registry.about(name) == kind.about


def test_the_error_for_an_unknown_name_lists_all_bots() -> None:
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
        ("partybots:number", "neither a subclass of Bot"),
        ("partybots:NoBot", "neither a subclass of Bot"),
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


@pytest.mark.parametrize(("name", "words"), [("refuses", "no bots today"), ("wrong", "is not a Bot")])
def test_a_failing_factory_is_reported(install: Install, name: str, words: str) -> None:
    install(refuses="partybots:refuses", wrong="partybots:wrong")
    with pytest.raises(TichuError, match=words):
        registry.make(name, 1)


def test_a_name_that_is_taken_is_refused(install: Install) -> None:
    install("partybots", club="partybots:Mine", mine="partybots:Mine")
    install("partybots_two", mine="partybots_two:Mine", **{"cmd:x": "partybots_two:Mine"})
    assert type(registry.make("club")) is ClubBot
    assert type(registry.make("mine")).__module__ == "partybots"
    problems = {(entry.name, entry.source): entry.problem for entry in registry.listed() if entry.problem}
    assert problems[("club", "partybots 1.2")] == "another bot has the same name"
    assert problems[("mine", "partybots_two 1.2")] == "another bot has the same name"
    assert registry.names() == ["random", "greedy", "club", "shark", "mine"]


# -- levels --------------------------------------------------------------------------------------------------


def test_the_first_level_is_the_default() -> None:
    assert {entry.name: entry.levels for entry in registry.listed()[:OURS]} == {
        "random": (),
        "greedy": (),
        "club": ("normal", "easy"),
        "shark": registry.SHARK_LEVELS,
    }
    for name, level in (("club", "normal"), ("club@normal", "normal"), ("club@easy", "easy")):
        bot = registry.make(name, 1)
        assert isinstance(bot, ClubBot) and bot.level == LEVELS[level]
    assert registry.about("club@easy") == f"{ClubBot.about}; level easy"


def test_the_error_for_an_unknown_level_lists_all_levels() -> None:
    for name, words in (
        ("club@godlike", "the bot club has no level 'godlike'; there are normal, easy"),
        ("club@", "the bot club has no level ''; there are normal, easy"),
        ("club@easy@easy", "the bot club has no level 'easy@easy'; there are normal, easy"),
        ("greedy@easy", "the bot greedy has no level 'easy'; it has no levels"),
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
    with pytest.raises(registry.UnknownBot, match="its levels are not a tuple of names: 'easy'"):
        registry.make("odd")


def test_checking_a_name_creates_no_bot(install: Install) -> None:
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
