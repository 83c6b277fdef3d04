"""The battle on offer as both see it before they accept: field, armies, who leads which, and every rule option."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from app.board.lifetime import delete_later
from app.board.theme.parts import Panel, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.from_state import card_look, card_words
from app.manoeuvre.new_battle.plan import Opponent, Plan, first_plan
from app.manoeuvre.new_battle.scenarios import ScenarioSheet, armies_words, army_of, begins_words
from app.manoeuvre.offer_differences import compared, parts, side_name
from app.manoeuvre.rule_text import FIRST, preset_words, rule_rows
from app.shell.lan.offers import BattleOffer, Differences, GameOffers, OfferSheets
from engine.manoeuvre.army import Army
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.start import begin
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Force, Scenario


class ManoeuvreOffers(GameOffers):
    """The battles of Manoeuvre as they are offered."""

    first = "first_battle"
    full = "open_battle"

    def full_words(self) -> str:
        return translate("lan", "The two of you choose field, nations and edges in turn (§3).")

    def sides(self, scenario: Scenario, library: Library) -> str:
        return armies_words(scenario, library)

    def begins(self, scenario: Scenario) -> str:
        return begins_words(scenario)

    def seat_words(self, scenario: Scenario, seat: int, library: Library) -> str:
        army = army_of(scenario, seat, library)
        if army is None:
            return super().seat_words(scenario, seat, library)
        return translate("lan", "You would lead {nation}.").format(nation=names.nation(army))

    def differences(self, scenario: Scenario, library: Library) -> Differences:
        return compared(scenario, library)

    def check(self, scenario: Scenario, library: Library) -> None:
        scenario.check(library)

    def sheets(self, library: Library) -> OfferSheets:
        return ManoeuvreSheets(library)


class ManoeuvreSheets(OfferSheets):
    """Field and sides, for a guest also every unit and card, and the rules."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._offer = BattleOffer(GAME.id, library.scenario(ManoeuvreOffers.first))
        self.battle = BattleSheet(lan_plan(self._offer.scenario, 0, library), library)
        self.forces = ForcesSheet()
        self.rules = RulesSheet()
        self.panels = (self.battle, self.forces, self.rules)
        for panel in (self.forces, self.rules):
            panel.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.battle.changed.connect(self._change)

    def show_offer(self, offer: BattleOffer, library: Library, *, settled: bool = False, sender: str = "") -> None:
        self._offer = offer
        plan = lan_plan(offer.scenario, offer.seat, library)
        self.battle.settled = settled
        self.battle.use(library, sender)
        self.battle.show_plan(plan)
        self.rules.show_plan(plan)
        if sender:
            self.forces.show_scenario(offer.scenario, library)

    def set_visible(self, shown: bool, invited: bool = False) -> None:
        super().set_visible(shown)
        self.forces.setVisible(invited)

    def _change(self, plan: Plan) -> None:
        self.changed.emit(replace(self._offer, seat=plan.you))


def lan_plan(scenario: Scenario, seat: int, library: Library) -> Plan:
    """The plan of a battle with somebody elsewhere, in which this seat is one's own."""
    plan = first_plan(library, Random(1)).with_scenario(scenario)
    return replace(plan, opponent=Opponent.LAN, you=seat)


class BattleSheet(ScenarioSheet):
    """The field and the armies. Only a host may swap."""

    def __init__(self, plan: Plan, library: Library) -> None:
        super().__init__(plan, library)
        self.settled = False
        self.column.removeWidget(self.author)
        self.author.setParent(self)
        self.author.hide()

    def use(self, library: Library, sender: str = "") -> None:
        """Look things up here from now on: an invitation may name what only its sender has."""
        self._library = library
        self._sent_by = sender

    def show_plan(self, plan: Plan) -> None:
        super().show_plan(plan)
        self.author.setVisible(False)
        if getattr(self, "settled", False):
            self.swap.setVisible(False)
        sender = getattr(self, "_sent_by", "")
        if sender:
            # Whose scenario it is, the list of differences says; its description is the host's, whatever it claims.
            self.own.hide()
            words = translate("lan", "{name} describes it so: “{notes}”")
            self.notes.setText(words.format(name=sender, notes=self.notes.text()))


