"""Every page of the client, as a newcomer or someone in the middle of a game sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from tests.server.players import Chair, Message, Person
from tests.server.serving import Serving
from tests.server.table_seeds import DEALS

# Pages that need nothing but themselves.
PLAIN = {
    "home": "/",
    "new-isle": "/new/isle",
    "new-fits": "/new/fits",
    "new-kyoto": "/new/kyoto",
    "join": "/join/ABC123",
    "claim": "/claim",
    "score": "/score",
    "score-isle": "/score/isle",
    "score-fits": "/score/fits",
    "learn": "/learn",
    "learn-puzzle": "/learn/isle/puzzle/moon",
    "rules": "/rules",
    "rules-fits": "/rules/fits",
    "hall": "/hall",
    "hall-isle": "/hall/isle",
    "profile": "/profile",
    "settings": "/settings",
    "nowhere": "/there/is/nothing",
}
# Tables in the middle of a game: options, bots beside me, and the question to stop at
# after at least this many answers.
TABLES: dict[str, tuple[str, dict[str, object], int, str, int]] = {
    "isle-draft": ("isle", {}, 1, "draft", 0),
    "isle-window": ("isle", {}, 1, "window", 0),
    "isle-rescue": ("isle", {}, 3, "rescue", 50),
    "isle-place": ("isle", {}, 1, "place", 40),
    "isle-solo": ("isle", {"mode": "solo"}, 0, "place", 60),
    "isle-family": ("isle", {"mode": "family"}, 1, "place", 12),
    "fits-turn": ("fits", {}, 1, "turn", 14),
    "fits-lay": ("fits", {"advanced": True}, 4, "lay", 8),
    "kyoto-turn": ("kyoto", {}, 1, "turn", 30),
    "kyoto-expert": ("kyoto", {"side": "expert"}, 3, "turn", 40),
}


@dataclass(frozen=True)
class Scene:
    """A page, and whose browser it is seen in."""

    name: str
    path: str
    cookies: dict[str, str]


def plain() -> list[Scene]:
    return [Scene(name, path, {}) for name, path in PLAIN.items()]


@cache
def table(site: Serving, name: str) -> Scene:
    """A table in the middle of its game; who looks at it changes nothing there."""
    game, options, bots, question, least = TABLES[name]
    chance = Random(name)
    with DEALS.named(name):
        for _ in range(5):
            person, made = _made(site, game, options, bots)
            # Who plays by chance may be out of cats too soon.
            if _reaches(person.chair(made), question, least, chance):
                return Scene(name, f"/table/{made['id']}", dict(person.http.cookies))
    raise AssertionError(name)


def _reaches(chair: Chair, question: str, least: int, chance: Random) -> bool:
    """Answer at least `least` questions, then until this one is asked; False if the game
    ends before."""
    answered = 0
    while True:
        chair.until(lambda state: state["over"] or chair.seat in state["actors"])
        asked = chair.state["view"]["asked"]
        if asked is None or (answered >= least and asked["decision"] == question):
            chair.leave()
            return asked is not None
        # Where several are asked at once, another may have been quicker.
        request = chair.ask("act", action=chance.choice(chair.state["actions"]))
        answer = chair.answer(request)
        if answer["type"] == "ack":
            chair.at(answer["number"])
            answered += 1
        else:
            chair.next("state")


def over(site: Serving, game: str) -> list[Scene]:
    """A finished game: its last table, and its replay."""
    with DEALS.named(f"over {game}"):
        person, made = _made(site, game, {}, 1)
    chair = person.chair(made)
    chair.play_on(Random(f"over {game}"))
    chair.leave()
    cookies = dict(person.http.cookies)
    return [
        Scene(f"{game}-over", f"/table/{made['id']}", cookies),
        Scene(f"{game}-replay", f"/replay/{made['id']}#60", cookies),
    ]


def waiting(site: Serving) -> Scene:
    """A table that waits for a friend."""
    person = Person(site.address, "Mio")
    made = person.table("isle", "me", "open")
    return Scene("waiting", f"/table/{made['id']}", dict(person.http.cookies))


def invited(site: Serving) -> Scene:
    """A newcomer with the link of a seat."""
    made = Person(site.address, "Mio").table("isle", "me", "open")
    token = made["invitations"][0]["token"]
    return Scene("invited", f"/table/{made['id']}#seat={token}", {})


def _made(
    site: Serving, game: str, options: dict[str, object], bots: int
) -> tuple[Person, Message]:
    person = Person(site.address, "Mio")
    made = person.table(game, "me", *(["random"] * bots), options=options)
    return person, made
