"""An owner's own fire table: columns, rows of die results, modifiers, and results made of a fixed list of consequences.

The sheet has no fire rules and none are invented (M27). Whoever owns a set of rules types its table in once; shots are
then resolved with odds like everything else.

    odds(table, "close", ("cover",))      # {"two stands": 1/5, "disordered": 3/10, ...}
    table.result_of("close", 7)           # the Shot result of that die result in that column
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from engine.miniatures.effects import Consequence
from engine.miniatures.tables import Band, Kind

Follows = Literal["stand", "disordered", "broken", "silenced", "damaged", "retreat_2in", "retreat_full", "leader_check"]
CONSEQUENCES: Final = (
    "stand",
    "disordered",
    "broken",
    "silenced",
    "damaged",
    "retreat_2in",
    "retreat_full",
    "leader_check",
)
"""What a result may bring; a stand may be named several times."""
_FOR_TROOPS: Final = ("disordered", "broken")
_FOR_GUNS: Final = ("silenced", "damaged")


class FireModifier(Struct, frozen=True):
    id: str
    name: str
    value: int


class FireResult(Struct, frozen=True):
    id: str
    name: str
    brings: tuple[Follows, ...] = ()


class FireRow(Struct, frozen=True, rename={"low": "from", "high": "to"}):
    """Die results, and the id of the result in each column."""

    results: tuple[str, ...]
    low: int | None = None
    high: int | None = None

    @property
    def band(self) -> Band:
        return Band(self.low, self.high)


class FireTable(Struct, frozen=True):
    """A fire table as its owner typed it in."""

    id: str
    title: str
    die: int
    columns: tuple[str, ...]
    rows: tuple[FireRow, ...]
    results: tuple[FireResult, ...]
    modifiers: tuple[FireModifier, ...] = ()

    def modifier(self, ids: Iterable[str]) -> int:
        values = {each.id: each.value for each in self.modifiers}
        return sum(values[id] for id in ids)

    def result_of(self, column: str, result: int) -> FireResult:
        """What a die result, modifiers added, means in a column; both ends are open."""
        row = next(row for row in self.rows if row.band.holds(result))
        wanted = row.results[self.columns.index(column)]
        return next(each for each in self.results if each.id == wanted)


def faults(table: FireTable) -> Iterator[str]:
    """What is wrong with a table besides the shape of its values."""
    results, modifiers = [each.id for each in table.results], [each.id for each in table.modifiers]
    for what, ids in (("column", table.columns), ("result", results), ("modifier", modifiers)):
        if len(set(ids)) != len(ids):
            yield f"a {what} is named twice"
    if not table.columns or not table.rows:
        yield "there are no columns or no rows"
    for place, row in enumerate(table.rows):
        if len(row.results) != len(table.columns) or not set(row.results) <= set(results):
            yield f"row {place + 1} needs a known result for each column"
        last = place == len(table.rows) - 1
        if (row.high is None) != (place == 0) or (row.low is None) != last:
            yield "only the first row is open above, and only the last below"
        elif place and table.rows[place - 1].low != (row.high or 0) + 1:
            yield f"row {place + 1} must end at one less than the row above begins with"
        elif row.low is not None and row.high is not None and row.low > row.high:
            yield f"row {place + 1} ends before it begins"


def odds(table: FireTable, column: str, modifiers: Iterable[str] = ()) -> dict[str, Fraction]:
    """Every result that may come of a shot, by its id, with its probability."""
    added = table.modifier(modifiers)
    found: dict[str, Fraction] = {}
    for die in range(1, table.die + 1):
        id = table.result_of(column, die + added).id
        found[id] = found.get(id, Fraction(0)) + Fraction(1, table.die)
    return found


def expected_stands(table: FireTable, column: str, modifiers: Iterable[str] = ()) -> Fraction:
    """How many stands a shot takes off on average."""
    lost = {each.id: each.brings.count("stand") for each in table.results}
    return sum((chance * lost[id] for id, chance in odds(table, column, modifiers).items()), Fraction(0))


def consequences(
    result: FireResult, target: str, kind: Kind, stands: int, leaders: tuple[str, ...] = ()
) -> list[Consequence]:
    """What a result means for a target: no more stands than it has; troops are not silenced, guns not disordered."""
    found: list[Consequence] = []
    for number in range(1, min(result.brings.count("stand"), stands) + 1):
        found.append(Consequence("stand", target, number=number))
    for word in dict.fromkeys(result.brings):
        if word in _FOR_TROOPS and kind != "guns":
            found.append(Consequence("order", target, word))
        elif word in _FOR_GUNS and kind == "guns":
            found.append(Consequence(word, target, number=1 if word == "damaged" else 0))
        elif word.startswith("retreat_"):
            found.append(Consequence("retreat", target, word.removeprefix("retreat_")))
        elif word == "leader_check":
            found += [Consequence("leader_check", leader) for leader in leaders]
    return found
