"""Short ways through a turn, for tests whose rule shows only after a phase or a player turn has passed."""

from collections import Counter

from tests.table import Table

OTHER = {"one": "two", "two": "one"}
OWN_PHASES = ("discard", "draw", "movement")


def moves(table: Table) -> set[str]:
    """The legal moves as `e4 e5`."""
    return {text.removeprefix("move ") for text in table.legal() if text.startswith("move ")}


def destinations(table: Table, start: str) -> set[str]:
    """Where the unit on a square may move."""
    return {text.split()[1] for text in moves(table) if text.split()[0] == start}


def kinds(table: Table) -> set[str]:
    """The first words of the legal actions."""
    return {text.split()[0] for text in table.legal()}


def pass_until(table: Table, *phases: str) -> Table:
    """Say `done` to every question until one of these phases asks."""
    while table.phase not in phases:
        table.play("done")
    return table


def pass_to_dice(table: Table) -> Table:
    """Say `done` to every question until the dice are thrown."""
    while table.seat != "chance":
        table.play("done")
    return table


def discard(table: Table, *cards: str) -> Table:
    """Discard these cards, in whatever order the action names them."""
    wanted = Counter(cards)
    texts = [text for text in table.legal() if text.startswith("discard ") and Counter(text.split()[1:]) == wanted]
    assert texts, f"{cards} cannot be discarded: {sorted(table.legal())}"
    return table.play(texts[0])


def rest_of_turn(table: Table, seat: str) -> Table:
    """Play the rest of a seat's turn, doing nothing that is not compulsory, up to the other's first own decision."""
    other = OTHER[seat]
    while table.seat != "nobody" and not (table.seat == other and table.phase in OWN_PHASES):
        texts = sorted(table.legal())
        table.play("done" if "done" in texts else texts[0])
    return table


def to_the_end(table: Table, *, limit: int = 200) -> Table:
    """Play on, doing nothing that is not compulsory, until the battle is over or many decisions have passed."""
    for _ in range(limit):
        if table.seat == "nobody":
            break
        texts = sorted(table.legal())
        table.play("done" if "done" in texts else texts[0])
    return table


def ground(**squares: str) -> list[str]:
    """The rows of a clear battlefield with these squares changed, north row first: `ground(e5="F")`."""
    rows = [list("........") for _ in range(8)]
    for name, terrain in squares.items():
        rows[8 - int(name[1])]["abcdefgh".index(name[0])] = terrain
    return ["".join(row) for row in rows]
