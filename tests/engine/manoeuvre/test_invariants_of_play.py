"""What must be true of the set-up and of a turn: each way to break it is found and named."""

from collections.abc import Callable

import pytest

from engine.manoeuvre import tags
from engine.manoeuvre.army import NO_ARMY
from engine.manoeuvre.battlefield import BLANK, Battlefield
from engine.manoeuvre.fight import ASSAULT, Combat
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.position import CANCEL_SUPPLY, NOBODY
from tests.engine.manoeuvre.combat.stage import rows
from tests.engine.manoeuvre.midway import (
    deal,
    deploy,
    discarding,
    edge,
    first_player,
    guerrilla,
    march,
    march_answered,
    movement,
    nation,
    rally,
    restoring,
    sections,
)
from tests.engine.manoeuvre.spoiling import Spoil, both, check, lose, put
from tests.table import Table

TOO_EARLY = "A turn is played before the battle has begun."
ONE_ARMY = "One side has an army and the other none."
NOBODY_FIRST = "Nobody was found to go first."
NO_FIELD = "There is no battlefield yet."
NOT_FOUR = "The sections are not four different ones."
NO_ARMIES = "There are no armies yet."
EDGES = "The edges are not opposite each other."
NO_ROOM = "There is no room to set up."
NO_HAND = "An opening hand cannot be dealt."
ASIDE = "Cards are put aside without being discarded."
NOT_MINE = "A unit has moved that is not the active player's."
DID_NOT = "A unit is said to have moved that did not."
NO_MOVES = "There are no moves left before any was made."
NOT_PLAYED = "A card is to be cancelled without having been played."
NOT_YET = "A card is to be cancelled that could not be played yet."
NO_CARD = "A unit is being restored without a card."
NOT_REDUCED = "The unit to be restored is not a reduced one of the active player's."
MOVED_LOST = "A unit has moved that is lost."
NO_WAY = "A unit marches that cannot go on."
NO_LEADER = "A leader rallies who was not played."


# The set-up


FLOODED = Battlefield(tuple(rows({f"{file}{rank}": "L" for file in "abcdefgh" for rank in (1, 2)})))
DROWNED = Battlefield(("L" * 8,) * 8)


@pytest.mark.parametrize(
    ("moment", "spoil", "sentences"),
    [
        (sections, put(active=0), [TOO_EARLY]),
        (sections, put(combat=Combat(ASSAULT, 0, 8, 0, 0)), [TOO_EARLY]),
        (sections, put(pending=[1]), [TOO_EARLY]),
        (sections, put(cancellable=CANCEL_SUPPLY), [TOO_EARLY]),
        (sections, put(restoring=1), [TOO_EARLY]),
        (sections, put(rally_card=1), [TOO_EARLY]),
        (nation, put(offered=[1]), [ONE_ARMY]),
        (nation, put(offered=[]), [NO_ARMIES]),
        (sections, put(first=NOBODY), [NOBODY_FIRST]),
        (nation, put(field=BLANK, laid=[]), [NO_FIELD]),
        (nation, put(field=BLANK), [NO_FIELD, NOT_FOUR]),
        (sections, put(laid=[4, 5]), [NOT_FOUR]),
        (first_player, put(laid=[0, 4, 8, 12]), [NOT_FOUR]),
        (nation, put(stack=list(tags.SET_UP[:4])), [NO_ARMIES]),
        (deal, put(edges=[-1, -1]), [EDGES]),
        (deal, put(edges=[2, 1]), [EDGES]),
        (sections, put(edges=[3, -1]), [EDGES]),
        (sections, put(edges=[-1, 3]), [EDGES]),
        (edge, put(field=DROWNED), [NO_ROOM]),
        (deploy, put(field=FLOODED), [NO_ROOM]),
        (deploy, both(put(stack=list(tags.SET_UP[:3])), put(dealt=[False, True])), [NO_HAND]),
        (deal, lambda state: [state.pile[1].extend(state.bag[1]), state.bag[1].clear()], [NO_HAND]),
    ],
)
def test_a_set_up_that_cannot_be(moment: Callable[[], Table], spoil: Spoil, sentences: list[str]) -> None:
    check(moment, spoil, sentences)


def test_an_army_that_fights_nobody() -> None:
    state = edge().state
    state.armies[1] = NO_ARMY
    state.bag[1] = []
    assert faults(state) == [ONE_ARMY]


# A turn


HORSE = 0
"""The cuirassiers, reduced, on h4."""


@pytest.mark.parametrize(
    ("moment", "spoil", "sentences"),
    [
        (discarding, lambda state: [state.pile[0].extend(state.pending), state.pending.clear()], [ASIDE]),
        (discarding, lambda state: state.pop(), [ASIDE]),
        (movement, put(moved=[8]), [NOT_MINE]),
        (movement, put(marched=[HORSE]), [NOT_MINE]),
        (movement, put(moved=[]), [DID_NOT, NO_MOVES]),
        (movement, put(last_from=-1), [DID_NOT]),
        (march, put(moved=[], marched=[], last_from=-1, moves_left=1), [DID_NOT]),
        (movement, put(charges=1), [NO_MOVES]),
        (movement, put(moved=[], last_from=-1), [NO_MOVES]),
        (movement, put(cancellable=CANCEL_SUPPLY), [NOT_PLAYED]),
        (guerrilla, put(cancellable=0), [NOT_PLAYED]),
        (guerrilla, put(cancellable=4), [NOT_PLAYED]),
        (guerrilla, put(moved=[], last_from=-1, moves_left=1), [NOT_YET]),
        (restoring, put(restoring=-1), [NO_CARD]),
        (movement, put(restoring=HORSE), [NO_CARD]),
        (rally, put(rally_card=-1), [NO_CARD]),
        (rally, put(restoring=-1), [NO_CARD]),
        (movement, put(rally_card=1), [NO_CARD, NO_LEADER]),
        (restoring, put(restoring=8), [NOT_REDUCED]),
        (restoring, put(restoring=1), [NOT_REDUCED]),
        (rally, lose(HORSE), [NOT_REDUCED]),
        (
            rally,
            lambda state: [state.pile[0].remove(state.rally_card), state.receive(0, state.rally_card)],
            [NO_LEADER],
        ),
        (movement, lose(7), [MOVED_LOST]),
        (march, lose(7), [MOVED_LOST]),
        (march_answered, both(lose(7), put(stack=[tags.END_TURN, tags.GUERRILLA])), [MOVED_LOST]),
        (movement, put(edges=[-1, -1]), [EDGES]),
        (movement, put(edges=[2, 2]), [EDGES]),
    ],
)
def test_a_turn_that_cannot_be(moment: Callable[[], Table], spoil: Spoil, sentences: list[str]) -> None:
    check(moment, spoil, sentences)


@pytest.mark.parametrize("moment", [march_answered, march])
def test_a_march_without_a_way(moment: Callable[[], Table]) -> None:
    state = moment().state
    state.field = Battlefield(tuple(rows({"d4": "L", "f4": "L", "e3": "L", "e5": "L"})))
    assert faults(state) == [NO_WAY]
