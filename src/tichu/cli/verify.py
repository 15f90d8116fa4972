"""``tichu verify``: check that the cards of a recorded game were fixed before it was played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tichu.cli import common
from tichu.core.errors import InvalidRecord
from tichu.records import Notes, Proof, prove_all
from tichu.tui.phrases import QUIET
from tichu.tui.refusals import file_reason
from tichu.words import SOURCE, say, use_language

DIGITS: Final = 16
"""Digits of a hash that are shown; JSON output contains all of them."""

WORD: Final = 12
"""Columns for the word that says whether a round is proven."""
STYLES: Final = {"proven": "green", "open": "yellow"}


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
        """Describe the result."""
        proofs = self.proofs
        if not proofs:
            return say("command.nothingToCheck")
        if all(proof.status == "uncommitted" for proof in proofs):
            return say("command.noCommitments")
        proven = sum(proof.status == "proven" for proof in proofs)
        still_open = sum(proof.status == "open" for proof in proofs)
        sentences = []
        if self.failed:
            sentences.append(say("command.notAllProven", proven=proven, n=len(proofs)))
        elif proven:
            sentences.append(say("command.allProven", n=proven))
        if still_open:
            sentences.append(say("command.stillOpen", n=still_open))
        if self.problems:
            sentences.append(say("command.fileDamaged"))
        return " ".join(sentences)

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


def verify(
    files: Files,
    commitment: Commitments = None,
    seen: Seen = None,
    as_json: common.AsJson = False,
    plain: common.Plain = False,
) -> None:
    """Check that the cards of a game are those committed to before anybody saw them.

    Replays every game by the rules and compares the cards of every round with its commitment. If you give the
    commitments you noted while playing, those in the record must be the same, in the same order, over all
    files; only this proves that nobody changed them afterwards.

    The exit status is 0 if every round is proven. A last round that is not over is open, which is not an
    error.
    """
    if as_json:
        use_language(SOURCE)  # sentences in data are the same for everybody
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
        common.print_json(report)
    else:
        _print_all(common.out(plain), checked, noted=notes is not None)
    for each in checked:
        for problem in each.problems:
            common.print_error(common.problem(each.file, problem))
    for noted in missing:
        common.print_error(say("command.notNoted", hash=noted))
    if failed:
        raise typer.Exit(1)


def _notes(given: Sequence[str] | None, seen: Path | None) -> Notes | None:
    """Read the commitments that the player noted."""
    if given and seen is not None:
        raise typer.BadParameter(say("command.notBoth"))
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
                where = common.problem(str(seen), say("command.lineNumber", n=number))
                common.fail(common.problem(where, error))
    return Notes(noted)


def _check(file: str, notes: Notes | None) -> CheckedFile:
    """Read a file, replay it and compare its rounds with the commitments."""
    try:
        data = common.input_bytes(file)
    except OSError as error:
        return CheckedFile(file, [], [file_reason(error)])
    checked = CheckedFile(file, [], [])
    for reading in common.readings(data):
        proofs = prove_all(reading)
        checked.games.append(proofs if notes is None else notes.check(proofs))
        if reading.problem is not None:
            checked.problems.append(str(reading.problem))
        elif not proofs:
            checked.problems.append(say("command.noRound"))
    return checked


def _print_all(console: Console, files: Sequence[CheckedFile], noted: bool) -> None:
    for checked in files:
        _print_file(console, checked)
    if not noted and any(proof.commitment for checked in files for proof in checked.proofs):
        console.print(Text(say("command.withoutNotes"), QUIET), soft_wrap=True)


def _print_file(console: Console, checked: CheckedFile) -> None:
    """Print a line for each round, then the result for the file."""
    several = len(checked.games) > 1
    rounds = [
        (say("command.gameRound" if several else "table.round", game=at, n=proof.number), proof)
        for at, game in enumerate(checked.games, 1)
        for proof in game
    ]
    width = max((cell_len(which) for which, _ in rounds), default=0)
    for which, proof in rounds:
        line = Text("  ").append(_filled(which, width))
        line.append(f"  {_filled(_word(proof), WORD)}", STYLES.get(proof.status, "bold red"))
        line.append(f"  {(proof.commitment or '-')[:DIGITS]:<{DIGITS}}", QUIET)
        if proof.status != "proven":
            why = say(f"command.why_{proof.status}")
            line.append(f"  {why}")
        line.rstrip()
        console.print(line, soft_wrap=True)
    result = common.problem(checked.file, checked.summary())
    console.print(Text(result, "bold red" if checked.failed else "bold"), soft_wrap=True)


def _word(proof: Proof) -> str:
    return say("command.proof", status="failed" if proof.failed else proof.status)


def _filled(text: str, width: int) -> str:
    """Fill up with spaces to that many columns; wide characters take two."""
    return text + " " * max(0, width - cell_len(text))
