"""Every word a person reads, in four languages: Fluent files, one folder a language, shared with the browser."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from conspiratio.core.game import Complaint

LANGUAGES = ("en", "de", "fr", "nl")
LONGEST = 2000


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

    def __call__(self, key: str, **params: str | int) -> str:
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


def _shortened(value: str | int) -> str | int:
    """Fluent refuses to fill in a text of thousands of characters, and nobody wants to read one."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


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
