"""Whether this is the moment for an action: who is asked, in which phase, and what may not be passed by (§4)."""

from typing import Final

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.army import HAND_SIZE
from engine.manoeuvre.fight import NO_COMBAT
from engine.manoeuvre.position import CHANCE, Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why import duty

DICE: Final[dict[int, str]] = {
    tags.FIRST_PLAYER: "who goes first",
    tags.RALLY: "the rally",
    tags.TRY_WITHDRAWAL: "the withdrawal",
    tags.CLASH: "the attack",
    tags.PURSUIT: "the pursuit",
    tags.FIRE: "the fire",
    tags.ROCKETS: "the rockets",
}
"""Where dice are rolled, and what for."""

NOW: Final[dict[int, str]] = {
    tags.SECTIONS: "now the map is laid",
    tags.NATIONS: "now the nations are named",
    tags.NATION: "now a nation is chosen",
    tags.EDGE: "now a starting edge is chosen",
    tags.DEAL: "now the opening hand is chosen",
    tags.DEPLOY: "now the armies are set up",
    tags.DISCARD: "this is the Discard Phase",
    tags.TOP: "now one discard is laid on top",
    tags.DRAW: "this is the Draw Phase",
    tags.MOVEMENT: "this is the Movement Phase",
    tags.MARCH: "now a Forced March is made",
    tags.GUERRILLA: "now a Guerrilla may be played",
    tags.COMBAT: "this is the Combat Phase",
    tags.RESTORATION: "this is the Restoration Phase",
    tags.REDOUBT: "this is the Restoration Phase",
    tags.ANSWER: "now the attack is answered",
    tags.REINFORCE: "now the attack is reinforced",
    tags.CHOICE: "now a retreat or a hit is chosen",
    tags.RETREAT: "now a way of retreat is chosen",
    tags.ADVANCE: "now the vacated square is taken",
    tags.COMMITMENT: "now a committed hit is taken",
    tags.SKIRMISH: "now a skirmishing unit may move",
    tags.SHOW: "now a hand is shown",
}
"""What every decision of a player is about."""

DECLARATIONS: Final = (act.ASSAULT, act.AMBUSH, act.BOMBARD, act.VOLLEY, act.ROCKETS, act.BATTERY, act.HONOUR)

_SET_UP: Final = "the set-up"
_MOVEMENT: Final = "the Movement Phase"
_COMBAT: Final = "the Combat Phase"
_ANSWER: Final = "the answer to an attack"
_REINFORCE: Final = "the reinforcing of an attack"
_AFTERMATH: Final = "the end of a combat"
_RESTORATION: Final = "the Restoration Phase"

