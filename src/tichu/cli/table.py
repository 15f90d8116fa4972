"""The table in the terminal: who sits where, what lies on it, the score."""

from __future__ import annotations

import time

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tichu.cli.story import Story
from tichu.core.actions import Action, Give, Play, Take
from tichu.core.cards import Cards, one_of
from tichu.core.match import Match
from tichu.core.view import View
from tichu.tui.sheets import CALL_WORDS, sides
from tichu.tui.words import CALL, QUIET, Faces, counted, relation, remark

ME = 0
"""The person's number among the players; the seat changes in some games."""


class Table:
    """A match as the person in front of the terminal sees it. It looks only through views."""

    def __init__(
        self, match: Match, names: list[str], console: Console, faces: Faces, pace: float = 0.0
    ) -> None:
        self.match = match
        self.names = names
        self.console = console
        self.faces = faces
        self.pace = pace
        self.events = 0
        self.aside = ""
        self.story = self._new_story()

    # -- who is who --------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The person's seat in this round."""
        return self.match.seating.index(ME)

    def mine(self, seat: int) -> bool:
        """Whether the person acts for that seat."""
        return self.match.controller(seat) == ME

    def name(self, seat: int) -> str:
        """What a seat is called in the talk at the table."""
        player = self.match.seating[seat]
        return "You" if player == ME else self.names[player]

    def called(self, seat: int, own: int) -> str:
        """A seat with its place: ``Mei (partner)``."""
        place = self.title(seat) or relation(self.match.round, own, seat)
        return f"{self.name(seat)} ({place})" if place else self.name(seat)

    def title(self, seat: int) -> str:
        """The rank of a seat, in a game of ranks."""
        ranks = self.match.round.ranks
        if ranks is None:
            return ""
        return self.match.game.variant.titles(self.match.game.seats)[ranks.index(seat)]

    # -- what happens ------------------------------------------------------------------------------------

    def _new_story(self) -> Story:
        mine = frozenset(seat for seat in range(self.match.game.seats) if self.mine(seat))
        return Story(self.console, self.faces, self.name, mine)

    def begin_round(self) -> None:
        """The head of a new round."""
        self.story = self._new_story()
        self.events += 1
        self.console.print()
        self.console.print(Rule(Text(self._heading(), "bold"), style=QUIET, align="left"))
        round_ = self.match.round
        if round_.ranks is not None:
            self.note(" · ".join(f"{self.title(seat)}: {self.name(seat)}" for seat in round_.ranks), QUIET)
        if round_.soloist is not None:
            if self.mine(round_.soloist):
                self.note("You are the soloist: you play your own hand and the dummy's.", "bold")
            else:
                self.note(f"{self.name(round_.soloist)} plays alone, with the dummy; you defend.", QUIET)
        if round_.faceup:
            self.story.note(Text.assemble(("Left over, face up  ", QUIET), self.faces.strip(round_.faceup)))

    def _heading(self) -> str:
        number = self.match.rounds_played + 1
        scores = self.match.scores
        if scores is None:
            return f"Round {number}"
        who = sides(self.match.game, self.names)
        if len(who) == 2:
            return f"Round {number} · {who[0]} {scores[0]} : {scores[1]} {who[1]}"
        return f"Round {number} · " + " · ".join(
            f"{side} {score}" for side, score in zip(who, scores, strict=True)
        )

    def watch(self, seat: int, action: Action) -> None:
        """Tell what somebody did, as far as the person may know it."""
        self.events += 1
        view = self.match.round.view(self.seat)
        self.story.tell(view.round, seat, action, self.aside)
        self.aside = ""
        if self.pace and isinstance(action, Play | Take | Give) and not self.mine(seat):
            time.sleep(self.pace)
        if action.type == "exchange" and view.round.phase == "play":
            self._show_received(view)

    def _show_received(self, view: View) -> None:
        """What the person got in the exchange."""
        for seat in filter(self.mine, range(self.match.game.seats)):
            received = sorted(view.round.received(seat).items())
            width = max((len(self.called(giver, seat)) for giver, _ in received), default=0)
            whom = "you" if seat == self.seat else "the dummy"
            for giver, cards in received:
                gives = f"{self.called(giver, seat):<{width}} gives {whom}  "
                self.story.note(Text.assemble(gives, self.faces.strip(cards)))

    def note(self, text: str, style: str = "") -> None:
        """A line of information."""
        self.story.pause()
        self.story.note(text, style)

    # -- what is seen ------------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Everything one looks at before deciding: the others, the table, the wish, the own hand."""
        self.story.pause()
        assert view.seat is not None
        self.console.print()
        self.console.print(Rule(Text(self._whose(view), "bold"), style=QUIET, align="left"))
        if view.round.phase not in ("grand", "exchange") or view.round.calls:
            self.console.print(self._others(view))
        self._show_trick(view)
        self._show_other_hand(view)
        self.show_hand(view.hand)

    def _whose(self, view: View) -> str:
        phase = view.round.phase
        if view.seat == view.round.dummy:
            return "The dummy's turn, which you play" if phase == "play" else "The dummy's hand"
        if phase == "grand":
            return f"Your first {counted(len(view.hand), 'card')}"
        if phase == "exchange":
            return "The exchange"
        if phase == "take":
            return "The trick is yours" if view.in_turn else "Before the trick is taken up"
        return "Your turn" if view.in_turn else "You could throw a bomb"

    def _others(self, view: View) -> Text:
        line = Text("  ")
        assert view.seat is not None
        for place, seat in enumerate(view.round.seats_after(view.seat)):
            line.append(" · " if place else "", QUIET)
            partner = seat in view.game.variant.partners(view.round, view.seat)
            line.append(self.name(seat), "bold" if partner else None)
            line.append(" out" if seat in view.round.out else f" {view.counts[seat]}", QUIET)
            self._add_call(line, view, seat)
        own = Text()
        self._add_call(own, view, view.seat)
        if own:
            line.append("   you:" if view.seat == self.seat else "   the dummy:", QUIET).append_text(own)
        if view.round.wish is not None:
            line.append("   wish: ", QUIET).append(one_of(view.round.wish), "bold")
        return line

    def _add_call(self, line: Text, view: View, seat: int) -> None:
        call = view.round.calls.get(seat)
        if call is not None:
            line.append(f" {CALL_WORDS[call]}", CALL)

    def _show_trick(self, view: View) -> None:
        top = view.round.top
        if top is None or view.round.phase not in ("play", "take"):
            if view.round.phase == "play" and view.in_turn:
                self.console.print(
                    Text("  You lead." if view.seat == self.seat else "  The dummy leads.", QUIET)
                )
            return
        line = Text.assemble(("  on the table  ", QUIET), self.faces.strip(top.combo.cards))
        words = joined_remark(remark(top.combo), self._owner(view, top.seat))
        self.console.print(line.append(f"  {words}", QUIET))

    def _owner(self, view: View, seat: int) -> str:
        if seat == view.seat:
            return "your own" if seat == self.seat else "the dummy's own"
        assert view.seat is not None
        if seat in view.game.variant.partners(view.round, view.seat):
            return f"from {'you' if seat == self.seat else self.name(seat)}, partner"
        return f"from {self.name(seat)}"

    def _show_other_hand(self, view: View) -> None:
        """Trichu's dummy lies open; and who plays it keeps an eye on the own hand."""
        other = self.seat if view.seat == view.round.dummy else view.round.dummy
        if other is None or other in view.hidden or not view.round.hands[other]:
            return
        label = "your own hand  " if other == self.seat else "the dummy has  "
        self.console.print(Text.assemble((f"  {label}", QUIET), self.faces.strip(view.round.hands[other])))

    def show_hand(self, hand: Cards) -> None:
        """The cards, and what to type for each."""
        self.console.print()
        for row in self.faces.hand(hand):
            self.console.print(Text("  ").append_text(row))
        self.console.print()


def joined_remark(*words: str) -> str:
    """The words that there are, with commas."""
    return ", ".join(word for word in words if word)
