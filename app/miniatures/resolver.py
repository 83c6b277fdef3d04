"""The resolver at the right: ledgers with their switches, exact odds, the dice, and what it would be worth to wait.

It shows a charge, a manoeuvre check, a shot by the owner's table, or nothing. What is pressed is told as actions.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.board.icons import Icon
from app.board.palette import hatch
from app.board.theme import fonts
from app.board.theme.layouts import Scroll
from app.board.theme.parts import ElidedText, FlatButton, Panel, QuietButton, Rule, Text
from app.board.theme.style import current
from app.board.translation import percent, translate
from app.miniatures.names import line_words, name_of, printed, term, upper_first
from app.miniatures.offers import Offer, Switch, formations, preview, switches
from app.miniatures.sheets import SideMark
from engine.miniatures import fire, odds
from engine.miniatures.action import Action
from engine.miniatures.combat import charge_ledger, reading_of, units_of
from engine.miniatures.lines import ATTACKER, DEFENDER, Counted, Role, total
from engine.miniatures.state import State
from engine.miniatures.tables import RESULTS
from engine.miniatures.turn import check_ledger

_FACES: Final = 10
_MOST_LEDGERS: Final = 6
"""Units whose lines are shown in one check; the others have only their odds."""
_TONES: Final = {
    "swept": "#12335A",
    "driven": "#2C619F",
    "pressed": "#5E93C9",
    "struggle": "#CDBF9E",
    "falter": "#A79D8A",
    "recoil": "#C9673F",
    "repulsed": "#8A3411",
}
"""The colours of the seven results, from blue for the attacker to red; the worst two are hatched besides."""
_HATCHED: Final = ("recoil", "repulsed")
_SHADES: Final = ("#2C619F", "#5E93C9", "#A79D8A", "#CDBF9E", "#C9673F", "#8A3411", "#12335A")


@dataclass(frozen=True)
class Share:
    """A part of the odds: what it is, and how likely."""

    key: str
    text: str
    chance: Fraction
    tone: str
    hatched: bool = False
    rolled: bool = False


class SwitchButton(QAbstractButton):
    """A switch with its line's value, below it what switching it is worth, and the letter that presses it."""

    def __init__(self, switch: Switch, text: str, letter: str) -> None:
        super().__init__()
        self.switch = switch
        self.letter = letter
        self.setCheckable(True)
        self.setChecked(switch.is_on)
        self.setText(text)
        self.setEnabled(switch.is_open)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._worth = self._worth_words()
        self.setAccessibleName(f"{letter}: {text}, {switch.value:+}, {self._worth}")
        if not switch.is_open:
            self.setToolTip(translate("miniatures", "The attacker is ready. Set this after the dice, or undo."))

    def _worth_words(self) -> str:
        worth = self.switch.worth
        if worth is None or not (worth or self.switch.value):
            return ""
        points = round(float(100 * worth))
        if self.switch.is_on:
            return translate("miniatures", "worth %n point(s)", "", abs(points))
        sign = "+" if points >= 0 else "−"
        return translate("miniatures", "{sign}{points} points").format(sign=sign, points=abs(points))

    def sizeHint(self) -> QSize:
        return QSize(180, round((37 if self._worth else 25) * fonts.scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, middle = self.isChecked(), self.height() / 2
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        track = QRectF(1, middle - 9, 32, 18)
        painter.setPen(QPen(QColor(theme.primary if on else theme.faint), theme.line))
        painter.setBrush(QColor(theme.primary if on else theme.well))
        painter.drawRoundedRect(track, 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.on_primary if on else theme.faint))
        painter.drawEllipse(QPointF(track.left() + (23 if on else 9), middle), 6, 6)
        ink = QColor(theme.ink if self.isEnabled() else theme.muted)
        two = bool(self._worth)
        box = QRectF(42, 0, self.width() - 42 - (36 if two else 60), self.height() / 2 + 2 if two else self.height())
        font = fonts.fitted(self.text(), box.width(), fonts.sans(14, fonts.SEMIBOLD if on else fonts.NORMAL), 10)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())
        value = f"{self.switch.value:+}".replace("-", "−")
        painter.setFont(fonts.tabular(fonts.sans(14, fonts.BOLD if on else fonts.NORMAL)))
        painter.setPen(ink if on else QColor(theme.muted))
        painter.drawText(
            QRectF(self.width() - 36, box.top(), 34, box.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            value,
        )
        painter.setFont(fonts.sans(12))
        painter.setPen(QColor(theme.muted))
        if two:
            low = QRectF(42, self.height() / 2, self.width() - 44, self.height() / 2 - 1)
            painter.drawText(low, Qt.AlignmentFlag.AlignVCenter, self._worth)
            painter.drawText(low, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.letter.upper())
        elif self.letter:
            painter.drawText(
                QRectF(self.width() - 60, 0, 24, self.height()), Qt.AlignmentFlag.AlignCenter, self.letter.upper()
            )
        painter.end()


class OddsBar(QWidget):
    """All shares side by side; the one that was rolled is framed."""

    def __init__(self, shares: Sequence[Share]) -> None:
        super().__init__()
        self._shares = tuple(shares)
        self.setFixedHeight(round(28 * fonts.scale()))
        self.setAccessibleName("; ".join(f"{share.text} {percent(share.chance)}" for share in shares))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0.0
        framed: QRectF | None = None
        for share in self._shares:
            width = self.width() * float(share.chance)
            box = QRectF(left, 2, max(width - 1, 0.5), self.height() - 4)
            _fill(painter, box, share)
            if share.chance >= Fraction(1, 9):
                dark = QColor(share.tone).lightness() < 140
                painter.setPen(QColor("#FFFFFF" if dark else "#2B2620"))
                painter.setFont(fonts.sans(13, fonts.SEMIBOLD))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, percent(share.chance))
            if share.rolled:
                framed = box
            left += width
        if framed is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.brass), 4))
            painter.drawRect(framed.adjusted(1, 0, -1, 0))
        painter.end()


