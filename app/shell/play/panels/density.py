"""How much height there is for the left column, from plenty to a strip above the board."""

from typing import Final

ROOMY: Final = 0
DENSE: Final = 1
"""The day is shown without its arc."""
TIGHT: Final = 2
FOLDED: Final = 3


def density(height: float, folded: bool) -> int:
    """For a column of this height at 100 % text."""
    if folded:
        return FOLDED
    return ROOMY if height >= 776 else DENSE if height >= 700 else TIGHT
