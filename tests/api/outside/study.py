"""A small project that uses Meowple as a library: it plays, looks, stores and counts."""

from __future__ import annotations

import meowple
from meowple.games.isle.rules.view import IsleView


def length(action: meowple.Action) -> int:
    return len(str(action))


class Thrifty(meowple.Bot):
    """Takes the action with the shortest text."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, question: meowple.Question) -> meowple.Action:
        return min(question.actions, key=length)


def one_game(seed: int) -> tuple[int, ...]:
    """The scores of a game, played by hand on seat 0."""
    match: meowple.Match = meowple.game("isle").start(seats=2, seed=seed)
    while not match.over:
        if 0 in match.actors:
            actions: meowple.Actions = match.legal(0)
            events: tuple[meowple.Event, ...] = match.play(actions[-1], seat=0)
            told: list[str] = match.tell(events, seat=0, lang="uk")
            print(len(told))
        match.play_bots({1: "random"})
    result: meowple.Result | None = match.result()
    assert result is not None
    return result.scores


def fish(match: meowple.Match) -> int:
    """The part of a view that a type checker knows, once it knows the game."""
    view: meowple.View = match.view(0)
    data = view.data
    assert isinstance(data, IsleView)
    return data.players[0].fish


def resumed(record: str) -> meowple.Match | None:
    try:
        return meowple.replay(record)
    except meowple.BadRecord as error:
        print(error.id, meowple.explain(error, lang="cs"))
        return None


def study(games: int) -> dict[str, float]:
    """The mean score of each bot."""
    played: meowple.Simulation = meowple.simulate(
        "isle", bots=["random", Thrifty], games=games, seed=1, records=True
    )
    for game in played:
        again = resumed(game.record or "")
        assert again is not None
        assert again.digest() == game.digest
    return dict(zip(played.bots, played.scores, strict=True))


def drawn(match: meowple.Match) -> str:
    return match.view(0).svg() or str(match)


if __name__ == "__main__":
    print(meowple.list_games(), meowple.list_bots())
    print(one_game(7))
    print(study(2))
    table: meowple.Match = meowple.game("isle").start(seed=7)
    print(fish(table), len(drawn(table)))
