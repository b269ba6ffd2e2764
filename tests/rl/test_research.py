"""The document on research is right about the environments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meowple.kernel.registry import games
from meowple.rl.match import Match
from tests.rl.playing import GAMES

RESEARCH = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
TITLES = {"fits": "If It Fits", "isle": "The Isle of Cats", "kyoto": "Kyoto no Neko"}


def match(id: str, seats: int) -> Match:
    return Match(id, seats, {})


def row(beginning: str, within: str) -> str:
    return next(line for line in within.splitlines() if line.startswith(beginning))


@pytest.mark.parametrize("id", GAMES)
def test_every_array_has_its_row(id: str) -> None:
    section = RESEARCH.split(f"### {TITLES[id]}\n")[1].split("\n#")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    told = [name for cell in rows for name in re.findall(r"`(\w+)`", cell)]
    seats = min(games()[id].info.seats)
    assert {*told} == {*match(id, seats).observer.layout.shapes}
    assert len(told) == len({*told})


@pytest.mark.parametrize("id", GAMES)
def test_the_numbers_of_actions_and_the_sizes_are_right(id: str) -> None:
    tables = RESEARCH.split("## Actions")[1]
    actions, observations = tables.split("## Observations")
    numbers = {int(found) for found in re.findall(r"\d{3,4}", row(f"| {id} |", actions))}
    sizes = {int(found) for found in re.findall(r"\d{4,5}", row(f"| {id} |", observations))}
    matches = [match(id, seats) for seats in games()[id].info.seats]
    assert numbers == {len(one.catalogue) for one in matches}
    assert sizes == {one.observer.layout.size for one in matches}
