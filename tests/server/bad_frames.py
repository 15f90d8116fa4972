"""Frames nobody should send, and a table at which they are sent: they must be answered, and no more."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.guests import Frame, Guest, Mirror, TablePlayer, any_action, full_table
from tichu.actions import Action
from tichu.cards import PACK, card_name, parse_cards
from tichu.server.wire import LARGEST_FRAME
from tichu.view import View

PATIENCE: Final = 60.0
CODE: Final = re.compile(r"[a-z]+(-[a-z]+)*")
OUR_FAULT: Final = {"not-stored", "moved", "moving", "store-unavailable", "store-refused"}
"""Codes that mean the server has stumbled; no frame may cause them."""


class BadFrame(NamedTuple):
    """A frame, and what must come of it."""

    kind: str
    data: str | bytes
    answer: str = "error"
    """The type of the one frame that answers it; "" if the line may be closed instead, with ``closes``."""
    code: str | None = None
    id: str | None = None
    """What the answer must name, if anything."""
    version: int | None = None
    closes: tuple[int, ...] = ()
    as_text: bool | None = None
    raw: bool = False
    """Put on the wire as it is, without a frame around it."""
    pieces: int = 1


class Sender:
    """Somebody who sends bad frames, and what he knows of the table."""

    def __init__(self, name: str, guest: Guest, host: bool = False, token: str | None = None) -> None:
        self.name, self.guest, self.host, self.token = name, guest, host, token
        self.mirror = Mirror()
        self.acked: dict[str, int] = {}
        """Action ids that were acknowledged long ago, and with which version."""
        self.line: ClientConnection | None = None
        self.quiet: ClientConnection | None = None
        """Another socket of the same person, on which nothing may ever arrive."""

    @property
    def seat(self) -> int | None:
        seats = self.mirror.own_seats
        return seats[0] if seats else None

    @property
    def hand(self) -> list[str]:
        """The cards of a player."""
        assert self.mirror.round is not None
        text = None if self.seat is None else self.mirror.round["hands"][self.seat]
        return [card_name(card) for card in parse_cards(text or "")]

    def connect(self, table: str) -> websockets.connect:
        """A socket of this person, with his cookie or his token."""
        if self.token is None:
            return self.guest.connect(table)
        return websockets.connect(
            f"{self.guest.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=None,
            ping_interval=None,
        )


# -- frames -------------------------------------------------------------------------------------------------

JUNK: Final[tuple[Any, ...]] = (
    None, True, False, -1, 1.5, 12, 99, 2**53 + 1, 10**30, -(10**300), "", "0", "x", "\u0000", "Ω" * 50, [],
    [[]], {}, {"": None}, [None, 1], {"type": {}}, "\u202eevil", "1e999", "'; DROP TABLE events; --",
)  # fmt: skip
NOT_JSON: Final = (
    "", " ", "null", "[]", "0", "NaN", "-Infinity", "{", "}", "{]", "'t'", "{'t':'ping'}", "\ufeff{}", "ping",
    "\x00",
    '{"t":"ping",}', '{"t":"ping"}{"t":"ping"}', '{"t":"ping"} x', '{"t" "ping"}', '{"t":"ping","d":{}]',
    "/* */{}", '{"t":"p\ning"}', '"\\ud800"', "\u2028", "💣" * 20, "<script>alert(1)</script>",
    "GET / HTTP/1.1\r\n\r\n",
)  # fmt: skip

Maker = Callable[[random.Random, Sender], BadFrame]


def _text(frame: object) -> str:
    return json.dumps(frame)


def _id(rng: random.Random) -> str:
    return f"bad-{rng.getrandbits(64):x}"


def _act(rng: random.Random, action: object, **more: Any) -> tuple[str, Frame]:
    name = _id(rng)
    data = {"id": name, "action": action}
    if "seat" in more:
        data["seat"] = more.pop("seat")
    return name, {"t": "act", **more, "d": data}


def noise(rng: random.Random, who: Sender) -> BadFrame:
    return BadFrame("noise", "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(rng.randrange(1, 200))))


def not_json(rng: random.Random, who: Sender) -> BadFrame:
    return BadFrame("not JSON", rng.choice(NOT_JSON), code="malformed")


def binary(rng: random.Random, who: Sender) -> BadFrame:
    data = rng.choice([rng.randbytes(rng.randrange(300)), b'{"t":"ping","d":{}}'])
    return BadFrame("binary", data, code="malformed", as_text=False)


def bad_utf8(rng: random.Random, who: Sender) -> BadFrame:
    data = rng.choice([b"\xff\xfe", b'{"t":"\xc3\x28"}', b"\xed\xa0\x80", b"\xf5\x80\x80\x80"])
    return BadFrame("bad UTF-8", data, "", closes=(1007,), as_text=True)


def no_frame(rng: random.Random, who: Sender) -> BadFrame:
    """Bytes that are no frame at all."""
    first = rng.choice(
        [b"\xff\xff", b"\x83\x80", b"\x81\x05hello", b"\xf1\x80\x00\x00\x00\x00", b"GET / HTTP/1.1"]
    )
    return BadFrame("no frame", first + rng.randbytes(40), "", closes=(1002,), raw=True)


def in_pieces(rng: random.Random, who: Sender) -> BadFrame:
    """Too large, in pieces that are not."""
    return BadFrame("in pieces", "x" * rng.choice([40_000, 90_000]), "", closes=(1009, 1006), pieces=12)


def cut_short(rng: random.Random, who: Sender) -> BadFrame:
    _, frame = _act(rng, {"type": "play", "cards": "Ma 2g", "wish": "7"}, v=5, seat=1)
    text = _text(frame)
    return BadFrame("cut short", text[: rng.randrange(1, len(text))], code="malformed")


def deep(rng: random.Random, who: Sender) -> BadFrame:
    depth = rng.choice([5, 60, 190, 250, 1000, 3900])
    opening, closing = rng.choice([("[", "]"), ('{"a":', "}")])
    depth = min(depth, 7000 // (len(opening) + len(closing)))
    nest = opening * depth + "0" + closing * depth
    shape = rng.choice(
        [
            nest,
            opening * depth,
            f'{{"t":"act","d":{nest}}}',
            f'{{"t":"act","d":{{"id":"deep","action":{nest}}}}}',
            f'{{"t":"act","d":{{"id":"deep","action":{{"type":{nest}}}}}}}',
            f'{{"t":"act","d":{{"id":"deep","action":{{"type":"play","cards":{nest}}}}}}}',
            f'{{"t":"do","d":{{"id":"deep","do":{{"type":"chat","text":{nest}}}}}}}',
        ]
    )
    return BadFrame("deep", shape)


def huge_number(rng: random.Random, who: Sender) -> BadFrame:
    number = rng.choice(
        ["9" * 300, "-" + "9" * 4000, "9" * 5000, "1e999", "-1e400", "NaN", "Infinity", "1e-400", "0.1"]
    )
    shape = rng.choice(
        [
            '{{"t":"act","v":{},"d":{{"id":"huge","action":{{"type":"pass"}}}}}}',
            '{{"t":"act","d":{{"id":"huge","action":{{"type":"pass"}},"seat":{}}}}}',
            '{{"t":"act","d":{{"id":"huge","action":{{"type":"give","to":{}}}}}}}',
            '{{"t":"act","d":{{"id":"huge","action":{{"type":"exchange","give":{{"1":{}}}}}}}}}',
            '{{"t":"resume","d":{{"v":{}}}}}',
            '{{"t":"do","d":{{"id":"huge","do":{{"type":"swap","a":0,"b":{}}}}}}}',
            '{{"t":{},"d":{{}}}}',
            "{}",
        ]
    )
    return BadFrame("huge number", shape.format(number))


def twice(rng: random.Random, who: Sender) -> BadFrame:
    """The same key twice: the last one counts, and is bad."""
    text = rng.choice(
        [
            '{"t":"ping","t":"pang","d":{}}',
            '{"t":"ping","d":{},"d":{"x":1}}',
            '{"t":"act","d":{"id":"a","id":"","action":{"type":"pass"}}}',
            '{"t":"act","d":{"id":"twice","action":{"type":"pass","type":"fly"}}}',
            '{"t":"act","d":{"id":"twice","action":{"type":"grand","call":false,"call":0}}}',
            '{"t":"act","v":1,"v":"1","d":{"id":"twice","action":{"type":"pass"}}}',
        ]
    )
    return BadFrame("a key twice", text)


def half_letters(rng: random.Random, who: Sender) -> BadFrame:
    """Escapes that are half a letter: JSON allows them, UTF-8 does not."""
    text = rng.choice(
        [
            '{"t":"act","d":{"id":"\\ud800","action":{"type":"pass"}}}',
            '{"t":"\\udfff","d":{"id":"\\ud800"}}',
            '{"t":"act","d":{"id":"half","\\ud800":1,"action":{"type":"pass"}}}',
            '{"t":"act","d":{"id":"half","action":{"type":"\\ud800"}}}',
            '{"t":"act","d":{"id":"half","action":{"type":"pass","\\udc00":1}}}',
            '{"t":"do","d":{"id":"half","do":{"type":"chat","text":"\\ud83d"}}}',
            '{"t":"do","d":{"id":"half","do":{"type":"mute","player":"\\ud83d"}}}',
            '{"t":"ask","d":{"id":"half","what":"cards","cards":"\\ud83d","seat":11}}',
        ]
    )
    return BadFrame("half letters", text)


def large(rng: random.Random, who: Sender) -> BadFrame:
    """Just above what is taken."""
    size = LARGEST_FRAME + rng.choice([1, 2, 100, 4000])
    name = _id(rng)
    start = f'{{"t":"do","d":{{"id":"{name}","do":{{"type":"chat","text":"'
    ending = rng.choice(['"}}}', '"'])
    named = name if ending == '"}}}' else None
    text = start + "x" * (size - len(start) - len(ending)) + ending
    return BadFrame("large", text, code="too-large", id=named)


def enormous(rng: random.Random, who: Sender) -> BadFrame:
    """Far above: the line is closed. What is still on its way then can make TCP swallow the reason."""
    size = rng.choice([33_000, 100_000, 1_000_000])
    return BadFrame("enormous", "x" * size, "", closes=(1009,) if size < 50_000 else (1009, 1006))


def wrong_shape(rng: random.Random, who: Sender) -> BadFrame:
    """A frame in which one thing is not what it should be."""
    name = _id(rng)
    frame: Frame = rng.choice(
        [
            {"t": "act", "v": 1, "d": {"id": name, "action": {"type": "pass"}, "seat": 0}},
            {"t": "do", "v": 1, "d": {"id": name, "do": {"type": "leave"}}},
            {"t": "ask", "v": 1, "d": {"id": name, "what": "legal", "seat": 0}},
            {"t": "resume", "d": {"v": 1}},
            {"t": "ping", "d": {}},
        ]
    )
    data: dict[str, Any] = frame["d"]
    way = rng.randrange(10)
    if way == 0:
        frame["t"] = rng.choice([junk for junk in JUNK if junk != "ping"])
    elif way == 1:
        frame["d"] = rng.choice([junk for junk in JUNK if junk != {}])
    elif way == 2:
        frame[rng.choice(["x", "T", "", "__proto__", "type"])] = rng.choice(JUNK)
    elif way == 3:
        data[rng.choice(["x", "ID", "", "constructor", "t"])] = rng.choice(JUNK)
    elif way == 4:
        frame["v"] = rng.choice(["1", -1, 1.5, [], {}, True, 2**53 + 1, "x"])
    elif way == 5:
        del frame["t"]
    elif way == 6:
        frame["t"] = rng.choice(["ACT", "snapshot", "delta", "ack", "error", "welcome", "live", "act "])
    elif "id" in data:
        key = rng.choice(["id", "seat", "action", "do", "what"])
        if key == "id" or key not in data or rng.random() < 0.3:
            bad: list[Any] = [None, 1, "", "x" * 65, "ä", "a b", "a\n", [], {}, True]
            data["id"] = rng.choice(bad)
        elif key == "seat":
            data["seat"] = rng.choice([-1, 12, "0", 1.5, True, [], {}, 10**20])
        elif key == "what":
            data["what"] = rng.choice([junk for junk in JUNK if junk != "legal"])
        elif key == "do":
            data["do"] = rng.choice(JUNK)
        else:
            data["action"] = rng.choice([junk for junk in JUNK if not isinstance(junk, dict)])
    else:
        frame["t"] = "act"
    return BadFrame("wrong shape", _text(frame), code="malformed")


def wrong_action(rng: random.Random, who: Sender) -> BadFrame:
    """An action of the contract in which one field is wrong."""
    card = rng.choice(PACK)
    name = card_name(card)
    bad_cards: list[Any] = [
        "",
        " ",
        "XX",
        "2g 2g",
        "1g",
        "2G",
        "2g,3g",
        "Dr" * 100,
        2,
        None,
        [],
        {},
        True,
        ["2g"],
        "⚀",
    ]
    bad_seats: list[Any] = ["0", None, 1.5, True, [], {}, "x"]
    action: Any = rng.choice(
        [
            {"type": rng.choice(["Play", "bomb", "", "fly", None, 1, [], {}, "pass ", "Pass\u0000"])},
            {},
            {"cards": name},
            {"type": "play"},
            {"type": "play", "cards": rng.choice(bad_cards)},
            {"type": "play", "cards": "Ph", "as": rng.choice([1, None, [], "", "Z", "2 3", "1"])},
            {"type": "play", "cards": "2g", "as": "3"},
            {"type": "play", "cards": "2g", "wish": "3"},
            {"type": "play", "cards": "Ma", "wish": rng.choice([1, "1", "Z", [], {}, True, "Dr", ""])},
            {"type": "play", "cards": "Hu", "to": rng.choice(bad_seats)},
            {"type": "play", "cards": name, rng.choice(["x", "Cards", ""]): 1},
            {"type": "pass", "cards": name},
            {"type": "take", "to": 1},
            {"type": "grand"},
            {"type": "grand", "call": rng.choice([0, 1, None, "true", [], {}])},
            {"type": "tichu", "call": True},
            {"type": "withdraw", "x": None},
            {"type": "give"},
            {"type": "give", "to": rng.choice(bad_seats)},
            {"type": "exchange"},
            {"type": "exchange", "give": rng.choice([None, [], "2g", 1, True])},
            {"type": "exchange", "give": {rng.choice(["-1", "x", "01", "1.0", "", "100", " 1"]): name}},
            {"type": "exchange", "give": {"1": rng.choice(bad_cards), "2": "3g"}},
        ]
    )
    label, frame = _act(rng, action)
    return BadFrame("wrong action", _text(frame), id=label)


# -- frames that are well made, and yet must not do anything --------------------------------------------


def _round(who: Sender) -> dict[str, Any]:
    assert who.mirror.round is not None
    return who.mirror.round


def likely(rng: random.Random, who: Sender) -> dict[str, Any]:
    """An action that could be somebody's: legal for the one whose turn it is, often."""
    hand = who.hand or [card_name(card) for card in rng.sample(PACK, 14)]
    return rng.choice(
        [
            {"type": "play", "cards": rng.choice(hand)},
            {"type": "play", "cards": " ".join(rng.sample(hand, min(2, len(hand))))},
            {"type": "pass"},
            {"type": "take"},
            {"type": "grand", "call": rng.random() < 0.5},
            {
                "type": "exchange",
                "give": dict(zip("0123", rng.sample(hand, min(3, len(hand))), strict=False)),
            },
            {"type": "give", "to": rng.randrange(4)},
        ]
    )


