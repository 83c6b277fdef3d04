"""Who sits at the screen, and so whose eyes it shows the battle with."""

from app.shell.play.chair import ELSEWHERE, HUMAN, Chair
from app.shell.play.session import OPEN
from engine.manoeuvre.position import CHANCE


class Sitting:
    """One person keeps his seat; two at one screen change over, seen by neither in between.

    Watchers of two computers see all; those of two people elsewhere what both of them may see.
    """

    def __init__(self, chairs: tuple[Chair, Chair]) -> None:
        self.persons = tuple(seat for seat in range(2) if chairs[seat].kind == HUMAN)
        self.viewer = OPEN
        """Whose eyes: a seat, CHANCE in between and in a gallery, OPEN for watchers of computers."""
        if len(self.persons) == 1:
            self.viewer = self.persons[0]
        elif self.persons or any(chair.kind == ELSEWHERE for chair in chairs):
            self.viewer = CHANCE

    @property
    def shared(self) -> bool:
        """Two persons use this one screen."""
        return len(self.persons) == 2

    @property
    def watching(self) -> bool:
        """Nobody here plays."""
        return not self.persons

    @property
    def own(self) -> int:
        """The side at the bottom of the screen."""
        return self.viewer if self.viewer in (0, 1) else 0

    def sit(self, seat: int) -> None:
        self.viewer = seat

    def rise(self) -> None:
        """The seat is being changed over: nobody's cards may be seen."""
        if self.shared:
            self.viewer = CHANCE
