"""Seeds that people can say to each other: the name of a battle and a number."""

from random import Random
from typing import Final

BATTLES: Final = (
    "albuera", "aspern", "austerlitz", "bailen", "bautzen", "borodino", "burgos", "castiglione", "corunna", "dresden",
    "eylau", "fleurus", "friedland", "genoa", "hanau", "jena", "krasnoi", "laon", "leipzig", "ligny", "lodi", "lutzen",
    "marengo", "medina", "montmirail", "mysore", "orthez", "rivoli", "salamanca", "smolensk", "talavera", "tudela",
    "ulm", "vitoria", "wagram", "waterloo",
)  # fmt: skip


def seed_word(rng: Random) -> str:
    """A seed for a field that nobody has seen."""
    return f"{rng.choice(BATTLES)}-{rng.randrange(1000, 10000)}"
