"""The words of the pages as JSON. They are plain texts with gaps, so that neither side needs Fluent to read them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from .api import Call, endpoint

NAME = "[a-z0-9-]+"
OURS = re.compile(f"page-{NAME}")
OF_THE_GAMES = ("category-", "colour-", "effect-", "phase-", "score-", "caligula-card-", "caligula-sequentia-")
"""What lies on a table has the names that it has everywhere else."""
FILES = ("page.ftl", "pax.ftl", "caligula.ftl")
_MESSAGE = re.compile(rf"^({NAME}) = (.*[^>\n])$", re.MULTILINE)
"""A message in one line. One that goes on, to choose a form by number, ends with an arrow."""


@endpoint("GET", "/api/words", who="anyone")
async def words(call: Call) -> dict[str, str]:
    """The texts of the pages in your language, by id; gaps to be filled in are left as ``{ $name }``."""
    return page_words(call.texts.language)


@cache
def page_words(language: str) -> dict[str, str]:
    folder = files("conspiratio.locale").joinpath(language)
    found = [pair for file in FILES for pair in _MESSAGE.findall(folder.joinpath(file).read_text("utf-8"))]
    return {id: text for id, text in found if OURS.fullmatch(id) or id.startswith(OF_THE_GAMES)}
