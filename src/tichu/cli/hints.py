"""What could be played now, and what can be typed at all."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tichu.cli.table import Table
from tichu.core.actions import Play
from tichu.core.cards import PHOENIX, card_name, is_special, rank_name
from tichu.core.combos import Combination, Kind
from tichu.core.view import View
from tichu.tui.words import CALL, QUIET, SUIT_KEY, SUIT_LETTERS, reading

_TITLES: dict[Kind, str] = {
    "single": "single cards",
    "pair": "pairs",
    "triple": "triples",
    "full_house": "full houses",
    "straight": "straights",
    "pair_run": "pair runs",
    "bomb": "bombs",
    "straight_bomb": "straight bombs",
}
MOST = 12


def help_text(signs: bool) -> Text:
    """What can be typed; the suits with their signs only where cards are shown with them."""
    return Text.assemble(
        ("\n  Cards  ", "bold"),
        "type them as you see them: 8g 8k.\n",
        "         Ranks alone will do: 88, 3344, 34567, 10jqka.\n",
        "         Specials are ma, do, ph, dr: 88ph is three eights with the Phoenix.\n",
        "         A ten alone is 10 (or T), a queen alone is Q.\n",
        f"         {SUIT_KEY if signs else SUIT_LETTERS}\n",
        ("  Words  ", "bold"),
        "p pass, t Tichu, w take a call back, s score, q leave, ? this,\n",
        "         h a hint: what you could play, and what a good player would do\n",
    )


def show_hints(table: Table, view: View, plays: Sequence[Play]) -> None:
    """The legal plays by kind, each as it can be typed; suits are left out where they do not matter."""
    by_kind: dict[Kind, dict[str, None]] = {}
    for play in plays:
        combo = reading(play.cards, play.stands_for, view.game.combo_rules)
        if combo is not None:
            by_kind.setdefault(combo.kind, {})[short_text(combo)] = None
    if not by_kind:
        table.note("Nothing you hold can be played now.", QUIET)
    for kind in _TITLES:
        if kind in by_kind:
            texts = list(by_kind[kind])
            more = f"  and {len(texts) - MOST} more" if len(texts) > MOST else ""
            title = (f"{_TITLES[kind]:<15}", CALL if "bomb" in kind else QUIET)
            table.story.note(Text.assemble(title, "  ".join(texts[:MOST]), (more, QUIET)))


def short_text(combo: Combination) -> str:
    """The shortest text for it."""
    if combo.kind == "straight_bomb":
        return " ".join(map(card_name, combo.cards))
    short = "".join(
        card_name(card).lower() if is_special(card) else rank_name(card >> 2)
        for card in combo.cards
        if card != PHOENIX
    )
    return short + "ph" * combo.cards.count(PHOENIX)
