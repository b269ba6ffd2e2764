"""The library's public names play games as the kernel does, and show themselves."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import meowple
from meowple.api.words import Ids
from meowple.kernel.registry import find
from meowple.kernel.rng import Rng
from tests.own_games import IDS

every_game = pytest.mark.parametrize("id", IDS)


class First(meowple.Bot):
    """Takes the first action."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, question: meowple.Question) -> meowple.Action:
        return question.actions[0]


def begun(id: str, actions: int = 12) -> meowple.Match:
    """A match that has gone on for a while."""
    match = meowple.game(id).start(seats=2, seed=7)
    rng = Rng("api")
    for _ in range(actions):
        match.play(rng.choice(match.legal()))
    return match


# Playing


@every_game
def test_a_match_is_the_kernels_game(id: str) -> None:
    rules = find(id)
    state = rules.start(rules.setup(2, seed=7))
    match = meowple.game(id).start(seats=2, seed=7)
    for _ in range(30):
        seat = next(iter(rules.actors(state)), None)
        if seat is None:
            break
        assert match.actors == rules.actors(state)
        assert [*match.legal()] == [*rules.legal(state, seat)]
        action = rules.legal(state, seat)[-1]
        assert [*match.play(str(action))] == rules.play(state, seat, action)
        assert match.view(seat).data == rules.view(state, seat)
    assert match.digest() == state.digest()


def test_an_illegal_action_changes_nothing() -> None:
    match = begun("isle")
    before = match.digest(), match.history
    with pytest.raises(meowple.IllegalAction):
        match.play("rescue left:1")
    with pytest.raises(meowple.MeowpleError):
        match.play("no action at all")
    assert (match.digest(), match.history) == before


def test_after_the_end_nothing_is_legal() -> None:
    match = meowple.game("kyoto").start(seats=2, seed=7)
    result = match.play_bots("random")
    assert result is not None
    assert match.over
    assert match.actors == ()
    assert repr(match.legal()) == "Actions(0)"
    with pytest.raises(meowple.IllegalAction, match=r"game\.over"):
        match.choose("cat")


def test_a_seat_that_is_not_asked_has_no_bots_answer() -> None:
    match = meowple.game("fits").start(seats=2, seed=7)
    other = 1 - match.actors[0]
    with pytest.raises(meowple.IllegalAction):
        match.choose("cat", seat=other)


@pytest.mark.parametrize("bots", ["random", First, First("0"), ["random", First]])
def test_bots_are_names_classes_or_objects(bots: str | Sequence[str]) -> None:
    match = meowple.game("fits").start(seats=2, seed=7)
    assert match.play_bots(bots) == match.result()
    assert match.over


def test_bots_wait_for_a_seat_without_one() -> None:
    match = meowple.game("isle").start(seats=3, seed=7)
    assert match.play_bots({1: "random", 2: First}) is None
    assert match.actors == (0,)


def test_the_number_of_bots_is_that_of_the_seats() -> None:
    with pytest.raises(meowple.BadSetup, match=r"bot\.count"):
        meowple.game("fits").start(seats=3).play_bots(["cat", "cat"])
    with pytest.raises(meowple.BadSetup, match=r"bot\.count"):
        meowple.simulate("fits", bots=["cat", "cat"], seats=3)


def test_without_a_seed_every_match_has_its_own() -> None:
    seeds = {meowple.game("fits").start().seed for _ in range(8)}
    assert len(seeds) > 1


def test_an_owners_data_comes_along() -> None:
    deck = files("meowple.games") / "fits" / "data" / "cards.toml"
    text = re.sub(r"^name = .*$", 'name = "mine"', deck.read_text("utf-8"), flags=re.M)
    game = meowple.game("fits", data=tomllib.loads(text))
    match = game.start(seats=2, seed=7)
    assert match.options["cards"] == "mine"
    assert meowple.replay(match.record()).options == match.options
    played = meowple.simulate(game, games=2, seed=7, jobs=2, records=True)
    assert "data: {" in (played[0].record or "")


# Keeping


@every_game
def test_a_record_continues_where_it_stopped(id: str) -> None:
    match = begun(id)
    again = meowple.replay(match.record())
    assert again.history == match.history
    assert again.digest() == match.digest()
    assert again.record() == match.record()
    again.play_bots("random")
    assert "digest: " in again.record()
    assert len(meowple.replay(again.record(), actions=5).history) == 5


def test_a_record_with_an_illegal_action_is_refused() -> None:
    text = begun("fits").record() + "0 place 90,90\n"
    with pytest.raises(meowple.BadRecord, match=r"record\.illegal"):
        meowple.replay(text)


