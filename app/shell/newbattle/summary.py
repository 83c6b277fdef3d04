"""The sentence at the foot that sums up the battle about to begin, and what its button says."""

from app.board import names
from app.board.words import translate
from app.shell.newbattle.levelwords import level_name
from app.shell.newbattle.plan import Mode, Opponent, Plan
from engine.manoeuvre.battlefield import EDGE_NAMES
from resources.library import Library
from resources.scenarios import Scenario


def fighters(plan: Plan, library: Library) -> tuple[str, str]:
    """The ids of the two armies, empty where they are still to be chosen."""
    if plan.mode is Mode.SCENARIO:
        return (plan.scenario.one.army, plan.scenario.two.army) if plan.scenario else ("", "")
    return ("", "") if plan.open else plan.armies


def summary(plan: Plan, library: Library) -> str:
    """Everything but the armies, which stand before it with their cockades."""
    against = _against(plan)
    rules = plan.preset or translate("new battle", "your own rules")
    if plan.mode is Mode.SCENARIO:
        title = translate("scenarios", plan.scenario.title) if plan.scenario else ""
        words = translate("new battle", "“{title}”, {rules}, {against}.")
        return words.format(title=title, rules=rules, against=against)
    if plan.open:
        words = translate("new battle", "The full set-up of §3, {rules}, {against}.")
        return words.format(rules=rules, against=against)
    words = translate("new battle", "on sections {a}, {b}, {c} and {d}, {rules}, quick battle, {against}.")
    a, b, c, d = (tile.id for tile in plan.tiles)
    return words.format(a=a, b=b, c=c, d=d, rules=rules, against=against)


def spoken(plan: Plan, library: Library) -> str:
    """The whole sentence, for those who hear it."""
    one, two = (library.armies.get(id) for id in fighters(plan, library))
    if one is None or two is None:
        return summary(plan, library)
    words = translate("new battle", "{one} against {two} {rest}")
    return words.format(one=names.nation(one), two=names.nation(two), rest=summary(plan, library))


def button_words(plan: Plan) -> str:
    """What the green button leads to."""
    if plan.opponent is Opponent.LAN:
        return translate("new battle", "Offer it on the network")
    scenario = plan.scenario if plan.mode is Mode.SCENARIO else None
    if plan.open or (scenario is not None and not _settled(scenario)):
        return translate("new battle", "Begin the set-up")
    if scenario is not None and (scenario.position is not None or _deployed(scenario)):
        return translate("new battle", "Begin the battle")
    return translate("new battle", "Deploy the armies")


def _settled(scenario: Scenario) -> bool:
    ground = bool(scenario.sections or scenario.rows)
    return ground and bool(scenario.one.army) and (scenario.one.edge or scenario.two.edge) in EDGE_NAMES


def _deployed(scenario: Scenario) -> bool:
    return all(len(force.deployment) + len(force.lost) >= 8 for force in (scenario.one, scenario.two))


def _against(plan: Plan) -> str:
    if plan.opponent is Opponent.PERSON:
        return translate("new battle", "two players at this screen")
    if plan.opponent is Opponent.LAN:
        return translate("new battle", "against somebody on your network")
    if plan.opponent is Opponent.WATCH:
        one, two = (level_name(level) for level in plan.levels)
        return translate("new battle", "{one} against {two}, to watch").format(one=one, two=two)
    return translate("new battle", "against the AI, {level}").format(level=level_name(plan.levels[1]))
