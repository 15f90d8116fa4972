"""The head of the page: language, title, description, and the tags that link previews are made of."""

from __future__ import annotations

import hashlib
import re
from html import escape
from typing import Final

from babel.core import get_global

from tichu.server.preview.describe import Preview
from tichu.server.preview.pictures import HEIGHT, WIDTH

SITE_NAME: Final = "Tichu"
FORMAT: Final = 1
"""Version of the pictures; part of their addresses and tags."""
MAX_TEXT: Final = 300
"""Maximum characters of a title or a description; chats show fewer."""

_LANGUAGE: Final = re.compile(r'(?<=<html lang=")[^"]*(?=")')
_DESCRIPTION: Final = re.compile(r'<meta name="description" content="[^"]*" ?/?>')
_TITLE: Final = re.compile(r"<title>[^<]*</title>")


def picture_tag(preview: Preview) -> str:
    """Return a tag of the picture: it changes when the picture would."""
    return hashlib.sha256(repr((FORMAT, preview.picture)).encode()).hexdigest()[:16]


def with_head(html: str, language: str, preview: Preview, base: str, path: str) -> str:
    """Return the page with the head for a preview. ``base`` is the address of the server, "" if not known."""
    text = escape(_short(preview.text))
    html = _LANGUAGE.sub(language, html, count=1)
    html = _DESCRIPTION.sub(lambda _: f'<meta name="description" content="{text}" />', html, count=1)
    tags = "\n    ".join(_tags(language, preview, base, path))
    return _TITLE.sub(lambda _: f"<title>{escape(_title(preview))}</title>\n    {tags}", html, count=1)


def picture_path(language: str, preview: Preview) -> str:
    """Return the path of the picture, with its tag."""
    return f"/preview/{language}/{preview.path}.png?v={picture_tag(preview)}"


def locale_of(language: str) -> str:
    """Return a language with its country, as previews want it: ``de_DE`` for ``de``.

    >>> locale_of("pt-PT"), locale_of("ko")
    ('pt_PT', 'ko_KR')
    """
    if "-" in language:
        return language.replace("-", "_")
    likely: str = get_global("likely_subtags").get(language, language)
    return f"{language}_{likely.rpartition('_')[2]}" if "_" in likely else language


def _title(preview: Preview) -> str:
    title = _short(preview.title)
    return title if SITE_NAME in title else f"{title} – {SITE_NAME}"


def _tags(language: str, preview: Preview, base: str, path: str) -> list[str]:
    tags = {
        "og:site_name": SITE_NAME,
        "og:type": "website",
        "og:title": _short(preview.title),
        "og:description": _short(preview.text),
        "og:locale": locale_of(language),
    }
    if base:  # previews need whole addresses
        tags |= {
            "og:url": base + path,
            "og:image": base + picture_path(language, preview),
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": _short(preview.alt),
        }
    card = "summary_large_image" if base else "summary"
    return [
        *(f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()),
        f'<meta name="twitter:card" content="{card}" />',
    ]


def _short(text: str) -> str:
    """Return a text on one line, not too long."""
    line = " ".join(text.split())
    return line if len(line) <= MAX_TEXT else f"{line[: MAX_TEXT - 1]}…"
