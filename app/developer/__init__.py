"""Tools for developers: benchmarks, fuzzing, screenshots and the self-test."""
