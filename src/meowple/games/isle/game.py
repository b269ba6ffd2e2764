"""The Isle of Cats as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from meowple.games.isle import effects as effects  # fills in the anytime cards
from meowple.games.isle import words
from meowple.games.isle.actions import parse
from meowple.games.isle.box import Box, base_box
from meowple.games.isle.cards_text import Say
from meowple.games.isle.census import census
from meowple.games.isle.ending import final_result
from meowple.games.isle.imagine import imagine
from meowple.games.isle.owner import extended
from meowple.games.isle.position import score_position
from meowple.games.isle.start import start
from meowple.games.isle.state import IsleState
from meowple.games.isle.view import IsleView, view
from meowple.kernel.errors import BadSetup
from meowple.kernel.frame import Action
from meowple.kernel.game import Game
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Option, Setup, Value

RULES_VERSION = 1
_MODULES = 3


class Isle(Game[IsleState]):
    """The Isle of Cats: standard for 2-4, solo, family for 2-4."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.info = Info("isle", (1, 2, 3, 4), _options(box), RULES_VERSION)

    def with_data(self, data: Mapping[str, object]) -> Isle:
        return Isle(extended(self.box, data))

    def setup(
        self, seats: int, options: Mapping[str, Value] | None = None, seed: int = 0
    ) -> Setup:
        """One seat plays solo; the mode need not be named for it."""
        wanted = dict(options or {})
        if seats == 1:
            wanted.setdefault("mode", "solo")
        setup = self.info.setup(seats, wanted, seed)
        mode, first = setup.options["mode"], setup.options["first"]
        if (mode == "solo") != (seats == 1):
            raise BadSetup("isle.mode_seats", mode=str(mode), seats=seats)
        if isinstance(first, int) and first >= seats:
            raise BadSetup("isle.first_seat", first=first, seats=seats)
        return setup

    def start(self, setup: Setup) -> IsleState:
        return start(self.box, setup)

    def view(self, state: IsleState, seat: int | None) -> IsleView:
        return view(state, seat)

    def result(self, state: IsleState) -> Result | None:
        return final_result(state)

    def parse(self, text: str) -> Action:
        return parse(text)

    def census(self, state: IsleState) -> Mapping[str, int]:
        return census(state)

    def bound(self, setup: Setup) -> int:
        return bound(self.box, setup)

    def imagine(self, state: IsleState, seat: int, rng: Rng) -> IsleState:
        return imagine(state, seat, rng)

    def score_position(self, position: object) -> dict[str, object]:
        return score_position(position)

    def describe(self, view: IsleView, say: Say) -> list[str]:
        return words.describe(self.box, view, say)

    def explain(self, action: Action, say: Say) -> str:
        return words.explain(self.box, action, say)


def _options(box: Box) -> tuple[Option, ...]:
    options = [
        Option("mode", ("standard", "family", "solo")),
        Option(
            "difficulty",
            ("easy", "medium", "hard", "very_hard", "expert"),
            only=("mode", ("solo",)),
        ),
        Option("printing", ("cs", "ru-uk"), only=("mode", ("standard", "solo"))),
        Option("rescue_choice", ("in_order", "simultaneous"), only=("mode", ("standard",))),
        Option("family_maps", ("common", "any"), only=("mode", ("family",))),
        Option("first", ("random", 0, 1, 2, 3)),
    ]
    modules = box.modules()
    if len(modules) > _MODULES:
        choices = tuple("+".join(three) for three in combinations(modules, _MODULES))
        options.append(Option("modules", choices, only=("mode", ("standard", "solo"))))
    if box.promo:
        options.append(Option("promo", (False, True)))
    return tuple(options)


def bound(box: Box, setup: Setup) -> int:
    """The most actions a game can take.

    Every card is kept, bought and played at most once; the longest card, an anytime
    card, brings up to eight answers (83 with four cats, 77 with four, 75 or a find with
    tiles, colours, places and a map treasure). Every cat is chosen, gets its basket and
    place, and may bring a treasure with its place. Besides, each seat answers once to
    every question that comes round: `pay`, `done`, `pass` and the windows.
    """
    days, seats = box.supply.days, setup.seats
    cards = len(box.cards) * (3 + 8)
    cats = len(box.bag) + len(box.promo)
    rescues = cats * 6
    # before each turn of another: a turn brings a cat, a card or a pass
    turns = cats + len(box.cards) + 2 * seats * days + 4 * days
    windows = seats * (turns + 4 * days + len(box.cards))
    rounds = seats * days * (2 + 1 + 2 + 2)
    return cards + rescues + windows + rounds


GAME = Isle(base_box())
