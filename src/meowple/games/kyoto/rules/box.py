"""The contents of the box (paws, kittens, bike cards, tracks), read from the data files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from meowple.games.kyoto.data import toml
from meowple.games.kyoto.rules.actions import Try
from meowple.games.kyoto.rules.board import HEDGE, OPEN, ROOF, Board, lay_out
from meowple.games.kyoto.rules.checks.die import Die, read_die
from meowple.games.kyoto.rules.letter import LATEST, Letter
from meowple.games.kyoto.rules.paws.paw import SKILLS, Check, Paw, read_check, read_paws
from meowple.games.kyoto.rules.scenarios.lanterns import Lanterns
from meowple.games.kyoto.rules.scenarios.scenario import Rules, Scenario
from meowple.kernel.frame import Action

FILES = ("boards", "paws", "bikes", "kittens", "scenarios")
# How many answers about the paws of a space are cached.
MOST_OFFERS = 10_000

# The rules of scenarios that need more than data, by the name that their data give.
MODULES = {"lanterns": Lanterns}

Data = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Kitten:
    """A kitten with its skills on the novice and on the expert side."""

    id: str
    novice: tuple[int, ...]
    expert: tuple[int, ...]

    def on(self, side: str) -> tuple[int, ...]:
        """The skills on this side of its board."""
        return self.expert if side == "expert" else self.novice


class Box:
    """All components. Paws are numbers: indices into `paws`."""

    __slots__ = (
        "_boards",
        "_layouts",
        "_offers",
        "bike_check",
        "cards",
        "dice",
        "enemies",
        "enemy_flees",
        "free_steps",
        "growth",
        "hedge",
        "house_medal",
        "house_slots",
        "house_step",
        "index",
        "kittens",
        "levels",
        "most_rounds",
        "paws",
        "reds",
        "roof",
        "scenarios",
        "skill_max",
        "stamina",
        "track_medal",
        "track_slots",
        "track_steps",
        "tries",
    )

    def __init__(self, data: Data) -> None:
        self._layouts = data["boards"]
        self._boards: dict[tuple[str, int], Board] = {}
        self._offers: dict[tuple[tuple[int, ...], bool], tuple[Action, ...]] = {}
        self._read_paws(data)
        self._read_kittens(data["kittens"])
        self.cards: tuple[tuple[int, int], ...] = tuple(
            (row["purple"], row["turquoise"]) for row in data["bikes"]["cards"]
        )
        self.bike_check: Check = read_check(data["bikes"]["check"])

    def _read_paws(self, data: Data) -> None:
        rows = [*data["paws"]["paw"]]
        for scenario in data["scenarios"].values():
            rows += scenario.get("paw", ())
        self.paws: tuple[Paw, ...] = read_paws(rows)
        self.index = {paw.id: i for i, paw in enumerate(self.paws)}
        self.reds = tuple(paw.reaction for paw in self.paws)
        # for each paw the actions it offers
        self.tries = tuple(
            tuple(Try(SKILLS[check.skill], paw.id) for check in paw.checks)
            for paw in self.paws
        )
        self.scenarios = {
            id: Scenario(id, rows, self.paws, _rules(rows, self.index))
            for id, rows in data["scenarios"].items()
        }

    def _read_kittens(self, data: Mapping[str, Any]) -> None:
        expert = data["expert"]
        self.kittens = tuple(_kitten(row, expert) for row in data["kitten"])
        self.free_steps: int = expert["free_steps"]
        self.skill_max: int = data["skill"]["maximum"]
        self.dice: dict[str, Die] = {
            id: read_die(data["die"][id]) for id in ("wide", "narrow")
        }
        self.stamina: dict[str, tuple[int, ...]] = {
            id: tuple(data["stamina"][id]) for id in ("short", "long")
        }
        self.growth: dict[int, int] = {
            int(slot): steps for slot, steps in data["growth"]["steps"].items()
        }
        self.track_slots: int = data["victory"]["slots"]
        self.track_steps: tuple[int, ...] = tuple(data["victory"]["steps"])
        self.track_medal: int = data["victory"]["medal"]
        self.house_slots: int = data["house"]["slots"]
        self.house_step: int = data["house"]["step"]
        self.house_medal: int = data["house"]["medal"]
        self.enemy_flees: int = data["enemy"]["flees"]
        self.enemies: int = data["enemy"]["supply"]
        self.most_rounds: int = data["round"]["most"]
        walls = self._layouts["walls"]
        self.hedge: int = walls["hedge"]
        self.roof: int = walls["roof"]
        # what a kitten crosses, by its agility
        self.levels = tuple(
            ROOF if skill >= self.roof else HEDGE if skill >= self.hedge else OPEN
            for skill in range(self.skill_max + 1)
        )

    def offers(self, paws: tuple[int, ...], reds: bool) -> tuple[Action, ...]:
        """Every check that these paws offer, each once; the red ones only where asked."""
        key = (paws, reds)
        found = self._offers.get(key)
        if found is None:
            kinds = [paw for paw in dict.fromkeys(paws) if reds or not self.reds[paw]]
            found = tuple(action for paw in kinds for action in self.tries[paw])
            if len(self._offers) < MOST_OFFERS:
                self._offers[key] = found
        return found

    def board(self, centre: str, quarters: int) -> Board:
        """The boards as they are laid out, made once for all games."""
        key = (centre, quarters)
        if key not in self._boards:
            self._boards[key] = lay_out(self._layouts, centre, quarters)
        return self._boards[key]

    def board_source(self, centre: str) -> str:
        """The source of the drawing of this side of the center."""
        return str(self._layouts["centre"][centre]["source"])


def _kitten(row: Mapping[str, Any], expert: Mapping[str, Any]) -> Kitten:
    novice = tuple(row[skill] for skill in SKILLS)
    strong = max(novice)
    side = tuple(expert["strong" if skill == strong else "weak"] for skill in novice)
    return Kitten(row["id"], novice, side)


def _rules(rows: Mapping[str, Any], index: Mapping[str, int]) -> Rules | None:
    """The module of a scenario, where it has one."""
    return MODULES[rows["module"]](rows, index) if "module" in rows else None


def our_data(letter: Letter) -> dict[str, dict[str, Any]]:
    """Our data files, by their names: in an earlier version with what it had instead."""
    earlier = toml(letter.data) if letter.data else {}
    return {name: {**toml(name), **earlier.get(name, {})} for name in FILES}


@cache
def our_box(letter: Letter = LATEST) -> Box:
    """The components as they come with the project."""
    return Box(our_data(letter))
