"""One seat against bots, as Gymnasium wants it."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meowple.bots import seat_bot
from meowple.kernel.errors import BadSetup
from meowple.kernel.registry import find
from meowple.lab.playout import play_out
from meowple.rl.agents import ILLEGAL
from meowple.rl.single import SeatEnv
from tests.rl.playing import GAMES


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("flat", [True, False], ids=["flat", "structured"])
def test_gymnasium_finds_nothing_to_object_to(id: str, flat: bool) -> None:
    check_env(SeatEnv(id, seat=1, flat=flat), skip_render_check=True)


def test_the_bots_play_as_they_do_elsewhere() -> None:
    """With the choices of `random` in the seat, too, it is the game that `sim` plays."""
    game, seed, seat = find("fits"), 11, 1
    state = game.start(game.setup(3, seed=seed))
    bots = [seat_bot("random", seed, one).chooser(game, state, one) for one in range(3)]
    play_out(game, state, bots)
    env = SeatEnv("fits", seat, ["random", "random"])
    env.reset(seed=seed)
    own = seat_bot("random", seed, seat).chooser(game, env.match.state, seat)
    over, reward = env.match.over, 0.0
    while not over:
        assert env.match.seat == seat
        action = own(env.match.actions)
        code = np.int64(env.match.catalogue.code(action, seat))
        _, reward, over, _, _ = env.step(code)
    assert env.match.state.digest() == state.digest()
    assert reward == env.match.rewards()[seat]


def test_the_solo_game_has_no_bots() -> None:
    env = SeatEnv("isle", bots=[], difficulty="hard")
    seen, _ = env.reset(seed=1)
    assert env.match.setup.options["mode"] == "solo"
    assert np.any(seen["action_mask"])


def test_an_illegal_action_ends_the_game() -> None:
    env = SeatEnv("kyoto")
    seen, _ = env.reset(seed=2)
    illegal = np.int64(np.flatnonzero(np.equal(seen["action_mask"], 0))[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (ILLEGAL, True, False)
    assert info == {"illegal": True}


def test_what_the_seat_sees_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, beginning in (("svg", "<svg "), ("ansi", "")):
        env = SeatEnv("fits", seat=1, render_mode=mode)
        env.reset(seed=5)
        assert (env.render() or "?").startswith(beginning)
    text = env.render()
    human = SeatEnv("fits", seat=1, render_mode="human")
    human.reset(seed=5)
    assert human.render() is None
    assert capsys.readouterr().out == f"{text}\n"


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_makes_every_game(id: str) -> None:
    env = gymnasium.make(f"meowple/{id}-v1", bots=["random", "random"])
    seen, _ = env.reset(seed=1)
    made = env.unwrapped
    assert isinstance(made, SeatEnv)
    assert made.match.setup.seats == 3
    assert np.array_equal(made.action_masks(), seen["action_mask"].astype(bool))
    assert made.spec is not None


@pytest.mark.filterwarnings("ignore:.*out of date")
def test_gymnasium_makes_a_game_by_its_earlier_rules() -> None:
    made = gymnasium.make("meowple.rl:meowple/fits-v0").unwrapped
    assert isinstance(made, SeatEnv)
    assert made.match.game.info.rules_version == 1


def test_seats_and_bots_must_be_there() -> None:
    with pytest.raises(BadSetup, match=r"seat\.unknown"):
        SeatEnv("fits", seat=2, bots=["random"])
    with pytest.raises(BadSetup, match=r"bot\.unknown"):
        SeatEnv("fits", bots=["lynx"])
