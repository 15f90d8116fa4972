"""``tichu play``: play in the terminal, against the computer or at a table of a server."""

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

from tichu.bots import compiling, registry
from tichu.bots.guard import Guard
from tichu.cli import common
from tichu.cli.errors import error_text
from tichu.core.errors import InvalidSettings, TichuError
from tichu.core.match import Match
from tichu.records import Recorder
from tichu.records.model import PERSON_NAME
from tichu.tui import scoresheet
from tichu.tui.card_faces import Faces
from tichu.tui.line_reader import LineReader
from tichu.tui.phrases import QUIET, clean, yes_no
from tichu.tui.plain import PlainTable
from tichu.tui.savefile import SaveFile
from tichu.tui.session import GameSession
from tichu.words import say

BOT_NAMES: Final = ("Mei", "Bo", "Lin", "Tao", "Yun", "Jun", "Hua", "Kai", "Ning", "Fan", "Rou")
HINT_BOT: Final = "club"
"""The bot that gives hints."""
LINE_PACE: Final = 0.4
"""Seconds between the plays of the bots in a terminal without the full screen."""
LINK_PATH: Final = "/t/"
"""Part of every link to a table."""
EXAMPLE_LINK: Final = "http://tichu.example/t/77siDbOd"
MAX_LINK_LENGTH: Final = 80
"""Characters of a wrong link that are shown."""


def _complete_bots(incomplete: str) -> list[str]:
    first, comma, last = incomplete.rpartition(",")
    return [f"{first}{comma}{name}" for name in registry.names() if name.startswith(last)]


VariantOrLink = Annotated[
    str,
    typer.Argument(
        help="The game: see [bold]tichu variants[/]; or the link to a table on a server.",
        autocompletion=common.complete_variant,
    ),
]
Name = Annotated[str | None, typer.Option(help="Your name.")]
Target = Annotated[int | None, typer.Option(help="Play to this many points.", show_default=False)]
Rounds = Annotated[int | None, typer.Option(help="Play this many rounds.", show_default=False)]
Save = Annotated[
    Path | None,
    typer.Option(
        "--save",
        "--record",
        help="Write the game to a new file as it is played; see [bold]tichu replay[/].",
        show_default=False,
    ),
]
Resume = Annotated[Path | None, typer.Option(help="Continue a saved game.", show_default=False)]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME[,NAME…]",
        help="The bots in playing order, repeated if there are too few: see [bold]tichu bots[/].",
        autocompletion=_complete_bots,
        show_default="club",
    ),
]
Pace = Annotated[
    float | None, typer.Option(min=0, help="Seconds between the plays of the bots.", show_default=False)
]
At = Annotated[
    str | None, typer.Option(metavar="LINK", help="Play at this table of a server.", show_default=False)
]
Token = Annotated[
    str | None,
    typer.Option(help="Your access token on that server; without it you are a guest.", envvar="TICHU_TOKEN"),
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Line by line, with letters and no colours: for screen readers and pipes."),
]


def play(
    variant: VariantOrLink = "nanjing",
    edition: common.Edition = None,
    players: common.Players = None,
    name: Name = None,
    seed: common.Seed = None,
    target: Target = None,
    rounds: Rounds = None,
    save: Save = None,
    resume: Resume = None,
    house: common.HouseRules = None,
    bots: Bots = None,
    pace: Pace = None,
    at: At = None,
    token: Token = None,
    plain: Plain = False,
) -> None:
    """Play against the computer or at a table of a server.

    Select cards with the arrow keys, by rank (8, 0 for ten, j q k a) or with the mouse; Enter plays, p
    passes, ? shows the help. With --plain, and in terminals without a full screen, type the cards: 8g 8k, or
    just 88, 34567, 88ph.
    """
    link = at if at is not None else variant if LINK_PATH in variant else None
    settings = common.house_rules(house, players=players, target=target, rounds=rounds)
    if link is not None:
        others = (edition, seed, save, resume, bots, pace)
        if settings or any(option is not None for option in others) or variant not in (link, "nanjing"):
            common.fail(say("terminal.serverFixed"))
        _play_at_server(link, token, name, plain)
        return
    if resume is None:
        game = new_game(Match(variant, edition, seed=seed, **settings), name, save)
    elif settings or edition is not None or save is not None or variant != "nanjing":
        common.fail(say("terminal.savedFixed"))
    else:
        game = saved_game(resume, seed)
    with game.recorder, guarded_bots(bots or ["club"], game.match, seed) as guards:
        _play_locally(game, guards, pace, plain)
    _print_file(game, plain)


