"""Set-ups in which one thing is broken, of a club that runs with real servers; and what `posse doctor` should tell.

Each breaks the club, yields the settings that differ, or what was found, and repairs the club.
"""

from __future__ import annotations

import shutil
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import redis
from sqlalchemy import create_engine, text

from service.diagnostics import dns_checks, mail_route_checks
from service.diagnostics.finding import Finding, wrong
from service.settings.mail_in import MailIn
from tests import postfix
from tests.mail.mail_server import MailServer
from tests.nginx import Nginx, running_nginx
from tests.servers import free_port
from tests.service.doctor.conftest import KEY, OTHER_KEY
from tests.service.doctor.nameserver import running_nameserver
from tests.service.doctor.served import site_at
from tests.service.doctor.test_mail_route_checks import DOMAIN, club
from tests.settings import settings
from tests.test_deploy import read_for_root
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, Servers
from tests.whole.upstream import running_upstream
from tests.whole.upstream import text as answering


@dataclass(frozen=True)
class Club:
    """What runs: its servers, processes, proxy and mail server; its settings and the file in which they are."""

    servers: Servers
    deployment: Deployment
    nginx: Nginx
    mail_server: MailSink
    settings: dict[str, str]
    file: Path

    def execute(self, statement: str) -> None:
        """Execute a statement in the database, which commits it."""
        engine = create_engine(self.deployment.database_url.replace("postgresql:", "postgresql+psycopg:"))
        with engine.begin() as connection:
            connection.execute(text(statement))
        engine.dispose()


Broken = Mapping[str, str | None] | Sequence[Finding]
Break = Callable[[Club], AbstractContextManager[Broken]]


class SetUp(NamedTuple):
    """What is broken, and of the finding that should tell it the check and a pattern of the text, with the advice."""

    name: str
    broken: Break
    check: str
    advice: str


def changed(**others: str | None) -> Break:
    """Let the settings of this machine differ."""

    @contextmanager
    def run(_club: Club) -> Iterator[Broken]:
        yield others

    return run


def taken(name: str, form: str = "{port}") -> Break:
    """Let a setting name the port of the mail server."""

    @contextmanager
    def run(its: Club) -> Iterator[Broken]:
        yield {name: form.format(port=its.mail_server.url.rpartition(":")[2])}

    return run


def without(*names: str) -> Break:
    """Stop processes."""

    @contextmanager
    def run(its: Club) -> Iterator[Broken]:
        for name in names:
            its.deployment.ask_to_stop(name)
        yield {}
        its.deployment.start(*names)
        its.deployment.wait_until_up()

    return run


def redis_with(name: str, value: str) -> Break:
    """Configure Redis."""

    @contextmanager
    def run(its: Club) -> Iterator[Broken]:
        with redis.Redis(port=its.servers.redis.port) as client:
            before: dict[str, Any] = client.config_get(name)
            client.config_set(name, value)
            yield {}
            client.config_set(name, before[name])

    return run


@contextmanager
def redis_is_replica(its: Club) -> Iterator[Broken]:
    with redis.Redis(port=its.servers.redis.port) as client:
        client.replicaof("127.0.0.1", free_port())
        yield {}
        client.replicaof("NO", "ONE")


@contextmanager
def redis_is_down(its: Club) -> Iterator[Broken]:
    its.servers.redis.kill()
    yield {}
    its.servers.redis.start()


@contextmanager
def postgresql_hangs(its: Club) -> Iterator[Broken]:
    its.servers.postgresql.tell(signal.SIGSTOP)
    yield {}
    its.servers.postgresql.tell(signal.SIGCONT)


@contextmanager
def empty_database(its: Club) -> Iterator[Broken]:
    yield {"DATABASE_URL": its.servers.postgresql.new_database()}


@contextmanager
def unknown_user(its: Club) -> Iterator[Broken]:
    yield {"DATABASE_URL": its.settings["DATABASE_URL"].replace("posse@", "stranger@")}


@contextmanager
def beat_is_down(its: Club) -> Iterator[Broken]:
    its.deployment.ask_to_stop("beat")
    with redis.Redis(port=its.servers.redis.port) as client:
        until(lambda: client.llen("posse"), PATIENCE, "the last messages to be taken", lambda waiting: waiting == 0)
    its.execute("UPDATE pulse SET awake_at = awake_at - interval '2 minutes'")
    yield {}
    its.deployment.start("beat")


@contextmanager
def web_was_killed(its: Club) -> Iterator[Broken]:
    its.deployment.kill("web")
    yield {}
    its.deployment.start("web")
    its.deployment.wait_until_up()


