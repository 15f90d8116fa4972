"""``tichu variants`` and ``tichu rules``: list the games, rule books and settings."""

from __future__ import annotations

from typing import Any

from babel import Locale
from rich.table import Table
from rich.text import Text

from tichu.cli import common
from tichu.core.editions import EDITIONS, Edition, editions_of
from tichu.core.game import Game
from tichu.core.settings import SETTING_NAMES, choices_of, rules_of
from tichu.core.variants import VARIANTS, Variant
from tichu.tui.phrases import QUIET, game_title
from tichu.words import say, words_in_use

DIFFERENT = "bold red"


def variants(as_json: common.AsJson = False) -> None:
    """List the games with their numbers of players and rule books."""
    if as_json:
        common.print_json(
            {
                "variants": [_variant_data(variant) for variant in VARIANTS.values()],
                "editions": [_edition_data(book) for book in EDITIONS.values()],
            }
        )
        return
    console = common.out()
    table = common.new_table()
    table.add_column(say("command.game"), style="bold", no_wrap=True)
    table.add_column(say("command.players"), justify="center", no_wrap=True)
    common.add_text_column(table, say("command.about"))
    table.add_column(say("command.books"))
    for variant in VARIANTS.values():
        about = say(f"home.variant_{variant.key}")
        table.add_row(variant.key, _counts(variant), about, ", ".join(editions_of(variant.key)))
    console.print(table)
    books = common.new_table()
    books.add_column(say("command.book"), style="bold", no_wrap=True)
    common.add_text_column(books, say("command.title"))
    books.add_column(say("command.language"))
    books.add_column(say("command.year"), justify="right")
    for book in EDITIONS.values():
        language = Locale.parse(words_in_use().language, sep="-").languages[book.language]
        books.add_row(book.key, _title(book), language, "" if book.year is None else str(book.year))
    console.print(books)
    console.print(Text(say("command.moreRules"), QUIET))


def rules(
    variant: common.Variant = "nanjing",
    edition: common.Edition = None,
    players: common.Players = None,
    house: common.HouseRules = None,
    as_json: common.AsJson = False,
) -> None:
    """Show the settings of a game, and what rule books and house rules change.

    Differences from the plain game (the default rule book) are marked. The codes in brackets name the rules a
    setting belongs to. House rules that contradict each other or the game are refused with the reason.
    """
    game = Game.of(variant, edition, **common.house_rules(house, players=players))
    if as_json:
        common.print_json(_game_data(game))
        return
    console = common.out()
    title = say("command.byBook", game=game_title(game), book=_book(game.edition))
    console.print(Text(title, "bold"))
    console.print(_settings_table(game))
    changes = _changes_table(game)
    if changes is None:
        console.print(Text(say("command.sameSettings"), QUIET))
    else:
        console.print(Text(say("command.differences"), "bold"))
        console.print(changes)


def _variant_data(variant: Variant) -> dict[str, Any]:
    return {
        "variant": variant.key,
        "title": variant.title,
        "about": variant.summary,
        "players": list(variant.player_counts),
        "editions": list(editions_of(variant.key)),
    }


def _edition_data(book: Edition) -> dict[str, Any]:
    return {"edition": book.key, "title": book.title, "language": book.language, "year": book.year}


def _game_data(game: Game) -> dict[str, Any]:
    """Return the settings of a game; ``plain`` is the value in the default rule book."""
    differences = game.differences()
    settings = {}
    for name in _settings_of(game):
        value = getattr(game.settings, name)
        plain = differences[name][0] if name in differences else value
        settings[name] = {
            "value": value,
            "plain": plain,
            "house_rule": name in game.house_rules,
            "choices": list(_choices(game, name)),
            "rules": list(rules_of(name)),
        }
    return {"variant": game.variant.key, "edition": game.edition, "settings": settings}


def _choices(game: Game, name: str) -> tuple[str, ...]:
    """Return the values of a setting, if it is a choice between words."""
    return (*game.variant.exchanges, "none") if name == "exchange" else tuple(choices_of(name))


def _settings_table(game: Game) -> Table:
    differences = game.differences()
    table = common.new_table()
    table.add_column(say("command.setting"), no_wrap=True)
    table.add_column(say("command.here"))
    common.add_text_column(table, say("command.meaning"))
    for name in _settings_of(game):
        meaning = _meaning(game, name)
        style = "bold"
        if name in differences:
            style = DIFFERENT
            plain = common.value_text(differences[name][0])
            key = "command.houseRule" if name in game.house_rules else "command.setByBook"
            meaning.append(f"\n{say(key, book=game.edition, value=plain)}", "red")
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
    table.add_column(say("command.setting"), style="bold", no_wrap=True)
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


def _meaning(game: Game, name: str) -> Text:
    """Describe a setting: what it is, what it means, and the values it can have."""
    text = Text(say(f"home.rule_{name}"))
    text.append(f" ({' '.join(rules_of(name))})", QUIET)
    text.append(f"\n{say(f'house.help_{name}')}", QUIET)
    for choice in _choices(game, name):
        text.append(f"\n{choice}: {say(f'home.choice_{choice}')}", QUIET)
    return text


def _book(edition: str) -> str:
    book = EDITIONS[edition]
    if book.year is None:
        return say("command.bookNoYear", book=edition, title=_title(book))
    return say("command.bookYear", book=edition, title=_title(book), year=str(book.year))


def _title(book: Edition) -> str:
    return words_in_use().find(f"home.edition_{book.key}") or book.title


def _counts(variant: Variant) -> str:
    few, many = variant.player_counts[0], variant.player_counts[-1]
    return f"{few}" if few == many else f"{few}–{many}"
