"""The commands of the pages, typed on bare Debian machines: one machine, and a club with mail from outside and backups.

This is part of `make proof` only: it needs root, systemd-nspawn, a way to Debian's packages, and a quarter of an hour.
Other than on the pages the certificate is made here, and chrony cannot set the clock of a container.
"""

from __future__ import annotations

import random
import re
import smtplib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller

from tests.debian import HERE, Internet, Machine, does, internet
from tests.operating.test_club import commands as of_club
from tests.operating.test_upgrading import COMMANDS
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT, MailSink
from tests.whole.people import ask, links_of, look, play_turn, press, text_of
from tests.whole.test_answering import what_to_do
from tests.whole.test_installation import commands as of_one_machine
from tests.whole.test_whole_game import kind_of

pytestmark = pytest.mark.proof

NAME, SITE = "posse.example.org", "https://posse.example.org"
WHERE = "<where you have Posse from>"
ONE, CLUB, DATABASE, ELSEWHERE = "198.51.100.10", "198.51.100.20", "198.51.100.21", "198.51.100.30"
PLAYERS_HOST = (f"host-record=mail.players.example,{HERE}", "mx-host=players.example,mail.players.example,10")
SETTINGS = """\
DATABASE_URL=postgresql://posse:secret@10.0.0.1/posse
REDIS_URL=redis://:password@10.0.0.1:6379/0
WEB_CONCURRENCY=2
MAIL_IN=lmtp://127.0.0.1:2525
"""


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Internet]:
    with internet(tmp_path_factory.mktemp("machines")) as made:
        yield made


@pytest.fixture
def post(world: Internet) -> Iterator[MailSink]:
    """The mail server of the players, somewhere else in the internet."""
    assert world
    mail_server = MailSink()
    server = Controller(mail_server, hostname=HERE, port=25)
    server.start()
    yield mail_server
    server.stop()


@pytest.fixture(scope="module")
def repository(world: Internet) -> Path:
    """A repository with this commit, from which the machines have Posse."""
    bare = world.folder / "posse.git"
    does("git", "clone", "--quiet", "--bare", ROOT, bare)
    does("git", "-C", bare, "symbolic-ref", "HEAD", "refs/heads/main")
    does("git", "-C", bare, "update-ref", "refs/heads/main", does("git", "-C", ROOT, "rev-parse", "HEAD").strip())
    return bare


@pytest.fixture(scope="module")
def source(world: Internet, repository: Path) -> str:
    return world.offers(repository)


def release(repository: Path) -> str:
    """Publish a commit with the same files, and return the one before."""
    before = does("git", "-C", repository, "rev-parse", "main").strip()
    identity = ("-c", "user.name=Anna", "-c", "user.email=anna@posse.test")
    command = ("git", "-C", repository, *identity, "commit-tree", "main^{tree}", "-p", "main", "-m", "next")
    does("git", "-C", repository, "update-ref", "refs/heads/main", does(*command).strip())
    return before


def edit(machine: Machine, name: str, *changes: tuple[str, str]) -> None:
    """Do what an operator does in an editor: replace these lines, or add them."""
    file = machine.root / name.removeprefix("/")
    text = file.read_text()
    for pattern, line in changes:
        text, number = re.subn(pattern, line, text, flags=re.MULTILINE)
        text = text if number else f"{text}{line}\n"
    file.write_text(text)


def make_certificate(machine: Machine) -> Path:
    """Do what certbot does, but for a certificate that is signed by its own key; return it."""
    folder = machine.root / "etc/letsencrypt/live" / NAME
    folder.mkdir(parents=True)
    made = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
    files = ("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")
    does("openssl", *made.split(), *files)
    local = machine.root / "usr/local/share/ca-certificates/posse.crt"
    local.write_text((folder / "fullchain.pem").read_text())
    machine.run("update-ca-certificates")
    return folder / "fullchain.pem"


def install(machine: Machine, source: str, *, skipped: tuple[str, ...] = (), **edits: str) -> Path:
    """Type the commands of one machine, but for those that begin with `skipped`; return its certificate."""
    certificate = Path()
    for command in of_one_machine():
        if command.startswith("editor"):
            edit(machine, "/etc/posse.env", *((f"^{name}=.*$", f"{name}={value}") for name, value in edits.items()))
        elif command.startswith("certbot"):
            certificate = make_certificate(machine)
        elif not command.startswith(skipped or ("-",)):
            machine.run(command.replace(WHERE, source))
    return certificate


