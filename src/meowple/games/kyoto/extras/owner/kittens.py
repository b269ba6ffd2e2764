"""An owner's kittens, dice, tracks and bike cards."""

from __future__ import annotations

from typing import Any

from meowple.games.kyoto.data import toml
from meowple.games.kyoto.extras.owner.part import Part
from meowple.games.kyoto.extras.owner.paws import read_check
from meowple.games.kyoto.rules.board import LONGEST_RIDE
from meowple.games.kyoto.rules.paws.paw import AGILITY, SKILLS
from meowple.games.kyoto.rules.scenarios.scenario import MISSIONS
from meowple.games.kyoto.rules.turns.turn import MOST_STAMINA

# The ids that have texts.
KITTENS = tuple(row["id"] for row in toml("kittens")["kitten"])
TABLES = (
    "kitten",
    "expert",
    "skill",
    "die",
    "stamina",
    "growth",
    "victory",
    "house",
    "enemy",
    "round",
)
FACES = 6
HIGHEST_FACE = 9
STAMINAS = 3
# Missions, house and track.
MOST_MEDALS = MISSIONS + 2
HIGHEST_SKILL = 20
MOST_RAISES = 40
MOST_SLOTS = 20
MOST_FLEES = 9
MOST_TOKENS = 40
MOST_ROUNDS = 500
MOST_CARDS = 60

Row = dict[str, Any]


def read_kittens(kittens: Part) -> Row:
    """Everything in the file of the kittens."""
    kittens.only(TABLES)
    skill = kittens.part("skill")
    skill.only(("maximum",), ("source",))
    highest = skill.whole("maximum", 1, HIGHEST_SKILL)
    return {
        "kitten": _kittens(kittens, highest),
        "expert": _expert(kittens.part("expert"), highest),
        "skill": {"maximum": highest, "source": skill.mark()},
        "die": _dice(kittens.part("die")),
        "stamina": _stamina(kittens.part("stamina")),
        "growth": _growth(kittens.part("growth")),
        "victory": _victory(kittens.part("victory")),
        "house": _house(kittens.part("house")),
        "enemy": _enemy(kittens.part("enemy")),
        "round": _round(kittens.part("round")),
    }


def _kittens(kittens: Part, highest: int) -> list[Row]:
    rows: dict[str, Row] = {}
    for kitten in kittens.parts("kitten", len(KITTENS), len(KITTENS)):
        kitten.only(("id", *SKILLS), ("source",))
        id = kitten.one_of("id", KITTENS)
        if id in rows:
            raise kitten.bad("kitten_twice", key="id", name=id)
        skills = {skill: kitten.whole(skill, 0, highest) for skill in SKILLS}
        rows[id] = {"id": id, **skills, "source": kitten.mark()}
    return [*rows.values()]


def _expert(expert: Part, highest: int) -> Row:
    expert.only(("strong", "weak", "free_steps"), ("source",))
    return {
        "strong": expert.whole("strong", 0, highest),
        "weak": expert.whole("weak", 0, highest),
        "free_steps": expert.whole("free_steps", 0, MOST_RAISES),
        "source": expert.mark(),
    }


def _dice(dice: Part) -> Row:
    dice.only(("wide", "narrow"), ("source",))
    found = {id: _die(dice, id) for id in ("wide", "narrow")}
    return {**found, "source": dice.mark()}


def _die(dice: Part, id: str) -> list[int | str]:
    """A fight ends only if two faces differ; X must be one of them."""
    faces: list[int | str] = []
    for index, face in enumerate(dice.listed(id, FACES, FACES)):
        if face == "X":
            faces.append("X")
        elif type(face) is int and 1 <= face <= HIGHEST_FACE:
            faces.append(face)
        else:
            raise dice.bad("face", key=f"{id}.{index}", high=HIGHEST_FACE)
    if not 0 < faces.count("X") < FACES:
        raise dice.bad("die_faces", key=id)
    return faces


def _stamina(stamina: Part) -> Row:
    stamina.only(("short", "long"), ("source",))
    found: Row = {"source": stamina.marks("steps", "values")}
    for id in ("short", "long"):
        values = stamina.wholes(id, (STAMINAS, STAMINAS), 1, MOST_STAMINA)
        if values != sorted({*values}):
            raise stamina.bad("not_rising", key=id)
        found[id] = values
    return found


def _growth(growth: Part) -> Row:
    """The slots of the growth track at which all grow, and by how many steps."""
    growth.only(("slots", "steps"), ("source",))
    slots = growth.whole("slots", 1, MOST_MEDALS)
    steps = growth.part("steps")
    steps.only((), [str(slot + 1) for slot in range(slots)])
    found = {slot: steps.whole(slot, 1, MOST_RAISES) for slot in sorted(steps.values)}
    return {"slots": slots, "steps": found, "source": growth.mark()}


def _victory(victory: Part) -> Row:
    victory.only(("slots", "steps", "medal"), ("source",))
    slots = victory.whole("slots", 1, MOST_SLOTS)
    steps = victory.wholes("steps", (0, slots), 1, slots)
    if steps != sorted({*steps}):
        raise victory.bad("not_rising", key="steps")
    medal = victory.whole("medal", 1, slots)
    return {"slots": slots, "steps": steps, "medal": medal, "source": victory.mark()}


def _house(house: Part) -> Row:
    house.only(("slots", "step", "medal"), ("source",))
    slots = house.whole("slots", 1, MOST_SLOTS)
    found = {key: house.whole(key, 1, slots) for key in ("step", "medal")}
    return {"slots": slots, **found, "source": house.mark()}


def _enemy(enemy: Part) -> Row:
    enemy.only(("flees", "supply"), ("source",))
    return {
        "flees": enemy.whole("flees", 1, MOST_FLEES),
        "supply": enemy.whole("supply", 0, MOST_TOKENS),
        "source": enemy.marks("flees", "supply"),
    }


def _round(round: Part) -> Row:
    round.only(("most",), ("source",))
    return {"most": round.whole("most", 1, MOST_ROUNDS), "source": round.mark()}


def read_bikes(bikes: Part) -> Row:
    """The bike cards, and what a kitten needs to dodge."""
    bikes.only(("cards", "check"))
    check = bikes.part("check")
    check.only(("skill", "target", "flees"), ("lowers", "source"))
    # the chances on display assume agility
    check.one_of("skill", (SKILLS[AGILITY],))
    return {
        "cards": [_card(card) for card in bikes.parts("cards", 1, MOST_CARDS)],
        "check": {**read_check(check), "source": check.marks("target", "flees")},
    }


def _card(card: Part) -> Row:
    card.only(("purple", "turquoise"), ("source",))
    rides = {key: card.whole(key, 0, LONGEST_RIDE) for key in ("purple", "turquoise")}
    return {**rides, "source": card.mark()}