def legal(rng: random.Random, who: Sender) -> dict[str, Any] | None:
    """Something the player could really do now, if it is his turn."""
    if who.seat is None or who.seat not in _round(who)["waiting"]:
        return None
    return any_action(who.mirror.view(who.seat), rng).to_json()


def out_of_turn(rng: random.Random, who: Sender) -> BadFrame:
    """At the wrong moment: out of turn, or something that belongs to another part of the round."""
    round_ = _round(who)
    phase, hand = round_["phase"], who.hand or ["2g"]
    wrong: list[dict[str, Any]] = [{"type": "withdraw"}, {"type": "give", "to": rng.randrange(4)}]
    play = {"type": "play", "cards": rng.choice(hand)}
    gifts = {"type": "exchange", "give": dict(zip("0123", rng.sample(hand, min(3, len(hand))), strict=False))}
    if phase != "grand":
        wrong.append({"type": "grand", "call": rng.random() < 0.5})
    if phase != "exchange":
        wrong.append(gifts)
    if phase in ("grand", "exchange"):
        wrong += [play, {"type": "pass"}, {"type": "take"}]
    elif who.seat not in round_["waiting"]:
        wrong += 3 * [play, {"type": "pass"}, {"type": "take"}]
    label, frame = _act(rng, rng.choice(wrong))
    return BadFrame("out of turn", _text(frame), id=label)


