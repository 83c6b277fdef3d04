"""The computer opponent: beliefs, evaluation, search, levels and the arena that rates them."""
