"""A card's value in points while it is in the hand, without its price."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from meowple.games.isle.bot.economy import Economy
from meowple.games.isle.bot.judge import Judge
from meowple.games.isle.bot.lessons import expected
from meowple.games.isle.rules.anytime.immediate import COUNTS
from meowple.games.isle.rules.anytime.rules import CARD_RULES
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import Player

# An oshax is a large cat of any color, for no basket and no fish; it needs some room.
_OSHAX = 9.0
_ROOM = 15
# What a treasure card does for a boat: one for a rare treasure, and one for small ones.
_RARE = 4.5
_SMALL = 2.5
# What going first is worth, for each point of speed.
SPEED = 0.15
# What these cards give up in exchange.
_GIVEN_UP = {"basket_for_lessons": 6.0, "basket_for_treasures": 4.0}
# What a card that counts tiles will count more on each later day.
_TILES_A_DAY = 0.6
# A public lesson helps the others too, less so if its owner names the color.
_PUBLIC = 0.6
_NAMED = 0.8
# What a lesson of one's own brings beyond what the boat promises, if it is bought with more
# than a day to follow, and later: from then on cats and places are chosen with it in mind.
# Measured in 52 games between `cat` bots with two players, 802 lessons. Of other lessons:
_CHOSEN_WITH_IT = (2.0, 1.0)
_BEYOND: Mapping[str, tuple[float, float]] = {
    "baskets_exact": (0.3, 0.5),
    "cats_total_exact": (0.0, 0.5),
    "colour_count_exact": (1.9, 1.0),
    "common_count": (5.2, 2.2),
    "edge_best_colour": (3.0, 0.9),
    "edge_cats_per": (1.3, 0.8),
    "edge_every_colour": (-1.0, -0.3),
    "edge_full": (-0.3, -0.2),
    "every_colour_at_least": (-2.6, -0.8),
    "families_at_least": (3.5, 2.5),
    "first_in_turn_order": (0.0, 0.2),
    "fish_at_least": (0.2, 0.2),
    "largest_family": (2.2, 1.5),
    "lonely_cats": (2.5, 1.5),
    "nth_family": (6.2, 3.6),
    "oshax_count": (3.5, 1.0),
    "private_lesson_count": (1.5, 2.0),
    "private_lesson_count_exact": (-1.8, -0.7),
    "rare_count": (2.7, 0.8),
    "rats_exact": (3.4, 0.9),
    "rats_visible": (8.1, 2.2),
    "rooms_empty": (3.5, 0.1),
    "rooms_full": (2.5, 0.0),
    "treasures_exact": (3.3, 1.5),
}
_COUNTS_LESSONS = "private_lesson_count"
# All other cards: their use depends on the situation.
_EFFECTS = {
    "next_tile_anywhere": 0.3,
    "draw_cards": 0.7,
    "bag_to_boat": 5.0,
    "basket_for_fish": 0.8,
    "move_field_cats": 1.4,
    "extra_rescue": 1.0,
    "bag_to_fields": 0.6,
}


class Cards:
    """Values cards for the seat of a judge."""

    # What a further permanent basket brings on each day that is left.
    basket_a_day = 2.6

    def __init__(self, judge: Judge, economy: Economy) -> None:
        self.judge = judge
        self.economy = economy
        self._standing = judge.standing(judge.player.boat)

    def worth(self, number: int) -> float:
        """The points a card will bring, without baskets, which `economy` values."""
        card = self.judge.state.card(number)
        if card.score is not None:
            return self.lesson(card)
        if card.kind == "rescue":
            return card.speed * SPEED
        if card.kind == "oshax":
            roomy = self.judge.player.boat.free.bit_count() > _ROOM
            return _OSHAX if roomy else 0.0
        if card.kind == "treasure":
            return self.treasure(card)
        return self._anytime(card)

    def lesson(self, card: Card) -> float:
        points = self.promised(card)
        if card.kind == "public_lesson":
            return points * (_NAMED if card.names_colour else _PUBLIC)
        assert card.score is not None
        late = self.judge.ahead.days < 2
        beyond = _BEYOND.get(card.score.rule, _CHOSEN_WITH_IT)[late]
        return points + beyond + self._for_each_lesson()

    def _for_each_lesson(self) -> float:
        """What one more lesson brings by lessons that count them."""
        return sum(
            float(share * score.params["points_each"])
            for score, _, share in self.judge.lessons
            if score.rule == _COUNTS_LESSONS
        )

    def promised(self, card: Card) -> float:
        return promised(self.judge, self._standing, card)

    def treasure(self, card: Card) -> float:
        whats = {option.what for option in card.options}
        return _RARE if "rare" in whats else _SMALL

    def _anytime(self, card: Card) -> float:
        effect, ahead = card.effect, self.judge.ahead
        if effect == "gain_basket":
            return self.basket_a_day * ahead.left
        if effect in _GIVEN_UP:
            return self.basket_a_day * ahead.left - _GIVEN_UP[effect]
        if counts_tiles(card):
            return self._fish(card)
        return _EFFECTS.get(effect, 0.0) if ahead.left else 0.0

    def _fish(self, card: Card) -> float:
        """The fish a card will bring by the last day."""
        player = self.judge.player
        choices = CARD_RULES[card.effect].choices(player)
        now = max([fish_of(player, card, choice) for choice in choices])
        later = _TILES_A_DAY * max(self.judge.ahead.days - 1, 0)
        return self.economy.fish * (now + card.amount("fish_each") * later)


def promised(judge: Judge, standing: Standing, card: Card) -> float:
    """The points of a lesson, in the color that suits best."""
    assert card.score is not None
    if card.kind == "public_lesson":
        colours = COLOURS if card.names_colour else (None,)
        return max(expected(card.score, standing, c, judge.ahead) for c in colours)
    laid = replace(standing, lessons=(*standing.lessons, card.number))
    return expected(card.score, laid, None, judge.ahead)


def counts_tiles(card: Card) -> bool:
    """Whether the card gives fish by what is on the boat or on the table."""
    return bool(card.amount("fish_each"))


def fish_of(player: Player, card: Card, choice: str) -> int:
    """How much fish a card that counts tiles would bring if it were played now."""
    return card.amount("fish_each") * COUNTS[card.effect](player, choice)
