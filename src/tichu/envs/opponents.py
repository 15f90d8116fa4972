"""Who plays the seats that a learner does not: compiled players by name, and functions of arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tichu.core.errors import TichuError, shown
from tichu.envs import policies
from tichu.kernel import state as s

ArrayPolicy: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.int8]], ArrayLike]
"""Observations and masks in, one action for each row out."""


class Players:
    """Players by seat."""

    def __init__(self, players: Mapping[int, str | ArrayPolicy], seats: int) -> None:
        if not set(players) < set(range(seats)):
            raise TichuError(
                "bad-opponents", f"opponents have seats 0 to {seats - 1}, and at least one seat is left"
            )
        self.compiled = np.full(s.MAX_SEATS, policies.CALLER)
        """For each seat the number of a compiled player, or ``policies.CALLER``."""
        self.by_seat: dict[int, ArrayPolicy] = {}
        """The functions."""
        for seat, player in players.items():
            if not isinstance(player, str):
                self.by_seat[seat] = player
            elif player in policies.NAMES:
                self.compiled[seat] = policies.NAMES.index(player)
            else:
                names = ", ".join(policies.NAMES)
                raise TichuError("unknown-opponent", f"there are {names}, and functions, not {shown(player)}")

    def functions(self) -> list[tuple[ArrayPolicy, list[int]]]:
        """Return each function once, with all its seats."""
        found: dict[int, tuple[ArrayPolicy, list[int]]] = {}
        for seat, player in self.by_seat.items():
            found.setdefault(id(player), (player, []))[1].append(seat)
        return list(found.values())
