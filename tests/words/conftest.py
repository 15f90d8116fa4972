"""The files of all languages are parsed once for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource


@pytest.fixture(autouse=True, scope="session")
def parse_once() -> Iterator[None]:
    """Nobody changes what was parsed, and parsing takes most of the time."""
    parse = FluentParser.parse

    @cache
    def parsed(source: str) -> Resource:
        return parse(FluentParser(), source)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentParser, "parse", lambda _, source: parsed(source))
        yield
