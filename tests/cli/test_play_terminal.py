"""`meowple play --terminal` as a person sees it, through a pseudo-terminal."""

from __future__ import annotations

import sys

import pytest

from tests.cli.terminals import terminal

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

ISLE = ("play", "isle", "--terminal", "--seed", "5", "--lang", "en")
BLUE = "\x1b[1;94m"
ROW = "0        2...****"


def test_the_board_is_beside_the_question_in_a_wide_terminal() -> None:
    with terminal(*ISLE, columns=110) as seen:
        lines = seen.wait_for("> ").splitlines()
    question = next(n for n, line in enumerate(lines) if "Your decision" in line)
    assert lines[question].rstrip().endswith("111111111122")
    assert lines[question + 2].rstrip().endswith(ROW)
    assert sum(ROW in line for line in lines) == 1


def test_the_board_is_above_the_question_in_a_narrow_terminal() -> None:
    with terminal(*ISLE, columns=70) as seen:
        lines = seen.wait_for("> ").splitlines()
    question = next(n for n, line in enumerate(lines) if "Your decision" in line)
    assert lines[question - 10].startswith("0    ")
    assert max(map(len, lines)) <= 70


def test_lines_break_between_words() -> None:
    with terminal(*ISLE, columns=70) as seen:
        text = seen.wait_for("> ")
    assert "Cards left in the deck: 136" in " ".join(text.split())


def test_families_have_colors_beside_their_marks() -> None:
    with terminal(*ISLE) as seen:
        seen.wait_for("> ")
    assert f"{BLUE}1\x1b[0m" in seen.raw


@pytest.mark.parametrize(
    ("arguments", "env"), [((), {"NO_COLOR": "1"}), (("--plain",), {})]
)
def test_colors_can_be_switched_off(
    arguments: tuple[str, ...], env: dict[str, str]
) -> None:
    with terminal(*ISLE, *arguments, env=env) as seen:
        seen.wait_for("> ")
    assert BLUE not in seen.raw
    assert "\x1b[36m" not in seen.raw


def test_tab_completes_an_action_and_the_arrow_brings_it_back() -> None:
    with terminal(*ISLE) as seen:
        seen.wait_for("> ")
        seen.type("keep 118\t\n")
        seen.wait_for_prompt("You keep card 118.")
        seen.type("keep 11")
        # Gone from the hand, so nothing is left to complete: 118 has been kept.
        seen.type("\x15undo\n")
        seen.wait_for_prompt("Took back")
        seen.type("\x1b[A\x1b[A\n")
        seen.wait_for_prompt("You keep card 118.", 2)
        seen.type("hel\t\n")
        seen.wait_for_prompt("what a tiger would do")
        seen.type("\x04")
        seen.wait_for("Goodbye.")


@pytest.mark.parametrize("lang", ["ru", "cs", "uk"])
def test_every_language_is_wrapped_and_colored(lang: str) -> None:
    with terminal(*ISLE, "--lang", lang, columns=90) as seen:
        lines = seen.wait_for("> ").splitlines()
    assert max(map(len, lines)) <= 90
    assert BLUE in seen.raw
