"""Learned values of plays and passes, calls and gifts; ``tichu.train`` makes the weights."""

from __future__ import annotations

from typing import Final

from tichu.bots.shark import hand_inputs, inputs
from tichu.bots.shark.network import add_inputs, clear, game_of, output
from tichu.bots.shark.player import RolloutPlayer
from tichu.kernel import state as s
from tichu.kernel.jit import Ints, jit, small

UNIT: Final = 40.0
"""Points that count as 1 in a learned value: about what a lead is worth."""


@jit
def begin_values(st: Ints, seat: int, top_holds: float, player: RolloutPlayer) -> float:
    """Prepare the values of plays for a seat; returns the cost of its hand, whose plan is made."""
    learned = player.learned
    cost = inputs.describe_table(st, seat, top_holds, player.plan, learned.table)
    game = game_of(st)
    clear(learned.base, learned.play.bias[game])
    add_inputs(learned.table, 0, inputs.TABLE_INPUTS, learned.play.first[game], learned.base)
    return cost


@small
def learned_value(st: Ints, at: int, by_rule: float, player: RolloutPlayer) -> float:
    """Value of the move whose inputs are in row ``at``; ``by_rule`` is its value without the network."""
    learned = player.learned
    x = learned.actions[at]
    rule = min(inputs.MAX_RULE_VALUE, max(-inputs.MAX_RULE_VALUE, by_rule))
    x[inputs.RULE_VALUE] = rule
    game = game_of(st)
    clear(learned.hidden, learned.base)
    add_inputs(x, inputs.TABLE_INPUTS, inputs.ACTION_INPUTS, learned.play.first[game], learned.hidden)
    return output(learned.hidden, learned.play.last[game])


@jit
def tichu_value(st: Ints, seat: int, player: RolloutPlayer) -> float:
    """What calling Tichu now brings, more than not calling."""
    learned = player.learned
    inputs.describe_table(st, seat, 0.0, player.plan, learned.table)
    game = game_of(st)
    clear(learned.hidden, learned.tichu.bias[game])
    add_inputs(learned.table, 0, inputs.TABLE_INPUTS, learned.tichu.first[game], learned.hidden)
    return output(learned.hidden, learned.tichu.last[game])


@jit
def grand_value(st: Ints, seat: int, player: RolloutPlayer) -> float:
    """What calling Grand Tichu brings, more than not calling."""
    learned = player.learned
    hand_inputs.describe_first_cards(st[s.HAND + seat], player.plan, learned.table)
    game = game_of(st)
    clear(learned.hidden, learned.grand.bias[game])
    add_inputs(learned.table, 0, hand_inputs.GRAND_INPUTS, learned.grand.first[game], learned.hidden)
    return output(learned.hidden, learned.grand.last[game])


@jit
def begin_gifts(st: Ints, seat: int, player: RolloutPlayer) -> float:
    """Prepare the values of gifts to the next receiver; returns the cost of the hand."""
    learned = player.learned
    cost = hand_inputs.describe_giver(st, seat, player.plan, learned.table)
    game = game_of(st)
    clear(learned.base, learned.gift.bias[game])
    add_inputs(learned.table, 0, hand_inputs.GIFT_HAND_INPUTS, learned.gift.first[game], learned.base)
    return cost


@jit
def gift_value(st: Ints, seat: int, card: int, before: float, by_rule: float, player: RolloutPlayer) -> float:
    """Value of giving this card to the next receiver; ``before`` is the cost of the hand."""
    learned = player.learned
    x = learned.actions[card]
    hand_inputs.describe_gift(st, seat, card, before, by_rule, player.plan, x)
    game = game_of(st)
    clear(learned.hidden, learned.base)
    first = hand_inputs.GIFT_HAND_INPUTS
    add_inputs(x, first, hand_inputs.GIFT_CARD_INPUTS, learned.gift.first[game], learned.hidden)
    return output(learned.hidden, learned.gift.last[game])
