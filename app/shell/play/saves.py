"""The saved battles: a list that opens quickly however many there are, and what may be done with each.

The list is made from the headers. How a battle stands takes replaying it, which is remembered in a small file until the
record changes; that file may be lost or spoilt at any time without harm.
"""

import contextlib
import json
import os
import shutil
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from app.board.translation import translate
from app.shell.games import Heading, words_of
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from engine.battle import Battle, replay
from engine.game import Phrase, Standing
from engine.record import RecordFault
from engine.registry import games
from resources.content import content_for
from resources.faults import Rejected, cannot_open
from resources.records import FOLDER, Listed, create, listed, load, paths, reopen

INDEX: Final = "index.json"
_LARGEST: Final = 1 << 22


@dataclass(frozen=True)
class Outlook:
    """How a battle stands, as far as everybody may know."""

    standing: Standing
    deciding: tuple[int, ...]
    """Whose decision it is: seats, chance alone, or none when it is over."""
    over: bool
    winner: int
    how: str
    sides: tuple[str, ...]
    """Their keys (`Words.sides_of`); empty as long as they are to be chosen."""


_UNTOLD: Final = Heading("", ())


@dataclass(frozen=True)
class Saved:
    """One record. With a `fault` and no game it cannot be opened at all."""

    path: Path
    game: str = ""
    """The id of a game of this program."""
    heading: Heading = _UNTOLD
    """As the header has it: sides are empty where they are chosen at the table."""
    players: tuple[str, ...] = ()
    created: str = ""
    changed: float = 0.0
    """When it was last saved, in seconds since 1970."""
    outlook: Outlook | None = None
    """None until somebody has looked."""
    fault: Phrase | None = None

    @property
    def participants(self) -> tuple[Participant, ...]:
        return tuple(Participant.read(player) for player in self.players)

    @property
    def sides(self) -> tuple[str, ...]:
        """The keys of the sides, empty where they are not chosen yet."""
        if self.outlook is not None and all(self.outlook.sides):
            return self.outlook.sides
        return self.heading.sides

    @property
    def is_ours(self) -> bool:
        """Whether it was played at a desk, and is not a demonstration or from elsewhere."""
        return all(player.partition(" ")[0] in (HUMAN, COMPUTER) for player in self.players)

    @property
    def unfinished(self) -> bool:
        return not self.fault and not (self.outlook and self.outlook.over)


class Saves:
    """The records folder of a user: battles of every game."""

    def __init__(self, folder: Path, library: Callable[[str], Any]) -> None:
        """The user's folder, and what gives the library of a game by its id."""
        self._library = library
        self._folder = folder / FOLDER
        self._index = _read_index(self._folder / INDEX)

    def list(self) -> list[Saved]:
        """All of them, without replaying any: unfinished battles first, then the newest first, broken ones last."""
        found = [self._saved(path) for path in paths(self._folder)]
        return sorted(found, key=lambda saved: (bool(saved.fault), not saved.unfinished, -saved.changed))

    def look(self, saved: Saved) -> Saved:
        """The same with how it stands or, if it cannot be replayed, with what is wrong."""
        if saved.outlook is not None or saved.fault:
            return saved
        try:
            battle = self.battle(saved.path)
        except (RecordFault, OSError) as error:
            return replace(saved, fault=_fault(error))
        looked = replace(saved, outlook=outlook_of(battle))
        self._remember(looked)
        return looked

    def latest(self, games: Collection[str] | None = None) -> Saved | None:
        """The battle to continue: the one of this desk (and of these games) that was saved last and is not over."""
        for saved in sorted(self.list(), key=lambda saved: -saved.changed):
            if (games is None or saved.game in games) and saved.is_ours and saved.unfinished:
                looked = self.look(saved)
                if looked.unfinished:
                    return looked
        return None

    def battle(self, path: Path) -> Battle[Any]:
        """A battle as far as its record is sound; raises RecordFault or OSError."""
        _, record = reopen(path)
        content = content_for(record.header)
        return replay(record, content.start_of(record, self._library(record.header.game)))

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

    def import_copy(self, source: Path) -> Saved:
        """A copy of a record from elsewhere; raises RecordFault if it is none, or OSError."""
        record = load(source)
        return self._saved(create(self._folder, record, source.stem.lstrip("-0123456789")).path)

    # In words

    def fighters_words(self, saved: Saved) -> str:
        """Who fights whom, as far as that is known."""
        names = self.names(saved)
        return _against(names) if names and all(names) else saved.heading.title or saved.path.stem

    def stand_words(self, saved: Saved) -> str:
        """How it stands: the turn and whose move it is, or who has won."""
        outlook = saved.outlook
        if outlook is None:
            return ""
        if outlook.over:
            if outlook.winner < len(saved.players):
                return translate("saved", "{side} has won.").format(side=self._side(saved, outlook.winner))
            return translate("saved", "Drawn.")
        return f"{words_of(saved.game).moment(outlook.standing)} {self._whose(saved, outlook)}"

    def names(self, saved: Saved) -> tuple[str, ...]:
        """What each side is called, as far as that is known."""
        words = words_of(saved.game)
        return tuple(words.name(side, self._library(saved.game)) for side in saved.sides)

    def _side(self, saved: Saved, seat: int) -> str:
        return words_of(saved.game).side(saved.sides, seat, self._library(saved.game))

    def _whose(self, saved: Saved, outlook: Outlook) -> str:
        seats = [seat for seat in outlook.deciding if seat < len(saved.players)]
        if not seats:
            return translate("saved", "The dice are next.")
        persons = [seat for seat, one in enumerate(saved.participants) if one.kind == HUMAN]
        if len(persons) == 1 and persons[0] in seats:
            return translate("saved", "Your move.")
        if len(seats) > 1:
            return translate("saved", "Both sides decide.")
        return translate("saved", "{side} to move.").format(side=self._side(saved, seats[0]))

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


