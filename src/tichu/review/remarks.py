"""Remarks: one sentence per costly decision, as a code with parameters.

Parameters named ``seat``, ``other`` and ``owner`` are seats; ``cards``, ``better``, ``top`` and ``card`` are
cards in the usual notation, ``rank`` is a rank. The sentences are ``says_…`` in ``review.ftl``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play
from tichu.core.cards import DOG, MAHJONG, PHOENIX, Cards, cards_name, rank_name
from tichu.core.combos import Combination, classify
from tichu.core.round import Round
from tichu.review.decisions import is_bomb
from tichu.review.judging import Judgement, power

if TYPE_CHECKING:
    from tichu.words import Words

CARD_PARAMS: Final = ("cards", "better", "top", "card")
SEAT_PARAMS: Final = ("seat", "other", "owner")
STRONG: Final = 13
"""Lowest rank of a strong single card: the king."""


class Remark(NamedTuple):
    """A comment on a decision: a code and its parameters."""

    code: str
    params: dict[str, Any]

    def text(self, name: Callable[[int], str], words: Words | None = None, face: str = "classic") -> str:
        """Return the sentence, in English by default; only the code if fluent.runtime is not installed.

        ``name`` formats seats. ``face`` chooses the names of the cards, see `tichu.words.cards.card_word`.
        """
        try:
            from tichu.review.remark_text import remark_text
        except ModuleNotFoundError:
            return self.code
        return remark_text(self, name, words, face)


def remark_on(judgement: Judgement) -> Remark | None:
    """Return a remark on the decision, or None if it cost nothing."""
    if not judgement.real:
        return None
    decision, better = judgement.decision, judgement.best.action
    round_, seat, action = decision.before, decision.seat, decision.action
    if decision.kind == "tichu":
        return Remark("tichu-too-weak", {})
    if decision.kind == "no-tichu":
        return Remark("tichu-missed", {})
    if isinstance(action, Grand):
        count = power(round_.hands[seat])
        if not action.call:
            return Remark("grand-missed", {"power": count})
        return Remark("grand-too-weak", {"power": count}) if count else Remark("grand-on-nothing", {})
    if isinstance(action, Exchange) and isinstance(better, Exchange):
        return _on_exchange(round_, seat, action, better)
    if isinstance(action, Give) and isinstance(better, Give):
        params = {"seat": action.to, "count": len(round_.hands[action.to])}
        return Remark(
            "dragon-to-wrong", params | {"other": better.to, "others": len(round_.hands[better.to])}
        )
    return next(_on_play(round_, seat, action, better))


def _on_exchange(round_: Round, seat: int, taken: Exchange, better: Exchange) -> Remark:
    partners = round_.game.variant.partners(round_, seat)
    there = dict(better.give)
    changed = [(to, cards[0], there[to][0]) for to, cards in taken.give if to in there and cards != there[to]]
    for to, card, instead in changed:
        if to not in partners and (card >> 2 == 14 or card in (60, 64)):
            return Remark("gives-strong-away", _gift(card, instead) | {"seat": to})
    for to, card, instead in changed:
        if to in partners and (len(changed) == 1 or _strength(instead) > _strength(card) >= 0):
            more = _strength(instead) > _strength(card)
            code = "partner-gets-too-little" if more else "partner-gets-too-much"
            return Remark(code, _gift(card, instead))
    if len(changed) == 1:
        to, card, instead = changed[0]
        return Remark("gives-other", _gift(card, instead) | {"seat": to})
    return Remark("gives-others", {"cards": _given(taken), "better": _given(better)})


def _gift(card: int, instead: int) -> dict[str, Any]:
    return {"card": cards_name((card,)), "better": cards_name((instead,))}


def _given(action: Exchange) -> str:
    return cards_name(card for _, cards in action.give for card in cards)


def _strength(card: int) -> int:
    return card >> 2


def _on_play(round_: Round, seat: int, action: Action, better: Action) -> Iterator[Remark]:
    """Yield the remarks that apply, the most specific first."""
    top = round_.top
    mine = cards_name(action.cards) if isinstance(action, Play) else ""
    params: dict[str, Any] = {"cards": mine}
    if isinstance(better, Play):
        params["better"] = cards_name(better.cards)
    if top is not None and top.combo.cards != (DOG,):
        params |= {"top": cards_name(top.combo.cards), "owner": top.seat}
        partner = top.seat in round_.game.variant.partners(round_, seat)
        yield from _following(round_, seat, action, better, params, partner)
    if isinstance(action, Play) and isinstance(better, Play):
        yield from _plays(round_, seat, action, better, params)
    yield Remark("other-better", {"cards": mine or "-", "better": params.get("better", "-")})


def _following(
    round_: Round, seat: int, action: Action, better: Action, params: dict[str, Any], partner: bool
) -> Iterator[Remark]:
    short = {key: params[key] for key in ("top",)}
    if isinstance(better, Give):  # the trick with the Dragon already belonged to the seat
        yield Remark("bombs-too-early", short)
    if isinstance(better, Pass):
        if is_bomb(round_, action):
            yield Remark("bombs-partner" if partner else "bombs-too-early", short)
        if partner:
            yield Remark("beats-partner", short)
        assert isinstance(action, Play)
        strong = len(action.cards) == 1 and action.cards[0] >> 2 >= STRONG
        code = "spends-strong" if strong or PHOENIX in action.cards else "plays-too-soon"
        yield Remark(code, {"cards": params["cards"]} | (short if code == "spends-strong" else {}))
    if isinstance(action, Play) and is_bomb(round_, action) and partner and not is_bomb(round_, better):
        yield Remark("bombs-partner", short)
    if isinstance(action, Pass) and isinstance(better, Play):
        if len(better.cards) == len(round_.hands[seat]):
            yield Remark("could-go-out", {"better": params["better"]})
        if partner:
            yield Remark("leaves-partner", {"better": params["better"]})
        code = "keeps-bomb" if is_bomb(round_, better) else "holds-back"
        yield Remark(code, {"better": params["better"], "owner": params["owner"]})


def _plays(round_: Round, seat: int, action: Play, better: Play, params: dict[str, Any]) -> Iterator[Remark]:
    both = {"cards": params["cards"], "better": params["better"]}
    if action.cards == better.cards and MAHJONG in action.cards and action.wish != better.wish:
        if better.wish is None:
            yield Remark("wish-none", {})
        else:
            yield Remark("wish-other", {"rank": rank_name(better.wish)})
    if len(better.cards) == len(round_.hands[seat]) > len(action.cards):
        yield Remark("could-go-out", {"better": params["better"]})
    if PHOENIX in action.cards and PHOENIX not in better.cards:
        yield Remark("spends-phoenix", {"better": params["better"]})
    mine, theirs = _combo(round_, action.cards), _combo(round_, better.cards)
    leading = "top" not in params
    if leading and better.cards == (DOG,):
        yield Remark("lead-dog", {})
    if leading and action.cards == (DOG,):
        yield Remark("leads-dog", {"better": params["better"]})
    if leading and is_bomb(round_, better):
        yield Remark("lead-bomb", both)
    if leading and len(better.cards) > len(action.cards):
        yield Remark("lead-longer", both)
    if (
        mine is not None
        and theirs is not None
        and (mine.kind, len(mine.cards)) == (theirs.kind, len(theirs.cards))
    ):
        if theirs.rank < mine.rank:
            yield Remark("lead-lower" if leading else "too-high", both)
        elif theirs.rank > mine.rank:
            yield Remark("lead-higher" if leading else "too-low", both)


def _combo(round_: Round, cards: Cards) -> Combination | None:
    readings = classify(tuple(sorted(cards)), round_.game.combo_rules)
    return readings[0] if readings else None
