"""Run `posse` by `python -m engine`."""

import sys

from engine.commands import main

sys.exit(main())
