"""Small battles for tests: two rosters that have everything, and a table that plays lines of notation."""

import tomllib
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from engine.game import Refusal
from engine.miniatures.fire import FireModifier, FireResult, FireRow, FireTable
from engine.miniatures.position import Setting
from engine.miniatures.roster import Leader, Roster, Unit
from engine.miniatures.state import State, begin, read_state
from engine.miniatures.tables import Options, Tables
from resources.miniatures.tables import shipped, tables_of

ONE = Roster(
    "north",
    "The northern column",
    (
        Unit("line", "3rd Line", "infantry", 8, 5, 3),
        Unit("rifles", "Rifle Battalion", "infantry", 6, 4, 2, "veteran", ("brave_colonel",)),
        Unit("dragoons", "1st Dragoons", "cavalry", 6, 4, 2, "veteran"),
        Unit("battery", "Field Battery", "guns", 3, 2, 1, "trained", (), "horse_drawn"),
    ),
    (
        Leader("worth", "Worth", "gallant", ("line", "rifles", "battery")),
        Leader("harney", "Harney", "able", ("dragoons",)),
    ),
    9,
)
TWO = Roster(
    "south",
    "The southern division",
    (
        Unit("militia", "Militia Activo", "infantry", 8, 5, 3, "raw", ("machismo",)),
        Unit("tampico", "Tampico Battalion", "infantry", 6, 4, 2, "trained", ("pikes",)),
        Unit("lancers", "Lancers of Jalisco", "cavalry", 5, 3, 1, "trained", ("machismo", "irregular")),
        Unit("siege", "Siege Guns", "guns", 2, 1, 0, "raw", ("half_battery",), "siege", 0, "on the hill"),
    ),
    (
        Leader("lombardini", "Lombardini", "poor", ("militia", "tampico")),
        Leader("ampudia", "Ampudia", "able", ("lancers",)),
    ),
    8,
)
FIRE = FireTable(
    "house",
    "Our fire table",
    10,
    ("close", "far"),
    (FireRow(("ruin", "hit"), low=9), FireRow(("hit", "shaken"), 5, 8), FireRow(("shaken", "miss"), high=4)),
    (
        FireResult(
            "ruin",
            "Ruinous",
            ("stand", "stand", "disordered", "silenced", "damaged", "retreat_full", "leader_check"),
        ),
        FireResult("hit", "Hit", ("stand",)),
        FireResult("shaken", "Shaken", ("disordered", "retreat_2in")),
        FireResult("miss", "Miss"),
    ),
    (FireModifier("cover", "Target in cover", -2), FireModifier("flank", "From the flank", 1)),
)


def house_tables() -> Tables:
    """Tables that an owner has changed: a die of six, a wider struggle, other values."""
    document = tomllib.loads((files("resources.miniatures") / "tables.toml").read_text("utf-8"))
    document.update(id="house", die=6, fallen=[face for face in document["fallen"] if face["to"] <= 6])
    for line in document["charge"]["lines"]:
        line["value"] *= 2
    swept, driven, pressed, struggle, falter, *_ = document["charge"]["results"]
    pressed["from"], struggle["from"], struggle["to"], falter["to"] = 2, -1, 1, -2
    swept["from"], driven["to"] = 8, 7
    return tables_of(document)


HOUSE = house_tables()


def find(id: str) -> Tables | None:
    return {"sheet": shipped(), "house": HOUSE}.get(id)


def setting(**values: Any) -> Setting:
    options = {name: values.pop(name) for name in list(values) if name in Options.__struct_fields__}
    return Setting(**{"tables": shipped(), "rosters": (ONE, TWO), "options": Options(**options), **values})


def played(*lines: str, **values: Any) -> State:
    """A battle after these lines."""
    return play(begin(setting(**values)), *lines)


def play(state: State, *lines: str) -> State:
    for line in lines:
        state.apply(state.read(line))
    return state


def refusal(state: State, line: str) -> Refusal:
    """Why a line is refused; the state stays as it was."""
    before = str(state)
    try:
        state.apply(state.read(line))
    except Refusal as refused:
        assert str(state) == before
        return refused
    raise AssertionError(f"“{line}” is played")


def small(stands: int, roster: Roster) -> Roster:
    """A roster cut down to units of so many stands, so that battles are short."""
    units = tuple(
        replace(unit, stands=stands, worn_at=stands * 2 // 3, spent_at=stands // 3, lost=0) for unit in roster.units
    )
    return replace(roster, units=units)


def texts(state: State) -> list[str]:
    """The consequences of the reading under way."""
    return [str(found) for found in state.consequences()]


def again(state: State) -> State:
    return read_state(str(state), find)
