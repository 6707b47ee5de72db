"""Configure gunicorn: `gunicorn --config python:service.gunicorn_conf`."""

import sys

from service.process import logs, startup
from service.settings import read_or_exit

_settings = read_or_exit("web")

bind = f"{f'[{_settings.bind}]' if ':' in _settings.bind else _settings.bind}:{_settings.port}"
wsgi_app = "worker.site:app"
worker_class = "gthread"
# A request that is sent only in part occupies a thread until its client disconnects, and gunicorn has no setting to
# limit that time. So there are many threads, started on demand; the connection pool limits how many requests run at
# once.
threads = 256  # of each process; gunicorn reads the number of processes from WEB_CONCURRENCY, 1 by default
limit_request_line = 4094  # bytes: enough for a link with a line of moves of 1,000 characters, percent-encoded
limit_request_fields, limit_request_field_size = 64, 8190
forwarded_allow_ips = ""  # the application evaluates X-Forwarded-For itself, by TRUSTED_PROXIES
timeout = 60  # seconds after which a process that hangs is restarted
loglevel = "warning"
control_socket_disable = True


def post_worker_init(_worker: object) -> None:
    """Freeze start-up objects for the garbage collector."""
    startup.freeze_startup_objects()


def on_starting(_server: object) -> None:
    """Set up Posse's logging, which the processes inherit by fork, and remove Posse's modules from this process.

    gunicorn sets up logging of its own whenever it has read its configuration. It imports this module again for each
    SIGHUP, then forks the new processes, which import the new files.
    """
    logs.start("web", _settings.log_format)
    for name in [name for name in sys.modules if name.partition(".")[0] == "service"]:
        del sys.modules[name]


on_reload = on_starting
