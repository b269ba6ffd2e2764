"""What a seat, or a spectator, may know: all but the paws that lie face down, of which a
seat knows those it has seen, and the order of the bike cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

from meowple.games.kyoto.arrival import Attacked, Meet, React
from meowple.games.kyoto.bikes import Dodge, Ride
from meowple.games.kyoto.board import HOMES, Board, Cell
from meowple.games.kyoto.box import Box
from meowple.games.kyoto.chances import OfferView, offers
from meowple.games.kyoto.checks import face
from meowple.games.kyoto.flight import Flight
from meowple.games.kyoto.paw import EMPTY, ENEMY, SKILLS
from meowple.games.kyoto.paw_moves import PawMoves
from meowple.games.kyoto.peek import Peek
from meowple.games.kyoto.skills import Raises
from meowple.games.kyoto.state import KyotoState
from meowple.games.kyoto.turn import Turn
from meowple.kernel.bits import each_bit

# What a decision is called outside the library.
DECISIONS: dict[type, str] = {
    Turn: "turn",
    React: "react",
    Meet: "meet",
    Attacked: "attacked",
    Flight: "flight",
    PawMoves: "paw",
    Peek: "look",
    Raises: "raise",
}
WALLS = ("open", "hedge", "roof")
SIDES = (None, "inside", "outside")
# What stays the same through a game is kept for so many of the games last seen.
KEPT = 16


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space and the squares it covers; `home` is n, e, s or w where it is part of one."""

    id: str
    kind: str
    cells: tuple[Cell, ...]
    home: str | None


@dataclass(frozen=True, slots=True)
class LinkView:
    """Two spaces beside each other, and what stands between: open, hedge or roof. Where
    there is no link there is a wall that nobody crosses."""

    between: tuple[str, str]
    wall: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """The boards as they lie; `loop` is the road, clockwise. The walls' agility."""

    centre: str
    rotation: int
    source: str
    spaces: tuple[SpaceView, ...]
    links: tuple[LinkView, ...]
    loop: tuple[str, ...]
    hedge: int
    roof: int


@dataclass(frozen=True, slots=True)
class PawCheckView:
    """A check that a paw asks for."""

    skill: str
    target: int
    flees: int
    moves: int


@dataclass(frozen=True, slots=True)
class PawKindView:
    """What a paw of this id is; `number` of them are in the game."""

    id: str
    kind: str
    number: int
    reaction: bool
    figure: bool
    looks: int
    checks: tuple[PawCheckView, ...]
    source: str


