"""Swiss pairing by minimum-cost matching, for entrants and for persons who get a new partner each round."""

from __future__ import annotations

from typing import TypeAlias

from tichu.tournament.lots import draw_order
from tichu.tournament.matching import Cost, cheapest_pairs
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament

Side: TypeAlias = tuple[int, ...]


def pair_swiss(tournament: Tournament) -> tuple[list[tuple[Side, Side]], list[int]]:
    """Pair entrants of equal score, the upper half of a score group against the lower half.

    In order of importance: nobody has a second bye, nobody meets twice, the bye goes to the last, scores are
    close.
    """
    history = MeetingHistory(tournament)
    order, scores = _ordered(tournament)
    at_in_group, group_size = _groups([scores[one] for one in order])
    byes = len(order) % 2
    last = len(order)

    def cost(a: int, b: int) -> Cost:
        if b >= last:  # a bye
            return history.byes[order[a]], 0, last - a, 0, 0
        one, other = order[a], order[b]
        met = history.met((one,), (other,))
        apart = (scores[one] - scores[other]) ** 2
        fold = abs(at_in_group[b] - at_in_group[a] - group_size[a] // 2) if not apart else 0
        return 0, met, 0, apart, fold

    pairs = cheapest_pairs(len(order) + byes, cost)
    free = [order[a] for a, b in pairs if b >= last]
    return [((order[a],), (order[b],)) for a, b in pairs if b < last], free


def pair_individuals(tournament: Tournament) -> tuple[list[tuple[Side, Side]], list[int]]:
    """Draw partners and tables of four.

    In order of importance: nobody sits out a second time, nobody has a partner twice, the last sit out,
    scores are close. Then the pairs are matched: opponents are new, and the sums of the scores are close.
    """
    history = MeetingHistory(tournament)
    order, scores = _ordered(tournament)
    byes = len(order) % 4
    last = len(order)

    def cost(a: int, b: int) -> Cost:
        if a >= last:
            return last, 0, 0, 0  # two byes are not a pair
        if b >= last:
            return history.byes[order[a]], 0, last - a, 0
        one, other = order[a], order[b]
        return 0, history.partnered(one, other), 0, (scores[one] - scores[other]) ** 2

    partners = cheapest_pairs(len(order) + byes, cost)
    sides = [(order[a], order[b]) for a, b in partners if b < last]
    sums = [scores[a] + scores[b] for a, b in sides]

    def table_cost(a: int, b: int) -> Cost:
        return history.met(sides[a], sides[b]), (sums[a] - sums[b]) ** 2

    free = [order[a] for a, b in partners if b >= last]
    return [(sides[a], sides[b]) for a, b in cheapest_pairs(len(sides), table_cost)], free


def _ordered(tournament: Tournament) -> tuple[list[int], dict[int, int]]:
    """Return the entrants that play, the best first, and the score of each; lots decide between equals."""
    first = tournament.options.ranking[0]
    scores = {line.entrant: round(line.values[first]) for line in standings(tournament)}
    playing = tournament.playing()
    if tournament.options.order == "lots":
        playing = draw_order(playing, tournament.options.seed, f"round {len(tournament.rounds) + 1}")
    return sorted(playing, key=lambda one: -scores[one]), scores


def _groups(scores: list[int]) -> tuple[list[int], list[int]]:
    """Return, for scores in falling order, the place in its group and the size of the group."""
    size = {score: scores.count(score) for score in scores}
    begin = {score: at for at, score in reversed(list(enumerate(scores)))}
    return [at - begin[score] for at, score in enumerate(scores)], [size[score] for score in scores]
