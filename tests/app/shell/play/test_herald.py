"""What is said while a battle goes on."""

from app.shell.play.chronicle import Line
from app.shell.play.herald import Herald
from app.shell.play.told import cards


def test_cards_drawn_one_by_one_are_told_of_together() -> None:
    said: list[str] = []
    herald = Herald(said.append)
    for place in range(3):
        herald.hear([cards.draw(0, "France", ("",))], drawing=place < 2)
    assert said == ["France drew 3 cards."]
    herald.hear([Line("boot", 0, "France moved.")], drawing=False)
    assert said[1:] == ["France moved."]


def test_what_comes_between_is_not_kept_back() -> None:
    said: list[str] = []
    herald = Herald(said.append)
    herald.hear([Line("dice", 0, "A roll.")], drawing=True)
    assert said == ["A roll."]
