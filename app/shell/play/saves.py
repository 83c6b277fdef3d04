"""The saved battles: a list that opens quickly however many there are, and what may be done with each.

The list is made from the headers. How a battle stands takes replaying it, which is remembered in a small file until the
record changes; that file may be lost or spoilt at any time without harm.
"""

import contextlib
import json
import os
import shutil
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.levels import level_name
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from engine.battle import Battle, replay
from engine.game import Phrase
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State
from engine.record import RecordFault
from resources.document import parse
from resources.faults import Rejected, cannot_open
from resources.manoeuvre.card_tables import UNITS
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import FOLDER, Listed, create, listed, load, paths, reopen

INDEX: Final = "index.json"
_LARGEST: Final = 1 << 22


@dataclass(frozen=True)
class Standing:
    """How a battle stands."""

    turn: int
    seat: int
    """Whose decision it is: a seat, CHANCE, or NOBODY when it is over."""
    over: bool
    winner: int
    how: str
    armies: tuple[str, str]
    """Their ids; empty as long as they are to be chosen."""
    strengths: tuple[int, int]


@dataclass(frozen=True)
class Saved:
    """One record. With a `fault` and no title it cannot be opened at all."""

    path: Path
    title: str = ""
    armies: tuple[str, str] = ("", "")
    """As the scenario has them; empty where they are chosen at the table."""
    players: tuple[str, str] = ("", "")
    created: str = ""
    changed: float = 0.0
    """When it was last saved, in seconds since 1970."""
    standing: Standing | None = None
    """None until somebody has looked."""
    fault: Phrase | None = None

    @property
    def participants(self) -> tuple[Participant, Participant]:
        return Participant.read(self.players[0]), Participant.read(self.players[1])

    @property
    def is_ours(self) -> bool:
        """Whether it was played at a desk, and is not a demonstration or from elsewhere."""
        return all(player.partition(" ")[0] in (HUMAN, COMPUTER) for player in self.players)

    @property
    def unfinished(self) -> bool:
        return not self.fault and not (self.standing and self.standing.over)


class Saves:
    """The records folder of a user."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._folder = library.folder / FOLDER
        self._index = _read_index(self._folder / INDEX)

    def list(self) -> list[Saved]:
        """All of them, without replaying any: unfinished battles first, then the newest first, broken ones last."""
        found = [self._saved(path) for path in paths(self._folder)]
        return sorted(found, key=lambda saved: (bool(saved.fault), not saved.unfinished, -saved.changed))

    def look(self, saved: Saved) -> Saved:
        """The same with its standing or, if it cannot be replayed, with what is wrong."""
        if saved.standing is not None or saved.fault:
            return saved
        try:
            battle = self.battle(saved.path)
        except (RecordFault, OSError) as error:
            return replace(saved, fault=_fault(error))
        looked = replace(saved, standing=standing_of(battle))
        self._remember(looked)
        return looked

    def latest(self) -> Saved | None:
        """The battle to continue: the one of this desk that was saved last and is not over."""
        for saved in sorted(self.list(), key=lambda saved: -saved.changed):
            if saved.is_ours and saved.unfinished:
                looked = self.look(saved)
                if looked.unfinished:
                    return looked
        return None

    def battle(self, path: Path) -> Battle[State]:
        """A battle as far as its record is sound; raises RecordFault or OSError."""
        _, record = reopen(path)
        return replay(record, start_of(record, self._library))

    def delete(self, path: Path) -> None:
        """Into the system's bin if it has one; raises OSError."""
        from PySide6.QtCore import QFile

        if not QFile.moveToTrash(str(path)):
            path.unlink()
        self._index.pop(path.name, None)

    def export(self, path: Path, target: Path) -> None:
        """A copy for somebody else; raises OSError."""
        new = target.with_name(f"{target.name}.new")
        shutil.copyfile(path, new)
        new.replace(target)

    def take_in(self, source: Path) -> Saved:
        """A copy of a record from elsewhere; raises RecordFault if it is none, or OSError."""
        record = load(source)
        return self._saved(create(self._folder, record, source.stem.lstrip("-0123456789")).path)

    def _saved(self, path: Path) -> Saved:
        try:
            status = path.stat()
        except OSError as error:
            return Saved(path, fault=_fault(error))
        key = [status.st_size, status.st_mtime_ns]
        kept = self._index.get(path.name)
        if kept is not None and kept[0] == key:
            return replace(kept[1], path=path, changed=status.st_mtime)
        return _from_header(listed(path), status.st_mtime)

    def _remember(self, saved: Saved) -> None:
        with contextlib.suppress(OSError):
            status = saved.path.stat()
            self._index[saved.path.name] = ([status.st_size, status.st_mtime_ns], saved)
            _write_index(self._folder / INDEX, self._index)


def standing_of(battle: Battle[State]) -> Standing:
    state = battle.state
    one, two = state.armies
    return Standing(
        max(state.turn, 0),
        NOBODY if battle.over else state.seat,
        battle.over,
        battle.winner,
        battle.how,
        (one.id, two.id),
        (_strength(state, 0), _strength(state, 1)),
    )


def _strength(state: State, seat: int) -> int:
    units = range(seat * UNITS, seat * UNITS + len(state.armies[seat].units))
    return sum(state.strength(unit) for unit in units)


