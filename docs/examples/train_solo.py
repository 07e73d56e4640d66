"""Learns solo PAX in about a minute: a linear policy, trained by policy gradient (REINFORCE) with nothing but numpy.

    pip install "conspiratio[envs]"
    python docs/examples/train_solo.py [--games 6000] [--solo-game 1] [--seed 1]

Each legal action gets a few numbers that say what it would do (is a category of it still missing from my display? does
Rome lead there? what does it cost?); the policy is a softmax over a weighted sum of them.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

import conspiratio.envs.gymnasium_env  # noqa: F401 - registers the environment
from conspiratio.envs.kernel_match import layout, parts
from conspiratio.kernel.pax.state import BUY, DRAW, PLACE, PLAY, ROME  # see "Actions" in docs/research.md
from conspiratio.kernel.pax.state import MOST_CARDS as CARDS
from conspiratio.pax.cards import INDEX

KEEP, HAND, UNDER, LEGION, BOUGHT, PLAYED, DECLINE = range(7)  # what may be done with cards
OF_A_CARD = 5
FEATURES = 7 * OF_A_CARD + 1
START = {name: start for name, (start, _) in layout("pax").items()}


class Policy:
    """Weights, and the features of each legal action that they weigh."""

    def __init__(self, env: Any) -> None:
        cards = env.unwrapped.setting.game.faces.cards
        self.faces = np.array([[INDEX[card.category], card.symbols, card.value] for card in cards])
        self.weights = np.zeros(FEATURES)

    def features(self, seen: Any, actions: Any) -> Any:
        mine = seen[START["symbols"] : START["symbols"] + 7]
        rome = seen[START["symbols"] + 7 * ROME : START["symbols"] + 7 * ROME + 7]
        category, symbols, value = self.faces.T
        missing, behind = (mine == 0)[category], (mine <= rome)[category]
        of_card = np.stack([np.ones(len(category)), missing, behind, symbols / 2, value / 4], axis=1)
        drawn = seen[START["in_drawn"] : START["in_drawn"] + len(category)]
        found = np.zeros((len(actions), FEATURES))
        for row, action in zip(found, actions, strict=True):
            done, cards, cost = self.meaning(seen, drawn, int(action))
            row[OF_A_CARD * done : OF_A_CARD * (done + 1)] = (
                of_card[cards].sum(axis=0) if len(cards) else [1, 0, 0, 0, 0]
            )
            row[-1] = cost / 4
        return found

    def meaning(self, seen: Any, drawn: Any, action: int) -> tuple[int, Any, int]:
        """What an action does, with which cards, and what it costs."""
        if action >= PLAY:
            return PLAYED, np.array([action - PLAY]), int(seen[START["played"]])
        if action >= BUY:
            column = START["in_column"] + CARDS * (action - BUY)
            worth = int(seen[START["column_worth"] + action - BUY])
            return BOUGHT, np.flatnonzero(seen[column : column + len(drawn)]), worth
        if action >= PLACE:
            nth, place = divmod(action - PLACE, 11)
            return (HAND, UNDER, LEGION)[min(place, 2)], np.flatnonzero(drawn == nth + 1), 0
        if action >= DRAW:
            return DECLINE, np.array([], int), 0
        return KEEP, np.flatnonzero(drawn == action // 32 + 1), 0

    def chances(self, features: Any) -> Any:
        wanted = np.exp(features @ self.weights - (features @ self.weights).max())
        return wanted / wanted.sum()


def play(env: Any, policy: Policy, rng: Any, seed: int) -> tuple[bool, float, Any]:
    """One game: was it won, how good was it (won or nearly), and which way to move the weights for more of the same."""
    seen, info = env.reset(seed=seed)
    gradient, over = np.zeros(FEATURES), False
    while not over:
        actions = np.flatnonzero(info["action_mask"])
        features = policy.features(seen, actions)
        chances = policy.chances(features)
        chosen = rng.choice(len(actions), p=chances)
        gradient += features[chosen] - chances @ features
        seen, reward, over, _, info = env.step(actions[chosen])
    told = parts("pax", seen)
    ahead = (told["symbols"][0] > told["symbols"][ROME]).sum() + (told["piles"][0] > 0).sum()
    return reward > 0, reward + ahead / 14, gradient


def train(env: Any, policy: Policy, rng: Any, games: int) -> None:
    batch, usual, spread = 20, 0.0, np.full(FEATURES, 1e-8)
    for first in range(0, games, batch):
        played = [play(env, policy, rng, 1_000_000 + first + n) for n in range(batch)]
        values = np.array([value for _, value, _ in played])
        usual = values.mean() if first == 0 else 0.9 * usual + 0.1 * values.mean()
        step = sum((value - usual) * gradient for _, value, gradient in played) / batch
        spread = 0.95 * spread + 0.05 * step**2
        policy.weights += 0.05 * step / np.sqrt(spread)


def share_won(env: Any, policy: Policy, rng: Any, games: int) -> float:
    return sum(play(env, policy, rng, seed)[0] for seed in range(games)) / games


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6_000, help="to learn from")
    parser.add_argument("--check", type=int, default=500, help="games to measure with, before and after")
    parser.add_argument("--solo-game", type=int, default=1, choices=range(1, 6))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    env = gymnasium.make("Conspiratio/PaxSolo-v0", solo_game=asked.solo_game)
    policy, rng = Policy(env), np.random.default_rng(asked.seed)
    before = share_won(env, policy, rng, asked.check)
    print(f"at random: {before:.1%} of {asked.check} games won", flush=True)
    train(env, policy, rng, asked.games)
    after = share_won(env, policy, rng, asked.check)
    print(f"after {asked.games} games of learning: {after:.1%} won")
    return before, after


if __name__ == "__main__":
    main()
