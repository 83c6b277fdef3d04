"""Decisions that take a unit somewhere: movement, a forced march, slipping away from a skirmish, a retreat."""

from collections.abc import Sequence

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import Mark, Marks
from app.manoeuvre.play.decisions import action_buttons
from app.manoeuvre.play.decisions.decision import AGAIN, Decision
from app.manoeuvre.play.facts import assaultable
from app.manoeuvre.play.log_sentences import listed
from app.manoeuvre.play.offer import Button, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.position import REDUCED
from engine.manoeuvre.state import State


class Moving(Decision):
    """Pick a unit, pick where it goes, confirm; or drag it there, or press the goal twice."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.ways: dict[int, dict[int, Action]] = {}
        for action in self.legal:
            if action.verb in (act.MOVE, act.RETREAT_TO):
                start, end = self.way(action)
                self.ways.setdefault(start, {})[end] = action
        self.bound = next(iter(self.ways)) if len(self.ways) == 1 and view.stack[-1] != tags.MOVEMENT else -1
        """The one unit that this is about, where there is no other."""
        self.start = self.bound
        self.goal = -1

    def way(self, action: Action) -> tuple[int, int]:
        if action.verb == act.MOVE:
            return action.a, action.b
        return self.view.square[self.view.combat.target], action.a

    def square(self, square: int) -> Reply:
        self.place = -1
        if square == self.goal:
            return Reply(actions=(self.ways[self.start][square],))
        if self.start >= 0 and square in self.ways[self.start]:
            self.goal = square
        elif square in self.ways:
            self.start = self.bound if square == self.start else square
            self.goal = -1
        elif self.start >= 0 and not self._own(square):
            return self.refuse(self._asked(self.start, square), square)
        else:
            return self.refuse(self._asked(square, _beside(self.view, square)), square)
        return AGAIN

    def _own(self, square: int) -> bool:
        unit = self.view.board[square]
        return unit >= 0 and unit >> 3 == self.seat

    def _asked(self, start: int, end: int) -> Action:
        """What pressing a square that is no way means; to be refused."""
        if self.view.stack[-1] == tags.RETREAT:
            return Action(act.RETREAT_TO, end)
        return act.MOVES[start][end]

    def pulled(self, start: int, end: int) -> Reply:
        self.place = -1
        if start in self.ways and end in self.ways[start]:
            return Reply(actions=(self.ways[start][end],))
        if start in self.ways:
            self.start, self.goal = start, -1
        return self.refuse(self._asked(start, end), end)

    def card(self, place: int) -> Reply:
        self.start, self.goal = self.bound, -1
        return super().card(place)

    def put_back(self) -> bool:
        if self.goal >= 0:
            self.goal = -1
            return True
        picked = self.start != self.bound
        self.start = self.bound
        return super().put_back() or picked

    def offer(self) -> Offer:
        return self.make(
            self._buttons(),
            marks=self._marks(),
            detail=self._detail(),
            footnote=self._footnote(),
        )

    def _marks(self) -> Marks:
        if self.start < 0:
            return Marks(dict.fromkeys(self.ways, Mark.CHOICE))
        near = self.view.field.neighbours[self.start]
        squares = {end: Mark.MOVE if end in near else Mark.MOVE_FAR for end in self.ways[self.start]}
        squares[self.start] = Mark.SELECTED
        if self.goal < 0:
            return Marks(squares)
        squares[self.goal] = Mark.GOAL
        return Marks(squares, ghost=(self.start, self.goal))

    def _buttons(self) -> list[Button]:
        if self.goal >= 0:
            move = self.ways[self.start][self.goal]
            return [self.button(move, True), action_buttons.back(translate("desk", "Choose another"))]
        others = [action for action in self.plain() if action.verb not in (act.MOVE, act.RETREAT_TO, act.DONE)]
        buttons = [self.button(action) for action in others]
        if self.start >= 0 and self.start != self.bound:
            buttons.append(action_buttons.back(translate("desk", "Put it back")))
        ended = not self.ways and not others
        return self.picked_or(buttons + self.passing(ended), translate("desk", "Keep it"))

    def _detail(self) -> str:
        view = self.view
        if self.goal >= 0:
            return going(view, view.board[self.start], self.goal)
        if self.place >= 0:
            return action_buttons.tip(view, self.seat, self.chosen()[0])
        if view.stack[-1] == tags.MOVEMENT and view.moves_left > 1 and self.start < 0:
            return translate("desk", "You may still move %n unit(s).", "", view.moves_left)
        if self.start >= 0:
            return translate("desk", "{unit} may reach %n square(s).", "", len(self.ways[self.start])).format(
                unit=names.unit(view, view.board[self.start])
            )
        if self.ways:
            return translate("desk", "Press a unit, or drag it where it shall go.")
        return translate("desk", "Nobody else may move.")

    def _footnote(self) -> str:
        tag = self.view.stack[-1]
        if tag == tags.MARCH:
            return translate("desk", "Enter confirms. The march must be made (§9.2).")
        if tag == tags.RETREAT:
            return translate("desk", "Enter confirms. The own edge comes first, then the flanks (§6.6, R9).")
        if tag == tags.SKIRMISH:
            return translate("desk", "Enter confirms. It may also stay (§9.2, R22).")
        if PASS in self.legal:
            return translate("desk", "Enter confirms. Esc puts the unit back. One unit has moved, that is enough (§5).")
        return translate("desk", "Enter confirms. Esc puts the unit back. Moving one unit is compulsory (§5).")


def _beside(view: State, square: int) -> int:
    """Some square that a unit there would ask to go to: an open one, if there is any."""
    return next(iter([*view.open_steps(square), *view.field.neighbours[square]]))


def going(view: State, unit: int, goal: int) -> str:
    """What a unit could do from where it would go."""
    facts = {"unit": names.unit(view, unit), "square": names.square(goal)}
    if unit >> 3 != view.active:
        return translate("desk", "{unit} falls back to {square}.").format(**facts)
    enemies = assaultable(view, unit, goal)
    if enemies:
        targets = listed([names.unit(view, enemy) for enemy in enemies])
        return translate("desk", "From {square} the {unit} can assault {targets}.").format(targets=targets, **facts)
    return translate("desk", "From {square} the {unit} can assault nobody.").format(**facts)


class Choosing(Decision):
    """Retreat or hit: two buttons, and where it would go. Pressing such a square is to retreat there."""

    def square(self, square: int) -> Reply:
        if square not in self.view.retreats(self.view.combat.target):
            return self.refuse(Action(act.RETREAT_TO, square), square)
        retreat = Action(act.RETREAT)
        twin = self.view.copy()
        twin.do(retreat)
        there = Action(act.RETREAT_TO, square)
        if twin.seat == self.seat and there in twin.legal():
            return Reply(actions=(retreat, there))
        return Reply(actions=(retreat,))

    def offer(self) -> Offer:
        view = self.view
        target = view.combat.target
        ways = view.retreats(target)
        squares = dict.fromkeys(ways, Mark.CHOICE) | {view.combat.square: Mark.TARGET}
        return self.make(
            [self._button(action) for action in self.plain()],
            squares,
            detail=self._detail(ways),
            footnote=translate("desk", "A hit reduces a full unit and removes a reduced one (§6.6)."),
        )

    def _button(self, action: Action) -> Button:
        reduced = self.view.steps[self.view.combat.target] == REDUCED
        plain = self.button(action)
        if action.verb == act.HIT:
            text = translate("desk", "Hit: it is lost") if reduced else translate("desk", "Hit: it is reduced")
        elif not self.view.retreats(self.view.combat.target):
            text = translate("desk", "Retreat: it is lost")
        else:
            text = plain.text
        return Button(text, plain.actions, plain.shortcut, icon=plain.icon)

    def _detail(self, ways: list[int]) -> str:
        unit = names.unit(self.view, self.view.combat.target)
        if not ways:
            return translate("desk", "{unit} has no way out: to retreat is to be lost (§6.6, R13).").format(unit=unit)
        places = listed([names.square(square) for square in ways])
        return translate("desk", "{unit} would retreat to {squares}; the attacker may then advance.").format(
            unit=unit, squares=places
        )


class Naming(Decision):
    """Name one of the own units: to advance, or to take a hit. Press it, or its button."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.own = -1

    def square(self, square: int) -> Reply:
        action = next((one for one in self.legal if one.verb in (act.ADVANCE, act.SUFFER) and one.a == square), None)
        if action is None:
            verb = next(one.verb for one in self.legal if one.verb in (act.ADVANCE, act.SUFFER))
            return self.refuse(Action(verb, square), square)
        if self.own == square:
            return Reply(actions=(action,))
        self.own = square
        return AGAIN

    def pulled(self, start: int, end: int) -> Reply:
        advance = Action(act.ADVANCE, start)
        if advance in self.legal and end == self.view.combat.square:
            return Reply(actions=(advance,))
        return self.square(start)

    def put_back(self) -> bool:
        picked = self.own >= 0
        self.own = -1
        return picked or super().put_back()

    def offer(self) -> Offer:
        named = [action for action in self.plain() if action.verb != act.DONE]
        squares = {action.a: Mark.CHOICE for action in named}
        if self.own >= 0:
            squares[self.own] = Mark.SELECTED
        buttons = [self.button(action, action.a == self.own) for action in named]
        return self.make(buttons + self.passing(False), squares)
