"""What a seat may know, and a check that it sees exactly that."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import tichu
from tests.properties.cards import TOKEN, Json, cards_in, in_order_of_rank, pack_of
from tests.properties.samples import same_actions, sample


def own_seats(position: Json, seat: int | None) -> set[int]:
    """The seats of the same player: Trichu's soloist and dummy are one person."""
    if seat is None:
        return set()
    solo = {position.get("soloist"), position.get("dummy")}
    return {other for other in range(len(position["hands"])) if other == seat or solo >= {seat, other}}


def open_hands(position: Json, seat: int | None) -> set[int]:
    """Whose cards the seat may see (E4, TR4, TR5)."""
    if position["phase"] == "grand":
        return set() if seat is None or seat == position.get("dummy") else {seat}
    own = own_seats(position, seat)
    dummy = position.get("dummy")
    return own if dummy is None or position["phase"] == "exchange" else own | {dummy}


def known_in_hand(position: Json, seat: int | None, other: int) -> Counter[str]:
    """Cards of a hidden hand that the seat knows of: those it gave; the Mah Jong, whose holder led (P2)."""
    if position["phase"] in ("grand", "exchange"):
        return Counter()
    hand = Counter(position["hands"][other].split())
    given = position.get("given") or [None] * len(position["hands"])
    gave = cards_in((given[giver] or {}).get(str(other), "") for giver in own_seats(position, seat))
    return (gave | Counter(["Ma"])) & hand


def permuted(position: Json, seat: int | None, rng: Random) -> Json:
    """Another position the seat cannot tell from this one: what it does not know is shuffled.

    Hands, cards not yet drawn and cards passed between others keep their numbers; what the seat gave, got or
    sees stays in its place.
    """
    twin: Json = json.loads(json.dumps(position))
    seen, own = open_hands(position, seat), own_seats(position, seat)
    hidden = [other for other in range(len(twin["hands"])) if other not in seen]
    fixed = {other: known_in_hand(position, seat, other) for other in hidden}
    places: list[tuple[Any, Any, list[str]]] = []  # where, the key there, cards that stay
    for other in hidden:
        places.append((twin["hands"], other, list(fixed[other].elements())))
    for other in range(len(twin["stock"])):
        places.append((twin["stock"], other, []))
    given = twin.get("given") or []
    if twin["phase"] == "exchange":
        for giver, gifts in enumerate(given):
            if giver not in own:
                places += [(gifts, to, []) for to in gifts or {}]
    pool = list((cards_in(where[key] for where, key, _ in places)).elements())
    for _, _, stay in places:
        for card in stay:
            pool.remove(card)
    rng.shuffle(pool)
    for where, key, stay in places:
        count = len(where[key].split()) - len(stay)
        drawn, pool = pool[:count], pool[count:]
        where[key] = in_order_of_rank(stay + drawn)
    assert not pool
    if twin["phase"] not in ("grand", "exchange"):
        permute_history(twin, own, fixed, rng)
    return twin


def permute_history(twin: Json, own: set[int], fixed: dict[int, Counter[str]], rng: Random) -> None:
    """Let others have passed each other different cards: some that the receiver holds now."""
    left = {
        seat: list((Counter(hand.split()) - fixed.get(seat, Counter())).elements())
        for seat, hand in enumerate(twin["hands"])
    }
    for giver, gifts in enumerate(twin.get("given") or []):
        for to in gifts or {}:
            count = len(gifts[to].split())
            if giver in own or int(to) in own or len(left[int(to)]) < count:
                continue
            chosen = sample(left[int(to)], count, rng)
            for card in chosen:
                left[int(to)].remove(card)
            gifts[to] = in_order_of_rank(chosen)


def check_views(
    round_: tichu.Round, position: Json, options: Sequence[Sequence[tichu.Action]], rng: Random
) -> None:
    """Every seat, and a spectator, sees what it may and nothing else."""
    seats = len(options)
    viewers: list[int | None] = [None, *range(seats)]
    closely = sample(viewers, 3, rng)
    for seat in viewers:
        view = round_.view(seat)
        data = view.to_json()
        shown = open_hands(position, seat)
        assert data["hands"] == [
            hand if other in shown else None for other, hand in enumerate(position["hands"])
        ]
        assert data["counts"] == [len(hand.split()) for hand in position["hands"]]
        assert data["stock"] == [None] * seats
        assert data["waiting"] == round_.to_act()
        actions = view.legal_actions()
        assert same_actions(actions, () if seat is None else options[seat])
        check_gifts_seen(position, seat, data)
        assert seat is None or round_.received(seat) == view.round.received(seat)
        check_no_hidden_card(position, seat, data)
        check_no_hidden_card(position, seat, view.round.to_json())
        if seat in closely:
            again = tichu.View.from_json(json.loads(json.dumps(data)))
            assert again.to_json() == data
            assert same_actions(again.options(), view.options())
            twin = tichu.Round.from_json(permuted(position, seat, rng))
            assert twin.view(seat).to_json() == data
            assert same_actions(twin.view(seat).legal_actions(), actions)
            assert twin.view(seat).round.to_json() == view.round.to_json()
            if seat is not None:
                assert same_actions(twin.legal_actions(seat), actions)


def check_gifts_seen(position: Json, seat: int | None, data: Json) -> None:
    """A seat knows what it gave, and after the exchange what it got (E3, E4)."""
    own = own_seats(position, seat)
    given = position.get("given") or [None] * len(position["hands"])
    assert data["given"] == [gifts if giver in own else None for giver, gifts in enumerate(given)]
    got = {str(giver): gifts[str(seat)] for giver, gifts in enumerate(given) if str(seat) in (gifts or {})}
    assert data["received"] == ({} if seat is None or position["phase"] in ("grand", "exchange") else got)


def check_no_hidden_card(position: Json, seat: int | None, data: Json) -> None:
    """With one pack: a card that lies where the seat cannot see is named nowhere in its view."""
    if max(pack_of(position).values()) > 1:
        return
    shown, own = open_hands(position, seat), own_seats(position, seat)
    given = position.get("given") or []
    hidden = cards_in([hand for other, hand in enumerate(position["hands"]) if other not in shown])
    hidden += cards_in(position["stock"])
    if position["phase"] == "exchange":
        hidden += cards_in(
            cards for giver, gifts in enumerate(given) if giver not in own for cards in (gifts or {}).values()
        )
    hidden -= cards_in(cards for giver in own if given for cards in (given[giver] or {}).values())
    named = set(TOKEN.findall(json.dumps(data)))
    assert not named & set(hidden)
