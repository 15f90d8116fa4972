"""Swiss pairing by minimum-cost matching, for entrants and for persons who get a new partner each round."""

from __future__ import annotations

from tichu.tournament.lots import draw_order
from tichu.tournament.matching import Cost
from tichu.tournament.pairing.draw import DrawCosts, Side, Sides, draw_tables
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament


def pair_swiss(tournament: Tournament) -> tuple[list[Sides], list[int]]:
    """Pair entrants of equal score, the upper half of a score group against the lower half.

    In order of importance: nobody has a second bye, nobody meets twice, the bye goes to the last, scores are
    close.
    """
    history = MeetingHistory(tournament)
    order, scores = by_score(tournament, tournament.playing())
    at_in_group, group_size = _groups([scores[one] for one in order])

    def leave_out(a: int) -> Cost:
        return history.byes[order[a]], 0, len(order) - a, 0, 0

    def opponents(first: Side, second: Side) -> Cost:
        a, b = first[0], second[0]
        one, other = order[a], order[b]
        met = history.met((one,), (other,))
        apart = (scores[one] - scores[other]) ** 2
        fold = abs(at_in_group[b] - at_in_group[a] - group_size[a] // 2) if not apart else 0
        return 0, met, 0, apart, fold

    return _drawn(tournament, order, DrawCosts(leave_out, opponents))


def pair_individuals(tournament: Tournament) -> tuple[list[Sides], list[int]]:
    """Draw partners and tables.

    In order of importance: nobody sits out a second time, nobody has a partner twice, the last sit out,
    scores are close. Then the sides are matched: opponents are new, and the sums of the scores are close.
    """
    history = MeetingHistory(tournament)
    order, scores = by_score(tournament, tournament.playing())

    def leave_out(a: int) -> Cost:
        return history.byes[order[a]], 0, len(order) - a, 0

    def partners(a: int, b: int) -> Cost:
        one, other = order[a], order[b]
        return 0, history.partnered(one, other), 0, (scores[one] - scores[other]) ** 2

    def opponents(first: Side, second: Side) -> Cost:
        one, other = (tuple(order[a] for a in side) for side in (first, second))
        sums = (sum(scores[each] for each in side) for side in (one, other))
        return 0, history.met(one, other), 0, (next(sums) - next(sums)) ** 2

    return _drawn(tournament, order, DrawCosts(leave_out, opponents, partners))


def pair_arena(tournament: Tournament) -> tuple[list[Sides], list[int]]:
    """Pair those who are free. Nobody has a bye: who is left out waits, and comes first the next time.

    In order of importance: nobody meets the opponents or partners of their last match again, those who have
    waited play, scores are close. Rather than an immediate repeat, people wait for other tables to end.
    """
    history = MeetingHistory(tournament)
    order, scores = by_score(tournament, tournament.free())
    waited = _waited(tournament)

    def leave_out(a: int) -> Cost:
        return 0, waited.get(order[a], 0), 0

    def partners(a: int, b: int) -> Cost:
        one, other = order[a], order[b]
        return int(other in history.last_partners[one]), 0, (scores[one] - scores[other]) ** 2

    def opponents(first: Side, second: Side) -> Cost:
        one, other = (tuple(order[a] for a in side) for side in (first, second))
        repeats = sum(b in history.last_opponents[a] for a in one for b in other)
        sums = (sum(scores[each] for each in side) for side in (one, other))
        return repeats, 0, (next(sums) - next(sums)) ** 2

    tables, _ = _drawn(tournament, order, DrawCosts(leave_out, opponents, partners))
    if tournament.open_tables:
        tables = [table for table in tables if not history.repeats_last(table)]
    return tables, []


def _waited(tournament: Tournament) -> dict[int, int]:
    """Return how often those who are free were left out since their last match."""
    waited: dict[int, int] = {}
    for round_ in tournament.rounds:
        for one in round_.waiting:
            waited[one] = waited.get(one, 0) + 1
        for table in round_.tables:
            waited.update(dict.fromkeys(table.entrants, 0))
    return waited


def _drawn(tournament: Tournament, order: list[int], costs: DrawCosts) -> tuple[list[Sides], list[int]]:
    """Draw tables of the entrants in this order."""
    options = tournament.options
    tables, left_out = draw_tables(len(order), options.shape, costs, options.table_size)
    named = [tuple(tuple(order[a] for a in side) for side in table) for table in tables]
    return named, [order[a] for a in left_out]


def by_score(tournament: Tournament, playing: list[int]) -> tuple[list[int], dict[int, int]]:
    """Return entrants, the best first, and the score of each; lots decide between equals."""
    first = tournament.options.ranking[0]
    scores = {line.entrant: round(line.values[first]) for line in standings(tournament)}
    if tournament.options.order == "lots":
        playing = draw_order(playing, tournament.options.seed, f"round {len(tournament.rounds) + 1}")
    return sorted(playing, key=lambda one: -scores[one]), scores


def _groups(scores: list[int]) -> tuple[list[int], list[int]]:
    """Return, for scores in falling order, the place in its group and the size of the group."""
    size = {score: scores.count(score) for score in scores}
    begin = {score: at for at, score in reversed(list(enumerate(scores)))}
    return [at - begin[score] for at, score in enumerate(scores)], [size[score] for score in scores]
