"""The expected final score of a seat's boat."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from meowple.games.isle.bot.areas import AREAS, Area, Ground
from meowple.games.isle.bot.bare import Bare, bare
from meowple.games.isle.bot.lessons import expected, group_worth
from meowple.games.isle.bot.prospect import Prospect, prospect
from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import Boat, beside
from meowple.games.isle.rules.box import Box, Score
from meowple.games.isle.rules.scoring.families import largest_family
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.toolbox.identity_key import IdentityKey
from meowple.kernel.toolbox.once import once

_RARE: int = toml("supply")["score"]["rare_treasure"]
# The lesson that looks at other boats.
_LARGEST = "largest_family"
# A bare map may still bring a treasure.
BARE_MAP = 0.4

# The squares of an area, and what it is worth by the number of them that are bare.
Counted = tuple[int, Sequence[float]]
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
        # lessons among the cards in the hand, if they can still be laid
        held = self.player.hand if self.ahead.days or self.player.fresh else ()
        self._held = _lessons_in(state.box, held)
        own = self.player.lessons + self._held
        found = _lessons(state.box, own, state.public, self.public_share)
        self.lessons, self.area_scores, self.other_scores, self._compares = found
        self._rare = 0 if state.mode == "family" else _RARE
        # By the number of bare squares, on which nothing else of a boat depends.
        self._areas: dict[int, list[Counted]] = {}

    @once
    def rivals(self) -> int:
        """The size of the largest family of the others."""
        seat = self.player.seat
        others = [p.boat for p in self.state.players if p.seat != seat]
        return max(map(largest_family, others), default=0)

    @property
    def grounds(self) -> tuple[Hashable, ...]:
        """A cache key: everything that decides what a tile adds to the seat's boat."""
        return (*self.terms, IdentityKey(self.player.boat), self.player.anywhere)

    @property
    def terms(self) -> tuple[Hashable, ...]:
        """A cache key: everything that decides what a tile adds to any boat. What fish
        and baskets score is the same with and without the tile."""
        player, state = self.player, self.state
        return (
            state.mode,
            state.box.printing,
            player.boat.board.id,
            player.lessons,
            self._held,
            state.public,
            self.rivals if self._compares else 0,
            self.ahead,
        )

    def standing(self, boat: Boat) -> Standing:
        player, state = self.player, self.state
        return Standing(
            boat,
            player.fish,
            player.baskets + player.used_baskets,
            player.lessons,
            state.order[0] == player.seat,
            self.rivals,
            state.mode == "solo",
        )

    def areas(self, boat: Boat) -> list[Counted]:
        """The areas that lessons count."""
        bare = boat.free.bit_count()
        found = self._areas.get(bare)
        if found is None:
            areas = self._areas_on(boat, Ground(bare, self.ahead))
            found = self._areas[bare] = [
                # most count once
                (squares, worth if share == 1 else [share * points for points in worth])
                for (squares, worth), share in areas
            ]
        return found

    def _areas_on(self, boat: Boat, ground: Ground) -> Iterator[tuple[Area, float]]:
        """The areas that lessons count, and how much of each does."""
        for score, _, share in self.area_scores:
            for area in AREAS[score.rule](boat, ground, score.params):
                yield area, share

    def promise(self, boat: Boat) -> float:
        """The points this boat will bring, without the tiles that are still to come."""
        return self._worth(self.standing(boat))

    def _worth(self, standing: Standing) -> float:
        boat, cats = standing.boat, self.ahead.cats
        free = boat.free
        squares = self.bare(boat)
        points = squares.rooms
        for area, worth in self.areas(boat):
            points += worth[(area & free).bit_count()]
        for group in standing.groups:
            around = (beside(group.mask) & free).bit_count()
            points += group_worth(group.size, around, cats)
        points += self._rare * standing.count("rare")
        for score, colour, share in self.other_scores:
            points += share * expected(score, standing, colour, self.ahead)
        maps = boat.board.maps.values()
        if cats:
            points += BARE_MAP * sum([bool(square & free) for square in maps])
        return points - squares.cost

    def bare(self, boat: Boat) -> Bare:
        """What the bare squares are worth for rooms, rats and gaps."""
        return bare(boat.free, boat.board.rats, self.ahead.squares)


class Lessons(NamedTuple):
    """Lessons, those that look at squares and nothing else, and the others; whether the
    families of other seats matter."""

    all: tuple[Lesson, ...]
    areas: tuple[Lesson, ...]
    others: tuple[Lesson, ...]
    compare: bool


@lru_cache(maxsize=1 << 10)
def _lessons_in(box: Box, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The lessons among cards."""
    return tuple(card for card in cards if box.cards[card].score is not None)


@lru_cache(maxsize=1 << 10)
def _lessons(
    box: Box,
    own: tuple[int, ...],
    public: tuple[tuple[int, str | None], ...],
    public_share: float,
) -> Lessons:
    """The lessons of a seat; a card whose color isn't named yet is none."""
    cards = [
        *((card, None, 1.0) for card in own),
        *((card, colour, public_share) for card, colour in public),
    ]
    found = tuple(
        (score, colour, share)
        for card, colour, share in cards
        if (score := box.cards[card].score) is not None
        and not (box.cards[card].names_colour and colour is None)
    )
    return Lessons(
        found,
        tuple(one for one in found if one[0].rule in AREAS),
        tuple(one for one in found if one[0].rule not in AREAS),
        any(score.rule == _LARGEST for score, _, _ in found),
    )
