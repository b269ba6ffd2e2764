"""Paying for cards: those of the draft (rule 4) and those drawn by 71-74 (rule 5)."""

from __future__ import annotations

from functools import cache

from meowple.games.isle.rules.actions import Buy, Pay
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action

PAY = Pay()


buy = cache(Buy)  # made once and shared


def to_pay(state: IsleState, player: Player) -> int:
    cards = state.box.cards
    return sum(cards[number].cost for number in player.chosen)


def choices(state: IsleState, player: Player) -> list[Action]:
    """The cards that can still be paid for, and paying."""
    cards = state.box.cards
    left = player.fish - to_pay(state, player)
    listed: list[Action] = [
        buy(number)
        for number in player.kept
        if cards[number].cost <= left and number not in player.chosen
    ]
    listed.append(PAY)
    return listed


def choose(state: IsleState, player: Player, number: int) -> None:
    """Put a card among those to be paid; nothing is paid yet, nothing is shown."""
    if number not in player.kept or number in player.chosen:
        raise IllegalAction("card.not_offered", card=number)
    cost = state.card(number).cost
    if cost > player.fish - to_pay(state, player):
        raise IllegalAction("buy.too_few_fish", needed=cost)
    player.chosen = (*player.chosen, number)
    state.whisper(player.seat, "isle.chosen", seat=player.seat, card=number)


def pay(state: IsleState, player: Player) -> None:
    """Pay the sum; the refused cards go face down on the discards."""
    cost = to_pay(state, player)
    refused = tuple(card for card in player.kept if card not in player.chosen)
    player.fish -= cost
    player.hand = tuple(sorted(player.hand + player.chosen))
    player.hidden += refused
    player.fresh = player.fresh or bool(player.chosen)
    state.tell(
        "isle.paid",
        seat=player.seat,
        fish=cost,
        cards=len(player.chosen),
        refused=len(refused),
    )
    player.kept = player.chosen = ()
