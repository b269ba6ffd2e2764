"""All components with their texts, to draw them: the same for every seat and game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from meowple.games.isle.data import toml
from meowple.games.isle.rules.anytime.rules import CARD_RULES
from meowple.games.isle.rules.boat import (
    BOARDS,
    COLOURS,
    EDGE,
    HEIGHT,
    OUTLINE,
    ROOM,
    WIDTH,
    Board,
    Orientation,
    Shape,
    squares,
)
from meowple.games.isle.rules.box import PLAYED, Box, Card, SisterCard, Supply
from meowple.games.isle.text.cards import (
    card_text,
    offer_text,
    room_name,
    shape_name,
    symbol_text,
)
from meowple.kernel.optional_verbs import Say

Cell = tuple[int, int]

_KINDS = ("cat", "oshax", "common", "rare", "small")
# Lessons that are dealt before the first day, and the phase of all other cards.
_SETUP = ("family_lesson", "sister_lesson", "advanced_lesson")
_PHASES = {
    kind: phase for phase, kinds in PLAYED.items() for kind in kinds
} | dict.fromkeys(_SETUP, "setup")
_PRINTINGS = ("cs", "ru-uk")

Params = dict[str, int | str | tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class OrientationFacts:
    """A way to turn a shape, as `place` names it: mirrored left-right first, then quarter
    turns clockwise. Cells count from the top left corner of what is turned."""

    flip: int
    turn: int
    width: int
    height: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ShapeFacts:
    """The outline of a tile: as it is drawn, and every way to turn it that covers other
    squares. `small`: the smaller of the common treasures, as cards call them."""

    id: str
    name: str
    kind: str
    small: bool
    cells: tuple[Cell, ...]
    orientations: tuple[OrientationFacts, ...]


@dataclass(frozen=True, slots=True)
class RoomFacts:
    """A room, with the number and the sign that are printed in it."""

    id: str
    number: int
    symbol: str
    name: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class MapFacts:
    """A treasure map, for a cat of its color."""

    x: int
    y: int
    colour: str


@dataclass(frozen=True, slots=True)
class BoatFacts:
    """A boat. `squares` are its rows: a letter is the room of a square, a dot is water."""

    id: str
    name: str
    width: int
    height: int
    squares: tuple[str, ...]
    edge: tuple[Cell, ...]
    rooms: tuple[RoomFacts, ...]
    rats: tuple[Cell, ...]
    maps: tuple[MapFacts, ...]


@dataclass(frozen=True, slots=True)
class OfferFacts:
    """One of the things a card offers: up to `tiles` of a kind for `fish`."""

    what: str
    tiles: int
    fish: int
    text: str


@dataclass(frozen=True, slots=True)
class EffectFacts:
    """The scoring of a lesson: the rule and its numbers."""

    effect: str
    params: Params


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card with a number. `effect` is what an anytime card does or how a lesson scores,
    `params` its numbers; `offers` are those of an oshax or treasure card. Where the words
    depend on a named color or on the printing, `named` and `printings` have them all;
    `effects` has how each printing scores it. One that `reveals` can't be undone."""

    number: int
    kind: str
    name: str
    phase: str
    cost: int
    speed: int
    basket: str | None
    module: str
    source: str
    names_colour: bool
    effect: str
    params: Params
    offers: tuple[OfferFacts, ...]
    text: str
    named: dict[str, str]
    printings: dict[str, str]
    effects: dict[str, EffectFacts]
    reveals: bool


@dataclass(frozen=True, slots=True)
class SymbolFacts:
    """One thing that the sister does: take what lies at a place, or swap two cats."""

    what: str
    first: int | str
    second: int | None
    text: str


@dataclass(frozen=True, slots=True)
class SisterFacts:
    """A basket card of the sister."""

    number: int
    name: str
    baskets: int
    speed: int
    does: tuple[SymbolFacts, ...]
    text: str


@dataclass(frozen=True, slots=True)
class ColourCardFacts:
    """A color card of the sister."""

    number: int
    name: str
    colour: str
    text: str


