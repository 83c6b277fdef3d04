"""What there is to know about one unit, card or square, as rows of label and value; only what the viewer may know."""

from dataclasses import dataclass

from app.board.translation import translate
from app.manoeuvre import card_text, names
from app.manoeuvre.board.from_state import card_look, counter_look, cover
from app.manoeuvre.board.looks import CardLook, CounterLook
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.battlefield import BLOCKS_SIGHT, HILL, LAKE, LETTERS, MARSH, STOPS, depth
from engine.manoeuvre.combat.declare import adjacent_targets
from engine.manoeuvre.nightfall import controller
from engine.manoeuvre.position import FULL, LOST, Position

Row = tuple[str, str]


@dataclass(frozen=True)
class Inspection:
    """A title, a line below it, rows, and sentences under them; with the look of what it is about."""

    title: str
    subtitle: str
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    counter: CounterLook | None = None
    card: CardLook | None = None
    square: int = -1
    topic: str = ""
    """Where the help says more of it."""


def inspect_unit(view: Position, viewer: int, unit: int, goal: int = -1) -> Inspection:
    """A unit; with a goal, also what it would find next to that square."""
    seat = unit >> 3
    kind = view.armies[seat].units[unit & 7]
    rows: list[Row] = []
    square = view.square[unit]
    if square >= 0:
        rows.append((translate("inspect", "Stands on"), _ground(view, square)))
        rows.append((translate("inspect", "Can reach"), _reach(view, unit)))
    rows.append((translate("inspect", "Own cards"), _own_cards(view, viewer, unit)))
    for place in dict.fromkeys(place for place in (square, goal) if place >= 0):
        for label, words in _beside(view, unit, place):
            rows.append((label, words))
    return Inspection(
        kind.name,
        _standing(view, unit),
        tuple(rows),
        counter=counter_look(view, unit),
        square=max(square, -1),
        topic="unit:cavalry" if kind.cavalry else "unit:infantry",
    )


def _standing(view: Position, unit: int) -> str:
    kind = view.armies[unit >> 3].units[unit & 7]
    arm = translate("inspect", "Cavalry") if kind.cavalry else translate("inspect", "Infantry")
    side = names.side(view, unit >> 3)
    if view.steps[unit] == LOST:
        return translate("inspect", "{arm}, {side}, lost").format(arm=arm, side=side)
    if view.steps[unit] == FULL:
        return translate("inspect", "{arm}, {side}, full strength {strength} (reduced {reduced})").format(
            arm=arm, side=side, strength=kind.full, reduced=kind.reduced
        )
    return translate("inspect", "{arm}, {side}, reduced to strength {strength} (full {full})").format(
        arm=arm, side=side, strength=kind.reduced, full=kind.full
    )


def _ground(view: Position, square: int) -> str:
    names_of = {"square": names.square(square), "terrain": names.terrain(view.field.terrain[square])}
    bonus = cover(view, square)
    if not bonus:
        return translate("inspect", "{square}, {terrain}. No cover.").format(**names_of)
    if square in view.redoubts:
        return translate("inspect", "{square}, {terrain} with a redoubt. Cover +{bonus}.").format(
            bonus=bonus, **names_of
        )
    return translate("inspect", "{square}, {terrain}. Cover +{bonus}.").format(bonus=bonus, **names_of)


def _reach(view: Position, unit: int) -> str:
    near = len(view.reach(unit, False))
    if not near:
        return translate("inspect", "It cannot move (§5).")
    if not view.is_cavalry(unit):
        return translate("inspect", "%n square(s) in one step (§5).", "", near)
    far = len(set(view.reach(unit, True)) - set(view.reach(unit, False)))
    one = translate("inspect", "%n square(s) in one step", "", near)
    return translate("inspect", "{one_step}, {far} in two (§5).").format(one_step=one, far=far)


def _own_cards(view: Position, viewer: int, unit: int) -> str:
    """Where the unit's own cards are, as far as the viewer may know."""
    seat = unit >> 3
    own = [number for number, card in enumerate(view.armies[seat].cards) if card.unit == unit & 7 and _of_unit(card)]
    counts = [sum(cards.count(number) for number in own) for cards in (view.hand[seat], view.bag[seat])]
    discarded = sum(cards.count(number) for cards in (view.pile[seat], view.buried[seat]) for number in own)
    if seat == viewer or not view.veiled[seat]:
        return translate("inspect", "{hand} in hand, {draw} still to draw, {discarded} discarded.").format(
            hand=counts[0], draw=counts[1], discarded=discarded
        )
    total = sum(view.armies[seat].cards[number].copies for number in own)
    if counts[0]:
        return translate("inspect", "{total} in all; {hand} seen in hand, {discarded} seen on the discards.").format(
            total=total, hand=counts[0], discarded=discarded
        )
    return translate("inspect", "{total} in all; {discarded} seen on the discards.").format(
        total=total, discarded=discarded
    )


