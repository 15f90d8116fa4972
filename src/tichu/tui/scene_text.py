"""Parts of a scene as text: the score, the seats, the trick, the open hand of Trichu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tichu.core.cards import DOG, points
from tichu.core.round_state import Call
from tichu.tui.card_faces import Faces
from tichu.tui.phrases import (
    CALL,
    MAX_NAME_LENGTH,
    QUIET,
    call_words,
    card_words,
    edition_title,
    game_title,
    in_order,
    padded,
    points_text,
    rank_titles,
    rank_words,
    relation,
    remark,
    yes_no,
)
from tichu.tui.scene import Scene
from tichu.tui.scoresheet import sides
from tichu.words import say
from tichu.words.cards import face_of

TURN: Final = "bold #e8c66a"


def heading(scene: Scene, width: int) -> Text:
    """The game, the round and the score in one line; where space is short the rule book is cut."""
    right = Text(score_line(scene, width - 2) + " ", "bold")
    room = max(0, width - right.cell_len - 1)
    left = Text(f" {game_title(scene.game)}", "bold")
    if scene.number:
        left.append(f" · {say('table.round', n=scene.number)}", f"not bold {QUIET}")
    left.append(f" · {edition_title(scene.game)}", f"not bold {QUIET}")
    left.truncate(room, overflow="ellipsis")
    return Text.assemble(left, " " * max(1, width - left.cell_len - right.cell_len), right)


def score_line(scene: Scene, room: int) -> str:
    """The score, or the person's rank; where space is short the names are cut, never the points."""
    for longest in (MAX_NAME_LENGTH, 8, 5, 3):
        words = _score_with(scene, [name[:longest] for name in scene.names])
        if cell_len(words) <= room:
            break
    return words


def _score_with(scene: Scene, names: list[str]) -> str:
    if not scene.game.variant.has_points:
        if scene.seat is None or scene.ranks is None:
            return ""
        place = scene.ranks.index(scene.seating[scene.seat])  # after a round the new rank, as on the sheet
        return say("table.yourRank", title=rank_titles(scene.game)[place])
    if not scene.number:
        return ""
    who = sides(scene.game, names)
    totals = (scene.history[-1].totals if scene.history else None) or (0,) * len(who)
    scores = [points_text(total) for total in totals]
    if len(who) == 2:
        return f"{who[0]} {scores[0]} : {scores[1]} {who[1]}"
    return " · ".join(f"{side} {score}" for side, score in zip(who, scores, strict=True))


def seat_text(scene: Scene, seat: int, short_calls: bool = False) -> Text:
    """A seat: its name, how many cards it holds, what it has called."""
    view = scene.view
    assert view is not None
    turn = seat in view.waiting and scene.intermission is None
    partner = view.seat is not None and seat in scene.game.variant.partners(view.round, view.seat)
    line = Text(scene.name(seat), TURN if turn else "bold" if partner or seat == view.seat else "")
    if seat in view.round.out:
        line.append(f" {say('table.outAs', n=view.round.out.index(seat) + 1)}", QUIET)
    else:
        line.append(f" {view.counts[seat]}", QUIET)
    call = view.round.calls.get(seat)
    if call is not None:
        line.append(f" {_call(call, short_calls).upper()}!", CALL)
    return line


def _call(call: Call, short: bool) -> str:
    return say("score.grandShort") if short and call == "grand" else call_words(call)


def seat_note(scene: Scene, seat: int) -> str:
    """What a seat did last, or its position at the table."""
    assert scene.view is not None
    round_ = scene.view.round
    if seat in round_.passed:
        return say("table.passed")
    if round_.phase in ("grand", "exchange"):
        key = "terminal.noteDecides" if seat in scene.view.waiting else "terminal.noteReady"
        return say(key, own=yes_no(seat == scene.seat))
    if scene.title(seat):
        return scene.title(seat)
    if seat == scene.seat or scene.seat is None:
        return ""
    return relation(round_, scene.seat, seat)


def trick_title(scene: Scene) -> Text:
    """The heading of the trick: points, the lead, the wish."""
    assert scene.view is not None
    round_ = scene.view.round
    line = Text()
    if round_.trick:
        count = points([card for played in round_.trick for card in played.combo.cards])
        worth = count and scene.game.variant.has_points
        line.append(say("terminal.onTableWorth", n=count) if worth else say("terminal.onTable"), QUIET)
    elif round_.phase == "play" and round_.turn is not None:
        line.append(say("terminal.leads", **scene.person(round_.turn)), QUIET)
    elif round_.phase == "grand":
        line.append(say("terminal.grandStake", n=round_.settings.grand_points), QUIET)
    elif round_.phase == "exchange":
        line.append(say("table.exchangeTitle"), QUIET)
    if round_.wish is not None:
        line.append("   " if line else "").append(say("table.wishBadge", rank=rank_words(round_.wish)), TURN)
    return line


def trick_plays(scene: Scene, faces: Faces) -> Iterator[Text]:
    """The plays of the trick, oldest first."""
    assert scene.view is not None
    trick = scene.view.round.trick
    face = face_of(scene.game.edition)
    width = max((cell_len(scene.name(played.seat)) for played in trick), default=0)
    for place, played in enumerate(trick):
        last = place == len(trick) - 1
        line = Text(f"{padded(scene.name(played.seat), width)}  ", "bold" if last else QUIET)
        line.append_text(faces.strip(in_order(played.combo)))
        words = remark(played.combo, face)
        style = CALL if played.combo.is_bomb else "" if last else QUIET
        if played.combo.cards == (DOG,) and scene.view.round.turn is not None:
            to = scene.name(scene.view.round.turn)
            words = say("terminal.dogTo", card=card_words(DOG, face), to=to)
        yield line.append(f"  {words}" if words else "", style)


def other_hand(scene: Scene, acting: int | None, cards: Faces) -> Text:
    """The other hand that the person sees in Trichu: the dummy's, or their own while they play the dummy."""
    view = scene.view
    if view is None or view.round.dummy is None or scene.intermission is not None:
        return Text()
    other = scene.seat if acting == view.round.dummy else view.round.dummy
    if other is None or other in view.hidden or not view.round.hands[other]:
        return Text()
    whose = say("terminal.youHave" if other == scene.seat else "terminal.dummyHas")
    line = Text(f"{whose} ", QUIET)
    return line.append_text(cards.tight(view.round.hands[other]))
