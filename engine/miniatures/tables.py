"""The tables of the miniatures sheet as frozen values, and the options that settle its open readings.

The engine reads no files: `resources.miniatures.tables` reads and checks one and hands the values in. `Tables.under`
gives the tables as a battle's options want them, so that nothing else needs to ask for an option.

    tables = shipped().under(Options(spent_manoeuvre=-2))
    tables.effect_of(3, in_command=True, shaken=False)   # the Effect of a check with that result
    tables.result_of(-4)                                 # the Result of a charge
    tables.face(7)                                       # what becomes of a fallen leader
"""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

Kind = Literal["infantry", "cavalry", "guns"]
Order = Literal["good", "disordered", "broken"]
ORDERS: Final[tuple[Order, ...]] = ("good", "disordered", "broken")
"""From the best to the worst."""
RESULTS: Final = ("repulsed", "recoil", "falter", "struggle", "pressed", "driven", "swept")
"""The ids of the seven results of a charge, from the worst for the attacker to the best."""
GROUNDS: Final = ("open", "broken", "rough", "road")
TROOP_FORMATIONS: Final = (
    "line",
    "extended_line",
    "field_column",
    "march_column",
    "skirmishers",
    "square",
    "hasty_square",
    "garrison",
)
CAVALRY_FORMATIONS: Final = ("line", "field_column", "march_column")
GUN_FORMATIONS: Final = ("unlimbered", "limbered")
FORMATIONS: Final[dict[str, tuple[str, ...]]] = {
    "infantry": TROOP_FORMATIONS,
    "cavalry": CAVALRY_FORMATIONS,
    "guns": GUN_FORMATIONS,
}
"""By kind of unit; the first is the one it begins in."""
SQUARES: Final = ("square", "hasty_square")
GUN_CLASSES: Final = ("siege", "ox_drawn", "horse_drawn", "horse_artillery")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a battle reads what the sheet leaves open; saved with it, and listed in docs/rulings.md."""

    spent_manoeuvre: Literal[-1, -2] = -1
    battery_manoeuvre: Literal[1, 2] = 1
    greater_losses: Literal[-1, -2] = -1
    middle_row: Literal["tardy", "well_handled"] = "tardy"
    cold_steel: Literal["impetus", "none"] = "impetus"
    defended_ground: Literal["better", "both"] = "better"
    rout_counts_from: Literal["zero", "row"] = "zero"
    impetus_of_machismo: Literal["lost", "kept"] = "lost"
    who_checks: Literal["all", "movers"] = "all"
    close_range: int = 0
    """In inches, for the words of a result; 0: the players say each time whether an enemy is that near (M26)."""
    dice: Literal["program", "table", "both"] = "program"
    """Rolled by the program, told from the table, or either as it comes."""


OPTION_VALUES: Final[dict[str, tuple[int | str, ...]]] = {
    "spent_manoeuvre": (-1, -2),
    "battery_manoeuvre": (1, 2),
    "greater_losses": (-1, -2),
    "middle_row": ("tardy", "well_handled"),
    "cold_steel": ("impetus", "none"),
    "defended_ground": ("better", "both"),
    "rout_counts_from": ("zero", "row"),
    "impetus_of_machismo": ("lost", "kept"),
    "who_checks": ("all", "movers"),
    "dice": ("program", "table", "both"),
}
"""Every option with its values, the default first; `close_range` is a number of inches from 0 to FURTHEST."""
FURTHEST: Final = 24


class Line(Struct, frozen=True):
    """One printed modifier. It counts once, if any of its conditions holds (M5)."""

    id: str
    value: int
    known: Literal["roster", "play", "asked"]
    any_of: tuple[str, ...] = ()
    ratio: tuple[int, int] | None = None
    """Instead of conditions: it counts for a side that is outnumbered so (M14)."""
    group: str = ""
    side: Literal["either", "charging", "defender"] = "either"
    who: Literal["any", "troops", "guns", "cavalry"] = "any"

    def is_for(self, kind: str) -> bool:
        return self.who in ("any", kind) or (self.who == "troops" and kind != "guns")


class Band(Struct, frozen=True, rename={"low": "from", "high": "to"}):
    """Results from `low` to `high`; an end that is missing is open."""

    low: int | None = None
    high: int | None = None

    def holds(self, result: int) -> bool:
        return (self.low is None or self.low <= result) and (self.high is None or result <= self.high)


class Row(Struct, frozen=True):
    """A row of the manoeuvre table."""

    in_command: Band
    out_of_command: Band
    good: str
    shaken: str

    def band(self, in_command: bool) -> Band:
        return self.in_command if in_command else self.out_of_command


class Loss(Struct, frozen=True):
    """Stands lost: `base`, and one for each point below `below`, or beyond `beyond` counted away from 0."""

    base: int
    below: int | None = None
    beyond: int | None = None
    from_row: bool = False
    """Count from the end of the row that was read instead of from `below`."""


class GunsFate(Struct, frozen=True):
    """What a result does to guns: silenced, a stand damaged, limbered and run, siege guns lost if they must run."""

    state: Literal["", "silenced"] = ""
    damaged: int = 0
    move: Literal["", "limber_and_full_retreat"] = ""
    siege: Literal["", "lost"] = ""


class Effect(Struct, frozen=True):
    """What a manoeuvre check brings."""

    name: str
    says: str
    allows: Literal["", "well_handled", "tardy"] = ""
    rate: Literal["full", "double_quick"] = "full"
    order: Literal["", "good", "disordered", "broken"] = ""
    retreat: Literal["", "out_of_close_range", "full", "2in"] = ""
    hold_if: tuple[str, ...] = ()
    held_order: Literal["", "same"] = ""
    held_may: tuple[str, ...] = ()
    guns: GunsFate | None = None
    stands: Loss | None = None


class Worse(Struct, frozen=True):
    """What replaces order and retreat, and adds stands, where any of its conditions holds."""

    any_of: tuple[Literal["outflanked", "defeated_by_cavalry"], ...]
    order: Order
    retreat: Literal["out_of_close_range", "full", "2in"]
    stands: int = 0


class Already(Struct, frozen=True):
    """Stands that a side loses if its leading unit was disordered or broken before (M19)."""

    stands: int
    who: Literal["any", "troops"] = "any"


class Part(Struct, frozen=True):
    """What a result of a charge does to one side."""

    says: str
    stands: Loss | None = None
    order: Literal["", "disordered", "broken"] = ""
    retreat: Literal["", "out_of_close_range", "full", "2in"] = ""
    hold_if: tuple[Literal["fortified", "square"], ...] = ()
    worse_if: Worse | None = None
    already_disordered: Already | None = None
    guns: GunsFate | None = None
    leader_check: bool = False
    recall: bool = False
    again: bool = False
    advance: Literal["", "breakthrough", "carry", "hold"] = ""
    cavalry_breaks_through: bool = False
    stopped_by: tuple[Literal["fortified", "square"], ...] = ()
    """An enemy that is so keeps his position; whoever won goes back by `stopped_retreat` instead (M21)."""
    stopped_retreat: Literal["", "2in"] = ""
    disordered_if: tuple[Literal["broken_or_rough_ground", "cavalry", "second_combat"], ...] = ()
    countercharging_cavalry: tuple[Literal["carry", "recall", "hold"], ...] = ()


class Result(Struct, frozen=True, rename={"low": "from", "high": "to"}):
    """One of the seven results of a charge."""

    id: str
    name: str
    attacker: Part
    defender: Part
    low: int | None = None
    high: int | None = None

    def holds(self, result: int) -> bool:
        return (self.low is None or self.low <= result) and (self.high is None or result <= self.high)


class Face(Struct, frozen=True, rename={"low": "from", "high": "to"}):
    """Faces of the die of a fallen leader, and what becomes of him."""

    id: str
    name: str
    effect: Literal["none", "dismounted", "away", "out"]
    low: int
    high: int


class Manoeuvre(Struct, frozen=True):
    """One line of a list of manoeuvres."""

    id: str
    says: str
    moves: bool = False
    """What held only for the place where the unit stood holds no longer."""
    into: tuple[str, ...] = ()
    square_from: tuple[str, ...] = ()
    """The formations from which a square may be formed; any, where none is named."""
    ground_disorders_raw: bool = False
    passage: bool = False
    rallies: bool = False
    silences: bool = False
    only: tuple[str, ...] = ()


class Command(Struct, frozen=True):
    """How far a leader's command reaches, in inches."""

    radius: int
    reduced: int
    reduced_by: tuple[str, ...] = ()


