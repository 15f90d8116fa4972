"""A round of Tichu as an OpenSpiel game, registered as ``tichu`` when this module is imported.

    import pyspiel
    import tichu.envs.openspiel
    game = pyspiel.load_game("tichu", {"variant": "tientsin"})

The deal consists of 56 chance nodes, one per card, in the order of drawing.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
import pyspiel

from tichu.core.cards import card_name, cards_name
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.envs import record
from tichu.envs.conversion import DUMMY_SEAT
from tichu.envs.encoded_round import EncodedRound
from tichu.envs.encoding import ACTIONS, INDEX, action_name, fields, observation_size
from tichu.envs.observation import relative
from tichu.kernel.bridge import VARIANTS, card_of, cards_of
from tichu.kernel.cards import CARDS
from tichu.kernel.state import HAND, MAX_SEATS

T = TypeVar("T")

EVERYBODY: Final = record.EVERYBODY
MIN_SEATS: Final = 4
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

GAME_TYPE: Final = pyspiel.GameType(
    short_name="tichu",
    long_name="Tichu",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=MIN_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"variant": "nanjing", "edition": "fata-morgana", "dealer": 0},
)


def max_decisions(seats: int) -> int:
    """Return an upper bound on the decisions of a round.

    56 plays; for each of them a play that was overtaken by a bomb, a trick to take, a pass by every other
    seat and two bomb questions to it; Grand Tichu answers, exchanges, calls, withdrawals and a wish.
    """
    return CARDS * (3 + 3 * (seats - 1)) + seats * (seats + 2) + 1


class TichuGame(pyspiel.Game):  # type: ignore[misc]
    """Nanjing, Trichu or Tientsin in any edition; returns are differences of team scores."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = Game.of(params.get("variant", "nanjing"), params.get("edition", "fata-morgana"))
        if self.rules.variant.key not in VARIANTS:
            raise TichuError("not-in-kernel", f"only these variants are supported: {', '.join(VARIANTS)}")
        seats = self.rules.seats
        self.empty = EncodedRound(self.rules, log=2 * max_decisions(seats))
        self.dealer = 0 if self.rules.variant.has_dummy else int(params.get("dealer", 0))
        if not 0 <= self.dealer < seats:
            raise TichuError("no-such-seat", f"there is no seat {self.dealer}")
        settings = self.rules.settings
        stake = max(settings.tichu_points, settings.grand_points)
        limit = float(max(settings.victory_points, 150) + stake * (1 + seats // 2))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=seats,
            min_utility=-limit,
            max_utility=limit,
            utility_sum=0.0,
            max_game_length=max_decisions(seats),
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self) -> TichuState:
        """Return the state before the first card is drawn."""
        return TichuState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of cards: every card is drawn."""
        return CARDS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TichuObserver:
        """Create an observer, which converts states to tensors and strings."""
        return TichuObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class ShallowList(list[T]):
    """A list of immutable items; a deep copy, as OpenSpiel makes to clone a state, copies only the list."""

    def __deepcopy__(self, memo: dict[int, Any]) -> ShallowList[T]:
        return ShallowList(self)


class SeenAction(NamedTuple):
    """An action, and who has seen it."""

    viewer: int
    """A seat, or ``EVERYBODY``."""
    seat: int
    action: int
    cards: int


class TichuState(pyspiel.State):  # type: ignore[misc]
    """A round, and what each seat has seen of it."""

    def __init__(self, game: TichuGame) -> None:
        super().__init__(game)
        self.seats = game.rules.seats
        self.table = game.empty.copy()
        self.deck: ShallowList[int] = ShallowList()
        self.undrawn: ShallowList[int] = ShallowList(range(CARDS))
        self.first: ShallowList[int] = ShallowList([0] * self.seats)
        self._player = CHANCE

    @property
    def events(self) -> list[SeenAction]:
        """Everything that anybody has seen, oldest first."""
        st = self.table.st
        found = []
        for number in range(int(st[record.LOGGED])):
            entry = int(st[record.LOG + 2 * number])
            seat, move = entry >> 20 & 15, entry & 0xFFFFF
            action = int(INDEX[relative(st, seat, move)])
            found.append(SeenAction((entry >> 24) - 1, seat, action, int(st[record.LOG + 2 * number + 1])))
        return found

    def current_player(self) -> int:
        """Return the seat that is asked."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the round has ended."""
        return self._player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the undrawn cards with equal probabilities."""
        chance = 1.0 / len(self.undrawn)
        return [(card, chance) for card in self.undrawn]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions, without the detour through C++ that OpenSpiel's method takes."""
        if player is not None and player != self._player:
            return []
        return list(self.undrawn) if self._player == CHANCE else self.table.legal.copy()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal if player == self._player else []

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self.deck.append(action)
            self.undrawn.remove(action)
            if len(self.deck) < CARDS:
                return
            self._deal()
        else:
            self.table.act(action)
        asked = self.table.asked
        self._player = asked if asked >= 0 else TERMINAL

    def _deal(self) -> None:
        """Start the round with the cards drawn; the core knows which seat draws which."""
        game: TichuGame = self.get_game()
        rules = self.table.game
        setup = rules.variant.first_setup(rules.settings, Random(0))
        setup = setup._replace(dealer=game.dealer, first=game.dealer)
        deal = rules.variant.deal(rules.settings, [card_of(card) for card in self.deck], setup)
        self.table.set_round(Round.start(rules, deal))
        dummy = self.table.game.variant.has_dummy
        for seat in range(self.seats):
            self.first[seat] = 0 if dummy and seat == DUMMY_SEAT else int(self.table.st[HAND + seat])

    def returns(self) -> list[float]:
        """Return for each seat the points of its team minus those of the other team."""
        if not self.is_terminal():
            return [0.0] * self.seats
        return [self.table.gain(seat) for seat in range(self.seats)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {card_name(card_of(action))}"
        return action_name(action)

    def __str__(self) -> str:
        if len(self.deck) < CARDS:
            return "drawn: " + " ".join(card_name(card_of(card)) for card in self.deck)
        return str(self.table)


class TichuObserver:
    """What one seat knows: now, or including all it has seen so far (perfect recall).

    Tensor and string contain ``player`` and ``observation`` (``encoding.fields``). With perfect recall they
    also contain ``first``, the cards held at the Grand Tichu question; ``history``, the relative seat and the
    action of everything seen, both + 1; and ``when``, for each card the index in the history at which it was
    played.
    """

    def __init__(self, game: TichuGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, got {params}")
        if iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info:
            raise ValueError(
                "only observations with the private and public information of one player are supported"
            )
        self.seats = game.rules.seats
        self.perfect_recall = iig_obs_type.perfect_recall
        size, length = observation_size(self.seats), 2 * max_decisions(self.seats)
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (self.seats,)), ("observation", (size,))]
        if self.perfect_recall:
            pieces += [("first", (CARDS,)), ("history", (length, 2)), ("when", (CARDS,))]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: TichuState, player: int) -> None:
        """Write the tensor for a player."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if len(state.deck) < CARDS:
            return
        self.dict["observation"][:] = state.table.observation(player)
        if not self.perfect_recall:
            return
        self.dict["first"][_numbers(state.first[player])] = 1
        seen = _seen(state, player)
        if seen:
            rows = [((seat - player) % self.seats + 1, action + 1) for seat, action, _ in seen]
            self.dict["history"][: len(seen)] = rows
        for number, (_, _, cards) in enumerate(seen):
            if cards:
                self.dict["when"][_numbers(cards)] = number + 1

    def string_from(self, state: TichuState, player: int) -> str:
        """Return the observation as readable text."""
        if len(state.deck) < CARDS:
            return f"seat {player}"
        parts = [f"seat {player}", _described(state.table, player)]
        if self.perfect_recall:
            parts.append(f"first: {cards_name(cards_of(state.first[player]))}")
            for seat, action, cards in _seen(state, player):
                shown = f" ({cards_name(cards_of(cards))})" if cards else ""
                parts.append(f"{seat}: {action_name(action)}{shown}")
        return "\n".join(parts)


def _seen(state: TichuState, player: int) -> list[tuple[int, int, int]]:
    return [event[1:] for event in state.events if event[0] == EVERYBODY or event[0] == player]


def _numbers(cards: int) -> list[int]:
    return [number for number in range(CARDS) if cards >> number & 1]


def _described(table: EncodedRound, player: int) -> str:
    """Return the observation field by field, with cards by name and everything else as numbers."""
    row, lines = table.observation(player), []
    for field in fields(table.game.seats):
        values = row[field.slice]
        if not values.any():
            continue
        if field.size % CARDS:
            lines.append(f"{field.name}: {' '.join(map(str, values.tolist()))}")
            continue
        for place, cards in enumerate(values.reshape(-1, CARDS)):
            if cards.any():
                step = f" +{place + 1}" if field.size > CARDS else ""
                names = " ".join(card_name(card_of(number)) for number in np.flatnonzero(cards).tolist())
                lines.append(f"{field.name}{step}: {names}")
    return "\n".join(lines)


pyspiel.register_game(GAME_TYPE, TichuGame)
