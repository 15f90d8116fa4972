"""The round logs of Brettspielwelt (``.tch``), read leniently.

A log is a sequence of rounds without a header. Seats are told by their number, never by the name: a name can
be empty, hold blanks, colons, brackets or whole sentences of the format. So every line is read from its end,
where the cards are. Whether a round can have happened like that is judged elsewhere (``bsw_judge.py``).
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


class Event(NamedTuple):
    """A line of a round: who did what.

    ``seat`` is the receiver in the line about a Dragon's trick, and -1 where no seat is told. ``cards`` are
    in the order in which they are printed; ``wish`` is what was wished for with the Mah Jong.
    """

    line: int
    kind: Kind
    seat: int
    text: str
    cards: Cards = ()
    wish: Rank | None = None


@dataclass(frozen=True, slots=True)
class BswRound:
    """A round as it stands in the log.

    ``first``, ``dealt`` and ``given`` are by seat; ``given`` holds the cards for the next seat, the partner
    and the last one. ``calls`` come before the play, ``events`` are the play, ``faults`` the lines of deal
    and exchange that cannot be read. ``result`` is None if the log breaks off (``cut``: its last line has no
    end) or goes on with another deal (``aborted``). ``begins``: the log has the beginning of the round.
    """

    line: int
    last_line: int
    names: tuple[str, str, str, str]
    first: Mapping[int, Cards]
    dealt: Mapping[int, Cards]
    given: Mapping[int, Cards]
    calls: tuple[Event, ...]
    events: tuple[Event, ...]
    faults: tuple[Event, ...]
    result: tuple[int, int] | None
    begins: bool = True
    aborted: bool = False
    cut: bool = False


def decode_bsw(data: bytes) -> str:
    """The text of a log file: UTF-8, older ones Latin-1."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read_bsw(text: str) -> list[BswRound]:
    """The rounds of a log, in whatever state they are; a line that is none of the format's is passed over."""
    pieces = re.split(r"\r\n|\n|\r", text.removeprefix("\ufeff"))
    parser = _Parser()
    for number, piece in enumerate(pieces, 1):
        line = piece.strip(" \t\x00")
        if line:
            parser.line(number, line)
    parser.close(cut=bool(pieces[-1].strip(" \t\x00")))
    return parser.rounds


def parse_bsw_cards(text: str) -> Cards | None:
    """The cards of a text in the order in which they stand; None if there is anything else in it."""
    cards = tuple(_CARDS.get(token, -1) for token in re.split(r"[ \t]+", text.strip(" \t")))
    return None if -1 in cards else cards


