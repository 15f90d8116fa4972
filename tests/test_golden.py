"""Golden playthroughs: for every variant and edition, a file that shows a match line by line.

A test replays the actions of a file and compares the text. After an intended change of the core, write the
files again with ``python -m tests.test_golden --write`` and read them before you commit them.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tichu
from tests.properties.cards import Json
from tests.properties.choosing import random_action
from tests.properties.happenings import happenings
from tests.properties.tables import Table, dealt
from tests.support import act_together

HERE = Path(__file__).parent / "golden"
ACTION_LINE = re.compile(r" *\d+ \| +(?P<seat>\d+) (?P<action>\{.*?\}) +\| ")
SEED_LINE = re.compile(r"^seed (\d+)$", re.MULTILINE)

LEGEND = """\
# Each line is an action: its number, the seat, the action, and what is then to be seen:
# phase and turn | the play to beat, with what a Phoenix is | wish | calls | out | cards held, by seat
# | number of legal actions, by seat | fingerprints of all legal actions and of all views
"""

COMMON = {"bomb out of turn", "wish", "wish fulfilled", "phoenix in a combination", "dragon"}
PARTNERS = COMMON | {"tichu", "dog", "dragon's gift"}
WANTED: dict[tuple[str, str], set[str]] = {
    ("nanjing", "fata-morgana"): PARTNERS | {"straight bomb", "bomb on a bomb", "counted"},
    ("nanjing", "philibert"): PARTNERS | {"bomb on the dog"},
    ("nanjing", "groo"): PARTNERS | {"withdraw"},
    ("nanjing", "tichubadour"): PARTNERS - {"wish fulfilled"} | {"wish broken: played on"},
    ("nanjing", "francois"): PARTNERS | {"bomb after the last pass"},
    ("trichu", "fata-morgana"): PARTNERS | {"victory"},
    ("trichu", "philibert"): PARTNERS - {"dragon's gift"} | {"bomb on the dragon"},
    ("trichu", "groo"): PARTNERS | {"take by somebody who is out"},
    ("tientsin", "fata-morgana"): PARTNERS | {"dog to a partner of choice", "counted"},
    ("tientsin", "philibert"): PARTNERS | {"bomb on the dog"},
    ("tientsin", "groo"): PARTNERS | {"dog to a partner of choice", "withdraw"},
    ("tientsin", "francois"): PARTNERS | {"dog to a partner of choice", "mah jong in a straight"},
    ("grandseigneur", "fata-morgana"): COMMON
    | {"tribute", "two phoenixes in a combination", "dragon on a dragon"},
    ("hierarchie", "philibert"): COMMON - {"wish", "wish fulfilled"} | {"tribute", "dog", "mah jong"},
}
"""Events that a file must contain, besides ordinary play."""

HOUSE_RULES: dict[str, dict[str, Any]] = {"grandseigneur": {"players": 5, "packs": 2}}
BOMBS = 3
"""Number of bombs in the first deal."""
ROUNDS = {"grandseigneur": 2, "hierarchie": 2}
LONGEST = 400


def path_of(variant: str, edition: str) -> Path:
    """The file of a variant and edition."""
    return HERE / f"{variant}-{edition}.txt"


def table_of(variant: str, edition: str) -> Table:
    """The settings of the match in the file."""
    return Table(variant, edition, tuple(HOUSE_RULES.get(variant, {}).items()))


# -- writing down --------------------------------------------------------------------------------------------


class Scribe:
    """Plays a match and writes its text."""

    def __init__(self, table: Table, seed: int) -> None:
        self.match = dealt(table, seed, BOMBS)
        self.happened: set[str] = set()
        self.actions = 0
        rules = json.dumps(dict(table.house_rules))
        self.lines = [f"{table.variant}, {table.edition}", f"house rules {rules}", f"seed {seed}", ""]
        self.lines += LEGEND.splitlines()
        self.begin()

    @property
    def text(self) -> str:
        """The text so far."""
        return "\n".join(self.lines) + "\n"

    @property
    def rounds(self) -> int:
        """Number of rounds to write."""
        return ROUNDS.get(self.match.game.variant.key, 1)

    @property
    def done(self) -> bool:
        """Whether all rounds are written."""
        return self.match.rounds_played == self.rounds

    def begin(self) -> None:
        """The heading of a round: seating and cards."""
        match, position = self.match, self.match.round.state_json()
        heading = [f"round {match.rounds_played + 1}", f"players {seats(match.seating)}"]
        for role in ("dealer", "soloist", "dummy"):
            if role in position:
                heading.append(f"{role} at seat {position[role]}")
        if "ranks" in position:
            heading.append(f"ranks {seats(position['ranks'])}")
        self.lines += ["", ", ".join(heading)]
        for seat, (hand, stock) in enumerate(zip(position["hands"], position["stock"], strict=True)):
            self.lines.append(f"     {seat}: {hand}" + (f" | {stock}" if stock else ""))
        if "faceup" in position:
            self.lines.append(f"face up: {position['faceup']}")
        self.lines.append("")
        self.note("deal", position)

    def act(self, seat: int, action: Json) -> None:
        """Apply an action and write its line."""
        if self.match.round.over:
            self.match.next_round()
            self.begin()
        before = self.match.round.state_json()
        act_together(self.match.round, seat, action)
        after = self.match.round.state_json()
        self.happened |= set(happenings(before, seat, action, after))
        self.actions += 1
        self.note(f"{seat:2} {json.dumps(action)}", after)
        if before["phase"] != after["phase"] == "play" and before["phase"] == "exchange":
            self.lines += ["", "after the exchange"]
            self.lines += [f"     {seat}: {hand}" for seat, hand in enumerate(after["hands"])]
            self.lines.append("")
        if after["phase"] == "over":
            self.end(after)

    def note(self, what: str, position: Json) -> None:
        """Write a line: an action and the position after it."""
        self.lines.append(f"{self.actions:3} | {what:50} | {digest(self.match.round, position)}")

    def end(self, position: Json) -> None:
        """The result of a round."""
        self.lines.append("")
        for seat, (won, hand) in enumerate(zip(position["won"], position["hands"], strict=True)):
            self.lines.append(f"     {seat}: won {won or '-'}" + (f"; still holds {hand}" if hand else ""))
        self.lines.append(f"out {seats(position['out'])}, score {position['scores']}")
        self.lines.append(f"match {self.match.scores}, ranks {self.match.ranks}, over {self.match.over}")


def digest(round_: tichu.Round, position: Json) -> str:
    """A short summary of a position."""
    top = position["trick"][-1] if position["trick"] else None
    options = [round_.legal_actions(seat) for seat in range(round_.game.seats)]
    views = [round_.view(seat).state_json() for seat in (*range(round_.game.seats), None)]
    columns = [
        position["phase"] + ("" if position["turn"] is None else f" {position['turn']}"),
        "-" if top is None else top["cards"] + (f" as {top['as']}" if "as" in top else ""),
        (position["wish"] or "-") + (f" broken by {position['breach']}" if "breach" in position else ""),
        " ".join(f"{seat} {call}" for seat, call in position["calls"].items()) or "-",
        seats(position["out"]),
        " ".join(str(len(hand.split())) for hand in position["hands"]),
        " ".join(str(len(actions)) for actions in options),
        fingerprint(text for actions in options for text in ["", *sorted(map(action_text, actions))])
        + " "
        + fingerprint(json.dumps(view, sort_keys=True) for view in views),
    ]
    return " | ".join(columns)


def seats(numbers: Iterable[int]) -> str:
    """Numbers separated by spaces."""
    return " ".join(map(str, numbers)) or "-"


@lru_cache(maxsize=1 << 16)
def action_text(action: tichu.Action) -> str:
    """The action as one line of JSON."""
    return json.dumps(action.to_json(), sort_keys=True)


def fingerprint(texts: Iterable[str]) -> str:
    """A short fingerprint of texts."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:6]