@dataclass(frozen=True, slots=True)
class ColourFacts:
    """A color of cats, which is a family."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class FamilyGameFacts:
    """The numbers of the family game."""

    cats_per_player: int
    deal: int
    keep: int


@dataclass(frozen=True, slots=True)
class SoloFacts:
    """The numbers of the solo game: cards drawn and kept round by round, what the sister
    scores for a cat of her first to last color, her basic lessons, and her advanced ones
    by difficulty."""

    draws: tuple[int, ...]
    keeps: tuple[int, ...]
    colour_values: tuple[int, ...]
    basic_lessons: int
    advanced_lessons: dict[str, int]


@dataclass(frozen=True, slots=True)
class PointsFacts:
    """The points at the end. `family` are the points of the smallest family and of those
    with one, two ... cats more; beyond it each further cat counts."""

    visible_rat: int
    unfilled_room: int
    rare_treasure: int
    smallest_family: int
    family: tuple[int, ...]
    further_cat: int


@dataclass(frozen=True, slots=True)
class IsleComponents:
    """The contents of the box of The Isle of Cats."""

    game: Literal["isle"]
    shapes: dict[str, ShapeFacts]
    boats: dict[str, BoatFacts]
    cards: dict[int, CardFacts]
    sister: dict[int, SisterFacts]
    colour_cards: dict[int, ColourCardFacts]
    colours: tuple[ColourFacts, ...]
    kinds: dict[str, str]
    supply: Supply
    family_game: FamilyGameFacts
    solo: SoloFacts
    points: PointsFacts


def components(box: Box, say: Say) -> IsleComponents:
    family, solo, score = toml("family_mode"), toml("solo"), toml("supply")["score"]
    return IsleComponents(
        game="isle",
        shapes={piece.shape.id: _shape(box, piece.shape, say) for piece in box.pieces},
        boats={id: _boat(board, say) for id, board in BOARDS.items()},
        cards={number: _card(box, card, say) for number, card in box.cards.items()},
        sister={number: _sister(box, card, say) for number, card in box.sister.items()},
        colour_cards={
            number: ColourCardFacts(
                number, say("isle.card_kind.colour"), colour, card_text(box, number, say)
            )
            for number, colour in box.colour_cards.items()
        },
        colours=tuple(
            ColourFacts(colour, say("isle.colour", colour=colour)) for colour in COLOURS
        ),
        kinds={kind: say(f"isle.what.{kind}") for kind in _KINDS},
        supply=box.supply,
        family_game=FamilyGameFacts(
            family["cats_per_player"], family["deal"], family["keep"]
        ),
        solo=SoloFacts(
            draws=tuple(solo["draws"]),
            keeps=tuple(solo["keeps"]),
            colour_values=tuple(solo["colour_values"]),
            basic_lessons=solo["basic_lessons"],
            advanced_lessons=solo["advanced_lessons"],
        ),
        points=PointsFacts(**{**score, "family": tuple(score["family"])}),
    )


def _shape(box: Box, shape: Shape, say: Say) -> ShapeFacts:
    return ShapeFacts(
        id=shape.id,
        name=shape_name(box, shape.id, say),
        kind=shape.kind,
        small=shape.small,
        cells=_cells(shape.orientations[0].mask),
        orientations=tuple(map(_orientation, shape.orientations)),
    )


def _orientation(way: Orientation) -> OrientationFacts:
    return OrientationFacts(way.flip, way.turn, way.width, way.height, _cells(way.mask))


def _boat(board: Board, say: Say) -> BoatFacts:
    return BoatFacts(
        id=board.id,
        name=say("isle.colour", colour=board.id),
        width=WIDTH,
        height=HEIGHT,
        squares=_rows(),
        edge=_cells(EDGE),
        rooms=tuple(
            RoomFacts(
                id=room["id"],
                number=room["number"],
                symbol=room["symbol"],
                name=room_name(room["id"], say),
                cells=_cells(ROOM[room["id"]]),
            )
            for room in toml("boats")["room"]
        ),
        rats=_cells(board.rats),
        maps=tuple(
            MapFacts(x, y, colour)
            for colour, square in board.maps.items()
            for x, y in squares(square)
        ),
    )


def _rows() -> tuple[str, ...]:
    """The rows of every boat, square by square."""
    rooms = {cell: room for room, mask in ROOM.items() for cell in squares(mask & OUTLINE)}
    return tuple(
        "".join(rooms.get((x, y), ".") for x in range(WIDTH)) for y in range(HEIGHT)
    )


def _cells(mask: int) -> tuple[Cell, ...]:
    return tuple(squares(mask))


def _card(box: Box, card: Card, say: Say) -> CardFacts:
    params = (card.score.params if card.score else card.params) or {}
    named = COLOURS if card.names_colour else ()
    return CardFacts(
        number=card.number,
        kind=card.kind,
        name=say(f"isle.card_kind.{card.kind}"),
        phase=_PHASES[card.kind],
        cost=card.cost,
        speed=card.speed,
        basket=card.basket,
        module=card.module,
        source=card.source,
        names_colour=card.names_colour,
        effect=card.score.rule if card.score else card.effect,
        params=_params(params),
        offers=tuple(
            OfferFacts(one.what, one.tiles, one.fish, offer_text(one, say))
            for one in card.options
        ),
        text=card_text(box, card.number, say),
        named={colour: card_text(box, card.number, say, colour) for colour in named},
        printings=_printings(box, card, say),
        effects=_effects(card),
        reveals=card.kind == "anytime" and CARD_RULES[card.effect].reveals,
    )


def _params(params: Mapping[str, int | str | Iterable[str]]) -> Params:
    return {name: _param(value) for name, value in params.items()}


def _param(value: int | str | Iterable[str]) -> int | str | tuple[str, ...]:
    return value if isinstance(value, int | str) else tuple(value)


def _printings(box: Box, card: Card, say: Say) -> dict[str, str]:
    """The words of a card in each printing, where they differ."""
    if card.ru_uk is None:
        return {}
    ways = (card.score, card.ru_uk)
    alone = [replace(card, score=way, ru_uk=None) for way in ways]
    boxes = [replace(box, cards={card.number: one}) for one in alone]
    texts = [card_text(one, card.number, say) for one in boxes]
    return dict(zip(_PRINTINGS, texts, strict=True))


def _effects(card: Card) -> dict[str, EffectFacts]:
    if card.score is None or card.ru_uk is None:
        return {}
    ways = zip(_PRINTINGS, (card.score, card.ru_uk), strict=True)
    return {name: EffectFacts(way.rule, _params(way.params)) for name, way in ways}


def _sister(box: Box, card: SisterCard, say: Say) -> SisterFacts:
    return SisterFacts(
        number=card.number,
        name=say("isle.card_kind.sister"),
        baskets=card.baskets,
        speed=card.speed,
        does=tuple(_symbol(symbol, say) for symbol in card.does),
        text=card_text(box, card.number, say),
    )


def _symbol(symbol: tuple[str | int, ...], say: Say) -> SymbolFacts:
    what, first, *rest = symbol
    second = int(rest[0]) if rest else None
    return SymbolFacts(str(what), first, second, symbol_text(symbol, say))
