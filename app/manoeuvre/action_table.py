"""The one table of words for actions: icon, key, button, tip, advice, line in the log and heading of each.

`action_text` fills the sentences for buttons, hints, log, board, combat sheet, replay and command line, so that one
action is called the same everywhere. What an action leads to (dice, hits, losses) is told by `play.log_text`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from app.board.translation import QT_TRANSLATE_NOOP, translate
from engine.manoeuvre import action as act
from engine.manoeuvre import fight, tags
from engine.manoeuvre.action import SHAPES


@dataclass(frozen=True)
class ActionWords:
    """How one action is spoken of. Names in braces are filled in by `facts`."""

    icon: str
    advice: str
    """What to do, within a sentence: “move {unit} from {start} to {end}”."""
    log: str
    """What was done, as a sentence."""
    heading: str
    """What it belongs to, as a noun: “movement”."""
    button: str = ""
    """Where the advice, with a capital, says too much for a button, or lacks its numbers."""
    key: str = ""
    tip: str = ""
    card: str = ""
    """What is written beside a card that is played for this."""
    hidden: Callable[[int], str] | None = None
    """The line in the log for a reader who may not see the cards, by their number."""
    quiet: bool = False
    """The log leaves its line out, since what follows says the same; a replay, step by step, shows it."""


ACTIONS: Final[Mapping[int, ActionWords]] = {
    act.DONE: ActionWords(
        "check",
        QT_TRANSLATE_NOOP("actions", "do nothing more"),
        QT_TRANSLATE_NOOP("actions", "{side} passed."),
        QT_TRANSLATE_NOOP("actions", "the turn goes on"),
        key="N",
        quiet=True,
    ),
    act.ROLL: ActionWords(
        "dice",
        QT_TRANSLATE_NOOP("actions", "roll {number}"),
        QT_TRANSLATE_NOOP("actions", "{side} rolled {number} for the first turn."),
        QT_TRANSLATE_NOOP("actions", "dice"),
    ),
    act.DRAW: ActionWords(
        "draw",
        QT_TRANSLATE_NOOP("actions", "draw {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} drew {cards}."),
        QT_TRANSLATE_NOOP("actions", "draw"),
        hidden=lambda number: translate("actions", "{side} drew %n card(s).", "", number),
    ),
    act.SECTION: ActionWords(
        "map",
        QT_TRANSLATE_NOOP("actions", "lay section {section}"),
        QT_TRANSLATE_NOOP("actions", "{side} laid section {section}."),
        QT_TRANSLATE_NOOP("actions", "battlefield"),
        button=QT_TRANSLATE_NOOP("actions", "Lay section {section}, turned by {degrees}°"),
    ),
    act.NATIONS: ActionWords(
        "flag",
        QT_TRANSLATE_NOOP("actions", "offer {nation} and {other}"),
        QT_TRANSLATE_NOOP("actions", "{side} offered {nation} and {other}."),
        QT_TRANSLATE_NOOP("actions", "nations"),
        button=QT_TRANSLATE_NOOP("actions", "{nation} and {other}"),
    ),
    act.NATION: ActionWords(
        "flag",
        QT_TRANSLATE_NOOP("actions", "lead {nation}"),
        QT_TRANSLATE_NOOP("actions", "The first player chose {nation}."),
        QT_TRANSLATE_NOOP("actions", "nations"),
    ),
    act.EDGE: ActionWords(
        "flag",
        QT_TRANSLATE_NOOP("actions", "take the {edge} edge"),
        QT_TRANSLATE_NOOP("actions", "The second player took the {edge} edge."),
        QT_TRANSLATE_NOOP("actions", "edges"),
    ),
    act.PICK: ActionWords(
        "draw",
        QT_TRANSLATE_NOOP("actions", "take {card} into the opening hand"),
        QT_TRANSLATE_NOOP("actions", "{side} chose its opening hand."),
        QT_TRANSLATE_NOOP("actions", "opening hand"),
        button=QT_TRANSLATE_NOOP("actions", "Take {card}"),
        quiet=True,
    ),
    act.PLACE: ActionWords(
        "boot",
        QT_TRANSLATE_NOOP("actions", "set up {unit} on {end}"),
        QT_TRANSLATE_NOOP("actions", "{unit} was set up on {end}."),
        QT_TRANSLATE_NOOP("actions", "deployment"),
        button=QT_TRANSLATE_NOOP("actions", "Set up on {end}"),
    ),
    act.DISCARD: ActionWords(
        "discard",
        QT_TRANSLATE_NOOP("actions", "discard {cards}"),
        QT_TRANSLATE_NOOP("actions", "{side} discarded {cards}."),
        QT_TRANSLATE_NOOP("actions", "discard"),
        button=QT_TRANSLATE_NOOP("actions", "Discard"),
        hidden=lambda number: translate("actions", "{side} discarded %n card(s).", "", number),
    ),
    act.TOP: ActionWords(
        "discard",
        QT_TRANSLATE_NOOP("actions", "leave {card} on top of the discards"),
        QT_TRANSLATE_NOOP("actions", "{side} discarded {cards}, with {card} on top."),
        QT_TRANSLATE_NOOP("actions", "discard"),
        button=QT_TRANSLATE_NOOP("actions", "{card} on top"),
        hidden=lambda number: translate("actions", "{side} discarded %n card(s), with {card} on top.", "", number),
    ),
    act.SPY: ActionWords(
        "spy",
        QT_TRANSLATE_NOOP("actions", "look at the enemy's hand with {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} played {card} to look at the enemy's hand."),
        QT_TRANSLATE_NOOP("actions", "a spy"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: look at the enemy's hand"),
        key="Y",
        tip=QT_TRANSLATE_NOOP("actions", "The enemy shows you all his cards. You can't undo this (§9.2, R35)."),
        card=QT_TRANSLATE_NOOP("actions", "Looks at the hand"),
    ),
    act.SHOW: ActionWords(
        "eye",
        QT_TRANSLATE_NOOP("actions", "show your hand"),
        QT_TRANSLATE_NOOP("actions", "{side} showed {cards}."),
        QT_TRANSLATE_NOOP("actions", "a spy"),
        hidden=lambda number: translate("actions", "{side} showed its hand to the spy."),
    ),
    act.MOVE: ActionWords(
        "boot",
        QT_TRANSLATE_NOOP("actions", "move {unit} from {start} to {end}"),
        QT_TRANSLATE_NOOP("actions", "{unit} moved from {start} to {end}."),
        QT_TRANSLATE_NOOP("actions", "movement"),
        button=QT_TRANSLATE_NOOP("actions", "Move to {end}"),
    ),
    act.BANZAI: ActionWords(
        "boot",
        QT_TRANSLATE_NOOP("actions", "play {card} before moving"),
        QT_TRANSLATE_NOOP("actions", "{side} began a {card}."),
        QT_TRANSLATE_NOOP("actions", "movement"),
        button=QT_TRANSLATE_NOOP("actions", "{card}"),
        key="B",
        tip=QT_TRANSLATE_NOOP("actions", "One or two units move up to two squares (§9.2, R7)."),
        card=QT_TRANSLATE_NOOP("actions", "Charge"),
    ),
    act.DIG_IN: ActionWords(
        "spade",
        QT_TRANSLATE_NOOP("actions", "dig in"),
        QT_TRANSLATE_NOOP("actions", "{side} dug in instead of moving and discards its whole hand."),
        QT_TRANSLATE_NOOP("actions", "movement"),
        key="D",
        tip=QT_TRANSLATE_NOOP("actions", "Nobody moves, and you discard your whole hand (§5, R8)."),
    ),
    act.SUPPLY: ActionWords(
        "wagon",
        QT_TRANSLATE_NOOP("actions", "play {card} to move another unit"),
        QT_TRANSLATE_NOOP("actions", "{side} played {card} to move another unit."),
        QT_TRANSLATE_NOOP("actions", "movement"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: move another unit"),
        key="S",
        tip=QT_TRANSLATE_NOOP("actions", "You then move a unit that has not moved yet (§5, R5)."),
        card=QT_TRANSLATE_NOOP("actions", "One more move"),
    ),
    act.FORCED_MARCH: ActionWords(
        "boot",
        QT_TRANSLATE_NOOP("actions", "play {card} to move one square further"),
        QT_TRANSLATE_NOOP("actions", "{side} played {card}."),
        QT_TRANSLATE_NOOP("actions", "movement"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: one square further"),
        key="F",
        tip=QT_TRANSLATE_NOOP("actions", "The unit that has just moved goes on at once (§9.2, R46)."),
        card=QT_TRANSLATE_NOOP("actions", "One square further"),
    ),
    act.GUERRILLA: ActionWords(
        "cross",
        QT_TRANSLATE_NOOP("actions", "cancel it with {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} cancelled {other} with a Guerrilla."),
        QT_TRANSLATE_NOOP("actions", "a Guerrilla"),
        key="G",
        card=QT_TRANSLATE_NOOP("actions", "Cancels"),
    ),
    act.ASSAULT: ActionWords(
        "sabres",
        QT_TRANSLATE_NOOP("actions", "assault {target} on {end} with {card}"),
        QT_TRANSLATE_NOOP("actions", "{unit} assaulted {target} on {end} with {dice}."),
        QT_TRANSLATE_NOOP("actions", "assault on {target}"),
        button=QT_TRANSLATE_NOOP("actions", "Assault {target} with {unit}: {dice}"),
        card=QT_TRANSLATE_NOOP("actions", "Assault"),
    ),
    act.AMBUSH: ActionWords(
        "sabres",
        QT_TRANSLATE_NOOP("actions", "ambush {target} on {end}"),
        QT_TRANSLATE_NOOP("actions", "{side} ambushed {target} on {end} with {dice}."),
        QT_TRANSLATE_NOOP("actions", "ambush of {target}"),
        button=QT_TRANSLATE_NOOP("actions", "Ambush {target}: {dice}"),
        card=QT_TRANSLATE_NOOP("actions", "Ambush"),
    ),
    act.BOMBARD: ActionWords(
        "cannon",
        QT_TRANSLATE_NOOP("actions", "bombard {target} on {end} with {card}"),
        QT_TRANSLATE_NOOP("actions", "{unit} bombarded {target} on {end} with {dice}."),
        QT_TRANSLATE_NOOP("actions", "bombardment of {target}"),
        button=QT_TRANSLATE_NOOP("actions", "Bombard {target} with {unit}: {dice}"),
        card=QT_TRANSLATE_NOOP("actions", "Bombardment"),
    ),
    act.VOLLEY: ActionWords(
        "volley",
        QT_TRANSLATE_NOOP("actions", "fire a volley at {target} on {end} with {card}"),
        QT_TRANSLATE_NOOP("actions", "{unit} fired a volley at {target} on {end} with {dice}."),
        QT_TRANSLATE_NOOP("actions", "volley at {target}"),
        button=QT_TRANSLATE_NOOP("actions", "Volley at {target} with {unit}: {dice}"),
        card=QT_TRANSLATE_NOOP("actions", "Volley"),
    ),
    act.ROCKETS: ActionWords(
        "rocket",
        QT_TRANSLATE_NOOP("actions", "fire rockets from {start} at {target} on {end}"),
        QT_TRANSLATE_NOOP("actions", "{unit} fired rockets at {target} on {end}."),
        QT_TRANSLATE_NOOP("actions", "rockets at {target}"),
        button=QT_TRANSLATE_NOOP("actions", "Rockets at {target} from {start}"),
        card=QT_TRANSLATE_NOOP("actions", "Rockets"),
    ),
    act.BATTERY: ActionWords(
        "cannon",
        QT_TRANSLATE_NOOP("actions", "fire a Grand Battery from {start} at {target} on {end}"),
        QT_TRANSLATE_NOOP("actions", "The Grand Battery of {card} fired at {target} on {end} with {dice}."),
        QT_TRANSLATE_NOOP("actions", "Grand Battery at {target}"),
        button=QT_TRANSLATE_NOOP("actions", "Grand Battery at {target} from {start}: {dice}"),
        card=QT_TRANSLATE_NOOP("actions", "Grand Battery"),
    ),
    act.HONOUR: ActionWords(
        "skull",
        QT_TRANSLATE_NOOP("actions", "give up {target} on {end} with {card}"),
        QT_TRANSLATE_NOOP("actions", "{unit} on {end} died with honour."),
        QT_TRANSLATE_NOOP("actions", "Death with Honour"),
        button=QT_TRANSLATE_NOOP("actions", "Give up {target}"),
        card=QT_TRANSLATE_NOOP("actions", "Death with Honour"),
    ),
    act.WITHDRAW: ActionWords(
        "retreat",
        QT_TRANSLATE_NOOP("actions", "withdraw with {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} tried to withdraw with {card}."),
        QT_TRANSLATE_NOOP("actions", "the defence"),
        key="W",
        tip=QT_TRANSLATE_NOOP("actions", "{span} on a d6: {chance}. Otherwise the card defends (§8, R15)."),
        card=QT_TRANSLATE_NOOP("actions", "Withdraws"),
    ),
    act.DEFEND: ActionWords(
        "shield",
        QT_TRANSLATE_NOOP("actions", "defend with {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} defended with {card}: +{defence}."),
        QT_TRANSLATE_NOOP("actions", "the defence"),
        button=QT_TRANSLATE_NOOP("actions", "Defend with {card}: +{defence}"),
        card=QT_TRANSLATE_NOOP("actions", "Defends"),
    ),
    act.LEAD: ActionWords(
        "star",
        QT_TRANSLATE_NOOP("actions", "play {card} for his combat value"),
        QT_TRANSLATE_NOOP("actions", "{card} joined the fight: +{combat}."),
        QT_TRANSLATE_NOOP("actions", "a leader"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: combat +{combat}"),
        card=QT_TRANSLATE_NOOP("actions", "As combat"),
    ),
    act.COMMAND: ActionWords(
        "star",
        QT_TRANSLATE_NOOP("actions", "play {card} for his command"),
        QT_TRANSLATE_NOOP("actions", "{card} took command of the attack."),
        QT_TRANSLATE_NOOP("actions", "a leader"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: command {command}"),
        card=QT_TRANSLATE_NOOP("actions", "As command"),
    ),
    act.JOIN: ActionWords(
        "star",
        QT_TRANSLATE_NOOP("actions", "let {card} join the assault"),
        QT_TRANSLATE_NOOP("actions", "{card} joined the assault with {dice}."),
        QT_TRANSLATE_NOOP("actions", "a leader"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: {dice}"),
        card=QT_TRANSLATE_NOOP("actions", "Joins with dice"),
    ),
    act.SUPPORT: ActionWords(
        "sabres",
        QT_TRANSLATE_NOOP("actions", "support the attack with {unit}"),
        QT_TRANSLATE_NOOP("actions", "{unit} supported the attack."),
        QT_TRANSLATE_NOOP("actions", "the attack"),
        button=QT_TRANSLATE_NOOP("actions", "Support with {unit}"),
    ),
    act.ADD: ActionWords(
        "cards",
        QT_TRANSLATE_NOOP("actions", "add {card} to the attack"),
        QT_TRANSLATE_NOOP("actions", "{side} added {card}: {dice}."),
        QT_TRANSLATE_NOOP("actions", "the attack"),
        button=QT_TRANSLATE_NOOP("actions", "Add {card}: {dice}"),
        card=QT_TRANSLATE_NOOP("actions", "Added"),
    ),
    act.COMMIT: ActionWords(
        "drum",
        QT_TRANSLATE_NOOP("actions", "commit the attack with {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} committed its attack with {card}: 2d6 more, and a hit afterwards."),
        QT_TRANSLATE_NOOP("actions", "the attack"),
        button=QT_TRANSLATE_NOOP("actions", "Commit with {card}: 2d6"),
        tip=QT_TRANSLATE_NOOP("actions", "One of the attacking units takes a hit afterwards (§9.2, R23)."),
        card=QT_TRANSLATE_NOOP("actions", "Committed"),
    ),
    act.SAPPERS: ActionWords(
        "spade",
        QT_TRANSLATE_NOOP("actions", "play {card} against the redoubt"),
        QT_TRANSLATE_NOOP("actions", "{side} played {card}: the redoubt does not count."),
        QT_TRANSLATE_NOOP("actions", "the attack"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: the redoubt does not count"),
        card=QT_TRANSLATE_NOOP("actions", "Against the redoubt"),
    ),
    act.SKIRMISH: ActionWords(
        "cross",
        QT_TRANSLATE_NOOP("actions", "break off the assault with {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} broke off the assault with {card}."),
        QT_TRANSLATE_NOOP("actions", "the attack"),
        button=QT_TRANSLATE_NOOP("actions", "{card}: break off the assault"),
        key="K",
        tip=QT_TRANSLATE_NOOP("actions", "You take your first card back, and the unit may slip away (§9.2, R22)."),
        card=QT_TRANSLATE_NOOP("actions", "Breaks off"),
    ),
    act.HIT: ActionWords(
        "target",
        QT_TRANSLATE_NOOP("actions", "choose the hit"),
        QT_TRANSLATE_NOOP("actions", "{side} chose the hit."),
        QT_TRANSLATE_NOOP("actions", "the outcome"),
        button=QT_TRANSLATE_NOOP("actions", "Hit: the unit is reduced"),
        key="H",
        quiet=True,
    ),
    act.RETREAT: ActionWords(
        "retreat",
        QT_TRANSLATE_NOOP("actions", "choose the retreat"),
        QT_TRANSLATE_NOOP("actions", "{side} chose the retreat."),
        QT_TRANSLATE_NOOP("actions", "the outcome"),
        button=QT_TRANSLATE_NOOP("actions", "Retreat"),
        key="R",
        quiet=True,
    ),
    act.RETREAT_TO: ActionWords(
        "retreat",
        QT_TRANSLATE_NOOP("actions", "retreat to {end}"),
        QT_TRANSLATE_NOOP("actions", "{unit} retreated from {start} to {end}."),
        QT_TRANSLATE_NOOP("actions", "the outcome"),
    ),
    act.ADVANCE: ActionWords(
        "advance",
        QT_TRANSLATE_NOOP("actions", "advance with {unit}"),
        QT_TRANSLATE_NOOP("actions", "{unit} advanced from {start} to {end}."),
        QT_TRANSLATE_NOOP("actions", "the outcome"),
    ),
    act.SUFFER: ActionWords(
        "target",
        QT_TRANSLATE_NOOP("actions", "let {unit} take the hit"),
        QT_TRANSLATE_NOOP("actions", "{side} let {unit} take the hit."),
        QT_TRANSLATE_NOOP("actions", "the outcome"),
        quiet=True,
    ),
    act.RESTORE: ActionWords(
        "heart",
        QT_TRANSLATE_NOOP("actions", "restore {unit} with {card}"),
        QT_TRANSLATE_NOOP("actions", "{side} played {card} to restore {unit}."),
        QT_TRANSLATE_NOOP("actions", "restoration"),
        card=QT_TRANSLATE_NOOP("actions", "Restores"),
    ),
    act.RALLY: ActionWords(
        "rally",
        QT_TRANSLATE_NOOP("actions", "rally {unit} with {card}"),
        QT_TRANSLATE_NOOP("actions", "{card} tried to rally {unit}."),
        QT_TRANSLATE_NOOP("actions", "restoration"),
        button=QT_TRANSLATE_NOOP("actions", "Rally {unit} with {card}: {chance}"),
        card=QT_TRANSLATE_NOOP("actions", "Rallies"),
    ),
    act.REDOUBT: ActionWords(
        "redoubt",
        QT_TRANSLATE_NOOP("actions", "build a redoubt on {end}"),
        QT_TRANSLATE_NOOP("actions", "{side} built a redoubt on {end}."),
        QT_TRANSLATE_NOOP("actions", "restoration"),
        card=QT_TRANSLATE_NOOP("actions", "Builds a redoubt"),
    ),
}

PASSES: Final[Mapping[int, ActionWords]] = {
    tags.DISCARD: ActionWords(
        "discard",
        QT_TRANSLATE_NOOP("actions", "keep all cards"),
        QT_TRANSLATE_NOOP("actions", "{side} kept all cards."),
        QT_TRANSLATE_NOOP("actions", "discard"),
    ),
    tags.DRAW: ActionWords(
        "boot",
        QT_TRANSLATE_NOOP("actions", "go on to movement"),
        QT_TRANSLATE_NOOP("actions", "{side} went on to movement."),
        QT_TRANSLATE_NOOP("actions", "draw"),
        quiet=True,
    ),
    tags.MOVEMENT: ActionWords(
        "boot",
        QT_TRANSLATE_NOOP("actions", "end the movement"),
        QT_TRANSLATE_NOOP("actions", "{side} ended its movement."),
        QT_TRANSLATE_NOOP("actions", "movement"),
        quiet=True,
    ),
    tags.GUERRILLA: ActionWords(
        "check",
        QT_TRANSLATE_NOOP("actions", "let it pass"),
        QT_TRANSLATE_NOOP("actions", "{side} let it pass."),
        QT_TRANSLATE_NOOP("actions", "a Guerrilla"),
        quiet=True,
    ),
    tags.COMBAT: ActionWords(
        "sabres",
        QT_TRANSLATE_NOOP("actions", "don't attack"),
        QT_TRANSLATE_NOOP("actions", "{side} did not attack."),
        QT_TRANSLATE_NOOP("actions", "combat"),
        button=QT_TRANSLATE_NOOP("actions", "No combat"),
    ),
    tags.ANSWER: ActionWords(
        "shield",
        QT_TRANSLATE_NOOP("actions", "add nothing to the defence"),
        QT_TRANSLATE_NOOP("actions", "{side} added nothing to the defence."),
        QT_TRANSLATE_NOOP("actions", "the defence"),
    ),
    tags.REINFORCE: ActionWords(
        "sabres",
        QT_TRANSLATE_NOOP("actions", "roll for the attack as it stands"),
        QT_TRANSLATE_NOOP("actions", "{side} attacked."),
        QT_TRANSLATE_NOOP("actions", "the attack"),
        button=QT_TRANSLATE_NOOP("actions", "Attack"),
        quiet=True,
    ),
    tags.ADVANCE: ActionWords(
        "advance",
        QT_TRANSLATE_NOOP("actions", "don't advance"),
        QT_TRANSLATE_NOOP("actions", "{side} did not advance."),
        QT_TRANSLATE_NOOP("actions", "the outcome"),
    ),
    tags.SKIRMISH: ActionWords(
        "boot",
        QT_TRANSLATE_NOOP("actions", "stay where you are"),
        QT_TRANSLATE_NOOP("actions", "{side} stayed in place."),
        QT_TRANSLATE_NOOP("actions", "the outcome"),
        button=QT_TRANSLATE_NOOP("actions", "Stay"),
        quiet=True,
    ),
    tags.RESTORATION: ActionWords(
        "heart",
        QT_TRANSLATE_NOOP("actions", "restore nobody"),
        QT_TRANSLATE_NOOP("actions", "{side} restored nobody."),
        QT_TRANSLATE_NOOP("actions", "restoration"),
        button=QT_TRANSLATE_NOOP("actions", "No restoration"),
    ),
    tags.REDOUBT: ActionWords(
        "redoubt",
        QT_TRANSLATE_NOOP("actions", "build no redoubt"),
        QT_TRANSLATE_NOOP("actions", "{side} built no redoubt."),
        QT_TRANSLATE_NOOP("actions", "restoration"),
        button=QT_TRANSLATE_NOOP("actions", "No redoubt"),
        quiet=True,
    ),
}
"""What passing means, by the decision it is made at."""

BY_STAFF: Final = replace(
    ACTIONS[act.WITHDRAW],
    log=QT_TRANSLATE_NOOP("actions", "{side} chose to withdraw."),
    button=QT_TRANSLATE_NOOP("actions", "Withdraw"),
    tip=QT_TRANSLATE_NOOP("actions", "The unit leaves before the dice; the attacker may follow (§6.1, R11)."),
)
"""The card Withdraw needs no die."""
WITH_MAHARAJA: Final = {
    act.LEAD: QT_TRANSLATE_NOOP("actions", "{card} with the Maharaja: combat +{combat}"),
    act.COMMAND: QT_TRANSLATE_NOOP("actions", "{card} with the Maharaja: command {maharaja}"),
    act.RALLY: QT_TRANSLATE_NOOP("actions", "Rally {unit} with {card} and the Maharaja: {chance}"),
}
FATAL: Final = {
    act.HIT: QT_TRANSLATE_NOOP("actions", "Hit: the unit is lost"),
    act.RETREAT: QT_TRANSLATE_NOOP("actions", "Retreat: the unit is lost"),
}
FORMS: Final = {
    fight.ASSAULT: act.ASSAULT,
    fight.AMBUSH: act.AMBUSH,
    fight.BOMBARDMENT: act.BOMBARD,
    fight.VOLLEY: act.VOLLEY,
    fight.ROCKET: act.ROCKETS,
    fight.BATTERY: act.BATTERY,
    fight.HONOUR: act.HONOUR,
}
"""By which action each form of combat is declared."""
VERBS: Final = {shape[0].replace("-", " "): verb for verb, shape in SHAPES.items()} | {"banzai charge": act.BANZAI}
"""Verbs by the words that events have for them."""
