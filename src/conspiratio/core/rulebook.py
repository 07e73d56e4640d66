"""Rule ids: where each stands in which rulebook, and the refusals that cite them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files

from .codec import shorten
from .game import Complaint, Refusal


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    heading: Mapping[str, str] = field(default_factory=dict)
    """Language -> the heading the rule stands under in the rulebook of that language."""
    ruling: bool = False
    """The rulebooks are silent or disagree: this is what we play."""
    option: str | None = None
    """The option that switches it on or off, if there is one."""

    @property
    def chapter(self) -> str:
        return self.id.split(".")[1]

    @property
    def message(self) -> str:
        """The id of its text in the Fluent files."""
        return "rule-" + self.id.replace(".", "-")


class Rulebook:
    def __init__(
        self, version: str, rules: Mapping[str, Rule], deck: str = "", earlier: Mapping[str, str] | None = None
    ) -> None:
        """``deck``: the name of the one that is played with if nobody chooses. ``earlier``: the versions that differ
        from this one in nothing but that deck, each with its own; their games go on by them."""
        self.version = version
        self.rules = rules
        self._decks = {version: deck, **(earlier or {})}

    @classmethod
    def of(cls, package: str) -> Rulebook:
        data = tomllib.loads(files(package).joinpath("rules.toml").read_text("utf-8"))
        rules = {id: Rule(id, **entry) for id, entry in data["rules"].items()}
        return cls(data["version"], rules, data["deck"], data.get("earlier"))

    @property
    def game(self) -> str:
        """The name of its game, with which every id begins."""
        return next(iter(self.rules)).partition(".")[0]

    def deck_of(self, version: str) -> str:
        """The deck that is played with by this version of the rules if nobody chooses.

        >>> Rulebook("pax-2", {}, "usual", {"pax-1": "harsh"}).deck_of("pax-1")
        'harsh'
        """
        if version not in self._decks:
            raise Complaint("replay-rules", found=shorten(version), known=", ".join(self._decks))
        return self._decks[version]

    def refuse(self, rule: str, reason: str, **params: str | int) -> Refusal:
        """A refusal that cites a rule of this book.

        >>> RULES = Rulebook("v", {"pax.play.limit": Rule("pax.play.limit")})
        >>> RULES.refuse("pax.play.limit", "fleet", have=3, limit=2).message
        'refuse-pax-play-limit-fleet'
        """
        return Refusal(self.rules[rule].id, reason, tuple(params.items()))
