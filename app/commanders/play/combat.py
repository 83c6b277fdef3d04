"""The combats of a phase: both lines of a zone with their dice, what is added to each die and why, and the odds."""

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from app.board.dice import paint_die
from app.board.palette import SIDES, side_shape
from app.board.theme import fonts
from app.board.theme.layouts import Scroll
from app.board.theme.parts import Panel, QuietButton, Text, Title
from app.board.theme.style import current
from app.board.translation import percent, translate
from app.commanders import names
from app.commanders.board.from_state import STATUS
from app.commanders.board.looks import Stack
from app.commanders.board.paint_units import paint_stack
from app.commanders.play.panels import SideBadge
from engine.battle import Step
from engine.commanders import tags
from engine.commanders.action import LETTERS
from engine.commanders.board import NAMES
from engine.commanders.contact import close
from engine.commanders.events import ROLLED
from engine.commanders.fighting import UNDECIDED, is_unopposed, rerolled, shot, struck
from engine.commanders.modifiers import (
    ROUTED_COLUMN,
    SQUARE_COLUMN,
    UNOPPOSED,
    against,
    column_of,
    ground,
    modifier,
)
from engine.commanders.odds import each_die, ready
from engine.commanders.position import ATTACKS, SPENT, SQUARE_SPENT, Front
from engine.commanders.state import State

SPACES: Final = 5
_TOP: Final = Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class Fighter:
    """A unit in a line: how it looks, its dice, what is added to them and why, and how likely it is to hit."""

    stack: Stack
    dice: tuple[int, ...] = ()
    added: int | None = None
    reasons: tuple[tuple[str, int], ...] = ()
    chance: Fraction | None = None
    """Before the roll."""
    hits: bool = False
    """Once all dice lie."""


@dataclass(frozen=True)
class CombatLook:
    """One zone."""

    title: str
    lines: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    melee: bool
    decided: bool = False
    """All dice lie, and nobody rolls again."""


def settled(step: Step[State]) -> State | None:
    """The combats as they lay when a volley or a melee was decided, before the hits took effect; None if none was."""
    tag = step.before.stack[-1]
    if tag not in (tags.SHOOT, tags.REROLL, tags.REROLLED) or _dice_lie(step.after):
        return None
    lying = step.before.copy()
    lying.tell = None
    faces = next((event.numbers for event in step.events if event.kind == ROLLED), ())
    if tag == tags.SHOOT:
        shot(lying, faces)
    elif tag == tags.REROLLED:
        rerolled(lying, faces)
    return lying if _dice_lie(lying) else None


def _dice_lie(state: State) -> bool:
    return any(front.dice[side] for front in state.fronts for side in (0, 1))


def combat_title(front: Front) -> str:
    if front.sector >= 0:
        return translate("commanders", "Encounter in {place}").format(place=NAMES[front.sector])
    for side in (0, 1):
        if front.target[side] >= 0 and front.target[1 - side] < 0:
            words = translate("commanders", "{side} attacks {place} from {start}")
            return words.format(side=names.side(side), place=NAMES[front.target[side]], start=NAMES[front.home[side]])
    words = translate("commanders", "Head-on between {place} and {other}")
    return words.format(place=NAMES[front.home[0]], other=NAMES[front.home[1]])


def _short(front: Front) -> str:
    """Where a combat is, for a tab."""
    if front.sector >= 0:
        return NAMES[front.sector]
    attacked = [front.target[side] for side in (0, 1) if front.target[side] >= 0]
    return "–".join(NAMES[place] for place in attacked or [place for place in front.home if place >= 0])


def combat_look(view: State, at: int) -> CombatLook:
    """A zone as it lies. Where targets are not chosen yet, odds are for the first that may be chosen."""
    known = view.copy()
    if view.stack[-1] == tags.BREAK:
        # The volley is over: what lies ahead is the melee, if nobody breaks off.
        known.melee = True
        close(known)
    front = known.fronts[at]
    # Units may be aimed at from another zone, so nothing is decided before the dice of all lie.
    decided = any(front.rollers) and _all_lie(known)
    hitters = {unit for units in struck(known).values() for unit in units} if decided else set()
    aimed = all(len(front.aims[side]) == len(front.line[side]) for side in (0, 1))
    open_choice = any(aim == UNDECIDED for side in (0, 1) for aim in front.aims[side])
    if not aimed or open_choice or not any(front.rollers):
        ready(known)
    chances = each_die(known, front)
    lines = tuple(_line(known, front, side, chances[side], hitters) for side in (0, 1))
    return CombatLook(combat_title(front), (lines[0], lines[1]), known.melee, decided)


