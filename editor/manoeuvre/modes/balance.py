"""How fair a battlefield or scenario is: by its ground, with reasons, and tried in quick battles of the computer."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.board.background import BackgroundJobs
from app.board.fault_words import sentence_words
from app.board.icons import icon_pixmap
from app.board.lifetime import delete_later
from app.board.palette import paint_side_bar
from app.board.theme import fonts
from app.board.theme.layouts import Flow
from app.board.theme.parts import Panel, QuietButton, Rule, Segmented, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.fairness import LEANING, edge_word
from editor.fields import SpinBox
from editor.manoeuvre.documents.new_documents import playable
from editor.manoeuvre.stats import Figures, figures, reasons
from editor.manoeuvre.trial import Tally, Trial
from engine.manoeuvre.battlefield import SOUTH, WEST, Rows, opposite
from resources.document import Document
from resources.faults import Rejected
from resources.manoeuvre.library import Library
from resources.writing import write


class Gauge(QWidget):
    """The score as an arc and a number."""

    def __init__(self) -> None:
        super().__init__()
        self._score = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_score(self, score: int) -> None:
        self._score = score
        self.setAccessibleName(translate("editor", "Fairness {score} of 100").format(score=score))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(92 * min(fonts.scale(), 1.3)), round(88 * min(fonts.scale(), 1.3)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        wide = side * 0.09
        box = QRectF((self.width() - side) / 2, 0, side, side).adjusted(wide, wide, -wide, -wide)
        cap = Qt.PenCapStyle.FlatCap
        # In high contrast both arcs have one colour, so the rest is told by its width.
        rest = wide * 0.25 if theme.contrast else wide
        painter.setPen(QPen(QColor(theme.edge), rest, Qt.PenStyle.SolidLine, cap))
        painter.drawArc(box, 225 * 16, -270 * 16)
        tone = QColor(theme.good if self._score >= LEANING else theme.warning)
        painter.setPen(QPen(tone, wide, Qt.PenStyle.SolidLine, cap))
        painter.drawArc(box, 225 * 16, round(-270 * 16 * self._score / 100))
        painter.setPen(QColor(theme.ink))
        painter.setFont(fonts.sans(side * 0.28, fonts.BOLD, scaled=False))
        painter.drawText(box.adjusted(0, -side * 0.1, 0, -side * 0.1), Qt.AlignmentFlag.AlignCenter, str(self._score))
        painter.setPen(QColor(theme.muted))
        painter.setFont(fonts.sans(side * 0.135, scaled=False))
        below = box.adjusted(0, side * 0.3, 0, side * 0.3)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, translate("editor", "of 100"))
        painter.end()


class Balance(QWidget):
    """The terrain of both halves, row by row: blue bars to the left, red hatched ones to the right."""

    def __init__(self) -> None:
        super().__init__()
        self._found: Figures | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_figures(self, found: Figures) -> None:
        self._found = found
        said = []
        for kind, (a, b) in enumerate(zip(*found.terrain, strict=True)):
            said.append(f"{names.terrain(kind)} {a}, {b}")
        self.setAccessibleName("; ".join(said))
        self.update()

    def _row(self) -> int:
        return round(22 * fonts.scale())

    def sizeHint(self) -> QSize:
        return QSize(200, 8 * self._row())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._found is None:
            return
        theme, row = current(), self._row()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        word = round(96 * fonts.scale())
        number = round(24 * fonts.scale())
        half = (self.width() - word) / 2
        room = max(8.0, half - number)
        painter.setFont(fonts.sans(13, fonts.SEMIBOLD))
        edges = (self._found.edge, opposite(self._found.edge))
        for side, flag in ((0, Qt.AlignmentFlag.AlignLeft), (1, Qt.AlignmentFlag.AlignRight)):
            painter.setPen(QColor(theme.side(side)))
            flags = flag | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, 0, self.width(), row), flags, edge_word(edges[side]).capitalize())
        for kind in range(7):
            top = (kind + 1) * row
            painter.setPen(QColor(theme.ink))
            painter.setFont(fonts.sans(13))
            painter.drawText(QRectF(half, top, word, row), Qt.AlignmentFlag.AlignCenter, names.terrain(kind))
            painter.setFont(fonts.sans(13, fonts.BOLD))
            for side in (0, 1):
                count = self._found.terrain[side][kind]
                long = room * count / 32
                bar = QRectF(half - long if side == 0 else half + word, top + row * 0.25, long, row * 0.5)
                if count:
                    paint_side_bar(painter, bar, side, theme=theme)
                left = bar.left() - number if side == 0 else bar.right()
                painter.setPen(QColor(theme.ink))
                painter.drawText(QRectF(left, top, number, row), Qt.AlignmentFlag.AlignCenter, str(count))
        painter.end()


class FairnessPanel(Panel):
    turned = Signal(int)
    """Another pair of edges is looked at: south or west."""

    def __init__(self) -> None:
        super().__init__(padding=12)
        self.column.addWidget(Title(translate("editor", "Fairness")))
        row = QHBoxLayout()
        row.setSpacing(12)
        self.gauge = Gauge()
        row.addWidget(self.gauge)
        words = QVBoxLayout()
        words.addStretch(1)
        self.verdict = Text(type="subtitle")
        self.advice = Text(translate("editor", "By ground alone; the armies are not weighed."), "small", "muted")
        words.addWidget(self.verdict)
        words.addWidget(self.advice)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.column.addLayout(row)
        self.edges = Segmented(
            [(str(SOUTH), translate("editor", "South–north")), (str(WEST), translate("editor", "West–east"))],
            translate("editor", "Between which edges"),
        )
        self.edges.chosen.connect(lambda edge: self._turn(int(edge)))
        self.column.addWidget(self.edges)
        self.balance = Balance()
        self.column.addWidget(self.balance)
        self.column.addWidget(Rule())
        self._reasons = QVBoxLayout()
        self._reasons.setSpacing(6)
        self.column.addLayout(self._reasons)
        self._rows: Rows = ()
        self.found: Figures | None = None

    @property
    def edge(self) -> int:
        return int(self.edges.value)

    def show_rows(self, rows: Rows) -> None:
        if rows != self._rows:
            self._rows = rows
            self._show()

    def redress(self) -> None:
        """Marks have the colours of the theme."""
        if self._rows:
            self._show()

    def _turn(self, edge: int) -> None:
        if self._rows:
            self._show()
        self.turned.emit(edge)

    def _show(self) -> None:
        self.found = found = figures(self._rows, self.edge)
        self.gauge.show_score(found.score)
        self.verdict.setText(found.verdict)
        self.balance.show_figures(found)
        while (item := self._reasons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                delete_later(widget)
        for reason in reasons(found):
            self._reasons.addWidget(_ReasonRow(reason.sentence, reason.even))


class _ReasonRow(QWidget):
    def __init__(self, sentence: str, good: bool) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        mark = QLabel()
        side = round(16 * fonts.scale())
        name, colour = ("check", current().good) if good else ("warning", current().warning)
        mark.setPixmap(icon_pixmap(name, side, colour, self.devicePixelRatioF()))
        mark.setAccessibleName(translate("editor", "good") if good else translate("editor", "uneven"))
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(Text(sentence), 1)


USUAL = 40


class WinBar(QWidget):
    """Wins of both sides with the draws between them; the mark is the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.tally = Tally()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_tally(self, tally: Tally) -> None:
        self.tally = tally
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, round(22 * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 3, -1, -3)
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.setBrush(QColor(theme.well))
        painter.drawRoundedRect(box, 4, 4)
        if self.tally.played:
            left = box.width() * self.tally.wins[0] / self.tally.played
            right = box.width() * self.tally.wins[1] / self.tally.played
            paint_side_bar(painter, QRectF(box.left(), box.top(), left, box.height()), 0, 4, theme)
            paint_side_bar(painter, QRectF(box.right() - right, box.top(), right, box.height()), 1, 4, theme)
        painter.setPen(QPen(QColor(theme.ink), 2))
        middle = box.center().x()
        painter.drawLine(round(middle), 0, round(middle), self.height())
        painter.end()


