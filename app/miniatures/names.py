"""The companion's words in the language of the program: marks, lines, consequences, steps, results, manoeuvres."""

from typing import Final

from app.board.translation import QT_TRANSLATE_NOOP, translate
from engine.miniatures.effects import Consequence
from engine.miniatures.lines import Counted
from engine.miniatures.position import SEATS, Event, Moment, Setting

TERMS: Final = {
    "out_of_command": QT_TRANSLATE_NOOP("miniatures", "out of command"),
    "out_of_close_range": QT_TRANSLATE_NOOP("miniatures", "out of close range"),
    "outflanked_near": QT_TRANSLATE_NOOP("miniatures", "flank threatened"),
    "linear_cover": QT_TRANSLATE_NOOP("miniatures", "behind cover"),
    "outflanked": QT_TRANSLATE_NOOP("miniatures", "outflanked"),
    "favourable_ground": QT_TRANSLATE_NOOP("miniatures", "favourable ground"),
    "strong_position": QT_TRANSLATE_NOOP("miniatures", "strong position"),
    "fortified": QT_TRANSLATE_NOOP("miniatures", "fortified"),
    "supported": QT_TRANSLATE_NOOP("miniatures", "guns supported"),
    "unsupported": QT_TRANSLATE_NOOP("miniatures", "guns unsupported"),
    "broken_ground": QT_TRANSLATE_NOOP("miniatures", "broken ground"),
    "rough_ground": QT_TRANSLATE_NOOP("miniatures", "rough ground"),
    "cold_steel": QT_TRANSLATE_NOOP("miniatures", "cold steel"),
    "countercharging": QT_TRANSLATE_NOOP("miniatures", "countercharging"),
    "gallant": QT_TRANSLATE_NOOP("miniatures", "gallant"),
    "able": QT_TRANSLATE_NOOP("miniatures", "able"),
    "poor": QT_TRANSLATE_NOOP("miniatures", "poor"),
    "leader_attached": QT_TRANSLATE_NOOP("miniatures", "leader attached"),
    "brave_colonel": QT_TRANSLATE_NOOP("miniatures", "brave colonel"),
    "provisional_command": QT_TRANSLATE_NOOP("miniatures", "another leader's unit"),
    "veteran": QT_TRANSLATE_NOOP("miniatures", "veteran"),
    "trained": QT_TRANSLATE_NOOP("miniatures", "trained"),
    "raw": QT_TRANSLATE_NOOP("miniatures", "raw"),
    "machismo": QT_TRANSLATE_NOOP("miniatures", "machismo"),
    "machismo_charge": QT_TRANSLATE_NOOP("miniatures", "machismo"),
    "fresh": QT_TRANSLATE_NOOP("miniatures", "fresh"),
    "worn": QT_TRANSLATE_NOOP("miniatures", "worn"),
    "spent": QT_TRANSLATE_NOOP("miniatures", "spent"),
    "battery": QT_TRANSLATE_NOOP("miniatures", "full battery"),
    "damaged_battery": QT_TRANSLATE_NOOP("miniatures", "damaged battery"),
    "half_battery": QT_TRANSLATE_NOOP("miniatures", "half battery"),
    "limbered": QT_TRANSLATE_NOOP("miniatures", "limbered"),
    "unlimbered": QT_TRANSLATE_NOOP("miniatures", "unlimbered"),
    "line": QT_TRANSLATE_NOOP("miniatures", "line"),
    "extended_line": QT_TRANSLATE_NOOP("miniatures", "extended line"),
    "field_column": QT_TRANSLATE_NOOP("miniatures", "field column"),
    "march_column": QT_TRANSLATE_NOOP("miniatures", "march column"),
    "garrison": QT_TRANSLATE_NOOP("miniatures", "garrison"),
    "square": QT_TRANSLATE_NOOP("miniatures", "square"),
    "hasty_square": QT_TRANSLATE_NOOP("miniatures", "hasty square"),
    "skirmish": QT_TRANSLATE_NOOP("miniatures", "skirmish order"),
    "skirmishers": QT_TRANSLATE_NOOP("miniatures", "skirmishers"),
    "good": QT_TRANSLATE_NOOP("miniatures", "in good order"),
    "disordered": QT_TRANSLATE_NOOP("miniatures", "disordered"),
    "broken": QT_TRANSLATE_NOOP("miniatures", "broken"),
    "silenced": QT_TRANSLATE_NOOP("miniatures", "silenced"),
    "key_position_lost": QT_TRANSLATE_NOOP("miniatures", "key position lost"),
    "heavy_casualties": QT_TRANSLATE_NOOP("miniatures", "heavy casualties"),
    "greater_losses": QT_TRANSLATE_NOOP("miniatures", "greater losses"),
    "irregular": QT_TRANSLATE_NOOP("miniatures", "irregular"),
    "pikes": QT_TRANSLATE_NOOP("miniatures", "pikes"),
    "breakthrough": QT_TRANSLATE_NOOP("miniatures", "breakthrough"),
    "cavalry_open": QT_TRANSLATE_NOOP("miniatures", "cavalry on open ground"),
    "cavalry_broken": QT_TRANSLATE_NOOP("miniatures", "cavalry on broken ground"),
    "cavalry_rough": QT_TRANSLATE_NOOP("miniatures", "cavalry on rough ground"),
    "against_pikes": QT_TRANSLATE_NOOP("miniatures", "against pikes"),
    "against_square": QT_TRANSLATE_NOOP("miniatures", "against a square"),
    "stationary": QT_TRANSLATE_NOOP("miniatures", "standing still"),
    "mounted": QT_TRANSLATE_NOOP("miniatures", "mounted"),
    "dismounted": QT_TRANSLATE_NOOP("miniatures", "on foot"),
    "away": QT_TRANSLATE_NOOP("miniatures", "off the table"),
    "out": QT_TRANSLATE_NOOP("miniatures", "out of the game"),
}
"""Marks, conditions, formations, orders, flags and the like by their ids."""
STEPS: Final = {
    "leaders": QT_TRANSLATE_NOOP("miniatures", "Leaders"),
    "check": QT_TRANSLATE_NOOP("miniatures", "Checks"),
    "defensive": QT_TRANSLATE_NOOP("miniatures", "Enemy fire"),
    "offensive": QT_TRANSLATE_NOOP("miniatures", "Own fire"),
    "first": QT_TRANSLATE_NOOP("miniatures", "Charges"),
    "second": QT_TRANSLATE_NOOP("miniatures", "Breakthroughs"),
    "verdict": QT_TRANSLATE_NOOP("miniatures", "The verdict"),
    "verdict_reply": QT_TRANSLATE_NOOP("miniatures", "The verdict"),
    "over": QT_TRANSLATE_NOOP("miniatures", "The end"),
}
FOLLOWS: Final = {
    ("stand", ""): QT_TRANSLATE_NOOP("miniatures", "Loses a stand"),
    ("order", "good"): QT_TRANSLATE_NOOP("miniatures", "Good order again"),
    ("order", "disordered"): QT_TRANSLATE_NOOP("miniatures", "Becomes disordered"),
    ("order", "broken"): QT_TRANSLATE_NOOP("miniatures", "Breaks"),
    ("silenced", ""): QT_TRANSLATE_NOOP("miniatures", "Silenced"),
    ("damaged", ""): QT_TRANSLATE_NOOP("miniatures", "A gun stand is damaged"),
    ("limbered", ""): QT_TRANSLATE_NOOP("miniatures", "Limbers"),
    ("lost", ""): QT_TRANSLATE_NOOP("miniatures", "Lost"),
    ("retreat", "2in"): QT_TRANSLATE_NOOP("miniatures", "Falls back 2 inches"),
    ("retreat", "out_of_close_range"): QT_TRANSLATE_NOOP("miniatures", "Falls back out of close range"),
    ("retreat", "full"): QT_TRANSLATE_NOOP("miniatures", "Falls back a full move"),
    ("retreat", "none"): QT_TRANSLATE_NOOP("miniatures", "Holds its position"),
    ("advance", "carry"): QT_TRANSLATE_NOOP("miniatures", "Takes the position"),
    ("advance", "hold"): QT_TRANSLATE_NOOP("miniatures", "Holds its position"),
    ("advance", "breakthrough"): QT_TRANSLATE_NOOP("miniatures", "Breaks through"),
    ("allows", "well_handled full"): QT_TRANSLATE_NOOP("miniatures", "Well handled"),
    ("allows", "well_handled double_quick"): QT_TRANSLATE_NOOP("miniatures", "Well handled, at the double quick"),
    ("allows", "tardy full"): QT_TRANSLATE_NOOP("miniatures", "Tardy"),
    ("allows", "tardy double_quick"): QT_TRANSLATE_NOOP("miniatures", "Tardy, at the double quick"),
    ("may", "fire"): QT_TRANSLATE_NOOP("miniatures", "May only fire"),
    ("leader_check", ""): QT_TRANSLATE_NOOP("miniatures", "Roll for a fallen leader"),
    ("leader", "none"): QT_TRANSLATE_NOOP("miniatures", "Unhurt"),
    ("leader", "dismounted"): QT_TRANSLATE_NOOP("miniatures", "On foot for a turn"),
    ("leader", "away"): QT_TRANSLATE_NOOP("miniatures", "Off the table for a turn"),
    ("leader", "out"): QT_TRANSLATE_NOOP("miniatures", "Out of the game"),
}
"""What follows from a result, below the name of the unit or leader."""
PRINTED: Final = (
    QT_TRANSLATE_NOOP("miniatures", "The reference sheet"),
    QT_TRANSLATE_NOOP("miniatures", "Double Quick"),
    QT_TRANSLATE_NOOP("miniatures", "Well Handled"),
    QT_TRANSLATE_NOOP("miniatures", "Tardy"),
    QT_TRANSLATE_NOOP("miniatures", "Fall Back"),
    QT_TRANSLATE_NOOP("miniatures", "Panic"),
    QT_TRANSLATE_NOOP("miniatures", "Élan"),
    QT_TRANSLATE_NOOP("miniatures", "Rally"),
    QT_TRANSLATE_NOOP("miniatures", "Wavering"),
    QT_TRANSLATE_NOOP("miniatures", "Rout"),
    QT_TRANSLATE_NOOP("miniatures", "Swept from the Field"),
    QT_TRANSLATE_NOOP("miniatures", "Driven Back"),
    QT_TRANSLATE_NOOP("miniatures", "Hard Pressed"),
    QT_TRANSLATE_NOOP("miniatures", "Desperate Struggle"),
    QT_TRANSLATE_NOOP("miniatures", "Falter"),
    QT_TRANSLATE_NOOP("miniatures", "Recoil"),
    QT_TRANSLATE_NOOP("miniatures", "Repulsed"),
    QT_TRANSLATE_NOOP("miniatures", "ignores the fire"),
    QT_TRANSLATE_NOOP("miniatures", "a staff officer is struck"),
    QT_TRANSLATE_NOOP("miniatures", "his coat is pierced"),
    QT_TRANSLATE_NOOP("miniatures", "his horse is shot"),
    QT_TRANSLATE_NOOP("miniatures", "a flesh wound"),
    QT_TRANSLATE_NOOP("miniatures", "grievously wounded"),
    QT_TRANSLATE_NOOP("miniatures", "mortally wounded"),
    QT_TRANSLATE_NOOP("miniatures", "shot dead"),
    QT_TRANSLATE_NOOP("miniatures", "a full move"),
    QT_TRANSLATE_NOOP("miniatures", "half a move and a change of formation"),
    QT_TRANSLATE_NOOP("miniatures", "a passage of lines"),
    QT_TRANSLATE_NOOP("miniatures", "half a move by the flank"),
    QT_TRANSLATE_NOOP("miniatures", "face by the rear rank"),
    QT_TRANSLATE_NOOP("miniatures", "scale a major obstacle"),
    QT_TRANSLATE_NOOP("miniatures", "replenish ammunition"),
    QT_TRANSLATE_NOOP("miniatures", "half a move"),
    QT_TRANSLATE_NOOP("miniatures", "change of formation"),
    QT_TRANSLATE_NOOP("miniatures", "fire"),
    QT_TRANSLATE_NOOP("miniatures", "limber or unlimber"),
    QT_TRANSLATE_NOOP("miniatures", "pivot"),
    QT_TRANSLATE_NOOP("miniatures", "hand haul 2 inches"),
    QT_TRANSLATE_NOOP("miniatures", "rally: no longer silenced"),
    QT_TRANSLATE_NOOP("miniatures", "a full move and unlimber"),
    QT_TRANSLATE_NOOP("miniatures", "limber and a full move"),
    QT_TRANSLATE_NOOP("miniatures", "pivot and fire"),
    QT_TRANSLATE_NOOP("miniatures", "unlimber and fire"),
    QT_TRANSLATE_NOOP("miniatures", "limber and run a full move, silenced"),
)
"""Names in the shipped tables; those of an owner's own tables are shown as he wrote them."""
LONGEST_MANOEUVRE: Final = 50
"""A manoeuvre whose words are longer only lists its formations, which are offered one by one."""


