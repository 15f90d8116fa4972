"""``tichu play``: a match against the computer, in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer
from rich.text import Text

from tichu.bots import registry
from tichu.bots.guard import Guard
from tichu.cli import common, scores
from tichu.cli.person import Ask, Leave, Person
from tichu.cli.table import Table
from tichu.errors import IllegalAction, InvalidSettings
from tichu.match import Match
from tichu.records import Recorder
from tichu.referee import Decider, Referee, Watcher
from tichu.tui.words import QUIET, Faces, clean

COMPANY = ("Mei", "Bo", "Lin", "Tao", "Yun", "Jun", "Hua", "Kai", "Ning", "Fan", "Rou")


def _complete_bots(incomplete: str) -> list[str]:
    first, comma, last = incomplete.rpartition(",")
    return [f"{first}{comma}{name}" for name in registry.names() if name.startswith(last)]


def play(
    variant: common.Variant = "nanjing",
    edition: common.Edition = None,
    players: common.Players = None,
    name: Annotated[
        str, typer.Option(help="What you are called on the score sheet and in the record.")
    ] = "You",
    seed: common.Seed = None,
    target: Annotated[int | None, typer.Option(help="Play to so many points.", show_default=False)] = None,
    rounds: Annotated[int | None, typer.Option(help="Play so many rounds.", show_default=False)] = None,
    record: Annotated[
        Path | None,
        typer.Option(help="Write the game down; see [bold]tichu replay[/].", show_default=False),
    ] = None,
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
    plain: common.Plain = False,
) -> None:
    """Sit down and play against the computer.

    Type the cards you want to play: 8g 8k, or just 88, 34567, 88ph. p passes, t calls Tichu, h shows what you
    could play, ? explains everything, q leaves.
    """
    settings = common.house_rules(house, players=players, target=target, rounds=rounds)
    match = Match(variant, edition, seed=seed, **settings)
    console = common.out(plain)
    if pace is None:
        pace = 0.4 if console.is_terminal and sys.stdin.isatty() else 0.0
    table = Table(match, names_for(match, name), console, Faces.on(console, plain), pace)
    with suppress(ImportError):
        import readline  # noqa: F401  (the arrow keys work at the prompt)
    with company(bots or ["club"], match, seed) as guards:
        with _writing(record, table) as watch:
            sit_down(table, _input, [guard.decide for guard in guards], watch)
        for player, guard in enumerate(guards, start=1):
            _tell_faults(table.names[player], guard)
    if record is not None:
        console.print(Text(f"Written down in {record}; tichu replay shows it again.", QUIET))


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


@contextmanager
def _writing(path: Path | None, table: Table) -> Iterator[Watcher | None]:
    """Write the game down while it is played, if that is wanted."""
    if path is None:
        yield None
        return
    match = table.match
    date = datetime.now().astimezone().isoformat(timespec="seconds")
    with path.open("x", encoding="utf-8", newline="\n") as stream:
        yield Recorder(stream, match, players=table.names[: match.game.settings.players], date=date).action


def _input(prompt: str) -> str:
    """Ask in the terminal; what is fed in from elsewhere is shown as if it had been typed."""
    text = input(prompt)
    if not sys.stdin.isatty():
        typer.echo(text)
    return text


def names_for(match: Match, name: str) -> list[str]:
    """The names at the table: the person first, in Trichu the dummy last."""
    name = clean(name, "You")
    company = [other for other in COMPANY if other != name]
    names = [name, *company[: match.game.settings.players - 1]]
    return [*names, "Dummy"] if match.game.variant.has_dummy else names


def sit_down(table: Table, ask: Ask, others: Sequence[Decider], watch: Watcher | None = None) -> None:
    """Play the match to its end, or until the person leaves; ``others`` are the players after the person."""
    match, console = table.match, table.console
    person = Person(table, ask)
    console.print(Text.assemble((match.game.variant.title, "bold"), (f" · {match.game.edition}", QUIET)))
    console.print(Text("? explains what you can type, q leaves.", QUIET))
    try:
        while True:
            play_round(table, person, others, watch)
            scores.show_round(console, match.round, match.history[-1], table.names)
            if match.over:
                break
            person.between_rounds()
            match.next_round()
    except (Leave, EOFError, KeyboardInterrupt):
        table.story.pause()
        console.print()
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
