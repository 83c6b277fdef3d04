"""The panel of the opponent: the computer at one of its levels, a person here or elsewhere, or two computers."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.board.theme.parts import Panel, Segmented, Text, Title
from app.board.words import translate
from app.shell.newbattle.levelslider import LevelNames, LevelSlider
from app.shell.newbattle.levelwords import level_name, level_words
from app.shell.newbattle.plan import Opponent, Plan


class OpponentPanel(Panel):
    """Shows who plays; a change comes out as a changed plan."""

    changed = Signal(object)

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.column.addWidget(Title(translate("new battle", "Opponent")))
        self.kinds = Segmented(
            [
                (Opponent.COMPUTER.value, translate("new battle", "AI")),
                (Opponent.PERSON.value, translate("new battle", "Same screen")),
                (Opponent.LAN.value, translate("new battle", "LAN")),
                (Opponent.WATCH.value, translate("new battle", "Two AIs")),
            ],
            translate("new battle", "Opponent"),
        )
        self.kinds.chosen.connect(self._kind)
        self.column.addWidget(self.kinds)
        self.sliders: list[LevelSlider] = []
        self._rows: list[QWidget] = []
        self._captions: list[Text] = []
        for seat in range(2):
            self._add_slider(seat)
        self.about = Text(type="small", tone="muted")
        self.column.addWidget(self.about)
        self.show_plan(plan)

    def show_plan(self, plan: Plan) -> None:
        self.plan = plan
        self.kinds.blockSignals(True)
        self.kinds.choose(plan.opponent.value)
        self.kinds.blockSignals(False)
        watching = plan.opponent is Opponent.WATCH
        for seat, slider in enumerate(self.sliders):
            slider.show_level(plan.levels[seat])
            self._rows[seat].setVisible(watching or (seat == 1 and plan.opponent is Opponent.COMPUTER))
            self._captions[seat].setVisible(watching)
        self.about.setText(self._words())

    def _add_slider(self, seat: int) -> None:
        row = QWidget()
        inside = QVBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        blue = seat == 0
        caption = Text(
            translate("new battle", "Blue side") if blue else translate("new battle", "Red side"),
            "strong",
            f"side{seat}",
            wrap=False,
        )
        inside.addWidget(caption)
        slider = LevelSlider(
            translate("new battle", "Level of the blue AI") if blue else translate("new battle", "Level of the AI")
        )
        slider.picked.connect(lambda level: self.changed.emit(self.plan.with_level(seat, level)))
        inside.addWidget(slider)
        inside.addWidget(LevelNames(slider))
        self.column.addWidget(row)
        self._captions.append(caption)
        self.sliders.append(slider)
        self._rows.append(row)

    def _kind(self, kind: str) -> None:
        self.changed.emit(replace(self.plan, opponent=Opponent(kind)))

    def _words(self) -> str:
        if self.plan.opponent is Opponent.PERSON:
            return translate(
                "new battle", "Two people take turns at this screen. A curtain hides the cards while you change places."
            )
        if self.plan.opponent is Opponent.LAN:
            return translate(
                "new battle",
                "Somebody at another desk on your network. The next page offers the battle and finds them.",
            )
        if self.plan.opponent is Opponent.WATCH:
            return translate("new battle", "You watch, and see both hands. Neither AI sees more than its own.")
        level = self.plan.levels[1]
        words = translate("new battle", "{level}: {words} It sees only what you would see in its place.")
        return words.format(level=level_name(level), words=level_words(level))
