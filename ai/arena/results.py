"""The results file: one line for each battle, on the disk at once, from which an interrupted run goes on."""

import json
import os
from dataclasses import asdict, dataclass, fields
from itertools import combinations
from pathlib import Path
from typing import Any, Final, TextIO

from ai.arena.game import SEATS
from ai.arena.pairing import Conditions, Pair, Result

FORMAT: Final = 1
_KEY: Final = "arena"
_FAILED: Final = "failed"
_AGES: Final = 1e12
"""Seconds that no battle takes; neither infinity nor what is no number is less."""


class UnreadableResults(ValueError):  # noqa: N818  # told to a user, as a sentence
    """A results file that cannot be gone on with."""


@dataclass(frozen=True)
class Failed:
    """A pair that could not be played, and why."""

    pair: Pair
    reason: str


class Results:
    """What was played so far, in memory and, if there is one, in the file."""

    def __init__(self, conditions: Conditions, path: Path | None = None) -> None:
        self.played: dict[tuple[Pair, int], Result] = {}
        self.failed: dict[Pair, Failed] = {}
        self._couples = set(combinations(conditions.bots, 2))
        self._file: TextIO | None = None
        if path is not None:
            self._open(path, json.dumps({_KEY: FORMAT, "conditions": asdict(conditions)}))

    def add(self, *results: Result) -> None:
        for result in results:
            self.played[result.pair, result.seat] = result
        self._write(*(asdict(result) for result in results))

    def give_up(self, pair: Pair, reason: str) -> None:
        self.failed[pair] = Failed(pair, reason)
        self._write({**asdict(pair), _FAILED: reason})

    def seats_missing(self, pair: Pair) -> tuple[int, ...]:
        """The battles of a pair that are still to be played, by the seat of its first player."""
        return () if pair in self.failed else tuple(seat for seat in (0, 1) if (pair, seat) not in self.played)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, *values: Any) -> None:
        if self._file is None:
            return
        self._file.write("".join(json.dumps(value) + "\n" for value in values))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _open(self, path: Path, header: str) -> None:
        held = path.read_bytes() if path.exists() else b""
        # What follows the last end of a line was torn by a crash; its battle is played again.
        whole = held[: held.rfind(b"\n") + 1]
        if not whole and not header.encode().startswith(held):
            raise UnreadableResults(f"{path} is not a results file of the arena; name another.")
        if whole:
            self._read(path, whole, header)
        self._file = path.open("a", encoding="utf-8", newline="\n")
        if len(whole) < len(held):
            self._file.truncate(len(whole))
        if not whole:
            self._file.write(header + "\n")
        self._write()

    def _read(self, path: Path, held: bytes, header: str) -> None:
        lines = held.split(b"\n")[:-1]
        first = _parsed(lines[0])
        if _KEY not in first:
            raise UnreadableResults(f"{path} is not a results file of the arena; name another.")
        if first != json.loads(header):
            raise UnreadableResults(
                f"{path} holds a run under other conditions ({_difference(first, json.loads(header))}); "
                "give those again, or name another file."
            )
        for number, line in enumerate(lines[1:], 2):
            if not self._take(_parsed(line)):
                raise UnreadableResults(
                    f"{path}, line {number}, is no result of this run; take that line out, or name another file."
                )

    def _take(self, value: dict[str, Any]) -> bool:
        """Whether a line is a result that fits in."""
        if _FAILED in value:
            if (
                set(value) != {"a", "b", "number", _FAILED}
                or not self._is_pair(value)
                or type(value[_FAILED]) is not str
            ):
                return False
            pair = Pair(value["a"], value["b"], value["number"])
            self.failed[pair] = Failed(pair, value[_FAILED])
            return True
        if set(value) != {field.name for field in fields(Result)} or not self._is_pair(value) or not _is_battle(value):
            return False
        for key in ("labels", "turns", "seconds"):
            value[key] = tuple(value[key])
        result = Result(**value)
        if (result.pair, result.seat) in self.played:
            return False
        self.played[result.pair, result.seat] = result
        return True

    def _is_pair(self, value: dict[str, Any]) -> bool:
        a, b = value["a"], value["b"]
        return type(a) is type(b) is str and (a, b) in self._couples and _is_count(value["number"])


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if type(value) is dict else {}


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value < 2**53


def _is_battle(value: dict[str, Any]) -> bool:
    return (
        _is_count(value["seat"])
        and value["seat"] < SEATS
        and type(value["score"]) in (int, float)
        and value["score"] in (0, 0.5, 1)
        and type(value["how"]) is str
        and type(value["reason"]) is str
        and _is_count(value["actions"])
        and _both(value["labels"], lambda label: type(label) is str)
        and _both(value["turns"], _is_count)
        and _both(value["seconds"], lambda time: type(time) in (int, float) and 0 <= time < _AGES)
    )


def _both(value: Any, holds: Any) -> bool:
    return type(value) is list and len(value) == 2 and all(holds(part) for part in value)


def _difference(theirs: dict[str, Any], ours: dict[str, Any]) -> str:
    """The first condition that differs, as the file has it."""
    held, wanted = theirs.get("conditions"), ours["conditions"]
    if theirs[_KEY] != FORMAT or type(held) is not dict:
        return "another format"
    key = next((key for key in wanted if held.get(key) != wanted[key]), "")
    return (
        f"{key}: {json.dumps(held.get(key))[:80]} there, {json.dumps(wanted[key])[:80]} here" if key else "more of them"
    )
