"""Phase 1, fishing: everyone gains fish, and what is not spent stays (rule 4).

Seats that hold cards of earlier days may play them with the new fish before the deal.
"""

from __future__ import annotations

from meowple.games.isle.rules.interject import open_window
from meowple.games.isle.rules.state import IsleState


def go_fishing(state: IsleState) -> None:
    fish = state.box.supply.fish_per_day
    for player in state.players:
        player.fish += fish
    state.tell("isle.fishing", fish=fish)
    if state.letter.window_after_fishing:
        open_window(state, "fishing")
