"""Execute all checks of an installation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

from service.diagnostics import (
    bounded,
    database_checks,
    dns_checks,
    machine_checks,
    mail_in_checks,
    mail_route_checks,
    mail_server_checks,
    metrics_checks,
    public_checks,
    redis_checks,
    setting_checks,
    settings_file_checks,
    site_port_checks,
)
from service.diagnostics.finding import Finding, not_checked
from service.settings import Settings
from service.settings.environment import SettingsError


def findings(environ: Mapping[str, str], file: Path, mail_to: str | None = None) -> list[Finding]:
    """Return the findings for these settings.

    `file`: where systemd reads them, if it does; `mail_to`: the address to which a test mail is sent, if any.
    """
    try:
        settings = Settings.from_environment(environ)
    except SettingsError as error:
        rest = not_checked("all else", "correct the settings first")
        return [*setting_checks.mistakes(error), *setting_checks.unknown(environ), rest]
    checks: dict[str, Callable[[], Iterable[Finding]]] = {
        setting_checks.SETTINGS: partial(setting_checks.findings, settings, environ),
        database_checks.DATABASE: partial(database_checks.findings, settings),
        redis_checks.REDIS: partial(redis_checks.findings, settings),
        mail_server_checks.SERVER: partial(mail_server_checks.findings, settings, mail_to),
        dns_checks.DNS: partial(dns_checks.findings, settings),
        mail_in_checks.MAIL_IN: partial(mail_in_checks.findings, settings),
        mail_route_checks.ROUTE: partial(mail_route_checks.findings, settings),
        public_checks.PUBLIC: partial(public_checks.findings, settings),
        site_port_checks.PORT: partial(site_port_checks.findings, settings),
        "machine": partial(machine_checks.findings, settings),
        metrics_checks.METRICS: partial(metrics_checks.findings, settings),
        settings_file_checks.FILE: partial(settings_file_checks.findings, file),
    }
    return bounded.findings(checks)
