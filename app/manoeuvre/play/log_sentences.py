"""A sentence of the log, and what it takes to write one: the step, the event, and who reads it."""

from dataclasses import dataclass
from typing import Final

from app.board.translation import translate
from app.manoeuvre import card_text, names
from engine import dice
from engine.manoeuvre import events
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.combat.aftermath import pursuit_modifier
from engine.manoeuvre.combat.resolve import ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State

OPEN: Final = -1
"""The viewer who sees everything."""


@dataclass(frozen=True)
class Line:
    """One sentence for the log and the screen reader."""

    icon: str
    side: int
    """The side it is about; -1 for both or none."""
    text: str
    heading: bool = False
    """Opens a turn."""
    drawn: tuple[str, ...] = ()
    """The cards a draw brought, nameless where they may not be known; draws that follow each other make one line."""
    by: str = ""
    """Who drew them."""


@dataclass(frozen=True)
class Moment:
    """One event on its way into words."""

    before: State
    after: State
    events: tuple[Event, ...]
    event: Event
    place: int
    viewer: int

    def side(self, seat: int) -> str:
        return names.side(self.after, seat)

    def unit(self, number: int) -> str:
        return names.unit(self.after, number)

    def card(self, seat: int, card: int) -> str:
        return names.card(self.after, seat, card)

    def knows(self, seat: int) -> bool:
        """Whether the reader may know the hand of a seat."""
        return self.viewer in (seat, OPEN)

    def follows(self, kind: str) -> Event | None:
        """The next event, if it is of this kind."""
        rest = self.events[self.place + 1 : self.place + 2]
        return rest[0] if rest and rest[0].kind == kind else None


