"""Complaints of the server, each with the HTTP status that answers it; a plain Complaint is bad input, 400."""

from __future__ import annotations

from conspiratio.core.game import Complaint


class Unauthenticated(Complaint):
    """Who are you?"""

    status = 401


class Denied(Complaint):
    """We know who you are, and you may not."""

    status = 403


class Missing(Complaint):
    """There is no such thing, or not for you: the two are not told apart."""

    status = 404


class WrongMethod(Complaint):
    """There is something here, but not that way."""

    status = 405


class Conflict(Complaint):
    """It was possible a moment ago, or will be later."""

    status = 409


class TooMany(Complaint):
    """Too often, or too much."""

    status = 429


class Unavailable(Complaint):
    """Our fault, and we hope to be back: nothing was changed."""

    status = 503


def status_of(complaint: Complaint) -> int:
    return getattr(complaint, "status", 400)
