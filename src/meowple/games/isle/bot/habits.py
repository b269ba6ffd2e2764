"""What the learned policy looks at before it acts: a few features of each action.

How much each of them counts is learned (`data/habits.toml`, made by `meowple train isle`):
an action is as good as the sum of its features times their weights.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from heapq import nlargest
from typing import Any

from meowple.games.isle.bot.cards import promised
from meowple.games.isle.bot.glance import Glance
from meowple.games.isle.bot.judge import Judge
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.bot.prospect import BEFORE_RESCUE, CAT_COST, rescues
from meowple.games.isle.bot.solo import colour_prices, judge
from meowple.games.isle.data import toml
from meowple.games.isle.rules import actions as said
from meowple.games.isle.rules.box import Card, Piece
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.scoring.families import family_points, largest_family
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.toolbox.once import once
from meowple.kernel.trainer import Features, Weights

# How many places of a tile are looked at: nearly all, because games that continue from
# a badly placed tile tell nothing.
_LOOKS = 100
# How many of the cats that are liked at first sight are tried on the boat.
_CLOSER = 3
# Amounts are scaled to about one.
_TEN = 0.1
# Cards that give something up, or move cats.
_TRICKY = ("basket_for_lessons", "basket_for_treasures", "move_field_cats")
# More cats than this are not waited for.
_MOST_CATS = 3


def learned() -> Mapping[str, Weights]:
    """The weights that come with the game, by mode."""
    found: Mapping[str, Weights] = toml("habits")["weights"]
    return found


class Sight:
    """A position as a fast policy of one seat looks at it."""

    def __init__(self, state: IsleState, seat: int, memory: Memory) -> None:
        self.state = state
        self.player = state.players[seat]
        self.memory = memory
        self.days = state.box.supply.days - max(state.day, 1)

    @once
    def judge(self) -> Judge:
        return judge(self.state, self.player.seat)

    def best_place(self, piece: int, colour: str | None) -> tuple[float, int]:
        """How the place that looks best looks, and its number among all places. In one
        world the same tile often comes to the same boat."""
        judged, boat = self.judge, self.player.boat
        known, key = self.memory.boat(judged).glances, (piece, colour)
        found = known.get(key)
        if found is None:
            look = Glance(judged, boat, colour)
            shape = self.state.piece(piece).shape
            # at fixed intervals, not at random: games that differ elsewhere agree here
            sites = look.sites(shape, self.player.anywhere, _LOOKS)
            looks = look.looks(sites)
            best = max(looks, default=0.0)
            place = looks.index(best) * sites.step if looks else 0
            found = known[key] = best, place
        return found

    def fit(self, piece: int, colour: str | None) -> float:
        """How well a tile fits."""
        best, _ = self.best_place(piece, colour)
        judged = self.judge
        return _TEN * (best + judged.bare(self.player.boat).cost)

    def promise(self, card: Card) -> float:
        """What a lesson promises; the same one is asked about in world after world."""
        if phase_name(self.state) not in BEFORE_RESCUE:
            return self._promise(card)
        known = self.memory.promises(self._grounds)
        found = known.get(card.number)
        if found is None:
            found = known[card.number] = self._promise(card)
        return found

    def _promise(self, card: Card) -> float:
        return promised(self.judge, self.judge.standing(self.player.boat), card)

    @once
    def _grounds(self) -> tuple[Hashable, ...]:
        """A cache key: all that decides what lessons promise before a rescue."""
        player, state = self.player, self.state
        others = (p.boat for p in state.players if p.seat != player.seat)
        return (
            state.mode,
            state.day,
            state.box.printing,
            player.boat.board.id,
            player.boat.tiles,
            player.lessons,
            player.fish,
            player.baskets + player.used_baskets,
            state.order[0] == player.seat,
            max(map(largest_family, others), default=0),
        )


def card_features(verb: str, sight: Sight, number: int, fish: int) -> Features:
    """A card that could be had while there is this much fish."""
    state, player, days = sight.state, sight.player, sight.days
    card = state.box.cards[number]
    key = verb, number, state.box.printing
    name, later = _NAMES.get(key) or _NAMES.setdefault(key, _names(verb, card))
    spare = fish - card.cost - CAT_COST * min(rescues(state, player) + 1, _MOST_CATS)
    found = [(name, 1.0), (later, _TEN * days), (verb + " cost", _TEN * card.cost)]
    if spare < 0:
        found.append((verb + " short", _TEN * -spare))
    if card.score is not None:
        found.append((verb + " promise", _TEN * sight.promise(card)))
    elif card.basket:
        held = (*player.hand, *player.ready, *player.kept)
        faces = [state.box.cards[held_card].basket for held_card in held]
        found.append((f"{verb} more {card.basket}", faces.count(card.basket)))
        found.append((f"{verb} poor {card.basket}", float(fish < CAT_COST * 2)))
    return found


# By verb, card and printing: cards have no hash.
_NAMES: dict[tuple[str, int, str], tuple[str, str]] = {}


def _names(verb: str, card: Card) -> tuple[str, str]:
    """The features that say which card it is, alone and by the days left."""
    kind = card.kind
    if card.score is not None:
        return f"{verb} {kind} {card.score.rule}", f"{verb} {kind} days"
    if kind == "treasure":
        what = max(option.what for option in card.options)
        return f"{verb} treasure {what}", f"{verb} treasure days"
    name = card.effect or f"{card.basket} {card.speed}"
    return f"{verb} {kind} {name}", f"{verb} {kind} {name} days"


def _keep(sight: Sight, action: said.Keep) -> Features:
    player, cards = sight.player, sight.state.box.cards
    fish = player.fish - sum(cards[card].cost for card in player.kept)
    return card_features("keep", sight, action.card, fish)


def _buy(sight: Sight, action: said.Buy) -> Features:
    player, cards = sight.player, sight.state.box.cards
    fish = player.fish - sum(cards[card].cost for card in player.chosen)
    return card_features("buy", sight, action.card, fish)


def _pay(sight: Sight, action: said.Pay) -> Features:
    return [("pay", 1.0), ("pay days", _TEN * sight.days)]


def _rescue(sight: Sight, action: said.Rescue) -> Features:
    """A cat, at first sight."""
    state, player = sight.state, sight.player
    right = action.field == "right"
    piece = state.box.pieces[state.fields[right][action.place - 1]]
    colour = str(piece.colour)
    sizes = [group.size for group in player.boat.groups if group.colour == colour]
    largest = max(sizes, default=0)
    more = family_points(largest + 1) - family_points(largest)
    found = [
        ("rescue", 1.0),
        (f"rescue beside {min(largest, 6)}", 1.0),
        ("rescue family", _TEN * more),
        ("rescue groups", _TEN * len(sizes)),
        ("rescue size", _TEN * _size(piece)),
        ("rescue days", _TEN * sight.days),
    ]
    if right:
        found += [("rescue right", 1.0), ("rescue right days", _TEN * sight.days)]
    if player.boat.board.maps[colour] & player.boat.free:
        found.append(("rescue map", 1.0))
    if state.sister:
        found.append(("rescue sister", _TEN * colour_prices(state)[colour]))
    return found


def _pass(sight: Sight, action: said.Pass) -> Features:
    player = sight.player
    return [
        ("pass", 1.0),
        ("pass days", _TEN * sight.days),
        ("pass fish", _TEN * player.fish),
    ]


def closer(sight: Sight, action: said.Rescue) -> Features:
    """What shows about a cat when it is tried on the boat."""
    right = action.field == "right"
    piece = sight.state.box.pieces[sight.state.fields[right][action.place - 1]]
    return [("rescue fit", sight.fit(piece.index, piece.colour))]


def _find(sight: Sight, action: said.Find) -> Features:
    what = action.what
    return [(f"find {what}", 1.0), (f"find {what} days", _TEN * sight.days)]


def _take(sight: Sight, action: said.Take) -> Features:
    piece = sight.state.box.piece_of(action.shape)
    assert piece is not None
    found = [(f"take {piece.kind}", 1.0), ("take size", _TEN * _size(piece))]
    if piece.kind != "oshax":
        found.append(("take fit", sight.fit(piece.index, None)))
    return found


def _skip(sight: Sight, action: said.Skip) -> Features:
    return [("skip", 1.0)]


def _anytime(sight: Sight, action: said.Anytime) -> Features:
    """A card that can be played at any time: when is the time for it?"""
    state, player = sight.state, sight.player
    effect = state.box.cards[action.card].effect
    name = f"anytime {effect}"
    found = [
        (name, 1.0),
        (f"{name} {phase_name(state)}", 1.0),
        (f"{name} days", _TEN * sight.days),
    ]
    if not sight.days:
        found.append((f"{name} {phase_name(state)} last", 1.0))
    if player.fish < CAT_COST * rescues(state, player):
        found.append((f"{name} short", 1.0))
    return found


def _done(sight: Sight, action: said.Done) -> Features:
    return [("done", 1.0)]


# The actions that are chosen by what was learned.
_LEARNED: dict[type[Action], Callable[[Sight, Any], Features]] = {
    said.Keep: _keep,
    said.Buy: _buy,
    said.Pay: _pay,
    said.Rescue: _rescue,
    said.Pass: _pass,
    said.Find: _find,
    said.Take: _take,
    said.Skip: _skip,
    said.Anytime: _anytime,
    said.Done: _done,
}


def _size(piece: Piece) -> int:
    """How many squares a tile covers."""
    return piece.shape.orientations[0].mask.bit_count()


LEARNED = frozenset(_LEARNED)


def _thoughtful(sight: Sight, action: Action) -> bool:
    """Whether an action needs more thought than a fast policy has time for."""
    if type(action) is not said.Anytime:
        return False
    return sight.state.box.cards[action.card].effect in _TRICKY


def features(sight: Sight, actions: Sequence[Action]) -> dict[int, Features]:
    """What shows about the actions at first sight, by their numbers; nothing of those that
    need more thought."""
    return {
        index: describe(sight, action)
        for index, action in enumerate(actions)
        if (describe := _LEARNED.get(type(action))) and not _thoughtful(sight, action)
    }


def likings(
    sight: Sight, actions: Sequence[Any], weights: Weights
) -> tuple[dict[int, float], dict[int, Features]]:
    """How well actions are liked and by which features, by their numbers. Of several cats,
    those that are liked at first sight are tried on the boat."""
    seen = features(sight, actions)
    liked = {index: _score(found, weights) for index, found in seen.items()}
    if actions and type(actions[0]) is said.Rescue:
        for index in nlargest(_CLOSER, liked, key=liked.__getitem__):
            if type(actions[index]) is said.Rescue:
                more = closer(sight, actions[index])
                seen[index] += more
                liked[index] += _score(more, weights)
    return liked, seen


def choose(sight: Sight, actions: Sequence[Action], weights: Weights) -> Action:
    """The action that is liked best."""
    liked, _ = likings(sight, actions, weights)
    return actions[max(liked, key=liked.__getitem__, default=0)]


def _score(features: Features, weights: Weights) -> float:
    return sum(weights.get(name, 0.0) * amount for name, amount in features)
