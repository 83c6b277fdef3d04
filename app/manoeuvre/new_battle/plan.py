"""The battle being composed, as an immutable value: every control makes a changed copy, and a scenario comes out."""

from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Final

from app.board.fault_words import sentence_words
from app.board.translation import translate
from app.manoeuvre.fairness import fairness
from app.shell.play.participants import COMPUTER, ELSEWHERE, HUMAN, Participant
from engine.manoeuvre.battlefield import EDGE_NAMES, SOUTH, Rows, opposite
from engine.manoeuvre.options import PRESETS, QUICK, Options
from resources.faults import Rejected
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_parts import ground_of
from resources.manoeuvre.scenarios import ROLL, Force, Scenario
from resources.manoeuvre.section_layout import Tile, drawn, exchanged, laid, recognised, rows_of

BATTLES: Final = (
    "albuera", "aspern", "austerlitz", "bailen", "bautzen", "borodino", "burgos", "castiglione", "corunna", "dresden",
    "eylau", "fleurus", "friedland", "genoa", "hanau", "jena", "krasnoi", "laon", "leipzig", "ligny", "lodi", "lutzen",
    "marengo", "medina", "montmirail", "mysore", "orthez", "rivoli", "salamanca", "smolensk", "talavera", "tudela",
    "ulm", "vitoria", "wagram", "waterloo",
)  # fmt: skip


def seed_word(rng: Random) -> str:
    """A seed for a field that nobody has seen."""
    return f"{rng.choice(BATTLES)}-{rng.randrange(1000, 10000)}"


OWN_ID: Final = "own_battle"
"""Of a battle that was composed and is played at once; saved, it gets an id of its own."""
USUAL_OPTIONS: Final = Options(set_up=QUICK)
USUAL_LEVEL: Final = "captain"
LONGEST_TITLE: Final = 80
FAIR: Final = 75
TRIES: Final = 20


class Mode(Enum):
    SCENARIO = "scenario"
    COMPOSE = "compose"
    RANDOM = "random"


class Opponent(Enum):
    COMPUTER = "computer"
    PERSON = "person"
    """At the same screen, with a curtain between the turns."""
    LAN = "lan"
    """At another desk on the network, who is still to be found."""
    WATCH = "watch"
    """Nobody plays: two computers do."""


