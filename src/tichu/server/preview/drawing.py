"""The pictures of link previews as SVG: felt and brass, text on the left, a scene on the right."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tichu.server.preview.files import cards
from tichu.server.preview.lettering import clean, cut, fits, wrap, written
from tichu.server.preview.pictures import (
    BACK,
    HEIGHT,
    WIDTH,
    Fan,
    Picture,
    Position,
    SeatedTable,
    SeatShown,
    Sheet,
    SheetRow,
)

TEXT_FONT: Final = "EB Garamond Medium, NanumMyeongjo"
TITLE_FONT: Final = "Cormorant SC SemiBold"
PAPER: Final = "#f6f0e2"
INK: Final = "#1d1b18"
SOFT: Final = "#c3cfc4"
BRASS: Final = "#c9a24a"
LACQUER: Final = "#b23a2e"
TEAMS: Final = ("#e3c377", "#9cc3f5")
"""Colours of the two teams."""
LEFT: Final = 70
"""Where text begins."""
TEXT_WIDTH: Final = 520
POSITION_TEXT_WIDTH: Final = 375
CARD_WIDTH, CARD_HEIGHT = 200, 280
"""Size of a card as it is drawn."""
HEADING_SIZES: Final = (76, 66, 56, 48)
MAX_HEADING_LINES: Final = 3
LINE_SIZE: Final = 36
MAX_LINES: Final = 5


def draw(picture: Picture) -> str:
    """Return the picture as SVG."""
    match picture.scene:
        case Fan() as fan:
            scene = _fan(fan, picture.face)
        case SeatedTable() as table:
            scene = _table(table, picture.face)
        case Sheet() as sheet:
            scene = _sheet(sheet)
        case Position() as position:
            scene = _position(position, picture.face)
    room = POSITION_TEXT_WIDTH if isinstance(picture.scene, Position) else TEXT_WIDTH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' font-family="{TEXT_FONT}">'
        f"{_ground()}{scene}{_text(picture, room)}</svg>"
    )


def texts(picture: Picture) -> list[str]:
    """Return every text in a picture."""
    found = [picture.heading, *picture.lines]
    match picture.scene:
        case SeatedTable(seats):
            found += [seat.name for seat in seats]
        case Sheet(rows):
            found += [row.names for row in rows]
        case _:
            pass
    return [clean(text) for text in found]


def _ground() -> str:
    return (
        '<defs><radialGradient id="felt" gradientUnits="userSpaceOnUse" cx="820" cy="300" r="800">'
        '<stop offset="0" stop-color="#1f493f"/><stop offset="1" stop-color="#0c211d"/></radialGradient>'
        "</defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#felt)"/>'
        f'<rect x="20" y="20" width="{WIDTH - 40}" height="{HEIGHT - 40}" rx="10" fill="none"'
        f' stroke="{BRASS}" stroke-opacity=".4" stroke-width="3"/>'
    )


def _text(picture: Picture, room: float) -> str:
    """Return the name of the game, the heading and the lines, in the middle of the height."""
    heading = clean(picture.heading)
    size = next((size for size in HEADING_SIZES if fits(heading, size, room, 2)), HEADING_SIZES[-1])
    rows = [(line, size, PAPER, 1.12) for line in wrap(heading, size, room, MAX_HEADING_LINES)]
    left = MAX_LINES
    for text in picture.lines:
        lines = wrap(clean(text), LINE_SIZE, room, left) if left else []
        rows += [(line, LINE_SIZE, SOFT, 1.85 if at == 0 else 1.25) for at, line in enumerate(lines)]
        left -= len(lines)
    height = sum(size * leading for _, size, _, leading in rows)
    y = max(150.0, (HEIGHT - height) / 2 + 10)
    brand = f'<g font-family="{TITLE_FONT}">{written("Tichu", LEFT, 112, 60, BRASS)}</g>'
    parts = [brand]
    for line, size, colour, leading in rows:
        y += size * leading
        parts.append(written(line, LEFT, y, size, colour))
    return "".join(parts)


def _card(card: str, face: str, x: float, y: float, wide: float, turn: float = 0.0) -> str:
    """Return a card around a point, so wide, turned clockwise by degrees."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({wide / CARD_WIDTH:.4f})'
        f' translate({-CARD_WIDTH / 2:g} {-CARD_HEIGHT / 2:g})">{cards()[face][card]}</g>'
    )


def _fan(fan: Fan, face: str) -> str:
    """Return cards in a fan in the right half."""
    count, pivot, radius = len(fan.cards), (862.0, 850.0), 520.0
    step = min(11.0, 44.0 / max(1, count - 1))
    drawn = []
    for at, card in enumerate(fan.cards):
        turn = (at - (count - 1) / 2) * step
        angle = turn * pi / 180
        x, y = pivot[0] + radius * sin(angle), pivot[1] - radius * cos(angle)
        drawn.append(_card(card, face, x, y, 182, turn))
    return "".join(drawn)


# -- a table -------------------------------------------------------------------------------------------------

TABLE: Final = (868.0, 292.0, 185.0, 158.0)
"""The middle of a table, and half its width and height."""


