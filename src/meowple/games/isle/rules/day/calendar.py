"""Five days of phases (rule 4), and the order of the phases in each mode."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meowple.games.isle.rules import family_mode, solo_mode
from meowple.games.isle.rules.day.explore import begin_buying, deal
from meowple.games.isle.rules.day.fill import fill_fields
from meowple.games.isle.rules.day.finds import begin_finds
from meowple.games.isle.rules.day.fish import go_fishing
from meowple.games.isle.rules.day.lessons import begin_lessons
from meowple.games.isle.rules.day.rescue import begin_ready, begin_rescue, set_turn_order
from meowple.games.isle.rules.interject import open_window
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Frame


def evening(state: IsleState) -> None:
    """End the phases: cats left behind leave the game. Then the last window of the day,
    after the fifth day the one before scoring; cats that card 83 brings now stay for
    tomorrow."""
    clear_fields(state)
    last = state.day == state.box.supply.days
    open_window(state, "scoring" if last else "day_end")


def clear_fields(state: IsleState) -> None:
    state.gone += state.fields[0] + state.fields[1]
    state.fields = ((), ())


def end_day(state: IsleState) -> None:
    """End the day: baskets are turned back, and the marker moves."""
    for player in state.players:
        player.baskets += player.used_baskets
        player.used_baskets = 0
        player.ask_changes = 0
        player.passed = False
    state.tell("isle.day_over", day=state.day)


def end_family_day(state: IsleState) -> None:
    clear_fields(state)
    end_day(state)
    family_mode.rotate(state)


Phase = Callable[[IsleState], None]

_STANDARD: tuple[tuple[str, Phase], ...] = (
    ("fill", fill_fields),
    ("fishing", go_fishing),
    ("draft", deal),
    ("buy", begin_buying),
    ("lessons", begin_lessons),
    ("ready", begin_ready),
    ("order", set_turn_order),
    ("rescue", begin_rescue),
    ("finds", begin_finds),
    ("evening", evening),
    ("night", end_day),
)

PHASES: dict[str, tuple[tuple[str, Phase], ...]] = {
    "standard": _STANDARD,
    "solo": tuple(
        (name, solo_mode.deal_alone if name == "draft" else phase)
        for name, phase in _STANDARD
    ),
    "family": (
        ("fill", family_mode.lay_out_cats),
        ("rescue", family_mode.begin_family_turns),
        ("night", end_family_day),
    ),
}


@dataclass(frozen=True, slots=True)
class Days(Frame[IsleState]):
    """The bottom of the stack: phase after phase, day after day. It asks no seat."""

    def advance(self, state: IsleState) -> bool:
        phases = PHASES[state.mode]
        state.phase += 1
        if state.phase == len(phases):
            if state.day == state.box.supply.days:
                state.stack.pop()
                # private lessons are turned up
                state.reveal("isle.game_over")
                return False
            state.day += 1
            state.phase = 0
        phases[state.phase][1](state)
        return False


def phase_name(state: IsleState) -> str:
    """The name of the phase; `setup` before the first, `over` after the last."""
    if not state.stack:
        return "over"
    return PHASES[state.mode][state.phase][0] if state.phase >= 0 else "setup"
