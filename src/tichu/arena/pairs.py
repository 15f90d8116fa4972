"""Playing a pair: two rounds with the same cards, by guarded and timed bots."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import NamedTuple

from tichu.arena.bot_pool import release, seat_bot
from tichu.arena.contest import ArenaError, Contest, Lineup
from tichu.arena.saving import saved_rows
from tichu.arena.tally import BotTally
from tichu.bots.guard import Guard
from tichu.bots.protocol import Bot, Decision
from tichu.core.round import Round
from tichu.core.variants import Deal
from tichu.core.view import View
from tichu.records.model import Move
from tichu.records.tables import RoundRows
from tichu.table.referee import Referee


class PairResult(NamedTuple):
    """Result of a pair: the scores of both bots in both rounds, and their tallies."""

    number: int
    scores: tuple[tuple[float, float], tuple[float, float]]
    tallies: tuple[BotTally, BotTally]
    saved: tuple[RoundRows, ...] = ()
    """The rows of the rounds for tables, if the contest asks for them."""

    @property
    def value(self) -> float:
        """Lead of the first bot per round."""
        return sum(a - b for a, b in self.scores) / len(self.scores)


class ArenaRound(NamedTuple):
    """The scores of both bots in a round, and the actions."""

    scores: tuple[float, float]
    moves: list[Move]


class TimedBot(Bot):
    """Measures how long a bot takes to decide."""

    def __init__(self, bot: Bot, tally: BotTally) -> None:
        super().__init__(0)
        self.bot = bot
        self.tally = tally

    def consider(self, view: View) -> Decision:
        """Return the decision of the bot and add its time to the tally."""
        wall, cpu = perf_counter(), process_time()
        try:
            return self.bot.consider(view)
        finally:
            cpu = process_time() - cpu
            self.tally.wall += perf_counter() - wall
            self.tally.cpu += cpu
            self.tally.slowest = max(self.tally.slowest, cpu)
            self.tally.decisions += 1

    def close(self) -> None:
        """Release the bot."""
        release(self.bot)


def play_pair(contest: Contest, number: int) -> PairResult:
    """Play the two rounds of a pair."""
    tallies = (BotTally(), BotTally())
    deal, lineups = contest.deal(number), contest.lineups(number)
    try:
        first, second = (_play_round(contest, deal, number, lineup, tallies) for lineup in lineups)
        saved = tuple(
            saved_rows(contest, (number, at), deal, lineup, played.moves)
            for at, lineup, played in zip((1, 2), lineups, (first, second), strict=True)
            if contest.save
        )
    except ArenaError:
        raise
    except Exception as trouble:
        names = " against ".join(contest.names)
        raise ArenaError(
            "pair-failed", f"pair {number} of {names} failed: {type(trouble).__name__}: {trouble}"
        ) from trouble
    return PairResult(number, (first.scores, second.scores), tallies, saved)


def _play_round(
    contest: Contest, deal: Deal, number: int, lineup: Lineup, tallies: tuple[BotTally, BotTally]
) -> ArenaRound:
    """Play one round."""
    round_ = Round.start(contest.game, deal)
    asked_for_grand = round_.game.variant.asked_for_grand(round_)
    guards = _guards(contest, round_, number, lineup, tallies)
    moves: list[Move] = []
    try:
        referee = Referee(round_)
        while (seat := referee.ask()) is not None:
            moves += referee.answer(guards[seat].decide(round_.view(seat)))
    finally:
        for guard in dict.fromkeys(guards):
            guard.close()
    for guard, side in dict(zip(guards, lineup, strict=True)).items():
        for fault in guard.faults:
            tallies[side].count_fault(number, fault)
    for seat, side in enumerate(lineup):
        _count_hand(round_, seat, tallies[side], seat in asked_for_grand)
    scores = (
        _team_scores(round_, lineup, tallies) if round_.scores else _place_scores(round_, lineup, tallies)
    )
    for tally, score in zip(tallies, scores, strict=True):
        tally.rounds += 1
        tally.score += score
    return ArenaRound(scores, moves)


def _guards(
    contest: Contest, round_: Round, number: int, lineup: Lineup, tallies: tuple[BotTally, BotTally]
) -> list[Guard]:
    """Return a guarded bot for each seat; one player may act for two seats."""
    guards: list[Guard] = []
    for seat, side in enumerate(lineup):
        same = [other for other in round_.seats_of(seat) if other < seat]
        if same:
            guards.append(guards[same[0]])
        else:
            guards.append(Guard(TimedBot(seat_bot(contest, side, number, seat), tallies[side])))
    return guards


def _count_hand(round_: Round, seat: int, tally: BotTally, asked_for_grand: bool) -> None:
    tally.hands += 1
    tally.grand_asked += asked_for_grand
    first = round_.out[:1] == [seat]
    if round_.calls.get(seat) == "tichu":
        tally.tichu_called += 1
        tally.tichu_made += first
    elif round_.calls.get(seat) == "grand":
        tally.grand_called += 1
        tally.grand_made += first


def _team_scores(round_: Round, lineup: Lineup, tallies: tuple[BotTally, BotTally]) -> tuple[float, float]:
    """Scores by bot; the scores of a round are those of the teams of seats 0 and 1."""
    assert round_.scores is not None
    if round_.ending == "victory":
        tallies[lineup[round_.out[0]]].victories += 1
    by_side = dict(zip(lineup[:2], round_.scores, strict=False))
    return by_side[0], by_side[1]


def _place_scores(round_: Round, lineup: Lineup, tallies: tuple[BotTally, BotTally]) -> tuple[float, float]:
    """Scores in a game of ranks: mean over the seats of a bot, from 100 for the first to 0 for the last."""
    sides = [lineup[seat] for seat in round_.out]
    last = len(sides) - 1
    points: tuple[list[float], list[float]] = ([], [])
    for place, side in enumerate(sides):
        points[side].append(100 * (last - place) / last)
        tallies[side].places += place + 1
        beaten = sum(other != side for other in sides[place:])
        tallies[side].ahead += beaten
        tallies[1 - side].behind += beaten
    return sum(points[0]) / len(points[0]), sum(points[1]) / len(points[1])
