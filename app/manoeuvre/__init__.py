"""Manoeuvre in the window: its board, its decisions and its screens."""
