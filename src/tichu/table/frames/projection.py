"""What each viewer may see of a table: everything at first, then only what has changed.

Each place is a viewer, and all spectators together are one. Cards come from the core's ``view`` only.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import asdict
from typing import Any, TypeAlias

from tichu.core.history import history_to_json
from tichu.core.view import View
from tichu.table.frames.abilities import personal_aid, public_aid
from tichu.table.state import TableState

Viewer: TypeAlias = int | None
"""A place, or None for a spectator."""

Shown: TypeAlias = dict[str, Any]

Sections: TypeAlias = dict[str, Shown | None]
"""The round and the aid, by name; None while there is no round."""


FrameWriter: TypeAlias = Callable[[str, int, object], str]
"""Writes a frame of a kind, version and data as JSON. Each shell has its own, for speed."""


def table_part(state: TableState) -> Shown:
    """Return what everybody may see of a table: places, scores, commitment and reveal."""
    match = state.match
    data: Shown = {
        "id": state.id,
        "options": state.options.to_json(),
        "edition": state.game.edition,
        "rules": asdict(state.game.settings),
        "titles": list(state.game.variant.titles(state.game.settings.players)),
        "title_codes": list(state.game.variant.title_codes(state.game.settings.players)),
        "status": state.status,
        "host": state.host,
        "paused": state.paused,
        "arrangement": None if state.arrangement is None else state.arrangement.shown(),
        "close_reason": state.close_reason,
        "places": [asdict(place) for place in state.places],
        "played": None,
        "match": state.match_number,
        "rated": state.status == "running" and bool(state.attendance.people),
        "round": None,
        "seating": None,
        "scores": None,
        "history": [],
        "ranks": None,
        "winners": [],
        "commitment": None,
        "reveal": None,
    }
    if state.status == "finished" and state.finished is not None:
        data["played"] = [asdict(place) for place in state.finished.places]
    if match is not None and state.sealed is not None:
        data["round"] = state.sealed.number
        data["seating"] = list(match.seating)
        data["scores"] = match.scores
        data["history"] = [
            {
                "round": result.number,
                "seating": list(result.setup.seating),
                "out": list(result.out),
                "scores": None if result.scores is None else list(result.scores),
                "totals": None if result.totals is None else list(result.totals),
            }
            for result in match.history
        ]
        data["ranks"] = None if match.ranks is None else list(match.ranks)
        data["winners"] = list(match.winners)
        data["commitment"] = state.sealed.commitment
        if match.round.over and not (state.arrangement is not None and state.arrangement.sealed):
            data["reveal"] = state.sealed.to_json()
    return data


def public_view(state: TableState) -> View | None:
    """Return the round as everybody sees it; None before the first deal."""
    return None if state.match is None else View.of(state.match.round, None, laid_open=True)


def public_part(view: View | None) -> Sections:
    """Return what everybody sees of the round and of the aid."""
    if view is None:
        return {"round": None, "aid": None}
    shown = view.public_json() | {"history": history_to_json(view.round.history)}
    return {"round": shown, "aid": public_aid(view)}


def public_news(before: View | None, after: View | None, aid: Shown | None) -> tuple[Sections, Shown | None]:
    """Return what has changed in each section for everybody, and the aid now, given the one before."""
    if after is None:
        return {}, None
    if before is None or aid is None:
        news = public_part(after)
        return news, news["aid"]
    known, aid = aid, aid_after(aid, before, after)
    return {"round": after.public_changes(before), "aid": changes(known, aid)}, aid


def aid_after(aid: Shown, before: View, after: View) -> Shown:
    """Return what everybody sees of the aid, given the one before: it depends on the trick."""
    same = after.round.trick == before.round.trick and not (after.round.over or before.round.over)
    return aid if same else public_aid(after)


def personal_part(state: TableState, viewer: Viewer) -> Sections:
    """Return what differs between viewers: their own cards, and what they can do."""
    if state.match is None:
        return {"round": None, "aid": None}
    seat = None if viewer is None else state.seat_of(viewer)
    view = View.of(state.match.round, seat, laid_open=True)
    return {"round": view.personal_json(), "aid": personal_aid(view.round, view.seat)}


def personal_part_in_play(state: TableState, viewer: Viewer, before: Sections, played: bool) -> Sections:
    """Return the same while tricks are played, given the one before; ``played`` if they have just played."""
    assert state.match is not None
    round_, cards = state.match.round, before["round"]
    seat = None if viewer is None else state.seat_of(viewer)
    if played and cards is not None and seat is not None:
        cards = View.personal_json_after_play(cards, round_, seat)
    return {"round": cards, "aid": personal_aid(round_, seat)}


def joined(public: Sections, personal: Sections) -> Sections:
    """Return everything that a viewer sees of the round."""
    return {
        name: None if section is None else section | (personal[name] or {})
        for name, section in public.items()
    }


def changes(before: Shown | None, after: Shown | None) -> Shown | None:
    """Return the keys with a new value, null for those that are gone; None if nothing has changed."""
    if after is None or after is before:
        return None
    if before is None:
        return after
    changed = {key: value for key, value in after.items() if before.get(key, before) != value}
    if not before.keys() <= after.keys():
        changed |= {key: None for key in before if key not in after}
    return changed or None


def chat_part(state: TableState, viewer: Viewer, unheard: Set[str]) -> list[Shown]:
    """Return the last chat messages that a viewer may read, without those of the ``unheard`` people."""
    return [
        line.to_json()
        for line in state.chat
        if line.player not in unheard and (viewer is None or not line.watching)
    ]


def muted_part(state: TableState, player: str) -> list[Shown]:
    """Return whom a person has muted, with the names by which the table knows them; empty if it does not."""
    names = {line.player: line.name for line in state.chat}
    names |= {place.player: place.name for place in state.places if place.player}
    return [{"player": muted, "name": names.get(muted, "")} for muted in sorted(state.mutes.get(player, ()))]
