"""Pictures of link previews."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

import resvg_py

from tichu.server.preview.drawing import draw, texts
from tichu.server.preview.files import cards, fonts
from tichu.server.preview.lettering import is_covered
from tichu.server.preview.pictures import Picture
from tichu.server.workers.protocol import Job

PNG: Final = b"\x89PNG\r\n\x1a\n"
"""How the answer begins."""


class PictureJob(Job[Picture, bytes]):
    """Draw pictures as PNG. Letters that the server's own fonts lack are taken from those of the machine."""

    name: ClassVar[str] = "pictures"

    def prepare(self) -> None:
        """Read the cards."""
        cards()

    def perform(self, request: Picture, parts: Iterator[Any]) -> bytes:
        """Draw a picture."""
        return resvg_py.svg_to_bytes(
            svg_string=draw(request),
            font_files=fonts(),
            skip_system_fonts=is_covered(texts(request)),
        )

    def encode_answer(self, answer: bytes) -> bytes:
        """Return the picture as it is."""
        return answer

    def decode_answer(self, body: bytes) -> bytes:
        """Return the picture as it is."""
        if not body.startswith(PNG):
            raise ValueError("the answer is not a picture")
        return body
