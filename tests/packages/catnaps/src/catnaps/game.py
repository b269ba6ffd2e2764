"""Catnaps as a game of Meowple: the rules, joined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from catnaps import words
from catnaps.actions import FORMS, PLACES, Patch
from catnaps.decisions import Sending
from catnaps.owner import owners_warmth
from catnaps.picture import picture
from catnaps.state import Afternoon
from catnaps.view import View, view
from meowple.kernel.frame import Action, run
from meowple.kernel.game import Game
from meowple.kernel.optional_verbs import Say
from meowple.kernel.result import Line, Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Option, Setup

HAND = 5
# In the whole game, for each player.
CATS = 7
WARMTH = dict.fromkeys(PLACES, (1, 2, 3, 5))


class Catnaps(Game[Afternoon]):
    """Catnaps for 2 to 4 players; `warmth` has the patches of sun in each place."""

    info = Info("catnaps", (2, 3, 4), (Option("hours", (4, 3)),), rules_version=1)

    def __init__(self, warmth: Mapping[str, tuple[int, ...]]) -> None:
        self.patches = [Patch(place, how) for place in warmth for how in warmth[place]]

    def with_data(self, data: Mapping[str, object]) -> Catnaps:
        return Catnaps(owners_warmth(data))

    def start(self, setup: Setup) -> Afternoon:
        state = Afternoon.begin(setup)
        state.stack = [Sending()]
        cats = list(state.rng.shuffled(range(1, CATS * setup.seats + 1)))
        state.hands = [sorted(cats.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        state.basket = cats
        state.deck = list(state.rng.shuffled(self.patches))
        state.hours = int(setup.options["hours"])
        state.sent = [0] * setup.seats
        state.out = [[] for _ in range(setup.seats)]
        state.naps = [[] for _ in range(setup.seats)]
        state.sun, state.cloudy = [], []
        run(state)
        return state

    def view(self, state: Afternoon, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: Afternoon) -> Result | None:
        if state.stack:
            return None
        lines = tuple(score_lines(naps) for naps in state.naps)
        scores = tuple(sum(line.points for line in own) for own in lines)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        decided = "catnaps.points" if len(winners) == 1 else "catnaps.shared"
        return Result(scores, winners, lines, decided)

    def parse(self, text: str) -> Action:
        return FORMS.parse(text)

    def census(self, state: Afternoon) -> Mapping[str, int]:
        cats = [*state.basket, *filter(None, state.sent)]
        cats += [cat for pile in (*state.hands, *state.out) for cat in pile]
        patches = [*state.deck, *state.sun, *state.cloudy]
        patches += [patch for naps in state.naps for patch in naps if patch]
        return Counter([*(f"cat {cat}" for cat in cats), *map(str, patches)])

    def bound(self, setup: Setup) -> int:
        """Each seat sends a cat each hour, and each cat does something."""
        return int(setup.options["hours"]) * setup.seats * 2

    def imagine(self, state: Afternoon, seat: int, rng: Rng) -> Afternoon:
        new = state.copy()
        new.rng = Rng(rng.below(1 << 64))
        rng.shuffle(new.deck)
        others = [other for other in range(state.seats) if other != seat]
        face_down = [
            other for other in others if new.sent[other] and view(state, None).sending
        ]
        unseen = [*new.basket, *(cat for other in others for cat in new.hands[other])]
        unseen += [new.sent[other] for other in face_down]
        rng.shuffle(unseen)
        for other in others:
            new.hands[other] = sorted(unseen.pop() for _ in new.hands[other])
        for other in face_down:
            new.sent[other] = unseen.pop()
        new.basket = unseen
        return new

    def describe(self, view: View, say: Say) -> list[str]:
        return words.describe(view, say)

    def brief(self, view: View, say: Say) -> list[str]:
        return words.brief(view, say)

    def explain(self, action: Action, say: Say, view: View) -> str:
        return words.explain(action, say)

    def picture(self, view: View, say: Say) -> str:
        return picture(view, say)

    def moment(self, view: View) -> tuple[int, None, None]:
        return view.hours, None, None

    def rule(self, error: str) -> str | None:
        sections = {"not_home": "sending", "no_sun": "settling", "no_cats": "prowling"}
        return sections.get(error.removeprefix("catnaps."))

    def lists(self, say: Say) -> Mapping[str, list[str]]:
        return {"patches": words.patches_by_place(self.patches, say)}


def score_lines(naps: list[Patch | None]) -> tuple[Line, ...]:
    """Warmth nap by nap, then mice, then 0, 1, 3 or 6 points for 1 to 4 places."""
    patches = [nap for nap in naps if nap]
    mice = len(naps) - len(patches)
    places = len({patch.place for patch in patches})
    lines = [Line("catnaps.nap", nap.warmth, {"place": nap.place}) for nap in patches]
    if mice:
        lines.append(Line("catnaps.mice", mice, {"mice": mice}))
    if places > 1:
        bonus = places * (places - 1) // 2
        lines.append(Line("catnaps.places", bonus, {"places": places}))
    return tuple(lines)


GAME = Catnaps(WARMTH)
