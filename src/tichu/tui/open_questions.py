"""What is still open about a play: what the Phoenix stands for, the wish, who gets the lead or the trick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tichu.core.actions import Action, Play
from tichu.core.cards import MAHJONG, Rank, rank_name
from tichu.tui.offers import Offers
from tichu.tui.phrases import rank_words, reading, remark
from tichu.words import say
from tichu.words.cards import face_of

Called = Callable[[int], str]
"""Names a seat with its position at the table."""


class AnswerOption(NamedTuple):
    """A possible answer, and the actions that remain if it is chosen."""

    key: str
    words: str
    actions: tuple[Action, ...]


class OpenQuestion(NamedTuple):
    """A question about an action, with its possible answers."""

    words: str
    options: tuple[AnswerOption, ...]


def open_question(offers: Offers, plays: Sequence[Play], called: Called) -> OpenQuestion | None:
    """The next question about these plays of the same cards; None if a single play is left."""
    if len(plays) < 2:
        return None
    meanings = sorted({play.stands_for or () for play in plays}, reverse=True)
    if len(meanings) > 1:
        rules = offers.view.game.combo_rules
        combos = [reading(plays[0].cards, meaning, rules) for meaning in meanings]
        remaining = [
            tuple(play for play in plays if (play.stands_for or ()) == meaning) for meaning in meanings
        ]
        face = face_of(offers.view.game.edition)
        words = [remark(combo, face) if combo else "" for combo in combos]
        return OpenQuestion(say("table.phoenixTitle"), _numbered(words, remaining))
    if MAHJONG in plays[0].cards:
        return OpenQuestion(say("table.wishTitle"), tuple(map(_wish_option, plays)))
    names = [called(play.to) for play in plays if play.to is not None]
    return OpenQuestion(say("table.dogTitle"), _numbered(names, ((play,) for play in plays)))


def trick_question(offers: Offers, called: Called) -> OpenQuestion:
    """The question who gets the Dragon's trick."""
    counts, out = offers.view.counts, offers.view.round.out

    def left(seat: int) -> str:
        return say("table.out") if seat in out else say("table.cardsLeft", n=counts[seat])

    names = [f"{called(gift.to)}, {left(gift.to)}" for gift in offers.gifts]
    return OpenQuestion(say("table.dragonTitle"), _numbered(names, ((gift,) for gift in offers.gifts)))


def find_option(options: Sequence[AnswerOption], text: str) -> AnswerOption | None:
    """The option that was typed: its key, its words or the beginning of them; Enter for no wish."""
    text = text.strip().lower()
    for option in options:
        if text in (option.key, option.words.lower()) or (not text and option.key == "n"):
            return option
        if text == "10" and option.key == "0":
            return option
    fitting = [option for option in options if text.isalpha() and option.words.lower().startswith(text)]
    return fitting[0] if len(fitting) == 1 else None


def _numbered(words: Iterable[str], actions: Iterable[tuple[Action, ...]]) -> tuple[AnswerOption, ...]:
    return tuple(
        AnswerOption(str(number), word, left)
        for number, (word, left) in enumerate(zip(words, actions, strict=True), 1)
    )


def _wish_option(play: Play) -> AnswerOption:
    wish: Rank | None = play.wish
    if wish is None:
        return AnswerOption("n", say("table.wishNone"), (play,))
    return AnswerOption("0" if wish == 10 else rank_name(wish).lower(), rank_words(wish), (play,))
