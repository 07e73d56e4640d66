"""Libraries that not everybody needs come with an extra of the package: who lacks one is told how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .game import Complaint


@contextmanager
def needs(extra: str, library: str | None = None) -> Iterator[None]:
    """What is imported in here comes with that extra."""
    try:
        yield
    except ImportError as error:
        missing = (library or error.name or str(error)).partition(".")[0]
        if missing == "conspiratio":  # ours: no library is missing
            raise
        raise Complaint("extra-missing", library=missing, extra=f"conspiratio[{extra}]") from None
