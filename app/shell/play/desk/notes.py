"""What a combat may cost and bring beyond its result: sentences beside the odds, the rule at the end."""

from collections.abc import Sequence

from app.board import cardwords, names
from app.board.words import translate
from app.shell.play.chances import percent
from app.shell.play.desk.rewind import instead, rewound
from app.shell.play.told.line import listed
from engine.manoeuvre import action as act
from engine.manoeuvre import fight, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.combat.aftermath import ENOUGH_LOSSES, pursuit_modifier
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.combat.resolve import DOUBLE, LOSE
from engine.manoeuvre.odds import Odds, odds, pursuit_hits
from engine.manoeuvre.position import REDUCED
from engine.manoeuvre.state import State

Note = tuple[str, str]


def notes(view: State, found: Odds, viewer: int, played: Sequence[Action] = ()) -> tuple[Note, ...]:
    """Icon and sentence, warnings first."""
    if view.combat.form not in (fight.ASSAULT, fight.AMBUSH):
        return (*_last_loss(view, found), *_no_way_out(view))
    return (
        *_repulse(view, found),
        *_commitments(view),
        *_last_loss(view, found),
        *_no_way_out(view),
        *_other_use(view, viewer, played),
        *_pursuit(view),
        *_still_to_come(view, viewer),
    )


def _repulse(view: State, found: Odds) -> list[Note]:
    """A repulse removes those that are reduced (§6.6)."""
    weak = [names.short(view, unit) for unit in fighters(view) if view.steps[unit] == REDUCED]
    if not weak or not found.results[LOSE]:
        return []
    if len(weak) == 1:
        text = translate("combat", "A repulse would cost {unit}: it is reduced (§6.6).").format(unit=weak[0])
    else:
        text = translate("combat", "A repulse would cost {units}: they are reduced (§6.6).").format(units=listed(weak))
    return [("warning", text)]


def _commitments(view: State) -> list[Note]:
    count = view.combat.commitments + len(view.combat.committed)
    if not count:
        return []
    return [("warning", translate("combat", "%n hit(s) to be taken for committing, whatever comes (R23).", "", count))]


def _last_loss(view: State, found: Odds) -> list[Note]:
    """Who would lose the battle with one unit more (§2.1)."""
    rows: list[Note] = []
    attacker, defender = view.active, 1 - view.active
    weak = any(view.steps[unit] == REDUCED for unit in fighters(view))
    if view.losses[attacker] == ENOUGH_LOSSES - 1 and found.results and found.results[LOSE] and weak:
        text = translate("combat", "One more loss ends the battle for {side} (§2.1).")
        rows.append(("warning", text.format(side=names.side(view, attacker))))
    if view.losses[defender] == ENOUGH_LOSSES - 1:
        text = translate("combat", "If {unit} is lost, {side} has lost the battle (§2.1).")
        rows.append(
            ("warning", text.format(unit=names.short(view, view.combat.target), side=names.side(view, defender)))
        )
    return rows


def _no_way_out(view: State) -> list[Note]:
    if view.combat.form in (fight.BOMBARDMENT, fight.VOLLEY, fight.BATTERY) or view.retreats(view.combat.target):
        return []
    text = translate("combat", "{unit} has no way out: to retreat is to be lost (§6.6, R13).")
    return [("hint", text.format(unit=names.short(view, view.combat.target)))]


def _other_use(view: State, viewer: int, played: Sequence[Action]) -> list[Note]:
    """The leader's other use, compared: combat instead of command, and the other way round."""
    index = next((i for i, one in enumerate(played) if one.verb in (act.LEAD, act.COMMAND)), -1)
    if index < 0 or viewer != view.active:
        return []
    now = played[index]
    other = Action(act.COMMAND if now.verb == act.LEAD else act.LEAD, now.a, now.b)
    reply = instead(view, viewer, played, index, other)
    if reply is None:
        return []
    twin = rewound(view, viewer, played, index)
    for action in reply.actions:
        twin.do(action)
    if other.verb == act.COMMAND:
        support = max(
            (one for one in twin.legal() if one.verb == act.SUPPORT),
            key=lambda one: twin.strength(twin.board[one.a]),
            default=None,
        )
        if support is None:
            return []
        twin.do(support)
    found = odds(twin)
    facts = {
        "leader": names.card(view, viewer, now.a),
        "value": view.card(viewer, now.a).combat_attack,
        "lose": percent(found.results[LOSE]),
        "choice": percent(sum(found.results[DOUBLE:])),
    }
    if other.verb == act.LEAD:
        text = translate("combat", "{leader} by combat +{value}: repulsed {lose}, your choice or better {choice}.")
    else:
        facts["unit"] = names.short(twin, twin.combat.supporters[-1])
        text = translate("combat", "{leader} by command with {unit}: repulsed {lose}, your choice or better {choice}.")
    return [("hint", text.format(**facts))]


def _still_to_come(view: State, viewer: int) -> list[Note]:
    """These odds are not the last word while the attacker may still add (§6.1)."""
    if viewer != 1 - view.active or view.stack[-1] != tags.ANSWER:
        return []
    left = len(view.hand[view.active])
    if not left:
        return []
    text = translate("combat", "{side} holds %n more card(s) and may still add to the attack (§6.1).", "", left)
    return [("hint", text.format(side=names.side(view, view.active)))]


def _pursuit(view: State) -> list[Note]:
    """What a cavalry that may advance brings after a retreat (§6.7)."""
    combat = view.combat
    if combat.form == fight.AMBUSH or not view.retreats(combat.target):
        return []
    rows: list[Note] = []
    cards = view.armies[view.active].cards
    for unit in fighters(view):
        own = [c for c in combat.attack_cards if cards[c].pursuit and cards[c].unit == unit & 7]
        if not view.is_cavalry(unit) or not own:
            continue
        chance = percent(1 - pursuit_hits(view, own)[0])
        reach = cardwords.span(min(max(cards[c].pursuit for c in own) - pursuit_modifier(view), 6))
        if len(own) == 1:
            text = translate("combat", "If it retreats, the pursuit by {unit} hits: {chance} ({span} on a d6, §6.7).")
        else:
            text = translate("combat", "If it retreats, the pursuit by {unit} hits at least once: {chance} (§6.7).")
        rows.append(("pursuit", text.format(unit=names.short(view, unit), chance=chance, span=reach)))
    return rows
