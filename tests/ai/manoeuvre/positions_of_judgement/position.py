"""Positions with one right answer, from the files beside this module, and the proof that the answer is right.

In a proved position nothing is hidden and the battle ends with this turn, so that every action has an exact chance to
win; the right ones must be better than all others by a margin. Where the other side has the last turn, it is reckoned
with the cards it holds now, all of them seen, and draws none: the wrong actions are then at best as good as reckoned,
since a player may always keep his hand, and the right ones must be better by far.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.turns import ground
from tests.table import Table, battle

FILES = Path(__file__).with_name("positions")
OTHER = {"one": "two", "two": "one"}


@dataclass(frozen=True)
class Position:
    """A decision, and what to think of its options; each option is a line of notation."""

    name: str
    why: str
    table: dict[str, Any]
    play: tuple[str, ...]
    """What is played on the table before the decision."""
    right: frozenset[str]
    wrong: frozenset[str]
    """Given instead of `right` where much is as good, and little is a blunder."""
    discards: tuple[str, ...]
    """In a discard phase: cards that must go, cards that must stay, and how many must go at least and at most."""
    keeps: tuple[str, ...]
    fewest: int
    most: int
    proved: bool
    seen: bool
    """Both hands have been seen by the other."""

    def begin(self) -> Table:
        """The table before anything is played on it."""
        table = battle(**self.table)
        for seat in range(2):
            if self.seen:
                table.state.shown[seat] = table.state.hand[seat][:]
        return table

    def approves(self, line: str) -> bool:
        if self.right:
            return line in self.right
        if self.wrong:
            return line not in self.wrong
        gone = line.split()[1:] if line.startswith("discard") else []
        return (
            all(card in gone for card in self.discards)
            and not any(card in gone for card in self.keeps)
            and self.fewest <= len(gone) <= self.most
        )


def positions() -> Iterator[Position]:
    for file in sorted(FILES.glob("*.toml")):
        for entry in tomllib.loads(file.read_text("utf-8"))["position"]:
            yield _position(entry)


def _position(entry: dict[str, Any]) -> Position:
    entry = dict(entry)
    play = tuple(entry.pop("play", ()))
    right = frozenset(entry.pop("right", ()))
    wrong = frozenset(entry.pop("wrong", ()))
    discards = tuple(entry.pop("discards", ()))
    keeps = tuple(entry.pop("keeps", ()))
    fewest = entry.pop("fewest", 0)
    most = entry.pop("most", 5)
    name = entry.pop("name")
    why = entry.pop("why")
    last = entry.pop("last", None)
    proved = entry.pop("proved", last is not None)
    seen = entry.pop("seen", False)
    if last is not None:
        entry = {"active": last, "first": OTHER[last], "day_over": (True, True)} | entry
    entry["rows"] = ground(**entry.pop("ground", {}))
    entry.setdefault("losses", (8 - len(entry["units"]), 8 - len(entry["foes"])))
    return Position(name, why, entry, play, right, wrong, discards, keeps, fewest, most, proved, seen)


def values(state: State) -> dict[str, Fraction]:
    """The exact chance to win of whoever decides, for every legal action, if both sides play their best."""
    known: dict[str, Fraction] = {}
    return {state.write(action): _after(state, action, state.seat, known) for action in state.legal()}


def _after(state: State, action: Action, seat: int, known: dict[str, Fraction]) -> Fraction:
    twin = state.copy()
    twin.do(action)
    return _value(twin, seat, known)


def _value(state: State, seat: int, known: dict[str, Fraction]) -> Fraction:
    if state.seat == NOBODY:
        return Fraction(int(state.winner == seat))
    if state.stack[-1] in (tags.DISCARD, tags.DRAW):
        _keep_the_hand(state, seat)
    key = str(state)
    if key not in known:
        if state.seat == CHANCE:
            known[key] = sum(
                (chance * _after(state, action, seat, known) for action, chance in state.chances()), Fraction(0)
            )
        else:
            found = [_after(state, action, seat, known) for action in state.legal()]
            known[key] = max(found) if state.seat == seat else min(found)
    return known[key]


def _keep_the_hand(state: State, seat: int) -> None:
    """Into the last turn of the day without discards or draws."""
    assert all(state.day_over), "the day does not end with this turn"
    assert state.active not in (state.first, seat), "this is not the other's last turn"
    while state.stack[-1] in (tags.DISCARD, tags.DRAW):
        state.pop()
    state.settle()


def nothing_hidden(state: State) -> bool:
    """Whether the seat that decides knows all that matters for the rest of the turn."""
    other = 1 - state.seat
    return sorted(state.shown[other]) == sorted(state.hand[other])
