"""Shark, the strongest bot: samples the cards it cannot see and plays every choice out, many times."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.club import ClubBot
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.bots.shark.code import SHARK_CODE as SHARK_CODE  # drops stale machine code before any is loaded
from tichu.bots.shark.hidden import PERFECT_MEMORY, Memory
from tichu.bots.shark.ranks.search import can_search, search_places
from tichu.bots.shark.search import LEARNED_PLAYOUTS, MAX_WORLDS, Searcher, SearchResult, load_code
from tichu.core.actions import Action, Grand, Pass, Take, Tichu
from tichu.core.view import View
from tichu.kernel.bridge import MAX_CARDS, VARIANTS


class SharkLevel(NamedTuple):
    """How strong a shark plays: its time and what it considers, remembers and has learned."""

    seconds: float = 0.25
    """Maximum time per decision."""
    choices: int = 12
    """Maximum choices that are considered."""
    worlds: int = MAX_WORLDS
    """Maximum worlds per decision; with 0 the rollout player decides without search."""
    memory: Memory = PERFECT_MEMORY
    learned: bool = LEARNED_PLAYOUTS
    """Whether the rollout player uses its networks."""
    noise: float = 0.0
    """How far the values vary by which it chooses, in leads: close choices are confused, others are not."""


FORGETFUL: Final = Memory(concludes=False, lowest=14)
"""Knows which aces and special cards are gone, and concludes nothing."""
ATTENTIVE: Final = Memory(concludes=False, lowest=11)
"""Knows which jacks and higher cards are gone, and concludes nothing."""
LEVELS: Final = {
    "50ms": SharkLevel(0.05, 12),
    "1s": SharkLevel(1.0, 40),
    "novice": SharkLevel(worlds=0, memory=FORGETFUL, learned=False, noise=3.3),
    "beginner": SharkLevel(worlds=0, memory=FORGETFUL, learned=False, noise=1.1),
    "casual": SharkLevel(worlds=0, memory=ATTENTIVE, learned=False),
    "regular": SharkLevel(worlds=0, learned=True),
    "expert": SharkLevel(worlds=24, choices=6),
    "master": SharkLevel(worlds=512),
}
"""The first two are for programs; the others are for people, the weakest first."""


class SharkBot(Bot):
    """Samples worlds and plays them out; what neither search supports it decides like ``club``.

    Creating one is cheap. Code is loaded once per process, and arrays are created once per thread.
    """

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
        worlds: int | None = None,
    ) -> None:
        super().__init__(seed)
        chosen = LEVELS[level]
        self.seconds = chosen.seconds if seconds is None else seconds
        self.worlds = chosen.worlds if worlds is None else worlds
        """Maximum worlds per decision. If time does not run out before, a seed always decides the same."""
        self.searcher = Searcher(
            max_choices=chosen.choices,
            learned=chosen.learned,
            memory=chosen.memory,
            noise=chosen.noise,
        )
        self._club = ClubBot(seed)
        load_code()

    def reseed(self, seed: int | None) -> None:
        """Decide from now on as a new bot with this seed, in the same arrays."""
        super().reseed(seed)
        self._club.reseed(seed)

    def consider(self, view: View) -> Decision:
        """Return the choice that does best in the worlds sampled in its time."""
        if can_search(view) and self.worlds:
            return self._consider_place(view)
        if not _in_kernel(view) or view.round.breach is not None:
            return self._club.consider(view)
        only = _only_choice(view)
        if only is not None:
            return Decision(only, Reason("no-choice"))
        result = self.think(view)
        best = result.best
        if len(result.choices) == 1:
            return Decision(best.action, Reason("no-choice"))
        if result.exact and self.worlds:
            return Decision(best.action, Reason("solved"))
        if not self.worlds:
            return Decision(result.own.action, Reason("looks-best"))
        params = {"worlds": result.worlds, "points": round(best.mean), "gain": round(result.gain)}
        if best is result.own:
            return Decision(best.action, Reason("searched-and-kept", params))
        # Late in a match the chance of winning it counts, which points do not show.
        return Decision(best.action, Reason("searched" if result.gain >= 1 else "searched-closely", params))

    def _consider_place(self, view: View) -> Decision:
        """Return the choice with the best expected place in a game of ranks."""
        if view.in_turn and view.round.phase == "take":
            return Decision(Take(), Reason("takes"))  # no bombs on its own trick
        only = _only_choice(view)
        if only is not None:
            return Decision(only, Reason("no-choice"))
        result = self._search_places(view)
        if result is None:
            return self._club.consider(view)
        if len(result.choices) == 1:
            return Decision(result.best.action, Reason("no-choice"))
        if result.exact:
            return Decision(result.best.action, Reason("solved"))
        place = view.game.seats - result.best.mean * (view.game.seats - 1) / 100
        return Decision(
            result.best.action, Reason("searched-place", {"worlds": result.worlds, "place": round(place, 1)})
        )

    def _search_places(self, view: View) -> SearchResult | None:
        seed, choices = self.rng.randrange(1, 1 << 31), self.searcher.max_choices
        return search_places(view, self.seconds, seed, self.worlds, choices)

    def think(self, view: View) -> SearchResult:
        """Return the values of all choices, in a game of ranks in place points."""
        if can_search(view) and (result := self._search_places(view)) is not None:
            return result
        return self.searcher.search(view, self.seconds, self.rng.randrange(1, 1 << 31), self.worlds)


def _in_kernel(view: View) -> bool:
    """Whether the kernel supports the game and the sizes of the hands, which can be any in a position."""
    known = view.game.variant.key in VARIANTS and view.seat is not None
    return known and max(view.counts) <= MAX_CARDS


def _only_choice(view: View) -> Action | None:
    """Return the action if there is only one. Plays in turn are left to the kernel, which is faster."""
    phase = view.round.phase
    if view.in_turn and phase in ("exchange", "play"):
        return None
    options = view.options()
    if not view.in_turn:
        return None if len(options) > 1 and phase in ("play", "take") else Pass()
    if phase == "grand":
        return None if any(isinstance(option, Grand) for option in options) else options[0]
    return Take() if all(isinstance(option, Take | Tichu) for option in options) else None