def full_screen(plain: bool) -> bool:
    """Whether to use the full screen: not with --plain, in a pipe or in a terminal that cannot show it."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM") != "dumb" and sys.stdout.encoding.lower().startswith("utf")


# -- the game ------------------------------------------------------------------------------------------------


class RecordedMatch(NamedTuple):
    """A match and its record."""

    recorder: Recorder
    names: list[str]
    savefile: SaveFile | None
    """Holds the record of a new game until the player chooses a file; None for a saved game."""
    file: Path | None = None

    @property
    def match(self) -> Match:
        """The match."""
        return self.recorder.match

    @property
    def path(self) -> Path | None:
        """The file that contains the record."""
        return self.savefile.path if self.savefile is not None else self.file


def new_game(match: Match, name: str | None = None, save: Path | None = None) -> RecordedMatch:
    """Return a new match, saved to a file if one is given."""
    names, savefile = player_names(match, name), SaveFile()
    if save is not None:
        savefile.keep(save)
    date = datetime.now().astimezone().isoformat(timespec="seconds")
    players = [clean(name or "", PERSON_NAME), *names[1 : match.game.settings.players]]
    return RecordedMatch(Recorder(savefile, match, players=players, date=date), names, savefile)


def saved_game(path: Path, seed: int | None = None) -> RecordedMatch:
    """Return the match in a file; its record continues in that file."""
    try:
        recorder = Recorder.reopen(path, seed=seed)
    except TichuError as why:
        common.fail(common.problem(str(path), error_text(why)))
    names = [clean(name, say("score.player", n=at)) for at, name in enumerate(recorder.header.players, 1)]
    if names[0] == PERSON_NAME:
        names[0] = say("table.you")
    if recorder.match.game.variant.has_dummy:
        names.append(say("table.dummy"))
    return RecordedMatch(recorder, names, None, path)


def player_names(match: Match, name: str | None) -> list[str]:
    """Return the names at the table: the person first, in Trichu the dummy last."""
    name = clean(name or "", say("table.you"))
    others = [other for other in BOT_NAMES if other != name]
    names = [name, *others[: match.game.settings.players - 1]]
    return [*names, say("table.dummy")] if match.game.variant.has_dummy else names


@contextmanager
def guarded_bots(bots: Sequence[str], match: Match, seed: int | None) -> Iterator[list[Guard]]:
    """Return the other players in playing order, each in a guard; too few names are repeated."""
    names = [name for text in bots for name in _split(text)]
    others = match.game.settings.players - 1
    if len(names) > others:
        raise InvalidSettings("too-many-bots", say("terminal.tooManyBots", n=len(names), places=others))
    rng: Random = SystemRandom() if seed is None else Random(seed)
    with ExitStack() as stack:
        chosen = [names[place % len(names)] for place in range(others)]
        if any(compiling.must_wait(name) for name in chosen):
            common.err().print(say("command.compilingBehind"), soft_wrap=True)
        yield [
            stack.enter_context(Guard(compiling.make_patient(name, rng.randrange(1 << 32))))
            for name in chosen
        ]


def _split(text: str) -> list[str]:
    """Split the names in one option; a command is not split, as it may contain commas."""
    return [text] if text.startswith(registry.COMMAND) else [name.strip() for name in text.split(",")]


def _print_faults(name: str, guard: Guard) -> None:
    """Report how often a bot failed, and its last fault."""
    if guard.faults:
        stopped, why = yes_no(guard.given_up), str(guard.faults[-1])
        common.print_error(
            say("terminal.botFailed", name=name, n=len(guard.faults), stopped=stopped, why=why)
        )


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


def _play_locally(game: RecordedMatch, guards: Sequence[Guard], pace: float | None, plain: bool) -> None:
    from tichu.tui.local import PACE, LocalGame

    if pace is None:
        pace = PACE if full_screen(plain) else LINE_PACE if sys.stdin.isatty() and sys.stdout.isatty() else 0
    session = LocalGame(
        game.recorder,
        game.names,
        guards,
        Guard(registry.make(HINT_BOT)),
        savefile=game.savefile,
        path=game.path,
        pace=pace,
    )
    _play_session(session, plain)
    common.out(plain).print(scoresheet.final_sheet(session.scene))
    for player, guard in enumerate(guards, start=1):
        _print_faults(game.names[player], guard)


def _print_file(game: RecordedMatch, plain: bool) -> None:
    """Print where the game is saved and what can be done with the file."""
    if game.path is None:
        return
    key = "terminal.savedReplay" if game.match.over else "terminal.savedResume"
    common.out(plain).print(Text(say(key, file=str(game.path)), QUIET))


def _play_at_server(link: str, token: str | None, name: str | None, plain: bool) -> None:
    from tichu.client import BadLink
    from tichu.tui.remote import RemoteTable

    try:
        session = RemoteTable(link, token=token, name=name)
    except BadLink:
        shown = clean(link, "", MAX_LINK_LENGTH)
        common.fail(say("terminal.badLink", link=shown, example=EXAMPLE_LINK))
    _play_session(session, plain)
    if session.farewell:
        common.out(plain).print(session.farewell)
