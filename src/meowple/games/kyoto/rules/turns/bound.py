"""An upper bound on the number of actions in a game, far above any real game."""

from __future__ import annotations

from meowple.games.kyoto.rules.board import Board
from meowple.games.kyoto.rules.box import Box
from meowple.kernel.setup import Setup


def bound(box: Box, setup: Setup) -> int:
    """The most actions: all rounds, the steps of each turn, and what they can bring."""
    seats, options = setup.seats, setup.options
    rules = box.scenarios[str(options["scenario"])]
    reds = sum(n for n, paw in zip(rules.numbers, box.paws, strict=True) if paw.reaction)
    way = longest_way(box.board(str(options["centre"]), 0))
    # whether to attack, the reward, and the choices of the loser's way
    fight = 2 + way
    # the step; each red paw with its reward or flight; kittens; every seat chased by bikes
    step = 1 + reds * 2 + way + 1 + (seats - 1) * fight + seats * way
    looks = max(paw.looks for paw in box.paws)
    # every look or that there are no more, then a fight or the end of the turn
    turn = max(box.stamina[str(options["stamina"])]) * step + 2 + looks + fight
    raises = box.free_steps + sum(box.growth.values())
    kitten = 1
    return seats * (kitten + box.most_rounds * turn + raises)


def longest_way(board: Board) -> int:
    """The longest of the best ways, from anywhere to any house."""
    longest = 0
    for house, ways in zip(board.houses, board.homeward, strict=True):
        for space in range(len(board.spaces)):
            length = 0
            while space != house:
                space, length = ways[space][0], length + 1
            longest = max(longest, length)
    return longest
