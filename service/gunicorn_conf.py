"""How gunicorn serves the site, on every machine: `gunicorn --config python:service.gunicorn_conf`."""

import sys

from service import logs, startup
from service.settings import read_or_exit

_settings = read_or_exit()

bind = f"{f'[{_settings.bind}]' if ':' in _settings.bind else _settings.bind}:{_settings.port}"
wsgi_app = "service.wsgi:app"
worker_class = "gthread"
# A request that is not sent to its end occupies a thread until its sender goes away: no setting of gunicorn limits that
# time. So there are many threads, made when they are needed; the connections to the database limit what runs at once.
threads = 256  # processes: WEB_CONCURRENCY, which is gunicorn's own and 1 if not set
limit_request_line = 4094  # bytes: the longest link names a line of 1,000 characters, each quoted
limit_request_fields, limit_request_field_size = 64, 8190
forwarded_allow_ips = ""  # TRUSTED_PROXIES says whom to believe, and what
timeout = 60  # seconds after which a process that hangs is replaced
loglevel = "warning"
control_socket_disable = True


def post_worker_init(_worker: object) -> None:
    """Freeze start-up objects for the garbage collector."""
    startup.freeze_startup_objects()


def on_starting(_server: object) -> None:
    """Log as all of Posse does; so do the processes forked from this one."""
    logs.start("web", _settings.log_format)
    _forget_modules()


def on_reload(_server: object) -> None:
    """Forget what was imported to read the new configuration."""
    _forget_modules()


def _forget_modules() -> None:
    """Remove Posse's modules from this process, so that after a SIGHUP they are imported from the files of that time.

    gunicorn imports this module again for each SIGHUP, then forks the new processes.
    """
    for name in [name for name in sys.modules if name.partition(".")[0] == "service"]:
        del sys.modules[name]
