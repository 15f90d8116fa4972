"""Narration of a game: a line of text for each thing that happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from tichu.core.actions import Action, Give, Pass, Play, Take
from tichu.core.cards import DOG, MAHJONG, points
from tichu.core.combos import Combination
from tichu.core.round import Round
from tichu.tui.card_faces import Faces
from tichu.tui.phrases import (
    CALL,
    QUIET,
    card_words,
    in_order,
    listed,
    rank_words,
    reading,
    remark,
    yes_no,
)
from tichu.tui.scene import News, Scene
from tichu.words import say
from tichu.words.cards import face_of


class NarratedLine(NamedTuple):
    """A line of the narration. A play has the player's name apart, so that names can be aligned."""

    text: Text
    player: str = ""
    """Who made the play; empty for everything else."""
    own: bool = False
    """Whether the play is the person's own."""
    leads: bool = False
    """Whether the play is the first of its trick."""
    begins_round: bool = False
    """Whether the line is the heading of a round."""

    @property
    def compact(self) -> Text:
        """The whole line without alignment."""
        if self.begins_round:
            return Text(f"── {self.text.plain} ──", "bold")
        if not self.player:
            return self.text
        return Text(f"{self.player} ", "bold" if self.own else "").append_text(self.text)


class Narrator:
    """Turns changes into lines. Consecutive passes are collected into one line."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._passed: list[str] = []
        self._own_pass = False
        """Whether the only pass so far is the person's own."""
        self._round = 0

    def tell(self, news: News) -> Iterator[NarratedLine]:
        """Return the lines for one change."""
        if news.note:
            yield _line(news.note, CALL if news.alarm else QUIET)
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
        # Secret answers arrive without an action, but their consequences are public.
        if before.view is not None and before.number == after.number and not before.view.round.over:
            yield from self._consequences(after, before.view.round, after.view.round)
        if after.asked is not None:
            yield from self.collected_passes()

    def collected_passes(self) -> Iterator[NarratedLine]:
        """The passes that are not told yet, in one line."""
        if self._passed:
            names, own = listed(self._passed), yes_no(self._own_pass)
            yield _line(say("terminal.passes", n=len(self._passed), names=names, own=own))
            self._passed = []

    def _new_round(self, scene: Scene) -> Iterator[NarratedLine]:
        assert scene.view is not None
        round_ = scene.view.round
        yield NarratedLine(Text(say("table.round", n=scene.number)), begins_round=True)
        if round_.ranks is not None:
            yield _line(" · ".join(_titled(scene, seat) for seat in round_.ranks))
        if round_.soloist is not None:
            own = round_.soloist == scene.seat
            yield _line(say("terminal.soloist", **scene.person(round_.soloist)), "bold" if own else QUIET)
        if round_.faceup:
            left = (f"{say('terminal.leftOver')} ", QUIET)
            yield NarratedLine(Text.assemble(left, self.faces.strip(round_.faceup)))

    def _action(self, before: Scene, after: Scene, seat: int, action: Action) -> Iterator[NarratedLine]:
        if isinstance(action, Pass):
            self._own_pass = seat == after.seat
            self._passed.append(after.name(seat))
            return
        yield from self.collected_passes()
        if isinstance(action, Play):
            yield from self._play(before, after, seat, action)
        elif isinstance(action, Take):
            yield _line(say("terminal.takesTrick", **after.person(seat), points=_worth(before)))
        elif isinstance(action, Give):
            name, to = after.name(seat), after.name(action.to)
            yield _line(say("terminal.givesTrick", name=name, to=to, points=_worth(before)))

    def _play(self, before: Scene, after: Scene, seat: int, action: Play) -> Iterator[NarratedLine]:
        assert after.view is not None
        round_ = after.view.round
        face = face_of(after.game.edition)
        combo = _combination(round_, seat, action)
        text = self.faces.strip(in_order(combo) if combo else action.cards)
        words = remark(combo, face) if combo else ""
        if action.cards == (DOG,) and round_.turn is not None:
            words = say("terminal.dogTo", card=card_words(DOG, face), to=after.name(round_.turn))
        gap = "  " if self.faces.paint is None else " "
        text.append(f"{gap}{words}" if words else "", CALL if combo and combo.is_bomb else QUIET)
        # A Dog stays in the trick until the next lead; the last play of a round is gone from the table.
        leads = len(round_.trick) == 1 or before.view is None or not before.view.round.trick
        yield NarratedLine(text, after.name(seat), seat in after.seats, leads)
        if MAHJONG in action.cards and action.wish is not None:
            yield _line(say("table.wishBadge", rank=rank_words(action.wish)), "bold")
        elif before.view is not None and before.view.round.wish is not None and round_.wish is None:
            yield _line(say("terminal.wishFulfilled"))

    def _consequences(self, after: Scene, old: Round, new: Round) -> Iterator[NarratedLine]:
        called = [seat for seat in new.calls if seat not in old.calls]
        withdrawn = [seat for seat in old.calls if seat not in new.calls]
        breach = new.breach if old.breach is None else None
        if called or withdrawn or breach is not None or new.over:
            yield from self.collected_passes()
        for seat in called:
            key = "table.saidGrand" if new.calls[seat] == "grand" else "table.saidTichu"
            yield _line(say(key, name=after.name(seat)), CALL)
        for seat in withdrawn:
            yield _line(say("table.saidWithdraw", name=after.name(seat)), CALL)
        if breach is not None:
            yield _line(say("terminal.breaksWish", **after.person(breach)), CALL)
        if old.phase == "exchange" and new.phase == "play":
            yield from self._received(after)
        for place, out in enumerate(new.out, 1):
            last = new.over and place == new.game.seats  # games of ranks list the last player too
            if out not in old.out and not last:
                yield _line(say("terminal.goesOut", **after.person(out), n=place), "bold")

    def _received(self, scene: Scene) -> Iterator[NarratedLine]:
        assert scene.view is not None
        for own in scene.seats:
            key = "terminal.givesYou" if own == scene.seat else "terminal.givesDummy"
            for giver, cards in sorted(scene.view.round.received(own).items()):
                gives = say(key, name=scene.called(giver))
                yield NarratedLine(Text.assemble(f"{gives} ", self.faces.strip(cards)))


def _line(words: str, style: str = QUIET) -> NarratedLine:
    return NarratedLine(Text(words, style))


def _titled(scene: Scene, seat: int) -> str:
    return say("common.labelled", label=scene.title(seat), text=scene.name(seat))


def _worth(before: Scene) -> int:
    """The points of the trick on the table."""
    assert before.view is not None
    cards = [card for played in before.view.round.trick for card in played.combo.cards if card != DOG]
    return points(cards) if before.game.variant.has_points else 0


def _combination(round_: Round, seat: int, action: Play) -> Combination | None:
    """What was played: as it lies on the table, or the best reading if it is gone already."""
    top = round_.top
    if top is not None and top.seat == seat and sorted(top.combo.cards) == sorted(action.cards):
        return top.combo
    return reading(action.cards, action.stands_for, round_.game.combo_rules)
