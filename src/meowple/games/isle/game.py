"""The Isle of Cats as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meowple.games.isle.extras.components import IsleComponents, components
from meowple.games.isle.extras.forced import forced
from meowple.games.isle.extras.foresight import IsleForesight, foresee
from meowple.games.isle.extras.insight import IsleInsight, insight
from meowple.games.isle.extras.lists import lists
from meowple.games.isle.extras.owner import extended
from meowple.games.isle.extras.planning import IslePlan, plan
from meowple.games.isle.extras.puzzles import met
from meowple.games.isle.extras.reasons import continues, reason
from meowple.games.isle.extras.score_file import position_lines, score_position
from meowple.games.isle.extras.slips import slips
from meowple.games.isle.rules.actions import parse
from meowple.games.isle.rules.anytime.rules import ASK_CHANGES
from meowple.games.isle.rules.box import Box, base_box
from meowple.games.isle.rules.census import census
from meowple.games.isle.rules.imagine import imagine
from meowple.games.isle.rules.letter import VERSIONS, Letter
from meowple.games.isle.rules.owner_options import chosen_oshax, owner_options
from meowple.games.isle.rules.scoring.ending import final_result
from meowple.games.isle.rules.start import start
from meowple.games.isle.rules.state import IsleState
from meowple.games.isle.rules.view import IsleView, view
from meowple.games.isle.text import words
from meowple.games.isle.text.actions import explain
from meowple.games.isle.text.drawing import boat_picture
from meowple.games.isle.text.picture import draw_isle as picture
from meowple.games.isle.text.tints import tints
from meowple.kernel.errors import BadSetup
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say, Slip, Tint
from meowple.kernel.result import Line, Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Option, Setup, Value
from meowple.kernel.toolbox.game_with_data import GameWithData

RULES_VERSION = 2
# The colors of the cat figures; each player takes one.
FIGURES = ("orange", "blue", "purple", "green", "red")


class Isle(GameWithData[IsleState]):
    """The Isle of Cats: standard for 2-4, solo, family for 2-4."""

    data_package = "meowple.games.isle.data"

    def __init__(self, box: Box, version: int = RULES_VERSION) -> None:
        self.box = box
        self.letter = VERSIONS[version]
        self.info = Info("isle", (1, 2, 3, 4), _options(box, self.letter), version, FIGURES)

    def with_data(self, data: Mapping[str, object]) -> Isle:
        return Isle(extended(self.box, data), self.info.rules_version)

    def at_version(self, version: int) -> Isle | None:
        if version == self.info.rules_version:
            return self
        return Isle(self.box, version) if version in VERSIONS else None

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
        chosen_oshax(self.box, setup.options.get("oshax"))
        return setup

    def start(self, setup: Setup) -> IsleState:
        return start(self.box, self.letter, setup)

    def forced(self, state: IsleState, seat: int) -> Action | None:
        return forced(state, seat)

    def view(self, state: IsleState, seat: int | None) -> IsleView:
        return view(state, seat)

    def result(self, state: IsleState) -> Result | None:
        return final_result(state)

    def parse(self, text: str) -> Action:
        return parse(text)

    def census(self, state: IsleState) -> Mapping[str, int]:
        return census(state)

    def bound(self, setup: Setup) -> int:
        return bound(self.box, self.letter, setup)

    def imagine(self, state: IsleState, seat: int, rng: Rng) -> IsleState:
        return imagine(state, seat, rng)

    def score_position(self, position: object) -> dict[str, object]:
        return score_position(position, box=self.box)

    def position_lines(self, position: object) -> tuple[tuple[Line, ...], ...]:
        return position_lines(position, box=self.box)

    def describe(self, view: IsleView, say: Say) -> list[str]:
        return words.describe(self.box, view, say)

    def brief(self, view: IsleView, say: Say) -> list[str]:
        return words.brief(self.box, view, say)

    def board(self, view: IsleView) -> Sequence[str]:
        return () if view.seat is None else boat_picture(view.players[view.seat])

    def tints(self, line: str) -> Sequence[Tint]:
        return tints(line)

    def explain(self, action: Action, say: Say, view: IsleView) -> str:
        return explain(self.box, action, say, view)

    def components(self, say: Say) -> IsleComponents:
        return components(self.box, say)

    def lists(self, say: Say) -> dict[str, list[str]]:
        return lists(self.components(say), say)

    def met(self, state: IsleState, seat: int, goal: Mapping[str, int | str]) -> bool:
        return met(state, seat, goal)

    def picture(self, view: IsleView, say: Say) -> str:
        return picture(view)

    def division(self, options: Mapping[str, Value]) -> str:
        """The three modes have nothing in common but tiles; the sister's lessons cost
        points."""
        mode = str(options["mode"])
        return f"{mode}-{options['difficulty']}" if mode == "solo" else mode

    def division_name(self, division: str, say: Say) -> str:
        mode, _, difficulty = division.partition("-")
        return say("isle.division", mode=mode, difficulty=difficulty)

    def insight(self, state: IsleState, seat: int | None) -> IsleInsight | None:
        return insight(state, seat)

    def foresee(
        self, state: IsleState, seat: int, actions: Sequence[Action]
    ) -> IsleForesight | None:
        return foresee(state, seat, actions)

    def plan(self, state: IsleState, seat: int, steps: Sequence[str]) -> IslePlan:
        return plan(state, seat, steps)

    def slips(self, state: IsleState, seat: int) -> Sequence[Slip]:
        return slips(state, seat)

    def continues(self, state: IsleState, seat: int) -> bool:
        return continues(state, seat)

    def reason(self, state: IsleState, seat: int, action: Action, say: Say) -> str:
        return reason(state, seat, action, say)


def _options(box: Box, letter: Letter) -> tuple[Option, ...]:
    options = (
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
    )
    return (*options, *owner_options(box, by_default=letter.owners_components_by_default))


def bound(box: Box, letter: Letter, setup: Setup) -> int:
    """The most actions a game can take.

    A card is kept, bought and played once. Playing it takes at most six answers (an
    oshax: find, take, color, place, and a map's treasure with its place); a seat that
    played it in a window is asked there once more. A tile of the bag is rescued once:
    cat, basket, place, a map's treasure with its place, and the end of the turn. A turn
    brings a tile or a card, is passed, or is one of the sister's; every seat may be
    asked before it. Every seat may be asked in the windows of a day, too, and again in
    that at the end of the rescue, if a card brought new cats. Besides, on each day a
    seat pays, is done after paying and with its rescue cards, passes twice and changes
    its standing choice.
    """
    days, seats = box.supply.days, setup.seats
    cards = len(box.cards)
    tiles = len(box.bag) + len(box.promo)
    sister = max(card.baskets for card in box.sister.values())
    turns = tiles + cards + days * (2 * seats + sister)
    a_day = 3 + letter.window_after_fishing
    windows = turns + a_day * days + cards
    return (
        cards * (2 + 6 + 1)
        + tiles * 6
        + windows * seats
        + days * seats * (1 + 2 + 2 + ASK_CHANGES)
    )


GAME = Isle(base_box())
