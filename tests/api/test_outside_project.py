"""A project that uses the library is checked as strictly as ours, and runs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent / "outside"
STRICT = (
    "--strict",
    "--warn-unreachable",
    "--disallow-any-decorated",
    "--disallow-any-explicit",
    "--disallow-any-expr",
    "--disallow-any-unimported",
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of it, away from our configuration."""
    return Path(shutil.copytree(PROJECT, tmp_path / "project"))


def run(project: Path, *arguments: str) -> str:
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=project, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_no_expression_of_it_is_any(project: Path) -> None:
    told = run(project, "-m", "mypy", *STRICT, "--config-file=", "study.py")
    assert "no issues found" in told


def test_it_runs(project: Path) -> None:
    assert "Thrifty" in run(project, "study.py")
