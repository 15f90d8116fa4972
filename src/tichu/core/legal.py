"""What is allowed, and the sentence that says why not.

``why_no_…`` returns the refusal of a simple action, or None if it is allowed; ``check_…`` raises the refusal
of one that carries something. ``legal_actions`` lists exactly what they accept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw, malformed
from tichu.core.cards import (
    DOG,
    DRAGON,
    MAHJONG,
    RANKS,
    Card,
    Cards,
    Rank,
    cards_name,
    holds,
    one_of,
    rank_name,
)
from tichu.core.combos import SMALLEST_BOMB, Combination, beats, classify, has_natural
from tichu.core.editions import EDITIONS
from tichu.core.errors import IllegalAction, shown
from tichu.core.gifts import exchanges, fitting_gift
from tichu.core.moves import bombs, follows, leads

if TYPE_CHECKING:
    from tichu.core.round import Round


def legal_actions(round_: Round, seat: int) -> Sequence[Action]:
    """Every legal action of the seat."""
    phase = round_.phase
    if phase == "over":
        return ()
    calls = _legal_calls(round_, seat) if seat not in round_.started or round_.just_called else []
    if phase == "exchange":
        if why_no_exchange(round_, seat):
            return calls
        return exchanges(round_, seat, calls)
    if phase == "grand":
        return calls if why_no_grand(round_, seat) else [Grand(True), Grand(False), *calls]
    actions = _legal_plays(round_, seat)
    if phase == "take" and seat == round_.turn:
        receivers = dragon_receivers(round_)
        actions += map(Give, receivers) if receivers else (Take(),)
    return actions + calls


def check(round_: Round, seat: int, action: Action) -> None:
    """Raise the refusal of an action that is not legal in a round that is not over."""
    match action:
        case Play():
            check_play(round_, seat, action)
        case Pass():
            check_pass(round_, seat)
        case Take():
            check_take(round_, seat)
        case Give():
            check_give(round_, seat, action)
        case Tichu():
            refuse(why_no_tichu(round_, seat))
        case Grand():
            refuse(why_no_grand(round_, seat))
        case Exchange():
            check_exchange(round_, seat, action)
        case Withdraw():
            refuse(why_no_withdraw(round_, seat))
        case _:
            raise unknown_action(action)


def unknown_action(action: object) -> IllegalAction:
    """The error for an action of a type that does not exist."""
    return IllegalAction("unknown-type", f"there is no action {shown(action)}")


# -- calls ---------------------------------------------------------------------------------------------------


def _legal_calls(round_: Round, seat: int) -> list[Action]:
    calls: list[Action] = []
    if seat not in round_.started and not why_no_tichu(round_, seat):
        calls.append(Tichu())
    if round_.just_called and not why_no_withdraw(round_, seat):
        calls.append(Withdraw())
    return calls


def why_no_grand(round_: Round, seat: int) -> IllegalAction | None:
    """Grand Tichu is decided before the rest of the cards is seen (T5)."""
    if round_.phase != "grand":
        return IllegalAction(
            "too-late-for-grand", "Grand Tichu is decided before the next card is seen: too late"
        )
    if seat not in round_.game.variant.asked_for_grand(round_):
        return IllegalAction("no-grand-here", "this seat is not asked for Grand Tichu")
    if seat in round_.answered:
        return IllegalAction("already-answered", "you have already answered the Grand Tichu question")
    return None


def why_no_tichu(round_: Round, seat: int) -> IllegalAction | None:
    """Tichu is called once, before one's own first card (T1)."""
    if not round_.settings.tichu:
        return IllegalAction("no-bets", "there are no bets in this game")
    if seat in round_.calls:
        return IllegalAction("already-called", "you have already called")
    if seat in round_.started:
        return IllegalAction("too-late-for-tichu", "you have already played a card: too late for Tichu")
    if seat in round_.out:
        return IllegalAction("no-cards", "you have no cards left")
    if round_.gift_ends_round:
        return IllegalAction("round-over", "the round is over but for the Dragon's gift")
    if round_.phase == "grand" and not why_no_grand(round_, seat):
        return IllegalAction("answer-first", "answer the Grand Tichu question first")
    if round_.out and not round_.settings.late_tichu:
        return IllegalAction("somebody-is-out", "somebody is already out: a Tichu can no longer be won")
    return None


