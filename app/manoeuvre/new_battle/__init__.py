"""Preparing a battle: field, armies, opponent and rules."""
