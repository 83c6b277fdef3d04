"""Why an action is refused: every reason with its code, its sentence and its rule; never on the hot path.

A line that is no action at all, an entry out of its time or of another seat, and an undo too far are refused before the
rules are asked, by `notation`, `record` and `battle`.

>>> str(refuse("crowded", most="5", start="a1", end="a2"))
'At most 5 units may cross from a1 to a2 in a phase (C26).'
"""

from typing import Final

from engine.commanders import tags
from engine.commanders.action import (
    OPEN,
    ROLL,
    SAVED,
    WORDS,
    Action,
    kind_of,
    start_of,
    step_of,
)
from engine.commanders.board import CHANCE, NAMES, NOBODY
from engine.commanders.moving import able, width
from engine.commanders.position import Position
from engine.commanders.prompts import prompt
from engine.game import Refusal

REASONS: Final[dict[str, tuple[str, str]]] = {
    # Anywhere
    "over": ("The battle is over.", "C91"),
    "other-time": ("Now is not the time for “{verb}”: {asked}", ""),
    "hidden": ("Say what you decide; only what the other side may not see yet is hidden.", "C21"),
    "unlike-sealed": ("Open what you have sealed, in the same words.", "C21"),
    "no-such-roll": ("These dice cannot show that.", "C58"),
    "not-credible": ("The other side cannot have done that.", "C22"),
    # Set-up and planning
    "post": ("Six of the units you have left go to {sector}.", "C87"),
    "no-way": ("{start} and {end} do not touch, so no arrow leads from one to the other.", "C14"),
    "no-unit": ("No {kind} is left in {sector} that has no order yet.", "C15"),
    "out-of-order": ("Orders are written by sector, kind and arrow; this one comes before the last you wrote.", "C15"),
    "saved": ("After a saved order only saved orders follow.", "C16"),
    "command-only": ("Your last order must go to the command sector, or be saved.", "C83"),
    # Acting
    "no-order": ("You have no such order to use now.", "C31"),
    "crowded": ("At most {most} units may cross from {start} to {end} in a phase.", "C26"),
    "enter": ("As many enter {sector} as there is room for, and you say who.", "C25"),
    "road": ("Up to two infantry or cavalry that are spent or have an order move one sector along the road.", "C90"),
    # Combat
    "react": ("The units in {sector} cannot react like that.", "C40"),
    "hold": ("That is not how the defenders of {sector} can be divided.", "C50"),
    "aim": ("Whoever has no opponent names a target that it can reach.", "C52"),
    "reroll": ("You may not roll that die again.", "C59"),
    "break": ("Only attackers without an attacker opposite may withdraw.", "C54"),
    "choose-advance": ("That is not who may enter {sector}.", "C73"),
    "garrison": ("One infantry may go into the building, or nobody.", "C88"),
    # Later phases
    "fire": ("A gun with an order fires along its arrow at a sector with an enemy, one or two sectors away.", "C78"),
    "rally": ("Each saved order rallies two routed units of the box, or a gun in a sector you hold.", "C92"),
    "sheet": ("Open your sheet as you have written it.", "C20"),
}
KINDS: Final = ("infantry", "cavalry", "artillery")


def refuse(code: str, **values: str) -> Refusal:
    template, rule = REASONS[code]
    return Refusal(code, template, rule, **values)


def refusal(p: Position, action: Action) -> Refusal:
    """The reason why an action that is not legal is not."""
    tag = p.stack[-1]
    if p.seat == NOBODY:
        return refuse("over")
    if p.seat == CHANCE:
        return refuse("no-such-roll") if action.verb == ROLL and tag != tags.COUNT else _other_time(p, action)
    if action.hidden and not p.veiled(p.seat):
        return refuse("hidden")
    if action.verb not in VERBS[tag] and not (action.verb == OPEN and tag in tags.PAIRS):
        return _other_time(p, action)
    if p.veiled(p.seat):
        return refuse("not-credible")
    if tag in tags.PAIRS and not p.todo[0] and not p.todo[1]:
        return refuse("unlike-sealed")
    if action.verb == OPEN:
        return _other_time(p, action)
    if tag == tags.PLAN:
        return _plan(p, action)
    if tag == tags.GO:
        return _go(p, action)
    values = prompt(p).values
    return refuse(tags.NAMES[tag], **{key: value for key, value in values.items() if key == "sector"})


VERBS: Final[dict[int, tuple[int, ...]]] = {
    tag: tuple(WORDS.index(word) for word in words.split())
    for tag, words in {
        tags.COUNT: "orders",
        tags.POST: "post",
        tags.PLAN: "order save",
        tags.GO: "go",
        tags.ENTER: "enter",
        tags.REACT: "react",
        tags.HOLD: "hold",
        tags.AIM: "aim",
        tags.REROLL: "reroll pass",
        tags.BREAK: "withdraw stand",
        tags.GARRISON: "shelter stay",
        tags.CHOOSE_ADVANCE: "advance stay enter",
        tags.FIRE: "fire",
        tags.ROAD: "road",
        tags.RALLY: "rally",
        tags.SHEET: "sheet",
    }.items()
}
"""By tag: what may be said at that decision."""


def _other_time(p: Position, action: Action) -> Refusal:
    asked = prompt(p)
    template, _ = REASONS["other-time"]
    return Refusal("other-time", template, asked.rule, verb=WORDS[action.verb], asked=asked.sentence)


def _plan(p: Position, action: Action) -> Refusal:
    side = p.seat
    sheet = p.sheet[side]
    code = action.args[0]
    if sheet and sheet[-1] == SAVED:
        return refuse("saved")
    lines = p.setting.lines[side][code // 110]
    if all(line.args[0] != code for line in lines) or (p.razed and start_of(code) == step_of(code)):
        return refuse("no-way", start=NAMES[start_of(code)], end=NAMES[step_of(code)])
    ordered = sum(1 for other in sheet if other // 110 == code // 110)
    if ordered >= p.roster[side * 30 + code // 110]:
        return refuse("no-unit", kind=KINDS[kind_of(code)], sector=NAMES[start_of(code)])
    if sheet and code < sheet[-1]:
        return refuse("out-of-order")
    return refuse("command-only")


def _go(p: Position, action: Action) -> Refusal:
    have = dict(able(p, p.seat))
    crossing: dict[tuple[int, int], int] = {}
    for i in range(0, len(action.args), 2):
        code, number = action.args[i], action.args[i + 1]
        if number > have.get(code, 0):
            return refuse("no-order")
        border = (start_of(code), step_of(code))
        crossing[border] = crossing.get(border, 0) + number
    for (start, end), number in crossing.items():
        if number > width(p, start, end):
            return refuse("crowded", most=str(width(p, start, end)), start=NAMES[start], end=NAMES[end])
    return refuse("no-order")
