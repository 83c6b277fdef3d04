"""Commanders on the screen and on the command line."""
