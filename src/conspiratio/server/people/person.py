"""A person as the rest of the server knows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    language: str | None = None
    session: str | None = None
    """The session they came with, if by cookie."""
