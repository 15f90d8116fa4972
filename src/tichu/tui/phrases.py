"""Names, cards, combinations and actions in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.cells import cell_len

from tichu.core.actions import Action, Exchange, Give, Grand, Play
from tichu.core.cards import (
    RANKS,
    Card,
    Cards,
    Rank,
    card_name,
    cards_name,
    is_special,
    rank_name,
)
from tichu.core.combos import Combination, ComboRules, classify
from tichu.core.editions import EDITIONS
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.round_state import Call
from tichu.words import say, words_in_use
from tichu.words.cards import card_word, combination_word, face_of, rank_word
from tichu.words.numbers import number, signed

CALL: Final = "bold red"
QUIET: Final = "dim"
MAX_NAME_LENGTH: Final = 14

CardsText = Callable[[Cards], str]
"""Writes cards, as letters or with suit symbols."""
NameOfSeat = Callable[[int], str]


# -- names ---------------------------------------------------------------------------------------------------


def clean(name: str, otherwise: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a name that is safe to show: printable, shortened, and not empty."""
    name = "".join(letter if letter.isprintable() else "?" for letter in " ".join(name.split()))
    return name[:max_length] or otherwise


def yes_no(condition: bool) -> str:
    """Return how texts are told a condition, such as ``$own``."""
    return "yes" if condition else "no"


def listed(names: Iterable[str]) -> str:
    """Join names in a sentence: ``a, b and c``."""
    return words_in_use().list(list(names))


def points_text(points: int) -> str:
    """Write points as people do: with a real minus, not a hyphen."""
    return number(words_in_use(), points)


def gain_text(points: int) -> str:
    """Write what was won or lost: also with a plus."""
    return signed(words_in_use(), points)


def padded(words: str, width: int) -> str:
    """Fill up with spaces to that many columns; wide characters take two."""
    return words + " " * max(0, width - cell_len(words))


def game_title(game: Game) -> str:
    """Return the name of the game: ``Nanjing``."""
    return say(f"common.variant_{game.variant.key}")


def edition_title(game: Game) -> str:
    """Return the name of the rule book."""
    return words_in_use().find(f"home.edition_{game.edition}") or EDITIONS[game.edition].title


def rank_titles(game: Game) -> list[str]:
    """Return the titles in a game of ranks, highest first."""
    codes = game.variant.title_codes(game.seats)
    return [say("titles.title", title=code, n=place) for place, code in enumerate(codes, 1)]


def relation(round_: Round, own: int, other: int) -> str:
    """Describe where another seat is: ``partner``, ``right``, ``partner, left``."""
    if other == round_.dummy:
        return say("table.dummy")
    step = (other - own) % round_.game.seats
    near, far = ("left", "right") if round_.settings.direction == "clockwise" else ("right", "left")
    where = near if step == 1 else far if step == round_.game.seats - 1 else ""
    partner = other in round_.game.variant.partners(round_, own)
    if 2 * step == round_.game.seats and not (partner and round_.game.seats == 4):
        where = "opposite"
    place = say(f"table.{where}") if where else ""
    if not partner:
        return place
    return say("terminal.partnerAt", where=place) if place else say("terminal.partner")


# -- cards ---------------------------------------------------------------------------------------------------


def card_words(card: Card, face: str = "classic") -> str:
    """Return the name of a card: ``8 of jade``, ``Dragon``."""
    return card_word(words_in_use(), card_name(card), face)


def rank_words(rank: Rank, face: str = "classic") -> str:
    """Return a rank in words: ``eight``, ``king``; special cards have ranks of their own."""
    if rank not in RANKS:
        return card_words(4 * rank, face)
    return rank_word(words_in_use(), rank_name(rank))


def shape(combo: Combination, face: str = "classic") -> str:
    """Describe a combination: ``pair of nines``, ``straight of 5 to the seven``."""
    if combo.kind == "single":
        return card_words(combo.cards[0], face)
    return combination_word(words_in_use(), combo.kind, rank_name(combo.rank), len(combo.cards))


def remark(combo: Combination, face: str = "classic") -> str:
    """Describe a play next to its cards; empty for an ordinary single card."""
    if combo.kind == "single":
        return shape(combo, face) if is_special(combo.cards[0]) else ""
    if combo.stands_for and combo.kind != "pair":
        ranks = listed(rank_words(rank, face) for rank in combo.stands_for)
        return say("terminal.playPhoenix", what=shape(combo, face), rank=ranks)
    return shape(combo, face)


def in_order(combo: Combination) -> list[Card]:
    """Return the cards in display order: a Phoenix at its rank in a run, otherwise last."""
    if combo.kind not in ("straight", "pair_run") or not combo.stands_for:
        return list(combo.cards)
    natural = list(combo.cards[: len(combo.cards) - len(combo.stands_for)])
    laid = [(card >> 2, card) for card in natural]
    laid += [(rank, card) for rank, card in zip(combo.stands_for, combo.cards[len(natural) :], strict=True)]
    return [card for _, card in sorted(laid)]


def reading(cards: Cards, stands_for: tuple[Rank, ...] | None, rules: ComboRules) -> Combination | None:
    """Return the combination these cards are played as; the best one if ``stands_for`` is empty."""
    readings = classify(tuple(sorted(cards)), rules)
    return next((combo for combo in readings if not stands_for or combo.stands_for == stands_for), None)


# -- actions -------------------------------------------------------------------------------------------------


def call_words(call: Call) -> str:
    """Return the name of a call."""
    return say("table.callGrand" if call == "grand" else "table.callTichu")


def play_words(play: Play, round_: Round, name: NameOfSeat, cards: CardsText = cards_name) -> str:
    """Describe a play: ``8g 8k (pair of eights)``."""
    meaning = _meaning(play, round_, name)
    words = f"{cards(play.cards)} ({meaning})" if meaning else cards(play.cards)
    return _with_wish(words, play)


def brief_play_words(play: Play, round_: Round, name: NameOfSeat, cards: CardsText = cards_name) -> str:
    """Describe a play whose cards can be seen: ``pair of eights``; a single card by its name."""
    return _with_wish(_meaning(play, round_, name) or cards(play.cards), play)


def _meaning(play: Play, round_: Round, name: NameOfSeat) -> str:
    """What the cards of a play are together; empty for an ordinary single card."""
    combo = reading(play.cards, play.stands_for, round_.game.combo_rules)
    meaning = "" if combo is None else remark(combo, face_of(round_.game.edition))
    return meaning if play.to is None else say("terminal.dogTo", card=meaning, to=name(play.to))


def _with_wish(words: str, play: Play) -> str:
    return words if play.wish is None else say("terminal.playWish", what=words, rank=rank_words(play.wish))


def gifts_words(exchange: Exchange, name: NameOfSeat, cards: CardsText = cards_name) -> str:
    """Describe an exchange: ``2g › Mei, 3g › Bo``."""
    return ", ".join(f"{cards(given)} › {name(to)}" for to, given in exchange.give)


def action_words(action: Action, round_: Round, name: NameOfSeat, cards: CardsText = cards_name) -> str:
    """Describe an action."""
    match action:
        case Play():
            return play_words(action, round_, name, cards)
        case Exchange():
            return gifts_words(action, name, cards)
        case Give(to):
            return say("terminal.actionGive", name=name(to))
        case Grand(call):
            return say("table.callGrand" if call else "terminal.actionNoGrand")
    labels = {"tichu": "table.callTichu", "withdraw": "table.withdraw", "take": "terminal.takeTrick"}
    return say(labels.get(action.type, "table.pass"))