class ManoeuvreTable(Struct, frozen=True):
    rows: tuple[Row, ...]
    effects: dict[str, Effect]
    lines: tuple[Line, ...]


class ChargeTable(Struct, frozen=True):
    lines: tuple[Line, ...]
    results: tuple[Result, ...]


class ManoeuvreLists(Struct, frozen=True):
    gun_classes: dict[str, tuple[str, ...]]
    troops: dict[str, tuple[Manoeuvre, ...]]
    guns: dict[str, tuple[Manoeuvre, ...]]


Rates = dict[str, dict[str, dict[str, tuple[int, ...]]]]
"""By arm, formation (or class of gun) and ground: the full rate and, where there is one, that at the double quick."""


class Tables(Struct, frozen=True):
    """Everything that is printed on the sheet."""

    id: str
    title: str
    die: int
    struggle_takes: tuple[str, ...]
    command: Command
    groups: dict[str, Literal["highest", "lowest"]]
    manoeuvre: ManoeuvreTable
    charge: ChargeTable
    fallen: tuple[Face, ...]
    movement: Rates
    manoeuvres: ManoeuvreLists

    def row(self, result: int, in_command: bool) -> Row:
        """The row of the manoeuvre table for a die result; both ends are open (M10)."""
        return next(row for row in self.manoeuvre.rows if row.band(in_command).holds(result))

    def effect_of(self, result: int, in_command: bool, shaken: bool) -> str:
        """The id of what a check brings (M3)."""
        row = self.row(result, in_command)
        return row.shaken if shaken else row.good

    def result_of(self, result: int) -> Result:
        """The row of the charge table; both ends are open (M18)."""
        return next(found for found in self.charge.results if found.holds(result))

    def face(self, die: int) -> Face:
        return next(face for face in self.fallen if face.low <= die <= face.high)

    def choices(self, kind: str, gun: str, allowed: str) -> tuple[Manoeuvre, ...]:
        """The manoeuvres that a list allows a unit of this kind, and guns of this class."""
        lists = self.manoeuvres.guns if kind == "guns" else self.manoeuvres.troops
        classes = self.manoeuvres.gun_classes
        return tuple(
            found
            for found in lists.get(allowed, ())
            if not found.only or any(gun in classes.get(name, ()) for name in found.only)
        )

    def under(self, options: Options) -> "Tables":
        """The tables with the open readings settled as the options say (M4, M9, M15, M16)."""
        values = {
            "spent": options.spent_manoeuvre,
            "battery": options.battery_manoeuvre,
            "greater_losses": options.greater_losses,
        }
        defaults = {"spent": -1, "battery": 1, "greater_losses": -1}
        # An option that keeps its default leaves a table of the owner's as he wrote it.
        changed = {id: value for id, value in values.items() if value != defaults[id]}
        lines = tuple(replace(line, value=changed.get(line.id, line.value)) for line in self.manoeuvre.lines)
        rows = self.manoeuvre.rows
        if options.middle_row == "well_handled":
            rows = tuple(
                replace(row, good="well_handled") if (row.good, row.shaken) == ("tardy", "rally") else row
                for row in rows
            )
        effects = self.manoeuvre.effects
        if options.rout_counts_from == "row":
            effects = {
                id: replace(effect, stands=replace(effect.stands, from_row=True)) if effect.stands else effect
                for id, effect in effects.items()
            }
        charge = self.charge.lines
        if options.cold_steel == "none":
            charge = tuple(
                replace(line, any_of=tuple(each for each in line.any_of if each != "cold_steel")) for line in charge
            )
        if options.defended_ground == "both":
            charge = tuple(replace(line, group="") if line.group == "ground" else line for line in charge)
        takes = self.struggle_takes
        if options.impetus_of_machismo == "kept":
            takes = tuple(each for each in takes if each != "machismo_charge")
        return replace(
            self,
            manoeuvre=ManoeuvreTable(rows, effects, lines),
            charge=replace(self.charge, lines=charge),
            struggle_takes=takes,
        )
