"""What must always be true of a battle: looked at by the fuzzer, and of every state that comes from outside."""

from collections.abc import Iterator

from engine.miniatures.corrections import MOST_CHANGES, possible
from engine.miniatures.fire import faults as fire_faults
from engine.miniatures.lines import FLAGS, MARKS
from engine.miniatures.position import MOST_TURNS, NOBODY, STEPS, Moment
from engine.miniatures.procedure import FRAMES, readable
from engine.miniatures.roster import faults as roster_faults
from engine.miniatures.tables import FORMATIONS

_NESTED: dict[str, tuple[str, ...]] = {
    "check": ("check_die", "check_read", "declare", "answer"),
    "defensive": ("shot", "shot_die", "shot_read", "fallen", "fallen_die", "fallen_read"),
    "offensive": ("shot", "shot_die", "shot_read", "fallen", "fallen_die", "fallen_read"),
    "first": ("attacker", "defender", "dice", "charge_read", "choice", "fallen", "fallen_die", "fallen_read"),
    "second": ("attacker", "defender", "dice", "charge_read", "choice", "fallen", "fallen_die", "fallen_read"),
}
"""What may be under way within each step."""
_ON_TOP = ("amend", "amend_reply", "verdict", "verdict_reply")


def faults(m: Moment) -> list[str]:
    """Everything that is wrong with a battle; empty for one that can be played on."""
    found = [*_of_setting(m), *_of_frame(m)]
    # The rest looks units up by their ids, so these must be right first.
    if not found:
        found = [*_of_units(m), *_of_leaders(m), *_of_what_is_under_way(m)]
    if not found:
        found = [*_of_decision(m)]
    return found


def _of_setting(m: Moment) -> Iterator[str]:
    setting = m.setting
    ids = [unit.id for roster in setting.rosters for unit in roster.units]
    ids += [leader.id for roster in setting.rosters for leader in roster.leaders]
    for roster in setting.rosters:
        yield from roster_faults(roster)
    if setting.fire is not None:
        yield from fire_faults(setting.fire)
    if len(set(ids)) != len(ids):
        yield "two units or leaders have one id"
    if set(m.now.units) != set(setting.units) or set(m.now.leaders) != set(setting.leaders):
        yield "the units or leaders are not those of the rosters"
    if not 1 <= m.now.turn <= setting.turns <= MOST_TURNS or setting.first not in (0, 1):
        yield "the turn is not one of the battle's"
    if m.now.active not in (0, 1) or m.now.asker not in (0, 1):
        yield "nobody's turn"
    if any(set(held) - set(FLAGS) or len(set(held)) != len(held) for held in m.now.flags):
        yield "a flag is not known"


def _of_frame(m: Moment) -> Iterator[str]:
    """The stack is a step, at most one thing under way in it, and at most one correction or verdict on top."""
    stack = m.now.stack
    if not stack or any(tag not in FRAMES for tag in stack):
        yield "the stack holds an unknown tag"
        return
    bottom, *rest = stack
    if bottom in ("verdict", "verdict_reply", "over"):
        if rest:
            yield "something is under way after the end"
        if not m.now.reason:
            yield "the battle ends for no reason"
        if (m.now.claim in (0, 1)) != (bottom != "verdict"):
            yield "who has won is not said, or too early"
        return
    if bottom not in STEPS:
        yield "the stack does not begin with a step"
        return
    if rest and rest[-1] in _ON_TOP:
        if (m.now.claim in (0, 1)) != (rest[-1] == "verdict_reply"):
            yield "who has won is not said, or too early"
        if rest[-1].startswith("verdict") and len(rest) > 1:
            yield "the end is proposed in the middle of something"
        rest.pop()
    elif m.now.claim != NOBODY:
        yield "who has won is said too early"
    if m.now.reason:
        yield "the battle has ended"
    if len(rest) > 1 or any(tag not in _NESTED.get(bottom, ()) for tag in rest):
        yield "something is under way in the wrong step"


def _of_units(m: Moment) -> Iterator[str]:
    for id, now in m.now.units.items():
        unit = m.unit(id)
        if not 0 <= now.stands <= unit.stands:
            yield f"{id}: stands"
        if not 0 <= now.damaged <= (now.stands if unit.kind == "guns" else 0) or (now.silenced and unit.kind != "guns"):
            yield f"{id}: only guns are silenced or damaged"
        if unit.kind == "guns" and now.order != "good":
            yield f"{id}: guns have no order"
        if now.formation not in FORMATIONS[unit.kind]:
            yield f"{id}: formation"
        if list(now.marks) != sorted({*now.marks} & {*MARKS}):
            yield f"{id}: marks"
        if any(unit.kind not in MARKS[mark].kinds for mark in now.marks if mark in MARKS):
            yield f"{id}: a mark that cannot matter"
        if not now.stands and (now.marks or m.attached_to(id) or now.order != "good"):
            yield f"{id}: gone, and yet something holds of it"
        if now.checked and m.side(id) != m.now.active:
            yield f"{id}: checked in another's turn"


def _of_leaders(m: Moment) -> Iterator[str]:
    for id, now in m.now.leaders.items():
        if (now.until > 0) != (now.status in ("dismounted", "away")):
            yield f"{id}: status"
        if not 0 <= now.until <= m.setting.turns + 1:
            yield f"{id}: until when"
        if now.attached:
            known = m.setting.units.get(now.attached)
            if known is None or known[0] != m.side(id) or now.status in ("away", "out"):
                yield f"{id}: attached"


