"""What typed lines mean: answers to decisions, and commands that are always possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from tichu.core.actions import Action, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import Cards, cards_name, without
from tichu.core.combos import Kind
from tichu.core.errors import TichuError
from tichu.tui.card_input import NotUnderstood, find_plays, readings, short_text, take_cards
from tichu.tui.decisions import OpenDecision
from tichu.tui.gifts import GiftSelection
from tichu.tui.help_text import typing_help
from tichu.tui.hints import hint_words
from tichu.tui.line_reader import is_no, is_yes
from tichu.tui.offers import Offers
from tichu.tui.open_questions import AnswerOption, OpenQuestion, find_option, open_question, trick_question
from tichu.tui.phrases import CALL, QUIET, gifts_words, reading, shape, yes_no
from tichu.tui.prompts import prompt, waiting
from tichu.tui.scoresheet import score_sheet
from tichu.tui.shortcuts import shortcuts
from tichu.words import say, words_in_use
from tichu.words.cards import face_of

if TYPE_CHECKING:
    from tichu.tui.plain import PlainTable

BACK: Final = "u"
"""What is typed to take an answer back."""
RANKS_AS_LETTERS: Final = ("T", "J", "Q", "K", "A")
"""Capital letters are cards, even where the small letter is a command."""
MAX_LISTED: Final = 12
"""Plays of one kind that are listed."""
LONG_QUESTION: Final = 6
"""Options from which a question is asked in one line."""
KINDS: Final[tuple[Kind, ...]] = (
    "single",
    "pair",
    "triple",
    "full_house",
    "straight",
    "pair_run",
    "bomb",
    "straight_bomb",
)
"""The order in which plays are listed."""
OPTIONS: Final = {
    "pass": "terminal.optionPass",
    "tichu": "terminal.optionTichu",
    "withdraw": "terminal.optionWithdraw",
}
"""What can be typed instead of cards, if it is possible."""


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
            table.note(say("terminal.onlyWatch"), QUIET)
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
            face = face_of(scene.game.edition)
            table.console.print(typing_help(table.faces.signs, table.session.shared, face))
        elif text in ("s", "score"):
            table.console.print(score_sheet(scene))
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
        question = say("terminal.yesNo", question=words)
        while not (is_yes(text := await self.table.line(question)) or is_no(text)):
            self.table.note(say("terminal.answerYesNo"), QUIET)
        return is_yes(text)

    async def _choose(self, question: OpenQuestion) -> tuple[Action, ...]:
        """The actions that remain after the answer; none if the person goes back."""
        options = question.options
        if len(options) > LONG_QUESTION:
            keys = " ".join(
                "10" if option.key == "0" else option.key for option in options if option.key != "n"
            )
            none = yes_no(any(option.key == "n" for option in options))
            words = say("terminal.chooseLine", question=question.words, keys=keys, none=none, back=BACK)
        else:
            self.table.note(question.words)
            for option in options:
                self.table.note(f"  {option.key}  {option.words}")
            keys = words_in_use().list([option.key for option in options], choice=True)
            words = say("terminal.chooseKey", keys=keys, back=BACK)
        while True:
            text = await self.table.line(words)
            if text.lower() in (BACK, "undo"):
                return ()
            found = find_option(options, text)
            if found is not None:
                return found.actions
            if not await self._command(text, None):
                self.table.note(say("terminal.typeChoice"), QUIET)

    # -- commands ----------------------------------------------------------------------------------------

    async def _leave(self) -> None:
        farewell, queen = self.table.session.farewell, say("terminal.queenNote")
        if await self._yes(f"{farewell} {say('terminal.leaveAsk')} {queen}".strip()):
            raise Leaving

    async def offer_to_save(self) -> None:
        """Ask for a file name if the game is not saved, until it is saved or the person does not want to."""
        session = self.table.session
        while session.can_save and session.saved is None and not self.table.scene.winners:
            name = await self.table.line(say("terminal.saveAs"))
            if not name:
                return
            problem = session.save_as(name)
            if problem:
                self.table.refuse(problem)

    async def _save(self) -> None:
        await self.offer_to_save()
        self.table.note(self.table.session.farewell or say("terminal.serverKeeps"), QUIET)

    async def _chat(self, words: str) -> None:
        try:
            await self.table.session.speak(words)
        except TichuError as why:
            self.table.refuse(why)

    async def _hint(self, offers: Offers) -> None:
        assert offers.view.seat is not None
        try:
            hint = await self.table.session.hint(offers.view.seat)
        except TichuError as why:
            self.table.refuse(why)
            return
        self.table.note(hint_words(hint, offers.view.round, self.table.scene.name))

    def _list_plays(self, offers: Offers) -> None:
        if offers.plays:
            self.table.note(_plays_by_kind(offers))
        else:
            self.table.note(say("terminal.nothingToPlay"), QUIET)

    # -- before the play ---------------------------------------------------------------------------------

    async def _intermission(self) -> None:
        stopped = self.table.scene.intermission
        assert stopped is not None
        text = await self._read(say("terminal.enterFor", what=stopped.go_on or ""))
        if text:
            self.table.note(say("terminal.pressEnter"), QUIET)
            return
        try:
            await self.table.session.go_on()
        except TichuError as why:
            self.table.refuse(why)
        else:
            self.table.decided()

    async def _over(self) -> None:
        if not await self._read(say("terminal.afterMatch")):
            raise Leaving

    async def _grand(self, decision: OpenDecision) -> None:
        offers = self.table.offers(decision.seat)
        self.table.show(decision, prompt(self.table.scene, offers)[0])
        text = await self._read(say("terminal.grandPrompt"), offers)
        if is_yes(text) or is_no(text) or text.lower() == "g":
            await self.table.act(decision.seat, Grand(not is_no(text)))
        else:
            self.table.note(say("terminal.answerYesNo"), QUIET)

    async def _exchange(self, decision: OpenDecision) -> None:
        table, seat = self.table, decision.seat
        offers = table.offers(seat)
        only = offers.only_gift()
        if only is not None:
            given = gifts_words(only, table.scene.called)
            table.note(say("terminal.mustGiveThese", forced=offers.forced, what=given))
            await table.act(seat, only)
            return
        own = seat == table.scene.seat
        table.show(decision, say("table.exchangeTitle" if own else "terminal.exchangeDummy"))
        gifts, hand = GiftSelection(offers.gifts_due), offers.view.hand
        while gifts.next is not None:
            for card in await self._gift(gifts, seat):
                place = next(at for at, held in enumerate(hand) if held == card and at not in gifts.places)
                gifts.toggle(place)
        exchange = gifts.exchange(hand)
        given = gifts_words(exchange, table.scene.name)
        text = await self._read(say("terminal.giveTheseAsk", what=given, back=BACK), offers)
        if not text or is_yes(text):
            await table.act(seat, exchange)

    async def _gift(self, gifts: GiftSelection, seat: int) -> Cards:
        """Ask for all cards of the next receiver; a call is made at once."""
        table, to = self.table, gifts.next
        assert to is not None
        offers = table.offers(seat)
        hand = offers.view.hand
        left = without(hand, [hand[place] for place in gifts.places])
        words = prompt(table.scene, offers, gifts)[0]
        choices = ", ".join([*self._offered(offers), say("terminal.optionHint")])
        text = await self._read(f"{words} {choices}", offers)
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
        found = {entry.action for entry in shortcuts(self.table.scene, offers) if entry.enabled}
        return [say(key) for action, key in OPTIONS.items() if action in found]

    # -- the play ----------------------------------------------------------------------------------------

    async def _turn(self, decision: OpenDecision) -> None:
        table = self.table
        offers = table.offers(decision.seat)
        if list(offers.actions) == [Pass()] and not table.session.shared:
            hand = "own" if decision.seat == table.scene.seat else "dummy"
            table.note(say("terminal.nothingBeats", hand=hand), QUIET)
            await table.act(decision.seat, Pass())
            return
        table.show(decision, prompt(table.scene, offers)[0].rstrip("."))
        others = [say("terminal.optionList"), say("terminal.optionHint"), "?"]
        choices = [say("terminal.optionCards"), *self._offered(offers), *others]
        text = await self._read(", ".join(choices), offers)
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
            table.note(f"{say('errors.not-your-turn')} {waiting(table.scene)}", QUIET)
        else:
            await self._play(text, offers)

    async def _call_tichu(self, offers: Offers) -> None:
        assert offers.view.seat is not None
        if offers.view.round.out and not offers.refusal(Tichu()):
            self.table.refuse(say("errors.somebody-is-out"))
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
        return await self._yes(say("terminal.breaksWishAsk"))

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
        table.show(decision, say("terminal.trickBombable" if takes else "terminal.canBomb"))
        text = await self._read(say("terminal.enterTake" if takes else "terminal.enterWait"), offers)
        if not is_no(text) and text.lower() not in ("p", "pass"):
            await self._act_or_play(text, offers)
        elif takes:
            await table.act(decision.seat, Take())
        else:
            table.decided()

    async def _throw_bomb(self, offers: Offers) -> None:
        if not offers.bombs:
            self.table.note(say("table.noBomb"), QUIET)
            return
        options = []
        for number, cards in enumerate(offers.bombs, 1):
            combo = reading(cards, None, offers.view.game.combo_rules)
            words = f"{cards_name(cards)}  {shape(combo) if combo else ''}"
            options.append(AnswerOption(str(number), words, tuple(offers.plays[cards])))
        options.append(AnswerOption("n", say("terminal.none"), ()))
        chosen = await self._choose(OpenQuestion(say("terminal.whichBomb"), tuple(options)))
        await self._finish_play(offers, [play for play in chosen if isinstance(play, Play)])


def _plays_by_kind(offers: Offers) -> Table:
    """The legal plays by kind, each as it can be typed."""
    found: dict[Kind, dict[str, None]] = {}
    for plays in offers.plays.values():
        for play in plays:
            combo = reading(play.cards, play.stands_for, offers.view.game.combo_rules)
            if combo is not None:
                found.setdefault(combo.kind, {})[short_text(combo)] = None
    table = Table.grid(padding=(0, 2, 0, 0))
    for kind in KINDS:
        texts = list(found.get(kind, ()))
        if texts:
            more = len(texts) - MAX_LISTED
            rest = f"  {say('terminal.andMore', n=more)}" if more > 0 else ""
            title = Text(say("terminal.kinds", kind=kind), CALL if "bomb" in kind else QUIET)
            table.add_row(title, Text.assemble("  ".join(texts[:MAX_LISTED]), (rest, QUIET)))
    return table
