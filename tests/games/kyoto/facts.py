"""The facts of the rules, written down a second time: the data files must say the same.

The marks: printed is stated by the rulebook or its examples, derived follows from it by
arithmetic, variant comes from a published fan variant for one player, ours is our own
completion.
"""

from __future__ import annotations

from typing import Any

CENTRES: dict[str, dict[str, list[str]]] = {
    "normal": {
        "rows": [
            "RRRRRRR",
            "R.....R",
            "R.....R",
            "R..#..R",
            "R.....R",
            "R.....R",
            "RRRRRRR",
        ],
        "hedges": [
            "0,2|1,2",
            "0,4|1,4",
            "1,4|2,4",
            "2,0|2,1",
            "2,1|2,2",
            "2,2|3,2",
            "2,3|2,4",
            "2,5|2,6",
            "3,4|4,4",
            "4,0|4,1",
            "4,2|4,3",
            "4,2|5,2",
            "4,4|4,5",
            "4,5|4,6",
            "5,2|6,2",
            "5,4|6,4",
        ],
        "roofs": [
            "1,3|2,3",
            "2,2|2,3",
            "2,4|3,4",
            "3,1|3,2",
            "3,2|4,2",
            "3,4|3,5",
            "4,3|4,4",
            "4,3|5,3",
        ],
        "loop": [
            "0,0",
            "1,0",
            "2,0",
            "3,0",
            "4,0",
            "5,0",
            "6,0",
            "6,1",
            "6,2",
            "6,3",
            "6,4",
            "6,5",
            "6,6",
            "5,6",
            "4,6",
            "3,6",
            "2,6",
            "1,6",
            "0,6",
            "0,5",
            "0,4",
            "0,3",
            "0,2",
            "0,1",
        ],
        "arrows": ["3,0", "3,6"],
        "bikes": ["0,0", "6,6"],
    },
    "asymmetric": {
        "rows": [
            "RRRRRR.",
            "R....RR",
            "R.....R",
            "R.....R",
            "R.#...R",
            "R.....R",
            "RRRRRRR",
        ],
        "hedges": [
            "0,3|1,3",
            "0,5|1,5",
            "1,0|1,1",
            "1,2|1,3",
            "2,1|2,2",
            "3,4|3,5",
            "3,5|3,6",
            "4,0|4,1",
            "4,3|5,3",
            "5,2|6,2",
            "5,4|6,4",
            "5,5|5,6",
        ],
        "roofs": [
            "1,4|1,5",
            "2,2|2,3",
            "2,3|3,3",
            "3,0|3,1",
            "3,1|3,2",
            "4,2|5,2",
            "4,3|4,4",
            "4,5|5,5",
        ],
        "loop": [
            "0,0",
            "1,0",
            "2,0",
            "3,0",
            "4,0",
            "5,0",
            "5,1",
            "6,1",
            "6,2",
            "6,3",
            "6,4",
            "6,5",
            "6,6",
            "5,6",
            "4,6",
            "3,6",
            "2,6",
            "1,6",
            "0,6",
            "0,5",
            "0,4",
            "0,3",
            "0,2",
            "0,1",
        ],
        "arrows": ["3,0", "3,6"],
        "bikes": ["0,0", "6,6"],
    },
}

HOME: dict[str, Any] = {
    "gardens": {"gA": "1,-1", "gB": "1,-2", "gC": "5,-1", "gD": "5,-2"},
    "house": ["2,-1", "3,-1", "4,-1"],
    "terrace": ["2,-2", "3,-2", "4,-2"],
    "links": [
        "house|2,0",
        "house|3,0",
        "house|4,0",
        "house|terrace",
        "terrace|gB",
        "terrace|gD",
        "gA|gB",
        "gC|gD",
        "gC|5,0",
    ],
    "hedge_links": ["gA|1,0"],
}

# kind, number, reaction, checks (skill, target, flees, moves), and the marks of number,
# targets and effects
Checks = list[tuple[str, int, int, int]]
PAWS: list[tuple[str, int, bool, Checks, tuple[str, str, str]]] = [
    ("sakura", 6, False, [("agility", 3, 1, 0)], ("derived", "printed", "ours")),
    ("butterfly", 4, False, [("friendship", 3, 0, 2)], ("variant", "derived", "ours")),
    ("butterfly", 2, False, [("friendship", 5, 0, 3)], ("variant", "ours", "ours")),
    ("bug", 4, False, [("hunt", 4, 0, 1)], ("variant", "printed", "printed")),
    ("bug", 2, False, [("hunt", 5, 0, 2)], ("variant", "ours", "ours")),
    ("mouse", 2, False, [("hunt", 5, 0, 2)], ("variant", "ours", "ours")),
    ("mouse", 2, False, [("hunt", 6, 0, 2)], ("variant", "ours", "ours")),
    (
        "bird",
        2,
        False,
        [("hunt", 6, 0, 3), ("friendship", 5, 0, 3)],
        ("variant", "ours", "ours"),
    ),
    (
        "bird",
        2,
        False,
        [("hunt", 7, 0, 3), ("friendship", 4, 0, 3)],
        ("variant", "ours", "ours"),
    ),
    (
        "cat",
        2,
        False,
        [("friendship", 5, 0, 3), ("fight", 5, 3, 0)],
        ("variant", "ours", "printed"),
    ),
    (
        "cat",
        2,
        False,
        [("friendship", 4, 0, 3), ("fight", 6, 3, 0)],
        ("variant", "ours", "printed"),
    ),
    (
        "cat",
        2,
        False,
        [("friendship", 6, 0, 3), ("fight", 4, 3, 0)],
        ("variant", "ours", "printed"),
    ),
    ("dog", 3, True, [("agility", 6, 2, 0)], ("variant", "printed", "printed")),
    ("dog", 1, True, [("agility", 5, 3, 0)], ("variant", "ours", "ours")),
    ("rat", 2, True, [("fight", 4, 2, 0)], ("variant", "ours", "ours")),
    ("rat", 2, True, [("fight", 5, 2, 0)], ("variant", "ours", "ours")),
]

CARDS = [
    (1, 5),
    (5, 1),
    (1, 6),
    (6, 1),
    (2, 4),
    (4, 2),
    (2, 5),
    (5, 2),
    (2, 6),
    (6, 2),
    (3, 3),
    (3, 4),
    (4, 3),
    (3, 5),
    (5, 3),
    (4, 4),
]

BIKE_CHECK = ("agility", 4, 1, 0)

DICE: dict[str, list[str | int]] = {
    "wide": ["X", 1, 2, 3, 4, 5],
    "narrow": ["X", 1, 2, 2, 3, 3],
}

STAMINA = {"short": [3, 4, 5], "long": [4, 5, 6]}

GROWTH = {2: 2, 4: 4}

KITTENS = [(2, 2, 1, 1), (1, 1, 2, 2), (2, 1, 1, 2), (1, 2, 2, 1)]

MISSIONS = ["cross_road", "climb_tree", "hunt_bug", "befriend_butterfly", "beat_kitten"]