def _of_what_is_under_way(m: Moment) -> Iterator[str]:
    now = m.now
    inside = now.stack[1] if len(now.stack) > 1 else ""
    ours, theirs = set(m.own(now.active)), set(m.own(m.other))
    for charge in now.charges:
        if charge.attacker not in ours or charge.target not in theirs or m.unit(charge.attacker).kind == "guns":
            yield "a charge of nobody"
    if (now.check is not None) != (inside in _NESTED["check"]) and not (now.check and now.stack[0] == "check"):
        yield "a check out of its place"
    if now.check is not None:
        check = now.check
        if not set(check.units) <= set(m.setting.units) or any(m.side(id) != now.active for id in check.units):
            yield "a check of somebody else's units"
        elif inside not in ("declare", "answer") and not set(check.units) <= ours:
            yield "a check of units that are gone"
        if len(set(check.units)) != len(check.units) or (check.by and check.by not in m.present(now.active)):
            yield "a check under nobody"
        die = range(1, m.rules.die + 1) if inside in ("check_read", "declare", "answer") else (0,)
        if check.die not in die:
            yield "a die that cannot be"
        if not set(check.allowed) <= ours & set(check.units) or not set(check.targets) <= theirs:
            yield "something is allowed to nobody"
        lists = {f"{name} {rate}" for name in ("well_handled", "tardy") for rate in ("full", "double_quick")}
        if not set(check.allowed.values()) <= lists or (check.allowed and inside != "declare"):
            yield "something is allowed that is not on a list"
    yield from _of_combat(m, inside, ours, theirs)
    shooting = inside in ("shot", "shot_die", "shot_read")
    if (now.shot is not None) != shooting or (shooting and m.setting.fire is None):
        yield "a shot out of its place"
    elif now.shot is not None and m.setting.fire is not None:
        table = m.setting.fire
        known = {modifier.id for modifier in table.modifiers}
        target = now.shot.target
        firing = m.other if now.stack[0] == "defensive" else now.active
        if target not in m.own(1 - firing) or now.shot.column not in table.columns:
            yield "a shot at nobody"
        if not set(now.shot.modifiers) <= known or len(set(now.shot.modifiers)) != len(now.shot.modifiers):
            yield "a shot with an unknown modifier"
        if now.shot.die not in (range(1, table.die + 1) if inside == "shot_read" else (0,)):
            yield "a die that cannot be"
    checking = inside.startswith("fallen")
    if checking != bool(now.fallen):
        yield "a leader falls out of his place"
    if not set(now.fallen) <= {*m.present(0), *m.present(1)} or len(set(now.fallen)) != len(now.fallen):
        yield "a leader who is not there falls"
    if now.fallen_die not in (range(1, m.rules.die + 1) if inside == "fallen_read" else (0,)):
        yield "a die that cannot be"


def _of_combat(m: Moment, inside: str, ours: set[str], theirs: set[str]) -> Iterator[str]:
    now = m.now
    fighting = inside in ("attacker", "defender", "dice", "charge_read")
    after = inside == "choice" or (inside.startswith("fallen") and now.stack[0] in ("first", "second"))
    if (now.combat is not None) != (fighting or after):
        yield "a combat out of its place"
    if now.combat is None:
        if now.choices:
            yield "a choice after no combat"
        return
    fought = now.combat
    both = (*fought.attackers, *fought.defenders)
    if not fought.attackers or not fought.defenders or len(set(both)) != len(both):
        yield "a combat of nobody"
    if not set(both) <= set(m.setting.units):
        yield "a combat of unknown units"
        return
    if fighting and not (set(fought.attackers) <= ours and set(fought.defenders) <= theirs):
        yield "a combat of units that are gone or on the wrong side"
    if any(m.side(id) != now.active for id in fought.attackers) or any(
        m.side(id) == now.active for id in fought.defenders
    ):
        yield "a combat of units on the wrong side"
    if any(m.unit(id).kind == "guns" for id in fought.attackers):
        yield "guns charge"
    if fought.second != (now.stack[0] == "second"):
        yield "a second combat out of its place"
    faces = range(1, m.rules.die + 1)
    rolled = all(die in faces for die in fought.dice)
    if rolled != (inside == "charge_read" or after) or (not rolled and fought.dice != (0, 0)):
        yield "dice that cannot be"
    for key, unit in fought.payers.items():
        role, _, number = key.partition(" ")
        side = {"attacker": fought.attackers, "defender": fought.defenders}.get(role, ())
        if unit not in side or not (number.isascii() and number.isdigit() and len(number) <= 3):
            yield "a stand is paid by nobody"
    if bool(now.choices) != (inside == "choice") and not inside.startswith("fallen"):
        yield "a choice out of its place"
    for choice in now.choices:
        wanted = now.active if choice.role == "attacker" else m.other
        words = {"carry", "hold", "retreat", "recall", "breakthrough"}
        ids = fought.attackers if choice.role == "attacker" else fought.defenders
        if choice.seat != wanted or not choice.options or not set(choice.options) <= words:
            yield "a choice of nobody"
        if not any(now.units[id].stands for id in ids):
            yield "a choice of units that are gone"


def _of_decision(m: Moment) -> Iterator[str]:
    if m.now.changes and not m.tag.startswith("amend"):
        yield "corrections of nobody"
    if m.tag.startswith("amend"):
        yield from _of_changes(m)
    if m.now.struck and not set(m.now.struck) <= set(readable(m)):
        yield "something is struck out that does not follow"


def _of_changes(m: Moment) -> Iterator[str]:
    """Corrections are checked against what could be corrected at all."""
    allowed = {str(action) for action in possible(m)}
    if len(m.now.changes) > MOST_CHANGES or not set(m.now.changes) <= allowed:
        yield "a correction that cannot be"
    if m.tag == "amend_reply" and not m.now.changes:
        yield "an answer to nothing"
