"""A round of Tichu as an OpenSpiel game, registered as ``tichu`` when this module is imported.

    import pyspiel
    import tichu.envs.openspiel
    game = pyspiel.load_game("tichu", {"variant": "tientsin"})

The deal is 56 chance nodes, one for each card in the order in which they are drawn.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

import numpy as np
import pyspiel

from tichu.core.cards import card_name, cards_name
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.envs.encoded_round import DUMMY_SEAT, EncodedRound
from tichu.envs.encoding import ACTIONS, action_name, fields, observation_size
from tichu.kernel.bridge import VARIANTS, card_of, cards_of
from tichu.kernel.cards import CARDS
from tichu.kernel.state import HAND, MAX_SEATS

T = TypeVar("T")

EVERYBODY: Final = -1
FEWEST_SEATS: Final = 4

GAME_TYPE: Final = pyspiel.GameType(
    short_name="tichu",
    long_name="Tichu",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=FEWEST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"variant": "nanjing", "edition": "fata-morgana", "dealer": 0},
)


def most_answers(seats: int) -> int:
    """No round has more decisions.

    56 plays, each with a play given up for a bomb, a pass of all others, two questions for bombs to each of
    them and a trick taken up; the answers to Grand Tichu, the gifts, calls and withdrawals, a wish.
    """
    return CARDS * (3 + 3 * (seats - 1)) + seats * (seats + 2) + 1


class TichuGame(pyspiel.Game):  # type: ignore[misc]
    """Nanjing, Trichu or Tientsin by any edition that has them; returns are differences of team scores."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = Game.of(params.get("variant", "nanjing"), params.get("edition", "fata-morgana"))
        if self.rules.variant.key not in VARIANTS:
            raise TichuError("not-in-kernel", f"there are {', '.join(VARIANTS)} here")
        self.empty = EncodedRound(self.rules)
        seats = self.rules.seats
        self.dealer = 0 if self.rules.variant.has_dummy else int(params.get("dealer", 0))
        if not 0 <= self.dealer < seats:
            raise TichuError("no-such-seat", f"there is no seat {self.dealer}")
        settings = self.rules.settings
        stake = max(settings.tichu_points, settings.grand_points)
        most = float(max(settings.victory_points, 150) + stake * (1 + seats // 2))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=most_answers(seats),
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self) -> TichuState:
        """Before the first card is drawn."""
        return TichuState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card is drawn."""
        return CARDS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TichuObserver:
        """What turns states into tensors and strings."""
        return TichuObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Flat(list[T]):
    """A list of things that never change: to copy it is enough when OpenSpiel clones a state."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Flat[T]:
        return Flat(self)


class TichuState(pyspiel.State):  # type: ignore[misc]
    """A round, and what was seen of it by whom."""

    def __init__(self, game: TichuGame) -> None:
        super().__init__(game)
        self.seats = game.rules.seats
        self.table = game.empty.copy()
        self.deck: Flat[int] = Flat()
        self.first: Flat[int] = Flat([0] * self.seats)
        self.events: Flat[tuple[int, int, int, int]] = Flat()
        """Who saw it, the seat, its action, the cards it played."""

    def current_player(self) -> int:
        """The seat that is asked."""
        if len(self.deck) < CARDS:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.asked if not self.table.over else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the round has ended."""
        return len(self.deck) == CARDS and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every card that is not drawn yet, each as likely as the others."""
        left = sorted(set(range(CARDS)).difference(self.deck))
        return [(card, 1.0 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal if player == self.table.asked else []

    def _apply_action(self, action: int) -> None:
        if len(self.deck) < CARDS:
            self.deck.append(action)
            if len(self.deck) == CARDS:
                self._deal()
            return
        seat = self.table.asked
        seen = self.table.act(action)
        if not any(event[:2] == (seat, action) for event in seen):
            self.events.append((seat, seat, action, 0))
        self.events += [(EVERYBODY, *event) for event in seen]

    def _deal(self) -> None:
        """All cards are drawn: the core says who has got which."""
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
        """The own team's points less the other team's."""
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
    """What one seat knows: now, or with all it has seen so far (perfect recall).

    Tensor and string: ``player``; ``observation`` (``encoding.fields``); with perfect recall also ``first``,
    the cards held when Grand Tichu was asked, ``history``, the seat (counted from the own one) and the action
    of everything that was seen, both + 1, and ``when``, the number in the history of each card's play.
    """

    def __init__(self, game: TichuGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, but got {params}")
        if iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info:
            raise ValueError("an observation has what one player knows, private and public")
        self.seats = game.rules.seats
        self.perfect_recall = iig_obs_type.perfect_recall
        size, length = observation_size(self.seats), 2 * most_answers(self.seats)
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
        """The same for people."""
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
    """The observation field by field: cards by name, everything else as numbers."""
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
