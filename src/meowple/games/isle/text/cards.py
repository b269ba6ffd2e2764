"""The texts of cards. Every word comes from a catalog, through `say`."""

from __future__ import annotations

from collections.abc import Mapping

from meowple.games.isle.rules.box import Box, Card, Option, Score, SisterCard
from meowple.games.isle.rules.view import TileView
from meowple.kernel.optional_verbs import Say


def card_text(box: Box, number: int, say: Say, colour: str | None = None) -> str:
    """The effect or scoring of a card; `colour` is the one named for a public lesson."""
    if number in box.sister:
        return _sister_text(box.sister[number], say)
    if number in box.colour_cards:
        return say("isle.card_text.colour", colour=box.colour_cards[number])
    card = box.cards.get(number)
    if card is None:
        return ""
    if card.score is not None:
        return _lesson_text(card, card.score, say, colour)
    if card.kind == "rescue":
        basket = card.basket or "none"
        return say("isle.card_text.rescue", speed=card.speed, basket=basket)
    if card.kind == "anytime":
        return say(f"isle.effect.{card.effect}", **(card.params or {}))
    offers = [offer_text(option, say) for option in card.options]
    return say("isle.card_text.find", offers=f" {say('isle.or')} ".join(offers))


def card_line(box: Box, number: int, say: Say) -> str:
    """A card in one line: its number, kind, cost and text; family cards cost nothing."""
    offer = card_offer(box, number, say)
    family = box.cards[number].kind == "family_lesson"
    return f"{number}: {offer}" if family else f"{number}, {offer}"


def card_offer(box: Box, number: int, say: Say) -> str:
    """The kind, cost and text of a card; family cards cost nothing."""
    card, text = box.cards.get(number), card_text(box, number, say)
    if card is None or card.kind == "family_lesson":
        return text
    kind = say(f"isle.card_kind.{card.kind}")
    return say("isle.card", kind=kind, cost=card.cost, text=text)


def tile_name(tile: TileView, say: Say) -> str:
    colour = tile.colour or "none"
    return say("isle.tile", kind=tile.kind, colour=colour, tile=tile.shape)


def room_name(room: str, say: Say) -> str:
    return say(f"isle.room.{room}")


def shape_name(box: Box, id: str, say: Say) -> str:
    """A shape in words; an owner's own tile has the name that its owner gave it."""
    said = say("isle.shape", tile=id)
    if said != id:
        return said
    piece = box.piece_of(id)
    return piece.name if piece else ""


def _lesson_text(card: Card, score: Score, say: Say, colour: str | None) -> str:
    """The scoring of a lesson; where printings differ and none is chosen, both ways."""
    text = _rule_text(card, score, say, colour)
    if card.ru_uk is None or card.ru_uk == score:
        return text
    other = _rule_text(card, card.ru_uk, say, colour)
    return say("isle.card_text.printings", text=text, other=other)


def _rule_text(card: Card, score: Score, say: Say, colour: str | None) -> str:
    params: Mapping[str, object] = score.params
    rooms = [room_name(room, say) for room in score.params.get("rooms", ())]
    numbers = {
        "kind": card.kind,
        "colour": colour or "none",
        "solo_min_size": 0,
        **params,
        "points": params.get("points", params.get("points_each", 0)),
        "rooms": rooms,
        "number": len(rooms),
    }
    return say(f"isle.rule.{score.rule}", **numbers)


def offer_text(option: Option, say: Say) -> str:
    return say("isle.offer", what=option.what, tiles=option.tiles, fish=option.fish)


def _sister_text(card: SisterCard, say: Say) -> str:
    does = ", ".join(symbol_text(symbol, say) for symbol in card.does)
    return say("isle.card_text.sister", cards=card.baskets, speed=card.speed, does=does)


def symbol_text(symbol: tuple[str | int, ...], say: Say) -> str:
    """One thing that the sister does; a common treasure is named by its shape."""
    what, first, *rest = symbol
    second = rest[0] if rest else 0
    return say("isle.symbol", what=what, first=first, second=second)
