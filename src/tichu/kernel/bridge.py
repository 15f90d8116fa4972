"""Conversion between the core and the kernel: cards, rounds and actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tichu.core import cards as core
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.combos import Combination, Played, beats, classify
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.round_state import Gifts
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import Ints
from tichu.kernel.scope import MAX_CARDS as MAX_CARDS
from tichu.kernel.scope import VARIANTS as VARIANTS

PHASES: Final = {
    "grand": s.GRAND_PHASE,
    "exchange": s.EXCHANGE_PHASE,
    "play": s.PLAY_PHASE,
    "take": s.TAKE_PHASE,
    "over": s.OVER,
}
_WISHES: Final = {"none": s.NO_WISH, "optional": s.MAY_WISH, "required": s.MUST_WISH}
_KINDS: Final = {
    "single": m.SINGLE,
    "pair": m.PAIR,
    "triple": m.TRIPLE,
    "full_house": m.FULL_HOUSE,
    "straight": m.STRAIGHT,
    "pair_run": m.PAIR_RUN,
    "bomb": m.BOMB,
    "straight_bomb": m.BOMB,
}

_NUMBERS: Final[dict[core.Card, int]] = {
    core.MAHJONG: 52,
    core.DOG: 53,
    core.PHOENIX: 54,
    core.DRAGON: 55,
} | {card: 13 * core.suit_of(card) + core.rank_of(card) - 2 for card in core.SUIT_CARDS}
_CARDS: Final[dict[int, core.Card]] = {number: card for card, number in _NUMBERS.items()}


class NotInKernel(TichuError):
    """A game or a position that the kernel does not support."""


# -- cards ---------------------------------------------------------------------------------------------------


def number_of(card: core.Card) -> int:
    """Number of the card in the kernel, 0 to 55."""
    return _NUMBERS[card]


def card_of(number: int) -> core.Card:
    """Card with that number."""
    return _CARDS[int(number)]


def mask_of(cards: Iterable[core.Card]) -> int:
    """Cards as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << _NUMBERS[card]
    return mask


def cards_of(mask: int) -> core.Cards:
    """Cards whose bits are set."""
    mask = int(mask)
    return tuple(sorted(_CARDS[number] for number in range(56) if mask >> number & 1))


# -- moves ---------------------------------------------------------------------------------------------------


def move_of_combination(combo: Combination) -> int:
    """Return the move that plays this combination."""
    if combo.kind == "single":
        card = combo.cards[0]
        specials = {
            core.DOG: m.PLAY_DOG,
            core.MAHJONG: m.PLAY_MAHJONG,
            core.PHOENIX: m.PLAY_PHOENIX,
            core.DRAGON: m.PLAY_DRAGON,
        }
        return specials.get(card, m.PLAY_DOG | combo.rank << 8)
    move = _KINDS[combo.kind] << 16 | len(combo.cards) << 12 | combo.rank << 8
    if combo.stands_for:
        move |= combo.stands_for[0] << 4
    if combo.kind == "full_house":
        ranks = {core.rank_of(card) for card in combo.cards if card != core.PHOENIX} - {combo.rank}
        move |= ranks.pop()
    elif combo.kind == "straight_bomb":
        move |= core.suit_of(combo.cards[0])
    return move


def moves_of(round_: Round, action: Action) -> list[tuple[int, int]]:
    """Return an action as moves with their cards; a wish and every gift are moves of their own."""
    if isinstance(action, Play):
        combo = _reading(round_, action)
        move = move_of_combination(combo)
        receivers = round_.game.variant.dog_receivers(round_, round_.turn or 0)
        if action.to is not None and len(receivers) > 1:
            move |= action.to + 1
        moves = [(move, mask_of(action.cards))]
        if core.MAHJONG in action.cards and round_.settings.wish != "none":
            moves.append((m.MAKE_WISH << 16 | (action.wish or 0), 0))
        return moves
    if isinstance(action, Exchange):
        return [(m.GIVE_CARD << 16 | number_of(cards[0]), 0) for _, cards in sorted(action.give)]
    if isinstance(action, Grand):
        return [(m.ANSWER_GRAND << 16 | int(action.call), 0)]
    if isinstance(action, Give):
        return [(m.GIVE << 16 | action.to, 0)]
    plain = {Pass: m.PASS, Take: m.TAKE, Tichu: m.CALL_TICHU, Withdraw: m.WITHDRAW_CALL}
    return [(plain[type(action)] << 16, 0)]


def _reading(round_: Round, action: Play) -> Combination:
    readings = classify(tuple(sorted(action.cards)), round_.game.combo_rules)
    if action.stands_for is not None:
        return next(combo for combo in readings if combo.stands_for == tuple(sorted(action.stands_for)))
    top = round_.top
    if top is not None and len(readings) > 1:
        return next((combo for combo in readings if beats(combo, top)), readings[0])
    return readings[0]


