"""The rule options in words: what each is called, what its values mean, and which rule it belongs to."""

from dataclasses import dataclass

from app.board.translation import translate
from engine.manoeuvre import options as o
from resources.manoeuvre.scenarios import ROLL

FIRST = "first"
"""Not an option of the engine's, but chosen in the same list."""


@dataclass(frozen=True)
class Value:
    """One value of an option: as it is kept, in a word or two, and what it means."""

    value: object
    word: str
    meaning: str


@dataclass(frozen=True)
class OptionWords:
    """One row of the rules. Without values it is a number, 0 for none."""

    key: str
    name: str
    rule: str
    values: tuple[Value, ...]

    def word(self, value: object) -> str:
        found = next((entry.word for entry in self.values if entry.value == value), None)
        if found is not None:
            return found
        return translate("rules", "%n turn(s)", "", int(str(value))) if value else translate("rules", "none")

    def meaning(self, value: object) -> str:
        found = next((entry.meaning for entry in self.values if entry.value == value), None)
        if found is not None:
            return found
        return translate(
            "rules", "Night falls when both first decks are used up, or after this many turns if that comes earlier."
        )


def rule_rows() -> tuple[OptionWords, ...]:
    """Every option, in the order of the list."""
    off, on = translate("rules", "off"), translate("rules", "on")
    return (
        OptionWords(
            "advance_to_contact",
            translate("rules", "Advance to contact"),
            translate("rules", "Distant Lands §5, R2"),
            (
                Value(False, off, translate("rules", "One unit moves each turn, from the first turn on.")),
                Value(
                    True,
                    on,
                    translate("rules", "Up to three units may move in the first turn and two in the second."),
                ),
            ),
        ),
        OptionWords(
            "digging_in",
            translate("rules", "Digging in"),
            translate("rules", "Distant Lands §5, R8"),
            (
                Value(False, off, translate("rules", "Moving one unit is compulsory.")),
                Value(
                    True,
                    on,
                    translate("rules", "A side may stand still instead of moving, and then discards its whole hand."),
                ),
            ),
        ),
        OptionWords(
            "forced_march_limit",
            translate("rules", "Forced march limit"),
            translate("rules", "§9.2, R4"),
            (
                Value(
                    o.BEGAN_OR_ENDED,
                    translate("rules", "began or ended"),
                    translate("rules", "No forced march for a unit whose move began or ended in a field or marsh."),
                ),
                Value(
                    o.BEGAN,
                    translate("rules", "began"),
                    translate("rules", "No forced march for a unit whose move began in a field or marsh."),
                ),
            ),
        ),
        OptionWords(
            "hill_bonus",
            translate("rules", "Hill bonus with support"),
            translate("rules", "§6.4, R48"),
            (
                Value(
                    o.EACH,
                    translate("rules", "each unit"),
                    translate("rules", "Every unit that assaults or supports from a hill adds +2."),
                ),
                Value(
                    o.ONCE,
                    translate("rules", "once"),
                    translate("rules", "The assault gains +2 if any of its units stands on a hill."),
                ),
                Value(
                    o.LEAD,
                    translate("rules", "lead unit"),
                    translate("rules", "Only the unit that leads the assault can bring +2 from its hill."),
                ),
            ),
        ),
        OptionWords(
            "opening_hand",
            translate("rules", "Opening hand"),
            translate("rules", "§3"),
            (
                Value(o.DRAWN, translate("rules", "drawn"), translate("rules", "Five cards each are drawn by chance.")),
                Value(
                    o.CHOSEN,
                    translate("rules", "chosen"),
                    translate("rules", "Each side picks its five cards from the whole deck. For experienced players."),
                ),
            ),
        ),
        OptionWords(
            "tie_break",
            translate("rules", "Tie-break list"),
            translate("rules", "§2.2, R51"),
            (
                Value(
                    o.BASE,
                    translate("rules", "base"),
                    translate(
                        "rules", "Equal ground at night is decided by the list of 2010, unless a newer army fights."
                    ),
                ),
                Value(
                    o.DISTANT_LANDS,
                    translate("rules", "Distant Lands"),
                    translate("rules", "Equal ground at night is decided by the list of 2017."),
                ),
            ),
        ),
        OptionWords("length_limit", translate("rules", "Length limit"), translate("rules", "R45"), ()),
        OptionWords(
            FIRST,
            translate("rules", "First player"),
            translate("rules", "§3"),
            (
                Value(
                    ROLL,
                    translate("rules", "the dice say"),
                    translate("rules", "Both roll a die; the higher sets up first and moves first."),
                ),
                Value("one", translate("rules", "blue"), translate("rules", "The blue side sets up and moves first.")),
                Value("two", translate("rules", "red"), translate("rules", "The red side sets up and moves first.")),
            ),
        ),
        OptionWords(
            "set_up",
            translate("rules", "Set-up"),
            translate("rules", "§3"),
            (
                Value(
                    o.QUICK,
                    translate("rules", "quick battle"),
                    translate(
                        "rules", "Field, armies and edges are chosen here; the battle begins with the deployment."
                    ),
                ),
                Value(
                    o.FULL,
                    translate("rules", "full sequence"),
                    translate(
                        "rules",
                        "The first player lays the sections, the second names two nations and takes an edge, "
                        "step by step.",
                    ),
                ),
            ),
        ),
    )


def preset_words(name: str) -> str:
    """What a preset stands for; an empty name means the player's own mixture."""
    if name == "Base 2010":
        return translate("rules", "As printed in 2010: no advance to contact, no digging in.")
    if name:
        return translate("rules", "As printed in 2017: armies close in faster, and may dig in.")
    return translate("rules", "Your own rules: they differ from both printed editions.")
