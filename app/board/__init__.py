"""Board, hand and counters with their painter, shared by play and editor."""
