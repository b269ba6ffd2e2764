"""Tables for tests: games of Kyoto no Neko brought into a wanted situation.

A table begins with a turn of seat 0. Its boards are empty: every paw has left the game and
comes back only where a test lays it. Both bikes wait in the south-east corner and reach
neither the northern nor the eastern road. All skills are 1.

    "dog6 3,1"          a paw that lies face up
    "down dog6 3,1"     the same face down

Dice are loaded: an answer says which faces are rolled, exactly these and no others. Every
answer is checked to be among the legal ones and to lose no piece.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meowple.games.kyoto.game import GAME, Kyoto
from meowple.games.kyoto.rules.board import HOMES, Board
from meowple.games.kyoto.rules.checks.die import Die, X
from meowple.games.kyoto.rules.paws.paw import EMPTY, ENEMY, SKILLS
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.rounds import Rounds
from meowple.games.kyoto.rules.turns.turn import STARTS
from meowple.games.kyoto.rules.view import AskedView, PlayerView
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event, seen
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value

CORNER = "6,6"
AGILITY, FRIENDSHIP, FIGHT, HUNT = range(4)


class Loaded(Rng):
    """A generator of which the next rolls are known; a roll more fails the test."""

    __slots__ = ("rolls",)

    def __init__(self, die: Die, faces: str) -> None:
        super().__init__("loaded")
        known = [X if face == "X" else int(face) for face in faces.split()]
        self.rolls = tuple(die.faces.index(face) for face in known)

    def copy(self) -> Loaded:
        new = Loaded.__new__(Loaded)
        new.key, new.counter, new.pool = self.key, self.counter, self.pool
        new.rolls = self.rolls
        return new

    def below(self, n: int) -> int:
        assert self.rolls, "nobody expected this roll"
        rolled, *rest = self.rolls
        self.rolls = tuple(rest)
        return rolled


# --- tables ---


def begin(seats: int = 2, seed: int = 1, **options: Value) -> KyotoState:
    """A game as it is set up."""
    return GAME.start(GAME.setup(seats, options, seed))


def table(
    *lying: str,
    seats: int = 2,
    at: str = "",
    homes: str = HOMES,
    board: Board | None = None,
    game: Kyoto = GAME,
    **options: Value,
) -> KyotoState:
    """A turn of seat 0 begins. `at` are the spaces of the kittens by seat, where they are
    not on their terraces; the homes are given to the seats in this order. `game` may be one
    with an owner's components, or by an earlier version of the rules."""
    state = game.start(game.setup(seats, {"rotation": 0, **options}, 1))
    if board is not None:
        lay_board(state, board)
    clear(state)
    state.homes = tuple(HOMES.index(home) for home in homes[:seats])
    state.at = [state.board.terraces[home] for home in state.homes]
    state.skills = [[1] * 4 for _ in range(seats)]
    state.first = state.seat = 0
    state.stack = [Rounds(), STARTS[state.stamina]]
    if CORNER in {state.board.names[space] for space in state.board.loop}:
        bikes(state, CORNER, CORNER)
    for seat, space in enumerate(at.split()):
        go(state, seat, space)
    lay(state, *lying)
    return state


def lay_board(state: KyotoState, board: Board) -> None:
    """Play on a board made by hand, with nothing on it."""
    state.gone += tuple(state.under[bit] for bit in range(99) if state.down >> bit & 1)
    state.board = board
    state.down = 0
    state.under = (EMPTY,) * len(board.names)
    state.up = [()] * len(board.names)
    state.bikes = [0, 0]


def clear(state: KyotoState) -> None:
    """All paws leave the boards; figures of a scenario that stand there stay."""
    spaces = range(len(state.under))
    state.gone += tuple(state.under[space] for space in spaces if state.down >> space & 1)
    state.down = 0


def lay(state: KyotoState, *lying: str) -> None:
    """Paws come back into the game."""
    for text in lying:
        *down, id, where = text.split()
        assert down in ([], ["down"]), text
        paw, space = fetch(state, id), spot(state, where)
        if down:
            under = list(state.under)
            under[space] = paw
            state.under = tuple(under)
            state.down |= 1 << space
        else:
            state.put_up(paw, space)


def fetch(state: KyotoState, id: str) -> int:
    """Take a paw that has left the game."""
    paw = state.box.index[id]
    gone = list(state.gone)
    gone.remove(paw)
    state.gone = tuple(gone)
    return paw


def spot(state: KyotoState, name: str) -> int:
    return state.board.index[name]


def go(state: KyotoState, seat: int, space: str) -> None:
    """Put a kitten on a space."""
    state.at[seat] = spot(state, space)