def foreign_seat(rng: random.Random, who: Sender) -> BadFrame:
    if who.seat is None:
        label, frame = _act(rng, likely(rng, who), seat=rng.randrange(4))
        return BadFrame("foreign seat", _text(frame), code="not-allowed", id=label)
    seat = rng.choice([seat for seat in range(4) if seat != who.seat])
    label, frame = _act(rng, legal(rng, who) or likely(rng, who), seat=seat)
    return BadFrame("foreign seat", _text(frame), code="not-your-seat", id=label)


def no_such_seat(rng: random.Random, who: Sender) -> BadFrame:
    label, frame = _act(rng, legal(rng, who) or likely(rng, who), seat=rng.choice([4, 5, 11, 12, -1, 255]))
    return BadFrame("no such seat", _text(frame), id=label)


def not_held(rng: random.Random, who: Sender) -> BadFrame:
    """Cards of others, of no one, or of the tricks that were taken."""
    held = set(who.hand)
    others = [card_name(card) for card in PACK if card_name(card) not in held]
    cards = rng.sample(others, rng.choice([1, 1, 2, 3, 5]))
    if rng.random() < 0.3 and held:
        cards[0] = rng.choice(sorted(held))
        cards.append(rng.choice([card for card in others if card not in cards]))
    if rng.random() < 0.3:
        action: dict[str, Any] = {"type": "exchange", "give": dict(zip("0123", cards, strict=False))}
    else:
        action = {"type": "play", "cards": " ".join(cards)}
    label, frame = _act(rng, action)
    return BadFrame("not held", _text(frame), id=label)


