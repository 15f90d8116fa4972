"""Recorded games that come with the package, one for each variant, to try commands and programs on.

>>> from tichu.records import read_record, samples
>>> samples.names()
('grandseigneur', 'hierarchie', 'nanjing', 'tientsin', 'trichu')
>>> read_record(samples.text("nanjing")).sound().header.players
('Ann', 'Ben', 'Cleo', 'Dan')
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

SUFFIX: Final = ".jsonl"


def names() -> tuple[str, ...]:
    """The names of the samples, which are those of their variants."""
    found = [entry.name for entry in files(__name__).iterdir()]
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))


def text(name: str) -> str:
    """Return a sample as the text of a record; raises KeyError for an unknown name."""
    if name not in names():
        raise KeyError(name)
    return files(__name__).joinpath(name + SUFFIX).read_text(encoding="utf-8")
