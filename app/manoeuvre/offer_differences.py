"""What an offered battle holds, in sentences, and how it differs from the scenario that comes with the program.

A host may send any scenario under any name. So every part of it that changes how the battle is played has a sentence
here, and whatever is not as shipped is listed before a guest accepts.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.new_battle.scenarios import army_of
from app.manoeuvre.rule_text import FIRST, rule_rows
from app.shell.lan.offers import Differences
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import EDGE_NAMES
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_parts import edges_of, ground_of
from resources.manoeuvre.scenarios import Force, Scenario

MOST_SQUARES: Final = 8
"""Up to this many differing squares are named; beyond that they are only counted."""


@dataclass(frozen=True)
class Part:
    """One part of a scenario: what is compared, and a sentence that says it."""

    value: Any
    words: str
    plain: bool
    """Whether it is what every battle begins with, and so only told where a shipped scenario has something else."""


def shipped_like(scenario: Scenario, library: Library) -> Scenario | None:
    """The scenario of the program that this one is, or seems to be: by its id, its title, or field and armies."""
    shipped = [found for id, found in library.scenarios.items() if library.is_shipped("scenario", id)]
    for alike in (
        lambda found: found.id == scenario.id,
        lambda found: _folded(found.title) == _folded(scenario.title),
        lambda found: _folded(translate("scenarios", found.title)) == _folded(scenario.title),
        lambda found: _ground_and_armies(found, library) == _ground_and_armies(scenario, library) != (None, "", ""),
    ):
        match = next(filter(alike, shipped), None)
        if match is not None:
            return match
    return None


def compared(scenario: Scenario, library: Library) -> Differences:
    """Whether a battle is one of those that come with the program, and else everything that is not as there."""
    shipped = shipped_like(scenario, library)
    if shipped is None:
        head = translate("lan", "This is not one of the scenarios that come with the program.")
        return Differences(head, tuple(particulars(scenario, library)))
    title = translate("scenarios", shipped.title)
    if is_unchanged(scenario, shipped):
        head = translate("lan", "This is the shipped scenario “{title}”, unchanged.")
        return Differences(head.format(title=title), unchanged=True)
    head = translate("lan", "Differs from the shipped scenario “{title}”:")
    return Differences(head.format(title=title), tuple(differences(scenario, shipped, library)))


def is_unchanged(scenario: Scenario, shipped: Scenario) -> bool:
    """Whether it is played exactly as the shipped one, whatever it is called."""
    renamed = replace(scenario, id=shipped.id, title=shipped.title, author=shipped.author, notes=shipped.notes)
    return renamed.document() == shipped.document()


def differences(scenario: Scenario, shipped: Scenario, library: Library) -> list[str]:
    """Everything that is not as in the shipped scenario, each in a sentence; empty only if nothing differs."""
    if is_unchanged(scenario, shipped):
        return []
    here, there = parts(scenario, library), parts(shipped, library)
    extra = {"field": field_words(scenario, shipped, library)}
    found = []
    for key in {**here, **there}:
        part, other = here.get(key), there.get(key)
        if part is None or other is None:
            # Without an army a side has no units and no cards to speak of; that there is none was said before.
            if part is not None and not part.plain:
                found.append(part.words)
        elif part.value != other.value:
            words = translate("lan", "{now} In the shipped scenario: {then}")
            found.append(" ".join(filter(None, (words.format(now=part.words, then=other.words), extra.get(key)))))
    return found or [translate("lan", "It is written differently, in a way that has no name here. Ask your opponent.")]


def particulars(scenario: Scenario, library: Library) -> list[str]:
    """What is unusual about the start of a battle that is not one of the shipped ones."""
    return [part.words for part in parts(scenario, library).values() if not part.plain]


def parts(scenario: Scenario, library: Library) -> dict[str, Part]:
    """Everything that decides how a scenario is played, in the order in which it is told."""
    found = {"field": _field(scenario, library)}
    edges = edges_of(scenario.document())
    for seat, force in enumerate((scenario.one, scenario.two)):
        for key, part in _side(scenario, seat, force, edges[seat], library):
            found[f"{key} {seat}"] = part
    found["begins"] = _moment(scenario, library)
    for row in rule_rows():
        value = scenario.first if row.key == FIRST else getattr(scenario.options, row.key)
        words = translate("lan", "{rule}: {value}.").format(rule=row.name, value=row.word(value))
        found[row.key] = Part(value, words, plain=True)
    found["pool armies"] = _pool(
        scenario.pool_armies,
        translate("lan", "Any nation may be chosen."),
        translate("lan", "Only these nations may be chosen: {names}."),
        [names.nation(library.armies[id]) for id in scenario.pool_armies or () if id in library.armies],
    )
    found["pool sections"] = _pool(
        scenario.pool_sections,
        translate("lan", "Any section may be laid."),
        translate("lan", "Only these sections may be laid: {names}."),
        scenario.pool_sections or (),
    )
    return found


def side_name(scenario: Scenario, seat: int, library: Library) -> str:
    """A side as sentences name it: by its nation, and by its colour where that would not tell."""
    colour = translate("lan", "Blue") if seat == 0 else translate("lan", "Red")
    army = army_of(scenario, seat, library)
    if army is None:
        return colour
    return translate("lan", "{nation} ({colour})").format(nation=names.nation(army), colour=colour)


def card_list(army: Army, cards: Iterable[str]) -> str:
    """Cards by their titles, several of a kind counted."""
    titles = {card.id: card.name for card in army.cards}
    counted = Counter(titles.get(id, id) for id in cards)
    return ", ".join(f"{count} × {title}" if count > 1 else title for title, count in counted.items())


def draw_pile(force: Force, army: Army) -> Counter[str]:
    """The cards that a side draws from when the battle begins, before any hand is dealt."""
    if force.deck is not None:
        return Counter(force.deck)
    whole = Counter({card.id: card.copies for card in army.cards})
    whole.subtract(Counter((*(force.hand or ()), *force.pile, *force.buried)))
    return +whole


def _side(scenario: Scenario, seat: int, force: Force, edge: int, library: Library) -> Iterator[tuple[str, Part]]:
    side = side_name(scenario, seat, library)
    army = army_of(scenario, seat, library)
    yield "army", _army(force, seat, library)
    if edge < 0:
        words = translate("lan", "{side}: the edge is chosen in the set-up.").format(side=side)
    else:
        toward = translate("fairness", EDGE_NAMES[edge])
        words = translate("lan", "{side} begins at this edge: {edge}.").format(side=side, edge=toward)
    yield "edge", Part(edge, words, plain=True)
    if army is None:
        return
    yield "units", _units(force, army, side)
    yield "strength", _strengths(force, army, side)
    yield "hand", _hand(force, army, side)
    yield "deck", _deck(force, army, side)
    yield "discards", _discards(force, army, side)
    night = translate("lan", "{side} has used up its first deck: only the other's still holds up nightfall.")
    day = translate("lan", "{side}: the first deck is not used up.")
    yield "day", Part(force.day_over, (night if force.day_over else day).format(side=side), plain=not force.day_over)


def _army(force: Force, seat: int, library: Library) -> Part:
    colour = translate("lan", "Blue") if seat == 0 else translate("lan", "Red")
    army = library.armies.get(force.army)
    if army is None:
        words = translate("lan", "{side}: the nation is chosen in the set-up.")
        return Part(force.army, words.format(side=colour), plain=True)
    shipped = library.is_shipped("army", army.id)
    words = translate("lan", "{side} leads {nation}.")
    if not shipped:
        words = translate("lan", "{side} leads {nation}, an army that does not come with the program.")
    return Part(force.army, words.format(side=colour, nation=names.nation(army)), plain=shipped)


def _units(force: Force, army: Army, side: str) -> Part:
    standing = {unit.id: force.deployment.get(unit.id, "") for unit in army.units if unit.id not in force.lost}
    placed = [
        translate("lan", "{unit} on {square}").format(unit=unit.label, square=standing[unit.id].upper())
        for unit in army.units
        if standing.get(unit.id)
    ]
    if not placed:
        words = translate("lan", "{side}: the player places the units.").format(side=side)
    elif len(placed) < len(standing):
        words = translate("lan", "{side}: these units stand already, the player places the others: {units}.")
        words = words.format(side=side, units=", ".join(placed))
    else:
        words = translate("lan", "{side}: the units stand already: {units}.").format(side=side, units=", ".join(placed))
    return Part(dict(force.deployment), words, plain=not placed)


def _strengths(force: Force, army: Army, side: str) -> Part:
    labels = {unit.id: unit.label for unit in army.units}
    told = []
    if force.lost:
        lost = ", ".join(labels.get(id, id) for id in force.lost)
        told.append(translate("lan", "{side} has lost these units already: {units}.").format(side=side, units=lost))
    if force.reduced:
        reduced = ", ".join(labels.get(id, id) for id in force.reduced)
        told.append(translate("lan", "{side}: these units are reduced: {units}.").format(side=side, units=reduced))
    if not told:
        told.append(translate("lan", "{side}: all eight units are at full strength.").format(side=side))
    return Part((sorted(force.lost), sorted(force.reduced)), " ".join(told), plain=not (force.lost or force.reduced))


def _hand(force: Force, army: Army, side: str) -> Part:
    if force.hand is None:
        words = translate("lan", "{side}: the opening hand is dealt or chosen as the rules say.").format(side=side)
        return Part(None, words, plain=True)
    if not force.hand:
        words = translate("lan", "{side} begins with no cards in hand.").format(side=side)
    else:
        words = translate("lan", "{side} begins with a preset hand of %n card(s): {cards}.", "", len(force.hand))
        words = words.format(side=side, cards=card_list(army, force.hand))
    return Part(sorted(force.hand), words, plain=False)


def _deck(force: Force, army: Army, side: str) -> Part:
    pile = draw_pile(force, army)
    whole = Counter({card.id: card.copies for card in army.cards})
    whole.subtract(Counter((*(force.hand or ()), *force.pile, *force.buried)))
    if pile == +whole:
        words = translate("lan", "{side} draws from all its other cards (%n).", "", pile.total()).format(side=side)
        return Part(None, words, plain=True)
    words = translate("lan", "{side} has a draw pile of only %n card(s): {cards}.", "", pile.total())
    return Part(pile, words.format(side=side, cards=card_list(army, pile.elements())), plain=False)


def _discards(force: Force, army: Army, side: str) -> Part:
    if not (force.pile or force.buried):
        return Part(((), ()), translate("lan", "{side}: nothing is discarded yet.").format(side=side), plain=True)
    words = translate("lan", "{side} has discarded already: {cards}.")
    cards = card_list(army, (*force.pile, *force.buried))
    return Part((force.pile, force.buried), words.format(side=side, cards=cards), plain=False)


def _moment(scenario: Scenario, library: Library) -> Part:
    moment = scenario.position
    if moment is None:
        return Part(None, translate("lan", "The battle begins with the set-up."), plain=True)
    seat = 0 if moment.active == "one" else 1
    words = translate("lan", "The battle begins in turn {turn} ({side}, {phase}).").format(
        turn=moment.turn, phase=_phase_name(moment.phase), side=side_name(scenario, seat, library)
    )
    if moment.redoubts:
        squares = ", ".join(square.upper() for square in moment.redoubts)
        words += " " + translate("lan", "There are redoubts on {squares}.").format(squares=squares)
    return Part((moment.turn, moment.phase, moment.active, sorted(moment.redoubts)), words, plain=False)


def _phase_name(phase: str) -> str:
    return {
        "discard": translate("phases", "Discard"),
        "draw": translate("phases", "Draw"),
        "movement": translate("phases", "Movement"),
        "combat": translate("phases", "Combat"),
        "restoration": translate("phases", "Restoration"),
    }.get(phase, phase)


def _field(scenario: Scenario, library: Library) -> Part:
    ground = ground_of(scenario.document(), library)
    if ground is None:
        return Part(None, translate("lan", "The battlefield is laid in the set-up."), plain=True)
    if scenario.sections:
        ids = ", ".join(laid.id for laid in scenario.sections)
        words = translate("lan", "The battlefield is laid from sections {sections}.").format(sections=ids)
    else:
        words = translate("lan", "The battlefield is drawn square by square, as the picture shows it.")
    return Part(ground.rows, words, plain=True)


def field_words(scenario: Scenario, shipped: Scenario, library: Library) -> str:
    """Which squares of the battlefield are not as shipped; empty if none, or if either has no battlefield yet."""
    here, there = (ground_of(found.document(), library) for found in (scenario, shipped))
    if here is None or there is None:
        return ""
    squares = [names.square(number) for number in range(64) if here.terrain[number] != there.terrain[number]]
    if not squares:
        return ""
    if len(squares) > MOST_SQUARES:
        return translate("lan", "%n square(s) of the battlefield are not as shipped.", "", len(squares))
    return translate("lan", "Not as shipped: {squares}.").format(squares=", ".join(squares))


def _pool(chosen: tuple[str, ...] | None, every: str, only: str, shown: Iterable[str]) -> Part:
    if chosen is None:
        return Part(None, every, plain=True)
    return Part(sorted(chosen), only.format(names=", ".join(shown)), plain=False)


def _ground_and_armies(scenario: Scenario, library: Library) -> tuple[Any, str, str]:
    ground = ground_of(scenario.document(), library)
    return (ground.rows if ground else None), scenario.one.army, scenario.two.army


def _folded(title: str) -> str:
    """A title without what a reader would not notice: case, spaces, look-alike forms of letters, unseen letters."""
    plain = unicodedata.normalize("NFKD", title)
    return "".join(letter for letter in plain if letter.isalnum()).casefold()
