"""A review as plain data, for programs, for the report and for the web client."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tichu.records import Record
from tichu.review.judging import Option, Verdict
from tichu.review.remarks import remark_on
from tichu.review.reviewing import Review, RoundReview, Summary


def review_data(review: Review) -> dict[str, Any]:
    """Everything that was found out."""
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
    """One round: the graph for the even seats, and every decision in order."""
    name = seat_names(record, round_)
    return {
        "round": round_.number,
        "seating": list(round_.seating),
        "result": round_.result,
        "deal": _tenth(round_.luck),
        "graph": [{"turn": p.turn, "value": _tenth(p.value), "error": _tenth(p.error)} for p in round_.graph],
        "turning": round_.turning,
        "worst": [round_.verdicts.index(verdict) for verdict in round_.worst],
        "decisions": [verdict_data(verdict, name) for verdict in round_.verdicts],
    }


def verdict_data(verdict: Verdict, name: Callable[[int], str]) -> dict[str, Any]:
    """One decision; ``options`` begins with what was done."""
    moment = verdict.moment
    remark = remark_on(verdict)
    return {
        "turn": moment.turn,
        "seat": moment.seat,
        "player": moment.player,
        "kind": moment.kind,
        "part": moment.part,
        "action": moment.action.to_json(),
        "better": verdict.best.action.to_json() if verdict.real else None,
        "cost": _tenth(verdict.cost),
        "error": _tenth(verdict.error),
        "grade": verdict.grade,
        "remark": None
        if remark is None
        else {"code": remark.code, "params": remark.params, "text": remark.text(name)},
        "options": [_option(option) for option in verdict.options],
    }


def summary_data(line: Summary) -> dict[str, Any]:
    """A player's line."""
    accuracy = line.accuracy
    return {
        "player": line.player,
        "decisions": line.decisions,
        "accuracy": None if accuracy is None else round(accuracy, 3),
        "lost": {part: _tenth(points) for part, points in line.lost.items()},
        "luck": _tenth(line.luck),
    }


def seat_names(record: Record, round_: RoundReview) -> Callable[[int], str]:
    """The name of the player at each seat of this round."""
    return lambda seat: record.header.name(round_.seating[seat])


def _option(option: Option) -> dict[str, Any]:
    return {
        "action": option.action.to_json(),
        "mean": _tenth(option.mean),
        "error": _tenth(option.error),
        "worlds": option.worlds,
    }


def _tenth(value: float | None) -> float | None:
    return None if value is None or not math.isfinite(value) else round(value, 1)
