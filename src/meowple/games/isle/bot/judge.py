"""The expected final score of a seat's boat."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace

from meowple.games.isle.bot.areas import (
    AREAS,
    PAIR,
    SINGLE,
    Area,
    Ground,
    lacks,
    rats,
    room_worths,
)
from meowple.games.isle.bot.families import group_worth
from meowple.games.isle.bot.lessons import expected
from meowple.games.isle.bot.prospect import Prospect, prospect
from meowple.games.isle.bot.tidiness import gaps
from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import EDGE, ROOM, Boat, Laid, beside, union
from meowple.games.isle.rules.box import Score
from meowple.games.isle.rules.scoring.families import largest_family
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState

_RARE: int = toml("supply")["score"]["rare_treasure"]
# The lesson that looks at other boats.
_LARGEST = "largest_family"
# A cat on its own map brings a treasure; a bare map may still bring one.
_TREASURE = 1.6
_BARE_MAP = 0.4
# With this many squares to come, tidiness counts half.
_A_FEW_TILES = 15

Glance = Callable[[int], float]
# How a lesson scores, with the color named and how much of it counts.
Lesson = tuple[Score, str | None, float]


class Judge:
    """Evaluates boats for one seat: by its lessons, and by what is to come, which is the
    usual amount or `ahead`."""

    # How much of a public lesson counts.
    public_share = 1.0

    def __init__(self, state: IsleState, seat: int, ahead: Prospect | None = None) -> None:
        self.state = state
        self.player = state.players[seat]
        self.ahead = ahead or prospect(state, self.player)
        self.rivals = max(
            (largest_family(p.boat) for p in state.players if p.seat != seat), default=0
        )
        self.lessons = list(self._lessons())
        self._rare = 0 if state.mode == "family" else _RARE
        self._area_scores = [one for one in self.lessons if one[0].rule in AREAS]
        # By the number of bare squares, on which nothing else of a boat depends.
        self._areas: dict[int, list[tuple[Area, float]]] = {}
        self._rooms = room_worths(self.ahead.squares)
        self._other_scores = [one for one in self.lessons if one[0].rule not in AREAS]

    @property
    def grounds(self) -> tuple[Hashable, ...]:
        """A cache key: everything that decides what a tile adds to the seat's boat."""
        return (*self.terms, self.player.boat.tiles, self.player.anywhere)

    @property
    def terms(self) -> tuple[Hashable, ...]:
        """A cache key: everything that decides what a tile adds to any boat. What fish
        and baskets score is the same with and without the tile."""
        player, state = self.player, self.state
        held = tuple(card for card in self._held() if state.card(card).score is not None)
        return (
            state.mode,
            state.box.printing,
            player.boat.board.id,
            player.lessons,
            held,
            state.public,
            self.rivals if self._compares else 0,
            self.ahead,
        )

    @property
    def _compares(self) -> bool:
        """Whether the families of others matter."""
        return any(score.rule == _LARGEST for score, _, _ in self.lessons)

    def _held(self) -> tuple[int, ...]:
        """The cards in the hand, if lessons among them can still be laid."""
        return self.player.hand if self.ahead.days or self.player.fresh else ()

    def _lessons(self) -> Iterator[Lesson]:
        for card in (*self.player.lessons, *self._held()):
            yield from self._lesson(card, None, 1.0)
        for card, colour in self.state.public:
            yield from self._lesson(card, colour, self.public_share)

    def _lesson(self, card: int, colour: str | None, share: float) -> Iterator[Lesson]:
        found = self.state.card(card)
        if found.score is not None and not (found.names_colour and colour is None):
            yield found.score, colour, share

    def standing(self, boat: Boat) -> Standing:
        player, state = self.player, self.state
        return Standing(
            boat,
            fish=player.fish,
            baskets=player.baskets + player.used_baskets,
            lessons=player.lessons,
            first=state.order[0] == player.seat,
            rivals_largest=self.rivals,
            solo=state.mode == "solo",
        )

    def areas(self, boat: Boat) -> list[tuple[Area, float]]:
        """The areas that count besides rooms, and how much of each does."""
        bare = boat.free.bit_count()
        found = self._areas.get(bare)
        if found is None:
            found = self._areas[bare] = [*self._areas_on(boat, Ground(bare, self.ahead))]
        return found

    def _areas_on(self, boat: Boat, ground: Ground) -> Iterator[tuple[Area, float]]:
        yield rats(boat, ground), 1.0
        for score, _, share in self._area_scores:
            for area in AREAS[score.rule](boat, ground, score.params):
                yield area, share

    def promise(self, boat: Boat) -> float:
        """The points this boat will bring, without the tiles that are still to come."""
        return self._worth(self.standing(boat))

    def _worth(self, standing: Standing) -> float:
        boat, cats = standing.boat, self.ahead.cats
        free = boat.free
        small = gaps(free)
        points = 0.0
        for room in ROOM.values():
            if room & free:
                points += self._rooms[lacks(room & free, small)]
        for (squares, worth), share in self.areas(boat):
            points += share * worth[(squares & free).bit_count()]
        for group in standing.groups:
            around = (beside(group.mask) & free).bit_count()
            points += group_worth(group.size, around, cats)
        points += self._rare * standing.count("rare")
        for score, colour, share in self._other_scores:
            points += share * expected(score, standing, colour, self.ahead)
        maps = boat.board.maps.values()
        if cats:
            points += _BARE_MAP * sum(bool(square & free) for square in maps)
        return points - small[2] * self.tidiness

    @property
    def tidiness(self) -> float:
        """Tidiness matters as long as something can still be laid."""
        squares = self.ahead.squares
        return squares / (squares + _A_FEW_TILES)

    def glance(self, boat: Boat, colour: str | None) -> Glance:
        """A quick estimate of what one more tile adds, by its squares; it compares only
        places of the same tile."""
        free, cats = boat.free, self.ahead.cats
        areas = self._bare_areas(boat)
        groups = self._groups_of(boat, colour)
        own_map = boat.board.maps[colour] & free if colour else 0
        maps = union(boat.board.maps.values()) & free
        edge, tidiness = self._edge(boat, colour), self.tidiness
        rooms, old, bare_rooms = self._rooms, gaps(free), self._bare_rooms(free)

        def look(mask: int) -> float:
            points = edge if mask & EDGE else 0.0
            rest = free & ~mask
            singles, pairs, untidy = gaps(rest)
            changed = mask | singles ^ old[0] | pairs ^ old[1]
            for bare, promised in bare_rooms:
                if bare & changed:
                    # `lacks`, without the call
                    number = (bare & rest).bit_count()
                    number += SINGLE * (bare & singles).bit_count()
                    number += PAIR * (bare & pairs).bit_count()
                    points += rooms[number] - promised
            for bare, worth, number in areas:
                covered = mask & bare
                if covered:
                    points += worth[number - covered.bit_count()] - worth[number]
            size = 1
            for around, cats_there, promised in groups:
                if mask & around:
                    size += cats_there
                    points -= promised
            if colour:
                points += group_worth(size, 6, cats)
            if mask & maps:
                points += _TREASURE if mask & own_map else -_BARE_MAP
            return points - untidy * tidiness

        return look

    def _groups_of(self, boat: Boat, colour: str | None) -> list[tuple[int, int, float]]:
        """The squares around the groups of a color, their size and what they promise."""
        return [
            (beside(group.mask), group.size, group_worth(group.size, 6, self.ahead.cats))
            for group in boat.groups
            if group.colour == colour
        ]

    def _bare_areas(self, boat: Boat) -> list[tuple[int, list[float], int]]:
        """The bare squares of the areas that have some, what the area is worth by their
        number, and this number."""
        return [
            (bare, [share * worth for worth in area.worth], bare.bit_count())
            for area, share in self.areas(boat)
            if (bare := area.squares & boat.free)
        ]

    def _bare_rooms(self, free: int) -> list[tuple[int, float]]:
        """The bare squares of the rooms that have some, and what the room is worth."""
        found = [bare for room in ROOM.values() if (bare := room & free)]
        return [(bare, self._rooms[lacks(bare, gaps(free))]) for bare in found]

    def _edge(self, boat: Boat, colour: str | None) -> float:
        """What a cat of this color on the edge is worth for being there."""
        scores = [one for one in self._other_scores if "edge" in one[0].rule]
        if not scores or colour is None:
            return 0.0
        before = self.standing(boat)
        cat = Laid(-1, "cat", colour, 0)
        # the same cat once on the edge and once away from it; its squares do not matter
        there = replace(before, boat=_with(boat, replace(cat, mask=EDGE & -EDGE)))
        away = replace(before, boat=_with(boat, cat))
        return sum(
            share
            * (
                expected(how, there, named, self.ahead)
                - expected(how, away, named, self.ahead)
            )
            for how, named, share in scores
        )


def _with(boat: Boat, cat: Laid) -> Boat:
    return Boat(boat.board, boat.covered, (*boat.tiles, cat))
