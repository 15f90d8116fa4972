"""``tichu verify``: check that the cards of a recorded game were fixed before it was played."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from tichu.cli import common
from tichu.core.errors import InvalidRecord
from tichu.records import Notes, Proof, prove_all
from tichu.tui.phrases import QUIET

DIGITS: Final = 16
"""Digits of a hash that are shown; JSON output contains all of them."""

STYLES: Final = {"proven": "green", "open": "yellow"}
WITHOUT_NOTES: Final = (
    "The author of a record could have replaced its commitments: compare them with those you noted at the "
    "table, or give yours with --seen."
)


class CheckedFile(NamedTuple):
    """The result for a file: the proofs of the rounds of each game, and the problems."""

    file: str
    games: list[list[Proof]]
    problems: list[str]

    @property
    def proofs(self) -> list[Proof]:
        """The proofs of all rounds."""
        return [proof for game in self.games for proof in game]

    @property
    def failed(self) -> bool:
        """Whether there is a problem, or a finished round is not proven."""
        return bool(self.problems) or any(proof.failed for proof in self.proofs)

    def summary(self) -> str:
        """Describe the result in one sentence."""
        proofs = self.proofs
        proven = sum(proof.status == "proven" for proof in proofs)
        still_open = sum(proof.status == "open" for proof in proofs)
        if not proofs:
            return "not proven: there is no round to check"
        if all(proof.status == "uncommitted" for proof in proofs):
            return "not proven: the record has no commitments, so nothing shows when its cards were fixed"
        rest = f", {still_open} still open" if still_open else ""
        if self.failed:
            damaged = ", and the file is damaged" if self.problems else ""
            return f"not proven: {proven} of {_rounds(len(proofs))} proven{rest}{damaged}"
        if not proven:
            return f"nothing to prove yet: {_rounds(still_open)} still open"
        return f"{_rounds(proven)} proven{rest}"

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON."""
        return {
            "file": self.file,
            "ok": not self.failed,
            "problems": self.problems,
            "rounds": [
                {
                    "game": number,
                    "round": proof.number,
                    "status": proof.status,
                    "commitment": proof.commitment,
                    "reason": proof.reason,
                }
                for number, game in enumerate(self.games, 1)
                for proof in game
            ],
        }


Files = Annotated[
    list[str],
    typer.Argument(help="Recorded games; [bold]-[/] reads from standard input.", metavar="FILE…"),
]
Commitments = Annotated[
    list[str] | None,
    typer.Option(
        metavar="HASH",
        help="A commitment you noted at the table; once for each round, in order.",
        show_default=False,
    ),
]
Seen = Annotated[
    Path | None,
    typer.Option(help="A file with the commitments you noted, one per line.", show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print everything as JSON.")]


def verify(
    files: Files,
    commitment: Commitments = None,
    seen: Seen = None,
    as_json: AsJson = False,
    plain: common.Plain = False,
) -> None:
    """Check that the cards of a game are those committed to before anybody saw them.

    Replays every game by the rules and compares the cards of every round with its commitment. If you give the
    commitments you noted while playing, those in the record must be the same, in the same order, over all
    files; only this proves that nobody changed them afterwards.

    The exit status is 0 if every round is proven. A last round that is not over is open, which is not an
    error.
    """
    notes = _notes(commitment, seen)
    checked = [_check(file, notes) for file in files]
    missing = notes.missing if notes is not None else []
    failed = bool(missing) or any(each.failed for each in checked)
    if as_json:
        report = {
            "ok": not failed,
            "noted": notes is not None,
            "missing": missing,
            "files": [each.to_json() for each in checked],
        }
        typer.echo(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        _print_all(common.out(plain), checked, noted=notes is not None)
    for each in checked:
        for problem in each.problems:
            common.print_error(f"{each.file}: {problem}")
    for noted in missing:
        common.print_error(f"{noted} was noted, but belongs to no round in these files")
    if failed:
        raise typer.Exit(1)


def _notes(given: Sequence[str] | None, seen: Path | None) -> Notes | None:
    """Read the commitments that the player noted."""
    if given and seen is not None:
        raise typer.BadParameter("use --commitment or --seen, not both")
    if given:
        try:
            return Notes(noted.strip().lower() for noted in given)
        except InvalidRecord as error:
            raise typer.BadParameter(str(error)) from None
    if seen is None:
        return None
    noted = []
    for number, line in enumerate(seen.read_text(encoding="utf-8-sig").split("\n"), 1):
        if line.strip():
            noted.append(line.strip().lower())
            try:
                Notes(noted[-1:])
            except InvalidRecord as error:
                common.fail(f"{seen}: line {number}: {error}")
    return Notes(noted)


def _check(file: str, notes: Notes | None) -> CheckedFile:
    """Read a file, replay it and compare its rounds with the commitments."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        return CheckedFile(file, [], [reason])
    checked = CheckedFile(file, [], [])
    for reading in common.readings(data):
        proofs = prove_all(reading)
        checked.games.append(proofs if notes is None else notes.check(proofs))
        if reading.problem is not None:
            checked.problems.append(str(reading.problem))
        elif not proofs:
            checked.problems.append("the record has no round")
    return checked


def _print_all(console: Console, files: Sequence[CheckedFile], noted: bool) -> None:
    for checked in files:
        _print_file(console, checked)
    if not noted and any(proof.commitment for checked in files for proof in checked.proofs):
        console.print(Text(WITHOUT_NOTES, QUIET), soft_wrap=True)


def _print_file(console: Console, checked: CheckedFile) -> None:
    """Print a line for each round, then the result for the file."""
    for at, game in enumerate(checked.games, 1):
        which = f"game {at}, " if len(checked.games) > 1 else ""
        for proof in game:
            word = "not proven" if proof.failed else proof.status
            line = Text(f"  {which}round {proof.number:<3} ")
            line.append(f"{word:<10}", STYLES.get(proof.status, "bold red"))
            line.append(f"  {(proof.commitment or '-')[:DIGITS]:<{DIGITS}}", QUIET)
            if proof.status != "proven":
                line.append(f"  {proof.reason}")
            line.rstrip()
            console.print(line, soft_wrap=True)
    console.print(
        Text.assemble(f"{checked.file}: ", (checked.summary(), "bold red" if checked.failed else "bold")),
        soft_wrap=True,
    )


def _rounds(count: int) -> str:
    return "1 round" if count == 1 else f"{count} rounds"
