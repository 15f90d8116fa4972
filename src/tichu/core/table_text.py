"""A round, a view or an action as plain text, for ``print`` and the Python prompt."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Final

from tichu.core.actions import Action, Exchange, Give, Grand, Play
from tichu.core.cards import cards_name, rank_name
from tichu.core.combos import Played
from tichu.core.round_state import Call, RoundState

CALLS: Final[Mapping[Call, str]] = {"tichu": "Tichu", "grand": "Grand Tichu"}


def action_text(action: Action) -> str:
    """An action in a few words.

    >>> from tichu import Play, parse_cards, parse_rank
    >>> action_text(Play(parse_cards("Ma 2g 3k 4b 5r"), wish=parse_rank("A")))
    'play Ma 2g 3k 4b 5r, wish A'
    """
    try:
        return _well_formed_text(action)
    except (KeyError, TypeError, ValueError):  # a mistake that the round refuses: show it as it is
        fields = tuple(action) if isinstance(action, Play) else dataclasses.astuple(action)  # type: ignore[call-overload]
        return f"{action.type} {fields}"


def _well_formed_text(action: Action) -> str:
    match action:
        case Play():
            return "play " + _play_text(action)
        case Exchange():
            gifts = ", ".join(f"{cards_name(cards)} to seat {seat}" for seat, cards in action.give)
            return f"exchange {gifts}"
        case Give():
            return f"give the trick to seat {action.to}"
        case Grand():
            return "grand tichu" if action.call else "no grand tichu"
        case _:
            return action.type


def _play_text(action: Play) -> str:
    text = cards_name(action.cards)
    if action.stands_for:
        text += f", Phoenix as {' '.join(map(rank_name, action.stands_for))}"
    if action.wish is not None:
        text += f", wish {rank_name(action.wish)}"
    return text if action.to is None else f"{text}, lead to seat {action.to}"


def headline(round_: RoundState, waiting: Sequence[int]) -> str:
    """The game, the phase, and the seats that are asked: ``Nanjing (fata-morgana), play, seat 2 to act``."""
    text = f"{round_.game.variant.title} ({round_.game.edition}), {round_.phase}"
    if not waiting:
        return text
    seats = ", ".join(map(str, waiting))
    return f"{text}, {'seat' if len(waiting) == 1 else 'seats'} {seats} to act"


def table_text(
    round_: RoundState, waiting: Sequence[int], counts: Sequence[int], hidden: frozenset[int] = frozenset()
) -> str:
    """The whole table: a line for each seat, the trick, the wish, and the score at the end."""
    lines = [headline(round_, waiting)]
    for seat in range(round_.game.seats):
        lines.append(_seat_line(round_, seat, counts[seat], marked=seat in waiting, shown=seat not in hidden))
    if round_.trick:
        lines.append("trick: " + ", ".join(map(_played_text, round_.trick)))
    if round_.passed:
        lines.append("passed: " + ", ".join(map(str, round_.passed)))
    if round_.wish is not None:
        lines.append(f"wish: {rank_name(round_.wish)}")
    if round_.scores is not None:
        lines.append("score: " + " : ".join(map(str, round_.scores)))
    return "\n".join(lines)


def _seat_line(round_: RoundState, seat: int, count: int, *, marked: bool, shown: bool) -> str:
    if seat in round_.out and not count:
        cards = f"out, place {round_.out.index(seat) + 1}"
    else:
        cards = cards_name(round_.hands[seat]) if shown else "hidden"
    if shown and round_.stock[seat]:
        cards += f" | {cards_name(round_.stock[seat])}"
    remarks = [CALLS[round_.calls[seat]]] if seat in round_.calls else []
    if round_.soloist is not None:
        remarks += [role for role, at in (("soloist", round_.soloist), ("dummy", round_.dummy)) if at == seat]
    return f"{'>' if marked else ' '} seat {seat}  {count:2}  {'  '.join([cards, *remarks])}".rstrip()


def _played_text(played: Played) -> str:
    return f"seat {played.seat} {cards_name(played.combo.cards)}"
