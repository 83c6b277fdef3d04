"""The panels beside the board: the two sides, the score, the orders being written, and the decision at hand."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from app.board.icons import paint_icon
from app.board.palette import SIDES, hatch, side_shape
from app.board.theme import fonts
from app.board.theme.layouts import Scroll
from app.board.theme.parts import Field, IconButton, Panel, PrimaryButton, QuietButton, Rule, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.commanders import names
from app.commanders.board.from_state import stacks_of
from app.commanders.board.looks import Stack
from app.commanders.board.paint_units import paint_stack
from app.commanders.play.choices import Question
from app.commanders.play.sheet import OrderSheet, counted
from app.shell.play.battle_source import Choice
from engine.commanders.action import LETTERS, kind_of
from engine.commanders.board import BOX, RESERVE, SECTORS
from engine.commanders.scoring import guns_to_raise
from engine.commanders.state import State


class SideBadge(QWidget):
    """A side's shape in its colour."""

    def __init__(self, side: int = 0, size: int = 20) -> None:
        super().__init__()
        self.side = side
        self._size = size
        self.setFixedSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self._size, self._size)
        painter.fillPath(side_shape(self.side, box, self._size / 4), QColor(SIDES[self.side].body))
        painter.end()


class Stacks(QWidget):
    """A row of stacks."""

    def __init__(self, size: int = 44) -> None:
        super().__init__()
        self._stacks: tuple[Stack, ...] = ()
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def show_stacks(self, stacks: Sequence[Stack]) -> None:
        self._stacks = tuple(stacks)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._size * 1.2 * max(1, len(self._stacks))), round(self._size * 1.25))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for i, stack in enumerate(self._stacks):
            painter.save()
            painter.translate(self._size * (0.55 + 1.2 * i), self.height() / 2 + 2)
            paint_stack(painter, stack, self._size, current())
            painter.restore()
        painter.end()


