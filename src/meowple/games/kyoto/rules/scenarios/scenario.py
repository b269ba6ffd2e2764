"""Scenarios: missions, paws and figures as data, and rules of their own where needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meowple.games.kyoto.rules.paws.paw import SKILLS, Paw
from meowple.kernel.frame import Action, not_now

if TYPE_CHECKING:
    from meowple.games.kyoto.rules.state import KyotoState

MISSIONS = 5
# Medals are bits: the missions, the third slot of the house, the fourth of the track.
HOUSE_MEDAL = 1 << MISSIONS
TRACK_MEDAL = 1 << (MISSIONS + 1)
OTHER_MEDALS = ("house", "track")


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission that earns a medal: see the data file for `on`."""

    id: str
    on: str
    skill: int | None = None
    kind: str | None = None


class Rules:
    """The rules that a scenario adds. This one adds none."""

    __slots__ = ()

    def offers(self, state: KyotoState, seat: int) -> tuple[Action, ...]:
        """Actions with the figures on the space of this kitten."""
        return ()

    def use(self, state: KyotoState, seat: int, action: Action) -> None:
        """Take such an action."""
        raise not_now()


class Scenario:
    """A scenario, with its missions found by what fulfils them."""

    __slots__ = (
        "_by_check",
        "beat",
        "cross",
        "figures",
        "id",
        "missions",
        "numbers",
        "rule",
        "rules",
        "source",
    )

    def __init__(
        self,
        id: str,
        data: Mapping[str, Any],
        paws: tuple[Paw, ...],
        rules: Rules | None,
    ) -> None:
        self.id = id
        self.source: str = data["source"]
        self.missions = tuple(_mission(row) for row in data["missions"])
        self.cross = self._mask("cross")
        self.beat = self._mask("beat")
        self.rule = self._mask("rule")
        # how many of each paw there are
        counts = data.get("paws", {})
        self.numbers: tuple[int, ...] = tuple(
            counts.get(paw.id, paw.number) for paw in paws
        )
        # figures on the boards from the start: a paw, and the kind of space
        ids = [paw.id for paw in paws]
        self.figures = tuple(
            (ids.index(row["id"]), row["on"]) for row in data.get("figures", ())
        )
        self.rules = rules
        self._by_check = {
            (number, check.skill): self._checked(paw.kind, check.skill)
            for number, paw in enumerate(paws)
            for check in paw.checks
        }

    def _mask(self, on: str) -> int:
        return sum(1 << i for i, mission in enumerate(self.missions) if mission.on == on)

    def _checked(self, kind: str, skill: int) -> int:
        return sum(
            1 << i
            for i, mission in enumerate(self.missions)
            if mission.on == "check" and (mission.kind, mission.skill) == (kind, skill)
        )

    def by_check(self, paw: int, skill: int) -> int:
        """The missions that passing a check fulfils."""
        return self._by_check[paw, skill]

    def medal(self, which: int) -> str:
        """The id of the mission, or other deed, that a medal is for."""
        ids = (*(mission.id for mission in self.missions), *OTHER_MEDALS)
        return ids[which.bit_length() - 1]


def _mission(row: Mapping[str, Any]) -> Mission:
    skill = SKILLS.index(row["skill"]) if "skill" in row else None
    return Mission(row["id"], row["on"], skill, row.get("kind"))
