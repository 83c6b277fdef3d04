"""`manoeuvre show`: a position of a record, or the start of a scenario, as text."""

import argparse
from dataclasses import dataclass
from pathlib import Path

from app.shell import files, recorded, textboard
from app.shell.arguments import seat, whole
from app.shell.output import UserError, tell, tell_json, warn
from engine.battle import after, replay
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS
from engine.record import MOST_ENTRIES, Misfit, Record, RecordFault
from resources.faults import Rejected
from resources.library import Library
from resources.record_start import start_of
from resources.scenarios import scenario_of


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
    opened = files.open_file(path)
    if opened.kind == files.RECORD:
        return _find_in_record(path, at)
    if opened.kind != "scenario":
        raise UserError(f"{path} is neither a record nor a scenario.", "not-a-record", status=1)
    if opened.document is None:
        raise Rejected(opened.faults)
    _count(at, 0)
    library = Library()
    return Shown(begin(*scenario_of(opened.document, library).start(library)))


def _find_in_record(path: Path, at: int | None) -> Shown:
    record, fault = recorded.as_far_as_it_goes(path)
    try:
        start = start_of(record, Library())
    except Misfit as misfit:
        recorded.explain(misfit, record.header)
        raise
    actions = len(record.actions)
    number = _count(at, actions)
    try:
        return _look(record, start, number, fault)
    except Misfit as misfit:
        recorded.explain(misfit)
        if misfit.recovered is None:
            raise
        # What was asked for lies beyond the fault; this is as near as one can get.
        return _look(misfit.recovered, start, len(misfit.recovered.actions), misfit)


def _look(record: Record, start: State, number: int, fault: RecordFault | None) -> Shown:
    actions = len(record.actions)
    sentence = fault.sentence if fault else ""
    if number < actions:
        return Shown(after(record, start, number), number, actions, fault=sentence)
    battle = replay(record, start)
    return Shown(battle.state, number, actions, battle.winner, battle.how, sentence)


def _count(at: int | None, actions: int) -> int:
    number = actions if at is None else at + actions if at < 0 else at
    if not 0 <= number <= actions:
        raise UserError(f"There are {actions} actions; --at takes a number from {-actions} to {actions}.", "number")
    return number
