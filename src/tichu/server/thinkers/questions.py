"""What goes to a thinker and what comes back: a view with the bot's name and its seed, and its thought.

Questions are pickled: they come from the server itself, and that takes a fifth of the time of JSON. The rules
of the table go by name, so that the thinker has the very same ones. Answers are JSON: the bot behind them may
be anybody's.
"""

from __future__ import annotations

import json
import pickle
from typing import Final, Literal, NamedTuple, TypeAlias, cast, get_args

from tichu.bots.protocol import Reason
from tichu.core.actions import Action
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.view import View

Trouble: TypeAlias = Literal["late", "crashed", "error", "illegal"]

HEAD: Final = 4
"""Bytes before each message that say how long it is."""
LONGEST_ANSWER: Final = 1 << 16
_STATE: Final = tuple(name for name in Round.__slots__ if name != "game")


class Thought(NamedTuple):
    """What a bot does and why; ``trouble`` is why something was done in its place, None if nothing was."""

    action: Action
    reason: Reason
    trouble: Trouble | None = None


class Question(NamedTuple):
    """Who is asked, with which seed, about what."""

    bot: str
    seed: int
    view: View


def framed(message: bytes) -> bytes:
    """The message with its length in front."""
    return len(message).to_bytes(HEAD, "big") + message


def pack_question(question: Question) -> bytes:
    """The question as bytes."""
    bot, seed, view = question
    game = view.game
    rules = (game.variant.key, game.edition, {**game.house_rules, "players": game.settings.players})
    state = [getattr(view.round, name) for name in _STATE]
    return pickle.dumps((bot, seed, rules, state, view.seat, view.counts, view.hidden, view.waiting), -1)


def unpack_question(message: bytes) -> Question:
    """The question that was packed."""
    bot, seed, rules, state, seat, counts, hidden, waiting = pickle.loads(message)
    variant, edition, house_rules = rules
    round_ = Round.__new__(Round)
    round_.game = Game.of(variant, edition, **house_rules)
    for name, value in zip(_STATE, state, strict=True):
        setattr(round_, name, value)
    return Question(bot, seed, View(seat, round_, counts, hidden, waiting))


def pack_answer(thought: Thought, fault: str) -> bytes:
    """The thought as bytes, and what the bot did wrong; a reason that cannot be sent is left out."""
    answer = {"action": thought.action.to_json(), "trouble": thought.trouble, "fault": fault}
    try:
        message = json.dumps({**answer, "reason": thought.reason.to_json()}, default=str).encode()
    except (TypeError, ValueError, RecursionError):
        message = b""
    if 0 < len(message) <= LONGEST_ANSWER:
        return message
    return json.dumps({**answer, "reason": Reason("unexplained").to_json()}).encode()


def unpack_answer(message: bytes) -> tuple[Thought, str]:
    """The thought that was packed; a ``ValueError`` or the like if there is none."""
    data = json.loads(message)
    code, params = data["reason"]["code"], data["reason"]["params"]
    if data["trouble"] not in (None, *get_args(Trouble)) or type(code) is not str or type(params) is not dict:
        raise ValueError("this is no thought")
    trouble = cast("Trouble | None", data["trouble"])
    return Thought(Action.from_json(data["action"]), Reason(code, params), trouble), str(data["fault"])
