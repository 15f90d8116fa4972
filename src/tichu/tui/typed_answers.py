"""What typed lines mean: answers to decisions, and commands that are always possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tichu.core.actions import Action, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import Cards, cards_name, without
from tichu.core.combos import Kind
from tichu.core.errors import TichuError
from tichu.tui.card_input import NotUnderstood, find_plays, readings, short_text, take_cards
from tichu.tui.decisions import OpenDecision
from tichu.tui.gifts import GiftSelection
from tichu.tui.help_text import typing_help
from tichu.tui.offers import Offers
from tichu.tui.open_questions import AnswerOption, OpenQuestion, find_option, open_question, trick_question
from tichu.tui.phrases import CALL, QUIET, action_words, joined, reading, shape
from tichu.tui.prompts import NOTHING_TO_PLAY, TICHU_IS_LOST, prompt, waiting
from tichu.tui.scoresheet import score_sheet
from tichu.tui.shortcuts import shortcuts

if TYPE_CHECKING:
    from tichu.tui.plain import PlainTable

YES: Final = ("y", "yes")
NO: Final = ("", "n", "no")
RANKS_AS_LETTERS: Final = ("T", "J", "Q", "K", "A")
"""Capital letters are cards, even where the small letter is a command."""
MAX_LISTED: Final = 12
"""Plays of one kind that are listed."""
LONG_QUESTION: Final = 6
"""Options from which a question is asked in one line."""
KIND_TITLES: Final[dict[Kind, str]] = {
    "single": "single cards",
    "pair": "pairs",
    "triple": "triples",
    "full_house": "full houses",
    "straight": "straights",
    "pair_run": "pair runs",
    "bomb": "bombs",
    "straight_bomb": "straight bombs",
}


class Leaving(Exception):
    """The person leaves the table."""


class TypedAnswers:
    """Asks for decisions and carries out what was typed. One call of ``answer`` reads one answer."""

    def __init__(self, table: PlainTable) -> None:
        self.table = table

    async def answer(self, decision: OpenDecision) -> None:
        """Ask for a decision; afterwards it may still be open."""
        match decision.kind:
            case "intermission":
                await self._intermission()
            case "over":
                await self._over()
            case "grand":
                await self._grand(decision)
            case "exchange":
                await self._exchange(decision)
            case "play":
                await self._turn(decision)
            case "give":
                await self._give_trick(decision)
            case _:
                await self._bomb_or(Take() if decision.kind == "take" else Pass(), decision)

    async def out_of_turn(self) -> None:
        """Read a command while the person can only wait."""
        text = await self._read("")
        table, scene = self.table, self.table.scene
        if not text:
            return
        if scene.view is None or scene.seat is None or scene.intermission is not None:
            table.note("You can only watch now. q leaves.", QUIET)
            return
        await self._act_or_play(text, table.offers(scene.seat))

    # -- reading -----------------------------------------------------------------------------------------

    async def _read(self, words: str, offers: Offers | None = None) -> str:
        """A line that is not one of the commands that are always possible."""
        while True:
            text = await self.table.line(words)
            if not await self._command(text, offers):
                return text

    async def _command(self, text: str, offers: Offers | None) -> bool:
        """Carry out a command that is possible at any time; False if the text is something else."""
        table, scene = self.table, self.table.scene
        if text in ("?", "help"):
            table.console.print(typing_help(table.faces.signs, table.session.shared))
        elif text in ("s", "score"):
            table.console.print(score_sheet(scene.game, scene.history, scene.ranks, scene.names))
        elif text in ("q", "quit", "exit", "l", "leave"):
            await self._leave()
        elif text == "save":
            await self._save()
        elif text.startswith("c ") and table.session.shared:
            await self._chat(text[2:].strip())
        elif text in ("v", "list") and offers is not None:
            self._list_plays(offers)
        elif text in ("h", "hint") and offers is not None:
            await self._hint(offers)
        else:
            return False
        return True

    async def _yes(self, words: str) -> bool:
        while (text := (await self.table.line(f"{words} y/N")).lower()) not in (*YES, *NO):
            self.table.note("Please answer y or n.", QUIET)
        return text in YES

    async def _choose(self, question: OpenQuestion) -> tuple[Action, ...]:
        """The actions that remain after the answer; none if the person goes back."""
        options = question.options
        if len(options) > LONG_QUESTION:
            none = ", Enter: none" if options[-1].key == "n" or options[0].key == "n" else ""
            keys = " ".join("10" if option.key == "0" else option.key for option in options)
            words = f"{question.words} ({keys.replace('n', '').strip()}{none}, u: go back)"
        else:
            self.table.note(question.words)
            for option in options:
                self.table.note(f"  {option.key}  {option.words}")
            words = f"{joined([option.key for option in options], 'or')} (u: go back)"
        while True:
            text = await self.table.line(words)
            if text.lower() in ("u", "undo"):
                return ()
            found = find_option(options, text)
            if found is not None:
                return found.actions
            if not await self._command(text, None):
                self.table.note("Type the first letter or number of your choice.", QUIET)

    # -- commands ----------------------------------------------------------------------------------------

    async def _leave(self) -> None:
        farewell = self.table.session.farewell
        if await self._yes(f"{farewell} Leave the table? (A single queen is typed Q.)".strip()):
            raise Leaving

    async def offer_to_save(self) -> None:
        """Ask for a file name if the game is not saved, until it is saved or the person does not want to."""
        session = self.table.session
        while session.can_save and session.saved is None and not self.table.scene.winners:
            name = await self.table.line("Save the game as (Enter: not at all)")
            if not name:
                return
            problem = session.save_as(name)
            if problem:
                self.table.refuse(problem)

    async def _save(self) -> None:
        await self.offer_to_save()
        self.table.note(self.table.session.farewell or "The server keeps this game.", QUIET)

    async def _chat(self, words: str) -> None:
        try:
            await self.table.session.speak(words)
        except TichuError as why:
            self.table.refuse(str(why))

    async def _hint(self, offers: Offers) -> None:
        assert offers.view.seat is not None
        try:
            hint = await self.table.session.hint(offers.view.seat)
        except TichuError as why:
            self.table.refuse(str(why))
            return
        words = action_words(hint.action, offers.view.round, self.table.scene.name)
        self.table.note(f"Hint: {words} – {hint.reason}.")

    def _list_plays(self, offers: Offers) -> None:
        lines = list(_plays_by_kind(offers))
        for line in lines:
            self.table.note(line)
        if not lines:
            self.table.note(NOTHING_TO_PLAY, QUIET)

    # -- before the play ---------------------------------------------------------------------------------

    async def _intermission(self) -> None:
        stopped = self.table.scene.intermission
        assert stopped is not None
        text = await self._read(f"Enter for {stopped.go_on}, s for the score, q to leave")
        if text:
            self.table.note("Please press Enter, or type s or q.", QUIET)
            return
        try:
            await self.table.session.go_on()
        except TichuError as why:
            self.table.refuse(str(why))
        else:
            self.table.decided()

    async def _over(self) -> None:
        if not await self._read("Enter to leave, s for the score, or wait for another match"):
            raise Leaving

    async def _grand(self, decision: OpenDecision) -> None:
        offers = self.table.offers(decision.seat)
        self.table.show(decision, prompt(self.table.scene, offers)[0])
        text = (await self._read("Grand Tichu? y/N, h hint", offers)).lower()
        if text in (*YES, "g", *NO):
            await self.table.act(decision.seat, Grand(text not in NO))
        else:
            self.table.note("Please answer y or n.", QUIET)

    async def _exchange(self, decision: OpenDecision) -> None:
        table, seat = self.table, decision.seat
        offers = table.offers(seat)
        only = offers.only_gift()
        if only is not None:
            given = joined([f"{cards_name(cards)} to {table.scene.called(to)}" for to, cards in only.give])
            table.note(f"You must give your {offers.forced} cards: {given}.")
            await table.act(seat, only)
            return
        table.show(decision, "The exchange" if seat == table.scene.seat else "The exchange: the dummy's hand")
        gifts, hand = GiftSelection(offers.gifts_due), offers.view.hand
        while gifts.next is not None:
            for card in await self._gift(gifts, seat):
                place = next(at for at, held in enumerate(hand) if held == card and at not in gifts.places)
                gifts.toggle(place)
        exchange = gifts.exchange(hand)
        given = joined([f"{cards_name(cards)} to {table.scene.name(to)}" for to, cards in exchange.give])
        text = await self._read(f"Give {given}? Enter, or u to choose again", offers)
        if text.lower() in ("", *YES):
            await table.act(seat, exchange)

    async def _gift(self, gifts: GiftSelection, seat: int) -> Cards:
        """Ask for all cards of the next receiver; a call is made at once."""
        table, to = self.table, gifts.next
        assert to is not None
        offers = table.offers(seat)
        hand = offers.view.hand
        left = without(hand, [hand[place] for place in gifts.places])
        words = prompt(table.scene, offers, gifts)[0].rstrip(".")
        text = await self._read(", ".join([words, *self._offered(offers), "h hint"]), offers)
        if text.lower() in ("t", "tichu", "w", "withdraw"):
            await table.act(seat, Tichu() if text.lower().startswith("t") else Withdraw())
            return ()
        try:
            return take_cards(readings(text), left, gifts.plan[to])
        except NotUnderstood as why:
            table.refuse(str(why))
            return ()

    def _offered(self, offers: Offers) -> list[str]:
        """The commands that are possible now: ``p pass``, ``t Tichu``."""
        labels = {"pass": "p pass", "tichu": "t Tichu", "withdraw": "w withdraw"}
        found = {entry.action for entry in shortcuts(self.table.scene, offers) if entry.enabled}
        return [words for action, words in labels.items() if action in found]

    # -- the play ----------------------------------------------------------------------------------------

    async def _turn(self, decision: OpenDecision) -> None:
        table = self.table
        offers = table.offers(decision.seat)
        if list(offers.actions) == [Pass()] and not table.session.shared:
            whose = "you hold" if decision.seat == table.scene.seat else "the dummy holds"
            table.note(f"Nothing {whose} beats it.", QUIET)
            await table.act(decision.seat, Pass())
            return
        table.show(decision, prompt(table.scene, offers)[0].rstrip("."))
        text = await self._read(", ".join(["cards", *self._offered(offers), "v list", "h hint", "?"]), offers)
        await self._act_or_play(text, offers)

    async def _act_or_play(self, text: str, offers: Offers) -> None:
        """Carry out a turn: pass, a call, a bomb or cards."""
        table, seat = self.table, offers.view.seat
        assert seat is not None
        word = text if text in RANKS_AS_LETTERS else text.lower()
        if word in ("p", "pass"):
            if await self._wish_may_break(offers, Pass()):
                await table.act(seat, Pass())
        elif word in ("t", "tichu"):
            await self._call_tichu(offers)
        elif word in ("w", "withdraw"):
            await table.act(seat, Withdraw())
        elif word in ("b", "bomb"):
            await self._throw_bomb(offers)
        elif not offers.plays and not offers.view.in_turn:
            table.note(f"It is not your turn. {waiting(table.scene)}", QUIET)
        else:
            await self._play(text, offers)

    async def _call_tichu(self, offers: Offers) -> None:
        assert offers.view.seat is not None
        if offers.view.round.out and not offers.refusal(Tichu()):
            self.table.refuse(TICHU_IS_LOST)
        else:
            await self.table.act(offers.view.seat, Tichu())

    async def _play(self, text: str, offers: Offers) -> None:
        legal = [play for plays in offers.plays.values() for play in plays]
        try:
            plays = find_plays(text, offers.view.hand, legal, offers.view.game.combo_rules)
        except NotUnderstood as why:
            self.table.refuse(str(why))
            return
        picked = offers.picked(tuple(sorted(plays[0].cards)))
        if not picked.plays:
            self.table.refuse(picked.why_not)
        elif await self._wish_may_break(offers, plays[0]):
            await self._finish_play(offers, plays)

    async def _finish_play(self, offers: Offers, plays: Sequence[Play]) -> None:
        """Ask what is still open about the play, and make it."""
        assert offers.view.seat is not None
        while question := open_question(offers, plays, self.table.scene.called):
            plays = [play for play in await self._choose(question) if isinstance(play, Play)]
        if plays:
            await self.table.act(offers.view.seat, plays[0])

    async def _wish_may_break(self, offers: Offers, action: Action) -> bool:
        if not offers.breaks_wish(action):
            return True
        return await self._yes("That breaks the wish and loses the round. Really?")

    async def _give_trick(self, decision: OpenDecision) -> None:
        offers = self.table.offers(decision.seat)
        for gift in await self._choose(trick_question(offers, self.table.scene.called)):
            await self.table.act(decision.seat, gift)

    # -- bombs -------------------------------------------------------------------------------------------

    async def _bomb_or(self, otherwise: Take | Pass, decision: OpenDecision) -> None:
        """Ask for a bomb out of turn, or before a trick is taken."""
        table = self.table
        bomber = next(seat for seat in table.scene.seats if table.offers(seat).bombs)
        offers = table.offers(bomber)
        takes = isinstance(otherwise, Take)
        title = "The trick is yours, but it can still be bombed" if takes else "You can throw a bomb"
        table.show(decision, title)
        text = await self._read(f"Enter to {'take it' if takes else 'wait'}, b or cards for a bomb", offers)
        if text.lower() not in (*NO, "p", "pass"):
            await self._act_or_play(text, offers)
        elif takes:
            await table.act(decision.seat, Take())
        else:
            table.decided()

    async def _throw_bomb(self, offers: Offers) -> None:
        if not offers.bombs:
            self.table.note("You have no bomb for that.", QUIET)
            return
        options = []
        for number, cards in enumerate(offers.bombs, 1):
            combo = reading(cards, None, offers.view.game.combo_rules)
            words = f"{cards_name(cards)}  {shape(combo) if combo else ''}"
            options.append(AnswerOption(str(number), words, tuple(offers.plays[cards])))
        chosen = await self._choose(OpenQuestion("Which bomb?", (*options, AnswerOption("n", "none", ()))))
        await self._finish_play(offers, [play for play in chosen if isinstance(play, Play)])


def _plays_by_kind(offers: Offers) -> Iterator[Text]:
    """The legal plays by kind, each as it can be typed."""
    found: dict[Kind, dict[str, None]] = {}
    for plays in offers.plays.values():
        for play in plays:
            combo = reading(play.cards, play.stands_for, offers.view.game.combo_rules)
            if combo is not None:
                found.setdefault(combo.kind, {})[short_text(combo)] = None
    for kind, title in KIND_TITLES.items():
        texts = list(found.get(kind, ()))
        if texts:
            more = f"  and {len(texts) - MAX_LISTED} more" if len(texts) > MAX_LISTED else ""
            style = CALL if "bomb" in kind else QUIET
            yield Text.assemble((f"{title:<15}", style), "  ".join(texts[:MAX_LISTED]), (more, QUIET))
