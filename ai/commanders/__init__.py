"""The opponent in Commanders."""
