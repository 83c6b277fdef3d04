"""What an honest side says when the other breaks the rules of fair play: a code, and a sentence for people."""

from typing import Final

SENTENCES: Final = {
    "out-of-turn": "The other side spoke although it was not its turn.",
    "wrong-word": "The other side said something else than the battle asks for now.",
    "replayed": "A message came a second time, or does not follow those before it.",
    "illegal": "The other side tried what the rules do not allow: {detail}",
    "card-not-opened": "The other side played {detail} without turning it up.",
    "wrong-card": "The other side turned up a card that is not the one it laid down.",
    "not-in-hand": "The other side played a card that it did not draw, or had played already.",
    "deck-size": "The other side's deck does not have the right number of cards.",
    "bad-pick": "The other side picked a card that is not there to be drawn.",
    "dice-changed": "The other side changed its number for the dice after it had seen yours.",
    "not-asked": "The other side entered something for you that you had not asked for.",
    "stacked-deck": "Turned up at the end, the other side's deck was not the one it should have been.",
    "not-bound": "The other side made a decision without binding itself to it.",
    "changed-decision": "What the other side now says it did unseen is not what it had bound itself to: {detail}",
    "own-changed": "Your own account of what you did unseen is not what your program had bound you to: {detail}",
    "false-account": "What the other side did unseen does not fit the battle: {detail}",
    "disagree": "The two sides remember the battle differently: either your file lacks what you have said, or the "
    "other side makes it up.",
    "malformed": "A message could not be understood.",
}


class Breach(Exception):  # noqa: N818  # it is the other side that is at fault
    """The other side has broken the rules of fair play; nothing it said counts from here on."""

    def __init__(self, code: str, detail: str = "") -> None:
        self.code = code
        # A detail may quote the other side, and must not look like markup where it is shown.
        self.sentence = SENTENCES[code].format(detail=detail.replace("<", "("))
        super().__init__(self.sentence)
