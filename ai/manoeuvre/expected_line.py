"""The way a turn is expected to go: how it may end, how likely each end is, and what is told of it."""

from ai.manoeuvre import outcomes
from ai.manoeuvre.turn import Leaf, Turn, is_secret
from engine.manoeuvre import tags
from engine.manoeuvre.action import ROLLS
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State


class ExpectedLine:
    """The ends of a turn, and what is told of the likeliest way there."""

    def __init__(self) -> None:
        self.ends: list[Leaf] = []
        self.line: list[str] = []
        self.odds: tuple[float, ...] = ()


def odds_of(s: State, results: outcomes.Results, rolls: list[outcomes.Outcome]) -> tuple[float, ...]:
    """The chances of the six results of an assault; of any other roll, those of what it may bring, low to high."""
    if s.stack[-1] != tags.CLASH:
        return tuple([odds for _, odds in rolls])
    six = [0.0] * 6
    for result, _, odds in results.clash(s):
        six[result] = odds
    return tuple(six)


def follow(turn: Turn, s: State, likely: float, course: ExpectedLine, told: bool) -> None:
    """How the turn may end and how likely each end is, if both play as the search would.

    What happens on the likeliest way is told in the course.
    """
    seat = s.seat
    if seat == NOBODY or s.active != turn.mover or s.stack[-1] == tags.DRAW:
        course.ends.append((likely, s))
        return
    if seat == CHANCE:
        rolls: list[outcomes.Outcome] = []
        if s.stack[-1] == tags.CLASH:
            for _, roll, odds in turn.results.clash(s):
                rolls.append((ROLLS[roll], odds))
        else:
            rolls = outcomes.of_roll(s)
        if told and not course.odds:
            course.odds = odds_of(s, turn.results, rolls)
        likeliest = max([odds for _, odds in rolls])
        for action, odds in rolls:
            twin = s.copy()
            twin.do(action)
            follow(turn, twin, likely * odds, course, told and odds == likeliest)
            # Of several as likely only the first is told.
            told = told and odds != likeliest
        return
    if s.veiled[seat] and is_secret(s):
        ways = turn.splits(s)
        total = sum([weight for weight, _ in ways])
        likeliest = max([weight for weight, _ in ways])
        for weight, twin in ways:
            follow(turn, twin, likely * weight / total, course, told and weight == likeliest)
            told = told and weight != likeliest
        return
    if s.stack[-1] == tags.COMBAT:
        turn.fights = {}
    action = turn.best(s)[1]
    if told:
        course.line.append(s.write(action))
    twin = s.copy()
    twin.do(action)
    follow(turn, twin, likely, course, told)
