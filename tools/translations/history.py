"""English as it was: earlier versions of a text, as git remembers them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from subprocess import run

from tools.translations.catalogues import digest, parts
from tools.translations.sources import Text

# No translation is older than this many changes of its file.
LONGEST = 200


def english_of(text: Text) -> str | None:
    """The English that a text was translated from; None if git does not have it."""
    for version in _versions(text.path):
        english = version.get(text.key)
        if english is not None and digest(english) == text.made_from:
            return english
    return None


@cache
def _versions(path: Path) -> tuple[dict[str, str], ...]:
    """The texts of a file at each commit that changed it, the latest first."""
    return tuple(
        parts(path.name, text)
        for commit in _git(
            path, "log", f"-{LONGEST}", "--format=%H", "--", path.name
        ).split()
        for text in [_git(path, "show", f"{commit}:./{path.name}")]
    )


def _git(path: Path, *words: str) -> str:
    """The answer of git in the folder of a file; nothing if it can't."""
    done = run(["git", *words], cwd=path.parent, capture_output=True, check=False)
    return done.stdout.decode() if done.returncode == 0 else ""
