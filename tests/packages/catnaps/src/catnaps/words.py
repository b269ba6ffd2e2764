"""A view and its actions in words. Every word comes from a catalogue, through `say`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catnaps.actions import PLACES, Nap, Patch, Send
from catnaps.view import View
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say


def describe(view: View, say: Say) -> list[str]:
    """The whole table, line by line."""
    return [
        say("catnaps.hours_left", hours=view.hours),
        say("catnaps.basket", cats=view.basket),
        "",
        *(player(view, seat, say) for seat in range(len(view.players))),
        "",
        *brief(view, say),
    ]


def brief(view: View, say: Say) -> list[str]:
    """The facts needed to answer the question, and the question."""
    lines = []
    if view.sun:
        lines.append(say("catnaps.sun", patches=named(view.sun, say)))
    if view.hand:
        lines.append(say("catnaps.hand", cats=view.hand))
    question = say("catnaps.question", sending=view.sending)
    if view.seat in view.asked:
        lines.append(say("catnaps.asked_you", question=question))
    elif view.asked:
        lines.append(say("catnaps.asked", order=view.asked, question=question))
    return lines


def player(view: View, seat: int, say: Say) -> str:
    """A player's naps and mice, and the cat that is out."""
    shown = view.players[seat]
    done = [patch(nap, say) if nap else say("catnaps.mouse") for nap in shown.naps]
    return say(
        "catnaps.player",
        seat=seat,
        you=seat == view.seat,
        done=done,
        cat=shown.cat or ("hidden" if shown.sent else "none"),
    )


def explain(action: Action, say: Say) -> str:
    """The effect of an action, in a few words."""
    match action:
        case Send(cat):
            return say("catnaps.explain.send", cat=cat)
        case Nap(where):
            return say("catnaps.explain.nap", place=where.place, warmth=where.warmth)
        case _:
            return say("catnaps.explain.prowl")


def patch(shown: Patch, say: Say) -> str:
    return say("catnaps.patch", place=shown.place, warmth=shown.warmth)


def named(patches: Iterable[Patch], say: Say) -> list[str]:
    return [patch(one, say) for one in patches]


def patches_by_place(patches: Sequence[Patch], say: Say) -> list[str]:
    """The contents of the box, for the rules: a line of Markdown for each place."""
    return [
        "- " + ", ".join(named((one for one in patches if one.place == place), say))
        for place in PLACES
    ]
