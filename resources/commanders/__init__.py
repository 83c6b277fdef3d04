"""Commanders' files: scenarios that come with the program and the user's own, all through one door."""
