"""An installed game at a table of the server: over HTTP and WebSocket, with bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.plugin.installing import Installed
from tests.server.players import OPEN, Message, Person


@pytest.fixture(scope="session")
def address(
    installed: Installed, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    with installed.serve(tmp_path_factory.mktemp("server") / "meowple.db") as found:
        yield found


@pytest.fixture
def ann(address: str) -> Iterator[Person]:
    yield Person(address, "Ann")
    OPEN.close()


def facts(person: Person, lang: str) -> Message:
    games = person.get(f"/api/games?lang={lang}")["games"]
    return next(game for game in games if game["id"] == "catnaps")


@pytest.mark.parametrize(
    ("lang", "name", "hours", "whole"),
    [
        ("en", "Catnaps", "Hours", "a whole afternoon"),
        ("cs", "Šlofíci", "Hodiny", "celé odpoledne"),
        ("ru", "Catnaps", "Hours", "a whole afternoon"),
    ],
)
def test_it_is_offered_after_our_own_games(
    ann: Person, lang: str, name: str, hours: str, whole: str
) -> None:
    found = facts(ann, lang)
    assert (found["name"], found["seats"], found["scores"]) == (name, [2, 3, 4], False)
    (option,) = found["options"]
    assert (option["name"], option["words"]["4"]) == (hours, whole)
    assert ann.get("/api/games")["games"][-1]["id"] == "catnaps"


def test_its_rules_are_served(ann: Person) -> None:
    found = ann.get("/api/games/catnaps/rules?lang=cs")
    assert found["title"] == "Šlofíci"
    assert {"sending", "settling", "prowling"} <= {s["anchor"] for s in found["sections"]}


@pytest.mark.parametrize(
    ("lang", "event", "line", "label"),
    [
        ("en", "Ann sends out a cat.", "Nap: ", "send out cat"),
        ("cs", "Ann posílá ven kočku.", "Spánek: ", "poslat ven kočku"),
    ],
)
def test_a_game_with_bots_is_played_to_its_end(
    ann: Person, lang: str, event: str, line: str, label: str
) -> None:
    table = ann.table("catnaps", "me", "cat", "random", options={"hours": 3})
    chair = ann.chair(table, 0, lang=lang)
    chair.until(lambda state: 0 in state["actors"])
    chair.send("words")
    words = chair.next("words")
    assert list(words["labels"]) == chair.state["actions"]
    assert all(text.startswith(label) for text in words["labels"].values())
    end = chair.play_on(Random(lang))
    result = end["result"]
    assert len(result["scores"]) == 3
    for score, lines in zip(result["scores"], result["lines"], strict=True):
        assert score == sum(one["points"] for one in lines)
    texts = [one["text"] for lines in result["lines"] for one in lines]
    assert any(text.startswith(line) for text in texts)
    chair.send("sync", have=0)
    chair.until(lambda state: event in [told["text"] for told in state["events"]])


def test_a_cat_that_was_sent_can_be_called_back_until_all_are_out(ann: Person) -> None:
    table = ann.table("catnaps", "me", "hotseat")
    one, two = ann.chair(table, 0), ann.chair(table, 1)
    first = one.at(0)["actions"][0]
    one.act(first)
    assert one.state["undo"]
    one.undo()
    assert first in one.state["actions"]
    two.at(one.act(first))
    two.act(two.state["actions"][0])
    assert not two.state["undo"]
    assert not one.at(two.state["number"])["undo"]


def test_a_refusal_names_the_rule(ann: Person) -> None:
    table = ann.table("catnaps", "me", "hotseat")
    chair = ann.chair(table, 0, lang="cs")
    chair.at(0)
    chair.send("why", id="a", action="send 99")
    error = chair.next("why")["error"]
    assert error["id"] == "catnaps.not_home"
    assert error["message"] == "Kočku 99 nemáte doma."
    assert error["rule"] == "sending"


def test_a_hint_comes_from_its_knowledge(ann: Person) -> None:
    table = ann.table("catnaps", "me", "cat")
    chair = ann.chair(table, 0)
    chair.until(lambda state: 0 in state["actors"])
    chair.send("hint")
    findings = chair.next("hint")["findings"]
    assert {finding["action"] for finding in findings} <= set(chair.state["actions"])
    assert findings
