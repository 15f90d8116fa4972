"""``tichu replay``: print a recorded game play by play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tichu.cli import common
from tichu.cli.bsw import NO_ROUND
from tichu.core.actions import Play
from tichu.core.round import Round
from tichu.core.view import View
from tichu.records import (
    Header,
    Record,
    RecordedRound,
    Step,
    bsw_record,
    decode_bsw,
    is_bsw,
    judge,
    read_bsw,
    steps,
)
from tichu.review.player_names import player_names
from tichu.tui import scoresheet
from tichu.tui.card_faces import Faces
from tichu.tui.narration import Narrator
from tichu.tui.phrases import QUIET, clean, edition_title, game_title, padded
from tichu.tui.scene import News, Scene
from tichu.tui.transcript import Transcript
from tichu.words import say, words_in_use


class ReplayStopped(Exception):
    """The reader has stopped the replay."""


def replay(
    file: Annotated[str, typer.Argument(help="A recorded game; [bold]-[/] reads it from standard input.")],
    number: Annotated[
        int | None, typer.Option("--round", "-r", min=1, help="Only this round.", show_default=False)
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before each trick; q quits.")] = False,
    hands: Annotated[bool, typer.Option("--hands", help="Show all hands after the exchange.")] = False,
    plain: common.Plain = False,
) -> None:
    """Print a recorded game play by play; Brettspielwelt logs (.tch) too.

    Prints a damaged file up to the damage, then the line number and the reason.
    """
    console = common.out(plain)
    printer = ReplayPrinter(console, Faces.on(console, plain), step=step, hands=hands, only=number)
    data = common.input_bytes(file)
    problems = []
    log = is_bsw(file, data)
    try:
        for record, problem in _logged(file, data) if log else _recorded(data):
            if record is not None:
                printer.print(record)
            if problem is not None:
                printer.rounds += log  # keep the numbering: a round that cannot be replayed counts
                problems.append(problem)
    except ReplayStopped:
        return
    if number is not None and not printer.printed and (printer.rounds or not problems):
        rounds = printer.rounds
        problems.append(say("command.onlyRounds", n=rounds) if rounds else say("command.noRound"))
    for problem in problems:
        common.print_error(common.problem(file, problem))
    if problems:
        raise typer.Exit(1)


def _recorded(data: bytes) -> Iterator[tuple[Record | None, str | None]]:
    """Yield the games in a record file up to the damage, and describe the damage."""
    for reading in common.readings(data):
        yield reading.salvaged, None if reading.problem is None else str(reading.problem)


def _logged(file: str, data: bytes) -> Iterator[tuple[Record | None, str | None]]:
    """Yield the rounds of a log, each as its own game."""
    rounds = read_bsw(decode_bsw(data))
    if not rounds:
        common.fail(f"{file}: {NO_ROUND}")
    for logged in rounds:
        verdict = judge(logged)
        if verdict.status == "differ" or verdict.round is None:
            yield None, f"line {verdict.line}: {verdict.reason}"
        else:
            yield bsw_record(logged, verdict), None


class ReplayPrinter:
    """Prints records on a console."""

    def __init__(
        self,
        console: Console,
        faces: Faces,
        step: bool = False,
        hands: bool = False,
        only: int | None = None,
    ) -> None:
        self.console = console
        self.faces = faces
        self.step = step
        self.hands = hands
        self.only = only
        self.rounds = 0
        self.printed = 0
        self._about = Text()

    def print(self, record: Record) -> None:
        """Print a game, or one round of it. Rounds are numbered across the games of a file."""
        before, self.rounds = self.rounds, self.rounds + len(record.rounds)
        numbers = range(before + 1, self.rounds + 1)
        if self.only is not None and self.only not in numbers:
            return
        header = record.header
        players = player_names(header.players, words_in_use())
        names = [clean(name, common.player_name(at)) for at, name in enumerate(players)]
        if header.game.variant.has_dummy:
            names.append(say("table.dummy"))
        self._print_header(header)
        current: _RoundPrinter | None = None
        for at in steps(record) if record.rounds else ():
            number = before + at.number
            if self.only not in (None, number):
                continue
            if current is None or current.number != number:
                current = _RoundPrinter(self, record.rounds[at.number - 1], number, names)
            current.print(at)
        ends_here = self.only in (None, self.rounds)
        if record.rounds and record.rounds[-1].result is None and ends_here:
            self.console.print()
            self.console.print(Text(say("command.recordEnds"), QUIET))
        elif record.winners is not None and self.only is None:
            self.console.print(Text(scoresheet.victory(header.game, record.winners, names), "bold"))

    def _print_header(self, header: Header) -> None:
        """Print the kind of game, unless it is the same as that of the game before."""
        words = [edition_title(header.game), header.date, header.source]
        words += [f"{name} {common.value_text(value)}" for name, value in header.settings.items()]
        about = Text(game_title(header.game), "bold")
        about.append("".join(f" · {clean(word, '', 40)}" for word in words if word), "not bold dim")
        if about != self._about:
            self.console.print(about)
        self._about = about


class _RoundPrinter:
    """Prints one round."""

    def __init__(
        self, printer: ReplayPrinter, recorded: RecordedRound, number: int, names: list[str]
    ) -> None:
        self.printer = printer
        self.recorded = recorded
        self.number = number
        self.console = printer.console
        self.names = names
        self.seating = recorded.deal.setup.seating
        self.narrator = Narrator(printer.faces)
        self.transcript = Transcript(self.console, printer.faces, [names[player] for player in self.seating])
        self.hands_open = printer.hands
        self.begun = False
        printer.printed += 1

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self.names[self.seating[seat]]

    def print(self, at: Step) -> None:
        """Print the next action."""
        before, after = self._scene(at.before), self._scene(at.after)
        if not self.begun:
            self.begun = True
            self.transcript.print_all(self.narrator.tell(News(before, before)))
        if at.before.phase == "play" and self.hands_open:
            self.hands_open = False
            self._show_hands(at.before)
        if isinstance(at.action, Play) and not at.before.trick and self.transcript.tricks:
            self._wait()
        self.transcript.print_all(self.narrator.tell(News(before, after, at.seat, at.action)))
        if at.before.phase == "exchange" and at.after.phase == "play":
            self._show_exchange(at.after)
        if at.after.over and self.recorded.result is not None:
            alone = self.recorded.result.scores == self.recorded.result.totals
            result = self.recorded.result._replace(number=self.number)
            self.console.print()
            self.console.print(scoresheet.round_sheet(at.after, result, self.names, total=not alone))

    def _scene(self, round_: Round) -> Scene:
        """Return the scene with all cards visible."""
        counts = [len(hand) for hand in round_.hands]
        return Scene(
            game=round_.game,
            view=View(None, round_, counts, frozenset(), round_.to_act()),
            names=tuple(self.names),
            seating=tuple(self.seating),
            number=self.number,
        )

    def _wait(self) -> None:
        if not self.printer.step:
            return
        self.transcript.print_all(self.narrator.collected_passes())
        try:
            answer = input(f"     {say('command.nextTrick')} ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise ReplayStopped from None
        if answer.strip().lower() in ("q", "quit"):
            raise ReplayStopped

    def _show_exchange(self, round_: Round) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for giver, gifts in enumerate(round_.given):
            if gifts:
                cells = [
                    Text.assemble(self.printer.faces.strip(cards), (f" › {self.name(to)}", QUIET))
                    for to, cards in gifts
                ]
                grid.add_row(Text(f"     {self.name(giver)}"), *cells)
        self.console.print(grid)

    def _show_hands(self, round_: Round) -> None:
        self.console.print()
        width = max(cell_len(self.name(seat)) for seat in range(round_.game.seats))
        for seat, hand in enumerate(round_.hands):
            line = Text(f"     {padded(self.name(seat), width)}  ").append(self.printer.faces.strip(hand))
            self.console.print(line)
