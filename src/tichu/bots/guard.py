"""Whatever a bot does, the match goes on: its answer is checked, and a legal one made where it has none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take
from tichu.core.cards import Card, Rank
from tichu.core.combos import has_natural
from tichu.core.errors import IllegalAction, TichuError, shown
from tichu.core.gifts import worth
from tichu.core.view import View

PATIENCE: Final = 10
"""So many faults in a row, and the bot is not asked any more."""
SILENCES: Final = 3
"""So many answers in a row that did not come in time are enough: each has cost everybody seconds."""
LONGEST_MESSAGE: Final = 400


class BotFault(TichuError):
    """A bot has no answer, or none that can be read; ``code`` is the kind of its fault."""


class Fault(NamedTuple):
    """What a bot did wrong, and in which phase of the round."""

    kind: str
    message: str
    phase: str

    def __str__(self) -> str:
        return f"{self.kind} in phase {self.phase}: {self.message}"


class Guard:
    """A bot under supervision: always answers with a legal action, and keeps a list of ``faults``.

    The bot is shown a copy of the view and its answer is checked against the original, so that nothing it
    does to what it was shown makes a difference. If it fails (an error, silence, an action that is not
    legal), the quietest legal action is made instead. After too many faults in a row it is asked no more.
    """

    def __init__(self, bot: Bot, patience: int = PATIENCE, silences: int = SILENCES) -> None:
        self.bot = bot
        self.faults: list[Fault] = []
        self.given_up = False
        """Whether the bot is no longer asked."""
        self._patience, self._silences = patience, silences
        self._in_a_row = self._silent_in_a_row = 0

    @property
    def name(self) -> str:
        """The bot's name."""
        return self.bot.name

    def decide(self, view: View) -> Action:
        """The bot's action if it is legal, otherwise one that is."""
        return self.consider(view).action

    def consider(self, view: View) -> Decision:
        """The bot's decision if it is legal, otherwise one that is."""
        if self.given_up:
            return Decision(fallback(view), Reason("not-asked"))
        try:
            decision = self.bot.consider(_copied(view))
            action = _plain(decision.action)
        except BotFault as fault:
            return self._replace(view, fault.code, str(fault))
        except (Exception, SystemExit) as trouble:
            return self._replace(view, "error", f"{type(trouble).__name__}: {trouble}")
        why_not = view.why_not(action)
        if why_not is not None:
            return self._replace(view, "illegal", f"{shown(action.to_json())}: {why_not}")
        self._in_a_row = self._silent_in_a_row = 0
        reason: object = decision.reason
        return Decision(action, reason if isinstance(reason, Reason) else Reason("unexplained"))

    def _replace(self, view: View, kind: str, message: str) -> Decision:
        """Note the fault, and make a legal action instead."""
        message = "".join(letter if letter.isprintable() else " " for letter in message)
        self.faults.append(Fault(kind, message[:LONGEST_MESSAGE], view.round.phase))
        self._in_a_row += 1
        self._silent_in_a_row = self._silent_in_a_row + 1 if kind == "timeout" else 0
        if self._in_a_row >= self._patience or self._silent_in_a_row >= self._silences:
            self.given_up = True
            self.close()
        return Decision(fallback(view), Reason("fallback", {"kind": kind}))

    def close(self) -> None:
        """Let the bot go: a program is ended."""
        close = getattr(self.bot, "close", None)
        if callable(close):
            close()

    def __enter__(self) -> Guard:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _copied(view: View) -> View:
    return View(view.seat, view.round.copy(), list(view.counts), view.hidden, list(view.waiting))


def _plain(action: object) -> Action:
    """Normalise the types of an action built by a bot."""
    if isinstance(action, Exchange) and len(dict(action.give)) < len(action.give):
        raise BotFault("illegal", "a receiver is named twice in an exchange")
    data = action.to_json() if isinstance(action, Action) else action
    if not isinstance(data, Mapping):
        raise BotFault("illegal", f"a bot answers with an action, not with {shown(data)}")
    try:
        return Action.from_json(data)
    except IllegalAction as why:
        raise BotFault("illegal", str(why)) from None


# -- what is done instead ------------------------------------------------------------------------------------


def fallback(view: View) -> Action:
    """The quietest legal action: no bet, the lowest cards, a pass if possible."""
    if view.seat is None or not view.in_turn:
        return Pass()
    phase = view.round.phase
    if phase == "grand":
        return Grand(False)
    if phase == "exchange":
        return lowest_gifts(view, view.seat)
    if phase == "take":
        return next((action for action in view.legal_actions() if isinstance(action, Take | Give)), Pass())
    wish = view.round.binding_wish(view.seat)
    if wish is None and view.why_not(Pass()) is None:
        return Pass()
    plays = [action for action in view.legal_actions() if isinstance(action, Play)]
    return min(plays, key=lambda play: _lowness(play, wish), default=Pass())


def _lowness(play: Play, wish: Rank | None) -> tuple[bool, int, int]:
    """Few low cards first; where a wish binds, one that fulfils it."""
    open_wish = wish is not None and not has_natural(play.cards, wish)
    return open_wish, len(play.cards), max(map(worth, play.cards))


def lowest_gifts(view: View, seat: int) -> Action:
    """The lowest cards for everybody who is to get some; the best where they must be given."""
    variant = view.game.variant
    plan = variant.gifts(view.round).get(seat, {})
    best = bool(plan) and variant.forced_gift(view.round, seat) == "best"
    left: list[Card] = sorted(view.hand, key=worth, reverse=best)
    give = []
    for to, count in sorted(plan.items()):
        give.append((to, tuple(sorted(left[:count]))))
        del left[:count]
    return Exchange(tuple(give))
