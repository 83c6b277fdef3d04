"""The possible results of a combat, each with its meaning, the totals that bring it, and its chance."""

from bisect import insort
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from app.board.translation import percent, translate
from app.manoeuvre import card_text, names
from app.manoeuvre.play.offer import OddsRow, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre import fight, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.combat.aftermath import ENOUGH_LOSSES, pursuit_modifier
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.combat.resolve import DOUBLE, LOSE, ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.odds import Odds, odds, pursuit_hits
from engine.manoeuvre.position import REDUCED
from engine.manoeuvre.state import State

NEUTRAL: Final = 1
GAIN: Final = 3
BIG_GAIN: Final = 4
"""Patterns of a combat that has fewer than six results."""
FACES: Final = 10


def rows(view: State, odds: Odds, viewer: int) -> tuple[OddsRow, ...]:
    if view.combat.form == fight.ROCKET:
        return _rocket_rows(view, odds)
    if not odds.results:
        return _fire_rows(view, odds)
    return _clash_rows(view, odds, viewer)


def _clash_rows(view: State, odds: Odds, viewer: int) -> tuple[OddsRow, ...]:
    facts = {
        "unit": names.short(view, view.combat.target),
        "attacker": names.side(view, view.active),
        "defender": names.side(view, 1 - view.active),
    }
    you_defend = viewer == 1 - view.active
    you_attack = viewer == view.active
    words = (
        (translate("odds", "Repulsed"), _repulse(view)),
        (translate("odds", "Stand-off"), translate("odds", "nothing happens")),
        (
            translate("odds", "You choose") if you_defend else translate("odds", "{defender} chooses"),
            translate("odds", "retreat or hit"),
        ),
        (
            translate("odds", "You choose") if you_attack else translate("odds", "{attacker} chooses"),
            translate("odds", "retreat or hit"),
        ),
        (translate("odds", "Broken"), _broken(view)),
        (translate("odds", "Destroyed"), translate("odds", "{unit} is lost")),
    )
    totals = bounds(odds.defence)
    return tuple(
        OddsRow(
            result.format(**facts),
            meaning.format(**facts),
            totals[number],
            percent(odds.results[number]),
            float(odds.results[number]),
            number,
        )
        for number, (result, meaning) in enumerate(words)
    )


def _repulse(view: State) -> str:
    count = (view.combat.attacker >= 0) + len(view.combat.supporters)
    if not count:
        return translate("odds", "the ambush fails, nobody is hurt")
    return (
        translate("odds", "the attacker takes a hit") if count == 1 else translate("odds", "all attackers take a hit")
    )


def _broken(view: State) -> str:
    if view.steps[view.combat.target] == REDUCED:
        return translate("odds", "{unit} is hit and lost")
    return translate("odds", "{unit} is hit and retreats")


def bounds(defence: int) -> tuple[str, ...]:
    """The Attack Totals of the six results against a Defence Total.

    >>> bounds(15)
    ('14 or less', '15', '16 to 29', '30 to 44', '45 to 59', '60 or more')
    """
    edges = ((defence + 1, 2 * defence - 1), (2 * defence, 3 * defence - 1), (3 * defence, 4 * defence - 1))
    return (
        translate("odds", "{most} or less").format(most=defence - 1),
        str(defence),
        *(_between(least, most) for least, most in edges),
        translate("odds", "{least} or more").format(least=4 * defence),
    )


def _between(least: int, most: int) -> str:
    if least > most:
        return "–"
    if least == most:
        return str(least)
    return translate("odds", "{least} to {most}").format(least=least, most=most)


def _fire_rows(view: State, odds: Odds) -> tuple[OddsRow, ...]:
    unit = names.short(view, view.combat.target)
    lost = view.steps[view.combat.target] == REDUCED
    fate = translate("odds", "{unit} is lost") if lost else translate("odds", "{unit} is reduced")
    return (
        OddsRow(
            translate("odds", "No effect"),
            translate("odds", "nothing happens"),
            translate("odds", "{most} or less").format(most=odds.defence),
            percent(1 - odds.hit),
            float(1 - odds.hit),
            NEUTRAL,
        ),
        OddsRow(
            translate("odds", "Hit"),
            fate.format(unit=unit),
            translate("odds", "{least} or more").format(least=odds.defence + 1),
            percent(odds.hit),
            float(odds.hit),
            BIG_GAIN,
        ),
    )


def _rocket_rows(view: State, odds: Odds) -> tuple[OddsRow, ...]:
    unit = names.short(view, view.combat.target)
    trapped = not view.retreats(view.combat.target)
    lost = view.steps[view.combat.target] == REDUCED
    only_retreat = odds.retreat - odds.hit
    away = translate("odds", "{unit} cannot retreat and is lost") if trapped else translate("odds", "{unit} retreats")
    hurt = translate("odds", "{unit} is lost") if trapped or lost else translate("odds", "{unit} is hit and retreats")
    return (
        _rocket(translate("odds", "No effect"), translate("odds", "nothing happens"), 1 - odds.retreat, NEUTRAL, 1),
        _rocket(translate("odds", "Retreat"), away.format(unit=unit), only_retreat, GAIN, ROCKETS_RETREAT),
        _rocket(translate("odds", "Hit"), hurt.format(unit=unit), odds.hit, BIG_GAIN, ROCKETS_HIT),
    )


