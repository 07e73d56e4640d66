"""How many examples of games a property is tried on."""

import os

from hypothesis import settings

QUICK = bool(os.environ.get("QUICK"))


def examples(count: int) -> settings:
    """`make quick` tries a fifth of them."""
    return settings(max_examples=count // 5 if QUICK else count)
