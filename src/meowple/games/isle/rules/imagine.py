"""A state sampled from those that are consistent with a seat's knowledge.

It depends only on what the seat knows and on the generator: everything hidden is
gathered, sorted, and dealt again wherever the seat's knowledge allows it. Lessons stay
where lessons must be, rescue cards where rescue cards must be, and a card
the seat passed on in a draft went to the seats after it. A seat does not use what
others paid as evidence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.explore import direction
from meowple.games.isle.rules.day.lessons import PublicLessons
from meowple.games.isle.rules.state import FINISHED, IsleState, Player
from meowple.kernel.rng import Rng

# Each round offers every card before a seat new places; a few of them mix well.
_ROUNDS = 3
_LESSONS = ("private_lesson", "public_lesson")
_DECK = -1


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """A hidden place for one card: whose, in which pile, and which cards may lie there.
    All places of a pile are one slot."""

    owner: int
    pile: str
    kinds: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    only: frozenset[int] | None = None


Allowed = Callable[[int, Slot], bool]


def imagine(state: IsleState, seat: int, rng: Rng) -> IsleState:
    new = state.copy()
    if not state.stack:
        return new  # nothing is secret any more
    new.rng = Rng(rng.below(1 << 62))
    new.bag = rng.shuffled(sorted(new.bag))
    at_once = _chooses_at_once(new)
    for player in new.players:
        if player.seat != seat:
            _forget(new, player)
            if at_once:
                _take_back(player)
    _redeal(new, seat, rng)
    if at_once:
        _choose_again(new, seat, rng)
    if new.sister:
        _shuffle_sister(new, rng)
    return new


def _chooses_at_once(state: IsleState) -> bool:
    """Rescue cards are being chosen, and no seat sees how many the others have laid."""
    simultaneous = state.option("rescue_choice") == "simultaneous"
    return simultaneous and phase_name(state) == "ready"


def _take_back(player: Player) -> None:
    player.hand += player.ready
    player.ready = ()


def _forget(state: IsleState, player: Player) -> None:
    """Choices that others have made but not shown are unknown: they make them again.
    What they remember of drafts matters only to them."""
    player.chosen = ()
    player.passed_on = ()
    if isinstance(player.answer, Anytime):
        player.answer = FINISHED
    if player.packet and player.picks < state.keep:
        before = len(player.kept) - player.picks
        player.packet += player.kept[before:]
        player.kept = player.kept[:before]
        player.picks = 0


def _choose_again(state: IsleState, seat: int, rng: Rng) -> None:
    """The others may have laid any of their rescue cards."""
    for player in state.players:
        if player.seat != seat:
            player.ready = tuple(
                card
                for card in player.hand
                if state.card(card).kind == "rescue" and rng.below(2)
            )
            player.hand = tuple(c for c in player.hand if c not in player.ready)


def _shuffle_sister(state: IsleState, rng: Rng) -> None:
    """Her face-down basket cards and the color cards of days to come."""
    sister = state.sister
    assert sister is not None
    up = int(sister.face_up)
    hidden = rng.shuffled(sorted((*sister.today[up:], *sister.deck)))
    today = len(sister.today) - up
    sister.today = sister.today[:up] + hidden[:today]
    sister.deck = hidden[today:]
    turned = sister.colours[: state.day]
    sister.colours = turned + rng.shuffled(sorted(sister.colours[state.day :]))


def _redeal(state: IsleState, seat: int, rng: Rng) -> None:
    """Deal the hidden cards, and let them change places as far as the seat's knowledge
    allows it, so that every arrangement comes up as often.

    Exchanges between any two places alone would leave many cards where they were dealt,
    because few others may lie there. So cards of one kind, and cards before one seat,
    change places among themselves as well.
    """
    slots, cards = _hidden(state, seat)
    cards.sort()
    rng.shuffle(cards)
    if len(state.players) == 1:
        _lay_back(state, slots, cards)
        return
    kinds = {card: state.card(card).kind for card in cards}
    allowed = _knowledge(state, seat, kinds)
    cards = _deal(slots, cards, allowed, rng)

    def mix(places: list[int], among: list[int]) -> None:
        for i in places:
            j = among[rng.below(len(among))]
            one, other = cards[i], cards[j]
            if slots[i] is slots[j] or (
                allowed(one, slots[j]) and allowed(other, slots[i])
            ):
                cards[i], cards[j] = other, one

    everywhere = [*range(len(slots))]
    # the deck is shuffled already; only what lies before seats need move
    before_seats = [place for place in everywhere if slots[place].owner != _DECK]
    for _ in range(_ROUNDS):
        mix(before_seats, everywhere)
        for places in _alike(everywhere, lambda place: kinds[cards[place]]):
            mix([place for place in places if slots[place].owner != _DECK], places)
        mix(before_seats, before_seats)
        for places in _alike(before_seats, lambda place: slots[place].owner):
            mix(places, places)
    _lay_back(state, slots, cards)


def _knowledge(state: IsleState, seat: int, kinds: Mapping[int, str]) -> Allowed:
    """Whether a card may lie in a slot, for all that the seat knows."""
    went_to = _passed_on(state, state.players[seat])

    def allowed(card: int, slot: Slot) -> bool:
        kind = kinds[card]
        if slot.kinds and kind not in slot.kinds:
            return False
        if kind in slot.barred or (slot.only is not None and card not in slot.only):
            return False
        return card not in went_to or slot.owner in went_to[card]

    return allowed


def _deal(slots: list[Slot], cards: list[int], allowed: Allowed, rng: Rng) -> list[int]:
    """A card for each slot. Those that may lie in few slots come first; where all of
    them are taken, a card that may lie elsewhere makes room."""
    room = Counter(slots)
    piles: dict[Slot, list[int]] = {slot: [] for slot in room}
    may = {card: [slot for slot in piles if allowed(card, slot)] for card in cards}

    def put(card: int, tried: set[Slot]) -> bool:
        left = sum([room[slot] for slot in may[card]])
        if left:
            place = rng.below(left)
            for slot in may[card]:
                place -= room[slot]
                if place < 0:
                    break
            room[slot] -= 1
            piles[slot].append(card)
            return True
        for slot in may[card]:
            if slot in tried:
                continue
            tried.add(slot)
            for i, other in enumerate(piles[slot]):
                if put(other, tried):
                    piles[slot][i] = card
                    return True
        return False

    for card in sorted(cards, key=lambda card: len(may[card])):
        put(card, set())
    return [piles[slot].pop() for slot in slots]


def _alike(places: list[int], what: Callable[[int], object]) -> list[list[int]]:
    """The places by what they have in common."""
    found: dict[object, list[int]] = {}
    for place in places:
        found.setdefault(what(place), []).append(place)
    return [*found.values()]


def _hidden(state: IsleState, seat: int) -> tuple[list[Slot], list[int]]:
    """Every place for a card that the seat cannot see, and the card in it."""
    slots: list[Slot] = []
    cards: list[int] = []

    def add(pile: tuple[int, ...], slot: Slot) -> None:
        slots.extend([slot] * len(pile))
        cards.extend(pile)

    add(state.deck, Slot(_DECK, "deck"))
    packets = _known_packets(state, state.players[seat])
    for player in state.players:
        if player.seat == seat:
            continue
        owner = player.seat
        named = _about_to_name(state, player)
        others = tuple(card for card in player.hand if card not in named)
        add(named, Slot(owner, "hand", only=_naming(state)))
        add(others, Slot(owner, "hand", barred=_barred(state, player)))
        kinds = () if state.mode == "family" else ("private_lesson",)
        add(player.lessons, Slot(owner, "lessons", kinds=kinds))
        add(player.packet, Slot(owner, "packet", only=packets.get(owner)))
        add(player.kept, Slot(owner, "kept"))
        add(player.hidden, Slot(owner, "hidden"))
        if phase_name(state) == "ready":
            add(player.ready, Slot(owner, "ready", kinds=("rescue",)))
    return slots, cards


def _barred(state: IsleState, player: Player) -> tuple[str, ...]:
    """Which lessons cannot be in a hand: they are laid as soon as they may be."""
    if player.fresh:
        return ()
    if phase_name(state) == "lessons":
        return ("public_lesson",)
    return _LESSONS


def _about_to_name(state: IsleState, player: Player) -> tuple[int, ...]:
    """A seat that is asked for a color shows that it holds a lesson that names one."""
    for frame in state.stack:
        if isinstance(frame, PublicLessons) and frame.actors(state) == (player.seat,):
            return tuple(c for c in player.hand if state.card(c).names_colour)[:1]
    return ()


def _naming(state: IsleState) -> frozenset[int]:
    return frozenset(c.number for c in state.box.cards.values() if c.names_colour)


def _entries(
    state: IsleState, player: Player
) -> Iterator[tuple[list[int], bool, tuple[int, ...]]]:
    """What the seat passed on in drafts: the seats that have had it since, in order,
    whether a packet of it is still on its way, and the cards."""
    seats, last = len(state.players), len(state.box.supply.keeps) - 1
    for day, round, cards in player.passed_on:
        on_its_way = day == state.day and phase_name(state) == "draft"
        passes = (state.round if on_its_way else last) - round
        step = direction(day)
        had = [(player.seat + step * i) % seats for i in range(1, passes + 1)]
        yield had, on_its_way, cards


def _passed_on(state: IsleState, player: Player) -> dict[int, frozenset[int]]:
    """For each card that the seat passed on: the seats that may have taken it."""
    return {
        card: frozenset(had) for had, _, cards in _entries(state, player) for card in cards
    }


def _known_packets(state: IsleState, player: Player) -> dict[int, frozenset[int]]:
    """Packets in other hands of which the seat knows what they can hold."""
    return {
        had[-1]: frozenset(cards)
        for had, on_its_way, cards in _entries(state, player)
        if on_its_way
    }


def _lay_back(state: IsleState, slots: list[Slot], cards: list[int]) -> None:
    """Put the cards into their piles."""
    piles: dict[tuple[int, str], list[int]] = {}
    for slot, card in zip(slots, cards, strict=True):
        piles.setdefault((slot.owner, slot.pile), []).append(card)
    for (owner, pile), pile_cards in piles.items():
        if owner == _DECK:
            state.deck = tuple(pile_cards)
        elif pile in ("hand", "ready"):
            setattr(state.players[owner], pile, tuple(sorted(pile_cards)))
        else:
            setattr(state.players[owner], pile, tuple(pile_cards))