def why_no_withdraw(round_: Round, seat: int) -> IllegalAction | None:
    """Of two partners who called at the same moment the later in playing order may withdraw (T4)."""
    if not round_.settings.withdraw_calls:
        return IllegalAction("no-withdrawal", "a call stands: it cannot be withdrawn")
    if seat not in round_.calls:
        return IllegalAction("no-call", "you have not called")
    partners = calling_partners(round_, seat)
    if not partners:
        return IllegalAction(
            "not-simultaneous", "your partner did not call at the same moment: the call stands"
        )
    begin = round_.turn if round_.turn is not None else round_.dealer or 0
    seats = round_.game.seats
    if (seat - begin) % seats < min((other - begin) % seats for other in partners):
        return IllegalAction("first-call-stands", "your call came first in playing order: it stands")
    return None


def calling_partners(round_: Round, seat: int) -> list[int]:
    """The partners who called at the same moment as the seat; the dummy does not call by himself."""
    variant, called = round_.game.variant, round_.just_called
    if seat not in called:
        return []
    partners = variant.partners(round_, seat)
    return [other for other in partners if other in called and not variant.same_player(round_, seat, other)]


# -- exchange ------------------------------------------------------------------------------------------------


def why_no_exchange(round_: Round, seat: int) -> IllegalAction | None:
    """Everybody who is part of the exchange gives once."""
    if round_.phase != "exchange":
        return IllegalAction("no-exchange-now", "this is not the time to exchange cards")
    if seat not in round_.game.variant.gifts(round_):
        return IllegalAction("nothing-to-exchange", "this seat does not exchange cards")
    if round_.given[seat] is not None:
        return IllegalAction("already-given", "you have already given your cards")
    return None


def check_exchange(round_: Round, seat: int, action: Exchange) -> None:
    """The right number of own cards for the right seats, and the best or lowest where that is the rule."""
    refuse(why_no_exchange(round_, seat))
    plan = round_.game.variant.gifts(round_)[seat]
    if {to: len(cards) for to, cards in action.give} != dict(plan) or len(action.give) != len(plan):
        asked = " and ".join(f"{count} to seat {to}" for to, count in sorted(plan.items()))
        raise IllegalAction("wrong-gifts", f"you give {asked}, nothing else")
    given = tuple(chain.from_iterable(cards for _, cards in action.give))
    _check_held(round_, seat, given)
    forced = round_.game.variant.forced_gift(round_, seat)
    if forced and not fitting_gift(round_.hands[seat], given, forced):
        words = "your best cards" if forced == "best" else "your lowest cards"
        raise IllegalAction(f"not-the-{forced}", f"you must give {words}")


# -- playing -------------------------------------------------------------------------------------------------


def _legal_plays(round_: Round, seat: int) -> list[Action]:
    combos, may_pass = playable(round_, seat)
    actions = _as_actions(round_, seat, combos)
    return [*actions, Pass()] if may_pass else actions


def playable(round_: Round, seat: int) -> tuple[list[Combination], bool]:
    """The combinations the seat may play now, and whether it may pass instead."""
    thrown = throwable_bombs(round_, seat)
    if round_.phase != "play" or round_.turn != seat:
        return thrown, False
    hand, rules, top = round_.hands[seat], round_.game.combo_rules, round_.top
    if top is None:
        plays = leads(hand, rules)
    elif top.combo.cards == (DOG,):
        plays = [combo for combo in leads(hand, rules) if not combo.is_bomb]
    else:
        plays = follows(hand, top, rules)
    may_pass = top is not None and top.combo.cards != (DOG,)
    wish = wish_for(round_, seat)
    if wish is not None and round_.settings.wish_breach == "refused":
        fulfilling = [combo for combo in plays if combo.has_natural(wish)]
        if fulfilling or any(bomb.has_natural(wish) for bomb in thrown):
            plays, may_pass = fulfilling, False
    return plays + thrown, may_pass


