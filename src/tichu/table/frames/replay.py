"""The replay of a finished round with all hands open, as the HTTP API returns it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from tichu.core.match import start_round
from tichu.core.round import Round
from tichu.records.replay import round_steps
from tichu.table.frames.abilities import combo_names
from tichu.table.frames.projection import changes
from tichu.table.round_log import RoundSource


def round_replay(source: RoundSource, players: Sequence[str], rounds: int) -> dict[str, Any]:
    """Return how the round began, and what every action changed.

    ``players`` are the names, and ``rounds`` is the number of finished rounds of the match.
    """
    game, recorded = source.game, source.recorded()
    start = _open_position(start_round(game, recorded.deal, source.totals))
    shown, before = [], start
    for step in round_steps(game, recorded, source.totals):
        after = _open_position(step.after)
        shown.append(
            {
                "seat": step.seat,
                "action": step.action.to_json(),
                "round": changes(before["round"], after["round"]) or {},
                "combos": after["combos"],
            }
        )
        before = after
    _, scores, totals = source.outcome
    return {
        "round": source.number,
        "rounds": rounds,
        "players": list(players),
        "variant": game.variant.key,
        "edition": game.edition,
        "rules": asdict(game.settings),
        "seating": list(recorded.deal.setup.seating),
        "start": start["round"],
        "steps": shown,
        "scores": scores,
        "totals": totals,
    }


def _open_position(round_: Round) -> dict[str, Any]:
    """Return the position with all hands, in the form in which clients get a round."""
    data = round_.state_json()
    data["counts"] = [len(hand) for hand in round_.hands]
    data["waiting"] = round_.to_act()
    return {"round": data, "combos": combo_names(round_)}
