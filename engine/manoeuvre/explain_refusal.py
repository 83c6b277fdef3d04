"""Why an action is refused: the most telling reason that is true of the position, in a sentence with its rule.

First the moment is judged (whose step is this?), then the values (do they mean anything?), then what the rules of the
verb say, which stand at the end of each module of `phases` and `combat`.
"""

from typing import Final

from engine import dice
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.army import HAND_SIZE, UNKNOWN
from engine.manoeuvre.chance import pool
from engine.manoeuvre.combat import aftermath, answer, declare, reinforce
from engine.manoeuvre.combat.aftermath import may_decline, ways_out
from engine.manoeuvre.fight import NO_COMBAT
from engine.manoeuvre.notation import owner
from engine.manoeuvre.phases import cards, guerrilla, movement, restoration, setup
from engine.manoeuvre.position import CHANCE, NOBODY, Position
from engine.manoeuvre.refusal_checks import Check, Refusing, nothing, unit_name
from engine.manoeuvre.refusals import refuse

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

SET_UP_DUTIES: Final[dict[int, str]] = {
    tags.SECTIONS: "lay the next section",
    tags.NATIONS: "name two nations",
    tags.NATION: "choose your nation",
    tags.EDGE: "choose your edge",
    tags.DEAL: "choose five cards",
    tags.DEPLOY: "every unit must be placed",
}

COMPULSORY: Final[dict[int, str]] = {
    tags.TOP: "top-compulsory",
    tags.MARCH: "march-compulsory",
    tags.CHOICE: "choice-compulsory",
    tags.COMMITMENT: "hit-compulsory",
    tags.SHOW: "show-compulsory",
}

FIXED: Final[dict[str, tuple[int, str]]] = {
    "": (1, "surplus"),
    "square": (64, "no-such-square"),
    "quarters": (4, "no-such-turn"),
    "edge": (4, "no-such-edge"),
    "maharaja": (2, "no-such-flag"),
}
"""For each shape of a value: how many there are, and the code that refuses any other. What is not asked for is 0."""
SEVERAL: Final = (act.DISCARD, act.SHOW)
"""The verbs that name any number of cards; all others that name some name one."""
UNSEEN: Final = (act.DISCARD, act.SHOW, act.DRAW)
"""The verbs by which cards move unseen, so that whoever looks on cannot name them."""


# Chance: rolls that these dice cannot show, and cards that this deck cannot give (§1.2, §4)


def refuse_roll(p: Position, action: Action) -> Refusal | None:
    """The sentences repeat no number of the action: a hostile one may be too long to print."""
    rolled = pool(p)
    spread = dice.distribution(rolled)
    if not spread.least <= action.a <= spread.most:
        return refuse("impossible-total", dice=dice.text_of(rolled), least=spread.least, most=spread.most)
    return _faces(rolled, action) if action.cards else None


def _faces(rolled: int, action: Action) -> Refusal | None:
    sides = dice.faces(rolled)
    if len(action.cards) != len(sides):
        return refuse("faces-count", dice=dice.text_of(rolled))
    for face, most in zip(action.cards, sides, strict=True):
        if not 1 <= face <= most:
            return refuse("faces-range", sides=most)
    return None if sum(action.cards) == action.a else refuse("faces-total")


def refuse_draw(p: Position, action: Action) -> Refusal | None:
    """A card drawn by chance, or chosen for an opening hand."""
    seat = owner(p)
    bag = p.bag[seat]
    if action.a in bag:
        return None
    if UNKNOWN in bag:
        return refuse("hidden-card")
    return refuse("unnamed-card") if action.a == UNKNOWN else refuse("not-in-deck", card=p.card(seat, action.a).name)


REFUSALS: Final[dict[int, Refusing]] = {
    act.PICK: Refusing("Choosing cards", setup.SET_UP, (tags.DEAL,), refuse_draw),
    **setup.REFUSALS,
    **cards.REFUSALS,
    **movement.REFUSALS,
    **restoration.REFUSALS,
    **declare.REFUSALS,
    **answer.REFUSALS,
    **reinforce.REFUSALS,
    **aftermath.REFUSALS,
}
"""Every verb that belongs to some step of a player's; those below have a moment of their own."""

