"""The games themselves: their options in words, what is in the box, rules, the scorer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meowple.games.isle.game import GAME as ISLE
from meowple.kernel.registry import find
from meowple.reference import Section, reference
from meowple.texts import languages
from tests.games.fits.positions import example as a_fits_table
from tests.games.isle.boats import boards
from tests.own_games import IDS, LOCALES
from tests.server.players import Message, Person, Refused
from tests.server.serving import Serving, serving


@pytest.fixture
def eve(server: Serving) -> Person:
    """Someone without a profile."""
    return Person(server.address, None)


def game(person: Person, id: str) -> Message:
    return next(g for g in person.get("/api/games")["games"] if g["id"] == id)


def option(found: Message, id: str) -> Message:
    wanted: Message = next(o for o in found["options"] if o["id"] == id)
    return wanted


# Options


@pytest.mark.parametrize("id", IDS)
def test_every_option_and_value_has_words(eve: Person, id: str) -> None:
    for found in game(eve, id)["options"]:
        assert found["name"] != found["id"]
        assert found["about"].endswith(".")
        shown = [str(value).lower() for value in found["values"]]
        assert list(found["words"]) == [*shown, *([found["also"]] if found["also"] else [])]
        assert all(found["words"].values())


def test_an_option_says_when_it_has_an_effect(eve: Person) -> None:
    isle = game(eve, "isle")
    assert option(isle, "difficulty")["only"] == {"option": "mode", "values": ["solo"]}
    assert option(isle, "mode")["only"] is None
    assert option(isle, "mode")["words"]["solo"] == "Solo against the sister"


def test_a_value_that_cannot_be_listed_is_explained(eve: Person) -> None:
    table = option(game(eve, "fits"), "table")
    assert table["words"][table["also"]] == "This size, in columns and rows"


@pytest.mark.parametrize("id", IDS)
def test_a_game_has_a_name_and_a_description_in_the_language_of_the_reader(
    eve: Person, id: str
) -> None:
    found = {
        lang: next(
            game for game in eve.get(f"/api/games?lang={lang}")["games"] if game["id"] == id
        )
        for lang in languages()
    }
    for field in ("name", "about"):
        assert all(game[field] for game in found.values())
        assert len({game[field] for game in found.values()}) == len(found)


def test_a_game_without_words_shows_its_ids(eve: Person) -> None:
    found = game(eve, "bells")
    assert (found["name"], found["about"]) == ("bells", "")
    rounds = option(game(eve, "bells"), "rounds")
    assert (rounds["name"], rounds["about"]) == ("rounds", "")
    assert rounds["words"] == {"3": "3", "1": "1", "9": "9"}


def test_games_say_whether_they_score_positions(eve: Person) -> None:
    scoring = {id: game(eve, id)["scores"] for id in ("isle", "fits", "kyoto", "bells")}
    assert scoring == {"isle": True, "fits": True, "kyoto": False, "bells": False}


def test_games_say_whether_they_have_rules(eve: Person) -> None:
    found = {id: game(eve, id)["has_rules"] for id in (*IDS, "bells")}
    assert found == {**dict.fromkeys(IDS, True), "bells": False}


# Boxes and rules


@pytest.mark.parametrize("id", IDS)
def test_what_is_in_the_box_is_told_with_words(eve: Person, id: str) -> None:
    found = eve.get(f"/api/games/{id}/components")
    assert found == eve.get(f"/api/games/{id}/components?lang=en")
    assert "text" in json.dumps(found)


def test_a_long_answer_is_sent_small_to_those_who_understand_it(eve: Person) -> None:
    path = "/api/games/isle/components"
    small = eve.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = eve.http.get(path, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.json() == plain.json()
    sizes = [int(found.headers["content-length"]) for found in (small, plain)]
    assert sizes[0] < sizes[1] / 3


def test_the_boats_of_the_isle_are_in_its_box(eve: Person) -> None:
    found = eve.get("/api/games/isle/components")
    assert {"shapes", "boats", "cards"} <= set(found)


@pytest.mark.parametrize("id", IDS)
def test_rules_come_section_by_section_in_the_language_of_the_asker(
    eve: Person, id: str
) -> None:
    found = {lang: eve.get(f"/api/games/{id}/rules?lang={lang}") for lang in languages()}
    for lang, rules in found.items():
        known = reference(find(id), lang)
        assert known is not None
        assert (rules["title"], rules["lead"]) == (known.title, known.lead)
        assert tuple(Section(**one) for one in rules["sections"]) == known.sections
    written = list(LOCALES[id].glob("*/rules.md"))
    assert len({rules["lead"] for rules in found.values()}) == len(written)


@pytest.mark.parametrize(
    ("path", "id"),
    [
        ("/api/games/chess/components", "game.unknown"),
        ("/api/games/chess/rules", "game.unknown"),
        ("/api/games/bells/components", "game.no_components"),
        ("/api/games/bells/rules", "rules.missing"),
    ],
)
def test_what_is_not_there_is_said_so(eve: Person, path: str, id: str) -> None:
    with pytest.raises(Refused) as refused:
        eve.get(path)
    assert (refused.value.id, refused.value.status) == (id, 404)


# The scorer


def an_isle_table() -> dict[str, Any]:
    return boards()["X1"].position(public_lessons=[{"card": 148}])


def test_a_position_is_scored_as_by_the_command_with_its_reasons(eve: Person) -> None:
    position = an_isle_table()
    found = eve.post("/api/games/isle/score", **position)
    assert found["score"] == json.loads(json.dumps(ISLE.score_position(position)))
    (lines,) = found["lines"]
    assert sum(line["points"] for line in lines) == found["score"]["players"][0]["total"]
    assert all(line["text"] and line["id"].startswith("isle.") for line in lines)


def test_a_table_of_boxes_is_scored_too(eve: Person) -> None:
    found = eve.post("/api/games/fits/score", **a_fits_table())
    assert found["score"]["winners"] == [0]
    assert [[line["points"] for line in player] for player in found["lines"]] == [[4], []]


@pytest.mark.parametrize(
    ("game", "position", "status", "id"),
    [
        ("isle", {}, 400, "position.missing"),
        ("isle", {"game": "fits", "mode": "solo"}, 400, "position.value"),
        ("isle", {**an_isle_table(), "extra": 1}, 400, "position.unknown_key"),
        ("isle", {**an_isle_table(), "others_largest_family": 10**30}, 400, None),
        ("fits", {**a_fits_table(), "players": 2.5}, 400, "position.type"),
        ("kyoto", {}, 400, "game.no_scoring"),
        ("chess", {}, 404, "game.unknown"),
        ("isle", {"game": "x" * 40_000}, 413, "request.too_long"),
    ],
)
def test_a_wrong_position_is_refused_by_the_game(
    eve: Person, game: str, position: dict[str, Any], status: int, id: str | None
) -> None:
    with pytest.raises(Refused) as refused:
        eve.post(f"/api/games/{game}/score", **position)
    assert refused.value.status == status
    assert id in (None, refused.value.id)


@pytest.mark.parametrize("body", [b"[]", b"1", b"null", b'"x"'])
def test_a_position_is_an_object(eve: Person, body: bytes) -> None:
    found = eve.http.post("/api/games/isle/score", content=body)
    assert (found.status_code, found.json()["error"]["id"]) == (400, "request.invalid")


def test_a_position_that_is_nested_without_end_is_refused(eve: Person) -> None:
    found = eve.http.post("/api/games/isle/score", content=b'{"x":' + b"[" * 9000)
    assert (found.status_code, found.json()["error"]["id"]) == (400, "request.too_deep")


def test_scores_are_not_given_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url, asks_per_second=0.001, asks_burst=1) as server:
        eve = Person(server.address, None)
        assert eve.post("/api/games/fits/score", **a_fits_table())
        with pytest.raises(Refused, match=r"rate\.too_many"):
            eve.post("/api/games/fits/score", **a_fits_table())


def test_values_of_options_tell_with_how_many_seats_they_can_be_played(
    server: Serving,
) -> None:
    games = Person(server.address).get("/api/games")["games"]
    isle = next(game for game in games if game["id"] == "isle")
    options = {option["id"]: option["seats"] for option in isle["options"]}
    assert options["mode"] == {"standard": [2, 3, 4], "family": [2, 3, 4], "solo": [1]}
    assert options["first"]["2"] == [3, 4]
    assert options["difficulty"]["hard"] == [1, 2, 3, 4]