@contextmanager
def another_machine_has_a_wrong_clock(its: Club) -> Iterator[Broken]:
    columns, values = "id, role, machine, started_at, pulse_at, skew", "'x', 'worker', 'host-b', now(), now(), 90"
    its.execute(f"INSERT INTO process_pulse ({columns}) VALUES ({values})")
    yield {}
    its.execute("DELETE FROM process_pulse WHERE id = 'x'")


@contextmanager
def another_machine_has_died(its: Club) -> Iterator[Broken]:
    columns = "id, role, machine, started_at, pulse_at, skew"
    its.execute(
        f"INSERT INTO process_pulse ({columns}) VALUES"
        " ('x', 'robots', 'host-b', now(), now() - interval '5 minutes', 0)"
    )
    yield {}
    its.execute("DELETE FROM process_pulse WHERE id = 'x'")


@contextmanager
def mail_server_is_down(its: Club) -> Iterator[Broken]:
    its.mail_server.close()
    yield {}
    its.mail_server.open()


@contextmanager
def sender_is_refused(_its: Club) -> Iterator[Broken]:
    with MailServer() as mail_server:
        mail_server.sender_refusal = "553 5.7.1 Sender address rejected"
        yield {"SMTP_URL": mail_server.url}


@contextmanager
def nginx_is_down(its: Club) -> Iterator[Broken]:
    its.nginx.stop()
    yield {}
    its.nginx.start()


@contextmanager
def another_site_answers(_its: Club) -> Iterator[Broken]:
    with running_upstream(answering("200 OK", "<h1>Welcome</h1>")) as other:
        yield {"BASE_URL": f"http://127.0.0.1:{other.port}"}


@contextmanager
def another_posse_answers(its: Club) -> Iterator[Broken]:
    port = free_port()
    with site_at(port, **{**its.settings, "SECRET_KEYS": OTHER_KEY}):
        yield {"BASE_URL": f"http://127.0.0.1:{port}"}


@contextmanager
def without_tls(its: Club) -> Iterator[Broken]:
    yield {"BASE_URL": its.nginx.plain_url}


def proxies(trusted: str) -> Break:
    """Let a site behind one proxy trust another number of them."""

    @contextmanager
    def run(its: Club) -> Iterator[Broken]:
        port, folder = free_port(), its.file.parent / f"nginx-{trusted}"
        with site_at(port, **{**its.settings, "TRUSTED_PROXIES": trusted}), running_nginx(folder, port) as nginx:
            yield {"BASE_URL": nginx.url, "SSL_CERT_FILE": str(nginx.certificate), "TRUSTED_PROXIES": trusted}

    return run


def relay(*changes: tuple[str, str]) -> Break:
    """Let the club's Postfix be configured in another way."""

    @contextmanager
    def run(_its: Club) -> Iterator[Broken]:
        with running_nameserver() as nameserver, postfix.running_with(club(free_port(), *changes)) as server:
            nameserver.others[f"{DOMAIN}.", "MX"] = ["10 localhost."]
            site = settings(Path(), reply_domain=DOMAIN, mail_in=MailIn("lmtp", "127.0.0.1", 2525))
            yield [*mail_route_checks.findings(site, nameserver.resolver, server.port)]

    return run


@contextmanager
def no_records(_its: Club) -> Iterator[Broken]:
    with running_nameserver() as nameserver:
        yield [*dns_checks.findings(settings(Path(), mail_from=f"posse@{DOMAIN}"), nameserver.resolver)]


@contextmanager
def others_read_the_settings(its: Club) -> Iterator[Broken]:
    its.file.chmod(0o644)
    yield {}
    its.file.chmod(0o600)


@contextmanager
def others_read_var(its: Club) -> Iterator[Broken]:
    folder = its.deployment.folder / "var"
    folder.chmod(0o755)
    yield {}
    folder.chmod(0o700)


@contextmanager
def root_has_written_to_var(its: Club) -> Iterator[Broken]:
    file = its.deployment.folder / "var" / "left"
    file.touch()
    shutil.chown(file, "nobody")
    yield {}
    file.unlink()


@contextmanager
def line_that_is_no_setting(its: Club) -> Iterator[Broken]:
    folder = its.file.parent / "line"
    folder.mkdir()
    _, said, _ = read_for_root(folder, "MAIL_FROM=Posse <posse@example.org>\r\nexport BIND=::1\r\n")
    yield [wrong("command", said)]


