"""The view of a seat or a spectator: all but unseen paws and the order of bike cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import Any, ClassVar, Literal

from meowple.games.kyoto.rules.board import HOMES, Board
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.arrival import Attacked, Meet, React
from meowple.games.kyoto.rules.checks.chances import OfferView, offers
from meowple.games.kyoto.rules.checks.checks import face
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.checks.flight import Flight
from meowple.games.kyoto.rules.checks.skills import Raises
from meowple.games.kyoto.rules.kittens import Kittens
from meowple.games.kyoto.rules.paws.paw import EMPTY, ENEMY, SKILLS
from meowple.games.kyoto.rules.paws.paw_moves import PawMoves
from meowple.games.kyoto.rules.paws.peek import LookAround, Peek
from meowple.games.kyoto.rules.printed import BoardView, PawKindView, board_view, paw_kinds
from meowple.games.kyoto.rules.road.bikes import Dodge, Ride
from meowple.games.kyoto.rules.scenarios.scenario import Scenario
from meowple.games.kyoto.rules.state import NONE, KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.toolbox.bitboards import each_bit
from meowple.kernel.toolbox.identity_key import IdentityKey

# The name of each decision outside the library.
DECISIONS: dict[type, str] = {
    Turn: "turn",
    React: "react",
    Meet: "meet",
    Attacked: "attacked",
    Flight: "flight",
    PawMoves: "paw",
    Peek: "look",
    LookAround: "look",
    Raises: "raise",
    Kittens: "kitten",
}
# Decisions that others, or a bike, wait for.
_WAITING = frozenset((React, Attacked, Dodge, Kittens, Ride))
SIDES = (None, "inside", "outside")
_OTHERS = {EMPTY: None, ENEMY: "enemy"}
# How many parts of views are cached.
KEPT = 256


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
    """One player. `kitten` is empty until it is chosen. Friends by slot (None: a gap; from
    the third on they are piled), the victory track from the bottom, medals taken and those
    owed, spaces the scenario has marked. `stepped_on` is the side from which a kitten on
    the road came, inside or outside: off it on the other one it has crossed."""

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
class KittenView:
    """A kitten that can be chosen, with the skills it would start with."""

    id: str
    skills: dict[str, int]


# Not frozen, which takes three times as long: each call of `view` makes a new one. What
# views share is frozen.
@dataclass(slots=True)
class AskedView:
    """The question asked now, and the seats that are asked. `paw` is the one that gets away
    from `origin`, `kitten` the seat of the one that flees or is let pass, `left` the steps,
    spaces or looks that are left (for raises by seat), `why` what raises come from, `paws`
    the red ones still to be answered. What waits below: `still` are the seats that a bike
    is yet to meet, that may attack next or that choose a kitten next, `ride` is how far the
    turquoise bike has yet to go. `kittens` are those that can be chosen, `looked` the
    spaces that were looked at from this tree."""

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
    kittens: tuple[KittenView, ...] = ()
    looked: tuple[str, ...] = ()


@dataclass(slots=True)
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

    # the same objects as long as they look the same
    FIXED: ClassVar[tuple[str, ...]] = ("paws", "box", "board")


def view(state: KyotoState, seat: int | None) -> KyotoView:
    if seat is not None:
        state.check_seat(seat)
    box, board, scenario = state.box, state.board, state.scenario
    asked = _asked(state)
    return KyotoView(
        game="kyoto",
        seat=seat,
        scenario=scenario.id,
        scenario_source=scenario.source,
        missions=_missions(scenario),
        target=state.target,
        die=_faces(state.die),
        stamina=state.stamina,
        growth=_growth(box, state.slots),
        round=state.round,
        last_round=box.most_rounds,
        first=state.first,
        turn=state.seat if state.stack else None,
        asked=asked,
        offers=_offers(state, asked, seat),
        players=tuple([_player(state, one) for one in range(state.seats)]),
        paws=_paws(state, seat),
        bikes=tuple([board.names[board.loop[place]] for place in state.bikes]),
        cards_left=_cards_left(box, state.deck),
        enemies=state.enemies,
        gone=_gone(box, state.gone),
        box=paw_kinds(box, scenario.id),
        board=board_view(box, board, state.centre, state.rotation),
    )


def _asked(state: KyotoState) -> AskedView | None:
    frame = state.stack[-1] if state.stack else None
    name = DECISIONS.get(type(frame))
    # In a preview of what an answer changes, the game has not gone on yet.
    if frame is None or name is None or not (seats := frame.actors(state)):
        return None
    return AskedView(name, seats, **_about(state, frame), **_waiting(state))


def _about(state: KyotoState, frame: object) -> dict[str, Any]:
    """The subject of the question."""
    if isinstance(frame, (Turn, Peek)):
        return {"left": (frame.left,)}
    if isinstance(frame, Raises):
        return {"left": frame.left, "why": frame.why}
    if isinstance(frame, PawMoves):
        paw, origin = state.box.paws[frame.paw], state.board.names[frame.origin]
        return {"left": (frame.spaces,), "paw": paw.id, "origin": origin}
    if isinstance(frame, Kittens):
        return {"kittens": _free_kittens(state, frame)}
    if isinstance(frame, Flight):
        return {"left": (frame.left,), "kitten": frame.seat}
    if isinstance(frame, Attacked):
        return {"kitten": state.seat}
    if isinstance(frame, LookAround):
        return {"left": (frame.left,), "looked": _spaces(state.board, frame.looked)}
    return {}


def _free_kittens(state: KyotoState, frame: Kittens) -> tuple[KittenView, ...]:
    return tuple(
        KittenView(kitten.id, dict(zip(SKILLS, kitten.on(frame.side), strict=True)))
        for number, kitten in enumerate(state.box.kittens)
        if number not in state.kittens
    )


def _waiting(state: KyotoState) -> dict[str, Any]:
    """The decisions that come after this one; at most one frame of each kind waits."""
    found: dict[str, Any] = {}
    for frame in state.stack:
        if type(frame) not in _WAITING:
            continue
        if isinstance(frame, React):
            found["paws"] = tuple(state.box.paws[paw].id for paw in frame.todo)
        elif isinstance(frame, Attacked):
            found["still"] = frame.others[frame is state.stack[-1] :]
        elif isinstance(frame, Dodge):
            found["still"] = frame.kittens
        elif isinstance(frame, Kittens):
            found["still"] = frame.seats[1:]
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
    home = state.homes[seat]
    return _seen(
        state.box,
        state.board,
        state.scenario,
        seat,
        home,
        kitten_of(state, seat),
        (state.at[seat], state.from_side[seat], state.wins[seat], state.marks[seat]),
        tuple(state.skills[seat]),
        (state.medals[seat], state.due[seat]),
        state.friends[home],
        state.track[seat],
    )


def kitten_of(state: KyotoState, seat: int) -> str:
    """The id of a seat's kitten, empty before it is chosen."""
    kitten = state.kittens[seat]
    return "" if kitten == NONE else state.box.kittens[kitten].id


