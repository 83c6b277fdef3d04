"""Decisions that take a unit somewhere: deployment, movement, a forced march, slipping away, a retreat, an advance."""

from collections.abc import Sequence

from app.board.translation import translate
from app.manoeuvre import action_text, names
from app.manoeuvre.board.looks import Mark, Marks
from app.manoeuvre.play.decisions.decision import AGAIN, Decision, back
from app.manoeuvre.play.facts import assaultable
from app.manoeuvre.play.offer import Button, Offer, Reply
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.phases.setup import deploying
from engine.manoeuvre.state import State


class MoveDecision(Decision):
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
        elif self.view.stack[-1] == tags.MOVEMENT and self._enemy(square):
            return self.say(translate("decisions", "Move first: you attack in the next phase (§4, §6)."), square)
        elif self.start >= 0 and not self._own(square):
            return self.refuse(self._asked(self.start, square), square)
        else:
            return self.refuse(self._asked(square, _beside(self.view, square)), square)
        return AGAIN

    def _own(self, square: int) -> bool:
        unit = self.view.board[square]
        return unit >= 0 and unit >> 3 == self.seat

    def _enemy(self, square: int) -> bool:
        unit = self.view.board[square]
        return unit >= 0 and unit >> 3 != self.seat

    def _asked(self, start: int, end: int) -> Action:
        """What pressing a square that is no way means; to be refused."""
        if self.view.stack[-1] == tags.RETREAT:
            return Action(act.RETREAT_TO, end)
        return act.MOVES[start][end]

    def dragged(self, start: int, end: int) -> Reply:
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
            return [self.button(move, True), back(translate("decisions", "Choose another"))]
        others = [action for action in self.plain() if action.verb not in (act.MOVE, act.RETREAT_TO, act.DONE)]
        buttons = [self.button(action) for action in others]
        if self.start >= 0 and self.start != self.bound:
            buttons.append(back(translate("decisions", "Put it back")))
        ended = not self.ways and not others
        # Passing comes first, where it always is: a card must not be spent by a click meant for that.
        return self.picked_or(self.passing(ended) + buttons, translate("decisions", "Keep it"))

    def _detail(self) -> str:
        view = self.view
        if self.goal >= 0:
            return going(view, view.board[self.start], self.goal)
        if self.place >= 0:
            return action_text.tip(view, self.seat, self.chosen()[0])
        if view.stack[-1] == tags.MOVEMENT and view.moves_left > 1 and self.start < 0:
            return translate("decisions", "You may still move %n unit(s).", "", view.moves_left)
        if self.start >= 0:
            return translate("decisions", "{unit} may reach %n square(s).", "", len(self.ways[self.start])).format(
                unit=names.unit(view, view.board[self.start])
            )
        if self.ways:
            return translate("decisions", "Click a unit, then a square, or drag it.")
        return translate("decisions", "No other unit may move.")

    def _footnote(self) -> str:
        tag = self.view.stack[-1]
        if tag == tags.MARCH:
            return translate("decisions", "Press Enter to confirm. The unit must move on (§9.2).")
        if tag == tags.RETREAT:
            return translate(
                "decisions", "Press Enter to confirm. Towards its own edge first, then sideways (§6.6, R9)."
            )
        if tag == tags.SKIRMISH:
            return translate("decisions", "Press Enter to confirm. The unit may also stay (§9.2, R22).")
        if PASS in self.legal:
            return translate(
                "decisions", "You have made your move. Press Enter to confirm, Esc to put the unit back (§5)."
            )
        return translate("decisions", "You must move one unit. Press Enter to confirm, Esc to put it back (§5).")


def _beside(view: State, square: int) -> int:
    """Some square that a unit there would ask to go to: an open one, if there is any."""
    return next(iter([*view.open_steps(square), *view.field.neighbours[square]]))


def going(view: State, unit: int, goal: int) -> str:
    """What a unit could do from where it would go."""
    facts = {"unit": names.unit(view, unit), "square": names.square(goal)}
    if unit >> 3 != view.active:
        return translate("decisions", "{unit} falls back to {square}.").format(**facts)
    enemies = assaultable(view, unit, goal)
    if enemies:
        targets = names.listed([names.unit(view, enemy) for enemy in enemies])
        return translate("decisions", "From {square}, {unit} can assault {targets}.").format(targets=targets, **facts)
    return translate("decisions", "From {square}, {unit} has nobody to assault.").format(**facts)


