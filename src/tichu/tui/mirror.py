"""What the person knows of a table on a server, from the frames that were sent."""

from __future__ import annotations

import time
from typing import Any

from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.variants import Setup
from tichu.core.view import View
from tichu.tui.sheets import victory
from tichu.tui.venue import Rest, Scene
from tichu.tui.words import clean, counted

Frame = dict[str, Any]


class Mirror:
    """The newest state of a table. ``gap`` says that a frame was lost on the way."""

    def __init__(self) -> None:
        self.version: int | None = None
        self.player = ""
        self.place: int | None = None
        self.table: dict[str, Any] = {}
        self.round: dict[str, Any] | None = None
        self.live: dict[str, Any] = {}
        self.gap = False
        self._live_at = 0.0

    def take(self, frame: Frame) -> None:
        """Take a frame with news of the table."""
        kind, version, data = frame["t"], frame["v"], frame["d"]
        if kind == "snapshot":
            self.version, self.gap = version, False
            self.player, self.place = data["you"]["player"], data["you"]["place"]
            self.table, self.round = data["table"], data["round"]
            self._hear(data["live"])
        elif kind in ("delta", "empty"):
            self.gap = self.version is None or version != self.version + 1
            if self.gap:
                return
            self.version = version
            self.table = {**self.table, **data.get("table", {})}
            if (data.get("event") or {}).get("type") in ("options", "started"):
                self.round = None
            if "round" in data:
                self.round = {**(self.round or {}), **data["round"]}
            if "live" in data:
                self._hear(data["live"])
        elif kind == "live":
            self._hear(data)

    def _hear(self, live: dict[str, Any]) -> None:
        self.live, self._live_at = live, time.monotonic()

    # -- what is seen ------------------------------------------------------------------------------------

    @property
    def hosting(self) -> bool:
        """Whether the person leads the table."""
        return self.table.get("host") == self.player

    def name_of(self, place: int | None) -> str:
        """Who sits at a place."""
        places = self.table.get("places", [])
        if place is None or not 0 <= place < len(places):
            return "somebody"
        return clean(places[place]["name"], "") or clean(places[place]["bot"] or "", "somebody")

    def scene(self, notice: str) -> Scene:
        """The table as the screen shows it; a notice means that nothing can be done at the moment."""
        table = self.table
        if not table:
            return Scene(game=Game.of("nanjing"), rest=Rest(notice or "Going to the table …"))
        game = game_of(table)
        ranks = table["ranks"]
        return Scene(
            game=game,
            view=self._view(),
            names=tuple(self._names(game)),
            seating=tuple(table["seating"] or ()),
            number=table["round"] or 0,
            history=tuple(map(_result, table["history"])),
            ranks=None if ranks is None else tuple(ranks),
            winners=tuple(table["winners"]),
            rest=Rest(notice) if notice else self._rest(),
            deadline=self._deadline(),
        )

    def _names(self, game: Game) -> list[str]:
        """Who has which place, or had it in the match that is over; the dummy last."""
        names = [
            "You" if place["player"] == self.player and not place["left"] else clean(place["name"], "")
            for place in self.table["played"] or self.table["places"]
        ]
        return [*names, "Dummy"] if game.variant.has_dummy else names

    def _view(self) -> View | None:
        return None if self.round is None else View.from_json(self.round)

    def _rest(self) -> Rest | None:
        table = self.table
        status = table["status"]
        if status == "closed":
            return Rest("This table is closed.")
        if status == "open":
            return self._before_the_start()
        if status == "finished":
            game = game_of(table)
            words = victory(game, table["winners"], self._names(game))
            return Rest(words, "another match" if self.hosting else None)
        if table["paused"]:
            return Rest("The table is paused.", "go on" if self.place is not None else None)
        if self.place is not None and table["places"][self.place]["away"]:
            return Rest("A stand-in plays for you.", "take over again")
        if self.round is not None and self.round["phase"] == "over":
            ready = self.place is None or self.player in self.live.get("ready", [])
            return Rest(f"Round {table['round']} is over.", None if ready else "next round")
        return None

    def _before_the_start(self) -> Rest:
        free = sum(place["player"] is None and place["bot"] is None for place in self.table["places"])
        words = f"{counted(free, 'place').capitalize()} open. " if free else ""
        if self.hosting:
            return Rest(f"{words}You lead the table.", "start, bots take the open places")
        return Rest(f"{words}Whoever leads the table starts the match.")

    def _deadline(self) -> float | None:
        """When the person's time is up: the clock and the reserve behind it."""
        clock = self.live.get("clocks", {}).get(str(self.place))
        if clock is None:
            return None
        return float(self._live_at + clock["starts"] + clock["left"] + (clock["reserve"] or 0))


def game_of(table: dict[str, Any]) -> Game:
    """The rules of the table."""
    options = table["options"]
    rules = dict(options["house_rules"])
    return Game.of(options["variant"], table["edition"], **rules)


def _result(data: dict[str, Any]) -> RoundResult:
    return RoundResult(
        number=data["round"],
        setup=Setup(tuple(data["seating"]), dealer=0, first=0),
        out=tuple(data["out"]),
        scores=None if data["scores"] is None else tuple(data["scores"]),
        totals=None if data["totals"] is None else tuple(data["totals"]),
    )
