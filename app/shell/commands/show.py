"""`manoeuvre show`: a position of a record, the start of a scenario, whatever else a game has, or what there is."""

import argparse
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from app.shell.cli import add_game, whole
from app.shell.commands import files
from app.shell.console import Console, Other, console_of
from app.shell.output import UserError, counted, tell, tell_json, warn
from engine.battle import after, replay
from engine.record import MOST_ENTRIES, Misfit, Record, RecordFault
from engine.registry import games
from resources.content import content_for
from resources.faults import Rejected, plain, shown

SUFFIX: Final = ".toml"
_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


@dataclass(frozen=True)
class Shown:
    """A position, after how many actions of how many it stands, and how the battle has ended there."""

    state: Any
    at: int = 0
    actions: int = 0
    winner: str | None = None
    result: str = ""
    how: str = ""
    fault: str = ""
    """What is wrong with the record, if only a part of it could be read."""
    words: dict[str, str] = field(default_factory=dict)
    """What the scenario says of itself."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    text = "the file or the id of a scenario, a record, or another file of the game (default: list what there is)"
    parser.add_argument("what", metavar="FILE", nargs="?", help=text)
    number = whole("The number of actions", -MOST_ENTRIES, MOST_ENTRIES)
    parser.add_argument(
        "--at", metavar="N", type=number, help="after N actions; -1 is one action before the end (default: the end)"
    )
    parser.add_argument("--seat", metavar="SEAT", help="as seat one or two may see it (default: everything)")


def run(args: argparse.Namespace) -> int:
    console = console_of(args.game)
    library = console.content.open()
    if args.seat is not None:
        _seat(console, args.seat)
    if args.what is None:
        return _list(console, library, args)
    path = Path(args.what)
    if not path.is_file() and _ID.fullmatch(args.what):
        return _show_id(args.what, console, library, args)
    with files.about(path):
        return _show_file(path, console, library, args)


def _seat(console: Console, text: str) -> int:
    """A player's seat, by its word."""
    seats = console.game.seats
    if text not in seats:
        raise UserError(f"A seat is {' or '.join(f'“{seat}”' for seat in seats)}, not {shown(text)}.")
    return seats.index(text)


def _show_id(id: str, console: Console, library: Any, args: argparse.Namespace) -> int:
    scenarios = console.content.scenarios(library)
    if id in scenarios:
        return _show_scenario(scenarios[id], id, console, library, args)
    for things in console.others(library).values():
        if id in things:
            return _show_other(things[id], args)
    kinds = " or ".join(kind.partition(" ")[2] for kind in console.kinds)
    raise UserError(
        f"There is no file, {kinds} {shown(id)}; “manoeuvre show” lists what there is.{console.missing(library, id)}",
        "file",
    )


def _show_file(path: Path, console: Console, library: Any, args: argparse.Namespace) -> int:
    opened = files.open_file(path)
    if opened.kind == files.RECORD:
        return _show_record(path, console, args)
    if opened.document is None and (opened.kind or path.suffix == SUFFIX):
        raise Rejected(opened.faults)
    found = console.read_document(opened.document, opened.kind, library) if opened.document is not None else None
    if found is None:
        kinds = " nor ".join(console.kinds)
        raise UserError(f"{path} is neither a record nor {kinds}.", "not-a-record", status=1)
    return _show_other(found, args) if isinstance(found, Other) else _show_scenario(found, "", console, library, args)


def _list(console: Console, library: Any, args: argparse.Namespace) -> int:
    _refuse_position(args, "A list")
    content = console.content
    scenarios = {id: content.title(scenario) for id, scenario in content.scenarios(library).items()}
    others = {kind: {id: other.name for id, other in found.items()} for kind, found in console.others(library).items()}
    if args.json:
        listed: dict[str, Any] = {"scenarios": [{"id": id, "title": title} for id, title in scenarios.items()]}
        for kind, found in others.items():
            listed[kind] = [{"id": id, "name": name} for id, name in found.items()]
        tell_json(listed)
        return 0
    lists = {"scenarios": scenarios, **others}
    width = max((len(id) for found in lists.values() for id in found), default=0)
    for kind, found in lists.items():
        tell(f"{kind[:1].upper()}{kind[1:]}")
        for id, name in found.items():
            tell(f"  {id:{width}}  {name}")
        tell()
    tell("manoeuvre show ID shows one of them.")
    return 0