def play_of(move: int, cards: int, wish: int | None = None) -> Play:
    """Return the play of the core for a move made with these cards."""
    move = int(move)
    joker = m.phoenix_of(move)
    stands_for = (joker,) if joker and move != m.PLAY_PHOENIX else None
    to = (move & 15) - 1 if move & ~15 == m.PLAY_DOG and move & 15 else None
    return Play(cards_of(cards), stands_for, wish or None, to)


def action_of(move: int, cards: int = 0) -> Action:
    """Return the action of the core for a move; a wish or a gift is only part of an action."""
    move = int(move)
    kind = m.kind_of(move)
    if m.SINGLE <= kind <= m.BOMB:
        return play_of(move, cards)
    if kind == m.GIVE:
        return Give(move & 15)
    if kind == m.ANSWER_GRAND:
        return Grand(bool(move & 1))
    plain: dict[int, type[Action]] = {
        m.PASS: Pass,
        m.TAKE: Take,
        m.CALL_TICHU: Tichu,
        m.WITHDRAW_CALL: Withdraw,
    }
    if kind not in plain:
        raise NotInKernel("no-single-action", "a wish or a gift is only part of an action")
    return plain[kind]()


# -- rounds --------------------------------------------------------------------------------------------------


def table_of(game: Game, dealer: int = 0, dummy: int | None = None) -> Ints:
    """Create an empty state with the rules of this game."""
    if game.variant.key not in VARIANTS:
        raise NotInKernel(
            "not-in-kernel", f"the kernel supports {', '.join(VARIANTS)}, not {game.variant.key}"
        )
    settings = game.settings
    st = s.new_state()
    st[s.SEATS] = game.seats
    st[s.DUMMY] = -1 if dummy is None else dummy
    st[s.VICTORY_POINTS] = settings.victory_points
    st[s.TICHU_POINTS] = settings.tichu_points
    st[s.GRAND_POINTS] = settings.grand_points
    st[s.WISH_RULE] = _WISHES[settings.wish]
    st[s.FIRST_CARDS] = settings.grand_cards if settings.grand_tichu else 56
    st[s.DEALER] = dealer
    flags = {
        s.TICHU_ALLOWED: settings.tichu,
        s.GRAND_ALLOWED: settings.grand_tichu,
        s.WITHDRAW: settings.withdraw_calls,
        s.LATE_TICHU: settings.late_tichu,
        s.BOMB_ON_DOG: settings.bomb_on_dog,
        s.DRAGON_GIVEN: settings.dragon_given,
        s.WISH_PENALTY: settings.wish_breach == "penalty",
        s.DUMMY_HONOURS_WISH: settings.dummy_honours_wish,
        s.DOG_CHOICE: game.variant.key == "tientsin",
        s.CLOCKWISE_DRAW: settings.deal == "draw-clockwise" and settings.direction == "counterclockwise",
    }
    st[s.FLAGS] = sum(flag for flag, on in flags.items() if on)
    blank = Round(game, [()] * game.seats)
    blank.soloist = None if dummy is None else (dummy + 2) % 4
    st[s.GRAND_SEATS] = _bits(game.variant.asked_for_grand(blank))
    for giver, plan in game.variant.gifts(blank).items():
        st[s.RECEIVERS] |= _bits(plan) << 6 * giver
    return st


def state_of(round_: Round) -> Ints:
    """Convert a round to a state in which nobody has been asked for a bomb yet."""
    st = table_of(round_.game, round_.dealer or 0, round_.dummy)
    if any(
        len(hand) + len(stock) > MAX_CARDS for hand, stock in zip(round_.hands, round_.stock, strict=True)
    ):
        raise NotInKernel("hand-too-large", f"the kernel supports at most {MAX_CARDS} cards in a hand")
    st[s.PHASE] = PHASES[round_.phase]
    st[s.TURN] = -1 if round_.turn is None else round_.turn
    st[s.WISH] = round_.wish or 0
    st[s.STARTED] = _bits(round_.started)
    st[s.WAITING] = _bits(round_.to_act()) if round_.phase in ("grand", "exchange") else 0
    st[s.HOLDING] = _bits(round_.holding())
    st[s.JUST_CALLED] = _bits(round_.just_called)
    st[s.BREACH] = -1 if round_.breach is None else round_.breach
    st[s.TICHU] = _bits(seat for seat, call in round_.calls.items() if call == "tichu")
    st[s.GRAND] = _bits(seat for seat, call in round_.calls.items() if call == "grand")
    st[s.OUT_COUNT] = len(round_.out)
    st[s.PASSED] = _bits(round_.passed)
    st[s.OWNER] = st[s.HELD] = -1
    for at, seat in enumerate(round_.out):
        st[s.OUT + at] = seat
    for seat in range(round_.game.seats):
        st[s.HAND + seat] = mask_of(round_.hands[seat])
        st[s.STOCK + seat] = mask_of(round_.stock[seat])
        st[s.WON + seat] = mask_of(round_.won[seat])
        for receiver, cards in round_.given[seat] or ():
            st[s.GIVEN + seat] |= (number_of(cards[0]) + 1) << (7 * receiver)
    for played in round_.trick:
        _lay(st, played)
    if round_.scores is not None:
        st[s.SCORE], st[s.SCORE + 1] = round_.scores[:2]
    rules.find_bomb_holders(st)
    if round_.phase in ("play", "take"):
        rules.open_window(st, s.new_buffer(m.MAX_MOVES))
    return st


