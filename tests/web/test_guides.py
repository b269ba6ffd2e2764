"""The guided first games: from the first act to the last word of the guide, in each
language; hidden, called back, and continued. Their deals are prepared, so every run sees
the same games."""

from __future__ import annotations

from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Route, expect

from meowple.texts import FOLDER, languages
from tests.own_games import LOCALES
from tests.thorough import some
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import answer, answerable, is_over, my_turn
from tests.web.reading import foreign, reads_all, texts_of
from tests.web.test_pages import overflow, violations

# Both in one look: the table goes on meanwhile.
SAID = """() => {
  const found = document.querySelector('[data-step]');
  return found ? [found.dataset.step ?? '', found.innerText] : ['', ''];
}"""
# A learner who acts at once and reads on only when there is nothing to do, at the pace of
# the page, until the guide has said all; every step with its words. Which control is next
# depends on the controls before, not on time.
FOLLOW = """async ([key, most]) => {
  const heard = {};
  const find = (what) => document.querySelector(what);
  const done = () => JSON.parse(localStorage.getItem('meowple.guided'))[key].done;
  const usable = () => [...document.querySelectorAll('main [data-action]')].filter(one =>
    !one.disabled && one.getAttribute('aria-disabled') !== 'true' &&
    one.getAttribute('aria-pressed') !== 'true' && one.checkVisibility());
  const goesOn = (one) => !['pass', 'done', 'skip'].includes(one.dataset.action);
  const drawn = () => new Promise((then) => requestAnimationFrame(then));
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let turn = 0, pick = 0; !done() && turn < most; turn++) {
    const said = find('[data-step]');
    if (said?.dataset.step) heard[said.dataset.step] = said.innerText;
    if (!find('main[aria-busy="true"]')) {
      const confirm = find('main [data-confirm]:not([disabled])');
      const all = usable();
      const ready = all.some(goesOn) ? all.filter(goesOn) : all;
      const last = said?.dataset.step?.endsWith('all') && find('[data-next="true"]');
      if (last) press(last);
      else if (confirm) press(confirm);
      else if (ready.length) {
        pick = (pick * 31 + 17) % 1009;
        press(ready[pick % ready.length]);
      }
    }
    await drawn();
  }
  return heard;
}"""
# What the guide says first, and what every game of the course comes to.
COURSES = {
    ("isle", "family"): ("family_rescue", "first_tile", "family_all"),
    ("isle", "standard"): ("draft", "buy", "all"),
    ("fits", "first"): ("start", "card", "all"),
    ("kyoto", "first"): ("turn", "act", "all"),
}
# One of each course is looked at in every run: in the languages of long words.
OPEN = [
    ("isle", "family", "ru"),
    ("isle", "standard", "en"),
    ("fits", "first", "cs"),
    ("kyoto", "first", "uk"),
]
# Each in another language than above.
FIRST = [
    ("isle", "family", "uk"),
    ("isle", "standard", "ru"),
    ("fits", "first", "en"),
    ("kyoto", "first", "cs"),
]
ALL = [(*course, lang) for course in COURSES for lang in languages()]
# So often there is something to read, to do or to wait for, at the very most.
MOST = 4_000


def words_of(game: str, lang: str) -> FluentBundle:
    """All that a guide may say."""
    bundle = FluentBundle([lang])
    for folder in (FOLDER, LOCALES[game]):
        path = folder / lang / "web-learn.ftl"
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(words: FluentBundle, id: str) -> str:
    pattern = words.get_message(id.replace(".", "-")).value
    assert pattern is not None
    return str(words.format_pattern(pattern)[0])


def begin(visitor: Visitor, game: str, course: str = "first") -> None:
    """A guided game, by one click on the page for learning."""
    visitor.go("/learn")
    visitor.page.locator(f"button[aria-describedby=guided-{game}-{course}]").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator("[data-step]").wait_for()


def said(visitor: Visitor) -> tuple[str, str]:
    """The id of what the guide says now, and its words; nothing when it is silent."""
    step, words = visitor.page.evaluate(SAID)
    return step, words


