"""Puzzles over HTTP: nothing is kept, and nothing is given away."""

from __future__ import annotations

import pytest

from meowple.kernel.registry import find
from meowple.puzzles import puzzles
from tests.own_games import IDS
from tests.server.players import Message, Person, Refused
from tests.server.serving import Serving, serving

ROAD = "/api/games/kyoto/puzzles/road"


@pytest.fixture
def eve(server: Serving) -> Person:
    """Someone without a profile."""
    return Person(server.address, None)


def solution(game: str, id: str) -> list[str]:
    return list(puzzles(find(game))[id].solution)


@pytest.mark.parametrize("game", IDS)
def test_the_puzzles_of_a_game_are_listed_with_their_tasks(eve: Person, game: str) -> None:
    listed = eve.get(f"/api/games/{game}/puzzles")["puzzles"]
    assert [one["id"] for one in listed] == list(puzzles(find(game)))
    assert all(one["name"] and one["task"].endswith(".") for one in listed)


def test_a_game_without_puzzles_lists_none(eve: Person) -> None:
    assert eve.get("/api/games/bells/puzzles") == {"puzzles": []}


@pytest.mark.parametrize("game", IDS)
def test_a_puzzle_is_played_to_its_end(eve: Person, game: str) -> None:
    listed = eve.get(f"/api/games/{game}/puzzles")["puzzles"]
    for number, puzzle in enumerate(listed):
        path, steps = f"/api/games/{game}/puzzles/{puzzle['id']}", []
        found = eve.post(path)
        assert (found["status"], found["events"], found["taught"]) == ("open", [], "")
        for step in solution(game, puzzle["id"]):
            assert step in found["actions"]
            assert found["seat"] in found["actors"]
            steps.append(step)
            found = eve.post(path, actions=steps)
            assert {event["number"] for event in found["events"]} <= {len(steps)}
        assert (found["status"], found["actions"]) == ("solved", [])
        assert found["taught"]
        after = [one["id"] for one in listed[number + 1 :]]
        assert found["next"] == (after[0] if after else None)


def test_a_lost_puzzle_offers_nothing_and_teaches_nothing(eve: Person) -> None:
    found = eve.post(ROAD, actions=["done"])
    assert (found["status"], found["actions"], found["taught"]) == ("failed", [], "")


def test_people_are_told_by_names(eve: Person) -> None:
    found = eve.post(ROAD, actions=["step house-s"])
    assert [seat["name"] for seat in found["seats"]] == ["Taro", "Mio"]
    assert "Mio" in found["events"][0]["text"]


def test_the_next_step_is_told_on_request_alone(eve: Person) -> None:
    path = "/api/games/fits/puzzles/sleeper"
    first, second, *_ = solution("fits", "sleeper")
    assert eve.post(path)["reveal"] is None
    assert eve.post(path, reveal=True)["reveal"]["action"] == first
    revealed = eve.post(path, actions=[first], reveal=True)["reveal"]
    assert revealed["action"] == second
    assert revealed["label"]
    assert eve.post(path, actions=["sleep"], reveal=True)["reveal"] is None


def test_neither_seed_nor_solution_nor_hidden_cards_are_sent(eve: Person) -> None:
    found = eve.post("/api/games/fits/puzzles/princess")
    players = found["view"]["players"]
    assert players[found["seat"]]["hand"]
    assert not players[1 - found["seat"]]["hand"]
    assert not {"seed", "solution", "record", "goal"} & keys(found)


def keys(found: object) -> set[str]:
    if isinstance(found, dict):
        return {*found, *(key for value in found.values() for key in keys(value))}
    if isinstance(found, list):
        return {key for value in found for key in keys(value)}
    return set()


def test_a_position_is_told_in_words_if_wanted(eve: Person) -> None:
    assert eve.post(ROAD)["words"] is None
    found = eve.post(ROAD, words=True)
    assert found["words"]["lines"]
    assert list(found["words"]["labels"]) == found["actions"]


def test_why_not_is_answered_and_changes_nothing(eve: Person) -> None:
    assert eve.post(ROAD, why="step house-s")["error"] is None
    refused: Message = eve.post(ROAD, why="step 3,3")
    assert refused["error"]["message"]
    assert refused["actions"] == eve.post(ROAD)["actions"]
    assert eve.post(ROAD, actions=["done"], why="done")["error"]["id"] == "game.over"


@pytest.mark.parametrize(
    ("path", "body", "id", "status"),
    [
        ("/api/games/kyoto/puzzles/pond", {}, "puzzle.unknown", 404),
        ("/api/games/chess/puzzles/road", {}, "game.unknown", 404),
        (ROAD, {"actions": ["fly"]}, "action.unreadable", 400),
        (ROAD, {"actions": ["done", "done"]}, "puzzle.over", 400),
        (ROAD, {"actions": ["done"] * 13}, "request.invalid", 400),
        (ROAD, {"actions": ["x" * 301]}, "request.invalid", 400),
    ],
)
def test_what_cannot_be_meant_is_refused(
    eve: Person, path: str, body: Message, id: str, status: int
) -> None:
    with pytest.raises(Refused) as refused:
        eve.post(path, **body)
    assert (refused.value.id, refused.value.status) == (id, status)


def test_attempts_are_not_told_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url, asks_per_second=0.001, asks_burst=1) as server:
        eve = Person(server.address, None)
        assert eve.post(ROAD)
        with pytest.raises(Refused, match=r"rate\.too_many"):
            eve.post(ROAD)
