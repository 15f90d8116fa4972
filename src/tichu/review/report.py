"""A review as plain data, for JSON output, reports and the web client."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tichu.records import Record
from tichu.records.model import DUMMY_NAME
from tichu.review.judging import Judgement, Option
from tichu.review.losses import tallies_json
from tichu.review.remarks import remark_on
from tichu.review.reviewing import Review, RoundReview, Summary


def review_data(review: Review) -> dict[str, Any]:
    """Return the review as JSON-compatible data."""
    header = review.record.header
    return {
        "variant": header.variant,
        "edition": header.edition,
        "players": list(header.players),
        "interrupted": review.interrupted,
        "rounds": [round_data(review.record, round_) for round_ in review.rounds],
        "summary": [summary_data(line) for line in review.summary()],
    }


def round_data(record: Record, round_: RoundReview) -> dict[str, Any]:
    """Return one round: the graph from the even seats' point of view, and the decisions in order."""
    name = seat_names(record.header.players, round_)
    return {
        "round": round_.number,
        "seating": list(round_.seating),
        "result": round_.result,
        "deal": _tenth(round_.luck),
        "graph": [{"turn": p.turn, "value": _tenth(p.value), "error": _tenth(p.error)} for p in round_.graph],
        "turning": round_.turning,
        "worst": [round_.judgements.index(judgement) for judgement in round_.worst],
        "decisions": [judgement_data(judgement, name) for judgement in round_.judgements],
    }


def judgement_data(judgement: Judgement, name: Callable[[int], str]) -> dict[str, Any]:
    """Return one decision; ``options`` starts with the action taken."""
    decision = judgement.decision
    remark = remark_on(judgement)
    return {
        "turn": decision.turn,
        "seat": decision.seat,
        "player": decision.player,
        "kind": decision.kind,
        "part": decision.part,
        "action": decision.action.to_json(),
        "better": judgement.best.action.to_json() if judgement.real else None,
        "cost": _tenth(judgement.cost),
        "error": _tenth(judgement.error),
        "grade": judgement.grade,
        "remark": None
        if remark is None
        else {"code": remark.code, "params": remark.params, "text": remark.text(name)},
        "options": [_option(option) for option in judgement.options],
    }


def summary_data(line: Summary) -> dict[str, Any]:
    """Return the summary of one player."""
    accuracy = line.accuracy
    return {
        "player": line.player,
        "decisions": line.decisions,
        "accuracy": None if accuracy is None else round(accuracy, 3),
        "lost": {part: _tenth(points) for part, points in line.lost.items()},
        "luck": _tenth(line.luck),
        "areas": tallies_json(line.areas),
    }


def seat_names(players: Sequence[str], round_: RoundReview, dummy: str = DUMMY_NAME) -> Callable[[int], str]:
    """Return a function that names the player at each seat of this round; ``dummy`` is Trichu's."""
    names = (*players, dummy)
    return lambda seat: names[round_.seating[seat]]


def _option(option: Option) -> dict[str, Any]:
    return {
        "action": option.action.to_json(),
        "mean": _tenth(option.mean),
        "error": _tenth(option.error),
        "worlds": option.worlds,
    }


def _tenth(value: float | None) -> float | None:
    return None if value is None or not math.isfinite(value) else round(value, 1)
