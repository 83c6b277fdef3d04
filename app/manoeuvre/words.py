"""Manoeuvre in words, for lists, replay and LAN (`app.shell.games.Words`); the play screen has the words themselves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from app.board.translation import translate
from app.manoeuvre.levels import LEVELS, level_name, level_words
from app.shell.games import Heading, Words
from engine.record import Header
from resources.document import parse

if TYPE_CHECKING:
    from engine.battle import Battle, Step
    from engine.manoeuvre.action import Action
    from engine.manoeuvre.state import State
    from resources.manoeuvre.library import Library


class ManoeuvreWords(Words):
    levels: Sequence[str] = LEVELS
    usual_level = "captain"

    def level_name(self, level: str) -> str:
        return level_name(level)

    def level_words(self, level: str) -> str:
        return level_words(level)

    def heading(self, header: Header) -> Heading:
        scenario = parse(header.start, "scenario")
        title = scenario.get("title")
        sides = [scenario.get(seat) for seat in header.seats]
        armies = tuple(str(side.get("army", "")) if isinstance(side, dict) else "" for side in sides)
        return Heading(title if isinstance(title, str) else "", armies)

    def sides_of(self, state: "State") -> tuple[str, ...]:
        return tuple(army.id for army in state.armies)

    def name(self, side: str, library: "Library") -> str:
        from app.manoeuvre import names

        return names.nation(library.armies[side]) if side in library.armies else ""

    def phase(self, phase: str) -> str:
        return {
            "set-up": translate("rules", "Set-up"),
            "discard": translate("phases", "Discard"),
            "draw": translate("phases", "Draw"),
            "movement": translate("phases", "Movement"),
            "combat": translate("phases", "Combat"),
            "restoration": translate("phases", "Restoration"),
        }.get(phase, "")

    def measure(self, measure: str) -> str:
        return translate("ending", "Strength left") if measure == "strength" else measure

    def action(self, state: "State", action: "Action") -> str:
        from app.manoeuvre.action_text import PlanText

        return PlanText(state, state.seat).say(action)

    def events(self, step: "Step[State]", viewer: int) -> list[str]:
        from app.manoeuvre.play.log_text import tell

        return [line.text for line in tell(step, viewer)]

    def result(self, battle: "Battle[State]") -> tuple[str, str]:
        from app.manoeuvre.play.ending import result_words

        return result_words(battle)


WORDS: Final = ManoeuvreWords()
