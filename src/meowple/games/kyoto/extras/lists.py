"""The lists of the rules reference: kittens, paws, skills, scenarios and medals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meowple.games.kyoto.extras.components import KyotoComponents
from meowple.kernel.optional_verbs import Say


def lists(box: KyotoComponents, say: Say) -> dict[str, list[str]]:
    return {
        "kittens": list(_kittens(box, say)),
        "paws": list(_paws(box, say)),
        "skills": [f"- **{skill.name}**: {skill.about}" for skill in box.skills],
        "scenarios": list(_scenarios(box, say)),
        "medals": [f"- {medal}" for medal in box.medals.values()],
    }


def _kittens(box: KyotoComponents, say: Say) -> Iterator[str]:
    for kitten in box.kittens.values():
        novice, expert = _skills(box, kitten.novice), _skills(box, kitten.expert)
        yield "- " + say(
            "kyoto.list.kitten", name=kitten.name, novice=novice, expert=expert
        )


def _skills(box: KyotoComponents, values: Mapping[str, int]) -> str:
    return ", ".join(f"{skill.name} {values[skill.id]}" for skill in box.skills)


def _paws(box: KyotoComponents, say: Say) -> Iterator[str]:
    """Every paw with its checks; how many there are depends on the scenario."""
    for paw in box.paws.values():
        yield "- " + say("kyoto.list.paw", name=paw.name, red=paw.reaction)
        for check in paw.checks:
            yield "  - " + say("kyoto.list.check", check=check.text, passed=check.passed)


def _scenarios(box: KyotoComponents, say: Say) -> Iterator[str]:
    for scenario in box.scenarios.values():
        yield f"- **{scenario.name}**"
        for mission in scenario.missions:
            yield f"  - {mission.name}"
        counted = [(n, box.paws[id].name) for id, n in scenario.paws.items()]
        paws = ", ".join(f"{n}× {name}" for n, name in counted)  # noqa: RUF001
        yield "  - " + say("kyoto.list.paws", paws=paws)
        for figure in scenario.figures:
            yield "  - " + say(
                "kyoto.list.figure",
                name=box.paws[figure.id].name,
                space=say("kyoto.kind", kind=figure.on, yours=False),
            )
