"""Actions as values and as lines of text: a verb and its words, as docs/notation.md lists them.

>>> parse("charge line militia")
Action(verb='charge', words=('line', 'militia'))
>>> str(Action("rolled", ("7", "4")))
'rolled 7 4'
"""

import re
from typing import Final, NamedTuple

from engine.game import Refusal

VERBS: Final[dict[str, tuple[int, ...]]] = {
    # Leaders, and what holds of a side
    "attach": (2,),
    "detach": (1,),
    "replace": (1,),
    "flag": (2,),
    "unflag": (2,),
    # A check, and what players mark
    "take": (1,),
    "leave": (1,),
    "by": (1,),
    "mark": (2,),
    "unmark": (2,),
    "roll": (0,),
    "die": (1,),
    "dice": (2,),
    "rolled": (1, 2),
    "strike": (1,),
    "restore": (1,),
    "shift": (2,),
    "accept": (0,),
    "do": (2, 3),
    "charge": (2,),
    "countercharge": (1,),
    "hasty-square": (1,),
    "shelter": (1,),
    # Fire
    "lose": (1,),
    "disorder": (1,),
    "silence": (1,),
    "damage": (1,),
    "fallen": (1,),
    "fire": (1,),
    "column": (1,),
    "modify": (1,),
    "unmodify": (1,),
    # Charges
    "resolve": (2,),
    "lead": (1,),
    "join": (1,),
    "drop": (1,),
    "ready": (0,),
    "carry": (0,),
    "hold": (0,),
    "retreat": (0,),
    "recall": (0,),
    "breakthrough": (0, 1),
    # The turn, corrections and the end
    "go": (1,),
    "done": (0,),
    "amend": (0,),
    "stands": (2,),
    "order": (2,),
    "silenced": (2,),
    "damaged": (2,),
    "status": (2,),
    "cancel": (0,),
    "agree": (0,),
    "refuse": (0,),
    "finish": (0,),
    "victory": (1,),
}
"""Every verb, and how many words may follow it."""
_WORD: Final = re.compile(r"[a-z0-9_]{1,60}", re.ASCII)


class Action(NamedTuple):
    """A verb and what follows it: ids, words of the tables, numbers."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


def parse(line: str) -> Action:
    """The action that a line means; raises Refusal if it means none."""
    verb, *words = line.split() or ("",)
    counts = VERBS.get(verb)
    if counts is None:
        raise Refusal("malformed", "An action begins with a verb, as in “charge line militia” or “rolled 7 4”.", "")
    if len(words) not in counts:
        raise Refusal(
            "malformed", "“{verb}” takes {counts} words.", "", verb=verb, counts=" or ".join(map(str, counts))
        )
    if not all(_WORD.fullmatch(word) for word in words):
        raise Refusal("malformed", "Ids and words are of small letters, digits and underscores.", "")
    return Action(verb, tuple(words))
