"""The files in `deploy/club` and the commands of docs/run-a-club.md, read and executed by the programs they are for."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import smtplib
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import make_msgid
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import psycopg
import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from sqlalchemy import make_url

from tests import postfix, sshd, units
from tests.nginx import changed, make_certificate
from tests.operating.prometheus import program
from tests.servers import free_port, listens, unavailable
from tests.service import postgresql
from tests.waiting import PATIENCE, until
from tests.whole.deployment import MailSink, deployed
from tests.whole.people import ask, links_of, press, text_of
from tests.whole.test_answering import what_to_do
from tests.whole.test_whole_game import kind_of

CLUB = units.ROOT / "deploy" / "club"
PAGE = (units.ROOT / "docs" / "run-a-club.md").read_text()
NEEDS_RESTART = ["listen_addresses", "max_connections"]  # the tests' server is started with others
PROGRAMS = Path(sys.executable).parent
PATH = os.pathsep.join((os.environ["PATH"], "/usr/sbin"))


def found(name: str, package: str) -> str:
    """Return the path of a program, or skip the test."""
    return shutil.which(name, path=PATH) or unavailable(f"{name} is missing (Debian: apt install {package})")


def commands(heading: str) -> list[str]:
    """Return the commands of the first block below some words of the page."""
    block = re.search(rf"{re.escape(heading)}.*?^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block is not None, heading
    return block[1].splitlines()


def done(command: list[str], **how: object) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, check=False, **how)  # type: ignore[call-overload]
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return str(ran.stdout)


def test_the_page_names_every_file_and_only_those() -> None:
    named = set(re.findall(r"`([\w-]+\.(?:cf|conf|yml|json))`", PAGE)) - {"pg_hba.conf"}
    assert named == {file.name for file in CLUB.iterdir()}


def test_redis_keeps_messages_and_asks_for_the_password(tmp_path: Path) -> None:
    port, server = free_port(), found("redis-server", "redis-server")
    here = changed((CLUB / "redis.conf").read_text(), (r"^bind 127\.0\.0\.1 10\.0\.0\.1$", "bind 127.0.0.1"))
    (tmp_path / "posse.conf").write_text(here)
    (tmp_path / "redis.conf").write_text(f"port {port}\ndir {tmp_path}\ninclude {tmp_path}/posse.conf\n")
    process = subprocess.Popen([server, str(tmp_path / "redis.conf")], stdout=subprocess.DEVNULL)
    try:
        until(lambda: listens(port), PATIENCE, "Redis to listen", not_yet=OSError)
        with redis.Redis(port=port, password="password", decode_responses=True) as client:
            kept = {name: client.config_get(name)[name] for name in ("appendonly", "maxmemory-policy")}
        assert kept == {"appendonly": "yes", "maxmemory-policy": "noeviction"}
        with redis.Redis(port=port, retry=Retry(NoBackoff(), 0)) as stranger, pytest.raises(redis.AuthenticationError):
            stranger.ping()
    finally:
        process.kill()
        process.wait(PATIENCE)


def test_redis_starts_before_the_network_has_come_up(tmp_path: Path) -> None:
    """It listens at 10.0.0.1, which is no address of the network in which it starts."""
    alone = [shutil.which("unshare") or "unshare", "--map-root-user", "--net"]
    if subprocess.run([*alone, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip("no network of its own can be made here")
    shutil.copy(CLUB / "redis.conf", tmp_path)
    started = f"{found('redis-server', 'redis-server')} {tmp_path}/redis.conf --dir {tmp_path}"
    script = f"ip link set lo up; {found('sysctl', 'procps')} --quiet --load {CLUB / 'sysctl.conf'}; exec {started}"
    process = subprocess.Popen(
        [*alone, "sh", "-ec", script], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    try:
        said = list(takewhile(lambda line: "Ready to accept connections" not in line, process.stdout))
        assert process.poll() is None, said
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def superuser() -> Iterator[str]:
    """The address of a PostgreSQL as its superuser."""
    with postgresql.running() as server:
        yield server.new_database()


def append(connection: psycopg.Connection, setting: str, text: str) -> None:
    """Add to the file whose path a setting of the server has."""
    row = connection.execute("SELECT current_setting(%s)", (setting,)).fetchone()
    assert row is not None
    with Path(row[0]).open("a") as file:
        file.write(f"\n{text}")


@pytest.mark.proof
def test_postgresql_reads_its_files_and_posse_creates_its_tables_there(superuser: str, tmp_path: Path) -> None:
    install, user, database, copy, line, restart = commands("## PostgreSQL")
    assert install == "apt install --yes postgresql"
    assert copy.split()[-2] == "/srv/posse/app/deploy/club/postgresql.conf"
    assert restart == "systemctl restart postgresql"
    folder = make_url(superuser).query["host"]
    for command in (user, database):  # of a user of another name: the tests' superuser is `posse`
        words = shlex.split(shlex.split(command)[-1].replace(" --pwprompt", "").replace("posse", "club"))
        path = postgresql.program(words[0])
        assert path is not None, words
        done([path, *words[1:]], env={"PGHOST": str(folder), "PGUSER": "posse"})
    hba = shlex.split(line)[1].replace("hostssl", "host")  # the tests' server has no certificate
    with psycopg.connect(superuser, autocommit=True) as connection:
        append(connection, "config_file", (CLUB / "postgresql.conf").read_text())
        append(connection, "hba_file", f"{hba}\n")
        wrong = "SELECT error FROM pg_hba_file_rules UNION SELECT error FROM pg_file_settings WHERE NOT name = ANY(%s)"
        assert connection.execute(wrong, (NEEDS_RESTART,)).fetchall() == [(None,)]
        known = "SELECT count(*) FROM pg_file_settings WHERE sourceline > 0 AND name = ANY(%s) AND error = %s"
        assert connection.execute(known, (NEEDS_RESTART, "setting could not be applied")).fetchone() == (2,)
        rules = "SELECT type, database, address FROM pg_hba_file_rules WHERE 'posse' = ANY(user_name)"
        assert connection.execute(rules).fetchall() == [("host", ["posse"], "10.0.0.0")]
    url = make_url(superuser).set(username="club", database="club").render_as_string()
    environment = {"DATABASE_URL": url, "SECRET_KEYS": "k" * 32, "PATH": PATH}
    assert "The schema was created" in done([str(PROGRAMS / "posse"), "migrate"], cwd=tmp_path, env=environment)


def test_prometheus_scrapes_and_loads_the_rules(tmp_path: Path) -> None:
    shutil.copy(CLUB / "prometheus.yml", tmp_path)
    shutil.copy(units.ROOT / "docs" / "alerts.yml", tmp_path)
    said = done([program("promtool"), "check", "config", str(tmp_path / "prometheus.yml")])
    assert re.search(r"SUCCESS: \d\d rules found", said), said


def test_the_firewall_is_understood() -> None:
    if os.geteuid() != 0:
        unavailable("only root can have rules of a firewall checked")
    done([found("nft", "nftables"), "--check", "--file", str(CLUB / "nftables.conf")])


def test_the_firewall_lets_mail_in() -> None:
    everybody = re.search(r"^ *tcp dport \{ (.*) \} accept$", (CLUB / "nftables.conf").read_text(), re.MULTILINE)
    assert everybody is not None
    assert everybody[1].split(", ") == ["22", "25", "80", "443"]


def test_the_journal_is_limited() -> None:
    file = ConfigParser()
    file.read(CLUB / "journald.conf")
    assert {section: dict(file[section]) for section in file.sections()} == {
        "Journal": {"systemmaxuse": "2G", "maxretentionsec": "1month"}
    }
    done([found("systemd-analyze", "systemd"), "timespan", file["Journal"]["MaxRetentionSec"]])


OF_THE_CLUB, STRANGER = "127.0.0.1", "127.0.0.2"  # addresses of clients


def club_postfix(folder: Path, outside: int, inbound: int) -> str:
    """Return the club's lines for Postfix with a certificate, ports and networks of the tests.

    Mail for players goes to the port `outside` of 127.0.0.1, mail for Posse to the port `inbound`.
    """
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    make_certificate(certificate, key)
    return postfix.transports(outside) + changed(
        (CLUB / "postfix.cf").read_text(),
        (r"^mynetworks = 127\.0\.0\.0/8, \[::1\]/128, 10\.0\.0\.0/24$", f"mynetworks = {OF_THE_CLUB}/32"),
        (r"^smtpd_tls_chain_files = .*$", f"smtpd_tls_chain_files = {key}, {certificate}"),
        (r"^relay_transport = lmtp:\[127\.0\.0\.1\]:2525$", f"relay_transport = lmtp:[127.0.0.1]:{inbound}"),
    )


def send(relay: postfix.Postfix, client_at: str, sender: str, recipient: str, text: str = "Hello\n") -> None:
    """Send a mail over TLS, to an address at which Postfix listens only if it does at all of this machine."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"], mail["Message-ID"] = sender, recipient, "A mail", make_msgid()
    mail.set_content(text)
    with smtplib.SMTP("127.0.0.3", relay.port, source_address=(client_at, 0), timeout=PATIENCE) as client:
        client.starttls()
        client.send_message(mail)


