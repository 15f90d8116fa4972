"""Frames that are written directly are the frames of any websocket."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tichu.server.http.socket_protocol import text_frame


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
