"""Work that takes its time, done in a background process so that the window never waits."""
