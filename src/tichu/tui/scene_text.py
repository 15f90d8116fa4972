"""Parts of a scene as text: the score, the seats, the trick, the open hand of Trichu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tichu.core.cards import DOG, one_of, points
from tichu.tui.card_faces import Faces
from tichu.tui.phrases import CALL, MAX_NAME_LENGTH, QUIET, in_order, ordinal, relation, remark
from tichu.tui.scene import Scene
from tichu.tui.scoresheet import CALL_WORDS, sides

TURN: Final = "bold #e8c66a"
MIN_TITLE: Final = 12
"""Columns the title of the game keeps when space is short."""


def heading(scene: Scene, width: int) -> Text:
    """The game, the round and the score in one line; where space is short the title is cut."""
    right = Text(score_line(scene, width - 2) + " ", "bold")
    room = max(0, width - len(right) - 1)
    details = Text(f" · {scene.game.edition}", QUIET)
    if scene.number:
        details.append(f" · round {scene.number}")
    left = Text(f" {scene.game.variant.title}", "bold")
    left.truncate(max(MIN_TITLE, room - len(details)), overflow="ellipsis")
    left.append_text(details).truncate(room, overflow="ellipsis")
    return Text.assemble(left, " " * max(1, width - len(left) - len(right)), right)


def score_line(scene: Scene, room: int) -> str:
    """The score, or the person's rank; where space is short the names are cut, never the points."""
    for longest in (MAX_NAME_LENGTH, 8, 5, 3):
        words = _score_with(scene, [name[:longest] for name in scene.names])
        if len(words) <= room:
            break
    return words


def _score_with(scene: Scene, names: list[str]) -> str:
    if not scene.game.variant.has_points:
        if scene.seat is None or scene.ranks is None:
            return ""
        place = scene.ranks.index(scene.seating[scene.seat])  # after a round the new rank, as on the sheet
        return f"you are {scene.game.variant.titles(scene.game.seats)[place]}"
    if not scene.number:
        return ""
    who = sides(scene.game, names)
    totals = (scene.history[-1].totals if scene.history else None) or (0,) * len(who)
    if len(who) == 2:
        return f"{who[0]} {totals[0]} : {totals[1]} {who[1]}"
    return " · ".join(f"{side} {score}" for side, score in zip(who, totals, strict=True))


def seat_text(scene: Scene, seat: int, short_calls: bool = False) -> Text:
    """A seat: its name, how many cards it holds, what it has called."""
    view = scene.view
    assert view is not None
    turn = seat in view.waiting and scene.intermission is None
    partner = view.seat is not None and seat in scene.game.variant.partners(view.round, view.seat)
    line = Text(scene.name(seat), TURN if turn else "bold" if partner or seat == view.seat else "")
    if seat in view.round.out:
        line.append(f" out {ordinal(view.round.out.index(seat))}", QUIET)
    else:
        line.append(f" {view.counts[seat]}", QUIET)
    call = view.round.calls.get(seat)
    if call is not None:
        words = CALL_WORDS[call][:5] if short_calls else CALL_WORDS[call]
        line.append(f" {words.upper()}!", CALL)
    return line


def seat_note(scene: Scene, seat: int) -> str:
    """What a seat did last, or its position at the table."""
    assert scene.view is not None
    round_ = scene.view.round
    if seat in round_.passed:
        return "passes"
    if round_.phase in ("grand", "exchange"):
        return "decides …" if seat in scene.view.waiting else "is ready"
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
        line.append("On the table", QUIET)
        count = points([card for played in round_.trick for card in played.combo.cards])
        if count and scene.game.variant.has_points:
            line.append(f" · {count} points", QUIET)
    elif round_.phase == "play" and round_.turn is not None:
        name = scene.name(round_.turn)
        line.append(f"{name} {'lead' if name == 'You' else 'leads'}", QUIET)
    elif round_.phase == "grand":
        line.append(f"Grand Tichu: {round_.settings.grand_points} points, won or lost", QUIET)
    elif round_.phase == "exchange":
        line.append("The exchange", QUIET)
    if round_.wish is not None:
        line.append("   wish: " if line else "wish: ", QUIET).append(one_of(round_.wish), TURN)
    return line


def trick_plays(scene: Scene, faces: Faces) -> Iterator[Text]:
    """The plays of the trick, oldest first."""
    assert scene.view is not None
    trick = scene.view.round.trick
    width = max((len(scene.name(played.seat)) for played in trick), default=0)
    for place, played in enumerate(trick):
        last = place == len(trick) - 1
        line = Text(f"{scene.name(played.seat):<{width}}  ", "bold" if last else QUIET)
        line.append_text(faces.strip(in_order(played.combo)))
        words = remark(played.combo)
        style = CALL if played.combo.is_bomb else "" if last else QUIET
        if played.combo.cards == (DOG,) and scene.view.round.turn is not None:
            words += f", the lead goes to {scene.name(scene.view.round.turn)}"
        yield line.append(f"  {words}" if words else "", style)


def other_hand(scene: Scene, acting: int | None, cards: Faces) -> Text:
    """The other hand that the person sees in Trichu: the dummy's, or their own while they play the dummy."""
    view = scene.view
    if view is None or view.round.dummy is None or scene.intermission is not None:
        return Text()
    other = scene.seat if acting == view.round.dummy else view.round.dummy
    if other is None or other in view.hidden or not view.round.hands[other]:
        return Text()
    line = Text("you have " if other == scene.seat else "the dummy has ", QUIET)
    return line.append_text(cards.tight(view.round.hands[other]))
