"""Another deal that looks the same to a seat, made without the game's own imagination."""

from __future__ import annotations

from collections import defaultdict

from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.rng import Rng

Place = tuple[int, str, int]
_DECK = -1
_PILES = ("hand", "lessons", "packet", "kept", "hidden")


def dealt_anew(state: IsleState, seat: int, rng: Rng) -> IsleState:
    """Cards that the seat has never seen change places with others of their kind, and
    whatever is still to come comes in another order."""
    new = state.copy()
    new.rng = Rng("another")
    new.bag = rng.shuffled(state.bag)
    alike: dict[object, list[Place]] = defaultdict(list)
    for place, number in _unseen(new, seat).items():
        card = new.card(number)
        alike[card.kind, card.names_colour].append(place)
    for places in alike.values():
        cards = rng.shuffled([_card(state, place) for place in places])
        for place, number in zip(places, cards, strict=True):
            _put(new, place, number)
    if new.sister:
        _shuffle_sister(new, rng)
    return new


def _unseen(state: IsleState, seat: int) -> dict[Place, int]:
    """The cards that nobody has shown to the seat, by their places. Those that a rival
    has chosen in secret stay what they are."""
    passed_on = {card for *_, cards in state.players[seat].passed_on for card in cards}
    found = {(_DECK, "deck", at): card for at, card in enumerate(state.deck)}
    for player in state.players:
        secret = player.chosen or isinstance(player.answer, Anytime)
        if player.seat != seat and not secret:
            piles = (*_PILES, "ready") if phase_name(state) == "ready" else _PILES
            for pile in piles:
                cards = enumerate(getattr(player, pile))
                found |= {(player.seat, pile, at): card for at, card in cards}
    return {place: card for place, card in found.items() if card not in passed_on}


def _holder(state: IsleState, place: Place) -> object:
    return state if place[0] == _DECK else state.players[place[0]]


def _card(state: IsleState, place: Place) -> int:
    _, pile, at = place
    number: int = getattr(_holder(state, place), pile)[at]
    return number


def _put(state: IsleState, place: Place, card: int) -> None:
    _, pile, at = place
    holder = _holder(state, place)
    cards = [*getattr(holder, pile)]
    cards[at] = card
    setattr(holder, pile, tuple(cards))


def _shuffle_sister(state: IsleState, rng: Rng) -> None:
    """Only her open cards are known."""
    sister = state.sister
    assert sister is not None
    sister.deck = rng.shuffled(sister.deck)
    if not sister.face_up:
        sister.today = rng.shuffled(sister.today)
    turned = sister.colours[: state.day]
    sister.colours = turned + rng.shuffled(sister.colours[state.day :])
