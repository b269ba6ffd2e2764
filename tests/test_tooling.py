"""The files that set up an editor and the hooks of git."""

from __future__ import annotations

import json
import re
import tomllib
from configparser import ConfigParser
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
ENTRIES = re.findall(r"^ +entry: (.*)$", HOOKS, re.M)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def needed_in_development() -> set[str]:
    needed = PROJECT["project"]["optional-dependencies"]["dev"]
    return {re.split(r"[\[<>=]", package)[0] for package in needed}


def test_hooks_need_no_network() -> None:
    assert re.findall(r"repo: (\S+)", HOOKS) == ["local"]
    assert set(re.findall(r"language: (\S+)", HOOKS)) == {"system"}
    assert len(ENTRIES) == len(re.findall(r"- id: ", HOOKS)) > 4


def test_hooks_run_tools_that_the_project_installs() -> None:
    python = {"lint-imports": "import-linter"}
    tools = [
        tool for entry in ENTRIES for tool in re.findall(r"\.venv/bin/([\w-]+)", entry)
    ]
    assert {"ruff", "mypy", "lint-imports"} == {*tools}
    assert {python.get(tool, tool) for tool in tools} <= needed_in_development()
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    scripts = [tool for entry in ENTRIES for tool in re.findall(r"\.bin/([\w-]+)", entry)]
    assert {"prettier", "eslint"} == {*scripts}
    assert {*scripts} <= client["devDependencies"].keys()


def test_pre_commit_is_installed_with_the_other_tools() -> None:
    assert "pre-commit" in needed_in_development()
    assert ".venv/bin/pre-commit install" in (ROOT / "CONTRIBUTING.md").read_text()


def test_editors_use_the_line_lengths_of_the_formatters() -> None:
    editor = ConfigParser(delimiters=("=",))
    editor.read_string("[top]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    client = json.loads((ROOT / "web" / ".prettierrc").read_text(encoding="utf-8"))
    assert (
        editor.getint("*.py", "max_line_length") == PROJECT["tool"]["ruff"]["line-length"]
    )
    assert (
        editor.getint("*.{ts,js,svelte,css,html}", "max_line_length")
        == client["printWidth"]
    )
