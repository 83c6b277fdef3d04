"""`manoeuvre show`: a position of a record, the start of a scenario, an army with its cards, or what there is."""

import argparse
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.manoeuvre import plain_text
from app.shell.cli import whole
from app.shell.commands import files
from app.shell.output import UserError, counted, tell, tell_json, warn
from engine.battle import after, replay
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS
from engine.record import MOST_ENTRIES, Misfit, Record, RecordFault
from resources.document import parse
from resources.faults import Rejected, plain, shown
from resources.manoeuvre.armies import ArmySheet, sheet_of
from resources.manoeuvre.card_tables import ID
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import SUFFIX, Library
from resources.manoeuvre.scenarios import Scenario, scenario_of


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
    title: str = ""
    author: str = ""
    notes: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    text = "the file or the id of a scenario or army, or a record (default: list scenarios and armies)"
    parser.add_argument("what", metavar="FILE", nargs="?", help=text)
    number = whole("The number of actions", -MOST_ENTRIES, MOST_ENTRIES)
    parser.add_argument(
        "--at", metavar="N", type=number, help="after N actions; -1 is one action before the end (default: the end)"
    )
    parser.add_argument("--seat", metavar="SEAT", type=seat, help="as seat one or two may see it (default: everything)")


def seat(text: str) -> int:
    """A player's seat, by its word."""
    if text not in SEATS[:2]:
        raise UserError(f"A seat is “one” or “two”, not {shown(text)}.")
    return SEATS.index(text)


def run(args: argparse.Namespace) -> int:
    library = Library()
    if args.what is None:
        return _list(library, args)
    path = Path(args.what)
    if not path.is_file() and re.fullmatch(ID.pattern, args.what):
        return _show_id(args.what, library, args)
    with files.about(path):
        return _show_file(path, library, args)


def _show_id(id: str, library: Library, args: argparse.Namespace) -> int:
    if id in library.scenarios:
        return _show_scenario(library.scenarios[id], library, args)
    if id in library.sheets:
        return _show_army(library.sheets[id], args)
    left_out = library.left_out("scenario", id) or library.left_out("army", id)
    raise UserError(
        f"There is no file, scenario or army {shown(id)}; “manoeuvre show” lists what there is.{left_out}", "file"
    )


def _show_file(path: Path, library: Library, args: argparse.Namespace) -> int:
    opened = files.open_file(path)
    if opened.kind == files.RECORD:
        return _show(_find_in_record(path, library, args.at), args, path)
    if opened.document is None and (opened.kind or path.suffix == SUFFIX):
        raise Rejected(opened.faults)
    if opened.document is not None and opened.kind == "scenario":
        return _show_scenario(scenario_of(opened.document, library), library, args)
    if opened.document is not None and opened.kind == "army":
        return _show_army(sheet_of(opened.document), args)
    raise UserError(f"{path} is neither a record nor a scenario nor an army.", "not-a-record", status=1)


def _list(library: Library, args: argparse.Namespace) -> int:
    _refuse_position(args, "A list")
    scenarios = {id: scenario.title for id, scenario in library.scenarios.items()}
    armies = {id: army.name for id, army in library.armies.items()}
    if args.json:
        tell_json(
            {
                "scenarios": [{"id": id, "title": title} for id, title in scenarios.items()],
                "armies": [{"id": id, "name": name} for id, name in armies.items()],
            }
        )
        return 0
    width = max(len(id) for id in (*scenarios, *armies))
    for heading, entries in (("Scenarios", scenarios), ("Armies", armies)):
        tell(heading)
        for id, name in entries.items():
            tell(f"  {id:{width}}  {name}")
        tell()
    tell("manoeuvre show ID shows one of them.")
    return 0


def _show_army(sheet: ArmySheet, args: argparse.Namespace) -> int:
    _refuse_position(args, "An army")
    if args.json:
        tell_json(plain_text.army_as_json(sheet))
    else:
        tell(plain_text.army_text(sheet))
    return 0


def _refuse_position(args: argparse.Namespace, what: str) -> None:
    if args.at is not None or args.seat is not None:
        raise UserError(f"{what} is no position: --at and --seat are for records and scenarios.")


def _show_scenario(scenario: Scenario, library: Library, args: argparse.Namespace) -> int:
    if args.at:
        raise UserError("A scenario shows the start of a battle; --at is for records.", "number")
    state = begin(*scenario.start(library))
    words: dict[str, Any] = {"title": scenario.title, "author": scenario.author, "notes": scenario.notes.strip()}
    if not args.json:
        tell(f"{scenario.title} ({scenario.id}){f', by {scenario.author}' if scenario.author else ''}\n")
        if words["notes"]:
            tell(f"{words['notes']}\n")
    return _show(Shown(state, **words), args)


def _show(shown: Shown, args: argparse.Namespace, record: Path | None = None) -> int:
    state = shown.state if args.seat is None else shown.state.seen_by(args.seat)
    if args.json:
        winner = None if shown.winner == NOBODY else SEATS[shown.winner]
        place = {"at": shown.at, "actions": shown.actions, "fault": shown.fault}
        words = {"title": shown.title, "author": shown.author, "notes": shown.notes}
        tell_json({**place, **words, **plain_text.as_json(state), "winner": winner, "how": shown.how})
    else:
        line = plain_text.result(state, shown.winner, shown.how) if shown.how else plain_text.headline(state)
        count = f"After {shown.at} of {counted(shown.actions, 'action')}. " if record else ""
        tell(f"{count}{line}\n")
        tell(plain_text.board(state))
        tell(f"{plain_text.legend(state)}\n")
        tell(plain_text.facts(state))
    if shown.fault:
        warn(plain(f"{record}: {shown.fault}"))
    return 1 if shown.fault else 0


def _find_in_record(path: Path, library: Library, at: int | None) -> Shown:
    record, fault = files.as_far_as_it_goes(path)
    try:
        start = start_of(record, library)
    except Misfit as misfit:
        files.explain(misfit, record.header)
        raise
    number = _count(at, len(record.actions))
    try:
        return _look(record, start, number, fault)
    except Misfit as misfit:
        files.explain(misfit)
        if misfit.recovered is None:
            raise
        # What was asked for lies beyond the fault; this is as near as one can get.
        return _look(misfit.recovered, start, len(misfit.recovered.actions), misfit)


def _look(record: Record, start: State, number: int, fault: RecordFault | None) -> Shown:
    actions = len(record.actions)
    scenario = parse(record.header.start, "scenario")
    words = {key: scenario.get(key, "") for key in ("title", "author", "notes")}
    sentence = fault.sentence if fault else ""
    if number < actions:
        return Shown(after(record, start, number), number, actions, fault=sentence, **words)
    battle = replay(record, start)
    return Shown(battle.state, number, actions, battle.winner, battle.how, sentence, **words)


def _count(at: int | None, actions: int) -> int:
    number = actions if at is None else at + actions if at < 0 else at
    if not 0 <= number <= actions:
        range_ = f"takes a number from {-actions} to {actions}" if actions else "can only be 0"
        raise UserError(f"The battle has {counted(actions, 'action')}; --at {range_}.", "number")
    return number
