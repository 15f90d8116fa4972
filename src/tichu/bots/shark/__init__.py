"""The searching player: it imagines the cards it cannot see and plays every choice out, many times."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.club import ClubBot
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.bots.shark.code import SHARK_CODE as SHARK_CODE  # drops stale machine code before any is loaded
from tichu.bots.shark.thinking import MOST_WORLDS, Thinker, Thought, prepare
from tichu.core.actions import Action, Grand, Pass, Take, Tichu
from tichu.core.view import View
from tichu.kernel.bridge import MOST_CARDS, VARIANTS


class Level(NamedTuple):
    """How long it thinks about one decision at most, in seconds, and about how many choices."""

    seconds: float
    choices: int


LEVELS: Final = {"50ms": Level(0.05, 12), "1s": Level(1.0, 40)}


class SharkBot(Bot):
    """Imagines worlds and plays them out; in games the kernel does not know it plays as the club does."""

    name = "shark"
    about = "samples the hidden cards and plays out every choice before it decides"
    levels = tuple(LEVELS)
    reusable = True

    def __init__(
        self,
        seed: int | None = None,
        *,
        level: str = "50ms",
        seconds: float | None = None,
        worlds: int = MOST_WORLDS,
    ) -> None:
        super().__init__(seed)
        self.seconds = LEVELS[level].seconds if seconds is None else seconds
        self.worlds = worlds
        """So many worlds are enough; with few of them and much time its decisions repeat exactly."""
        self.thinker = Thinker(most_choices=LEVELS[level].choices)
        self._club = ClubBot(seed)
        prepare()

    def reseed(self, seed: int | None) -> None:
        """Decide from now on as a new bot with this seed, in the same arrays."""
        super().reseed(seed)
        self._club.reseed(seed)

    def consider(self, view: View) -> Decision:
        """The choice that does best in the worlds it could think of in its time."""
        if not _in_kernel(view) or view.round.breach is not None:
            return self._club.consider(view)
        only = _only_choice(view)
        if only is not None:
            return Decision(only, Reason("no-choice"))
        thought = self.think(view)
        best = thought.best
        if len(thought.choices) == 1:
            return Decision(best.action, Reason("no-choice"))
        if thought.exact:
            return Decision(best.action, Reason("solved"))
        params = {"worlds": thought.worlds, "points": round(best.mean), "gain": round(thought.gain)}
        if best is thought.own:
            return Decision(best.action, Reason("searched-and-kept", params))
        # Late in a match the chance to win it counts, which points need not show.
        return Decision(best.action, Reason("searched" if thought.gain >= 1 else "searched-closely", params))

    def think(self, view: View) -> Thought:
        """Everything it found out about its choices."""
        return self.thinker.think(view, self.seconds, self.rng.randrange(1, 1 << 31), self.worlds)


def _in_kernel(view: View) -> bool:
    """Whether the kernel knows the game, and has room for the hands: a study can have any."""
    known = view.game.variant.key in VARIANTS and view.seat is not None
    return known and max(view.counts) <= MOST_CARDS


def _only_choice(view: View) -> Action | None:
    """The action, if there is nothing to think about; plays in turn are listed by the kernel, and quicker."""
    phase = view.round.phase
    if view.in_turn and phase in ("exchange", "play"):
        return None
    options = view.options()
    if not view.in_turn:
        return None if len(options) > 1 and phase in ("play", "take") else Pass()
    if phase == "grand":
        return None if any(isinstance(option, Grand) for option in options) else options[0]
    return Take() if all(isinstance(option, Take | Tichu) for option in options) else None