def throwable_bombs(round_: Round, seat: int) -> list[Combination]:
    """The bombs that beat what lies on the table (B1, B2): at any time until the trick is taken up."""
    hand, trick = round_.hands[seat], round_.trick
    if len(hand) < SMALLEST_BOMB or not trick:
        return []
    held = bombs(hand, round_.game.combo_rules)
    if not held or round_.gift_ends_round:
        return []
    return [bomb for bomb in held if beats(bomb, trick[-1])]


def _as_actions(round_: Round, seat: int, combos: Iterable[Combination]) -> list[Action]:
    """The plays of these combinations: one for each wish and each receiver there is to choose."""
    hand = round_.hands[seat]
    if hand and hand[0] > MAHJONG:  # neither Dog nor Mah Jong: nothing to choose
        return [Play(cards, stands_for or None) for _, _, cards, stands_for in combos]
    actions: list[Action] = []
    wishes: list[Rank | None] | None = None
    for _, _, cards, stands_for in combos:
        reading = stands_for or None
        if MAHJONG in cards:
            if wishes is None:
                wishes = _wishes(round_)
            actions += [Play(cards, reading, wish) for wish in wishes]
        elif cards[0] == DOG:
            receivers = round_.game.variant.dog_receivers(round_, seat)
            actions += (
                [Play(cards, None, None, to) for to in receivers] if len(receivers) > 1 else [Play(cards)]
            )
        else:
            actions.append(Play(cards, reading))
    return actions


def _wishes(round_: Round) -> list[Rank | None]:
    """What may be said with the Mah Jong (W2)."""
    how = round_.settings.wish
    return [None] if how == "none" else [*RANKS] if how == "required" else [None, *RANKS]


def wish_for(round_: Round, seat: int) -> Rank | None:
    """The wish, if the seat holds the rank and is bound by wishes at all; whether it can play it is open."""
    wish = round_.wish
    if wish is None or not round_.game.variant.bound_by_wish(round_, seat):
        return None
    return wish if any(card >> 2 == wish for card in round_.hands[seat]) else None


def binding_wish(round_: Round, seat: int) -> Rank | None:
    """The wish, if the seat is in turn and has a legal play that fulfils it (W3)."""
    if round_.phase != "play" or round_.turn != seat:
        return None
    wish = wish_for(round_, seat)
    return wish if wish is not None and _can_fulfil(round_, seat, wish) else None


def breaks_wish(round_: Round, seat: int, action: Play | Pass) -> bool:
    """Whether a legal action leaves a wish open that binds the seat (W3, W6, W8)."""
    wish = binding_wish(round_, seat)
    if wish is None:
        return False
    return isinstance(action, Pass) or not (
        has_natural(action.cards, wish) or is_thrown_bomb(round_, seat, action)
    )


def is_thrown_bomb(round_: Round, seat: int, action: Play) -> bool:
    """Whether the play is a bomb that the seat can throw on what lies on the table (B1, B2)."""
    if len(action.cards) < SMALLEST_BOMB:
        return False
    cards = tuple(sorted(action.cards))
    return any(bomb.cards == cards for bomb in throwable_bombs(round_, seat))


def _can_fulfil(round_: Round, seat: int, wish: Rank) -> bool:
    """Whether the seat, in turn, has a legal play with a natural card of the rank (W3)."""
    hand, rules, top = round_.hands[seat], round_.game.combo_rules, round_.top
    if top is None or top.combo.cards == (DOG,):
        return True
    return any(combo.has_natural(wish) for combo in follows(hand, top, rules)) or any(
        bomb.has_natural(wish) and beats(bomb, top) for bomb in bombs(hand, rules)
    )


