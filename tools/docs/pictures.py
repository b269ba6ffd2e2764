"""The pictures on the pages: `python -m tools.docs.pictures` redraws them."""

from __future__ import annotations

from pathlib import Path

import meowple

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SEED = 7
# As many actions as it takes for a table to have something on it.
ACTIONS = 150


def drawn(id: str) -> str:
    """The table of a game after some actions of bots, or at its end."""
    match = meowple.game(id).start(seats=2, seed=SEED)
    while not match.over and len(match.history) < ACTIONS:
        match.play(match.choose("cat"))
    return str(match.view(0).svg())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for id in meowple.list_games():
        (FOLDER / f"{id}.svg").write_text(drawn(id) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
