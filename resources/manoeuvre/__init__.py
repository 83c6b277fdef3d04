"""Manoeuvre's armies, sections and scenarios, and the door through which they are read."""
