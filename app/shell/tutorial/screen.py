"""The lessons to choose from, and the way into each."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.parts import Panel, Rule, Text
from app.board.words import translate
from app.shell.desktop import Desktop
from app.shell.destinations import Back, Help, NewBattle, Tutorial
from app.shell.rowbutton import RowButton
from app.shell.topbar import TopBar
from app.shell.tutorial.lesson import CHAIRS, FOLLOWED, LessonFight, LessonScreen
from app.shell.tutorial.lessons import lesson, lessons, words

WIDE = 640


def open_tutorial(desktop: Desktop, place: Tutorial) -> QWidget:
    """A lesson if one is named, else the list of them."""
    chosen = lesson(place.lesson)
    if chosen is None:
        return LessonsScreen(desktop, place)
    return LessonScreen(desktop, LessonFight(chosen.scenario(desktop.library), CHAIRS, chosen))


class LessonsScreen(QWidget):
    """Three lessons, those that were followed to the end marked."""

    def __init__(self, desktop: Desktop, place: Tutorial) -> None:
        super().__init__()
        self.desktop = desktop
        self.setWindowTitle(translate("tutorial", "A first battle in ten minutes"))
        self.bar = TopBar(translate("tutorial", "A first battle in ten minutes"), translate("tutorial", "Back"))
        self.bar.back.clicked.connect(lambda: desktop.go.emit(Back()))
        scroller = QScrollArea()
        scroller.setWidgetResizable(True)
        scroller.setFrameShape(QScrollArea.Shape.NoFrame)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        page.setProperty("part", "page")
        scroller.setWidget(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        panel = Panel(padding=0, spacing=0)
        panel.setMaximumWidth(round(WIDE * fonts.scale()))
        intro = Text(
            translate(
                "tutorial",
                "Three short battles against a recruit. A coach says what to do next and points at it; you may do "
                "anything else that the rules allow.",
            )
        )
        intro.setMaximumWidth(round(WIDE * fonts.scale()))
        column.addWidget(intro)
        column.addWidget(panel)
        self.rows: dict[str, RowButton] = {}
        for number, one in enumerate(lessons(), 1):
            title = translate("tutorial", "{number}. {title}").format(number=number, title=words(one.title))
            row = RowButton(title, words(one.aim), "flag")
            row.title.setProperty("type", "subtitle")
            if desktop.settings.places.get(f"lesson_{one.id}") == FOLLOWED:
                row.set_value(translate("tutorial", "Done"))
            row.clicked.connect(lambda _=False, id=one.id: desktop.go.emit(Tutorial(id)))
            if self.rows:
                panel.column.addWidget(Rule())
            panel.column.addWidget(row)
            self.rows[one.id] = row
        panel.column.addWidget(Rule())
        self.read = RowButton(
            translate("tutorial", "Or read it"), translate("tutorial", "The same on one page, with pictures"), "help"
        )
        self.read.clicked.connect(lambda: desktop.go.emit(Help("start")))
        panel.column.addWidget(self.read)
        panel.column.addWidget(Rule())
        self.fight = RowButton(
            translate("tutorial", "Or begin a whole battle"),
            translate("tutorial", "First battle, the armies and the field that the rules suggest"),
            "sabres",
        )
        self.fight.clicked.connect(
            lambda: desktop.go.emit(NewBattle(scenario=desktop.library.scenario("first_battle")))
        )
        panel.column.addWidget(self.fight)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.bar)
        outer.addWidget(scroller, 1)
        self.setFocusProxy(next(iter(self.rows.values())))
