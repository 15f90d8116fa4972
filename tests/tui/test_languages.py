"""The terminal speaks the chosen language: nothing is left in English, and everything fits."""

from __future__ import annotations

import asyncio
import io
import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

import tichu
import tichu.words
from tests.support import on_table, position
from tests.tui.support import LARGE, SMALL, KeyboardPlayer, at_the_table, finished, game_at, local_game
from tests.tui.typing import TypingPlayer, typed_at
from tichu.bots.protocol import Reason
from tichu.cli.play import BOT_NAMES, new_game, saved_game
from tichu.client.errors import RequestRefused
from tichu.core.actions import Exchange, Play
from tichu.core.match import Match
from tichu.tui.card_faces import Faces
from tichu.tui.dialogs import PageDialog
from tichu.tui.help_text import keys_help, typing_help
from tichu.tui.hints import Hint, brief_hint_words
from tichu.tui.line_reader import is_no, is_yes
from tichu.tui.local import LocalGame
from tichu.tui.narration import NarratedLine
from tichu.tui.refusals import refusal
from tichu.tui.scene import Scene
from tichu.tui.scoresheet import final_sheet, round_sheet, score_sheet
from tichu.tui.transcript import Transcript
from tichu.words import SOURCE, Words, languages, say, use_language

PAGE_WIDTH = 68
"""Columns of a page in a terminal of 80 columns."""
PAGE_LINES = 18
CARDS = re.compile(r"(?:[1-9TJQKA]|10|[gkbr]|ma|do|ph|dr)+", re.IGNORECASE)
DATA = {*BOT_NAMES, "Philibert", "Tichubadour"}
"""Names of people and of rule books."""
TYPED = ("?", "s", "v", "h", "save", "", "q", "n", "tea", "99999", "b", "n")
"""Commands and mistakes; each asks something, or is answered."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(SOURCE)


class MarkedWords(Words):
    """English words that show where they come from: what is not marked is not from the catalogue."""

    def __init__(self) -> None:
        super().__init__(SOURCE)

    def find(self, key: str, values: Mapping[str, str | float] | None = None) -> str | None:
        found = super().find(key, values)
        return None if found is None else f"⟦{found}⟧"

    def list(self, items: Sequence[str], *, choice: bool = False) -> str:
        return f"⟦{super().list(items, choice=choice)}⟧"


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tichu.words, "_in_use", MarkedWords())


def unmarked(text: str) -> list[str]:
    """Words that are not from the catalogue, except names, cards and single letters to type."""
    depth, outside = 0, []
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        outside.append(letter if depth == 0 and letter != "⟧" else " ")
    words = re.findall(r"\w+", "".join(outside))
    return [
        word
        for word in words
        if not (word.isdigit() or len(word) == 1 or word in DATA or CARDS.fullmatch(word))
    ]


class CuriousPlayer(TypingPlayer):
    """Types every command at the first question of each kind before the answer; leaves after some lines."""

    def __init__(self, session: LocalGame, rounds: int = 1, lines: int = 999) -> None:
        super().__init__(session, Random(1), rounds)
        self._lines = lines
        self._asked: set[str] = set()
        self._first: deque[str] = deque()

    async def line(self) -> str:
        self._lines -= 1
        if self._lines < 0:
            raise EOFError
        decision = self.table._asking
        if decision is not None and decision.kind not in self._asked:
            self._asked.add(decision.kind)
            self._first.extend(TYPED[:8] if decision.kind in ("grand", "exchange", "bomb") else TYPED)
        return self._first.popleft() if self._first else await super().line()


def told(match: Match, width: int, **limits: int) -> str:
    """What a plain table prints."""

    async def evening() -> str:
        return await CuriousPlayer(local_game(match), **limits).play(width)

    return asyncio.run(evening())


def printed(page: RenderableType, width: int) -> list[str]:
    output = io.StringIO()
    Console(file=output, width=width).print(page)
    return output.getvalue().splitlines()


@pytest.mark.parametrize(
    ("variant", "rounds"), [("nanjing", 1), ("trichu", 1), ("hierarchie", 2)], ids=["teams", "dummy", "ranks"]
)
def test_nothing_in_a_plain_game_is_left_in_english(marked: None, variant: str, rounds: int) -> None:
    text = told(Match(variant, seed=2), 400, rounds=rounds)

    assert "⟦" in text
    assert unmarked(text) == []


DRAGON_TO_GIVE = {"trick": on_table((0, "Dr")), "phase": "take", "turn": 0, "passed": [1, 2, 3]}


@pytest.mark.parametrize(
    ("hands", "more", "lines"),
    [
        (["Ma 8g 9g Ph", "3g", "3k", "3b"], {}, ["ma", "x", "u", "8ph", "8"]),
        (["8g 8k 9g 9k Ph 2g", "3g", "3k", "3b"], {}, ["8899ph", "u", "8899ph", "1"]),
        (["2g 4g 7g 7k 7b 7r", "3g", "3k", "3b"], {"trick": on_table((3, "5r"))}, ["2", "24", "p"]),
        (["7g 7k 7b 7r 2g", "3g", "3k", "3b"], {"turn": 2, "trick": on_table((1, "Ag"))}, ["b", "n", ""]),
        (["8g 9g", "3g 4g", "", "3b"], {"started": [1, 2, 3]}, ["t", "p", "w", "8"]),
        (["3g 8g", "3k", "3b", "3r"], {"edition": "tichubadour", "wish": "8"}, ["3", "x", "n", "3", "y"]),
        (["8g", "3g 4g", "3k", "3b"], DRAGON_TO_GIVE, ["x", "1"]),
        (["Do 8g", "3g", "3k", "3b", "3r", "4r"], {"variant": "tientsin"}, ["do", "2"]),
    ],
)
def test_no_question_and_no_refusal_is_in_english(
    marked: None, hands: list[str], more: dict[str, Any], lines: list[str]
) -> None:
    actions, output = typed_at(position(hands, **more), *lines)

    assert actions or lines[-1] == ""
    assert unmarked(output) == []


def test_nothing_on_the_full_screen_is_left_in_english(marked: None) -> None:
    session = local_game(Match(seed=6))
    parts = ("#head", "#seats", "#trick", "#prompt", "#aside", "#says", "#bar")

    async def script(player: KeyboardPlayer) -> None:
        shown: list[str] = []

        def look() -> None:
            shown.extend(map(player.words, parts))

        look()
        await player.press("t")
        look()
        await player.press("n")
        await player.until(lambda: player.table.selection.gifts is not None)
        await player.press("enter")
        look()
        await player._exchange()
        await player.until(lambda: session.match.round.phase == "play" and session.scene.asked is not None)
        for keys in (["tab"], ["escape", "b"], ["escape", "p"]):
            await player.press(*keys)
            look()
        shown.append(player.log)
        assert [word for line in "\n".join(shown).splitlines() for word in unmarked(line)] == []

    at_the_table(session, script, LARGE)


@pytest.mark.parametrize(("language", "words"), [("de", "Runde 1"), ("ko", "1라운드")])
def test_a_plain_game_in_another_language_fits_the_terminal(language: str, words: str) -> None:
    use_language(language)

    text = told(Match(seed=1), SMALL[0], lines=60)

    assert words in text
    assert max(cell_len(line) for line in text.splitlines() if " › " not in line) <= SMALL[0]


@pytest.mark.parametrize("language", ["de", "ko"])
def test_the_help_and_the_buttons_fit_a_small_terminal(language: str) -> None:
    use_language(language)

    async def script(player: KeyboardPlayer) -> None:
        assert "…" not in player.words("#bar")
        await player.press("question_mark")
        await player.until(lambda: isinstance(player.app.screen, PageDialog))
        await player.pilot.pause()
        assert player.app.screen.query_one("VerticalScroll").max_scroll_y == 0
        labels = player.app.screen.query(".quiet")
        assert player.app.screen.region.contains_region(labels.first().region)

    at_the_table(game_at(position(["Do Ma 2g 3k 4b 5r Ph Dr", "3g", "3b", "3r"])), script)


@pytest.fixture(scope="module")
def last_scene() -> Scene:
    """The end of a short match."""
    return finished(target=None, rounds=1).scene


@pytest.mark.parametrize("language", languages())
def test_pages_can_be_shown_in_every_language(language: str, last_scene: Scene) -> None:
    use_language(language)
    scene = last_scene
    assert scene.view is not None

    pages = [
        typing_help(signs=True, shared=True),
        score_sheet(scene),
        round_sheet(scene.view.round, scene.history[-1], scene.names, own=scene.player),
        final_sheet(scene),
    ]

    assert len(printed(keys_help(), PAGE_WIDTH)) <= PAGE_LINES
    for page in pages:
        assert max(map(cell_len, printed(page, SMALL[0]))) <= SMALL[0]
    assert say("table.total") in "".join(printed(final_sheet(scene), SMALL[0]))


@pytest.mark.parametrize("language", languages())
def test_hints_fit_their_two_lines_in_every_language(language: str) -> None:
    use_language(language)
    round_ = tichu.Round.from_json(position(["2g 3k 4g 5k 6g 7k 8g", "3g", "3b", "3r"]))
    play, gifts = Play(round_.hands[0]), Exchange(((1, (8,)), (2, (13,)), (3, (16,))))

    for code in ("leads-loser", "leads-winner", "gets-rid", "saves-cards", "low-strays", "best-from-weak"):
        action = gifts if code in ("low-strays", "best-from-weak") else play
        words = brief_hint_words(Hint(action, Reason(code)), round_, lambda seat: "Wilhelmine")
        assert len(printed(words, SMALL[0] - 1)) <= 2


@pytest.mark.parametrize(
    ("language", "yes", "no"), [("de", "Ja", "nein"), ("el", "ν", "όχι"), ("ko", "y", "n")]
)
def test_yes_and_no_can_be_said_in_the_own_language(language: str, yes: str, no: str) -> None:
    use_language(language)
    assert (is_yes(yes), is_no(yes)) == (True, False)
    assert (is_yes(no), is_no(no)) == (False, True)
    assert not is_yes("")


def test_names_are_aligned_by_their_width() -> None:
    output = io.StringIO()
    transcript = Transcript(Console(file=output, width=SMALL[0]), Faces(), ["나", "Mei"])

    transcript.print_all([NarratedLine(Text("8○"), name) for name in transcript.names])

    assert len({cell_len(line.partition("8")[0]) for line in output.getvalue().splitlines()}) == 1


def test_a_saved_game_names_the_person_in_the_language_of_the_reader(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    use_language("de")
    game = new_game(Match("trichu", seed=1), save=path)
    game.recorder.close()

    assert (game.names[0], game.names[-1]) == ("Du", "Frau Tisch")
    assert game.recorder.header.players == ("You", "Mei", "Bo")
    use_language("fr")
    again = saved_game(path)
    again.recorder.close()
    assert again.names == ["Vous", "Mei", "Bo", "Le Mort"]


def test_a_refusal_of_the_server_names_the_house_rule() -> None:
    refused = RequestRefused("bad-setting", "tichu_points: bad value", params={"rule": "tichu_points"})

    use_language("de")
    try:
        assert refusal(refused) == say("errors.bad-setting", rule=say("home.rule_tichu_points"))
    finally:
        use_language(SOURCE)
