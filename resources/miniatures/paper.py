"""The companion on paper, as HTML pages that print well: reference sheet, roster sheets, after-action report.

Each page is one text without scripts or links, in English unless `words` translates it: a function from an English
sentence to the reader's. Names from rosters are never taken for markup.

    reference_sheet(tables, Options())
    roster_sheets(roster, tables)
    report_page(report, setting)
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from html import escape
from typing import Final

from msgspec import to_builtins

from engine.miniatures.lines import Counted, total
from engine.miniatures.position import SEATS, Setting
from engine.miniatures.report import ChargeRow, Report
from engine.miniatures.roster import Roster, Unit
from engine.miniatures.tables import GROUNDS, Band, Line, Options, Tables

Words = Callable[[str], str]
_STYLE: Final = """
@page { size: A4; margin: 14mm }
body { font: 10pt/1.35 "Source Sans Pro", sans-serif; color: #000; background: #fff; max-width: 190mm; margin: 0 auto }
h1 { font: 600 18pt/1.2 "Source Serif Pro", serif; margin: 0 0 4mm }
h2 { font: 600 12pt/1.2 "Source Serif Pro", serif; margin: 6mm 0 2mm; break-after: avoid }
table { border-collapse: collapse; width: 100%; margin: 0 0 3mm; break-inside: avoid }
th, td { border: 0.3pt solid #888; padding: 0.8mm 1.6mm; text-align: left; vertical-align: top }
th { font-weight: 600; background: #eee }
.number { text-align: right; white-space: nowrap }
.boxes { letter-spacing: 1.5mm; white-space: nowrap }
.brigade { break-before: page } .brigade:first-of-type { break-before: auto }
small { color: #444 }
"""
BOX: Final = "☐"
LOST: Final = "☒"


def _english(sentence: str) -> str:
    return sentence


def reference_sheet(tables: Tables, options: Options, words: Words = _english) -> str:
    """The sheet in our words, as the options read it: checks, charges, fallen leaders, rates and manoeuvres."""
    rules = tables.under(options)
    parts = [f"<h1>{escape(words(tables.title))}</h1>", *_options(options, words)]
    parts.append(_heading(words("Manoeuvre check")))
    rows = [
        [
            _band(row.in_command),
            _band(row.out_of_command),
            _effect(rules, row.good, words),
            _effect(rules, row.shaken, words),
        ]
        for row in rules.manoeuvre.rows
    ]
    heads = [words("in command"), words("out of command"), words("guns and good order"), words("disordered or broken")]
    parts.append(_table(heads, rows))
    parts.append(_lines(rules.manoeuvre.lines, words))
    parts.append(_heading(words("Charge")))
    charge = [
        [
            _band(Band(result.low, result.high)),
            f"<b>{escape(words(result.name))}</b>",
            escape(words(result.attacker.says)),
            escape(words(result.defender.says)),
        ]
        for result in rules.charge.results
    ]
    parts.append(_table([words("result"), "", words("attacker"), words("defender")], charge))
    parts.append(_lines(rules.charge.lines, words))
    parts.append(_heading(words("Fallen leader")))
    faces = [
        [_band(Band(face.low, face.high)), escape(words(face.name)), escape(words(face.effect))]
        for face in rules.fallen
    ]
    parts.append(_table([words("die"), "", words("what becomes of him")], faces))
    parts.append(_heading(words("Rates in inches")))
    parts += _rates(rules, words)
    parts.append(_heading(words("Manoeuvres")))
    for who, lists in ((words("Troops"), rules.manoeuvres.troops), (words("Guns"), rules.manoeuvres.guns)):
        rows = [
            [escape(words(name.replace("_", " "))), escape("; ".join(words(each.says) for each in found))]
            for name, found in lists.items()
        ]
        parts.append(_table([who, ""], rows))
    return _page(words(tables.title), parts)


def _options(options: Options, words: Words) -> Iterator[str]:
    """The open readings that were not left at their default."""
    usual = to_builtins(Options())
    changed = {name: value for name, value in to_builtins(options).items() if value != usual[name]}
    if changed:
        told = ", ".join(f"{words(name.replace('_', ' '))}: {words(str(value))}" for name, value in changed.items())
        yield f"<p><small>{escape(words('Read here as'))} {escape(told)}</small></p>"


def _effect(tables: Tables, id: str, words: Words) -> str:
    effect = tables.manoeuvre.effects[id]
    return f"<b>{escape(words(effect.name))}.</b> {escape(words(effect.says))}"


def _lines(lines: Iterable[Line], words: Words) -> str:
    rows = []
    for line in lines:
        if line.ratio:
            what = words("outnumbered {ratio}").format(ratio=f"{line.ratio[0]}:{line.ratio[1]}")
        else:
            what = ", ".join(words(condition.replace("_", " ")) for condition in line.any_of)
        rows.append([f'<span class="number">{line.value:+}</span>', escape(what)])
    return _table([words("modifier"), words("if any of these holds")], rows)


def _rates(tables: Tables, words: Words) -> Iterator[str]:
    for arm, formations in tables.movement.items():
        rows = [
            [
                escape(words(name.replace("_", " "))),
                *(" / ".join(map(str, rates.get(ground, ()))) for ground in GROUNDS),
            ]
            for name, rates in formations.items()
        ]
        yield _table([words(arm), *(words(ground) for ground in GROUNDS)], rows)


def _band(band: Band) -> str:
    """A band as people write it: 8+, 4 to 7, 1, -2 or less."""
    if band.low is None:
        return f"≤ {band.high}"
    if band.high is None:
        return f"≥ {band.low}"
    return str(band.low) if band.low == band.high else f"{band.low} … {band.high}"


# Rosters


def roster_sheets(roster: Roster, tables: Tables, words: Words = _english) -> str:
    """A roster with boxes to tick, one command a page; units under no leader come last."""
    units = {unit.id: unit for unit in roster.units}
    parts = [f"<h1>{escape(roster.title)}</h1>"]
    if roster.heavy_casualties_at is not None:
        told = words("Casualties are heavy from {stands} lost stands on.").format(stands=roster.heavy_casualties_at)
        parts.append(f"<p>{escape(told)}</p>")
    commanded: set[str] = set()
    for leader in roster.leaders:
        commanded |= set(leader.commands)
        parts.append('<section class="brigade">')
        reach = words("{quality}; commands within {radius} inches, {reduced} if attached or on foot")
        told = reach.format(quality=words(leader.quality), radius=tables.command.radius, reduced=tables.command.reduced)
        parts.append(f"<h2>{escape(leader.name)}</h2><p><small>{escape(told)}</small></p>")
        parts.append(_units([units[id] for id in leader.commands], words))
        parts.append("</section>")
    others = [unit for unit in roster.units if unit.id not in commanded]
    if others:
        parts.append(f'<section class="brigade">{_heading(words("Under nobody"))}{_units(others, words)}</section>')
    return _page(roster.title, parts)


def _units(units: Iterable[Unit], words: Words) -> str:
    rows = []
    for unit in units:
        traits = [unit.kind, unit.experience, unit.gun, *unit.traits]
        kind = ", ".join(words(word.replace("_", " ")) for word in traits if word)
        rows.append([escape(unit.name), escape(kind), f'<span class="boxes">{_boxes(unit)}</span>', escape(unit.notes)])
    return _table([words("unit"), words("what it is"), words("stands: worn at |, spent at ‖"), words("notes")], rows)


def _boxes(unit: Unit) -> str:
    """A box a stand, in the order in which they are lost, with the marks at which it becomes worn and spent."""
    boxes = ""
    for left in range(unit.stands, 0, -1):
        if left == unit.spent_at:
            boxes += "‖"
        elif left == unit.worn_at:
            boxes += "|"
        boxes += LOST if left > unit.stands - unit.lost else BOX
    return boxes


# The report


def report_page(report: Report, setting: Setting, words: Words = _english) -> str:
    """Who won, what it cost, every check and charge with its odds, luck, and the turning points."""
    names = {id: unit.name for id, (_, unit) in setting.units.items()}
    names |= {id: leader.name for id, (_, leader) in setting.leaders.items()}
    sides = [roster.title for roster in setting.rosters]
    title = " – ".join(sides)
    parts = [f"<h1>{escape(title)}</h1>"]
    if report.winner < len(SEATS):
        told = words("{side} has won in turn {turn}.").format(side=sides[report.winner], turn=report.turns)
    else:
        told = words("Turn {turn}: nobody has won yet.").format(turn=report.turns)
    parts.append(f"<p>{escape(told)}</p>")
    luck = [[escape(side), f"{float(report.luck[seat]):+.2f}"] for seat, side in enumerate(sides)]
    parts += [_heading(words("Luck")), _table([words("side"), words("more than expected")], luck)]
    if report.turning_points:
        parts += [_heading(words("Turning points")), _charges(report.turning_points, names, setting, words)]
    parts.append(_heading(words("Losses")))
    rows = []
    for row in report.units:
        end = words("gone in turn {turn}").format(turn=row.gone_in) if row.gone_in else ""
        rows.append([escape(sides[row.seat]), escape(names[row.unit]), str(row.began), str(row.left), escape(end)])
    parts.append(_table([words("side"), words("unit"), words("began with"), words("has left"), ""], rows))
    if report.charges:
        parts += [_heading(words("Charges")), _charges(report.charges, names, setting, words)]
    if report.checks:
        parts.append(_heading(words("Checks")))
        effects = setting.tables.manoeuvre.effects
        rows = [
            [
                str(check.turn),
                escape(names[check.unit]),
                f"{check.die} {total(check.lines):+}",
                escape(words(effects[check.effect].name)),
                _percent(check.chance),
            ]
            for check in report.checks
        ]
        parts.append(_table([words("turn"), words("unit"), words("die"), words("effect"), words("chance")], rows))
    if report.fallen:
        faces = {face.id: face.name for face in setting.tables.fallen}
        rows = [
            [str(fall.turn), escape(names[fall.leader]), str(fall.die), escape(words(faces[fall.what]))]
            for fall in report.fallen
        ]
        parts.append(_heading(words("Leaders under fire")))
        parts.append(_table([words("turn"), words("leader"), words("die"), ""], rows))
    if report.corrections or report.struck:
        told = words("Consequences left out by the players: {struck}. Put right: {corrections}.").format(
            struck=report.struck, corrections="; ".join(report.corrections) or words("nothing")
        )
        parts.append(f"<p><small>{escape(told)}</small></p>")
    return _page(title, parts)


def _charges(charges: Iterable[ChargeRow], names: dict[str, str], setting: Setting, words: Words) -> str:
    results = {result.id: result.name for result in setting.tables.charge.results}
    rows = []
    for row in charges:
        both = zip(row.dice, row.lines, strict=True)
        dice = " : ".join(f"{die} {total(lines):+}" for die, lines in both)
        why = "; ".join(_because(lines, words) for lines in row.lines)
        rows.append(
            [
                str(row.turn),
                f"{escape(names[row.attacker])} → {escape(names[row.defender])}<br><small>{escape(why)}</small>",
                dice,
                escape(words(results[row.result])),
                _percent(row.won),
                f"{float(100 * row.luck):+.0f}",
            ]
        )
    heads = [
        words("turn"),
        words("charge"),
        words("dice"),
        words("result"),
        words("chance to win"),
        words("luck, points"),
    ]
    return _table(heads, rows)


def _because(lines: tuple[Counted, ...], words: Words) -> str:
    return ", ".join(f"{words(line.id.replace('_', ' '))} {line.value:+}" for line in lines)


# HTML


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.0f} %"


def _heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; heads are plain words, cells are HTML already."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _page(title: str, parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )
