"""What holds for all tests."""

import os

# Tests of the screen need none: Qt paints into memory unless somebody asks for a real window.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Small matrices gain nothing from threads that wait for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
