"""Leading, following, passing and bombing.

Every play is scored by the same sum: the cost of the rest of the hand, the probability of winning the trick
and the value of the lead, the points in the trick, and the threat of the opponents. Passing is scored on the
same scale.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.club import wishes
from tichu.bots.club.situation import Situation
from tichu.bots.protocol import Decision, Reason
from tichu.core.actions import Pass, Play
from tichu.core.cards import DOG, DRAGON, MAHJONG, Cards, without
from tichu.core.combos import Combination, Played, classify
from tichu.core.moves import bombs

GO_OUT: Final = 6.0


class Candidate(NamedTuple):
    """A possible play, one for all equivalent choices of suits."""

    action: Play
    combo: Combination
    rest: Cards


def candidates(s: Situation) -> list[Candidate]:
    """The distinct legal plays."""
    held_bombs = {card for bomb in bombs(s.hand, s.round.game.combo_rules) for card in bomb.cards}
    found: dict[object, Candidate] = {}
    rules = s.round.game.combo_rules
    for action in s.view.legal_actions():
        if not isinstance(action, Play):
            continue
        cards = action.cards
        broken = len(held_bombs.intersection(cards)) if held_bombs else 0
        key = (action.pattern, broken)
        if key in found:
            continue
        readings = classify(cards, rules)
        combo = readings[0]
        if action.stands_for:
            combo = next(reading for reading in readings if reading.stands_for == action.stands_for)
        found[key] = Candidate(action, combo, without(s.hand, cards))
    return list(found.values())


def choose(s: Situation) -> Decision:
    """Choose the best legal play, or pass."""
    options = s.view.options()
    may_pass = any(isinstance(option, Pass) for option in options)
    plays = candidates(s)
    lawful = _honouring_the_wish(s, plays)
    if lawful:
        plays, may_pass = lawful, False
    if not plays:
        return Decision(Pass(), Reason("cannot-beat"))
    out = [play for play in plays if not play.rest]
    if out and s.partner_called and not s.i_called:
        # Going out first would lose the partner's call (T2).
        plays = [play for play in plays if play.rest]
        if not plays and may_pass:
            return Decision(Pass(), Reason("waits-for-caller"))
    if out and (not plays or out[0] in plays):
        return Decision(_with_wish(s, out[0]), Reason("goes-out"))
    if s.leading:
        run = _run_out(s, plays)
        if run is not None:
            return run
    best, value = max(((play, _worth(s, play)) for play in plays), key=lambda pair: pair[1])
    if may_pass and _worth_of_passing(s) >= value:
        return Decision(Pass(), _why_pass(s))
    return Decision(_with_wish(s, best), _why_play(s, best))


def _with_wish(s: Situation, play: Candidate) -> Play:
    """The play, with a wish if the Mah Jong is in it."""
    if MAHJONG not in play.combo.cards:
        return play.action
    return play.action._replace(wish=wishes.choose(s, play.combo))


def _honouring_the_wish(s: Situation, plays: list[Candidate]) -> list[Candidate]:
    """Plays that honour the wish, where breaking it is possible but costs a penalty."""
    if s.round.settings.wish_breach != "penalty" or s.round.binding_wish(s.seat) is None:
        return []
    return [play for play in plays if not s.round.breaks_wish(s.seat, play.action)]


def _run_out(s: Situation, plays: list[Candidate]) -> Decision | None:
    """If all but one part of the plan win, play those first and go out."""
    _, parts = s.planner.plan(s.hand)
    losers = [part for part in parts if s.odds.holds(part.kind, part.rank or 1, part.length) < s.style.sure]
    if len(losers) > 1 or len(parts) < 2:
        return None
    winners = [
        play
        for play in plays
        if s.odds.play_holds(play.combo) >= s.style.sure
        and play.combo.cards != (DOG,)
        and len(s.planner.plan(play.rest)[1]) == len(parts) - 1
    ]
    if not winners:
        return None
    best = max(winners, key=lambda play: (not play.combo.is_bomb, len(play.combo.cards), -play.combo.rank))
    return Decision(_with_wish(s, best), Reason("runs-out", {"leads": len(parts)}))


def _own_weight(s: Situation) -> float:
    return s.style.own_when_partner_called if s.partner_called and not s.i_called else 1.0


def _lead_worth(s: Situation) -> float:
    return s.style.lead_called if s.i_called else s.style.lead


def _partner_lead_worth(s: Situation) -> float:
    if s.i_called:
        return 0.1
    if s.partner_called:
        return s.style.partner_lead_called
    return s.style.partner_lead if s.partners else 0.0


def _points_matter(s: Situation) -> float:
    """Weight of points in tricks, which matter less while a call of our side is open."""
    return s.style.points_with_bet if s.bets_open and (s.i_called or s.partner_called) else 1.0


def _worth(s: Situation, play: Candidate) -> float:
    """Score of a play."""
    combo = play.combo
    if combo.cards == (DOG,):
        return _worth_of_dog(s, play)
    if not play.rest:
        return GO_OUT
    worth = Played.on(s.top, s.seat, combo).worth
    holds = s.odds.play_holds(combo, worth)
    value = -_own_weight(s) * s.planner.cost(play.rest) + _lead_worth(s) * holds
    if s.leading:
        value += s.style.card_bonus * (len(combo.cards) - 1)
    gift = 25 if combo.cards == (DRAGON,) else 0
    if s.round.settings.dragon_given and gift:
        value -= (s.trick_points + 25) / s.style.dragon_gift * _points_matter(s)
    else:
        value += holds * s.trick_points / s.style.points_per_lead * _points_matter(s)
    if s.top is not None and not s.partner_holds and not s.own_trick:
        value += holds * s.threat(s.top.seat)
    for other in s.opponents:
        if s.view.counts[other] == len(combo.cards) and s.view.counts[other] <= 2:
            value -= (1 - holds) * 0.9  # they could go out on it
    if s.partner_holds and s.partner_called and s.top is not None:
        value -= 1.5 * (s.odds.play_holds(s.top.combo, s.top.worth) > 0.75)
    if s.partner_called and not s.i_called and s.caller_still_to_play:
        value -= s.style.raise_before_caller * (1 - holds)
    if combo.is_bomb and s.partner_holds:
        value -= 2.0
    if combo.is_bomb and not s.leading and not _worth_a_bomb(s):
        value -= 0.6
    return value


def _worth_a_bomb(s: Situation) -> bool:
    """Whether to use a bomb: only if somebody is close to going out or much is at stake."""
    return bool(s.calling_opponents) or s.fewest <= 5 or s.trick_points >= 25 or s.cost <= 0


def _worth_of_dog(s: Situation, play: Candidate) -> float:
    receiver = play.action.to
    partners = [receiver] if receiver is not None else s.partners
    value = -_own_weight(s) * s.planner.cost(play.rest)
    if not partners:
        return value
    value += _partner_lead_worth(s)
    return value - 0.02 * min(s.view.counts[other] for other in partners)


def _worth_of_passing(s: Situation) -> float:
    """Score of passing."""
    value = -_own_weight(s) * s.cost
    if s.top is None:
        return value
    holds = s.odds.play_holds(s.top.combo, s.top.worth)
    if s.partner_holds:
        return value + holds * (_partner_lead_worth(s) + s.trick_points / s.style.points_per_lead)
    if s.own_trick:
        return value + holds * _lead_worth(s)
    return value - holds * (s.style.opponent_lead * (2 if s.i_called else 1))


def _why_pass(s: Situation) -> Reason:
    if s.partner_holds and s.top is not None:
        return Reason("partner-holds", {"cards": s.view.counts[s.top.seat]})
    if s.own_trick:
        return Reason("own-trick")
    return Reason("saves-cards")


def _why_play(s: Situation, play: Candidate) -> Reason:
    combo = play.combo
    if combo.cards == (DOG,):
        return Reason("dog-to-partner")
    if s.leading:
        return Reason("leads-loser" if s.odds.play_holds(combo) < 0.5 else "leads-winner")
    if combo.is_bomb:
        return Reason("bombs", {"points": s.trick_points})
    if s.top is not None and s.top.seat in s.calling_opponents:
        return Reason("fights-caller", {"seat": s.top.seat})
    return Reason("takes-lead" if s.odds.play_holds(combo) >= 0.5 else "gets-rid")
