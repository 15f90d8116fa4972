"""``tichu replay``: a recorded game, told play by play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tichu.actions import Play
from tichu.cli import common, scores
from tichu.cli.story import Story
from tichu.cli.words import QUIET, Faces, clean, titles
from tichu.records.model import Reading, Record, RecordedRound
from tichu.records.reading import read_records
from tichu.records.replay import Step, steps
from tichu.round import Round


class Enough(Exception):
    """The reader has seen enough."""


def replay(
    file: Annotated[str, typer.Argument(help="A recorded game; [bold]-[/] reads it from standard input.")],
    number: Annotated[
        int | None, typer.Option("--round", "-r", min=1, help="Only this round.", show_default=False)
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before each trick; q ends.")] = False,
    hands: Annotated[bool, typer.Option("--hands", help="Show all hands after the exchange.")] = False,
    plain: common.Plain = False,
) -> None:
    """Tell a recorded game play by play.

    Of a damaged file everything before the damage is told; then the line and what is wrong with it.
    """
    console = common.out(plain)
    teller = Teller(console, Faces.on(console, plain), step=step, hands=hands)
    problem = None
    try:
        for reading in _load(file):
            problem = reading.problem or problem
            if reading.salvaged is not None:
                teller.tell(reading.salvaged, number)
    except Enough:
        return
    if number is not None and not teller.told:
        common.fail(f"{file} has no round {number}")
    if problem is not None:
        common.fail(f"{file}: {problem}")


def _load(file: str) -> list[Reading]:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    return read_records(data.decode("utf-8", errors="surrogateescape"))


class Teller:
    """Tells records on a console."""

    def __init__(self, console: Console, faces: Faces, step: bool = False, hands: bool = False) -> None:
        self.console = console
        self.faces = faces
        self.step = step
        self.hands = hands
        self.told = 0

    def tell(self, record: Record, number: int | None = None) -> None:
        """Tell a game, or one round of it."""
        header = record.header
        names = [clean(name, f"player {at}") for at, name in enumerate(header.players)]
        if header.game.variant.has_dummy:
            names.append("Dummy")
        about = [header.edition, header.date, header.source]
        about += [
            f"{name} {common.shown(value)}" for name, value in header.settings.items() if name != "players"
        ]
        self.console.print(
            Text(header.game.variant.title, "bold").append(
                "".join(f" · {clean(word, '')}" for word in about if word), "not bold dim"
            )
        )
        if not record.rounds:
            return
        telling: _RoundTelling | None = None
        for at in steps(record):
            if number is not None and at.number != number:
                continue
            if telling is None or telling.recorded.number != at.number:
                telling = _RoundTelling(self, record.rounds[at.number - 1], names, at.before)
            telling.tell(at)
        last = record.rounds[-1]
        if last.result is None and number in (None, last.number):
            self.console.print()
            self.console.print(Text("The record ends here, before the round does.", QUIET))
        elif record.winners is not None and number is None:
            self._show_winners(record, names)

    def _show_winners(self, record: Record, names: list[str]) -> None:
        who = scores.sides(record.header.game, names) if record.header.game.variant.has_points else names
        self.console.print(Text(scores.victory([who[winner] for winner in record.winners or ()]), "bold"))


class _RoundTelling:
    """One round on its way."""

    def __init__(self, teller: Teller, recorded: RecordedRound, names: list[str], start: Round) -> None:
        self.teller = teller
        self.recorded = recorded
        self.console = teller.console
        self.names = names
        self.seating = recorded.deal.setup.seating
        self.story = Story(self.console, teller.faces, self.name)
        self.hands_open = teller.hands
        teller.told += 1
        self._head(start)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[self.seating[seat]]

    def tell(self, at: Step) -> None:
        """The next action."""
        if at.before.phase == "play" and self.hands_open:
            self.hands_open = False
            self._show_hands(at.before)
        if isinstance(at.action, Play) and not at.before.trick and self.story.tricks:
            self._wait()
        self.story.tell(at.after, at.seat, at.action)
        if at.before.phase == "exchange" and at.after.phase == "play":
            self._show_exchange(at.after)
        if at.after.over and self.recorded.result is not None:
            self.story.pause()
            scores.show_round(self.console, at.after, self.recorded.result, self.names)

    def _wait(self) -> None:
        if not self.teller.step:
            return
        self.story.pause()
        try:
            answer = input("     Enter for the next trick, q to end ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Enough from None
        if answer.strip().lower() in ("q", "quit"):
            raise Enough

    def _head(self, start: Round) -> None:
        setup = self.recorded.deal.setup
        self.console.print()
        heading = f"Round {self.recorded.number} · {self.name(setup.dealer)} deals"
        if setup.soloist is not None:
            heading += f" · {self.name(setup.soloist)} is the soloist"
        self.console.print(Rule(Text(heading, "bold"), style=QUIET, align="left"))
        if setup.ranks is not None:
            ranks = titles(start.game.variant.key, start.game.seats)
            words = (f"{rank}: {self.name(seat)}" for rank, seat in zip(ranks, setup.ranks, strict=True))
            self.story.note(" · ".join(words), QUIET)

    def _show_exchange(self, round_: Round) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for giver, gifts in enumerate(round_.given):
            if gifts:
                cells = [
                    Text(f"to {self.name(to)} ", QUIET).append(self.teller.faces.strip(cards))
                    for to, cards in gifts
                ]
                grid.add_row(Text(f"     {self.name(giver)}"), Text("gives", QUIET), *cells)
        self.console.print(grid)

    def _show_hands(self, round_: Round) -> None:
        self.console.print()
        width = max(len(self.name(seat)) for seat in range(round_.game.seats))
        for seat, hand in enumerate(round_.hands):
            line = Text(f"     {self.name(seat):<{width}}  ").append(self.teller.faces.strip(hand))
            self.console.print(line)
