"""The line protocol of external bots: a question with a view, an answer with an action.

A question is the view as JSON, plus ``legal``, the list of legal actions, so that a program need not know the
rules. A free exchange has thousands of them; there ``exchange`` gives the number of cards for each seat
instead. ``match`` has the score of a match between two teams.

An answer is an action, or an object with ``action`` and a ``reason``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, BinaryIO, Final

from tichu.bots.guard import BotFault, Fault, Guard
from tichu.bots.protocol import Decision, Reason
from tichu.bots.reasons import REASONS
from tichu.core.actions import Action
from tichu.core.errors import IllegalAction, InvalidPosition, TichuError, shown
from tichu.core.round_state import Standing
from tichu.core.view import View

EXTRAS: Final = ("legal", "exchange", "match")
"""Keys of a question besides those of a view."""
MAX_REASON_LENGTH: Final = 200


# -- asking --------------------------------------------------------------------------------------------------


def question(view: View) -> dict[str, Any]:
    """The view as a question, with its legal answers."""
    data = view.to_json()
    options = view.options()
    plan = free_exchange(view)
    if plan:
        calls = ("tichu", "withdraw")  # at the end of the list, after the exchanges
        options = [action for action in options[-len(calls) :] if action.type in calls]
        data["exchange"] = {str(seat): count for seat, count in sorted(plan.items())}
    data["legal"] = [action.to_json() for action in options]
    standing = view.round.standing
    if standing is not None:
        data["match"] = {"scores": list(standing.points), "target": standing.target}
    return data


def free_exchange(view: View) -> Mapping[int, int]:
    """The number of cards to give to each seat, if the seat may choose them freely now."""
    round_, seat = view.round, view.seat
    if seat is None or round_.phase != "exchange" or not view.in_turn:
        return {}
    plan = round_.game.variant.gifts(round_).get(seat, {})
    return {} if not plan or round_.game.variant.forced_gift(round_, seat) else plan


def read_answer(line: bytes) -> Decision:
    """Parse a line of a program; raise ``BotFault`` if it is not a decision."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFault("garbage", f"the answer is not JSON: {shown(line.decode(errors='replace'))}") from None
    if not isinstance(data, Mapping):
        raise BotFault("garbage", f"the answer is not a JSON object: {shown(data)}")
    if "error" in data:
        raise BotFault("refused", f"the answer is an error: {shown(data['error'])}")
    action = data.get("action", data)
    try:
        return Decision(Action.from_json(action), _read_reason(data.get("reason")))
    except IllegalAction as why:
        raise BotFault("illegal", f"{shown(action)}: {why}") from None


def _read_reason(data: object) -> Reason:
    """Parse the reason of a program: a known code, or free text."""
    if not isinstance(data, Mapping):
        return Reason("unexplained")
    code, params = data.get("code"), data.get("params", {})
    if isinstance(code, str) and code in REASONS and isinstance(params, dict):
        return Reason(code, params)
    words = data.get("sentence", code)
    if not isinstance(words, str):
        return Reason("unexplained")
    words = "".join(letter if letter.isprintable() else " " for letter in words)
    return Reason("own-words", {"words": words[:MAX_REASON_LENGTH]})


# -- answering -----------------------------------------------------------------------------------------------


def read_question(line: bytes) -> View:
    """Parse a question; its legal answers are ignored."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise InvalidPosition("no-json", "this line is not JSON") from None
    if not isinstance(data, Mapping):
        raise InvalidPosition("malformed", "a view must be a JSON object")
    view = View.from_json({key: value for key, value in data.items() if key not in EXTRAS})
    if view.seat is None:
        raise InvalidPosition("no-seat", "this is a spectator's view: there is nothing to decide")
    if view.round.over:
        raise InvalidPosition("round-over", "the round is over")
    view.round.standing = _read_standing(data.get("match"))
    return view


def _read_standing(data: object) -> Standing | None:
    """Parse the score of the match; None if the question has none."""
    if data is None:
        return None
    scores = data.get("scores") if isinstance(data, Mapping) else None
    target = data.get("target") if isinstance(data, Mapping) else None
    if (
        not isinstance(scores, list)
        or [type(entry) for entry in scores] != [int, int]
        or type(target) is not int
    ):
        raise InvalidPosition(
            "malformed", "'match' must have the scores of two teams and the target, all integers"
        )
    return Standing((scores[0], scores[1]), target)


def answer(decision: Decision, explain: bool = False) -> dict[str, Any]:
    """The decision as JSON."""
    action = decision.action.to_json()
    if not explain:
        return action
    return {"action": action, "reason": {**decision.reason.to_json(), "sentence": str(decision.reason)}}


def reply(guard: Guard, line: bytes, explain: bool = False) -> dict[str, Any]:
    """Answer a line with a decision or an error."""
    try:
        return answer(guard.consider(read_question(line)), explain)
    except TichuError as error:
        return {"error": {"code": error.code, "message": str(error)}}
    except Exception as error:
        return {"error": {"code": "unreadable", "message": f"this view is inconsistent: {error!r}"}}


def serve(
    guard: Guard,
    lines: Iterable[bytes],
    out: BinaryIO,
    explain: bool = False,
    note: Callable[[Fault], None] = lambda fault: None,
) -> None:
    """Answer every line except empty ones.

    ``note`` is called for every fault of the bot; the answer is a legal action even then.
    """
    noted = 0
    for line in lines:
        if not line.strip():
            continue
        out.write(json.dumps(reply(guard, line, explain), default=str).encode() + b"\n")
        out.flush()
        for fault in guard.faults[noted:]:
            note(fault)
        noted = len(guard.faults)
