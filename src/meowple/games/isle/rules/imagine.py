"""A state sampled from those that are consistent with a seat's knowledge.

It depends only on what the seat knows and on the generator: everything hidden is
gathered, sorted, and dealt again wherever the seat's knowledge allows it. Lessons stay
where lessons must be, rescue cards where rescue cards must be, and a card
the seat passed on in a draft went to the seats after it. A seat does not use what
others paid as evidence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.explore import direction
from meowple.games.isle.rules.day.lessons import PublicLessons
from meowple.games.isle.rules.state import FINISHED, IsleState, Player
from meowple.kernel.rng import Rng

# Each round offers every card before a seat new places; a few of them mix well.
_ROUNDS = 3
_LESSONS = ("private_lesson", "public_lesson")


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """A hidden place for one card: its owner, its pile, and the cards that may be there.
    All places of a pile are one slot."""

    owner: int
    pile: str
    kinds: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    only: frozenset[int] | None = None


Allowed = Callable[[int, Slot], bool]
T = TypeVar("T")

_DECK = Slot(-1, "deck")


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
    """Whether rescue cards are being chosen, in numbers that no other seat sees."""
    simultaneous = state.option("rescue_choice") == "simultaneous"
    return simultaneous and phase_name(state) == "ready"


def _take_back(player: Player) -> None:
    player.hand += player.ready
    player.ready = ()


def _forget(state: IsleState, player: Player) -> None:
    """Forget choices that a player has made but not shown: they are made again. What a
    player remembers of drafts matters to no one else."""
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
    """Choose rescue cards again for the others, who may have played any of theirs."""
    for player in state.players:
        if player.seat != seat:
            player.ready = tuple(
                card
                for card in player.hand
                if state.card(card).kind == "rescue" and rng.below(2)
            )
            player.hand = tuple(c for c in player.hand if c not in player.ready)


def _shuffle_sister(state: IsleState, rng: Rng) -> None:
    """Shuffle the sister's face-down basket cards and the color cards of days to come."""
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
    allows it, so that all arrangements are equally likely."""
    slots, cards = _hidden(state, seat)
    cards.sort()
    rng.shuffle(cards)
    if slots:
        kinds = {card: state.card(card).kind for card in cards}
        allowed, bound = _knowledge(state, seat, kinds)
        cards = _Deal(slots, cards, allowed, bound, rng).cards()
        _mix(slots, cards, kinds, allowed, rng)
    _lay_back(state, slots, cards)


def _mix(
    before_seats: list[Slot],
    cards: list[int],
    kinds: Mapping[int, str],
    allowed: Allowed,
    rng: Rng,
) -> None:
    """Let the cards change places.

    Exchanges between any two places alone would leave many cards where they were dealt,
    because few others may lie there. So cards of one kind, and cards before one seat,
    change places among themselves as well. The deck is shuffled already; only what lies
    before seats need move.
    """
    places = [*range(len(before_seats))]
    slots = before_seats + [_DECK] * (len(cards) - len(places))
    alike = _alike(cards, kinds.__getitem__)
    of_owner = _alike(places, lambda place: slots[place].owner)
    where = {card: place for place, card in enumerate(cards)}

    def exchange(i: int, j: int) -> None:
        one, other = cards[i], cards[j]
        if slots[i] is slots[j] or (allowed(one, slots[j]) and allowed(other, slots[i])):
            cards[i], cards[j] = other, one
            where[one], where[other] = j, i

    for _ in range(_ROUNDS):
        for place in places:
            exchange(place, rng.below(len(cards)))
        for place in places:
            exchange(place, where[rng.choice(alike[kinds[cards[place]]])])
        for place in places:
            exchange(place, rng.below(len(places)))
        for place in places:
            exchange(place, rng.choice(of_owner[slots[place].owner]))


def _knowledge(
    state: IsleState, seat: int, kinds: Mapping[int, str]
) -> tuple[Allowed, Container[int]]:
    """Whether a card may be in a slot, as far as the seat knows, and the cards that can't
    be in the deck."""
    went_to = _passed_on(state, state.players[seat])

    def allowed(card: int, slot: Slot) -> bool:
        if card in went_to and slot.owner not in went_to[card]:
            return False
        kind = kinds[card]
        if slot.kinds and kind not in slot.kinds:
            return False
        return kind not in slot.barred and (slot.only is None or card in slot.only)

    return allowed, went_to


class _Deal:
    """A card for each slot, and the rest for the deck.

    Cards that cannot be in the deck come first, of these the ones that may lie in few
    slots; then the slots that few cards may fill. Where there is nothing left, cards that
    lie already make room.
    """

    def __init__(
        self,
        slots: list[Slot],
        cards: list[int],
        allowed: Allowed,
        bound: Container[int],
        rng: Rng,
    ) -> None:
        self._slots = slots
        self._allowed = allowed
        self._rng = rng
        self._room = Counter(slots)
        self._piles: dict[Slot, list[int]] = {slot: [] for slot in self._room}
        self._deck = [card for card in cards if card not in bound]
        self._may = {
            card: [slot for slot in self._piles if allowed(card, slot)]
            for card in cards
            if card in bound
        }

    def cards(self) -> list[int]:
        """The cards in the order of the slots, then those of the deck."""
        piles, may = self._piles, self._may
        for card in sorted(may, key=lambda card: len(may[card])):
            self._put(card, set())
        for slot in sorted(piles, key=_demands, reverse=True):
            for _ in range(self._room[slot]):
                self._fill(slot, set())
        return [piles[slot].pop() for slot in self._slots] + self._deck

    def _put(self, card: int, tried: set[Slot]) -> bool:
        """Find a slot for a card."""
        room, piles, may = self._room, self._piles, self._may[card]
        left = sum([room[slot] for slot in may])
        if left:
            place = self._rng.below(left)
            for slot in may:
                place -= room[slot]
                if place < 0:
                    break
            room[slot] -= 1
            piles[slot].append(card)
            return True
        for slot in may:
            if slot in tried:
                continue
            tried.add(slot)
            for i, other in enumerate(piles[slot]):
                if self._put(other, tried):
                    piles[slot][i] = card
                    return True
        return False

    def _fill(self, slot: Slot, tried: set[Slot]) -> bool:
        """Find a card for a slot."""
        deck, piles, allowed = self._deck, self._piles, self._allowed
        for i in range(len(deck) - 1, -1, -1):
            if allowed(deck[i], slot):
                piles[slot].append(deck.pop(i))
                return True
        tried.add(slot)
        for other in piles:
            for i, card in enumerate(piles[other]):
                if other not in tried and allowed(card, slot) and self._fill(other, tried):
                    piles[slot].append(piles[other].pop(i))
                    return True
        return False


def _demands(slot: Slot) -> tuple[bool, bool, bool]:
    """The demands of a slot on its cards."""
    return slot.only is not None, bool(slot.kinds), bool(slot.barred)


def _alike(things: list[int], what: Callable[[int], T]) -> dict[T, list[int]]:
    """Things by what they have in common."""
    found: dict[T, list[int]] = {}
    for thing in things:
        found.setdefault(what(thing), []).append(thing)
    return found


def _hidden(state: IsleState, seat: int) -> tuple[list[Slot], list[int]]:
    """Every place before a seat for a card that the seat cannot see, and all cards that
    are in these places or in the deck."""
    slots: list[Slot] = []
    cards: list[int] = [*state.deck]

    def add(pile: tuple[int, ...], slot: Slot) -> None:
        slots.extend([slot] * len(pile))
        cards.extend(pile)

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
    """The lessons that can't be in a hand: they are played as soon as possible."""
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
    """The packets that a seat passed on in drafts: the seats that have had it since, in
    order, whether a packet of it is still on its way, and the cards."""
    seats, last = len(state.players), len(state.box.supply.keeps) - 1
    for day, round, cards in player.passed_on:
        on_its_way = day == state.day and phase_name(state) == "draft"
        passes = (state.round if on_its_way else last) - round
        step = direction(day)
        had = [(player.seat + step * i) % seats for i in range(1, passes + 1)]
        yield had, on_its_way, cards


def _passed_on(state: IsleState, player: Player) -> dict[int, frozenset[int]]:
    """The seats that may have taken each card that the seat passed on."""
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
    """Put the cards into their piles, and the rest into the deck."""
    piles: dict[tuple[int, str], list[int]] = {}
    for slot, card in zip(slots, cards, strict=False):
        piles.setdefault((slot.owner, slot.pile), []).append(card)
    for (owner, pile), pile_cards in piles.items():
        if pile in ("hand", "ready"):
            pile_cards.sort()
        setattr(state.players[owner], pile, tuple(pile_cards))
    state.deck = tuple(cards[len(slots) :])