@pytest.fixture
def players_reach(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The address of the site, as the DNS of this machine would know it, and the certificate that is trusted."""
    found, resolve = dict[str, str](), socket.getaddrinfo
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, *rest, **more: resolve(found.get(host, host), *rest, **more)
    )
    return found


def start_game(post: MailSink) -> str:
    """Start a game of Anna with a robot, and return the link to her seat."""
    players = [{"name": "Anna", "email": "anna@players.example"}, {"robot": "cautious"}]
    asked = until(
        lambda: ask(f"{SITE}/games", "POST", {"players": players}, "application/json"),
        PATIENCE,
        "the site to start a game",
        lambda answer: answer.status == 201,
        not_yet=OSError,
    )
    game = asked.json["game"]

    def about(kind: str) -> str:
        (mail,) = post.wait_for(
            lambda mails: [mail for mail in mails if kind_of(mail) == kind and game in mail["Message-ID"]]
        )
        return links_of(mail)[0]

    assert press(about("confirm"), "confirm").status == 303
    return about("start")


def play(seat: str) -> None:
    chance = random.Random(3)
    while look(seat)["status"] == "playing":
        until(lambda: look(seat)["legal"], PATIENCE, "Anna's turn", pause=0.01)
        assert play_turn(seat, chance)
    assert look(seat)["status"] == "over"


def all_is_fine(machine: Machine, *but: str) -> None:
    """Wait until doctor finds nothing wrong, and no unit has failed."""

    def wrong() -> list[str]:
        said = machine.tries("posse doctor").stdout
        found = [line for line in said.splitlines() if re.search(r" (warning|wrong): ", line)]
        return [line for line in found if not line.startswith(but)] if "fine" in said else ["doctor does not run"]

    until(wrong, PATIENCE, f"{machine.name} to be well", lambda lines: not lines, pause=2)
    assert machine.run("systemctl --failed --no-legend") == ""


def test_one_machine_is_installed_upgraded_rolled_back_and_upgraded(
    world: Internet,
    post: MailSink,
    repository: Path,
    source: str,
    players_reach: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world.has(*PLAYERS_HOST, f"host-record={NAME},{ONE}", "txt-record=example.org,v=spf1 -all")
    players_reach[NAME] = ONE
    machine = world.machine("one", ONE)
    certificate = install(machine, source, SMTP_URL="smtp://mail.players.example")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    not_here = ("mail server", "dmarc")
    all_is_fine(machine, *not_here)
    seat = start_game(post)
    play(seat)
    first = release(repository)
    second = does("git", "-C", repository, "rev-parse", "main").strip()
    for what, wanted in (("upgrade", second), ("rollback", first), ("upgrade", second)):
        for command in COMMANDS[what]:
            if not command.startswith("posse doctor"):
                machine.run(command.replace("<commit>", first).replace("%H%M", "%H%M%S"))
        assert machine.run("su - posse -c 'git -C app rev-parse HEAD'").strip() == wanted
        all_is_fine(machine, *not_here)
        assert look(seat)["status"] == "over"
    play(start_game(post))


def test_a_club_is_installed_answered_from_outside_backed_up_and_restored(
    world: Internet, post: MailSink, source: str, players_reach: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    players_reach[NAME] = CLUB
    records = [
        *PLAYERS_HOST,
        f"host-record={NAME},{CLUB}",
        f"host-record=mail.example.org,{CLUB}",
        f"host-record=backup.example.org,{ELSEWHERE}",
        f"mx-host={NAME},mail.example.org,10",
        f"txt-record={NAME},v=spf1 a:mail.example.org -all",
        "txt-record=_dmarc.example.org,v=DMARC1; p=none",
    ]
    world.has(*records)
    first = world.machine("first", DATABASE, "10.0.0.1")
    second = world.machine("second", CLUB, "10.0.0.2")
    for machine in (first, second):
        type_in(machine, "## Every machine", source)
    type_in(first, "## PostgreSQL", source, typed="secret\nsecret\n")
    type_in(first, "## Redis", source)
    first.stop()
    first.start()
    certificate = install(
        second,
        source,
        skipped=("useradd", "su - posse -c 'git clone"),
        SMTP_URL="smtp://10.0.0.2:25",
        **dict(line.split("=", 1) for line in SETTINGS.splitlines()),
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    type_in(second, "## Mail", source)
    all_is_fine(second)
    answer_from_outside(post)
    assert "played" in second.run("posse admin received")
    back_up(world, second)


def type_in(machine: Machine, heading: str, source: str, typed: str = "") -> None:
    """Type the commands of a section of the club's page; editors change nothing."""
    for command in of_club(heading):
        if not command.startswith("editor"):
            machine.run(command.replace(WHERE, source), typed if "--pwprompt" in command else "")


def answer_from_outside(post: MailSink) -> None:
    """Play a move by an answer that another mail server delivers."""
    start_game(post)
    start = post.wait_for(lambda mails: [mail for mail in mails if mail["Reply-To"] is not None])[-1]
    letter = type(start)()
    letter["From"], letter["To"] = "anna@players.example", start["Reply-To"].addresses[0].addr_spec
    letter["Message-ID"] = "<1@players.example>"
    letter.set_content(what_to_do(start, random.Random(1)))
    with smtplib.SMTP(CLUB, timeout=PATIENCE) as client:
        client.starttls()
        client.send_message(letter)
    answer = post.wait_for(lambda mails: [mail for mail in mails if kind_of(mail) == "answer"])[0]
    assert "your mail was played" in " ".join(text_of(answer).split())


def back_up(world: Internet, machine: Machine) -> None:
    """Copy a backup to another machine, and restore it on a third."""
    elsewhere = world.machine("elsewhere", ELSEWHERE)
    elsewhere.run("apt update")
    *here, fingerprints, show = of_club("**Off-site**")
    for command in here:
        machine.run(command)
    known, key = machine.run(fingerprints), machine.run(show).strip()
    for number, command in enumerate(of_club("On `backup.example.org`")):
        said = elsewhere.run(command.replace("<key>", key))
        assert number or {line.split()[1] for line in said.splitlines()} == {
            line.split()[1] for line in known.splitlines()
        }
    for command in of_club("Then, on the machine with the timer"):
        machine.run(command)
    (copy,) = (elsewhere.root / "home/posse/backups").iterdir()
    assert copy.suffix == ".posse"
    machine.run("install -d -m 700 /root/.ssh")
    machine.run("ssh-keygen -q -t ed25519 -N '' -f /root/.ssh/id_ed25519")
    machine.run("ssh-keyscan backup.example.org > /root/.ssh/known_hosts")
    own = machine.run("cat /root/.ssh/id_ed25519.pub").strip()
    line = f'restrict,command="rrsync -ro backups" {own}\n'
    with (elsewhere.root / "home/posse/.ssh/authorized_keys").open("a") as keys:
        keys.write(line)
    drill = "\n".join(of_club("**Restore drill**"))
    assert "games: 1" in machine.run(f"set -e\n{drill}")
