"""Work that takes its time, done in a process of its own so that the window never waits."""
