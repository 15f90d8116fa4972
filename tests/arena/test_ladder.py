from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.support import Cheating, Quiet
from tichu.arena import ArenaError, LadderReport, ladder
from tichu.arena.ladder_page import draw, markdown, write_ladder


@pytest.fixture(scope="module")
def trichu() -> LadderReport:
    return ladder(["random", Quiet, "greedy"], variant="trichu", pairs=6, seed=3)


def test_the_stronger_bot_is_ranked_higher(trichu: LadderReport) -> None:
    assert [one.name for one in trichu.standings] == ["greedy", "random", "quiet"]
    ratings = [one.rating for one in trichu.standings]
    assert ratings == sorted(ratings, reverse=True) and ratings[0] > 25 > ratings[-1]
    assert all(0 < one.sigma < 25 / 3 for one in trichu.standings)


def test_every_pair_is_won_drawn_or_lost(trichu: LadderReport) -> None:
    assert len(trichu.duels) == 3
    assert all(one.won + one.drawn + one.lost == 12 for one in trichu.standings)
    assert sum(one.won for one in trichu.standings) == sum(one.lost for one in trichu.standings)
    assert sum(one.lead.mean for one in trichu.standings) == pytest.approx(0)


def test_table_of_results_is_antisymmetric(trichu: LadderReport) -> None:
    one, other = trichu.between("greedy", "random"), trichu.between("random", "greedy")
    assert one is not None and other is not None and one.mean == -other.mean > 0
    assert trichu.between("greedy", "greedy") is None


def test_ladder_does_not_depend_on_the_number_of_jobs(trichu: LadderReport) -> None:
    again = ladder(["random", Quiet, "greedy"], variant="trichu", pairs=6, seed=3, jobs=2)
    assert again.standings == trichu.standings


def test_page_and_plot_are_written(trichu: LadderReport, tmp_path: Path) -> None:
    page, plot = write_ladder(trichu, tmp_path / "new" / "ladder")
    text = page.read_text(encoding="utf-8")
    assert "# Ladder: Trichu, fata-morgana, 3 players" in text
    assert "| 1 | greedy |" in text and "![The ladder](ladder.svg)" in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 2 * 5
    svg = ElementTree.parse(plot).getroot()
    assert svg.tag.endswith("svg")


def test_plot_is_reproducible(trichu: LadderReport, tmp_path: Path) -> None:
    draw(trichu, tmp_path / "one.svg")
    draw(trichu, tmp_path / "two.svg")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_special_characters_in_names_are_escaped() -> None:
    def pipes(seed: int) -> Quiet:
        return Quiet(seed)

    pipes.__name__ = "cmd:a | b"
    text = markdown(ladder([pipes, "random"], variant="trichu", pairs=1))
    assert "cmd:a \\| b" in text


def test_ladder_of_a_rank_game() -> None:
    report = ladder([Cheating, "greedy"], variant="grandseigneur", pairs=2)
    assert "place points" in markdown(report)
    assert report.to_json()["duels"][0]["bots"][0]["illegal"]["count"] > 0


def test_an_interrupted_ladder_reports_finished_pairs() -> None:
    def watch(progress: object) -> None:
        seen.append(progress)
        if len(seen) == 7:
            raise KeyboardInterrupt

    seen: list[object] = []
    report = ladder(["random", Quiet, "greedy"], variant="trichu", pairs=50, progress=watch, partial=True)
    assert report.interrupted and sum(duel.pairs for duel in report.duels) == 7
    assert "Interrupted" in markdown(report)


def test_ladder_needs_two_different_bots() -> None:
    for bots in ([], ["random"], ["random", "random"]):
        with pytest.raises(ArenaError, match="at least two different bots"):
            ladder(bots, pairs=1)
