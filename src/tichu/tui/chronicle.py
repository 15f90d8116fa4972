"""Tells what happens at the table, a line for each thing worth knowing."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tichu.core.actions import Action, Give, Pass, Play, Take
from tichu.core.cards import DOG, MAHJONG, one_of, points
from tichu.core.combos import Combination
from tichu.core.round import Round
from tichu.tui.sheets import CALL_WORDS
from tichu.tui.venue import News, Scene
from tichu.tui.words import CALL, QUIET, Faces, in_order, joined, ordinal, reading, remark


class Chronicle:
    """The teller. Passes are gathered until something else happens."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._passed: list[str] = []
        self._round = 0

    def tell(self, news: News) -> Iterator[Text]:
        """The lines for a piece of news."""
        if news.note:
            yield Text(news.note, CALL if news.alarm else QUIET)
            return
        before, after = news.before, news.after
        if after.view is not None and after.number != self._round:
            self._round = after.number
            self._passed = []
            yield from self._new_round(after)
        if after.view is None:
            return
        if news.seat is not None and news.action is not None:
            yield from self._action(before, after, news.seat, news.action)
        # What others answer in secret comes without an action, and has its consequences all the same.
        if before.view is not None and before.number == after.number and not before.view.round.over:
            yield from self._consequences(after, before.view.round, after.view.round, news.seat)
        if after.asked is not None:
            yield from self._passes()

    def _new_round(self, scene: Scene) -> Iterator[Text]:
        assert scene.view is not None
        round_ = scene.view.round
        yield Text(f"── Round {scene.number} ──", "bold")
        if round_.ranks is not None:
            yield Text(" · ".join(f"{scene.title(seat)}: {scene.name(seat)}" for seat in round_.ranks), QUIET)
        if round_.soloist is not None:
            if round_.soloist == scene.seat:
                yield Text("You are the soloist: you play your own hand and the dummy's.", "bold")
            else:
                yield Text(f"{scene.name(round_.soloist)} plays alone, with the dummy.", QUIET)
        if round_.faceup:
            yield Text.assemble(("Left over: ", QUIET), self.faces.strip(round_.faceup))

    def _action(self, before: Scene, after: Scene, seat: int, action: Action) -> Iterator[Text]:
        if isinstance(action, Pass):
            self._passed.append(after.name(seat))
            return
        yield from self._passes()
        if isinstance(action, Play):
            yield from self._play(before, after, seat, action)
        elif isinstance(action, Take):
            yield self._collected(before, _does(after, seat, "take", "takes"), "the trick")
        elif isinstance(action, Give):
            whom = after.name(action.to)
            yield self._collected(
                before, _does(after, seat, "give", "gives"), f"the Dragon's trick to {whom}"
            )

    def _passes(self) -> Iterator[Text]:
        if self._passed:
            many = len(self._passed) > 1 or self._passed[0] == "You"
            yield Text(f"{joined(self._passed)} {'pass' if many else 'passes'}", QUIET)
            self._passed = []

    def _play(self, before: Scene, after: Scene, seat: int, action: Play) -> Iterator[Text]:
        assert after.view is not None
        round_ = after.view.round
        combo = _combination(round_, seat, action)
        line = Text(f"{after.name(seat)} ", "bold" if seat in after.seats else "")
        line.append_text(self.faces.strip(in_order(combo) if combo else action.cards))
        words = remark(combo) if combo else ""
        if action.cards == (DOG,) and round_.turn is not None:
            words += f", the lead goes to {after.name(round_.turn)}"
        yield line.append(f" {words}" if words else "", CALL if combo and combo.is_bomb else QUIET)
        if MAHJONG in action.cards and action.wish is not None:
            yield Text(f"{_does(after, seat, 'wish', 'wishes')} for {one_of(action.wish)}.", "bold")
        elif before.view is not None and before.view.round.wish is not None and round_.wish is None:
            yield Text("The wish is fulfilled.", QUIET)

    def _collected(self, before: Scene, does: str, what: str) -> Text:
        assert before.view is not None
        cards = [card for played in before.view.round.trick for card in played.combo.cards if card != DOG]
        count = points(cards) if before.game.variant.has_points else 0
        worth = f", {count} points" if count else ""
        return Text(f"{does} {what}{worth}.", QUIET)

    def _consequences(self, after: Scene, old: Round, new: Round, seat: int | None) -> Iterator[Text]:
        for caller, call in new.calls.items():
            if caller not in old.calls:
                yield Text(f"{_does(after, caller, 'call', 'calls')} {CALL_WORDS[call]}!", CALL)
        for caller in old.calls:
            if caller not in new.calls:
                yield Text(f"{_does(after, caller, 'take', 'takes')} the call back.", CALL)
        if seat is not None and new.breach is not None and old.breach is None:
            yield Text(f"{_does(after, seat, 'break', 'breaks')} the wish: the round is lost for it.", CALL)
        if old.phase == "exchange" and new.phase == "play":
            yield from self._received(after)
        for place, out in enumerate(new.out):
            last = new.over and place == new.game.seats - 1  # a game of ranks notes him too
            if out not in old.out and not last:
                yield Text(f"{_does(after, out, 'are', 'is')} out, {ordinal(place)}.", "bold")
        if new.over:
            yield from self._passes()

    def _received(self, scene: Scene) -> Iterator[Text]:
        assert scene.view is not None
        for own in scene.seats:
            whom = "you" if own == scene.seat else "the dummy"
            for giver, cards in sorted(scene.view.round.received(own).items()):
                yield Text.assemble(f"{scene.called(giver)} gives {whom} ", self.faces.strip(cards))


def _combination(round_: Round, seat: int, action: Play) -> Combination | None:
    """What was played: as it lies there, or the best reading if it was swept away at once."""
    top = round_.top
    if top is not None and top.seat == seat and sorted(top.combo.cards) == sorted(action.cards):
        return top.combo
    return reading(action.cards, action.stands_for, round_.game.combo_rules)


def _does(scene: Scene, seat: int, plain: str, third: str) -> str:
    """``You take`` or ``Mei takes``."""
    name = scene.name(seat)
    return f"{name} {plain if name == 'You' else third}"
