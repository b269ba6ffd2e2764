"""The components with their texts: paws, kittens, tracks, bike cards and scenarios.

They are the same for every seat and in every game; the boards, which differ from game to
game, are in the view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from meowple.games.kyoto.rules.board import HOMES
from meowple.games.kyoto.rules.box import Box, Kitten
from meowple.games.kyoto.rules.checks.checks import face
from meowple.games.kyoto.rules.paws.paw import SKILLS, Check, Paw, lowered
from meowple.games.kyoto.rules.scenarios.scenario import OTHER_MEDALS, Mission, Scenario
from meowple.kernel.optional_verbs import Say

_SPACES = ("road", "house", "terrace", "garden", "park")


@dataclass(frozen=True, slots=True)
class SkillFacts:
    """A skill and what it is for."""

    id: str
    name: str
    about: str


@dataclass(frozen=True, slots=True)
class CheckFacts:
    """A check that a paw or a bike asks for: what failing does (the kitten flees or the
    paw moves this many spaces, and a skill may fall by a step), and in words what passing
    brings."""

    skill: str
    target: int
    flees: int
    moves: int
    text: str
    passed: str
    lowers: str | None = None


@dataclass(frozen=True, slots=True)
class PawFacts:
    """A paw. A `reaction` is red; a `figure` stays where it is; `looks` are the paws face
    down that a kitten looks at when it has passed. `number` is that of the base game."""

    id: str
    kind: str
    name: str
    kind_name: str
    number: int
    reaction: bool
    figure: bool
    looks: int
    checks: tuple[CheckFacts, ...]
    source: str
    text: str


@dataclass(frozen=True, slots=True)
class KittenFacts:
    """A kitten and its skills at the start, on either side of its board."""

    id: str
    name: str
    novice: dict[str, int]
    expert: dict[str, int]


@dataclass(frozen=True, slots=True)
class TrackFacts:
    """The slots of a victory track or of a house, counted from 1: those that give a skill
    step, and the one that gives a medal."""

    slots: int
    steps: tuple[int, ...]
    medal: int


@dataclass(frozen=True, slots=True)
class BikeCardFacts:
    """The distance that each bike rides."""

    purple: int
    turquoise: int


@dataclass(frozen=True, slots=True)
class MissionFacts:
    """A mission that earns a medal: `on` a check (with a skill, against a kind of paw),
    crossing the road, beating a kitten, or what the scenario's own rule says."""

    id: str
    name: str
    on: str
    skill: str | None
    kind: str | None


@dataclass(frozen=True, slots=True)
class FigureFacts:
    """A figure that stands on every space of a kind from the start."""

    id: str
    on: str


@dataclass(frozen=True, slots=True)
class ScenarioFacts:
    """A scenario: its missions, how many of each paw there are, and its figures."""

    id: str
    name: str
    source: str
    missions: tuple[MissionFacts, ...]
    paws: dict[str, int]
    figures: tuple[FigureFacts, ...]


@dataclass(frozen=True, slots=True)
class KyotoComponents:
    """The contents of the box of Kyoto no Neko. Skills run from 0 to `skill_max`; with
    `hedge` and `roof` in agility a kitten crosses such walls. `growth` are the skill steps
    of all, by the medals of the first seat to have them; `stamina` rises with each time all
    grow. The expert side gives `free_steps`. `medals` names all that there are, `enemy` a
    beaten kitten on a victory track."""

    game: Literal["kyoto"]
    skills: tuple[SkillFacts, ...]
    skill_max: int
    free_steps: int
    hedge: int
    roof: int
    paws: dict[str, PawFacts]
    enemy: str
    enemies: int
    enemy_flees: int
    kittens: dict[str, KittenFacts]
    homes: dict[str, str]
    spaces: dict[str, str]
    victory: TrackFacts
    house: TrackFacts
    growth: dict[int, int]
    stamina: dict[str, tuple[int, ...]]
    dice: dict[str, tuple[str, ...]]
    bike_cards: tuple[BikeCardFacts, ...]
    bike_check: CheckFacts
    medals: dict[str, str]
    scenarios: dict[str, ScenarioFacts]
    last_round: int


