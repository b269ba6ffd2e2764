"""Quick commands stay quick: they import what they need and nothing else.

Modules are counted, not seconds. A limit that is too low now is raised on purpose, not in
passing: every hundred modules cost some 50 ms of processor time."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in
from meowple.texts import FOLDER, Catalogue, languages

FITS = {"game": "fits", "players": 2, "cells": [{"x": 0, "y": 0, "card": "B13"}]}


def modules(*arguments: str) -> set[str]:
    """The modules that are loaded when a command ends."""
    code = (
        f"import sys; sys.argv[1:] = {list(arguments)!r}\n"
        "from meowple.cli.launch import main\n"
        "try: main()\n"
        "except SystemExit as ended: assert not ended.code\n"
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.fixture(scope="module")
def scoring(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    file = tmp_path_factory.mktemp("score") / "position.json"
    file.write_text(json.dumps(FITS))
    return modules("score", "fits", str(file))


def test_the_version_loads_almost_nothing() -> None:
    loaded = modules("--version")
    assert {name for name in loaded if name.partition(".")[0] == "meowple"} == {
        "meowple",
        "meowple.cli",
        "meowple.cli.launch",
    }
    assert len(loaded) < 60


def test_scoring_loads_only_the_game_that_is_named(scoring: set[str]) -> None:
    assert "meowple.games.fits.game" in scoring
    for plugin in built_in():
        if plugin.id != "fits":
            assert f"meowple.games.{plugin.id}.game" not in scoring


@pytest.mark.parametrize("package", ["bots", "lab", "rl", "server", "table"])
def test_scoring_needs_none_of_what_plays(package: str, scoring: set[str]) -> None:
    assert not {name for name in scoring if name.startswith(f"meowple.{package}")}


def test_scoring_loads_few_modules(scoring: set[str]) -> None:
    assert len(scoring) < 560


def test_help_loads_no_game() -> None:
    loaded = modules("--help")
    assert not {name for name in loaded if name.endswith(".game") and ".games." in name}
    assert len(loaded) < 400


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_a_plugin_knows_its_id_without_its_rules(plugin: Plugin) -> None:
    assert plugin.id == plugin.game.info.id


@pytest.mark.parametrize("lang", languages())
def test_messages_parsed_one_by_one_are_those_of_the_whole_file(lang: str) -> None:
    folders = (FOLDER, *(plugin.locales for plugin in built_in()))
    for path in (path for folder in folders for path in (folder / lang).glob("*.ftl")):
        one_by_one = Catalogue(lang, [path])
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                bundle = one_by_one.bundle_with(entry.id.name)
                assert bundle is not None
                found = bundle._messages[entry.id.name]
                assert found.equals(entry, ignored_fields=["span", "comment"])