@pytest.mark.parametrize(("game", "course", "lang"), some(OPEN, ALL))
def test_a_guided_game_says_in_every_language_what_there_is_to_know(
    visit: Invite, game: str, course: str, lang: str
) -> None:
    # Half of them on a phone in the dark.
    phone = lang in ("cs", "uk")
    visitor = visit(phone=phone, dark=phone, lang=lang)
    reads_all(visitor)
    begin(visitor, game, course)
    assert overflow(visitor) <= (0, 0)
    if (game, course, lang) in OPEN:
        assert violations(visitor) == []
    heard = visitor.page.evaluate(FOLLOW, [f"{game}/{course}", MOST])
    assert not is_over(visitor)
    words = words_of(game, lang)
    for step, shown in heard.items():
        assert shown.split() == say(words, step).split(), step
    for step in COURSES[game, course]:
        assert f"web.learn.{game}.{step}" in heard
    terms = visitor.hello["terms"]
    assert (terms["course"], terms["rated"]) == (course, False)
    assert foreign(lang, texts_of(visitor)) == []
    visitor.go("/learn")
    expect(visitor.page.get_by_text(say(words, "web.learn.guide.done"))).to_be_visible()


@pytest.mark.parametrize(("game", "course", "lang"), some(FIRST, ALL))
def test_the_first_text_of_a_guide_asks_for_an_act_and_has_room(
    visit: Invite, game: str, course: str, lang: str
) -> None:
    visitor = visit(phone=True, lang=lang)
    begin(visitor, game, course)
    visitor.until(lambda: my_turn(visitor), "my turn")
    assert said(visitor)[0] == f"web.learn.{game}.{COURSES[game, course][0]}"
    # Nothing has to be read on before.
    expect(visitor.page.locator('[data-next="true"]')).to_have_count(0)
    assert overflow(visitor) <= (0, 0)


