"""The scene of a table on a server, made from the client's mirror."""

from __future__ import annotations

import re
from typing import Any, Final

from tichu.client import Mirror
from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.variants import Setup
from tichu.tui.phrases import clean, points_text
from tichu.tui.scene import Intermission, Scene
from tichu.tui.scoresheet import victory
from tichu.words import say, words_in_use

DELETED: Final = "deleted player"
"""What a server calls players who have deleted themselves."""
GUEST: Final = re.compile(r"Guest (\d+)")
"""What a server calls guests who have not chosen a name."""


def remote_scene(mirror: Mirror, notice: str) -> Scene:
    """The table as the screen shows it; with a notice nothing can be done at the moment."""
    table = mirror.table
    if not table:
        return Scene(game=Game.of("nanjing"), intermission=Intermission(notice or say("table.connecting")))
    game = game_of(table)
    ranks = table["ranks"]
    return Scene(
        game=game,
        view=None if mirror.round is None else mirror.view(),
        names=tuple(_names(mirror, game, _own_player(mirror))),
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
        return say("terminal.somebody")
    return shown_name(places[place]["name"] or places[place]["bot"] or "")


def shown_name(name: str) -> str:
    """A name from a server as it is shown; the server's own names are in the reader's language."""
    if name == DELETED:
        return say("common.deletedPlayer")
    guest = GUEST.fullmatch(name)
    return say("common.guest", n=guest[1]) if guest else clean(name, say("terminal.somebody"))


def game_of(table: dict[str, Any]) -> Game:
    """The rules of the table."""
    options = table["options"]
    return Game.of(options["variant"], table["edition"], **options["house_rules"])


def result_text(mirror: Mirror) -> str:
    """Return the winners and the score of the match at a table that has ended, for a program."""
    table = mirror.table
    if not table["winners"]:
        return say("table.closed")
    game = game_of(table)
    words = victory(game, table["winners"], _names(mirror, game, None))
    return f"{words} ({' : '.join(map(points_text, table['scores']))})" if table["scores"] else words


def _names(mirror: Mirror, game: Game, own: int | None) -> list[str]:
    """The names by place, after a match those of the match, with “You” for your own; the dummy last."""
    names = [
        say("table.you") if at == own else shown_name(place["name"]) if place["name"] else ""
        for at, place in enumerate(_players(mirror))
    ]
    return [*names, say("table.dummy")] if game.variant.has_dummy else names


def _players(mirror: Mirror) -> list[dict[str, Any]]:
    """The places of the match, also after somebody has left."""
    return list(mirror.table["played"] or mirror.table["places"])


def _own_player(mirror: Mirror) -> int | None:
    """Your number among the players; None for a spectator."""
    places = enumerate(_players(mirror))
    return next((at for at, place in places if place["player"] == mirror.player and not place["left"]), None)


def _intermission(mirror: Mirror) -> Intermission | None:
    """Why nobody plays at the moment; None if somebody can."""
    table, place = mirror.table, mirror.place
    match mirror.status:
        case "closed":
            reason = words_in_use().find(f"table.closed_{table['close_reason']}")
            return Intermission(reason or say("table.closed"))
        case "open":
            return _before_the_start(mirror)
        case "finished":
            game = game_of(table)
            own = _own_player(mirror)
            words = victory(game, table["winners"], _names(mirror, game, own), own)
            return Intermission(words, say("table.rematch") if mirror.is_host else None)
    if table["paused"]:
        return Intermission(say("errors.paused"), say("table.resume") if place is not None else None)
    if place is not None and table["places"][place]["away"]:
        return Intermission(say("table.awayText"), say("table.backNow"))
    if mirror.between_rounds:
        ready = place is None or mirror.player in mirror.live.get("ready", [])
        over = say("terminal.roundIsOver", n=table["round"])
        return Intermission(over, None if ready else say("table.nextRound"))
    return None


def _before_the_start(mirror: Mirror) -> Intermission:
    free = sum(place["player"] is None and place["bot"] is None for place in mirror.table["places"])
    words = say("terminal.youHost") if mirror.is_host else say("table.waitHost")
    if free:
        words = f"{words} ({say('home.places', n=free)})"
    return Intermission(words, say("table.startFill") if mirror.is_host else None)


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
