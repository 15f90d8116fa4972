"""Whole tables of people who do what a test tells them, and deals in which they hold bombs."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

from tests.server.behaviour.support import CALM, Visitor, visit
from tests.server.guests import Chooser, Guest, any_action, full_table, short_action
from tichu.client.frames import Frame
from tichu.table.windows import trick_is_taken

Gifts = dict[int, dict[int, str]]
"""By giver and receiver, a card."""


class Party:
    """All the people at a table, in the order of their places, and those who watch."""

    def __init__(self, table: str, players: list[Visitor], watchers: list[Visitor]) -> None:
        self.table, self.players, self.watchers = table, players, watchers
        self.rng = random.Random(1)

    @property
    def host(self) -> Visitor:
        return self.players[0]

    @property
    def everybody(self) -> list[Visitor]:
        return self.players + self.watchers

    @property
    def round(self) -> dict[str, Any]:
        """What is known to all of the round."""
        return (self.watchers or self.players)[0].round

    @property
    def phase(self) -> str:
        phase: str = self.round["phase"]
        return phase

    def at(self, seat: int) -> Visitor:
        """Who acts for the seat."""
        return next(player for player in self.players if seat in player.mirror.own_seats)

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, as its player sees them."""
        cards: str = self.at(seat).round["hands"][seat]
        return cards.split()

    async def together(self, version: int | None = None) -> int:
        """Wait until everybody has seen what the first to know has seen."""
        version = version or max(visitor.mirror.version or 0 for visitor in self.everybody)
        for visitor in self.everybody:
            await visitor.reach(version)
        return version

    async def start(self, **more: Any) -> None:
        """The host starts the match; everybody sees the cards."""
        answer = await self.host.do(type="start", **more)
        assert answer["t"] == "ack", answer
        for visitor in self.everybody:
            await visitor.until(lambda visitor=visitor: visitor.mirror.round is not None)  # type: ignore[misc]

    async def act(self, seat: int, action: dict[str, Any]) -> Frame:
        """A seat plays and nothing is wrong with it; everybody sees it."""
        player = self.at(seat)
        after = player.now
        name = await player.send("act", {"seat": seat, "action": action})
        answer = await player.reply(name, after)
        assert answer["t"] == "ack", (seat, action, answer)
        await self.together(answer["v"])
        return answer

    async def answer_all(self) -> None:
        """Nobody calls Grand Tichu."""
        while self.phase == "grand":
            await self.act(self.round["waiting"][0], {"type": "grand", "call": False})

    async def exchange(self, gifts: Gifts | None = None) -> None:
        """All pass cards: these, or any."""
        while self.phase == "exchange":
            seat = self.round["waiting"][0]
            if gifts is None:
                await self.step()
            else:
                give = {str(receiver): card for receiver, card in gifts[seat].items()}
                await self.act(seat, {"type": "exchange", "give": give})

    async def begin(self, gifts: Gifts | None = None) -> None:
        """Start, and come to the play."""
        await self.start()
        await self.answer_all()
        await self.exchange(gifts)

    async def step(self, choose: Chooser = any_action) -> Frame:
        """One of those the round waits for does something."""
        seat = self.round["waiting"][0]
        action = choose(self.at(seat).view(seat), self.rng)
        answer = await self.act(seat, action.to_json())
        await self._trick_taken()
        return answer

    async def _trick_taken(self) -> None:
        """Wait until the table has picked up a finished trick, unless its winner has to give it away."""
        for visitor in self.everybody:
            await visitor.until(lambda visitor=visitor: not _to_be_taken(visitor))  # type: ignore[misc]

    async def play_round(self, choose: Chooser = short_action) -> None:
        """Play until the round is over."""
        while self.phase != "over":
            await self.step(choose)

    async def next_round(self) -> None:
        """All are ready for the next round."""
        number = self.host.mirror.table["round"]
        for player in self.players:
            assert (await player.do(type="ready"))["t"] == "ack"
        for visitor in self.everybody:
            await visitor.event("dealt", round=number + 1)

    async def play_match(self, choose: Chooser = short_action) -> None:
        """Play until the match is over; after a draw there is another round (M1)."""
        await self.play_round(choose)
        while self.host.mirror.table["status"] == "running":
            await self.next_round()
            await self.play_round(choose)