def stale(rng: random.Random, who: Sender) -> BadFrame:
    """Meant for a moment that has passed, or has not come yet."""
    assert who.mirror.version is not None
    version = rng.choice(
        [0, 1, 2, who.mirror.version + 1, who.mirror.version + rng.randrange(2, 10**6), 2**53]
    )
    label, frame = _act(rng, legal(rng, who) or likely(rng, who), v=version)
    return BadFrame("stale", _text(frame), code="not-allowed" if who.seat is None else "stale", id=label)


def replay(rng: random.Random, who: Sender) -> BadFrame:
    """An id that was used long ago, with something else."""
    if not who.acked:
        return foreign_seat(rng, who)
    name = rng.choice(list(who.acked))
    if rng.random() < 0.8:
        frame: Frame = {"t": "act", "d": {"id": name, "action": legal(rng, who) or likely(rng, who)}}
    else:
        command = rng.choice([{"type": "leave"}, {"type": "chat", "text": "again"}, {"type": "pause"}])
        frame = {"t": "do", "d": {"id": name, "do": command}}
    return BadFrame("replayed", _text(frame), "ack", id=name, version=who.acked[name])


def not_allowed(rng: random.Random, who: Sender) -> BadFrame:
    """A command for somebody else, or for another time."""
    me = who.guest.player
    commands: list[dict[str, Any]] = [
        {"type": "bot", "place": rng.randrange(4), "bot": "club"},
        {"type": "open", "place": rng.randrange(4)},
        {"type": "swap", "a": 0, "b": rng.randrange(1, 12)},
        {"type": "options", "options": {"title": "mine", "clock": 1.0}},
        {"type": "start", "fill": "club"},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "close"},
        {"type": "ready"},
        {"type": "back"},
        {"type": "resume"},
        {"type": "sit"},
        {"type": "sit", "place": rng.randrange(12)},
        {"type": "mute", "player": me},
        {"type": "mute", "player": "nobody"},
        {"type": "host", "player": "nobody"},
        {"type": "chat"},
        {"type": "chat", "text": " \u200b\u0007 "},
        {"type": "chat", "text": "x" * 301},
        {"type": "chat", "phrase": "rude"},
        {"type": "chat", "text": "hello", "phrase": "hello"},
    ]
    if not who.host:
        commands += 2 * [{"type": "host", "player": me}]
    if who.seat is None:
        commands += [{"type": "leave"}, {"type": "pause"}]
    label = _id(rng)
    frame = {"t": "do", "d": {"id": label, "do": rng.choice(commands)}}
    return BadFrame("not allowed", _text(frame), id=label)


