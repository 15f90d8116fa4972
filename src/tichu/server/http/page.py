"""The built web client: its files, and the content security policy of its page."""

from __future__ import annotations

import base64
import hashlib
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tichu.server.config import is_host
from tichu.server.http.constant import IMMUTABLE, REVALIDATE, ConstantAnswer, PackedAnswer

PAGE: Final = Path(__file__).parent.parent / "page"
PATHS: Final = (
    "/", "/new", "/lobby", "/me", "/score", "/t/{rest:path}", "/replay/{rest:path}",
    "/play", "/device/{rest:path}", "/ladder", "/ladder/{rest:path}", "/player/{rest:path}",
    "/rules", "/rules/{rest:path}", "/learn", "/learn/{rest:path}",
    "/puzzles", "/puzzles/{rest:path}", "/train", "/train/{rest:path}",
    "/tournaments", "/tournaments/{rest:path}",
    "/clubs", "/club/{rest:path}",
    "/analyse",
)  # fmt: skip
"""The paths of the web client. Each gets the same page, which looks at the path itself."""
MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
"""Media types that the operating system may not know, or may know differently."""

PREVIEW_FILES: Final = PAGE / "preview"
"""What only the server reads, to draw pictures."""
FILE_POLICY: Final = "default-src 'self'; frame-ancestors 'none'"
"""Content security policy of files: the service worker is bound by its own, and loads all others."""
PYTHON_WORKER: Final = "python-worker-"
"""How the name of the script begins that runs Python in the browser."""
PYTHON_POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"
"""Content security policy of that script: it alone may compile WebAssembly."""
PACKED: Final = ".gz"
"""How the names of files end that are stored compressed. They are served without it."""

_INLINE: Final = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)


def has_page() -> bool:
    """Whether the web client was built."""
    return (PAGE / "index.html").is_file()


def policy(html: str) -> str:
    """Return the content security policy of a page: this server only, and its own inline blocks by hash."""
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for kind, text in _INLINE.findall(html):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        hashes[kind].append(f"'sha256-{digest}'")
    return "; ".join(
        [
            "default-src 'self'",
            " ".join(["script-src 'self'", *hashes["script"]]),
            " ".join(["style-src 'self'", *hashes["style"]]),
            "img-src 'self' data:",
            "font-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


def _sockets(host: str) -> str:
    """Return the part of the policy that allows sockets, which ``'self'`` does not in Safari before 15.4."""
    return f"; connect-src 'self' ws://{host} wss://{host}" if is_host(host) else ""


class IndexPage:
    """The page itself, which every path of the web client gets, with a head of its own."""

    def __init__(self, html: bytes) -> None:
        self.html = html.decode()
        self._answer = self.answer(self.html)
        self._policy = policy(self.html)

    def answer(self, html: str) -> ConstantAnswer:
        """Return the page with another head; its inline blocks must be the same."""
        headers = {"Vary": "Accept-Encoding, Accept-Language"}
        return ConstantAnswer(html.encode(), "text/html; charset=utf-8", REVALIDATE, headers)

    def response(
        self, request: HTTPConnection, status: int = 200, answer: ConstantAnswer | None = None
    ) -> Response:
        """Return the answer to a request, with the policy for the host that was asked."""
        response = (answer or self._answer).response(request, status)
        response.headers["Content-Security-Policy"] = self._policy + _sockets(request.headers.get("host", ""))
        return response


class PageFiles:
    """ASGI application that serves the files of the web client from memory."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.index = IndexPage((folder / "index.html").read_bytes())
        self._files: dict[str, ConstantAnswer | PackedAnswer | IndexPage] = {
            f"/{path.relative_to(folder).as_posix().removesuffix(PACKED)}": _answer(folder, path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and PREVIEW_FILES not in path.parents
        }
        self._files["/index.html"] = self.index

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file."""
        request = Request(scope)
        await self._response(request)(scope, receive, send)

    def _response(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        found = self.get(request.scope["path"])
        if found is None:
            raise HTTPException(404)
        return found.response(request)

    def get(self, path: str) -> ConstantAnswer | PackedAnswer | IndexPage | None:
        """Return the file with this path."""
        return self._files.get(path)


class FilesFirst:
    """ASGI middleware that answers requests for files before all routes are tried, which costs more."""

    def __init__(self, app: ASGIApp, files: PageFiles) -> None:
        self._app = app
        self._files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file; pass everything else on."""
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            found = self._files.get(scope["path"])
            if found is not None:
                await found.response(Request(scope))(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _answer(folder: Path, path: Path) -> ConstantAnswer | PackedAnswer:
    name = path.name.removesuffix(PACKED)
    media_type = MEDIA_TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    cache = IMMUTABLE if path.relative_to(folder).parts[0] == "assets" else REVALIDATE
    rules = PYTHON_POLICY if name.startswith(PYTHON_WORKER) else FILE_POLICY
    kind = PackedAnswer if name != path.name else ConstantAnswer
    return kind(path.read_bytes(), media_type, cache, {"Content-Security-Policy": rules})
