"""The view of a seat or a spectator: everything but the hands and the deck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Literal

from meowple.games.fits.rules.boxes import PRINCESS, Box, Grid, Laid, Overlay
from meowple.games.fits.rules.card_decisions import (
    PRINCESS_CARD,
    LayCard,
    LayCat,
    PlacePrincess,
    PlayCard,
    PlayToy,
)
from meowple.games.fits.rules.deck import ICONS, SPRAY, counted, counts
from meowple.games.fits.rules.scoring import (
    BoxScore,
    Rules,
    counting_cells,
    penalties,
    score_box,
    sleepers_that_count,
    totals,
    toys,
)
from meowple.games.fits.rules.state import PRINCESSES, FitsState
from meowple.games.fits.rules.turn import LaySleeper, StartCards, Turns
from meowple.kernel.toolbox.identity_cache import IdentityCache
from meowple.kernel.toolbox.identity_key import IdentityKey

# The name of each decision outside the library.
DECISIONS: dict[type, str] = {
    StartCards: "start",
    Turns: "turn",
    PlayCard: "card",
    LayCard: "lay",
    PlacePrincess: "princess",
    PlayToy: "toy",
    LayCat: "cat",
    LaySleeper: "sleeper",
}

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CellView:
    """A card on the table; `open` names its open sides as it lies: n, e, s, w.

    A sleeping cat has an owner; `princess` when she took its place. `counts`: it counts as
    a regular cat, as the table is now.
    """

    x: int
    y: int
    card: str
    turned: bool
    open: str
    icons: tuple[int, ...]
    sleeper: int | None
    princess: bool
    counts: bool


@dataclass(frozen=True, slots=True)
class OverlayView:
    """A cat, a Princess or a toy across the joint of two cells."""

    kind: str
    player: int | None
    card: str | None
    between: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box with its value now, everyone's points for it, and the players who would hold
    it. Of the sleeping cats only `counting` ones are regular cats."""

    cells: tuple[Cell, ...]
    closed: bool
    open_ends: int
    toys: dict[str, int]
    sprays: int
    value: int
    points: dict[int, int]
    awake: tuple[int, ...]
    asleep: tuple[int, ...]
    holders: tuple[int, ...]
    counting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. The hand is None where the viewer may not see it."""

    seat: int
    cats: int
    hand_count: int
    hand: tuple[str, ...] | None
    points: int
    penalties: int


# Not frozen, which takes three times as long: each call of `view` makes a new one. What
# views share is frozen.
@dataclass(slots=True)
class AskedView:
    """The question asked now, the seats that are asked, and the open card it is about: its
    id, or `princess`, as her number stays unknown."""

    decision: str
    seats: tuple[int, ...]
    card: str | None = None
    cell: Cell | None = None


@dataclass(slots=True)
class FitsView:
    """The table as one seat, or a spectator, sees it; `cards` names the deck."""

    game: Literal["fits"]
    seat: int | None
    advanced: bool
    tied_kinds: str
    sleepers: str
    extra_cats: str
    overlays_per: str
    cards: str
    cards_source: str
    width: int
    height: int
    final: bool
    turn: int | None
    asked: AskedView | None
    players: tuple[PlayerView, ...]
    cells: tuple[CellView, ...]
    overlays: tuple[OverlayView, ...]
    boxes: tuple[BoxView, ...]
    start_cards: tuple[str, ...]
    deck_count: int
    discards: tuple[str, ...]
    draws: tuple[int, ...]
    # Princesses that the viewer has used, by their numbers
    used_princesses: tuple[str, ...]

    # the same objects as long as they look the same
    FIXED: ClassVar[tuple[str, ...]] = ("cells", "boxes")


# The points and penalties of each seat.
Standing = tuple[tuple[int, int], ...]


def view(state: FitsState, seat: int | None) -> FitsView:
    if seat is not None:
        state.check_seat(seat)
    grid = state.table.grid
    over = not state.stack
    asks_start = not over and isinstance(state.stack[-1], StartCards)
    rules, seats = state.rules, len(state.hands)
    standing, boxes = _boxes(grid, IdentityKey(state.table.boxes), seats, rules)
    return FitsView(
        game="fits",
        seat=seat,
        advanced=state.advanced,
        tied_kinds="one" if state.one_kind else "all",
        sleepers="later" if rules.later else "any",
        extra_cats="all" if rules.all_extras else "holder",
        overlays_per="card" if state.per_card else "joint",
        cards=state.whole_deck.name,
        cards_source=state.whole_deck.source,
        width=grid.width,
        height=grid.height,
        final=state.final,
        turn=None if over else state.seat,
        asked=_asked(state),
        players=_players(state, seat, standing),
        cells=_cells(
            grid, IdentityKey(state.table.laid), counting_cells(state.table, state.rules)
        ),
        overlays=_overlays(grid, IdentityKey(state.table.overlays)),
        boxes=boxes,
        start_cards=_starts(state) if asks_start else (),
        deck_count=len(state.deck),
        discards=state.discards,
        draws=tuple([_number(drawn) for drawn in state.draws]),
        used_princesses=() if seat is None else state.used[seat],
    )


def _starts(state: FitsState) -> tuple[str, ...]:
    """The start cards that can be chosen, or the one that was drawn."""
    frame = state.stack[-1]
    assert isinstance(frame, StartCards)
    return frame.cards(state)


def _players(
    state: FitsState, viewer: int | None, standing: Standing
) -> tuple[PlayerView, ...]:
    return tuple(
        [
            PlayerView(
                seat=seat,
                cats=state.cats[seat],
                hand_count=len(hand),
                hand=hand if seat == viewer else None,
                points=standing[seat][0],
                penalties=standing[seat][1],
            )
            for seat, hand in enumerate(state.hands)
        ]
    )


@lru_cache(maxsize=256)
def _number(drawn: int) -> int:
    """The number of these cards, in all piles."""
    return sum(counts(drawn, len(PRINCESSES)))


# An action changes a card or a box at most; the others look as they did.
@lru_cache(maxsize=256)
def _cells(
    grid: Grid, laid: IdentityKey[tuple[Laid, ...]], counting: int
) -> tuple[CellView, ...]:
    plain, counted = _cell_views(grid, False), _cell_views(grid, True)
    return tuple(
        [counted(one) if one.cell & counting else plain(one) for one in laid.value]
    )


@cache
def _cell_views(grid: Grid, counting: bool) -> IdentityCache[Laid, CellView]:
    return IdentityCache(lambda laid: _cell(grid, laid, counting), 1024)


def _cell(grid: Grid, laid: Laid, counting: bool) -> CellView:
    x, y = grid.cell(laid.cell)
    sides = zip("nesw", laid.card.sides(laid.turned), strict=True)
    return CellView(
        x=x,
        y=y,
        card=laid.card.id,
        turned=laid.turned,
        open="".join(name for name, is_open in sides if is_open),
        icons=counts(laid.card.icons, len(ICONS)),
        sleeper=None if laid.sleeper == PRINCESS else laid.sleeper,
        princess=laid.sleeper == PRINCESS,
        counts=counting,
    )


@lru_cache(maxsize=256)
def _overlays(
    grid: Grid, overlays: IdentityKey[tuple[Overlay, ...]]
) -> tuple[OverlayView, ...]:
    return tuple(_overlay(grid, overlay) for overlay in overlays.value)


def _overlay(grid: Grid, overlay: Overlay) -> OverlayView:
    x, y = grid.cell(overlay.cell)
    card = overlay.card.id if overlay.card else None
    return OverlayView(overlay.kind, overlay.player, card, ((x, y), (x + 1, y)))


def box_view(state: FitsState, box: Box) -> BoxView:
    """A box of this table as all may see it."""
    return _box(state.table.grid, box, len(state.hands), state.rules)[1]


@lru_cache(maxsize=256)
def _boxes(
    grid: Grid, boxes: IdentityKey[tuple[Box, ...]], seats: int, rules: Rules
) -> tuple[Standing, tuple[BoxView, ...]]:
    found = [_box(grid, box, seats, rules) for box in boxes.value]
    scored = [one for one, _ in found]
    standing = zip(totals(scored, seats), penalties(scored, seats), strict=True)
    return tuple(standing), tuple(shown for _, shown in found)


@lru_cache(maxsize=1024)
def _box(grid: Grid, box: Box, seats: int, rules: Rules) -> tuple[BoxScore, BoxView]:
    one = score_box(box, seats, rules)
    return one, BoxView(
        cells=tuple(grid.listed(box.cells)),
        closed=box.closed,
        open_ends=box.ends,
        toys=toys(box),
        sprays=counted(box.icons, ICONS.index(SPRAY)),
        value=one.value,
        points=one.points,
        awake=counts(box.awake, seats),
        asleep=counts(box.asleep, seats),
        holders=one.holders,
        counting=tuple(sleepers_that_count(box, seat, rules) for seat in range(seats)),
    )


def _asked(state: FitsState) -> AskedView | None:
    if not state.stack:
        return None
    frame = state.stack[-1]
    name, seats = DECISIONS[type(frame)], frame.actors(state)
    if isinstance(frame, (LayCard, PlayToy)):
        return AskedView(name, seats, card=frame.card)
    if isinstance(frame, PlacePrincess):
        return AskedView(name, seats, card=PRINCESS_CARD)
    if isinstance(frame, LayCat):
        return AskedView(name, seats, cell=state.table.grid.cell(frame.cell))
    return AskedView(name, seats)