class SidePanel(Panel):
    """What everybody can see of a side."""

    def __init__(self, side: int) -> None:
        super().__init__(padding=14, spacing=6)
        self.side = side
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(SideBadge(side))
        self._name = Title(names.side(side), "subtitle")
        self._who = Text(tone="muted", type="small", wrap=False)
        head.addWidget(self._name, 1)
        head.addWidget(self._who)
        self.column.addLayout(head)
        self._rows: list[tuple[Text, Text]] = []
        for words in (
            translate("commanders", "Sectors held"),
            translate("commanders", "On the field"),
            translate("commanders", "In reserve"),
            translate("commanders", "Orders"),
        ):
            row = QHBoxLayout()
            label, value = Text(words, "small", "muted", wrap=False), Text("", "small", wrap=False)
            row.addWidget(label, 1)
            row.addWidget(value)
            self.column.addLayout(row)
            self._rows.append((label, value))
        self.column.addWidget(Rule())
        self.column.addWidget(Text(translate("commanders", "Routed, waiting in the box"), "small", "muted"))
        self._box = Stacks()
        self._nobody = Text(translate("commanders", "nobody"), "small")
        self._note = Text("", "small", "muted")
        for widget in (self._box, self._nobody, self._note):
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def show_side(self, view: State, who: str, orders: str) -> None:
        side = self.side
        held = sum(1 for sector in range(SECTORS) if view.holds(side, sector))
        up = [sum(view.here(side, sector, kind) for sector in range(SECTORS)) for kind in range(3)]
        in_lines = [code for code in view.units if code >> 5 & 1 == side and not code >> 14 & 1]
        reserve = [view.here(side, RESERVE, kind) for kind in range(3)]
        values = (
            translate("commanders", "{held} of 9").format(held=held),
            translate("commanders", "%n unit(s)", "", sum(up) + len(in_lines)),
            names.several(reserve) or translate("commanders", "nobody"),
            orders,
        )
        self._who.setText(who)
        for (_, value), words in zip(self._rows, values, strict=True):
            value.setText(words)
        box = stacks_of(view, side, BOX)
        self._box.show_stacks(box)
        self._box.setVisible(bool(box))
        self._nobody.setVisible(not box)
        pairs = sum(stack.count // 2 for stack in box)
        guns = len(guns_to_raise(view, side))
        notes = []
        if pairs:
            notes.append(translate("commanders", "%n pair(s) can rally: two of a kind return as one.", "", pairs))
        elif box:
            notes.append(translate("commanders", "No rally yet: it takes two of a kind."))
        if guns:
            notes.append(translate("commanders", "%n routed gun(s) can be manned again.", "", guns))
        self._note.setText(" ".join(notes))
        self._note.setVisible(bool(notes))
        self.setAccessibleName(names.side(side))
        self.setAccessibleDescription(". ".join(f"{label.text()}: {value.text()}" for label, value in self._rows))


class PointsPanel(Panel):
    """Both scores as tracks to ten."""

    def __init__(self) -> None:
        super().__init__(padding=14, spacing=6)
        head = QHBoxLayout()
        self._title = Title(translate("commanders", "Victory points"), "subtitle")
        head.addWidget(self._title, 1)
        head.addWidget(Text(translate("commanders", "10 wins"), "small", "muted", wrap=False))
        self.column.addLayout(head)
        self._track = _Track()
        self._words = Text("", "small")
        self.column.addWidget(self._track)
        self.column.addWidget(self._words)

    def show_points(self, view: State, order: tuple[int, int]) -> None:
        """`order` says whose track is above."""
        held = [sum(1 for sector in range(SECTORS) if view.holds(side, sector)) for side in (0, 1)]
        if held[0] == held[1]:
            words = translate("commanders", "As many sectors on either side: the majority scores for nobody now.")
        else:
            words = translate("commanders", "{side} holds more sectors: +1 at the end of the round.").format(
                side=names.side(0 if held[0] > held[1] else 1)
            )
        self._track.show_points((view.points[0], view.points[1]), order)
        self._words.setText(words)
        self.setAccessibleName(
            translate("commanders", "White {white}, Black {black}").format(white=view.points[0], black=view.points[1])
        )


class _Track(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._points = (0, 0)
        self._order = (1, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: tuple[int, int], order: tuple[int, int]) -> None:
        self._points, self._order = points, order
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(220 * fonts.scale()), round(92 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = current(), fonts.scale()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, side in enumerate(self._order):
            top = line * 46 * scale
            points = self._points[side]
            painter.setFont(fonts.sans(13, fonts.SEMIBOLD))
            painter.setPen(QColor(theme.side(side)))
            painter.drawText(QRectF(0, top, self.width(), 20 * scale), Qt.AlignmentFlag.AlignVCenter, names.side(side))
            painter.setFont(fonts.tabular(fonts.sans(19, fonts.BOLD)))
            painter.setPen(QColor(theme.ink))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, top, self.width(), 22 * scale), right, str(points))
            step = self.width() / 10
            for i in range(10):
                box = QRectF(i * step + 1, top + 24 * scale, step - 4, 12 * scale)
                path = side_shape(side, box, 4)
                if i < points:
                    painter.fillPath(path, QColor(SIDES[side].body))
                    if side == 1:
                        painter.save()
                        painter.setClipPath(path)
                        hatch(painter, box, QColor(255, 240, 225, 110), 5, 1.6)
                        painter.restore()
                painter.setPen(QPen(QColor(SIDES[side].body if i < points else theme.edge), 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
        painter.end()


class _Pips(QWidget):
    """Orders as squares: written ones in the side's colour, saved ones with the sign of a rally."""

    def __init__(self) -> None:
        super().__init__()
        self._side, self._written, self._all = 0, 0, 10
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_orders(self, side: int, written: int, quota: int) -> None:
        self._side, self._written, self._all = side, written, quota
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(260 * fonts.scale()), round(24 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(25 * fonts.scale(), self.width() / max(self._all, 1))
        for i in range(self._all):
            box = QRectF(i * step + 1, 1, step - 5, step - 5)
            written = i < self._written
            painter.setPen(QPen(QColor(SIDES[self._side].body if written else theme.brass), 1.6))
            painter.setBrush(QColor(SIDES[self._side].body) if written else QColor(theme.brass_tint))
            painter.drawRoundedRect(box, 5, 5)
            if not written:
                paint_icon(painter, "rally", box.adjusted(3, 3, -3, -3), theme.warning)
        painter.end()


class SheetPanel(Panel):
    """The orders being written: a line each, with buttons for one less and for none; and a line to type them."""

    more = Signal(int)
    less = Signal(int)
    removed = Signal(int)
    typed = Signal(str)
    pointed = Signal(int)
    """At an order in the list, -1 for none."""
    sealed = Signal()
    cleared = Signal()

    def __init__(self) -> None:
        super().__init__(padding=16, spacing=10)
        head = QHBoxLayout()
        head.addWidget(Title(translate("commanders", "Your orders"), "subtitle"), 1)
        head.addWidget(Text(translate("commanders", "Secret until scoring"), "small", "muted", wrap=False))
        self.column.addLayout(head)
        self._pips = _Pips()
        self.column.addWidget(self._pips)
        self._counter = Text()
        self.column.addWidget(self._counter)
        page = QWidget()
        self._lines = QVBoxLayout(page)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self._lines.addStretch(1)
        self.column.addWidget(Scroll(page), 1)
        self.field = Field()
        self.field.setPlaceholderText(translate("commanders", "Drag from a stack to a sector, or type 2C c2-b2-a2"))
        self.field.setAccessibleName(translate("commanders", "Type an order"))
        self.field.returnPressed.connect(self._type)
        self.column.addWidget(self.field)
        self._note = Text("", "small", "warning")
        self.column.addWidget(self._note)
        self._thoughts = Text("", "small")
        self._thoughts.setAccessibleName(translate("commanders", "Second thoughts"))
        self.column.addWidget(self._thoughts)
        self.reach = QCheckBox(translate("commanders", "Show what the enemy could reach (R)"))
        self.column.addWidget(self.reach)
        foot = QHBoxLayout()
        self.seal = PrimaryButton(translate("commanders", "Seal the orders"), "lock")
        self.clear = QuietButton(translate("commanders", "Clear all"))
        self.seal.clicked.connect(self.sealed)
        self.clear.clicked.connect(self.cleared)
        foot.addWidget(self.seal, 1)
        foot.addWidget(self.clear)
        self.column.addLayout(foot)
        hint = translate(
            "commanders", "Orders you do not write are saved and can rally. Sealed orders cannot be changed."
        )
        self.column.addWidget(Text(hint, "small", "muted"))

    def _type(self) -> None:
        text = self.field.text().strip()
        if text:
            self.typed.emit(text)

    def show_sheet(self, sheet: OrderSheet, side: int, quota: int) -> None:
        written = len(sheet.codes)
        self._pips.show_orders(side, written, quota)
        words = translate("commanders", "{written} of {quota} written, {saved} saved for rallies")
        self._counter.setText(words.format(written=written, quota=quota, saved=quota - written))
        while self._lines.count() > 1:
            item = self._lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, (code, number) in enumerate(counted(sheet.codes)):
            self._lines.insertWidget(place, self._line(code, number, side))
        self.clear.setEnabled(written > 0)
        self.show_note("")

    def show_thoughts(self, thoughts: Sequence[str]) -> None:
        """What may have been overlooked."""
        self._thoughts.setText("\n".join(f"• {words}" for words in thoughts))
        self._thoughts.setVisible(bool(thoughts))

    def _line(self, code: int, number: int, side: int) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 2)
        picture = Stacks(36)
        picture.show_stacks([Stack(side, LETTERS[kind_of(code)], number)])
        line.addWidget(picture)
        line.addWidget(Text(names.order(code, number)), 1)
        for icon, words, signal in (
            ("plus", translate("commanders", "One more"), self.more),
            ("minus", translate("commanders", "One less"), self.less),
            ("cross", translate("commanders", "Take the order back"), self.removed),
        ):
            button = IconButton(icon, f"{words}: {names.order(code, number)}")
            button.clicked.connect(lambda _=False, told=signal, which=code: told.emit(which))
            line.addWidget(button)
        return row

    @property
    def note(self) -> str:
        """Why something cannot be done, as long as it is said."""
        return self._note.text()

    def show_note(self, words: str) -> None:
        self._note.setText(words)
        self._note.setVisible(bool(words))


class DecisionPanel(Panel):
    """A question with numbers to set, or answers to choose from, and the one button that answers it."""

    answered = Signal(object)
    """The values, a list of numbers."""
    changed = Signal(object)
    pressed = Signal()
    """The button of a message that only has to be read."""

    def __init__(self) -> None:
        super().__init__(padding=16, spacing=10)
        self._question: Question | None = None
        self._boxes: list[QSpinBox] = []
        self._answers: list[QuietButton] = []
        self._chosen = 0
        self._roomy = True
        head = QHBoxLayout()
        self._title = Title("", "subtitle")
        self._title.setWordWrap(True)
        self._rule = Text("", "small", "muted", wrap=False)
        head.addWidget(self._title, 1)
        head.addWidget(self._rule)
        self.column.addLayout(head)
        self._detail = Text(tone="muted")
        self.column.addWidget(self._detail)
        page = QWidget()
        self._body = QVBoxLayout(page)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(6)
        self._body.addStretch(1)
        self._scroll = Scroll(page)
        self.column.addWidget(self._scroll, 1)
        self._note = Text("", "small", "warning")
        self.column.addWidget(self._note)
        self.verdict = Text()
        """What was found out about a battle over the network that is over."""
        self.rematch = QuietButton("", "refresh")
        self.button = PrimaryButton("")
        self.button.clicked.connect(self._answer)
        for widget in (self.verdict, self.rematch, self.button):
            self.column.addWidget(widget)
        self.verdict.hide()
        self.rematch.hide()

    def show_question(self, question: Question) -> None:
        self._question = question
        self._head(question.title, question.detail, question.go, question.rule)
        for i, count in enumerate(question.counts):
            self._body.insertWidget(i, self._count(count.words, count.most, count.usual, count.note))
        for i, (_, words) in enumerate(question.answers):
            button = QuietButton(words)
            button.setCheckable(True)
            button.setChecked(i == question.usual)
            button.clicked.connect(lambda _=False, which=i: self._choose(which))
            self._answers.append(button)
            self._body.insertWidget(i, button)
        self._chosen = question.usual
        self.setAccessibleName(question.title)

    def show_message(
        self, title: str, detail: str, go: str = "", lines: Sequence[str | QWidget] = (), choices: Sequence[Choice] = ()
    ) -> None:
        """Something to be read; with a button if somebody has to say that he has, and what else can be done."""
        self._question = None
        self._head(title, detail, go, "")
        for i, words in enumerate(lines):
            self._body.insertWidget(i, Text(words) if isinstance(words, str) else words)
        for i, choice in enumerate(choices, len(lines)):
            button = QuietButton(choice.text, choice.icon)
            button.clicked.connect(lambda _=False, do=choice.do: do())
            self._body.insertWidget(i, button)

    def _head(self, title: str, detail: str, go: str, rule: str) -> None:
        while self._body.count() > 1:
            item = self._body.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._boxes, self._answers = [], []
        self._title.setText(title)
        self._detail.setText(detail)
        self._detail.setVisible(self._roomy and bool(detail))
        self._rule.setText(rule)
        self.button.setText(go)
        self.button.setVisible(bool(go))
        self.button.setEnabled(True)
        self.show_note("")

    def _count(self, words: str, most: int, usual: int, note: str) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 2, 0, 2)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(Text(words))
        if note:
            text.addWidget(Text(note, "small", "muted"))
        box = QSpinBox()
        box.setRange(0, most)
        box.setValue(usual)
        box.setSuffix(translate("commanders", " of {most}").format(most=most))
        box.setAccessibleName(words)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.valueChanged.connect(lambda _: self.changed.emit(self.values))
        self._boxes.append(box)
        line.addLayout(text, 1)
        line.addWidget(box)
        return row

    @property
    def rule(self) -> str:
        return self._rule.text()

    @property
    def values(self) -> list[int]:
        return [box.value() for box in self._boxes] if not self._answers else [self._chosen]

    def _choose(self, which: int) -> None:
        self._chosen = which
        for i, button in enumerate(self._answers):
            button.setChecked(i == which)
        self.changed.emit(self.values)

    def _answer(self) -> None:
        if self._question is None:
            self.pressed.emit()
        else:
            self.answered.emit(self.values)

    def set_roomy(self, roomy: bool) -> None:
        """Whether there is room for more than the question itself."""
        self._roomy = roomy
        self._detail.setVisible(roomy and bool(self._detail.text()))

    @property
    def note(self) -> str:
        """Why something cannot be done, as long as it is said."""
        return self._note.text()

    def show_note(self, words: str) -> None:
        self._note.setText(words)
        self._note.setVisible(bool(words))
        if self._question is not None:
            self.button.setEnabled(not words)
