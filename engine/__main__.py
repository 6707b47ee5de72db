"""`python -m engine` is `posse`."""

import sys

from engine.commands import main

sys.exit(main())
