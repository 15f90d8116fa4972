"""The first world, made up as it goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import tichu
from tests.properties.attempts import random_attempt
from tests.properties.cards import Json
from tests.properties.choosing import random_action
from tests.properties.samples import sample
from tests.server.secrecy.plans import MOMENT, SPECTATORS, WINDOW, Plan
from tests.server.secrecy.surroundings import Minds
from tests.server.secrecy.virtual_time import in_virtual_time
from tests.server.secrecy.world import World
from tichu.core.actions import Action, Play, Tichu, Withdraw
from tichu.table.referee import bomb_order


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
        window = world.table._machine._waiting.window
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