SETUPS = (
    SetUp("Redis is down", redis_is_down, "redis", "nothing listens there: check that it runs"),
    SetUp("Redis wants a password", redis_with("requirepass", "x"), "redis", "the user or the password in REDIS_URL"),
    SetUp("Redis at maxmemory", redis_with("maxmemory", "1"), "redis", "its memory is full .*raise `maxmemory`"),
    SetUp("Redis is a replica", redis_is_replica, "redis", "can only be read: expected the master"),
    SetUp("Redis evicts", redis_with("maxmemory-policy", "allkeys-lru"), "redis policy", "Set `maxmemory-policy noev"),
    SetUp("Redis keeps nothing", redis_with("appendonly", "no"), "redis persistence", "Set `appendonly yes`"),
    SetUp("no REDIS_URL beside one", changed(REDIS_URL=None), "running settings", "set REDIS_URL on all machines"),
    SetUp("PostgreSQL hangs", postgresql_hangs, "database", "cannot be used: "),
    SetUp("unknown user of PostgreSQL", unknown_user, "database", "cannot be used: "),
    SetUp("another, empty database", empty_database, "schema", "restart Posse, or run `posse migrate`"),
    SetUp("worker is down", without("worker"), "worker", "no mail leaves .*systemctl start posse-worker"),
    SetUp("robots is down", without("robots"), "robots", "systemctl start posse-robots"),
    SetUp("beat is down", beat_is_down, "beat", "systemctl start posse-beat"),
    SetUp("inbound is down", without("inbound"), "mail in", "nothing listens .*systemctl start posse-inbound"),
    SetUp("web is down", web_was_killed, "public address", "does not reach Posse: start posse-web"),
    SetUp("another machine has died", another_machine_has_died, "robots", "ended without being asked to on host-b"),
    SetUp("a wrong clock elsewhere", another_machine_has_a_wrong_clock, "clock", "host-b .* off by 90 seconds: set it"),
    SetUp("mail server is down", mail_server_is_down, "mail server", "nothing listens there: check that it runs"),
    SetUp("mail server without TLS", changed(SMTP_TLS="required"), "mail server", "it offers no TLS"),
    SetUp("mail server refuses the sender", sender_is_refused, "mail server", "or change MAIL_FROM"),
    SetUp("nginx is stopped", nginx_is_down, "public address", "nothing listens there.*systemctl status nginx"),
    SetUp("BASE_URL is no name", changed(BASE_URL="https://posse.invalid"), "public address", "spelling of BASE_URL"),
    SetUp("BASE_URL of another site", another_site_answers, "public address", "another site .*correct BASE_URL"),
    SetUp("BASE_URL of another Posse", another_posse_answers, "public address", "Correct the name in BASE_URL"),
    SetUp("BASE_URL without TLS", without_tls, "public address", "it redirects"),
    SetUp("certificate is not trusted", changed(SSL_CERT_FILE=None), "public address", "its certificate is not accept"),
    SetUp("TRUSTED_PROXIES=0", proxies("0"), "proxies", "set TRUSTED_PROXIES=1"),
    SetUp("TRUSTED_PROXIES=2", proxies("2"), "proxies", "set TRUSTED_PROXIES=1"),
    SetUp("other SECRET_KEYS", changed(SECRET_KEYS=OTHER_KEY), "running settings", "All machines need the same SECRET"),
    SetUp("new key, no restart", changed(SECRET_KEYS=f"{OTHER_KEY},{KEY}"), "running settings", "restart posse.target"),
    SetUp("changed, no restart", changed(GAMES_PER_HOUR="7"), "running settings", "another GAMES_PER_HOUR .*restart"),
    SetUp("another program at PORT", taken("PORT"), "site port", "stop what uses it .* or change PORT"),
    SetUp("another at METRICS_PORT", taken("METRICS_PORT"), "metrics port", "choose another port in METRICS_PORT"),
    SetUp("another at MAIL_IN", taken("MAIL_IN", "lmtp://127.0.0.1:{port}"), "mail in", "another port in MAIL_IN"),
    SetUp("Postfix refuses", relay(("^mynetworks = .*", ""), ("^relay_domains =.*", "")), "mail route", "`relay_domai"),
    SetUp(
        "Postfix keeps it", relay(("^mydestination =", f"mydestination = {DOMAIN}")), "mail route", "`relay_transport"
    ),
    SetUp("Postfix finds no inbound", relay(), "mail route", "start posse-inbound"),
    SetUp("no SPF", no_records, "spf", "add a TXT record"),
    SetUp("no DMARC", no_records, "dmarc", "add a TXT record"),
    SetUp("settings for everybody", others_read_the_settings, "settings file", "`chmod 600 "),
    SetUp("var for everybody", others_read_var, "var", "`chmod 700 "),
    SetUp("a file of another user", root_has_written_to_var, "var", "`chown -R "),
    SetUp("a misspelt setting", changed(TRUSTED_PROXY="1"), "settings", "did you mean TRUSTED_PROXIES"),
    SetUp("a wrong setting", changed(SMTP_RATE="fast"), "settings", "SMTP_RATE is 'fast': expected mails a second"),
    SetUp("no number of processes", changed(WEB_CONCURRENCY="four"), "settings", "expected a number of web processes"),
    SetUp("a line that is no setting", line_that_is_no_setting, "command", "line 2: expected NAME=value"),
)
