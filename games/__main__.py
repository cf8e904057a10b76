"""`python -m games`: see `python -m games --help`."""

import sys

from games.cli.main import main

sys.exit(main(sys.argv[1:]))
