"""One turn to its end: every way to move, fight and restore, with exact odds, judged when the turn passes on.

The seat that moves chooses what is best for it, the other seat what is best for itself; over hands that are hidden
the value is averaged. All values are the viewer's chance to win.
"""

from collections.abc import Callable
from typing import Final

from ai.manoeuvre import outcomes
from ai.manoeuvre.evaluation import MOVING, WAITING, Judge, chance, log_odds
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre import tags
from engine.manoeuvre.action import ROLLS, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State

Leaf = tuple[float, State]
"""How likely a turn ends so, and how it then stands."""
Hand = tuple[float, list[int]]
"""How likely the other seat holds these cards."""

LAST_WIDTH: Final = 30
"""Moves followed in the last turn, where only the end counts."""
BOLD: Final = 2
"""So many more moves are followed if they lead to a fight."""
GROUPS: Final = 4
"""Different answers that the other side's hands are taken for; the likeliest ones stand for the rest."""
DECIDED: Final = 200.0
"""Stands for log odds without end, where a result ends the battle."""


class Turn:
    """The search of one turn. Made anew for every turn or decision; keeps count of the positions it judged."""

    def __init__(
        self, judge: Judge, results: outcomes.Results, root: State, viewer: int, hands: list[Hand], width: int
    ) -> None:
        self.judge = judge
        self.results = results
        self.viewer = viewer
        self.mover = root.active
        self.hands = hands
        """What the seat that waits may hold; unused where the state shows it."""
        self.width = width
        """How many moves are followed into combat and restoration, besides those that lead to a fight."""
        self.mode = WAITING if viewer == self.mover else MOVING
        self.nodes = 0
        self.spent = [len(root.pile[0]), len(root.pile[1])]
        self.last = ends_today(root)
        """Night falls when this turn is over: no card is worth anything beyond it."""
        if self.last:
            self.width = max(width, LAST_WIDTH)
        self.worth: list[list[float]] = [
            [0.0] * len(root.armies[seat].cards)
            if self.last
            else judge.worths(root, seat, self.mode if seat == viewer else 1 - self.mode)
            for seat in range(2)
        ]
        self.over: Callable[[], bool] | None = None
        """Says that there is no more time; what is not yet looked at is then judged as it stands."""
        self.fights: dict[tuple[int, ...], float] = {}
        self.known: dict[tuple[int, ...], float] = {}
        """Moves in another order come to the same: what follows them is looked at once."""
        self.ranks: dict[int, float] = {}
        """What each first move is worth as it stands, by start and end."""

    # Values

    def value(self, s: State) -> float:
        """The viewer's chance to win, when both play this turn out as well as they can."""
        seat = s.seat
        if seat == NOBODY or s.active != self.mover:
            return self.leaf(s)
        if seat == CHANCE:
            return self._roll(s)
        if s.stack[-1] == tags.COMBAT:
            return self._after_moves(s)
        if s.veiled[seat] and is_secret(s):
            return self._over_hands(s)
        return self.best(s)[0]

    def leaf(self, s: State) -> float:
        """A position as it stands, with what both sides spent to get there."""
        self.nodes += 1
        if s.seat == NOBODY:
            return 1.0 if s.winner == self.viewer else 0.0
        return chance(self.judge.logit(s, self.viewer, self.mode) + self._spent(s, 1 - self.viewer))

    def _spent(self, s: State, seat: int) -> float:
        """What the cards were worth that a seat played in this turn."""
        pile = s.pile[seat]
        total = 0.0
        for i in range(self.spent[seat], len(pile)):
            total += self.worth[seat][pile[i]]
        return total

    # Decisions

    def options(self, s: State) -> list[Action]:
        """What is looked at: everything legal, but of the many moves only the promising ones."""
        tag = s.stack[-1]
        found = s.legal()
        if tag == tags.MOVEMENT and len(found) > self.width:
            return self._moves(s, found)
        if s.seat == s.active and s.armies[s.seat].has[kinds.SCOUT]:
            return [action for action in found if action.verb != act.SPY] or found
        return found

    def best(self, s: State) -> tuple[float, Action]:
        """The best option of whoever decides, and its value."""
        tag = s.stack[-1]
        if tag == tags.REINFORCE:
            return self._reinforce(s, {})
        high = s.seat == self.viewer
        found = self.options(s)
        best = found[0]
        best_value = -1.0
        for action in found:
            twin = s.copy()
            twin.do(action)
            value = self.value(twin)
            if not high:
                value = 1.0 - value
            if value > best_value:
                best_value = value
                best = action
        return (best_value if high else 1.0 - best_value), best

    def _after_moves(self, s: State) -> float:
        """What the Combat Phase brings, once for the same units on the same squares with the same hand."""
        key = (*s.square, *s.hand[self.mover])
        known = self.known.get(key)
        if known is None:
            if self.over is not None and self.over():
                return self.leaf(s)
            self.fights = {}
            known = self.best(s)[0]
            self.known[key] = known
        return known

    def _moves(self, s: State, found: list[Action]) -> list[Action]:
        """The moves that look best as they stand, and those that bring a unit with a card up to the enemy; best first.

        What is not a move comes before them all.
        """
        kept = [action for action in found if action.verb != act.MOVE and action.verb != act.SPY]
        armed = self._armed(s)
        high = self.mover == self.viewer
        ranked: list[tuple[float, int]] = []
        for number, action in enumerate(found):
            if action.verb == act.MOVE:
                value = self.rank(s, action)
                ranked.append((-value if high else value, number))
        ranked.sort()
        width = self.width if not s.moved else max(2, self.width // 3)
        quiet = width
        bold = width + BOLD
        for _, number in ranked:
            action = found[number]
            reach = armed[s.board[action.a] & 7]
            if reach and bold > 0 and self.meets(s, action.b, reach):
                bold -= 1
                kept.append(action)
            elif quiet > 0:
                quiet -= 1
                kept.append(action)
        return kept

    def rank(self, s: State, action: Action) -> float:
        """What a move is worth as it stands; first moves are the same whatever the mover holds."""
        key = -1 if s.moved else action.a << 6 | action.b
        known = self.ranks.get(key) if key >= 0 else None
        if known is None:
            twin = s.copy()
            twin.do(action)
            known = self.leaf(twin)
            if key >= 0:
                self.ranks[key] = known
        return known

    def _armed(self, s: State) -> list[int]:
        """For each unit of the mover: 0, 1 with a card to strike the enemy next to it, 2 with one to fire as well."""
        armed = [0] * 8
        profile = self.judge.profiles[self.mover]
        for card in s.hand[self.mover]:
            if card == UNKNOWN or profile.kind[card] != kinds.UNIT:
                continue
            if profile.bombard[card] > 0.0:
                armed[profile.unit[card]] = 2
            elif armed[profile.unit[card]] == 0 and (profile.attack[card] > 0.0 or profile.fire[card] > 0.0):
                armed[profile.unit[card]] = 1
        return armed

    def meets(self, s: State, square: int, reach: int) -> bool:
        """Whether an enemy is in reach of a square."""
        board = s.board
        for n in s.field.neighbours[square]:
            if board[n] >= 0 and board[n] >> 3 != self.mover:
                return True
        if reach > 1:
            for target, _ in s.field.fire[square]:
                if board[target] >= 0 and board[target] >> 3 != self.mover:
                    return True
        return False

    def _reinforce(self, s: State, seen: dict[tuple[int, ...], float]) -> tuple[float, Action]:
        """The attacker's cards in any order: each combination is looked at once."""
        high = s.seat == self.viewer
        best_value = -1.0
        found = s.legal()
        best = found[0]
        for action in found:
            if action.verb == act.SPY:
                continue
            twin = s.copy()
            twin.do(action)
            if twin.seat == s.seat and twin.stack[-1] == tags.REINFORCE:
                key = _commitment_key(twin)
                known = seen.get(key)
                if known is None:
                    known = self._reinforce(twin, seen)[0]
                    seen[key] = known
                value = known
            else:
                value = self.value(twin)
            if not high:
                value = 1.0 - value
            if value > best_value:
                best_value = value
                best = action
        return (best_value if high else 1.0 - best_value), best

    # Hidden hands

    def splits(self, s: State) -> list[Leaf]:
        """The state once for every answer-relevant part of the hands that the other seat may hold."""
        seat = s.seat
        profile = self.judge.profiles[seat]
        groups: dict[tuple[int, ...], tuple[float, list[int]]] = {}
        answering = s.stack[-1] == tags.ANSWER
        target = s.combat.target & 7 if answering else -1
        for weight, hand in self.hands:
            key: tuple[int, ...] = ()
            for card in hand:
                kind = profile.kind[card]
                if answering:
                    matters = (
                        profile.unit[card] == target
                        or kind == kinds.LEADER
                        or kind == kinds.WITHDRAW
                        or kind == kinds.MAHARAJA
                    )
                else:
                    matters = kind == kinds.GUERRILLA or s.armies[seat].cards[card].effect == kinds.GUERRILLA_EFFECT
                if matters:
                    key = (*key, card)
            old = groups.get(key)
            groups[key] = (weight, hand) if old is None else (old[0] + weight, old[1])
        found: list[Leaf] = []
        likeliest = sorted(groups.values(), key=_weight, reverse=True)
        for weight, hand in likeliest[:GROUPS]:
            twin = s.copy()
            twin.veiled[seat] = False
            twin.hand[seat] = hand[:]
            found.append((weight, twin))
        return found

    def _over_hands(self, s: State) -> float:
        total = 0.0
        weights = 0.0
        for weight, twin in self.splits(s):
            total += weight * self.best(twin)[0]
            weights += weight
        return total / weights

    # Dice

    def _roll(self, s: State) -> float:
        if s.stack[-1] == tags.CLASH:
            return self._clash(s)
        if s.stack[-1] == tags.DRAW:
            return self.leaf(s)
        total = 0.0
        for action, likely in outcomes.of_roll(s):
            twin = s.copy()
            twin.do(action)
            total += likely * self.value(twin)
        return total

    def _clash(self, s: State) -> float:
        """An assault's six results. What each leads to hardly depends on the cards played, so it is worked out once
        for the same fighters and then shifted by what the cards are worth.
        """
        combat = s.combat
        units = 0
        horse = False
        for unit in fighters(s):
            units |= 1 << unit
            horse = horse or s.is_cavalry(unit)
        # Only in a pursuit does it matter which cards they were.
        cards = tuple(sorted(combat.attack_cards)) if horse else (len(combat.attack_cards),)
        spent = self._spent(s, 1 - self.viewer) - self._spent(s, self.viewer)
        total = 0.0
        for result, roll, likely in self.results.clash(s):
            place = (
                *(combat.square, units, combat.commitments, len(combat.committed), result),
                *(combat.leader if horse else -1, *cards),
            )
            base = self.fights.get(place)
            if base is None:
                twin = s.copy()
                twin.do(ROLLS[roll])
                value = self.value(twin)
                base = log_odds(value) - spent if 0.0 < value < 1.0 else DECIDED * (value - 0.5)
                self.fights[place] = base
            total += likely * (chance(base + spent) if abs(base) < DECIDED / 4 else float(base > 0.0))
        return total


def _weight(group: Hand) -> float:
    return group[0]


def is_secret(s: State) -> bool:
    """Whether what is decided now depends on cards that the other seat does not see."""
    tag = s.stack[-1]
    return tag == tags.ANSWER or tag == tags.GUERRILLA


def ends_today(s: State) -> bool:
    """Whether night falls at the end of this turn, as far as can be seen now (§2.3)."""
    if s.active == s.first:
        return False
    limit = s.setting.options.length_limit
    return (s.day_over[0] and s.day_over[1]) or (limit > 0 and s.turn >= limit)


def _commitment_key(s: State) -> tuple[int, ...]:
    """What has been played into a combat, whatever the order."""
    combat = s.combat
    return (
        combat.leader,
        combat.leader_use,
        int(combat.maharaja),
        combat.commitments,
        int(combat.sappers),
        *sorted(combat.attack_cards),
        -1,
        *sorted(combat.supporters),
        -2,
        *sorted(combat.committed),
    )
