"""A recorded battle as the commands look at it: fought again, or as far as it goes, and what is wrong with the rest."""

from pathlib import Path

from app.shell.version import version
from engine.battle import Battle, replay
from engine.manoeuvre.state import State
from engine.record import Header, Misfit, Record, RecordFault
from resources.faults import shown
from resources.library import Library
from resources.record_start import start_of
from resources.records import load


def fight_again(path: Path, library: Library) -> Battle[State]:
    """The battle of a record that fits in every way; raises RecordFault."""
    header: Header | None = None
    try:
        record = load(path)
        header = record.header
        return replay(record, start_of(record, library))
    except RecordFault as fault:
        explain(fault, header)
        raise


def as_far_as_it_goes(path: Path) -> tuple[Record, RecordFault | None]:
    """The record, or as much of it as is sound, and what is wrong with the rest; raises RecordFault if nothing is."""
    try:
        return load(path), None
    except RecordFault as fault:
        explain(fault)
        if fault.recovered is None:
            raise
        return fault.recovered, fault


def explain(fault: RecordFault, header: Header | None = None) -> None:
    """If the rules refuse what another version of the program allowed, that is worth a sentence of its own."""
    header = fault.recovered.header if fault.recovered else header
    if isinstance(fault, Misfit) and header is not None and header.program != version():
        fault.sentence += (
            f" The record was made by version {shown(header.program)} of the program; this is {version()}."
        )
