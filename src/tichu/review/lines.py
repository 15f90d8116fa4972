"""Lines from a position: the unknown cards dealt, an action played, bots that play on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tichu.bots import registry
from tichu.core.actions import Action, Give
from tichu.core.history import history_to_json
from tichu.core.round import Round
from tichu.core.view import View
from tichu.review.analysable import Study, check_analysable, study_json
from tichu.table.frames.abilities import combo_names
from tichu.table.frames.projection import changes
from tichu.table.referee import Referee

PLAYER = "club"
"""The bot that plays on: it decides in milliseconds."""


class LineStep(NamedTuple):
    """An action of a line and the position after it."""

    seat: int
    action: Action
    after: Round


class BotsPlay(NamedTuple):
    """How far bots play on: at most this many actions, and until it is the turn of a seat again."""

    actions: int = 0
    until: int | None = None
    seed: int = 1


def deal_unknown(view: View, seed: int = 1) -> Round:
    """Return a position in which the hidden cards are dealt as the search would deal them."""
    from tichu.bots.shark.search import Search, Searcher, load_code  # loads the kernel
    from tichu.kernel import bridge
    from tichu.kernel import state as s

    check_analysable(view)
    load_code()
    search = Search(Searcher(), view, seed, 1)
    world = search.space.worlds[0]
    round_ = view.round.copy()
    seats = range(view.game.seats)
    round_.hands = [
        bridge.cards_of(world[s.HAND + seat]) if seat in view.hidden else round_.hands[seat] for seat in seats
    ]
    if round_.phase == "grand":
        round_.stock = [bridge.cards_of(world[s.STOCK + seat]) for seat in seats]
    return round_


def play_line(
    round_: Round, seat: int | None = None, action: Action | None = None, bots: BotsPlay | None = None
) -> list[LineStep]:
    """Play an action of a seat, then let bots play on; the round that is passed stays as it is."""
    now = round_.copy()
    steps = []
    if seat is not None and action is not None:
        now.apply(seat, action)
        steps.append(LineStep(seat, action, now.copy()))
    if bots is not None:
        steps += _play_on(now, bots)
    return steps


def _play_on(round_: Round, bots: BotsPlay) -> Iterator[LineStep]:
    bot = registry.make(PLAYER, bots.seed)
    referee = Referee(round_)
    made = 0
    while made < bots.actions and (asked := referee.ask()) is not None:
        if made and bots.until in round_.to_act() and _has_choice(round_):
            return
        for seat, action in referee.answer(bot.decide(round_.view(asked))):
            made += 1
            yield LineStep(seat, action, round_.copy())


def _has_choice(round_: Round) -> bool:
    """Whether the seat in turn can do more than take its trick."""
    if round_.phase != "take" or round_.turn is None:
        return True
    return any(isinstance(action, Give) for action in round_.legal_actions(round_.turn))


def line_json(study: Study, steps: list[LineStep]) -> dict[str, Any]:
    """Return a position and what every action of a line changed, in the form of replays."""
    round_ = study.round if isinstance(study, View) else study
    before, history = _state(study), len(round_.history)
    told = []
    for step in steps:
        after = _state(step.after)
        changed = changes(before, after) or {}
        added = step.after.history[history:]
        told.append(
            {
                "seat": step.seat,
                "action": step.action.to_json(),
                "round": changed | ({"history_added": history_to_json(added)} if added else {}),
                "combos": combo_names(step.after),
            }
        )
        before, history = after, len(step.after.history)
    return {"position": study_json(study), "combos": combo_names(round_), "steps": told}


def _state(study: Study) -> dict[str, Any]:
    return {key: value for key, value in study_json(study).items() if key != "history"}
