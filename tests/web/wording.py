"""Which texts a page shows: whether they come from the catalogue, and whether they fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

import tichu.words
from tests.support import THOROUGH
from tests.web.conftest import Visit
from tichu.words import SOURCE, SWISS, Words, languages

PSEUDO: Final = "en-XA"
"""English in which the client marks every text."""
NAMES: Final = ("Tichubadour", "Tichu", "Philibert", "Groo")
"""The game, and rule books: the same in every language."""
FOLDER: Final = Path(tichu.words.__file__).parent
PLAIN: Final = re.compile(r"^[\w-]+ = ([^{}\n]+)$", re.MULTILINE)

SAMPLE: Final = tuple(languages()) if THOROUGH else ("de", "el")
"""Languages in which screens are looked at: the longest, and one with other letters."""

# The texts with words outside all marks. A part of a marked text may lack one of its marks. A single letter
# is the rank of a card, or the initial of a name.
UNMARKED: Final = r"""names => {
    let depth = 0, paragraph = null;  // bold words and cards divide a marked text
    const bare = (text, inside) => {
        if (!inside || inside !== paragraph) depth = 0;
        paragraph = inside;
        let outside = '';
        for (const letter of text) {
            if (letter === '⟦') depth += 1;
            else if (letter !== '⟧') outside += depth ? '' : letter;
            else if (depth) depth -= 1;
            else outside = '';
        }
        return names.reduce((text, name) => text.replaceAll(name, ''), outside);
    };
    const found = new Set();
    const look = (where, text, inside = null) => {
        if (/\p{L}{2}/u.test(bare(text, inside))) found.add(`${where}: ${text.trim()}`);
    };
    const shown = (element) =>
        (element.closest('select') ?? element).checkVisibility({visibilityProperty: true});
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        // The browser writes dates, and languages name themselves.
        const skipped = parent.closest('script, style, noscript, time, option[lang]');
        if (!skipped && shown(parent))
            look(parent.tagName.toLowerCase(), texts.currentNode.data, parent.closest('p, li, h3'));
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`))
            if (shown(element)) look(name, element.getAttribute(name));
    look('title of the page', document.title);
    look('description', document.querySelector('meta[name=description]').content);
    return [...found];
}"""

# The texts that look like a key, are marked, or are among those given.
FOREIGN: Final = r"""foreign => {
    const books = 'account|bots|cards|common|errors|home|house|learn|puzzles|reasons|replay|review|rules'
        + '|score|stats|table|titles|train';
    const key = new RegExp(`^(${books})\\.\\w`);
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode.data.trim();
        const parent = texts.currentNode.parentElement;
        // What was announced stays as it was.
        if (parent.closest('[aria-live]') || !parent.checkVisibility({visibilityProperty: true})) continue;
        if (key.test(text) || text.includes('⟦') || foreign.includes(text)) found.push(text);
    }
    return found;
}"""

# The buttons that are not wholly inside the page, or whose text is not wholly inside them and inside every
# part of them that hides what does not fit.
CLIPPED: Final = r"""() => {
    const outside = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1
        || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    const cut = (text, button) => {
        if (!text.data.trim() || text.parentElement.closest('.visually-hidden')) return false;
        const range = document.createRange();
        range.selectNode(text);
        const box = range.getBoundingClientRect();
        let frame = button.getBoundingClientRect();
        for (let part = text.parentElement; part !== button; part = part.parentElement) {
            const style = getComputedStyle(part);
            if (style.overflowX !== 'visible' && outside(box, part.getBoundingClientRect())) return true;
            if (style.position === 'absolute') frame = page;  // a label placed at the edge of its button
        }
        return outside(box, frame);
    };
    const page = {left: 0, top: -Infinity, right: document.documentElement.clientWidth, bottom: Infinity};
    return [...document.querySelectorAll('button, .button, summary')].filter((button) => {
        if (!button.checkVisibility({visibilityProperty: true}) || !button.innerText.trim()) return false;
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) if (cut(walker.currentNode, button)) return true;
        return outside(button.getBoundingClientRect(), page);
    }).map((button) => `cut off: ${button.innerText.replace(/\s+/g, ' ')}`);
}"""


def speaking(visit: Callable[..., Visit], language: str, **options: object) -> Visit:
    """A window whose visitor has chosen a language."""
    guest = visit(**options)
    guest.context.add_init_script(
        "localStorage.getItem('tichu.prefs') ??"
        f" localStorage.setItem('tichu.prefs', JSON.stringify({{language: '{language}'}}))"
    )
    return guest


def unmarked(page: Page, names: Iterable[str] = ()) -> list[str]:
    """The texts of a page in the pseudo-language that are not from the catalogue, nor these names."""
    found: list[str] = page.evaluate(UNMARKED, [*NAMES, *names])
    return found


def wrong(page: Page, language: str) -> list[str]:
    """The texts of a page that are not in the language, and the buttons that are cut off."""
    found: list[str] = [
        *page.evaluate(FOREIGN, list(only_english(language))),
        *page.evaluate(CLIPPED),
    ]
    return found


@cache
def only_english(language: str) -> frozenset[str]:
    """English texts without values that are not texts of the language too."""
    return plain_texts(SOURCE) - plain_texts("de" if language == SWISS else language) - set(NAMES)


@cache
def plain_texts(language: str) -> frozenset[str]:
    """The texts of a language that have no values."""
    books = [path for path in (FOLDER / language).glob("*.ftl") if path.stem != "language"]
    sources = [path.read_text("utf-8") for path in books]
    return frozenset(text for source in sources for text in PLAIN.findall(source))


def open_settings(guest: Visit) -> None:
    """Open the settings, which are in the menu at a table on a phone."""
    words = label(guest.page.locator("html").get_attribute("lang") or SOURCE)
    if "/t/" in guest.page.url:
        guest.page.get_by_role("button", name=words("table.menu"), exact=True).click()
    guest.page.get_by_role("button", name=words("common.settings"), exact=True).click()


def speak(guest: Visit, language: str) -> None:
    """Change the language in the settings, which are open."""
    guest.page.locator("dialog[open] select").first.select_option(language)
    guest.settle()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def choose_language(guest: Visit, language: str) -> None:
    """Open the settings, change the language, and close them again."""
    open_settings(guest)
    speak(guest, language)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)


def label(language: str) -> Callable[[str], str]:
    """What a button is called in a language, given its key."""
    if language == PSEUDO:
        return lambda key: f"⟦{Words('en').text(key)}⟧"
    return Words(language).text