def _to_be_taken(visitor: Visitor) -> bool:
    # A view takes milliseconds to read: only where the phase does not tell.
    return visitor.round["phase"] == "take" and trick_is_taken(visitor.mirror.view().round)


@contextlib.asynccontextmanager
async def party(
    url: str, count: int = 4, options: dict[str, Any] | None = None, watchers: int = 0
) -> AsyncIterator[Party]:
    """A table with so many people, all with open sockets; nothing happens there by itself."""
    table, guests = await full_table(url, count, {**CALM, **(options or {})})
    async with contextlib.AsyncExitStack() as lines:
        players = [await lines.enter_async_context(visit(guest, table)) for guest in guests]
        strangers = [await Guest.arrive(url) for _ in range(watchers)]
        watching = [await lines.enter_async_context(visit(guest, table)) for guest in strangers]
        yield Party(table, players, watching)


# -- deals with bombs --------------------------------------------------------------------------------------


def _fours(hands: list[list[str]]) -> list[tuple[int, str, int | None]]:
    """Which seat can have which four of a kind after the exchange, and from whom it needs the fourth."""
    found: list[tuple[int, str, int | None]] = []
    for seat, hand in enumerate(hands):
        for rank in "23456789TJQKA":
            own = [card for card in hand if card[0] == rank and len(card) == 2 and card[1] in "gkbr"]
            if len(own) == 4:
                found.append((seat, rank, None))
            elif len(own) == 3:
                missing = next(rank + suit for suit in "gkbr" if rank + suit not in own)
                found.append((seat, rank, next(s for s, other in enumerate(hands) if missing in other)))
    return found


def gifts_for_bombs(hands: list[list[str]], bombers: int = 2) -> tuple[dict[int, str], Gifts] | None:
    """An exchange after which so many seats hold a bomb of four, but not the one who leads; None if none can.

    The answer is the bombers with the rank of their bombs, and who gives what to whom.
    """
    fours: dict[int, tuple[str, int | None]] = {}
    for seat, rank, source in _fours(hands):
        if len(fours) < bombers and seat not in fours:
            fours[seat] = rank, source
    if len(fours) < bombers:
        return None
    kept = {card for seat, (rank, _) in fours.items() for card in hands[seat] if card[0] == rank}
    gifts: Gifts = {seat: {} for seat in range(4)}
    for seat, (rank, source) in fours.items():
        if source is not None:
            gifts[source][seat] = next(card for card in hands[source] if card[0] == rank)
    leader = next(seat for seat, hand in enumerate(hands) if "Ma" in hand)
    if leader in fours:
        gifts[leader][next(seat for seat in range(4) if seat not in fours)] = "Ma"
    for giver in range(4):
        free = [card for card in hands[giver] if card not in kept and card not in gifts[giver].values()]
        free = [card for card in free if card not in ("Ma", "Do")]
        for receiver in range(4):
            if receiver != giver and receiver not in gifts[giver]:
                gifts[giver][receiver] = free.pop(0)
    return {seat: rank for seat, (rank, _) in fours.items()}, gifts


@contextlib.asynccontextmanager
async def bombing_party(
    url: str, options: dict[str, Any] | None = None, bombers: int = 2, watchers: int = 0
) -> AsyncIterator[tuple[Party, dict[int, str]]]:
    """A party in the play in which so many seats hold a bomb; tables are made until one has such cards.

    The leader has the Mah Jong and no bomb of four that was planned. The bombers come with their bombs, in
    playing order from the leader's right.
    """
    for _ in range(60):
        async with party(url, 4, options, watchers) as people:
            await people.start()
            await people.answer_all()
            plan = gifts_for_bombs([people.hand(seat) for seat in range(4)], bombers)
            if plan is None:
                continue
            ranks, gifts = plan
            await people.exchange(gifts)
            leader = people.round["turn"]
            order = [(leader + step) % 4 for step in (1, 2, 3)]
            bombs = {
                seat: " ".join(f"{ranks[seat]}{suit}" for suit in "gkbr") for seat in order if seat in ranks
            }
            assert len(bombs) == bombers
            yield people, bombs
            return
    raise AssertionError("sixty deals without bombs")


def bomb(cards: str) -> dict[str, Any]:
    """The action of playing these cards."""
    return {"type": "play", "cards": cards}


MAH_JONG: dict[str, Any] = {"type": "play", "cards": "Ma"}