def listed(words: list[str]) -> str:
    """
    >>> listed(["Supply"]), listed(["Supply", "Redoubt", "Spy"])
    ('Supply', 'Supply, Redoubt and Spy')
    """
    if len(words) < 2:
        return "".join(words)
    return translate("log", "{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def cards(moment: Moment, seat: int, numbers: list[int]) -> str:
    """Cards by title, those unknown left out."""
    return listed([moment.card(seat, number) for number in numbers if number != UNKNOWN])


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
    return sentence.get(purpose, "").replace("{span}", card_text.span(limit))


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


def discarded(moment: Moment) -> Line | None:
    seat, count = moment.event.a, moment.event.b
    top = moment.card(seat, moment.event.card)
    side = moment.side(seat)
    if count == 1:
        text = translate("log", "{side} discarded {card}.").format(side=side, card=top)
    elif moment.knows(seat):
        rest = moment.before.pending[:]
        rest.remove(moment.event.card)
        text = translate("log", "{side} discarded {cards}; {top} lies on top.").format(
            side=side, cards=cards(moment, seat, sorted([*rest, moment.event.card])), top=top
        )
    else:
        text = translate("log", "{side} discarded %n card(s), {top} on top.", "", count).format(side=side, top=top)
    return Line("discard", seat, text)


def drew(moment: Moment) -> Line | None:
    seat = moment.event.a
    card = moment.card(seat, moment.event.card) if moment.knows(seat) else ""
    return draw(seat, moment.side(seat), (card,))


def draw(seat: int, side: str, drawn: tuple[str, ...]) -> Line:
    """What one draw or several brought."""
    if all(drawn):
        text = translate("log", "{side} drew {cards}.").format(side=side, cards=listed(list(drawn)))
    else:
        text = translate("log", "{side} drew %n card(s).", "", len(drawn)).format(side=side)
    return Line("draw", seat, text, drawn=drawn, by=side)


def reshuffled(moment: Moment) -> Line | None:
    seat = moment.event.a
    text = translate("log", "{side} shuffled the discards into a new deck of %n card(s) (R38).", "", moment.event.b)
    return Line("refresh", seat, text.format(side=moment.side(seat)))


def deck_over(moment: Moment) -> Line | None:
    seat = moment.event.a
    if moment.after.day_over[1 - seat]:
        text = translate("log", "{side} has drawn the last card of the first deck: night falls after this turn (R40).")
    else:
        text = translate("log", "{side} has drawn the last card of the first deck (§2.3).")
    return Line("moon", seat, text.format(side=moment.side(seat)))


def shown(moment: Moment) -> Line | None:
    seat = moment.event.a
    side = moment.side(seat)
    hand = moment.after.hand[seat]
    if not hand:
        return Line("spy", seat, translate("log", "{side} has no card to show.").format(side=side))
    if moment.knows(seat) or moment.viewer == moment.before.active:
        text = translate("log", "{side} showed {cards}.").format(side=side, cards=cards(moment, seat, hand))
    else:
        text = translate("log", "{side} showed the hand to the spy.").format(side=side)
    return Line("spy", seat, text)


def returned(moment: Moment) -> Line | None:
    seat = moment.event.a
    text = translate("log", "{card} comes back to the hand of {side} (R22).").format(
        card=moment.card(seat, moment.event.card), side=moment.side(seat)
    )
    return Line("cards", seat, text)


def cancelled(moment: Moment) -> Line | None:
    seat = moment.event.a
    text = translate("log", "{other} cancelled {card} of {side} with a Guerrilla (R31).").format(
        other=moment.side(1 - seat), card=moment.card(seat, moment.event.card), side=moment.side(seat)
    )
    return Line("cross", 1 - seat, text)


def played(moment: Moment) -> Line | None:
    """What the other events of the step do not tell anyway."""
    seat = moment.event.a
    sentences = {
        "spy": ("spy", translate("log", "{side} sent a {card} to look at the enemy's hand.")),
        "supply": ("wagon", translate("log", "{side} played {card} to move another unit.")),
        "forced march": ("boot", translate("log", "{side} played {card}.")),
        "banzai charge": ("boot", translate("log", "{side} opened a {card}.")),
        "restore": ("heart", translate("log", "{side} played {card} to restore {unit}.")),
        "rally": ("heart", translate("log", "{card} tried to rally {unit}.")),
        "maharaja": ("star", translate("log", "The {card} speaks for all nations of {side}.")),
        "defend": ("cards", translate("log", "{side} defended with {card}, +{defence}.")),
        "lead": ("star", translate("log", "{card} took part, +{combat}.")),
        "command": ("star", translate("log", "{card} took command of the attack.")),
        "join": ("star", translate("log", "{card} joined with {dice}.")),
        "add": ("cards", translate("log", "{side} added {card}, {dice}.")),
        "commit": ("drum", translate("log", "{side} played {card}, {dice}.")),
        "sappers": ("cards", translate("log", "{card} opened the redoubt.")),
        "skirmish": ("cross", translate("log", "{side} broke off the assault with {card}.")),
        "withdraw": ("retreat", translate("log", "{side} played {card} to withdraw.")),
    }
    if moment.event.text not in sentences:
        return None
    icon, sentence = sentences[moment.event.text]
    return Line(icon, seat, sentence.format(side=moment.side(seat), **_facts(moment)))


def _facts(moment: Moment) -> dict[str, str]:
    seat, number = moment.event.a, moment.event.card
    card = moment.after.card(seat, number)
    attacking = seat == moment.before.active
    restored = next((event.a for event in moment.events if event.kind == events.RESTORING), -1)
    return {
        "card": moment.card(seat, number),
        "dice": dice.text_of(card.attack),
        "defence": str(card.defence),
        "combat": str(card.combat_attack if attacking else card.combat_defence),
        "unit": moment.unit(restored) if restored >= 0 else "",
    }


def restored(moment: Moment) -> Line | None:
    unit = moment.event.a
    text = translate("log", "{unit} is back at full strength (§7).").format(unit=moment.unit(unit))
    return Line("heart", unit >> 3, text)


def built(moment: Moment) -> Line | None:
    seat = moment.before.active
    text = translate("log", "{side} built a redoubt on {square}.").format(
        side=moment.side(seat), square=names.square(moment.event.b)
    )
    return Line("redoubt", seat, text)


def razed(moment: Moment) -> Line | None:
    text = translate("log", "The redoubt on {square} is gone (R32).").format(square=names.square(moment.event.b))
    return Line("redoubt", -1, text)
