"""Guard around a bot: checks its answers and replaces bad ones, so that the match continues."""

from __future__ import annotations

from collections.abc import Mapping
from traceback import format_exception
from typing import Final, NamedTuple

from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take
from tichu.core.cards import Card, Rank
from tichu.core.combos import has_natural
from tichu.core.errors import IllegalAction, TichuError, shown
from tichu.core.gifts import worth
from tichu.core.view import View

MAX_FAULTS: Final = 10
"""Consecutive faults after which the bot is not asked again."""
MAX_TIMEOUTS: Final = 3
"""Consecutive timeouts after which the bot is not asked again. Fewer, because everybody waits for them."""
MAX_MESSAGE_LENGTH: Final = 400
MAX_TRACEBACK_LENGTH: Final = 8000


class BotFault(TichuError):
    """A bot gave no usable answer; ``code`` is the kind of fault."""


class Fault(NamedTuple):
    """A recorded fault: its kind, a message, and the phase of the round."""

    kind: str
    message: str
    phase: str
    traceback: str = ""
    """Where an exception of the bot was raised."""

    def __str__(self) -> str:
        return f"{self.kind} in phase {self.phase}: {self.message}"


class Guard:
    """Wrapper of a bot that always returns a legal action, and keeps a list of ``faults``.

    The bot gets a copy of the view, and its answer is checked against the original, so that a bot cannot
    change anything. If it fails (an exception, a timeout, an illegal action), ``fallback`` chooses the
    action. After too many consecutive faults the bot is not asked again.
    """

    def __init__(self, bot: Bot, max_faults: int = MAX_FAULTS, max_timeouts: int = MAX_TIMEOUTS) -> None:
        self.bot = bot
        self.faults: list[Fault] = []
        self.given_up = False
        """Whether the bot is no longer asked."""
        self._max_faults, self._max_timeouts = max_faults, max_timeouts
        self._faults_in_a_row = self._timeouts_in_a_row = 0

    @property
    def name(self) -> str:
        """The bot's name."""
        return self.bot.name

    def decide(self, view: View) -> Action:
        """Return the bot's action if it is legal, otherwise a fallback."""
        return self.consider(view).action

    def consider(self, view: View) -> Decision:
        """Return the bot's decision if it is legal, otherwise a fallback."""
        if self.given_up:
            return Decision(fallback(view), Reason("not-asked"))
        try:
            decision = self.bot.consider(_copy(view))
            action = _normalised(decision.action)
        except BotFault as fault:
            return self._replace(view, fault.code, str(fault))
        except (Exception, SystemExit) as trouble:
            return self._replace(view, "error", f"{type(trouble).__name__}: {trouble}", trouble)
        why_not = view.why_not(action)
        if why_not is not None:
            return self._replace(view, "illegal", f"{shown(action.to_json())}: {why_not}")
        self._faults_in_a_row = self._timeouts_in_a_row = 0
        reason: object = decision.reason
        return Decision(action, reason if isinstance(reason, Reason) else Reason("unexplained"))

    def _replace(self, view: View, kind: str, message: str, trouble: BaseException | None = None) -> Decision:
        """Record the fault and return a legal action instead."""
        message = "".join(letter if letter.isprintable() else " " for letter in message)
        # One traceback tells enough, and making them takes time.
        text = "".join(format_exception(trouble)) if trouble is not None and not self.faults else ""
        self.faults.append(
            Fault(kind, message[:MAX_MESSAGE_LENGTH], view.round.phase, text[:MAX_TRACEBACK_LENGTH])
        )
        self._faults_in_a_row += 1
        self._timeouts_in_a_row = self._timeouts_in_a_row + 1 if kind == "timeout" else 0
        if self._faults_in_a_row >= self._max_faults or self._timeouts_in_a_row >= self._max_timeouts:
            self.given_up = True
            self.close()
        return Decision(fallback(view), Reason("fallback", {"kind": kind}))

    def close(self) -> None:
        """Close the bot; an external program is stopped."""
        close = getattr(self.bot, "close", None)
        if callable(close):
            close()

    def __enter__(self) -> Guard:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _copy(view: View) -> View:
    return View(view.seat, view.round.copy(), list(view.counts), view.hidden, list(view.waiting))


def _normalised(action: object) -> Action:
    """Normalise the types of an action built by a bot."""
    if isinstance(action, Exchange) and len(dict(action.give)) < len(action.give):
        raise BotFault("illegal", "a receiver is named twice in an exchange")
    data = action.to_json() if isinstance(action, Action) else action
    if not isinstance(data, Mapping):
        raise BotFault("illegal", f"the answer must be an action, got {shown(data)}")
    try:
        return Action.from_json(data)
    except IllegalAction as why:
        raise BotFault("illegal", str(why)) from None


# -- fallback actions ----------------------------------------------------------------------------------------


def fallback(view: View) -> Action:
    """Return a safe legal action: no bet, the lowest cards, a pass if possible."""
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
    return min(plays, key=lambda play: _fallback_order(play, wish), default=Pass())


def _fallback_order(play: Play, wish: Rank | None) -> tuple[bool, int, int]:
    """Sort key: plays that fulfil a binding wish first, then few and low cards."""
    breaks_wish = wish is not None and not has_natural(play.cards, wish)
    return breaks_wish, len(play.cards), max(map(worth, play.cards))


def lowest_gifts(view: View, seat: int) -> Action:
    """Return the exchange that gives the lowest cards, or the best where these must be given."""
    variant = view.game.variant
    plan = variant.gifts(view.round).get(seat, {})
    best = bool(plan) and variant.forced_gift(view.round, seat) == "best"
    left: list[Card] = sorted(view.hand, key=worth, reverse=best)
    give = []
    for to, count in sorted(plan.items()):
        give.append((to, tuple(sorted(left[:count]))))
        del left[:count]
    return Exchange(tuple(give))
