"""Replay and analysis: any record step by step, the chance to win, luck, and the turning points."""
