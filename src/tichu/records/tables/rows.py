"""The rows of a finished round, as lines of JSON that a part writer collects."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from tichu.core.actions import Action, Exchange, Play
from tichu.core.cards import Card, card_name, rank_name
from tichu.core.round import Round
from tichu.core.variants import Deal
from tichu.records.facts import RoundObserver, SeatFacts, is_winner
from tichu.records.model import Header, Move, Record


class RoundRows(NamedTuple):
    """The rows of one round in each table: lines of JSON, each ending with a newline."""

    rounds: str
    hands: str
    decisions: str


@dataclass(frozen=True, slots=True)
class RoundContext:
    """The place of a round: a match, its header, the number of the round, and what the match says of it."""

    match: str
    header: Header
    number: int = 1
    totals: tuple[int, ...] | None = None
    """The score of the match after the round."""
    winners: tuple[int, ...] | None = None

    @property
    def key(self) -> dict[str, Any]:
        """The columns that identify the round."""
        return {"match": self.match, "round": self.number}

    @property
    def game_columns(self) -> dict[str, Any]:
        """The columns that name the game."""
        header = self.header
        return {
            "variant": header.variant,
            "edition": header.edition,
            "players": header.game.settings.players,
        }


def record_rows(record: Record, match: str) -> Iterator[RoundRows]:
    """Yield the rows of the finished rounds of a record; ``match`` identifies it."""
    for recorded in record.rounds:
        totals = None if recorded.result is None else recorded.result.totals
        context = RoundContext(match, record.header, recorded.number, totals, record.winners)
        rows = round_rows(context, recorded.deal, recorded.actions)
        if rows is not None:
            yield rows


def round_rows(context: RoundContext, deal: Deal, moves: Iterable[Move]) -> RoundRows | None:
    """Replay a round and return its rows; None if it is not over."""
    observer = RoundObserver(context.header.game, deal)
    decisions: list[dict[str, Any]] = []
    for seat, action in moves:
        name = context.header.name(deal.setup.seating[seat])
        place = {**context.key, "number": len(decisions) + 1, "seat": seat, "name": name}
        decisions.append(place | _decision(observer.round, seat, action))
        observer.act(seat, action)
    if not observer.round.over:
        return None
    facts = observer.facts()
    round_row = _round(context, deal, observer) | {"actions": len(decisions)}
    hands = [_hand(context, deal, facts.seats, hand) | {"tricks": facts.tricks} for hand in facts.seats]
    return RoundRows(_lines([round_row]), _lines(hands), _lines(decisions))


def _round(context: RoundContext, deal: Deal, observer: RoundObserver) -> dict[str, Any]:
    round_, setup, header = observer.round, deal.setup, context.header
    return {
        **context.key,
        **context.game_columns,
        "house_rules": json.dumps(header.settings),
        "names": header.players,
        "date": header.date,
        "source": header.source,
        "seating": setup.seating,
        "dealer": setup.dealer,
        "first_seat": setup.first,
        "soloist": setup.soloist,
        "ranks": setup.ranks,
        "faceup": _names(deal.faceup),
        "ending": round_.ending if header.game.variant.has_points else "ranks",
        "out": round_.out,
        "first_out": round_.out[0] if round_.out else None,
        "scores": round_.scores,
        "totals": context.totals,
        "tricks": observer.tricks,
        "winners": context.winners,
    }


def _hand(
    context: RoundContext, deal: Deal, all_hands: tuple[SeatFacts, ...], hand: SeatFacts
) -> dict[str, Any]:
    game, seat, wish = context.header.game, hand.seat, hand.wish
    rank = None if wish is None else wish.rank
    return {
        **context.key,
        **context.game_columns,
        "seat": seat,
        "player": hand.player,
        "name": context.header.name(hand.player),
        "first_cards": _names(deal.hands[seat]),
        "dealt": _names(sorted(deal.hands[seat] + deal.stock[seat])),
        "cards": _names(hand.hand),
        "given": [
            {"seat": gift.seat, "to": gift.to, "card": card_name(gift.card), "kind": gift.kind}
            for gift in hand.gifts
        ],
        "received": [
            {"seat": giver.seat, "card": card_name(gift.card)}
            for giver in all_hands
            for gift in giver.gifts
            if gift.seat == seat
        ],
        "strength": hand.strength,
        "bomb_held": hand.bomb_held,
        "may_call_tichu": game.settings.tichu,
        "asked_for_grand": hand.asked_for_grand,
        "call": hand.call,
        "made": hand.made,
        "plays": hand.plays,
        "passes": hand.passes,
        "bombs": [bomb._asdict() for bomb in hand.bombs],
        "mahjong_played": wish is not None,
        "wish": None if rank is None else rank_name(rank),
        "wish_fulfilled": None if wish is None or rank is None else wish.honoured,
        "dragon": [gift._asdict() for gift in hand.dragon],
        "place": hand.place,
        "points": hand.points,
        "difference": hand.difference,
        "victory": hand.victory,
        "match_won": None if context.winners is None else is_winner(game, hand.player, context.winners),
    }


def _decision(round_: Round, seat: int, action: Action) -> dict[str, Any]:
    cards: Iterable[Card] = ()
    if isinstance(action, Play):
        cards = action.cards
    elif isinstance(action, Exchange):
        cards = [card for _, given in action.give for card in given]
    playing = round_.phase in ("play", "take")
    return {
        "phase": round_.phase,
        "type": action.type,
        "in_turn": round_.turn == seat if playing else None,
        "hand": _names(round_.hands[seat]),
        "cards": _names(sorted(cards)),
        "action": json.dumps(action.to_json()),
    }


def _names(cards: Iterable[Card]) -> list[str]:
    return [card_name(card) for card in cards]


def _lines(rows: Iterable[dict[str, Any]]) -> str:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
