"""Which combats may be declared, and the forms of fire that are over with one roll or none."""

from collections.abc import Iterator

from tests.referee.armies import Card
from tests.referee.field import MARSH, Field, neighbours
from tests.referee.match import Match

BOMBARDMENT = 2
NOTHING, DRIVEN_BACK = 4, 8
"""The highest rolls of a rocket that do nothing and that do no more than drive back (DL §6.3)."""


def declarations(field: Field) -> set[str]:
    """Every combat the hand allows (§6)."""
    cards = field.attacker.force.cards
    found = {"done"}
    for name in field.attacker.hand:
        card = cards[name]
        if card.kind == "hq":
            found |= set(_of_headquarters(field, name))
        else:
            found |= set(_of_unit(field, name, card))
            found |= set(_of_grand_battery(field, name, card))
    return found


def _targets(field: Field, squares: set[str]) -> set[str]:
    return squares & set(field.defender.squares.values())


def _of_unit(field: Field, name: str, card: Card) -> Iterator[str]:
    """Assault, volley and bombardment by the unit of the card, or an assault under the lord of its house (R43)."""
    square = field.attacker.squares.get(card.unit or "")
    if square is None:
        return
    adjacent = _targets(field, neighbours(square))
    # R17: not out of a marsh.
    if ("attack" in card.facts or "assault" in card.facts) and field.ground[square] != MARSH:
        yield from (f"assault {name} {target}" for target in adjacent)
    if "volley" in card.facts:
        yield from (f"volley {name} {target}" for target in adjacent)
    if "bombard" in card.facts:
        yield from (f"bombard {name} {target}" for target in _targets(field, field.within(square, BOMBARDMENT)))


def _of_grand_battery(field: Field, name: str, card: Card) -> Iterator[str]:
    """Napoleon's guns fire from any unit, as a bombardment does (R28)."""
    if "grand_battery" in card.facts:
        for square in field.attacker.squares.values():
            for target in _targets(field, field.within(square, BOMBARDMENT)):
                yield f"battery {square} {target} {name}"


def _of_headquarters(field: Field, name: str) -> Iterator[str]:
    own = field.attacker.squares.values()
    if name == "ambush":
        yield from (f"ambush ambush {target}" for target in field.defender.squares.values())
    elif name == "rockets":
        for square in own:
            yield from (f"rockets {square} {target} rockets" for target in _targets(field, field.rocket_range(square)))
    elif name == "death_with_honour":
        yield from (f"honour death_with_honour {square}" for square in own)


def judge_fire(match: Match, declared: str) -> None:
    """A hit if the dice beat strength, ground and redoubt (§6.2, R26–R28)."""
    field = match.field
    form, *words = declared.split()
    if form == "battery":
        origin, target, card = words
        dice = field.attacker.force.cards[card].facts["grand_battery"]["dice"]
    else:
        card, target = words
        origin = field.attacker.squares[card.split(".")[0]]
        dice = field.attacker.force.cards[card].facts[form]
    side, unit = field.defender, field.defender.unit_on(target)
    shooter = field.attacker.unit_on(origin)
    assert unit is not None
    assert shooter is not None
    defence = side.strength(unit) + field.cover(target) + field.works(target)
    # R27: one unit fires, so the option for the hill bonus makes no difference.
    bonus = field.height([shooter], [], target)
    for roll in match.rolls(dice):
        hit = roll + bonus > defence
        match.branch(f"roll {roll}").agree_on_steps(form, side, unit, side.steps(unit) - hit)


def judge_rockets(match: Match, declared: str) -> None:
    """Nothing, a retreat, or a hit and a retreat, whatever the strength (DL §6.3, R26, R29)."""
    target = declared.split()[2]
    side, unit = match.field.defender, match.field.defender.unit_on(target)
    assert unit is not None
    ways = match.field.ways_out(side, target)
    for roll in match.rolls("1d10"):
        after = match.branch(f"roll {roll}")
        if roll <= NOTHING:
            after.agree("place of the target", after.table.where(unit, side.seat), target)
            after.agree_on_steps("rockets", side, unit, side.steps(unit))
        else:
            after.agree_on_retreat(unit, ways, side.steps(unit) - (roll > DRIVEN_BACK))


def judge_honour(match: Match, declared: str) -> None:
    """The unit dies, and every enemy next to it takes a hit (DL §9.2, R41)."""
    square = declared.split()[2]
    match.agree("the sacrificed unit", match.table.at(square), None)
    side = match.field.defender
    for unit, where in side.squares.items():
        hit = where in neighbours(square)
        match.agree_on_steps("Death with Honour", side, unit, side.steps(unit) - hit)
