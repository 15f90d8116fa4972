"""English sentences for the reasons of bots, by code. Interfaces may use their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tichu.bots.protocol import Reason

SENTENCES: Final[dict[str, str]] = {
    # random and greedy
    "any": "any legal action is as good as another",
    "never-bets": "it never calls",
    "lowest-cards": "giving away the lowest cards",
    "many-low-cards": "leading as many low cards as possible",
    "cheapest": "beating the trick as cheaply as possible",
    "keeps-bomb": "passing: only a bomb would beat it",
    "nothing-to-play": "passing: nothing to play",
    # calls
    "calls-grand": "calling Grand Tichu: the first cards are worth {power}, {needed} needed",
    "no-grand": "no Grand Tichu: the first cards are worth {power}, {needed} needed",
    "never-grand": "no Grand Tichu: it never calls one",
    "tichu-chance": "calling Tichu: a {percent} % chance of going out first",
    # the exchange
    "low-strays": "giving away low single cards, odd to one side and even to the other",
    "best-to-caller": "the partner called and gets the best card",
    "keeps-strength": "having called, keeping strong cards",
    "dog-from-strong": "a strong hand has no use for the Dog: it goes to the partner",
    "dog-away": "having called, passing the Dog to the partner",
    "best-from-weak": "a weak hand gives its partner a strong card",
    "high-stray": "giving the partner a high single card",
    "must-give": "these cards must be given",
    # playing
    "goes-out": "going out",
    "runs-out": "{leads} plays left, all but one likely to win: playing them out",
    "leads-loser": "leading a weak play while strong cards can win the lead back",
    "leads-winner": "leading a play that is likely to win",
    "dog-to-partner": "the Dog gives the lead to the partner",
    "takes-lead": "taking the trick to lead next",
    "gets-rid": "getting rid of a card that would be hard to play later",
    "fights-caller": "not letting seat {seat}, who called, win the trick cheaply",
    "bombs": "bombing: {points} points and the lead are worth it",
    "partner-holds": "passing: the partner is winning the trick (cards left: {cards})",
    "waits-for-caller": "passing: going out now would lose the partner's call",
    "own-trick": "passing: it is winning the trick itself",
    "saves-cards": "passing: saving strong cards for later",
    "cannot-beat": "passing: nothing beats it",
    "solved": "only two players are left and all cards are known: this is the best play",
    "no-choice": "there is nothing else to do",
    "searched": "best in {worlds} sampled deals: {points} points expected, {gain} more than the first idea",
    "searched-closely": "best in {worlds} sampled deals: {points} points expected",
    "searched-and-kept": "nothing is better in {worlds} sampled deals: {points} points expected",
    # picking up
    "takes": "taking the trick",
    "more-cards": "giving the Dragon's trick to the opponent with more cards",
    "dragon-to-more-cards": "giving the Dragon's trick to seat {seat}, who has more cards",
    # external bots
    "own-words": "{words}",
    "unexplained": "no reason given",
    "fallback": "the bot gave no legal answer ({kind}): a default action was chosen",
    "not-asked": "the bot failed too often and is no longer asked",
}


def sentence(reason: Reason) -> str:
    """The reason as an English sentence; for an unknown code, the code itself."""
    try:
        return SENTENCES[reason.code].format(**reason.params)
    except (LookupError, TypeError, ValueError, AttributeError):
        return str(reason.code)
