"""What one viewer is sent is the same in both worlds, and agrees with itself."""

from __future__ import annotations

import json

from tests.properties.cards import Json
from tests.server.secrecy.world import Leak, World
from tichu.client.mirror import Mirror


def check_same(first: World, second: World, who: str) -> int:
    """Bytes, order, number and times of the frames to a viewer are the same in both worlds."""
    one, other = first.heard(who), second.heard(who)
    for number, (left, right) in enumerate(zip(one, other, strict=False)):
        if left[1] != right[1]:
            raise Leak(f"{who}, frame {number}, {first.plan}:\n{left}\n{right}")
        if abs(left[0] - right[0]) > 1e-6:
            raise Leak(f"{who}, frame {number} came at another time: {left[0]} {right[0]}: {left[1]}")
    if len(one) != len(other):
        rest = (one if len(one) > len(other) else other)[min(len(one), len(other))]
        raise Leak(f"{who} was sent {len(one)} and {len(other)} frames; the first one more: {rest}")
    if first.sealed[-1].commitment == second.sealed[-1].commitment:
        raise Leak("the same promise for other cards")
    return len(one)


def check_mirror(world: World, who: str) -> None:
    """A snapshot shows what all the frames before it have built up, and frames come again as they were."""
    by_version: dict[int, str] = {}
    snapshot = json.loads(world.visitors[who + "'"].heard[0][1])
    built, shown = Mirror(), Mirror()
    for _, text in world.visitors[who].heard:
        frame = json.loads(text)
        if frame["t"] in ("delta", "empty"):
            by_version[frame["v"]] = text
        if frame["v"] <= snapshot["v"]:
            built.take(frame)
    shown.take(snapshot)
    if _sections(built) != _sections(shown):
        raise Leak(
            f"{who}: a snapshot shows something else than the frames before it:\n"
            f"{_sections(shown)}\n{_sections(built)}"
        )
    for _, text in world.visitors[who + "''"].heard:
        frame = json.loads(text)
        if frame["t"] == "delta" and by_version.get(frame["v"], text) != text:
            earlier = json.loads(by_version[frame["v"]])
            if earlier["t"] != "empty":  # somebody was muted then and is heard again
                raise Leak(f"{who}: frame {frame['v']} came again as another one:\n{text}\n{earlier}")


def _sections(mirror: Mirror) -> dict[str, Json]:
    """Return what a mirror shows, without null: it stands for what is gone."""
    sections = {"table": mirror.table, "round": mirror.round, "aid": mirror.aid}
    return {
        name: {key: value for key, value in (section or {}).items() if value is not None}
        for name, section in sections.items()
    }
