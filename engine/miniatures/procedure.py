"""The one table from what is under way to whose decision it is, what is asked, what is legal and what is done."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from engine.miniatures import combat, corrections, firing, turn
from engine.miniatures.action import Action
from engine.miniatures.effects import Consequence
from engine.miniatures.position import CHANCE, NOBODY, SEATS, STEPS, Moment

Acting = Callable[[Moment, Action], None]


class Frame(NamedTuple):
    """A tag of the stack."""

    seat: Callable[[Moment], int]
    legal: Callable[[Moment], Iterable[Action]]
    do: Acting
    ask: str
    """What is asked, in a sentence with names such as {unit} still to be filled in."""
    rule: str
    may_amend: bool = True


def _active(m: Moment) -> int:
    return m.now.active


def _other(m: Moment) -> int:
    return m.other


def _chance(m: Moment) -> int:
    return CHANCE


def _asker(m: Moment) -> int:
    return m.now.asker


def _replier(m: Moment) -> int:
    return 1 - m.now.asker


def _owner_of_fallen(m: Moment) -> int:
    return m.side(m.now.fallen[0])


def _chooser(m: Moment) -> int:
    return m.now.choices[0].seat


def _nobody(m: Moment) -> int:
    return NOBODY


def sides(m: Moment) -> tuple[int, ...]:
    """The dice that chance rolls now."""
    if m.tag == "shot_die":
        assert m.setting.fire is not None
        return (m.setting.fire.die,)
    return (m.rules.die,) * (2 if m.tag == "dice" else 1)


def _fall(m: Moment) -> Iterator[Action]:
    most = sides(m)
    if len(most) == 1:
        yield from (Action("die", (str(face),)) for face in range(1, most[0] + 1))
    else:
        one, two = (range(1, each + 1) for each in most)
        yield from (Action("dice", (str(a), str(b))) for a in one for b in two)


def _none(m: Moment) -> Iterator[Action]:
    return iter(())


def _nothing(m: Moment, action: Action) -> None:
    """After the end nothing is done."""


FRAMES: Final[dict[str, Frame]] = {
    "leaders": Frame(
        _active, turn.leaders_legal, turn.leaders_do, "Replace, detach or attach leaders, then move on.", "M23"
    ),
    "check": Frame(
        _active,
        turn.check_legal,
        turn.check_do,
        "Which units take the next check together, and under which leader?",
        "M2",
    ),
    "check_die": Frame(_chance, _fall, turn.check_die_do, "The die of the check is rolled.", "M1"),
    "check_read": Frame(
        _active, turn.check_read_legal, turn.check_read_do, "The die shows {die}. Apply the results?", "M3, M31"
    ),
    "declare": Frame(_active, turn.declare_legal, turn.declare_do, "Choose manoeuvres and declare charges.", "M29"),
    "answer": Frame(
        _other, turn.answer_legal, turn.answer_do, "Countercharge, form a hasty square or take shelter?", "M12, M29"
    ),
    "defensive": Frame(_other, firing.fire_legal, firing.fire_do, "Defensive fire: what does the enemy lose?", "M27"),
    "offensive": Frame(_active, firing.fire_legal, firing.fire_do, "Offensive fire: what does the enemy lose?", "M27"),
    "shot": Frame(
        firing.firing_seat,
        firing.shot_legal,
        firing.shot_do,
        "Fire at {unit}: choose column and modifiers, then roll.",
        "M27",
    ),
    "shot_die": Frame(_chance, _fall, firing.shot_die_do, "The die of the shot is rolled.", "M27"),
    "shot_read": Frame(
        firing.firing_seat,
        firing.shot_read_legal,
        firing.shot_read_do,
        "The die shows {die}. Apply the results?",
        "M27, M31",
    ),
    "first": Frame(_active, combat.charges_legal, combat.charges_do, "Which charge do you resolve next?", "M11"),
    "second": Frame(_active, combat.charges_legal, combat.charges_do, "Which breakthrough do you resolve next?", "M22"),
    "attacker": Frame(
        _active, combat.setting_legal, combat.setting_do, "{unit} charges {target}: what holds for the attacker?", "M13"
    ),
    "defender": Frame(
        _other, combat.setting_legal, combat.setting_do, "{unit} charges {target}: what holds for the defender?", "M13"
    ),
    "dice": Frame(_chance, _fall, combat.dice_do, "Both dice of the charge are rolled.", "M11"),
    "charge_read": Frame(
        _active,
        combat.charge_read_legal,
        combat.charge_read_do,
        "The dice show {one} to {two}. Apply the results?",
        "M18, M31",
    ),
    "choice": Frame(_chooser, combat.choice_legal, combat.choice_do, "What does {unit} do after the combat?", "M22"),
    "fallen": Frame(_owner_of_fallen, firing.fallen_legal, firing.fallen_do, "Roll for {leader}.", "M23"),
    "fallen_die": Frame(_chance, _fall, firing.fallen_die_do, "The die for {leader} is rolled.", "M23"),
    "fallen_read": Frame(
        _owner_of_fallen,
        firing.fallen_read_legal,
        firing.fallen_read_do,
        "The die for {leader} shows {die}. Apply the result?",
        "M23, M31",
    ),
    "amend": Frame(_asker, corrections.amend_legal, corrections.amend_do, "What needs correcting?", "M31", False),
    "amend_reply": Frame(
        _replier, corrections.reply_legal, corrections.amend_reply_do, "Do you agree to: {changes}?", "M31", False
    ),
    "verdict": Frame(_asker, corrections.verdict_legal, corrections.verdict_do, "Who has won?", "M30", False),
    "verdict_reply": Frame(
        _replier,
        corrections.reply_legal,
        corrections.verdict_reply_do,
        "Do you agree that {winner} has won?",
        "M30",
        False,
    ),
    "over": Frame(_nobody, _none, _nothing, "The battle is over.", "", False),
}


def legal(m: Moment) -> list[Action]:
    """Everything that may be done now, each once."""
    frame = FRAMES[m.tag]
    found = list(frame.legal(m))
    if frame.may_amend and frame.seat(m) in (0, 1):
        found.append(Action("amend"))
    return found


def do(m: Moment, action: Action) -> None:
    """Do an action that is legal, and all that follows without a decision."""
    m.say(action.verb, *action.words)
    frame = FRAMES[m.tag]
    if action.verb == "amend":
        corrections.ask(m, "amend", frame.seat(m))
    elif action.verb == "finish":
        corrections.ask(m, "verdict", frame.seat(m))
    elif action.verb == "go":
        turn.enter_step(m, action.words[0])
    else:
        frame.do(m, action)
    _settle(m)


def _settle(m: Moment) -> None:
    """Between two decisions of a step: leaders are checked for, choices asked for, and a destroyed side has lost."""
    if m.now.struck:
        # A mark or a correction may have changed the reading; only what is still in it stays struck out.
        found = readable(m)
        m.update(struck=tuple(each for each in m.now.struck if each in found))
    if m.tag not in STEPS:
        return
    if m.now.fallen:
        firing.ask_fallen(m)
    elif m.now.choices:
        m.push("choice")
    else:
        m.update(combat=None)
        if not all(any(m.own(seat)) for seat in range(len(SEATS))):
            turn.ask_verdict(m, "destroyed")


def readable(m: Moment) -> list[Consequence]:
    """The consequences of the reading under way; empty where nothing is being read."""
    found = [_READINGS[tag](m) for tag in m.now.stack if tag in _READINGS]
    return found[0] if found else []


_READINGS: Final[dict[str, Callable[[Moment], list[Consequence]]]] = {
    "check_read": turn.check_consequences,
    "shot_read": firing.shot_consequences,
    "charge_read": combat.charge_consequences,
    "fallen_read": firing.fallen_consequences,
}


def names(m: Moment) -> dict[str, str]:
    """What fills the sentence that is asked."""
    now = m.now
    if m.tag == "check_read" and now.check:
        return {"die": str(now.check.die)}
    if m.tag in ("shot", "shot_read") and now.shot:
        return {"unit": m.unit(now.shot.target).name, "die": str(now.shot.die)}
    if m.tag in ("attacker", "defender", "charge_read", "choice") and now.combat:
        fighting, target = now.combat.attackers[0], now.combat.defenders[0]
        if m.tag == "choice" and now.choices[0].role == "defender":
            fighting = target
        one, two = now.combat.dice
        return {"unit": m.unit(fighting).name, "target": m.unit(target).name, "one": str(one), "two": str(two)}
    if now.fallen and m.tag.startswith("fallen"):
        return {"leader": m.setting.leaders[now.fallen[0]][1].name, "die": str(now.fallen_die)}
    if m.tag == "amend_reply":
        return {"changes": "; ".join(now.changes)}
    return {"winner": m.setting.rosters[now.claim].title} if m.tag == "verdict_reply" else {}
