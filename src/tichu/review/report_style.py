"""The style sheet of a review's page."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f0e2; --ink: #23262b; --quiet: #5d564a; --line: #c9bf9f;
  --curve: #2458a6; --slip: #7a5b00; --mistake: #a84300; --blunder: #b02828; --good: #1f7a4d; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b18; --ink: #efe7d3; --quiet: #b5ab95;
  --line: #4d473c; --curve: #8db4f0; --slip: #e6c25a; --mistake: #f0a060; --blunder: #ff8d85;
  --good: #7fd0a3; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 1rem; overflow-wrap: break-word; }
h1, h2 { font-family: Georgia, serif; font-weight: normal; line-height: 1.2; }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .5rem; } p { margin: .3rem 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--quiet); font-weight: normal; vertical-align: bottom; } tbody th { color: inherit; }
td.n, th.n { text-align: right; } .decisions .n { white-space: nowrap; }
.decisions tr.good { color: var(--quiet); }
.decisions td:nth-child(5) { width: 48%; }
.slip .grade { color: var(--slip); } .mistake .grade { color: var(--mistake); }
.blunder .grade { color: var(--blunder); } .quiet { color: var(--quiet); }
.turning { color: var(--curve); }
figure { margin: 1rem 0; }
svg { width: 100%; max-width: 46rem; height: auto; display: block; }
svg text { fill: var(--quiet); font: 12px system-ui, sans-serif; }
@media (max-width: 40rem) {
  svg text { font-size: 20px; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .summary, .summary tbody, .decisions, .decisions tbody { display: block; }
  .summary tr { display: grid; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .summary th { font-weight: bold; padding: 0; border: 0; }
  .summary td { display: flex; justify-content: space-between; gap: 1rem; padding: 0; border: 0; }
  .summary td::before { content: attr(data-head); color: var(--quiet); text-align: left; }
  .decisions tr { display: grid; grid-template-columns: 2.2rem 1fr auto; column-gap: .6rem;
    padding: .4rem 0; border-bottom: 1px solid var(--line); }
  .decisions td { padding: 0; border: 0; }
  .decisions td:nth-child(2) { grid-column: 2; }
  .decisions td:nth-child(3) { grid-column: 2 / 4; grid-row: 2; }
  .decisions td:nth-child(4) { grid-column: 3; grid-row: 1; }
  .decisions td:nth-child(5) { grid-column: 2 / 4; grid-row: 3; width: auto; }
}
@media print { :root { color-scheme: light; } tr { break-inside: avoid; } }
"""
