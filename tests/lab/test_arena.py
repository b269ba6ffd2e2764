"""Contests: the meetings of bots, their deals, and their report."""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import msgspec
import pytest

from meowple import bots
from meowple.kernel import registry
from meowple.kernel.errors import BadData
from meowple.lab.arena.arena import Contest, ContestResult, play_contest_game, run_contest
from meowple.lab.arena.contest_file import ContestFile, digest, write
from meowple.lab.arena.ranking import Ranking
from meowple.lab.ray_workers import ClusterLost, run_on_ray
from meowple.lab.workers import QUEUED
from meowple.texts import texts

DUEL = Contest(game="pebbles", bots=("random", "cat"), seats=2, games=6, seed=3)
TRIO = replace(DUEL, bots=("random", "kitten", "cat"), games=4)


def score(*line_up: str, points: tuple[int, ...], seed: int = 0) -> ContestResult:
    best = max(points)
    share = 1 / points.count(best)
    shares = tuple(share if one == best else 0.0 for one in points)
    return ContestResult(seed, line_up, points, shares, (0,) * len(line_up), {}, 10)


def test_all_meet_all() -> None:
    assert TRIO.meetings == [("random", "kitten"), ("random", "cat"), ("kitten", "cat")]


def test_on_a_ladder_only_neighbors_meet() -> None:
    ladder = replace(TRIO, format="ladder")
    assert ladder.meetings == [("random", "kitten"), ("kitten", "cat")]


def test_fewer_bots_than_seats_share_them_evenly() -> None:
    four = replace(DUEL, seats=4)
    assert four.meetings == [("random", "random", "cat", "cat")]
    three = replace(DUEL, seats=3)
    assert three.meetings == [("random", "random", "cat"), ("random", "cat", "cat")]


def test_in_solo_games_all_bots_play_the_same_deals() -> None:
    alone = replace(TRIO, seats=1)
    assert alone.meetings == [("random",), ("kitten",), ("cat",)]


def test_every_deal_is_played_from_every_seat() -> None:
    matches = list(DUEL.schedule)
    assert len(matches) == DUEL.total == 6
    assert Counter(match.seed for match in matches) == {3: 2, 4: 2, 5: 2}
    assert {match.line_up for match in matches} == {("random", "cat"), ("cat", "random")}


def test_all_meetings_have_the_same_deals() -> None:
    seeds: dict[frozenset[str], list[int]] = {}
    for match in TRIO.schedule:
        seeds.setdefault(frozenset(match.line_up), []).append(match.seed)
    assert len(seeds) == 3
    assert len({tuple(found) for found in seeds.values()}) == 1


@pytest.mark.usefixtures("pebbles")
def test_a_contest_gives_the_same_scores_again_and_goes_on_where_it_stopped() -> None:
    scores = list(run_contest(DUEL))
    assert scores == list(run_contest(DUEL))
    assert list(run_contest(DUEL, done=4)) == scores[4:]


@pytest.mark.usefixtures("pebbles")
def test_an_opponent_without_a_seat_is_a_rival() -> None:
    alone = replace(DUEL, seats=1)
    ranking = Ranking()
    for one in run_contest(alone):
        ranking.add(one)
    assert set(ranking.pairs) == {("random", "wind"), ("cat", "wind")}
    for standing in ranking.order:
        assert standing.skill is None
        assert standing.lead < 0 < standing.points


def test_processes_play_the_same_games() -> None:
    contest = replace(DUEL, game="fits", bots=("random", "random@1"), games=4)
    assert list(run_contest(contest, jobs=2)) == list(run_contest(contest))


def test_a_bot_that_wins_more_ranks_higher() -> None:
    ranking = Ranking()
    for seed in range(20):
        ranking.add(score("cat", "random", points=(9, 3), seed=seed))
        ranking.add(score("random", "cat", points=(4, 5 if seed % 4 else 3), seed=seed))
    first, second = ranking.order
    assert (first.bot, second.bot) == ("cat", "random")
    assert first.skill is not None
    assert second.skill is not None
    assert first.skill.low > second.skill.mean
    share, number = ranking.pairs["cat", "random"]
    assert (share.mean, number) == (0.875, 40)
    assert 0.6 < share.low < 0.875 < share.high < 1.0
    mirrored, _ = ranking.pairs["random", "cat"]
    assert mirrored.mean == 0.125


def test_a_shared_win_is_half_a_win() -> None:
    ranking = Ranking()
    ranking.add(score("cat", "random", points=(5, 5)))
    assert ranking.pairs["cat", "random"][0].mean == 0.5
    assert ranking.standings["cat"].wins == 0.5


def test_few_games_say_little_even_if_all_were_won() -> None:
    ranking = Ranking()
    for seed in range(3):
        ranking.add(score("cat", "random", points=(5, 1), seed=seed))
    share, _ = ranking.pairs["cat", "random"]
    assert (share.mean, share.high) == (1.0, 1.0)
    assert share.low < 0.6


