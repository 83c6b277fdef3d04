"""Why an action is refused: every reason with its code, its sentence and its rule, and how it is found."""

from typing import Final

from engine.game import Refusal
from engine.miniatures.action import Action
from engine.miniatures.position import CHANCE, Moment
from engine.miniatures.procedure import FRAMES, legal, names

REASONS: Final[dict[str, tuple[str, str]]] = {
    "over": ("The battle is over.", ""),
    "dice-first": ("The dice come first.", "M1"),
    "no-such-face": ("These dice have {most} sides.", "M1"),
    "dice-by-program": ("In this battle the program rolls the dice.", "M1"),
    "dice-by-table": ("In this battle the dice are told from the table.", "M1"),
    "not-now": ("“{verb}” is not asked for now. {asked}", "M29"),
    "no-such-unit": ("There is no unit or leader “{name}” in this battle.", "M24"),
    "gone": ("{unit} has no stands left.", "M18"),
    "not-yours": ("{unit} is not on your side.", "M13"),
    "checked": ("{unit} has been checked in this turn.", "M29"),
    "fought": ("{unit} has fought in this turn.", "M22"),
    "guns": ("Guns do not charge.", "M12"),
    "leader-away": ("{leader} is not on the table.", "M23"),
    "no-matter": ("“{mark}” cannot matter for {unit} here.", "M5"),
    "no-consequence": ("There is no such consequence to leave out or put back.", "M31"),
    "illegal": ("This is not among the choices here.", "M29"),
}
_TARGETED: Final = {"charge": 1, "resolve": 1, "fire": 0, "lose": 0, "disorder": 0, "silence": 0, "damage": 0}
"""Verbs that name a unit of the enemy, and in which place."""
_OWN: Final = ("take", "do", "charge", "resolve", "lead", "join", "attach", "countercharge", "hasty-square", "shelter")


def refuse(code: str, **values: str) -> Refusal:
    template, rule = REASONS[code]
    return Refusal(code, template, rule, **values)


def why(m: Moment, action: Action) -> Refusal:
    """Why an action that is not legal is not."""
    frame = FRAMES[m.tag]
    seat = frame.seat(m)
    if m.tag == "over":
        return refuse("over")
    if seat == CHANCE:
        if action.verb in ("die", "dice"):
            return refuse("no-such-face", most=str(_sides(m)))
        return refuse("dice-first")
    verbs = {each.verb for each in legal(m)}
    if action.verb not in verbs:
        if action.verb == "rolled" and "roll" in verbs:
            return refuse("dice-by-program")
        if action.verb == "roll" and "rolled" in verbs:
            return refuse("dice-by-table")
        known = _about_names(m, action, seat)
        asked = frame.ask.format(**names(m))
        return known or refuse("not-now", verb=action.verb, asked=asked)
    if action.verb == "rolled":
        return refuse("no-such-face", most=str(_sides(m)))
    if action.verb in ("strike", "restore"):
        return refuse("no-consequence")
    return _about_names(m, action, seat) or _about_marks(m, action) or refuse("illegal")


def _sides(m: Moment) -> int:
    """Of the die that is asked for; a fire table may have another than the sheet."""
    fire = m.setting.fire
    return fire.die if fire is not None and m.tag.startswith("shot") else m.rules.die


def _about_names(m: Moment, action: Action, seat: int) -> Refusal | None:
    """What is wrong with the units and leaders that an action names."""
    places = _places(action)
    for place, expected in places.items():
        name = action.words[place]
        if name in m.setting.leaders:
            leader = m.setting.leaders[name][1].name
            if m.now.leaders[name].status in ("away", "out") and action.verb != "replace":
                return refuse("leader-away", leader=leader)
            if m.side(name) != (seat if expected == "own" else 1 - seat):
                return refuse("not-yours", unit=leader)
            continue
        if name not in m.setting.units:
            return refuse("no-such-unit", name=name)
        now, unit = m.now.units[name], m.unit(name).name
        if not now.stands:
            return refuse("gone", unit=unit)
        if expected == "own" and m.side(name) != seat:
            return refuse("not-yours", unit=unit)
        if action.verb == "take" and now.checked:
            return refuse("checked", unit=unit)
        if action.verb in ("resolve", "join") and expected == "own" and m.unit(name).kind == "guns":
            return refuse("guns")
        if action.verb in ("resolve", "join") and expected == "own" and now.fought:
            return refuse("fought", unit=unit)
    return None


def _places(action: Action) -> dict[int, str]:
    """The places of an action's words that name a unit or leader, and whose it should be."""
    found: dict[int, str] = {}
    if action.verb in ("detach", "replace", "attach") or (action.verb == "by" and action.words[0] != "nobody"):
        found[0] = "own"
    if action.verb == "attach":
        found[1] = "own"
    elif action.verb in _OWN:
        found[0] = "own"
    if action.verb in _TARGETED:
        found[_TARGETED[action.verb]] = "enemy"
    if action.verb in ("fallen", "breakthrough") and action.words:
        found[0] = "enemy"
    if action.verb in ("leave", "drop"):
        found[0] = "own"
    return found


def _about_marks(m: Moment, action: Action) -> Refusal | None:
    if action.verb not in ("mark", "unmark"):
        return None
    id, mark = action.words
    if id not in m.setting.units:
        return refuse("no-such-unit", name=id)
    return refuse("no-matter", unit=m.unit(id).name, mark=mark)
