"""Opens the record of a battle for looking back, as far as it can be followed, and says what is wrong with the rest."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from app.board.fault_words import phrase_words
from app.board.translation import translate
from app.shell.commands.files import as_far_as_it_goes, explain
from app.shell.play.participants import HUMAN, Participant
from app.shell.replay.timeline import Course
from app.shell.version import version
from engine.record import Record, RecordFault
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import FOLDER, create


@dataclass(frozen=True)
class Opened:
    """A battle to look back at."""

    path: Path
    course: Course
    fault: str = ""
    """What is wrong with the record and what could be saved of it; empty if nothing is."""


def open_record(path: Path, library: Library) -> Opened:
    """Raises RecordFault if nothing of the battle can be shown, OSError if the file cannot be read."""
    record, fault = as_far_as_it_goes(path)
    course = Course(record, start_of(record, library))
    if course.fault is not None:
        explain(course.fault, record.header)
        fault = course.fault
    return Opened(path, course, _told(fault, course) if fault else "")


def _told(fault: RecordFault, course: Course) -> str:
    saved = translate("replay", "The battle is shown as far as it is sound: %n action(s).", "", course.actions)
    return f"{phrase_words(fault.phrase)} {saved}"


def can_branch(course: Course, place: int) -> bool:
    """Not once the rules have decided the battle. One that was given up may be fought out after all."""
    return not course.state_at(place).over


def branch(course: Course, place: int, participants: tuple[Participant, Participant], library: Library) -> Path:
    """The file of a new record that goes on from a place; raises OSError. The old record stays as it is."""
    actions = course.steps[place - 1].end if place else 0
    old = course.record
    header = replace(
        old.header,
        program=version(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        seats=dict(zip(old.header.seats, (participant.write() for participant in participants), strict=True)),
    )
    record = Record(header)
    for entry in old.actions[:actions]:
        record.append(entry.seat, entry.text)
    armies = [army.id for army in course.state_after(actions).armies if army.id]
    return create(library.folder / FOLDER, record, "-".join(armies)).path


def usual_chairs(course: Course) -> tuple[Participant, Participant]:
    """Those of the record; but somebody should play, so where two computers fought a person takes side one."""
    one, two = (Participant.read(text) for text in course.record.header.seats.values())
    return (one, two) if HUMAN in (one.kind, two.kind) else (Participant(), two)
