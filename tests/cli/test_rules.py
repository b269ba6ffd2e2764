"""`meowple rules`: the whole reference, one section, or what was searched for."""

from __future__ import annotations

import re

import pytest

from meowple.kernel.registry import find
from meowple.reference import reference
from tests.cli.run import Run


def test_the_whole_reference_is_printed_as_it_is_when_piped(run: Run) -> None:
    ran = run("rules", "fits")
    known = reference(find("fits"), "en")
    assert ran.code == 0
    assert known is not None
    assert ran.out.startswith(f"# {known.title}\n\n{known.lead}\n\n")
    heads = [line for line in ran.out.splitlines() if line.startswith("##")]
    assert heads == [
        f"{'#' * one.level} {one.title} (#{one.anchor})" for one in known.sections
    ]


def test_figures_are_told_by_their_captions_and_rulings_have_their_sign(run: Run) -> None:
    printed = run("rules", "isle").out
    assert "*Picture: Left: two bars" in printed
    assert "- **Our ruling:** What is discarded" in printed
    assert "{" not in printed


def test_a_section_comes_with_all_under_it(run: Run) -> None:
    printed = run("rules", "kyoto", "--section", "moving").out
    assert printed.startswith("## Moving (#moving)")
    assert "### Hedges and roofs (#walls)" in printed
    assert "## The road" not in printed
    assert printed == run("rules", "kyoto", "--section", "#moving").out


def test_a_terminal_shows_links_by_the_names_of_their_sections(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "200")
    shown = re.sub(r"\x1b\[[\d;]*m", "", run("rules", "kyoto", "--section", "moving").out)
    assert "Moving (#moving)" in shown
    assert "##" not in shown
    assert "on a road, the bikes (#road)" in shown


def test_a_search_lists_sections_with_the_line_that_fits(run: Run) -> None:
    printed = run("rules", "kyoto", "--search", "HEDGES roofs roll").out
    assert printed.startswith("- **Hedges and roofs** (#walls): ")


def test_the_same_in_the_language_that_is_asked_for(run: Run) -> None:
    known = reference(find("isle"), "cs")
    assert known is not None
    printed = run("rules", "isle", "--lang", "cs", "--section", "aim").out
    assert printed.startswith(f"## {known.sections[0].title} (#aim)")


def test_what_is_not_there_is_said_in_one_line(run: Run) -> None:
    section = run("rules", "isle", "--section", "tea")
    assert (section.code, section.out) == (2, "")
    assert "no section “tea”. Available: aim, " in section.err
    words = run("rules", "isle", "--search", "tea and biscuits")
    assert (words.code, words.out) == (1, "")
    assert "tea and biscuits" in words.err
