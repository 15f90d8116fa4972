"""Stages of the training: record decisions of self-play, fit a network to them, and measure the gain."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np

from tichu.bots.shark import hand_inputs, inputs, learned, policy
from tichu.bots.shark.belief_inputs import BELIEF_INPUTS
from tichu.bots.shark.memory import KINDS
from tichu.bots.shark.player import RolloutPlayer
from tichu.bots.shark.trials import NOISE
from tichu.bots.shark.values import UNIT
from tichu.bots.shark.workspace import new_player
from tichu.core.game import Game
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import Ints
from tichu.train import belief_fitting, collecting, watching
from tichu.train.fitting import Array, Data, NetworkModel, fit

GAMES: Final = bridge.VARIANTS
"""Games in the order of the weights."""
EPOCHS: Final = 6
EVERY: Final = 8
"""One in this many decisions of play is recorded."""
MOMENTS: Final = 12_288
"""Moments of each pass of the belief network; it sees none of them twice."""
RULES: Final = {
    "play": (inputs.TABLE_INPUTS + inputs.RULE_VALUE, 1.0),
    "gift": (hand_inputs.GIFT_HAND_INPUTS + hand_inputs.GIFT_CARD_INPUTS - 1, 5.0),
}
"""Input that has the value by rule, and its unit: a new network begins with this value."""

Weights = dict[str, Array]


class StageResult(NamedTuple):
    """What a stage has learned: weights, errors by epoch, the gain in points a round with its error."""

    weights: Weights
    losses: list[tuple[float, float]]
    gain: float
    error: float
    seconds: float


def empty_table(game: str, seed: int) -> Ints:
    """Create a state with the rules of the game; in Trichu seat 2 is the dummy."""
    st = bridge.table_of(Game.of(game), dummy=2 if game == "trichu" else None)
    st[s.RNG] = seed & 0xFFFFFFFF or 1
    return st


def new_model(network: str, seed: int) -> NetworkModel:
    """Create a network that plays by rule where there is one, with other units that can learn."""
    model = NetworkModel.random(learned.INPUTS[network], learned.HIDDEN, seed)
    if network in RULES:
        row, unit = RULES[network]
        weights = model.weights
        weights["first"][:, :2] = weights["bias"][:2] = 0.0
        weights["first"][row, :2] = 1.0, -1.0
        weights["last"][:2] = unit, -unit
    return model


def player_with(networks: dict[str, Weights], game: str) -> RolloutPlayer:
    """Create a rollout player with these networks only."""
    made = {name: learned.new_network(name) for name in learned.INPUTS}
    at = GAMES.index(game)
    for name, weights in networks.items():
        for part in learned.PARTS:
            getattr(made[name], part)[at] = weights[part]
        made[name].use[at] = 1
    return new_player()._replace(learned=learned.new_learned_values(made))


def duel(ours: RolloutPlayer, theirs: RolloutPlayer, game: str, deals: int, seed: int) -> tuple[float, float]:
    """Return the points a round by which one player beats another in duplicate deals, and the error."""
    results = np.zeros(deals, np.int64)
    policy.duel(empty_table(game, seed), s.new_state(), s.new_buffer(CARDS), ours, theirs, results)
    return float(results.mean() / 2), float(results.std() / 2 / deals**0.5)


def collect(
    network: str, networks: dict[str, Weights], game: str, rows: int, seed: int, threads: int
) -> Data:
    """Record decisions for a network in several threads."""

    def one(part: int) -> collecting.Decisions:
        table = collecting.Table(
            empty_table(game, 1000 * seed + 7919 * part + 1),
            s.new_state(),
            s.new_buffer(CARDS),
            s.new_buffer(2 * collecting.MAX_TRIED),
        )
        return _record(network, table, player_with(networks, game), rows // threads)

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one, range(threads)))
    return _joined(network, parts)


def _record(network: str, table: collecting.Table, player: RolloutPlayer, rows: int) -> collecting.Decisions:
    endless = 1 << 40
    if network == "play":
        found = collecting.new_decisions(rows, inputs.TABLE_INPUTS, inputs.ACTION_INPUTS)
        collecting.collect_plays(table, endless, EVERY, NOISE, player, found)
    elif network == "gift":
        found = collecting.new_decisions(rows, hand_inputs.GIFT_HAND_INPUTS, hand_inputs.GIFT_CARD_INPUTS)
        collecting.collect_gifts(table, endless, NOISE, player, found)
    elif network == "tichu":
        found = collecting.new_decisions(rows, inputs.TABLE_INPUTS, 0, 1)
        collecting.collect_tichu(table, endless, NOISE, player, found)
    else:
        found = collecting.new_decisions(rows, hand_inputs.GRAND_INPUTS, 0, 1)
        collecting.collect_grand(table, endless, NOISE, player, found)
    return found


def _joined(network: str, parts: list[collecting.Decisions]) -> Data:
    tables = np.concatenate([part.tables for part in parts])
    results = np.concatenate([part.results for part in parts]) / np.float32(UNIT)
    if network in ("tichu", "grand"):
        rows = len(tables)
        return Data(tables, np.ones(rows, np.int64), np.zeros((rows, 0), np.float32), results[:, 0])
    counts = np.concatenate([part.counts for part in parts])
    there = np.arange(results.shape[1])[None] < counts[:, None]
    actions = np.concatenate([part.actions for part in parts])
    return Data(tables, counts, actions[there], results[there])


def joined(parts: list[Data]) -> Data:
    """Put recorded decisions together."""
    return Data(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def learn(
    network: str, networks: dict[str, Weights], game: str, data: Data, seed: int, deals: int
) -> StageResult:
    """Fit a network to recorded decisions, from its weights so far, and measure the gain."""
    began = time.monotonic()
    model = NetworkModel(networks[network]) if network in networks else new_model(network, seed)
    losses = fit(model, data, EPOCHS, seed, centred=network in RULES)
    better = networks | {network: model.weights}
    gain, error = duel(player_with(better, game), player_with(networks, game), game, deals, seed + 77)
    return StageResult(model.weights, losses, gain, error, time.monotonic() - began)


class MomentBatch(NamedTuple):
    """Moments of play for the belief network."""

    inputs: Any
    needs: Any
    held: Any


def learn_beliefs(
    networks: dict[str, Weights], game: str, passes: int, seed: int, start: Weights | None
) -> StageResult:
    """Learn who holds what from rounds of self-play; the gain is the log-likelihood per hidden card."""
    began = time.monotonic()
    player, others = player_with(networks, game), Game.of(game).seats - 1
    st, found = empty_table(game, 12_345 + seed), watching.new_watched_hands(MOMENTS, others)
    arrays = watching.WatchedTable(
        st, s.new_state(), s.new_buffer(CARDS), watching.new_notes(), np.zeros(BELIEF_INPUTS)
    )
    model = belief_fitting.new_belief_model(BELIEF_INPUTS, learned.BELIEF_HIDDEN, KINDS, seed)
    if start is not None:
        model = NetworkModel(start)
    losses: list[tuple[float, float]] = []
    for number in range(passes):
        found.filled[0] = 0
        watching.watch_rounds(arrays, NOISE, player, found)
        if number % 10 == 0 or number == passes - 1:
            losses.append(belief_fitting.belief_loss(model.weights, found.inputs, found.needs, found.held))
        belief_fitting.learn_moments(model, found.inputs, found.needs, found.held, number / passes)
    gain = losses[-1][0] - losses[-1][1]
    return StageResult(model.weights, losses, gain, 0.0, time.monotonic() - began)
