"""``tichu variants`` and ``tichu rules``: list the games, rule books and settings."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from tichu.cli import common
from tichu.core.editions import EDITIONS, editions_of
from tichu.core.game import Game
from tichu.core.settings import SETTING_NAMES, choices_of, help_of, rules_of
from tichu.core.variants import VARIANTS, Variant
from tichu.tui.phrases import QUIET
from tichu.words import SOURCE, Words

DIFFERENT = "bold red"
LANGUAGES = {"de": "German", "fr": "French", "pt": "Portuguese", "nl": "Dutch"}


def variants() -> None:
    """List the games with their numbers of players and rule books."""
    console = common.out()
    table = common.new_table()
    table.add_column("game", style="bold", no_wrap=True)
    table.add_column("players", justify="center", no_wrap=True)
    table.add_column("what it is")
    table.add_column("rule books")
    for variant in VARIANTS.values():
        table.add_row(variant.key, _counts(variant), variant.summary, ", ".join(editions_of(variant.key)))
    console.print(table)
    books = common.new_table()
    books.add_column("rule book", style="bold", no_wrap=True)
    books.add_column("title")
    books.add_column("language")
    books.add_column("year", justify="right")
    for book in EDITIONS.values():
        language = LANGUAGES.get(book.language, book.language)
        books.add_row(book.key, book.title, language, "" if book.year is None else str(book.year))
    console.print(books)
    console.print(Text("The first rule book of a game is the default. Details: tichu rules GAME", QUIET))


def rules(
    variant: common.Variant = "nanjing",
    edition: common.Edition = None,
    players: common.Players = None,
    house: common.HouseRules = None,
) -> None:
    """Show the settings of a game, and what rule books and house rules change.

    Differences from the plain game (the default rule book) are marked. The codes in brackets name the rules a
    setting belongs to. House rules that contradict each other or the game are refused with the reason.
    """
    game = Game.of(variant, edition, **common.house_rules(house, players=players))
    console = common.out()
    console.print(Text.assemble((game.variant.title, "bold"), f" by {_book(game.edition)}"))
    console.print(_settings_table(game))
    changes = _changes_table(game)
    if changes is None:
        console.print(Text(f"All rule books have the same settings for {game.variant.key}.", QUIET))
    else:
        console.print(Text("What the rule books settle differently", "bold"))
        console.print(changes)


def _settings_table(game: Game) -> Table:
    differences = game.differences()
    table = common.new_table()
    table.add_column("setting", no_wrap=True)
    table.add_column("here")
    table.add_column("meaning")
    for name in _settings_of(game):
        meaning = Text(_meaning(game, name))
        meaning.append(f" ({' '.join(rules_of(name))})", QUIET)
        style = "bold"
        if name in differences:
            style = DIFFERENT
            source = "a house rule" if name in game.house_rules else f"set by {game.edition}"
            meaning.append(f"\n{source}; the plain game has {common.value_text(differences[name][0])}", "red")
        table.add_row(
            Text(name, style), Text(common.value_text(getattr(game.settings, name)), style), meaning
        )
    return table


def _changes_table(game: Game) -> Table | None:
    """Return the settings in which the rule books of this game differ, one column per book."""
    key, count = game.variant.key, game.settings.players
    books = {edition: Game.of(key, edition, players=count).settings for edition in editions_of(key)}
    rows: dict[str, list[Any]] = {
        name: [getattr(settings, name) for settings in books.values()] for name in SETTING_NAMES
    }
    rows = {name: values for name, values in rows.items() if len(set(values)) > 1}
    if not rows:
        return None
    table = common.new_table()
    table.add_column("setting", style="bold", no_wrap=True)
    for edition in books:
        table.add_column(Text(edition, "bold reverse" if edition == game.edition else ""))
    for name, values in rows.items():
        cells = [
            Text(common.value_text(value), DIFFERENT if value != values[0] else QUIET) for value in values
        ]
        table.add_row(name, *cells)
    return table


def _settings_of(game: Game) -> list[str]:
    """Return the settings that apply to this game."""
    return [name for name in SETTING_NAMES if name not in game.variant.foreign_settings]


def _meaning(game: Game, name: str) -> str:
    """Describe a setting, with its possible values if the description does not name them."""
    text = help_of(name)
    choices = (*game.variant.exchanges, "none") if name == "exchange" else choices_of(name)
    if all(choice in text for choice in choices):
        return text
    values = Words(SOURCE).list(choices, choice=True)
    return f"{text}. Here: {values}" if name == "exchange" else f"{text}: {values}"


def _book(edition: str) -> str:
    book = EDITIONS[edition]
    year = "" if book.year is None else f", {book.year}"
    return f"{edition} ({book.title}{year})"


def _counts(variant: Variant) -> str:
    few, many = variant.player_counts[0], variant.player_counts[-1]
    return f"{few}" if few == many else f"{few}–{many}"
