"""The data of the game and the one door through which files are read, checked and stored."""
