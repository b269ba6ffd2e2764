"""The guided first games: from the first word of the guide to its last, in each language;
sent away, called back, and gone on with."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import expect

from meowple.texts import FOLDER, languages
from tests.own_games import IDS, LOCALES
from tests.thorough import some
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import is_over, my_turn
from tests.web.reading import foreign, reads_all, texts_of
from tests.web.test_pages import overflow, violations

# Both in one look: the table goes on meanwhile.
SAID = """() => {
  const found = document.querySelector('[data-step]');
  return found ? [found.dataset.step ?? '', found.innerText] : ['', ''];
}"""
# A learner who reads what there is to read and then does something that can be done, at
# the pace of the page, until the guide has said all; every step with its words.
FOLLOW = """async ([game, most]) => {
  const heard = {};
  const find = (what) => document.querySelector(what);
  const done = () => JSON.parse(localStorage.getItem('meowple.guided'))[game].done;
  const usable = () => [...document.querySelectorAll('main [data-action]')].filter(one =>
    !one.disabled && one.getAttribute('aria-disabled') !== 'true' &&
    one.getAttribute('aria-pressed') !== 'true' && one.checkVisibility());
  const drawn = () => new Promise((then) => requestAnimationFrame(then));
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let turn = 0, pick = 0; !done() && turn < most; turn++) {
    const said = find('[data-step]');
    if (said?.dataset.step) heard[said.dataset.step] = said.innerText;
    const next = find('[data-next="true"]');
    if (next) press(next);
    else if (!find('main[aria-busy="true"]')) {
      const confirm = find('main [data-confirm]:not([disabled])');
      const ready = usable();
      pick = (pick * 31 + 17) % 1009;
      if (confirm) press(confirm);
      else if (ready.length) press(ready[pick % ready.length]);
    }
    await drawn();
  }
  return heard;
}"""
# One of each game is looked at with the eyes of all: in the languages of long words.
OPEN = (("isle", "ru"), ("fits", "cs"), ("kyoto", "uk"))
ALL = [(game, lang) for game in IDS for lang in languages()]
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


def begin(visitor: Visitor, game: str) -> None:
    """A guided game, by one click on the page for learning."""
    visitor.go("/learn")
    visitor.page.locator(f"button[aria-describedby=guided-{game}]").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator("[data-step]").wait_for()


def said(visitor: Visitor) -> tuple[str, str]:
    """The id of what the guide says now, and its words; nothing when it is silent."""
    step, words = visitor.page.evaluate(SAID)
    return step, words


@pytest.mark.parametrize(("game", "lang"), some([*OPEN, ("fits", "en")], ALL))
def test_a_guided_game_says_in_every_language_what_there_is_to_know(
    visit: Invite, game: str, lang: str
) -> None:
    # Half of them on a phone in the dark.
    phone = lang in ("cs", "uk")
    visitor = visit(phone=phone, dark=phone, lang=lang)
    reads_all(visitor)
    begin(visitor, game)
    assert overflow(visitor) <= (0, 0)
    if (game, lang) in OPEN:
        assert violations(visitor) == []
    heard = visitor.page.evaluate(FOLLOW, [game, MOST])
    assert not is_over(visitor)
    words = words_of(game, lang)
    for step, shown in heard.items():
        assert shown.split() == say(words, step).split(), step
    # Every deal comes to these.
    needed = {"isle": "rescue", "fits": "turn", "kyoto": "turn"}[game]
    for step in ("goal", needed, "all"):
        assert f"web.learn.{game}.{step}" in heard
    assert not visitor.hello["terms"]["rated"]
    assert foreign(lang, texts_of(visitor)) == []
    visitor.go("/learn")
    expect(visitor.page.get_by_text(say(words, "web.learn.guide.done"))).to_be_visible()


@pytest.mark.parametrize("lang", languages())
def test_what_a_guide_says_first_has_room_in_every_language(
    visit: Invite, lang: str
) -> None:
    visitor = visit(phone=True, lang=lang)
    for game in IDS:
        begin(visitor, game)
        assert overflow(visitor) <= (0, 0), game


def test_a_guide_points_and_shows_what_a_tiger_would_do(visit: Invite) -> None:
    visitor = visit()
    begin(visitor, "fits")
    page = visitor.page
    table, players = (
        page.locator(f'[data-part="{part}"]') for part in ("table", "players")
    )
    expect(table).to_have_css("outline-style", "dashed")
    visitor.click("Next")
    visitor.until(lambda: said(visitor)[0].endswith("cats"), "the next step")
    expect(players).to_have_css("outline-style", "dashed")
    expect(table).not_to_have_css("outline-style", "dashed")
    visitor.until(lambda: my_turn(visitor), "my turn")
    before = visitor.states
    visitor.click("Show me")
    page.get_by_text("A tiger would do this").wait_for()
    visitor.click("Do it")
    visitor.until(lambda: visitor.states > before, "what the tiger would do")


def test_a_guide_can_be_sent_away_and_called_back(visit: Invite) -> None:
    visitor = visit()
    begin(visitor, "kyoto")
    page = visitor.page
    visitor.click("Next")
    visitor.until(lambda: said(visitor)[0].endswith("missions"), "the second step")
    visitor.click("Skip the guide")
    called = page.get_by_role("button", name="Guide", exact=True)
    expect(called).to_be_focused()
    expect(called).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(called).to_have_attribute("aria-pressed", "false")
    visitor.settled()
    expect(page.locator("[data-step]")).to_have_count(0)
    called.click()
    visitor.until(lambda: said(visitor)[0].endswith("missions"), "the same step")


def test_a_guided_game_goes_on_where_it_was_left(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/")
    page = visitor.page
    card = page.get_by_role("listitem").filter(has_text="The Isle of Cats")
    card.get_by_role("button", name="New here?").click()
    page.locator("[data-step]").wait_for()
    table = page.url
    visitor.click("Next")
    visitor.until(lambda: said(visitor)[0].endswith("families"), "the second step")
    visitor.go("/learn")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url(table)
    visitor.until(lambda: said(visitor)[0].endswith("families"), "the same step")
    visitor.go("/learn")
    page.get_by_role("button", name="Begin anew").click()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    left = page.request.get(table.replace("/table/", "/api/tables/")).json()
    assert left["status"] == "abandoned"