# The parts below are the same for many actions, for all viewers, and often at many
# tables, so they are built once and shared.
@lru_cache(maxsize=512)
def _seen(
    box: Box,
    board: Board,
    scenario: Scenario,
    seat: int,
    home: int,
    kitten: str,
    place: tuple[int, int, int, int],
    skills: tuple[int, ...],
    medals: tuple[int, int],
    friends: tuple[int, ...],
    track: tuple[int, ...],
) -> PlayerView:
    at, side, wins, marks = place
    taken, owed = medals
    return PlayerView(
        seat=seat,
        home=HOMES[home],
        kitten=kitten,
        at=board.names[at],
        stepped_on=SIDES[side],
        skills=dict(zip(SKILLS, skills, strict=True)),
        medals=_medals(scenario, taken),
        owed=_medals(scenario, owed),
        friends=_names(box, friends),
        track=_names(box, track),
        wins=wins,
        marks=_spaces(board, marks),
    )


@lru_cache(maxsize=KEPT)
def _missions(scenario: Scenario) -> tuple[str, ...]:
    return tuple(mission.id for mission in scenario.missions)


@lru_cache(maxsize=KEPT)
def _growth(box: Box, slots: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((slot, box.growth[slot]) for slot in slots)


@lru_cache(maxsize=KEPT)
def _cards_left(box: Box, deck: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The cards left, without their order, which is hidden."""
    return tuple(sorted(box.cards[card] for card in deck))


@lru_cache(maxsize=KEPT)
def _gone(box: Box, paws: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(sorted(box.paws[paw].id for paw in paws))


@lru_cache(maxsize=KEPT)
def _medals(scenario: Scenario, medals: int) -> tuple[str, ...]:
    return tuple(scenario.medal(bit) for bit in each_bit(medals))


@lru_cache(maxsize=KEPT)
def _names(box: Box, paws: tuple[int, ...]) -> tuple[Any, ...]:
    """Paws by their ids; a gap among friends is None, and enemies are all alike."""
    return tuple([_OTHERS[p] if p in _OTHERS else box.paws[p].id for p in paws])


@lru_cache(maxsize=KEPT)
def _spaces(board: Board, spaces: int) -> tuple[str, ...]:
    return tuple(board.names[bit.bit_length() - 1] for bit in each_bit(spaces))


@lru_cache(maxsize=KEPT)
def _faces(die: Die) -> tuple[str, ...]:
    return tuple(face(rolled) for rolled in die.faces)


def _paws(state: KyotoState, viewer: int | None) -> tuple[PawView, ...]:
    box, board = state.box, state.board
    known = 0 if viewer is None else state.known[viewer]
    down = _face_down(box, board, state.down, state.under, tuple(state.known), known)
    return _all(IdentityKey(down), IdentityKey(_face_up(box, board, tuple(state.up))))


@lru_cache(maxsize=KEPT)
def _all(
    down: IdentityKey[tuple[PawView, ...]], up: IdentityKey[tuple[PawView, ...]]
) -> tuple[PawView, ...]:
    return down.value + up.value


@lru_cache(maxsize=KEPT)
def _face_down(
    box: Box,
    board: Board,
    down: int,
    under: tuple[int, ...],
    known_by: tuple[int, ...],
    known: int,
) -> tuple[PawView, ...]:
    found, unseen, hidden = [], ~reduce(or_, known_by), _hidden(board)
    for bit in each_bit(down):
        space = bit.bit_length() - 1
        if unseen & bit:
            found.append(hidden[space])
            continue
        seen = tuple(seat for seat, spaces in enumerate(known_by) if spaces & bit)
        paw = box.paws[under[space]].id if known & bit else None
        found.append(_paw(board.names[space], True, paw, seen))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def _hidden(board: Board) -> tuple[PawView, ...]:
    """Paws by space that no seat has seen: most of them."""
    return tuple(_paw(name, True, None, ()) for name in board.names)


@lru_cache(maxsize=KEPT)
def _face_up(
    box: Box, board: Board, up: tuple[tuple[int, ...], ...]
) -> tuple[PawView, ...]:
    return tuple(
        _paw(board.names[space], False, box.paws[paw].id, ())
        for space, things in enumerate(up)
        for paw in things
    )


# Cached: a view holds forty paws, and most are the same from view to view.
_paw = lru_cache(maxsize=4096)(PawView)
