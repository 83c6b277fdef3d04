"""The rules of the game, free of screen, files, network, randomness and clock."""
