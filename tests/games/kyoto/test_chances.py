"""The chances in the view, counted again: from what the viewer sees and nothing else, and
by playing every roll of the dice."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.checks.chances import Chance, CheckView, OfferView
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.view import KyotoView
from meowple.kernel.event import Event
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.kyoto.facts import CARDS
from tests.games.kyoto.playing import KINDS, name, positions
from tests.games.kyoto.tables import able, answer, begin, bikes, draw, table, texts

FACES = {"wide": ("X", "1", "2", "3", "4", "5"), "narrow": ("X", "1", "2", "2", "3", "3")}
BELOW = -1000


def fraction(chance: Chance) -> Fraction:
    return Fraction(chance.good, chance.cases)


def check_chance(faces: tuple[str, ...], skill: int, target: int) -> Fraction:
    good = [face for face in faces if face != "X" and int(face) + skill >= target]
    return Fraction(len(good), len(faces))


def fight_chance(faces: tuple[str, ...], mine: int, theirs: int) -> Fraction:
    """Of all pairs of rolls that decide, those that are won."""
    rolls = [
        tuple(
            BELOW if face == "X" else int(face) + skill
            for face, skill in zip(pair, (mine, theirs), strict=True)
        )
        for pair in product(faces, faces)
    ]
    decided = [(ours, yours) for ours, yours in rolls if ours != yours]
    return Fraction(sum(ours > yours for ours, yours in decided), len(decided))


# --- the die ---


def die(kind: str) -> Die:
    return begin(die=kind).die


@pytest.mark.parametrize("kind", FACES)
def test_the_chance_of_every_check(kind: str) -> None:
    for skill, target in product(range(9), range(1, 15)):
        assert die(kind).chance(skill, target) == check_chance(FACES[kind], skill, target)


@pytest.mark.parametrize("kind", FACES)
def test_the_chance_of_every_fight(kind: str) -> None:
    for mine, theirs in product(range(9), range(9)):
        found = die(kind).fight(mine, theirs)
        assert found == fight_chance(FACES[kind], mine, theirs)
        assert found + die(kind).fight(theirs, mine) == 1


def test_some_chances_by_hand() -> None:
    wide = die("wide")
    assert wide.chance(2, 3) == Fraction(5, 6)
    assert wide.chance(3, 6) == Fraction(3, 6)
    assert wide.chance(8, 1) == Fraction(5, 6)
    assert wide.chance(0, 6) == 0
    assert wide.fight(3, 3) == Fraction(1, 2)
    # only an X against a number loses: 5 of 35 pairs that decide, 30 win
    assert wide.fight(8, 0) == Fraction(30, 35)


# --- every offer of random games, from what the viewer can see ---


def recount(view: KyotoView, seat: int, legal: list[str]) -> tuple[OfferView, ...]:
    """The offers that follow from this view alone."""
    found = [_offer(view, seat, line) for line in legal]
    return tuple(offer for offer in found if offer is not None)


def _offer(view: KyotoView, seat: int, line: str) -> OfferView | None:
    word, *rest = line.split()
    if word in ("agility", "friendship", "fight", "hunt"):
        return OfferView(line, (_check(view, seat, rest[0], word),))
    if word == "attack":
        return OfferView(line, (_fight(view, seat, int(rest[0])),))
    if word != "step":
        return None
    (space,) = rest
    red = {kind.id for kind in view.box if kind.reaction}
    checks = [
        _check(view, seat, paw.paw, check.skill)
        for paw in sorted(view.paws, key=lambda paw: paw.face_down)
        if paw.space == space and paw.paw in red
        for check in next(kind.checks for kind in view.box if kind.id == paw.paw)
    ]
    checks += [_fight(view, seat, p.seat) for p in view.players if p.at == space]
    if space not in view.board.loop:
        return OfferView(line, tuple(checks)) if checks else None
    bike, safe = _bikes(view, seat, space)
    dodge = _checked(view, seat, "bike", "agility", (4, 1, 0))
    return OfferView(line, (dodge, *checks), bike, safe)


def _check(view: KyotoView, seat: int, paw: str | None, skill: str) -> CheckView:
    (kind,) = [kind for kind in view.box if kind.id == paw]
    (check,) = [check for check in kind.checks if check.skill == skill]
    numbers = (check.target, check.flees, check.moves)
    return _checked(view, seat, kind.id, skill, numbers)


def _checked(
    view: KyotoView, seat: int, against: str, skill: str, numbers: tuple[int, int, int]
) -> CheckView:
    target, flees, moves = numbers
    value = view.players[seat].skills[skill]
    chance = _as_chance(check_chance(view.die, value, target))
    return CheckView(against, skill, value, target, chance, flees, moves)


def _fight(view: KyotoView, seat: int, other: int) -> CheckView:
    mine, theirs = (view.players[one].skills["fight"] for one in (seat, other))
    chance = _as_chance(fight_chance(view.die, mine, theirs))
    return CheckView("kitten", "fight", mine, None, chance, 4, 0, other, theirs)


def _bikes(view: KyotoView, seat: int, space: str) -> tuple[Chance, Chance]:
    """Every card that may come, ridden space by space."""
    cards = view.cards_left or tuple(CARDS)
    dodge = check_chance(view.die, view.players[seat].skills["agility"], 4)
    comes, safe = Fraction(0), Fraction(0)
    for card in cards:
        met = 0
        for start, length in zip(view.bikes, card, strict=True):
            here = view.board.loop.index(start)
            ridden = [view.board.loop[(here + i) % 24] for i in range(1, length + 1)]
            met += space in ridden
        comes += Fraction(met > 0, len(cards))
        safe += dodge**met / len(cards)
    return _as_chance(comes), _as_chance(safe)


def _as_chance(chance: Fraction) -> Chance:
    return Chance(chance.numerator, chance.denominator)


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)
def test_every_check_on_offer_has_its_chance_in_every_view(
    seats: int, options: dict[str, Value]
) -> None:
    words = set()
    for seed in range(2):
        for number, state in enumerate(positions(seats, options, seed)):
            crowded = state.at.count(state.at[state.seat]) > 1
            if len(GAME.actors(state)) != 1 or (number % 5 != seed and not crowded):
                continue
            (seat,) = GAME.actors(state)
            for eye in (None, *range(seats)):
                found = GAME.view(state, eye)
                assert found.offers == recount(found, seat, texts(state, seat))
                words |= {offer.action.split()[0] for offer in found.offers}
    assert {"step", "agility", "hunt", "friendship"} <= words
    assert "attack" in words or seats < 4


def test_when_all_are_asked_there_is_no_offer() -> None:
    assert GAME.view(begin(side="expert"), 0).offers == ()


# --- by playing every roll ---


class Untold(Exception):
    """A roll more is needed."""


class Given(Rng):
    """Rolls as given, and asks for more."""

    __slots__ = ("rolls",)

    def __init__(self, rolls: tuple[int, ...]) -> None:
        super().__init__("given")
        self.rolls = rolls

    def below(self, n: int) -> int:
        if not self.rolls:
            raise Untold
        rolled, *rest = self.rolls
        self.rolls = tuple(rest)
        return rolled


Good = Callable[[list[Event]], bool]


def played(state: KyotoState, line: str, good: Good, rolls: tuple[int, ...]) -> Fraction:
    """The chance that an action turns out well, over all its rolls. Where the same is
    rolled again and again, three pairs are enough to be sure within a thousandth."""
    after = state.copy()
    after.rng = Given(rolls)
    (seat,) = GAME.actors(after)
    try:
        return Fraction(good(GAME.play(after, seat, GAME.parse(line))))
    except Untold:
        if len(rolls) == 6:
            return Fraction(1, 2)
        return (
            sum(
                (played(state, line, good, (*rolls, face)) for face in range(6)),
                Fraction(0),
            )
            / 6
        )


def passed(events: list[Event]) -> bool:
    return all(e.args["success"] for e in events if e.id == "kyoto.check")


def offer(state: KyotoState, line: str) -> OfferView:
    (found,) = [one for one in GAME.view(state, None).offers if one.action == line]
    return found


@pytest.mark.parametrize("kind", FACES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, 8])
def test_a_check_turns_out_as_often_as_the_view_says(kind: str, value: int) -> None:
    state = table("mouse6 terrace-n", die=kind)
    able(state, 0, hunt=value)
    (check,) = offer(state, "hunt mouse6").checks
    assert played(state, "hunt mouse6", passed, ()) == fraction(check.chance)


@pytest.mark.parametrize("kind", FACES)
@pytest.mark.parametrize("skills", [(0, 0), (1, 2), (4, 1), (8, 0), (0, 8)])
def test_a_fight_turns_out_as_often_as_the_view_says(
    kind: str, skills: tuple[int, int]
) -> None:
    state = table(at="5,-2 5,-2", die=kind)
    for seat, value in enumerate(skills):
        able(state, seat, fight=value)
    (check,) = offer(state, "attack 1").checks
    found = played(state, "attack 1", lambda events: events[0].args["winner"] == 0, ())
    assert abs(found - fraction(check.chance)) < Fraction(1, 100)


@pytest.mark.parametrize("agility", [0, 2, 3])
@pytest.mark.parametrize(
    "places", [("2,0", "1,0"), ("0,0", "6,6"), ("3,0", "0,2"), ("4,0", "4,0")]
)
@pytest.mark.parametrize("left", [16, 5, 1])
def test_a_step_onto_the_road_is_as_safe_as_the_view_says(
    agility: int, places: tuple[str, str], left: int
) -> None:
    state = table(at="house-n")
    able(state, 0, agility=agility)
    bikes(state, *places)
    state.deck = state.deck[:left]
    comes, safe = Fraction(0), Fraction(0)
    for card in state.deck:
        one = state.copy()
        one.deck = (card,)
        safe += played(one, "step 3,0", passed, ()) / left
        comes += Fraction(_is_met(one), left)
    found = offer(state, "step 3,0")
    assert found.safe == _as_chance(safe)
    assert found.bike == _as_chance(comes)


def _is_met(state: KyotoState) -> bool:
    """Whether the next card makes the kitten roll at all."""
    state.rng = Given(())
    try:
        GAME.play(state, 0, GAME.parse("step 3,0"))
    except Untold:
        return True
    return False


def test_when_the_cards_are_used_up_all_may_come() -> None:
    state = table(at="house-n")
    bikes(state, "2,0", "6,6")
    whole = offer(state, "step 3,0")
    state.deck = ()
    assert offer(state, "step 3,0") == whole
    assert whole.bike == Chance(1, 1)


def test_chances_do_not_tell_which_card_comes_next() -> None:
    state = table(at="house-n")
    bikes(state, "0,0", "6,6")
    other = state.copy()
    draw(state, "1 5")
    draw(other, "3 3")
    assert offer(state, "step 3,0") == offer(other, "step 3,0")


def test_what_was_seen_in_secret_is_in_the_offers_of_its_viewer_alone() -> None:
    """Seat 0 knows of the dog; the others are offered nothing."""
    state = table("down dog6 5,-2", "sakura terrace-n", seats=3)
    answer(state, 0, "agility sakura", "look 5,-2", dice="5")
    for seat in (1, 2):
        answer(state, seat, "done")
    for eye in (1, 2, None):
        assert "step 5,-2" not in {one.action for one in GAME.view(state, eye).offers}
    (own,) = [one for one in GAME.view(state, 0).offers if one.action == "step 5,-2"]
    (check,) = own.checks
    assert (check.against, check.target, check.chance) == ("dog6", 6, Chance(1, 6))


def test_who_has_seen_it_sees_the_chances_of_others_there_too() -> None:
    """Seat 0 knows of the dog; seat 1 is about to step onto it."""
    state = table("down dog6 5,-2", "sakura terrace-n", at="terrace-n 5,-1")
    answer(state, 0, "agility sakura", "look 5,-2", dice="5")
    assert "step 5,-2" in {one.action for one in GAME.view(state, 0).offers}
    assert "step 5,-2" not in {one.action for one in GAME.view(state, 1).offers}