@dataclass(frozen=True, slots=True)
class PawView:
    """A paw on a space. `paw` is None where the viewer does not know it; `seen_by` are
    the seats that have seen one that lies face down."""

    space: str
    face_down: bool
    paw: str | None
    seen_by: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. Friends by slot (None: a gap; from the third on they are piled), the
    victory track from the bottom, medals taken and those owed, spaces the scenario has
    marked. `stepped_on` is the side from which a kitten on the road came, inside or
    outside: off it on the other one it has crossed."""

    seat: int
    home: str
    kitten: str
    at: str
    stepped_on: str | None
    skills: dict[str, int]
    medals: tuple[str, ...]
    owed: tuple[str, ...]
    friends: tuple[str | None, ...]
    track: tuple[str, ...]
    wins: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AskedView:
    """What is asked now and of whom. `paw` is the one that gets away from `origin`,
    `kitten` the seat of the one that flees or is let pass, `left` the steps, spaces or
    looks that are left (for raises by seat), `why` what raises come from, `paws` the red
    ones still to be answered. What waits below: `still` are the seats that a bike is yet
    to meet or that may attack next, `ride` is how far the turquoise bike has yet to go."""

    decision: str
    seats: tuple[int, ...]
    left: tuple[int, ...] = ()
    paw: str | None = None
    origin: str | None = None
    kitten: int | None = None
    why: str | None = None
    paws: tuple[str, ...] = ()
    still: tuple[int, ...] = ()
    ride: int | None = None


@dataclass(frozen=True, slots=True)
class KyotoView:
    """The table as one seat, or a spectator, sees it."""

    game: Literal["kyoto"]
    seat: int | None
    scenario: str
    scenario_source: str
    missions: tuple[str, ...]
    target: int
    die: tuple[str, ...]
    stamina: int
    growth: tuple[tuple[int, int], ...]
    round: int
    last_round: int
    first: int
    turn: int | None
    asked: AskedView | None
    offers: tuple[OfferView, ...]
    players: tuple[PlayerView, ...]
    paws: tuple[PawView, ...]
    bikes: tuple[str, ...]
    cards_left: tuple[tuple[int, int], ...]
    enemies: int
    gone: tuple[str, ...]
    box: tuple[PawKindView, ...]
    board: BoardView


def view(state: KyotoState, seat: int | None) -> KyotoView:
    if seat is not None:
        state.check_seat(seat)
    box, board, scenario = state._box, state._board, state._scenario
    asked = _asked(state)
    return KyotoView(
        game="kyoto",
        seat=seat,
        scenario=scenario.id,
        scenario_source=scenario.source,
        missions=tuple(mission.id for mission in scenario.missions),
        target=state.target,
        die=tuple(face(rolled) for rolled in state._die.faces),
        stamina=state.stamina,
        growth=tuple((slot, box.growth[slot]) for slot in state.slots),
        round=state.round,
        last_round=box.most_rounds,
        first=state.first,
        turn=state.seat if state.stack else None,
        asked=asked,
        offers=_offers(state, asked, seat),
        players=tuple(_player(state, one) for one in range(state.seats)),
        paws=_paws(state, seat),
        bikes=tuple(board.names[board.loop[place]] for place in state.bikes),
        cards_left=tuple(sorted(box.cards[card] for card in state.deck)),
        enemies=state.enemies,
        gone=tuple(sorted(box.paws[paw].id for paw in state.gone)),
        box=_kinds(box, scenario.id),
        board=_board(box, board, state.centre, state.rotation),
    )


def _asked(state: KyotoState) -> AskedView | None:
    if not state.stack:
        return None
    frame = state.stack[-1]
    asked = AskedView(DECISIONS[type(frame)], frame.actors(state))
    return replace(asked, **_about(state, frame), **_waiting(state))


def _about(state: KyotoState, frame: object) -> dict[str, Any]:
    """What the question is about."""
    paws = state._box.paws
    if isinstance(frame, Raises):
        return {"left": frame.left, "why": frame.why}
    if isinstance(frame, PawMoves):
        origin = state._board.names[frame.origin]
        return {"left": (frame.spaces,), "paw": paws[frame.paw].id, "origin": origin}
    if isinstance(frame, Flight):
        return {"left": (frame.left,), "kitten": frame.seat}
    if isinstance(frame, Attacked):
        return {"kitten": state.seat}
    if isinstance(frame, Turn | Peek):
        return {"left": (frame.left,)}
    return {}


def _waiting(state: KyotoState) -> dict[str, Any]:
    """What comes when the question is answered; at most one frame of each kind waits."""
    found: dict[str, Any] = {}
    for frame in state.stack:
        if isinstance(frame, React):
            found["paws"] = tuple(state._box.paws[paw].id for paw in frame.todo)
        elif isinstance(frame, Attacked):
            found["still"] = frame.others[frame is state.stack[-1] :]
        elif isinstance(frame, Dodge):
            found["still"] = frame.kittens
        elif isinstance(frame, Ride):
            found["ride"] = frame.spaces
    return found


def _offers(
    state: KyotoState, asked: AskedView | None, viewer: int | None
) -> tuple[OfferView, ...]:
    """The checks on offer to the seat that is asked, as far as the viewer can tell."""
    if asked is None or len(asked.seats) > 1:
        return ()
    seat = asked.seats[0]
    known = 0 if viewer is None else state.known[viewer]
    return offers(state, seat, state.stack[-1].legal(state, seat), known)


def _player(state: KyotoState, seat: int) -> PlayerView:
    box, board, scenario = state._box, state._board, state._scenario
    home = state.homes[seat]
    return PlayerView(
        seat=seat,
        home=HOMES[home],
        kitten=box.kittens[state.kittens[seat]].id,
        at=board.names[state.at[seat]],
        stepped_on=SIDES[state.from_side[seat]],
        skills=dict(zip(SKILLS, state.skills[seat], strict=True)),
        medals=tuple(scenario.medal(bit) for bit in each_bit(state.medals[seat])),
        owed=tuple(scenario.medal(bit) for bit in each_bit(state.due[seat])),
        friends=tuple(
            None if paw == EMPTY else box.paws[paw].id for paw in state.friends[home]
        ),
        track=tuple(
            "enemy" if paw == ENEMY else box.paws[paw].id for paw in state.track[seat]
        ),
        wins=state.wins[seat],
        marks=tuple(
            board.names[bit.bit_length() - 1] for bit in each_bit(state.marks[seat])
        ),
    )


def _paws(state: KyotoState, viewer: int | None) -> tuple[PawView, ...]:
    names, paws = state._board.names, state._box.paws
    known = 0 if viewer is None else state.known[viewer]
    found = []
    for bit in each_bit(state.down):
        space = bit.bit_length() - 1
        seen = tuple(seat for seat in range(state.seats) if state.known[seat] & bit)
        paw = paws[state.under[space]].id if known & bit else None
        found.append(_paw(names[space], True, paw, seen))
    for space, things in enumerate(state.up):
        if not things:
            continue
        found += [_paw(names[space], False, paws[paw].id, ()) for paw in things]
    return tuple(found)


# A view holds forty paws, and they are the same ones again and again.
_paw = lru_cache(maxsize=4096)(PawView)


@lru_cache(maxsize=KEPT)
def _kinds(box: Box, scenario: str) -> tuple[PawKindView, ...]:
    """The paws that are in the game; the same through a whole game."""
    rules = box.scenarios[scenario]
    figures = {figure for figure, _ in rules.figures}
    return tuple(
        PawKindView(
            id=paw.id,
            kind=paw.kind,
            number=number,
            reaction=paw.reaction,
            figure=paw.figure,
            looks=paw.looks,
            checks=tuple(
                PawCheckView(SKILLS[check.skill], check.target, check.flees, check.moves)
                for check in paw.checks
            ),
            source=paw.source,
        )
        for index, (paw, number) in enumerate(zip(box.paws, rules.numbers, strict=True))
        if number or index in figures
    )


@lru_cache(maxsize=KEPT)
def _board(box: Box, board: Board, centre: str, rotation: int) -> BoardView:
    """The same through a whole game."""
    return BoardView(
        centre=centre,
        rotation=rotation,
        source=box.board_source(centre),
        spaces=tuple(
            SpaceView(
                space.id,
                space.kind,
                space.cells,
                None if space.home is None else HOMES[space.home],
            )
            for space in board.spaces
        ),
        links=tuple(LinkView((link.a, link.b), WALLS[link.wall]) for link in board.links),
        loop=tuple(board.names[space] for space in board.loop),
        hedge=box.hedge,
        roof=box.roof,
    )
