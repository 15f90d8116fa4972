"""The bot protocol: a bot gets a view and returns an action with a reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, NamedTuple

from tichu.core.actions import Action
from tichu.core.view import View


class Reason(NamedTuple):
    """Why a bot chose an action: a code with parameters, which interfaces translate."""

    code: str
    params: Mapping[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        """The reason as a JSON object."""
        return {"code": self.code, "params": dict(self.params)}

    def __str__(self) -> str:
        from tichu.bots.reasons import sentence

        return sentence(self)


class Decision(NamedTuple):
    """An action and its reason."""

    action: Action
    reason: Reason


class Bot(ABC):
    """Base class of bots, used in the terminal, in the arena and on a server.

    A bot only sees views. It is asked when the round waits for its seat, and out of turn when it could play a
    bomb; then ``Pass()`` means that it does not. With the same seed a bot makes the same decisions, unless it
    measures time.

    A bot with several playing strengths lists them in ``levels``, the default first, and takes the chosen one
    as ``level=`` in its constructor.
    """

    name: ClassVar[str]
    about: ClassVar[str]
    levels: ClassVar[tuple[str, ...]] = ()
    reusable: ClassVar[bool] = False
    """Whether one object can decide for one seat after the other, re-seeded before each decision.

    Such a bot keeps nothing it has seen. Not inherited, since a subclass may keep something.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.reusable = bool(vars(cls).get("reusable", False))

    def reseed(self, seed: int | None) -> None:
        """Decide from now on as a new bot with this seed; for bots that are ``reusable``."""
        self.rng.seed(seed)

    @abstractmethod
    def consider(self, view: View) -> Decision:
        """Choose an action and give the reason."""

    def decide(self, view: View) -> Action:
        """Choose an action."""
        return self.consider(view).action
