"""Start a process: log what prevents that in one line, and tune the garbage collector once it is done."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from service.process import logs

# The exit code of a process that may be able to start later, unlike 2, which is that of wrong settings. gunicorn ends
# when a worker has it, instead of starting that again and again.
CANNOT_START = 3

logger = logs.get()


@contextmanager
def failures_logged() -> Iterator[None]:
    """Log an error that the block raises, without its message, which may quote anything; exit with CANNOT_START.

    The traceback is logged unless a file or a folder is the reason.
    """
    try:
        yield
        return
    except OSError as error:
        logger.critical("cannot start", reason=error.strerror, file=error.filename)
    except Exception as error:
        logger.critical("cannot start", exc_info=error)
    sys.exit(CANNOT_START)


def freeze_startup_objects() -> None:
    """Exclude the objects that exist now from garbage collection, and collect less often.

    They live as long as the process, so that scanning them only costs time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
