"""Train a small policy for If It Fits by self-play, then play it against `random`.

    python examples/train_policy.py --learn 2000

The policy is a network with one hidden layer, in numpy alone. It rates every legal action
by the cards around its cell and chooses by a softmax of the ratings. It learns by
REINFORCE: actions become likelier after a win and less likely after a loss.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from meowple.games.fits.rl.observation import FitsObserver
from meowple.games.fits.rules.actions import Discard, Lay, Play, Princess
from meowple.kernel.frame import Action
from meowple.rl.match import Match
from meowple.rl.single import SeatEnv
from meowple.rl.vector import Batch, SelfPlay

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

GAME, SEATS = "fits", 2
HIDDEN = 32
RATE = 0.004
# Games per update of the weights, and games at once in each process.
BATCH_SIZE, AT_ONCE = 64, 32
PROCESSES = 2
# Updates between two reports, and games of the trial that a report shows.
REPORTED, TRIAL = 10, 50
# The first seed of games that are not trained on.
FRESH = 1_000_000_000
# The named arrays that are features as a whole, and those read around a cell.
WHOLE = ("card", "game", "players")
AROUND = ("laid", "just_laid", "open", "icons", "boxes", "sleepers", "overlays")
# The cell itself, then its neighbors.
CROSS = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))


class Features:
    """The features of an action: its verb, its card, and the table around its cell."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.observer, FitsObserver)
        layout, entries = match.observer.layout, match.catalogue.entries
        self._whole = np.concatenate([_places(layout.slices[name]) for name in WHOLE])
        planes = np.concatenate([_places(layout.slices[name]) for name in AROUND])
        self._planes = planes.reshape(-1, *layout.shapes["laid"])
        kinds = sorted({_kind(entry) for entry in entries})
        cards = np.array([_card(match.observer, entry) for entry in entries])
        verbs = np.array([[_kind(e) == kind for kind in kinds] for e in entries])
        self._facts = np.hstack([verbs, cards]).astype(np.float32)
        self._cells = np.array([_cell(entry) for entry in entries])
        around = len(self._planes) * len(CROSS)
        self.size = self._facts.shape[1] + len(self._whole) + around

    def of(self, observation: Floats, codes: Ints) -> Floats:
        """A row of features for each of these actions."""
        whole = np.broadcast_to(observation[self._whole], (len(codes), len(self._whole)))
        return np.hstack([self._facts[codes], whole, self._around(observation, codes)])

    def _around(self, observation: Floats, codes: Ints) -> Floats:
        """The planes at the cell of each action and beside it; zero beyond the table and
        for actions without a cell."""
        table = np.pad(observation[self._planes], ((0, 0), (1, 1), (1, 1)))
        x, y = self._cells[codes].T
        seen = [table[:, y + 1 + down, x + 1 + across] for across, down in CROSS]
        rows: Floats = np.concatenate(seen).T * (x >= 0)[:, None]
        return rows


def _places(run: slice) -> Ints:
    return np.arange(run.start, run.stop)


def _kind(action: Action) -> str:
    """The verb of an action, with its variant: a turned card, a sleeping cat."""
    match action:
        case Lay(turned=turned):
            return f"lay {turned}"
        case Princess(what=what):
            return f"princess {what}"
    return str(action).split()[0]


def _card(observer: FitsObserver, action: Action) -> list[float]:
    """The facts of the card that is played or discarded; zeros for other actions."""
    if isinstance(action, Play | Discard):
        return observer.facts(action.card)
    return [0.0] * observer.layout.shapes["card"][0]


def _cell(action: Action) -> tuple[int, int]:
    return getattr(action, "x", -1), getattr(action, "y", -1)


class Policy:
    """A network with one hidden layer; all weights are in one vector."""

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        self.weights = np.zeros(size * HIDDEN + 2 * HIDDEN, np.float32)
        self._first = self.weights[: size * HIDDEN].reshape(size, HIDDEN)
        self._bias, self._last = self.weights[size * HIDDEN :].reshape(2, HIDDEN)
        self._first[:] = rng.normal(0, size**-0.5, self._first.shape)
        self._last[:] = rng.normal(0, 0.1, HIDDEN)

    def probabilities(self, seen: Floats) -> tuple[Floats, Floats]:
        """The probability of each action, and the activations of the hidden layer."""
        hidden = np.tanh(seen @ self._first + self._bias)
        ratings = hidden @ self._last
        odds = np.exp(ratings - ratings.max())
        return odds / odds.sum(), hidden

    def gradient(
        self, seen: Floats, hidden: Floats, probabilities: Floats, chosen: int
    ) -> Floats:
        """The gradient of the log-probability of the chosen action by the weights."""
        rating = -probabilities
        rating[chosen] += 1
        back = np.outer(rating, self._last) * (1 - hidden**2)
        return np.concatenate([(seen.T @ back).ravel(), back.sum(0), hidden.T @ rating])