class _Draft:
    """A round that is being read."""

    def __init__(self, line: int, begins: bool) -> None:
        self.line = line
        self.last_line = line
        self.begins = begins
        self.names: dict[int, str] = {}
        self.first: dict[int, Cards] = {}
        self.dealt: dict[int, Cards] = {}
        self.given: dict[int, Cards] = {}
        self.calls: list[Event] = []
        self.events: list[Event] = []
        self.faults: list[Event] = []
        self.result: tuple[int, int] | None = None

    def finished(self, aborted: bool = False, cut: bool = False) -> BswRound:
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
    """Reads line by line; it knows in which part of which round it is."""

    def __init__(self) -> None:
        self.rounds: list[BswRound] = []
        self._draft: _Draft | None = None
        self._section: Section = "first"
        self._last = 0

    def close(self, cut: bool) -> None:
        """The end of the file."""
        if self._draft is not None:
            self.rounds.append(self._draft.finished(cut=cut))
            self._draft = None
        elif cut and self.rounds and self.rounds[-1].last_line == self._last:
            self.rounds[-1] = replace(self.rounds[-1], cut=True)

    def line(self, number: int, line: str) -> None:
        """Take a line that is not blank."""
        self._last = number
        title = _TITLE.fullmatch(line)
        seated = _SEAT.fullmatch(line)
        if title:
            self._title(number, title[1].replace(" ", ""))
        elif seated:
            self._seat_line(number, line, int(seated[1][:9]), seated[2])
        elif self._draft is not None:
            self._told(self._draft, number, line)
        if self._draft is not None:
            self._draft.last_line = number
            if self._draft.result is not None:
                self.rounds.append(self._draft.finished())
                self._draft = None

    def _title(self, number: int, title: str) -> None:
        draft = self._draft
        if title == FIRST_CARDS or draft is None or (title == ALL_CARDS and self._section != "first"):
            if draft is not None:
                self.rounds.append(draft.finished(aborted=True))
            self._draft = _Draft(number, begins=title == FIRST_CARDS)
        self._section = "first" if title == FIRST_CARDS else "all" if title == ALL_CARDS else "play"

    def _seat_line(self, number: int, line: str, seat: int, rest: str) -> None:
        draft = self._draft
        if draft is None:  # the beginning of the round is missing
            if not (_PLAY.fullmatch(rest) or _PASS.fullmatch(rest) or _GIFTS.fullmatch(rest)):
                return
            draft = self._draft = _Draft(number, begins=False)
            self._section = "play"
        if seat > 3:
            self._unreadable(draft, number, line)
            return
        if self._section == "all" and len(draft.dealt) == 4:
            self._section = "exchange" if _GIFTS.fullmatch(rest) else "play"
        if self._section == "exchange" and len(draft.given) == 4:
            self._section = "play"
        if self._section == "first":
            self._hand(draft, number, line, seat, rest, 8)
        elif self._section == "all":
            self._hand(draft, number, line, seat, rest, 14)
        elif self._section == "exchange":
            self._gifts(draft, number, line, seat, rest)
        elif play := _PLAY.fullmatch(rest):
            cards = parse_bsw_cards(play[1]) or ()
            draft.events.append(Event(number, "play", seat, line, cards))
        elif _PASS.fullmatch(rest):
            draft.events.append(Event(number, "pass", seat, line))
        else:
            self._unreadable(draft, number, line)

    def _hand(self, draft: _Draft, number: int, line: str, seat: int, rest: str, count: int) -> None:
        """A name, then so many cards."""
        hands = draft.first if count == 8 else draft.dealt
        tokens = list(re.finditer(r"[^ \t]+", rest))
        start = tokens[-count].start() if len(tokens) >= count else len(rest)
        cards = parse_bsw_cards(rest[start:])
        if cards is None or len(cards) != count or hands.get(seat, cards) != cards:
            self._unreadable(draft, number, line)
            return
        hands[seat] = cards
        draft.names[seat] = rest[:start].removesuffix(" ")

    def _gifts(self, draft: _Draft, number: int, line: str, seat: int, rest: str) -> None:
        """Three cards for the next three seats; the names in between are known, or guessed."""
        names = [draft.names.get((seat + step) % 4, "") for step in range(4)]
        known = re.fullmatch(
            re.escape(f"{names[0]} gibt: ")
            + r"[ \t]+- ".join(rf"{re.escape(name)}: ({_CARD})" for name in names[1:])
            + r"(?:[ \t]+-)?",
            rest,
        )
        gifts = known or _GIFTS.fullmatch(rest)
        cards = gifts and tuple(_CARDS[gifts[place]] for place in (1, 2, 3))
        if not cards or draft.given.get(seat, cards) != cards:
            self._unreadable(draft, number, line)
        else:
            draft.given[seat] = cards

    def _told(self, draft: _Draft, number: int, line: str) -> None:
        """A line that does not begin with a seat."""
        playing = self._section == "play"
        caller = _CALLER.fullmatch(line)
        if line == EXCHANGE and not playing:
            self._section = "exchange"
        elif line.startswith(("Grosses Tichu:", "Großes Tichu:", "Tichu:", "Drache an:")):
            kind: Kind = "give" if line[0] == "D" else "tichu" if line[0] == "T" else "grand"
            if caller is None:
                self._unreadable(draft, number, line)
            else:
                event = Event(number, kind, int(caller[1]), line)
                (draft.events if playing or kind == "give" else draft.calls).append(event)
        elif line.startswith("Wunsch:"):
            self._wish(draft, number, line)
        elif line.startswith("Ergebnis:"):
            result = _RESULT.fullmatch(line)
            if result is None:
                self._unreadable(draft, number, line)
            else:
                draft.result = int(result[1]), int(result[2])

    def _wish(self, draft: _Draft, number: int, line: str) -> None:
        """A wish belongs to the play with the Mah Jong just before it; the same line twice is one wish."""
        wish = _WISH.fullmatch(line)
        if wish is None:
            self._unreadable(draft, number, line)
            return
        rank = _RANKS.get(wish[1])
        for at in range(len(draft.events) - 1, -1, -1):
            event = draft.events[at]
            if event.kind in ("tichu", "grand"):
                continue
            if event.kind == "play" and MAHJONG in event.cards and event.wish in (None, rank):
                draft.events[at] = event._replace(wish=rank)
                return
            break
        draft.events.append(Event(number, "wish", -1, line, wish=rank))

    def _unreadable(self, draft: _Draft, number: int, line: str) -> None:
        fault = Event(number, "unreadable", -1, line)
        (draft.events if self._section == "play" else draft.faults).append(fault)
