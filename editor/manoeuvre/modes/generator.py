"""The generator: wishes on the left, proposals as small pictures below them, one of them taken by a click."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QProgressBar, QSizePolicy, QSpinBox, QWidget

from app.board.background import BackgroundJobs
from app.board.lifetime import delete_later
from app.board.theme.layouts import Flow, flowing
from app.board.theme.parts import IconButton, Panel, PrimaryButton, QuietButton, Segmented, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.fairness import fairness
from editor.fields import SpinBox, Tick
from editor.manoeuvre.generator.job import Request, load_solver
from editor.manoeuvre.generator.wishes import ANY, Clash, Found, Refused, Stopped, Symmetry, Wish, Wishes
from editor.manoeuvre.modes.library import EditorThumb
from engine.manoeuvre.battlefield import LETTERS, NORTH, Rows
from resources.manoeuvre.library import Library
from resources.manoeuvre.section_layout import letters_of

COUNT = 6
LARGEST_SEED = 999_999


class GeneratorPanel(Panel):
    taken = Signal(object)
    """Rows of the proposal that is wanted."""
    told = Signal(str)

    def __init__(self, library: Library) -> None:
        super().__init__(padding=12, spacing=6)
        self._library = library
        self._edge = NORTH
        self.jobs = BackgroundJobs(load_solver, self)
        self.jobs.progressed.connect(self._hear)
        self.jobs.done.connect(self._over)
        self.jobs.failed.connect(self._fail)
        self.column.addWidget(Title(translate("editor", "Generator")))
        self.symmetry = Segmented(
            [
                (Symmetry.NONE.value, translate("editor", "Free")),
                (Symmetry.MIRRORED.value, translate("editor", "Mirrored")),
                (Symmetry.ROTATED.value, translate("editor", "Rotated")),
            ],
            translate("editor", "Symmetry"),
        )
        self.column.addWidget(Text(translate("editor", "Symmetry"), "small", "muted"))
        self.column.addWidget(self.symmetry)
        self.sections = Tick(translate("editor", "Only printed sections"), lambda _: None)
        self.connected = Tick(translate("editor", "One connected field"), lambda _: None)
        self.cover = Tick(translate("editor", "Even cover for both edges"), lambda _: None)
        self.hills = Tick(translate("editor", "Even hills for both edges"), lambda _: None)
        self.connected.setChecked(True)
        for tick in (self.sections, self.connected, self.cover, self.hills):
            self.column.addWidget(tick)
        self.column.addLayout(self._seed_row())
        self.go = PrimaryButton(translate("editor", "Propose"), "star")
        self.go.clicked.connect(self.toggle)
        self.column.addWidget(self.go)
        self.progress = QProgressBar()
        self.progress.setRange(0, COUNT)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(translate("editor", "Proposals found"))
        self.column.addWidget(self.progress)
        self.said = Text(type="small", tone="muted")
        self.column.addWidget(self.said)
        holder = QWidget()
        self._flow = Flow(holder, spacing=4)
        holder.setSizePolicy(flowing())
        self.column.addWidget(holder)
        self.column.addWidget(Text(translate("editor", "Squares of each terrain, from and to"), "small", "muted"))
        self.column.addLayout(self._amounts())
        self.thumbs: list[EditorThumb] = []
        self.found: list[Found] = []
        self.column.addStretch(1)
        self._show_state()

    def _amounts(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        self.amounts: dict[str, tuple[QSpinBox, QSpinBox]] = {}
        for kind, letter in enumerate(LETTERS):
            name = names.terrain(kind)
            grid.addWidget(Text(name, wrap=False), kind, 0)
            pair = []
            for column, (end, words) in enumerate(
                ((0, translate("editor", "{terrain}, at least")), (64, translate("editor", "{terrain}, at most")))
            ):
                box = SpinBox()
                box.setRange(0, 64)
                box.setValue(end)
                box.setAccessibleName(words.format(terrain=name))
                box.setToolTip(words.format(terrain=name))
                box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                grid.addWidget(box, kind, column + 1)
                pair.append(box)
            self.amounts[letter] = (pair[0], pair[1])
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        return grid

    def _seed_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = Text(translate("editor", "Seed"), "small", "muted", wrap=False)
        row.addWidget(label)
        self.seed = QLineEdit("1")
        self.seed.setMaxLength(6)
        self.seed.setAccessibleName(translate("editor", "Seed"))
        self.seed.setToolTip(translate("editor", "A number. The same seed and wishes give the same proposals."))
        self.seed.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        label.setBuddy(self.seed)
        row.addWidget(self.seed, 1)
        self.other = IconButton("dice", translate("editor", "Another seed, and propose"))
        self.other.clicked.connect(self.again)
        row.addWidget(self.other)
        self.reset = QuietButton(translate("editor", "Reset"))
        self.reset.setToolTip(translate("editor", "Forget all wishes."))
        self.reset.clicked.connect(self.forget)
        row.addWidget(self.reset)
        return row

    # Wishes

    def wishes(self) -> Wishes:
        amounts = {}
        for letter, (least, most) in self.amounts.items():
            if (least.value(), most.value()) != ANY:
                amounts[letter] = (least.value(), most.value())
        seed = self.seed.text().strip()
        return Wishes(
            amounts=amounts,
            symmetry=Symmetry(self.symmetry.value),
            connected=self.connected.isChecked(),
            even_cover=self.cover.isChecked(),
            even_hills=self.hills.isChecked(),
            edge=self._edge,
            sections=self.sections.isChecked(),
            seed=int(seed) if seed.isdecimal() and seed.isascii() else sum(map(ord, seed)),
        )

    def forget(self) -> None:
        for least, most in self.amounts.values():
            least.setValue(0)
            most.setValue(64)
        self.symmetry.choose(Symmetry.NONE.value)
        self.connected.setChecked(True)
        for tick in (self.sections, self.cover, self.hills):
            tick.setChecked(False)

    def set_edge(self, edge: int) -> None:
        """Between which edges it is to be even and symmetrical."""
        self._edge = edge

    def wish_even(self, edge: int) -> None:
        """Propose fields with even halves at once."""
        self._edge = edge
        self.cover.setChecked(True)
        self.hills.setChecked(True)
        self.again()

    # The background process

    def warm(self) -> None:
        self.jobs.warm()

    def close_down(self) -> None:
        self.jobs.close()

    def again(self) -> None:
        self.seed.setText(str(self.wishes().seed % LARGEST_SEED + 1))
        self.jobs.stop()
        self.propose()

    def toggle(self) -> None:
        if self.jobs.busy:
            self.jobs.stop()
            self._over()
        else:
            self.propose()

    def propose(self) -> None:
        wishes = self.wishes()
        faults = [
            names.terrain(LETTERS.index(letter)) for letter, (least, most) in wishes.amounts.items() if least > most
        ]
        if faults:
            self._say(translate("editor", "{terrain}: at least is more than at most.").format(terrain=faults[0]))
            return
        for thumb in self.thumbs:
            self._flow.removeWidget(thumb)
            delete_later(thumb)
        self.thumbs, self.found = [], []
        shipped = [one for id, one in self._library.sections.items() if self._library.is_shipped("section", id)]
        self.jobs.run(Request(wishes, COUNT, tuple((one.id, one.rows) for one in shipped)))
        self._say(translate("editor", "Looking for battlefields…"))
        self._show_state()

    def _hear(self, news: Found | Refused | Stopped) -> None:
        if isinstance(news, Found):
            self._add(news)
        elif isinstance(news, Refused):
            listed = "; ".join(clash_words(clash) for clash in news.clashes)
            words = translate("editor", "No battlefield meets these wishes together: {wishes}.")
            self._say(words.format(wishes=listed))
        else:
            self._say(translate("editor", "Nothing was found in the time allowed. Ask for less."))
        self._show_state()

    def _add(self, found: Found) -> None:
        self.found.append(found)
        rows: Rows = found.proposal.rows
        score = fairness(rows, self._edge).score
        words = translate("editor", "Proposal {number}, fairness {score}").format(number=found.number + 1, score=score)
        best = translate("editor", "proven best for its seed") if found.proposal.best else ""
        thumb = EditorThumb(letters_of(rows), translate("editor", "fair {score}").format(score=score), words, side=114)
        thumb.setToolTip("\n".join(filter(None, (words, best, translate("editor", "Click to take it.")))))
        thumb.clicked.connect(lambda: self._take(thumb, rows))
        self.thumbs.append(thumb)
        self._flow.addWidget(thumb)
        thumb.show()
        count = len(self.found)
        self._say(
            translate("editor", "%n proposal(s). Click one to take it; undo brings the old field back.", "", count)
        )

    def _take(self, taken: EditorThumb, rows: Rows) -> None:
        for thumb in self.thumbs:
            thumb.show_state(False, thumb is taken)
        self.taken.emit(rows)

    def _over(self) -> None:
        self._show_state()

    def _fail(self, sentence: str) -> None:
        self._say(translate("editor", "The generator has stopped: {why}").format(why=sentence))
        self._show_state()

    def _say(self, words: str) -> None:
        self.said.setText(words)
        self.told.emit(words)

    def _show_state(self) -> None:
        busy = self.jobs.busy
        self.go.setText(translate("editor", "Stop") if busy else translate("editor", "Propose"))
        self.go.set_icon("stop" if busy else "star")
        self.progress.setVisible(busy)
        self.progress.setValue(len(self.found))


def clash_words(clash: Clash) -> str:
    """A wish as a sentence names it."""
    terrain = names.terrain(LETTERS.index(clash.letter)) if clash.letter else ""
    words = {
        Wish.LEAST: translate("editor", "at least {number} of {terrain}"),
        Wish.MOST: translate("editor", "at most {number} of {terrain}"),
        Wish.LAKES: translate("editor", "at most {number} lakes"),
        Wish.SYMMETRY: translate("editor", "the symmetry"),
        Wish.CONNECTED: translate("editor", "one connected field"),
        Wish.COVER: translate("editor", "even cover"),
        Wish.HILLS: translate("editor", "even hills"),
        Wish.SECTIONS: translate("editor", "only printed sections"),
    }[clash.wish]
    return words.format(number=clash.number, terrain=terrain)
