"""A report as one HTML file: no scripts, no other files, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

STYLE = """
:root { color-scheme: light dark; --ground: #fdfbf6; --text: #2b2620; --soft: #6b6256; --line: #d9d0bf }
:root { --sign: #8c3b1f }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1d1a16; --text: #e8e0d2; --soft: #b3a896; --line: #4a4238; --sign: #e0906c }
}
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
h1 { margin-bottom: .2em }
h2 { margin-top: 2.2em; border-bottom: 1px solid var(--line) }
.deck { border-left: 4px solid var(--sign); padding: .2em .8em; font-weight: 600 }
.reading, figcaption { color: var(--soft) }
figure { margin: 1rem 0 }
svg { max-width: 100%; height: auto; display: block }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th { white-space: normal; vertical-align: bottom }
th:first-child, td:first-child { text-align: left }
summary { cursor: pointer; padding: .5rem 0 }
@media print { details > * { display: block } }
"""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: names of columns, and rows of the same length."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    reading: str
    """How to read it."""
    plots: Sequence[tuple[str, str]] = ()
    """Each an SVG, with what stands above it (nothing, if that is clear)."""
    grid: Grid | None = None
    folded: bool = True
    """The table is opened by those who want the numbers."""


def page(language: str, title: str, deck: str, about: Sequence[str], sections: Sequence[Section], more: str) -> str:
    """``deck``: what was played with, the first thing to know; ``more``: what opens a folded table."""
    body = [f"<h1>{escape(title)}</h1>", f'<p class="deck">{escape(deck)}</p>']
    body += [f"<p>{escape(text)}</p>" for text in about]
    for section in sections:
        body += _section(section, more)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section, more: str) -> list[str]:
    lines = ["<section>", f"<h2>{escape(section.title)}</h2>", f'<p class="reading">{escape(section.reading)}</p>']
    for caption, svg in section.plots:
        named = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        lines.append(f'<figure>{named}<div class="wide">{svg}</div></figure>')
    if section.grid:
        table = _table(section.grid)
        lines.append(f"<details><summary>{escape(more)}</summary>{table}</details>" if section.folded else table)
    return [*lines, "</section>"]


def _table(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in grid.head)
    rows = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in grid.rows]
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
    return f'<div class="wide" tabindex="0">{table}</div>'
