"""The layout generator: battlefields made to wishes by OR-Tools, the same ones again from the same seed."""
