"""A browser at a table, beside a player who plays by messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from tests.server.players import Chair, Message, Person, one_by_one
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS
from tests.web.browsing import Visitor
from tests.web.conftest import Invite


def beside_bob(
    visit: Invite,
    site: Serving,
    game: str,
    options: Mapping[str, object] | None = None,
    **manners: object,
) -> tuple[Visitor, list[Chair]]:
    """Ann's browser at a table with Bob, and a chair of each to play by messages."""
    ann, table, chairs = ann_and_bob(site, game, options)
    return come_in(visit, ann, table, **manners), chairs


def ann_and_bob(
    site: Serving, game: str, options: Mapping[str, object] | None = None
) -> tuple[Person, Message, list[Chair]]:
    """Ann, a table with Bob that she looks at later, and a chair of each."""
    DEALS.begin(f"beside Bob {game} {options}")
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table(game, "me", "open", options=options or {})
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    return ann, table, chairs


def come_in(visit: Invite, ann: Person, table: Message, **manners: object) -> Visitor:
    """Ann's browser opens the table."""
    visitor = visit(**manners)
    # Ann's chair plays for her; her browser must not come before it.
    visitor.keep("autoPass", False)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.settled()
    return visitor


def later_beside_bob(
    visit: Invite,
    site: Serving,
    game: str,
    options: Mapping[str, object],
    holds: Callable[[Chair, str], bool],
) -> tuple[Visitor, list[Chair]]:
    """Ann's browser at a table at which both have played until this holds: what happened
    before is not shown to anybody, which takes most of the time."""
    ann, table, chairs = ann_and_bob(site, game, options)
    played(chairs, holds)
    return come_in(visit, ann, table), chairs


def play_until(
    visitor: Visitor, chairs: list[Chair], holds: Callable[[Chair, str], bool]
) -> None:
    """Both play at random, up to the first action for which this holds; the page shows
    it."""
    played(chairs, holds)
    reached = chairs[0].state["number"]
    visitor.until(lambda: visitor.state["number"] >= reached, "what was played")


def played(
    chairs: list[Chair],
    holds: Callable[[Chair, str], bool],
    chance: Random | None = None,
) -> None:
    """Both play at random, up to the first action for which this holds."""
    for chair, action in one_by_one(chairs, chance or Random("alive")):
        if holds(chair, action):
            return
    raise AssertionError("never")


def asks(decision: str, seat: int = 0) -> Callable[[Chair, str], bool]:
    """Whether this is asked of a seat now."""

    def asked(chair: Chair, _: str) -> bool:
        state = chair.state
        now = state["view"]["asked"]
        return seat in state["actors"] and now["decision"] == decision

    return asked


def by_bob(*verbs: str) -> Callable[[Chair, str], bool]:
    """Whether this is an action of Bob's with one of these verbs."""
    return lambda chair, action: chair.seat == 1 and action.split()[0] in verbs