def test_games_of_one_deal_are_one_observation() -> None:
    alike, apart = Ranking(), Ranking()
    for seed in range(40):
        points = (5, 1) if seed % 2 else (1, 5)
        alike.add(score("cat", "random", points=points, seed=seed // 2))
        apart.add(score("cat", "random", points=points, seed=seed))
    narrow, wide = alike.pairs["cat", "random"][0], apart.pairs["cat", "random"][0]
    # Two bots that win one game of every deal each are surely equal.
    assert narrow.high - narrow.low < wide.high - wide.low


def test_a_bot_with_two_seats_is_rated_once() -> None:
    ranking = Ranking()
    ranking.add(score("cat", "cat", "random", points=(5, 4, 3)))
    assert ranking.standings["cat"].games == 2
    assert ranking.order[0].bot == "cat"


@pytest.mark.usefixtures("pebbles")
def test_a_contest_is_kept_game_by_game(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    scores = list(run_contest(DUEL))
    file = ContestFile(path, DUEL)
    assert file.results() == []
    with file.open_to_append([]) as out:
        for one in scores[:3]:
            write(out, one)
    # The stop came in the middle of a line.
    path.write_bytes(path.read_bytes() + b'{"seed":5,"li')
    assert file.results() == scores[:3]
    longer = ContestFile(path, replace(DUEL, games=10))
    with longer.open_to_append(longer.results()) as out:
        write(out, scores[3])
    assert longer.results() == scores[:4]


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("content", [b"\n", b"{}\n", b"hello\n", b'{"contest":{}}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "contest.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadData, match=r"arena\.no_contest"):
        ContestFile(path, DUEL).results()


@pytest.mark.usefixtures("pebbles")
def test_a_file_with_games_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    match = next(TRIO.schedule)
    file = ContestFile(path, DUEL)
    with file.open_to_append([]) as out:
        write(out, play_contest_game((TRIO, match)))
    with pytest.raises(BadData, match=r"arena\.no_contest"):
        file.results()
    with pytest.raises(BadData, match=r"arena\.other"):
        ContestFile(path, replace(DUEL, seed=4)).results()


@pytest.mark.usefixtures("pebbles")
def test_an_empty_file_is_a_fresh_one(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    path.touch()
    assert ContestFile(path, DUEL).results() == []


@pytest.mark.usefixtures("pebbles")
def test_a_shorter_contest_still_has_all_games_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    scores = list(run_contest(DUEL))
    with ContestFile(path, DUEL).open_to_append(scores):
        pass
    shorter = replace(DUEL, games=1)
    assert ContestFile(path, shorter).results() == scores
    assert list(run_contest(shorter, done=len(scores))) == []


@pytest.mark.usefixtures("pebbles")
def test_a_contest_from_before_versions_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    path.write_bytes(msgspec.json.encode({"contest": DUEL}) + b"\n")
    assert ContestFile(path, DUEL).results() == []


@pytest.mark.usefixtures("pebbles")
def test_a_contest_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    path.write_bytes(msgspec.json.encode({"version": 2, "contest": DUEL}) + b"\n")
    with pytest.raises(BadData, match=r"arena\.version"):
        ContestFile(path, DUEL).results()


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("bot", ["{}:Mine", "cmd:python3 {} --fast"])
def test_a_contest_does_not_go_on_with_a_bot_that_was_changed(
    tmp_path: Path, bot: str
) -> None:
    path, mine = tmp_path / "contest.jsonl", tmp_path / "mine.py"
    mine.write_text("clever = True")
    contest = replace(DUEL, bots=("random", bot.format(mine)))
    with ContestFile(path, contest).open_to_append([]):
        pass
    assert ContestFile(path, contest).results() == []
    mine.write_text("clever = False")
    with pytest.raises(BadData, match=r"arena\.changed"):
        ContestFile(path, contest).results()


SOURCES = {
    "__init__.py": "from pebble_package.plugin import PLUGIN",
    "plugin.py": """
from meowple.kernel.plugin import Plugin
from tests.pebbles import Pebbles

class PebblesPlugin(Plugin):
    game = Pebbles()

PLUGIN = PebblesPlugin()
""",
    "rules/heap.py": "",
    "data/pebbles.toml": "",
    "locales/en/pebbles.ftl": "",
    "README.md": "",
}


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of a package that brings a game; beside it is that of the bots."""
    folder = tmp_path / "pebble_package"
    for name, content in SOURCES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "cat.py").touch()
    monkeypatch.setattr(bots, "__file__", str(tmp_path / "bots" / "__init__.py"))
    monkeypatch.syspath_prepend(str(tmp_path))
    plugin = importlib.import_module("pebble_package").PLUGIN
    monkeypatch.setattr(registry, "plugins", lambda: {"pebbles": plugin})
    yield folder
    for name in [name for name in sys.modules if name.startswith("pebble_package")]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("../bots/cat.py", True),
        ("../bots/lynx.py", True),
        ("plugin.py", True),
        ("rules/heap.py", True),
        ("data/pebbles.toml", True),
        ("data/pebbles.json", True),
        ("locales/en/pebbles.ftl", False),
        ("__pycache__/plugin.pyc", False),
        ("README.md", False),
        ("../bells.py", False),
    ],
)
def test_a_contest_does_not_go_on_after_a_change_of_the_bots_or_the_game(
    tmp_path: Path, package: Path, file: str, counts: bool
) -> None:
    path = tmp_path / "contest.jsonl"
    with ContestFile(path, DUEL).open_to_append([]):
        pass
    assert ContestFile(path, DUEL).results() == []
    (package / file).parent.mkdir(exist_ok=True)
    (package / file).write_text("changed = True")
    if counts:
        with pytest.raises(BadData, match=r"arena\.changed"):
            ContestFile(path, DUEL).results()
    else:
        assert ContestFile(path, DUEL).results() == []


def test_of_a_game_that_is_one_module_no_other_files_count(package: Path) -> None:
    (package / "__init__.py").unlink()
    before = digest("pebbles")
    (package / "rules" / "heap.py").write_text("changed = True")
    assert digest("pebbles") == before
    (package / "plugin.py").write_text("changed = True")
    assert digest("pebbles") != before


def test_a_contest_that_did_not_note_our_bots_goes_on_without(
    tmp_path: Path, package: Path
) -> None:
    path = tmp_path / "contest.jsonl"
    path.write_bytes(msgspec.json.encode({"contest": DUEL, "version": 1}) + b"\n")
    for content in ("one = 1", "two = 2"):
        (package / "plugin.py").write_text(content)
        file = ContestFile(path, DUEL)
        with file.open_to_append(file.results()):
            pass
    assert msgspec.json.decode(path.read_bytes())["meowple"] is None


# A cluster that is none: work is done when it is asked for


class Cluster:
    """As much of Ray as a pool needs, with four cores; counts the tasks that wait."""

    def __init__(self, up: bool = False) -> None:
        self.up = up
        self.waiting = self.most = 0
        self.settings: dict[str, object] = {}

    def is_initialized(self) -> bool:
        return self.up

    def init(self, **settings: object) -> None:
        self.settings = settings

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 4.0, "memory": 1e9}

    def remote(self, work: Callable[[int], int]) -> SimpleNamespace:
        def begin(task: int) -> int:
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            return work(task)

        return SimpleNamespace(remote=begin)

    def get(self, done: int) -> int:
        self.waiting -= 1
        return done

    def shutdown(self) -> None:
        pass


@pytest.mark.parametrize(("jobs", "ahead"), [(None, 4 * QUEUED), (1, QUEUED)])
def test_by_default_all_cores_of_a_cluster_have_work(
    monkeypatch: pytest.MonkeyPatch, jobs: int | None, ahead: int
) -> None:
    cluster = Cluster()
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "ray", cast(ModuleType, cluster))
    assert list(run_on_ray(abs, range(20), jobs)) == list(range(20))
    assert cluster.most == ahead
    assert cluster.settings["num_cpus"] == jobs


@pytest.mark.parametrize("up", [False, True])
@pytest.mark.parametrize(("jobs", "ahead"), [(None, 4 * QUEUED), (3, 3)])
def test_on_a_cluster_of_others_no_more_is_done_at_a_time_than_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, up: bool, jobs: int | None, ahead: int
) -> None:
    cluster = Cluster(up)
    if not up:
        monkeypatch.setenv("RAY_ADDRESS", "somewhere")
    monkeypatch.setitem(sys.modules, "ray", cast(ModuleType, cluster))
    assert list(run_on_ray(abs, range(20), jobs)) == list(range(20))
    assert cluster.most == ahead
    assert "num_cpus" not in cluster.settings


class LostError(Exception):
    """The error that Ray raises when a part of the cluster has died."""


class TaskError(LostError):
    """The error that Ray raises for an exception in a task."""


class LostCluster(Cluster):
    """A cluster that is gone after some tasks."""

    exceptions = SimpleNamespace(RayError=LostError, RayTaskError=TaskError)

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    def get(self, done: int) -> int:
        if done == 3:
            raise self.error
        return super().get(done)

    def cancel(self, task: object, force: bool) -> None:
        raise LostError


def test_a_lost_cluster_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "ray", cast(ModuleType, LostCluster(LostError())))
    with pytest.raises(ClusterLost) as lost:
        list(run_on_ray(abs, range(20), 1))
    told = texts().error(lost.value)
    assert told.startswith("The Ray cluster is gone or can’t be reached (LostError).")


def test_an_error_of_a_task_is_not_the_clusters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "ray", cast(ModuleType, LostCluster(TaskError())))
    with pytest.raises(TaskError):
        list(run_on_ray(abs, range(20), 1))


def test_a_cluster_that_does_not_answer_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def init(**settings: object) -> None:
        raise ConnectionError

    cluster = LostCluster(LostError())
    monkeypatch.setattr(cluster, "init", init)
    monkeypatch.setitem(sys.modules, "ray", cast(ModuleType, cluster))
    with pytest.raises(ClusterLost):
        list(run_on_ray(abs, range(20), 1))
