"""The battlefield as the referee sees it: ground, ranges, ways out, and who stands where."""

from dataclasses import dataclass

from tests.referee.armies import Force

CLEAR, FIELD, HILL, LAKE, MARSH, TOWN, WOODS = ".FHLMTW"
COVER = {CLEAR: 0, FIELD: 0, HILL: 2, LAKE: 0, MARSH: 1, TOWN: 3, WOODS: 2}
REDOUBT = 3
HEIGHT = 2
"""What a unit on a hill adds to its attack (R18, R27)."""
FILES, RANKS = "abcdefgh", "12345678"
SQUARES = tuple(file + rank for file in FILES for rank in RANKS)
STEPS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


def next_to(square: str, towards: str) -> str | None:
    across, up = STEPS[towards]
    found = f"{chr(ord(square[0]) + across)}{int(square[1]) + up}"
    return found if found in SQUARES else None


def neighbours(square: str) -> set[str]:
    return {found for towards in STEPS if (found := next_to(square, towards))}


@dataclass
class Side:
    seat: str
    edge: str
    force: Force
    squares: dict[str, str]
    reduced: set[str]
    hand: list[str]

    def strength(self, unit: str) -> int:
        strength: int = self.force.units[unit]["reduced" if unit in self.reduced else "full"]
        return strength

    def steps(self, unit: str) -> int:
        return 1 if unit in self.reduced else 2

    def unit_on(self, square: str) -> str | None:
        return next((unit for unit, where in self.squares.items() if where == square), None)

    def spend(self, *cards: str) -> None:
        for card in cards:
            self.hand.remove(card)


@dataclass
class Field:
    ground: dict[str, str]
    redoubts: set[str]
    hill_bonus: str
    attacker: Side
    defender: Side

    def occupied(self, square: str) -> bool:
        return square in (*self.attacker.squares.values(), *self.defender.squares.values())

    def within(self, start: str, distance: int) -> set[str]:
        """The squares at most so far along a path that hills, towns, woods and units leave open (§6.2, R29)."""
        found: set[str] = set()
        edge = {start}
        for _ in range(distance):
            around = {square for at in edge for square in neighbours(at)}
            found |= around
            edge = {square for square in around if self.ground[square] not in (HILL, TOWN, WOODS)}
            edge = {square for square in edge if not self.occupied(square)}
        return found - {start}

    def rocket_range(self, start: str) -> set[str]:
        """Two squares, and three from a hill to other ground (DL §6.3, R29)."""
        found = self.within(start, 2)
        if self.ground[start] == HILL:
            found |= {square for square in self.within(start, 3) if self.ground[square] != HILL}
        return found

    def ways_out(self, side: Side, square: str) -> set[str]:
        """Towards its own edge, or else sideways, or else towards the enemy's edge (§6.6); not into a lake (R9)."""
        ahead = OPPOSITE[side.edge]
        flanks = [towards for towards in STEPS if towards not in (side.edge, ahead)]
        for directions in ([side.edge], flanks, [ahead]):
            squares = {found for towards in directions if (found := next_to(square, towards))}
            if ways := {way for way in squares if self.ground[way] != LAKE and not self.occupied(way)}:
                return ways
        return set()

    def cover(self, square: str) -> int:
        return COVER[self.ground[square]]

    def works(self, square: str) -> int:
        return REDOUBT if square in self.redoubts else 0

    def height(self, leading: list[str], supporting: list[str], target: str) -> int:
        """The hill bonus of an attack (R18, R48); in an ambush nobody leads, and supporters keep theirs (R19)."""
        if self.ground[target] == HILL:
            return 0
        lead, high = (
            sum(self.ground[self.attacker.squares[unit]] == HILL for unit in units)
            for units in (leading, leading + supporting)
        )
        times = {"each": high, "once": min(1, high), "lead": lead}
        return HEIGHT * times[self.hill_bonus]