class CheckedPlay(NamedTuple):
    """What a legal play means: the combination, the Dog's receiver, and whether it breaks the wish.

    ``breach`` is true only where breaking the wish is allowed for a penalty (W8).
    """

    combo: Combination
    receiver: int | None
    breach: bool


def check_play(round_: Round, seat: int, action: Play) -> CheckedPlay:
    """What the play means if it is legal."""
    combo = _chosen_reading(round_, seat, action)
    _check_wish_made(round_, action)
    receiver = None
    if combo.cards == (DOG,):
        receiver = dog_receiver(round_, seat, action)
    elif action.to is not None:
        raise IllegalAction("no-receiver", "only the Dog's lead is given to somebody")
    if combo.is_bomb and round_.top is not None:
        return CheckedPlay(combo, receiver, False)  # W6: a bomb on what lies there need not fulfil the wish
    breach = not combo.has_natural(round_.wish or 0) and _leaves_wish(round_, seat)
    return CheckedPlay(combo, receiver, breach)


def _chosen_reading(round_: Round, seat: int, action: Play) -> Combination:
    """The highest reading that is legal, or the one the player chose (F3)."""
    if round_.phase not in ("play", "take"):
        raise IllegalAction("not-playing-yet", "the play has not begun yet")
    if round_.gift_ends_round:
        raise IllegalAction("round-over", "the round is over but for the Dragon's gift")
    if not isinstance(action.cards, tuple):
        raise malformed(f"the cards of a play are a tuple of cards, not {shown(action.cards)}")
    cards = tuple(sorted(action.cards))
    _check_held(round_, seat, cards)
    readings = classify(cards, round_.game.combo_rules)
    if not readings:
        raise IllegalAction("no-combination", f"{cards_name(cards)} is no combination")
    if action.stands_for is not None:
        readings = tuple(combo for combo in readings if combo.stands_for == tuple(sorted(action.stands_for)))
        if not readings:
            meant = " ".join(map(rank_name, action.stands_for))
            raise IllegalAction("no-such-reading", f"the Phoenix cannot stand for {meant} there")
    top = round_.top
    in_turn = round_.phase == "play" and round_.turn == seat
    if in_turn and (top is None or top.combo.cards == (DOG,)):
        return readings[0]
    if top is None:
        raise IllegalAction("not-your-lead", "the lead is another player's, and no bomb takes it away")
    for combo in readings:
        if (in_turn or combo.is_bomb) and beats(combo, top):
            return combo
    if not in_turn and not readings[0].is_bomb:
        raise IllegalAction("not-your-turn", "it is not your turn, and only bombs may be thrown out of turn")
    if cards == (DOG,):
        raise IllegalAction("dog-is-led", "the Dog can only be led")
    raise IllegalAction(
        "does-not-beat", f"{cards_name(cards)} does not beat {cards_name(top.combo.cards)} on the table"
    )


def _check_wish_made(round_: Round, action: Play) -> None:
    """A wish comes with the Mah Jong, where the game has one (W2)."""
    how = round_.settings.wish
    if MAHJONG not in action.cards:
        if action.wish is not None:
            raise IllegalAction("wish-without-mahjong", "a wish comes with the Mah Jong only")
    elif action.wish is None:
        if how == "required":
            raise IllegalAction("wish-required", "whoever plays the Mah Jong must name a rank")
    elif how == "none":
        raise IllegalAction("no-wish-here", "the Mah Jong carries no wish in this game")
    elif action.wish not in RANKS:
        raise IllegalAction("unknown-rank", f"{action.wish!r} is no rank to wish for")


