"""The panel of the armies: the two that fight, and the list to choose them from."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.board.palette import hatch
from app.board.theme.parts import ElidedText, Figure, Panel, QuietButton, Segmented, Text, Title, repolish
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.thumbnails import Cockade
from app.manoeuvre.fairness import edge_word
from app.manoeuvre.levels import level_name
from app.manoeuvre.new_battle.plan import Opponent, Plan
from app.shell.play.participants import ELSEWHERE
from engine.manoeuvre.army import LEADER, Army
from engine.manoeuvre.battlefield import opposite
from resources.manoeuvre.armies import ArmySheet
from resources.manoeuvre.library import Library


def style_words(sheet: ArmySheet) -> str:
    return translate("armies", sheet.style) if sheet.style else translate("armies", "An army of your own.")


def difficulty_words(difficulty: int) -> str:
    return (translate("armies", "Easy"), translate("armies", "Fair"), translate("armies", "Hard"))[difficulty - 1]


def strength_of(army: Army) -> int:
    """At full strength."""
    return sum(unit.full for unit in army.units)


def leaders_of(army: Army) -> int:
    return sum(card.copies for card in army.cards if card.kind == LEADER)


class SideBar(QWidget):
    """The side's colour and pattern: plain blue or hatched red, as its counters are."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.setFixedWidth(7)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(current().side(self.side))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(box, 3, 3)
        if self.side == 0:
            painter.fillPath(shape, colour)
        else:
            painter.setClipPath(shape)
            hatch(painter, box, colour, 5, 2.6)
            painter.setClipping(False)
            painter.strokePath(shape, colour)
        painter.end()


