"""Opens the record of a battle for looking back, as far as it can be followed, and says what is wrong with the rest."""

from dataclasses import dataclass
from pathlib import Path

from app.board.fault_words import file_words
from app.board.words import translate
from app.shell.recorded import as_far_as_it_goes, explain
from app.shell.replay.course import Course
from engine.record import RecordFault
from resources.library import Library
from resources.record_start import start_of


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
    return f"{file_words(fault.sentence)} {saved}"
