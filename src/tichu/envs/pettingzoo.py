"""A round of Tichu as a PettingZoo environment (AEC): one agent per seat, with action masks.

from tichu.envs import pettingzoo as tichu_v0
env = tichu_v0.env()
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.envs.conversion import rng_states
from tichu.envs.encoded_round import EncodedRound
from tichu.envs.encoding import ACTIONS, MAX_VALUE, MIN_VALUE, observation_size

RENDER_MODES = ("ansi", "human")


def env(*game: Any, **options: Any) -> AECEnv:
    """Create the environment; the arguments are those of ``raw_env``.

    PettingZoo's usual wrappers are left out: the environment checks actions and the order of calls itself,
    several times as fast.
    """
    return raw_env(*game, **options)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """One round; the reward at its end is the margin of the agent's team.

    Agents are seats. In Trichu the soloist is ``seat_0`` and the dummy ``seat_2``. A round is truncated after
    ``max_cycles`` actions; no round needs more than about a thousand. An action that the mask forbids raises
    ``IllegalAction`` and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tichu_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        variant: str = "nanjing",
        edition: str | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **house_rules: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise TichuError("bad-render-mode", f"render modes are {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._table = EncodedRound(Game.of(variant, edition, **house_rules))
        seats = self._table.game.seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self._ended = True
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = observation_size(seats)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(MIN_VALUE, MAX_VALUE, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._row = np.zeros(size, np.int8)
        self._mask = np.zeros(ACTIONS, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations with masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions, the same in all games."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new round."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._table.deal(int(rng_states(int(self._rng.integers(1 << 63)), 1)[0]))
        self._start()

    def continue_from(self, round_: Round) -> None:
        """Continue from a position of the core instead of a new deal."""
        self._table.set_round(round_)
        self._start()

    def _start(self) -> None:
        self._table.show(self._row, self._mask)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.asked]
        self._cycles = 0
        self._ended = False

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent knows, and its legal actions if it is asked."""
        if not self.agent_selection:
            raise TichuError("not-reset", "call reset() before observe()")
        if agent == self.agent_selection and not self._ended:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        seat = self._seats[agent]
        return {"observation": self._table.observation(seat), "action_mask": self._table.mask(seat)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        if not observe:
            observed = None
        elif self._ended:
            observed = self.observe(agent)
        else:  # the same as observe, which every step would call otherwise
            observed = {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        return (
            observed,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent."""
        if self._ended:
            if not self.agents:
                raise TichuError("not-reset", "call reset() before step()")
            self._was_dead_step(action)
            return
        if action is None:
            raise TichuError("no-action", f"{self.agent_selection} is asked, but the action is None")
        table = self._table
        if not (0 <= action < ACTIONS and self._mask[action]):
            raise table.illegal(int(action))
        seat = table.act_and_show(int(action), self._row, self._mask)
        self._cycles += 1
        if seat < 0:
            self._end(self.terminations)
        else:  # rewards are 0 until the end, so there is nothing to add up
            self.agent_selection = self.possible_agents[seat]
            if self._cycles == self.max_cycles:
                self._end(self.truncations)
        if self.render_mode == "human":
            self.render()

    def _end(self, how: dict[str, bool]) -> None:
        """End the round for all agents; only a finished one pays."""
        self._ended = True
        for agent in self.agents:
            how[agent] = True
            self.rewards[agent] = self._table.gain(self._seats[agent]) if self._table.over else 0.0
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return or print the whole table with all hands open."""
        if self.render_mode == "human":
            print(self._table)  # noqa: T201 - render mode "human" prints
            return None
        return str(self._table)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
