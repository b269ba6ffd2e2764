"""The meanings of actions, for players who choose from a list. Every word comes from a
catalog, through `say`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.isle.rules.actions import (
    Anytime,
    Ask,
    Basket,
    Buy,
    Discard,
    Done,
    Find,
    Keep,
    Lesson,
    Move,
    Pass,
    Pay,
    Place,
    Put,
    Ready,
    Remove,
    Rescue,
    Skip,
    Take,
)
from meowple.games.isle.rules.box import Box
from meowple.games.isle.rules.view import IsleView, TileView
from meowple.games.isle.text.cards import (
    card_offer,
    card_text,
    shape_name,
    tile_name,
)
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say


def explain(box: Box, action: Action, say: Say, view: IsleView) -> str:
    """The meaning of an action in a view; empty where its text form says it all."""
    explainer = _Explainer(box, say, view)
    match action:
        case Keep() | Buy():
            return card_offer(box, action.card, say)
        case Ready() | Find() | Anytime() | Discard():
            return card_text(box, action.card, say)
        case Lesson():
            return card_text(box, action.card, say, action.colour)
        case Take():
            return shape_name(box, action.shape, say)
        case Rescue():
            return explainer.rescue(action)
        case Move() | Put():
            return explainer.to_field(action)
        case Place():
            return say("isle.explain.place", flip=action.flip, turn=action.turn)
        case Remove():
            return explainer.remove(action)
        case Pay():
            return explainer.pay()
        case Basket():
            return say("isle.explain.basket", kind=action.kind)
        case Ask():
            return say("isle.explain.ask", when=action.when)
        case Done() | Pass() | Skip():
            return explainer.ends(action)
    return ""


@dataclass(frozen=True, slots=True)
class _Explainer:
    box: Box
    say: Say
    view: IsleView

    def cat(self, field: str, place: int) -> TileView | None:
        """The cat at a place of a field; the family game has one field only."""
        cats: Sequence[TileView] = self.view.right if field == "right" else self.view.left
        return cats[place - 1] if 1 <= place <= len(cats) else None

    def name(self, tile: TileView | None) -> str:
        return tile_name(tile, self.say) if tile else ""

    def rescue(self, action: Rescue) -> str:
        tile = self.cat(action.field, action.place)
        if tile is None:
            return ""
        fish = self.box.supply.rescue_cost.get(action.field, 0)
        return self.say("isle.explain.rescue", tile=self.name(tile), fish=fish)

    def to_field(self, action: Move | Put) -> str:
        if isinstance(action, Put):
            tile = self.view.asked.tile if self.view.asked else None
            field = action.field
        else:
            tile = self.cat(action.field, action.place)
            field = "left" if action.field == "right" else "right"
        name = self.name(tile)
        return self.say("isle.explain.to_field", tile=name, field=field, place=action.to)

    def remove(self, action: Remove) -> str:
        """The treasure that is named by its first square, in reading order."""
        if self.view.seat is None:
            return ""
        for tile in self.view.players[self.view.seat].tiles:
            first = min(tile.cells, key=lambda cell: (cell[1], cell[0]))
            if first == (action.x, action.y):
                return self.name(TileView(tile.shape, tile.kind, tile.colour))
        return ""

    def pay(self) -> str:
        own = self.view.own
        cards, kept = (own.chosen, own.kept) if own else ((), ())
        return self.say(
            "isle.explain.pay",
            number=len(cards),
            cost=sum(self.box.cards[card].cost for card in cards),
            rest=len(kept) - len(cards),
        )

    def ends(self, action: Action) -> str:
        """The meaning of an action that ends something, by the decision that is asked."""
        asked = self.view.asked.decision if self.view.asked else "none"
        return self.say(f"isle.explain.{action}", decision=asked)
