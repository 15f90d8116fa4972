"""Hints in the player's language: what a good player would do, and why."""

from __future__ import annotations

from typing import NamedTuple

from tichu.bots.protocol import Reason
from tichu.bots.reasons import sentence
from tichu.core.actions import Action, Exchange, Give, Grand, Play, Take, Tichu
from tichu.core.cards import cards_name
from tichu.core.round import Round
from tichu.tui.phrases import CardsText, NameOfSeat, gifts_words, play_words
from tichu.words import say, words_in_use


class Hint(NamedTuple):
    """What a good player would do, and why."""

    action: Action
    reason: Reason


def hint_words(hint: Hint, round_: Round, name: NameOfSeat, cards: CardsText = cards_name) -> str:
    """The hint in a sentence."""
    what = _advice(hint.action, round_, name, cards)
    why = sentence(hint.reason, words_in_use(), name)
    unknown = why == hint.reason.code  # of a server with newer bots
    return what if unknown else say("table.hintWhy", what=what, why=why)


def _advice(action: Action, round_: Round, name: NameOfSeat, cards: CardsText) -> str:
    match action:
        case Play():
            return say("table.hintSays", what=play_words(action, round_, name, cards))
        case Exchange():
            return say("terminal.hintGifts", what=gifts_words(action, name, cards))
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