@dataclass(frozen=True)
class Plan:
    """What has been chosen so far. A quick battle presets all of it; with the full set-up §3 is played out instead."""

    mode: Mode
    tiles: tuple[Tile, ...]
    armies: tuple[str, str]
    seed: str = ""
    """What the field was drawn by; empty once it was changed by hand."""
    edge: int = SOUTH
    """Of side one; the other has the opposite edge (§3)."""
    scenario: Scenario | None = None
    """In the scenario mode: the one to be played."""
    opponent: Opponent = Opponent.COMPUTER
    levels: tuple[str, str] = (USUAL_LEVEL, USUAL_LEVEL)
    """Of two computers; where there is one, the second counts, wherever it sits."""
    you: int = 0
    """The person's side against the computer, or against somebody elsewhere."""
    options: Options = USUAL_OPTIONS
    first: str = ROLL

    @property
    def preset(self) -> str:
        """The preset that the options are those of; empty if they are the player's own. The set-up does not count."""
        return next(
            (name for name, own in PRESETS.items() if replace(own, set_up=self.options.set_up) == self.options), ""
        )

    @property
    def open(self) -> bool:
        """Whether field, armies and edges are chosen in the battle, as §3 has it."""
        return self.mode is not Mode.SCENARIO and self.options.set_up != QUICK

    # Changes

    def with_preset(self, name: str) -> "Plan":
        return replace(self, options=replace(PRESETS[name], set_up=self.options.set_up))

    def with_tile(self, place: int, tile: Tile) -> "Plan":
        return replace(self, tiles=laid(self.tiles, place, tile), seed="")

    def exchanged(self, place: int, other: int) -> "Plan":
        return replace(self, tiles=exchanged(self.tiles, place, other), seed="")

    def with_seed(self, seed: str, library: Library) -> "Plan":
        """Draw the field. Only from what comes with the program, so that a seed means the same to everybody."""
        shipped = [section for id, section in library.sections.items() if library.is_shipped("section", id)]
        return replace(self, seed=seed, tiles=drawn(seed, shipped))

    def shuffled(self, rng: Random, library: Library) -> "Plan":
        """A field that nobody has seen, drawn by a new seed; of a few the first that is fair."""
        for _ in range(TRIES):
            drawn_plan = self.with_seed(seed_word(rng), library)
            if fairness(rows_of(drawn_plan.tiles, library.sections), self.edge).score >= FAIR:
                break
        return drawn_plan

    def with_army(self, seat: int, army: str) -> "Plan":
        armies = list(self.armies)
        armies[seat] = army
        return replace(self, armies=(armies[0], armies[1]))

    def swapped(self) -> "Plan":
        """Exchange the armies; in a scenario, whose armies are settled, the person takes the other side."""
        if self.mode is Mode.SCENARIO:
            return replace(self, you=1 - self.you)
        return replace(self, armies=(self.armies[1], self.armies[0]))

    def with_level(self, seat: int, level: str) -> "Plan":
        levels = list(self.levels)
        levels[seat] = level
        return replace(self, levels=(levels[0], levels[1]))

    def with_scenario(self, scenario: Scenario) -> "Plan":
        """Take a scenario, with its own rules and first player; those may be changed afterwards."""
        return replace(self, mode=Mode.SCENARIO, scenario=scenario, options=scenario.options, first=scenario.first)

    # What comes out

    def rows(self, library: Library) -> Rows | None:
        """The battlefield, or None if it is chosen in the battle."""
        if self.mode is Mode.SCENARIO:
            ground = ground_of(self.scenario.document(), library) if self.scenario else None
            return ground.rows if ground else None
        return None if self.open else rows_of(self.tiles, library.sections)

    def participants(self) -> tuple[Participant, Participant]:
        if self.opponent is Opponent.PERSON:
            return Participant(HUMAN), Participant(HUMAN)
        if self.opponent is Opponent.WATCH:
            return Participant(COMPUTER, self.levels[0]), Participant(COMPUTER, self.levels[1])
        other = Participant(ELSEWHERE) if self.opponent is Opponent.LAN else Participant(COMPUTER, self.levels[1])
        return (Participant(HUMAN), other) if self.you == 0 else (other, Participant(HUMAN))

    def battle(self, library: Library) -> Scenario:
        """The scenario to be fought; raises Rejected with every fault."""
        scenario = self._scenario(library)
        scenario.check(library)
        return scenario

    def faults(self, library: Library) -> tuple[str, ...]:
        """Why it cannot be fought like this, in sentences."""
        if self.mode is Mode.SCENARIO and self.scenario is None:
            return (translate("new battle", "Choose a scenario."),)
        try:
            self.battle(library)
        except Rejected as rejected:
            return tuple(sentence_words(fault) for fault in rejected.faults)
        return ()

    def _scenario(self, library: Library) -> Scenario:
        if self.mode is Mode.SCENARIO:
            assert self.scenario is not None
            return replace(self.scenario, options=self.options, first=self.first)
        if self.open:
            title = translate("new battle", "Full set-up")
            return Scenario(OWN_ID, title, first=self.first, options=self.options)
        sections, rows = self._ground(library)
        one, two = (library.armies[id].name for id in self.armies)
        return Scenario(
            OWN_ID,
            translate("new battle", "{one} against {two}").format(one=one, two=two)[:LONGEST_TITLE],
            first=self.first,
            options=self.options,
            sections=sections,
            rows=rows,
            one=Force(self.armies[0], EDGE_NAMES[self.edge]),
            two=Force(self.armies[1], EDGE_NAMES[opposite(self.edge)]),
        )

    def _ground(self, library: Library) -> tuple[tuple[Tile, ...], Rows]:
        """Sections where turning lays them all, so that the record names them; with a mirrored one, plain rows."""
        tiles = [tile.plain(library.sections) for tile in self.tiles]
        if any(tile.mirrored for tile in tiles):
            return (), rows_of(tiles, library.sections)
        return tuple(tiles), ()


def opened(scenario: Scenario, plan: Plan, library: Library) -> Plan:
    """A saved set-up taken up again: to be composed further where that is possible, else as a scenario."""
    tiles: tuple[Tile, ...] | None = scenario.sections or None
    if scenario.rows:
        tiles = recognised(scenario.rows, library.sections)
    plain = Force(scenario.one.army, scenario.one.edge), Force(scenario.two.army, scenario.two.edge)
    settled = scenario.one.army and scenario.two.army and scenario.one.edge
    distinct = tiles is not None and len({tile.id for tile in tiles}) == len(tiles)
    if not (tiles and distinct and settled and (scenario.one, scenario.two) == plain and scenario.position is None):
        return plan.with_scenario(scenario)
    return replace(
        plan,
        mode=Mode.COMPOSE,
        tiles=tiles,
        seed="",
        armies=(scenario.one.army, scenario.two.army),
        edge=EDGE_NAMES.index(scenario.one.edge),
        options=replace(scenario.options, set_up=QUICK),
        first=scenario.first,
    )


def first_plan(library: Library, rng: Random) -> Plan:
    """Where the screen opens: two armies of equal strength on a drawn field that is fair."""
    known = [id for id in ("france", "great_britain") if id in library.armies]
    first, second = known if len(known) == 2 else list(library.armies)[:2]
    return Plan(Mode.COMPOSE, (), (first, second)).shuffled(rng, library)