def _from_header(found: Listed, changed: float) -> Saved:
    if found.header is None:
        return Saved(found.path, changed=changed, fault=found.fault)
    one, two = [*found.header.seats.values(), "", ""][:2]
    saved = Saved(found.path, players=(one, two), created=found.header.created, changed=changed)
    try:
        scenario = parse(found.header.start, "scenario")
    except Rejected as rejected:
        return replace(saved, fault=rejected.faults[0])
    title = scenario.get("title")
    sides = [scenario.get(side) for side in ("one", "two")]
    armies = [str(side.get("army", "")) if isinstance(side, dict) else "" for side in sides]
    return replace(saved, title=title if isinstance(title, str) else "", armies=(armies[0], armies[1]))


def _fault(error: RecordFault | OSError) -> Phrase:
    return error.phrase if isinstance(error, RecordFault) else cannot_open(error)


_Index = dict[str, tuple[list[int], Saved]]


def _read_index(path: Path) -> _Index:
    """What was remembered; nothing if the file is not as it should be."""
    try:
        if path.stat().st_size > _LARGEST:
            return {}
        found: Any = json.loads(path.read_bytes())
        return {str(name): ([int(key[0]), int(key[1])], _revive(name, value)) for name, (key, value) in found.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError):
        return {}


def _revive(name: str, value: dict[str, Any]) -> Saved:
    known = value["standing"]
    standing = Standing(
        int(known["turn"]),
        int(known["seat"]),
        bool(known["over"]),
        int(known["winner"]),
        str(known["how"]),
        _pair(known["armies"]),
        (int(known["strengths"][0]), int(known["strengths"][1])),
    )
    title, created = str(value["title"]), str(value["created"])
    return Saved(Path(name), title, _pair(value["armies"]), _pair(value["players"]), created, 0.0, standing)


def _pair(values: list[str]) -> tuple[str, str]:
    one, two = values
    return str(one), str(two)


def _write_index(path: Path, index: _Index) -> None:
    body = {name: [key, asdict(replace(saved, path=Path()))] for name, (key, saved) in index.items()}
    new = path.with_suffix(".new")
    new.write_text(json.dumps(body, ensure_ascii=False, default=str), "utf-8")
    os.replace(new, path)


MINUTE, HOUR, DAY, WEEK = 60, 3600, 86400, 7 * 86400


def fighters_words(saved: Saved, library: Library) -> str:
    """Who fights whom, as far as that is known."""
    one, two = (library.armies.get(id) for id in armies_of(saved))
    if one is None or two is None:
        return saved.title or saved.path.stem
    return translate("saved", "{one} against {two}").format(one=names.nation(one), two=names.nation(two))


def armies_of(saved: Saved) -> tuple[str, str]:
    """Their ids, empty where they are not chosen yet or not known here."""
    if saved.standing is not None and all(saved.standing.armies):
        return saved.standing.armies
    return saved.armies


def stand_words(saved: Saved, library: Library) -> str:
    """How it stands: the turn and whose move it is, or who has won."""
    standing = saved.standing
    if standing is None:
        return ""
    sides = [_side(saved, seat, library) for seat in range(2)]
    if standing.over:
        if standing.winner in (0, 1):
            return translate("saved", "{side} has won.").format(side=sides[standing.winner])
        return translate("saved", "Drawn.")
    if standing.turn == 0:
        return translate("saved", "In the set-up. {who}").format(who=_whose(saved, sides))
    words = translate("saved", "Turn {turn}. {who}")
    return words.format(turn=standing.turn, who=_whose(saved, sides))


def players_words(saved: Saved) -> str:
    """Who sits at the two sides."""
    if saved.is_ours and all(participant.kind == HUMAN for participant in saved.participants):
        return translate("saved", "Two players at one screen")
    one, two = (_player(saved, seat) for seat in range(2))
    return translate("saved", "{one} against {two}").format(one=one, two=two)


def ago_words(then: float, now: float) -> str:
    """How long ago something was saved, no finer than anybody cares."""
    past = max(0, int(now - then))
    if past < MINUTE:
        return translate("saved", "Saved just now")
    if past < HOUR:
        return translate("saved", "Saved %n minute(s) ago", "", past // MINUTE)
    if past < DAY:
        return translate("saved", "Saved %n hour(s) ago", "", past // HOUR)
    if past < WEEK:
        return translate("saved", "Saved %n day(s) ago", "", past // DAY)
    return translate("saved", "Saved on {day}").format(day=datetime.fromtimestamp(then).strftime("%Y-%m-%d"))


def _side(saved: Saved, seat: int, library: Library) -> str:
    one, two = armies_of(saved)
    army = library.armies.get((one, two)[seat])
    if army is None or one == two:
        return translate("saved", "Blue") if seat == 0 else translate("saved", "Red")
    return names.nation(army)


def _whose(saved: Saved, sides: list[str]) -> str:
    assert saved.standing is not None
    seat = saved.standing.seat
    if not 0 <= seat < CHANCE:
        return translate("saved", "The dice are next.")
    persons = [participant.kind == HUMAN for participant in saved.participants]
    if persons[seat] and not persons[1 - seat]:
        return translate("saved", "Your move.")
    return translate("saved", "{side} to move.").format(side=sides[seat])


def _player(saved: Saved, seat: int) -> str:
    participant = saved.participants[seat]
    if participant.level:
        return translate("saved", "AI ({level})").format(level=level_name(participant.level))
    return translate("saved", "You") if saved.is_ours else saved.players[seat] or translate("saved", "Somebody")
