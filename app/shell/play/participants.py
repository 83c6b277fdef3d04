"""Who sits where: a person at this desk, somebody elsewhere, or the computer; as text in a record's header."""

from dataclasses import dataclass
from typing import Final

HUMAN: Final = "human"
COMPUTER: Final = "computer"
ELSEWHERE: Final = "elsewhere"
"""A person at another desk, over the network."""


@dataclass(frozen=True)
class Participant:
    """One side of a battle.

    >>> Participant.read(Participant(COMPUTER, "colonel").write())
    Participant(kind='computer', level='colonel', name='')
    >>> Participant.read("somebody's bot").kind
    'human'
    """

    kind: str = HUMAN
    level: str = ""
    name: str = ""
    """What somebody elsewhere calls himself."""

    def write(self) -> str:
        return f"{self.kind} {self.level}".strip()

    @classmethod
    def read(cls, text: str) -> "Participant":
        """Records from elsewhere may name anybody; at this desk somebody has to play for him.

        A level is one word: a record must not be able to have a program started by naming its command line.
        """
        kind, _, level = text.partition(" ")
        return cls(COMPUTER, level) if kind == COMPUTER and level.isalpha() else cls()
