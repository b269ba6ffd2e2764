"""What speaks for an action of the Isle, in words."""

from __future__ import annotations

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.frames import PlaceTaken
from meowple.games.isle.rules.state import IsleState
from meowple.texts import texts
from tests.games.isle.playing import begin


def placing(state: IsleState) -> dict[str, str]:
    """Every place for the first treasure of the supply, and what speaks for it."""
    state.stack.append(PlaceTaken(0, state.rares[0][0], None))
    return {
        str(action): GAME.reason(state, 0, action, texts().say)
        for action in GAME.legal(state, 0)
        if isinstance(action, Place)
    }


def test_a_tile_covers_rats_and_a_rare_treasure_scores() -> None:
    said = placing(begin(2))
    assert all("Rare treasure: +3." in reason for reason in said.values())
    assert any("Covers a rat: +1." in reason for reason in said.values())
    assert any("Covers 2 rats: +2." in reason for reason in said.values())


def test_a_card_is_praised_only_for_what_is_certain() -> None:
    state = begin(2)
    said = {a: GAME.reason(state, 0, a, texts().say) for a in GAME.legal(state, 0)}
    assert all("rescue" in text or "boat" in text for text in said.values() if text)
