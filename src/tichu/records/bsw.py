"""A lenient parser for the round logs of Brettspielwelt (``.tch``).

A log is a sequence of rounds without a header. Seats are identified by number, never by name: a name can be
empty or contain spaces, colons, brackets or whole phrases of the format. Lines are therefore parsed from the
end, where the cards are. ``bsw_judge.py`` checks whether a round is legal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX, RANKS, Card, Cards, Rank

SUIT_LETTERS: Final = "GSBR"  # green, black (schwarz), blue, red, in the order of cards.SUITS
RANK_TEXTS: Final[dict[Rank, str]] = dict(
    zip(RANKS, ("2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K", "A"), strict=True)
)
CARD_TEXTS: Final[dict[Card, str]] = {MAHJONG: "Ma", DOG: "Hu", PHOENIX: "Ph", DRAGON: "Dr"} | {
    4 * rank + suit: letter + text
    for rank, text in RANK_TEXTS.items()
    for suit, letter in enumerate(SUIT_LETTERS)
}
_CARDS: Final = {text: card for card, text in CARD_TEXTS.items()}
_RANKS: Final = {text: rank for rank, text in RANK_TEXTS.items()}

FIRST_CARDS: Final = "Gr.Tichukarten"
ALL_CARDS: Final = "Startkarten"
PLAY: Final = "Rundenverlauf"
EXCHANGE: Final = "Schupfen:"

_TITLE: Final = re.compile(r"-{3,} *(Gr\. ?Tichukarten|Startkarten|Rundenverlauf) *-*")
_CARD: Final = r"(?:[RGBS](?:10|[2-9BDKA])|Ma|Hu|Ph|Dr)"
_SEAT: Final = re.compile(r"\(([0-9]+)\)(.*)", re.DOTALL)
_PLAY: Final = re.compile(rf".*:[ \t]*({_CARD}(?:[ \t]+{_CARD})*)", re.DOTALL)
_PASS: Final = re.compile(r".*[ \t]passt\.?", re.DOTALL)
_GIFTS: Final = re.compile(
    rf".* gibt: .*: ({_CARD})[ \t]+- .*: ({_CARD})[ \t]+- .*: ({_CARD})(?:[ \t]+-)?", re.DOTALL
)
_CALLER: Final = re.compile(r"[^:]*:[ \t]*\(([0-3])\).*", re.DOTALL)
_WISH: Final = re.compile(r"Wunsch:[ \t]*(10|[2-9BDKA]|0|)")
_RESULT: Final = re.compile(r"Ergebnis:[ \t]*(-?\d{1,6})[ \t]*-[ \t]*(-?\d{1,6})")

Kind: TypeAlias = Literal["play", "pass", "tichu", "grand", "give", "wish", "unreadable"]
Section: TypeAlias = Literal["first", "all", "exchange", "play"]


class BswEvent(NamedTuple):
    """A line of a round: what a seat did.

    ``seat`` is the receiver in a line about the Dragon's trick, and -1 if the line names no seat. ``cards``
    keep the printed order; ``wish`` is the rank wished for with the Mah Jong.
    """

    line: int
    kind: Kind
    seat: int
    text: str
    cards: Cards = ()
    wish: Rank | None = None


@dataclass(frozen=True, slots=True)
class BswRound:
    """A round as logged.

    ``first``, ``dealt`` and ``given`` are keyed by seat; ``given`` lists the cards for the next seat, the
    partner and the previous seat. ``calls`` are the calls before play, ``events`` the play, ``faults`` the
    unreadable lines of deal and exchange. ``result`` is None if the log ends early (``cut``: in the middle
    of a line) or continues with another deal (``aborted``). ``begins``: the log has the start of the round.
    """

    line: int
    last_line: int
    names: tuple[str, str, str, str]
    first: Mapping[int, Cards]
    dealt: Mapping[int, Cards]
    given: Mapping[int, Cards]
    calls: tuple[BswEvent, ...]
    events: tuple[BswEvent, ...]
    faults: tuple[BswEvent, ...]
    result: tuple[int, int] | None
    begins: bool = True
    aborted: bool = False
    cut: bool = False


def is_bsw(name: str, data: bytes) -> bool:
    """Whether a file is a Brettspielwelt log, by its name or because it starts with a line of dashes."""
    return name.endswith((".tch", ".tch.gz")) or data.lstrip(b"\xef\xbb\xbf \t\r\n")[:3] == b"---"


def decode_bsw(data: bytes) -> str:
    """Decode a log file: UTF-8, or Latin-1 in older files."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read_bsw(text: str) -> list[BswRound]:
    """Parse the rounds of a log, complete or not; lines that do not belong to the format are skipped."""
    pieces = re.split(r"\r\n|\n|\r", text.removeprefix("\ufeff"))
    parser = _Parser()
    for number, piece in enumerate(pieces, 1):
        line = piece.strip(" \t\x00")
        if line:
            parser.line(number, line)
    parser.close(cut=bool(pieces[-1].strip(" \t\x00")))
    return parser.rounds


