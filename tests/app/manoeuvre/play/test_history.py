"""What is said while a battle goes on."""

from app.manoeuvre.play import log_text
from app.manoeuvre.play.log_text import Announcer, Line


def test_cards_drawn_one_by_one_are_told_of_together() -> None:
    said: list[str] = []
    announcer = Announcer(said.append)
    for place in range(3):
        announcer.hear([log_text._draw(0, "France", ("",))], drawing=place < 2)
    assert said == ["France drew 3 cards."]
    announcer.hear([Line("boot", 0, "France moved.")], drawing=False)
    assert said[1:] == ["France moved."]


def test_what_comes_between_is_not_kept_back() -> None:
    said: list[str] = []
    announcer = Announcer(said.append)
    announcer.hear([Line("dice", 0, "A roll.")], drawing=True)
    assert said == ["A roll."]
