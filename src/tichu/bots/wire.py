"""Bots at the other end of a wire: a line with a view goes there, a line with an action comes back.

A question is the view as JSON with what saves a program the rules: ``legal`` lists every action it may answer
with. In an exchange of free choice there would be thousands; there ``exchange`` says instead how many of the
own cards go to which seat. ``match`` says how a match between two teams stands.

An answer is an action, or an object with ``action`` and a ``reason``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, BinaryIO, Final

from tichu.bots.guard import BotFault, Fault, Guard
from tichu.bots.protocol import Decision, Reason
from tichu.bots.reasons import SENTENCES
from tichu.core.actions import Action
from tichu.core.errors import IllegalAction, InvalidPosition, TichuError, shown
from tichu.core.round import Standing
from tichu.core.view import View

EXTRAS: Final = ("legal", "exchange", "match")
"""What a question has beside the keys of a view."""
LONGEST_WORDS: Final = 200


# -- the side that asks --------------------------------------------------------------------------------------


def question(view: View) -> dict[str, Any]:
    """The view as a program is shown it, with its legal answers."""
    data = view.to_json()
    options = view.options()
    plan = free_exchange(view)
    if plan:
        calls = ("tichu", "withdraw")  # at the end of the list; the exchanges before them are not made
        options = [action for action in options[-len(calls) :] if action.type in calls]
        data["exchange"] = {str(seat): count for seat, count in sorted(plan.items())}
    data["legal"] = [action.to_json() for action in options]
    standing = view.round.standing
    if standing is not None:
        data["match"] = {"scores": list(standing.points), "target": standing.target}
    return data


def free_exchange(view: View) -> Mapping[int, int]:
    """How many cards the seat is to give to whom, if it may choose them freely now."""
    round_, seat = view.round, view.seat
    if seat is None or round_.phase != "exchange" or not view.in_turn:
        return {}
    plan = round_.game.variant.gifts(round_).get(seat, {})
    return {} if not plan or round_.game.variant.forced_gift(round_, seat) else plan


def read_answer(line: bytes) -> Decision:
    """The decision in a line that a program has written; raises the fault if there is none."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BotFault("garbage", f"its answer is no JSON: {shown(line.decode(errors='replace'))}") from None
    if not isinstance(data, Mapping):
        raise BotFault("garbage", f"its answer is no JSON object: {shown(data)}")
    if "error" in data:
        raise BotFault("refused", f"it answers with an error: {shown(data['error'])}")
    action = data.get("action", data)
    try:
        return Decision(Action.from_json(action), _read_reason(data.get("reason")))
    except IllegalAction as why:
        raise BotFault("illegal", f"{shown(action)}: {why}") from None


def _read_reason(data: object) -> Reason:
    """The reason a program gives: one that is known here, else its own words."""
    if not isinstance(data, Mapping):
        return Reason("unexplained")
    code, params = data.get("code"), data.get("params", {})
    if isinstance(code, str) and code in SENTENCES and isinstance(params, dict):
        return Reason(code, params)
    words = data.get("sentence", code)
    if not isinstance(words, str):
        return Reason("unexplained")
    words = "".join(letter if letter.isprintable() else " " for letter in words)
    return Reason("own-words", {"words": words[:LONGEST_WORDS]})


# -- the side that answers -----------------------------------------------------------------------------------


def read_question(line: bytes) -> View:
    """The view in a line; the legal answers that may come with it are not needed."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise InvalidPosition("no-json", "this line is no JSON") from None
    if not isinstance(data, Mapping):
        raise InvalidPosition("malformed", "a view is a JSON object")
    view = View.from_json({key: value for key, value in data.items() if key not in EXTRAS})
    if view.seat is None:
        raise InvalidPosition("no-seat", "this is a spectator's view: there is nothing to decide")
    if view.round.over:
        raise InvalidPosition("round-over", "the round is over")
    view.round.standing = _read_standing(data.get("match"))
    return view


def _read_standing(data: object) -> Standing | None:
    """How the match stands; None if the question does not say."""
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
            "malformed", "'match' has the two teams' scores and the target, all whole numbers"
        )
    return Standing((scores[0], scores[1]), target)


def answer(decision: Decision, explain: bool = False) -> dict[str, Any]:
    """The decision as it goes over the wire."""
    action = decision.action.to_json()
    if not explain:
        return action
    return {"action": action, "reason": {**decision.reason.to_json(), "sentence": str(decision.reason)}}


def reply(guard: Guard, line: bytes, explain: bool = False) -> dict[str, Any]:
    """What is answered to a line: a decision, or what was wrong with the line."""
    try:
        return answer(guard.consider(read_question(line)), explain)
    except TichuError as trouble:
        return {"error": {"code": trouble.code, "message": str(trouble)}}
    except Exception as trouble:
        return {"error": {"code": "unreadable", "message": f"this view makes no sense: {trouble!r}"}}


def serve(
    guard: Guard,
    lines: Iterable[bytes],
    out: BinaryIO,
    explain: bool = False,
    note: Callable[[Fault], None] = lambda fault: None,
) -> None:
    """Answer every line with a line until there are no more; empty ones are passed over.

    ``note`` is told every fault of the bot; the answer is a legal action then all the same.
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