def term(id: str) -> str:
    """A mark, condition, formation or the like."""
    return translate("miniatures", TERMS.get(id, id.replace("_", " ")))


def printed(words: str) -> str:
    """A name from the tables."""
    return translate("miniatures", words) if words else ""


def upper_first(words: str) -> str:
    return words[:1].upper() + words[1:]


def step_name(step: str) -> str:
    return translate("miniatures", STEPS[step])


def manoeuvre_words(says: str) -> str:
    if len(says) > LONGEST_MANOEUVRE:
        return translate("miniatures", "change of formation")
    return printed(says)


def name_of(setting: Setting, id: str) -> str:
    """What a unit or leader is called."""
    found = setting.units.get(id) or setting.leaders.get(id)
    return found[1].name if found else id


def line_words(m: Moment, unit: str, line: Counted) -> str:
    """A line of a ledger: what holds, and for strength and numbers the stands."""
    because = line.because[0]
    if because in ("fresh", "worn", "spent") and len(line.because) == 1:
        words = translate("miniatures", "{strength}, {now} of {all} stands")
        now, full = m.now.units[unit].stands, m.unit(unit).stands
        return upper_first(words.format(strength=term(because), now=now, all=full))
    if ":" in because:
        own, enemy = because.split(":")
        return translate("miniatures", "Outnumbered, {own} to {enemy}").format(own=own, enemy=enemy)
    return upper_first(", ".join(term(each) for each in line.because))


