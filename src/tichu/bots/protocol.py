"""What a bot is: it is shown a view and answers with an action, and it can say why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, NamedTuple

from tichu.core.actions import Action
from tichu.core.view import View


class Reason(NamedTuple):
    """Why a bot decided so: a code with parameters, for interfaces to put into words."""

    code: str
    params: Mapping[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        """The reason as a JSON object."""
        return {"code": self.code, "params": dict(self.params)}

    def __str__(self) -> str:
        from tichu.bots.reasons import sentence

        return sentence(self)


class Decision(NamedTuple):
    """An action and the reason for it."""

    action: Action
    reason: Reason


class Bot(ABC):
    """A player. The same object plays in the terminal, the arena, on a server and over a wire.

    A bot only ever sees views. It is asked when the round waits for its seat, and out of turn when it could
    throw a bomb; there ``Pass()`` means that it does not. With the same seed it decides the same, unless
    it counts the time.

    A bot that can play more or less well names its ``levels``, the usual one first, and is told the one that
    is wanted as ``level=`` when it is made.
    """

    name: ClassVar[str]
    about: ClassVar[str]
    levels: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    @abstractmethod
    def consider(self, view: View) -> Decision:
        """The decision at this moment, with its reason."""

    def decide(self, view: View) -> Action:
        """The action at this moment."""
        return self.consider(view).action
