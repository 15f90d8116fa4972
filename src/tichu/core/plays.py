"""Which cards a seat may play now, in turn or as a bomb, and whether it may pass."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from tichu.core.actions import Action, Pass, Play, malformed
from tichu.core.cards import DOG, MAHJONG, PHOENIX, Rank, cards_name, rank_name
from tichu.core.combos import SMALLEST_BOMB, Combination, beats, classify, has_natural
from tichu.core.errors import IllegalAction, shown
from tichu.core.moves import bombs, follows, leads
from tichu.core.refusals import check_held, gift_is_left
from tichu.core.wishes import binding_wish, check_wish_made, leaves_wish, possible_wishes, wish_for

if TYPE_CHECKING:
    from tichu.core.round import Round


def legal_plays(round_: Round, seat: int) -> list[Action]:
    """Every legal play of the seat, and a pass if it may."""
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
    """The bombs that beat the play on the table (B1, B2), at any time until the trick is taken."""
    hand, trick = round_.hands[seat], round_.trick
    if len(hand) < SMALLEST_BOMB or not trick:
        return []
    held = bombs(hand, round_.game.combo_rules)
    if not held or round_.gift_ends_round:
        return []
    return [bomb for bomb in held if beats(bomb, trick[-1])]


def is_thrown_bomb(round_: Round, seat: int, action: Play) -> bool:
    """Whether the play is a bomb that beats the play on the table (B1, B2)."""
    if len(action.cards) < SMALLEST_BOMB:
        return False
    cards = tuple(sorted(action.cards))
    return any(bomb.cards == cards for bomb in throwable_bombs(round_, seat))


def breaks_wish(round_: Round, seat: int, action: Play | Pass) -> bool:
    """Whether a legal action leaves a wish open that binds the seat (W3, W6, W8)."""
    wish = binding_wish(round_, seat)
    if wish is None:
        return False
    return isinstance(action, Pass) or not (
        has_natural(action.cards, wish) or is_thrown_bomb(round_, seat, action)
    )


def _as_actions(round_: Round, seat: int, combos: Iterable[Combination]) -> list[Action]:
    """The plays of these combinations, one for each possible wish and receiver of the Dog's lead."""
    hand = round_.hands[seat]
    if hand and hand[0] > MAHJONG:  # neither Dog nor Mah Jong: nothing to choose
        return [Play(cards, stands_for or None) for _, _, cards, stands_for in combos]
    actions: list[Action] = []
    wishes: list[Rank | None] | None = None
    for _, _, cards, stands_for in combos:
        reading = stands_for or None
        if MAHJONG in cards:
            if wishes is None:
                wishes = possible_wishes(round_)
            actions += [Play(cards, reading, wish) for wish in wishes]
        elif cards[0] == DOG:
            receivers = round_.game.variant.dog_receivers(round_, seat)
            actions += (
                [Play(cards, None, None, to) for to in receivers] if len(receivers) > 1 else [Play(cards)]
            )
        else:
            actions.append(Play(cards, reading))
    return actions


class CheckedPlay(NamedTuple):
    """A legal play: its combination, the Dog's receiver, and whether it breaks the wish.

    ``breach`` is true only where breaking the wish is allowed for a penalty (W8).
    """

    combo: Combination
    receiver: int | None
    breach: bool


def check_play(round_: Round, seat: int, action: Play) -> CheckedPlay:
    """Return the checked play; raises if it is not legal."""
    combo = _chosen_reading(round_, seat, action)
    check_wish_made(round_, action)
    receiver = None
    if combo.cards == (DOG,):
        receiver = dog_receiver(round_, seat, action)
    elif action.to is not None:
        raise IllegalAction(
            "no-receiver", f"only {round_.game.card_title(DOG)}'s lead can be given to another seat"
        )
    if combo.is_bomb and round_.top is not None:
        return CheckedPlay(combo, receiver, False)  # W6: a bomb on the trick need not fulfil the wish
    breach = not combo.has_natural(round_.wish or 0) and leaves_wish(round_, seat)
    return CheckedPlay(combo, receiver, breach)


def _chosen_reading(round_: Round, seat: int, action: Play) -> Combination:
    """The highest reading that is legal, or the one the player chose (F3)."""
    if round_.phase not in ("play", "take"):
        raise IllegalAction("not-playing-yet", "play has not started yet")
    if round_.gift_ends_round:
        raise gift_is_left(round_)
    if not isinstance(action.cards, tuple):
        raise malformed(f"the cards of a play must be a tuple, not {shown(action.cards)}")
    cards = tuple(sorted(action.cards))
    check_held(round_, seat, cards)
    readings = classify(cards, round_.game.combo_rules)
    if not readings:
        raise IllegalAction("no-combination", f"{cards_name(cards)} is not a combination")
    if action.stands_for is not None:
        readings = tuple(combo for combo in readings if combo.stands_for == tuple(sorted(action.stands_for)))
        if not readings:
            phoenix = round_.game.card_title(PHOENIX)
            meant = " ".join(map(rank_name, action.stands_for))
            raise IllegalAction("no-such-reading", f"{phoenix} cannot stand for {meant} there")
    top = round_.top
    in_turn = round_.phase == "play" and round_.turn == seat
    if in_turn and (top is None or top.combo.cards == (DOG,)):
        return readings[0]
    if top is None:
        raise IllegalAction("not-your-lead", "it is another player's lead, and a bomb cannot take it away")
    for combo in readings:
        if (in_turn or combo.is_bomb) and beats(combo, top):
            return combo
    if not in_turn and not readings[0].is_bomb:
        raise IllegalAction("not-your-turn", "it is not your turn, and only bombs may be thrown out of turn")
    if cards == (DOG,):
        raise IllegalAction("dog-is-led", f"{round_.game.card_title(DOG)} can only be led")
    raise IllegalAction(
        "does-not-beat", f"{cards_name(cards)} does not beat {cards_name(top.combo.cards)} on the table"
    )


def dog_receiver(round_: Round, seat: int, action: Play) -> int:
    """Who gets the lead from the Dog (D1, D2)."""
    receivers, dog = round_.game.variant.dog_receivers(round_, seat), round_.game.card_title(DOG)
    if len(receivers) == 1:
        receiver = receivers[0]
        if receiver == seat and len(round_.hands[seat]) == 1:
            receiver = round_.next_holding(seat)
        if action.to not in (None, receiver):
            raise IllegalAction("wrong-receiver", f"{dog}'s lead goes to seat {receiver}")
        return receiver
    if action.to is None:
        raise IllegalAction("receiver-missing", f"say who gets the lead from {dog}")
    if action.to not in receivers:
        choice = " or ".join(map(str, receivers))
        raise IllegalAction("wrong-receiver", f"{dog}'s lead goes to seat {choice}, not to {action.to}")
    return action.to


def check_pass(round_: Round, seat: int) -> bool:
    """Check a pass: only in turn, and not with the lead (P7). Returns whether it breaks the wish (W8)."""
    if round_.phase == "take" and round_.turn == seat:
        raise IllegalAction("trick-is-yours", "the trick is yours: take it or give it away")
    if round_.phase != "play" or round_.turn != seat:
        raise IllegalAction("not-your-turn", "it is not your turn")
    if round_.top is None or round_.top.combo.cards == (DOG,):
        raise IllegalAction("leader-may-not-pass", "whoever has the lead may not pass")
    return leaves_wish(round_, seat)
