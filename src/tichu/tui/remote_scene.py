"""The scene of a table on a server, made from the client's mirror."""

from __future__ import annotations

from typing import Any

from tichu.client import Mirror
from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.variants import Setup
from tichu.tui.phrases import clean, counted
from tichu.tui.scene import Intermission, Scene
from tichu.tui.scoresheet import victory


def remote_scene(mirror: Mirror, notice: str) -> Scene:
    """The table as the screen shows it; with a notice nothing can be done at the moment."""
    table = mirror.table
    if not table:
        return Scene(game=Game.of("nanjing"), intermission=Intermission(notice or "Connecting …"))
    game = game_of(table)
    ranks = table["ranks"]
    return Scene(
        game=game,
        view=None if mirror.round is None else mirror.view(),
        names=tuple(_names(mirror, game)),
        seating=tuple(table["seating"] or ()),
        number=table["round"] or 0,
        history=tuple(map(_result, table["history"])),
        ranks=None if ranks is None else tuple(ranks),
        winners=tuple(table["winners"]),
        intermission=Intermission(notice) if notice else _intermission(mirror),
        deadline=_deadline(mirror),
    )


def name_at(mirror: Mirror, place: int | None) -> str:
    """The name of the person or bot at a place."""
    places = mirror.table.get("places", [])
    if place is None or not 0 <= place < len(places):
        return "somebody"
    return clean(places[place]["name"], "") or clean(places[place]["bot"] or "", "somebody")


def game_of(table: dict[str, Any]) -> Game:
    """The rules of the table."""
    options = table["options"]
    return Game.of(options["variant"], table["edition"], **options["house_rules"])


def _names(mirror: Mirror, game: Game) -> list[str]:
    """The names by place, after a match those of the match; the dummy last."""
    names = [
        "You" if place["player"] == mirror.player and not place["left"] else clean(place["name"], "")
        for place in mirror.table["played"] or mirror.table["places"]
    ]
    return [*names, "Dummy"] if game.variant.has_dummy else names


def _intermission(mirror: Mirror) -> Intermission | None:
    """Why nobody plays at the moment; None if somebody can."""
    table, place = mirror.table, mirror.place
    match mirror.status:
        case "closed":
            by_force = table["close_reason"] == "administrator"
            return Intermission(
                "An administrator has closed this table." if by_force else "This table is closed."
            )
        case "open":
            return _before_the_start(mirror)
        case "finished":
            game = game_of(table)
            words = victory(game, table["winners"], _names(mirror, game))
            return Intermission(words, "another match" if mirror.is_host else None)
    if table["paused"]:
        return Intermission("The table is paused.", "go on" if place is not None else None)
    if place is not None and table["places"][place]["away"]:
        return Intermission("A stand-in plays for you.", "take over again")
    if mirror.between_rounds:
        ready = place is None or mirror.player in mirror.live.get("ready", [])
        return Intermission(f"Round {table['round']} is over.", None if ready else "next round")
    return None


def _before_the_start(mirror: Mirror) -> Intermission:
    free = sum(place["player"] is None and place["bot"] is None for place in mirror.table["places"])
    words = f"{counted(free, 'place').capitalize()} open. " if free else ""
    if mirror.is_host:
        return Intermission(f"{words}You are the host.", "start, bots take the open places")
    return Intermission(f"{words}The host starts the match.")


def _deadline(mirror: Mirror) -> float | None:
    """When your time is up: the clock, and the reserve after it."""
    clock = mirror.live.get("clocks", {}).get(str(mirror.place))
    if clock is None:
        return None
    return float(mirror.live_at + clock["starts"] + clock["left"] + (clock["reserve"] or 0))


def _result(data: dict[str, Any]) -> RoundResult:
    return RoundResult(
        number=data["round"],
        setup=Setup(tuple(data["seating"]), dealer=0, first=0),
        out=tuple(data["out"]),
        scores=None if data["scores"] is None else tuple(data["scores"]),
        totals=None if data["totals"] is None else tuple(data["totals"]),
    )