def components(box: Box, say: Say) -> KyotoComponents:
    scenarios = {id: _scenario(box, one, say) for id, one in box.scenarios.items()}
    return KyotoComponents(
        game="kyoto",
        skills=tuple(_skill(box, skill, say) for skill in SKILLS),
        skill_max=box.skill_max,
        free_steps=box.free_steps,
        hedge=box.hedge,
        roof=box.roof,
        paws={paw.id: _paw(paw, say) for paw in box.paws},
        enemy=say("kyoto.paw", paw="enemy"),
        enemies=box.enemies,
        enemy_flees=box.enemy_flees,
        kittens={kitten.id: _kitten(kitten, say) for kitten in box.kittens},
        homes={home: say("kyoto.direction", direction=home) for home in HOMES},
        spaces={kind: say("kyoto.kind", kind=kind, yours=False) for kind in _SPACES},
        victory=TrackFacts(box.track_slots, box.track_steps, box.track_medal),
        house=TrackFacts(box.house_slots, (box.house_step,), box.house_medal),
        growth=box.growth,
        stamina=box.stamina,
        dice={id: tuple(map(face, die.faces)) for id, die in box.dice.items()},
        bike_cards=tuple(BikeCardFacts(*card) for card in box.cards),
        bike_check=_check(box.bike_check, 0, say),
        medals=_medals(scenarios, say),
        scenarios=scenarios,
        last_round=box.most_rounds,
    )


def _skill(box: Box, skill: str, say: Say) -> SkillFacts:
    about = say("kyoto.skill_about", skill=skill, hedge=box.hedge, roof=box.roof)
    return SkillFacts(skill, say("kyoto.skill", skill=skill), about)


def _paw(paw: Paw, say: Say) -> PawFacts:
    checks = tuple(_check(check, paw.looks, say) for check in paw.checks)
    asks = "; ".join(check.text for check in checks) or say("kyoto.no_check")
    return PawFacts(
        id=paw.id,
        kind=paw.kind,
        name=say("kyoto.paw", paw=paw.id),
        kind_name=say("kyoto.paw_kind", kind=paw.kind),
        number=paw.number,
        reaction=paw.reaction,
        figure=paw.figure,
        looks=paw.looks,
        checks=checks,
        source=paw.source,
        text=say("kyoto.paw_asks", paw=paw.id, red=paw.reaction, checks=asks),
    )


def _check(check: Check, looks: int, say: Say) -> CheckFacts:
    skill = SKILLS[check.skill]
    return CheckFacts(
        skill=skill,
        target=check.target,
        flees=check.flees,
        moves=check.moves,
        text=say(
            "kyoto.check_failing",
            skill=skill,
            target=check.target,
            flees=check.flees,
            moves=check.moves,
            lowers=lowered(check) or "",
        ),
        passed=say("kyoto.passing", skill=skill, looks=looks),
        lowers=lowered(check),
    )


def _kitten(kitten: Kitten, say: Say) -> KittenFacts:
    return KittenFacts(
        id=kitten.id,
        name=say("kyoto.kitten", kitten=kitten.id),
        novice=dict(zip(SKILLS, kitten.novice, strict=True)),
        expert=dict(zip(SKILLS, kitten.expert, strict=True)),
    )


def _scenario(box: Box, scenario: Scenario, say: Say) -> ScenarioFacts:
    numbers = zip(box.paws, scenario.numbers, strict=True)
    return ScenarioFacts(
        id=scenario.id,
        name=say("kyoto.scenario_name", scenario=scenario.id),
        source=scenario.source,
        missions=tuple(_mission(mission, say) for mission in scenario.missions),
        paws={paw.id: number for paw, number in numbers if number},
        figures=tuple(FigureFacts(box.paws[paw].id, on) for paw, on in scenario.figures),
    )


def _mission(mission: Mission, say: Say) -> MissionFacts:
    skill = None if mission.skill is None else SKILLS[mission.skill]
    return MissionFacts(
        mission.id, _medal(mission.id, say), mission.on, skill, mission.kind
    )


def _medals(scenarios: dict[str, ScenarioFacts], say: Say) -> dict[str, str]:
    missions = [one for scenario in scenarios.values() for one in scenario.missions]
    names = {mission.id: mission.name for mission in missions}
    return names | {medal: _medal(medal, say) for medal in OTHER_MEDALS}


def _medal(medal: str, say: Say) -> str:
    return say(f"line.kyoto.medal.{medal}")
