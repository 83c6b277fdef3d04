"""Asks for the name under which a set-up is saved."""

from collections.abc import Container

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.parts import PrimaryButton, QuietButton, Text, Title
from app.board.words import translate
from app.shell.newbattle.plan import LONGEST_TITLE
from resources.scenario_table import LONGEST_NOTES


class SaveDialog(QDialog):
    """A title, and notes if somebody likes to leave some."""

    def __init__(self, title: str, titles: Container[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = titles
        self.setWindowTitle(translate("new battle", "Save set-up"))
        self.setMinimumWidth(round(440 * fonts.scale()))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(8)
        column.addWidget(Title(translate("new battle", "Save set-up")))
        column.addWidget(
            Text(translate("new battle", "It is kept among your own scenarios, to be played or changed again."))
        )
        column.addWidget(Text(translate("new battle", "Name"), "small", "muted"))
        self.name = QLineEdit(title)
        self.name.setMaxLength(LONGEST_TITLE)
        self.name.setAccessibleName(translate("new battle", "Name"))
        self.name.selectAll()
        self.name.textChanged.connect(self._check)
        column.addWidget(self.name)
        column.addWidget(Text(translate("new battle", "Notes, if you like"), "small", "muted"))
        self.notes = QPlainTextEdit()
        self.notes.setAccessibleName(translate("new battle", "Notes"))
        self.notes.setTabChangesFocus(True)
        self.notes.setMaximumHeight(round(110 * fonts.scale()))
        column.addWidget(self.notes)
        self.fault = Text(type="small", tone="warning")
        column.addWidget(self.fault)
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = QuietButton(translate("new battle", "Cancel"))
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        self.save = PrimaryButton(translate("new battle", "Save"), "save")
        self.save.setDefault(True)
        self.save.clicked.connect(self.accept)
        row.addWidget(self.save)
        column.addLayout(row)
        self._check()

    @property
    def title(self) -> str:
        return self.name.text().strip()

    @property
    def words(self) -> str:
        return self.notes.toPlainText().strip()[:LONGEST_NOTES]

    def _check(self) -> None:
        self.save.setEnabled(bool(self.title))
        fault = ""
        if not self.title:
            fault = translate("new battle", "Give it a name.")
        elif self.title in self._titles:
            fault = translate("new battle", "There is one of this name already; both will be kept.")
        self.fault.setText(fault)
