"""The frame and the style of printed pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

STYLE: Final = """
@page { size: A4; margin: 14mm; }
* { box-sizing: border-box; }
body { color: #1d1b18; background: #fff; font: 12pt/1.4 system-ui, sans-serif; margin: 0 auto;
  max-width: 182mm; }
@media screen { body { padding: 8mm 0; } }
h1, h2 { font-family: Georgia, serif; font-weight: normal; line-height: 1.2; margin: 0 0 2mm; }
h1 { font-size: 22pt; } h2 { font-size: 15pt; }
p { margin: 0 0 4mm; } .quiet { color: #5d564a; }
table { border-collapse: collapse; width: 100%; margin: 0 0 6mm; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 1.6mm 2.5mm; border-bottom: .3mm solid #b9b09a; vertical-align: top; }
th { color: #5d564a; font-weight: normal; font-size: 10pt; vertical-align: bottom; }
.n { text-align: right; white-space: nowrap; } td.n { width: 1%; }
tr, .slip, .card, .deal { break-inside: avoid; }
.pairings td { font-size: 14pt; } .pairings td:first-child { font-weight: bold; }
.seats { columns: 3; column-gap: 8mm; padding: 0; margin: 0; list-style: none; }
.seats li { display: flex; justify-content: space-between; gap: 3mm; border-bottom: .2mm dotted #b9b09a; }
.slip { border: .4mm dashed #8b8370; padding: 6mm; margin: 0 0 6mm; }
.slip header { display: flex; justify-content: space-between; align-items: baseline; gap: 4mm; }
.slip td, .slip th { border: .3mm solid #8b8370; } .slip th { color: #1d1b18; width: 36%; }
.slip td { height: 7mm; } .slip th:first-child { width: 1%; white-space: nowrap; }
.many table { table-layout: fixed; } .many th, .many th:first-child { width: auto; white-space: normal;
  overflow-wrap: anywhere; padding: 1.6mm 1mm; font-size: 9pt; }
.signatures { display: flex; gap: 10mm; margin-top: 9mm; }
.signatures span { flex: 1; border-top: .3mm solid #1d1b18; font-size: 9pt; padding-top: 1mm; }
.card { height: 125mm; border: .4mm dashed #8b8370; display: flex; flex-direction: column;
  align-items: center; justify-content: center; text-align: center; margin: 0 0 8mm;
  font: 84pt Georgia, serif; }
.card small { font: 14pt system-ui, sans-serif; color: #5d564a; }
.guide td, .guide th { border: 0; border-bottom: .2mm solid #b9b09a; height: auto; width: auto; }
.rules li { margin: 0 0 5mm; font-size: 16pt; }
.legend { white-space: pre-wrap; }
.deal { margin: 0 0 7mm; } .deal td { font-size: 13pt; }
.deal td:first-child { width: 1%; white-space: nowrap; }
"""


def page(title: str, language: str, parts: Iterable[str]) -> str:
    """Return a whole page; the parts are HTML."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n{body}\n</body></html>\n"
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int], kind: str = "") -> str:
    """Return a table of plain texts. ``numbers`` are the columns that hold numbers."""
    titles = "".join(_cell("th", text, at in numbers) for at, text in enumerate(head))
    lines = "".join(
        f"<tr>{''.join(_cell('td', text, at in numbers) for at, text in enumerate(row))}</tr>\n"
        for row in rows
    )
    return f'<table class="{kind}"><thead><tr>{titles}</tr></thead><tbody>\n{lines}</tbody></table>'


def heading(title: str, note: str = "") -> str:
    """Return the heading of a page, with a line below it."""
    return f'<h1>{escape(title)}</h1><p class="quiet">{escape(note)}</p>'


def _cell(tag: str, text: str, is_number: bool) -> str:
    kind = ' class="n"' if is_number else ""
    return f"<{tag}{kind}>{escape(text)}</{tag}>"
