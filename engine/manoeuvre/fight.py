"""The facts of the one combat of a turn: its form, who fights, what was played (§6). The rules are in `combat`."""

from typing import Final

NO_COMBAT: Final = 0
ASSAULT: Final = 1
AMBUSH: Final = 2
BOMBARDMENT: Final = 3
VOLLEY: Final = 4
ROCKET: Final = 5
BATTERY: Final = 6
HONOUR: Final = 7

BY_COMBAT: Final = 1
BY_COMMAND: Final = 2
BY_DICE: Final = 3
"""How the attacker uses his leader: his combat value, his command, or a house leader's dice (R43)."""


class Combat:
    """The one combat of a turn while it lasts (§6)."""

    __slots__ = (
        "attack_cards",
        "attacker",
        "attacker_chooses",
        "commitments",
        "committed",
        "defence_cards",
        "defence_leader",
        "form",
        "leader",
        "leader_use",
        "maharaja",
        "opening",
        "paid",
        "pursuing",
        "retreated",
        "sappers",
        "square",
        "stands",
        "supporters",
        "target",
        "trying",
    )

    def __init__(self, form: int, attacker: int, target: int, square: int, opening: int) -> None:
        self.form = form
        self.attacker = attacker
        self.target = target
        self.square = square
        self.opening = opening
        self.attack_cards: list[int] = []
        self.defence_cards: list[int] = []
        self.leader = -1
        self.leader_use = 0
        self.maharaja = False
        self.defence_leader = -1
        self.stands = False
        """The defender has played a card to stand by, so he may no longer withdraw (R15)."""
        self.trying = -1
        self.supporters: list[int] = []
        self.commitments = 0
        self.committed: list[int] = []
        """Units whose own card commits them (DL §8)."""
        self.paid: list[int] = []
        """Units that have taken their committed hit."""
        self.attacker_chooses = False
        self.sappers = False
        self.retreated = False
        self.pursuing: list[int] = []

    def copy(self) -> "Combat":
        twin = Combat(self.form, self.attacker, self.target, self.square, self.opening)
        twin.attack_cards = self.attack_cards[:]
        twin.defence_cards = self.defence_cards[:]
        twin.leader = self.leader
        twin.leader_use = self.leader_use
        twin.maharaja = self.maharaja
        twin.defence_leader = self.defence_leader
        twin.stands = self.stands
        twin.trying = self.trying
        twin.supporters = self.supporters[:]
        twin.commitments = self.commitments
        twin.committed = self.committed[:]
        twin.paid = self.paid[:]
        twin.attacker_chooses = self.attacker_chooses
        twin.sappers = self.sappers
        twin.retreated = self.retreated
        twin.pursuing = self.pursuing[:]
        return twin


PEACE: Final = Combat(NO_COMBAT, -1, -1, -1, -1)
"""Between combats. Shared, never written to."""