class ArmyCard(Panel):
    """Pressed, the list below chooses for this side."""

    pressed = Signal(int)

    def __init__(self, side: int, *, bar: bool = True) -> None:
        super().__init__(part="raised", padding=0)
        self.side = side
        row = QHBoxLayout()
        row.setContentsMargins(12, 12, 16, 12)
        row.setSpacing(12)
        if bar:
            row.addWidget(SideBar(side))
        column = QVBoxLayout()
        column.setSpacing(4)
        row.addLayout(column, 1)
        self.column.addLayout(row)
        head = QHBoxLayout()
        head.setSpacing(9)
        self.cockade = Cockade(size=22)
        head.addWidget(self.cockade)
        self.name = Title()
        head.addWidget(self.name)
        head.addStretch(1)
        self.who = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self.who)
        column.addLayout(head)
        self.style_line = Text()
        self.style_line.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.style_line, 1)
        figures = QHBoxLayout()
        figures.setSpacing(18)
        self.strength, self.cavalry, self.leaders = Figure(), Figure(), Figure()
        for figure in (self.strength, self.cavalry, self.leaders):
            figures.addWidget(figure)
        figures.addStretch(1)
        ease = QVBoxLayout()
        ease.setSpacing(2)
        self.ease = Text(type="strong", wrap=False)
        self.ease.setAlignment(Qt.AlignmentFlag.AlignRight)
        ease.addWidget(self.ease)
        below = Text(translate("new battle", "to command"), "small", "muted", wrap=False)
        below.setAlignment(Qt.AlignmentFlag.AlignRight)
        ease.addWidget(below)
        figures.addLayout(ease)
        column.addLayout(figures)
        self._chosen = False

    def show_army(self, sheet: ArmySheet, who: str) -> None:
        army = sheet.army
        self.cockade.show_nation(army.id)
        self.name.setText(names.nation(army))
        self.who.setText(who)
        self.style_line.setText(style_words(sheet))
        horse = sum(army.cavalry)
        generals = leaders_of(army)
        self.strength.show_figure(str(strength_of(army)), translate("new battle", "strength"))
        self.cavalry.show_figure(str(horse), translate("new battle", "cavalry"))
        self.leaders.show_figure(
            str(generals), translate("new battle", "leader") if generals == 1 else translate("new battle", "leaders")
        )
        self.ease.setText(difficulty_words(sheet.difficulty))
        self.setAccessibleName(
            translate("new battle", "{army}, {who}: strength {strength}, {cavalry} cavalry, {leaders} leaders").format(
                army=names.nation(army), who=who, strength=strength_of(army), cavalry=horse, leaders=generals
            )
        )

    def show_chosen(self, chosen: bool) -> None:
        """Whether the list chooses for this side."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.setProperty("chosen", chosen)
            repolish(self)
            self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(220, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit(self.side)
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._chosen:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = painter.pen()
            pen.setColor(QColor(current().primary))
            width = 2 + 2 * current().line if current().contrast else 2
            pen.setWidth(width)
            painter.setPen(pen)
            half = width / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 8, 8)
            painter.end()


COLUMNS = 2


def who_leads(plan: Plan, seat: int) -> str:
    """Who sits at a side: you, the AI with its level, somebody elsewhere, or one of two at this screen."""
    participant = plan.participants()[seat]
    if participant.level:
        return translate("new battle", "AI, {level}").format(level=level_name(participant.level))
    if plan.opponent is Opponent.PERSON:
        return translate("new battle", "First player") if seat == 0 else translate("new battle", "Second player")
    if participant.kind == ELSEWHERE:
        return translate("new battle", "Your opponent")
    return translate("new battle", "You")


class ArmyButton(QPushButton):
    """An army in the list. 1 and 2 put it on a side by key."""

    wanted = Signal(str, int)
    """Its id and a side, or -1 for the side that is chosen for."""

    def __init__(self, sheet: ArmySheet) -> None:
        super().__init__()
        self.sheet = sheet
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.wanted.emit(sheet.army.id, -1))
        row = QHBoxLayout(self)
        row.setContentsMargins(9, 0, 10, 0)
        row.setSpacing(8)
        row.addWidget(Cockade(sheet.army.id))
        self.name = ElidedText(names.nation(sheet.army))
        row.addWidget(self.name, 1)
        row.addWidget(Text(str(strength_of(sheet.army)), "body", "muted", wrap=False))
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        words = translate("new battle", "{army}, strength {strength}")
        self.setAccessibleName(words.format(army=names.nation(sheet.army), strength=strength_of(sheet.army)))

    def show_sides(self, sides: str) -> None:
        """Which sides it fights on, in words; empty for none."""
        self.setChecked(bool(sides))
        self.setAccessibleDescription(sides)
        self.setToolTip(f"{names.nation(self.sheet.army)}. {style_words(self.sheet)} {sides}".strip())
        self.name.setProperty("type", "strong" if sides else "body")
        repolish(self.name)

    def nextCheckState(self) -> None:
        """Whether it is checked is for the plan to say."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text() in "12":
            self.wanted.emit(self.sheet.army.id, int(event.text()) - 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class ArmiesPanel(Panel):
    """Shows the two armies of a plan; a change comes out as a changed plan."""

    changed = Signal(object)

    def __init__(self, plan: Plan, library: Library) -> None:
        super().__init__()
        self.plan = plan
        self._library = library
        self.side = 1
        """For whom the list chooses."""
        head = QHBoxLayout()
        head.addWidget(Title(translate("new battle", "Armies")))
        head.addStretch(1)
        self.swap = QuietButton(translate("new battle", "Swap"), "swap")
        self.swap.setToolTip(translate("new battle", "Exchange the two armies."))
        self.swap.clicked.connect(lambda: self.changed.emit(self.plan.swapped()))
        head.addWidget(self.swap)
        self.column.addLayout(head)
        self.cards = [ArmyCard(side) for side in range(2)]
        for card in self.cards:
            card.pressed.connect(self.choose_for)
            self.column.addWidget(card)
        row = QHBoxLayout()
        own = len(library.sheets) > 12
        row.addWidget(
            Title(translate("new battle", "All armies") if own else translate("new battle", "All twelve"), "subtitle")
        )
        row.addWidget(Text(translate("new battle", "strength at full"), "small", "muted", wrap=False))
        row.addStretch(1)
        self.column.addLayout(row)
        self.sides = Segmented(
            [("0", translate("new battle", "For the blue side")), ("1", translate("new battle", "For the red side"))],
            translate("new battle", "Choose an army for"),
        )
        self.sides.choose("1")
        self.sides.chosen.connect(lambda key: self.choose_for(int(key)))
        self.column.addWidget(self.sides)
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        self.buttons = {id: ArmyButton(sheet) for id, sheet in library.sheets.items()}
        for place, button in enumerate(self._sorted()):
            button.wanted.connect(self._want)
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        self.column.addWidget(page)
        self.column.addStretch(1)
        note = translate("new battle", "Strengths of the Distant Lands armies are our own reconstruction.")
        self.column.addWidget(Text(note, "small", "muted"))
        self.show_plan(plan)

    def show_plan(self, plan: Plan) -> None:
        self.plan = plan
        for seat, card in enumerate(self.cards):
            edge = plan.edge if seat == 0 else opposite(plan.edge)
            who = translate("new battle", "{who}, {edge}").format(who=who_leads(plan, seat), edge=edge_word(edge))
            card.show_army(self._library.sheets[plan.armies[seat]], who)
            card.show_chosen(seat == self.side)
        for id, button in self.buttons.items():
            button.show_sides(self._sides_of(id))

    def choose_for(self, side: int) -> None:
        """The list chooses for this side from now on."""
        self.side = side
        self.sides.choose(str(side))
        for card in self.cards:
            card.show_chosen(card.side == side)

    def _sorted(self) -> list[ArmyButton]:
        """By name, the base game's first, the user's own last."""
        order = {"base": 0, "distant_lands": 1}
        return sorted(
            self.buttons.values(),
            key=lambda button: (order.get(button.sheet.set, 2), names.nation(button.sheet.army)),
        )

    def _want(self, army: str, side: int) -> None:
        if side >= 0:
            self.choose_for(side)
        self.changed.emit(self.plan.with_army(self.side, army))
        self.show_plan(replace(self.plan))

    def _sides_of(self, army: str) -> str:
        blue, red = (other == army for other in self.plan.armies)
        if blue and red:
            return translate("new battle", "On both sides.")
        if blue:
            return translate("new battle", "On the blue side.")
        return translate("new battle", "On the red side.") if red else ""