class HitOrRetreatDecision(Decision):
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
            [self.button(action) for action in self.plain()],
            squares,
            detail=self._detail(ways),
            footnote=translate("decisions", "A hit reduces a full-strength unit and removes a reduced one (§6.6)."),
        )

    def _detail(self, ways: list[int]) -> str:
        unit = names.unit(self.view, self.view.combat.target)
        if not ways:
            return translate("decisions", "{unit} has nowhere to go: if it retreats, it is lost (§6.6, R13).").format(
                unit=unit
            )
        places = names.listed([names.square(square) for square in ways])
        return translate("decisions", "{unit} would retreat to {squares}; the attacker may then advance.").format(
            unit=unit, squares=places
        )


class ChooseUnitDecision(Decision):
    """Choose one of your units to advance, or to take a hit: click it, its button, or the square to be taken."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.own = -1

    def square(self, square: int) -> Reply:
        advances = [one for one in self.legal if one.verb == act.ADVANCE]
        if advances and square == self.view.combat.square:
            meant = [one for one in advances if self.own < 0 or one.a == self.own]
            if len(meant) == 1:
                return Reply(actions=(meant[0],))
            text = translate("decisions", "Several units may advance to {square}: click one of them (§6.6, R16).")
            return self.say(text.format(square=names.square(square)), square)
        action = next((one for one in self.legal if one.verb in (act.ADVANCE, act.SUFFER) and one.a == square), None)
        if action is None:
            verb = next(one.verb for one in self.legal if one.verb in (act.ADVANCE, act.SUFFER))
            return self.refuse(Action(verb, square), square)
        if self.own == square:
            return Reply(actions=(action,))
        self.own = square
        return AGAIN

    def dragged(self, start: int, end: int) -> Reply:
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
        if any(action.verb == act.ADVANCE for action in named):
            squares[self.view.combat.square] = Mark.MOVE
        if self.own >= 0:
            squares[self.own] = Mark.SELECTED
        buttons = [self.button(action, action.a == self.own) for action in named]
        return self.make(buttons + self.passing(False), squares)


class DeployDecision(Decision):
    """Press a square for the unit that is next; press a unit that stands, then where it shall be instead."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        super().__init__(view, seat, history)
        self.played = [action for action in history if action.verb == act.PLACE]
        self.own = -1

    def square(self, square: int) -> Reply:
        if self.own >= 0:
            return self._change(self.own, square)
        unit = self.view.board[square]
        if unit >= 0 and any(action.a == unit & 7 for action in self.played) and unit >> 3 == self.seat:
            self.own = square
            return AGAIN
        place = Action(act.PLACE, deploying(self.view) & 7, square)
        return Reply(actions=(place,)) if place in self.legal else self.refuse(place, square)

    def dragged(self, start: int, end: int) -> Reply:
        unit = self.view.board[start]
        if unit >= 0 and any(action.a == unit & 7 for action in self.played):
            return self._change(start, end)
        return self.square(end)

    def _change(self, start: int, end: int) -> Reply:
        """Move a unit that stands, or let it change places with another; later ones are set up again."""
        self.own = -1
        if start == end:
            return AGAIN
        swap = {start: end, end: start}
        index = min(i for i, action in enumerate(self.played) if action.b in swap)
        again = tuple(Action(act.PLACE, one.a, swap.get(one.b, one.b)) for one in self.played[index:])
        foreign = self.view.board[end] >= 0 and not any(action.b == end for action in self.played)
        if end not in self.view.field.homes[self.view.edges[self.seat]] or foreign:
            return self.refuse(Action(act.PLACE, deploying(self.view) & 7, end), end)
        return Reply(undo=len(self.played) - index, actions=again)

    def put_back(self) -> bool:
        picked = self.own >= 0
        self.own = -1
        return picked

    def offer(self) -> Offer:
        squares = {action.b: Mark.CHOICE for action in self.legal}
        if self.own >= 0:
            squares[self.own] = Mark.SELECTED
        buttons = [back(translate("decisions", "Leave it there"))] if self.own >= 0 else []
        if self.played and self.own < 0:
            buttons.append(Button(translate("decisions", "Take back the last one"), undo=1, shortcut="T", icon="undo"))
        detail = (
            translate("decisions", "Click a new square for {unit}, or a unit to swap it with.").format(
                unit=names.unit(self.view, self.view.board[self.own])
            )
            if self.own >= 0
            else translate("decisions", "Click a square in your two rows, or a unit to move or swap it.")
        )
        return self.make(
            buttons,
            squares,
            detail=detail,
            footnote=translate("decisions", "Your two rows, no lakes, one unit a square (§3, R47)."),
        )
