"""A view of the battle as the board and the hand show it: counters, cards, and words for each square."""

from typing import Final

from app.board.translation import translate
from app.manoeuvre import card_text, names
from app.manoeuvre.board.looks import BoardLook, CardLook, CounterLook
from engine import dice
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import UNKNOWN, Card
from engine.manoeuvre.battlefield import LETTERS
from engine.manoeuvre.combat.totals import REDOUBT_BONUS
from engine.manoeuvre.position import REDUCED, Position

MOST_VALUES: Final = 3
"""As many as a card's face has rows for."""


def cover(view: Position, square: int) -> int:
    """What the ground and a redoubt add to the defence of a square (§6.4)."""
    return view.field.defence[square] + (REDOUBT_BONUS if square in view.redoubts else 0)


def counter_look(view: Position, unit: int) -> CounterLook:
    """A unit as its counter shows it, on the map or off it."""
    seat = unit >> 3
    kind = view.armies[seat].units[unit & 7]
    square = view.square[unit]
    return CounterLook(
        unit=unit,
        side=seat,
        nation=view.armies[seat].id,
        label=kind.label,
        name=kind.name,
        cavalry=kind.cavalry,
        strength=view.strength(unit),
        reduced=view.steps[unit] == REDUCED,
        cover=cover(view, square) if square >= 0 else 0,
    )


def board_look(view: Position) -> BoardLook:
    """Everything that lies on the board now."""
    counters = {square: counter_look(view, unit) for square, unit in enumerate(view.board) if unit >= 0}
    return BoardLook(
        terrain="".join(LETTERS[kind] for kind in view.field.terrain),
        counters=counters,
        redoubts=frozenset(view.redoubts),
        words=tuple(square_words(view, square) for square in range(64)),
    )


def square_words(view: Position, square: int) -> str:
    """What a screen reader says of a square: “F4, woods, 52nd Regiment of Foot, Britain, strength 6”."""
    words = [names.square(square), names.terrain(view.field.terrain[square])]
    if square in view.redoubts:
        words.append(translate("board", "redoubt"))
    unit = view.board[square]
    if unit >= 0:
        strength = (
            translate("board", "reduced to strength {strength}")
            if view.steps[unit] == REDUCED
            else translate("board", "strength {strength}")
        )
        arm = translate("board", "cavalry") if view.is_cavalry(unit) else translate("board", "infantry")
        words += [
            names.unit(view, unit),
            names.side(view, unit >> 3),
            arm,
            strength.format(strength=view.strength(unit)),
        ]
    return ", ".join(words)


def card_look(view: Position, seat: int, card: int) -> CardLook:
    """A card of a side; one that the viewer may not know shows its back."""
    its_army = view.armies[seat]
    if card == UNKNOWN:
        return CardLook(
            kind="headquarters",
            heading="",
            title=translate("cards", "A card of {side}").format(side=names.side(view, seat)),
            nation=its_army.id,
            side=seat,
            picture="",
            back=True,
        )
    kind = its_army.cards[card]
    values = _values(kind)
    return CardLook(
        kind=_family(kind),
        heading=_heading(kind),
        title=names.card(view, seat, card),
        nation=its_army.id,
        side=seat,
        picture=picture(view, seat, kind),
        values=tuple(values[:MOST_VALUES]),
        note=_note(values[MOST_VALUES:], card_text.note(its_army, kind)),
    )


def _note(more: list[tuple[str, str]], note: str) -> str:
    """What the rows have no place for, before what they do not say."""
    return ", ".join(filter(None, [*(f"{label} {value}" for label, value in more), note]))


def card_words(look: CardLook) -> str:
    """A card for a screen reader: its title, its values, its note."""
    if look.back:
        return look.title
    words = [look.heading, look.title, *(f"{label} {value}" for label, value in look.values), look.note]
    return ", ".join(word.removesuffix(".") for word in words if word)


def picture(view: Position, seat: int, card: Card) -> str:
    """The figure on a card's face, by name."""
    if card.kind == kinds.UNIT:
        if card.bombard:
            return "cannon"
        return "cavalry" if view.armies[seat].cavalry[card.unit] else "infantry"
    return kinds.KIND_NAMES[card.kind]


def _family(card: Card) -> str:
    if card.kind == kinds.UNIT:
        return "unit"
    return "leader" if card.kind == kinds.LEADER else "headquarters"


def _heading(card: Card) -> str:
    if card.kind == kinds.UNIT:
        return translate("cards", "Unit")
    return translate("cards", "Leader") if card.kind == kinds.LEADER else translate("cards", "Headquarters")


def _values(card: Card) -> list[tuple[str, str]]:
    """The rows of a card's face. Of the staff's cards the note says all."""
    if card.kind == kinds.LEADER:
        return _leader_values(card)
    if card.kind != kinds.UNIT:
        return []
    rows = []
    for label, pool in (
        (translate("cards", "Attack"), card.attack),
        (translate("cards", "Bombard"), card.bombard),
        (translate("cards", "Volley"), card.volley),
    ):
        if pool:
            rows.append((label, dice.text_of(pool)))
    rows.append((translate("cards", "Defence"), str(card.defence)))
    if card.pursuit:
        rows.append((translate("cards", "Pursuit"), card_text.span(card.pursuit)))
    if card.withdraw:
        rows.append((translate("cards", "Withdraw"), card_text.span(card.withdraw)))
    return rows


def _leader_values(card: Card) -> list[tuple[str, str]]:
    alike = card.combat_attack == card.combat_defence
    combat = str(card.combat_attack) if alike else f"{card.combat_attack}/{card.combat_defence}"
    rally = translate("cards", "certain") if card.rally >= kinds.RALLY_WITHOUT_DIE else card_text.span(card.rally)
    return [
        (translate("cards", "Command"), str(card.command)),
        (translate("cards", "Combat"), combat),
        (translate("cards", "Rally"), rally),
    ]
