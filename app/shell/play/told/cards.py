"""Cards told: discards, draws, what is played outside of combat, spies, restorations and redoubts."""

from app.board import names
from app.board.words import translate
from app.shell.play.told.line import Line, Moment, cards, listed
from engine import dice
from engine.manoeuvre import events


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
