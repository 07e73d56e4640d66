"""What is sent from a table of whichever game: for shared code, which does not ask which one it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

from conspiratio.games import GAMES, room

from . import review, table

UPDATES = tuple(room("messages", game).Update for game in GAMES)
"""Of games that have begun."""

if TYPE_CHECKING:
    AnyOutcome = table.Outcome[Any]
    AnyUpdate = table.OpenUpdate | table.Update[Any, Any, Any, Any, Any]
    AnyPast = table.Past[Any, Any]
    AnyStep = table.Step[Any, Any, Any, Any]
    AnyHint = review.Hint[Any]
    AnyReviewed = review.Reviewed[Any]
else:

    def _of_all(name: str) -> Any:
        return Union[tuple(getattr(room("messages", game), name) for game in GAMES)]  # noqa: UP007

    AnyOutcome, AnyPast, AnyStep = map(_of_all, ("Outcome", "Past", "Step"))
    AnyHint, AnyReviewed = map(_of_all, ("Hint", "Reviewed"))
    AnyUpdate = Union[(table.OpenUpdate, *UPDATES)]