@pytest.mark.proof
def test_postfix_takes_answers_from_everybody_and_mail_to_others_from_the_club_alone(tmp_path: Path) -> None:
    anna, mail_in = "anna@posse.test", free_port()
    settings = {"MAIL_FROM": "Posse <posse@example.org>", "REPLY_DOMAIN": "posse.example.org"}
    with (
        mail_host() as mail_server,
        postfix.running_with(club_postfix(tmp_path, port_of(mail_server.url), mail_in)) as relay,
        deployed(
            tmp_path,
            *("web", "worker", "beat", "inbound"),
            **settings,
            SMTP_URL=relay.url,
            MAIL_IN=f"lmtp://127.0.0.1:{mail_in}",
        ) as (deployment, _),
    ):
        until(lambda: listens(mail_in), PATIENCE, "inbound to listen", not_yet=OSError)
        players = [{"name": "Anna", "email": anna}, {"robot": "cautious"}]
        asked = ask(f"{deployment.url}/games", "POST", {"players": players}, "application/json")
        assert asked.status == 201, asked.text
        confirm = mail_server.wait_for(lambda mails: mails)[0]
        assert press(links_of(confirm)[0], "confirm").status == 303
        start = mail_server.wait_for(lambda mails: [mail for mail in mails if mail["Reply-To"] is not None])[0]
        answer, address = what_to_do(start, random.Random(1)), start["Reply-To"].addresses[0].addr_spec
        assert answer is not None
        assert address.endswith("@posse.example.org")
        send(relay, STRANGER, anna, address, answer)
        said = mail_server.wait_for(lambda mails: [mail for mail in mails if kind_of(mail) == "answer"])[0]
        assert "your mail was played" in " ".join(text_of(said).split())
        for recipient, reply in (
            ("burt@posse.test", r"554, .*Relay access denied"),
            (f"x{address}", r"550, .*No such address"),
            ("root@mail.example.org", r"554, .*Relay access denied"),
        ):
            with pytest.raises(smtplib.SMTPRecipientsRefused, match=reply):
                send(relay, STRANGER, anna, recipient)


