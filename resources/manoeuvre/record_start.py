"""From a scenario to the header of a record, and from a record back to the state in which its battle began."""

from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Any, Final

from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from engine.record import Header, Misfit, OtherContent, Record
from resources.faults import Rejected, shown
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_parts import SEATS
from resources.manoeuvre.scenarios import Scenario, read_scenario

GAME: Final = "manoeuvre"
_DIGEST: Final = 16
_MOST_NAMED: Final = 4
_LONGEST_NAMED: Final = 60
_CHOICES: Final = {"section": ("section", 1), "nations": ("army", 2)}
"""The actions of an open set-up that name content: of which kind, and how many."""


def prepare(
    scenario: Scenario, library: Library, created: str, program: str, players: tuple[str, str] = ("", "")
) -> tuple[Header, State]:
    """The header of a new battle and its first state; raises Rejected if the scenario is at fault."""
    setting, start = scenario.start(library)
    names = [("army", army.id) for army in setting.armies] + [("section", section.id) for section in setting.sections]
    names += [("section", laid.id) for laid in scenario.sections]
    header = Header(
        GAME,
        program,
        created,
        dict(zip(SEATS, players, strict=True)),
        scenario.write(),
        {f"{kind} {id}": library.digest(kind, id)[:_DIGEST] for kind, id in names},
        asdict(setting.options),
    )
    return header, begin(setting, start)


def about(scenario: Scenario) -> str:
    """What a record's file is named by: the two armies, or the scenario if they are still to be chosen."""
    armies = [force.army for force in (scenario.one, scenario.two) if force.army]
    return "-".join(armies) or scenario.id


def scenario_in(header: Header, library: Library) -> Scenario:
    """The scenario that a battle begins with; raises Rejected, or TypeError for a rule option that is not known."""
    options: dict[str, Any] = dict(header.options)
    scenario = read_scenario(header.start, library)
    # A preset may come to mean something else in a later version; what this battle was fought by is in the header.
    return replace(scenario, options=replace(scenario.options, **options))


def start_of(record: Record, library: Library) -> State:
    """The state in which a recorded battle began; raises OtherContent, or Misfit if it cannot begin so at all."""
    header = record.header
    if header.game != GAME or tuple(header.seats) != SEATS:
        raise OtherContent(f"This is the record of another game, {shown(header.game)}; this program cannot play it.")
    try:
        scenario = scenario_in(header, library)
        setting, start = scenario.start(library)
    except Rejected as rejected:
        _refuse_missing(header, library)
        raise Misfit(f"The battle cannot begin as this record says: {rejected.faults[0]}") from None
    except TypeError:
        raise Misfit("The battle cannot begin as this record says: it has a rule option that is not known.") from None
    used = dict.fromkeys(_used(scenario, record))
    differing = [f"{kind} {id}" for kind, id in used if not _is_same(header, library, kind, id)]
    if differing:
        raise OtherContent(f"This battle was fought with other data than those here: {_list(differing)}.")
    return begin(setting, start)


def _list(names: list[str]) -> str:
    """The first few, since a forged record may name any number of any length."""
    told = ", ".join(name if len(name) <= _LONGEST_NAMED else shown(name) for name in names[:_MOST_NAMED])
    return told if len(names) <= _MOST_NAMED else f"{told} and {len(names) - _MOST_NAMED} more"


def _used(scenario: Scenario, record: Record) -> Iterator[tuple[str, str]]:
    """What the battle truly uses. Of what an open set-up might have chosen the rest may have changed since."""
    yield from (("army", force.army) for force in (scenario.one, scenario.two) if force.army)
    yield from (("section", laid.id) for laid in scenario.sections)
    for entry in record.entries:
        word, *names = entry.text.split()
        kind, count = _CHOICES.get(word, ("", 0))
        yield from ((kind, id) for id in names[:count])


def _is_same(header: Header, library: Library, kind: str, id: str) -> bool:
    try:
        return header.content.get(f"{kind} {id}") == library.digest(kind, id)[:_DIGEST]
    except Rejected:
        return False


def _refuse_missing(header: Header, library: Library) -> None:
    held = {"army": library.armies, "section": library.sections}
    keys = [key.partition(" ") for key in header.content]
    missing = [f"{kind} {id}" for kind, _, id in keys if kind in held and id not in held[kind]]
    if missing:
        raise OtherContent(f"This battle needs what is not here: {_list(missing)}.")
