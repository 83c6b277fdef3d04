"""Tools for developers of Manoeuvre: a battle to show, and benchmarks of its opponent and its editor."""