def able(state: KyotoState, seat: int, **skills: int) -> None:
    """Let a kitten have these skills."""
    for name, value in skills.items():
        state.skills[seat][SKILLS.index(name)] = value


def bikes(state: KyotoState, purple: str, turquoise: str) -> None:
    places = [spot(state, name) for name in (purple, turquoise)]
    state.bikes = [state.board.loop_at[place] for place in places]


def draw(state: KyotoState, *cards: str) -> None:
    """Let these bike cards be drawn next, in this order: `"1 5"`."""
    wanted = [state.box.cards.index((int(c[0]), int(c[2]))) for c in cards]
    rest = tuple(card for card in state.deck if card not in wanted)
    state.deck = (*rest, *reversed(wanted))


def befriended(state: KyotoState, home: str, *friends: str) -> None:
    """Let these friends live in a house; `-` is a gap."""
    found = [EMPTY if id == "-" else fetch(state, id) for id in friends]
    state.friends[HOMES.index(home)] = tuple(found)


def won(state: KyotoState, seat: int, *paws: str) -> None:
    """Let a kitten have won these so far; `enemy` is a token."""
    state.wins[seat] = len(paws)
    track = [ENEMY if id == "enemy" else fetch(state, id) for id in paws]
    state.enemies -= track.count(ENEMY)
    state.track[seat] = tuple(track)


def honour(state: KyotoState, seat: int, *medals: str) -> None:
    """Let a seat have these medals."""
    for bit in (1 << number for number in range(7)):
        if state.scenario.medal(bit) in medals:
            state.medals[seat] |= bit
    state.most = max(state.most, state.medals[seat].bit_count())


# --- asking and answering ---


def actors(state: KyotoState) -> tuple[int, ...]:
    return GAME.actors(state)


def texts(state: KyotoState, seat: int) -> list[str]:
    return [str(action) for action in GAME.legal(state, seat)]


def steps(state: KyotoState, seat: int = 0) -> set[str]:
    """The spaces to which a kitten can go on."""
    return {text[5:] for text in texts(state, seat) if text.startswith("step ")}


def answer(state: KyotoState, seat: int, *lines: str, dice: str = "") -> list[Event]:
    """Play these answers one after the other while exactly these faces are rolled; all
    events they bring."""
    events: list[Event] = []
    state.rng = loaded = Loaded(state.die, dice)
    for line in lines:
        assert line in texts(state, seat), (line, actors(state), texts(state, seat)[:20])
        before = GAME.census(state)
        events += GAME.play(state, seat, GAME.parse(line))
        assert GAME.census(state) == before
    assert loaded.rolls == (), "more faces were given than rolled"
    return events


def refusal(state: KyotoState, seat: int, line: str) -> str:
    """The id of the rule that forbids it; nothing may have changed."""
    before = state.digest()
    assert line not in texts(state, seat)
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, seat, GAME.parse(line))
    assert state.digest() == before
    return caught.value.id


def asked(state: KyotoState) -> AskedView:
    found = GAME.view(state, None).asked
    assert found is not None
    return found


def decision(state: KyotoState) -> str:
    return asked(state).decision


def ids(events: Sequence[Event], seat: int | None = None) -> list[str]:
    """The ids of the events that a seat (None: a spectator) sees."""
    return [event.id.removeprefix("kyoto.") for event in seen(events, seat)]


# --- looking ---


def player(state: KyotoState, seat: int = 0) -> PlayerView:
    return GAME.view(state, None).players[seat]


def where(state: KyotoState, seat: int = 0) -> str:
    """The space of a kitten."""
    return player(state, seat).at


def skill(state: KyotoState, seat: int, name: str) -> int:
    return player(state, seat).skills[name]


def on_boards(state: KyotoState) -> list[str]:
    """The paws on the boards as a spectator sees them: `"dog6 3,1"`, `"down 3,1"`."""
    return [f"{paw.paw or 'down'} {paw.space}" for paw in GAME.view(state, None).paws]


def medals(state: KyotoState, seat: int = 0) -> set[str]:
    return {*player(state, seat).medals}


def bike_spaces(state: KyotoState) -> tuple[str, ...]:
    return GAME.view(state, None).bikes


def turn_of(state: KyotoState) -> int | None:
    return GAME.view(state, None).turn


def play_to_the_end(state: KyotoState) -> Result:
    """Everyone says done right away, spends required steps and lets things happen."""
    state.rng = Rng("to the end")
    while found := actors(state):
        legal = texts(state, found[0])
        line = next((line for line in ("done", "pass") if line in legal), legal[0])
        GAME.play(state, found[0], GAME.parse(line))
    result = GAME.result(state)
    assert result is not None
    return result
