"""Commanders in words, for the log, lists of battles, the replay and LAN (`app.shell.games.Words`)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from app.board.translation import translate
from app.commanders import names
from app.shell.games import Heading, Words
from engine.commanders import events as happened
from engine.commanders.board import NAMES, RESERVE
from engine.commanders.events import Event
from engine.record import Header
from resources.document import parse

if TYPE_CHECKING:
    from engine.battle import Battle, Step
    from engine.commanders.action import Action
    from engine.commanders.state import State
    from engine.game import Standing

SIDES: Final = ("white", "black")


def event_words(event: Event) -> str:
    """What happened, in a sentence; empty for what is only there for the board."""
    tell = _SENTENCES.get(event.kind)
    return tell(event) if tell is not None else ""


def _who(event: Event) -> dict[str, str]:
    """The values that most sentences are filled with."""
    return {
        "side": names.side(event.side) if event.side in (0, 1) else "",
        "units": names.units(event.unit, event.number) if event.unit >= 0 else "",
        "place": names.place(event.place) if event.place >= 0 else "",
        "to": names.place(event.to) if event.to >= 0 else "",
        "number": str(event.number),
        "dice": " ".join(map(str, event.numbers)),
    }


def _moved(event: Event) -> str:
    if event.text == "advances":
        words = translate("commanders", "{side}: {units} advance from {place} to {to}.")
    else:
        words = translate("commanders", "{side}: {units} move from {place} to {to}.")
    return words.format(**_who(event))


def _met(event: Event) -> str:
    if event.to < 0:
        return translate("commanders", "Both sides meet in {place}.").format(**_who(event))
    return translate("commanders", "Combat between {place} and {to}.").format(**_who(event))


def _rolled(event: Event) -> str:
    words = {
        "shoot": translate("commanders", "{side} rolls {dice}."),
        "rerolled": translate("commanders", "{side}’s die is rolled again: {dice}."),
        "fire-rolls": translate("commanders", "{side}’s guns fire: {dice}."),
        "reaction-rolls": translate("commanders", "{side} tries to react: {dice}."),
        "couriers": translate("commanders", "{side}’s couriers: {dice}."),
    }.get(event.text, translate("commanders", "{side} rolls {dice}."))
    return words.format(**_who(event))


def _reacted(event: Event) -> str:
    if event.text == "retreat":
        words = translate("commanders", "{side}: {units} fall back from {place}.")
    elif event.text == "square":
        if not event.number:
            return translate("commanders", "{side}: no square in {place}.").format(**_who(event))
        words = translate("commanders", "{side}: {units} in {place} form square.")
    else:
        if not event.number:
            return translate("commanders", "{side}: the countercharge from {place} fails.").format(**_who(event))
        words = translate("commanders", "{side}: {units} countercharge from {place}.")
    return words.format(**_who(event))


def _hit(event: Event) -> str:
    one = names.units(event.unit, 1)
    words = {
        "routed": translate("commanders", "{side}: {unit} of {place} routed."),
        "taken": translate("commanders", "{side}: {unit} of {place} overrun."),
        "destroyed": translate("commanders", "{side}: {unit} of {place} destroyed."),
    }.get(event.text, translate("commanders", "{side}: {unit} of {place} hit."))
    return words.format(side=names.side(event.side), unit=one, place=NAMES[event.place])


def _points(event: Event) -> str:
    if not event.number:
        return ""
    what = {
        "captures": translate("commanders", "prisoners"),
        "markers": translate("commanders", "sectors of the enemy"),
        "majority": translate("commanders", "more sectors than the enemy"),
    }.get(event.text, event.text)
    words = translate("commanders", "{side}: {points} for {what}.")
    return words.format(side=names.side(event.side), points=f"{event.number:+d}", what=what)


def _sheet(event: Event) -> str:
    from app.commanders.play.sheet import counted

    orders = "; ".join(names.order(code, number) for code, number in counted(event.numbers))
    if not orders:
        return translate("commanders", "{side} had written no orders.").format(**_who(event))
    return translate("commanders", "{side}’s orders: {orders}.").format(side=names.side(event.side), orders=orders)


def _rallied(event: Event) -> str:
    if event.place == RESERVE:
        return translate("commanders", "{side}: {units} rally in the reserve.").format(**_who(event))
    return translate("commanders", "{side}: a gun in {place} is manned again.").format(**_who(event))


def _phase(event: Event) -> str:
    return names.phase(event.text)


def _plain(template: Callable[[], str]) -> Callable[[Event], str]:
    return lambda event: template().format(**_who(event))


_SENTENCES: Final[dict[str, Callable[[Event], str]]] = {
    happened.ROUND: _plain(lambda: translate("commanders", "Round {number}")),
    happened.PHASE: _phase,
    happened.MOVED: _moved,
    happened.MET: _met,
    happened.ROLLED: _rolled,
    happened.REACTED: _reacted,
    happened.HIT: _hit,
    happened.POINTS: _points,
    happened.SHEET: _sheet,
    happened.RALLIED: _rallied,
    happened.LOST_ORDER: _plain(lambda: translate("commanders", "{side}: the order to {units} in {place} is lost.")),
    happened.FLED: _plain(lambda: translate("commanders", "{side}: {units} flee from {place}.")),
    happened.WITHDREW: _plain(lambda: translate("commanders", "{side}: {units} break off, back to {place}.")),
    happened.CAPTURED: _plain(lambda: translate("commanders", "{side} captures {units} in {place}.")),
    happened.SHELTERED: _plain(lambda: translate("commanders", "{side}: infantry takes the building in {place}.")),
    happened.RAZED: _plain(lambda: translate("commanders", "The building in {place} is shot to pieces.")),
    happened.MARKER_GONE: _plain(lambda: translate("commanders", "The marker in {place} is removed.")),
}
HEADINGS: Final = (happened.ROUND, happened.PHASE)


def how_words(how: str) -> str:
    """How a battle was decided, in a sentence."""
    return {
        "captures": translate("commanders", "Ten points, the last of them for prisoners."),
        "markers": translate("commanders", "Ten points, the last of them for sectors of the enemy."),
        "majority": translate("commanders", "Ten points, the last of them for holding more sectors."),
        "morale": translate("commanders", "The other army has lost heart."),
        "points": translate("commanders", "More points after the last round."),
        "sectors": translate("commanders", "Level on points after the last round, but with more sectors."),
        "spoils": translate("commanders", "Level after the last round, but with more points for prisoners."),
        "units": translate("commanders", "Level after the last round, but with more units left."),
        "level": translate("commanders", "Level in everything: Black wins such a battle."),
        "resigned": translate("commanders", "The other side gave up."),
    }.get(how, "")


class CommandersWords(Words):
    levels: Sequence[str] = names.LEVELS
    usual_level = "captain"

    def level_name(self, level: str) -> str:
        return names.level_name(level)

    def level_words(self, level: str) -> str:
        return names.level_words(level)

    def heading(self, header: Header) -> Heading:
        title = parse(header.start, "scenario").get("title")
        return Heading(title if isinstance(title, str) else "", SIDES)

    def sides_of(self, state: "State") -> tuple[str, ...]:
        return SIDES

    def name(self, side: str, library: object) -> str:
        return names.side(SIDES.index(side)) if side in SIDES else ""

    def moment(self, standing: "Standing") -> str:
        if standing.turn == 0:
            return translate("saved", "In the set-up.")
        return translate("commanders", "Round {number}.").format(number=standing.turn)

    def phase(self, phase: str) -> str:
        return names.phase(phase)

    def measure(self, measure: str) -> str:
        return translate("commanders", "Morale") if measure == "morale" else translate("commanders", "Victory points")

    def action(self, state: "State", action: "Action") -> str:
        from app.commanders.play.choices import action_words

        return action_words(state, action)

    def events(self, step: "Step[State]", viewer: int) -> list[str]:
        return [words for words in map(event_words, step.events) if words]

    def result(self, battle: "Battle[State]") -> tuple[str, str]:
        if battle.winner > 1:
            return translate("saved", "Drawn."), translate("commanders", "Both sides agreed to a draw.")
        words = translate("saved", "{side} has won.").format(side=names.side(battle.winner))
        return words, how_words(battle.how)


WORDS: Final = CommandersWords()
