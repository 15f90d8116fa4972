"""Knock-out brackets: seeding, byes, and who is still in."""

from __future__ import annotations

from tichu.tournament.elimination import Bracket
from tichu.tournament.lots import draw_order
from tichu.tournament.matching import Cost
from tichu.tournament.pairing.draw import DrawCosts, Side, draw_tables
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.shapes import PAIRED
from tichu.tournament.state import Tournament, TournamentRound


def seed_order(size: int) -> list[int]:
    """Return the seeds of a bracket from top to bottom: the two best can meet only in the final.

    >>> seed_order(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    seeds = [1]
    while len(seeds) < size:
        total = 2 * len(seeds) + 1
        seeds = [seed for one in seeds for seed in (one, total - one)]
    return seeds


def bracket(tournament: Tournament) -> list[int | None]:
    """Return who is still in, from top to bottom; None where nobody is. Neighbours meet next."""
    return bracket_stages(tournament)[-1]


def bracket_stages(tournament: Tournament) -> list[list[int | None]]:
    """Return who was in before each round so far, and who is now; each stage is half as long as the last."""
    entrants = list(tournament.roster if tournament.rounds else tournament.playing())
    if tournament.options.order == "lots":
        entrants = draw_order(entrants, tournament.options.seed, "bracket")
    size = 1 << max(1, (len(entrants) - 1).bit_length())
    slots = [entrants[seed - 1] if seed <= len(entrants) else None for seed in seed_order(size)]
    stages = [slots]
    for round_ in tournament.rounds:
        if len(slots) == 1:
            break
        slots = [_winner(round_, a, b) for a, b in zip(slots[::2], slots[1::2], strict=True)]
        stages.append(slots)
    return stages


def _winner(round_: TournamentRound, a: int | None, b: int | None) -> int | None:
    if a is not None and b is not None:
        table = round_.table_of(a)
        if table is not None and b in table.entrants:
            outcome = round_.outcomes.get(table.table)
            winner = None if outcome is None else outcome.result.winner
            return None if winner is None else table.sides[winner][0]
    return next((one for one in (a, b) if one in round_.byes), None)


def pair_knockout(tournament: Tournament) -> tuple[list[tuple[int, int]], list[int]]:
    """Pair the bracket of those who have not lost, and those who have lost once but may go on.

    When one of each is left, they play the final, and again if both have lost once then.
    """
    survivors = tournament.survivors()
    playing = set(tournament.playing())
    unbeaten = [one for one in survivors.still_in(0) if one in playing]
    beaten = [one for one in survivors.still_in(1) if one in playing]
    if len(unbeaten) == 1 and len(beaten) == 1:
        return [(unbeaten[0], beaten[0])], []
    pairs, byes = _pair_unbeaten(tournament, unbeaten)
    more_pairs, more_byes = _pair_beaten(tournament, beaten)
    return pairs + more_pairs, byes + more_byes


def _pair_beaten(tournament: Tournament, beaten: list[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Pair those who have lost once: new opponents first, then those who lost in the same round.

    If the number is odd, the last to lose goes on without a match: they have won the most.
    """
    history = MeetingHistory(tournament)
    lost_in = {one: _defeat_round(tournament, one) for one in beaten}
    order = sorted(beaten, key=lambda one: -lost_in[one])

    def leave_out(a: int) -> Cost:
        return history.byes[order[a]], 0, a

    def opponents(first: Side, second: Side) -> Cost:
        one, other = order[first[0]], order[second[0]]
        return 0, history.met((one,), (other,)), (lost_in[one] - lost_in[other]) ** 2

    tables, left_out = draw_tables(len(order), PAIRED, DrawCosts(leave_out, opponents))
    pairs = [(order[a], order[b]) for (a,), (b,) in tables]
    return pairs, [order[a] for a in left_out]


def _defeat_round(tournament: Tournament, entrant: int) -> int:
    """Return the round of an entrant's first defeat."""
    bracket = Bracket(tournament.roster, tournament.lives, tournament.options.reset_final)
    for round_ in tournament.rounds:
        bracket.add_round(round_)
        if bracket.defeats[entrant]:
            return round_.number
    return 0


def _pair_unbeaten(tournament: Tournament, unbeaten: list[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Pair neighbours; who has none, or whose opponent is absent, goes on without a match."""
    slots = [one if one in unbeaten else None for one in bracket(tournament)]
    pairs, byes = [], []
    if len(slots) == 1:  # a winner, who waits for the final
        return [], [one for one in slots if one is not None]
    for a, b in zip(slots[::2], slots[1::2], strict=True):
        if a is not None and b is not None:
            pairs.append((a, b))
        else:
            byes += [one for one in (a, b) if one is not None]
    return pairs, byes
