"""`manoeuvre show`: a position of a record, or the start of a scenario, as text."""

import argparse
from dataclasses import dataclass
from pathlib import Path

from app.shell import files, textboard
from app.shell.arguments import seat, whole
from app.shell.output import UserError, tell, tell_json, warn
from engine.battle import after, replay
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS
from engine.record import MOST_ENTRIES, Altered, Damaged, Record
from resources.document import read_file
from resources.library import Library
from resources.record_start import start_of
from resources.records import load
from resources.scenarios import read_scenario


@dataclass(frozen=True)
class Shown:
    """A position, after how many actions of how many it stands, and how the battle has ended there."""

    state: State
    at: int = 0
    actions: int = 0
    winner: int = NOBODY
    how: str = ""
    fault: str = ""
    """What is wrong with the record, if only a part of it could be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record or a scenario")
    number = whole("The number of actions", -MOST_ENTRIES, MOST_ENTRIES)
    parser.add_argument(
        "--at", metavar="N", type=number, help="after N actions; -1 is one action before the end (default: the end)"
    )
    parser.add_argument("--seat", metavar="SEAT", type=seat, help="as seat one or two may see it (default: everything)")


def run(args: argparse.Namespace) -> int:
    shown = _find(args.file, args.at)
    state = shown.state if args.seat is None else shown.state.seen_by(args.seat)
    if args.json:
        winner = None if shown.winner == NOBODY else SEATS[shown.winner]
        place = {"at": shown.at, "actions": shown.actions, "fault": shown.fault}
        tell_json({**place, **textboard.as_json(state), "winner": winner, "how": shown.how})
    else:
        line = textboard.result(state, shown.winner, shown.how) if shown.how else textboard.headline(state)
        tell(f"After {shown.at} of {shown.actions} actions. {line}\n")
        tell(textboard.board(state))
        tell(f"{textboard.legend(state)}\n")
        tell(textboard.facts(state))
    if shown.fault:
        warn(shown.fault)
    return 1 if shown.fault else 0


def _find(path: Path, at: int | None) -> Shown:
    library = Library()
    kind = files.kind(path)
    if kind == "scenario":
        _count(at, 0)
        return Shown(begin(*read_scenario(read_file(path), library).start(library)))
    if kind != files.RECORD:
        raise UserError(f"{path} is neither a record nor a scenario.", "not-a-record", status=1)
    record, fault = _recovered(path)
    start = start_of(record, library)
    actions = len(record.actions)
    number = _count(at, actions)
    if number < actions:
        return Shown(after(record, start, number), number, actions, fault=fault)
    battle = replay(record, start)
    return Shown(battle.state, number, actions, battle.winner, battle.how, fault)


def _recovered(path: Path) -> tuple[Record, str]:
    """The record, or as much of it as is sound, and what is wrong with the rest."""
    try:
        return load(path), ""
    except (Damaged, Altered) as fault:
        if fault.recovered is None:
            raise
        return fault.recovered, fault.sentence


def _count(at: int | None, actions: int) -> int:
    number = actions if at is None else at + actions if at < 0 else at
    if not 0 <= number <= actions:
        raise UserError(f"There are {actions} actions; --at takes a number from {-actions} to {actions}.", "number")
    return number
