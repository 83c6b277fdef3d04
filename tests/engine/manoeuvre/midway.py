"""Battles in the midst of the set-up or of a turn, at the steps where something is under way."""

from tests.engine.manoeuvre.combat.stage import stage
from tests.table import Table, setup

# The set-up


def first_player() -> Table:
    return setup()


def sections() -> Table:
    return setup(first="one").play("section 1 0")


def nation() -> Table:
    table = setup(first="one").play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    return table.play("nations france great_britain")


def edge() -> Table:
    return nation().play("nation france")


def deal() -> Table:
    return edge().play("edge north").play("draw supply")


def deploy() -> Table:
    table = deal()
    while table.seat == "chance":
        table.play(min(table.legal()))
    return table


# A turn


def movement() -> Table:
    """The guard has moved from e3 to e4; the cuirassiers are reduced."""
    table: Table = stage(
        {"imperial_guard": "e3", "1st_cuirassiers": "h4-"},
        {"1st_line_regiment": "e6-"},
        two="spain",
        phase="movement",
        hand=["forced_march", "supply", "ney"],
    )
    return table.play("move e3 e4")


def discarding() -> Table:
    table: Table = stage({"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}, phase="discard", hand=["ney", "supply"])
    return table.play("discard ney supply")


def guerrilla() -> Table:
    return movement().play("supply supply")


def march_answered() -> Table:
    return movement().play("forced-march forced_march")


def march() -> Table:
    return march_answered().play("done")


def restoring() -> Table:
    table = movement().play("done", "done")
    return table.play("restore h4 supply")


def rally() -> Table:
    table = movement().play("done", "done")
    return table.play("rally h4 ney")
