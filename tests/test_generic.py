"""Generic code names no game: what it needs of one it asks the game's plugin."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import meowple
from tests.own_games import IDS

SOURCES = Path(meowple.__file__).parent
TOOLS = Path(__file__).parents[1] / "tools"

# Users of PettingZoo expect an environment of this name for each game.
ENVIRONMENTS = {f"{id}_v{version}.py" for id in IDS for version in (0, 1)}
FILES = sorted(
    path
    for folder in (SOURCES, TOOLS)
    for path in folder.rglob("*.py")
    if (SOURCES / "games") not in path.parents
    and not (path.parent.name == "rl" and path.name in ENVIRONMENTS)
)

# In prose `fits` is a verb: there only an id in quotes counts.
QUOTED = re.compile(rf"""["'`]({"|".join(IDS)})(_v\d+)?["'`]""")
# Examples, as a person types and reads them at a prompt: an example has to play some game.
EXAMPLE = re.compile(r"^ *>>> .*\n(?: *\S.*\n)*", re.M)
# Since Python 3.12 an f-string is several tokens.
TEXTS = (tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", None))


def parts(name: str) -> set[str]:
    """The words of a name or a text, such as `OurScore`, `our_score` or "our,score"."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return {word.lower() for word in re.split(r"[\W_]+", apart)}


def naming(source: str) -> Iterator[str]:
    """The lines that name a game, by an identifier or by a text."""
    start = True
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and start):
            found = bool(QUOTED.search(EXAMPLE.sub("", token.string)))
        elif token.type in (tokenize.NAME, *TEXTS):
            found = bool(parts(token.string) & {*IDS})
        else:
            found = False
        if found:
            yield f"{token.start[0]}: {token.line.strip()}"
        # A string at the start of a statement is a docstring.
        if token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
            start = True
        elif token.type not in (tokenize.NL, tokenize.COMMENT):
            start = False


def test_no_generic_module_names_a_game() -> None:
    found = {
        path.relative_to(TOOLS.parent).as_posix(): lines
        for path in FILES
        if (lines := list(naming(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('game = "isle"', True),
        ('games = ["kyoto,isle"]', True),
        ('game = f"{id}: fits"', True),
        ("from meowple.games import kyoto", True),
        ("class KyotoBoard: pass", True),
        ("is_isle = True", True),
        ("x = 1  # as `fits` does", True),
        ('"""As in `isle_v0`."""', True),
        ('"""Whether it fits."""', False),
        ('"""An example.\n\n>>> game("isle")\nGame(\'isle\')\n"""', False),
        ('"""An example.\n\n>>> game(id)\n\nAs in `isle`."""', True),
        ("x = 1  # it fits", False),
        ("benefits = misled = True", False),
    ],
)
def test_names_are_found_in_code_and_in_quotes(source: str, found: bool) -> None:
    assert bool(list(naming(source + "\n"))) == found
