"""Game records: a header and one action per line, as text.

A record can be read in a diff, mailed, replayed and verified. It holds the seed and
with it every secret of its game, so a table shows it only after the end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from math import isfinite

from meowple.kernel.errors import BadRecord, BadText, IllegalAction, MeowpleError
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find
from meowple.kernel.setup import SEED_LIMIT, Setup, Value
from meowple.kernel.state import State

FORMAT = 1

# Records come from strangers; these limits keep the work of reading one small.
TEXT_LIMIT = 4_000_000
DATA_LIMIT = 1_000_000
LINE_LIMIT = 1_000
ACTION_LIMIT = 100_000

_FIRST = re.compile(r"meowple record ([1-9][0-9]{0,8})")
_HEADER = re.compile(r"(option [^\s:]+|[a-z]+): (\S.*)")
_ACTION = re.compile(r"(0|[1-9][0-9]?) (\S.*)")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
# As many digits as the largest seed has.
_SEED = re.compile(rf"0|[1-9][0-9]{{0,{len(str(SEED_LIMIT)) - 1}}}")
_HEX = re.compile(r"[0-9a-f]{64}")
_NEEDED = ("game", "rules", "seats", "seed")
# The values that each header line may have; options and data are read on their own.
_VALUES = {
    "game": re.compile(r"[a-z][a-z0-9_-]{0,39}"),
    "rules": _NUMBER,
    "seats": _NUMBER,
    "seed": _SEED,
    "salt": re.compile(r"[!-~]{1,200}"),
    "commitment": _HEX,
}


@dataclass(slots=True)
class Record:
    """A game as it was played, finished or not.

    `digest` is that of the final state; a game that goes on has none.
    """

    game: str
    rules: int
    setup: Setup
    data: Mapping[str, object] | None = None
    salt: str | None = None
    commitment: str | None = None
    actions: list[tuple[int, str]] = field(default_factory=list)
    digest: str | None = None

    @classmethod
    def of(
        cls,
        game: AnyGame,
        setup: Setup,
        *,
        data: Mapping[str, object] | None = None,
        salt: str | None = None,
    ) -> Record:
        """An empty record of a game that is about to begin.

        `data` are the owner's own components that the game was given, if any.
        """
        shown: dict[str, Value] = {
            name: _shown(value) for name, value in setup.options.items()
        }
        info = game.info
        plain = Setup(setup.seats, shown, setup.seed)
        promise = None if salt is None else commitment(setup.seed, salt)
        return cls(info.id, info.rules_version, plain, data, salt, promise)

    def add(self, seat: int, action: Action | str) -> None:
        """Write down an action that was played."""
        text = str(action)
        if len(self.actions) >= ACTION_LIMIT:
            raise BadRecord("record.too_long", what="actions", limit=ACTION_LIMIT)
        if _action(f"{seat} {text}", self.setup.seats) is None:
            raise BadRecord("record.action", seat=seat, action=text[:80])
        self.actions.append((seat, text))

    def close(self, game: AnyGame, state: State) -> None:
        """Note the digest of the state if the game is over, else none."""
        over = game.result(state) is not None
        self.digest = state.digest() if over else None

    def text(self) -> str:
        """The record as text, ending with a newline."""
        setup = self.setup
        lines = [
            f"meowple record {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {setup.seats}",
            f"seed: {setup.seed}",
        ]
        lines += [f"option {name}: {_shown(v)}" for name, v in setup.options.items()]
        if self.data is not None:
            data = json.dumps(self.data, separators=(",", ":"), allow_nan=False)
            lines.append(f"data: {data}")
        if self.salt is not None:
            lines.append(f"salt: {self.salt}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        lines.append("")
        lines += [f"{seat} {action}" for seat, action in self.actions]
        if self.digest is not None:
            lines.append(f"digest: {self.digest}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record of a text. Whether its game can be replayed is not asked here."""
        if len(text) > TEXT_LIMIT:
            raise BadRecord("record.too_long", line=1, what="text", limit=TEXT_LIMIT)
        # Only the newline ends a line: splitlines() would also cut at characters
        # that may stand inside a text. A mailed record may come with CR LF.
        lines = [line.removesuffix("\r") for line in text.split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        _check_first(lines[0] if lines else "")
        end = lines.index("") if "" in lines else len(lines)
        head = _read_header(lines, end)
        options: dict[str, Value] = {
            name.removeprefix("option "): value
            for name, (_, value) in head.items()
            if name.startswith("option ")
        }
        seats = int(head["seats"][1])
        actions, digest = _read_actions(lines, end, seats)
        return cls(
            game=head["game"][1],
            rules=int(head["rules"][1]),
            setup=Setup(seats, options, int(head["seed"][1])),
            data=_read_data(*head["data"]) if "data" in head else None,
            salt=head["salt"][1] if "salt" in head else None,
            commitment=head["commitment"][1] if "commitment" in head else None,
            actions=actions,
            digest=digest,
        )


def _shown(value: Value) -> str:
    """An option's value as records write it; `Option.read` understands it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _check_first(line: str) -> None:
    match = _FIRST.fullmatch(line)
    if match is None:
        raise BadRecord("record.not_a_record", line=1)
    if int(match[1]) != FORMAT:
        raise BadRecord("record.version", line=1, wanted=int(match[1]), ours=FORMAT)


def _read_header(lines: list[str], end: int) -> dict[str, tuple[int, str]]:
    """The values of the header by name, each with the number of its line."""
    head: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:end], start=2):
        is_data = line.startswith("data: ")
        _check_length(number, line, DATA_LIMIT if is_data else LINE_LIMIT)
        if line.startswith("#"):
            continue
        match = _HEADER.fullmatch(line)
        if match is None:
            raise BadRecord("record.header", line=number)
        name, value = match.groups()
        if name in head:
            raise BadRecord("record.twice", line=number, name=name)
        if not is_data:
            _check_value(number, name, value)
        head[name] = number, value
    for name in _NEEDED:
        if name not in head:
            raise BadRecord("record.missing", line=end, name=name)
    return head


def _check_length(number: int, line: str, limit: int) -> None:
    if len(line) > limit:
        raise BadRecord("record.too_long", line=number, what="line", limit=limit)


def _check_value(number: int, name: str, value: str) -> None:
    if name.startswith("option "):
        valid = name.isprintable() and value.isprintable()
    elif name in _VALUES:
        valid = _VALUES[name].fullmatch(value) is not None
    else:
        raise BadRecord("record.header", line=number)
    if not valid:
        raise BadRecord("record.value", line=number, name=name)


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError
    return number


def _read_data(number: int, value: str) -> dict[str, object]:
    try:
        # NaN and infinity are no JSON; neither could be written again.
        data = json.loads(value, parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record.value", line=number, name="data") from error
    if not isinstance(data, dict):
        raise BadRecord("record.value", line=number, name="data")
    return data


def _read_actions(
    lines: list[str], end: int, seats: int
) -> tuple[list[tuple[int, str]], str | None]:
    """The actions after the empty line, and the digest that ends a finished game."""
    actions: list[tuple[int, str]] = []
    digest: str | None = None
    for number, line in enumerate(lines[end + 1 :], start=end + 2):
        _check_length(number, line, LINE_LIMIT)
        if line.startswith("#"):
            continue
        action = _action(line, seats)
        final = line.removeprefix("digest: ")
        if digest is not None:
            raise BadRecord("record.after_digest", line=number)
        if action is not None:
            actions.append(action)
        elif final != line and _HEX.fullmatch(final):
            digest = final
        else:
            raise BadRecord("record.line", line=number)
        if len(actions) > ACTION_LIMIT:
            raise BadRecord(
                "record.too_long", line=number, what="actions", limit=ACTION_LIMIT
            )
    return actions, digest


def _action(line: str, seats: int) -> tuple[int, str] | None:
    """The seat and the action of a line, if it is such a line."""
    match = _ACTION.fullmatch(line)
    if match is None or not line.isprintable() or len(line) > LINE_LIMIT:
        return None
    seat = int(match[1])
    return (seat, match[2]) if seat < seats else None


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a replay. The state is the replay's own and moves on with it:
    copy it to keep it.
    """

    number: int
    seat: int
    action: Action
    events: list[Event]
    state: State


def begin(record: Record, game: AnyGame | None = None) -> tuple[AnyGame, State]:
    """The game of a record and its state before the first action.

    Without `game` it is the installed one, by the version of the rules that the record
    names. An option that the record does not mention has its default: an option added
    without a new version plays by default as before it was there.
    """
    if game is None:
        game = find(record.game)
        if record.data is not None:
            game = game.with_data(record.data)
    by_its_rules = game.at_version(record.rules)
    if by_its_rules is None:
        ours = game.info.rules_version
        raise BadRecord(
            "record.rules_version", game=record.game, wanted=record.rules, ours=ours
        )
    given = record.setup
    setup = by_its_rules.setup(given.seats, given.options, given.seed)
    return by_its_rules, by_its_rules.start(setup)


def replay(record: Record, game: AnyGame | None = None) -> Iterator[Step]:
    """Play a record again, action by action, counted from 1."""
    game, state = begin(record, game)
    yield from _steps(record, game, state)


def final(record: Record, game: AnyGame | None = None) -> tuple[AnyGame, State]:
    """The game of a record and its state after the last action."""
    game, state = begin(record, game)
    for _ in _steps(record, game, state):
        pass
    return game, state


def _steps(record: Record, game: AnyGame, state: State) -> Iterator[Step]:
    for number, (seat, text) in enumerate(record.actions, start=1):
        try:
            action = game.parse(text)
            events = game.play(state, seat, action)
        except (BadText, IllegalAction) as error:
            raise BadRecord(
                "record.illegal", number=number, seat=seat, action=text[:80], cause=error.id
            ) from error
        yield Step(number, seat, action, events, state)


def commitment(seed: int, salt: str) -> str:
    """The hash that a table publishes before the first action, to show later that the
    shuffle was not chosen afterward.
    """
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was verified: its message id, and what is wrong if anything."""

    id: str
    error: MeowpleError | None = None

    @property
    def passed(self) -> bool:
        return self.error is None


def verify(record: Record, game: AnyGame | None = None) -> tuple[Check, ...]:
    """Everything that a record claims, checked. What it does not claim is left out."""
    checks = []
    try:
        game, state = final(record, game)
    except MeowpleError as error:
        checks.append(Check("verify.replay", error))
    else:
        checks.append(Check("verify.replay"))
        if record.digest is not None:
            checks.append(Check("verify.digest", _digest_fault(record, game, state)))
    if record.commitment is not None:
        checks.append(Check("verify.commitment", _commitment_fault(record)))
    return tuple(checks)


def _digest_fault(record: Record, game: AnyGame, state: State) -> BadRecord | None:
    if game.result(state) is None:
        # A digest says that the game ended here; actions may have been cut off.
        return BadRecord("record.unfinished", actions=len(record.actions))
    found = state.digest()
    if found != record.digest:
        return BadRecord("record.digest", wanted=str(record.digest), found=found)
    return None


def _commitment_fault(record: Record) -> BadRecord | None:
    if record.salt is None:
        return BadRecord("record.no_salt")
    found = commitment(record.setup.seed, record.salt)
    if found != record.commitment:
        return BadRecord("record.commitment", wanted=str(record.commitment), found=found)
    return None
