"""Manoeuvre's door to its files: from a scenario to a battle, from a record back to its start, and what LAN sends."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from engine.game import Phrase
from engine.manoeuvre.reading import read as read_text
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from engine.record import Header, Misfit, OtherContent, Record
from resources.content import Content
from resources.document import Document, digest_of, parse
from resources.faults import Fault, Rejected, shown
from resources.manoeuvre.armies import played_part, sheet_of
from resources.manoeuvre.library import FOLDERS, KIND_WORDS, SUFFIX, Library
from resources.manoeuvre.scenario_parts import SEATS
from resources.manoeuvre.scenarios import Scenario, read_scenario
from resources.manoeuvre.sections import sections_of
from resources.writing import write

GAME: Final = "manoeuvre"
_DIGEST: Final = 16
_MOST_NAMED: Final = 4
_LONGEST_NAMED: Final = 60
_CHOICES: Final = {"section": ("section", 1), "nations": ("army", 2)}
"""The actions of an open set-up that name content: of which kind, and how many."""


def prepare(
    scenario: Scenario, library: Library, created: str, program: str, players: tuple[str, ...] = ("", "")
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
        raise OtherContent(
            "This is the record of another game, {game}; this program cannot play it.", game=shown(header.game)
        )
    try:
        scenario = scenario_in(header, library)
        setting, start = scenario.start(library)
    except Rejected as rejected:
        _refuse_missing(header, library)
        raise Misfit("The battle cannot begin as this record says: {fault}", fault=rejected.faults[0]) from None
    except TypeError:
        raise Misfit("The battle cannot begin as this record says: it has a rule option that is not known.") from None
    used = dict.fromkeys(_used(scenario, record))
    differing = [f"{kind} {id}" for kind, id in used if not _is_same(header, library, kind, id)]
    if differing:
        raise OtherContent("This battle was fought with other data than those here: {names}.", names=_list(differing))
    return begin(setting, start)


def _list(names: list[str]) -> Phrase | tuple[str, ...]:
    """The first few, since a forged record may name any number of any length."""
    told = tuple(name if len(name) <= _LONGEST_NAMED else str(shown(name)) for name in names[:_MOST_NAMED])
    more = len(names) - _MOST_NAMED
    return told if more <= 0 else Phrase("{names} and {more} more", names=told, more=more)


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
        raise OtherContent("This battle needs what is not here: {names}.", names=_list(missing))


# What LAN needs: to name what a battle uses, to send it, and to keep it.


def lacking(header: Header, library: Library) -> tuple[str, ...]:
    """What a battle needs and is not here, as “army my_army”; raises Rejected where here is another of that name."""
    found = []
    for name, digest in header.content.items():
        kind, _, id = name.partition(" ")
        if kind not in ("army", "section"):
            raise Rejected([Fault("", "The battle needs {name}, which this program does not know.", name=shown(name))])
        held = library.armies if kind == "army" else library.sections
        if id not in held:
            found.append(name)
        elif not library.digest(kind, id).startswith(digest):
            raise _another(kind, id)
    return tuple(found)


def text_of(name: str, folder: Path) -> str:
    """A file that holds just this army or section of the user's; raises Rejected if he has none of that name."""
    kind, _, id = name.partition(" ")
    for document in _documents(folder, kind):
        if kind == "army" and document.get("id") == id:
            return write(document)
        for section in document.get("sections", ()):
            if kind == "section" and section.get("id") == id:
                return write({"kind": "sections", "sections": [section]})
    raise Rejected([Fault("", "There is no {kind} {id} among your files.", kind=KIND_WORDS[kind], id=shown(id))])


def check(name: str, text: str, header: Header) -> None:
    """What was sent must be right, and just what the battle needs; raises Rejected with every fault."""
    kind, _, id = name.partition(" ")
    if kind == "army":
        document = parse(text, "army")
        sheet_of(document)
        digests = {document["id"]: digest_of(played_part(document))}
    else:
        sheets = sections_of(parse(text, "sections"))
        digests = {
            sheet.section.id: digest_of({"id": sheet.section.id, "rows": list(sheet.section.rows)}) for sheet in sheets
        }
    if list(digests) != [id] or not digests[id].startswith(header.content[name]):
        raise _another(kind, id)


def keep(name: str, text: str, folder: Path) -> None:
    """Put it among the user's own files, overwriting none; raises OSError."""
    kind, _, id = name.partition(" ")
    place = folder / FOLDERS["army" if kind == "army" else "sections"]
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"{id}{SUFFIX}"
    number = 2
    while path.exists():
        path = place / f"{id}-{number}{SUFFIX}"
        number += 1
    path.write_text(text, encoding="utf-8")


def _documents(folder: Path, kind: str) -> Iterator[Document]:
    shelf = "army" if kind == "army" else "sections"
    for path in sorted((folder / FOLDERS[shelf]).glob(f"*{SUFFIX}")):
        try:
            yield parse(path.read_bytes(), shelf)
        except (Rejected, OSError):
            continue


def _another(kind: str, id: str) -> Rejected:
    fault = Fault(
        "",
        "There is another {kind} {id} here than the one of this battle; rename or remove yours.",
        kind=KIND_WORDS[kind],
        id=shown(id),
    )
    return Rejected([fault])


class ManoeuvreContent:
    """All of this for code that serves every game: a `resources.content.Content`."""

    open = staticmethod(Library)
    read_scenario = staticmethod(read_scenario)
    scenario_in = staticmethod(scenario_in)
    about = staticmethod(about)
    prepare = staticmethod(prepare)
    start_of = staticmethod(start_of)
    lacking = staticmethod(lacking)
    text_of = staticmethod(text_of)
    check = staticmethod(check)
    keep = staticmethod(keep)

    def reread(self, library: Library, /) -> None:
        library.reread()

    def rejected(self, library: Library, /) -> list[tuple[Path, tuple[Fault, ...]]]:
        return [(file.path, file.faults) for file in library.rejected]

    def scenarios(self, library: Library, /) -> Mapping[str, Scenario]:
        return library.scenarios

    def title(self, scenario: Scenario, /) -> str:
        return scenario.title

    def read_state(self, text: str, library: Library, /) -> State:
        return read_text(text, library.armies, library.sections)

    def including(self, library: Library, texts: Iterable[str], /) -> Library:
        return library.including(texts)


CONTENT: Final[Content] = ManoeuvreContent()
