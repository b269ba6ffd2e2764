"""Games on this device as files: a copy of all of them, and records."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from meowple.kernel.record import Record
from tests.test_languages import say
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.on_device import ask, come, go_within, play_by_messages, sit_down


def open_file(visitor: Visitor, path: Path) -> None:
    label = say("en", "web.local.copies-open")
    visitor.page.get_by_label(label).set_input_files(path)


def test_a_copy_and_a_record_bring_games_to_another_browser(
    visit: Invite, tmp_path: Path
) -> None:
    visitor = come(visit)
    table = sit_down(visitor, "fits", "random")
    play_by_messages(visitor, Random("copy"), most=3)
    number = visitor.state["number"]
    go_within(visitor, "/settings")
    with visitor.page.expect_download() as download:
        visitor.click(say("en", "web.local.copies-keep"))
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)

    other = come(visit)
    go_within(other, "/settings")
    broken = tmp_path / "broken.json"
    broken.write_text(copy.read_text()[:-20])
    open_file(other, broken)
    alert = other.page.get_by_role("alert")
    expect(alert).to_have_text(say("en", "error.copy.damaged"))
    assert ask(other, "GET", "/api/tables")["mine"] == []
    open_file(other, copy)
    expect(other.page.get_by_text("1 game was added.")).to_be_visible()
    go_within(other, f"/table/{table}")
    other.until(lambda: other.state, "the table")
    assert other.state["number"] >= number
    play_by_messages(other, Random("there"), most=2)
    open_record(other)


def open_record(visitor: Visitor) -> None:
    """The record of a game, from a file, and the same as a file again."""
    golden = Path(__file__).parents[1] / "golden" / "fits-basic-2.txt"
    go_within(visitor, "/settings")
    open_file(visitor, golden)
    visitor.page.wait_for_url("**/replay/local-*")
    step = visitor.page.get_by_role("slider", name="Step", exact=True)
    expect(step).to_be_visible()
    visitor.click("Fair shuffle")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=say("en", "web.replay.record")).click()
    found = Record.parse(download.value.path().read_text())
    assert found.text() == Record.parse(golden.read_text()).text()
