"""The second world: to one viewer it is the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import tichu
from tests.properties.cards import Json
from tests.server.secrecy.first_world import Playwright
from tests.server.secrecy.plans import MOMENT, SPECTATORS, Input
from tests.server.secrecy.surroundings import Asked, Decision, Minds
from tests.server.secrecy.swaps import Swap, any_swap, swapped_action, swapped_deal
from tests.server.secrecy.virtual_time import in_virtual_time
from tests.server.secrecy.world import World
from tichu.core.actions import Action, Pass
from tichu.core.variants import Deal


@dataclass
class Twin:
    """The same evening as one viewer sees it, with other cards where they cannot look."""

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
        round_.apply_recorded(seat, Action.from_json(action))
        try:
            other.apply_recorded(seat, Action.from_json(changed))
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
