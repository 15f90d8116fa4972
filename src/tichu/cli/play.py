"""``tichu play``: a match in the terminal, against the computer or at a table of a server."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Final, NamedTuple

import typer
from rich.text import Text

from tichu.bots import registry
from tichu.bots.guard import Guard
from tichu.cli import common
from tichu.core.errors import InvalidSettings, TichuError
from tichu.core.match import Match
from tichu.records import Recorder
from tichu.tui import scoresheet
from tichu.tui.card_faces import Faces
from tichu.tui.line_reader import LineReader
from tichu.tui.phrases import QUIET, clean
from tichu.tui.plain import PlainTable
from tichu.tui.savefile import SaveFile
from tichu.tui.session import GameSession

COMPANY: Final = ("Mei", "Bo", "Lin", "Tao", "Yun", "Jun", "Hua", "Kai", "Ning", "Fan", "Rou")
TUTOR: Final = "club"
"""The bot that gives hints."""
LINE_PACE: Final = 0.4
"""Seconds between the others' plays, line by line in a terminal."""
LINK: Final = "/t/"
"""What every link to a table has in it."""


def _complete_bots(incomplete: str) -> list[str]:
    first, comma, last = incomplete.rpartition(",")
    return [f"{first}{comma}{name}" for name in registry.names() if name.startswith(last)]


def play(
    variant: Annotated[
        str,
        typer.Argument(
            help="The game: see [bold]tichu variants[/]; or the link of a table on a server.",
            autocompletion=common._complete_variant,
        ),
    ] = "nanjing",
    edition: common.Edition = None,
    players: common.Players = None,
    name: Annotated[
        str | None,
        typer.Option(help="What you are called on the score sheet, in the record, at the server's table."),
    ] = None,
    seed: common.Seed = None,
    target: Annotated[int | None, typer.Option(help="Play to this many points.", show_default=False)] = None,
    rounds: Annotated[int | None, typer.Option(help="Play this many rounds.", show_default=False)] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save",
            "--record",
            help="Write the game to a new file as it is played; see [bold]tichu replay[/].",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", show_default=False)] = None,
    house: common.HouseRules = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="The company in playing order, over again if few: see [bold]tichu bots[/].",
            autocompletion=_complete_bots,
            show_default="club",
        ),
    ] = None,
    pace: Annotated[
        float | None,
        typer.Option(min=0, help="Seconds between the others' plays.", show_default=False),
    ] = None,
    at: Annotated[
        str | None,
        typer.Option(metavar="LINK", help="Sit down at this table of a server.", show_default=False),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(help="Who you are on that server; without it a guest.", envvar="TICHU_TOKEN"),
    ] = None,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain", help="Line by line, in letters and without colours: for screen readers and pipes."
        ),
    ] = False,
) -> None:
    """Sit down and play, against the computer or at a table of a server.

    Pick cards with the arrow keys, by their rank (8, 0 for ten, j q k a) or with the mouse; Enter plays, p
    passes, ? explains everything. Where the terminal shows no full screen, and with --plain, you type them:
    8g 8k, or just 88, 34567, 88ph.
    """
    link = at if at is not None else variant if LINK in variant else None
    settings = common.house_rules(house, players=players, target=target, rounds=rounds)
    if link is not None:
        others = (edition, seed, save, resume, bots, pace)
        if settings or any(option is not None for option in others) or variant not in (link, "nanjing"):
            words = "a table of a server has its rules, its players and its record already"
            raise InvalidSettings("contradictory-settings", words)
        _at_a_server(link, token, name, plain)
        return
    if resume is None:
        game = new_game(Match(variant, edition, seed=seed, **settings), name or "You", save)
    elif settings or edition is not None or save is not None or variant != "nanjing":
        raise InvalidSettings("contradictory-settings", "a saved game has its rules and its file already")
    else:
        game = saved_game(resume, seed)
    with game.recorder, company(bots or ["club"], game.match, seed) as guards:
        _local(game, guards, pace, plain)
        for player, guard in enumerate(guards, start=1):
            _tell_faults(game.names[player], guard)
    if game.path is not None:
        words = f"Written down in {game.path}; tichu replay shows it again"
        go_on = "" if game.match.over else f", tichu play --resume {game.path} goes on with it"
        common.out(plain).print(Text(f"{words}{go_on}.", QUIET))