def parse_bsw_cards(text: str) -> Cards | None:
    """Parse cards in their printed order; None if the text contains anything else."""
    cards = tuple(_CARDS.get(token, -1) for token in re.split(r"[ \t]+", text.strip(" \t")))
    return None if -1 in cards else cards


class _RoundBuilder:
    """Collects the lines of one round."""

    def __init__(self, line: int, begins: bool) -> None:
        self.line = line
        self.last_line = line
        self.begins = begins
        self.names: dict[int, str] = {}
        self.first: dict[int, Cards] = {}
        self.dealt: dict[int, Cards] = {}
        self.given: dict[int, Cards] = {}
        self.calls: list[BswEvent] = []
        self.events: list[BswEvent] = []
        self.faults: list[BswEvent] = []
        self.result: tuple[int, int] | None = None

    def build(self, aborted: bool = False, cut: bool = False) -> BswRound:
        names = [self.names.get(seat, "") for seat in range(4)]
        return BswRound(
            line=self.line,
            last_line=self.last_line,
            names=(names[0], names[1], names[2], names[3]),
            first=MappingProxyType(self.first),
            dealt=MappingProxyType(self.dealt),
            given=MappingProxyType(self.given),
            calls=tuple(self.calls),
            events=tuple(self.events),
            faults=tuple(self.faults),
            result=self.result,
            begins=self.begins,
            aborted=aborted,
            cut=cut,
        )