def test_a_copy_goes_its_own_way() -> None:
    match = begun("isle")
    before = match.digest()
    line = match.copy()
    line.play(line.legal()[0])
    assert (match.digest(), len(match.history)) == (before, 12)
    assert len(line.history) == 13


# Looking


@every_game
@pytest.mark.parametrize("seat", [None, 0])
def test_a_view_draws_itself(id: str, seat: int | None) -> None:
    match = begun(id)
    drawn = match.view(seat)._repr_svg_()
    assert drawn is not None
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    if seat is None:
        assert match._repr_svg_() == drawn
        assert str(match) == str(match.view())


@every_game
def test_a_view_is_the_json_that_the_server_sends(id: str) -> None:
    view = begun(id).view(0)
    assert msgspec.json.encode(view.json()) == msgspec.json.encode(view.data)


def test_a_view_stays_as_it_is_when_the_match_goes_on() -> None:
    match = begun("isle")
    view, text = match.view(0), str(match.view(0))
    assert view == match.view(0)
    match.play_bots("random")
    assert str(view) == text
    assert view != match.view(0)
    assert view != text


def test_a_view_speaks_four_languages() -> None:
    view = begun("fits").view(0)
    assert len({view.text(lang) for lang in ("en", "ru", "cs", "uk")}) == 4


def test_one_seat_is_not_told_what_another_did_in_secret() -> None:
    match = meowple.game("isle").start(seats=2, seed=7)
    events = match.play(match.legal()[0])
    assert match.tell(events, seat=0)
    assert not match.tell(events, seat=1)


# Without words


@every_game
def test_a_view_can_be_read_without_the_catalogs(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "meowple.texts", None)
    match = begun(id)
    events = match.play(match.legal()[0])
    assert len(str(match).splitlines()) > 10
    assert match.view().svg() is not None
    assert all(match.tell(events))
    assert meowple.game(id).name() == id
    assert meowple.explain(meowple.IllegalAction("game.over")) == "game.over"


def test_ids_stand_in_for_words() -> None:
    ids = Ids()
    assert ids.who(1) == "seat 1"
    assert ids.who("sister") == "sister"
    assert ids.line(meowple.Line("isle.rats", -3, {"count": 3})) == "count 3"
    assert ids.say("isle.hand.rescue") == "rescue"


# Many games


def test_a_simulation_is_the_same_on_several_processes() -> None:
    one = meowple.simulate("kyoto", bots="random", games=4, seed=3, records=True)
    two = meowple.simulate("kyoto", bots="random", games=4, seed=3, records=True, jobs=2)
    assert [game.record for game in one] == [game.record for game in two]
    assert str(one) == str(two)


def test_a_simulation_of_a_solo_game_counts_the_rival() -> None:
    played = meowple.simulate("isle", bots="random", seats=1, games=2, mode="solo")
    assert "sister" in str(played)
    assert played[:1] == (played[0],)
    assert played.bots == ("random",)


def test_a_simulation_of_no_games_is_empty() -> None:
    assert len(meowple.simulate("fits", games=0)) == 0


def test_an_unknown_bot_or_game_is_refused() -> None:
    with pytest.raises(meowple.BadSetup, match=r"bot\.unknown"):
        meowple.simulate("fits", bots="dog")
    with pytest.raises(meowple.BadSetup, match=r"game\.unknown"):
        meowple.game("dogs")


# The names


def test_every_public_name_is_there_and_nothing_else_is_made_up() -> None:
    assert {*meowple.__all__} <= {*dir(meowple)}
    for name in meowple.__all__:
        assert getattr(meowple, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'dog'"):
        meowple.dog  # type: ignore[attr-defined]  # noqa: B018


def test_importing_meowple_loads_nothing_else() -> None:
    code = "import sys, meowple; print(*(n for n in sys.modules if 'meowple' in n))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout.split() == ["meowple"]


def test_the_library_plays_on_the_standard_library_alone() -> None:
    """Without site packages, so without any extra."""
    code = (
        f"import sys; sys.path.insert(0, {str(Path(meowple.__file__).parents[1])!r})\n"
        "import meowple\n"
        "for id in meowple.list_games():\n"
        "    match = meowple.game(id).start(seats=2, seed=7)\n"
        "    match.play_bots('random'); match._repr_svg_(); str(match); match.record()\n"
        "    print(len(meowple.simulate(id, games=1)))\n"
    )
    ran = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True)
    assert ran.stdout.split() == ["1", "1", "1"], ran.stderr
