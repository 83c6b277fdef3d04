"""Plans for the own turn: first all of them as they stand, then the best ones against the replies they may meet.

The replies are looked at plan by plan, the most promising first, so that there is a sensible answer at any time.
"""

from collections.abc import Callable
from typing import Final

from ai.manoeuvre.beliefs import World
from ai.manoeuvre.evaluation import Judge
from ai.manoeuvre.expected_line import ExpectedLine, follow
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.reply import Prospect, Reply
from ai.manoeuvre.turn import Turn
from ai.player import never
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

REPLY_WIDTH: Final = 3
"""Moves followed in the other side's turn."""


class Plan:
    """One action, and the turn that it begins."""

    def __init__(self, action: Action, number: int, value: float) -> None:
        self.action = action
        self.number = number
        self.value = value
        """As the position stands at the end of the turn."""
        self.win = value
        """With the replies looked at so far."""
        self.course: ExpectedLine | None = None
        self.prospects: list[tuple[float, float, Prospect]] = []
        """Ends of the turn: how likely, what each is worth as it stands, and what the replies make of it."""
        self.seen = 0.0


class Planner:
    """Looks for the best plan in one decision of the own turn."""

    def __init__(
        self,
        judge: Judge,
        results: Results,
        view: State,
        worlds: list[World],
        width: int,
        leaves: int,
        faith: float,
        exact: bool,
    ) -> None:
        self.view = view
        self.leaves = leaves
        self.faith = faith
        self.exact = exact
        hands = [(world.weight, world.hand) for world in worlds]
        self.turn = Turn(judge, results, view, view.seat, hands, width)
        self.reply = Reply(judge, results, view, view.seat, worlds, exact)

    @property
    def nodes(self) -> int:
        return self.turn.nodes + self.reply.nodes

    def plans(self, options: list[Action], over: Callable[[], bool]) -> list[Plan]:
        """Each option with the best turn that follows it, best first; those not reached in time come last."""
        found: list[Plan] = []
        self.turn.over = over
        for number, action in enumerate(options):
            if found and over():
                break
            twin = self.view.copy()
            twin.do(action)
            found.append(Plan(action, number, self.turn.value(twin)))
        self.turn.over = None
        return sorted(found, key=lambda plan: (-plan.value, plan.number))

    def deepen(self, plans: list[Plan], most: int, over: Callable[[], bool]) -> list[Plan]:
        """The plans again, best first after the replies; at most so many of them are looked at.

        Plans that were not looked at come behind those that were. The first is looked at in any case, but for an exact
        look, which is not the first one: if there is no time for that, the answer is empty.
        """
        best = -1.0
        seen: list[Plan] = []
        for plan in plans[:most]:
            sure = not seen and not self.exact
            if not sure and over():
                break
            if not self._look(plan, best, never if sure else over):
                break
            best = max(best, plan.win)
            seen.append(plan)
        if not seen:
            return []
        seen.sort(key=lambda plan: (-plan.win, plan.number))
        return [*seen, *[plan for plan in plans if plan not in seen]]

    def _look(self, plan: Plan, best: float, over: Callable[[], bool]) -> bool:
        """Look at a plan with its replies, unless it can be seen to be no better than another (Star2).

        False if time was up before that was done.
        """
        self.open(plan)
        found = 0.0
        rest = sum([likely * prospect.bound for likely, _, prospect in plan.prospects])
        base = plan.value - sum([likely * stands for likely, stands, _ in plan.prospects]) / plan.seen
        for likely, _, prospect in plan.prospects:
            bound = self.blend(plan, base + (found + rest) / plan.seen)
            if bound <= best:
                plan.win = bound
                return True
            if over():
                return False
            rest -= likely * prospect.bound
            found += likely * prospect.value()
        plan.win = self.blend(plan, base + found / plan.seen)
        return True

    def blend(self, plan: Plan, win: float) -> float:
        """Two looks at the same plan err in different ways, so what is believed lies between them."""
        return self.faith * win + (1.0 - self.faith) * plan.value

    def open(self, plan: Plan) -> None:
        """Play a plan out to its ends and probe each for what the other side can make of it."""
        if plan.course is not None:
            return
        twin = self.view.copy()
        course = ExpectedLine()
        course.line.append(self.view.write(plan.action))
        twin.do(plan.action)
        follow(self.turn, twin, 1.0, course, True)
        course.ends.sort(key=lambda end: -end[0])
        for likely, leaf in course.ends[: self.leaves]:
            plan.prospects.append((likely, self.turn.leaf(leaf), Prospect(self.reply, leaf, REPLY_WIDTH)))
            plan.seen += likely
        plan.course = course