CHECKS: Final[dict[int, Check]] = {
    act.ROLL: refuse_roll,
    act.DRAW: refuse_draw,
    act.SPY: cards.refuse_spy,
    act.GUERRILLA: guerrilla.refuse_guerrilla,
    **{verb: refusing.check for verb, refusing in REFUSALS.items()},
}


def refusal(p: Position, action: Action) -> Refusal:
    """The reason why an action that is not legal here is refused."""
    if p.seat == NOBODY:
        return refuse("over")
    if action.verb not in act.SHAPES:
        return refuse("no-such-action")
    check = CHECKS.get(action.verb, nothing)
    return moment_fault(p, action.verb) or value_fault(p, action) or check(p, action) or refuse("illegal")


# The moment: who is asked, in which phase, and what may not be passed by (§4)


def moment_fault(p: Position, verb: int) -> Refusal | None:
    tag = p.stack[-1]
    if p.seat == CHANCE:
        return _before_chance(tag, verb)
    if verb == act.DONE:
        return undone(p, tag)
    if verb == act.ROLL:
        return refuse("no-dice", now=NOW[tag])
    if verb == act.DRAW:
        return _no_draw(p, tag)
    if verb == act.SPY:
        return None if p.seat == p.active else refuse("spy-other-turn")
    if verb == act.GUERRILLA:
        return _no_guerrilla(p, tag)
    belongs = REFUSALS[verb]
    if tag in belongs.tags:
        return None
    return _out_of_order(p, tag, verb) or refuse("wrong-phase", doing=belongs.doing, home=belongs.home, now=NOW[tag])


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
    if verb in declare.REFUSALS and p.combat.form != NO_COMBAT:
        return refuse("second-combat")
    if tag == tags.REDOUBT and (verb == act.RESTORE or verb == act.RALLY):
        return refuse("restore-late")
    if tag == tags.RESTORATION and verb == act.REDOUBT:
        return refuse("redoubt-early")
    return None


def undone(p: Position, tag: int) -> Refusal | None:
    """Why it is not possible to pass here; None where it is."""
    if tag in SET_UP_DUTIES:
        return refuse("set-up-compulsory", duty=SET_UP_DUTIES[tag])
    if tag in COMPULSORY:
        return refuse(COMPULSORY[tag])
    if tag == tags.MOVEMENT and not p.moved:
        free = p.setting.options.digging_in and not p.charges
        return refuse("move-or-dig-in" if free else "move-compulsory")
    if tag == tags.RETREAT:
        return refuse("retreat-compulsory", unit=unit_name(p, p.combat.target), ways=ways_out(p))
    if tag == tags.ADVANCE and not may_decline(p):
        return refuse("advance-compulsory")
    return None


# The values: whether they mean anything here, before any rule is asked; a peer may send whatever it likes


def value_fault(p: Position, action: Action) -> Refusal | None:
    _, a, b, many = SHAPES[action.verb]
    wrong = _value(p, a, action.a) or _value(p, b, action.b) or _cards(p, many, action)
    if wrong or action.verb in UNSEEN:
        return wrong
    unnamed = (a == "card" and action.a == UNKNOWN) or (many == "cards" and action.cards[0] == UNKNOWN)
    return refuse("unnamed-card") if unnamed else None


def _value(p: Position, shape: str, value: int) -> Refusal | None:
    if shape == "number":
        return None
    if shape == "card":
        known = 0 <= value < len(p.armies[owner(p)].cards)
        return None if known or value == UNKNOWN else refuse("no-such-card")
    if shape == "section":
        count, code = len(p.setting.sections), "no-such-section"
    elif shape == "army":
        count, code = len(p.setting.armies), "no-such-nation"
    elif shape == "unit":
        count, code = len(p.armies[owner(p)].units), "no-such-unit"
    else:
        count, code = FIXED[shape]
    return None if 0 <= value < count else refuse(code)


def _cards(p: Position, many: str, action: Action) -> Refusal | None:
    if many == "faces":
        return None
    if not many:
        return refuse("surplus") if action.cards else None
    if action.verb not in SEVERAL and len(action.cards) != 1:
        return refuse("one-card")
    for card in action.cards:
        wrong = _value(p, "card", card)
        if wrong:
            return wrong
    return None
