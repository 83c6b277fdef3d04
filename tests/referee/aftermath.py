"""What an assault leads to: results, advance, pursuit and the hits of a Committed Attack (§6.6)."""

from tests.referee.assault import Assault
from tests.referee.match import Match


def judge_results(match: Match, assault: Assault) -> None:
    """Every total of the dice, compared with the Defense Total (§6.6)."""
    attack, defence = assault.attack, assault.defence
    for roll in match.rolls(*assault.dice):
        after, total = match.branch(f"roll {roll}"), attack + roll
        if total <= defence:
            _judge_repulse(after, assault, hits=int(total < defence))
        elif total < 2 * defence:
            _judge_choice(after, assault, match.field.defender.seat)
        elif total < 3 * defence:
            _judge_choice(after, assault, match.field.attacker.seat)
        else:
            # R14: the hit comes before the retreat.
            left = match.field.defender.steps(assault.unit) - 1 if total < 4 * defence else 0
            judge_flight(after, assault, left)


def _judge_repulse(match: Match, assault: Assault, hits: int) -> None:
    """Equal: nothing; less: a hit on every unit of the attack. An ambush risks nobody but supporters (R21)."""
    side = match.field.defender
    match.agree("place of the defender", match.table.where(assault.unit, side.seat), assault.target)
    match.agree_on_steps("holding out", side, assault.unit, side.steps(assault.unit))
    judge_commitments(match, assault, hits)


def _judge_choice(match: Match, assault: Assault, chooser: str) -> None:
    side = match.field.defender
    match.agree("who chooses", (match.phase, match.table.seat), ("choice", chooser))
    match.agree("choice", match.offered(), {"hit", "retreat"})
    hit = match.branch("hit")
    if side.steps(assault.unit) > 1:
        hit.agree_on_steps("a hit", side, assault.unit, 1)
        hit.agree("place of the defender", hit.table.where(assault.unit, side.seat), assault.target)
        judge_commitments(hit, assault)
    else:
        judge_flight(hit, assault, 0)
    judge_flight(match.branch("retreat"), assault, side.steps(assault.unit))


def judge_flight(match: Match, assault: Assault, steps: int) -> None:
    """The defender is gone, with these steps left; then come advance, pursuit and committed hits (§6.6, R23)."""
    ways = assault.ways
    match.agree_on_retreat(assault.unit, ways, steps)
    advanced = _judge_advance(match, assault)
    if advanced:
        _judge_pursuit(match, assault, advanced, steps if ways else 0)
    match.agree("a pursuit too many", match.phase == "pursuit", False)
    judge_commitments(match, assault)


def _judge_advance(match: Match, assault: Assault) -> str | None:
    """One unit of an assault must advance, unless cards excuse every one of them (§6.6, R12, R16)."""
    side = match.field.attacker
    if assault.ambush:
        # R11, R21: nobody advances after an ambush.
        match.agree("unit on the square ambushed", match.table.at(assault.target), None)
        return None
    offers = {f"advance {side.squares[unit]}" for unit in assault.units}
    if all(_excused(assault, unit) for unit in assault.units):
        offers.add("done")
    advanced: str | None = assault.units[0]
    if len(offers) > 1:
        match.agree("advance", (match.phase, match.offered()), ("advance", offers))
        text = match.play_one_of(offers)
        advanced = None if text == "done" else side.unit_on(text.split()[1])
    match.agree("an advance too many", match.phase == "advance", False)
    # A unit may advance and then die of its commitment (R23).
    if advanced and not (assault.commitments and match.steps(side, advanced) == 0):
        match.agree("place of the advance", match.table.where(advanced, side.seat), assault.target)
    return advanced


def _excused(assault: Assault, unit: str) -> bool:
    cards = assault.field.attacker.force.cards
    return any(cards[card].facts.get("not_required_to_advance") for card in assault.cards.get(unit, []))


def _judge_pursuit(match: Match, assault: Assault, advanced: str, steps: int) -> None:
    """Cavalry that advanced rolls for each card with a pursuit, a leader of horse making it easier (§6.6, R33, R34)."""
    force = match.field.attacker.force
    if force.units[advanced]["kind"] != "cavalry":
        return
    modifier = force.cards[assault.leader].facts.get("pursuit", 0) if assault.leader else 0
    for card in assault.cards.get(advanced, []):
        if steps == 0 or "pursuit" not in force.cards[card].facts:
            continue
        match.agree("pursuit", match.phase, "pursuit")
        roll = match.rng.choice(match.rolls("1d6"))
        match.play(f"roll {roll}")
        steps -= roll + modifier <= force.cards[card].facts["pursuit"][1]
        match.agree_on_steps("pursuit", match.field.defender, assault.unit, steps)


def judge_commitments(match: Match, assault: Assault, hits: int = 0) -> None:
    """One hit a card on units still there, none of them twice; `hits` is what each unit has already taken (R23)."""
    side = match.field.attacker
    before = {unit: side.steps(unit) - hits for unit in assault.units}
    living = [unit for unit, steps in before.items() if steps]
    suffered: set[str] = set()
    while match.phase == "commitment":
        left = [unit for unit in living if unit not in suffered]
        offers = {f"suffer {match.table.where(unit, side.seat)}" for unit in left}
        match.agree("committed hits", match.offered(), offers)
        where = match.play_one_of(match.offered()).split()[1]
        suffered |= {unit for unit in left if match.table.where(unit, side.seat) in (where, None)}
    lost = {unit: steps - match.steps(side, unit) for unit, steps in before.items()}
    bound = [unit for unit in assault.commitments if unit]
    for unit in assault.units:
        match.agree(f"committed hits on {unit}", lost[unit], max(0, min(1, lost[unit])))
        if unit in bound:
            match.agree(f"own committed hit on {unit}", lost[unit], int(unit in living))
    expected = len(set(bound) & set(living)) if bound else min(len(assault.commitments), len(living))
    match.agree("committed hits in all", sum(lost.values()), expected)
