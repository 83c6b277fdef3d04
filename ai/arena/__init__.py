"""The arena: players fight each other, in pairs of mirrored battles, until the numbers say who is better."""
