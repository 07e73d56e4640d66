"""What is wanted of the bots of PAX."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from conspiratio import kernel
from conspiratio.core.game import Complaint, Json
from conspiratio.locale import Texts
from conspiratio.pax.game import PAX
from conspiratio.pax.state import SOLO_GAMES

from .. import extras
from ..reporting.estimates import Estimate, resampled, share_around
from ..strength.contest import Contest, Contests, Figure, Measured
from ..strength.duels import Duel, level_pairs, one_among, over_former, over_openspiel
from ..strength.players import network, playouts, steps
from .decks import random_game
from .solo import SEAT, SoloTrial, deck_seen

SECONDS = 0.1
"""For a decision, where both have the same time: about what ``consul`` takes for its steps."""
UNSEEN = 10
"""So many decks that no network has learnt from."""


@dataclass(frozen=True, slots=True)
class CampaignDeal:
    """One deal: which of the five games, and whether it was cleared; then with the deck in sight."""

    game: int
    cleared: bool
    deck_seen: bool


@dataclass(frozen=True, slots=True)
class Campaign:
    """Each of the five solo games is cleared in so many deals, of those that the same search clears if it sees the
    deck: the rest of them are luck."""

    name: str
    least: float
    trial: SoloTrial

    @property
    def figures(self) -> tuple[Figure, ...]:
        return tuple(Figure("cleared", at_least=self.least, of=game) for game in SOLO_GAMES)

    @property
    def kept(self) -> type[CampaignDeal]:
        return CampaignDeal

    @property
    def settings(self) -> Mapping[str, Json]:
        return {**self.trial.settings, "command": "strength", "contest": self.name, "clairvoyants": ["deck"]}

    def check(self) -> None:
        if not kernel.is_compiled():
            raise Complaint("kernel-needed")
        self.trial.check()

    def numbers(self, games: int) -> range:
        return self.trial.numbers(games)

    def __call__(self, number: int) -> CampaignDeal:
        game, state, rng = self.trial.dealt(number)
        cleared = self.trial.clears(state, SEAT, rng)
        return CampaignDeal(game, cleared, self.trial.clears(deck_seen(state), SEAT, rng))

    def measured(self, records: Mapping[int, CampaignDeal], numbers: range) -> Measured:
        deals = [records[number] for number in numbers if number in records]
        by_game = [[deal for deal in deals if deal.game == game] for game in SOLO_GAMES]
        return Measured(len(deals), len(deals), tuple(self._share(of_game) for of_game in by_game))

    def _share(self, deals: list[CampaignDeal]) -> Estimate | None:
        """Can be more than 1: luck helps now the one, now the other."""
        if not any(deal.deck_seen for deal in deals):
            return None
        np = extras.numpy()
        table = np.array([(deal.cleared, deal.deck_seen) for deal in deals], float)
        cleared, possible = table.sum(axis=0)
        drawn = resampled(table, self.trial.seed)
        with np.errstate(divide="ignore", invalid="ignore"):
            samples = np.where(drawn[:, 1] > 0, drawn[:, 0] / drawn[:, 1], np.nan)
        return share_around(float(cleared / possible), samples, len(deals))

    def shown(self, texts: Texts) -> str:
        return texts("strength-campaign", game=PAX.title, level=self.trial.level)


def _unseen() -> Contest:
    decks = tuple(random_game(Random(f"unseen/{number}")) for number in range(UNSEEN))
    figures = (Figure("decided", at_least=0.65), Figure("outright"))
    return Duel("pax-unseen-decks", decks, network(SECONDS), playouts(SECONDS), "pairs", figures)


def _steps() -> Contest:
    figures = (Figure("decided", at_least=0.58), Figure("outright"))
    return Duel("pax-steps", (PAX,), steps(3000), steps(300), "pairs", figures)


CONTESTS: Contests = (
    one_among(PAX, "greedy", "aedilis", 0.20),
    one_among(PAX, "greedy", "praetor", 0.12),
    one_among(PAX, "greedy", "consul", 0.06),
    *level_pairs(PAX, 0.65),
    over_former(PAX, SECONDS, 0.65),
    _steps(),
    _unseen(),
    over_openspiel(PAX, SECONDS, 1),
    over_openspiel(PAX, SECONDS, 5),
    Campaign("pax-campaign", 0.8, SoloTrial("consul", PAX, "strength/campaign")),
)
