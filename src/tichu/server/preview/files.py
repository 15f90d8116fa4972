"""What the build of the web client has prepared for pictures: cards, puzzles and fonts."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tichu.server.preview.pictures import Position, TrickPlay

FOLDER: Final = Path(__file__).parent.parent / "page" / "preview"


@lru_cache
def cards() -> dict[str, dict[str, str]]:
    """Return the cards as SVG for a field of 200 by 280, by face and name."""
    found: dict[str, dict[str, str]] = _read("cards.json")
    return found


@lru_cache
def fonts() -> list[str]:
    """Return the paths of the fonts, in the order in which a letter is looked for."""
    return [str(path) for path in sorted(FOLDER.glob("*.ttf"))]


@lru_cache
def puzzles() -> tuple[tuple[bool, Position], ...]:
    """Return the positions of all puzzles without what is hidden, and whether all hands are open."""
    return tuple((entry["open"], _position(entry)) for entry in _read("puzzles.json"))


@lru_cache
def puzzle_ids() -> frozenset[str]:
    """Return the ids of all puzzles."""
    return frozenset(entry["id"] for entry in _read("puzzles.json"))


def _position(entry: dict[str, Any]) -> Position:
    trick = tuple(TrickPlay(play["side"], tuple(play["cards"])) for play in entry["trick"])
    return Position(tuple(map(tuple, entry["hands"])), trick)


def _read(name: str) -> Any:
    return json.loads((FOLDER / name).read_text("utf-8"))
