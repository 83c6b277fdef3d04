"""Where a bundle starts: as `manoeuvre` does, and as the process of a computer player when the program calls itself."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from app.shell.cli import main

    sys.exit(main())
