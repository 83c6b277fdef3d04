"""The forms of combat (§6), from the declaration to the last committed hit."""
