"""Sets of questions as files: ``NAME-00.jsonl``, ``NAME-01.jsonl``, …, each with up to fifty lines."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

Trainer: TypeAlias = Literal["grand", "tichu", "exchange", "wish", "endings"]
Question: TypeAlias = dict[str, Any]

TRAINERS: Final[tuple[Trainer, ...]] = get_args(Trainer)
PART_SIZE: Final = 50
"""Questions per file. The web client loads one file at a time."""
OWN_FOLDER: Final = Path(str(files("tichu.review.trainer") / "sets"))


class QuestionSet:
    """The questions of a trainer in a folder. New ones are appended, so an interrupted run can continue."""

    def __init__(self, name: str, folder: Path = OWN_FOLDER) -> None:
        self.name = name
        self.folder = folder

    def parts(self) -> list[Path]:
        """Return the files in order."""
        return sorted(self.folder.glob(f"{self.name}-[0-9][0-9].jsonl"))

    def questions(self) -> list[Question]:
        """Return all questions."""
        lines = (line for part in self.parts() for line in part.read_text("utf-8").splitlines())
        return [json.loads(line) for line in lines if line]

    def append(self, question: Question) -> None:
        """Add a question to the last file, or to a new one if that is full."""
        count = len(self.questions())
        path = self.folder / f"{self.name}-{count // PART_SIZE:02}.jsonl"
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":"))
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line + "\n")


@cache
def figures() -> dict[str, Any]:
    """Return what people do, in percent; the entry ``about`` says from where."""
    found: dict[str, Any] = json.loads((OWN_FOLDER / "figures.json").read_text("utf-8"))
    return found
