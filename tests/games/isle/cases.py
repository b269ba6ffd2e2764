"""The facts about The Isle of Cats that the tests of every game need."""

from __future__ import annotations

from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.boat import Board
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from tests.games.cases import Conformance, Kind, RandomGames, Words
from tests.games.isle.owning import FULL_GAME
from tests.games.isle.playing import random_move
from tests.games.isle.tables import actors

# By the rules of the first version, by which games that began with them are played.
EARLIER = Isle(base_box(), 1)

# Seats and options, and how many chunks of each.
_CHUNKS: tuple[tuple[int, dict[str, Value], int], ...] = (
    (2, {}, 7),
    (2, {"printing": "ru-uk"}, 1),
    (2, {"rescue_choice": "simultaneous"}, 1),
    (3, {}, 4),
    (3, {"rescue_choice": "simultaneous", "first": 1}, 1),
    (4, {}, 4),
    (4, {"rescue_choice": "simultaneous", "printing": "ru-uk", "first": 2}, 1),
    (1, {"difficulty": "easy"}, 3),
    (1, {"difficulty": "medium"}, 1),
    (1, {"difficulty": "hard", "first": 0}, 1),
    (1, {"difficulty": "very_hard", "printing": "ru-uk"}, 1),
    (1, {"difficulty": "expert"}, 3),
    (2, {"mode": "family"}, 2),
    (2, {"mode": "family", "family_maps": "any"}, 2),
    (3, {"mode": "family"}, 2),
    (3, {"mode": "family", "family_maps": "any"}, 2),
    (4, {"mode": "family"}, 2),
    (4, {"mode": "family", "family_maps": "any", "first": 3}, 2),
)
RANDOM_GAMES = [
    *(
        RandomGames(Kind(GAME, seats, options), random_move, chunk)
        for seats, options, chunks in _CHUNKS
        for chunk in range(chunks)
    ),
    *(
        RandomGames(Kind(EARLIER, seats, name=f"version 1, {seats} seats"), random_move)
        for seats in (1, 2, 3)
    ),
]


def tireless(state: IsleState, rng: Rng) -> tuple[int, Action]:
    """Wants to be asked always, buys and plays whatever it can, never passes unasked."""
    seat = rng.choice(actors(state))
    legal = GAME.legal(state, seat)
    if len(legal) > 200:
        return seat, rng.choice(legal)
    by_text = {str(action): action for action in legal}
    if "ask always" in by_text:
        return seat, by_text["ask always"]
    busy = [
        action
        for text, action in by_text.items()
        if text.split()[0] not in ("pass", "done", "pay", "skip", "ask")
    ]
    return seat, rng.choice(busy or legal)


LONGEST_GAMES = [
    *(RandomGames(Kind(GAME, seats), tireless) for seats in (1, 2, 3, 4)),
    *(RandomGames(Kind(GAME, seats, {"mode": "family"}), tireless) for seats in (2, 4)),
]


class Rich(Isle):
    """Everyone begins with anytime cards and fish, and some want to be asked always.

    Played at random the game brings few of these cards together; here windows and
    interjections are everywhere.
    """

    def start(self, setup: Setup) -> IsleState:
        state = super().start(setup)
        rng = Rng(f"rich {setup.seed}")
        cards = [card for card in state.deck if state.card(card).kind == "anytime"]
        rng.shuffle(cards)
        for player in state.players:
            player.hand = tuple(sorted(cards[:5]))
            player.fish = rng.below(30)
            player.ask = rng.choice(("always", "windows", "never"))
            cards = cards[5:]
            state.deck = tuple(card for card in state.deck if card not in player.hand)
        return state


RICH = Rich(base_box())
RICH_EARLIER = Rich(base_box(), 1)


def depends_on_who_is_faster(action: Action) -> bool:
    """Anytime cards share the deck, the bag, the fields and the open discards."""
    return isinstance(action, Anytime)


def _case(
    name: str, game: Isle, seats: int, every: int, thorough: int, **options: Value
) -> Conformance:
    # The print of a boat is shared by all copies of it.
    kind = Kind(game, seats, options, name)
    return Conformance(
        kind, every, thorough, ordered=depends_on_who_is_faster, values=(Board,)
    )


CONFORMANCE = [
    _case("solo", GAME, 1, 5, 4),
    _case("solo, expert", GAME, 1, 5, 4, difficulty="expert", printing="ru-uk"),
    _case("solo, rich", RICH, 1, 5, 4, difficulty="hard"),
    _case("solo, version 1, rich", RICH_EARLIER, 1, 5, 4),
    _case("solo, owner", FULL_GAME, 1, 5, 4, modules="A+C+D", promo=True),
    _case("family of 2", GAME, 2, 3, 4, mode="family", first=1),
    _case("family of 3", GAME, 3, 5, 4, mode="family"),
    _case("family of 4", GAME, 4, 10, 4, mode="family"),
    _case("family of 2, any", GAME, 2, 3, 4, mode="family", family_maps="any"),
    _case("family of 3, owner", FULL_GAME, 3, 7, 4, mode="family", promo=True),
    _case("2 players", GAME, 2, 7, 2),
    _case("2 players, rich", RICH, 2, 7, 2),
    _case("2 players, version 1, rich", RICH_EARLIER, 2, 7, 2),
    _case("2 players, ru-uk", GAME, 2, 15, 2, printing="ru-uk", first=0),
    _case("2 players, owner", FULL_GAME, 2, 11, 2, modules="A+B+D", promo=True),
    _case("3 players", GAME, 3, 17, 2),
    _case("3 players, rich", RICH, 3, 17, 2),
    _case("3 players, version 1", EARLIER, 3, 17, 2),
    _case("3 players, at once", GAME, 3, 17, 2, rescue_choice="simultaneous"),
    _case("4 players", GAME, 4, 31, 2),
    _case("4 players, rich", RICH, 4, 31, 2, rescue_choice="simultaneous"),
]

WORDS = [
    Words(
        GAME,
        least=90,
        samples=(),
        kinds=(
            Kind(GAME, 2, {"printing": "ru-uk"}),
            Kind(GAME, 3, {"rescue_choice": "simultaneous"}),
            Kind(GAME, 4),
            Kind(GAME, 1, {"difficulty": "expert"}),
            Kind(GAME, 3, {"mode": "family", "family_maps": "any"}),
        ),
        odd=(
            "keep 1", "buy 7", "pay", "done", "lesson 143 red", "ready 7", "rescue left:1",
            "rescue right:9", "rescue island:1", "basket whole", "place 0,0", "place 10,4",
            "place 10,4 f r3", "take K1", "take R9", "skip", "colour blue", "find 98 rare",
            "pass", "anytime 67", "move left:1", "put left:3", "discard 113", "remove 3,3",
            "ask never", "ask windows",
        ),
    )
]  # fmt: skip
