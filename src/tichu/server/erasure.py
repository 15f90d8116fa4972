"""Deleting a person: their places at tables, then everything the store has about them."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from tichu.core.errors import TichuError
from tichu.server.hub import Hub
from tichu.server.identity import ENDED
from tichu.server.store import DELETED_NAME, Player, Store
from tichu.server.tournaments.registry import TournamentRegistry
from tichu.server.tournaments.requests import WithdrawEntrant
from tichu.table.commands import Close, Command, Leave, Person

MAX_FINISHED: Final = 20
"""Latest finished tables that are told of it, as they may be loaded; the others change in the store only."""


async def delete_player(player: Player, store: Store, hub: Hub, registry: TournamentRegistry) -> None:
    """Delete a player. At tables a bot takes their place; in finished matches they get another name.

    They withdraw from tournaments, with their pair or team, and have another name there as well.
    """
    nobody = Person(player.id, DELETED_NAME)
    await hub.rename(nobody)
    running = await store.tables_of(player.id, ("open", "running"))
    finished = await store.tables_of(player.id, ["finished"])
    for row in [*running, *finished[:MAX_FINISHED]]:
        closes = row.host == player.id and row.status == "open"
        commands: tuple[Command, ...] = (Close(),) if closes else (Leave(), Close())
        for command in commands:
            with suppress(TichuError):  # they have no place there, or are not the host
                await hub.request(nobody, row.id, command)
    tournaments = await store.tournament_events_of(player.id)
    for id in tournaments:
        with suppress(TichuError):  # it is over, they only direct it, or have withdrawn already
            await registry.request(nobody, id, WithdrawEntrant(type="withdraw"))
    await registry.rename(nobody, tournaments)
    keys = [*await store.keys(player.id, "cookie"), *await store.keys(player.id, "token")]
    await store.erase(player.id)
    await hub.people.close_sockets([key.id for key in keys], *ENDED)
