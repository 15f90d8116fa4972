"""Two worlds that one viewer cannot tell apart, played by real tables in a time of their own.

A round is played once, with visitors at every place and among the spectators, who also ask, chat, try what is
forbidden and claim bombs in vain. Then for a viewer it is played again: the cards he cannot know change
places, and what the others do without anybody noticing is done otherwise, at another moment or not at all.
Every frame sent to the viewer, its bytes and its time, must be the same in both worlds.

Nothing waits for a real clock here: the loop jumps to the next moment at which something is to happen, so
times are exact and a window that is a microsecond longer in one world is found.
"""

from __future__ import annotations

import asyncio
import json
import selectors
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, cast

import tichu
from tests.properties.attempts import random_attempt
from tests.properties.cards import TOKEN, pack_of
from tests.properties.choosing import random_action
from tests.properties.knowledge import open_hands, own_seats
from tests.properties.samples import sample
from tests.properties.tables import TABLES, dealt
from tests.properties.tables import Table as Game
from tichu.actions import Action, Pass, Play, Tichu, Withdraw
from tichu.bots.protocol import Reason
from tichu.cards import Cards, card_name, parse_card
from tichu.records.commitment import commitment, new_salt
from tichu.referee import bomb_order
from tichu.server.store import Append, Store
from tichu.server.store.rows import StoredEvent
from tichu.server.table import actor, commands, director
from tichu.server.table.actor import Services, Table
from tichu.server.table.commands import Person, create
from tichu.server.table.dealing import SealedDeal
from tichu.server.table.state import TableState
from tichu.server.thinkers import Thinkers
from tichu.server.thinkers.questions import Thought
from tichu.server.wire import CLIENT_FRAME, TableOptions
from tichu.variants import Deal
from tichu.view import View

Json = dict[str, Any]
Frame = tuple[float, str]
MOMENT = 0.004
"""So long a visitor takes to do the next thing."""
WINDOW = 0.3
TABLE_ID = "the-table"
SPECTATORS = ("s0", "s1")


class Leak(AssertionError):
    """Somebody was told what he may not know."""


# -- a time of its own ---------------------------------------------------------------------------------------


class _Leaping(selectors.DefaultSelector):
    """Does not wait: the clock is put forward instead."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("nothing will ever happen again")
        if timeout > 0:
            self.loop.leap()
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose clock leaps to the next moment at which something is to happen."""

    def __init__(self) -> None:
        self.now = 100.0
        selector = _Leaping()
        super().__init__(selector)
        selector.loop = self

    def time(self) -> float:
        return self.now

    def leap(self) -> None:
        """To the next timer, exactly."""
        self.now = max(self.now, cast(Any, self)._scheduled[0].when())


def in_virtual_time(work: Callable[[], Awaitable[None]]) -> None:
    """Run this to its end."""
    loop = VirtualLoop()
    try:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(cast(Any, work()))
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        asyncio.set_event_loop(None)
        loop.close()


# -- the table and its surroundings --------------------------------------------------------------------------


class _Ledger:
    """A store that keeps events in a list."""

    def __init__(self) -> None:
        self.log: list[StoredEvent] = []

    async def append(self, entry: Append) -> None:
        self.log += entry.events

    async def events(self, table: str) -> list[StoredEvent]:
        return list(self.log)


class _Steady:
    """Stands for the module ``random`` in the director, so that both worlds have the same luck."""

    def __init__(self) -> None:
        self._drawn = 0

    def uniform(self, low: float, high: float) -> float:
        self._drawn += 1
        return low + (high - low) * (self._drawn * 0.6180339887 % 1.0)

    def getrandbits(self, count: int) -> int:
        return -1


@dataclass
class Visitor:
    """Somebody at the table, and everything he was ever sent."""

    person: Person
    clock: Callable[[], float]
    heard: list[Frame] = field(default_factory=list)

    def send(self, text: str) -> None:
        self.heard.append((self.clock(), text))

    def close(self, code: int, reason: str) -> None:
        self.heard.append((self.clock(), f"closed {code} {reason}"))

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


Decision = tuple[Action, float]
Asked = tuple[int, int, int]
"""The version since which nothing has changed, the seat, and how often it was asked since then."""


