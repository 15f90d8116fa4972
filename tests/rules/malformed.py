"""Valid positions to corrupt, arbitrary JSON, and checks of every error."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import tichu
from tests.support import on_table, position, sample_size

FIRST_CARDS = [
    "Ma 2g 3g 4g 5g 6k 7k 8k",
    "Do 2k 3k 4k 5k 6b 7b 8b",
    "Ph 2b 3b 4b 5b 6r 7r 8r",
    "Dr 2r 3r 6g 7g 8g 9g Tg",
]
STOCK = ["9k Tk Jb Qb Kb Ab", "9b Tb Jr Qr Kr Ar", "9r Tr Jg Qg Kg Ag", "4r 5r Jk Qk Kk Ak"]

GOOD: dict[str, dict[str, Any]] = {
    "grand": position(FIRST_CARDS, phase="grand", stock=STOCK),
    "exchange": position(["Ma 2g 3g 4g", "2k 3k 4k 5k", "2b 3b 4b 5b", "2r 3r Dr Ph"], phase="exchange"),
    "play": position(
        ["Ab Kg", "2g 2k 2b 2r Ph", "", "Dr 5r"],
        turn=1,
        trick=on_table((3, "4g 4k"), (0, "9g 9k")),
        calls={"0": "tichu"},
        out=[2],
        won=["", "", "Kk Tg 5g", ""],
        wish="Q",
    ),
    "lead": position(["Ma 2g Do Dr", "8k 3k", "8b 3b", "7g 7k 7b 7r"], started=[]),
    "take": position(
        ["2g 3g", "2k 3k", "2b 3b", "2r 3r"], phase="take", trick=on_table((0, "Dr")), passed=[1, 2, 3]
    ),
    "trichu": position(
        ["Ma 2g 3g 4g", "2k 3k 4k 5k", "2b 3b 4b 5b", "2r 3r Dr Ph"],
        phase="exchange",
        variant="trichu",
        soloist=0,
        dealer=0,
        dummy=2,
    ),
    "tientsin": position(["Do 3g", "4g 5k", "6b 7r", "Tg Jk", "8b 9r", "Qg Kk"], variant="tientsin"),
    "grandseigneur": position(
        ["2g 3g 4g", "Dr Ph Ma 9g", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"],
        variant="grandseigneur",
        phase="exchange",
        ranks=[0, 5, 4, 3, 2, 1],
        dealer=1,
    ),
    "hierarchie": position(
        ["7r 7r 7b 2g", "Ma 3k", "8b 3b", "Do Dr", "8b 9r"],
        variant="hierarchie",
        edition="philibert",
        ranks=[0, 1, 2, 3, 4],
        dealer=4,
        faceup="Ag Ag",
    ),
}
some = settings(
    max_examples=sample_size(40, 120), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)

WORDS = [
    "", " ", "2g", "Ma", "Dr", "Ph Ph", "2g 2g", "2g 3g", "9", "T", "10", "1", "A", "tichu", "grand", "play",
    "pass", "take", "give", "exchange", "withdraw", "over", "nanjing", "trichu", "hierarchie", "philibert",
    "0", "-1", "01", "\uff11", "\u0662", "\ud800", "\x00", "None", "nan", "1e3", "0x1",
]  # fmt: skip
KEYS = [
    "type", "cards", "as", "wish", "to", "give", "call", "seat", "0", "1", "2", "3", "variant", "hands", "",
]  # fmt: skip

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 14)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=8)
)
json_values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=4), inner, max_size=5)
    ),
    max_leaves=12,
)


class Missing:
    """A part left out."""

    def __repr__(self) -> str:
        return "missing"


MISSING = Missing()


def good(name: str) -> dict[str, Any]:
    """A fresh copy of a valid position."""
    return copy.deepcopy(GOOD[name])


def paths(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all parts of a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [before, *(path for key, part in inner for path in paths(part, (*before, key)))]


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The JSON value with one part replaced, or left out."""
    if not path:
        return None if new is MISSING else new
    result = copy.copy(value)
    if len(path) == 1 and new is MISSING:
        del result[path[0]]
    else:
        result[path[0]] = changed(result[path[0]], path[1:], new)
    return result


def check_error(error: tichu.TichuError) -> None:
    """A stable code for programs and a sentence for people."""
    assert isinstance(error, ValueError)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", error.code)
    assert " " in str(error).strip()


def seats(round_: tichu.Round) -> range:
    """The seats of the round."""
    return range(len(round_.to_json()["hands"]))


def check_playable(round_: tichu.Round, steps: int = 40) -> None:
    """An accepted position is complete: it can be written, read, viewed and played."""
    assert tichu.Round.from_json(round_.to_json()).to_json() == round_.to_json()
    rng = random.Random(1)
    for _ in range(steps):
        for seat in (*seats(round_), None):
            round_.view(seat).to_json()
        options = [(seat, action) for seat in seats(round_) for action in round_.legal_actions(seat)]
        if not options:
            assert round_.over
            return
        round_.apply(*rng.choice(options))
