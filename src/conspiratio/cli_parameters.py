"""Parameters that several commands take; the help texts in the annotations are message ids."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass, fields
from typing import Annotated, Any, TypeAlias, cast

from cyclopts import Parameter

from conspiratio import kernel
from conspiratio.core.decks import with_deck
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import game_called
from conspiratio.locale import Texts

GameName: TypeAlias = Annotated[str, Parameter(help="cli-arg-game")]
Language: TypeAlias = Annotated[str | None, Parameter(help="cli-arg-lang")]
DeckWish: TypeAlias = Annotated[str | None, Parameter(help="cli-arg-deck")]
"""The name of a deck that we ship, or the path of a file."""
Free: TypeAlias = Annotated[bool, Parameter(help="cli-arg-free")]
Words: TypeAlias = Annotated[Texts, Parameter(parse=False)]


@Parameter(name="*")
@dataclass(frozen=True)
class Variants:
    """Rules that can be played differently; each belongs to one of the games."""

    open_counts: Annotated[bool, Parameter(negative="--no-open-counts", help="cli-arg-open-counts")] = True
    final_column: Annotated[bool, Parameter(help="cli-arg-final-column")] = False
    first: Annotated[int | None, Parameter(help="cli-arg-first")] = None
    memory_aid: Annotated[bool, Parameter(negative="--no-memory-aid", help="cli-arg-memory-aid")] = True

    def of(self, game: AnyGame, solo_game: int | None = None) -> Any:
        """The options asked for, or None if all is as usual. An option of another game is a Complaint."""
        known = {field.name: field.default for field in fields(cast(Any, game.options_type))}
        given = {**asdict(self), "solo_game": solo_game}
        for name, value in given.items():
            if name not in known and value not in (None, getattr(AS_USUAL, name, None)):
                flag = f"no_{name}" if value is False else name
                raise Complaint("option-of-other-game", option=f"--{flag.replace('_', '-')}", game=game.name)
        ours = {name: value for name, value in given.items() if name in known and value != known[name]}
        return game.options_type(**ours) if ours else None


AS_USUAL = Variants()


def game_with(name: str, deck: str | None, free: bool) -> AnyGame:
    """The game of that name, with the deck asked for or (None) as it is usually played."""
    if free and not deck:
        raise Complaint("free-needs-deck")
    game = game_called(name)
    return with_deck(game, deck, free=free) if deck else game


def tell_if_not_compiled(t: Texts) -> None:
    """Without the kernel all levels of bots play alike; people should know why."""
    if not kernel.is_compiled():
        print(t("kernel-missing"), file=sys.stderr)
