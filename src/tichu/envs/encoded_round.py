"""One round on the kernel, played by numbered actions, for the environments with a single game."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tichu.bots.shark.player import RolloutPlayer
from tichu.bots.shark.workspace import new_player
from tichu.core.cards import cards_name
from tichu.core.errors import IllegalAction
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.envs import batch, observation, policies, precompile
from tichu.envs.conversion import new_row, row_of
from tichu.envs.encoding import ACTIONS, INDEX, MOVES, PHASES, action_name, observation_size
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS

COUNT_BITS = 12
"""Bits of the number of legal actions in what the compiled code returns; the asked seat follows."""
COUNT = (1 << COUNT_BITS) - 1


@cache
def _prepare() -> None:
    """Load or compile the machine code, once per process."""
    precompile.prepare()


@cache
def _rollout() -> RolloutPlayer:
    return new_player()


class EncodedRound:
    """A round of a game, from the deal to the score. One thread at a time may use it.

    ``log`` is how many entries of what the seats have seen are kept; 0 for none.
    """

    __slots__ = ("_code", "_legal", "_listed", "_log", "_out", "game", "st")

    def __init__(self, game: Game, log: int = 0) -> None:
        _prepare()
        self.game = game
        self._log = log
        self.st = new_row(game, log)
        self._out = s.new_buffer(m.MAX_MOVES)
        self._listed = np.zeros(m.MAX_MOVES, np.int16)
        self._code = -1
        self._legal: list[int] | None = []

    def deal(self, rng_state: int) -> None:
        """Shuffle and deal, with a random dealer; in Trichu the soloist deals."""
        self.st[s.RNG] = rng_state
        batch.begin(self.st, s.new_buffer(CARDS))
        self._list()

    def set_round(self, round_: Round) -> None:
        """Continue from a round of the core."""
        self.st = row_of(round_, self._log)
        self._list()

    def _list(self) -> None:
        self._code = batch.list_sorted(self.st, INDEX, self._listed, self._out)
        self._legal = None

    def copy(self) -> EncodedRound:
        """Return an independent copy."""
        other = EncodedRound.__new__(EncodedRound)
        other.game, other._log, other._code = self.game, self._log, self._code
        other.st = self.st.copy()
        other._legal = self.legal
        other._out, other._listed = self._out.copy(), self._listed.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> EncodedRound:
        return self.copy()

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """Seat to answer, or -1 when the round is over."""
        return self._code >> COUNT_BITS

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self._code < 0

    @property
    def legal(self) -> list[int]:
        """Legal actions of the asked seat, in ascending order."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self._listed[: self._code & COUNT].tolist() if self._code >= 0 else []
        return legal

    def observation(self, seat: int) -> NDArray[np.int8]:
        """Return what the seat knows (``encoding.fields``)."""
        row = np.zeros(observation_size(self.game.seats), np.int8)
        observation.observe(self.st, seat, row)
        return row

    def show(self, observation: NDArray[np.int8], mask: NDArray[np.int8]) -> None:
        """Write what the asked seat knows and which actions are legal."""
        batch.show_one(self.st, self._code, self._listed, observation, mask)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action; all 0 unless the seat is asked."""
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.asked:
            mask[self.legal] = 1
        return mask

    def gain(self, seat: int) -> float:
        """Return the margin of the team of the seat; 0 before the end."""
        gain = int(self.st[s.SCORE]) - int(self.st[s.SCORE + 1])
        return float(-gain if seat & 1 else gain)

    def __str__(self) -> str:
        lines = [f"{PHASES[int(self.st[s.PHASE])]}, seat {self.asked} is asked"]
        for seat in range(self.game.seats):
            calls = [
                word for word, slot in (("Tichu", s.TICHU), ("Grand", s.GRAND)) if self.st[slot] >> seat & 1
            ]
            hand = cards_name(bridge.cards_of(self.st[s.HAND + seat]))
            won = cards_name(bridge.cards_of(self.st[s.WON + seat]))
            stock = cards_name(bridge.cards_of(self.st[s.STOCK + seat]))
            lines.append(" | ".join((f"{seat}: {hand}", *calls, f"won {won}", *([stock] if stock else ()))))
        if self.st[s.PLAYS]:
            top = cards_name(bridge.cards_of(self.st[s.TOP]))
            lines.append(f"on the table: {top} of seat {int(self.st[s.OWNER])}")
        if self.st[s.WISH]:
            lines.append(f"wish: {int(self.st[s.WISH])}")
        if self.over:
            lines.append(f"score: {int(self.st[s.SCORE])} : {int(self.st[s.SCORE + 1])}")
        return "\n".join(lines)

    # -- acting ------------------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """Answer for the asked seat."""
        legal = self.legal
        at = bisect_left(legal, action)
        if at == len(legal) or legal[at] != action:
            raise self.illegal(action)
        self._code = batch.advance(self.st, MOVES[action], INDEX, self._listed, self._out)
        self._legal = None

    def act_and_show(self, action: int, observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
        """Answer with an action that the mask allows, and write the rows of the next seat.

        Returns that seat, or a negative number when the round is over.
        """
        code = batch.step_one(self.st, MOVES[action], INDEX, self._listed, observation, mask, self._out)
        self._code, self._legal = code, None
        return int(code >> COUNT_BITS)

    def play_on(self, players: NDArray[np.int64]) -> None:
        """Let compiled players answer, given by seat, until somebody else is asked."""
        if self._code >= 0 and players[self.asked] != policies.CALLER:
            batch.play_others(self.st, players, self._out, _rollout())
            self._list()

    def illegal(self, action: int) -> IllegalAction:
        """Return the error for an action that is not legal."""
        name = action_name(action) if 0 <= action < ACTIONS else str(action)
        return IllegalAction("illegal", f"{name} is not legal for seat {self.asked}")
