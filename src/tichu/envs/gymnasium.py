"""One seat of a round as a Gymnasium environment; the other seats are played for it.

import gymnasium
env = gymnasium.make("tichu.envs.gymnasium:Tichu-v0", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.envs.conversion import rng_states
from tichu.envs.encoded_round import EncodedRound
from tichu.envs.encoding import ACTIONS, MAX_VALUE, MIN_VALUE, observation_size
from tichu.envs.opponents import ArrayPolicy, Players

ID = "Tichu-v0"


class TichuEnv(gymnasium.Env):  # type: ignore[misc]
    """One round from one seat; the reward at its end is the margin of the seat's team.

    An action that the mask forbids raises ``IllegalAction`` and changes nothing.

    Args:
        variant: ``nanjing``, ``trichu`` or ``tientsin``.
        edition: The rule book.
        seat: The seat that acts.
        opponents: Who plays the other side: ``random``, ``greedy``, ``rollout`` or a function of arrays with
            observations and masks; or players by seat, for all other seats.
        partner: Who plays the other seats of this side.
        render_mode: ``ansi`` to get the table as text from ``render``.
        house_rules: Settings that differ from the edition.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        variant: str = "nanjing",
        edition: str | None = None,
        *,
        seat: int = 0,
        opponents: str | ArrayPolicy | Mapping[int, str | ArrayPolicy] = "greedy",
        partner: str | ArrayPolicy = "greedy",
        render_mode: str | None = None,
        **house_rules: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise TichuError("bad-render-mode", "the render mode is ansi")
        self.render_mode = render_mode
        self._table = EncodedRound(Game.of(variant, edition, **house_rules))
        seats = self._table.game.seats
        if not 0 <= seat < seats:
            raise TichuError("no-such-seat", f"there is no seat {seat}")
        self.seat = seat
        if not isinstance(opponents, Mapping):
            sides = {other: partner if (other - seat) % 2 == 0 else opponents for other in range(seats)}
            opponents = {other: player for other, player in sides.items() if other != seat}
        if set(opponents) != set(range(seats)) - {seat}:
            raise TichuError("bad-opponents", "opponents by seat must name all other seats")
        self._players = Players(opponents, seats)
        self._row = np.zeros(observation_size(seats), np.int8)
        self._mask = np.zeros(ACTIONS, np.int8)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(MIN_VALUE, MAX_VALUE, self._row.shape, np.int8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new round and let the others play until the seat is asked."""
        super().reset(seed=seed)
        over = True
        while over:  # a round may end before the seat is asked, but only without an exchange
            self._table.deal(int(rng_states(int(self.np_random.integers(1 << 63)), 1)[0]))
            self._let_others_play()
            over = self._table.over
        return self._observed(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the seat is asked again or the round ends."""
        index = int(action)
        if not (0 <= index < ACTIONS and self._mask[index]):
            raise self._table.illegal(index)
        self._table.act(index)
        self._let_others_play()
        over = self._table.over
        return self._observed(), self._table.gain(self.seat) if over else 0.0, over, False, {}

    def render(self) -> str | None:
        """Return the whole table with all hands open."""
        return None if self.render_mode is None else str(self._table)

    def _let_others_play(self) -> None:
        table = self._table
        table.play_on(self._players.compiled)
        while not table.over and table.asked != self.seat:
            policy = self._players.by_seat[table.asked]
            table.show(self._row, self._mask)
            table.act(int(np.asarray(policy(self._row[None].copy(), self._mask[None].copy()))[0]))
            table.play_on(self._players.compiled)

    def _observed(self) -> dict[str, Any]:
        if self._table.over:
            self._row[:] = self._table.observation(self.seat)
            self._mask[:] = 0
        else:
            self._table.show(self._row, self._mask)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}


if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="tichu.envs.gymnasium:TichuEnv")
