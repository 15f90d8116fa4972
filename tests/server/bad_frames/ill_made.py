"""Frames that are no frames, or in which something is not what it should be."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.server.bad_frames.frames import BadFrame, FrameSender, act, new_id, to_text
from tichu.client.frames import Frame
from tichu.core.cards import PACK, card_name
from tichu.server.wire import LARGEST_FRAME

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


def noise(rng: random.Random, who: FrameSender) -> BadFrame:
    return BadFrame("noise", "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(rng.randrange(1, 200))))


def not_json(rng: random.Random, who: FrameSender) -> BadFrame:
    return BadFrame("not JSON", rng.choice(NOT_JSON), code="malformed")


def binary(rng: random.Random, who: FrameSender) -> BadFrame:
    data = rng.choice([rng.randbytes(rng.randrange(300)), b'{"t":"ping","d":{}}'])
    return BadFrame("binary", data, code="malformed", as_text=False)


def bad_utf8(rng: random.Random, who: FrameSender) -> BadFrame:
    data = rng.choice([b"\xff\xfe", b'{"t":"\xc3\x28"}', b"\xed\xa0\x80", b"\xf5\x80\x80\x80"])
    return BadFrame("bad UTF-8", data, "", closes=(1007,), as_text=True)


def no_frame(rng: random.Random, who: FrameSender) -> BadFrame:
    """Bytes that are no frame at all."""
    first = rng.choice(
        [b"\xff\xff", b"\x83\x80", b"\x81\x05hello", b"\xf1\x80\x00\x00\x00\x00", b"GET / HTTP/1.1"]
    )
    return BadFrame("no frame", first + rng.randbytes(40), "", closes=(1002,), raw=True)


def in_pieces(rng: random.Random, who: FrameSender) -> BadFrame:
    """Too large, in pieces that are not."""
    return BadFrame("in pieces", "x" * rng.choice([40_000, 90_000]), "", closes=(1009, 1006), pieces=12)


def cut_short(rng: random.Random, who: FrameSender) -> BadFrame:
    _, frame = act(rng, {"type": "play", "cards": "Ma 2g", "wish": "7"}, v=5, seat=1)
    text = to_text(frame)
    return BadFrame("cut short", text[: rng.randrange(1, len(text))], code="malformed")


def deep(rng: random.Random, who: FrameSender) -> BadFrame:
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


def huge_number(rng: random.Random, who: FrameSender) -> BadFrame:
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


def twice(rng: random.Random, who: FrameSender) -> BadFrame:
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


def half_letters(rng: random.Random, who: FrameSender) -> BadFrame:
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


def large(rng: random.Random, who: FrameSender) -> BadFrame:
    """Just above what is taken."""
    size = LARGEST_FRAME + rng.choice([1, 2, 100, 4000])
    name = new_id(rng)
    start = f'{{"t":"do","d":{{"id":"{name}","do":{{"type":"chat","text":"'
    ending = rng.choice(['"}}}', '"'])
    named = name if ending == '"}}}' else None
    text = start + "x" * (size - len(start) - len(ending)) + ending
    return BadFrame("large", text, code="too-large", id=named)


def enormous(rng: random.Random, who: FrameSender) -> BadFrame:
    """Far above: the line is closed. What is still on its way then can make TCP swallow the reason."""
    size = rng.choice([33_000, 100_000, 1_000_000])
    return BadFrame("enormous", "x" * size, "", closes=(1009,) if size < 50_000 else (1009, 1006))


def wrong_shape(rng: random.Random, who: FrameSender) -> BadFrame:
    """A frame in which one thing is not what it should be."""
    name = new_id(rng)
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
    return BadFrame("wrong shape", to_text(frame), code="malformed")


def wrong_action(rng: random.Random, who: FrameSender) -> BadFrame:
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
    label, frame = act(rng, action)
    return BadFrame("wrong action", to_text(frame), id=label)