def _fill(painter: QPainter, box: QRectF, share: Share) -> None:
    painter.fillRect(box, QColor(share.tone))
    if share.hatched:
        painter.save()
        painter.setClipRect(box)
        hatch(painter, box, QColor(255, 240, 225, 130), 6, 1.8)
        painter.restore()


class _Key(QWidget):
    """The little square that says which part of the bar a row means."""

    def __init__(self, share: Share) -> None:
        super().__init__()
        self._share = share
        self.setFixedSize(15, 15)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        _fill(painter, box, self._share)
        painter.setPen(QPen(QColor(current().ink), 0.8))
        painter.drawRect(box)
        painter.end()


class Ledger(Panel):
    """What counts for a unit, the sum, and below a line what only the table shows."""

    play = Signal(object)
    """An action."""

    def __init__(
        self,
        state: State,
        unit: str,
        title: str,
        lines: Iterable[Counted],
        found: Sequence[Switch],
        letters: dict[tuple[str, str], str],
    ) -> None:
        super().__init__(part="raised", padding=10, spacing=4)
        m = state.moment
        lines = tuple(lines)
        head = QHBoxLayout()
        head.setSpacing(7)
        head.addWidget(SideMark(m.side(unit), 15))
        name = ElidedText(title, "subtitle")
        name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head.addWidget(name, 1)
        head.addWidget(Text(f"{total(lines):+}".replace("-", "−"), "figure", wrap=False))
        self.column.addLayout(head)
        for line in lines:
            row = QHBoxLayout()
            row.addWidget(Text(line_words(m, unit, line), "small"), 1)
            row.addWidget(Text(f"{line.value:+}".replace("-", "−") if line.value else "0", "small", wrap=False))
            self.column.addLayout(row)
        choice = formations(state, unit)
        if choice:
            self._add_formation(m.now.units[unit].formation, unit, choice)
        if found:
            self.column.addWidget(Rule())
        self.switches: list[SwitchButton] = []
        for each in found:
            button = SwitchButton(each, upper_first(term(each.mark)), letters.get((each.unit, each.mark), ""))
            button.clicked.connect(lambda _=False, action=each.action: self.play.emit(action))
            self.switches.append(button)
            self.column.addWidget(button)
        self.column.addStretch(1)

    def _add_formation(self, now: str, unit: str, choice: Sequence[str]) -> None:
        button = FlatButton(translate("miniatures", "In {formation}").format(formation=term(now)), "swap")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setStyleSheet("min-height: 22px; text-align: left")
        menu = QMenu(button)
        for formation in choice:
            entry = menu.addAction(upper_first(term(formation)))
            action = Action("mark", (unit, formation))
            entry.triggered.connect(lambda _=False, action=action: self.play.emit(action))
        button.setMenu(menu)
        self.column.addWidget(button)


