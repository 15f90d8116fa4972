"""Frames that are written directly are the frames of any websocket."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tichu.server.http.socket_protocol import awaits_message, text_frame, whole_message


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_of_any_length_is_read_as_it_was_written(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(text_frame("a" * size))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    assert done.value.value == Frame(Opcode.TEXT, b"a" * size)


def test_the_length_of_a_frame_counts_bytes() -> None:
    assert text_frame("é") == b"\x81\x02\xc3\xa9"


@pytest.mark.parametrize("text", ["", "a", "é" * 40, "a" * 125, "a" * 126, "a" * 500])
def test_a_frame_of_a_client_is_read_as_it_was_written(text: str) -> None:
    data = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)

    assert whole_message(data) == text


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"a"),
        Frame(Opcode.PING, b"a"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
        Frame(Opcode.TEXT, b"a", fin=False),
        Frame(Opcode.TEXT, b"\xff"),
        Frame(Opcode.TEXT, b"a" * 65_536),
    ],
)
def test_other_frames_are_left_to_the_usual_parser(frame: Frame) -> None:
    assert whole_message(frame.serialize(mask=True)) is None


def test_parts_of_frames_are_left_to_the_usual_parser() -> None:
    data = Frame(Opcode.TEXT, b"abc").serialize(mask=True)

    assert [whole_message(data[:end]) for end in range(len(data))] == [None] * len(data)
    assert whole_message(data + data) is None
    assert whole_message(text_frame("abc")) is None, "not masked"


def test_the_usual_parser_says_whether_it_is_between_two_messages() -> None:
    connection = ServerProtocol(state=State.OPEN)
    data = Frame(Opcode.TEXT, b"abc").serialize(mask=True)

    for end in range(1, len(data)):
        connection.receive_data(data[end - 1 : end])
        assert not awaits_message(connection)
    connection.receive_data(data[-1:])
    assert awaits_message(connection)

    connection.receive_data(Frame(Opcode.TEXT, b"abc", fin=False).serialize(mask=True))
    assert not awaits_message(connection), "the rest of the message follows"
