"""Answers that do not change while the server runs: serialised once, compressed once."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

MIN_COMPRESSED: Final = 1024
"""Bytes below which compression does not pay."""
COMPRESSED_TYPES: Final = (
    "text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml",
)  # fmt: skip
"""How media types begin that are worth compressing."""
REVALIDATE: Final = "no-cache"
"""Cache-Control: may be kept, but is asked for each time; the ETag makes that cheap."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""Cache-Control of files whose name contains a hash of their content."""


class ConstantAnswer:
    """A body with its ETag and its compressed form."""

    def __init__(
        self,
        body: bytes,
        media_type: str,
        cache: str = REVALIDATE,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.body = body
        self._compressible = len(body) >= MIN_COMPRESSED and media_type.startswith(COMPRESSED_TYPES)
        # Weak, because the compressed form has the same one.
        self.etag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
        self._headers = {
            "Content-Type": media_type,
            "Cache-Control": cache,
            "ETag": self.etag,
            **({"Vary": "Accept-Encoding"} if self._compressible else {}),
            **(headers or {}),
        }

    @cached_property
    def compressed(self) -> bytes:
        """The body in gzip, compressed when it is first needed."""
        return gzip.compress(self.body, 6, mtime=0)

    def response(self, request: HTTPConnection, status: int = 200) -> Response:
        """Return the answer to a request: compressed, or not at all if the client has it already."""
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self._headers)
        if self._compressible and accepts_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.compressed, status, {**self._headers, "Content-Encoding": "gzip"})
        return Response(self.body, status, self._headers)


class PackedAnswer:
    """A body that is stored compressed and sent like that, with its ETag."""

    def __init__(self, packed: bytes, media_type: str, cache: str, headers: Mapping[str, str]) -> None:
        self._packed = packed
        self.etag = f'W/"{hashlib.sha256(packed).hexdigest()[:32]}"'
        self._headers = {
            "Content-Type": media_type,
            "Cache-Control": cache,
            "ETag": self.etag,
            "Vary": "Accept-Encoding",
            **headers,
        }

    @cached_property
    def _body(self) -> bytes:
        return gzip.decompress(self._packed)

    def response(self, request: HTTPConnection, status: int = 200) -> Response:
        """Return the answer to a request; unpacked for the rare client that cannot do that."""
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self._headers)
        if accepts_gzip(request.headers.get("accept-encoding", "")):
            return Response(self._packed, status, {**self._headers, "Content-Encoding": "gzip"})
        return Response(self._body, status, self._headers)


class LateAnswer:
    """A constant answer that is made when it is first needed, in a thread: it may take a second."""

    def __init__(self, make: Callable[[], ConstantAnswer]) -> None:
        self._make = make
        self._making: asyncio.Task[ConstantAnswer] | None = None

    async def response(self, request: HTTPConnection) -> Response:
        """Return the answer to a request; all who ask wait for the same one."""
        if self._making is None:
            self._making = asyncio.create_task(asyncio.to_thread(self._made))
        return (await asyncio.shield(self._making)).response(request)

    def _made(self) -> ConstantAnswer:
        answer = self._make()
        _ = answer.compressed
        return answer


def accepts_gzip(accepted: str) -> bool:
    """Whether an ``Accept-Encoding`` header allows gzip."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
