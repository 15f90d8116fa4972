"""The page with its link preview, and the pictures of previews."""

from __future__ import annotations

import logging
import re
from functools import lru_cache
from typing import Final, NamedTuple

from fastapi import APIRouter, Request, Response
from starlette.requests import HTTPConnection

from tichu.core.errors import TichuError
from tichu.server.errors import Refused, not_found
from tichu.server.http.constant import ConstantAnswer
from tichu.server.http.context import Context, ServerContext
from tichu.server.http.page import IndexPage
from tichu.server.limits import PICTURES
from tichu.server.preview.describe import (
    FANS,
    Preview,
    lesson_preview,
    page_preview,
    puzzle_preview,
    replay_preview,
    rules_preview,
    table_preview,
)
from tichu.server.preview.head import picture_tag, with_head
from tichu.server.workers.protocol import PoolFull, WorkerError
from tichu.words import Words, choose_language, languages

CACHING: Final = "public, max-age=3600"
"""Cache-Control of pictures: their addresses change with what they show."""
MAX_LANGUAGES: Final = 10
"""Languages of a request that are looked at."""
MAX_NUMBER: Final = 1_000_000
"""Largest number of a match, a puzzle or a lesson in an address."""
PLAIN_PAGES: Final = {
    "/": "site", "/new": "site", "/me": "site", "/play": "site", "/ladder": "site", "/lobby": "lobby",
    "/score": "score",
}  # fmt: skip
KEPT_PAGES: Final = 512
"""Pages that are kept with their head."""

_NUMBERED: Final = re.compile(r"/(learn|puzzles)/(\d{1,7})")
_RULES: Final = re.compile(r"/rules/([\w-]{1,40})(/[\w-]{1,40})?")
_TABLE: Final = re.compile(r"/t/([\w-]{1,40})")
_REPLAY: Final = re.compile(r"/replay/([\w-]{1,40})/(\d{1,7})")

log = logging.getLogger("tichu.server")

previews = APIRouter()


class FoundPage(NamedTuple):
    """The preview of a page, and its path; those of the front page if the page does not exist."""

    preview: Preview
    path: str


async def page_response(request: Request, context: ServerContext, index: IndexPage) -> Response:
    """Return the page with the preview of its path, in the language of the request."""
    language = language_of(request)
    words = Words(language)
    try:
        preview = await find_preview(context, words, request.url.path)
    except TichuError as why:  # the page itself needs no database
        log.warning("no preview of %s: %s", request.url.path, why)
        preview = None
    found = FoundPage(preview, request.url.path) if preview else FoundPage(page_preview(words, "site"), "/")
    return index.response(request, answer=_page(index, language, found, context.base_url(request)))


@lru_cache(maxsize=KEPT_PAGES)
def _page(index: IndexPage, language: str, found: FoundPage, base: str) -> ConstantAnswer:
    return index.answer(with_head(index.html, language, found.preview, base, found.path))


@previews.api_route("/preview/{language}/{name:path}.png", methods=["GET", "HEAD"], include_in_schema=False)
async def picture(language: str, name: str, request: Request, context: Context) -> Response:
    """Return the picture of a preview."""
    address = context.address(request)
    await context.limiter.check_shared(PICTURES, address)
    found = await _find_by_name(context, Words(language), name) if language in languages() else None
    if found is None:
        raise not_found("picture")
    headers = {"ETag": f'"{picture_tag(found)}"', "Cache-Control": CACHING}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    try:
        body = await context.gallery.get(found.picture, address)
    except PoolFull:
        raise Refused("slow-down", "many pictures are waiting: try again in a minute", 429) from None
    except WorkerError:
        raise Refused("refused", "that picture cannot be drawn now", 503) from None
    return Response(body, media_type="image/png", headers=headers)


async def _find_by_name(context: ServerContext, words: Words, name: str) -> Preview | None:
    """Find the preview of a picture by its name, `Preview.path`."""
    if name in FANS:
        return page_preview(words, name)
    found = await find_preview(context, words, f"/{name}")
    return found if found is not None and found.path == name else None


async def find_preview(context: ServerContext, words: Words, path: str) -> Preview | None:
    """Return the preview of a page for somebody of whom only the link is known; None if there is no page."""
    if path in PLAIN_PAGES:
        return page_preview(words, PLAIN_PAGES[path])
    if path.strip("/") in FANS:
        return page_preview(words, path.strip("/"))
    if found := _NUMBERED.fullmatch(path):
        return (lesson_preview if found[1] == "learn" else puzzle_preview)(words, int(found[2]))
    if found := _RULES.fullmatch(path):
        return rules_preview(words, found[1])
    if found := _TABLE.fullmatch(path):
        row = await context.store.table(found[1])
        return None if row is None else table_preview(words, row)
    if found := _REPLAY.fullmatch(path):
        return await _replay(context, words, found[1], int(found[2]))
    return None


async def _replay(context: ServerContext, words: Words, table: str, number: int) -> Preview | None:
    """Return the preview of a match. A table that only its players may watch tells nothing."""
    row = await context.store.table(table)
    if row is None or not 1 <= number <= MAX_NUMBER:
        return None
    if not row.summary.get("spectators", True):
        return page_preview(words, "replay")
    match = await context.store.match(table, number)
    return None if match is None else replay_preview(words, match)


def language_of(request: HTTPConnection) -> str:
    """Return the language of a request: of ``?lang=``, or the best of its ``Accept-Language``."""
    wanted = [part.partition(";") for part in request.headers.get("accept-language", "").split(",")]
    by_quality = sorted(wanted[:MAX_LANGUAGES], key=lambda part: -_quality(part[2]))
    return choose_language([request.query_params.get("lang", ""), *(tag.strip() for tag, _, _ in by_quality)])


def _quality(parameter: str) -> float:
    """Return the weight in a part of ``Accept-Language``; 1 if there is none."""
    found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", parameter)
    return float(found[1]) if found else 1.0