def test_the_lines_for_postfix_on_one_machine_are_those_of_the_club() -> None:
    page = (units.ROOT / "docs" / "run-it.md").read_text()
    block = re.search(r"^```\n# /etc/postfix/main.cf\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert block is not None
    assert set(block[1].splitlines()) <= set((CLUB / "postfix.cf").read_text().splitlines())


@contextmanager
def mail_host() -> Iterator[MailSink]:
    """A mail server to which Postfix passes mail on."""
    mail_server = MailSink()
    mail_server.open()
    try:
        yield mail_server
    finally:
        mail_server.close()


def port_of(url: str) -> int:
    return urlsplit(url).port or 0


class OffSite(NamedTuple):
    """Two machines as the page sets them up, in folders: the club's, and the one on which backups are copied."""

    club: Path
    elsewhere: Path
    environment: dict[str, str]
    remote: str

    def copy(self, *options: str) -> subprocess.CompletedProcess[str]:
        """Execute what `off-site.conf` does after a backup, with more options."""
        words = units.words(units.read(CLUB / "off-site.conf")["Service"]["ExecStartPost"])
        return self.rsync(*words[1:-1], *options, words[-1])

    def rsync(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Execute rsync on the club's machine, with the machines of the test."""
        here = [word.replace("posse@backup.example.org", self.remote) for word in words]
        command = [found("rsync", "rsync"), *here]
        return subprocess.run(
            command, cwd=self.club, env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )


@pytest.fixture(scope="module")
def off_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OffSite]:
    """Both machines, after the commands of the page."""
    tmp_path = tmp_path_factory.mktemp("off-site")
    club, other, home = tmp_path / "club", tmp_path / "other", tmp_path / "club" / "home"
    (club / "backups").mkdir(parents=True)
    home.mkdir()
    other.mkdir()
    found("rsync", "rsync")
    with sshd.running(other) as server:
        remote = f"{server.user}@backup.example.org"
        client = server.client("backup.example.org", home)
        scanned = f"ssh-keyscan -p {server.port} 127.0.0.1 | sed 's/^[^ ]*/backup.example.org/'"
        apt, *here = commands("**Off-site**")
        assert apt == "apt install --yes openssh-client rsync"
        said = [
            done(
                ["/bin/sh", "-ec", as_user(line, "/srv/posse", home).replace("ssh-keyscan backup.example.org", scanned)]
            )
            for line in here
        ]
        fingerprints, key = said[-2:]
        shown, *there = commands("On `backup.example.org`")
        assert done(["/bin/sh", "-c", shown.replace("/etc/ssh/ssh_host_*_key.pub", f"{other}/host_key.pub")])[:50] in (
            fingerprints
        )
        assert there[:2] == ["apt install --yes python3 rsync", "useradd --create-home --shell /bin/sh posse"]
        for line in there[2:]:
            line = as_user(line, "/home/posse/.ssh", other).replace("<key>", key.strip())
            done(["/bin/sh", "-ec", line.replace("-no-del backups", f"-no-del {other}/backups")])
        yield OffSite(club, other / "backups", {"PATH": PATH, "RSYNC_RSH": f"ssh -F {client}"}, remote)


def as_user(line: str, folder: str, home: Path) -> str:
    """Return a command of the page for the shell, in which what `posse` does is done in a folder."""
    words = shlex.split(line)
    if words[0] == "su":
        assert words[:3] == ["su", "-", "posse"], line
        return f"cd {home} && {words[-1]}"
    assert folder in line, line
    return line.replace(folder, str(home))


def copied(machines: OffSite) -> dict[str, str]:
    """Return the files of the other machine, which are deleted, so that the next test finds none."""
    found = {file.name: file.read_text() for file in machines.elsewhere.iterdir()}
    for name in found:
        (machines.elsewhere / name).unlink()
    return found


@pytest.mark.proof
def test_a_copy_in_another_place_loses_nothing_that_is_deleted_here(off_site: OffSite) -> None:
    for name in ("first", "second"):
        file = off_site.club / "backups" / f"{name}.posse"
        file.write_text(name)
        ran = off_site.copy()
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
        file.unlink()
    assert copied(off_site) == {"first.posse": "first", "second.posse": "second"}


@pytest.mark.proof
def test_whoever_has_the_key_of_the_club_can_delete_no_copy(off_site: OffSite) -> None:
    file = off_site.club / "backups" / "first.posse"
    file.write_text("first")
    assert off_site.copy().returncode == 0
    file.unlink()
    assert off_site.rsync("--archive", "--delete", "backups/", "posse@backup.example.org:").returncode != 0
    shell = subprocess.run(
        [*off_site.environment["RSYNC_RSH"].split(), off_site.remote, "rm", "-r", str(off_site.elsewhere)],
        env=off_site.environment,
        capture_output=True,
        check=False,
    )
    assert shell.returncode != 0
    assert copied(off_site) == {"first.posse": "first"}


@pytest.mark.proof
def test_a_backup_is_restored_in_a_folder_as_the_drill_says(tmp_path: Path) -> None:
    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    site.mkdir()
    elsewhere.mkdir()
    public = {"BASE_URL": "https://posse.example.org", "SMTP_URL": "smtp://127.0.0.1:1", "SECRET_KEYS": "k" * 32}
    for words in (["migrate"], ["backup", str(elsewhere / "2026-11-20T031500Z.posse")]):
        done([str(PROGRAMS / "posse"), *words], cwd=site, env={"PATH": PATH, **public})
    (elsewhere / "2026-11-19T031500Z.posse").write_text("an older one, which is not read")
    script = "\n".join(commands("**Restore drill**"))
    for on_page, here in (
        ("/tmp/drill", str(tmp_path / "drill")),
        ("rsync --archive posse@backup.example.org: .", f"cp {elsewhere}/* ."),
        (units.PROGRAMS, f"{PROGRAMS}/"),
    ):
        assert on_page in script
        script = script.replace(on_page, here)
    said = done(["/bin/sh", "-ec", script], cwd=tmp_path, env={"PATH": PATH})
    assert "games: 0, moves: 0, players: 0" in said
    assert said.endswith("There are no such games.\n")
    assert not (tmp_path / "drill").exists()