def dog_receiver(round_: Round, seat: int, action: Play) -> int:
    """Who gets the lead from the Dog (D1, D2)."""
    receivers = round_.game.variant.dog_receivers(round_, seat)
    if len(receivers) == 1:
        receiver = receivers[0]
        if receiver == seat and len(round_.hands[seat]) == 1:
            receiver = round_.next_holding(seat)
        if action.to not in (None, receiver):
            raise IllegalAction("wrong-receiver", f"the Dog's lead goes to seat {receiver}")
        return receiver
    if action.to is None:
        raise IllegalAction("receiver-missing", "say who gets the lead from the Dog")
    if action.to not in receivers:
        choice = " or ".join(map(str, receivers))
        raise IllegalAction("wrong-receiver", f"the Dog's lead goes to seat {choice}, not to {action.to}")
    return action.to


def _leaves_wish(round_: Round, seat: int) -> bool:
    """Whether a wish binds the seat that does not fulfil it; refused where there is no penalty (W3, W8)."""
    wish = binding_wish(round_, seat)
    if wish is None:
        return False
    if round_.settings.wish_breach == "refused":
        raise IllegalAction("wish-binds", f"you hold {one_of(wish)} and can play it: the wish binds you")
    return True


def check_pass(round_: Round, seat: int) -> bool:
    """In turn, and not with the lead (P7); returns whether passing breaks the wish for a penalty."""
    if round_.phase == "take" and round_.turn == seat:
        raise IllegalAction("trick-is-yours", "the trick is yours: take it or give it away")
    if round_.phase != "play" or round_.turn != seat:
        raise IllegalAction("not-your-turn", "it is not your turn")
    if round_.top is None or round_.top.combo.cards == (DOG,):
        raise IllegalAction("leader-may-not-pass", "whoever has the lead may not pass")
    return _leaves_wish(round_, seat)


# -- picking up ----------------------------------------------------------------------------------------------


def dragon_receivers(round_: Round) -> tuple[int, ...]:
    """Who may be given the trick on the table: nobody unless the Dragon won it (G2, G3)."""
    top = round_.top
    if top is None or top.combo.cards != (DRAGON,):
        return ()
    return round_.game.variant.dragon_receivers(round_, top.seat)


def check_take(round_: Round, seat: int) -> None:
    """The owner of a finished trick picks it up (P4)."""
    _check_owner(round_, seat)
    if dragon_receivers(round_):
        raise IllegalAction("dragon-is-given", "a trick won with the Dragon is given to an opponent")


def check_give(round_: Round, seat: int, action: Give) -> None:
    """The Dragon's trick goes to an opponent (G2)."""
    _check_owner(round_, seat)
    receivers = dragon_receivers(round_)
    if not receivers:
        raise IllegalAction("nothing-to-give", "only a trick won with the Dragon is given away")
    if action.to not in receivers:
        choice = " or ".join(map(str, receivers))
        raise IllegalAction("wrong-receiver", f"the Dragon's trick goes to seat {choice}, not to {action.to}")


def _check_owner(round_: Round, seat: int) -> None:
    if round_.phase != "take":
        raise IllegalAction("trick-not-finished", "the trick is not finished: others may still beat it")
    if round_.turn != seat:
        raise IllegalAction("not-your-trick", "the trick belongs to another player")


def _check_held(round_: Round, seat: int, cards: Cards) -> None:
    hand = round_.hands[seat]
    if holds(hand, cards):
        return
    missing: Card | None = next((card for card in cards if card not in hand), None)
    if missing is None:
        raise IllegalAction("card-twice", "you do not hold one of these cards twice")
    title = EDITIONS[round_.game.edition].card_title(missing)
    raise IllegalAction("not-in-hand", f"you do not hold {title}")


def refuse(why: IllegalAction | None) -> None:
    """Raise the refusal, if there is one."""
    try:
        if why is not None:
            raise why
    finally:
        del why  # or it would hold this frame, which holds it: garbage in a circle