def follows(m: Moment, found: Consequence, stands: int) -> str:
    """A consequence below the name of its unit; a lost stand says how many are left then."""
    words = translate("miniatures", FOLLOWS[found.kind, found.word])
    if found.kind != "stand":
        return words
    if not stands:
        return translate("miniatures", "Loses its last stand")
    return translate("miniatures", "Loses a stand: {left} left").format(left=stands)


def consequence_words(setting: Setting, unit: str, kind: str, word: str) -> str:
    words = translate("miniatures", FOLLOWS[kind, word])
    return translate("miniatures", "{unit}: {what}").format(
        unit=name_of(setting, unit), what=words[:1].lower() + words[1:]
    )


def event_words(setting: Setting, event: Event) -> str:
    """An event as a line of the log; empty for what is only prepared."""
    words = event.words
    if event.kind == "consequence":
        return consequence_words(setting, words[0], words[1], words[2])
    if event.kind == "struck":
        sentence = consequence_words(setting, words[0], words[1], words[2])
        return translate("miniatures", "Left out: {sentence}").format(sentence=sentence)
    if event.kind == "step":
        title = setting.rosters[SEATS.index(words[1])].title
        sentence = translate("miniatures", "{side}, turn {turn}: {step}")
        return sentence.format(side=title, turn=words[2], step=step_name(words[0]))
    if event.kind == "reading":
        unit, die, result, effect = words
        known = setting.tables.manoeuvre.effects.get(effect)
        faces = {face.id: face.name for face in setting.tables.fallen}
        shots = {found.id: found.name for found in setting.fire.results} if setting.fire else {}
        what = known.name if known else faces.get(effect) or shots.get(effect, effect)
        sentence = translate("miniatures", "{unit}: die {die}, {sum} in all: {what}")
        return sentence.format(unit=name_of(setting, unit), die=die, sum=result, what=printed(what))
    if event.kind == "fought":
        attacker, defender, one, two, ours, theirs, result = words
        names = {found.id: found.name for found in setting.tables.charge.results}
        sentence = translate("miniatures", "{unit} charges {target}: {ours} to {theirs}, {what}")
        return sentence.format(
            unit=name_of(setting, attacker),
            target=name_of(setting, defender),
            ours=f"{one}{int(ours):+}",
            theirs=f"{two}{int(theirs):+}",
            what=printed(names[result]),
        )
    if event.kind in ("mark", "unmark"):
        sentence = (
            translate("miniatures", "{unit}: {mark}")
            if event.kind == "mark"
            else translate("miniatures", "{unit}: no longer {mark}")
        )
        return sentence.format(unit=name_of(setting, words[0]), mark=term(words[1]))
    if event.kind == "charge":
        sentence = translate("miniatures", "{unit} will charge {target}")
        return sentence.format(unit=name_of(setting, words[0]), target=name_of(setting, words[1]))
    if event.kind == "destroyed":
        return translate("miniatures", "{unit}: no stands left").format(unit=name_of(setting, words[0]))
    if event.kind == "returned":
        return translate("miniatures", "{unit} is himself again").format(unit=name_of(setting, words[0]))
    if event.kind == "abandoned":
        return translate("miniatures", "The step begins again: a unit or leader in it is gone")
    if event.kind == "ended":
        return translate("miniatures", "{side} wins").format(side=setting.rosters[SEATS.index(words[0])].title)
    return ""


def how_words(how: str) -> str:
    """How a battle was decided, as a sentence."""
    return {
        "turns": translate("miniatures", "After the last turn."),
        "destroyed": translate("miniatures", "With nothing left of the enemy."),
        "agreed": translate("miniatures", "By agreement."),
    }.get(how, how)
