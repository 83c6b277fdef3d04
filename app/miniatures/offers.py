"""What can be pressed at a moment of a battle: units, buttons, switches and dice, each with the actions it plays.

    found = offer(state, picked)          # picked: a unit or leader that was pressed before, or ""
    found.primary.actions                 # what Enter plays
    found.press["line"]                   # what a press on that unit plays
    switches(state, pending)              # what only the table shows, with what it is worth now

Both players sit at one table, so the attacker's and the defender's switches stand side by side: what is set for the
defender before the attacker is ready is `pending`, and played together with the roll.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from app.board.translation import translate
from app.miniatures.names import manoeuvre_words, name_of, step_name, term, upper_first
from engine.game import Refusal
from engine.miniatures import odds
from engine.miniatures.action import Action
from engine.miniatures.lines import ATTACKER, DEFENDER, MARKS, Role
from engine.miniatures.position import NOBODY, SEATS, STEPS, Moment
from engine.miniatures.state import State
from engine.miniatures.tables import FORMATIONS
from engine.miniatures.turn import GROUND_MARKS

Actions = tuple[Action, ...]
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_ROLL: Final = Action("roll")


@dataclass(frozen=True)
class Button:
    """Something that can be pressed, what it says, and what it plays."""

    text: str
    actions: Actions
    unit: str = ""
    """A unit whose counter it shows."""
    icon: str = ""


@dataclass(frozen=True)
class Switch:
    """A mark of a unit that only the table shows."""

    unit: str
    role: Role | None
    mark: str
    is_on: bool
    value: int
    """What its line counts, or would count."""
    worth: Fraction | None
    """What switching it changes in the attacker's chance to win; None in a check."""
    action: Action
    is_open: bool = True
    """False where it can only be set after the dice."""


@dataclass
class Offer:
    """Everything that can be pressed now."""

    primary: Button | None = None
    buttons: list[Button] = field(default_factory=list)
    press: dict[str, Actions] = field(default_factory=dict)
    """What a press on a unit or leader plays."""
    pick: set[str] = field(default_factory=set)
    """Units and leaders that a press only chooses."""
    dice: int = 0
    """How many dice may be told from the table."""
    lead: Actions = ()
    """What must be played before the dice are told."""
    units: tuple[str, ...] = ()
    """Those that this step concerns."""
    done: set[str] = field(default_factory=set)
    """Those of them that have nothing left to do."""
    chosen: set[str] = field(default_factory=set)
    hint: str = ""


def unit_letters(m: Moment) -> dict[str, str]:
    """A letter for each unit, then for each leader, as far as the alphabet goes; the same for the whole battle."""
    ids = [*m.setting.units, *m.setting.leaders]
    return dict(zip(ids, LETTERS, strict=False))


def free_letters(m: Moment, found: Offer) -> Iterable[str]:
    """Letters for buttons and switches: those of no unit or leader that can be pressed now."""
    held = {letter for id, letter in unit_letters(m).items() if id in found.press or id in found.pick}
    return (letter for letter in LETTERS if letter not in held)


def preview(state: State, pending: Sequence[Action]) -> State:
    """The moment at which the dice of a charge fall, were they rolled now."""
    if state.moment.tag != "attacker":
        return state
    seen = state.copy()
    for action in (Action("ready"), *pending):
        seen.do(action)
    return seen


def offer(state: State, picked: str = "", pending: Sequence[Action] = ()) -> Offer:
    """What can be pressed now."""
    if state.over or state.seat not in (0, 1):
        return Offer()
    legal = state.legal()
    found = _OFFERS[state.moment.tag](state, legal, picked, tuple(pending))
    dice = {len(action.words) for action in legal if action.verb == "rolled"}
    found.dice = found.dice or max(dice, default=0)
    return found


def _named(m: Moment, id: str) -> str:
    return name_of(m.setting, id)


def _done(state: State) -> Button:
    """End this step."""
    m = state.moment
    place = STEPS.index(m.now.stack[0]) + 1
    last = place == len(STEPS) or (STEPS[place] == "second" and not any(each.second for each in m.now.charges))
    words = (
        translate("miniatures", "End the turn")
        if last
        else translate("miniatures", "On to: {step}").format(step=step_name(STEPS[place]))
    )
    return Button(words, (Action("done"),), icon="forward")


def _roll(legal: list[Action], dice: int = 1) -> Button | None:
    if _ROLL not in legal:
        return None
    words = translate("miniatures", "Roll the die") if dice == 1 else translate("miniatures", "Roll 2 dice")
    return Button(words, (_ROLL,), icon="dice")