class Minds:
    """The bots: what they decide, and how long they think, is decided here and can be repeated."""

    def __init__(self, seed: int, script: dict[Asked, Decision] | None = None) -> None:
        self.made: dict[Asked, Decision] = {}
        self.out_of_turn: set[Asked] = set()
        self.table: Table | None = None
        self._times: Counter[tuple[int, int]] = Counter()
        self._seed, self._script = seed, script

    async def decide(self, bot: str, view: View, seed: int) -> Thought:
        """What a bot does; a hint comes with a seed and depends on the view alone."""
        assert self.table is not None and view.seat is not None
        if seed != -1:
            actions = list(view.legal_actions()[:50]) or [Pass()]
            return Thought(actions[seed % len(actions)], Reason("any"), None)
        moment = (self.table.state.moment, view.seat)
        key = (*moment, self._times[moment])
        self._times[moment] += 1
        action, delay = self._script_or_choice(key, view)
        self.made[key] = action, delay
        if not view.in_turn:
            self.out_of_turn.add(key)
        if delay:
            await asyncio.sleep(delay)
        return Thought(action, Reason("any"), None)

    def _script_or_choice(self, key: Asked, view: View) -> Decision:
        if self._script is not None:  # who is not in it has a bomb in this world only
            return self._script.get(key, (Pass(), 0.7 * WINDOW if sum(key) % 2 else 3 * WINDOW))
        rng = Random(hash((self._seed, key)))
        delay = rng.choice([0.0, 0.05, 0.2, 0.5]) + 0.0003 * (key[1] + 1)  # never two at once
        options = view.options()
        if not view.in_turn:
            bombs = [action for action in options if isinstance(action, Play)]
            return (rng.choice(bombs) if bombs and rng.random() < 0.3 else Pass()), delay
        long = [action for action in options[:300] if isinstance(action, Play) and len(action.cards) > 1]
        if long and rng.random() < 0.6:
            return rng.choice(long), delay
        return options[int(rng.random() * len(options))], delay


@dataclass(frozen=True)
class Input:
    """Something a visitor does: a frame, or he comes (``enter`` with a version) or goes."""

    when: float
    who: str
    frame: Json
    latest: float | None = None
    """Until then nobody can notice whether it has been done."""
    early: bool = False
    """Tichu, called while others still answer the Grand Tichu question."""
    private: bool = False


@dataclass(frozen=True)
class Plan:
    """What is played, and how."""

    game: Game
    seed: int
    options: Json
    bots: frozenset[int]
    steps: int
    deals: tuple[Deal, ...]


class World:
    """A table, its visitors, and all they do and are sent."""

    def __init__(self, plan: Plan, deals: Sequence[Deal], minds: Minds) -> None:
        self.plan, self.minds = plan, minds
        self.visitors: dict[str, Visitor] = {}
        self.inputs: list[Input] = []
        self.ledger = _Ledger()
        self.sealed: list[SealedDeal] = []
        self.known: dict[str, list[tuple[int, frozenset[str]]]] = {}
        self.began: dict[int, float] = {}
        """When each round was dealt, by version."""
        self.grand_ended: dict[int, float] = {}
        """When all had answered the Grand Tichu question, by the version of the deal."""
        self._deals = list(deals)
        self._phase = ""
        self.table: Table

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
        services = Services(cast(Store, self.ledger), cast(Thinkers, self.minds), self._written)
        host = Person("p0", "Anna")
        self.table = await Table.create(TABLE_ID, create(host, options), services, lambda table: None)
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
            visitor = self.visitors[who] = Visitor(person, asyncio.get_running_loop().time)
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

    def _written(self, state: TableState, event: StoredEvent) -> None:
        """Note what everybody knows from now on: said once more, without the core's views."""
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
        """No frame to somebody names a card he did not know at its version, and no salt comes too early."""
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
            state.apply(event)
            if event.kind == "acted" and state.match is not None and state.match.round.over:
                found.append(event.seq)
        return found


_NAMES = {"p0": "Anna", "p1": "Bert", "p2": "Cleo", "p3": "Dirk", "s0": "Sven", "s1": "Tina"}


def _bot(place: int) -> Json:
    return {"type": "bot", "place": place, "bot": "greedy"}


def tokens(frame: Json) -> set[str]:
    """The cards a frame names."""
    return set(TOKEN.findall(json.dumps(frame)))


