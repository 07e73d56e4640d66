"""The solo campaign as a contest: cleared, of what is cleared with the deck in sight."""

from __future__ import annotations

import pytest

from conspiratio.lab.pax.solo import SoloTrial
from conspiratio.lab.pax.strength import Campaign, CampaignDeal
from conspiratio.pax.game import PAX

CAMPAIGN = Campaign("test", 0.8, SoloTrial("tiro", PAX, "test"))


def test_each_game_is_counted_by_itself() -> None:
    first = [CampaignDeal(1, True, True)] * 6 + [CampaignDeal(1, False, True)] * 2 + [CampaignDeal(1, True, False)]
    fifth = [CampaignDeal(5, False, False)] * 3
    found = CAMPAIGN.measured(dict(enumerate([*first, *fifth], 1)), range(1, 100))
    one, *others = found.estimates
    assert one is not None
    assert one.value == pytest.approx(7 / 8)
    assert one.low is not None
    assert one.high is not None
    assert one.low < 7 / 8 < one.high
    assert others == [None] * 4, "of nothing that was possible no share can be told"
    assert found.deals == 12


def test_a_game_that_was_always_cleared_is_not_taken_to_be_for_ever() -> None:
    found = CAMPAIGN.measured({number: CampaignDeal(1, True, True) for number in range(1, 9)}, range(1, 100))
    [one, *_] = found.estimates
    assert one is not None
    assert one.value == 1
    assert one.low is not None
    assert 0.5 < one.low < 0.9


def test_a_deal_is_one_of_the_five_games_and_depends_on_its_number_alone() -> None:
    assert [CAMPAIGN(number).game for number in CAMPAIGN.numbers(1)] == [1, 2, 3, 4, 5]
    assert CAMPAIGN(2) == CAMPAIGN(2)
    assert [(figure.of, figure.at_least) for figure in CAMPAIGN.figures] == [(game, 0.8) for game in (1, 2, 3, 4, 5)]
