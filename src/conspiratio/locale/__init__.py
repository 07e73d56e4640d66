"""Every word a person reads, in four languages: Fluent files, one folder a language, shared with the browser."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from conspiratio.core.game import Complaint

LANGUAGES = ("en", "de", "fr", "nl")
LONGEST = 2000
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """The messages of one language; calling it with a message id fills in its gaps.

    >>> Texts("de")("category-army")
    'Armee'
    """

    def __init__(self, language: str) -> None:
        language = language.lower().partition("_")[0].partition("-")[0]
        if language not in LANGUAGES:
            raise Complaint("language-unknown", found=language, known=", ".join(LANGUAGES))
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **params: str | float) -> str:
        """The text of a message (``id``) or of one of its attributes (``id.attribute``)."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, {name: _shortened(value) for name, value in params.items()})
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None


class RememberedTexts(Texts):
    """For many sentences with equal parts: what it has said once it need not work out again."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts.language)
        self._said: dict[tuple[Any, ...], str] = {}

    def __call__(self, key: str, **params: str | float) -> str:
        wanted = (key, *params.items())
        said = self._said.get(wanted)
        if said is None:
            said = self._said[wanted] = super().__call__(key, **params)
        return said


def _shortened(value: str | float) -> str | float:
    """Fluent refuses to fill in a text of thousands of characters, and nobody wants to read one."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


class _Bundle:
    """The Fluent files of a language. To understand all of them takes longer than most commands do, so each is read
    when one of its messages is wanted, with those that it refers to."""

    def __init__(self, language: str) -> None:
        self._reading = Lock()
        self._fluent: Any = FluentBundle([language], use_isolating=False)
        folder = files(__package__).joinpath(language)
        self._unread = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
        self._home = {name: file for file in sorted(self._unread) for name in ENTRY.findall(self._unread[file])}

    def has_message(self, name: str) -> bool:
        return name in self._home

    def get_message(self, name: str) -> Any:
        with self._reading:  # a message is complete when all that it refers to has been read
            self._read(name)
        return self._fluent.get_message(name)

    def format_pattern(self, pattern: Any, params: dict[str, str | float]) -> Any:
        return self._fluent.format_pattern(pattern, params)

    def _read(self, name: str) -> None:
        text = self._unread.pop(self._home.get(name, ""), None)
        if text is not None:
            self._fluent.add_resource(FluentResource(text))
            for other in set(REFERENCE.findall(text)):
                self._read(other)


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


def preferred_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, as far as we speak it; else English."""
    for name in ("CONSPIRATIO_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environ.get(name, "").split(":"):
            code = wish.partition(".")[0].partition("_")[0].lower()
            if code in LANGUAGES:
                return code
            if code in ("c", "posix"):
                return "en"
    if os.name == "nt":  # Windows keeps it elsewhere
        code = (locale.getlocale()[0] or "").partition("_")[0].lower()
        return code if code in LANGUAGES else "en"
    return "en"
