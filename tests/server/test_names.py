"""Names and titles have visible characters only."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from tichu.server import wire
from tichu.server.http.people import NewName, NewToken
from tichu.server.names import why_not_a_name

GOOD = (
    "Zoë", "李雷", "O'Neil & <b>", "🐉", "❤️ Ann", "👩‍👧", "👍🏽", "محمد‌رضا", "क्‍ष",
    "مرحبا", "Ann  2", "e\u0301",
)  # fmt: skip
BAD = {
    "a line break": "a\nb",
    "a null": "a\0b",
    "a right-to-left override": "a\u202eb",
    "an isolate": "a\u2066b\u2069",
    "a right-to-left mark": "Ann\u200f",
    "a zero-width space": "An\u200bn",
    "a zero-width joiner between Latin letters": "An\u200dn",
    "a zero-width non-joiner between ideographs": "李\u200c雷",
    "a joiner at the end": "Ann\u200d",
    "a byte order mark": "\ufeffAnn",
    "a soft hyphen": "An\u00adn",
    "a Hangul filler": "\u3164",
    "a blank Braille pattern": "\u2800",
    "a variation selector after a letter": "Ann\ufe0f",
    "a tag": "Ann\U000e0041",
    "a private character": "\ue000",
    "a lone surrogate": "\ud800",
    "an unassigned character": "\u0378",
}


@pytest.mark.parametrize("name", GOOD)
def test_visible_names_are_accepted(name: str) -> None:
    assert why_not_a_name(name) is None


@pytest.mark.parametrize("what", BAD)
def test_invisible_characters_are_refused(what: str) -> None:
    why = why_not_a_name(BAD[what])
    assert why is not None and "U+" in why


@pytest.mark.parametrize(
    ("model", "data"),
    [
        (NewName, {"name": "An\u202en"}),
        (NewToken, {"label": "An\u202en"}),
        (wire.TableOptions, {"title": "An\u202en"}),
    ],
)
def test_every_name_that_comes_in_is_checked(model: type[wire.Model], data: dict[str, str]) -> None:
    with pytest.raises(ValidationError) as why:
        model.model_validate(data)
    assert [error["type"] for error in why.value.errors()] == ["bad-name"]
