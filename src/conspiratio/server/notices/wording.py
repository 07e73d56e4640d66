"""Notices and e-mails in words. A notice says whose turn it is and who sits at the table; nothing of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts

from .news import Kind


class Notice(msgspec.Struct, frozen=True):
    """What is new at a table, as it waits in the outbox."""

    kind: Kind
    game: str
    players: tuple[str, ...]
    by: str | None = None
    """Who moved last, or proposes something."""
    subscription: str | None = None
    """The browser that is to be told."""


class LinkMail(msgspec.Struct, frozen=True):
    """A link for one person alone, as it waits in the outbox: who reads it can use it."""

    kind: Literal["confirm", "recover"]
    to: str
    link: str
    language: str
    until: int
    """When the link ends, and the e-mail with it."""

    def __repr__(self) -> str:
        return f"LinkMail({self.kind})"


@dataclass(frozen=True, slots=True)
class Wording:
    title: str
    text: str
    path: str
    """Where to go, on this server."""


@dataclass(frozen=True, slots=True)
class Mail:
    subject: str
    text: str = field(repr=False)
    unsubscribe: str | None = None


def texts_for(language: str | None) -> Texts:
    return Texts(language if language in LANGUAGES else "en")


def worded(texts: Texts, table: str, notice: Notice) -> Wording:
    title = texts(f"mail-{notice.kind}", game=GAMES[notice.game].title, by=notice.by or "")
    players = texts("mail-players", players=", ".join(notice.players))
    moved = [texts("mail-moved", by=notice.by)] if notice.kind == "turn" and notice.by else []
    return Wording(title, "\n".join([*moved, players]), f"/table/{table}")


def push_payload(wording: Wording, public_url: str) -> bytes:
    """What the service worker shows; newer word from a table takes the place of older."""
    table = wording.path.rpartition("/")[2]
    payload = {"title": wording.title, "body": wording.text, "url": public_url + wording.path, "tag": table}
    return msgspec.json.encode(payload)


def notice_mail(texts: Texts, wording: Wording, public_url: str) -> Mail:
    return _mail(texts, wording.title, [_with_link(wording.text, wording, public_url)], public_url)


def digest_mail(texts: Texts, wordings: Sequence[Wording], public_url: str) -> Mail:
    paragraphs = [_with_link(f"{wording.title}\n{wording.text}", wording, public_url) for wording in wordings]
    return _mail(texts, texts("mail-digest", count=len(wordings)), paragraphs, public_url)


def link_mail(waiting: LinkMail) -> Mail:
    """Nothing in it that a person has written: it may go to somebody who never asked for it."""
    texts = texts_for(waiting.language)
    text = texts(f"mail-{waiting.kind}.text", link=waiting.link)
    return Mail(texts(f"mail-{waiting.kind}"), f"{text}\n")


def _mail(texts: Texts, subject: str, paragraphs: Sequence[str], public_url: str) -> Mail:
    if not public_url:
        return Mail(subject, "\n\n".join(paragraphs) + "\n")
    settings = f"{public_url}/me"
    text = "\n\n".join([*paragraphs, texts("mail-settings", link=settings)])
    return Mail(subject, f"{text}\n", unsubscribe=settings)


def _with_link(text: str, wording: Wording, public_url: str) -> str:
    return f"{text}\n{public_url}{wording.path}" if public_url else text
