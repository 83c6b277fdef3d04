"""Play on from anywhere in a recorded battle: a record of its own, with the actions up to there."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from app.shell.play.chair import HUMAN, Chair
from app.shell.replay.course import Course
from app.shell.version import version
from engine.record import Record
from resources.library import Library
from resources.records import FOLDER, create


def can_branch(course: Course, place: int) -> bool:
    """Not once the rules have decided the battle. One that was given up may be fought out after all."""
    return not course.state_at(place).over


def branch(course: Course, place: int, chairs: tuple[Chair, Chair], library: Library) -> Path:
    """The file of a new record that goes on from a place; raises OSError. The old record stays as it is."""
    actions = course.steps[place - 1].end if place else 0
    old = course.record
    header = replace(
        old.header,
        program=version(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        seats=dict(zip(old.header.seats, (chair.write() for chair in chairs), strict=True)),
    )
    record = Record(header)
    for entry in old.actions[:actions]:
        record.append(entry.seat, entry.text)
    armies = [army.id for army in course.state_after(actions).armies if army.id]
    return create(library.folder / FOLDER, record, "-".join(armies)).path


def usual_chairs(course: Course) -> tuple[Chair, Chair]:
    """Those of the record; but somebody should play, so where two computers fought a person takes side one."""
    one, two = (Chair.read(text) for text in course.record.header.seats.values())
    return (one, two) if HUMAN in (one.kind, two.kind) else (Chair(), two)
