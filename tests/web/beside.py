"""A browser at a table of the Isle with somebody beside it who plays by messages."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.server.players import Chair, Person, one_by_one
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.browsing import Visitor
from tests.web.conftest import Invite


def beside_bob(
    visit: Invite, site: Serving, options: dict[str, object], **manners: bool
) -> tuple[Visitor, list[Chair]]:
    """Ann's browser at a table with Bob, and a chair of each to play by messages."""
    DEALS.begin(f"beside Bob {options}")
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table("isle", "me", "open", options=options)
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    visitor = visit(**manners)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    return visitor, chairs


def play_until(
    visitor: Visitor, chairs: list[Chair], holds: Callable[[Chair, str], bool]
) -> None:
    """Both play at random, to the first action of which this holds; the page has seen
    it."""
    for chair, action in one_by_one(chairs, Random("following")):
        if holds(chair, action):
            break
    else:
        raise AssertionError("never")
    reached = chairs[0].state["number"]
    visitor.until(lambda: visitor.state["number"] >= reached, "what was played")


def asks(decision: str, seat: int = 0) -> Callable[[Chair, str], bool]:
    """Whether this is asked of a seat now."""

    def asked(chair: Chair, _: str) -> bool:
        state = chair.state
        now = state["view"]["asked"]
        return seat in state["actors"] and now["decision"] == decision

    return asked
