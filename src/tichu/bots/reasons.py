"""Why a bot did something, in English: one sentence for each code. Interfaces may bring their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tichu.bots.protocol import Reason

SENTENCES: Final[dict[str, str]] = {
    # the yardsticks
    "any": "any legal action is as good as another",
    "never-bets": "it never bets",
    "lowest-cards": "giving the lowest cards away",
    "many-low-cards": "leading as many low cards as possible",
    "cheapest": "beating the trick as cheaply as possible",
    "keeps-bomb": "passing: only a bomb would beat it",
    "nothing-to-play": "passing: nothing to play",
    # calls
    "calls-grand": "calling Grand Tichu: the first cards count {power}, and it needs {needed}",
    "no-grand": "no Grand Tichu: the first cards count {power}, and it needs {needed}",
    "never-grand": "no Grand Tichu: it never calls one",
    "tichu-chance": "calling Tichu: a {percent} % chance to go out first",
    # the exchange
    "low-strays": "giving away low cards that fit nothing, odd to one side and even to the other",
    "best-to-caller": "the partner has called and gets the best card",
    "keeps-strength": "having called, keeping what is strong",
    "dog-from-strong": "a strong hand has no use for the Dog: it goes to the partner",
    "dog-away": "having called, passing the Dog to the partner",
    "best-from-weak": "a weak hand gives its partner a strong card",
    "high-stray": "giving the partner a high card that fits nothing here",
    "must-give": "these cards must be given",
    # playing
    "goes-out": "going out",
    "runs-out": "{leads} plays left and all but one hold: running out",
    "leads-loser": "leading what is hard to get rid of, while strong cards can win the lead back",
    "leads-winner": "leading what is likely to hold",
    "dog-to-partner": "the Dog hands the lead to the partner",
    "takes-lead": "taking the trick to lead next",
    "gets-rid": "getting rid of a card that would be hard to play later",
    "fights-caller": "making seat {seat}, who has called, pay for the trick",
    "bombs": "bombing: {points} points and the lead are worth it",
    "partner-holds": "passing: partner holds the trick (cards left: {cards})",
    "waits-for-caller": "passing: going out now would lose the partner's bet",
    "own-trick": "leaving the own trick alone",
    "saves-cards": "passing: what would beat it is worth more later",
    "cannot-beat": "passing: nothing beats it",
    "solved": "only two players are left and everything is known: this is the best line",
    "no-choice": "there is nothing else to do",
    "searched": "best in {worlds} imagined deals: {points} points expected, {gain} more than at first sight",
    "searched-closely": "best in {worlds} imagined deals: {points} points expected",
    "searched-and-kept": "nothing does better in {worlds} imagined deals: {points} points expected",
    # picking up
    "takes": "taking the trick",
    "more-cards": "giving the Dragon's trick to the opponent with more cards",
    "dragon-to-more-cards": "giving the Dragon's trick to seat {seat}, who has more cards and may be last",
    # bots of other people
    "own-words": "{words}",
    "unexplained": "it does not say why",
    "fallback": "the bot had no legal answer ({kind}): this was done for it",
    "not-asked": "the bot has failed too often and is not asked any more",
}


def sentence(reason: Reason) -> str:
    """The reason as an English sentence; a code of somebody else's that has none stands for itself."""
    try:
        return SENTENCES[reason.code].format(**reason.params)
    except (LookupError, TypeError, ValueError, AttributeError):
        return str(reason.code)