HOMES: Final[dict[int, tuple[str, str, tuple[int, ...]]]] = {
    act.SECTION: ("Laying a section", _SET_UP, (tags.SECTIONS,)),
    act.NATIONS: ("Naming nations", _SET_UP, (tags.NATIONS,)),
    act.NATION: ("Choosing a nation", _SET_UP, (tags.NATION,)),
    act.EDGE: ("Choosing an edge", _SET_UP, (tags.EDGE,)),
    act.PICK: ("Choosing cards", _SET_UP, (tags.DEAL,)),
    act.PLACE: ("Setting up a unit", _SET_UP, (tags.DEPLOY,)),
    act.DISCARD: ("Discarding", "the Discard Phase", (tags.DISCARD,)),
    act.TOP: ("Laying a card on top", "several discards", (tags.TOP,)),
    act.SHOW: ("Showing a hand", "the answer to a spy", (tags.SHOW,)),
    act.MOVE: ("Moving", _MOVEMENT, (tags.MOVEMENT, tags.MARCH, tags.SKIRMISH)),
    act.BANZAI: ("A Banzai Charge", _MOVEMENT, (tags.MOVEMENT,)),
    act.DIG_IN: ("Digging in", _MOVEMENT, (tags.MOVEMENT,)),
    act.SUPPLY: ("Moving by Supply", _MOVEMENT, (tags.MOVEMENT,)),
    act.FORCED_MARCH: ("A Forced March", _MOVEMENT, (tags.MOVEMENT,)),
    act.ASSAULT: ("An assault", _COMBAT, (tags.COMBAT,)),
    act.AMBUSH: ("An ambush", _COMBAT, (tags.COMBAT,)),
    act.BOMBARD: ("A bombardment", _COMBAT, (tags.COMBAT,)),
    act.VOLLEY: ("A volley", _COMBAT, (tags.COMBAT,)),
    act.ROCKETS: ("Firing rockets", _COMBAT, (tags.COMBAT,)),
    act.BATTERY: ("A Grand Battery", _COMBAT, (tags.COMBAT,)),
    act.HONOUR: ("Death with Honour", _COMBAT, (tags.COMBAT,)),
    act.WITHDRAW: ("Withdrawing", _ANSWER, (tags.ANSWER,)),
    act.DEFEND: ("Defending", _ANSWER, (tags.ANSWER,)),
    act.LEAD: ("Leading", "an assault or ambush", (tags.ANSWER, tags.REINFORCE)),
    act.COMMAND: ("Commanding", _REINFORCE, (tags.REINFORCE,)),
    act.JOIN: ("Joining an assault", _REINFORCE, (tags.REINFORCE,)),
    act.SUPPORT: ("Supporting", _REINFORCE, (tags.REINFORCE,)),
    act.ADD: ("Adding a card", _REINFORCE, (tags.REINFORCE,)),
    act.COMMIT: ("Committing", _REINFORCE, (tags.REINFORCE,)),
    act.SAPPERS: ("Playing Sappers", _REINFORCE, (tags.REINFORCE,)),
    act.SKIRMISH: ("Skirmishing", _REINFORCE, (tags.REINFORCE,)),
    act.HIT: ("Taking a hit", _AFTERMATH, (tags.CHOICE,)),
    act.RETREAT: ("Retreating", _AFTERMATH, (tags.CHOICE,)),
    act.RETREAT_TO: ("Choosing a way of retreat", _AFTERMATH, (tags.RETREAT,)),
    act.ADVANCE: ("Advancing", _AFTERMATH, (tags.ADVANCE,)),
    act.SUFFER: ("Taking a committed hit", _AFTERMATH, (tags.COMMITMENT,)),
    act.RESTORE: ("Restoring a unit", _RESTORATION, (tags.RESTORATION,)),
    act.RALLY: ("Rallying a unit", _RESTORATION, (tags.RESTORATION,)),
    act.REDOUBT: ("Building a redoubt", _RESTORATION, (tags.REDOUBT,)),
}
"""For each verb: what it is called, where it belongs, and the tags at which it may be legal."""


def fault(p: Position, verb: int) -> Refusal | None:
    tag = p.stack[-1]
    if p.seat == CHANCE:
        return _before_chance(tag, verb)
    if verb == act.DONE:
        return duty.undone(p, tag)
    if verb == act.ROLL:
        return refuse("no-dice", now=NOW[tag])
    if verb == act.DRAW:
        return _no_draw(p, tag)
    if verb == act.SPY:
        return None if p.seat == p.active else refuse("spy-other-turn")
    if verb == act.GUERRILLA:
        return _no_guerrilla(p, tag)
    doing, home, where = HOMES[verb]
    if tag in where:
        return None
    return _out_of_order(p, tag, verb) or refuse("wrong-phase", doing=doing, home=home, now=NOW[tag])


def _before_chance(tag: int, verb: int) -> Refusal | None:
    if tag in DICE:
        return None if verb == act.ROLL else refuse("dice-first", purpose=DICE[tag])
    if verb == act.DRAW:
        return None
    return refuse("hand-drawn") if verb == act.PICK and tag == tags.DEAL else refuse("draw-first")


def _no_draw(p: Position, tag: int) -> Refusal:
    if tag == tags.DEAL:
        return refuse("hand-chosen")
    if tag != tags.DRAW:
        return refuse("no-draw", now=NOW[tag])
    return refuse("nothing-to-draw" if len(p.hand[p.seat]) < HAND_SIZE else "hand-full")


def _no_guerrilla(p: Position, tag: int) -> Refusal | None:
    if tag == tags.GUERRILLA:
        return None
    return refuse("guerrilla-own-turn" if p.seat == p.active else "guerrilla-nothing")


def _out_of_order(p: Position, tag: int, verb: int) -> Refusal | None:
    """What says more than that this is another phase."""
    if verb in DECLARATIONS and p.combat.form != NO_COMBAT:
        return refuse("second-combat")
    if tag == tags.REDOUBT and (verb == act.RESTORE or verb == act.RALLY):
        return refuse("restore-late")
    if tag == tags.RESTORATION and verb == act.REDOUBT:
        return refuse("redoubt-early")
    return None