def _of_unit(card: kinds.Card) -> bool:
    return card.kind == kinds.UNIT


def _beside(view: Position, unit: int, square: int) -> list[Row]:
    """The enemies next to a square, with what they would defend with before any card."""
    label = translate("inspect", "Next to {square}").format(square=names.square(square))
    rows = []
    for place in view.field.neighbours[square]:
        enemy = view.board[place]
        if enemy >= 0 and enemy >> 3 != unit >> 3:
            words = translate("inspect", "{unit} on {square}, {terrain}: {defence} before cards.").format(
                unit=names.short(view, enemy),
                square=names.square(place),
                terrain=names.terrain(view.field.terrain[place]),
                defence=view.strength(enemy) + cover(view, place),
            )
            rows.append((label, words))
            label = ""
    return rows


def assaultable(view: Position, unit: int, square: int) -> list[int]:
    """The enemies that the unit could assault if it stood on a square (§6.1, R17)."""
    if view.field.terrain[square] == MARSH:
        return []
    twin = type(view)(view.setting, view)
    twin.square[unit] = square
    return [twin.board[place] for place in adjacent_targets(twin, unit)]


def inspect_card(view: Position, viewer: int, seat: int, card: int) -> Inspection:
    look = card_look(view, seat, card)
    if card == UNKNOWN:
        return Inspection(
            look.title, translate("inspect", "You have not seen this card (R37)."), (), card=look, topic="ruling:R37"
        )
    army = view.armies[seat]
    rows = [*look.values]
    if seat == viewer or not view.veiled[seat]:
        rows.append(
            (
                translate("inspect", "Copies"),
                translate("inspect", "{hand} in hand, {draw} still to draw, {discarded} discarded.").format(
                    hand=view.hand[seat].count(card),
                    draw=view.bag[seat].count(card),
                    discarded=view.pile[seat].count(card) + view.buried[seat].count(card),
                ),
            )
        )
    else:
        rows.append((translate("inspect", "Copies"), str(army.cards[card].copies)))
    subtitle = translate("inspect", "{kind}, {side}").format(kind=look.heading, side=names.side(view, seat))
    notes = tuple(card_text.help_text(army, army.cards[card]))
    topic = f"card:{kinds.KIND_NAMES[army.cards[card].kind]}"
    return Inspection(look.title, subtitle, tuple(rows), notes, card=look, topic=topic)


def inspect_square(view: Position, viewer: int, square: int) -> Inspection:
    """The ground of a square, whoever stands on it."""
    terrain = view.field.terrain[square]
    rows: list[Row] = [(translate("inspect", "Cover"), f"+{cover(view, square)}" if cover(view, square) else "0")]
    notes = ground_rules(terrain)
    if square in view.redoubts:
        notes.append(translate("inspect", "A redoubt adds 3 to the defence of the unit in it (§6.4, R32)."))
    if view.edges[0] >= 0:
        rows.append((translate("inspect", "At nightfall"), _held(view, square)))
    return Inspection(
        translate("inspect", "{square}, {terrain}").format(square=names.square(square), terrain=names.terrain(terrain)),
        translate("inspect", "Nobody is here.") if view.board[square] < 0 else names.unit(view, view.board[square]),
        tuple(rows),
        tuple(notes),
        square=square,
        topic=f"terrain:{LETTERS[terrain]}",
    )


def ground_rules(terrain: int) -> list[str]:
    """What a kind of ground does to moving, sight and attack (reference card)."""
    notes = []
    if terrain == LAKE:
        notes.append(translate("inspect", "No unit may enter a lake (§5)."))
    if STOPS[terrain]:
        notes.append(translate("inspect", "A unit that enters must stop (§5, R3)."))
    if BLOCKS_SIGHT[terrain]:
        notes.append(translate("inspect", "It blocks lines of fire (§6.2)."))
    if terrain == MARSH:
        notes.append(translate("inspect", "Units in a marsh cannot assault or support (§6.1, R17)."))
    if terrain == HILL:
        notes.append(translate("inspect", "Attacking from a hill: +2, unless the target is on a hill too (§6.4, R18)."))
    return notes


def _held(view: Position, square: int) -> str:
    holder = controller(view, square)
    owner = next(seat for seat in range(2) if depth(square, view.edges[seat]) < 4)
    if holder < 0:
        return translate("inspect", "Held by nobody (§2.2).")
    if holder == owner:
        return translate("inspect", "Held by {side}, in its own half: does not count (§2.2).").format(
            side=names.side(view, holder)
        )
    return translate("inspect", "Held by {side}: one square (§2.2).").format(side=names.side(view, holder))
