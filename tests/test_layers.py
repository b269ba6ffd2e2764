"""The import contracts hold, and each of them notices an arrow that is turned round."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {
    contract["name"]: contract
    for contract in CONFIGURATION["tool"]["importlinter"]["contracts"]
}
LAYERED = [name for name, contract in CONTRACTS.items() if contract["type"] == "layers"]
# A part that no layers contract lists.
UNKNOWN = "annex"

# For each contract a module and an import that breaks it.
Arrow = tuple[str, str]
ARROWS: dict[str, list[Arrow]] = {
    "Games know nothing of each other": [
        ("meowple.games.fits.rules.deck", "meowple.games.kyoto.rules.board"),
    ],
    "The rules of a game need nothing else of it": [
        ("meowple.games.isle.rules.boat", f"meowple.games.isle.{part}")
        for part in ("bot", "extras", "game", "packing", "plugin", "rl", "text")
    ],
    "The kernel's contract needs neither its kit nor its toolbox": [
        ("meowple.kernel.rng", "meowple.kernel.conformance"),
        ("meowple.kernel.state", "meowple.kernel.toolbox"),
    ],
    "A table knows no network, no database, no event loop and no clock": [
        ("meowple.table", module)
        for module in ("asyncio", "datetime", "http", "random", "sqlalchemy", "time")
    ],
    "A page has no server, no database and no laboratory": [
        ("meowple.browser", module)
        for module in ("meowple.lab", "meowple.rl", "openskill", "socket", "sqlalchemy")
    ],
    "Migration steps are frozen: they never read today's schema": [
        ("meowple.server.storage.migrations.v5_hints", "meowple.server.storage.schema"),
    ],
}


def turned_layers(contract: str) -> Iterator[Arrow]:
    """Imports from each layer to the one above it, and between the parts of a layer if
    they are independent."""
    (container,) = CONTRACTS[contract]["containers"]
    above: list[str] = []
    for layer in CONTRACTS[contract]["layers"]:
        parts = [f"{container}.{part}" for part in re.split(r" [|:] ", layer)]
        beside = parts if "|" in layer else []
        for part in parts:
            for other in (*above, *beside):
                if other != part:
                    yield part, other
        above = parts


for layered in LAYERED:
    ARROWS[layered] = list(turned_layers(layered))


def lint(folder: Path) -> str:
    """The report on the sources in a folder."""
    found = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "400"},
        capture_output=True,
        text=True,
    )
    assert "Contracts:" in found.stdout, found.stderr
    return found.stdout


def verdicts(report: str) -> dict[str, str]:
    return dict(re.findall(r"^(.+) (KEPT|BROKEN)\b.*$", report, re.MULTILINE))


def objections(report: str, contract: str) -> str:
    """The part of a report that says what breaks a contract."""
    broken = report.partition("Broken contracts\n")[2]
    after = broken.partition(f"\n{contract}\n{'-' * len(contract)}\n")[2]
    return re.split(r"\n\S[^\n]*\n-{5,}\n", after)[0]


def copy_of_sources(folder: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", folder)
    only_code = shutil.ignore_patterns("__pycache__", "locales", "client", "data")
    shutil.copytree(ROOT / "src" / "meowple", folder / "src" / "meowple", ignore=only_code)
    return folder


@pytest.fixture(scope="module")
def turned(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The report on a copy of the sources with all arrows turned round."""
    folder = copy_of_sources(tmp_path_factory.mktemp("turned"))
    for importer, imported in {arrow for arrows in ARROWS.values() for arrow in arrows}:
        path = folder / "src" / Path(*importer.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        with file.open("a", encoding="utf-8") as module:
            module.write(f"\nimport {imported}\n")
    return lint(folder)


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The report on a copy of the sources with a new part in every layered package."""
    folder = copy_of_sources(tmp_path_factory.mktemp("extended"))
    for contract in LAYERED:
        (container,) = CONTRACTS[contract]["containers"]
        path = folder / "src" / Path(*container.split("."), UNKNOWN)
        path.mkdir()
        (path / "__init__.py").touch()
    return lint(folder)


def test_every_contract_holds() -> None:
    assert verdicts(lint(ROOT)) == dict.fromkeys(CONTRACTS, "KEPT")


def test_every_contract_has_an_arrow_here() -> None:
    assert set(ARROWS) == set(CONTRACTS)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_an_arrow_turned_round_breaks_its_contract(contract: str, turned: str) -> None:
    assert verdicts(turned)[contract] == "BROKEN"
    found = objections(turned, contract)
    unnoticed = [
        (importer, imported)
        for importer, imported in ARROWS[contract]
        if f"{importer} -> {imported} (l." not in found
    ]
    assert unnoticed == []


@pytest.mark.parametrize("contract", LAYERED)
def test_a_new_part_must_be_given_a_layer(contract: str, extended: str) -> None:
    (container,) = CONTRACTS[contract]["containers"]
    assert verdicts(extended)[contract] == "BROKEN"
    assert f"- {container}.{UNKNOWN}\n" in objections(extended, contract)
