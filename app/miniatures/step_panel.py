"""The middle of the screen: what the step asks, its units, what can be pressed, and what follows after the dice."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.board.engine_words import prompt_words
from app.board.theme import fonts
from app.board.theme.layouts import Flow, Scroll, flowing
from app.board.theme.parts import Field as LineField
from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.translation import translate
from app.miniatures.counters import Counter, Field, counter_pixmap
from app.miniatures.names import follows, name_of, printed, step_name, term
from app.miniatures.offers import Button, Offer
from app.miniatures.sheets import SideMark
from engine.miniatures.action import Action
from engine.miniatures.combat import reading_of
from engine.miniatures.effects import Consequence
from engine.miniatures.position import Moment
from engine.miniatures.state import State

_LARGE = 3
"""So few units have their state written below them."""


def counter_of(m: Moment, id: str, offer: Offer | None = None) -> Counter:
    unit, now = m.unit(id), m.now.units[id]
    strength = m.member(id).strength()
    words = ""
    if offer is not None and len(offer.units) <= _LARGE:
        said = [term(strength)] if unit.kind != "guns" else []
        said += [term(now.order)] if now.order != "good" else []
        said += [translate("miniatures", "%n stand(s)", "", now.stands)]
        words = ", ".join(said)
    return Counter(
        id,
        m.side(id),
        unit.kind,
        unit.name,
        now.stands,
        strength != "fresh" if unit.kind != "guns" else now.silenced,
        offer is not None and id in offer.done,
        offer is not None and id in offer.chosen,
        words,
    )


class StepPanel(Panel):
    """What is asked, and the units that it concerns."""

    pressed = Signal(str)
    chosen = Signal(object)
    """The actions of a button."""

    def __init__(self) -> None:
        super().__init__(padding=16, spacing=8)
        head = QHBoxLayout()
        self._title = Title()
        self._title.setWordWrap(True)
        self._rule = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self._title, 1)
        head.addWidget(self._rule)
        self.column.addLayout(head)
        self._hint = Text(tone="muted")
        self.column.addWidget(self._hint)
        self.field = Field()
        self.field.pressed.connect(self.pressed)
        self.column.addWidget(self.field, 1)
        self._row: QWidget | None = None
        self.buttons: list[QuietButton] = []

    def show_state(self, state: State, offer: Offer, letters: Iterable[str]) -> None:
        m = state.moment
        prompt = state.prompt()
        self._title.setText(prompt_words(prompt))
        self._rule.setText(prompt.rule)
        self._hint.setText(offer.hint)
        self._hint.setVisible(bool(offer.hint))
        fighting = m.now.combat is not None and m.tag in ("attacker", "defender", "dice", "charge_read")
        counters = [counter_of(m, id, offer) for id in offer.units]
        if fighting and m.now.combat:
            attackers = m.now.combat.attackers
            counters = [
                Counter(
                    *(
                        *(getattr(each, name) for name in ("id", "side", "kind", "name", "stands", "pale", "done")),
                        each.id in attackers,
                        each.words,
                    )
                )
                for each in counters
            ]
        self.field.show_counters(counters, fighting)
        self._show_buttons(m, offer.buttons, letters)

    def _show_buttons(self, m: Moment, buttons: Sequence[Button], letters: Iterable[str]) -> None:
        if self._row is not None:
            self.column.removeWidget(self._row)
            self._row.hide()
            self._row.deleteLater()
            self._row = None
        self.buttons = []
        if not buttons:
            return
        row = QWidget()
        row.setSizePolicy(flowing())
        flow = Flow(row)
        for found, letter in zip(buttons, letters, strict=False):
            words = translate("miniatures", "{key}  {what}").format(key=letter.upper(), what=found.text)
            button = QuietButton(words, found.icon)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setProperty("letter", letter)
            button.clicked.connect(lambda _=False, actions=found.actions: self.chosen.emit(actions))
            if found.unit:
                side = round(44 * fonts.scale())
                button.setIconSize(QSize(side, side))
                button.setMinimumHeight(side + 12)
                button.setIcon(QIcon(counter_pixmap(counter_of(m, found.unit), side, self.devicePixelRatioF())))
            self.buttons.append(button)
            flow.addWidget(button)
        self._row = row
        self.column.addWidget(row)


class AfterDice(Panel):
    """What follows from the dice, both sides apart, all ticked; untick what did not happen."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__(padding=16, spacing=8)
        head = QHBoxLayout()
        head.addWidget(Title(translate("miniatures", "After the dice"), "subtitle"))
        self._note = Text(type="small", tone="muted")
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._note, 1)
        self.column.addLayout(head)
        self._body: QWidget | None = None
        self.ticks: list[QCheckBox] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_state(self, state: State) -> None:
        if self._body is not None:
            self.column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = None
        self.ticks = []
        m = state.moment
        found = state.consequences()
        self.setVisible(m.tag in ("check_read", "shot_read", "charge_read", "fallen_read"))
        if self.isHidden():
            return
        self._note.setText(self._rolled(m))
        page = QWidget()
        page.setProperty("part", "page")
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        numbered = list(enumerate(found, 1))
        for side in (m.now.active, 1 - m.now.active):
            own = [(number, each) for number, each in numbered if m.side(each.unit) == side]
            if own or m.tag == "charge_read":
                row.addWidget(self._side(m, side, own), 1)
        area = Scroll(page)
        area.setMinimumHeight(min(190, page.sizeHint().height()) + 4)
        area.setMaximumHeight(page.sizeHint().height() + 4)
        self._body = area
        self.column.addWidget(area)

    def _rolled(self, m: Moment) -> str:
        if m.tag == "charge_read" and m.now.combat:
            one, two = m.now.combat.dice
            names = {each.id: each.name for each in m.rules.charge.results}
            words = translate("miniatures", "Rolled {one} and {two}: {what}. Untick what did not happen.")
            return words.format(one=one, two=two, what=printed(names[reading_of(m).id]))
        die = m.now.check.die if m.tag == "check_read" and m.now.check else m.now.fallen_die
        die = m.now.shot.die if m.tag == "shot_read" and m.now.shot else die
        return translate("miniatures", "Rolled {die}. Untick what did not happen.").format(die=die)

    def _side(self, m: Moment, side: int, own: Sequence[tuple[int, Consequence]]) -> QWidget:
        box = Panel(part="raised", padding=10, spacing=4)
        unit = ""
        left = {id: now.stands for id, now in m.now.units.items()}
        for number, each in own:
            if each.unit != unit:
                unit = each.unit
                head = QHBoxLayout()
                head.setSpacing(7)
                head.addWidget(SideMark(side, 14))
                head.addWidget(Text(name_of(m.setting, unit), "strong", wrap=False), 1)
                box.column.addLayout(head)
            if each.kind == "stand":
                left[each.unit] -= 1
            struck = each in m.now.struck
            words = follows(m, each, left.get(each.unit, 0))
            tick = QCheckBox(f"{number}  {words}" if number < 10 else words)
            tick.setChecked(not struck)
            tick.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            action = Action("restore" if struck else "strike", (str(number),))
            tick.clicked.connect(lambda _=False, action=action: self.chosen.emit((action,)))
            self.ticks.append(tick)
            box.column.addWidget(tick)
        if not own:
            box.column.addWidget(
                Text(
                    translate("miniatures", "Nothing happens to {side}.").format(side=m.setting.rosters[side].title),
                    "small",
                    "muted",
                )
            )
        box.column.addStretch(1)
        return box


class NotationLine(LineField):
    """Takes the notation; Escape gives the keys back to the screen."""

    entered = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(translate("miniatures", "Notation, as in: charge line militia (press / to type)"))
        self.setAccessibleName(translate("miniatures", "Notation"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.returnPressed.connect(self._enter)

    def _enter(self) -> None:
        self.entered.emit(self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
            event.accept()
            return
        super().keyPressEvent(event)


def step_title(m: Moment) -> str:
    return step_name(m.now.stack[0])


def column_of(*widgets: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(12)
    for widget in widgets:
        column.addWidget(widget)
    return column