def _show_other(other: Other, args: argparse.Namespace) -> int:
    _refuse_position(args, f"{other.kind[:1].upper()}{other.kind[1:]}")
    tell_json(other.json) if args.json else tell(other.text)
    return 0


def _refuse_position(args: argparse.Namespace, what: str) -> None:
    if args.at is not None or args.seat is not None:
        raise UserError(f"{what} is no position: --at and --seat are for records and scenarios.")


def _show_scenario(scenario: Any, id: str, console: Console, library: Any, args: argparse.Namespace) -> int:
    if args.at:
        raise UserError("A scenario shows the start of a battle; --at is for records.", "number")
    _, state = console.content.prepare(scenario, library, "", "")
    words = console.scenario_json(scenario)
    if not args.json:
        author = words.get("author", "")
        tell(f"{words['title']} ({words.get('id', id)}){f', by {author}' if author else ''}\n")
        if words.get("notes"):
            tell(f"{words['notes']}\n")
    return _show(Shown(state, words=words), console, args)


def _show(shown: Shown, console: Console, args: argparse.Namespace, record: Path | None = None) -> int:
    state = shown.state if args.seat is None else shown.state.seen_by(_seat(console, args.seat))
    if args.json:
        place = {"at": shown.at, "actions": shown.actions, "fault": shown.fault}
        words = {key: text for key, text in shown.words.items() if key != "id"}
        tell_json({**place, **words, **console.as_json(state), "winner": shown.winner, "how": shown.how})
    else:
        count = f"After {shown.at} of {counted(shown.actions, 'action')}. " if record else ""
        tell(f"{count}{shown.result or console.headline(state)}\n")
        tell(console.board(state))
        for part in (console.legend(state), console.facts(state)):
            if part:
                tell(f"{part}\n")
    if shown.fault:
        warn(plain(f"{record}: {shown.fault}"))
    return 1 if shown.fault else 0


def _show_record(path: Path, console: Console, args: argparse.Namespace) -> int:
    """A record is of the game that it names."""
    record, fault = files.as_far_as_it_goes(path)
    try:
        content = content_for(record.header)
        console = console_of(games()[record.header.game])
        library = content.open()
        start = content.start_of(record, library)
    except Misfit as misfit:
        files.explain(misfit, record.header)
        raise
    words = console.scenario_json(content.scenario_in(record.header, library))
    number = _count(args.at, len(record.actions))
    try:
        found = _look(record, start, number, fault, console, words)
    except Misfit as misfit:
        files.explain(misfit)
        if misfit.recovered is None:
            raise
        # What was asked for lies beyond the fault; this is as near as one can get.
        sound = misfit.recovered
        found = _look(sound, start, len(sound.actions), misfit, console, words)
    return _show(found, console, args, path)


def _look(
    record: Record, start: Any, number: int, fault: RecordFault | None, console: Console, words: dict[str, str]
) -> Shown:
    actions = len(record.actions)
    sentence = fault.sentence if fault else ""
    if number < actions:
        return Shown(after(record, start, number), number, actions, fault=sentence, words=words)
    battle = replay(record, start)
    result = console.result(battle.state, battle.winner, battle.how) if battle.how else ""
    winner = console.seat(battle.winner) or None
    return Shown(battle.state, number, actions, winner, result, battle.how, sentence, words)


def _count(at: int | None, actions: int) -> int:
    number = actions if at is None else at + actions if at < 0 else at
    if not 0 <= number <= actions:
        range_ = f"takes a number from {-actions} to {actions}" if actions else "can only be 0"
        raise UserError(f"The battle has {counted(actions, 'action')}; --at {range_}.", "number")
    return number
