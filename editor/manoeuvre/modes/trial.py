"""The balance of a scenario, tried: quick battles of the computer against itself, counted as they end."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QWidget

from app.board.background import BackgroundJobs
from app.board.fault_words import sentence_words
from app.board.palette import paint_side_bar
from app.board.theme import fonts
from app.board.theme.layouts import Flow
from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre import names
from editor.manoeuvre.documents.new_documents import playable
from editor.manoeuvre.trial import Tally, Trial
from resources.document import Document
from resources.faults import Rejected
from resources.manoeuvre.library import Library
from resources.writing import write

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
        self.count = QSpinBox()
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
