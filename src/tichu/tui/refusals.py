"""Why something was refused, in the player's language."""

from __future__ import annotations

import errno
from typing import Final

from tichu.core.errors import TichuError
from tichu.core.round import Round
from tichu.tui.phrases import rank_words, shape
from tichu.words import say, words_in_use
from tichu.words.cards import face_of

BOOKS: Final = ("errors", "terminal")
"""The books with a sentence for each code."""
FILE_ERRORS: Final = {
    errno.ENOENT: "command.noSuchFile",
    errno.EACCES: "command.noAccess",
    errno.EPERM: "command.noAccess",
    errno.EISDIR: "command.isFolder",
}


def refusal(why: TichuError, round_: Round | None = None) -> str:
    """The sentence for an error; the round says what the sentence may name."""
    values = {**_named(round_), **why.params}
    if "rule" in values:
        values["rule"] = words_in_use().find(f"home.rule_{values['rule']}") or values["rule"]
    found = (words_in_use().find(f"{book}.{why.code}", values) for book in BOOKS)
    try:
        return next(words for words in found if words is not None)
    except (StopIteration, ValueError):  # an unknown code, or the error does not say what the sentence names
        return say("errors.refused")


def file_reason(error: OSError) -> str:
    """Why a file could not be read or written; rare reasons are those of the system, in English."""
    key = FILE_ERRORS.get(error.errno or 0)
    return say(key) if key else (error.strerror or str(error)).lower()


def _named(round_: Round | None) -> dict[str, str | int]:
    """What a refusal may name: the combination on the table, and the wished rank."""
    if round_ is None:
        return {"what": "", "rank": ""}
    face, top, wish = face_of(round_.game.edition), round_.top, round_.wish
    return {
        "what": "" if top is None else shape(top.combo, face),
        "rank": "" if wish is None else rank_words(wish, face),
    }
