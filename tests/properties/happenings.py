"""Names of the events that an action caused."""

from __future__ import annotations

from collections.abc import Iterator

from tests.properties.cards import Json, is_bomb, is_phoenix_as_the_wish
from tests.properties.results import is_victory


def happenings(before: Json, seat: int, action: Json, after: Json) -> Iterator[str]:
    """Return the names of the events that an action caused, for counting and for finding examples."""
    kind = action["type"]
    if kind == "grand":
        yield "grand" if action["call"] else "no grand"
    elif kind == "tichu":
        yield "tichu"
        if before["phase"] == "grand":
            yield "tichu before the exchange"
        if before["phase"] in ("play", "take") and before["turn"] != seat:
            yield "tichu out of turn"
        if before["out"]:
            yield "tichu too late"
        if len(after.get("just_called", [])) > 1:
            yield "calls at the same moment"
    elif kind == "exchange":
        yield "tribute" if before.get("ranks") else "exchange"
    elif kind == "take":
        yield "take by somebody who is out" if seat in before["out"] else "take"
    elif kind == "give":
        yield "dragon's gift that ends the round" if after["phase"] == "over" else "dragon's gift"
    elif kind == "play":
        yield from _play_happenings(before, seat, action, after)
    else:
        yield kind
    if after.get("breach") is not None and before.get("breach") is None:
        yield "wish broken"
        yield "wish broken: over at once" if after["phase"] == "over" else "wish broken: played on"
    if after["phase"] == "over":
        yield from _end_happenings(after)


def _play_happenings(before: Json, seat: int, action: Json, after: Json) -> Iterator[str]:
    cards = action["cards"].split()
    below = before["trick"][-1]["cards"].split() if before["trick"] else []
    if is_bomb(cards):
        yield "bomb" if len(cards) == 4 else "straight bomb"
        if not below:
            yield "bomb led"
        elif before["turn"] != seat:
            yield "bomb out of turn"
        if below and before["trick"][-1]["seat"] == seat:
            yield "bomb on one's own play"
        if below and before["phase"] == "take":
            yield "bomb after the last pass"
        if is_bomb(below):
            yield "bomb on a bomb"
        if below in (["Do"], ["Dr"]):
            yield "bomb on the dog" if below == ["Do"] else "bomb on the dragon"
    if "Ph" in cards:
        yield "phoenix" if len(cards) == 1 else "phoenix in a combination"
        if cards.count("Ph") == 2:
            yield "two phoenixes in a combination"
        if cards == below:
            yield "phoenix on a phoenix"
    if "Ma" in cards:
        yield "mah jong" if len(cards) == 1 else "mah jong in a straight"
        yield "no wish" if action.get("wish") is None else "wish"
    elif before["wish"] is not None:
        yield "wish fulfilled" if after["wish"] is None else "wish left open"
        if is_phoenix_as_the_wish(action, before["wish"]):
            yield "phoenix as the wish"
    if cards == ["Do"]:
        yield "dog"
        if action.get("to") is not None:
            yield "dog to a partner of choice"
        if seat in after["out"]:
            yield "dog as the last card"
    if cards == ["Dr"]:
        yield "dragon"
        if below == ["Dr"]:
            yield "dragon on a dragon"


def _end_happenings(after: Json) -> Iterator[str]:
    yield "over"
    if after["scores"] is None or after.get("breach") is not None:
        return
    yield "victory" if is_victory(after) else "counted"
    for seat in after["calls"]:
        yield "bet won" if after["out"][:1] == [int(seat)] else "bet lost"
