"""Opens the record of a battle for looking back, as far as it can be followed, and says what is wrong with the rest."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from app.board.fault_words import phrase_words
from app.board.translation import translate
from app.shell.commands.files import as_far_as_it_goes, explain
from app.shell.play.participants import HUMAN, Participant
from app.shell.replay.timeline import Timeline
from app.shell.version import version
from engine.record import Record, RecordFault
from resources.content import content_for, start_of
from resources.records import FOLDER, create


@dataclass(frozen=True)
class Opened:
    """A battle to look back at."""

    path: Path
    timeline: Timeline
    fault: str = ""
    """What is wrong with the record and what could be saved of it; empty if nothing is."""


def open_record(path: Path, folder: Path) -> Opened:
    """Raises RecordFault if nothing of the battle can be shown, OSError if the file cannot be read."""
    record, fault = as_far_as_it_goes(path)
    timeline = Timeline(record, start_of(record, folder))
    if timeline.fault is not None:
        explain(timeline.fault, record.header)
        fault = timeline.fault
    return Opened(path, timeline, _told(fault, timeline) if fault else "")


def _told(fault: RecordFault, timeline: Timeline) -> str:
    saved = translate("replay", "The battle is shown as far as it is sound: %n action(s).", "", timeline.actions)
    return f"{phrase_words(fault.phrase)} {saved}"


def can_branch(timeline: Timeline, place: int) -> bool:
    """Not once the rules have decided the battle. One that was given up may be fought out after all."""
    return not timeline.state_at(place).over


def branch(timeline: Timeline, place: int, participants: tuple[Participant, Participant], folder: Path) -> Path:
    """The file of a new record that goes on from a place; raises OSError. The old record stays as it is."""
    actions = timeline.frames[place - 1].end if place else 0
    old = timeline.record
    header = replace(
        old.header,
        program=version(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        seats=dict(zip(old.header.seats, (participant.write() for participant in participants), strict=True)),
    )
    record = Record(header)
    for entry in old.actions[:actions]:
        record.append(entry.seat, entry.text)
    content = content_for(header)
    about = content.about(content.scenario_in(header, content.open(folder)))
    return create(folder / FOLDER, record, about).path


def usual_chairs(timeline: Timeline) -> tuple[Participant, Participant]:
    """Those of the record; but somebody should play, so where two computers fought a person takes side one."""
    one, two = (Participant.read(text) for text in timeline.record.header.seats.values())
    return (one, two) if HUMAN in (one.kind, two.kind) else (Participant(), two)
