"""Teach a small policy to play If It Fits against itself, then let it meet `random`.

    python examples/train_policy.py --learn 2000

The policy is a network with one hidden layer, in numpy alone. It rates every legal
action by what lies around the cell it is about, and chooses by a softmax of the ratings.
It learns by REINFORCE: what was done in games won becomes likelier, in games lost less so.
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
# Games per step of learning, and games under way at once in each process.
LESSON, AT_ONCE = 64, 32
PROCESSES = 2
# After so many lessons it is told how many games of a trial the policy wins.
REPORTED, TRIAL = 10, 50
# Seeds of games never learnt from.
FRESH = 1_000_000_000
# The named arrays that are read as a whole, and those that are read around a cell.
WHOLE = ("card", "game", "players")
AROUND = ("laid", "just_laid", "open", "icons", "boxes", "sleepers", "overlays")
# The cell itself, then its neighbours.
CROSS = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))


class Eyes:
    """What the policy sees of an action: its verb, its card, and the table around it."""

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

    def see(self, observation: Floats, codes: Ints) -> Floats:
        """A row of features for each of these actions."""
        whole = np.broadcast_to(observation[self._whole], (len(codes), len(self._whole)))
        return np.hstack([self._facts[codes], whole, self._around(observation, codes)])

    def _around(self, observation: Floats, codes: Ints) -> Floats:
        """The planes at the cell of each action and beside it; beyond the table, and for
        actions without a cell, there is nothing."""
        table = np.pad(observation[self._planes], ((0, 0), (1, 1), (1, 1)))
        x, y = self._cells[codes].T
        seen = [table[:, y + 1 + down, x + 1 + across] for across, down in CROSS]
        rows: Floats = np.concatenate(seen).T * (x >= 0)[:, None]
        return rows


def _places(run: slice) -> Ints:
    return np.arange(run.start, run.stop)


def _kind(action: Action) -> str:
    """The verb, with what makes it another one: a card turned, a cat asleep."""
    match action:
        case Lay(turned=turned):
            return f"lay {turned}"
        case Princess(what=what):
            return f"princess {what}"
    return str(action).split()[0]


def _card(observer: FitsObserver, action: Action) -> list[float]:
    """What the card shows that is played or discarded; nothing for other actions."""
    if isinstance(action, Play | Discard):
        return observer.facts(action.card)
    return [0.0] * observer.layout.shapes["card"][0]


def _cell(action: Action) -> tuple[int, int]:
    return getattr(action, "x", -1), getattr(action, "y", -1)


class Policy:
    """One hidden layer; all weights lie in one vector."""

    def __init__(self, size: int, chance: np.random.Generator) -> None:
        self.weights = np.zeros(size * HIDDEN + 2 * HIDDEN, np.float32)
        self._first = self.weights[: size * HIDDEN].reshape(size, HIDDEN)
        self._bias, self._last = self.weights[size * HIDDEN :].reshape(2, HIDDEN)
        self._first[:] = chance.normal(0, size**-0.5, self._first.shape)
        self._last[:] = chance.normal(0, 0.1, HIDDEN)

    def chances(self, seen: Floats) -> tuple[Floats, Floats]:
        """How likely each action is to be chosen, and what the hidden layer makes of it."""
        hidden = np.tanh(seen @ self._first + self._bias)
        ratings = hidden @ self._last
        odds = np.exp(ratings - ratings.max())
        return odds / odds.sum(), hidden

    def slope(self, seen: Floats, hidden: Floats, chances: Floats, chosen: int) -> Floats:
        """How the logarithm of the chance of what was chosen changes with the weights."""
        rating = -chances
        rating[chosen] += 1
        back = np.outer(rating, self._last) * (1 - hidden**2)
        return np.concatenate([(seen.T @ back).ravel(), back.sum(0), hidden.T @ rating])


class Adam:
    """Steps uphill, each weight at its own pace."""

    def __init__(self, weights: Floats) -> None:
        self._weights = weights
        self._mean, self._square = np.zeros_like(weights), np.zeros_like(weights)
        self._steps = 0

    def climb(self, slope: Floats) -> None:
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        self._weights += RATE * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Pupil:
    """Plays all games at once. For each game and seat the slopes of what was chosen are
    summed up (`traces`) until it is known what they were worth."""

    eyes: Eyes
    policy: Policy
    chance: np.random.Generator
    traces: Floats

    def choose(self, batch: Batch) -> Ints:
        codes = np.zeros(len(batch.seats), np.int64)
        for row, seat in enumerate(batch.seats):
            legal = np.flatnonzero(batch.masks[row])
            if len(legal) == 1:
                codes[row] = legal[0]
                continue
            seen = self.eyes.see(batch.observations[row], legal)
            chances, hidden = self.policy.chances(seen)
            chosen = _drawn(self.chance, chances)
            codes[row] = legal[chosen]
            self.traces[row, seat] += self.policy.slope(seen, hidden, chances, chosen)
        return codes

    def learnt(self, batch: Batch) -> Floats:
        """What the games that have just ended teach; their traces begin anew."""
        over = np.flatnonzero(batch.over)
        slope: Floats = np.einsum("gs,gsw->w", batch.rewards[over], self.traces[over])
        self.traces[over] = 0
        return slope


def _drawn(chance: np.random.Generator, chances: Floats) -> int:
    place = np.searchsorted(np.cumsum(chances), chance.random())
    return min(int(place), len(chances) - 1)


def train(games: int, seed: int) -> tuple[Eyes, Policy]:
    """Self-play until so many games have ended; how it goes is told on the way."""
    chance = np.random.default_rng(seed)
    eyes = Eyes(Match(GAME, SEATS, {}))
    policy = Policy(eyes.size, chance)
    rows = PROCESSES * AT_ONCE
    traces = np.zeros((rows, SEATS, len(policy.weights)), np.float32)
    pupil, adam = Pupil(eyes, policy, chance, traces), Adam(policy.weights)
    slope, ended, lessons = np.zeros_like(policy.weights), 0, 0
    began = monotonic()
    with SelfPlay(GAME, processes=PROCESSES, games=AT_ONCE, seed=seed) as table:
        batch = table.reset()
        while ended < games:
            batch = table.step(pupil.choose(batch))
            slope += pupil.learnt(batch)
            ended += int(batch.over.sum())
            if ended < (lessons + 1) * LESSON:
                continue
            adam.climb(slope / np.float32(LESSON))
            slope[:], lessons = 0, lessons + 1
            if lessons % REPORTED == 0:
                won, shared = meet_random(eyes, policy, TRIAL, 2 * FRESH)
                told = f"won {won}, shared {shared} of {TRIAL}"
                print(f"{ended} games, {monotonic() - began:.0f} s: {told}", flush=True)
    return eyes, policy


def meet_random(eyes: Eyes, policy: Policy, games: int, seed: int) -> tuple[int, int]:
    """Games won, and games shared, against `random`, in both seats in turn. The policy
    takes what it rates highest."""
    tables = [SeatEnv(GAME, seat, ["random"]) for seat in range(SEATS)]
    rewards = [play(tables[n % SEATS], eyes, policy, seed + n) for n in range(games)]
    return sum(reward > 0 for reward in rewards), sum(reward == 0 for reward in rewards)


def play(table: SeatEnv, eyes: Eyes, policy: Policy, seed: int) -> float:
    seen, _ = table.reset(seed=seed)
    reward, over = 0.0, table.match.over
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        chances, _ = policy.chances(eyes.see(seen["observation"], legal))
        seen, reward, over, _, _ = table.step(legal[chances.argmax()])
    return reward


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--learn", type=int, default=2000, help="games of self-play")
    parser.add_argument("--meet", type=int, default=400, help="games against random")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    eyes, policy = train(given.learn, given.seed)
    won, shared = meet_random(eyes, policy, given.meet, FRESH)
    print(f"against random: won {won}, shared {shared} of {given.meet} games")


if __name__ == "__main__":
    main()
