"""The state of a game of the Isle: players, island, decks.

Everything inside is a number, a tuple or a value that never changes, so that a
copy is little more than a list of assignments.
"""

from __future__ import annotations

from typing import Self

from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.boat import Boat
from meowple.games.isle.rules.box import Box, Card, Piece
from meowple.games.isle.rules.letter import Letter
from meowple.kernel.state import State

# The sister's figure on the turn-order track of the solo game, and no figure at all.
SISTER = -1
NOBODY = -2


def figure_name(figure: int) -> int | str:
    """The owner of a figure: a seat, or the sister."""
    return "sister" if figure == SISTER else figure


LEFT, RIGHT = 0, 1
FIELDS = ("left", "right")

# A seat's answer in a window: not asked, asked, nothing (more) to play, or played
# and to be asked again. A card played but not yet resolved is the action itself.
SILENT, ASKED, FINISHED, PLAYED = range(4)

# How far a seat is in a step that all take at the same time.
CHOOSING, LINGERING, READY = range(3)


class Player:
    """One seat: the things in front of it and those it holds."""

    __slots__ = (
        "answer",
        "anywhere",
        "ask",
        "ask_changes",
        "baskets",
        "boat",
        "chosen",
        "extra",
        "fish",
        "fresh",
        "hand",
        "hidden",
        "kept",
        "lessons",
        "packet",
        "passed",
        "passed_on",
        "picks",
        "ready",
        "seat",
        "step",
        "unpaid",
        "used_baskets",
    )

    def __init__(self, seat: int, boat: Boat, baskets: int) -> None:
        self.seat = seat
        self.boat = boat
        self.fish = 0
        # permanent baskets by the face that shows
        self.baskets = baskets
        self.used_baskets = 0
        self.hand: tuple[int, ...] = ()
        # private lessons on the table, in the family mode the two cards kept
        self.lessons: tuple[int, ...] = ()
        # the draft: cards to choose from, how many of them were kept, all kept today
        self.packet: tuple[int, ...] = ()
        self.picks = 0
        self.kept: tuple[int, ...] = ()
        # cards among `kept` that the seat is about to pay for
        self.chosen: tuple[int, ...] = ()
        # from the deal until the seat has paid (rule 5: no draw cards meanwhile)
        self.unpaid = False
        # rescue cards played for today
        self.ready: tuple[int, ...] = ()
        self.step = READY
        self.passed = False
        # anytime effects that wait: 69-70 and 80-82
        self.anywhere = False
        self.extra = 0
        # the standing choice when to be asked, and how often it changed today
        self.ask = "windows"
        self.ask_changes = 0
        self.answer: Anytime | int = SILENT
        # what only this seat knows: its face-down discards, and what it passed on in
        # the draft as (day, round, cards)
        self.hidden: tuple[int, ...] = ()
        self.passed_on: tuple[tuple[int, int, tuple[int, ...]], ...] = ()
        # whether the hand may hold a lesson: cards came in since lessons were played
        self.fresh = False

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.boat = self.boat
        new.fish = self.fish
        new.baskets = self.baskets
        new.used_baskets = self.used_baskets
        new.hand = self.hand
        new.lessons = self.lessons
        new.packet = self.packet
        new.picks = self.picks
        new.kept = self.kept
        new.chosen = self.chosen
        new.unpaid = self.unpaid
        new.ready = self.ready
        new.step = self.step
        new.passed = self.passed
        new.anywhere = self.anywhere
        new.extra = self.extra
        new.ask = self.ask
        new.ask_changes = self.ask_changes
        new.answer = self.answer
        new.hidden = self.hidden
        new.passed_on = self.passed_on
        new.fresh = self.fresh
        return new

    def drop(self, card: int) -> None:
        """Take a card out of the hand."""
        self.hand = tuple(held for held in self.hand if held != card)


class Sister:
    """The opponent of the solo game."""

    __slots__ = ("colours", "deck", "face_up", "lessons", "spent", "today")

    def __init__(
        self, colours: tuple[int, ...], deck: tuple[int, ...], lessons: tuple[int, ...]
    ) -> None:
        # color cards; as many are face up as days have begun
        self.colours = colours
        # basket cards: still face down, to be resolved today, resolved
        self.deck = deck
        self.today: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()
        # whether the first card of today is face up: until she has resolved it
        self.face_up = False
        self.lessons = lessons

    def copy(self) -> Sister:
        new = Sister(self.colours, self.deck, self.lessons)
        new.today = self.today
        new.spent = self.spent
        new.face_up = self.face_up
        return new