def outlook_of(battle: Battle[Any]) -> Outlook:
    state = battle.state
    return Outlook(
        state.standing(),
        () if battle.over else state.deciding(),
        battle.over,
        battle.winner,
        battle.how,
        words_of(battle.record.header.game).sides_of(state),
    )


def _from_header(found: Listed, changed: float) -> Saved:
    header = found.header
    if header is None:
        return Saved(found.path, changed=changed, fault=found.fault)
    saved = Saved(found.path, players=tuple(header.seats.values()), created=header.created, changed=changed)
    try:
        content_for(header)
        return replace(saved, game=header.game, heading=words_of(header.game).heading(header))
    except RecordFault as fault:
        return replace(saved, fault=fault.phrase)
    except Rejected as rejected:
        return replace(saved, fault=rejected.faults[0])


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
    game, players, known = str(value["game"]), _texts(value["players"]), value["outlook"]
    if game not in games():
        raise ValueError("The game is not there any more.")
    turn, active, phase, leader, scores, measure = known["standing"]
    standing = Standing(int(turn), int(active), str(phase), int(leader), _numbers(scores), str(measure))
    outlook = Outlook(
        standing,
        _numbers(known["deciding"]),
        bool(known["over"]),
        int(known["winner"]),
        str(known["how"]),
        _texts(known["sides"]),
    )
    title, sides = value["heading"]
    heading = Heading(str(title), _texts(sides))
    if not len(players) == len(heading.sides) == len(outlook.sides) == len(standing.scores):
        raise ValueError("There are as many sides as seats.")
    return Saved(Path(name), game, heading, players, str(value["created"]), 0.0, outlook)


def _texts(values: Iterable[Any]) -> tuple[str, ...]:
    return tuple(map(str, values))


def _numbers(values: Iterable[Any]) -> tuple[int, ...]:
    return tuple(map(int, values))


def _write_index(path: Path, index: _Index) -> None:
    body = {name: [key, asdict(replace(saved, path=Path()))] for name, (key, saved) in index.items()}
    new = path.with_suffix(".new")
    new.write_text(json.dumps(body, ensure_ascii=False, default=str), "utf-8")
    os.replace(new, path)


MINUTE, HOUR, DAY, WEEK = 60, 3600, 86400, 7 * 86400


def players_words(saved: Saved) -> str:
    """Who sits at the two sides."""
    if saved.is_ours and all(participant.kind == HUMAN for participant in saved.participants):
        return translate("saved", "Two players at one screen")
    return _against([_player(saved, seat) for seat in range(len(saved.players))])


def _against(sides: Sequence[str]) -> str:
    words = sides[0]
    for side in sides[1:]:
        words = translate("saved", "{one} against {two}").format(one=words, two=side)
    return words


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


def _player(saved: Saved, seat: int) -> str:
    participant = saved.participants[seat]
    if participant.level:
        return translate("saved", "AI ({level})").format(level=words_of(saved.game).level_name(participant.level))
    return translate("saved", "You") if saved.is_ours else saved.players[seat] or translate("saved", "Somebody")