def _rocket(result: str, meaning: str, chance: Fraction, pattern: int, least: int) -> OddsRow:
    most = {1: ROCKETS_RETREAT - 1, ROCKETS_RETREAT: ROCKETS_HIT - 1}.get(least, FACES)
    return OddsRow(result, meaning, _between(least, most), percent(chance), float(chance), pattern)


ANSWERS: Final = (act.DEFEND, act.LEAD)
REINFORCEMENTS: Final = (act.ADD, act.LEAD, act.COMMAND, act.JOIN, act.COMMIT, act.SUPPORT, act.SAPPERS)


def step_of(history: Sequence[Action], verbs: Sequence[int]) -> tuple[Action, ...]:
    """The last actions that belong to this step of the combat."""
    count = 0
    for action in reversed(history):
        if action.verb not in verbs:
            break
        count += 1
    return tuple(history[len(history) - count :])


def rewound(view: State, seat: int, played: Sequence[Action], kept: int) -> State:
    """The state in which only the first `kept` actions of this step had been played."""
    twin = view.copy()
    for action in reversed(played[kept:]):
        _take_back(twin, seat, action)
    if seat != twin.active:
        twin.combat.stands = kept > 0
    return twin


def _take_back(twin: State, seat: int, action: Action) -> None:
    combat = twin.combat
    verb = action.verb
    if verb == act.SUPPORT:
        combat.supporters.remove(twin.board[action.a])
        return
    if verb == act.COMMIT:
        if twin.card(seat, action.a).kind == kinds.UNIT:
            combat.committed.remove(seat * 8 + twin.card(seat, action.a).unit)
            return
        combat.commitments -= 1
    elif verb == act.ADD:
        _drop_last(combat.attack_cards, action.a)
    elif verb == act.DEFEND:
        _drop_last(combat.defence_cards, action.a)
    elif verb == act.SAPPERS:
        combat.sappers = False
    elif seat != twin.active:
        combat.defence_leader = -1
    else:
        combat.leader = -1
        combat.leader_use = 0
        combat.maharaja = False
    if verb in (act.LEAD, act.COMMAND) and action.b:
        _to_hand(twin, seat, twin.armies[seat].maharaja)
    _to_hand(twin, seat, action.a)


def _drop_last(cards: list[int], card: int) -> None:
    del cards[len(cards) - 1 - cards[::-1].index(card)]


def _to_hand(twin: State, seat: int, card: int) -> None:
    _drop_last(twin.pile[seat], card)
    insort(twin.hand[seat], card)


def fitting(state: State, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Those of the actions that can still be played one after the other; plays them."""
    played = []
    for action in actions:
        if action in state.legal():
            state.do(action)
            played.append(action)
    return tuple(played)


def without(view: State, seat: int, played: Sequence[Action], index: int) -> Reply:
    """Take back one action of this step and play again what came after it, as far as it still fits."""
    rest = fitting(rewound(view, seat, played, index), played[index + 1 :])
    return Reply(undo=len(played) - index, actions=rest)


def instead(view: State, seat: int, played: Sequence[Action], index: int, other: Action) -> Reply | None:
    """Play another action in place of one; None if it cannot be."""
    before = rewound(view, seat, played, index)
    if other not in before.legal():
        return None
    return Reply(undo=len(played) - index, actions=fitting(before, [other, *played[index + 1 :]]))


Note = tuple[str, str]


def notes(view: State, found: Odds, viewer: int, played: Sequence[Action] = ()) -> tuple[Note, ...]:
    """Icon and sentence, warnings first."""
    if view.combat.form not in (fight.ASSAULT, fight.AMBUSH):
        return (*_last_loss(view, found), *_no_way_out(view))
    return (
        *_repulse_note(view, found),
        *_commitments(view),
        *_last_loss(view, found),
        *_no_way_out(view),
        *_other_use(view, viewer, played),
        *_pursuit(view),
        *_still_to_come(view, viewer),
    )


def _repulse_note(view: State, found: Odds) -> list[Note]:
    """A repulse removes those that are reduced (§6.6)."""
    weak = [names.short(view, unit) for unit in fighters(view) if view.steps[unit] == REDUCED]
    if not weak or not found.results[LOSE]:
        return []
    if len(weak) == 1:
        text = translate("combat", "A repulse would cost {unit}: it is reduced (§6.6).").format(unit=weak[0])
    else:
        text = translate("combat", "A repulse would cost {units}: they are reduced (§6.6).").format(
            units=names.listed(weak)
        )
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
    text = translate("combat", "{unit} has nowhere to go: if it retreats, it is lost (§6.6, R13).")
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
        reach = card_text.span(min(max(cards[c].pursuit for c in own) - pursuit_modifier(view), 6))
        if len(own) == 1:
            text = translate("combat", "If it retreats, the pursuit by {unit} hits: {chance} ({span} on a d6, §6.7).")
        else:
            text = translate("combat", "If it retreats, the pursuit by {unit} hits at least once: {chance} (§6.7).")
        rows.append(("pursuit", text.format(unit=names.short(view, unit), chance=chance, span=reach)))
    return rows
