"""An evening without a network: requests of people, looks at tables, and a clock of its own."""

from __future__ import annotations

import itertools
from typing import Any

from tichu.server.tournaments.decide import decide
from tichu.server.tournaments.draft import Draft, Secrets
from tichu.server.tournaments.due import SeenTable, TableWork, advance, pair_if_possible, table_work
from tichu.server.tournaments.events import HostedEvent, TournamentHosted
from tichu.server.tournaments.log import from_stored, to_stored
from tichu.server.tournaments.requests import REQUEST
from tichu.server.tournaments.settings import HostSettings
from tichu.server.tournaments.state import HostedTournament, OpenedTable
from tichu.table.commands import Person
from tichu.tournament import commands
from tichu.tournament.options import Format, usual_options

HOST = "host"


class Evening:
    """A tournament, its log, and the tables as their rows would show them."""

    def __init__(
        self, format: Format = "swiss", settings: HostSettings | None = None, **options: Any
    ) -> None:
        self.now = 1000.0
        self.names: dict[str, str] = {}
        """Names of people that differ from their ids."""
        numbers = itertools.count(1)
        self.secrets = Secrets(
            code=lambda: f"code{next(numbers)}", salt=lambda: "5" * 64, table=lambda: f"t{next(numbers)}"
        )
        created = commands.create(usual_options("Cup", format, 7, **options))
        self.log = [HostedEvent(1, created, self.now, HOST)]
        self.state = HostedTournament.replay("cup", self.log)
        hosted = HostedEvent(2, TournamentHosted(HOST, "Hana", settings or HostSettings()), self.now, HOST)
        self.state.apply(hosted)
        self.log.append(hosted)
        self.tables: dict[str, SeenTable] = {}

    def do(self, player: str, type: str, /, **fields: Any) -> None:
        """Carry out a request."""
        person = Person(player, self.names.get(player, player.capitalize()))
        names = {name: name.capitalize() for name in ("sub", "eve", "zoe")}
        draft = Draft(self.state, self.now, person, names, self.secrets)
        decide(draft, REQUEST.validate_python({"type": type, **fields}))
        self.log += draft.entries

    def pairs(self, count: int) -> None:
        """Register so many pairs: a1 and b1, a2 and b2."""
        for number in range(1, count + 1):
            self.do(f"a{number}", "register")
            self.do(f"b{number}", "join", code=self.state.codes[number])

    def look(self) -> list[TableWork]:
        """Look at the tables; return what has to be done about them."""
        draft = Draft(self.state, self.now, secrets=self.secrets)
        advance(draft, self.tables)
        self.log += draft.entries
        return table_work(self.state, self.tables)

    def pair_by_itself(self) -> bool:
        """Pair as the server does."""
        draft = Draft(self.state, self.now, secrets=self.secrets)
        done = pair_if_possible(draft)
        self.log += draft.entries
        return done

    def start(self) -> list[OpenedTable]:
        """Pair a round and return its tables, which now exist."""
        self.do(HOST, "pair")
        self.look()
        return self.exist()

    def exist(self, empty: tuple[int, ...] = (0, 1, 2, 3)) -> list[OpenedTable]:
        """Let all opened tables exist with people missing at some places; return those in use."""
        used = [table for table in self.state.opened.values() if table.games is None]
        for table in used:
            self.tables.setdefault(table.id, SeenTable("open", {}, empty, None))
        return used

    def finish(self, table: OpenedTable, *games: tuple[int, int] | None) -> None:
        """Let a table end with a result, and look at it."""
        self.tables[table.id] = SeenTable("finished", {}, (), games)
        self.look()

    def replayed(self) -> HostedTournament:
        """The state that another process would read from the log."""
        return HostedTournament.replay("cup", [from_stored(to_stored(entry)) for entry in self.log])
