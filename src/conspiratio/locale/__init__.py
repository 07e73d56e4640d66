"""Every word a person reads, in four languages: Fluent files, one folder a language, shared with the browser."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping

from conspiratio.core.game import Complaint

from .bundle import bundle, template
from .sentence import Part, Sentence, sentence

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
        self._bundle = bundle(language)

    def __call__(self, key: str, **params: float | Part | Sentence) -> str:
        """The text of a message (``id``) or of one of its attributes (``id.attribute``)."""
        return self._bundle.text(key, {name: _plain(value) for name, value in params.items()})

    def sentence(self, key: str, **params: float | Part | Sentence) -> Sentence:
        """The message as a sentence. Fluent is shown texts and numbers, and may choose by them: only words of the
        program belong there, since what was made of them is remembered. Other parts and sentences are put in their
        places without Fluent: players may be called as they like.

        >>> from conspiratio.locale.sentence import SeatPart
        >>> Texts("en").sentence("event-passed-buying", name=SeatPart(0, "{ $Livia }"))
        (SeatPart(seat=0, text='{ $Livia }'), ' buys nothing.')
        """
        known: list[tuple[str, str | float]] = []
        gaps: list[str] = []
        filling: list[Part | Sentence] = []
        for name, value in params.items():
            if isinstance(value, str | int | float):
                known.append((name, value))
            else:
                gaps.append(name)
                filling.append(value)
        pieces = template(self.language, key, tuple(known), tuple(gaps))
        return sentence(*[filling[piece] if isinstance(piece, int) else piece for piece in pieces])

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has(name):
            return False
        message = self._bundle.get(name)
        return attribute in message.attributes if attribute else message.value is not None


def shortened(text: str) -> str:
    """Fluent refuses to fill in a text of thousands of characters, and nobody wants to read one."""
    return text[:LONGEST] + "…" if len(text) > LONGEST else text


def _plain(value: float | Part | Sentence) -> str | float:
    return value if isinstance(value, int | float) else shortened(str(value))


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
