"""The last two players know everything: what the searching player works out is what the rules say."""

from __future__ import annotations

from random import Random

import tichu
from tests.bots.test_shark import shark
from tests.support import on_table, position
from tichu.actions import Tichu
from tichu.bots.shark.thinking import Search, Thinker
from tichu.cards import PACK, Card, card_name
from tichu.kernel.compiled import COMPILED

MEMO = dict[tuple[object, ...], int]


def ending(rng: Random) -> tichu.Round:
    """Two opponents with two to four cards each; everything else lies in tricks."""
    cards: list[Card] = rng.sample(PACK, len(PACK))
    if rng.random() < 0.6:  # special cards make it difficult
        cards.sort(key=lambda card: -rng.random() * (card in PACK[:2] or card in PACK[-2:] or card >> 2 > 12))
    first, second, other = rng.randrange(2, 4), rng.randrange(2, 5), rng.choice([1, 3])
    round_ = tichu.Round(tichu.Game.of("nanjing"), [(), (), (), ()])
    round_.hands[0], round_.hands[other] = (
        tuple(sorted(cards[:first])),
        tuple(sorted(cards[first : first + second])),
    )
    round_.phase, round_.turn, round_.dealer, round_.started = "play", rng.choice([0, other]), 0, {0, 1, 2, 3}
    round_.out = [2, 4 - other]
    for card in cards[first + second :]:
        pile = rng.randrange(4)
        round_.won[pile] = tuple(sorted((*round_.won[pile], card)))
    return round_


def best(round_: tichu.Round, memo: MEMO) -> int:
    """The points of seats 0 and 2 less those of the others, with the best play of both, by the core alone."""
    if round_.over:
        assert round_.scores is not None
        return round_.scores[0] - round_.scores[1]
    key = (
        round_.phase,
        round_.turn,
        tuple(round_.hands),
        tuple(round_.trick),
        tuple(round_.passed),
        round_.wish,
        tuple(round_.won),
        tuple(round_.out),
    )
    if key not in memo:
        seat = round_.turn
        assert seat is not None
        values = [after(round_, seat, action, memo) for action in round_.legal_actions(seat)]
        memo[key] = max(values) if seat % 2 == 0 else min(values)
    return memo[key]


def after(round_: tichu.Round, seat: int, action: tichu.Action, memo: MEMO) -> int:
    if isinstance(action, Tichu):
        return -10_000 if seat % 2 == 0 else 10_000
    then = round_.copy()
    then.apply(seat, action)
    return best(then, memo)


def test_endings_are_worked_out() -> None:
    rng, compared, differing = Random(4), 0, 0
    for _ in range(60 if COMPILED else 15):
        round_ = ending(rng)
        seat = round_.turn
        assert seat is not None
        search = Search(Thinker(), round_.view(seat), 1, 1)
        if search.exact is None:
            continue
        sign, memo = 1 if seat % 2 == 0 else -1, MEMO()
        for choice, value in zip(search.choices, search.exact, strict=True):
            assert value == sign * after(round_, seat, choice.action, memo), (round_.to_json(), choice.action)
            compared += 1
        differing += search.exact.max() > search.exact.min()
    assert compared > 20 and differing > 2


def test_it_keeps_the_phoenix_where_passing_is_best() -> None:
    hands = ["4g 5g Ph", "Do Ab", "", ""]
    rest = set(map(card_name, PACK)) - set(" ".join([*hands, "6b"]).split())
    data = position(
        hands, turn=0, trick=on_table((1, "6b")), out=[2, 3], won=["", "", "", " ".join(sorted(rest))]
    )
    round_ = tichu.Round.from_json(data)
    values = {action: after(round_, 0, action, MEMO()) for action in round_.legal_actions(0)}
    assert len(set(values.values())) > 1
    decision = shark(1).consider(round_.view(0))
    assert values[decision.action] == max(values.values())
    assert decision.reason.code == "solved"
