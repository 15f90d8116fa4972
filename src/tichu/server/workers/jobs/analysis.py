"""Analyses of positions, lines from them, and moments of finished rounds to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from time import process_time
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.core.view import View
from tichu.review.analysable import Study
from tichu.review.lines import BotsPlay, LineStep, deal_unknown, line_json, play_line
from tichu.server.workers.protocol import Job
from tichu.table.round_log import RoundSource

if TYPE_CHECKING:
    from tichu.review.analysis import Analysis


class AnalyseRequest(NamedTuple):
    """A part of an analysis: it goes on for some seconds of processor time, or up to a number of worlds.

    Requests with the same ``key`` belong to one analysis. A process that does not know it begins anew.
    """

    key: str
    view: View
    seed: int
    worlds: int
    seconds: float


class LineRequest(NamedTuple):
    """An action in a position, and how far bots play on; unknown cards are dealt if anything is played."""

    study: Study
    seat: int | None
    action: Action | None
    bots: BotsPlay


class MomentRequest(NamedTuple):
    """The position of a finished round after a number of actions."""

    source: RoundSource
    turn: int


AnalysisRequest: TypeAlias = AnalyseRequest | LineRequest | MomentRequest


class AnalysisJob(Job[AnalysisRequest, dict[str, Any]]):
    """Refine one analysis at a time. An error that the visitor has made is answered as ``problem``."""

    name: ClassVar[str] = "analysis"

    def __init__(self) -> None:
        self._key = ""
        self._analysis: Analysis | None = None

    def perform(self, request: AnalysisRequest, parts: Iterator[Any]) -> dict[str, Any]:
        """Do what the request asks for."""
        try:
            match request:
                case AnalyseRequest():
                    return self._refine(request)
                case LineRequest():
                    return _line(request)
                case MomentRequest(source, turn):
                    return _moment(source, turn)
        except TichuError as why:
            return {"problem": why.to_json()}

    def _refine(self, request: AnalyseRequest) -> dict[str, Any]:
        """Refine the analysis. The result depends on the number of worlds, not on how they were divided."""
        from tichu.bots.shark.workspace import BATCH  # imported late: the server does not need numba
        from tichu.review.analysis import Analysis

        if request.key != self._key or self._analysis is None:
            self._key, self._analysis = "", None
            self._analysis = Analysis(request.view, request.seed)
            self._key = request.key
        analysis = self._analysis
        began = process_time()
        while not analysis.done and analysis.worlds < request.worlds:
            analysis.refine(analysis.worlds + BATCH)
            if process_time() - began >= request.seconds:
                break
        over = analysis.done or analysis.worlds >= request.worlds
        return {"result": analysis.result().to_json(), "over": over, "seconds": process_time() - began}


def _line(request: LineRequest) -> dict[str, Any]:
    study, seat, action, bots = request
    playing = action is not None or bots.actions > 0
    dealt = playing and isinstance(study, View)
    steps: list[LineStep] = []
    if isinstance(study, View) and playing:
        study = deal_unknown(study, bots.seed)
    if not isinstance(study, View):
        steps = play_line(study, seat, action, bots)
    return line_json(study, steps) | {"dealt": dealt, "rules": asdict(study.game.settings)}


def _moment(source: RoundSource, turn: int) -> dict[str, Any]:
    """Return the position after that many actions, and the action that was taken there."""
    from tichu.core.match import start_round
    from tichu.records.replay import round_steps

    recorded = source.recorded()
    now, taken = start_round(source.game, recorded.deal, source.totals), None
    for at, step in enumerate(round_steps(source.game, recorded, source.totals)):
        if at == turn:
            taken = {"seat": step.seat, "action": step.action.to_json()}
            break
        now = step.after
    return line_json(now, []) | {
        "rules": asdict(source.game.settings),
        "seating": list(recorded.deal.setup.seating),
        "taken": taken,
    }
