"""The person at the table: what is asked, and what the answers mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tichu.bots.protocol import Decision
from tichu.cli import common, scores
from tichu.cli.hints import help_text, show_hints
from tichu.cli.table import Table
from tichu.cli.typed import NotUnderstood, find_plays, read_rank, readings, take
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import MAHJONG, Cards, Rank, cards_name, without
from tichu.core.view import View
from tichu.tui.paper import Paper
from tichu.tui.words import CALL, QUIET, action_words, counted, joined, reading, remark

Ask = Callable[[str], str]
Tutor = Callable[[View], Decision]


class Leave(Exception):
    """The person gets up from the table."""


class Person:
    """Decides by asking. ``ask`` shows a prompt and returns what was typed."""

    def __init__(
        self, table: Table, ask: Ask, tutor: Tutor | None = None, paper: Paper | None = None
    ) -> None:
        self.table = table
        self.console = table.console
        self._ask = ask
        self._tutor = tutor
        self._paper = paper
        self._shown = -1

    def decide(self, view: View) -> Action:
        """What the person wants to do."""
        phase = view.round.phase
        if phase == "grand":
            return self._grand(view)
        if phase == "exchange":
            return self._exchange(view)
        if not view.in_turn:
            return self._bomb(view)
        return self._turn(view) if phase == "play" else self._take(view)

    def refused(self, sentence: str) -> None:
        """Say why not; the same question comes again."""
        self._say(f"{sentence[:1].upper()}{sentence[1:]}.", CALL)

    def between_rounds(self) -> None:
        """A breath before the next deal."""
        self._read("Enter for the next round, s for the score, q to leave", {""})

    # -- asking ------------------------------------------------------------------------------------------

    def _say(self, text: str, style: str = "") -> None:
        self.table.note(text, style)

    def _read(self, prompt: str, expected: set[str] | None = None) -> str:
        """An answer, one of the ``expected`` if they are given; help, score and leaving are seen to here."""
        while True:
            text = self._ask_plainly(prompt)
            if expected and text.lower() in expected:
                return text.lower()
            if text in ("?", "help"):
                self.console.print(help_text(self.table.faces.signs))
            elif text in ("s", "score"):
                scores.show_score(self.console, self.table.match, self.table.names)
            elif text in ("q", "quit", "exit"):
                self._leave()
            elif expected:
                self._say(
                    f"Please answer {joined([word or 'Enter' for word in sorted(expected)], 'or')}.", QUIET
                )
            else:
                return text

    def _advise(self, view: View) -> None:
        """What a good player would do, and why."""
        if self._tutor is not None:
            decision = self._tutor(view)
            words = action_words(decision.action, view.round, self.table.name)
            self._say(f"Hint: {words} – {decision.reason}.")

    def _ask_plainly(self, prompt: str) -> str:
        return self._ask(f"{prompt} {'›' if self.table.faces.signs else '>'} ").strip()

    def _leave(self) -> None:
        sure = self._ask_plainly("Leave the table? (A single queen is typed Q.) y/N")
        if sure.lower() in ("y", "yes"):
            self.offer_to_save()
            raise Leave

    def offer_to_save(self) -> None:
        """A game that is not kept yet can be kept now; who interrupts this question too does not want to."""
        paper = self._paper
        while paper is not None and paper.path is None and not self.table.match.over:
            try:
                name = self._ask_plainly("Save the game as (Enter: not at all)")
            except KeyboardInterrupt:
                return
            if not name:
                return
            try:
                paper.keep(Path(name).expanduser())
            except OSError as trouble:
                self.refused(common.why(trouble))
            except (RuntimeError, ValueError) as trouble:  # a home that nobody has, a name no file can have
                self.refused(f"{name}: {trouble}".rstrip("."))

    def _yes(self, question: str) -> bool:
        return self._read(f"{question} y/N", {"y", "yes", "n", "no", ""}) in ("y", "yes")

    def _choose(self, question: str, options: Sequence[str]) -> int:
        """One of several, by number or by the beginning of its name."""
        self._say(question)
        for number, option in enumerate(options, 1):
            self._say(f"  {number}  {option}")
        while True:
            text = self._read(f"1 to {len(options)}")
            found = [
                place
                for place, option in enumerate(options)
                if text and option.lower().startswith(text.lower())
            ]
            if text.isdecimal() and 1 <= int(text) <= len(options):
                return int(text) - 1
            if len(found) == 1:
                return found[0]
            self._say("Type the number in front of your choice.", QUIET)

    def _show(self, view: View) -> None:
        """The table, unless nothing has happened since it was last shown."""
        if self._shown != self.table.events:
            self.table.show(view)
            self._shown = self.table.events

    # -- before the play ---------------------------------------------------------------------------------

    def _grand(self, view: View) -> Action:
        self._show(view)
        return Grand(self._yes("Grand Tichu?"))

    def _exchange(self, view: View) -> Action:
        ways = view.legal_actions()
        forced = view.game.variant.forced_gift(view.round, _seat(view)) if view.round.ranks else None
        if forced and len(ways) == 1 and isinstance(ways[0], Exchange):
            self._forced_gift(view, ways[0], forced)
            return ways[0]
        self._show(view)
        plan = view.game.variant.gifts(view.round)[_seat(view)]
        if forced:
            self._say(f"These must be your {forced} cards; among equals you choose.", QUIET)
        while True:
            gifts: dict[int, Cards] = {}
            left = view.hand
            for to, count in plan.items():
                answer = self._gift(view, to, count, left, ways)
                if isinstance(answer, Action):
                    return answer
                gifts[to] = answer
                left = without(left, answer)
            given = joined([f"{cards_name(cards)} to {self.table.name(to)}" for to, cards in gifts.items()])
            sure = self._read(f"Give {given}? Enter, or u to choose anew", {"", "y", "yes", "u", "n", "no"})
            if sure in ("", "y", "yes"):
                return Exchange(tuple(sorted(gifts.items())))

    def _forced_gift(self, view: View, way: Exchange, forced: str) -> None:
        for to, cards in way.give:
            self._say(f"You give your {forced} to {self.table.called(to, _seat(view))}: {cards_name(cards)}.")

    def _gift(self, view: View, to: int, count: int, left: Cards, ways: Sequence[Action]) -> Cards | Action:
        whom = self.table.called(to, _seat(view))
        calls = [("t: Tichu", Tichu()), ("w: withdraw", Withdraw())]
        offered = ", ".join(words for words, call in calls if call in ways)
        prompt = f"{counted(count, 'card').capitalize()} for {whom}" + (f" ({offered})" if offered else "")
        while True:
            text = self._read(prompt)
            if text in ("t", "tichu"):
                return Tichu()
            if text in ("w", "withdraw"):
                return Withdraw()
            if text in ("h", "hint"):
                self._advise(view)
                continue
            try:
                return take(readings(text), left, count)
            except NotUnderstood as trouble:
                self.refused(str(trouble))

    # -- the play ----------------------------------------------------------------------------------------

    def _turn(self, view: View) -> Action:
        legal = view.legal_actions()
        if list(legal) == [Pass()]:
            self.table.aside = "nothing beats it"
            return Pass()
        self._show(view)
        while True:
            action = self._answer(view, legal, self._prompt(view, legal))
            if not self._breaks_wish(view, action) or self._yes("That breaks the wish. Really?"):
                return action

    def _breaks_wish(self, view: View, action: Action) -> bool:
        """Whether the action leaves a wish open that could be fulfilled, where that loses the round (W8)."""
        return view.game.settings.wish_breach == "penalty" and view.round.breaks_wish(_seat(view), action)

    def _prompt(self, view: View, legal: Sequence[Action]) -> str:
        ways = ["cards"]
        if Pass() in legal:
            ways.append("p pass")
        if Tichu() in legal and not view.round.out:
            ways.append("t Tichu")
        if Withdraw() in legal:
            ways.append("w withdraw")
        return ", ".join([*ways, "h hint", "?"])

    def _answer(self, view: View, legal: Sequence[Action], prompt: str) -> Action:
        """What was typed, as an action; whether it is legal the engine says."""
        plays = [action for action in legal if isinstance(action, Play)]
        while True:
            text = self._read(prompt)
            word = text if text in ("T", "K", "A", "J", "Q") else text.lower()
            if word in ("p", "pass"):
                return Pass()
            if word in ("t", "tichu"):
                if not view.round.out or Tichu() not in legal:
                    return Tichu()
                self.refused("somebody is already out: a Tichu can no longer be won")  # X2: not offered
            elif word in ("w", "withdraw"):
                return Withdraw()
            elif word in ("h", "hint"):
                show_hints(self.table, view, plays)
                self._advise(view)
            else:
                try:
                    return self._finish(view, find_plays(text, view.hand, plays, view.game.combo_rules))
                except NotUnderstood as trouble:
                    self.refused(str(trouble))

    def _finish(self, view: View, plays: Sequence[Play]) -> Play:
        """Settle what is still open about the typed cards: the Phoenix, the wish, the Dog's receiver."""
        meanings = sorted({play.stands_for or () for play in plays}, reverse=True)
        if len(meanings) > 1:
            combos = [reading(plays[0].cards, meaning, view.game.combo_rules) for meaning in meanings]
            chosen = self._choose("How is it meant?", [remark(combo) if combo else "?" for combo in combos])
            plays = [play for play in plays if play.stands_for == (meanings[chosen] or None)]
        if len(plays) > 1 and MAHJONG in plays[0].cards:
            wish = self._wish([play.wish for play in plays])
            plays = [play for play in plays if play.wish == wish]
        if len(plays) > 1:
            names = [self.table.called(play.to, _seat(view)) for play in plays if play.to is not None]
            return plays[self._choose("Who gets the lead from the Dog?", names)]
        return plays[0]

    def _wish(self, choice: Sequence[Rank | None]) -> Rank | None:
        none = ", Enter for none" if None in choice else ""
        while True:
            text = self._ask_plainly(f"Your wish (2 to 10, J, Q, K, A{none})")
            if not text and None in choice:
                return None
            try:
                return read_rank(text)
            except NotUnderstood:
                self._say(f"Name a rank, 2 to 9, 10, J, Q, K or A{none}.", QUIET)

    def _take(self, view: View) -> Action:
        """The trick is the person's: mostly there is nothing to decide."""
        legal = view.legal_actions()
        gifts = [action for action in legal if isinstance(action, Give)]
        if gifts:
            self.table.story.pause()
            names = [
                f"{self.table.called(gift.to, _seat(view))}, {self._cards_left(view, gift.to)}"
                for gift in gifts
            ]
            question = "The Dragon's trick goes to an opponent. To whom?"
            return gifts[self._choose(question, names)]
        if not any(isinstance(action, Play) for action in legal):
            return Take()
        return self._maybe_bomb(view, legal, Take(), "Enter to take it up, or a bomb")

    def _cards_left(self, view: View, seat: int) -> str:
        return "out" if seat in view.round.out else counted(view.counts[seat], "card")

    def _bomb(self, view: View) -> Action:
        return self._maybe_bomb(view, view.legal_actions(), Pass(), "Enter to wait, or a bomb")

    def _maybe_bomb(self, view: View, legal: Sequence[Action], otherwise: Action, prompt: str) -> Action:
        plays = [action for action in legal if isinstance(action, Play)]
        self._show(view)
        while True:
            text = self._read(prompt + " (h shows yours)")
            if text.lower() in ("", "p", "pass", "n", "no"):
                return otherwise
            if text in ("h", "hint"):
                show_hints(self.table, view, plays)
                self._advise(view)
                continue
            try:
                return self._finish(view, find_plays(text, view.hand, plays, view.game.combo_rules))
            except NotUnderstood as trouble:
                self.refused(str(trouble))


def _seat(view: View) -> int:
    """The seat that is asked; spectators are not."""
    assert view.seat is not None
    return view.seat
