"""The latency of an action, from the click to the new state, with many tables."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median

import msgspec

from tools.load.client import ClientTask
from tools.load.measurements import Totals, lost, quantile
from tools.load.players import Findings
from tools.load.processes import client, processor_time, server

# The target: p99 in multiples of the echo's.
TIMES = 10
# Tables of people, and tables beside them where a tiger plays.
_PEOPLE, _TIGERS = 20, 3


def latency(url: str, games: list[str], tables: int, seconds: float, rounds: int) -> bool:
    """Short rounds of our server and of the echo in turn, on the same connections."""
    ours, echo = Totals(), Totals()
    print(f"{tables} tables, 2 seats each: {', '.join(games)}; {rounds} x {seconds:g} s")
    print("round  ours p50   p99 ms  actions/s   echo p50   p99 ms  messages/s  ratio p99")
    with server("ours", url) as (site, pid), server("echo") as (plain, _):
        task = ClientTask(site, games, tables, 1)
        with client(task) as play:
            first = play(seconds)
            sizes = Random(1).choices(first.sizes, k=200)
            ours.acked += first.acked
            ours.errors.update(first.errors)
            ours.pending += first.pending
            beside = msgspec.structs.replace(task, address=plain, sizes=sizes)
            with client(beside) as echo_round:
                echo_round(1)
                ratios = []
                for number in range(rounds):
                    before = processor_time(pid)
                    found = play(seconds)
                    ours.spent += processor_time(pid) - before
                    ours.acted += len(found.acked)
                    bare = echo_round(seconds)
                    ratios.append(_line(number + 1, found, bare, seconds))
                    ours.add(found)
                    echo.add(bare)
    return _verdict(url, ours, echo, ratios)


def _line(
    number: int | str, found: Findings | Totals, bare: Findings | Totals, seconds: float
) -> float:
    ours, echo = found.delays, bare.delays
    ratio = quantile(ours, 0.99) / quantile(echo, 0.99)
    print(
        f"{number:>5}  {quantile(ours, 0.5):8.1f} {quantile(ours, 0.99):8.1f} "
        f"{len(ours) / seconds:10.0f}   {quantile(echo, 0.5):8.1f} "
        f"{quantile(echo, 0.99):8.1f} {len(echo) / seconds:11.0f} {ratio:10.1f}",
        flush=True,
    )
    return ratio


def _verdict(url: str, ours: Totals, echo: Totals, ratios: list[float]) -> bool:
    missing, twice = lost(url, ours.acked)
    ratio = quantile(ours.delays, 0.99) / quantile(echo.delays, 0.99)
    # A decision that another player's action has changed meanwhile is no error.
    late = ours.errors.pop("action.stale", 0)
    errors = ours.errors + echo.errors
    print(f"all rounds: p50 {quantile(ours.delays, 0.5):.0f} ms, p99 "
          f"{quantile(ours.delays, 0.99):.0f} ms; echo {quantile(echo.delays, 0.5):.0f}, "
          f"{quantile(echo.delays, 0.99):.0f} ms; p99 {ratio:.1f} times the echo's, at "
          f"most {TIMES} (rounds: {min(ratios):.1f} to {max(ratios):.1f}, median "
          f"{median(ratios):.1f}); a state has {median(ours.sizes):.0f} bytes; the server "
          f"took {1000 * ours.spent / ours.acted:.2f} ms an action")  # fmt: skip
    print(f"{len(ours.acked)} actions acknowledged, {missing} lost, {twice} written twice, "
          f"{ours.pending} never answered, {late} came too late, errors: "
          f"{dict(errors) or 0}; {ours.games} games ended")  # fmt: skip
    return ratio <= TIMES and not (missing or twice or ours.pending or errors)


def beside_tigers(url: str, games: list[str], seconds: float, rounds: int) -> bool:
    """A few tables of people, alone and beside tables where a tiger thinks."""
    alone, beside = Totals(), Totals()
    with server("ours", url) as (site, _):
        people = ClientTask(site, games, _PEOPLE, 4)
        tigers = ClientTask(site, games, _TIGERS, 5, rival="tiger")
        with (
            client(people) as play,
            client(tigers) as think,
            ThreadPoolExecutor(1) as aside,
        ):
            play(seconds)
            for _ in range(rounds):
                alone.add(play(seconds))
                # Two seconds longer, so that the tigers think all the time.
                thought = aside.submit(think, seconds + 2)
                beside.add(play(seconds))
                thought.result()
    for name, found in (("alone", alone), ("beside tigers", beside)):
        print(f"{_PEOPLE} tables {name}: p50 {quantile(found.delays, 0.5):.0f} ms, p99 "
              f"{quantile(found.delays, 0.99):.0f} ms, "
              f"{len(found.delays) / seconds / rounds:.0f} actions/s")  # fmt: skip
    errors = alone.errors + beside.errors
    errors.pop("action.stale", 0)
    return not errors and not alone.pending + beside.pending
