"""What holds for all tests."""

import os

# Small matrices gain nothing from threads that wait for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