def _all_lie(state: State) -> bool:
    return all(len(front.dice[side]) == len(front.rollers[side]) for front in state.fronts for side in (0, 1))


def _line(
    known: State, front: Front, side: int, chances: list[Fraction], hitters: Collection[int]
) -> tuple[Fighter, ...]:
    found = []
    for space, unit in enumerate(front.line[side]):
        code = known.units[unit]
        stack = Stack(side, LETTERS[code & 3], 1, STATUS[code >> 2 & 7])
        own = [i for i, roller in enumerate(front.rollers[side]) if roller == space]
        if not own:
            found.append(Fighter(stack))
            continue
        target = known.units[front.aims[side][space]]
        unopposed = is_unopposed(known, front, side, space)
        miss = Fraction(1)
        for i in own:
            miss *= 1 - chances[i]
        faces = tuple(front.dice[side][i] for i in own if i < len(front.dice[side]))
        found.append(
            Fighter(
                stack,
                faces,
                modifier(known, front, side, code, target, unopposed),
                _reasons(known, front, side, code, target, unopposed),
                chances[own[0]] if len(own) == 1 else 1 - miss,
                unit in hitters,
            )
        )
    return tuple(found)


def _reasons(
    known: State, front: Front, side: int, code: int, target: int, unopposed: bool
) -> tuple[tuple[str, int], ...]:
    """Every part of a modifier with its reason."""
    words = translate("commanders", "{mine} against {theirs}")
    found = [
        (
            words.format(mine=_unit_words(code), theirs=_unit_words(target)),
            against(known.melee, column_of(code), column_of(target)),
        )
    ]
    if unopposed:
        found.append((translate("commanders", "nobody opposite"), UNOPPOSED[1 if known.melee else 0][code & 3]))
    if (code >> 2 & 7) in (SPENT, SQUARE_SPENT):
        found.append((translate("commanders", "spent"), -1))
    if known.phase == 2 and not known.melee:
        found.append((translate("commanders", "fast phase"), -2))
    if known.setting.terrain and ground(known, front, side, code):
        found.append((translate("commanders", "ground"), ground(known, front, side, code)))
    return tuple(found)


def _unit_words(code: int) -> str:
    column = column_of(code)
    if column == ROUTED_COLUMN:
        return translate("commanders", "routed {arm}").format(arm=names.arm(code & 3))
    if column == SQUARE_COLUMN:
        return translate("commanders", "a square")
    if code & ATTACKS:
        return translate("commanders", "attacking {arm}").format(arm=names.arm(code & 3))
    return translate("commanders", "passive {arm}").format(arm=names.arm(code & 3))