class _Parser:
    """Parses a log line by line, tracking the current round and section."""

    def __init__(self) -> None:
        self.rounds: list[BswRound] = []
        self._builder: _RoundBuilder | None = None
        self._section: Section = "first"
        self._last = 0

    def close(self, cut: bool) -> None:
        """Finish the last round at the end of the file."""
        if self._builder is not None:
            self.rounds.append(self._builder.build(cut=cut))
            self._builder = None
        elif cut and self.rounds and self.rounds[-1].last_line == self._last:
            self.rounds[-1] = replace(self.rounds[-1], cut=True)

    def line(self, number: int, line: str) -> None:
        """Parse a line that is not blank."""
        self._last = number
        title = _TITLE.fullmatch(line)
        seated = _SEAT.fullmatch(line)
        if title:
            self._title(number, title[1].replace(" ", ""))
        elif seated:
            self._seat_line(number, line, int(seated[1][:9]), seated[2])
        elif self._builder is not None:
            self._other_line(self._builder, number, line)
        if self._builder is not None:
            self._builder.last_line = number
            if self._builder.result is not None:
                self.rounds.append(self._builder.build())
                self._builder = None

    def _title(self, number: int, title: str) -> None:
        builder = self._builder
        if title == FIRST_CARDS or builder is None or (title == ALL_CARDS and self._section != "first"):
            if builder is not None:
                self.rounds.append(builder.build(aborted=True))
            self._builder = _RoundBuilder(number, begins=title == FIRST_CARDS)
        self._section = "first" if title == FIRST_CARDS else "all" if title == ALL_CARDS else "play"

    def _seat_line(self, number: int, line: str, seat: int, rest: str) -> None:
        builder = self._builder
        if builder is None:  # the start of the round is missing
            if not (_PLAY.fullmatch(rest) or _PASS.fullmatch(rest) or _GIFTS.fullmatch(rest)):
                return
            builder = self._builder = _RoundBuilder(number, begins=False)
            self._section = "play"
        if seat > 3:
            self._unreadable(builder, number, line)
            return
        if self._section == "all" and len(builder.dealt) == 4:
            self._section = "exchange" if _GIFTS.fullmatch(rest) else "play"
        if self._section == "exchange" and len(builder.given) == 4:
            self._section = "play"
        if self._section == "first":
            self._hand(builder, number, line, seat, rest, 8)
        elif self._section == "all":
            self._hand(builder, number, line, seat, rest, 14)
        elif self._section == "exchange":
            self._gifts(builder, number, line, seat, rest)
        elif play := _PLAY.fullmatch(rest):
            cards = parse_bsw_cards(play[1]) or ()
            builder.events.append(BswEvent(number, "play", seat, line, cards))
        elif _PASS.fullmatch(rest):
            builder.events.append(BswEvent(number, "pass", seat, line))
        else:
            self._unreadable(builder, number, line)

    def _hand(self, builder: _RoundBuilder, number: int, line: str, seat: int, rest: str, count: int) -> None:
        """Parse a hand: a name, then ``count`` cards."""
        hands = builder.first if count == 8 else builder.dealt
        tokens = list(re.finditer(r"[^ \t]+", rest))
        start = tokens[-count].start() if len(tokens) >= count else len(rest)
        cards = parse_bsw_cards(rest[start:])
        if cards is None or len(cards) != count or hands.get(seat, cards) != cards:
            self._unreadable(builder, number, line)
            return
        hands[seat] = cards
        builder.names[seat] = rest[:start].removesuffix(" ")

    def _gifts(self, builder: _RoundBuilder, number: int, line: str, seat: int, rest: str) -> None:
        """Parse the cards for the other seats; names with separators in them are matched exactly if known."""
        names = [builder.names.get((seat + step) % 4, "") for step in range(4)]
        known = re.fullmatch(
            re.escape(f"{names[0]} gibt: ")
            + r"[ \t]+- ".join(rf"{re.escape(name)}: ({_CARD})" for name in names[1:])
            + r"(?:[ \t]+-)?",
            rest,
        )
        gifts = known or _GIFTS.fullmatch(rest)
        cards = gifts and tuple(_CARDS[gifts[place]] for place in (1, 2, 3))
        if not cards or builder.given.get(seat, cards) != cards:
            self._unreadable(builder, number, line)
        else:
            builder.given[seat] = cards

    def _other_line(self, builder: _RoundBuilder, number: int, line: str) -> None:
        """Parse a line that does not start with a seat."""
        playing = self._section == "play"
        caller = _CALLER.fullmatch(line)
        if line == EXCHANGE and not playing:
            self._section = "exchange"
        elif line.startswith(("Grosses Tichu:", "Großes Tichu:", "Tichu:", "Drache an:")):
            kind: Kind = "give" if line[0] == "D" else "tichu" if line[0] == "T" else "grand"
            if caller is None:
                self._unreadable(builder, number, line)
            else:
                event = BswEvent(number, kind, int(caller[1]), line)
                (builder.events if playing or kind == "give" else builder.calls).append(event)
        elif line.startswith("Wunsch:"):
            self._wish(builder, number, line)
        elif line.startswith("Ergebnis:"):
            result = _RESULT.fullmatch(line)
            if result is None:
                self._unreadable(builder, number, line)
            else:
                builder.result = int(result[1]), int(result[2])

    def _wish(self, builder: _RoundBuilder, number: int, line: str) -> None:
        """Attach a wish to the preceding play of the Mah Jong; a repeated line is one wish."""
        wish = _WISH.fullmatch(line)
        if wish is None:
            self._unreadable(builder, number, line)
            return
        rank = _RANKS.get(wish[1])
        for at in range(len(builder.events) - 1, -1, -1):
            event = builder.events[at]
            if event.kind in ("tichu", "grand"):
                continue
            if event.kind == "play" and MAHJONG in event.cards and event.wish in (None, rank):
                builder.events[at] = event._replace(wish=rank)
                return
            break
        builder.events.append(BswEvent(number, "wish", -1, line, wish=rank))

    def _unreadable(self, builder: _RoundBuilder, number: int, line: str) -> None:
        fault = BswEvent(number, "unreadable", -1, line)
        (builder.events if self._section == "play" else builder.faults).append(fault)
