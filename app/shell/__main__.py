"""`python -m app.shell` is the command line."""

import sys

from app.shell.cli import main

sys.exit(main())