def _table(table: SeatedTable, face: str) -> str:
    x, y, half_width, half_height = TABLE
    parts = [
        f'<ellipse cx="{x}" cy="{y}" rx="{half_width}" ry="{half_height}" fill="#17382f" stroke="{BRASS}"'
        ' stroke-opacity=".75" stroke-width="5"/>',
        *(_card(BACK, face, x + 26 * at, y + 4 * abs(at), 92, 14.0 * at) for at in (-1, 0, 1)),
    ]
    count = len(table.seats)
    for at, seat in enumerate(table.seats):
        angle = 2 * pi * at / count
        place = (x + (half_width + 30) * sin(angle), y + (half_height + 30) * cos(angle))
        parts.append(_seat(seat, *place, count))
    return "".join(parts)


def _seat(seat: SeatShown, x: float, y: float, count: int) -> str:
    """Return a seat: a disc with an initial and the name below; a free one is an empty ring."""
    radius = 46 if count <= 4 else 38 if count <= 6 else 31
    colour = BRASS if seat.team is None else TEAMS[seat.team]
    ring = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius}" stroke="{colour}" stroke-width="5"'
    if not seat.name:
        plus = radius * 0.35
        return (
            f'<circle {ring} fill="#12312b" stroke-dasharray="11 8"/>'
            f'<path d="M{x - plus:.1f} {y:.1f}h{2 * plus:.1f}M{x:.1f} {y - plus:.1f}v{2 * plus:.1f}"'
            f' stroke="{colour}" stroke-width="5" stroke-linecap="round"/>'
        )
    fill, letters = ("#17382f", colour) if seat.bot else (colour, INK)
    size = 30 if count <= 4 else 25 if count <= 6 else 20
    room = 200.0 if count <= 4 else 160.0 if count <= 6 else 108.0
    name = cut(clean(seat.name), size, room)
    return (
        f'<circle {ring} fill="{fill}"/>'
        + written(clean(seat.name)[:1].upper(), x, y + radius * 0.34, radius, letters, "middle")
        + written(name, x, y + radius + size * 1.05, size, PAPER, "middle")
    )


# -- a result ------------------------------------------------------------------------------------------------


def _sheet(sheet: Sheet) -> str:
    """Return the result on a sheet of paper, slightly turned."""
    row_height = min(150.0, 470.0 / max(1, len(sheet.rows)))
    height = row_height * len(sheet.rows) + 50
    top = (HEIGHT - height) / 2
    parts = [f'<rect x="650" y="{top:g}" width="480" height="{height:g}" rx="14" fill="{PAPER}"/>']
    for at, row in enumerate(sheet.rows):
        y = top + 25 + at * row_height
        if at:
            parts.append(f'<path d="M680 {y:g}h420" stroke="{INK}" stroke-opacity=".2" stroke-width="2"/>')
        parts.append(_sheet_row(row, y, row_height))
    return f'<g transform="rotate(1.5 890 315)">{"".join(parts)}</g>'


def _sheet_row(row: SheetRow, y: float, height: float) -> str:
    size, small = min(68.0, height * 0.6), min(38.0, height * 0.52)
    names = wrap(clean(row.names), small, 250, 3 if height > 120 else 1)
    leading = small * 1.14
    first = y + height / 2 - leading * (len(names) - 1) / 2 + small * 0.33
    mark = f'<path d="M662 {y + 8:g}v{height - 16:g}" stroke="{BRASS}" stroke-width="9"/>' if row.won else ""
    lines = "".join(written(name, 684, first + at * leading, small, INK) for at, name in enumerate(names))
    figure = written(row.figure, 1100, y + height / 2 + size * 0.33, size, LACQUER if row.won else INK, "end")
    return mark + lines + figure


# -- a position ----------------------------------------------------------------------------------------------

OTHERS: Final = {1: (1070.0, 215.0), 2: (805.0, 96.0), 3: (562.0, 215.0)}
"""Where the hands of the others are, by side."""
PLAYS: Final = {0: (805.0, 322.0), 1: (885.0, 262.0), 2: (805.0, 236.0), 3: (725.0, 262.0)}
"""Where cards in the trick lie, by the side they come from."""


def _position(position: Position, face: str) -> str:
    parts = [
        f'<ellipse cx="805" cy="252" rx="235" ry="150" fill="#17382f" stroke="{BRASS}" stroke-opacity=".6"'
        ' stroke-width="4"/>'
    ]
    for side, hand in enumerate(position.hands):
        if side:
            parts.append(_row(hand, face, *OTHERS[side], wide=78.0, room=165.0))
    for play in position.trick[-2:]:
        parts.append(_row(play.cards, face, *PLAYS[play.side], wide=94.0, room=220.0))
    parts.append(_row(position.hands[0], face, 805.0, 508.0, wide=130.0, room=640.0))
    return "".join(parts)


def _row(hand: tuple[str, ...], face: str, x: float, y: float, *, wide: float, room: float) -> str:
    """Return cards that overlap in a row around a point, in at most so many pixels."""
    step = min(wide * 0.62, (room - wide) / max(1, len(hand) - 1))
    first = x - step * (len(hand) - 1) / 2
    return "".join(_card(card, face, first + at * step, y, wide) for at, card in enumerate(hand))
