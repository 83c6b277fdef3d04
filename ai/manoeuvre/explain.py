"""Why: the best few plans with what they bring and what they risk, as data for the screen and as sentences."""

from ai.manoeuvre.plans import Plan, Planner
from ai.player import Line
from engine.manoeuvre.combat.resolve import RESULTS
from engine.manoeuvre.state import State


def lines(planner: Planner, plans: list[Plan]) -> list[Line]:
    """The plans, each with its odds, the steps both sides may expect to lose, and the reply it fears."""
    found: list[Line] = []
    for plan in plans:
        planner.open(plan)
        course = plan.course
        assert course is not None
        _, _, likeliest = plan.prospects[0]
        found.append(
            Line(
                tuple(course.line),
                plan.win,
                course.odds,
                sum(likely * _lost(planner.view, leaf, planner.view.seat) for likely, leaf in course.ends),
                sum(likely * _lost(planner.view, leaf, 1 - planner.view.seat) for likely, leaf in course.ends),
                tuple(likeliest.feared().line),
            )
        )
    return found


def _lost(before: State, after: State, seat: int) -> int:
    """Steps lost, less those restored."""
    units = range(seat * 8, seat * 8 + 8)
    return sum(before.steps[unit] for unit in units) - sum(after.steps[unit] for unit in units)


def text(line: Line) -> str:
    """A line in words.

    >>> print(text(Line(("move e2 e3", "done"), 0.618, (0.25, 0.05, 0.4, 0.2, 0.1, 0.0), 0.25, 0.84, ("move e7 e6",))))
    move e2 e3, done: 62 % to win
    the dice: lose 25 %, equal 5 %, win 40 %, double 20 %, triple 10 %
    expected to lose 0.2 steps and to take 0.8
    feared reply: move e7 e6
    """
    told = [f"{', '.join(line.actions)}: {line.win:.0%} to win".replace("%", " %")]
    if len(line.odds) == len(RESULTS):
        likely = [f"{name} {odds:.0%}" for name, odds in zip(RESULTS, line.odds, strict=True) if odds]
        told.append(f"the dice: {', '.join(likely)}".replace("%", " %"))
    elif line.odds:
        told.append(f"the dice: {line.odds[-1]:.0%} for the highest result".replace("%", " %"))
    if line.own_losses or line.enemy_losses:
        lost = f"lose {line.own_losses:.1f}" if line.own_losses >= 0 else f"win back {-line.own_losses:.1f}"
        told.append(f"expected to {lost} steps and to take {line.enemy_losses:.1f}")
    if line.reply:
        told.append(f"feared reply: {', '.join(line.reply)}")
    return "\n".join(told)