def _lay(st: Ints, played: Played) -> None:
    cards = mask_of(played.combo.cards)
    move = move_of_combination(played.combo)
    st[s.OWNER] = played.seat
    st[s.KIND] = m.kind_of(move)
    st[s.LENGTH] = len(played.combo.cards)
    st[s.WORTH] = played.worth
    st[s.TOP] = cards
    st[s.TABLE] |= cards
    at = s.LOG + 2 * st[s.PLAYS]
    st[at], st[at + 1] = cards, played.seat << 20 | move
    st[s.PLAYS] += 1


def round_of(st: Ints, game: Game) -> Round:
    """Convert a state to a round of the core; an error in the middle of a wish or an exchange.

    What has no meaning for the rules is sorted: the order of calls, the order of passes.
    """
    if st[s.PHASE] == s.WISH_PHASE or st[s.PICKED]:
        raise NotInKernel(
            "half-move", "a wish or a gift is still to be chosen: the core has no such position"
        )
    seats = range(game.seats)
    round_ = Round(game, [cards_of(st[s.HAND + seat]) for seat in seats])
    phase = next(name for name, number in PHASES.items() if number == st[s.PHASE])
    round_.phase = phase  # type: ignore[assignment]
    round_.turn = None if st[s.TURN] < 0 else int(st[s.TURN])
    round_.wish = int(st[s.WISH]) or None
    round_.started = set(_seats(st[s.STARTED]))
    waiting = st[s.WAITING] if st[s.PHASE] == s.GRAND_PHASE else 0
    round_.answered = set(_seats(st[s.GRAND_SEATS] & ~waiting))
    round_.just_called = _seats(st[s.JUST_CALLED])
    round_.breach = None if st[s.BREACH] < 0 else int(st[s.BREACH])
    for seat in _seats(st[s.TICHU]):
        round_.calls[seat] = "tichu"
    for seat in _seats(st[s.GRAND]):
        round_.calls[seat] = "grand"
    round_.out = [int(st[s.OUT + at]) for at in range(st[s.OUT_COUNT])]
    round_.stock = [cards_of(st[s.STOCK + seat]) for seat in seats]
    round_.won = [cards_of(st[s.WON + seat]) for seat in seats]
    round_.given = [_gifts(st[s.GIVEN + seat]) for seat in seats]
    round_.dealer = int(st[s.DEALER])
    round_.soloist = None if st[s.DUMMY] < 0 else (int(st[s.DUMMY]) + 2) % 4
    for at in range(st[s.PLAYS]):
        cards, entry = st[s.LOG + 2 * at], int(st[s.LOG + 2 * at + 1])
        combo = _combination(game, entry & 0xFFFFF, cards)
        round_.trick.append(Played.on(round_.top, entry >> 20, combo))
    after_owner = round_.seats_after(int(st[s.OWNER])) if st[s.PASSED] else ()
    round_.passed = [seat for seat in after_owner if st[s.PASSED] >> seat & 1]
    if st[s.PHASE] == s.OVER:
        scores = [int(st[s.SCORE]), int(st[s.SCORE + 1])]
        round_.scores = scores * 2 if game.variant.has_dummy else scores
    return round_


def _combination(game: Game, move: int, cards: int) -> Combination:
    play = play_of(move, cards)
    readings = classify(play.cards, game.combo_rules)
    if play.stands_for is None:
        return readings[0]
    return next(combo for combo in readings if combo.stands_for == play.stands_for)


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(s.MAX_SEATS) if int(bits) >> seat & 1]


def _gifts(packed: int) -> Gifts | None:
    packed = int(packed)
    gifts = tuple(
        (receiver, (card_of((packed >> 7 * receiver & 127) - 1),))
        for receiver in range(s.MAX_SEATS)
        if packed >> 7 * receiver & 127
    )
    return gifts or None
