"""How gunicorn serves the site, on every machine. It reads this file by itself, before it makes any process."""

from service import logs
from service.settings import read_or_exit

_settings = read_or_exit()

# A site that says it is for this machine alone is reachable from this machine alone.
bind = f"{'' if _settings.public else '127.0.0.1'}:{_settings.port}"
wsgi_app = "service.wsgi:app"
worker_class = "gthread"
threads = 8  # processes: WEB_CONCURRENCY, which is gunicorn's own and 1 if not set
timeout = 60  # seconds after which a process that hangs is replaced
loglevel = "warning"
control_socket_disable = True


def on_starting(_server: object) -> None:
    """Log as all of Posse does; so do the processes made from this one."""
    logs.start("web")
