"""If It Fits as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meowple.games.fits.extras.components import FitsComponents, components
from meowple.games.fits.extras.insight import FitsInsight, insight
from meowple.games.fits.extras.lists import lists
from meowple.games.fits.extras.owner import owners_deck
from meowple.games.fits.extras.puzzles import met
from meowple.games.fits.extras.reasons import reason
from meowple.games.fits.extras.score_file import position_lines, score_position
from meowple.games.fits.extras.slips import slips
from meowple.games.fits.rules.actions import parse
from meowple.games.fits.rules.census import census
from meowple.games.fits.rules.deck import Deck, our_deck
from meowple.games.fits.rules.imagine import imagine
from meowple.games.fits.rules.options import options
from meowple.games.fits.rules.scoring import result
from meowple.games.fits.rules.start import start
from meowple.games.fits.rules.state import CATS, PRINCESSES, FitsState
from meowple.games.fits.rules.versions import LATEST, VERSIONS, Version
from meowple.games.fits.rules.view import FitsView, view
from meowple.games.fits.text import words
from meowple.games.fits.text.drawing import table_picture
from meowple.games.fits.text.picture import draw_fits as picture
from meowple.games.fits.text.tints import tints
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say, Slip, Tint
from meowple.kernel.result import Line, Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Setup, Value
from meowple.kernel.toolbox.game_with_data import GameWithData

RULES_VERSION = LATEST.number
# The five cats of the box; each player takes one of them, with all its cards.
FIGURES = ("iriska", "murchik", "kuzya", "barsik", "tsarapka")


class Fits(GameWithData[FitsState]):
    """If It Fits: basic and advanced rules for 2 to 5."""

    data_package = "meowple.games.fits.data"

    def __init__(self, decks: Mapping[str, Deck], version: Version = LATEST) -> None:
        self.decks = decks
        self.version = version
        self.info = Info(
            "fits", (2, 3, 4, 5), options(decks, version), version.number, FIGURES
        )

    def with_data(self, data: Mapping[str, object]) -> Fits:
        """The owner's deck is played with unless another is named."""
        deck = owners_deck(data, self.decks)
        return Fits({deck.name: deck, **self.decks}, self.version)

    def at_version(self, version: int) -> Fits | None:
        if version == self.version.number:
            return self
        found = VERSIONS.get(version)
        return Fits(self.decks, found) if found else None

    def start(self, setup: Setup) -> FitsState:
        return start(self.decks[str(setup.options["cards"])], setup)

    def view(self, state: FitsState, seat: int | None) -> FitsView:
        return view(state, seat)

    def result(self, state: FitsState) -> Result | None:
        if state.stack:
            return None
        return result(state.table, len(state.hands), state.rules)

    def parse(self, text: str) -> Action:
        return parse(text)

    def census(self, state: FitsState) -> Mapping[str, int]:
        return census(state)

    def bound(self, setup: Setup) -> int:
        """Each card drawn brings at most a draw, a card, a place and a cat; cards of the
        first hands the same without a draw; and each cat may be put to sleep once more for
        every Princess that sends one home, with two answers."""
        deck = self.decks[str(setup.options["cards"])]
        drawn = len(deck.box) + len(deck.toys) + len(PRINCESSES)
        cats = CATS * setup.seats + len(PRINCESSES)
        return setup.seats + 4 * drawn + 2 * cats

    def imagine(self, state: FitsState, seat: int, rng: Rng) -> FitsState:
        return imagine(state, seat, rng)

    def score_position(self, position: object) -> dict[str, object]:
        return score_position(position, decks=self.decks, version=self.version)

    def position_lines(self, position: object) -> tuple[tuple[Line, ...], ...]:
        return position_lines(position, decks=self.decks, version=self.version)

    def describe(self, view: FitsView, say: Say) -> list[str]:
        return words.describe(self.decks[view.cards], view, say)

    def brief(self, view: FitsView, say: Say) -> list[str]:
        return words.brief(self.decks[view.cards], view, say)

    def board(self, view: FitsView) -> Sequence[str]:
        return table_picture(view)

    def tints(self, line: str) -> Sequence[Tint]:
        return tints(line)

    def explain(self, action: Action, say: Say, view: FitsView) -> str:
        return words.explain(self.decks[view.cards], action, say)

    def components(self, say: Say) -> FitsComponents:
        return components(self.decks, say)

    def picture(self, view: FitsView, say: Say) -> str:
        return picture(view)

    def division(self, options: Mapping[str, Value]) -> str:
        return "advanced" if options["advanced"] else "basic"

    def division_name(self, division: str, say: Say) -> str:
        return say("fits.division", rules=division)

    def insight(self, state: FitsState, seat: int | None) -> FitsInsight | None:
        return insight(state, seat)

    def slips(self, state: FitsState, seat: int) -> Sequence[Slip]:
        return slips(state, seat)

    def reason(self, state: FitsState, seat: int, action: Action, say: Say) -> str:
        return reason(state, seat, action, say)

    def lists(self, say: Say) -> dict[str, list[str]]:
        return lists(self.components(say))

    def met(self, state: FitsState, seat: int, goal: Mapping[str, int | str]) -> bool:
        return met(state, seat, goal)


GAME = Fits({"ours": our_deck()})
