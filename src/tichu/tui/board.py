"""The middle of the table: who sits there, whose turn it is, what lies there."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text
from textual.widget import Widget

from tichu.core.cards import DOG, one_of, points
from tichu.tui.sheets import CALL_WORDS, round_sheet, score_sheet, sides
from tichu.tui.venue import Scene
from tichu.tui.words import CALL, LONGEST_NAME, QUIET, Faces, in_order, ordinal, relation, remark

TURN = "bold #e8c66a"
LEAST_TITLE = 12
"""Columns for the title of the game."""
LEAST_SEAT = 18
"""Columns for a seat."""
ROOMY = 9
"""So many free lines, and the play to beat is shown in large cards too."""

BESIDE_ROUNDS = 8
"""So many lines of the last sheet are not for rounds: who has won, the head, the total."""


def heading(scene: Scene, width: int) -> Text:
    """What is played, the round, the score: one line. Where there is little room the title is shortened."""
    right = Text(_score(scene, width - 2) + " ", "bold")
    room = max(0, width - len(right) - 1)
    details = Text(f" · {scene.game.edition}", QUIET)
    if scene.number:
        details.append(f" · round {scene.number}")
    left = Text(f" {scene.game.variant.title}", "bold")
    left.truncate(max(LEAST_TITLE, room - len(details)), overflow="ellipsis")
    left.append_text(details).truncate(room, overflow="ellipsis")
    return Text.assemble(left, " " * max(1, width - len(left) - len(right)), right)


def _score(scene: Scene, room: int) -> str:
    """The score; where there is little room the names are shortened, not the points."""
    for longest in (LONGEST_NAME, 8, 5, 3):
        words = _score_with(scene, [name[:longest] for name in scene.names])
        if len(words) <= room:
            break
    return words


def _score_with(scene: Scene, names: list[str]) -> str:
    if not scene.game.variant.has_points:
        if scene.seat is None or scene.ranks is None:
            return ""
        place = scene.ranks.index(scene.seating[scene.seat])  # after a round: the new one, as on the sheet
        return f"you are {scene.game.variant.titles(scene.game.seats)[place]}"
    if not scene.number:
        return ""
    who = sides(scene.game, names)
    totals = (scene.history[-1].totals if scene.history else None) or (0,) * len(who)
    if len(who) == 2:
        return f"{who[0]} {totals[0]} : {totals[1]} {who[1]}"
    return " · ".join(f"{side} {score}" for side, score in zip(who, totals, strict=True))


class Seats(Widget):
    """Everybody at the table in playing order, the person first."""

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Show them as they sit now."""
        lines = len(self._lines(self.size.width))
        self.scene = scene
        self.refresh(layout=len(self._lines(self.size.width)) != lines)

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """As many lines as the seats need."""
        return len(self._lines(width))

    def render(self) -> Text:
        """The seats in columns."""
        return Text("\n", no_wrap=True).join(self._lines(self.size.width))

    def _lines(self, width: int) -> list[Text]:
        scene = self.scene
        if scene is None or scene.view is None:
            return []
        seats = scene.game.seats
        first = scene.seat or 0
        columns = min(seats, max(1, width // LEAST_SEAT))
        while columns > 4 and -(-seats // columns) == -(-seats // (columns - 1)):
            columns -= 1  # as few columns as fill the same rows
        rows = -(-seats // columns)
        room = width // columns
        cells = [self._cell(scene, (first + step) % seats, room) for step in range(seats)]
        tall = rows <= 2 or self.screen.size.height >= 36
        lines = []
        for row in range(rows):
            part = cells[row * columns : (row + 1) * columns]
            lines += [Text().join(cell[0] for cell in part)]
            if tall:
                lines += [Text().join(cell[1] for cell in part)]
        return lines

    def _cell(self, scene: Scene, seat: int, room: int) -> tuple[Text, Text]:
        """A seat in two lines: name, cards and call; where it is and what it did last."""
        view = scene.view
        assert view is not None
        round_ = view.round
        turn = seat in view.waiting and scene.rest is None
        partner = view.seat is not None and seat in scene.game.variant.partners(round_, view.seat)
        line = Text("▶ " if turn else "  ", TURN)
        line.append(scene.name(seat), TURN if turn else "bold" if partner or seat == view.seat else "")
        if seat in round_.out:
            line.append(f" out {ordinal(round_.out.index(seat))}", QUIET)
        else:
            line.append(f" {view.counts[seat]}", QUIET)
        call = round_.calls.get(seat)
        if call is not None:
            words = CALL_WORDS[call] if room >= 24 else CALL_WORDS[call][:5]
            line.append(f" {words.upper()}!", CALL)
        return _fitted(line, room), _fitted(Text(f"  {self._below(scene, seat)}", QUIET), room)

    def _below(self, scene: Scene, seat: int) -> str:
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


def _fitted(line: Text, room: int) -> Text:
    line.truncate(room - 1, overflow="ellipsis")
    line.pad_right(room - len(line))
    return line


class Trick(Widget):
    """What lies on the table; between rounds, what the round has brought."""

    scene: Scene | None = None

    def __init__(self, faces: Faces, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.faces = faces

    def show(self, scene: Scene) -> None:
        """Show it as it lies now."""
        self.scene = scene
        self.refresh()

    def render(self) -> RenderableType:
        """The plays, oldest first; as many as there is room for."""
        scene = self.scene
        if scene is None:
            return Text()
        if scene.rest is not None:
            return self._at_rest(scene)
        if scene.view is None:
            return Text()
        lines = list(self._plays(scene))
        room = max(1, self.size.height - 1)
        if lines and room - len(lines) >= ROOMY:
            lines += [Text(), *self._large(scene)]
        return Text("\n", no_wrap=True, overflow="ellipsis").join([self._title(scene), *lines[-room:]])

    def _large(self, scene: Scene) -> list[Text]:
        """The play to beat, in large cards where there is room."""
        assert scene.view is not None
        top = scene.view.round.top
        return [] if top is None else self.faces.large(in_order(top.combo), self.size.width - 4)

    def _title(self, scene: Scene) -> Text:
        assert scene.view is not None
        round_ = scene.view.round
        line = Text(" ")
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
            line.append("   wish: ", QUIET).append(one_of(round_.wish), TURN)
        return line

    def _plays(self, scene: Scene) -> Iterator[Text]:
        assert scene.view is not None
        trick = scene.view.round.trick
        width = max((len(scene.name(played.seat)) for played in trick), default=0)
        for place, played in enumerate(trick):
            last = place == len(trick) - 1
            line = Text(f"  {scene.name(played.seat):<{width}}  ", "bold" if last else QUIET)
            line.append_text(self.faces.strip(in_order(played.combo)))
            words = remark(played.combo)
            style = CALL if played.combo.is_bomb else "" if last else QUIET
            if played.combo.cards == (DOG,) and scene.view.round.turn is not None:
                words += f", the lead goes to {scene.name(scene.view.round.turn)}"
            yield line.append(f"  {words}" if words else "", style)

    def _at_rest(self, scene: Scene) -> RenderableType:
        assert scene.rest is not None
        parts: list[RenderableType] = [Text(scene.rest.words, TURN)]
        if scene.view is not None and scene.view.round.over and scene.history:
            if not scene.winners:
                return round_sheet(scene.view.round, scene.history[-1], scene.names)
            most = max(2, self.size.height - BESIDE_ROUNDS)
            parts.append(score_sheet(scene.game, scene.history, scene.ranks, scene.names, most))
        elif scene.view is None and scene.names:
            parts.append(Text("\n".join(f"  {name or 'an open place'}" for name in scene.names)))
        return Group(*parts)
