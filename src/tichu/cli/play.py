"""``tichu play``: a match in the terminal, against the computer or at a table of a server."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Final, NamedTuple

import typer
from rich.text import Text

from tichu.bots import registry
from tichu.bots.guard import Guard
from tichu.cli import common, scores
from tichu.cli.person import Ask, Leave, Person, Tutor
from tichu.cli.table import Table
from tichu.core.errors import IllegalAction, InvalidSettings, TichuError
from tichu.core.match import Match
from tichu.records import Recorder
from tichu.table.referee import Decider, Referee, Watcher
from tichu.tui.paper import Paper
from tichu.tui.words import QUIET, Faces, clean

COMPANY: Final = ("Mei", "Bo", "Lin", "Tao", "Yun", "Jun", "Hua", "Kai", "Ning", "Fan", "Rou")
TUTOR: Final = "club"
"""The bot that gives hints."""
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
    target: Annotated[int | None, typer.Option(help="Play to so many points.", show_default=False)] = None,
    rounds: Annotated[int | None, typer.Option(help="Play so many rounds.", show_default=False)] = None,
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
        if full_screen(plain):
            _on_screen(game, guards, pace)
        else:
            _line_by_line(game, guards, pace, plain)
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


class Game(NamedTuple):
    """A match that is being written down."""

    recorder: Recorder
    names: list[str]
    paper: Paper | None
    """Where it is written as long as it has no file."""
    file: Path | None = None

    @property
    def match(self) -> Match:
        """The match."""
        return self.recorder.match

    @property
    def path(self) -> Path | None:
        """The file it is kept in."""
        return self.paper.path if self.paper is not None else self.file


def new_game(match: Match, name: str, save: Path | None = None) -> Game:
    """A match from the start, in that file if one is named."""
    names, paper = names_for(match, name), Paper()
    if save is not None:
        paper.keep(save)
    date = datetime.now().astimezone().isoformat(timespec="seconds")
    players = names[: match.game.settings.players]
    return Game(Recorder(paper, match, players=players, date=date), names, paper)


def saved_game(path: Path, seed: int | None = None) -> Game:
    """A match as its file leaves it; it goes on in the same file."""
    try:
        recorder = Recorder.reopen(path, seed=seed)
    except TichuError as why:
        raise TichuError(why.code, f"{path}: {why}") from None
    names = [clean(name, f"player {at}") for at, name in enumerate(recorder.header.players)]
    if recorder.match.game.variant.has_dummy:
        names.append("Dummy")
    return Game(recorder, names, None, path)


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


# -- on the screen -------------------------------------------------------------------------------------------


def _on_screen(game: Game, guards: Sequence[Guard], pace: float | None) -> None:
    from tichu.tui.app import TichuApp
    from tichu.tui.local import PACE, LocalGame

    venue = LocalGame(
        game.recorder,
        game.names,
        guards,
        Guard(registry.make(TUTOR)),
        paper=game.paper,
        path=game.path,
        pace=PACE if pace is None else pace,
    )
    TichuApp(venue).run()
    scores.show_end(common.out(), game.match, game.names)


def _at_a_server(link: str, token: str | None, name: str | None, plain: bool) -> None:
    if not full_screen(plain):
        common.fail(
            "a table of a server needs a terminal with a full screen; the link works in a browser too"
        )
    from tichu.tui.app import TichuApp
    from tichu.tui.remote import RemoteTable

    venue = RemoteTable(link, token=token, name=name)
    TichuApp(venue).run()
    if venue.farewell:
        common.out().print(venue.farewell)


# -- line by line --------------------------------------------------------------------------------------------


def _line_by_line(game: Game, guards: Sequence[Guard], pace: float | None, plain: bool) -> None:
    console = common.out(plain)
    if pace is None:
        pace = 0.4 if console.is_terminal and sys.stdin.isatty() else 0.0
    table = Table(game.match, game.names, console, Faces.on(console, plain), pace)
    with suppress(ImportError):
        import readline  # noqa: F401  (the arrow keys work at the prompt)
    tutor = Guard(registry.make(TUTOR))
    others = [guard.decide for guard in guards]
    sit_down(table, _input, others, game.recorder.action, tutor.consider, game.paper)


def _input(prompt: str) -> str:
    """Ask in the terminal; what is fed in from elsewhere is shown as if it had been typed."""
    text = input(prompt)
    if not sys.stdin.isatty():
        typer.echo(text)
    return text


def sit_down(
    table: Table,
    ask: Ask,
    others: Sequence[Decider],
    watch: Watcher | None = None,
    tutor: Tutor | None = None,
    paper: Paper | None = None,
) -> None:
    """Play the match to its end, or until the person leaves; ``others`` are the players after the person."""
    match, console = table.match, table.console
    person = Person(table, ask, tutor, paper)
    console.print(Text.assemble((match.game.variant.title, "bold"), (f" · {match.game.edition}", QUIET)))
    console.print(Text("? explains what you can type, q leaves.", QUIET))
    try:
        while True:
            if not match.round.over:  # a saved game may stand between two rounds
                play_round(table, person, others, watch)
            scores.show_round(console, match.round, match.history[-1], table.names)
            if match.over:
                break
            person.between_rounds()
            match.next_round()
    except (Leave, EOFError):
        table.story.pause()
        console.print()
    except KeyboardInterrupt:
        table.story.pause()
        console.print()
        with suppress(EOFError):
            person.offer_to_save()
    scores.show_end(console, match, table.names)


def play_round(table: Table, person: Person, others: Sequence[Decider], watch: Watcher | None) -> None:
    """One round: everybody is asked when it is time, the person until the answer is legal."""
    round_ = table.match.round
    table.begin_round()
    referee = Referee(round_)
    while (seat := referee.ask()) is not None:
        view = round_.view(seat)
        if not table.mine(seat):
            made = referee.answer(others[table.match.controller(seat) - 1](view))
        else:
            try:
                made = referee.answer(person.decide(view))
            except IllegalAction as why:
                person.refused(str(why))
                continue
        for who, action in made:
            if watch is not None:
                watch(who, action)
            table.watch(who, action)
    table.story.pause()
