"""The Fluent files of a language, read as far as they are needed, and its messages as templates of sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from conspiratio.games import GAMES, room

from .sentence import Part, SignPart

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
FIRST_GAP, FIRST_SIGN = 0xF0000, 0xF8000
MARK = re.compile("([\U000f0000-\U000fffff])")
"""Characters for private use. Where Fluent writes one of them, a part of a sentence stands."""

Gap: TypeAlias = int
"""The number of a gap in a template."""


class Bundle:
    """The messages of a language. To understand all of its files takes longer than most commands do, so each is read
    when one of its messages is wanted, with those that it refers to."""

    def __init__(self, language: str, instead: Mapping[str, str]) -> None:
        """``instead``: other texts for some messages."""
        self.language = language
        self._instead = instead
        self._reading = Lock()
        self._fluent: Any = FluentBundle([language], use_isolating=False)
        self._home = _homes(language)
        self._unread = set(self._home.values())

    def has(self, name: str) -> bool:
        return name in self._home

    def get(self, name: str) -> Any:
        with self._reading:  # a message is complete when all that it refers to has been read
            self._read(name)
        return self._fluent.get_message(name)

    def text(self, key: str, params: Mapping[str, str | float]) -> str:
        name, _, attribute = key.partition(".")
        message = self.get(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._fluent.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors}")
        return str(text)

    def _read(self, name: str) -> None:
        file = self._home.get(name)
        if file is None or file not in self._unread:
            return
        self._unread.remove(file)
        self._fluent.add_resource(_resource(self.language, file))
        for id, text in self._instead.items():
            if self._home[id] == file:
                self._fluent.add_resource(FluentResource(f"{id} = {text}"), allow_overrides=True)
        for other in set(REFERENCE.findall(_files(self.language)[file])):
            self._read(other)


@cache
def _files(language: str) -> Mapping[str, str]:
    folder = files(__package__).joinpath(language)
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


@cache
def _homes(language: str) -> Mapping[str, str]:
    """In which file each message is."""
    texts = _files(language)
    return {name: file for file in sorted(texts) for name in ENTRY.findall(texts[file])}


@cache
def _resource(language: str, file: str) -> Any:
    return FluentResource(_files(language)[file])


@cache
def bundle(language: str) -> Bundle:
    return Bundle(language, {})


# Templates


@cache
def _signs() -> tuple[tuple[str, str], ...]:
    """The messages that have a sign of their own: each with the sign."""
    return tuple((id, sign) for game in GAMES for id, sign in room("locale", game).SIGNS.items())


@cache
def _bundle_with_marks(language: str) -> Bundle:
    """The same messages; those that have a sign are only its mark, also where others refer to them."""
    return Bundle(language, {id: chr(mark) for mark, (id, _) in enumerate(_signs(), FIRST_SIGN)})


@lru_cache(maxsize=20_000)
def template(
    language: str, key: str, known: tuple[tuple[str, str | float], ...], gaps: tuple[str, ...]
) -> tuple[Part | Gap, ...]:
    """What Fluent makes of a message when it knows some of what to fill in, with signs and gaps in their places."""
    marks = {name: chr(mark) for mark, name in enumerate(gaps, FIRST_GAP)}
    text = _bundle_with_marks(language).text(key, {**dict(known), **marks})
    return tuple(_part(language, piece) for piece in MARK.split(text) if piece)


def _part(language: str, piece: str) -> Part | Gap:
    mark = ord(piece[0])
    if mark < FIRST_GAP:
        return piece
    if mark < FIRST_SIGN:
        return mark - FIRST_GAP
    id, sign = _signs()[mark - FIRST_SIGN]
    return SignPart(sign, bundle(language).text(id, {}))
