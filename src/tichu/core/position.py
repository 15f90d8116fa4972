"""Positions as JSON, with strict checks on reading.

Positions may have fewer cards than the pack. Surplus cards, unknown seats or keys, and impossible plays
raise an ``InvalidPosition``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final, TypeVar, cast

from tichu.core.actions import SEAT_KEY, gifts_from_json, gifts_to_json
from tichu.core.cards import DOG, DRAGON, Cards, card_title, cards_name, parse_cards, parse_rank, rank_name
from tichu.core.combos import Combination, Played, beats, classify
from tichu.core.errors import IllegalAction, InvalidCard, InvalidPosition, shown
from tichu.core.game import Game
from tichu.core.history import history_from_json
from tichu.core.round import Round
from tichu.core.round_state import Call, Gifts, Phase
from tichu.core.variants import VARIANTS
from tichu.core.variants.base import too_many

PHASES: Final = ("grand", "exchange", "play", "take", "over")
KEYS: Final = (
    "variant",
    "edition",
    "settings",
    "phase",
    "hands",
    "stock",
    "turn",
    "trick",
    "passed",
    "wish",
    "calls",
    "started",
    "out",
    "won",
    "scores",
    "dealer",
    "soloist",
    "dummy",
    "ranks",
    "faceup",
    "given",
    "answered",
    "just_called",
    "breach",
    "history",
)

_KINDS: Final[Mapping[type, str]] = {str: "texts", int: "whole numbers", dict: "objects"}

T = TypeVar("T")


def write_position(round_: Round) -> dict[str, Any]:
    """Return the position without its history, and without keys that the variant does not use."""
    data = write_public(round_)
    data["hands"] = [pile_name(hand) for hand in round_.hands]
    data["stock"] = [pile_name(rest) for rest in round_.stock]
    data["calls"] = {str(seat): call for seat, call in sorted(round_.calls.items())}
    if any(gifts is not None for gifts in round_.given):
        data["given"] = [None if gifts is None else gifts_to_json(gifts) for gifts in round_.given]
    return data


def write_public(round_: Round) -> dict[str, Any]:
    """Return the part of the position that is the same for every seat."""
    game = round_.game
    data: dict[str, Any] = {
        "variant": game.variant.key,
        "edition": game.edition,
        "settings": dict(game.house_rules),
    }
    for key, (_, write) in _PUBLIC.items():
        value = write(round_)
        if value is not _ABSENT:
            data[key] = value
    return data


def public_changes(before: Round, after: Round) -> dict[str, Any]:
    """Return the keys of ``write_public`` with another value than before; None for a key that is gone.

    Only what depends on an attribute that has changed is written.
    """
    changed: dict[str, Any] = {}
    for keys, old, new in zip(_KEYS_OF.values(), _public_values(before), _public_values(after), strict=True):
        if old == new:
            continue
        for key in keys:
            write = _PUBLIC[key][1]
            value = write(after)
            if value is not _ABSENT:
                changed[key] = value
            elif write(before) is not _ABSENT:
                changed[key] = None
    return changed


@lru_cache(maxsize=4096)
def pile_name(pile: Cards) -> str:
    """Return the names of the cards. Cached, because a server writes the same piles for every viewer."""
    return cards_name(sorted(pile))


def played_to_json(played: Played) -> dict[str, Any]:
    """Return a play on the table as JSON."""
    seat, combo, _ = played
    data: dict[str, Any] = {"seat": seat, "cards": pile_name(combo.cards)}
    if combo.stands_for:
        data["as"] = combo.as_text
    return data


_ABSENT: Final = object()
"""The value of a key that a position does not have."""


def _present(value: object) -> Any:
    return _ABSENT if value is None else value


_PUBLIC: Final[Mapping[str, tuple[tuple[str, ...], Callable[[Round], Any]]]] = {
    "phase": (("phase",), lambda round_: round_.phase),
    "turn": (("turn",), lambda round_: round_.turn),
    "trick": (("trick",), lambda round_: [played_to_json(played) for played in round_.trick]),
    "passed": (("passed",), lambda round_: list(round_.passed)),
    "wish": (("wish",), lambda round_: None if round_.wish is None else rank_name(round_.wish)),
    "started": (("started",), lambda round_: sorted(round_.started)),
    "out": (("out",), lambda round_: list(round_.out)),
    "won": (("won",), lambda round_: [pile_name(pile) for pile in round_.won]),
    "scores": (("scores",), lambda round_: None if round_.scores is None else list(round_.scores)),
    "dealer": (("dealer",), lambda round_: _present(round_.dealer)),
    "soloist": (("soloist",), lambda round_: _present(round_.soloist)),
    "dummy": (("soloist",), lambda round_: _present(round_.dummy)),
    "ranks": (("ranks",), lambda round_: _ABSENT if round_.ranks is None else list(round_.ranks)),
    "faceup": (("faceup",), lambda round_: cards_name(round_.faceup) if round_.faceup else _ABSENT),
    "answered": (
        ("phase", "answered"),
        lambda round_: sorted(round_.answered) if round_.phase == "grand" else _ABSENT,
    ),
    "just_called": (("just_called",), lambda round_: list(round_.just_called) or _ABSENT),
    "breach": (("breach",), lambda round_: _present(round_.breach)),
}
"""The public keys, with the attributes each depends on and how it is written."""

_KEYS_OF: Final[Mapping[str, list[str]]] = {
    name: [key for key, (names, _) in _PUBLIC.items() if name in names]
    for name in chain.from_iterable(names for names, _ in _PUBLIC.values())
}
"""The public keys that depend on an attribute."""
_public_values: Final[Callable[[Round], tuple[Any, ...]]] = attrgetter(*_KEYS_OF)


def read_position(data: object, hidden: frozenset[int] = frozenset()) -> Round:
    """Parse a position; the hands of the ``hidden`` seats are unknown."""
    if not isinstance(data, Mapping):
        raise InvalidPosition("malformed", "a position must be a JSON object")
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise InvalidPosition("malformed", f"a position has no key {shown(unknown[0])}")
    try:
        round_ = _Reader(data).read()
    except InvalidCard as why:
        raise InvalidPosition(why.code, str(why)) from None
    for check in (_check_cards, _check_table, _check_variant):
        check(round_)
    _check_out(round_, hidden)
    if round_.phase in ("grand", "exchange") and not hidden:
        _check_enough_to_give(round_)
    return round_


def invalid(sentence: str) -> InvalidPosition:
    """Return the error for an impossible position."""
    return InvalidPosition("impossible-position", sentence)


class _Reader:
    """Reads one position, key by key."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.seats = len(self.list_at("hands", str))

    def read(self) -> Round:
        data = self.data
        game = self.game()
        self.seats = game.seats
        round_ = Round(game, self.piles("hands"))
        phase = data.get("phase")
        if phase not in PHASES:
            raise InvalidPosition(
                "malformed", f"'phase' must be one of {', '.join(PHASES)}, not {shown(phase)}"
            )
        round_.phase = cast(Phase, phase)
        round_.stock = self.piles("stock")
        round_.won = self.piles("won")
        round_.faceup = parse_cards(data.get("faceup") or "")
        playing = phase in ("play", "take")
        round_.turn = self.seat("turn", required=playing) if playing else None
        round_.dealer = self.seat("dealer")
        round_.passed = self.seat_list("passed")
        round_.started = set(self.seat_list("started"))
        round_.out = self.seat_list("out")
        round_.just_called = self.seat_list("just_called")
        round_.breach = self.seat("breach")
        round_.wish = None if data.get("wish") is None else parse_rank(data["wish"])
        round_.calls = self.calls()
        round_.answered = set(self.seat_list("answered"))
        round_.scores = self.scores()
        round_.given = self.given()
        round_.history = history_from_json(data.get("history"), self.seats)
        if game.variant.has_dummy:
            self.read_soloist(round_)
        if phase == "grand":  # a seat that has called has answered the question
            round_.answered |= round_.calls.keys() & set(game.variant.asked_for_grand(round_))
        if data.get("ranks") is not None:
            round_.ranks = tuple(self.seat_list("ranks"))
        for entry in self.list_at("trick", dict):
            round_.trick.append(self.played(game, entry, round_.top))
            round_.started.add(round_.trick[-1].seat)
        return round_

    def game(self) -> Game:
        settings = self.data.get("settings")
        if settings is not None and not isinstance(settings, Mapping):
            raise InvalidPosition("malformed", "'settings' must be an object")
        settings = dict(settings or {})
        if any(not isinstance(name, str) for name in settings):
            raise InvalidPosition("malformed", "names of settings must be strings")
        variant, edition = self.data.get("variant"), self.data.get("edition")
        dummies = isinstance(variant, str) and variant in VARIANTS and VARIANTS[variant].has_dummy
        players = self.seats - dummies
        if settings.setdefault("players", players) != players:
            raise invalid(f"there are hands for {players} players, but the settings say otherwise")
        game = Game.of(cast(str, variant), cast(str, edition), **settings)
        if game.seats != self.seats:
            raise invalid(f"{variant} has {game.seats} hands, not {self.seats}")
        return game

    def list_at(self, key: str, kind: type[T]) -> list[T]:
        value = self.data.get(key)
        if value is None and key != "hands":
            return []
        if value is None:
            raise InvalidPosition("malformed", f"{key!r} is missing")
        if not isinstance(value, list | tuple) or not all(
            isinstance(entry, kind) and not isinstance(entry, bool) for entry in value
        ):
            raise InvalidPosition("malformed", f"{key!r} is a list of {_KINDS[kind]}")
        return list(value)

    def piles(self, key: str) -> list[Cards]:
        texts = self.list_at(key, str) or [""] * self.seats
        if len(texts) != self.seats:
            raise InvalidPosition("malformed", f"{key!r} has {self.seats} entries, one for each seat")
        return [parse_cards(text) for text in texts]

    def seat(self, key: str, required: bool = False) -> int | None:
        value = self.data.get(key)
        if value is None and not required:
            return None
        return self.check_seat(value, key)

    def check_seat(self, value: object, key: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.seats:
            raise InvalidPosition(
                "no-such-seat", f"{key!r} must be a seat, 0 to {self.seats - 1}, not {shown(value)}"
            )
        return value

    def seat_list(self, key: str) -> list[int]:
        seats = [self.check_seat(value, key) for value in self.list_at(key, int)]
        if len(set(seats)) != len(seats):
            raise invalid(f"a seat appears twice in {key!r}")
        return seats

    def calls(self) -> dict[int, Call]:
        value = self.data.get("calls")
        if value is None:
            return {}
        if not isinstance(value, Mapping):
            raise InvalidPosition("malformed", "'calls' must be an object with a call per seat")
        calls: dict[int, Call] = {}
        for key, call in value.items():
            if not isinstance(key, str) or not SEAT_KEY.fullmatch(key):
                raise InvalidPosition(
                    "malformed", f"the keys of 'calls' must be seat numbers in quotes, not {shown(key)}"
                )
            if not isinstance(call, str) or call not in ("tichu", "grand"):
                raise InvalidPosition("malformed", f"a call must be 'tichu' or 'grand', not {shown(call)}")
            calls[self.check_seat(int(key), "calls")] = cast(Call, call)
        return calls

    def scores(self) -> list[int] | None:
        return None if self.data.get("scores") is None else self.list_at("scores", int)

    def given(self) -> list[Gifts | None]:
        value = self.data.get("given")
        if value is None:
            return [None] * self.seats
        if not isinstance(value, list | tuple) or len(value) != self.seats:
            raise InvalidPosition("malformed", f"'given' has {self.seats} entries, one for each seat")
        try:
            given = [None if entry is None else gifts_from_json(entry) for entry in value]
        except IllegalAction as why:
            raise InvalidPosition("malformed", f"'given': {why}") from None
        for gifts in given:
            for receiver, _ in gifts or ():
                self.check_seat(receiver, "given")
        return given

    def read_soloist(self, round_: Round) -> None:
        dummy = self.seat("dummy")
        soloist = self.seat("soloist")
        if soloist is None:
            soloist = (dummy + 2) % 4 if dummy is not None else round_.dealer or 0
        round_.soloist = soloist
        if dummy not in (None, round_.dummy):
            raise invalid("the dummy must sit opposite the soloist")

    def played(self, game: Game, entry: Mapping[str, Any], top: Played | None) -> Played:
        unknown = [key for key in entry if key not in ("seat", "cards", "as")]
        if unknown:
            raise InvalidPosition("malformed", f"a play on the table has no key {shown(unknown[0])}")
        seat = self.check_seat(entry.get("seat"), "trick")
        cards = parse_cards(entry.get("cards"))
        readings = classify(cards, game.combo_rules)
        if entry.get("as") is not None:
            if not isinstance(entry["as"], str):
                raise InvalidPosition("malformed", "'as' must have a rank for each Phoenix")
            meant = tuple(sorted(map(parse_rank, entry["as"].split())))
            readings = tuple(combo for combo in readings if combo.stands_for == meant)
        if top is not None and top.seat == seat:
            readings = tuple(combo for combo in readings if combo.is_bomb)
        fitting: list[Combination] = [combo for combo in readings if top is None or beats(combo, top)]
        if not fitting:
            on = "" if top is None else f" on {cards_name(top.combo.cards)}"
            raise invalid(f"{cards_name(cards) or 'nothing'} cannot have been played{on}")
        return Played.on(top, seat, fitting[0])


def _check_cards(round_: Round) -> None:
    on_table = (played.combo.cards for played in round_.trick)
    given = (
        (cards for gifts in round_.given for _, cards in gifts or ()) if round_.phase == "exchange" else ()
    )
    everything = list(
        chain(round_.faceup, *round_.hands, *round_.stock, *round_.won, *on_table, *given),
    )
    surplus = too_many(everything, round_.game.variant.pack(round_.settings))
    if surplus:
        raise invalid(f"{card_title(next(iter(surplus)))} occurs more often than the pack contains it")
    if any(round_.stock) and round_.phase != "grand":
        raise invalid("there can be undrawn cards only in phase grand")


def _check_out(round_: Round, hidden: frozenset[int]) -> None:
    empty = {seat for seat, hand in enumerate(round_.hands) if not hand and seat not in hidden}
    empty |= hidden.intersection(round_.out)
    out = set(round_.out)
    if round_.phase in ("grand", "exchange"):
        if out:
            raise invalid("nobody is out before the play begins")
        return
    last_listed = round_.over and len(out) == round_.game.seats
    with_cards = sorted(out - empty)
    if with_cards and not (last_listed and with_cards == [round_.out[-1]]):
        raise invalid(f"seat {with_cards[0]} is out but holds cards")
    if empty - out:
        raise invalid(f"seat {min(empty - out)} holds no cards but is not out")


def _check_table(round_: Round) -> None:
    phase, top = round_.phase, round_.top
    if phase in ("play", "take"):
        ending = None if round_.breach is not None else round_.game.variant.ending(round_)
        last_gift = phase == "take" and top is not None and top.combo.cards == (DRAGON,)
        if ending and not (ending == "counted" and last_gift and round_.settings.dragon_given):
            raise invalid("with this many players out the round would be over")
    if phase == "take":
        if top is None:
            raise invalid("there is no trick to take")
        if round_.turn != top.seat:
            raise invalid("in phase take it must be the turn of the owner of the trick")
    if phase == "play" and round_.turn in round_.out:
        raise invalid(f"it is the turn of seat {round_.turn}, which is out")
    if phase == "play" and top is not None and round_.turn == top.seat and top.combo.cards != (DOG,):
        raise invalid(f"it is the turn of seat {round_.turn}, whose own play is to be beaten")
    if phase in ("grand", "exchange") and (round_.trick or any(round_.won) or round_.started):
        raise invalid("nothing has been played before the play begins")
    if round_.passed:
        _check_passed(round_)
    if any(played.combo.cards == (DOG,) for played in round_.trick) and not round_.settings.bomb_on_dog:
        raise invalid(f"{round_.game.card_title(DOG)} does not stay on the table")
    sides = round_.game.variant.score_columns
    if round_.scores is not None and (phase != "over" or len(round_.scores) != sides):
        raise invalid("'scores' must be null before the round is over, and then have one entry per side")


def _check_passed(round_: Round) -> None:
    """Seats pass in playing order, from the last play to the seat in turn."""
    top = round_.top
    if top is None or round_.turn is None:
        raise invalid("nobody can have passed without a play on the table")
    between = []
    for seat in round_.seats_after(top.seat):
        if seat == round_.turn:
            break
        between.append(seat)
    if not set(round_.passed) <= set(between) - set(round_.out):
        raise invalid("only seats with cards between the last play and the seat in turn can have passed")


def _check_variant(round_: Round) -> None:
    settings = round_.settings
    if round_.wish is not None and settings.wish == "none":
        raise invalid("there is no wish in this game")
    for seat, call in round_.calls.items():
        if call == "tichu" and not settings.tichu:
            raise invalid("there are no bets in this game")
        if call == "grand" and seat not in round_.game.variant.asked_for_grand(round_):
            raise invalid(f"seat {seat} cannot have called Grand Tichu")
    if round_.ranks is not None and len(round_.ranks) != round_.game.seats:
        raise invalid("'ranks' must contain every seat once")
    if round_.phase in ("grand", "exchange") and not round_.to_act():
        raise invalid(f"in phase {round_.phase} nobody is left to act")
    if round_.breach is not None and settings.wish_breach != "penalty":
        raise invalid("a wish cannot have been broken here")
    if round_.just_called and not settings.withdraw_calls:
        raise invalid("calls cannot be withdrawn in this game")


def _check_enough_to_give(round_: Round) -> None:
    """Before the exchange is over, every seat must have enough cards to give and to keep some."""
    plan = round_.game.variant.gifts(round_)
    for seat, (hand, rest) in enumerate(zip(round_.hands, round_.stock, strict=True)):
        gives = 0 if round_.given[seat] is not None else sum(plan.get(seat, {}).values())
        gets = sum(gifts.get(seat, 0) for gifts in plan.values())
        held = len(hand) + len(rest)
        if held < gives or held - gives + gets == 0:
            raise invalid(f"seat {seat} has too few cards for the exchange")
