"""The companion in plain English: consequences and events as sentences, a battle as a play sheet. No Qt.

Sentences are templates with {unit} to be filled in, so that a screen may translate them before it fills them.
"""

from collections.abc import Iterator
from typing import Final

from engine.miniatures import odds
from engine.miniatures.effects import Consequence
from engine.miniatures.position import SEATS, Event, Setting
from engine.miniatures.state import State

STEPS: Final = {
    "leaders": "leaders",
    "check": "manoeuvre checks",
    "defensive": "defensive fire",
    "offensive": "offensive fire",
    "first": "charges",
    "second": "breakthroughs",
    "verdict": "the verdict",
    "verdict_reply": "the verdict",
    "over": "the end",
}
CONSEQUENCES: Final = {
    ("stand", ""): "{unit}: a stand lost",
    ("order", "good"): "{unit}: in good order again",
    ("order", "disordered"): "{unit}: disordered",
    ("order", "broken"): "{unit}: broken",
    ("silenced", ""): "{unit}: silenced",
    ("damaged", ""): "{unit}: a gun stand damaged",
    ("limbered", ""): "{unit}: limbered",
    ("lost", ""): "{unit}: lost",
    ("retreat", "2in"): "{unit}: back 2 inches",
    ("retreat", "out_of_close_range"): "{unit}: back out of close range",
    ("retreat", "full"): "{unit}: a full move back",
    ("retreat", "none"): "{unit}: position held",
    ("advance", "carry"): "{unit}: position taken",
    ("advance", "hold"): "{unit}: position held",
    ("advance", "breakthrough"): "{unit}: breakthrough",
    ("allows", "well_handled full"): "{unit}: well handled",
    ("allows", "well_handled double_quick"): "{unit}: well handled, at the double quick",
    ("allows", "tardy full"): "{unit}: tardy",
    ("allows", "tardy double_quick"): "{unit}: tardy, at the double quick",
    ("may", "fire"): "{unit}: fire only",
    ("leader_check", ""): "{unit}: check for a fallen leader",
    ("leader", "none"): "{unit}: unhurt",
    ("leader", "dismounted"): "{unit}: on foot for a turn",
    ("leader", "away"): "{unit}: off the table for a turn",
    ("leader", "out"): "{unit}: out of the game",
}
"""What follows from a result, by its kind and word."""
HOW: Final = {"turns": "after the last turn", "destroyed": "with nothing left of the enemy", "agreed": "by agreement"}


def name_of(setting: Setting, id: str) -> str:
    """What a unit or leader is called."""
    found = setting.units.get(id) or setting.leaders.get(id)
    return found[1].name if found else id


def consequence_text(setting: Setting, found: Consequence) -> str:
    """A consequence as a sentence without its full stop."""
    return CONSEQUENCES[found.kind, found.word].format(unit=name_of(setting, found.unit))


def event_lines(setting: Setting, event: Event) -> Iterator[str]:
    """What is worth a line of what happened; what a player only prepares is worth none."""
    words = event.words
    if event.kind in ("consequence", "struck"):
        kind = (words[1], words[2])
        sentence = CONSEQUENCES[kind].format(unit=name_of(setting, words[0]))
        yield f"  {sentence}." if event.kind == "consequence" else f"  Left out: {sentence}."
    elif event.kind == "step":
        step, seat, turn = words
        yield f"{setting.rosters[SEATS.index(seat)].title}, turn {turn}: {STEPS[step]}."
    elif event.kind == "reading":
        unit, die, result, effect = words
        known = setting.tables.manoeuvre.effects.get(effect)
        faces = {face.id: face.name for face in setting.tables.fallen}
        what = known.name if known else faces.get(effect, effect)
        yield f"{name_of(setting, unit)}: die {die}, {result} in all: {what}."
    elif event.kind == "fought":
        attacker, defender, one, two, ours, theirs, result = words
        names = {found.id: found.name for found in setting.tables.charge.results}
        both = f"{name_of(setting, attacker)} charges {name_of(setting, defender)}"
        yield f"{both}: {one} {int(ours):+} against {two} {int(theirs):+}: {names[result]}."
    elif event.kind == "destroyed":
        yield f"  {name_of(setting, words[0])}: no stands left."
    elif event.kind == "returned":
        yield f"{name_of(setting, words[0])} is himself again."
    elif event.kind == "ended":
        yield f"{setting.rosters[SEATS.index(words[0])].title} wins {HOW[words[1]]}."


def play_sheet(state: State) -> str:
    """Both rosters with a box a stand, and what holds of each unit."""
    return "\n\n".join("\n".join(_side(state, seat)) for seat in range(len(SEATS)))


def _side(state: State, seat: int) -> Iterator[str]:
    m = state.moment
    roster = m.setting.rosters[seat]
    flags = ", ".join(flag.replace("_", " ") for flag in m.now.flags[seat])
    yield f"{roster.title}: {m.lost(seat)} stands lost{f'; {flags}' if flags else ''}"
    wide, most = max(len(unit.name) for unit in roster.units), max(unit.stands for unit in roster.units)
    for unit in roster.units:
        now, member = m.now.units[unit.id], m.member(unit.id)
        boxes = "#" * now.stands + "." * (unit.stands - now.stands)
        strength = member.strength() if now.stands else "gone"
        holds = [
            strength if unit.kind != "guns" or not now.stands else "",
            now.order.replace("good", ""),
            now.formation,
        ]
        holds += ["silenced" if now.silenced else "", f"{now.damaged} damaged" if now.damaged else "", *now.marks]
        holds += [f"with {name_of(m.setting, leader)}" for leader in m.attached_to(unit.id)]
        told = ", ".join(word.replace("_", " ") for word in holds if word)
        yield f"  {unit.name:{wide}}  {boxes:{most}}  {told}"
    for leader in roster.leaders:
        status = m.now.leaders[leader.id]
        yield f"  {leader.name}: {m.quality(leader.id)}, {status.status}"


def under_way(state: State) -> Iterator[str]:
    """What is asked, the odds of a charge that is being set, and the consequences of a reading."""
    yield state.prompt().sentence
    charge = state.charge()
    if charge is not None and state.moment.tag in ("attacker", "defender"):
        found = odds.fought_out(state.moment.rules, charge)
        won, carried = (float(100 * chance) for chance in (found.won, found.carried))
        yield f"The attacker wins with {won:.1f} % and takes the position with {carried:.1f} %."
    for number, each in enumerate(state.consequences(), 1):
        struck = " (left out)" if each in state.moment.now.struck else ""
        yield f"  {number} {consequence_text(state.moment.setting, each)}{struck}"
