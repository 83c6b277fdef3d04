"""Everything that is painted: ground, counters, cards, marks and icons. Pure painting, no widgets and no state."""