class IsleState(State):
    """A whole game: the players, and everything on and around the island."""

    __slots__ = (
        "acts",
        "at",
        "bag",
        "box",
        "commons",
        "day",
        "deck",
        "discards",
        "drawn",
        "fields",
        "gone",
        "keep",
        "letter",
        "mode",
        "options",
        "order",
        "oshax",
        "phase",
        "players",
        "public",
        "rares",
        "recent",
        "round",
        "sister",
        "turn",
    )

    SHARED = ("box", "letter")

    box: Box
    # the version of the rules that the game is played by
    letter: Letter
    players: list[Player]
    sister: Sister | None
    mode: str
    # options that the rules ask for during the game, by name
    options: tuple[tuple[str, str], ...]
    day: int
    phase: int
    # the turn-order track, the place on it of the present or last turn, whether that
    # turn is under way, and how much was done in it: cats rescued, cards played
    order: tuple[int, ...]
    at: int
    turn: bool
    acts: int
    # the seat that has just ended a turn with a cat, if no seat has done anything since
    recent: int
    # the draft: which packet this is and how many cards of it are kept
    round: int
    keep: int
    # drawn from the end
    deck: tuple[int, ...]
    bag: tuple[int, ...]
    # pieces: cats by field, rare stacks as (piece, count), commons by shape, oshax row
    fields: tuple[tuple[int, ...], tuple[int, ...]]
    rares: tuple[tuple[int, int], ...]
    commons: tuple[int, ...]
    oshax: tuple[int, ...]
    # drawn by an anytime card, about to be placed
    drawn: tuple[int, ...]
    # tiles that left the game; cards played and used up, face up
    gone: tuple[int, ...]
    discards: tuple[int, ...]
    # public lessons with the color that was named
    public: tuple[tuple[int, str | None], ...]

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new.box = self.box
        new.letter = self.letter
        new.events = []
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = self.stack[:]
        new.players = [player.copy() for player in self.players]
        new.sister = self.sister.copy() if self.sister else None
        new.mode = self.mode
        new.options = self.options
        new.day = self.day
        new.phase = self.phase
        new.order = self.order
        new.at = self.at
        new.turn = self.turn
        new.acts = self.acts
        new.recent = self.recent
        new.round = self.round
        new.keep = self.keep
        new.deck = self.deck
        new.bag = self.bag
        new.fields = self.fields
        new.rares = self.rares
        new.commons = self.commons
        new.oshax = self.oshax
        new.drawn = self.drawn
        new.gone = self.gone
        new.discards = self.discards
        new.public = self.public
        return new

    def card(self, number: int) -> Card:
        return self.box.cards[number]

    def piece(self, index: int) -> Piece:
        return self.box.pieces[index]

    def option(self, name: str) -> str:
        return dict(self.options)[name]

    def draw_cards(self, count: int) -> tuple[int, ...]:
        """Cards from the top of the deck; fewer where it runs out (rule 2)."""
        cut = max(len(self.deck) - count, 0)
        drawn, self.deck = self.deck[cut:], self.deck[:cut]
        return drawn[::-1]

    def draw_tile(self) -> int | None:
        """One tile from the bag, or None when it is empty."""
        if not self.bag:
            return None
        drawn, self.bag = self.bag[-1], self.bag[:-1]
        return drawn

    def add_rare(self, piece: int) -> None:
        """Add a rare treasure to its stack, or as a new stack at the right end (rule 7)."""
        for i, (shape, count) in enumerate(self.rares):
            if shape == piece:
                before, after = self.rares[:i], self.rares[i + 1 :]
                self.rares = (*before, (piece, count + 1), *after)
                return
        self.rares = (*self.rares, (piece, 1))

    def take_rare(self, piece: int) -> None:
        """Take one tile of a stack; an empty stack closes up (rule 7)."""
        self.rares = tuple(
            (shape, count - (shape == piece))
            for shape, count in self.rares
            if shape != piece or count > 1
        )

    def take_common(self, piece: int) -> None:
        place = self.box.commons.index(piece)
        stock = list(self.commons)
        stock[place] -= 1
        self.commons = tuple(stock)

    def set_field(self, field: int, cats: tuple[int, ...]) -> None:
        left, right = self.fields
        self.fields = (cats, right) if field == LEFT else (left, cats)

    def seats_in_order(self) -> list[int]:
        """The seats as they stand on the track; the sister holds no seat."""
        return [seat for seat in self.order if seat != SISTER]

    def stock(self, what: str) -> list[int]:
        """The pieces that can be taken as rare, common, small or oshax."""
        box = self.box
        if what == "rare":
            return [piece for piece, _ in self.rares]
        if what == "oshax":
            return list(self.oshax)
        return [
            piece
            for piece, left in zip(box.commons, self.commons, strict=True)
            if left and (what == "common" or box.pieces[piece].shape.small)
        ]