@pytest.mark.parametrize("course", ["family", "standard"])
def test_on_a_phone_the_guide_leaves_the_answers_in_sight(
    visit: Invite, course: str
) -> None:
    visitor, chance = visit(phone=True), Random(course)
    begin(visitor, "isle", course)
    page = visitor.page
    place = page.get_by_role("button", name="Place it here", exact=True)
    visitor.until(lambda: my_turn(visitor), "my turn")
    while not visitor.state["actions"][0].startswith("place "):
        answer(visitor, chance)
        visitor.until(lambda: my_turn(visitor), "my turn")
    answerable(visitor)
    expect(place).to_be_in_viewport(ratio=1)
    for name in ("Turn", "Flip", "Next place"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    boat = page.locator("[data-placing] .boat svg").bounding_box()
    dock = page.locator("[data-part=dock]").bounding_box()
    assert boat
    assert dock
    assert boat["y"] + boat["height"] <= dock["y"]
    before = visitor.states
    place.click()
    visitor.until(lambda: visitor.states > before, "the placement")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_beside_the_guide_all_checks_on_offer_are_in_sight(
    visit: Invite, phone: bool
) -> None:
    visitor, chance = visit(phone=phone), Random("checks")
    begin(visitor, "kyoto")
    visitor.until(lambda: my_turn(visitor), "my turn")
    offers = visitor.page.locator("[data-part=now] [data-action]")
    while visitor.state["actions"][0].startswith("step "):
        answer(visitor, chance)
        visitor.until(lambda: my_turn(visitor), "my turn")
    answerable(visitor)
    expect(offers).not_to_have_count(0)
    for offer in offers.all():
        expect(offer).to_be_in_viewport(ratio=0.95)
    # Without a step there is nowhere to go.
    glow = visitor.page.get_by_text("Go to a glowing space")
    goes = any(action.startswith("step ") for action in visitor.state["actions"])
    expect(glow).to_have_count(1 if goes else 0)


def test_on_a_phone_what_the_guide_points_at_is_in_sight(visit: Invite) -> None:
    visitor, chance = visit(phone=True), Random("in sight")
    begin(visitor, "kyoto")
    targets = {"check": "skills", "friend": "slots", "victory": "slots"}
    seen: set[str] = set()
    while not {"check", "friend"} <= seen:
        visitor.until(lambda: my_turn(visitor), "my turn")
        answer(visitor, chance)
        visitor.until(lambda: my_turn(visitor), "my turn")
        answerable(visitor)
        step = said(visitor)[0].rpartition(".")[2]
        # What can be chosen comes first.
        chosen = visitor.page.locator("[data-rest] [data-action]").count()
        if step in targets and step not in seen and not chosen:
            target = visitor.page.locator(f"[data-part={targets[step]}]:visible").first
            expect(target).to_have_css("outline-style", "dashed")
            expect(target).to_be_in_viewport(ratio=0.95)
            seen.add(step)


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_stays_where_it_is_when_the_guide_comes(
    visit: Invite, phone: bool
) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    held: list[Route] = []
    page.route("**/assets/load-guide-*.js", lambda route: held.append(route))
    visitor.go("/learn")
    page.locator("button[aria-describedby=guided-fits-first]").click()
    page.locator("[data-part=tray]").wait_for()
    board = page.locator("main").bounding_box()
    visitor.until(lambda: bool(held), "the guide is asked for")
    for route in held:
        route.continue_()
    page.locator("[data-step]").wait_for()
    assert page.locator("main").bounding_box() == board


def test_a_guide_points_and_shows_what_a_tiger_would_do(visit: Invite) -> None:
    visitor = visit()
    begin(visitor, "fits")
    page = visitor.page
    tray, hand = (page.locator(f'[data-part="{part}"]') for part in ("tray", "hand"))
    expect(tray).to_have_css("outline-style", "dashed")
    visitor.until(lambda: my_turn(visitor), "my turn")
    for _ in range(2):
        answerable(visitor)
        before = visitor.states
        visitor.click("Show me")
        page.get_by_text("A tiger would do this").wait_for()
        visitor.click("Do it")
        visitor.until(lambda: visitor.states > before, "what the tiger would do")  # noqa: B023
        visitor.until(lambda: my_turn(visitor), "my turn")
    visitor.until(lambda: said(visitor)[0].endswith("card"), "the card to play")
    expect(hand).to_have_css("outline-style", "dashed")
    expect(tray).not_to_have_css("outline-style", "dashed")


def test_no_penalty_is_shown_before_the_first_cat(visit: Invite) -> None:
    visitor, chance = visit(), Random("first cat")
    begin(visitor, "isle", "family")
    visitor.until(lambda: my_turn(visitor), "my turn")
    answerable(visitor)
    penalties = visitor.page.locator("[data-part=dock] .minus")
    expect(penalties).to_have_count(0)
    visitor.page.locator('main [data-action^="rescue "]').first.click()
    placing = lambda: visitor.state["actions"][0].startswith("place ")  # noqa: E731
    visitor.until(placing, "the cat in hand")
    answer(visitor, chance)
    expect(penalties).to_have_count(2)


def test_a_guide_can_be_hidden_and_called_back(visit: Invite) -> None:
    visitor = visit()
    begin(visitor, "kyoto")
    page = visitor.page
    visitor.click("Hide the guide")
    called = page.get_by_role("button", name="Guide", exact=True)
    expect(called).to_be_focused()
    expect(called).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(called).to_have_attribute("aria-pressed", "false")
    visitor.settled()
    expect(page.locator("[data-step]")).to_have_count(0)
    called.click()
    visitor.until(lambda: said(visitor)[0].endswith("turn"), "the same step")


def test_a_guided_game_continues_where_it_was_left(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/")
    page = visitor.page
    card = page.get_by_role("listitem").filter(has_text="The Isle of Cats")
    card.get_by_role("button", name="New here?").click()
    page.locator("[data-step]").wait_for()
    table = page.url
    visitor.until(lambda: said(visitor)[0].endswith("family_rescue"), "the first step")
    page.locator('main [data-action="rescue island:1"]').first.click()
    visitor.until(lambda: said(visitor)[0].endswith("first_tile"), "the second step")
    visitor.go("/learn")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url(table)
    visitor.until(lambda: said(visitor)[0].endswith("first_tile"), "the same step")
    visitor.go("/learn")
    page.get_by_role("button", name="Start over").click()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    left = page.request.get(table.replace("/table/", "/api/tables/")).json()
    assert left["status"] == "abandoned"