def idle_question(rng: random.Random, who: Sender) -> BadFrame:
    """Questions that are none of his business, or make no sense."""
    label = _id(rng)
    others = [seat for seat in range(4) if seat != who.seat]
    questions: list[dict[str, Any]] = [
        {"what": "legal", "seat": rng.choice(others)},
        {"what": "cards", "cards": "2g", "seat": rng.choice(others)},
        {"what": "hint"},
        {"what": "hint", "seat": rng.choice(others)},
        {"what": "legal", "seat": rng.choice([4, 11])},
        {"what": "cards"},
        {"what": "cards", "cards": "x" * 401},
    ]
    return BadFrame(
        "idle question", _text({"t": "ask", "d": {"id": label, **rng.choice(questions)}}), id=label
    )


def odd_cards(rng: random.Random, who: Sender) -> BadFrame:
    """A question about cards that are none: it is answered, with the reason."""
    label = _id(rng)
    cards = rng.choice(["", "XX", "2g 2g", "2g 3k", "Ma Hu", "Dr Ph", "\u0000", "2g," * 100, " " * 400])
    text = _text({"t": "ask", "d": {"id": label, "what": "cards", "cards": cards}})
    if who.seat is None:
        return BadFrame("odd cards", text, code="not-allowed", id=label)
    return BadFrame("odd cards", text, "answer", id=label)


