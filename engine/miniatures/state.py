"""A battle of the companion behind the contract of `engine.game`: nothing is hidden, chance rolls one die or two.

    state = begin(setting)
    for line in ("done", "take line", "by worth", "roll"):
        state.apply(state.read(line))
    state.moment                      # units, leaders, what is under way: `engine.miniatures.position`
    state.consequences()              # of the reading under way, in the order in which `strike` counts them
    state.charge()                    # the charge under way, for `engine.miniatures.odds`
    state.what_if()                   # charge, attach or rally first: the best plan first

What a screen asks besides: `turn.check_ledger` and `combat.charge_ledger` for the lines that count, `combat.reading_of`
for the result, `Moment.proposed_flags` and `Moment.proposed_winner` for what losses suggest.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from engine.game import EVERYTHING, Dice, Prompt, Rng, Standing
from engine.miniatures import text
from engine.miniatures.action import Action, parse
from engine.miniatures.combat import charge_of
from engine.miniatures.effects import Consequence
from engine.miniatures.lines import Charge
from engine.miniatures.odds import Plan, good_order, what_if
from engine.miniatures.position import CHANCE, NOBODY, Moment, Setting, start
from engine.miniatures.procedure import FRAMES, do, legal, names, readable, sides
from engine.miniatures.refusals import why
from engine.miniatures.tables import Tables


class State:
    """One moment of a battle."""

    def __init__(self, moment: Moment, viewer: int = EVERYTHING) -> None:
        self.moment = moment
        self.viewer = viewer
        self._look()

    def _look(self) -> None:
        """Who is asked now, and who has won."""
        now = self.moment.now
        self.seat = FRAMES[self.moment.tag].seat(self.moment)
        self.winner = now.claim if self.over else NOBODY
        self.how = now.reason if self.over else ""

    @property
    def tell(self) -> Callable[[Any], None] | None:
        return self.moment.tell

    @tell.setter
    def tell(self, listener: Callable[[Any], None] | None) -> None:
        self.moment.tell = listener

    @property
    def over(self) -> bool:
        return self.moment.tag == "over"

    def copy(self) -> "State":
        return State(Moment(self.moment.setting, self.moment.now), self.viewer)

    def __str__(self) -> str:
        return text.write(self.moment, self.viewer)

    # Deciding

    def deciding(self) -> tuple[int, ...]:
        return () if self.over else (self.seat,)

    def ask(self, seat: int) -> None:
        if seat not in self.deciding():
            raise ValueError(f"Seat {seat} has nothing to decide.")

    def legal(self) -> list[Action]:
        return legal(self.moment)

    def legal_for(self, seat: int) -> list[Action]:
        return self.legal() if seat in self.deciding() else []

    def prompt(self) -> Prompt:
        frame = FRAMES[self.moment.tag]
        return Prompt(self.moment.tag, frame.ask, frame.rule, **names(self.moment))

    def do(self, action: Action) -> None:
        do(self.moment, action)
        self._look()

    def apply(self, action: Action) -> None:
        if action not in self.legal():
            raise why(self.moment, action)
        self.do(action)

    def seals(self, action: Action) -> bool:
        """Nothing is hidden, so nothing is shown by an action."""
        return False

    def idle(self) -> Action | None:
        """A correction is possible everywhere, so no decision has a single answer."""
        return None

    def may_choose(self) -> bool:
        return self.seat in (0, 1)

    # Chance

    def chance(self) -> Dice | None:
        if self.seat != CHANCE:
            return None
        m = self.moment
        roller = m.side(m.now.fallen[0]) if m.tag == "fallen_die" else m.now.active
        return Dice(sides(m), roller)

    def rolled(self, faces: Sequence[int]) -> Action:
        return Action("die" if len(faces) == 1 else "dice", tuple(map(str, faces)))

    def drawn(self, card: int) -> Action:
        raise ValueError("There are no cards in this game.")

    def chances(self) -> list[tuple[Action, Fraction]]:
        outcomes = self.legal()
        return [(outcome, Fraction(1, len(outcomes))) for outcome in outcomes]

    def sample(self, rng: Rng) -> Action:
        outcomes = self.legal()
        return outcomes[int(rng.random() * len(outcomes))]

    # Secrets: there are none

    def seen_by(self, viewer: int) -> "State":
        view = self.copy()
        view.viewer = viewer
        return view

    def shown_to(self, action: Action, viewer: int) -> Action:
        return action

    def opened(self, action: Action) -> tuple[Action, ...]:
        return ()

    def resample(self, rng: Rng) -> None:
        self.viewer = EVERYTHING

    def cards(self) -> None:
        return None

    # Texts and numbers

    def standing(self) -> Standing:
        m = self.moment
        totals = [roster.stands for roster in m.setting.rosters]
        shares = tuple(100 * (total - m.lost(seat)) // total for seat, total in enumerate(totals))
        active = NOBODY if self.over else m.now.active
        return Standing(m.now.turn, active, m.now.stack[0], m.proposed_winner(), shares, "strength")

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, line: str) -> Action:
        return parse(line)

    # For screens

    def consequences(self) -> list[Consequence]:
        """Of the reading under way, in the order in which `strike` counts them from 1; empty where nothing is read."""
        return readable(self.moment)

    def charge(self) -> Charge | None:
        """The charge under way, for odds; None where none is being fought or a side is gone."""
        combat = self.moment.now.combat
        if combat is None or not all(self.moment.now.units[id].stands for id in (*combat.attackers, *combat.defenders)):
            return None
        return charge_of(self.moment)

    def what_if(self) -> list[Plan]:
        """What the attacker of the charge under way could do first, the best plan first; empty where there is none.

        A leader who is on the table and not with the attackers could be attached; a shaken leading unit could rally
        under the best leader there is, if that one is within reach.
        """
        charge, m = self.charge(), self.moment
        if charge is None:
            return []
        leading = charge.attacker.leading.id
        present = list(m.present(m.now.active))
        fighting = {member.id for member in charge.attacker.members}
        spare = any(m.now.leaders[leader].attached not in fighting for leader in present)
        member = m.member(leading)
        standings = [m.standing(leading, leader) for leader in (*present, "")]
        best = max(standings, key=lambda each: good_order(m.rules, member, each))
        return what_if(m.rules, charge, best, spare)


def begin(setting: Setting) -> State:
    """A new battle."""
    return State(Moment(setting, start(setting)))


def read_state(written: str, tables: Callable[[str], Tables | None]) -> State:
    """The state, or the view, whose text this is; raises ValueError with a sentence. The text may be hostile."""
    return State(*text.read(written, tables))
