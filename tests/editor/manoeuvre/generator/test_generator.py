"""The generator: every wish holds, checked by other means than the solver's; a seed gives the same again."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.manoeuvre.fairness import fairness
from editor.manoeuvre.generator.model import counterpart
from editor.manoeuvre.generator.search import proposals, solve
from editor.manoeuvre.generator.wishes import Clash, Found, Proposal, Refused, Stopped, Symmetry, Wish, Wishes
from engine.manoeuvre.battlefield import HILL, LETTERS, NORTH, WEST, Battlefield, Rows, join, rotate
from engine.manoeuvre.graph import movement, pieces, squares
from resources.manoeuvre.library import Library

SECTIONS = list(Library(Path("none")).sections.values())


def holds(rows: Rows, wishes: Wishes) -> bool:
    field = Battlefield(rows)
    text = "".join(rows)
    amounts = all(least <= text.count(letter) <= most for letter, (least, most) in wishes.amounts.items())
    alike = all(
        field.terrain[square] == field.terrain[counterpart(square, wishes.symmetry, wishes.edge)]
        for square in range(64)
    )
    one, two = fairness(rows, wishes.edge).halves
    return (
        amounts
        and alike
        and text.count("L") <= wishes.most_lakes
        and (not wishes.connected or len(pieces(movement(squares(rows)))) == 1)
        and (not wishes.even_cover or one.cover == two.cover)
        and (not wishes.even_hills or one.terrain[HILL] == two.terrain[HILL])
        and all(field.can_deploy(edge) for edge in range(4))
    )


AMOUNT = st.tuples(st.integers(0, 20), st.integers(20, 64))
WISHES = st.builds(
    Wishes,
    amounts=st.dictionaries(st.sampled_from(LETTERS), AMOUNT, max_size=3),
    symmetry=st.sampled_from(Symmetry),
    most_lakes=st.sampled_from((0, 3, 64)),
    connected=st.booleans(),
    even_cover=st.booleans(),
    even_hills=st.booleans(),
    edge=st.sampled_from((NORTH, WEST)),
    seed=st.integers(0, 10_000),
)


@settings(max_examples=25, deadline=None)
@given(WISHES)
def test_every_wish_holds_or_the_clash_is_named(wishes: Wishes) -> None:
    found = solve(wishes)
    if isinstance(found, Refused):
        assert found.clashes
        for left_out in found.clashes:
            assert not isinstance(solve(_without(wishes, left_out)), Refused) or len(found.clashes) > 1
    else:
        assert isinstance(found, Proposal)
        assert holds(found.rows, wishes)


def _without(wishes: Wishes, clash: Clash) -> Wishes:
    if clash.wish in (Wish.LEAST, Wish.MOST):
        least, most = wishes.amounts[clash.letter]
        pair = (0, most) if clash.wish is Wish.LEAST else (least, 64)
        return replace(wishes, amounts={**wishes.amounts, clash.letter: pair})
    return {
        Wish.LAKES: replace(wishes, most_lakes=64),
        Wish.SYMMETRY: replace(wishes, symmetry=Symmetry.NONE),
        Wish.CONNECTED: replace(wishes, connected=False),
        Wish.COVER: replace(wishes, even_cover=False),
        Wish.HILLS: replace(wishes, even_hills=False),
        Wish.SECTIONS: replace(wishes, sections=False),
    }[clash.wish]


@pytest.mark.parametrize("symmetry", Symmetry)
def test_the_same_seed_gives_the_same_and_another_one_another(symmetry: Symmetry) -> None:
    wishes = Wishes(symmetry=symmetry, seed=11)
    one, two, other = solve(wishes), solve(wishes), solve(replace(wishes, seed=12))
    assert isinstance(one, Proposal)
    assert one == two != other
    assert one.best


def test_printed_sections_only_each_once() -> None:
    wishes = Wishes(sections=True, even_cover=True, even_hills=True, seed=4)
    found = solve(wishes, SECTIONS)
    assert isinstance(found, Proposal)
    assert holds(found.rows, wishes)
    known = {section.id: section.rows for section in SECTIONS}
    parts = [rotate(known[id], quarters) for id, quarters in found.tiles]
    assert join(parts[0], parts[1], parts[2], parts[3]) == found.rows
    assert len({id for id, _ in found.tiles}) == 4
    assert found.best


def test_the_wishes_that_clash_are_named_and_no_others() -> None:
    wishes = Wishes(amounts={"W": (40, 64), "H": (30, 64), "T": (1, 5)}, even_cover=True)
    assert solve(wishes) == Refused((Clash(Wish.LEAST, "H", 30), Clash(Wish.LEAST, "W", 40)))
    odd = Wishes(amounts={"T": (3, 3)}, symmetry=Symmetry.ROTATED)
    assert solve(odd) == Refused((Clash(Wish.LEAST, "T", 3), Clash(Wish.MOST, "T", 3), Clash(Wish.SYMMETRY)))
    both = Wishes(sections=True, symmetry=Symmetry.ROTATED)
    assert solve(both, SECTIONS) == Refused((Clash(Wish.SYMMETRY), Clash(Wish.SECTIONS)))


def test_many_lakes_still_leave_one_field() -> None:
    wishes = Wishes(amounts={"L": (24, 30)}, seed=3)
    found = solve(wishes)
    assert isinstance(found, Proposal)
    assert holds(found.rows, wishes)
    loose = solve(replace(wishes, connected=False))
    assert isinstance(loose, Proposal)


def test_several_proposals_are_all_different() -> None:
    found = [news for news in proposals(Wishes(seed=2), 5) if isinstance(news, Found)]
    assert [news.number for news in found] == [0, 1, 2, 3, 4]
    assert len({news.proposal.rows for news in found}) == 5


def test_refusal_comes_once() -> None:
    assert [type(news) for news in proposals(Wishes(amounts={"W": (40, 64), "H": (40, 64)}), 3)] == [Refused]


def test_it_stops_when_it_is_told() -> None:
    assert list(proposals(Wishes(), 3, halt=lambda: True)) == []
    assert isinstance(solve(Wishes(), effort=0.0), Stopped | Proposal)
    told: list[Rows] = []
    solve(Wishes(seed=1), tell=told.append)
    assert told, "of better and better fields"


def test_nonsense_is_no_wish() -> None:
    assert Wishes(amounts={"X": (0, 3), "W": (9, 3)}).faults()
    assert Wishes(amounts={"W": (3, 9)}).faults() == []
    assert Wishes().amount("W") == (0, 64)
