"""The rules reference: whole, the same in every language, and right about the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

import meowple
from meowple.games.fits.extras.components import FitsComponents
from meowple.games.isle.extras.components import IsleComponents
from meowple.games.kyoto.extras.components import KyotoComponents
from meowple.kernel.errors import BadData
from meowple.kernel.registry import find
from meowple.kernel.toolbox.package_data import read_toml
from meowple.reference import FIGURE, LINK, RULING, Reference, parsed, reference
from meowple.texts import languages, texts
from tests.own_games import IDS, LOCALES
from tests.pebbles import Pebbles

BOARDS = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES = ("fits", "isle", "kyoto")
WRITTEN = [
    (path.parent.name, game)
    for game, locales in LOCALES.items()
    for path in sorted(locales.glob("*/rules.md"))
]
every_reference = pytest.mark.parametrize(("lang", "game"), WRITTEN)


def read(lang: str, game: str) -> Reference:
    found = reference(find(game), lang)
    assert found is not None
    return found


@cache
def whole(lang: str, game: str) -> str:
    """The whole text, with its lists."""
    found = read(lang, game)
    return "\n".join([found.lead, *(section.body for section in found.sections)])


def document(lang: str, game: str) -> str:
    return (LOCALES[game] / lang / "rules.md").read_text(encoding="utf-8")


# Its form


def test_every_game_has_a_reference_in_every_language() -> None:
    assert set(languages()) >= {"en", "ru", "cs", "uk"}
    assert set(WRITTEN) == set(product(languages(), GAMES))
    assert set(GAMES) == set(IDS)


@every_reference
def test_all_languages_have_the_same_sections_in_the_same_order(
    lang: str, game: str
) -> None:
    shapes = [
        [(section.anchor, section.level) for section in read(one, game).sections]
        for one in (lang, "en")
    ]
    assert shapes[0] == shapes[1]


@every_reference
def test_all_languages_have_the_same_figures_rulings_and_lists(
    lang: str, game: str
) -> None:
    marks = re.compile(r"\{(?:figure|ruling|list): [\w-]+\}")
    assert marks.findall(document(lang, game)) == marks.findall(document("en", game))


@every_reference
def test_every_link_leads_to_a_section(lang: str, game: str) -> None:
    anchors = {section.anchor for section in read(lang, game).sections}
    linked = {anchor for _, anchor in LINK.findall(whole(lang, game))}
    assert linked - anchors == set()


@every_reference
def test_no_unknown_mark_is_left(lang: str, game: str) -> None:
    text = RULING.sub("", FIGURE.sub("", whole(lang, game)))
    assert re.findall(r"\{[^}]*\}", text) == []


@every_reference
def test_every_figure_is_drawn_and_every_drawing_is_used(lang: str, game: str) -> None:
    source = (BOARDS / game / "figures" / "index.ts").read_text(encoding="utf-8")
    drawn = re.findall(r"^  '?([a-z-]+)'?: figure\(", source, re.MULTILINE)
    named = [name for name, _ in FIGURE.findall(whole(lang, game))]
    assert sorted(named) == sorted(drawn)


@every_reference
def test_every_ruling_stands_there_once(lang: str, game: str) -> None:
    folder = Path(meowple.__file__).parent / "games" / game
    rulings = (folder / "RULINGS.md").read_text(encoding="utf-8")
    assert Counter(RULING.findall(whole(lang, game))) == Counter(
        set(re.findall(r"\*\*(\w+)\*\*", rulings))
    )


# The lists in it


def isle(found: IsleComponents) -> Iterator[str]:
    """Everything the reference of the Isle must name; cards come in ranges of numbers."""
    yield from (card.text for card in found.cards.values())
    yield from (card.text for card in found.sister.values())
    for shape in found.shapes.values():
        yield f"`{shape.id}`, **{shape.name}**"
    for colour_card in found.colour_cards.values():
        yield f"**{colour_card.number}**"


def fits(found: FitsComponents) -> Iterator[str]:
    for deck in found.decks.values():
        yield from (f"`{id}`" for id in deck.cards if id != "princess")
    for kind in found.kinds.values():
        yield f"**{kind.name}**: {kind.about}"


def kyoto(found: KyotoComponents) -> Iterator[str]:
    paws = [paw.name for paw in found.paws.values()]
    kittens = [kitten.name for kitten in found.kittens.values()]
    skills = [skill.name for skill in found.skills]
    yield from (f"**{name}**" for name in (*paws, *kittens, *skills))
    for paw in found.paws.values():
        yield from (check.text for check in paw.checks)
    for scenario in found.scenarios.values():
        yield f"**{scenario.name}**"
    yield from found.medals.values()


def named(lang: str, game: str) -> Iterator[str]:
    found = find(game).components(texts(lang).say)
    if isinstance(found, IsleComponents):
        yield from isle(found)
    elif isinstance(found, FitsComponents):
        yield from fits(found)
    elif isinstance(found, KyotoComponents):
        yield from kyoto(found)


@every_reference
def test_all_that_is_in_the_box_is_listed(lang: str, game: str) -> None:
    text = whole(lang, game)
    assert [name for name in named(lang, game) if name not in text] == []


@every_reference
def test_every_list_that_a_game_makes_stands_there_once(lang: str, game: str) -> None:
    lists = find(game).lists(texts(lang).say)
    marks = re.findall(r"\{list: (\w+)\}", document(lang, game))
    assert Counter(marks) == Counter([*lists, "options"])


def test_every_card_of_the_isle_has_its_number_in_a_list() -> None:
    lists = find("isle").lists(texts().say)
    told = "\n".join(line for name in lists for line in lists[name])
    ranges = re.findall(r"^- \*\*(\d+)(?:\D(\d+))?\*\*", told, re.MULTILINE)
    numbers = [n for low, high in ranges for n in range(int(low), int(high or low) + 1)]
    assert Counter(numbers) == Counter(range(1, 216))


@every_reference
def test_every_option_and_its_values_are_explained(lang: str, game: str) -> None:
    text = whole(lang, game)
    for option in find(game).info.options:
        assert f"- `{option.id}`, " in text
        for value in option.offered:
            assert f"  - `{value}`" in text


# The rule that an error belongs to


def errors_of_the_rules(game: str) -> set[str]:
    """The ids of what a game's rules forbid, as its catalog groups them."""
    catalogue = (LOCALES[game] / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    found, inside = set(), False
    for entry in FluentParser().parse(catalogue).body:
        if isinstance(entry, GroupComment):
            inside = entry.content == "Errors: what the rules forbid"
        elif inside and isinstance(entry, Message):
            kind, first, *rest = entry.id.name.split("-")
            assert kind == "error"
            found.add(".".join([first, *rest]))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_the_rules_leads_to_a_section(game: str) -> None:
    rules = read_toml(f"meowple.games.{game}.data", "error_rules")
    assert set(rules) == errors_of_the_rules(game)
    anchors = {section.anchor for section in read("en", game).sections}
    assert set(rules.values()) - anchors == set()
    assert all(find(game).rule(error) == rules[error] for error in rules)


def test_a_refusal_that_no_rule_explains_leads_nowhere() -> None:
    assert find("isle").rule("turn.not_yours") is None
    assert Pebbles().rule("tile.must_touch") is None


# Reading and searching

SAMPLE = """# Tea

For two, see [cups](#cups).

## Cups {#cups}

Fill every cup.

### Saucers {#saucers}

{list: cups}

{figure: saucer} A saucer under a cup.

- {ruling: no_spoon} **Spoons** stay in the drawer.

## Škoda {#shame}

Ёлка.
"""
TEA = parsed(SAMPLE, {"cups": ["- one", "- two"]})


def test_a_document_falls_into_sections_with_their_lists() -> None:
    assert (TEA.title, TEA.lead) == ("Tea", "For two, see [cups](#cups).")
    heads = [(one.anchor, one.level, one.title) for one in TEA.sections]
    assert heads == [("cups", 2, "Cups"), ("saucers", 3, "Saucers"), ("shame", 2, "Škoda")]
    assert TEA.sections[1].body.startswith("- one\n- two\n\n{figure: saucer} A saucer")


def test_a_part_is_a_section_with_all_under_it() -> None:
    assert [one.anchor for one in TEA.part("cups")] == ["cups", "saucers"]
    assert [one.anchor for one in TEA.part("saucers")] == ["saucers"]
    assert TEA.part("tea") == ()


def test_a_search_wants_all_words_in_any_order_without_marks_on_letters() -> None:
    def hits(wanted: str) -> list[tuple[str, str]]:
        return [(hit.section.anchor, hit.line) for hit in TEA.search(wanted)]

    assert hits("DRAWER spoons") == [("saucers", "Spoons stay in the drawer.")]
    assert hits("skoda елка") == [("shame", "Škoda")]
    assert hits("cup spoon fill") == []
    assert hits("  ") == []


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("# Tea\n\n## Cups\n", "rules.no_anchor"),
        ("# Tea\n\n## Cups {#a}\n\n## Tins {#a}\n", "rules.anchor_twice"),
        ("# Tea\n\n{list: spoons}\n", "rules.no_list"),
    ],
)
def test_a_document_with_a_mistake_is_refused(text: str, id: str) -> None:
    with pytest.raises(BadData) as refused:
        parsed(text, {})
    assert refused.value.id == id


def test_a_game_without_a_text_has_no_reference() -> None:
    assert reference(Pebbles(), "en") is None
    assert Pebbles().lists(texts().say) == {}