MAKERS: Final[tuple[tuple[Maker, int], ...]] = (
    (noise, 6), (not_json, 6), (binary, 5), (cut_short, 6), (deep, 5), (huge_number, 5), (twice, 4),
    (half_letters, 5), (large, 2), (wrong_shape, 12), (wrong_action, 14), (out_of_turn, 10),
    (foreign_seat, 8), (no_such_seat, 5), (not_held, 10), (stale, 10), (replay, 8), (not_allowed, 12),
    (idle_question, 6), (odd_cards, 3),
)  # fmt: skip
RUDE: Final[tuple[Maker, ...]] = (bad_utf8, enormous, in_pieces, no_frame)
"""After these the line is closed."""


def bad_frames(rng: random.Random, who: Sender, count: int) -> Iterator[BadFrame]:
    """So many bad frames for somebody."""
    makers, weights = zip(*MAKERS, strict=True)
    for maker in rng.choices(makers, weights, k=count):
        yield maker(rng, who)


# -- a table ------------------------------------------------------------------------------------------------


class Enough(Exception):
    """The table is where it should be."""


class Report:
    """What was sent, and what came back."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.by: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.hang_ups: Counter[int] = Counter()

    @property
    def frames(self) -> int:
        """How many bad frames there were."""
        return self.sent.total()


class Siege:
    """A table with four players, a spectator and a program; the bad frames come from all of them."""

    def __init__(self, url: str, database: Path, seed: int = 0) -> None:
        self.url, self.database = url, database
        self.rng = random.Random(seed)
        self.report = Report()
        self.table = ""
        self._batches = 0
        self.guests: list[Guest] = []
        self.senders: list[Sender] = []
        self._acked: list[dict[str, int]] = [{}, {}, {}, {}]

    async def set_up(self) -> None:
        """Four guests sit down; a spectator and a program of the third come too."""
        options = {"bomb_window": 0, "clock": None, "house_rules": {"target": 200}}
        self.table, self.guests = await full_table(self.url, 4, options)
        await self.guests[0].do(self.table, type="start")
        spectator = await Guest.arrive(self.url)
        made = await self.guests[2].ask("POST", "/api/tokens", {"label": "program"})
        self.senders = [
            *(Sender(f"player {place}", guest, host=place == 0) for place, guest in enumerate(self.guests)),
            Sender("spectator", spectator),
            Sender("program", self.guests[2], token=made.json()["token"]),
        ]

    async def play_on(self, enough: Callable[[View], bool]) -> None:
        """Let the players play until one of them is at a moment that is wanted."""

        def choose(view: View, rng: random.Random) -> Action:
            if enough(view):
                raise Enough
            return any_action(view, rng)

        players = [TablePlayer(guest, self.table, choose=choose) for guest in self.guests]
        tasks = [asyncio.create_task(player.play()) for player in players]
        done, rest = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert all(isinstance(task.exception(), Enough) for task in done) and done, done
        await asyncio.sleep(0.3)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        await asyncio.sleep(0.2)
        for acked, player in zip(self._acked, players, strict=True):
            ready = {name for name, frame in player.sent.items() if frame["t"] == "do"}
            acked.update({name: v for name, v in player.acked.items() if name not in ready})

    async def finish(self) -> list[Mirror]:
        """Let the players play the match to its end."""
        players = [TablePlayer(guest, self.table, seed=9) for guest in self.guests]
        return await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 2 * PATIENCE)

    def log(self) -> tuple[int, int]:
        """How much is written about the table."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as line:
            row = line.execute(
                "SELECT count(*), max(seq) FROM events WHERE table_id = ?", [self.table]
            ).fetchone()
        line.close()
        return row[0], row[1]

    async def bombard(
        self, count: int, batch: int = 40, progress: Callable[[int], None] | None = None
    ) -> None:
        """Send bad frames, and look after every batch whether anything has happened."""
        async with AsyncExitStack() as stack:
            for sender in self.senders:
                sender.mirror = Mirror()
                for acked, guest in zip(self._acked, self.guests, strict=True):
                    if sender.guest is guest:
                        sender.acked = acked
                sender.quiet = await stack.enter_async_context(sender.connect(self.table))
                await self._enter(sender, sender.quiet)
            for sender in self.senders:
                await self._hear(sender.quiet)
                sender.line = await stack.enter_async_context(sender.connect(self.table))
                await self._enter(sender, sender.line)
            for sender in self.senders:
                await self._hear(sender.quiet)
            before = self.log(), await self._pictures()
            version = before[0][1]
            sent = 0
            while sent < count:
                sender = self.rng.choice(self.senders)
                size = min(batch, count - sent)
                await self._batch(sender, size, version)
                sent += size
                self._batches += 1
                if self._batches % 5 == 0:
                    await self._be_rude(stack, sender)
                    sent += 1
                for other in self.senders:
                    assert await self._hear(other.quiet) == version
                if progress is not None:
                    progress(self.report.frames)
            assert (self.log(), await self._pictures()) == before

    async def _enter(self, sender: Sender, line: ClientConnection) -> None:
        while sender.mirror.version is None or not sender.mirror.table:
            sender.mirror.take(await self._frame(line))
        await self._hear(line)

    async def _frame(self, line: ClientConnection) -> Frame:
        frame: Frame = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        return frame

    async def _hear(self, line: ClientConnection | None) -> int:
        """Everything that has arrived on a line by now may only be news of who is there."""
        assert line is not None
        await line.send('{"t":"ping"}')
        while True:
            frame = await self._frame(line)
            if frame["t"] == "pong":
                return int(frame["v"])
            assert frame["t"] in ("live", "snapshot", "welcome"), frame

    async def _pictures(self) -> list[Frame]:
        """The table as everybody sees it, apart from who is there."""
        pictures = []
        for sender in self.senders:
            line = sender.line
            assert line is not None
            await line.send('{"t":"resume","d":{"v":null}}')
            while (frame := await self._frame(line))["t"] != "snapshot":
                assert frame["t"] == "live", frame
            frame["d"].pop("live")
            pictures.append(frame)
        return pictures

    async def _batch(self, sender: Sender, size: int, version: int) -> None:
        line = sender.line
        assert line is not None
        frames = list(bad_frames(self.rng, sender, size))
        for frame in frames:
            await line.send(frame.data, text=frame.as_text)
            self.report.sent[frame.kind] += 1
            self.report.by[sender.name] += 1
        await line.send('{"t":"ping"}')
        answers = []
        while (answer := await self._frame(line))["t"] != "pong":
            if answer["t"] != "live":
                answers.append(answer)
        assert answer["v"] == version, (answer, frames)
        self._compare(frames, answers, version)

    def _compare(self, frames: list[BadFrame], answers: list[Frame], version: int) -> None:
        """Each bad frame has got one answer, and the right one."""
        assert len(frames) == len(answers), (frames, answers)
        named = {frame.id: frame for frame in frames if frame.id is not None and frame.answer != "ack"}
        replays = Counter((frame.id, frame.version) for frame in frames if frame.answer == "ack")
        nameless = Counter(frame.code for frame in frames if frame.id is None)
        for answer in answers:
            kind, data = answer["t"], answer["d"]
            if kind == "ack":
                assert replays[data["id"], answer["v"]] > 0, answer
                replays[data["id"], answer["v"]] -= 1
                continue
            wanted = named.pop(data.get("id"), None)
            if kind == "answer":
                assert wanted is not None and wanted.answer == "answer", (answer, wanted)
                assert "code" in data or data["readings"], answer
                continue
            assert kind == "error", (answer, wanted)
            code, message = data["code"], data["message"]
            self.report.codes[code] += 1
            assert CODE.fullmatch(code) and code not in OUR_FAULT, (answer, wanted)
            assert isinstance(message, str) and 0 < len(message) < 1000, answer
            assert answer["v"] in (0, version), answer
            if wanted is not None:
                assert wanted.answer == "error" and wanted.code in (None, code), (answer, wanted)
            else:
                key = code if nameless[code] > 0 else None
                assert nameless[key] > 0, (answer, frames)
                nameless[key] -= 1
        assert not named and not replays.total(), (named, replays)

    async def _be_rude(self, stack: AsyncExitStack, sender: Sender) -> None:
        """Something after which the server hangs up; then come back."""
        line = sender.line
        assert line is not None
        frame = RUDE[self._batches // 5 % len(RUDE)](self.rng, sender)
        self.report.sent[frame.kind] += 1
        self.report.by[sender.name] += 1
        try:
            if frame.raw:
                assert isinstance(frame.data, bytes)
                line.transport.write(frame.data)
            elif frame.pieces > 1:
                size = len(frame.data) // frame.pieces
                await line.send([frame.data[at : at + size] for at in range(0, len(frame.data), size)])
            else:
                await line.send(frame.data, text=frame.as_text)
            while True:
                assert (await self._frame(line))["t"] == "live"
        except websockets.ConnectionClosed as why:
            code = why.rcvd.code if why.rcvd is not None else 1006
        assert code in frame.closes, (code, frame.kind)
        self.report.hang_ups[code] += 1
        sender.line = await stack.enter_async_context(sender.connect(self.table))
        sender.mirror = Mirror()
        await self._enter(sender, sender.line)


async def strangers(url: str, table: str, rng: random.Random, count: int) -> None:
    """People without a name knock, or with a wrong one: nobody opens."""
    uri = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers: list[dict[str, str]] = [
        {},
        {"Cookie": "tichu="},
        {"Cookie": "tichu=nonsense"},
        {"Cookie": "tichu=" + "x" * 4000},
        {"Cookie": "other=1; ;;=; tichu"},
        {"Cookie": "tichu=\u00e4\u00ff"},
        {"Authorization": "Bearer "},
        {"Authorization": "Bearer tichu_nonsense"},
        {"Authorization": "Basic dGljaHU6dGljaHU="},
        {"Authorization": "Bearer \u00e4"},
    ]
    for _ in range(count):
        try:
            async with websockets.connect(uri, additional_headers=rng.choice(headers), compression=None):
                status = 101
        except websockets.InvalidStatus as why:
            status = why.response.status_code
        assert status == 403


async def besiege(
    url: str, database: Path, count: int, *, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Report:
    """The whole of it: bad frames in every part of a round, and then the match is played to its end."""
    siege = Siege(url, database, seed)
    await siege.set_up()
    moments: list[Callable[[View], bool]] = [
        lambda view: view.round.phase == "grand",
        lambda view: view.round.phase == "exchange",
        lambda view: view.round.phase == "play" and sum(view.counts) <= 40 and bool(view.round.trick),
        lambda view: view.round.phase == "play" and sum(view.counts) <= 30 and not view.round.trick,
    ]
    shares = [count // 8, count // 8, count // 2]
    shares.append(count - sum(shares))
    for enough, share in zip(moments, shares, strict=True):
        await siege.play_on(enough)
        await siege.bombard(share, progress=progress)
    await strangers(url, siege.table, siege.rng, 40)
    mirrors = await siege.finish()
    assert all(mirror.table["winners"] and mirror.gaps == 0 for mirror in mirrors)
    return siege.report