class CombatPanel(Panel):
    """All combats of the phase, one of them large."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__(padding=16, spacing=8)
        self._at = 0
        self.look: CombatLook | None = None
        self._shown: list[int] = []
        """The combats that had a tab when last looked at."""
        self._tabs = QHBoxLayout()
        self._tabs.setSpacing(6)
        self._title = Title("", "subtitle")
        self._title.setWordWrap(True)
        self._step = Text("", "small", "muted", wrap=False)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._step)
        self.column.addLayout(head)
        self.column.addLayout(self._tabs)
        self._zone = _Zone()
        self.column.addWidget(self._zone)
        rows = QWidget()
        self._ledger = QGridLayout(rows)
        self._ledger.setContentsMargins(0, 0, 0, 0)
        self._ledger.setHorizontalSpacing(10)
        self._ledger.setVerticalSpacing(2)
        self._ledger.setColumnStretch(2, 1)
        self._scroll = Scroll(rows)
        self.column.addWidget(self._scroll, 1)

    def show_combats(self, view: State, at: int = -1) -> None:
        numbers = [number for number, front in enumerate(view.fronts) if any(front.line)]
        if not numbers:
            return
        # A combat that both sides fight, rather than a line that nobody faces.
        first = next((number for number in numbers if all(view.fronts[number].line)), numbers[0])
        self._at = at if at in numbers else self._at if self._at in numbers and self._shown == numbers else first
        self._shown = numbers
        _empty(self._tabs)
        for number in numbers if len(numbers) > 1 else ():
            tab = QuietButton(f"{number + 1}  {_short(view.fronts[number])}")
            tab.setCheckable(True)
            tab.setChecked(number == self._at)
            tab.setToolTip(combat_title(view.fronts[number]))
            tab.setAccessibleName(combat_title(view.fronts[number]))
            tab.clicked.connect(lambda _=False, which=number: self._choose(view, which))
            self._tabs.addWidget(tab)
        look = self.look = combat_look(view, self._at)
        self._title.setText(look.title)
        self._step.setText(translate("commanders", "Melee") if look.melee else translate("commanders", "Fire"))
        self._zone.show_look(look)
        self._show_ledger(look)
        self.setAccessibleName(look.title)
        self.setAccessibleDescription(". ".join(ledger(look)))

    def set_roomy(self, roomy: bool) -> None:
        """Whether there is room to tell what counts."""
        self._scroll.setVisible(roomy)

    def _show_ledger(self, look: CombatLook) -> None:
        """What counts for every die, space by space: a reason a line, what it adds, and the chance before the roll."""
        _empty(self._ledger)
        heads = (
            (0, translate("commanders", "Space")),
            (2, translate("commanders", "What counts")),
            (3, translate("commanders", "Adds")),
            (4, translate("commanders", "Hits", "the chance to hit")),
        )
        for column, words in heads:
            edge = Qt.AlignmentFlag.AlignRight if column > 2 else Qt.AlignmentFlag.AlignLeft
            self._ledger.addWidget(Text(words, "small", "muted", wrap=False), 0, column, edge)
        row = 1
        for space in range(SPACES):
            first = True
            for side in (0, 1):
                fighter = look.lines[side][space] if space < len(look.lines[side]) else None
                if fighter is None or fighter.chance is None:
                    continue
                if first:
                    self._ledger.addWidget(Text(str(space + 1), "small", wrap=False), row, 0, _TOP)
                    first = False
                badge = QWidget()
                inside = QVBoxLayout(badge)
                inside.setContentsMargins(0, 3, 0, 0)
                inside.addWidget(SideBadge(side, 12))
                self._ledger.addWidget(badge, row, 1, _TOP)
                chance = Text(percent(fighter.chance), "small", wrap=False)
                self._ledger.addWidget(chance, row, 4, _TOP | Qt.AlignmentFlag.AlignRight)
                for words, value in fighter.reasons:
                    self._ledger.addWidget(Text(words[:1].upper() + words[1:], "small"), row, 2)
                    added = Text(f"{value:+d}" if value else "0", "small", wrap=False)
                    self._ledger.addWidget(added, row, 3, _TOP | Qt.AlignmentFlag.AlignRight)
                    row += 1
        self._ledger.setRowStretch(row, 1)

    def _choose(self, view: State, which: int) -> None:
        self.show_combats(view, which)
        self.chosen.emit(which)


def _empty(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def ledger(look: CombatLook) -> list[str]:
    """What counts for every die, space by space, with the chance to hit: the combat in sentences."""
    found = []
    for space in range(SPACES):
        for side in (0, 1):
            if space >= len(look.lines[side]):
                continue
            fighter = look.lines[side][space]
            if fighter.added is None or fighter.chance is None:
                continue
            parts = ", ".join(f"{words} {value:+d}" if value else words for words, value in fighter.reasons)
            words = translate("commanders", "{space}  {side}: {parts}. Hits {chance}")
            found.append(
                words.format(space=space + 1, side=names.side(side), parts=parts, chance=percent(fighter.chance))
            )
    return found


def verdict(look: CombatLook, space: int) -> tuple[int, str]:
    """What the dice brought in a space: the side that hits, 2 for both, -1 for none; and the words for it."""
    fighters = [line[space] if space < len(line) else None for line in look.lines]
    if not look.decided or not any(fighter is not None and fighter.dice for fighter in fighters):
        return -1, ""
    hitting = [side for side in (0, 1) if (fighter := fighters[side]) is not None and fighter.hits]
    if len(hitting) == 2:
        return 2, translate("commanders", "both hit")
    if not hitting:
        return -1, translate("commanders", "miss")
    return hitting[0], translate("commanders", "{side} hits").format(side=names.side(hitting[0]))


def _zone_scale() -> float:
    """Five spaces fit beside the board however large the text is; below it stands everything in letters."""
    return min(fonts.scale(), 1.15)


class _Zone(QWidget):
    """Two lines of five spaces; units, dice and results."""

    def __init__(self) -> None:
        super().__init__()
        self._look: CombatLook | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_look(self, look: CombatLook) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(420 * _zone_scale()), round(212 * _zone_scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        theme, scale = current(), _zone_scale()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self.height() / 2
        for side, top in ((1, 0.0), (0, half + 3)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.side_tint(side)))
            painter.drawRoundedRect(QRectF(0, top, self.width(), half - 3), 7, 7)
        step = self.width() / SPACES
        for space in range(SPACES):
            middle = step * (space + 0.5)
            for side in (0, 1):
                unit_y = half - 76 * scale if side else half + 76 * scale
                dice_y = half - 29 * scale if side else half + 29 * scale
                line = self._look.lines[side]
                if space >= len(line):
                    box = QRectF(middle - 20 * scale, unit_y - 20 * scale, 40 * scale, 40 * scale)
                    pen = QPen(QColor(theme.faint), 1.2)
                    pen.setDashPattern([3, 3])
                    painter.setPen(pen)
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawPath(side_shape(side, box, 6))
                    continue
                self._unit(painter, line[space], middle, unit_y, dice_y)
            self._pill(painter, self._look, space, middle, half)
        painter.end()

    @staticmethod
    def _pill(painter: QPainter, look: CombatLook, space: int, x: float, y: float) -> None:
        """Between the lines: the number of the space, and who hits there once the dice lie."""
        theme, scale = current(), _zone_scale()
        side, words = verdict(look, space)
        painter.setFont(fonts.sans(12 * scale, fonts.SEMIBOLD, scaled=False))
        text = f"{space + 1}  {words}" if words else str(space + 1)
        width = max(22 * scale, painter.fontMetrics().horizontalAdvance(text) + 16 * scale)
        box = QRectF(max(x - width / 2, 1.0), y - 10 * scale, width, 20 * scale)
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.setBrush(QColor(SIDES[side].dark if side in (0, 1) else theme.primary if side == 2 else theme.panel))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(theme.on_primary if side == 2 else "#FFFFFF" if side >= 0 else theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _unit(self, painter: QPainter, fighter: Fighter, x: float, unit_y: float, dice_y: float) -> None:
        theme, scale = current(), _zone_scale()
        painter.save()
        painter.translate(x, unit_y)
        paint_stack(painter, fighter.stack, 44 * scale, theme, plate=False)
        painter.restore()
        size = 22 * scale
        shown = bool(fighter.dice) and fighter.added is not None
        left = x - (len(fighter.dice) * (size + 2 * scale) + 40 * scale) / 2 if shown else x
        for face in fighter.dice:
            left += size + 2 * scale
            painter.save()
            painter.translate(left - size / 2, dice_y)
            paint_die(painter, 6, face, size, QColor(SIDES[fighter.stack.side].body))
            painter.restore()
        painter.setPen(QColor(theme.ink))
        if shown and fighter.added is not None:
            total = min(max(max(fighter.dice) + fighter.added, 1), 6)
            painter.setFont(fonts.tabular(fonts.sans(12 * scale, scaled=False)))
            painter.setPen(QColor(theme.muted))
            box = QRectF(left, dice_y - size * 0.6, 22 * scale, size * 1.2)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{fighter.added:+d}" if fighter.added else "0")
            painter.setFont(fonts.tabular(fonts.sans(17 * scale, fonts.BOLD, scaled=False)))
            painter.setPen(QColor(theme.ink))
            box.translate(20 * scale, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(total))
        elif fighter.chance is not None:
            painter.setFont(fonts.tabular(fonts.sans(14 * scale, fonts.SEMIBOLD, scaled=False)))
            box = QRectF(x - 40 * scale, dice_y - 11 * scale, 80 * scale, 22 * scale)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, percent(fighter.chance))
