"""Hints in the player's language: what a good player would do, and why."""

from __future__ import annotations

from typing import NamedTuple

from tichu.bots.protocol import Reason
from tichu.bots.reasons import sentence
from tichu.core.actions import Action, Exchange, Give, Grand, Play, Take, Tichu
from tichu.core.round import Round
from tichu.tui.card_faces import signs
from tichu.tui.phrases import NameOfSeat, action_words, brief_play_words
from tichu.words import say, words_in_use


class Hint(NamedTuple):
    """What a good player would do, and why."""

    action: Action
    reason: Reason


def hint_words(hint: Hint, round_: Round, name: NameOfSeat) -> str:
    """The hint in a sentence, with the cards as they are typed."""
    return _explained(hint, action_words(hint.action, round_, name), name)


def brief_hint_words(hint: Hint, round_: Round, name: NameOfSeat) -> str:
    """The hint in a sentence, where the cards that it means are picked already."""
    what = ""
    if isinstance(hint.action, Play):
        what = brief_play_words(hint.action, round_, name, signs)
    elif isinstance(hint.action, Exchange):
        what = ", ".join(signs(cards) for _, cards in hint.action.give)
    return _explained(hint, what, name)


def _explained(hint: Hint, cards: str, name: NameOfSeat) -> str:
    what = _advice(hint.action, cards, name)
    why = sentence(hint.reason, words_in_use(), name)
    unknown = why == hint.reason.code  # of a server with newer bots
    return what if unknown else say("table.hintWhy", what=what, why=why)


def _advice(action: Action, cards: str, name: NameOfSeat) -> str:
    match action:
        case Play():
            return say("table.hintSays", what=cards)
        case Exchange():
            return say("terminal.hintGifts", what=cards)
        case Give(to):
            return say("table.hintGive", name=name(to))
        case Grand(call):
            return say("table.hintGrand" if call else "table.hintNoGrand")
        case Tichu():
            return say("table.hintTichu")
        case Take():
            return say("table.hintTake")
        case _:
            return say("table.hintPass")
