"""Fair play between two who do not trust each other: committed decks, common dice, and a transcript bound together.

No network, no files and no clock here: what is said goes in and out as messages.
"""
