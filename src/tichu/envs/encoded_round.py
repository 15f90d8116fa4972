"""One round on the kernel, played by numbered actions, for the PettingZoo and OpenSpiel environments."""

from __future__ import annotations

import threading
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tichu.core.cards import cards_name
from tichu.core.errors import IllegalAction
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.envs import batch, precompile
from tichu.envs.encoding import ACTIONS, CODES, INDEX, MOVES, PHASES, action_name, observation_size
from tichu.kernel import bridge, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import Ints

DUMMY_SEAT = 2


def new_state_of(game: Game) -> Ints:
    """Create an empty state for this game; in Trichu the soloist has seat 0 and the dummy seat 2."""
    return bridge.table_of(game, 0, DUMMY_SEAT if game.variant.has_dummy else None)


def rng_states(seed: int | None, count: int) -> NDArray[np.int64]:
    """Create seeds for this many random generators of the kernel: 32 bits each, never 0."""
    found: NDArray[np.int64] = np.random.SeedSequence(seed).generate_state(count, np.uint32).astype(np.int64)
    return np.where(found == 0, 1, found)


@cache
def _prepare() -> None:
    """Load or compile the machine code, once per process."""
    precompile.prepare()


class _ThreadBuffers(threading.local):
    """Buffers of the kernel, one set per thread."""

    def __init__(self) -> None:
        self.out = s.new_buffer(m.MAX_MOVES)
        self.deck = s.new_buffer(CARDS)
        self.listed = np.zeros(m.MAX_MOVES, np.int16)


_buffers = _ThreadBuffers()


class EncodedRound:
    """A round of a game, from the deal to the score."""

    __slots__ = ("_legal", "game", "st")

    def __init__(self, game: Game) -> None:
        _prepare()
        self.game = game
        self.st = new_state_of(game)
        self._legal: list[int] | None = None

    def deal(self, rng_state: int) -> None:
        """Shuffle and deal, with a random dealer; in Trichu the soloist deals."""
        self.st[s.RNG] = rng_state
        batch.begin(self.st, _buffers.deck)
        self._legal = None

    def set_round(self, round_: Round) -> None:
        """Continue from a round of the core."""
        self.st = bridge.state_of(round_)
        self._legal = None

    def copy(self) -> EncodedRound:
        """Return an independent copy."""
        other = EncodedRound.__new__(EncodedRound)
        other.game, other.st, other._legal = self.game, self.st.copy(), self._legal
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> EncodedRound:
        return self.copy()

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """Seat to answer, or -1 when the round is over."""
        return int(rules.asked(self.st))

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return bool(self.st[s.PHASE] == s.OVER)

    @property
    def legal(self) -> list[int]:
        """Legal actions of the asked seat, in ascending order."""
        if self._legal is None:
            buffers = _buffers
            n = 0 if self.over else batch.choices(self.st, INDEX, buffers.listed, buffers.out)
            self._legal = sorted(buffers.listed[:n].tolist())
        return self._legal

    def observation(self, seat: int) -> NDArray[np.int8]:
        """Return what the seat knows (``encoding.fields``)."""
        row = np.zeros(observation_size(self.game.seats), np.int8)
        batch.observe(self.st, seat, row)
        return row

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

    def act(self, action: int) -> list[tuple[int, int, int]]:
        """Answer for the asked seat; returns what everybody sees: seat, action and cards of each move.

        A play is held while others may bomb, so an answer may show nothing yet, or the play of another seat.
        """
        if action not in self.legal:
            name = action_name(action) if 0 <= action < ACTIONS else str(action)
            raise IllegalAction("illegal", f"{name} is not legal for seat {self.asked}")
        before = self.st.copy()
        batch.act(self.st, CODES[action], _buffers.out)
        self._legal = None
        return self._seen(before, action)

    def _seen(self, before: Ints, action: int) -> list[tuple[int, int, int]]:
        seat, turn, phase = int(rules.asked(before)), int(before[s.TURN]), int(before[s.PHASE])
        kind = m.kind_of(MOVES[action])
        if phase == s.GRAND_PHASE:
            return [] if self.st[s.PHASE] == phase else self._grand_answers()
        if phase == s.EXCHANGE_PHASE and kind == m.GIVE_CARD:
            return []
        if kind in (m.CALL_TICHU, m.WITHDRAW_CALL) or phase in (s.EXCHANGE_PHASE, s.WISH_PHASE):
            return [(seat, action, 0)]
        if self.st[s.HELD] >= 0:
            return []
        if seat == turn or kind == m.BOMB:
            cards = (
                suits.choose_cards(before[s.HAND + seat], MOVES[action]) if m.SINGLE <= kind <= m.BOMB else 0
            )
            return [(seat, action, int(cards))]
        if before[s.HELD] < 0:
            return []
        held = int(INDEX[batch.relative(before, turn, int(before[s.HELD]))])
        is_play = m.SINGLE <= m.kind_of(MOVES[held]) <= m.BOMB
        return [(turn, held, int(before[s.HELD_CARDS]) if is_play else 0)]

    def _grand_answers(self) -> list[tuple[int, int, int]]:
        """Return the answers of all seats to the Grand Tichu question."""
        return [
            (seat, int(INDEX[m.ANSWER_GRAND << 16 | int(self.st[s.GRAND]) >> seat & 1]), 0)
            for seat in range(self.game.seats)
            if self.st[s.GRAND_SEATS] >> seat & 1
        ]
