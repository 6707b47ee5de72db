"""Execute all checks of an installation."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

from service.diagnostics import (
    database_checks,
    dns_checks,
    machine_checks,
    mail_in_checks,
    mail_route_checks,
    mail_server_checks,
    port_checks,
    public_site,
    redis_checks,
    setting_checks,
)
from service.diagnostics.finding import Finding, not_checked, wrong
from service.settings import Settings
from service.settings.environment import SettingsError

LIMIT = 45.0  # seconds for all checks


def findings(environ: Mapping[str, str], file: Path, mail_to: str | None = None) -> list[Finding]:
    """Return the findings for these settings.

    `file`: where systemd reads them, if it does; `mail_to`: the address to which a test mail is sent, if any.
    """
    try:
        settings = Settings.from_environment(environ)
    except SettingsError as error:
        rest = not_checked("all else", "correct the settings first")
        mistakes = [wrong(setting_checks.SETTINGS, mistake) for mistake in error.mistakes]
        return [*mistakes, *setting_checks.unknown(environ), rest]
    checks: dict[str, Callable[[], Iterable[Finding]]] = {
        setting_checks.SETTINGS: partial(setting_checks.findings, settings, environ),
        database_checks.DATABASE: partial(database_checks.findings, settings),
        redis_checks.REDIS: partial(redis_checks.findings, settings),
        mail_server_checks.SERVER: partial(mail_server_checks.findings, settings, mail_to),
        dns_checks.DNS: partial(dns_checks.findings, settings),
        mail_in_checks.MAIL_IN: partial(mail_in_checks.findings, settings),
        mail_route_checks.ROUTE: partial(mail_route_checks.findings, settings),
        public_site.PUBLIC: partial(public_site.findings, settings),
        port_checks.PORT: partial(port_checks.findings, settings),
        "machine": partial(machine_checks.findings, settings),
        port_checks.METRICS: partial(port_checks.metrics_findings, settings),
        setting_checks.FILE: partial(setting_checks.file_findings, file),
    }
    return run_together(checks)


class _Check(threading.Thread):
    """The thread of one check. A daemon, so that a check that hangs does not keep the process from ending."""

    def __init__(self, name: str, find: Callable[[], Iterable[Finding]]) -> None:
        super().__init__(name=name, daemon=True)
        self._find = find
        self.found: list[Finding] = []

    def run(self) -> None:
        """Collect what the check finds, one after the other."""
        try:
            for finding in self._find():
                self.found.append(finding)
        except Exception as error:  # its message may quote anything
            self.found.append(wrong(self.name, f"the check itself failed ({type(error).__name__}): please report this"))


def run_together(checks: Mapping[str, Callable[[], Iterable[Finding]]], limit: float = LIMIT) -> list[Finding]:
    """Return what these checks find, in their order, after `limit` seconds at most: each runs in a thread of its own.

    The timeouts of the clients (of PostgreSQL, Redis, SMTP, ...) are shorter and give a better reason; this limit is
    the last resort.
    """
    running = [_Check(name, find) for name, find in checks.items()]
    for check in running:
        check.start()
    until = time.monotonic() + limit
    found = []
    for check in running:
        check.join(max(until - time.monotonic(), 0))
        hangs = check.is_alive()
        found += check.found
        if hangs:
            found.append(wrong(check.name, f"no result within {limit:g} seconds: what is checked here hangs"))
    return found