def _leaders(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    found = Offer(_done(state), pick=set(m.present(m.now.active)), units=tuple(m.own(m.now.active)))
    for action in legal:
        if action.verb == "attach" and action.words[0] == picked:
            found.press[action.words[1]] = (action,)
        elif action.verb == "detach":
            words = translate("miniatures", "Detach {leader}")
            found.buttons.append(Button(words.format(leader=_named(m, action.words[0])), (action,)))
        elif action.verb == "replace":
            words = translate("miniatures", "Replace {leader}")
            found.buttons.append(Button(words.format(leader=_named(m, action.words[0])), (action,)))
    for seat, word in enumerate(SEATS):
        for flag in m.proposed_flags(seat):
            words = translate("miniatures", "{side}: {flag}")
            text = words.format(side=m.setting.rosters[seat].title, flag=term(flag))
            found.buttons.append(Button(text, (Action("flag", (word, flag)),), icon="flag"))
    found.chosen = {picked} & found.pick
    found.hint = (
        translate("miniatures", "Press the unit that {leader} joins.").format(leader=_named(m, picked))
        if found.chosen
        else translate("miniatures", "Press a leader, then the unit he joins.")
    )
    return found


def _check(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    check = m.now.check
    taken = check.units if check else ()
    by = check.by if check else ""
    found = Offer(units=tuple(m.own(m.now.active)), chosen={*taken, *([by] if by else [])})
    found.done = {id for id in found.units if m.now.units[id].checked}
    for action in legal:
        if action.verb == "take":
            found.press[action.words[0]] = (action, *(() if by else _own_leader(m, action.words[0])))
        elif action.verb == "leave" or (action.verb == "by" and action.words[0] != "nobody"):
            found.press[action.words[0]] = (action,)
    if by:
        found.press[by] = (Action("by", ("nobody",)),)
    left = len(m.unchecked()) - len(taken)
    if taken:
        found.primary = _roll(legal)
    elif left:
        words = translate("miniatures", "All others hold")
        found.primary = Button(words, (Action("done"),), icon="forward")
    else:
        found.primary = _done(state)
    found.hint = (
        translate("miniatures", "Press more units of the same command to roll one die for all.")
        if taken
        else translate("miniatures", "%n unit(s) still to check. Press those that share a die.", "", max(left, 0))
    )
    return found


def _own_leader(m: Moment, unit: str) -> Actions:
    """The leader whose command the unit is in leads the check, if he is on the table."""
    for leader in m.present(m.now.active):
        if unit in m.setting.leaders[leader][1].commands:
            return (Action("by", (leader,)),)
    return ()


def _accept(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    found = Offer(Button(translate("miniatures", "Apply"), (Action("accept"),), icon="check"))
    if m.tag == "check_read" and m.now.check:
        found.units = m.now.check.units
    elif m.now.combat:
        found.units = (*m.now.combat.attackers, *m.now.combat.defenders)
        found.chosen = set(found.units)
    elif m.now.shot:
        found.units = (m.now.shot.target,)
    for action in legal:
        if action.verb == "shift":
            words = translate("miniatures", "{unit} loses stand {number} instead")
            text = words.format(unit=_named(m, action.words[1]), number=action.words[0])
            found.buttons.append(Button(text, (action,)))
    found.hint = translate("miniatures", "Untick what did not happen on the table.")
    return found


def _declare(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    assert m.now.check is not None
    allowed = tuple(m.now.check.allowed)
    unit = picked if picked in allowed else allowed[0]
    found = Offer(units=(*allowed, *m.own(m.other)), pick=set(allowed), chosen={unit})
    says = {
        choice.id: choice.says
        for choice in m.rules.choices(m.unit(unit).kind, m.unit(unit).gun, m.now.check.allowed[unit].split()[0])
    }
    for action in legal:
        if not action.words or action.words[0] != unit:
            continue
        if action.verb == "charge":
            found.press[action.words[1]] = (action,)
        elif action.verb == "do":
            text = upper_first(manoeuvre_words(says[action.words[1]]))
            extra = action.words[2:]
            if extra:
                words = (
                    translate("miniatures", "Pass through {unit}").format(unit=_named(m, extra[0]))
                    if extra[0] in m.now.units
                    else translate("miniatures", "Form: {formation}").format(formation=term(extra[0]))
                )
                text = words
            found.buttons.append(Button(text, (action,)))
        elif action.verb in ("mark", "unmark"):
            on = action.verb == "unmark"
            words = translate("miniatures", "Not over {ground}") if on else translate("miniatures", "Over {ground}")
            found.buttons.append(Button(words.format(ground=term(action.words[1])), (action,)))
    found.primary = Button(translate("miniatures", "The others stay where they are"), (Action("done"),), icon="forward")
    words = (
        translate("miniatures", "{unit}: choose a manoeuvre, or press an enemy to charge him.")
        if found.press
        else translate("miniatures", "{unit}: choose a manoeuvre.")
    )
    found.hint = words.format(unit=_named(m, unit))
    return found


def _answer(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    assert m.now.check is not None
    texts = {
        "countercharge": translate("miniatures", "{unit} countercharges"),
        "hasty-square": translate("miniatures", "{unit} forms a hasty square"),
        "shelter": translate("miniatures", "The crew of {unit} takes shelter"),
    }
    found = Offer(Button(translate("miniatures", "Stand and wait"), (Action("done"),), icon="forward"))
    found.units = m.now.check.targets
    for action in legal:
        if action.verb in texts:
            unit = action.words[0]
            found.buttons.append(Button(texts[action.verb].format(unit=_named(m, unit)), (action,), unit))
    return found


def _fire(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    texts = {
        "lose": translate("miniatures", "Loses a stand"),
        "disorder": translate("miniatures", "Becomes disordered"),
        "silence": translate("miniatures", "Silenced"),
        "damage": translate("miniatures", "A gun stand is damaged"),
        "fire": translate("miniatures", "By your fire table"),
    }
    found = Offer(_done(state))
    found.pick = {action.words[0] for action in legal if action.verb == "lose"}
    found.units = tuple(id for id in m.now.units if id in found.pick)
    found.chosen = {picked} & found.pick
    for action in legal:
        if action.verb in texts and action.words[0] in found.chosen:
            found.buttons.append(Button(texts[action.verb], (action,)))
        elif action.verb == "fallen":
            found.press[action.words[0]] = (action,)
    found.hint = (
        _named(m, picked)
        if found.chosen
        else translate("miniatures", "Press the unit that was hit; a leader, to roll whether he falls.")
    )
    return found


def _shot(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    assert m.now.shot is not None
    found = Offer(_roll(legal), units=(m.now.shot.target,))
    found.buttons = [*_columns(legal), Button(translate("miniatures", "Cancel the shot"), (Action("cancel"),))]
    return found


def _columns(legal: list[Action]) -> list[Button]:
    words = translate("miniatures", "Column: {column}")
    return [
        Button(words.format(column=term(action.words[0])), (action,)) for action in legal if action.verb == "column"
    ]


def _shot_read(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    found = _accept(state, legal, picked, pending)
    found.buttons += _columns(legal)
    return found


def _charges(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    second = m.tag == "second"
    resolves = [action for action in legal if action.verb == "resolve"]
    attackers = {action.words[0] for action in resolves}
    found = Offer(units=(*m.own(m.now.active), *m.own(m.other)), pick=attackers, chosen={picked} & attackers)
    found.done = {id for id in m.own(m.now.active) if id not in attackers}
    for action in resolves:
        if action.words[0] in found.chosen:
            found.press[action.words[1]] = (action,)
    for order in m.now.charges:
        action = Action("resolve", (order.attacker, order.target))
        if order.second is second and action in resolves:
            words = translate("miniatures", "{unit} on {target}")
            text = words.format(unit=_named(m, order.attacker), target=_named(m, order.target))
            found.buttons.append(Button(text, (action,), order.attacker))
    if found.buttons:
        found.primary = Button(found.buttons[0].text, found.buttons[0].actions, icon="sabres")
        found.buttons.append(_done(state))
    else:
        found.primary = _done(state)
    found.hint = (
        translate("miniatures", "Press the enemy that {unit} charges.").format(unit=_named(m, picked))
        if found.chosen
        else translate("miniatures", "Press a declared charge, or an attacker and then his target.")
    )
    return found


def _setting(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    seen = preview(state, pending)
    m = seen.moment
    assert m.now.combat is not None
    found = Offer(units=(*m.now.combat.attackers, *m.now.combat.defenders))
    found.chosen = set(found.units)
    lead: Actions = (Action("ready"), *pending) if state.moment.tag == "attacker" else ()
    final = seen.legal()
    roll = _roll(final, 2)
    if roll is not None:
        found.primary = Button(roll.text, (*lead, _ROLL), icon=roll.icon)
    found.dice, found.lead = (2 if any(action.verb == "rolled" for action in final) else 0), lead
    for action in legal + ([each for each in final if each.verb != "mark"] if lead else []):
        if action.verb in ("join", "drop"):
            found.press[action.words[0]] = (action,)
        elif action.verb == "lead":
            words = translate("miniatures", "{unit} leads").format(unit=_named(m, action.words[0]))
            found.buttons.append(Button(words, (action,)))
    found.hint = translate("miniatures", "Press a unit to have it join the fight, or leave it.")
    return found


def is_pending(state: State, action: Action) -> bool:
    """Whether an action is the defender's, and has to wait until the attacker is ready."""
    return state.moment.tag == "attacker" and action not in state.legal()


def _choice(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    texts = {
        "carry": translate("miniatures", "Take the position"),
        "hold": translate("miniatures", "Hold"),
        "retreat": translate("miniatures", "Retreat"),
        "recall": translate("miniatures", "Recall the cavalry"),
        "breakthrough": translate("miniatures", "Break through, meeting nobody"),
    }
    found = Offer()
    for action in legal:
        if action.verb not in texts:
            continue
        if action.words:
            found.press[action.words[0]] = (action,)
        else:
            found.buttons.append(Button(texts[action.verb], (action,)))
    found.primary = found.buttons.pop(0) if found.buttons else None
    if m.now.combat:
        fighting = (*m.now.combat.attackers, *m.now.combat.defenders)
        found.units = tuple(dict.fromkeys(id for id in (*fighting, *found.press) if m.now.units[id].stands))
    if found.press:
        found.hint = translate("miniatures", "Press the enemy that is met by the breakthrough.")
    return found


def _fallen(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    return Offer(_roll(legal))


def _amend(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    changes = [action for action in legal if len(action.words) == 2]
    found = Offer(pick={action.words[0] for action in changes if action.words[0] in m.now.units})
    found.units = tuple(m.now.units)
    found.chosen = {picked} & found.pick
    cancel = Button(translate("miniatures", "Correct nothing"), (Action("cancel"),))
    if m.now.changes:
        found.primary = Button(translate("miniatures", "Propose"), (Action("done"),), icon="check")
        found.buttons.append(cancel)
    else:
        found.primary = cancel
    found.buttons += [
        Button(correction_words(action), (action,)) for action in changes if action.words[0] in found.chosen
    ]
    found.hint = translate("miniatures", "Press the unit that needs correcting.")
    return found


def correction_words(action: Action) -> str:
    """What a correction changes, without the name of the unit."""
    verb, word = action.verb, action.words[1]
    if verb == "stands":
        return translate("miniatures", "%n stand(s) left", "", int(word))
    if verb == "damaged":
        return translate("miniatures", "%n stand(s) damaged", "", int(word))
    if verb == "silenced":
        return term("silenced") if word == "on" else translate("miniatures", "no longer silenced")
    if verb == "unflag":
        return translate("miniatures", "not: {flag}").format(flag=term(word))
    return upper_first(term(word))


def corrections(state: State, id: str) -> list[tuple[str, Actions]]:
    """What can be put right of a unit or leader: both players see it, so it is proposed and agreed to at once."""
    from engine.miniatures.corrections import possible

    if Action("amend") not in state.legal():
        return []
    return [(correction_words(action), corrected(action)) for action in possible(state.moment) if action.words[0] == id]


def corrected(action: Action) -> Actions:
    return (Action("amend"), action, Action("done"), Action("agree"))


def _agree(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    refuse = Button(translate("miniatures", "No"), (Action("refuse"),))
    return Offer(Button(translate("miniatures", "Agreed"), (Action("agree"),), icon="check"), [refuse])


def _verdict(state: State, legal: list[Action], picked: str, pending: Actions) -> Offer:
    m = state.moment
    words = translate("miniatures", "{side} has won")
    buttons = [
        Button(words.format(side=m.setting.rosters[seat].title), (Action("victory", (word,)),))
        for seat, word in enumerate(SEATS)
    ]
    best = m.proposed_winner()
    found = Offer(buttons.pop(0 if best == NOBODY else best), buttons)
    if Action("cancel") in legal:
        found.buttons.append(Button(translate("miniatures", "Play on"), (Action("cancel"),)))
    return found


_OFFERS: Final[dict[str, Callable[[State, list[Action], str, Actions], Offer]]] = {
    "leaders": _leaders,
    "check": _check,
    "check_read": _accept,
    "declare": _declare,
    "answer": _answer,
    "defensive": _fire,
    "offensive": _fire,
    "shot": _shot,
    "shot_read": _shot_read,
    "first": _charges,
    "second": _charges,
    "attacker": _setting,
    "defender": _setting,
    "charge_read": _accept,
    "choice": _choice,
    "fallen": _fallen,
    "fallen_read": _accept,
    "amend": _amend,
    "amend_reply": _agree,
    "verdict": _verdict,
    "verdict_reply": _agree,
}


# Switches


def switches(state: State, pending: Sequence[Action] = ()) -> list[Switch]:
    """The marks that can be set now, those that matter most first."""
    seen = preview(state, pending)
    m = seen.moment
    if m.tag in ("check", "check_read") and m.now.check:
        found = []
        for action in state.legal():
            if action.verb in ("mark", "unmark") and action.words[1] in MARKS:
                unit, mark = action.words
                found.append(
                    Switch(unit, None, mark, action.verb == "unmark", _check_value(m, unit, action), None, action)
                )
        return found
    if m.tag not in ("defender", "charge_read") or m.now.combat is None:
        return []
    charge = seen.charge()
    if charge is None:
        return []
    legal = {*state.legal(), *(seen.legal() if state.moment.tag == "attacker" else ())}
    found = []
    for each in odds.worth(m.rules, charge):
        if each.mark not in MARKS:
            continue
        action = Action("unmark" if each.is_set else "mark", (each.unit, each.mark))
        value = _charge_value(seen, each.role, each.unit, action)
        if not (value or each.won or each.is_set or each.mark in GROUND_MARKS):
            continue  # it cannot matter here; the ground decides who is disordered afterwards
        found.append(Switch(each.unit, each.role, each.mark, each.is_set, value, each.won, action, action in legal))
    return found


def _check_value(m: Moment, unit: str, action: Action) -> int:
    from engine.miniatures.lines import total
    from engine.miniatures.turn import check_ledger, do_mark

    other = Moment(m.setting, m.now)
    do_mark(other, *action.words)
    change = total(check_ledger(other, unit)) - total(check_ledger(m, unit))
    return change if action.verb == "mark" else -change


def _charge_value(state: State, role: Role, unit: str, action: Action) -> int:
    """What the mark adds to its own side's sum less what it adds to the other's."""
    from engine.miniatures.combat import charge_ledger
    from engine.miniatures.lines import total
    from engine.miniatures.turn import do_mark

    m = state.moment
    other = Moment(m.setting, m.now)
    do_mark(other, *action.words)
    enemy: Role = DEFENDER if role == ATTACKER else ATTACKER
    own = total(charge_ledger(other, role)) - total(charge_ledger(m, role))
    theirs = total(charge_ledger(other, enemy)) - total(charge_ledger(m, enemy))
    change = own - theirs
    return change if action.verb == "mark" else -change


def formations(state: State, unit: str) -> list[str]:
    """The formations that a unit can be said to be in now; the present one is not among them."""
    kinds = FORMATIONS[state.moment.unit(unit).kind]
    legal = {action.words for action in state.legal() if action.verb == "mark"}
    return [formation for formation in kinds if (unit, formation) in legal]


def read_line(state: State, line: str) -> Action:
    """The action of a line of notation; units, leaders and targets may be shortened to the beginning of their id."""
    words = line.strip().lower().replace("-", "_").split()
    if words and words[0] == "hasty_square":
        words[0] = "hasty-square"
    if words and words[0] == "charge" and state.moment.tag in ("first", "second"):
        words[0] = "resolve"
    try:
        action = state.read(" ".join(words))
    except Refusal:
        raise
    m = state.moment
    known = [*m.setting.units, *m.setting.leaders]
    return Action(action.verb, tuple(_meant(m, word, known) for word in action.words))


def _meant(m: Moment, word: str, known: Sequence[str]) -> str:
    if word in known or word in MARKS or word in SEATS or word.isdigit():
        return word
    roles = {ATTACKER: 0, DEFENDER: 1}
    if word in roles and m.now.combat:
        return (m.now.combat.attackers, m.now.combat.defenders)[roles[word]][0]
    by_letter = {letter: id for id, letter in unit_letters(m).items()}
    found = [id for id in known if id.startswith(word) or word in id.split("_")]
    if len(found) == 1:
        return found[0]
    return by_letter.get(word, word)