class Adam:
    """Gradient ascent with Adam."""

    def __init__(self, weights: Floats) -> None:
        self._weights = weights
        self._mean, self._square = np.zeros_like(weights), np.zeros_like(weights)
        self._steps = 0

    def step(self, gradient: Floats) -> None:
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        self._weights += RATE * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Learner:
    """Plays all games at once. For each game and seat it sums up the gradients of the
    chosen actions (`traces`) until the reward is known."""

    features: Features
    policy: Policy
    rng: np.random.Generator
    traces: Floats

    def choose(self, batch: Batch) -> Ints:
        codes = np.zeros(len(batch.seats), np.int64)
        for row, seat in enumerate(batch.seats):
            legal = np.flatnonzero(batch.masks[row])
            if len(legal) == 1:
                codes[row] = legal[0]
                continue
            seen = self.features.of(batch.observations[row], legal)
            probabilities, hidden = self.policy.probabilities(seen)
            chosen = _sample(self.rng, probabilities)
            codes[row] = legal[chosen]
            self.traces[row, seat] += self.policy.gradient(
                seen, hidden, probabilities, chosen
            )
        return codes

    def gradient(self, batch: Batch) -> Floats:
        """The gradient from the games that have just ended; their traces are cleared."""
        over = np.flatnonzero(batch.over)
        gradient: Floats = np.einsum("gs,gsw->w", batch.rewards[over], self.traces[over])
        self.traces[over] = 0
        return gradient


def _sample(rng: np.random.Generator, probabilities: Floats) -> int:
    place = np.searchsorted(np.cumsum(probabilities), rng.random())
    return min(int(place), len(probabilities) - 1)


def train(games: int, seed: int) -> tuple[Features, Policy]:
    """Self-play until this many games have ended, with reports on the way."""
    rng = np.random.default_rng(seed)
    features = Features(Match(GAME, SEATS, {}))
    policy = Policy(features.size, rng)
    rows = PROCESSES * AT_ONCE
    traces = np.zeros((rows, SEATS, len(policy.weights)), np.float32)
    learner, adam = Learner(features, policy, rng, traces), Adam(policy.weights)
    gradient, ended, updates = np.zeros_like(policy.weights), 0, 0
    began = monotonic()
    with SelfPlay(GAME, processes=PROCESSES, games=AT_ONCE, seed=seed) as table:
        batch = table.reset()
        while ended < games:
            batch = table.step(learner.choose(batch))
            gradient += learner.gradient(batch)
            ended += int(batch.over.sum())
            if ended < (updates + 1) * BATCH_SIZE:
                continue
            adam.step(gradient / np.float32(BATCH_SIZE))
            gradient[:], updates = 0, updates + 1
            if updates % REPORTED == 0:
                won, shared = meet_random(features, policy, TRIAL, 2 * FRESH)
                report = f"won {won}, shared {shared} of {TRIAL}"
                print(f"{ended} games, {monotonic() - began:.0f} s: {report}", flush=True)
    return features, policy


def meet_random(
    features: Features, policy: Policy, games: int, seed: int
) -> tuple[int, int]:
    """The games won and shared against `random`, in both seats in turn. The policy takes
    the action with the highest rating."""
    tables = [SeatEnv(GAME, seat, ["random"]) for seat in range(SEATS)]
    rewards = [play(tables[n % SEATS], features, policy, seed + n) for n in range(games)]
    return sum(reward > 0 for reward in rewards), sum(reward == 0 for reward in rewards)


def play(table: SeatEnv, features: Features, policy: Policy, seed: int) -> float:
    seen, _ = table.reset(seed=seed)
    reward, over = 0.0, table.match.over
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        probabilities, _ = policy.probabilities(features.of(seen["observation"], legal))
        seen, reward, over, _, _ = table.step(legal[probabilities.argmax()])
    return reward


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--learn", type=int, default=2000, help="games of self-play")
    parser.add_argument("--meet", type=int, default=400, help="games against random")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    features, policy = train(given.learn, given.seed)
    won, shared = meet_random(features, policy, given.meet, FRESH)
    print(f"against random: won {won}, shared {shared} of {given.meet} games")


if __name__ == "__main__":
    main()
