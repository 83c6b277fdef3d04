"""An independent referee: written from the rule texts, without a look at the engine, it judges one random combat."""

from random import Random

from tests.referee.aftermath import judge_flight, judge_results
from tests.referee.assault import Assault, answers, opened, reinforce, reinforcements
from tests.referee.deal import Deal, deal
from tests.referee.declaring import declarations, judge_fire, judge_honour, judge_rockets
from tests.referee.field import LAKE, neighbours
from tests.referee.match import Match

FORMS = {"assault", "ambush", "bombard", "volley", "battery", "rockets", "honour", "withdraw", "skirmish"}
SELDOM = {"command", "support", "join", "sappers", "commit"}
"""Reinforcements preferred half of the time, since few positions offer them."""
NO_COMBAT = "none"


def judge(seed: int) -> str:
    """How the combat of this seed went: its form, or how an assault was broken off. Disagreement is an error."""
    rng = Random(seed)
    dealt = deal(rng)
    try:
        return watch(dealt, dealt, rng)
    except AssertionError as complaint:
        raise AssertionError(f"seed {seed}, {' against '.join(dealt.nations)}: {complaint}") from complaint


def watch(believed: Deal, played: Deal, rng: Random) -> str:
    """Judges a combat as if the position were the one believed; only a test of the referee plays another."""
    match = Match(believed.field(), played.table(), rng)
    legal = declarations(match.field)
    match.agree("declarations", match.offered(), legal)
    forms = {text.split()[0] for text in legal - {"done"}}
    if not forms:
        return NO_COMBAT
    form = rng.choice(sorted(forms))
    declared = match.play_one_of(text for text in legal if text.split()[0] == form)
    if form == "rockets":
        judge_rockets(match, declared)
    elif form == "honour":
        judge_honour(match, declared)
    elif form in ("bombard", "volley", "battery"):
        judge_fire(match, declared)
    else:
        return _judge_assault(match, declared) or form
    return form


def _judge_assault(match: Match, declared: str) -> str | None:
    assault = opened(match.field, declared)
    if _withdrew(match, assault):
        judge_flight(match, assault, match.field.defender.steps(assault.unit))
        return "withdraw"
    if _skirmished(match, assault):
        _judge_skirmish(match, assault, declared.split()[1])
        return "skirmish"
    judge_results(match, assault)
    return None


def _asked(match: Match, phase: str, legal: set[str]) -> bool:
    """Whether the table asks; it need not where there is nothing to choose."""
    if match.phase != phase:
        match.agree(f"{phase}, not asked", {"done"}, legal)
        return False
    match.agree(phase, match.offered(), legal)
    return True


def _withdrew(match: Match, assault: Assault) -> bool:
    """The defender plays at random; whether the unit thereby gets away (§6.1 steps 3 and 4, DL §8)."""
    side = match.field.defender
    while _asked(match, "answer", legal := answers(assault)):
        kind, *cards = match.play_one_of(legal).split()
        if kind == "done":
            return False
        side.spend(*cards)
        if cards == ["withdraw"]:
            return True
        if kind == "withdraw":
            roll = match.rng.choice(match.rolls("1d6"))
            match.play(f"roll {roll}")
            if roll <= side.force.cards[cards[0]].facts["withdraw"][1]:
                return True
            assault.tried.append(cards[0])
        elif kind == "defend":
            assault.stood.append(cards[0])
        else:
            assault.defending_leader = cards[0]
    return False


def _skirmished(match: Match, assault: Assault) -> bool:
    """The attacker plays at random; whether he breaks off (§6.1 step 5, §9.2)."""
    while _asked(match, "reinforce", legal := reinforcements(assault)):
        seldom = {text for text in legal if text.split()[0] in SELDOM}
        stops = legal == {"done"} or match.rng.random() < 0.15
        more = seldom if seldom and match.rng.random() < 0.5 else legal - {"done"}
        text = match.play_one_of({"done"} if stops else more)
        if text == "done":
            return False
        if text == "skirmish skirmish":
            return True
        reinforce(assault, text)
    return False


def _judge_skirmish(match: Match, assault: Assault, opener: str) -> None:
    """The card of the assault returns, and the unit may move off, but not into a lake or another unit (R22)."""
    field = match.field
    square = field.attacker.squares[assault.leading[0]]
    match.agree("card back in hand", opener in match.table.hand(field.attacker.seat), True)
    match.agree_on_steps("a skirmish", field.defender, assault.unit, field.defender.steps(assault.unit))
    ways = {way for way in neighbours(square) if field.ground[way] != LAKE and not field.occupied(way)}
    if ways:
        moves = {text for text in match.offered() if text.split()[-1] in neighbours(square)}
        match.agree("skirmishers' first square", moves, {f"move {square} {way}" for way in ways})
