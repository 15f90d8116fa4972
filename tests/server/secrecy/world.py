"""A table with its visitors, and who of them knows what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any, cast

import tichu
from tests.properties.cards import TOKEN, Json, pack_of
from tests.properties.knowledge import open_hands
from tests.server.secrecy.plans import MOMENT, SPECTATORS, Input, Plan
from tests.server.secrecy.surroundings import Asked, Frame, Ledger, Minds, RecordingVisitor, Steady
from tichu.core.actions import Action
from tichu.core.variants import Deal
from tichu.records.commitment import commitment, new_salt
from tichu.server.store import Store
from tichu.server.table.log import take_stored, to_stored
from tichu.server.table.providers import PROVIDERS
from tichu.server.table.running import RunningTable
from tichu.server.table.services import Services
from tichu.server.wire import CLIENT_FRAME
from tichu.server.workers.workers import Workers
from tichu.table.commands import Person
from tichu.table.deals import SealedDeal
from tichu.table.events import Recorded
from tichu.table.inputs import Create
from tichu.table.options import TableOptions
from tichu.table.state import TableState

TABLE_ID = "the-table"


class Leak(AssertionError):
    """Somebody was told what they may not know."""


class World:
    """A table, its visitors, and all they do and are sent."""

    def __init__(self, plan: Plan, deals: Sequence[Deal], minds: Minds) -> None:
        self.plan, self.minds = plan, minds
        self.visitors: dict[str, RecordingVisitor] = {}
        self.inputs: list[Input] = []
        self.ledger = Ledger()
        self.sealed: list[SealedDeal] = []
        self.known: dict[str, list[tuple[int, frozenset[str]]]] = {}
        self.began: dict[int, float] = {}
        """When each round was dealt, by version."""
        self.grand_ended: dict[int, float] = {}
        """When all had answered the Grand Tichu question, by the version of the deal."""
        self._deals = list(deals)
        self._phase = ""
        self.table: RunningTable

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def round(self) -> tichu.Round:
        round_ = self.state.round
        assert round_ is not None
        return round_

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def open(self) -> None:
        """Set the table up and let everybody come in; the match is not started yet."""
        house_rules = dict(self.plan.game.house_rules)
        options = TableOptions(
            variant=self.plan.game.variant,
            edition=self.plan.game.edition,
            house_rules=house_rules,
            **self.plan.options,
        )
        luck = Steady()
        providers = PROVIDERS._replace(shuffle=self.next_deal, pace=luck.pace, seed=luck.seed)
        services = Services(
            cast(Store, self.ledger), cast(Workers, self.minds), self._written, providers=providers
        )
        host = Person("p0", "Anna")
        self.table = await RunningTable.create(TABLE_ID, Create(host, options), services, lambda table: None)
        self.minds.table = self.table
        self.table.start()
        count = self.state.game.settings.players
        for place in range(count):
            if place in self.plan.bots:
                await self.do("p0", {"t": "do", "d": {"id": f"b{place}", "do": _bot(place)}}, record=False)
            else:
                await self.do(f"p{place}", {"t": "enter", "v": None}, record=False)
                if place:
                    await self.do(
                        f"p{place}",
                        {"t": "do", "d": {"id": "sit", "do": {"type": "sit", "place": place}}},
                        record=False,
                    )
        for who in SPECTATORS:
            await self.do(who, {"t": "enter", "v": None}, record=False)

    def next_deal(self, game: tichu.Game, match: tichu.Match | None) -> SealedDeal:
        """Stands for ``shuffle``."""
        number = 1 if match is None else match.rounds_played + 1
        if self._deals:
            deal = self._deals.pop(0)
        else:
            deck = list(game.variant.pack(game.settings))
            Random(self.plan.seed).shuffle(deck)
            assert match is not None
            deal = game.variant.deal(game.settings, deck, match.next_setup())
        salt = new_salt()
        self.sealed.append(SealedDeal(number, deal, commitment(number, deal, salt), salt))
        return self.sealed[-1]

    async def do(self, who: str, frame: Json, record: bool = True, **more: Any) -> None:
        """Let somebody do something now, and let everything happen that follows at once."""
        if record:
            self.inputs.append(Input(self.now, who, frame, **more))
        self.put(who, frame)
        await self.settle()

    def put(self, who: str, frame: Json) -> None:
        """Put it into the table's inbox."""
        visitor = self.visitors.get(who)
        if visitor is None:
            person = Person(who.rstrip("'"), _NAMES.get(who.rstrip("'"), f"Guest {who[1:]}"))
            visitor = self.visitors[who] = RecordingVisitor(person, asyncio.get_running_loop().time)
        if frame["t"] == "enter":
            self.table.enter(visitor, frame["v"])
        elif frame["t"] == "leave":
            self.table.leave(visitor)
        else:
            self.table.receive(visitor, CLIENT_FRAME.validate_python(frame))

    async def settle(self) -> None:
        """Let happen what happens at this moment."""
        for _ in range(12):
            await asyncio.sleep(0)

    async def wait(self, seconds: float = MOMENT) -> None:
        await asyncio.sleep(seconds)
        await self.settle()

    async def wait_until(self, when: float) -> None:
        loop = asyncio.get_running_loop()
        if when > loop.time():
            woken = loop.create_future()
            loop.call_at(when, woken.set_result, None)
            await woken

    async def close(self) -> None:
        await self.table.stop()

    # -- who knows what -------------------------------------------------------------------------------------

    def viewers(self) -> list[str]:
        people = [f"p{place}" for place in range(len(self.state.places)) if place not in self.plan.bots]
        return [*people, SPECTATORS[0]]

    def seat_of(self, who: str) -> int | None:
        return None if who in SPECTATORS else self.state.seat_of(int(who[1:]))

    def seats_of(self, who: str) -> set[int]:
        """The seats somebody acts for."""
        seat = self.seat_of(who)
        match = self.state.match
        if seat is None or match is None:
            return set()
        return {each for each in range(match.game.seats) if match.controller(each) == int(who[1:])}

    def _written(self, state: TableState, recorded: Recorded) -> None:
        """Note what everybody knows from now on: said once more, without the core's views."""
        event = to_stored(recorded)
        if state.match is None:
            return
        round_ = state.match.round
        fresh = event.kind == "dealt"
        played: set[str] = set()
        if event.kind == "acted" and event.data["action"]["type"] == "play":
            played = set(event.data["action"]["cards"].split())
        if fresh:
            self.began[event.seq] = self.now
        if round_.phase != "grand":
            self.grand_ended.setdefault(max(self.began, default=0), self.now)
        looks = fresh or round_.phase != self._phase
        self._phase = round_.phase
        if not played and not looks:
            return
        position = round_.to_json() if looks else {}
        for who in self.viewers():
            before = self.known.setdefault(who, [])
            cards = set() if fresh or not before else set(before[-1][1])
            cards |= played
            if looks and round_.over:
                cards |= set(pack_of(position))
            elif looks:
                seat = self.seat_of(who)
                cards |= {
                    card for each in open_hands(position, seat) for card in position["hands"][each].split()
                }
                cards |= set(position.get("faceup", "").split())
            before.append((event.seq, frozenset(cards)))

    # -- looking back ---------------------------------------------------------------------------------------

    def heard(self, who: str) -> list[Frame]:
        """Everything sent to somebody; commitments and salts, which are chance, are replaced by words."""
        found = [*self.visitors[who].heard]
        for extra in ("'", "''"):
            if who + extra in self.visitors:
                found += self.visitors[who + extra].heard
        for sealed in self.sealed:
            found = [
                (when, text.replace(sealed.commitment, "a promise").replace(sealed.salt, "a salt"))
                for when, text in found
            ]
        return found

    def check_said(self, who: str) -> int:
        """No frame to somebody names a card they did not know at its version, and no salt comes too early."""
        own = {card for given in self.inputs if given.who.rstrip("'") == who for card in tokens(given.frame)}
        open_salts = {}
        for event in self.ledger.log:
            if event.kind == "dealt":
                open_salts[event.data["salt"]] = event.seq
        over = self._over_at()
        tabs = [who, who + "'", who + "''"]
        count = 0
        for tab in tabs:
            for when, text in self.visitors[tab].heard if tab in self.visitors else []:
                count += 1
                version = json.loads(text)["v"]
                allowed = next(
                    (cards for seq, cards in reversed(self.known.get(who, ())) if seq <= version), frozenset()
                )
                foreign = set(TOKEN.findall(text)) - allowed - own
                if foreign:
                    raise Leak(f"{tab} was told of {sorted(foreign)} at {when}: {text}")
                for salt, dealt_at in open_salts.items():
                    if salt in text and not any(dealt_at < seq <= version for seq in over):
                        raise Leak(f"{tab} was told the salt: {text}")
        return count

    def came_true(self, key: Asked, action: Action) -> bool:
        """Whether a bomb that a bot wanted to throw at that version fell before anything else happened."""
        for event in self.ledger.log[key[0] :]:
            if event.kind == "dealt":
                return False
            if event.kind == "acted" and event.data["action"]["type"] not in ("tichu", "withdraw"):
                return bool(event.data["seat"] == key[1] and event.data["action"] == action.to_json())
        return False

    def _over_at(self) -> list[int]:
        """The versions with which rounds ended."""
        state, found = TableState(TABLE_ID), []
        for event in self.ledger.log:
            take_stored(state, event)
            if event.kind == "acted" and state.match is not None and state.match.round.over:
                found.append(event.seq)
        return found


_NAMES = {"p0": "Anna", "p1": "Bert", "p2": "Cleo", "p3": "Dirk", "s0": "Sven", "s1": "Tina"}


def _bot(place: int) -> Json:
    return {"type": "bot", "place": place, "bot": "greedy"}


def tokens(frame: Json) -> set[str]:
    """The cards a frame names."""
    return set(TOKEN.findall(json.dumps(frame)))
