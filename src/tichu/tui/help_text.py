"""The help pages: what the keys do, and what can be typed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tichu.tui.card_faces import SUIT_KEY, SUIT_LETTERS

KEYS_HELP: Final = """\
[b]Picking cards[/]  (or click them)
 ← →   move along the hand; Space or ↑ picks a card or puts it back
 2 … 9, 0 for ten, j q k a   pick by rank; again: one more of it
 1 o x d   Mah Jong, Dog, Phoenix, Dragon
 Tab   what you can play with the picked cards, one by one
 v     the same as a list        Esc   puts all cards back
[b]Playing[/]
 Enter what the first button says: play, give, take, go on
 p     pass
 t     Tichu (twice)        g   Grand Tichu (twice)
 w     take a call back, where the rules allow it
 b     a bomb, also out of turn; again: another one
 h     a hint: what a good player would do, and why
 z     your other hand, as the soloist of Trichu
[b]Everything else[/]
 s score   PgUp PgDn log   Ctrl+S save   c chat   l leave   ? help

 ○ jade   † sword   ▲ pagoda   ★ star
"""


def typing_help(signs: bool, shared: bool) -> Text:
    """What can be typed line by line; suits with their signs only where cards are shown with them."""
    text = Text.assemble(
        ("\n  Cards  ", "bold"),
        "type them as you see them: 8g 8k.\n",
        "         Ranks are enough: 88, 3344, 34567, 10jqka.\n",
        "         Specials are ma, do, ph, dr: 88ph is three eights with the Phoenix.\n",
        "         A single ten is 10 or T, a single queen is Q.\n",
        f"         {SUIT_KEY if signs else SUIT_LETTERS}\n",
        ("  Words  ", "bold"),
        "p pass, t Tichu, w take a call back, b a bomb, v what you can play,\n",
        "         h a hint: what a good player would do, and why,\n",
        "         s score, save, q leave, ? this page\n",
    )
    return text.append("         c and a text: say it to the others\n") if shared else text
