"""Solo tables for tests: the sister's cards, and the cats by letters."""

from __future__ import annotations

from dataclasses import dataclass, field

from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import SISTER, IsleState, Player, Sister
from meowple.kernel.event import Event
from tests.games.isle.playing import (
    begin,
)
from tests.games.isle.tables import (
    answer,
    give,
    skip_to,
    texts,
)

BOX = base_box()
K1, K2, K3, K4 = BOX.commons
R1, R2, R3, R4, R5 = BOX.rares
LETTERS = "abcdefgh"
PLAYER_FIRST, SISTER_FIRST = (0, SISTER), (SISTER, 0)


@dataclass
class Table:
    """A solo game about to buy cards; the eight cats are called a to h."""

    state: IsleState
    names: dict[int, str] = field(init=False)

    def __post_init__(self) -> None:
        cats = self.state.fields[0] + self.state.fields[1]
        self.names = dict(zip(cats, LETTERS, strict=True))

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def sister(self) -> Sister:
        assert self.state.sister is not None
        return self.state.sister

    @property
    def row(self) -> str:
        """The cats of both fields by name; a cat that came later is a star."""
        left, right = self.state.fields
        return f"{self._text(left)}|{self._text(right)}"

    @row.setter
    def row(self, wanted: str) -> None:
        """Only these cats are left; the others have left the game."""
        cats = {name: cat for cat, name in self.names.items()}
        left, right = (tuple(cats[name] for name in side) for side in wanted.split("|"))
        self.state.fields = (left, right)
        self.state.gone += tuple(c for c in cats.values() if c not in left + right)

    def _text(self, cats: tuple[int, ...]) -> str:
        return "".join(self.names.get(cat, "*") for cat in cats)

    # Asked again after each move: as plain attributes the type checker would believe
    # them unchanged.

    def rares(self) -> tuple[tuple[int, int], ...]:
        return self.state.rares

    def oshax(self) -> tuple[int, ...]:
        return self.state.oshax

    def today(self) -> tuple[int, ...]:
        return self.sister.today

    def ready(self) -> tuple[int, ...]:
        return self.me.ready

    def cats_in_bag(self) -> tuple[int, ...]:
        return tuple(p for p in self.state.bag if self.state.piece(p).kind == "cat")

    def sisters_cards(self, *cards: int) -> None:
        """Put these cards on top of her deck, the first on top."""
        rest = [card for card in self.sister.deck if card not in cards]
        self.sister.deck = (*rest, *reversed(cards))

    def to_rescue(self, *ready: int) -> list[Event]:
        """Buy nothing, play these rescue cards, and go on to the first rescue."""
        events = answer(self.state, 0, "pay")
        while phase_name(self.state) != "rescue":
            ours = f"ready {ready[0]}" if ready else ""
            if ours and ours in texts(self.state, 0):
                events += answer(self.state, 0, ours)
                ready = ready[1:]
            else:
                events += answer(self.state, 0, "done")
        assert not ready
        return events


def table(
    *hand: int,
    cards: tuple[int, ...] = (),
    order: tuple[int, int] = PLAYER_FIRST,
    seed: int = 0,
    difficulty: str = "easy",
) -> Table:
    """A solo game on day 1 before paying, with a hand and the sister's next cards."""
    state = begin(1, seed, difficulty=difficulty)
    skip_to(state, "buy")
    give(state, 0, *hand)
    state.order = order
    found = Table(state)
    if cards:
        found.sisters_cards(*cards)
    return found