class TrialPanel(Panel):
    """A document goes in; how often each side wins comes out."""

    def __init__(self, library: Library) -> None:
        super().__init__(padding=12, spacing=6)
        self._library = library
        self._table: Document = {}
        self._tried: Document | None = None
        self.jobs = BackgroundJobs(parent=self)
        self.jobs.progressed.connect(self._hear)
        self.jobs.done.connect(self._over)
        self.jobs.failed.connect(self._fail)
        self.column.addWidget(Title(translate("editor", "Tried by the computer"), "subtitle"))
        self.bar = WinBar()
        self.column.addWidget(self.bar)
        self.said = Text(type="small", tone="muted")
        self.column.addWidget(self.said)
        row = Flow(spacing=6)
        self.count = SpinBox()
        self.count.setRange(2, 1000)
        self.count.setMinimumWidth(round(76 * fonts.scale()))
        self.count.setValue(USUAL)
        self.count.setAccessibleName(translate("editor", "Number of battles"))
        self.count.setToolTip(translate("editor", "How many quick battles are fought."))
        row.addWidget(self.count)
        self.go = QuietButton("", "dice")
        self.go.clicked.connect(self.toggle)
        row.addWidget(self.go)
        self.column.addLayout(row)
        self.level = ""
        self._show(Tally())

    @property
    def running(self) -> bool:
        return self.jobs.busy

    def show_table(self, table: Document) -> None:
        """Another document makes what was found out old."""
        self._table = table
        if self._tried is not None and table != self._tried and not self.running and self.bar.tally.played:
            self.said.setText(translate("editor", "Tried before the last changes. Try again."))

    def toggle(self) -> None:
        if self.running:
            self.jobs.stop()
            self._over()
            return
        try:
            table = playable(self._table, self._library)
        except Rejected as rejected:
            self.said.setText(sentence_words(rejected.faults[0]) if rejected.faults else "")
            return
        self._tried = self._table
        self._names = [
            names.nation(self._library.army(table[seat]["army"])) if table.get(seat, {}).get("army") else seat
            for seat in ("one", "two")
        ]
        trial = Trial(write(table), self.count.value(), 1, self._library.folder)
        self.jobs.run(trial if not self.level else Trial(trial.text, trial.count, 1, trial.folder, self.level))
        self._show(Tally())
        self.said.setText(translate("editor", "The first battle is being fought."))

    def close_down(self) -> None:
        self.jobs.close()

    def _hear(self, tally: Tally) -> None:
        self._show(tally)

    def _show(self, tally: Tally) -> None:
        self.bar.show_tally(tally)
        self.go.setText(translate("editor", "Stop") if self.running else translate("editor", "Try quick battles"))
        self.go.set_icon("stop" if self.running else "dice")
        self.count.setEnabled(not self.running)
        if not tally.played:
            self.said.setText(translate("editor", "Shows how often each side wins when the computer leads both."))
            return
        one, two = self._names
        words = translate(
            "editor", "{one} wins {a} %, {two} {b} %, drawn {c} % of {n} battles; true to within {doubt} points."
        ).format(
            one=one,
            two=two,
            a=round(100 * tally.wins[0] / tally.played),
            b=round(100 * tally.wins[1] / tally.played),
            c=round(100 * tally.draws / tally.played),
            n=tally.played,
            doubt=max(1, round(100 * tally.doubt)),
        )
        self.said.setText(words)
        self.bar.setAccessibleName(words)

    def _over(self) -> None:
        self._show(self.bar.tally)

    def _fail(self, sentence: str) -> None:
        self._show(Tally())
        self.said.setText(translate("editor", "The battles could not be fought: {why}").format(why=sentence))