class ForcesSheet(Panel):
    """Both armies, unit by unit, and the cards that each side begins with."""

    def __init__(self) -> None:
        super().__init__()
        self.column.addWidget(Title(translate("lan", "Armies and cards")))
        self._shown: list[QWidget] = []

    def show_scenario(self, scenario: Scenario, library: Library) -> None:
        for widget in self._shown:
            self.column.removeWidget(widget)
            widget.hide()
            delete_later(widget)
        self._shown = []
        for seat, force in enumerate((scenario.one, scenario.two)):
            army = army_of(scenario, seat, library)
            if army is None:
                continue
            self._add(Text(side_name(scenario, seat, library), "strong"))
            self._add(_roster(force, army))
            told = parts(scenario, library)
            for key in ("hand", "deck", "discards", "day"):
                part = told[f"{key} {seat}"]
                if key in ("hand", "deck") or not part.plain:
                    self._add(Text(part.words, "small", "muted" if part.plain else "warning"))
            if not library.is_shipped("army", army.id):
                self._add(Text(translate("lan", "Every card of this army:"), "small", "muted"))
                self._add(Text("\n".join(_cards(scenario, seat, army, library)), "small"))
        self.setVisible(bool(self._shown))

    @property
    def text(self) -> str:
        """Everything it says, line by line."""
        labels = [label for widget in self._shown for label in (widget, *widget.findChildren(Text))]
        return "\n".join(label.text() for label in labels if isinstance(label, Text))

    def _add(self, widget: QWidget) -> None:
        self._shown.append(widget)
        self.column.addWidget(widget)


def _roster(force: Force, army: Army) -> QWidget:
    """A line for each unit: its name, its strength, and where it stands."""
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(1)
    grid.setColumnStretch(0, 1)
    for row, unit in enumerate(army.units):
        arm = translate("lan", "cavalry") if unit.cavalry else translate("lan", "infantry")
        strength = translate("lan", "{full}, reduced {reduced}").format(full=unit.full, reduced=unit.reduced)
        where = force.deployment.get(unit.id, "").upper() or translate("lan", "to be placed")
        tone = "muted"
        if unit.id in force.lost:
            strength, where, tone = "–", translate("lan", "lost"), "warning"
        elif unit.id in force.reduced:
            strength = translate("lan", "{reduced}, reduced from {full}").format(full=unit.full, reduced=unit.reduced)
            tone = "warning"
        for column, words in enumerate((unit.name, arm, strength, where)):
            grid.addWidget(Text(words, "small", "ink" if column == 0 else tone, wrap=column == 0), row, column)
    return table


def _cards(scenario: Scenario, seat: int, army: Army, library: Library) -> list[str]:
    view = begin(*scenario.start(library))
    return [f"{card.copies} × {card_words(card_look(view, seat, number))}" for number, card in enumerate(army.cards)]


class RulesSheet(Panel):
    """Every option with its value, to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.column.addWidget(Title(translate("lan", "Rules")))
        self.preset = Text(type="strong")
        self.about = Text(type="small", tone="muted")
        self.column.addWidget(self.preset)
        self.column.addWidget(self.about)
        self._rows: dict[str, Text] = {}
        self._words = {words.key: words for words in rule_rows()}
        for key, words in self._words.items():
            row = QHBoxLayout()
            row.addWidget(Text(words.name), 1)
            value = Text(type="strong", wrap=False)
            row.addWidget(value)
            self._rows[key] = value
            self.column.addLayout(row)

    def show_plan(self, plan: Plan) -> None:
        self.preset.setText(plan.preset or translate("lan", "Neither printed edition"))
        self.about.setText(preset_words(plan.preset))
        told = []
        for key, label in self._rows.items():
            value: Any = plan.first if key == FIRST else getattr(plan.options, key)
            label.setText(self._words[key].word(value))
            label.setToolTip(self._words[key].meaning(value))
            told.append(f"{self._words[key].name}: {label.text()}")
        self.setAccessibleName(translate("lan", "Rules"))
        self.setAccessibleDescription("; ".join(told))


OFFERS: Final = ManoeuvreOffers(GAME)
