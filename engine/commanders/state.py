"""The state of a battle as the contract of `engine.game` has it: whose decision, what is legal, what follows, who sees.

>>> from engine.commanders.start import at_position
>>> state = at_position("b1: 2C; b2: 2i", white="2C b1-b2", phase=2)
>>> [state.write(action) for action in state.legal()]
['go', 'go C b1-b2', 'go 2C b1-b2']
"""

from collections.abc import Sequence
from fractions import Fraction

from engine.commanders import action as act
from engine.commanders import chance, credible, notation, prompts, refusals, resampling, tags, text
from engine.commanders.action import Action, masked
from engine.commanders.board import CHANCE, NOBODY
from engine.commanders.moving import pick_go
from engine.commanders.orders import do_plan, pick_plan
from engine.commanders.pairs import next_steps, packed, undecided, unpacked
from engine.commanders.position import Position, Setting
from engine.commanders.procedure import ENTER, FRAMES
from engine.commanders.scoring import leader
from engine.game import EVERYTHING, Dice, Prompt, Rng, Standing

OPENS = (tags.PLAN, tags.SHEET)
"""Steps of both sides at which nothing is sealed for the moment only: sheets stay secret until Scoring."""


class State(Position):
    """One moment of a battle. `do` plays on in place; nobody keeps a state that somebody else plays on."""

    def __init__(self, setting: Setting, source: Position | None = None) -> None:
        super().__init__(setting, source)

    def copy(self) -> "State":
        return State(self.setting, self)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    # Playing

    def settle(self) -> None:
        """Run the steps that nobody decides, until somebody, or chance, must."""
        seat = -1
        while seat < 0:
            seat = ENTER[self.stack[-1]](self)
        self.seat = seat

    def deciding(self) -> tuple[int, ...]:
        if self.seat == NOBODY:
            return ()
        if self.stack[-1] in tags.PAIRS:
            return tuple(sorted(undecided(self), key=lambda side: side != self.seat))
        return (self.seat,)

    def ask(self, seat: int) -> None:
        if seat == self.seat and seat != NOBODY:
            return
        if seat not in self.deciding():
            raise ValueError(f"Seat {seat} has nothing to decide.")
        self.seat = seat

    def legal(self) -> list[Action]:
        return FRAMES[self.stack[-1]].legal(self)

    def pick(self, rng: Rng) -> Action:
        """One of `legal`, each as likely as any other; quicker where there are many."""
        tag = self.stack[-1]
        if tag == tags.PLAN:
            return pick_plan(self, rng)
        if tag == tags.GO and self.todo[self.seat]:
            return pick_go(self, rng)
        choices = FRAMES[tag].legal(self)
        return choices[int(rng.random() * len(choices))]

    def legal_for(self, seat: int) -> list[Action]:
        if seat == self.seat:
            return self.legal()
        if seat not in self.deciding():
            return []
        before = self.seat
        self.seat = seat
        found = self.legal()
        self.seat = before
        return found

    def do(self, action: Action) -> None:
        if self.stack[-1] == tags.PLAN:
            do_plan(self, action)
            if self.todo[self.seat] and self.viewer == EVERYTHING:
                # Whoever writes goes on writing.
                return
        else:
            FRAMES[self.stack[-1]].do(self, action)
        self.settle()

    def apply(self, action: Action) -> None:
        if not self._allows(action):
            raise refusals.refusal(self, action)
        self.do(action)

    def _allows(self, action: Action) -> bool:
        if self.seat == NOBODY:
            return False
        if self.seat == CHANCE:
            if self.stack[-1] == tags.COUNT:
                return action in self.legal()
            return chance.fits(self, action)
        if self.veiled(self.seat):
            return credible.could_be(self, action)
        if self.stack[-1] == tags.PLAN:
            return action.verb in (act.ORDER, act.SAVE) and action in self.legal()
        return action in self.legal()

    def seals(self, action: Action) -> bool:
        """Whatever follows a sealed action of the other side, or opens one, cannot be taken back."""
        tag = self.stack[-1]
        if self.seat >= CHANCE or tag not in tags.PAIRS:
            return False
        if tag == tags.PLAN:
            return len(self.todo[self.seat]) == 1
        return action.verb in (act.OPEN, act.SHEET) or bool(self.sealed[1 - self.seat])

    def idle(self) -> Action | None:
        """What only opens may be opened for a person."""
        if self.seat < CHANCE and not self.veiled(self.seat) and not self.may_choose():
            return self.legal()[0]
        return None

    def may_choose(self) -> bool:
        if self.seat >= CHANCE:
            return False
        tag = self.stack[-1]
        return tag != tags.SHEET and (tag not in tags.PAIRS or bool(self.todo[self.seat]))

    # Chance

    def chance(self) -> Dice | None:
        if self.seat != CHANCE:
            return None
        side, number, _ = chance.dice(self)
        return Dice((6,) * number, side)

    def rolled(self, faces: Sequence[int]) -> Action:
        if self.stack[-1] == tags.COUNT:
            return Action(act.ORDERS, (6 + faces[0],))
        return chance.rolled(self, faces)

    def drawn(self, card: int) -> Action:
        raise ValueError("There are no cards in this game.")

    def chances(self) -> list[tuple[Action, Fraction]]:
        if self.stack[-1] == tags.COUNT:
            return [(action, Fraction(1, 6)) for action in self.legal()]
        return chance.chances(self)

    def sample(self, rng: Rng) -> Action:
        if self.stack[-1] == tags.COUNT:
            return Action(act.ORDERS, (7 + int(rng.random() * 6),))
        return chance.sample(self, rng)

    # Secrets

    def seen_by(self, viewer: int) -> "State":
        """The same moment as a seat may know it; CHANCE and NOBODY see what both seats do, no more."""
        view = self.copy()
        if viewer == EVERYTHING:
            return view
        view.viewer = viewer if self.viewer in (EVERYTHING, viewer) else NOBODY
        for side in range(2):
            if side != viewer:
                self._veil(view, side)
        if viewer in view.deciding():
            view.seat = viewer
        return view

    def _veil(self, view: "State", side: int) -> None:
        if not self.bared[side]:
            view.sheet[side] = [act.UNKNOWN] * len(self.sheet[side])
        view.unused[side] = []
        view.again[side] = []
        view.going[side] = []
        view.sealed[side] = [masked(action) for action in self.sealed[side]]
        view.answers[side] = [next_steps(action) for action in self.answers[side]]

    def shown_to(self, action: Action, viewer: int) -> Action:
        if viewer == self.seat or self.seat >= CHANCE or action.hidden:
            return action
        tag = self.stack[-1]
        if tag == tags.PLAN:
            return masked(action)
        if tag not in tags.PAIRS or tag == tags.SHEET:
            return action
        if action.verb == act.OPEN:
            return packed([next_steps(each) for each in unpacked(action)])
        return masked(action) if self.todo[1 - self.seat] else next_steps(action)

    def opened(self, action: Action) -> tuple[Action, ...]:
        """Sealed words that are turned up whole; who acts in the round is never told whole (C12)."""
        if action.verb == act.OPEN:
            return tuple(each for each in unpacked(action) if each.verb != act.GO)
        if action.verb == act.SHEET and self.stack[-1] == tags.SHEET and self.written[self.seat]:
            saved = self.quota[self.seat] - len(action.args)
            return (*(act.ORDER_ACTIONS[code] for code in action.args), *(act.SAVE_ONE,) * saved)
        return ()

    def resample(self, rng: Rng) -> None:
        resampling.resample(self, rng)

    def cards(self) -> None:
        return None

    # Words

    def standing(self) -> Standing:
        measure = "morale" if self.setting.options.morale else "points"
        phase = "over" if self.over else "setup" if not self.phase else tags.PHASE_NAMES[self.phase - 1]
        return Standing(self.round if self.phase else 0, NOBODY, phase, leader(self), tuple(self.points), measure)

    def prompt(self) -> Prompt:
        return prompts.prompt(self)

    def write(self, action: Action) -> str:
        return notation.write(self, action)

    def read(self, line: str) -> Action:
        return notation.read(self, line)

    def __str__(self) -> str:
        return text.write(self)
