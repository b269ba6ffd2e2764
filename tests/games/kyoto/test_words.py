"""Kyoto no Neko in words: every id has a message that fits its arguments, every paw a
name, every view can be told, and the documents say what the game does."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

import meowple.games.kyoto
from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.actions import _FORMS
from meowple.games.kyoto.rules.board import HOMES
from meowple.games.kyoto.rules.checks.skills import Raises
from meowple.games.kyoto.rules.paws.paw import SKILLS
from meowple.games.kyoto.rules.view import DECISIONS
from tests.games.kyoto.playing import eager_move, positions
from tests.games.message_ids import said
from tests.games.saying import say

SOURCES = Path(next(iter(meowple.games.kyoto.__path__)))
PROTOCOL = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
MEDALS = {
    *(
        mission.id
        for scenario in GAME.box.scenarios.values()
        for mission in scenario.missions
    ),
    "house",
    "track",
}


def test_everything_with_a_name_has_words() -> None:
    for decision in DECISIONS.values():
        say(
            f"kyoto.decision.{decision}",
            left=2,
            paw="bug4",
            kitten="1",
            why="free",
            space="1,1",
        )
    for decided in ("medals", "friendship", "fight", "shared"):
        say(f"decided.kyoto.won.{decided}")
    for medal in MEDALS:
        say(f"line.kyoto.medal.{medal}")
        assert f"for {medal} and" not in say(
            "event.kyoto.medal", seat=0, medal=medal, medals=2
        )


def test_paws_kittens_spaces_and_skills_have_names() -> None:
    def name(of: str, id: str) -> str:
        return say(f"kyoto.{of}", **{of: id})

    for paw in GAME.box.paws:
        told = name("paw", paw.id)
        assert told != paw.id or paw.id == "lantern"
        if paw.checks:
            rolled = {"skill": "hunt", "value": 1, "target": 4, "learned": 0, "seat": 0}
            rolled |= {"good": 3, "cases": 6}
            line = say("event.kyoto.check", paw=paw.id, die="X", success=False, **rolled)
            assert told in line
            # a name tells the targets, where there are several of a kind
            if any(letter.isdigit() for letter in paw.id):
                assert re.findall(r"\d", told) == [str(c.target) for c in paw.checks]
    for kitten in GAME.box.kittens:
        assert name("kitten", kitten.id) == kitten.id.capitalize()
    for skill in SKILLS:
        assert name("skill", skill) == skill
    for home in HOMES:
        for kind in ("house", "terrace"):
            space = f"{kind}-{home}"
            told = name("space", space)
            assert re.fullmatch(rf"the (north|east|south|west) {kind}", told)
            assert name("to", space) == f" to {told}"
    assert name("to", "4,1") == ""
    left = say("event.kyoto.friend_left", seat=1, space="house-e", paw="bug4")
    assert left.endswith("the east house: bug 4.")


def test_what_an_owner_adds_is_called_by_its_id() -> None:
    assert say("kyoto.paw", paw="fox7") == "fox7"
    assert say("kyoto.scenario", scenario="my-own") == "Scenario: my-own."


@pytest.mark.parametrize(
    ("id", "args", "told"),
    [
        (
            "check",
            {"paw": "dog6", "skill": "agility", "die": "X", "value": 2, "target": 6,
             "good": 1, "cases": 6, "success": False, "learned": 2},
            "Seat 0 tries to get past guard dog 6 and fails: a roll of X plus agility 2, "
            "needing 6 (chance 1 in 6); agility +2.",
        ),
        (
            "check",
            {"paw": "bike", "skill": "agility", "die": "1", "value": 8, "target": 12,
             "good": 2, "cases": 6, "success": False, "learned": 0},
            "Seat 0 tries to dodge a bike and fails: a roll of 1 plus agility 8, "
            "needing 12 (chance 2 in 6).",
        ),
        (
            "check",
            {"paw": "bug4", "skill": "hunt", "die": "3", "value": 1, "target": 4,
             "good": 3, "cases": 6, "success": True, "learned": 0},
            "Seat 0 tries to hunt bug 4 and succeeds: a roll of 3 plus hunt 1, "
            "needing 4 (chance 3 in 6).",
        ),
        (
            "fought",
            {"attacked": 2, "dice": ("3", "X"), "values": (2, 3), "good": 1,
             "cases": 3, "winner": 0, "loser": 2, "learned": 2},
            "Seat 0 attacks Seat 2 (chance 1 in 3): rolls of 3, X plus fight 2, 3. "
            "Winner: Seat 0. Seat 2: fight +2.",
        ),
        (
            "fought",
            {"attacked": 2, "dice": ("3", "4"), "values": (2, 8), "good": 1,
             "cases": 9, "winner": 2, "loser": 0, "learned": 0},
            "Seat 0 attacks Seat 2 (chance 1 in 9): rolls of 3, 4 plus fight 2, 8. "
            "Winner: Seat 2.",
        ),
        (
            "medal",
            {"medal": "hunt_bug", "medals": 1},
            "Seat 0 takes the medal for hunting a bug and now has one medal.",
        ),
        (
            "victory",
            {"paw": "enemy", "slot": 2},
            "Seat 0 fills slot 2 of the victory track: kitten.",
        ),
    ],
)  # fmt: skip
def test_events_are_told(id: str, args: dict[str, object], told: str) -> None:
    assert say(f"event.kyoto.{id}", seat=0, **args) == told


@pytest.mark.uncounted
def test_every_action_is_explained_and_a_roll_with_its_chance() -> None:
    for state in islice(positions(3, {"scenario": "river"}, 4, eager_move), 0, None, 5):
        for seat in GAME.actors(state):
            view = GAME.view(state, seat)
            rolls = {offer.action for offer in view.offers}
            for action in GAME.legal(state, seat)[:20]:
                told = GAME.explain(action, say, view)
                assert told, action
                if str(action) in rolls:
                    assert re.search(r"\d%|no bike can reach you", told), told


def test_steps_that_grow_are_counted_for_each_seat() -> None:
    state = GAME.start(GAME.setup(2, {"side": "expert"}, 1))
    assert isinstance(state.stack[-1], Raises)
    GAME.play(state, 1, GAME.parse("raise hunt"))
    for seat, left in ((0, 4), (1, 3)):
        line = GAME.brief(GAME.view(state, seat), say)[-1]
        assert line == (
            f"Your decision: raise a skill by one step; {left} left, to start with."
        )


# --- the protocol ---


def test_the_protocol_names_every_decision_form_and_event() -> None:
    for decision in DECISIONS.values():
        assert f"| `{decision}` | " in PROTOCOL
    for form, _ in _FORMS:
        word = form.split()[0]
        assert re.search(rf"`{word}\b", PROTOCOL), word
    shown = dict(re.findall(r"^\| `kyoto\.(\w+)` \|(.*?)\|$", PROTOCOL, re.M))
    assert {"error.kyoto.hedge", "error.kyoto.roof"} <= {id for id, _ in said(GAME)}
    told = {id: given for id, given in said(GAME) if id.startswith("event.kyoto.")}
    assert {f"event.kyoto.{id}" for id in shown} == set(told)
    for id, given in told.items():
        words = re.sub(r"\(.*?\)|;.*", "", shown[id.rpartition(".")[2]])
        assert sorted(re.findall(r"\w+", words)) == sorted(given), id