@contextmanager
def arranged(world: World) -> Iterator[None]:
    """Let the world's own cards be dealt, and let bots have no luck."""
    modules: list[tuple[Any, str]] = [(commands, "shuffle"), (actor, "shuffle"), (director, "random")]
    saved = [getattr(module, name) for module, name in modules]
    try:
        for (module, name), value in zip(modules, [world.next_deal] * 2 + [_Steady()], strict=True):
            setattr(module, name, value)
        yield
    finally:
        for (module, name), value in zip(modules, saved, strict=True):
            setattr(module, name, value)


# -- the first world: made up as it goes ---------------------------------------------------------------------


class Playwright:
    """Plays so many steps of a plan, and writes down what everybody did and when."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = Random(plan.seed)
        self.world = World(plan, plan.deals, Minds(plan.seed))
        self.position: Json = {}
        self.sizes: Counter[str] = Counter()
        self._count = 0

    def play(self) -> World:
        with arranged(self.world):
            in_virtual_time(self._play)
        return self.world

    async def _play(self) -> None:
        world = self.world
        await world.open()
        await world.wait()
        await self._do("p0", {"t": "do", "d": {"do": {"type": "start"}}})
        for _ in range(self.plan.steps):
            await world.wait()
            if world.state.status != "running":
                break
            await self._step()
        await world.wait()
        await self._final_probes()
        await world.wait()
        self.position = world.round.to_json()
        await world.close()

    async def _do(self, who: str, frame: Json, **more: Any) -> None:
        """With an id of its own."""
        self._count += 1
        if frame["t"] in ("do", "act", "ask"):
            frame = {**frame, "d": {"id": f"{who.rstrip(chr(39))}-{self._count}", **frame["d"]}}
        await self.world.do(who, frame, **more)

    async def _act(self, seat: int, action: Action | Json, **more: Any) -> None:
        match = self.world.state.match
        assert match is not None
        data = action.to_json() if isinstance(action, Action) else action
        self.sizes[data["type"] if more.get("latest") is None else "held " + data["type"]] += 1
        await self._do(
            f"p{match.controller(seat)}", {"t": "act", "d": {"action": data, "seat": seat}}, **more
        )

    def _person(self, seat: int) -> bool:
        match = self.world.state.match
        assert match is not None
        return self.world.state.bot_for(match.controller(seat)) is None

    async def _step(self) -> None:
        world, rng = self.world, self.rng
        round_ = world.round
        if world.state.paused:
            await self._do("p0", {"t": "do", "d": {"do": {"type": "resume"}}})
            return
        if round_.over:
            if rng.random() < 0.5:
                for who in world.viewers()[:-1]:
                    await self._do(who, {"t": "do", "d": {"do": {"type": "ready"}}})
            await world.wait(1.1)
            return
        if rng.random() < 0.35:
            await self._aside()
        if rng.random() < 0.02 and self.plan.options["clock"] is not None:
            await world.wait(self.plan.options["clock"] + self.plan.options["reserve"] + 0.7)
            return
        window = world.table._director._window
        if window is not None and (window.ends_at is None or rng.random() < 0.35):
            await world.wait(WINDOW if window.ends_at is None else window.ends_at - world.now)
            return
        seat, action = random_action(round_, rng, bold=True)
        if not self._person(seat):
            await world.wait(0.1)
            return
        if round_.phase == "grand" and isinstance(action, Tichu):
            await self._act(seat, action, early=True)
            return
        if window is None or window.ends_at is None or isinstance(action, Tichu | Withdraw):
            await self._act(seat, action)
            return
        await self._in_window(round_, seat, action, window.ends_at)

    async def _in_window(self, round_: tichu.Round, seat: int, action: Action, ends_at: float) -> None:
        """Act while bombs can be claimed: first something else, perhaps, and somebody else in vain."""
        world, rng = self.world, self.rng
        moment = world.state.moment
        turn = round_.turn
        if turn is not None and self._person(turn) and rng.random() < 0.5:
            decoys = [
                each for each in round_.legal_actions(turn)[:60] if not isinstance(each, Tichu | Withdraw)
            ]
            if decoys:
                await self._act(turn, rng.choice(decoys), private=True)
                await world.wait()
        rivals = []
        if isinstance(action, Play) and any(bomb.cards == action.cards for bomb in round_.bombs(seat)):
            order = list(bomb_order(round_))
            rivals = [each for each in order[order.index(seat) + 1 :] if self._person(each)]
        for rival in rivals:
            bombs = round_.bombs(rival)
            if bombs:
                self.sizes["vain claim"] += 1
                await self._act(rival, Play(bombs[0].cards), private=True)
        if world.now + MOMENT >= ends_at or world.state.moment != moment:
            return
        await self._act(seat, action, latest=ends_at - MOMENT / 2)
        if rng.random() < 0.5:
            await world.wait((ends_at - world.now) / 2)
            await self._aside("chat" if rng.random() < 0.6 else None)
        if world.state.moment == moment:
            await world.wait(max(0.0, ends_at - world.now))

    async def _aside(self, what: str | None = None) -> None:
        """Something that is no move: questions, chat, what is refused, a line that breaks."""
        world, rng = self.world, self.rng
        everybody = [*world.viewers(), SPECTATORS[1]]
        who = rng.choice(everybody)
        what = what or rng.choice(
            ["ask", "ask", "try", "try", "chat", "chat", "mute", "resume", "ping", "reconnect"]
        )
        self.sizes[what] += 1
        if what == "chat":
            words = rng.choice(["hm", "well, well", "who knows", "come on"])
            await self._do(who, {"t": "do", "d": {"do": {"type": "chat", "text": words}}})
        elif what == "mute":
            whom = rng.choice(world.viewers()[:-1])
            if whom != who:
                order = {"type": "mute", "player": whom, "on": rng.random() < 0.6}
                await self._do(who, {"t": "do", "d": {"do": order}})
        elif what == "resume":
            back = rng.choice([0, 1, 3, 10, 80])
            version = max(0, world.state.version - back)
            await self._do(who, {"t": "resume", "d": {"v": version}}, private=True)
        elif what == "ping":
            await self._do(who, {"t": "ping", "d": {}}, private=True)
        elif what == "reconnect":
            version = world.state.version
            await self._do(who, {"t": "leave"})
            await world.wait()
            await self._do(who, {"t": "enter", "v": rng.choice([None, version])})
        else:
            await self._question(who, what)

    async def _question(self, who: str, what: str) -> None:
        """Ask, or try something that is refused."""
        world, rng = self.world, self.rng
        round_ = world.round
        seats = sorted(world.seats_of(who))
        if not seats or world.state.bot_for(int(who[1:])) is not None:
            await self._do(who, {"t": "ask", "d": {"what": "legal"}}, private=True)
            return
        seat = rng.choice(seats)
        position = round_.to_json()
        if what == "ask":
            hand = position["hands"][seat].split()
            cards = " ".join(sample(hand, 1 + int(rng.random() * 4), rng))
            asked: Json = rng.choice(
                [{"what": "legal"}, {"what": "cards", "cards": cards or "Ma"}, {"what": "hint"}]
            )
            await self._do(who, {"t": "ask", "d": {**asked, "seat": seat}}, private=True)
            return
        options: list[Sequence[Action]] = [()] * round_.game.seats
        attempt = random_attempt(position, options, seat, rng)
        try:
            round_.copy().apply(seat, attempt)
        except tichu.TichuError:
            await self._act(seat, attempt, private=True)

    async def _final_probes(self) -> None:
        """Everybody looks again with a second device, catches up with a third, and asks."""
        world, rng = self.world, self.rng
        version = world.state.version
        for who in world.viewers():
            await self._do(who + "'", {"t": "enter", "v": None})
            await self._do(who + "''", {"t": "enter", "v": rng.randint(max(0, version - 70), version)})
            if not world.round.over:
                await self._question(who, "ask")
                await self._question(who, "try")
                await self._question(who, "try")
        await self._do(SPECTATORS[1], {"t": "do", "d": {"do": {"type": "chat", "text": "the end"}}})


# -- the second world ----------------------------------------------------------------------------------------

Swap = dict[str, str]


def free_cards(position: Json, seat: int | None) -> list[str]:
    """The cards of which the seat knows nothing at all but how many there are."""
    own = own_seats(position, seat)
    seen = open_hands(position, seat)
    known = {card for each in seen for card in position["hands"][each].split()}
    known |= {card for pile in position["won"] for card in pile.split()}
    known |= {card for played in position["trick"] for card in played["cards"].split()}
    known |= set(position.get("faceup", "").split())
    for giver, gifts in enumerate(position.get("given") or []):
        for to, cards in (gifts or {}).items():
            received = int(to) in own and position["phase"] not in ("grand", "exchange")
            if giver in own or received:
                known |= set(cards.split())
    if position["phase"] not in ("grand", "exchange"):
        known.add("Ma")  # its holder led
    return [card for card in pack_of(position) if card not in known]


def any_swap(position: Json, seat: int | None, rng: Random, most: int = 120) -> Swap:
    """So many unknown cards, or all, become others of them; sometimes so that somebody now has a bomb."""
    pack = pack_of(position)
    swap: Swap = {}
    for copies in set(pack.values()):
        cards = [card for card in free_cards(position, seat) if pack[card] == copies]
        cards = sample(cards, most, rng)
        targets = cards.copy()
        rng.shuffle(targets)
        if rng.random() < 0.6:
            _make_bomb(position, cards, targets, rng)
        swap |= dict(zip(cards, targets, strict=True))
    return swap


def _make_bomb(position: Json, cards: list[str], targets: list[str], rng: Random) -> None:
    """Let four free cards of one hand become four equals, if there are such."""
    ranks = [rank for rank in "23456789TJQKA" if all(rank + suit in targets for suit in "gkbr")]
    hands = [[card for card in set(hand.split()) if card in cards] for hand in position["hands"]]
    hands = [sorted(hand) for hand in hands if len(hand) >= 4]
    if not ranks or not hands:
        return
    rank = rng.choice(ranks)
    for card, suit in zip(rng.sample(rng.choice(hands), 4), "gkbr", strict=True):
        here, there = cards.index(card), targets.index(rank + suit)
        targets[here], targets[there] = targets[there], targets[here]


def swapped_text(cards: str, swap: Swap) -> str:
    return " ".join(swap.get(card, card) for card in cards.split())


def swapped_action(data: Json, swap: Swap) -> Json:
    """The same action with the other cards."""
    if "cards" in data:
        return {**data, "cards": swapped_text(data["cards"], swap)}
    if "give" in data and isinstance(data["give"], dict):
        return {**data, "give": {to: swapped_text(cards, swap) for to, cards in data["give"].items()}}
    return data


def swapped_cards(cards: Cards, swap: Swap) -> Cards:
    return tuple(sorted(parse_card(swap.get(name, name)) for name in map(card_name, cards)))


def swapped_deal(deal: Deal, swap: Swap) -> Deal:
    return deal._replace(
        hands=tuple(swapped_cards(hand, swap) for hand in deal.hands),
        stock=tuple(swapped_cards(rest, swap) for rest in deal.stock),
    )


@dataclass
class Twin:
    """The same evening as one viewer sees it, with other cards where he cannot look."""

    first: World
    who: str
    deals: list[Deal]
    swap: Swap
    inputs: list[Input]
    end: float

    def play(self) -> World:
        begun = max(self.first.began)
        script: dict[Asked, Decision] = {}
        for key, (action, delay) in self.first.minds.made.items():
            if key in self.first.minds.out_of_turn and not self.first.came_true(key, action):
                continue
            data = swapped_action(action.to_json(), self.swap if key[0] >= begun else {})
            try:
                script[key] = Action.from_json(data), delay
            except tichu.TichuError:  # it was never done, and with other cards it has no sense
                script[key] = Pass(), delay
        world = World(self.first.plan, self.deals, Minds(self.first.plan.seed, script))

        async def replay() -> None:
            await world.open()
            for given in self.inputs:
                await world.wait_until(given.when)
                world.put(given.who, given.frame)
                await world.settle()
            await world.wait_until(self.end)
            await world.settle()
            await world.close()

        with arranged(world):
            in_virtual_time(replay)
        world.inputs = self.inputs
        return world


def twin_of(play: Playwright, who: str, rng: Random, tries: int = 12) -> Twin | None:
    """A world that is the same to this viewer; None if none was found."""
    first = play.world
    log = first.ledger.log
    last = max(index for index, event in enumerate(log) if event.kind == "dealt")
    acted = [event.data for event in log[last:] if event.kind == "acted"]
    seat = first.seat_of(who)
    game, deal = first.state.game, first.sealed[-1].deal
    for number in range(tries):
        swap = any_swap(play.position, seat, rng, most=120 if number < 4 else 2 + number % 3)
        other = swapped_deal(deal, swap)
        if other == deal:
            continue
        if not _could_be(
            [(data["seat"], data["action"]) for data in acted],
            [(data["seat"], swapped_action(data["action"], swap)) for data in acted],
            tichu.Round.start(game, deal),
            tichu.Round.start(game, other),
        ):
            continue
        inputs = disguised(play, who, swap, rng)
        deals = [sealed.deal for sealed in first.sealed[:-1]] + [other]
        return Twin(first, who, deals, swap, inputs, max(given.when for given in first.inputs) + MOMENT)
    return None


def _could_be(
    moves: list[tuple[int, Json]], others: list[tuple[int, Json]], round_: tichu.Round, other: tichu.Round
) -> bool:
    """Whether the same could have happened with the other cards; everybody sees when a wish is broken."""
    for (seat, action), (_, changed) in zip(moves, others, strict=True):
        round_.apply(seat, action)
        try:
            other.apply(seat, changed)
        except tichu.IllegalAction:
            return False  # what happened tells the viewer that the cards cannot lie like this
        if round_.breach != other.breach:
            return False
    return True


def disguised(play: Playwright, who: str, swap: Swap, rng: Random) -> list[Input]:
    """What everybody does in the twin: what the viewer can notice stays, the rest is otherwise."""
    first = play.world
    log = first.ledger.log
    committed = {event.action_id for event in log if event.action_id is not None}
    begun = max(first.began)
    phase = play.position["phase"]
    round_began, grand_ends = first.began[begun], first.grand_ended.get(begun)
    own_early = any(given.early and given.who == who for given in first.inputs)
    found: list[Input] = []
    late: list[Input] = []
    for given in first.inputs:
        if given.who.rstrip("'") == who:
            found.append(given)
            continue
        frame, current = given.frame, given.when >= round_began
        if frame["t"] == "do" and "text" in frame["d"]["do"] and given.who in SPECTATORS and who[0] == "p":
            text = rng.choice(["psst: he has four kings", "a bomb!", "nothing at all"])
            frame = {**frame, "d": {**frame["d"], "do": {"type": "chat", "text": text}}}
        vain = frame.get("d", {}).get("id") not in committed
        if (given.private and vain) or (frame["t"] == "act" and vain and not given.early):
            if rng.random() < 0.3:
                found.append(replace(given, frame=_noise(frame, rng)))
            continue
        if given.early and current and not own_early:
            if grand_ends is not None:
                late.append(replace(given, when=grand_ends))
            continue
        if frame["t"] == "act":
            data = swapped_action(frame["d"]["action"], swap) if current else frame["d"]["action"]
            if current and phase == "grand" and data["type"] == "grand" and rng.random() < 0.5:
                data = {"type": "grand", "call": not data["call"]}
            if current and phase == "exchange" and data["type"] == "exchange":
                data = _other_gifts(data, rng)
            frame = {**frame, "d": {**frame["d"], "action": data}}
        if given.latest is not None and given.latest > given.when and rng.random() < 0.7:
            gone = [
                other.when
                for other in first.inputs
                if other.who == given.who and other.frame["t"] == "leave" and other.when >= given.when
            ]
            latest = min([given.latest, *gone])
            late.append(replace(given, frame=frame, when=rng.uniform(given.when, latest)))
            continue
        found.append(replace(given, frame=frame))
        if rng.random() < 0.05:
            someone = rng.choice([each for each in first.viewers() if each != who] or [SPECTATORS[1]])
            found.append(Input(given.when, someone, _noise({"d": {"id": f"n{len(found)}"}}, rng)))
    late.sort(key=lambda given: _seat_for_order(first, given))
    return sorted([*found, *late], key=lambda given: given.when)


def _seat_for_order(world: World, given: Input) -> int:
    return int(given.frame["d"].get("seat") or 0)


def _noise(frame: Json, rng: Random) -> Json:
    """Something only its author hears of."""
    name = (frame.get("d") or {}).get("id") or "noise"
    return rng.choice(
        [
            {"t": "ping", "d": {}},
            {"t": "ask", "d": {"id": name, "what": "legal"}},
            {"t": "ask", "d": {"id": name, "what": "cards", "cards": "Kg Kk Kb Kr"}},
            {"t": "resume", "d": {"v": 1}},
        ]
    )


def _other_gifts(data: Json, rng: Random) -> Json:
    """The same cards for other receivers, where as many go to each."""
    give = data["give"]
    if len({len(cards.split()) for cards in give.values()}) > 1:
        return data
    cards = list(give.values())
    rng.shuffle(cards)
    return {**data, "give": dict(zip(give, cards, strict=True))}


# -- comparing -----------------------------------------------------------------------------------------------


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
    built: dict[str, Json] = {}
    for _, text in world.visitors[who].heard:
        frame = json.loads(text)
        if frame["t"] in ("delta", "empty"):
            by_version[frame["v"]] = text
        if frame["v"] <= snapshot["v"]:
            _fold(built, frame)
    shown: dict[str, Json] = {}
    _fold(shown, snapshot)
    if built != shown:
        raise Leak(f"{who}: a snapshot shows something else than the frames before it:\n{shown}\n{built}")
    for _, text in world.visitors[who + "''"].heard:
        frame = json.loads(text)
        if frame["t"] == "delta" and by_version.get(frame["v"], text) != text:
            earlier = json.loads(by_version[frame["v"]])
            if earlier["t"] != "empty":  # somebody was muted then and is heard again
                raise Leak(f"{who}: frame {frame['v']} came again as another one:\n{text}\n{earlier}")


def _fold(sections: dict[str, Json], frame: Json) -> None:
    """Take a frame into what a visitor knows; null is for what is gone."""
    data = frame["d"]
    if frame["t"] == "snapshot":
        sections.clear()
    elif frame["t"] != "delta":
        return
    elif (data.get("event") or {}).get("type") == "started":
        sections.pop("round", None)
        sections.pop("aid", None)
    for name in set(data) - {"event", "live", "chat", "you"}:
        new = {**sections.get(name, {}), **(data[name] or {})}
        sections[name] = {key: value for key, value in new.items() if value is not None}


@dataclass
class Tally:
    """What was looked at."""

    rounds: int = 0
    twins: int = 0
    unmatched: int = 0
    frames: int = 0
    compared: int = 0
    phases: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count what was looked at elsewhere, too."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def any_plan(seed: int, games: Sequence[Game] = TABLES) -> Plan:
    """A table, its cards, who sits there and how far the round goes before it is looked at."""
    rng = Random(seed)
    game = games[seed % len(games)]
    lumps = rng.choice([0, 2, 4, 6])
    match = dealt(game, seed, lumps, ranked=rng.random() < 0.7)
    players = match.game.settings.players
    bots: frozenset[int] = frozenset()
    if rng.random() < 0.4:
        bots = frozenset(rng.sample(range(1, players), rng.randint(1, players - 1)))
    options = {
        "bomb_window": rng.choice([WINDOW, WINDOW, 0.0]),
        "bot_pace": rng.choice([0.0, 0.1]),
        "clock": rng.choice([None, 2.0]),
        "reserve": 1.0,
        "between_rounds": 1.0,
    }
    length = rng.random()
    steps = (
        rng.randint(0, 5)
        if length < 0.2
        else rng.randint(4, 12)
        if length < 0.4
        else rng.randint(10, 90)
        if length < 0.92
        else 220
    )
    return Plan(game, seed, options, bots, steps, (match.deal,))


def check_round(seed: int, tally: Tally, most_twins: int = 3, games: Sequence[Game] = TABLES) -> None:
    """Play a plan, and its twin for some of those who look."""
    rng = Random(seed + 1)
    play = Playwright(any_plan(seed, games))
    world = play.play()
    tally.rounds += 1
    tally.phases[play.position["phase"]] += 1
    tally.kinds += play.sizes
    viewers = world.viewers()
    for who in viewers:
        tally.frames += world.check_said(who)
        check_mirror(world, who)
    if play.position["phase"] == "over":
        return
    for who in sample(viewers, most_twins, rng):
        twin = twin_of(play, who, rng)
        if twin is None:
            tally.unmatched += 1
            continue
        other = twin.play()
        tally.compared += check_same(world, other, who)
        tally.frames += other.check_said(who)
        tally.twins += 1
