"""A package contains the browser client, or its build says in one sentence why not."""

from __future__ import annotations

import importlib.util
import os
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hook = _load()


def program(folder: Path, name: str, body: str) -> None:
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the whole PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources and a client that is newer than they are."""
    root = tmp_path / "checkout"
    for source in hook.SOURCES:
        (root / source).mkdir(parents=True)
    source = root / "web/main.ts"
    source.write_text("")
    os.utime(source, (1_000, 1_000))
    built = hook.client(root)
    built.parent.mkdir(parents=True)
    built.write_text("")
    os.utime(built, (2_000, 2_000))
    return root


def test_a_client_newer_than_its_sources_is_not_built_again(checkout: Path) -> None:
    assert not hook.is_stale(checkout)


def test_a_client_older_than_its_sources_is_built_again(checkout: Path) -> None:
    os.utime(checkout / "web/main.ts", (3_000, 3_000))
    assert hook.is_stale(checkout)


def test_a_missing_client_is_built(checkout: Path) -> None:
    hook.client(checkout).unlink()
    assert hook.is_stale(checkout)


# The page of the package


def test_the_package_page_has_no_pictures_and_no_links_into_the_checkout() -> None:
    page = hook.package_page((ROOT / "README.md").read_text(encoding="utf-8"))
    assert page.startswith("# Meowple\n")
    assert "<img" not in page
    assert [link for link in re.findall(r"\]\(([^)]+)\)", page) if "://" not in link] == []
    assert "import meowple" in page


def test_the_first_thing_in_the_readme_is_how_to_play() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.index("make play") < text.index("<!-- pictures -->") < text.index("<img")


@pytest.mark.parametrize(
    ("version", "found"), [("22", True), ("20", True), ("18", False), ("", False)]
)
def test_only_a_nodejs_that_can_build_the_client_is_used(
    tools: Path, version: str, found: bool
) -> None:
    program(tools, "node", f"echo {version}")
    program(tools, "npm", "exit 0")
    assert (hook.find_node() is not None) == found


def test_without_nodejs_the_build_says_what_to_install(tools: Path) -> None:
    with pytest.raises(SystemExit, match=r"takes Node\.js 20 or newer"):
        hook.npm()


def test_a_failed_build_makes_no_package(tools: Path, checkout: Path) -> None:
    program(tools, "node", "echo 22")
    program(tools, "npm", "exit 1")
    with pytest.raises(SystemExit, match="could not be built"):
        hook.build(checkout)


def test_a_build_without_a_developers_modules_gets_the_locked_ones(
    tools: Path, checkout: Path
) -> None:
    program(tools, "node", "echo 22")
    program(tools, "npm", f'echo "$3" >> {checkout}/calls')
    hook.build(checkout)
    assert (checkout / "calls").read_text().split() == ["ci", "run"]
