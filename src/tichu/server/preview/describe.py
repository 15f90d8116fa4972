"""What the preview of a page says: only what anybody with its link can see, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tichu.core.variants import VARIANTS
from tichu.server.preview.files import puzzles
from tichu.server.preview.pictures import (
    BACK,
    Fan,
    Picture,
    Position,
    Scene,
    SeatedTable,
    SeatShown,
    Sheet,
    SheetRow,
)
from tichu.server.store import MatchRow, TableRow
from tichu.server.store.personal import DELETED_NAME
from tichu.words import MINUS, Words
from tichu.words.cards import card_word, face_of

SCORE: Final = "\u00a0:\u00a0"
"""Between two scores; a line is not broken there."""
_GUEST: Final = re.compile(r"Guest (\d+)")

FANS: Final = {
    "site": ("Ma", "Do", "Ak", "Ph", "Dr"),
    "lobby": ("Kg", "Qk", "Jb", "Tr"),
    "score": ("5g", "Tk", "Kb", "Dr"),
    "rules": ("7g", "8k", "9b", "Tr", "Jg"),
    "learn": ("Ma", "2g", "Ph"),
    "puzzles": (BACK, BACK, "Dr", BACK, BACK),
    "replay": ("Ar", "Kr", "Qr", "Jr"),
}
"""The cards in the pictures of pages that are the same for everybody."""
_TEXTS: Final = {
    "site": ("home.hero", "home.heroText"),
    "lobby": ("home.openTables", "home.lobbyText"),
    "score": ("score.title", "score.intro"),
    "rules": ("rules.title", "preview.rules"),
    "learn": ("learn.title", "home.neverText"),
    "puzzles": ("common.puzzles", "common.puzzlesText"),
    "replay": ("replay.title", "preview.private"),
}


class Preview(NamedTuple):
    """What a chat shows below a link. ``path`` is that of the picture, without the language."""

    title: str
    text: str
    picture: Picture
    path: str
    alt: str


def page_preview(words: Words, page: str, title: str = "") -> Preview:
    """Return the preview of a page that is the same for everybody, one of the `FANS`."""
    heading, text = (words.text(key) for key in _TEXTS[page])
    picture = Picture(heading, (text,), Fan(FANS[page]))
    return Preview(title or heading, text, picture, page, heading)


def rules_preview(words: Words, variant: str) -> Preview:
    """Return the preview of the rules of a game; of all rules if there is no such game."""
    if variant not in VARIANTS:
        return page_preview(words, "rules")
    return page_preview(words, "rules", _labelled(words, "rules.title", _game(words, variant)))


def lesson_preview(words: Words, number: int) -> Preview:
    """Return the preview of a lesson."""
    return page_preview(words, "learn", _labelled(words, "learn.title", words.text("learn.lesson", n=number)))


def puzzle_preview(words: Words, number: int) -> Preview | None:
    """Return the preview of a puzzle: the cards that its player sees, and the task; None if there is none."""
    if not 1 <= number <= len(puzzles()):
        return None
    is_open, position = puzzles()[number - 1]
    title = words.text("puzzles.of", n=number, all=len(puzzles()))
    task = words.text("puzzles.task" if is_open else "puzzles.taskHidden")
    picture = Picture(title, (task,), position)
    return Preview(title, task, picture, f"puzzles/{number}", _position_in_words(words, position))


def table_preview(words: Words, row: TableRow) -> Preview:
    """Return the preview of a table: what is played, who sits there, how many seats are free."""
    places: Sequence[dict[str, Any]] = row.summary["places"]
    teams = VARIANTS[row.variant].score_columns == 2
    game = words.text(f"home.variant_{row.variant}")
    title = row.summary["title"] or words.text("preview.untitled", game=_game(words, row.variant))
    names = [player_name(words, place["name"]) for place in places if _is_taken(place)]
    seated = words.text("preview.seated", names=words.list(names)) if names else words.text("preview.nobody")
    state = _state(words, row)
    scene = SeatedTable(
        tuple(_seat(words, place, at % 2 if teams else None) for at, place in enumerate(places))
    )
    picture = Picture(title, (game, state), scene, face_of(row.edition))
    text = words.text("preview.table", game=game, seated=seated, state=state)
    return Preview(title, text, picture, f"t/{row.id}", seated)


def replay_preview(words: Words, match: MatchRow) -> Preview:
    """Return the preview of a match: the players and the result."""
    title = _labelled(words, "replay.title", _game(words, match.variant))
    seats = sorted(match.seats, key=lambda seat: seat.place)
    names = [player_name(words, seat.name) for seat in seats]
    players = words.text("preview.players", names=words.list(names))
    path = f"replay/{match.table}/{match.number}"
    if match.result is None:
        unfinished = words.text("preview.unfinished")
        scene: Scene = Sheet(tuple(SheetRow(name, "", False) for name in names))
        picture = Picture(title, (unfinished,), scene)
        return Preview(title, f"{players} {unfinished}", picture, path, players)
    rows = _rows(words, match.result, names)
    result = _result(words, rows)
    text = result if len(rows) == 2 else f"{players} {result}"  # two teams are named in the result
    return Preview(title, text, Picture(title, (result,), Sheet(rows), face_of(match.edition)), path, result)


def player_name(words: Words, name: str) -> str:
    """Return a name as it is shown: guests without a name and deleted players have one in every language."""
    if name == DELETED_NAME:
        return words.text("common.deletedPlayer")
    guest = _GUEST.fullmatch(name)
    return words.text("common.guest", n=guest[1]) if guest else name


# -- parts ---------------------------------------------------------------------------------------------------


def _game(words: Words, variant: str) -> str:
    return words.find(f"common.variant_{variant}") or variant


def _labelled(words: Words, label: str, text: str) -> str:
    return words.text("common.labelled", label=words.text(label), text=text)


def _is_taken(place: dict[str, Any]) -> bool:
    return bool(place["name"]) and not place["left"]


def _seat(words: Words, place: dict[str, Any], team: int | None) -> SeatShown:
    if not _is_taken(place):
        return SeatShown("", team)
    return SeatShown(player_name(words, place["name"]), team, place["bot"] is not None)


def _state(words: Words, row: TableRow) -> str:
    """Return a sentence about the table: free seats, or how far the match is."""
    if row.status == "open" and row.summary["open"]:
        return words.text("preview.free", n=row.summary["open"])
    return words.text("preview.state", state="full" if row.status == "open" else row.status)


def _rows(words: Words, result: dict[str, Any], names: list[str]) -> tuple[SheetRow, ...]:
    """Return the lines of a result: teams or players with their points, or players by rank."""
    scores, ranks, winners = result["scores"], result["ranks"], result["winners"]
    if scores is None:
        order = ranks if ranks is not None else range(len(names))
        return tuple(SheetRow(names[place], str(at), place in winners) for at, place in enumerate(order, 1))
    if len(scores) == 2:
        names = [" & ".join(names[team::2]) for team in range(2)]
    elif len(scores) > len(names):
        names = [*names, words.text("table.dummy")]
    return tuple(
        SheetRow(name, str(score).replace("-", MINUS), at in winners)
        for at, (name, score) in enumerate(zip(names, scores, strict=True))
    )


def _result(words: Words, rows: Sequence[SheetRow]) -> str:
    """Return who won, with the score of two teams."""
    winners = [row.names for row in rows if row.won]
    if len(rows) == 2 and len(winners) == 1:
        first, second = sorted(rows, key=lambda row: not row.won)
        score = f"{first.figure}{SCORE}{second.figure}"
        return words.text("result.shareText", winners=first.names, losers=second.names, score=score)
    return words.text("result.shareWinners", winners=words.list(winners))


def _position_in_words(words: Words, position: Position) -> str:
    hand = words.list([card_word(words, card) for card in position.hands[0]])
    trick = position.trick[-1].cards if position.trick else ()
    if not trick:
        return words.text("preview.hand", cards=hand)
    lying = words.list([card_word(words, card) for card in trick])
    return words.text("preview.handAndTrick", cards=hand, trick=lying)
