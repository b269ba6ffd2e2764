"""The view of a seat or a spectator (rule 1, public information).

A view is built field by field: what is not named here stays secret.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from meowple.games.isle.rules.anytime.choices import PutCats
from meowple.games.isle.rules.boat import Boat, squares
from meowple.games.isle.rules.box import Box
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.rescue import ChooseBasket
from meowple.games.isle.rules.decisions import DECISIONS
from meowple.games.isle.rules.frames import OshaxColour, PlaceTile, TakeTile
from meowple.games.isle.rules.further_tile import FurtherTile
from meowple.games.isle.rules.interject import Window
from meowple.games.isle.rules.scoring.families import largest_family
from meowple.games.isle.rules.scoring.scoring import Public, lines, score
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import LINGERING, IsleState, Player, Sister, figure_name
from meowple.kernel.result import Line
from meowple.kernel.toolbox.identity_cache import IdentityCache
from meowple.kernel.toolbox.identity_key import IdentityKey


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile beside the island."""

    shape: str
    kind: str
    colour: str | None
    count: int = 1


@dataclass(frozen=True, slots=True)
class LaidView:
    """A tile on a boat with its squares."""

    shape: str
    kind: str
    colour: str | None
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. Cards are None where the viewer may not see them."""

    seat: int
    boat: str
    tiles: tuple[LaidView, ...]
    fish: int
    baskets: int
    used_baskets: int
    hand_count: int
    hand: tuple[int, ...] | None
    lesson_count: int
    lessons: tuple[int, ...] | None
    ready_count: int
    ready: tuple[int, ...] | None
    passed: bool
    next_tile_anywhere: bool
    extra_rescues: int
    ask: str
    # the score so far, as far as the viewer may know it
    points: int
    lines: tuple[Line, ...]


# Not frozen, which takes three times as long: each call of `view` makes a new one. What
# views share is frozen.
@dataclass(slots=True)
class OwnView:
    """The cards known only to this seat: those it chooses from, its face-down discards."""

    packet: tuple[int, ...]
    kept: tuple[int, ...]
    chosen: tuple[int, ...]
    to_keep: int
    discarded: tuple[int, ...]
    passed_on: tuple[tuple[int, int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class SisterView:
    """The sister: what lies open, and how many cards lie face down."""

    colours: tuple[str | None, ...]
    lessons: tuple[int, ...]
    today: tuple[int | None, ...]
    spent: tuple[int, ...]
    deck_count: int


@dataclass(slots=True)
class AskedView:
    """The question asked now: the decision, the seats, the tile or moment it is about."""

    decision: str
    seats: tuple[int, ...]
    tile: TileView | None = None
    moment: str | None = None
    what: tuple[str, ...] = ()


@dataclass(slots=True)
class IsleView:
    """The table as one seat, or a spectator, sees it."""

    game: Literal["isle"]
    seat: int | None
    mode: str
    day: int
    days: int
    phase: str
    order: tuple[int | str, ...]
    turn: int | str | None
    asked: AskedView | None
    players: tuple[PlayerView, ...]
    own: OwnView | None
    left: tuple[TileView, ...]
    right: tuple[TileView, ...]
    rares: tuple[TileView, ...]
    commons: tuple[TileView, ...]
    oshax: tuple[TileView, ...]
    drawn: tuple[TileView, ...]
    bag: tuple[TileView, ...]
    gone: tuple[TileView, ...]
    deck_count: int
    discards: tuple[int, ...]
    hidden_discards: int
    public_lessons: tuple[tuple[int, str | None], ...]
    sister: SisterView | None

    # the same objects as long as they look the same
    FIXED: ClassVar[tuple[str, ...]] = (
        "left", "right", "rares", "commons", "oshax", "bag", "gone",
    )  # fmt: skip


def view(state: IsleState, seat: int | None) -> IsleView:
    if seat is not None:
        state.check_seat(seat)
    left, right = state.fields
    box = state.box
    return IsleView(
        game="isle",
        seat=seat,
        mode=state.mode,
        day=state.day,
        days=box.supply.days,
        phase=phase_name(state),
        order=tuple([figure_name(figure) for figure in state.order]),
        turn=figure_name(state.order[state.at]) if state.turn else None,
        asked=_asked(state, seat),
        players=_players(state, seat),
        own=_own(state, seat),
        left=_row(box, left),
        right=_row(box, right),
        rares=_stock(box, state.rares),
        commons=_commons(box, state.commons),
        oshax=_row(box, state.oshax),
        drawn=_row(box, state.drawn),
        bag=_counted(box, state.bag),
        gone=_counted(box, state.gone),
        deck_count=len(state.deck),
        discards=state.discards,
        hidden_discards=sum([len(player.hidden) for player in state.players]),
        public_lessons=state.public,
        sister=_sister(state, state.sister) if state.sister else None,
    )


def _tile(state: IsleState, index: int, count: int = 1) -> TileView:
    piece = state.piece(index)
    return _shown(piece.shape.id, piece.kind, piece.colour, count)


@lru_cache(maxsize=4096)
def _shown(shape: str, kind: str, colour: str | None, count: int) -> TileView:
    """A view holds a hundred tiles, and they are the same ones again and again."""
    return TileView(shape, kind, colour, count)


# Most actions change one of these rows at most, and all viewers see the same.
@lru_cache(maxsize=1024)
def _row(box: Box, pieces: tuple[int, ...]) -> tuple[TileView, ...]:
    return _stock(box, tuple((piece, 1) for piece in pieces))


@lru_cache(maxsize=1024)
def _stock(box: Box, stock: tuple[tuple[int, int], ...]) -> tuple[TileView, ...]:
    found = [(box.pieces[piece], count) for piece, count in stock]
    return tuple(_shown(p.shape.id, p.kind, p.colour, count) for p, count in found)


@lru_cache(maxsize=1024)
def _commons(box: Box, left: tuple[int, ...]) -> tuple[TileView, ...]:
    return _stock(box, tuple(zip(box.commons, left, strict=True)))


@lru_cache(maxsize=1024)
def _counted(box: Box, pieces: tuple[int, ...]) -> tuple[TileView, ...]:
    """Tiles by kind, without their order: anyone can work out what is in the bag."""
    return _stock(box, tuple(sorted(Counter(pieces).items())))


def _players(state: IsleState, seat: int | None) -> tuple[PlayerView, ...]:
    largest = [_largest(player.boat) for player in state.players]
    return tuple(
        [
            _player(state, player, max([0, *largest[:place], *largest[place + 1 :]]), seat)
            for place, player in enumerate(state.players)
        ]
    )


def _player(
    state: IsleState, player: Player, rivals_largest: int, viewer: int | None
) -> PlayerView:
    """One player; at the end of the game all cards are face up."""
    own = player.seat == viewer or not state.stack
    revealed = own or phase_name(state) != "ready"
    # chosen all at once, not even the number of rescue cards is seen
    secret = not revealed and state.option("rescue_choice") == "simultaneous"
    unseen = len(player.ready) if secret else 0
    return _seen(
        state.box,
        state.mode,
        state.public,
        player.seat,
        IdentityKey(player.boat),
        (player.fish, player.baskets, player.used_baskets),
        (len(player.hand) + unseen, player.hand if own else None),
        (len(player.ready) - unseen, player.ready if revealed else None),
        player.lessons,
        own,
        (player.passed, player.anywhere, player.extra, player.ask),
        (state.order[0] == player.seat, rivals_largest),
    )


# How many cards there are, and which, if the viewer may see them.
Cards = tuple[int, tuple[int, ...] | None]


# Most actions change one player at most.
@lru_cache(maxsize=1024)
def _seen(
    box: Box,
    mode: str,
    public: tuple[Public, ...],
    seat: int,
    boat: IdentityKey[Boat],
    goods: tuple[int, int, int],
    hand: Cards,
    ready: Cards,
    lessons: tuple[int, ...],
    own: bool,
    choices: tuple[bool, bool, int, str],
    ranks: tuple[bool, int],
) -> PlayerView:
    """A player as seen by someone who may see these cards."""
    fish, baskets, used_baskets = goods
    passed, anywhere, extra, ask = choices
    # fish and baskets score by lessons only
    owned = (fish, baskets + used_baskets) if lessons or public else (0, 0)
    points, scored = _so_far(box, boat, *owned, lessons, *ranks, public, mode, own)
    return PlayerView(
        seat=seat,
        boat=boat.value.board.id,
        tiles=_tiles(box, boat),
        fish=fish,
        baskets=baskets,
        used_baskets=used_baskets,
        hand_count=hand[0],
        hand=hand[1],
        lesson_count=len(lessons),
        lessons=lessons if own else None,
        ready_count=ready[0],
        ready=ready[1],
        passed=passed,
        next_tile_anywhere=anywhere,
        extra_rescues=extra,
        ask=ask,
        points=points,
        lines=scored,
    )


@lru_cache(maxsize=4096)
def _laid(shape: str, kind: str, colour: str | None, mask: int) -> LaidView:
    return LaidView(shape, kind, colour, tuple(squares(mask)))


# Most actions change nothing that scores, and those that do, change one boat.
@lru_cache(maxsize=512)
def _tiles(box: Box, boat: IdentityKey[Boat]) -> tuple[LaidView, ...]:
    pieces = box.pieces
    return tuple(
        _laid(pieces[tile.piece].shape.id, tile.kind, tile.colour, tile.mask)
        for tile in boat.value.tiles
    )


_largest = IdentityCache(largest_family, 512)


@lru_cache(maxsize=512)
def _so_far(
    box: Box,
    boat: IdentityKey[Boat],
    fish: int,
    baskets: int,
    lessons: tuple[int, ...],
    first: bool,
    rivals_largest: int,
    public: tuple[Public, ...],
    mode: str,
    own: bool,
) -> tuple[int, tuple[Line, ...]]:
    """The score as it stands, without private lessons that the viewer cannot see."""
    standing = Standing(
        boat.value, fish, baskets, lessons, first, rivals_largest, mode == "solo"
    )
    card = score(box, standing, public, mode)
    found = tuple(
        line
        for line in lines(standing, card, public, mode)
        if own or line.id != "isle.score.lesson"
    )
    return sum(line.points for line in found), found


def _own(state: IsleState, seat: int | None) -> OwnView | None:
    if seat is None:
        return None
    player = state.players[seat]
    return OwnView(
        packet=player.packet,
        kept=player.kept,
        chosen=player.chosen,
        to_keep=max(state.keep - player.picks, 0),
        discarded=player.hidden,
        passed_on=player.passed_on,
    )


def _sister(state: IsleState, sister: Sister) -> SisterView:
    turned = len(sister.colours) if not state.stack else state.day
    return SisterView(
        colours=tuple(
            state.box.colour_cards[card] if day < turned else None
            for day, card in enumerate(sister.colours)
        ),
        lessons=sister.lessons,
        today=tuple(
            card if sister.face_up and i == 0 else None
            for i, card in enumerate(sister.today)
        ),
        spent=sister.spent,
        deck_count=len(sister.deck),
    )


def _asked(state: IsleState, viewer: int | None) -> AskedView | None:
    if not state.stack:
        return None
    frame = state.stack[-1]
    seats = frame.actors(state)
    name = DECISIONS[type(frame)]
    if name == "buy" and viewer is not None:
        paid = state.players[viewer].step == LINGERING
        return AskedView("after_paying" if paid else name, seats)
    if isinstance(frame, (PlaceTile, OshaxColour)):
        colour = frame.colour if isinstance(frame, PlaceTile) else None
        tile = replace(_tile(state, frame.piece), colour=colour)
        return AskedView(name, seats, tile=tile)
    if isinstance(frame, ChooseBasket):
        return AskedView(
            name, seats, tile=_tile(state, state.fields[frame.field][frame.place])
        )
    if isinstance(frame, PutCats):
        # In a preview of the last answer all cats have a field.
        cat = _tile(state, state.drawn[0]) if state.drawn else None
        return AskedView(name, seats, tile=cat)
    if isinstance(frame, (TakeTile, FurtherTile)):
        return AskedView(name, seats, what=frame.what)
    moment = frame.moment if isinstance(frame, Window) else None
    return AskedView(name, seats, moment=moment)
