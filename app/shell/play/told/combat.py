"""Combat told: who attacks whom, what the dice gave against what, and what became of the units."""

from typing import Final

from app.board import cardwords, names
from app.board.words import translate
from app.shell.play.told.line import Line, Moment
from engine import dice
from engine.manoeuvre import events
from engine.manoeuvre.combat.aftermath import pursuit_modifier
from engine.manoeuvre.combat.resolve import ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.events import Event

_ICONS: Final = {"bombard": "cannon", "battery": "cannon", "volley": "volley", "rockets": "rocket", "honour": "skull"}


def declared(moment: Moment) -> Line | None:
    event = moment.event
    seat = moment.before.active
    card = moment.after.card(seat, moment.after.pile[seat][-1])
    square = moment.before.square[event.b]
    sentence = {
        "assault": translate("log", "{unit} assaulted {target} on {square} with {attack}."),
        "ambush": translate("log", "{side} ambushed {target} on {square} with {attack}."),
        "bombard": translate("log", "{unit} bombarded {target} on {square} with {bombard}."),
        "volley": translate("log", "{unit} fired a volley at {target} on {square} with {volley}."),
        "rockets": translate("log", "{unit} fired rockets at {target} on {square}."),
        "battery": translate("log", "{card} let a Grand Battery fire at {target} on {square} with {battery}."),
        "honour": translate("log", "{unit} on {square} died with honour."),
    }[event.text]
    text = sentence.format(
        side=moment.side(seat),
        unit=moment.unit(event.a) if event.a >= 0 else "",
        target=moment.unit(event.b),
        square=names.square(square),
        card=card.name,
        attack=dice.text_of(card.attack),
        bombard=dice.text_of(card.bombard),
        volley=dice.text_of(card.volley),
        battery=dice.text_of(card.battery),
    )
    return Line(_ICONS.get(event.text, "sabres"), seat, text)


def supported(moment: Moment) -> Line | None:
    unit = moment.event.a
    return Line("sabres", unit >> 3, translate("log", "{unit} supported the attack.").format(unit=moment.unit(unit)))


def committed(moment: Moment) -> Line | None:
    unit = moment.event.a
    text = translate("log", "{unit} committed itself: 2d6 more, and a hit to come (R23).")
    return Line("drum", unit >> 3, text.format(unit=moment.unit(unit)))


def rolled(moment: Moment) -> Line | None:
    event = moment.event
    totals = moment.follows(events.TOTALS)
    facts = {
        "side": moment.side(event.c),
        "dice": dice.text_of(event.b).replace("+", " + "),
        "roll": str(event.a),
    }
    if totals is not None:
        return Line("dice", event.c, _with_totals(moment, totals, facts))
    sentence = {
        "rockets": _rockets(event.a),
        "rally": _needed(moment, event.a, _rally_limit(moment)),
        "withdraw": _needed(moment, event.a, _withdraw_limit(moment)),
        "pursuit": _needed(moment, event.a, _pursuit_limit(moment)),
    }.get(event.text, translate("log", "{side} rolled {roll} for the first turn."))
    return Line("dice", event.c, sentence.format(**facts))


def _with_totals(moment: Moment, totals: Event, facts: dict[str, str]) -> str:
    result = {
        "lose": translate("log", "{dice} gave {roll}: {attack} against {defence}. Repulsed."),
        "equal": translate("log", "{dice} gave {roll}: {attack} against {defence}. A stand-off."),
        "win": translate("log", "{dice} gave {roll}: {attack} against {defence}. {defender} chooses."),
        "double": translate("log", "{dice} gave {roll}: {attack} against {defence}, twice that. {attacker} chooses."),
        "triple": translate("log", "{dice} gave {roll}: {attack} against {defence}, three times that. Broken."),
        "quadruple": translate("log", "{dice} gave {roll}: {attack} against {defence}, four times that. Destroyed."),
        "hit": translate("log", "{dice} gave {roll}: {attack} against {defence}. A hit."),
        "miss": translate("log", "{dice} gave {roll}: {attack} against {defence}. No effect."),
    }[totals.text]
    active = moment.before.active
    return result.format(
        attack=totals.a,
        defence=totals.b,
        attacker=moment.side(active),
        defender=moment.side(1 - active),
        **facts,
    )


def _rockets(roll: int) -> str:
    if roll >= ROCKETS_HIT:
        return translate("log", "The rockets rolled {roll}: a hit and a retreat (§6.3).")
    if roll >= ROCKETS_RETREAT:
        return translate("log", "The rockets rolled {roll}: a retreat (§6.3).")
    return translate("log", "The rockets rolled {roll}: no effect (§6.3).")


def _needed(moment: Moment, roll: int, limit: int) -> str:
    """A d6 against a range. Braces that stay are filled with the facts of the roll."""
    purpose = moment.event.text
    if roll <= limit:
        sentence = {
            "rally": translate("log", "Rolled {roll}, needed {span}. The rally succeeded."),
            "withdraw": translate("log", "Rolled {roll}, needed {span}. The withdrawal succeeded."),
            "pursuit": translate("log", "Pursuit: rolled {roll}, needed {span}. A hit."),
        }
    else:
        sentence = {
            "rally": translate("log", "Rolled {roll}, needed {span}. The rally failed."),
            "withdraw": translate("log", "Rolled {roll}, needed {span}. The withdrawal failed; the card defends."),
            "pursuit": translate("log", "Pursuit: rolled {roll}, needed {span}. No hit."),
        }
    return sentence.get(purpose, "").replace("{span}", cardwords.span(limit))


def _rally_limit(moment: Moment) -> int:
    card = moment.before.rally_card
    return moment.before.card(moment.before.active, card).rally if card >= 0 else 0


def _withdraw_limit(moment: Moment) -> int:
    card = moment.before.combat.trying
    return moment.before.card(1 - moment.before.active, card).withdraw if card >= 0 else 0


def _pursuit_limit(moment: Moment) -> int:
    pursuing = moment.before.combat.pursuing
    if not pursuing:
        return 0
    return min(moment.before.card(moment.before.active, pursuing[0]).pursuit - pursuit_modifier(moment.before), 6)


def hit(moment: Moment) -> Line | None:
    unit = moment.event.a
    sentence = {
        "pursuit": translate("log", "{unit} was caught in the pursuit and is reduced."),
        "commitment": translate("log", "{unit} paid for the committed attack and is reduced."),
    }.get(moment.event.text, translate("log", "{unit} is reduced."))
    return Line("target", unit >> 3, sentence.format(unit=moment.unit(unit)))


def lost(moment: Moment) -> Line | None:
    unit = moment.event.a
    sentence = {
        "no way out": translate("log", "{unit} had no way out and is lost (§6.6)."),
        "pursuit": translate("log", "{unit} was caught in the pursuit and is lost."),
        "commitment": translate("log", "{unit} paid for the committed attack and is lost."),
    }.get(moment.event.text, translate("log", "{unit} is lost."))
    return Line("skull", unit >> 3, sentence.format(unit=moment.unit(unit)))
