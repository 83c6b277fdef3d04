"""Why an action is refused: the most telling reason that is true of the position, in a sentence with its rule.

First the moment is judged (whose step is this?), then the values (do they mean anything?), then what the verb's own
rules say. Every check gives a Refusal or None, for any numbers at all: actions may come over a network.
"""

from collections.abc import Callable
from typing import Final

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import NOBODY, Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why import (
    aftermath,
    answer,
    cards,
    chance,
    commands,
    declare,
    fire,
    moment,
    movement,
    reinforce,
    restoration,
    setup,
    shape,
)

CHECKS: Final[dict[int, Callable[[Position, Action], Refusal | None]]] = {
    act.ROLL: chance.roll,
    act.DRAW: chance.draw,
    act.SECTION: setup.section,
    act.NATIONS: setup.nations,
    act.NATION: setup.nation,
    act.EDGE: setup.edge,
    act.PICK: chance.draw,
    act.PLACE: setup.place,
    act.DISCARD: cards.discard,
    act.TOP: cards.top,
    act.SPY: cards.spy,
    act.SHOW: cards.show,
    act.MOVE: movement.move,
    act.BANZAI: movement.banzai,
    act.DIG_IN: movement.dig_in,
    act.SUPPLY: movement.supply,
    act.FORCED_MARCH: movement.forced_march,
    act.GUERRILLA: cards.guerrilla,
    act.ASSAULT: declare.assault,
    act.AMBUSH: declare.ambush,
    act.BOMBARD: fire.bombard,
    act.VOLLEY: declare.volley,
    act.ROCKETS: fire.rockets,
    act.BATTERY: fire.battery,
    act.HONOUR: declare.honour,
    act.WITHDRAW: answer.withdraw,
    act.DEFEND: answer.defend,
    act.LEAD: commands.lead,
    act.COMMAND: commands.command,
    act.JOIN: commands.join,
    act.SUPPORT: commands.support,
    act.ADD: reinforce.add,
    act.COMMIT: reinforce.commit,
    act.SAPPERS: reinforce.sappers,
    act.SKIRMISH: reinforce.skirmish,
    act.RETREAT_TO: aftermath.retreat_to,
    act.ADVANCE: aftermath.advance,
    act.SUFFER: aftermath.suffer,
    act.RESTORE: restoration.restore,
    act.RALLY: restoration.rally,
    act.REDOUBT: restoration.redoubt,
}
"""What the rules of each verb say against it. To pass, to retreat and to take a hit are refused by the moment only."""


def nothing(p: Position, action: Action) -> None:
    """Where the moment and the values are right, nothing more is asked of the action."""


def refusal(p: Position, action: Action) -> Refusal:
    """The reason why an action that is not legal here is refused."""
    if p.seat == NOBODY:
        return refuse("over")
    if action.verb not in act.SHAPES:
        return refuse("no-such-action")
    check = CHECKS.get(action.verb, nothing)
    return moment.fault(p, action.verb) or shape.fault(p, action) or check(p, action) or refuse("illegal")