def full_screen(plain: bool) -> bool:
    """Whether this terminal can show the whole table, and may."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM") != "dumb" and sys.stdout.encoding.lower().startswith("utf")


# -- the game ------------------------------------------------------------------------------------------------


class RecordedMatch(NamedTuple):
    """A match with its record."""

    recorder: Recorder
    names: list[str]
    savefile: SaveFile | None
    """Where it is written as long as it has no file."""
    file: Path | None = None

    @property
    def match(self) -> Match:
        """The match."""
        return self.recorder.match

    @property
    def path(self) -> Path | None:
        """The file it is kept in."""
        return self.savefile.path if self.savefile is not None else self.file


def new_game(match: Match, name: str, save: Path | None = None) -> RecordedMatch:
    """A match from the start, in that file if one is named."""
    names, savefile = names_for(match, name), SaveFile()
    if save is not None:
        savefile.keep(save)
    date = datetime.now().astimezone().isoformat(timespec="seconds")
    players = names[: match.game.settings.players]
    return RecordedMatch(Recorder(savefile, match, players=players, date=date), names, savefile)


def saved_game(path: Path, seed: int | None = None) -> RecordedMatch:
    """A match as its file leaves it; it goes on in the same file."""
    try:
        recorder = Recorder.reopen(path, seed=seed)
    except TichuError as why:
        raise TichuError(why.code, f"{path}: {why}") from None
    names = [clean(name, f"player {at}") for at, name in enumerate(recorder.header.players)]
    if recorder.match.game.variant.has_dummy:
        names.append("Dummy")
    return RecordedMatch(recorder, names, None, path)


def names_for(match: Match, name: str) -> list[str]:
    """The names at the table: the person first, in Trichu the dummy last."""
    name = clean(name, "You")
    company = [other for other in COMPANY if other != name]
    names = [name, *company[: match.game.settings.players - 1]]
    return [*names, "Dummy"] if match.game.variant.has_dummy else names


@contextmanager
def company(bots: Sequence[str], match: Match, seed: int | None) -> Iterator[list[Guard]]:
    """The bots the person plays with, in playing order, each under guard; fewer than needed serve again."""
    names = [name for text in bots for name in _split(text)]
    others = match.game.settings.players - 1
    if len(names) > others:
        raise InvalidSettings("too-many-bots", f"{others} play with you, and {len(names)} bots are named")
    rng: Random = SystemRandom() if seed is None else Random(seed)
    with ExitStack() as stack:
        chosen = (names[place % len(names)] for place in range(others))
        yield [stack.enter_context(Guard(registry.make(name, rng.randrange(1 << 32)))) for name in chosen]


def _split(text: str) -> list[str]:
    """The names in one option; a command may have commas of its own."""
    return [text] if text.startswith(registry.COMMAND) else [name.strip() for name in text.split(",")]


def _tell_faults(name: str, guard: Guard) -> None:
    """Say what a bot did wrong, the last time in full."""
    if guard.faults:
        times = "once" if len(guard.faults) == 1 else f"{len(guard.faults)} times"
        rest = " and was not asked any more" if guard.given_up else ""
        common.complain(f"{name} failed {times}{rest}; last {guard.faults[-1]}")


# -- the two interfaces --------------------------------------------------------------------------------------


def _play_session(session: GameSession, plain: bool) -> None:
    """Play on the full screen, or line by line where there is none."""
    if full_screen(plain):
        from tichu.tui.app import TichuApp

        TichuApp(session).run()
        return
    console = common.out(plain)
    table = PlainTable(session, console, Faces.on(console, plain), LineReader(sys.stdin))
    try:
        problem = asyncio.run(table.run())
    except KeyboardInterrupt:  # the second one; the first is handled at the table
        console.print()
        return
    if problem:
        common.fail(problem.rstrip("."))


def _local(game: RecordedMatch, guards: Sequence[Guard], pace: float | None, plain: bool) -> None:
    from tichu.tui.local import PACE, LocalGame

    if pace is None:
        pace = PACE if full_screen(plain) else LINE_PACE if sys.stdin.isatty() and sys.stdout.isatty() else 0
    session = LocalGame(
        game.recorder,
        game.names,
        guards,
        Guard(registry.make(TUTOR)),
        savefile=game.savefile,
        path=game.path,
        pace=pace,
    )
    _play_session(session, plain)
    common.out(plain).print(scoresheet.final_sheet(session.scene))


def _at_a_server(link: str, token: str | None, name: str | None, plain: bool) -> None:
    from tichu.tui.remote import RemoteTable

    session = RemoteTable(link, token=token, name=name)
    _play_session(session, plain)
    if session.farewell:
        common.out(plain).print(session.farewell)
