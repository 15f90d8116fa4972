"""Damaged and edited records: the problem is reported with its line, and the sound part is kept."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.records.support import random_game, read
from tests.support import sample_size
from tichu.records import Reading, load, read_record, read_records, replay, write_record


@lru_cache
def game(variant: str = "nanjing", edition: str = "groo") -> str:
    """A finished match of two or three rounds."""
    return random_game(variant, edition, 11, 3, rounds=3 if variant == "trichu" else 2)[0]


original = lru_cache(read)


def check_salvage(text: str, reading: Reading) -> None:
    """Check that the salvaged part is a prefix of the real game."""
    if reading.problem is None:
        return
    assert reading.problem.line is not None
    if reading.record is None:
        assert reading.damaged is None and reading.salvaged is None
        return
    whole, rounds = original(text), reading.record.rounds
    assert rounds == whole.rounds[: len(rounds)]
    if reading.damaged is not None:
        real = whole.rounds[len(rounds)]
        assert reading.damaged.number == real.number and reading.damaged.deal == real.deal
        assert reading.damaged.actions == real.actions[: len(reading.damaged.actions)]
        assert reading.damaged.result is None
        if reading.problem.line % 10 == 0:
            assert reading.salvaged is not None
            replay(reading.salvaged)


def edited(text: str, at: int, edit: Callable[[str], str]) -> str:
    whole = text.splitlines(keepends=True)
    whole[at] = edit(whole[at])
    return "".join(whole)


EDITS: dict[str, Callable[[str], str]] = {
    "cut": lambda line: line[: len(line) // 2] + "\n",
    "deleted": lambda line: "",
    "doubled": lambda line: line * 2,
    "junk": lambda line: "#!/bin/junk\n",
    "foreign": lambda line: '{"move": "e2e4"}\n',
}


@pytest.mark.parametrize("name", EDITS)
@pytest.mark.parametrize(("variant", "edition"), [("nanjing", "groo"), ("hierarchie", "philibert")])
def test_damage_to_any_line_is_reported(variant: str, edition: str, name: str) -> None:
    text = game(variant, edition)
    count = len(text.splitlines())
    for at in (*range(0, count - 1, sample_size(4, 1) if variant == "nanjing" else 11), count - 1):
        broken = edited(text, at, EDITS[name])
        reading = read_record(broken)
        if name == "deleted":
            # Only a damaged last line can go unnoticed; a missing action is detected later.
            assert (reading.problem is None) == (at == count - 1)
            continue
        check_salvage(text, reading)
        if name == "doubled":
            assert reading.problem is not None and reading.problem.line == at + 2
        else:
            assert reading.problem is not None and reading.problem.line == at + 1


def test_swapped_lines_are_reported() -> None:
    text = game()
    whole = text.splitlines(keepends=True)
    for at in range(0, len(whole) - 1, 5):
        swapped = [*whole[:at], whole[at + 1], whole[at], *whole[at + 2 :]]
        reading = read_record("".join(swapped))
        if reading.problem is not None:  # answers to the Grand Tichu question may come in any order
            assert reading.problem.line is not None and reading.problem.line > at
            if reading.problem.line <= at + 2:
                check_salvage(text, reading)


def test_a_file_cut_off_at_any_byte_can_be_read(tmp_path: Path) -> None:
    text, _ = random_game("nanjing", "fata-morgana", 3, 1, names=("Zoë", "Łukasz", "ß", "🐉"))
    data = text.encode()
    path = tmp_path / "game.tichu"
    for end in [*range(0, 200, 3), *range(200, len(data), 211), len(data)]:
        path.write_bytes(data[:end])
        reading = load(path)
        check_salvage(text, reading)
        if reading.problem is not None:
            assert reading.problem.code == ("truncated" if end else "missing-header")
            assert reading.problem.line == data[:end].count(b"\n") + 1
        else:
            assert data[end - 1 : end + 1] in (b"}\n", b"\n{", b"\n")


def test_bytes_that_are_not_utf8(tmp_path: Path) -> None:
    text, _ = random_game("nanjing", "fata-morgana", 3, 1)
    path = tmp_path / "game.tichu"
    whole = text.encode().splitlines(keepends=True)
    path.write_bytes(b"".join([*whole[:30], whole[30].replace(b"seat", b"s\xff\xfet"), *whole[31:]]))
    reading = load(path)
    assert reading.problem is not None
    assert (reading.problem.code, reading.problem.line) == ("not-utf8", 31)
    assert reading.damaged is not None and len(reading.damaged.actions) == 28
    path.write_bytes(bytes(range(256)))
    assert load(path).problem is not None


@pytest.mark.parametrize(
    "edit",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n  \n"),
        lambda text: "\n\n" + text,
        lambda text: text.rstrip("\n"),
    ],
)
def test_changes_by_editors_are_accepted(edit: Callable[[str], str], tmp_path: Path) -> None:
    text = game()
    assert read(edit(text)) == read(text)
    (tmp_path / "game.tichu").write_bytes(edit(text).encode())
    assert write_record(load(tmp_path / "game.tichu").sound()) == text


def code_of(text: str) -> str | None:
    problem = read_record(text).problem
    return None if problem is None else problem.code


def with_header(**changes: Any) -> str:
    header, _, rest = game().partition("\n")
    data = json.loads(header) | changes
    return json.dumps({key: value for key, value in data.items() if value is not ...}) + "\n" + rest


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"tichu": ...}, "missing-header"),
        ({"tichu": 2}, "newer-version"),
        ({"tichu": 10**400}, "newer-version"),
        ({"tichu": 0}, "unknown-version"),
        ({"tichu": True}, "unknown-version"),
        ({"tichu": "1"}, "unknown-version"),
        ({"variant": ...}, "malformed"),
        ({"variant": "skat"}, "unknown-variant"),
        ({"variant": ["nanjing"]}, "malformed"),
        ({"variant": "hierarchie"}, "not-in-edition"),
        ({"edition": ...}, "malformed"),
        ({"edition": "mine"}, "unknown-edition"),
        ({"edition": None}, "malformed"),
        ({"settings": []}, "malformed"),
        ({"settings": {"variant": "nanjing"}}, "unknown-setting"),
        ({"settings": {"seed": 1}}, "unknown-setting"),
        ({"settings": {"self": 1}}, "unknown-setting"),
        ({"settings": {"players": 5}}, "bad-player-count"),
        ({"settings": {"players": 10**400}}, "bad-player-count"),
        ({"settings": {"packs": 10**400}}, "contradictory-settings"),
        ({"settings": {"target": None}}, "contradictory-settings"),
        ({"settings": {"target": 1.5}}, "bad-setting"),
        ({"players": ["Ann", "Bob"]}, "bad-players"),
        ({"players": "Ann Bob Cyd Dan"}, "malformed"),
        ({"players": ["Ann", "Bob", "Cyd", 4]}, "malformed"),
        ({"players": ["Ann", "Bob", "Cyd", "\ud800"]}, "malformed"),
        ({"date": 20261115}, "malformed"),
        ({"weather": "rain"}, "malformed"),
    ],
)
def test_invalid_headers_are_refused(changes: dict[str, Any], code: str) -> None:
    reading = read_record(with_header(**changes))
    assert reading.problem is not None
    assert (reading.problem.code, reading.problem.line) == (code, 1)
    assert reading.record is None


def test_settings_and_date_are_optional() -> None:
    text, _ = random_game("nanjing", "fata-morgana", 1, 1)
    header, _, rest = text.partition("\n")
    data = json.loads(header)
    del data["settings"], data["date"]
    assert read(json.dumps(data) + "\n" + rest).header.date is None


def with_deal(number: int = 1, **changes: Any) -> tuple[str, int]:
    """The game with another deal line, and the number of that line."""
    whole = game().splitlines()
    at = next(at for at, line in enumerate(whole) if json.loads(line).get("round") == number)
    data = json.loads(whole[at]) | changes
    whole[at] = json.dumps({key: value for key, value in data.items() if value is not ...})
    return "\n".join(whole) + "\n", at + 1


def swapped_hands(texts: list[str]) -> list[str]:
    """Move a card from one hand to another."""
    card, *rest = texts[0].split()
    return [" ".join(rest), f"{texts[1]} {card}", *texts[2:]]


def first_deal() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(game().splitlines()[1])
    return data


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"round": 2}, "out-of-order"),
        ({"round": "1"}, "malformed"),
        ({"round": None}, "malformed"),
        ({"dealer": 4}, "wrong-setup"),
        ({"dealer": -1}, "wrong-setup"),
        ({"dealer": 10**400}, "wrong-setup"),
        ({"dealer": ...}, "malformed"),
        ({"dealer": 1.0}, "malformed"),
        ({"first": 7}, "wrong-setup"),
        ({"soloist": 1}, "wrong-setup"),
        ({"ranks": [0, 1, 2, 3]}, "wrong-setup"),
        ({"seating": [1, 0, 2, 3]}, "wrong-setup"),
        ({"seating": [0, 1, 2]}, "wrong-setup"),
        ({"seating": [0, 1, 2, [3]]}, "malformed"),
        ({"seating": ...}, "malformed"),
        ({"hands": ...}, "malformed"),
        ({"hands": "2g"}, "malformed"),
        ({"hands": ["", "", "", ""]}, "wrong-cards"),
        ({"hands": [1, 2, 3, 4]}, "malformed"),
        ({"hands": ["1z"] * 4}, "wrong-cards"),
        ({"stock": ...}, "wrong-cards"),
        ({"stock": None}, "malformed"),
        ({"stock": []}, "wrong-cards"),
        ({"faceup": "Dr"}, "wrong-cards"),
        ({"faceup": 0}, "wrong-cards"),
        ({"trump": "g"}, "malformed"),
    ],
)
def test_invalid_deals_are_refused(changes: dict[str, Any], code: str) -> None:
    text, line = with_deal(**changes)
    reading = read_record(text)
    assert reading.problem is not None
    assert (reading.problem.code, reading.problem.line) == (code, line)
    assert reading.record is not None and reading.record.rounds == ()


def test_wrong_cards_are_named() -> None:
    hands = first_deal()["hands"]
    for changed, words in (
        (swapped_hands(hands), "seat 0 has 7 first cards, not 8"),
        ([hands[0], hands[0], *hands[2:]], "more often than the pack contains it"),
        ([*hands, ""], "there are 4 seats, but first cards for 5"),
        ([hands[0][3:], *hands[1:]], "is not dealt"),
        (["Xx " + hands[0][3:], *hands[1:]], "'Xx' is not a card"),
    ):
        problem = read_record(with_deal(hands=changed)[0]).problem
        assert problem is not None and problem.code == "wrong-cards"
        assert words in str(problem) and str(problem).startswith("line 2: ")


def test_a_later_deal_must_fit_the_match() -> None:
    data = next(json.loads(line) for line in game().splitlines() if json.loads(line).get("round") == 2)
    other = (data["dealer"] + 1) % 4
    text, line = with_deal(2, dealer=other)
    reading = read_record(text)
    assert reading.problem is not None
    assert str(reading.problem) == f"line {line}: dealer is {data['dealer']} in this match, not {other}"
    assert reading.record is not None and reading.record.rounds == read(game()).rounds[:1]
    assert code_of(with_deal(2, round=1)[0]) == "out-of-order"


def test_wrong_results_are_refused() -> None:
    whole = game().splitlines()
    at = next(at for at, line in enumerate(whole) if "result" in json.loads(line))
    real = json.loads(whole[at])
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"result": [real["result"][0] + 5, real["result"][1]]}, "wrong-result"),
        ({"out": real["out"][::-1]}, "wrong-result"),
        ({"total": [0, 7]}, "wrong-result"),
        ({"total": None}, "wrong-result"),
        ({"result": None}, "wrong-result"),
        ({"result": []}, "wrong-result"),
        ({"result": [10**400, 0]}, "wrong-result"),
        ({"result": ["75", "25"]}, "malformed"),
        ({"out": 3}, "malformed"),
        ({"out": {}}, "malformed"),
        ({"note": "phew"}, "malformed"),
    ]
    for change, code in wrong:
        reading = read_record("\n".join([*whole[:at], json.dumps(real | change), *whole[at + 1 :]]))
        assert reading.problem is not None
        assert (reading.problem.code, reading.problem.line) == (code, at + 1), change
        assert reading.damaged is not None and reading.damaged.actions == read(game()).rounds[0].actions


def test_a_wrong_winner_is_refused() -> None:
    text = game()
    whole = text.splitlines()
    final = json.loads(whole[-1])
    for change, code in (
        ({"winner": 1 - final["winner"]}, "wrong-winner"),
        ({"winner": [0, 1]}, "wrong-winner"),
        ({"winner": []}, "wrong-winner"),
        ({"winner": None}, "malformed"),
        ({"winner": "Ann"}, "malformed"),
        ({"total": [1, 2]}, "wrong-result"),
    ):
        reading = read_record("\n".join([*whole[:-1], json.dumps(final | change)]))
        assert reading.problem is not None and reading.problem.code == code
        assert reading.record is not None and reading.record.rounds == read(text).rounds
    early = "\n".join([*whole[:40], whole[-1], *whole[40:]])
    assert code_of(early) == "out-of-order"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"seat": 9, "type": "pass"}', "illegal-action"),
        ('{"seat": -1, "type": "pass"}', "illegal-action"),
        ('{"seat": true, "type": "pass"}', "malformed"),
        ('{"seat": null, "type": "pass"}', "malformed"),
        ('{"seat": 0}', "malformed"),
        ('{"seat": 0, "type": "fly"}', "malformed"),
        ('{"seat": 0, "type": []}', "malformed"),
        ('{"seat": 0, "type": "pass", "round": 1}', "malformed"),
        ('{"seat": 0, "type": "play", "cards": "Dr Dr"}', "illegal-action"),
        ('{"seat": 0, "type": "play", "cards": "Zz"}', "malformed"),
        ('{"seat": 0, "type": "play", "cards": 5}', "malformed"),
        ('{"seat": 0, "type": "play", "cards": "2g", "wish": "7"}', "malformed"),
        ('{"seat": 0, "type": "exchange", "give": {"99": "2g"}}', "illegal-action"),
        ('{"seat": 0, "type": "exchange", "give": {"x": "2g"}}', "malformed"),
        ('{"seat": 0, "seat": 1, "type": "pass"}', "malformed"),
        ('{"seat": NaN, "type": "pass"}', "malformed"),
        ('{"seat": 1e999, "type": "pass"}', "malformed"),
        ('{"seat": ' + "9" * 5000 + ', "type": "pass"}', "broken-json"),
        ("[" * 100000, "broken-json"),
        ('{"a":' * 100000, "broken-json"),
        ("[1, 2]", "malformed"),
        ('"seat"', "malformed"),
        ("null", "malformed"),
        ("{}", "unknown-line"),
        ("{", "broken-json"),
        ("\x00", "broken-json"),
        ('{"tichu": 1}', "out-of-order"),
    ],
)
def test_invalid_lines_are_refused(line: str, code: str) -> None:
    whole = game().splitlines()
    reading = read_record("\n".join([*whole[:30], line, *whole[30:]]) + "\n")
    assert reading.problem is not None
    assert (reading.problem.code, reading.problem.line) == (code, 31)
    assert reading.damaged is not None and len(reading.damaged.actions) == 28
    assert len(str(reading.problem)) < 500


def test_lines_after_the_winner_are_refused() -> None:
    text = game()
    assert code_of(text + text.splitlines()[-1] + "\n") == "out-of-order"
    assert code_of(text + "the end") == "truncated"
    assert code_of(text + "the end\n") == "broken-json"


def test_an_empty_file() -> None:
    for text in ("", "\n", "\ufeff", "  \n\n"):
        reading = read_record(text)
        assert reading.problem is not None and reading.problem.code == "missing-header"
        with pytest.raises(tichu.InvalidRecord):
            reading.sound()


def test_values_of_any_type_only_raise_invalid_record() -> None:
    rng = random.Random(5)
    shapes: list[Any] = [
        None, True, False, 0, -1, 3, 10**300, 1.5, "", "x", "2g", "\ud800", [], [[]], [None], {}, {"a": {}},
        ["2g"] * 4, [0, 1, 2, 3], {"1": "2g"},
    ]  # fmt: skip
    text = game("trichu", "philibert")
    whole = text.splitlines()
    kinds = [0, 1, 2, *(at for at, line in enumerate(whole) if '"result"' in line or '"give"' in line)]
    for at in {*kinds[:5], kinds[-1], len(whole) - 1}:
        data = json.loads(whole[at])
        for key in data:
            for shape in shapes:
                line = json.dumps(data | {key: shape})
                read_record("\n".join([*whole[:at], line, *whole[at + 1 :]]))
    for _ in range(80):
        mangled = list(text)
        for _ in range(rng.randrange(1, 4)):
            mangled[rng.randrange(len(mangled))] = rng.choice('{}[]",:0\n\\xZ\u2028\udc80')
        read_record("".join(mangled))
        read_records("".join(mangled))
