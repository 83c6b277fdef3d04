"""Plans for the own turn: first all of them as they stand, then the best ones against the replies they may meet.

The replies are looked at in rounds: every plan against a few hands, the better half against twice as many, and so on
(successive halving), so that there is a sensible answer at any time and more time makes it surer.
"""

from collections.abc import Callable

from ai.beliefs import World
from ai.evaluation import Judge
from ai.outcomes import Results
from ai.reply import Prospect, Reply
from ai.turn import Course, Turn
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State


class Plan:
    """One action, and the turn that it begins."""

    def __init__(self, action: Action, number: int, value: float) -> None:
        self.action = action
        self.number = number
        self.value = value
        """As the position stands at the end of the turn."""
        self.win = value
        """With the replies looked at so far."""
        self.depth = 0
        """Hands against which it was looked at."""
        self.course: Course | None = None
        self.prospects: list[tuple[float, float, Prospect]] = []
        """Ends of the turn: how likely, what each is worth as it stands, and what the replies make of it."""
        self.seen = 0.0


class Planner:
    """Looks for the best plan in one decision of the own turn."""

    def __init__(
        self, judge: Judge, results: Results, view: State, worlds: list[World], width: int, leaves: int, look: int
    ) -> None:
        self.view = view
        self.leaves = leaves
        hands = [(world.weight, world.hand) for world in worlds]
        self.turn = Turn(judge, results, view, view.seat, hands, width)
        self.reply = Reply(judge, results, view.seat, worlds[:look], 3)

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
        """The plans again, best first after the replies; `most` of them are looked at."""
        field = plans[:most]
        hands = 2
        while True:
            hands = min(hands, len(self.reply.worlds))
            best = -1.0
            done: list[Plan] = []
            for plan in field:
                if over() and (done or plan.depth):
                    break
                self._look(plan, hands, best)
                best = max(best, plan.win)
                done.append(plan)
            if len(done) == len(field):
                field.sort(key=lambda plan: (-plan.win, plan.number))
            elif done:
                # Time is up in mid-round. The plans come best first, so what was looked at again is what matters.
                top = max(done, key=lambda plan: (plan.win, -plan.number))
                field = [top, *[plan for plan in field if plan is not top]]
                break
            if over() or hands >= len(self.reply.worlds):
                break
            hands *= 2
            field = field[: max(2, (len(field) + 1) // 2)]
        return [*field, *[plan for plan in plans if plan not in field]]

    def _look(self, plan: Plan, hands: int, best: float) -> None:
        """Look at a plan against so many hands, unless it can be seen to be no better than another (Star2)."""
        self.open(plan)
        found = 0.0
        rest = sum([likely * prospect.bound for likely, _, prospect in plan.prospects])
        base = plan.value - sum([likely * stands for likely, stands, _ in plan.prospects]) / plan.seen
        for likely, _, prospect in plan.prospects:
            bound = base + (found + rest) / plan.seen
            if bound <= best:
                plan.win = bound
                return
            rest -= likely * prospect.bound
            found += likely * prospect.value(hands)
        plan.win = base + found / plan.seen
        plan.depth = hands

    def open(self, plan: Plan) -> None:
        """Play a plan out to its ends and probe each for what the other side can make of it."""
        if plan.course is not None:
            return
        twin = self.view.copy()
        course = Course()
        course.line.append(self.view.write(plan.action))
        twin.do(plan.action)
        self.turn.follow(twin, 1.0, course, True)
        course.ends.sort(key=lambda end: -end[0])
        for likely, leaf in course.ends[: self.leaves]:
            plan.prospects.append((likely, self.turn.leaf(leaf), self.reply.open(leaf)))
            plan.seen += likely
        plan.course = course
