"""Kitten against kitten."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.kyoto.rules.checks.checks import face, win
from meowple.games.kyoto.rules.checks.die import X, total
from meowple.games.kyoto.rules.checks.flight import flee
from meowple.games.kyoto.rules.paws.paw import ENEMY, FIGHT
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.frame import Frame


def fight(state: KyotoState, attacker: int, other: int) -> bool:
    """Both roll, ties again. The loser learns and flees, the winner takes a token for its
    victory track if one is left; whether the attacker has won."""
    rolls, seats = (0, 0), (attacker, other)
    values = (state.skills[attacker][FIGHT], state.skills[other][FIGHT])
    sums = (0, 0)
    while sums[0] == sums[1]:
        rolls = (state.die.roll(state.rng), state.die.roll(state.rng))
        sums = (total(rolls[0], values[0]), total(rolls[1], values[1]))
    won = sums[0] > sums[1]
    winner, loser = seats if won else seats[::-1]
    learned = state.learn(loser, FIGHT, 2 if rolls[won] == X else 1)
    chance = state.die.fight(*values)
    state.reveal(
        "kyoto.fought",
        seat=attacker,
        attacked=other,
        dice=(face(rolls[0]), face(rolls[1])),
        values=values,
        good=chance.numerator,
        cases=chance.denominator,
        winner=winner,
        loser=loser,
        learned=learned,
    )
    state.fulfil(winner, state.scenario.beat)
    if state.letter.flight_before_reward:
        state.stack.append(Victory(winner))
        flee(state, loser, state.box.enemy_flees)
    else:
        flee(state, loser, state.box.enemy_flees)
        take_token(state, winner)
    return won


@dataclass(frozen=True, slots=True)
class Victory(Frame[KyotoState]):
    """The loser has fled: now the winner takes its token."""

    winner: int

    def advance(self, state: KyotoState) -> bool:
        state.stack.pop()
        take_token(state, self.winner)
        return False


def take_token(state: KyotoState, winner: int) -> None:
    """A token for the victory track, if one is left."""
    if state.enemies:
        state.enemies -= 1
        win(state, winner, ENEMY)
