"""Which cards a seat may play now, in turn or as a bomb, and whether it may pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tichu.core.actions import Action, Pass, Play, malformed
from tichu.core.candidates import candidates, in_turn, nothing_to_beat, throwable_bombs
from tichu.core.cards import DOG, MAHJONG, PHOENIX, Rank, cards_name, rank_name
from tichu.core.combos import SMALLEST_BOMB, Combination, beats, classify
from tichu.core.errors import IllegalAction, shown
from tichu.core.refusals import check_held, gift_is_left
from tichu.core.wishes import (
    breaks_wish,
    can_fulfil,
    check_wish_kept,
    check_wish_made,
    honours,
    possible_wishes,
    wish_for,
)

if TYPE_CHECKING:
    from tichu.core.round import Round


def legal_plays(round_: Round, seat: int) -> list[Action]:
    """Every legal play of the seat, and a pass if it may."""
    combos, may_pass = playable(round_, seat)
    actions = _as_actions(round_, seat, combos)
    return [*actions, Pass()] if may_pass else actions


def first_plays(round_: Round, seat: int, limit: int) -> tuple[list[Action], int]:
    """The first legal plays of the seat, at most ``limit``, and the number of all, with a pass if it may.

    Only those are built: with every possible wish there can be thousands.
    """
    combos, may_pass = playable(round_, seat)
    actions = _as_actions(round_, seat, combos[:limit])[:limit]
    count = _count_actions(round_, seat, combos)
    if may_pass and len(actions) == count < limit:
        actions.append(Pass())
    return actions, count + may_pass


def playable(round_: Round, seat: int) -> tuple[list[Combination], bool]:
    """The combinations the seat may play now, and whether it may pass instead."""
    if not in_turn(round_, seat):
        return throwable_bombs(round_, seat), False
    combos = candidates(round_, seat)
    wish = wish_for(round_, seat)
    if wish is None or round_.settings.wish_breach != "refused" or not can_fulfil(combos, wish):
        return combos, not nothing_to_beat(round_)
    return [combo for combo in combos if honours(round_, combo, wish)], False


def is_thrown_bomb(round_: Round, seat: int, action: Play) -> bool:
    """Whether the play is a bomb that beats the play on the table (B1, B2)."""
    if len(action.cards) < SMALLEST_BOMB:
        return False
    cards = tuple(sorted(action.cards))
    return any(bomb.cards == cards for bomb in throwable_bombs(round_, seat))


def leaves_wish_open(round_: Round, seat: int, action: Play | Pass) -> bool:
    """Whether a legal action breaks a wish that binds the seat, for a penalty (W8)."""
    combo = None if isinstance(action, Pass) else _chosen_reading(round_, seat, action)
    return breaks_wish(round_, seat, combo)


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


def _count_actions(round_: Round, seat: int, combos: Sequence[Combination]) -> int:
    """The number of plays that ``_as_actions`` builds."""
    hand = round_.hands[seat]
    if not hand or hand[0] > MAHJONG:
        return len(combos)
    with_wish = sum(MAHJONG in combo.cards for combo in combos)
    with_dog = sum(combo.cards[0] == DOG for combo in combos)
    wishes = len(possible_wishes(round_)) if with_wish else 0
    receivers = len(round_.game.variant.dog_receivers(round_, seat)) if with_dog else 0
    return len(combos) - with_wish - with_dog + with_wish * wishes + with_dog * max(1, receivers)


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
    return CheckedPlay(combo, receiver, check_wish_kept(round_, seat, combo))


def _chosen_reading(round_: Round, seat: int, action: Play) -> Combination:
    """The highest reading that is legal, or the one the player chose (F3)."""
    if round_.phase not in ("play", "take"):
        raise IllegalAction("not-playing-yet", "play has not started yet")
    if round_.gift_ends_round:
        raise gift_is_left(round_)
    if not isinstance(action.cards, tuple):
        raise malformed(
            f"the cards of a play must be a tuple, as parse_cards returns it, not {shown(action.cards)}"
        )
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
    top, is_turn = round_.top, in_turn(round_, seat)
    if is_turn and nothing_to_beat(round_):
        return readings[0]
    if top is None:
        raise IllegalAction("not-your-lead", "it is another player's lead, and a bomb cannot take it away")
    for combo in readings:
        if (is_turn or combo.is_bomb) and beats(combo, top):
            return combo
    if not is_turn and not readings[0].is_bomb:
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
    if not in_turn(round_, seat):
        raise IllegalAction("not-your-turn", "it is not your turn")
    if nothing_to_beat(round_):
        raise IllegalAction("leader-may-not-pass", "whoever has the lead may not pass")
    return check_wish_kept(round_, seat, None)