class Resolver(Panel):
    """Rebuilt whenever something changes; `told` holds the dice typed so far."""

    play = Signal(object)
    """An action: a switch, a formation."""
    die = Signal(int)
    """A die told from the table by the mouse."""

    def __init__(self) -> None:
        super().__init__(part="plain", padding=0, spacing=8)
        self.switches: list[SwitchButton] = []
        self._body: QWidget | None = None

    def show_state(
        self, state: State, offer: Offer, pending: Sequence[Action], letters: Iterable[str], told: Sequence[int]
    ) -> bool:
        """Show what is being resolved; False if nothing is."""
        if self._body is not None:
            self.column.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = None
        self.switches = []
        seen = preview(state, pending)
        m = seen.moment
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        if m.now.combat and m.tag in ("defender", "charge_read", "dice") and seen.charge() is not None:
            self._charge(state, seen, pending, letters)
        elif m.now.check and m.now.check.units and m.tag in ("check", "check_read"):
            self._check(state, letters)
        elif m.now.shot and m.tag in ("shot", "shot_read") and m.setting.fire:
            self._shot(state, letters)
        elif m.tag in ("fallen", "fallen_read"):
            self._fallen(state)
        else:
            body.deleteLater()
            return False
        self._column.addStretch(1)
        whole = QWidget()
        outer = QVBoxLayout(whole)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Scroll(body), 1)
        if offer.dice:
            outer.addLayout(self._dice(state, offer.dice, told))
        self._body = whole
        self.column.addWidget(whole, 1)
        return True

    def _head(self, title: str, note: str) -> None:
        row = QHBoxLayout()
        name = ElidedText(title, "title")
        name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(name, 1)
        row.addWidget(Text(note, "small", "muted", wrap=False))
        self._column.addLayout(row)

    # A charge

    def _charge(self, state: State, seen: State, pending: Sequence[Action], letters: Iterable[str]) -> None:
        m = seen.moment
        combat, charge = m.now.combat, seen.charge()
        assert combat is not None
        assert charge is not None
        attacker, defender = (name_of(m.setting, ids[0]) for ids in (combat.attackers, combat.defenders))
        if combat.fought_on:
            note = translate("miniatures", "after a struggle")
        elif combat.second:
            note = translate("miniatures", "second combat")
        else:
            note = translate("miniatures", "first combat")
        self._head(translate("miniatures", "Charge on {unit}").format(unit=defender), note)
        found = switches(state, pending)
        keys = self._letters(found, letters)
        row = QHBoxLayout()
        row.setSpacing(10)
        titles = (translate("miniatures", "{unit} attacks"), translate("miniatures", "{unit} defends"))
        roles: tuple[Role, Role] = (ATTACKER, DEFENDER)
        for role, words, name in zip(roles, titles, (attacker, defender), strict=True):
            own = [each for each in found if each.role == role]
            # The formation of a side can be told while it is its turn to say what holds, and after the dice.
            ledger = Ledger(
                seen if role == DEFENDER or m.tag == "charge_read" else state,
                units_of(m, role)[0],
                words.format(unit=name),
                charge_ledger(m, role),
                own,
                keys,
            )
            self._keep(ledger)
            row.addWidget(ledger, 1)
        self._column.addLayout(row)
        fought = odds.fought_out(m.rules, charge)
        rolled = reading_of(m).id if m.tag == "charge_read" else ""
        names = {found.id: printed(found.name) for found in m.rules.charge.results}
        shares = []
        for id in reversed(RESULTS):
            chance = fought.results[id]
            if chance or id == rolled:
                shares.append(Share(id, names[id], chance, _TONES[id], id in _HATCHED, id == rolled))
        side = m.setting.rosters[m.now.active].title
        wins = translate("miniatures", "{side} wins").format(side=side)
        self._odds(translate("miniatures", "Exact odds, struggles fought out"), f"{wins} {percent(fought.won)}", shares)
        if m.tag != "charge_read":
            self._plans(seen)

    def _odds(self, title: str, summary: str, shares: Sequence[Share]) -> None:
        row = QHBoxLayout()
        name = ElidedText(title, "subtitle")
        name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(name, 1)
        row.addWidget(Text(summary, "strong", wrap=False))
        self._column.addLayout(row)
        self._column.addWidget(OddsBar(shares))
        rows = QVBoxLayout()
        rows.setSpacing(1)
        self._column.addLayout(rows)
        for share in shares:
            box = Panel(part="notice", padding=0) if share.rolled else QWidget()
            line = QHBoxLayout()
            line.setSpacing(9)
            if isinstance(box, Panel):
                box.column.setContentsMargins(4, 1, 4, 1)
                box.column.addLayout(line)
            else:
                box.setLayout(line)
                line.setContentsMargins(4, 0, 4, 0)
            line.addWidget(_Key(share))
            line.addWidget(Text(share.text, "strong", wrap=False), 1)
            if share.rolled:
                line.addWidget(Text(translate("miniatures", "rolled"), "small", "muted", wrap=False))
            line.addWidget(Text(percent(share.chance), "value", wrap=False))
            rows.addWidget(box)

    def _plans(self, seen: State) -> None:
        plans = seen.what_if()
        charge = next((plan for plan in plans if plan.first == "charge"), None)
        if charge is None or len(plans) < 2:
            return
        texts = {
            "attach": translate("miniatures", "With a leader attached: {better} instead of {now}."),
            "rally": translate("miniatures", "Rally first, charge next turn: {better} instead of {now}."),
        }
        notice = Panel(part="notice", padding=8, spacing=3)
        for plan in plans:
            if plan.first == "charge":
                continue
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(Icon("hint" if plan.won > charge.won else "info", 18, "warning"))
            words = texts[plan.first].format(better=percent(plan.won), now=percent(charge.won))
            row.addWidget(Text(words, "strong" if plan.won > charge.won else "small"), 1)
            notice.column.addLayout(row)
        self._column.addWidget(notice)

    # A check

    def _check(self, state: State, letters: Iterable[str]) -> None:
        m = state.moment
        check = m.now.check
        assert check is not None
        leader = name_of(m.setting, check.by) if check.by else translate("miniatures", "nobody")
        self._head(
            translate("miniatures", "Manoeuvre check"), translate("miniatures", "led by {leader}").format(leader=leader)
        )
        found = switches(state)
        keys = self._letters(found, letters)
        effects = m.rules.manoeuvre.effects
        for place, unit in enumerate(check.units):
            lines = check_ledger(m, unit)
            if place < _MOST_LEDGERS:
                own = [each for each in found if each.unit == unit]
                ledger = Ledger(state, unit, name_of(m.setting, unit), lines, own, keys)
                self._keep(ledger)
                self._column.addWidget(ledger)
            chances = odds.check(m.rules, m.member(unit), m.standing(unit, check.by))
            rolled = ""
            if m.tag == "check_read":
                standing = m.standing(unit, check.by)
                rolled = m.rules.effect_of(check.die + total(lines), standing.in_command, m.member(unit).is_shaken)
            shares = [
                Share(
                    id,
                    printed(effects[id].name),
                    chances.get(id, Fraction(0)),
                    _SHADES[n % len(_SHADES)],
                    n > 3,
                    id == rolled,
                )
                for n, id in enumerate(effects)
                if id in chances
            ]
            good = odds.good_order(m.rules, m.member(unit), m.standing(unit, check.by))
            summary = translate("miniatures", "good order {chance}").format(chance=percent(good))
            self._odds(translate("miniatures", "Exact odds"), summary, shares)

    # A shot, a leader

    def _shot(self, state: State, letters: Iterable[str]) -> None:
        m = state.moment
        table, shot = m.setting.fire, m.now.shot
        assert table is not None
        assert shot is not None
        words = translate("miniatures", "Fire at {unit}").format(unit=name_of(m.setting, shot.target))
        self._head(words, term(shot.column))
        box = Panel(part="raised", padding=10, spacing=4)
        free = iter(letters)
        for modifier in table.modifiers:
            on = modifier.id in shot.modifiers
            action = Action("unmodify" if on else "modify", (modifier.id,))
            switch = Switch(shot.target, None, modifier.id, on, modifier.value, None, action)
            button = SwitchButton(switch, modifier.name, next(free, ""))
            button.clicked.connect(lambda _=False, action=action: self.play.emit(action))
            self.switches.append(button)
            box.column.addWidget(button)
        if table.modifiers:
            self._column.addWidget(box)
        else:
            box.deleteLater()
        rolled = ""
        if m.tag == "shot_read":
            rolled = table.result_of(shot.column, shot.die + table.modifier(shot.modifiers)).id
        chances = fire.odds(table, shot.column, shot.modifiers)
        shares = [
            Share(each.id, each.name, chances[each.id], _SHADES[n % len(_SHADES)], n > 3, each.id == rolled)
            for n, each in enumerate(table.results)
            if each.id in chances
        ]
        self._odds(translate("miniatures", "Exact odds"), "", shares)

    def _fallen(self, state: State) -> None:
        m = state.moment
        leader = name_of(m.setting, m.now.fallen[0])
        self._head(translate("miniatures", "Does {leader} fall?").format(leader=leader), "")
        rolled = m.rules.face(m.now.fallen_die).effect if m.tag == "fallen_read" else ""
        texts = {
            "none": translate("miniatures", "Unhurt"),
            "dismounted": translate("miniatures", "On foot for a turn"),
            "away": translate("miniatures", "Off the table for a turn"),
            "out": translate("miniatures", "Out of the game"),
        }
        shares = [
            Share(id, texts[id], chance, _SHADES[n], id == "out", id == rolled)
            for n, (id, chance) in enumerate(odds.fallen(m.rules).items())
        ]
        self._odds(translate("miniatures", "Exact odds"), "", shares)

    # Dice

    def _dice(self, state: State, dice: int, told: Sequence[int]) -> QHBoxLayout:
        m = state.moment
        row = QHBoxLayout()
        row.setSpacing(8)
        words = (
            translate("miniatures", "Rolled on the table? Type both, the attacker's first; 0 is 10.")
            if dice == 2
            else translate("miniatures", "Rolled on the table? Type the die; 0 is 10.")
        )
        row.addWidget(Text(words, "small", "muted"), 1)
        sides = (m.now.active, 1 - m.now.active)
        self.dice: list[QuietButton] = []
        most = m.setting.fire.die if m.tag == "shot" and m.setting.fire else m.rules.die
        for place in range(dice):
            button = QuietButton(str(told[place]) if place < len(told) else "–")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            side = m.setting.rosters[sides[place]].title
            button.setAccessibleName(translate("miniatures", "Die of {side}").format(side=side))
            button.setToolTip(button.accessibleName())
            menu = QMenu(button)
            for face in range(1, most + 1):
                menu.addAction(str(face)).triggered.connect(lambda _=False, face=face: self.die.emit(face))
            button.setMenu(menu)
            # Dice are told in their order.
            button.setEnabled(place == len(told))
            self.dice.append(button)
            row.addWidget(button)
        return row

    def _letters(self, found: Sequence[Switch], letters: Iterable[str]) -> dict[tuple[str, str], str]:
        """By unit and mark, so that a switch keeps its letter when others come to matter more."""
        keys = sorted((each.unit, each.mark) for each in found if each.is_open)
        return dict(zip(keys, letters, strict=False))

    def _keep(self, ledger: Ledger) -> None:
        ledger.play.connect(self.play)
        self.switches += ledger.switches