# -- playing anew --------------------------------------------------------------------------------------------


def chosen(table: Table, seed: int) -> tuple[list[tuple[int, Json]], set[str]]:
    """Play a random match that favours unusual actions; return its actions and events."""
    match, rng = dealt(table, seed, BOMBS), Random(seed)
    log: list[tuple[int, Json]] = []
    seen: set[str] = set()
    before = match.round.state_json()
    while match.rounds_played < ROUNDS.get(table.variant, 1):
        if match.round.over:
            before = match.next_round().state_json()
        seat, action = random_action(match.round, rng, in_order=action_text, bold=table.variant in ROUNDS)
        act_together(match.round, seat, action)
        log.append((seat, action.to_json()))
        after = match.round.state_json()
        seen |= set(happenings(before, seat, action.to_json(), after))
        before = after
    return log, seen


def interest(table: Table, seed: int) -> set[str]:
    """The events of the match; empty if it is too long."""
    log, seen = chosen(table, seed)
    return seen if len(log) < LONGEST - 60 else set()


def find_seed(table: Table, wanted: set[str], first: int) -> int:
    """A seed whose match has all required events: the current one, or the first that does."""
    if interest(table, first) >= wanted:
        return first
    return next(seed for seed in range(100_000) if interest(table, seed) >= wanted)


def write(variant: str, edition: str) -> int:
    """Play the match, write the file and return the seed."""
    table, path = table_of(variant, edition), path_of(variant, edition)
    old = SEED_LINE.search(path.read_text(encoding="utf-8")) if path.exists() else None
    seed = find_seed(table, WANTED[variant, edition], int(old[1]) if old else 0)
    scribe = Scribe(table, seed)
    for seat, action in chosen(table, seed)[0]:
        scribe.act(seat, action)
    HERE.mkdir(exist_ok=True)
    path.write_text(scribe.text, encoding="utf-8")
    return seed


# -- the tests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_the_playthrough_is_unchanged(variant: str, edition: str) -> None:
    path = path_of(variant, edition)
    assert path.exists(), (
        f"no golden playthrough for {variant}, {edition}: python -m tests.test_golden --write"
    )
    text = path.read_text(encoding="utf-8")
    seed = SEED_LINE.search(text)
    assert seed is not None
    scribe = Scribe(table_of(variant, edition), int(seed[1]))
    for line in filter(None, map(ACTION_LINE.match, text.splitlines())):
        scribe.act(int(line["seat"]), json.loads(line["action"]))
    assert scribe.done
    assert scribe.text.splitlines() == text.splitlines()
    assert WANTED[variant, edition] - scribe.happened == set()
    assert len(scribe.lines) <= LONGEST


def test_every_playthrough_belongs_to_a_variant_and_edition() -> None:
    assert {path.name for path in HERE.iterdir()} == {path_of(*pair).name for pair in tichu.PAIRS}
    assert set(WANTED) == set(tichu.PAIRS)


def main(arguments: list[str]) -> int:
    """Write all files, or those that are named: ``--write nanjing-groo …``."""
    if arguments[:1] != ["--write"]:
        sys.stderr.write("python -m tests.test_golden --write [variant-edition ...]\n")
        return 2
    for pair in tichu.PAIRS:
        if not arguments[1:] or "-".join(pair) in arguments[1:]:
            sys.stdout.write(f"{path_of(*pair)} seed {write(*pair)}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
