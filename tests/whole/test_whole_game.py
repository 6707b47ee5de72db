"""Whole games through the real processes, by mail and HTTP alone, on the embedded default and on servers."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.mail.mail_server import link_to_play
from tests.nginx import running_nginx
from tests.quick import few
from tests.servers import free_port
from tests.service import postgresql
from tests.waiting import PATIENCE, until
from tests.whole import wheel
from tests.whole.deployment import TWO_OF_EACH, Deployment, MailSink, deployed, running_servers
from tests.whole.people import Acknowledged, ask, links_of, look, play_turn, press, text_of

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Burt", "Curt")
SEED = 20_261_120
SCANNED = 8  # mails of each kind whose links are opened at once; the pages of all are when the game is over


def kind_of(mail: EmailMessage) -> str:
    return str(mail["X-Posse-Kind"])


def of_kind(mails: list[EmailMessage], kind: str, number: int) -> list[EmailMessage]:
    """That many mails of a kind, or none yet."""
    found = list({mail["Message-ID"]: mail for mail in mails if kind_of(mail) == kind}.values())
    return found if len(found) >= number else []


def start_game(
    deployment: Deployment, post: MailSink, languages: Sequence[str] = ("en", "en", "en"), **how: Any
) -> str:
    """A game from the organiser's form to the deal, each of the three pressing what their mail asks for."""
    players = [{"name": name, "email": f"{name.lower()}@players.example"} for name in NAMES]
    asked = ask(f"{deployment.url}/games", "POST", {"name": "Friday", "players": players, **how}, "application/json")
    assert asked.status == 201, asked.text
    (confirm,) = post.wait_for(lambda mails: of_kind(mails, "confirm", 1))
    assert press(links_of(confirm)[0], "confirm").status == 303
    for invite in post.wait_for(lambda mails: of_kind(mails, "invite", 2)):
        language = languages[int(invite["X-Posse-Seat"])]
        assert press(links_of(invite)[0], "accept", language=language, time_zone="UTC").status == 303
    for start in post.wait_for(lambda mails: of_kind(mails, "start", 3)):
        if start["X-Posse-Seat"] != "0":  # the organiser keeps the standing orders
            wishes = {"photo": "ask", "wyatt": "ask"}
            assert ask(f"{links_of(start)[0]}/orders", "POST", wishes, "application/json").status == 200
    game: str = asked.json["game"]
    return game


def follow_like_a_scanner(links: Iterable[str]) -> None:
    """Open links of mails, each by HEAD and by GET, as scanners do; each of them is a page."""
    for link in links:
        assert ask(link, "HEAD").status == 200, link
        assert ask(link).status == 200, link


def play_to_the_end(
    deployment: Deployment, post: MailSink, game: str, after_each: Callable[[], None]
) -> list[Acknowledged]:
    """Answer every turn and window mail as it comes, each once, until the game is over."""
    chance = random.Random(SEED)
    made: list[Acknowledged] = []
    handled, kinds = set[str](), Counter[str]()

    def next_mail(mails: list[EmailMessage]) -> EmailMessage | None:
        return next((mail for mail in mails if mail["Message-ID"] not in handled), None)

    while look(f"{deployment.url}/g/{game}")["status"] != "over":
        mail = post.wait_for(next_mail)
        handled.add(mail["Message-ID"])
        kinds[kind_of(mail)] += 1
        if kinds[kind_of(mail)] <= SCANNED:
            before = look(f"{deployment.url}/g/{game}")
            follow_like_a_scanner(links_of(mail))
            assert look(f"{deployment.url}/g/{game}") == before, "following links moved something"
        link = link_to_play(mail)
        if link is not None:
            made += play_turn(link, chance)
        after_each()
    return made


def is_answer(move: str) -> bool:
    """Whether a move may have been an answer to a window, which is acknowledged as sealed and not as a move."""
    return move == "pass" or move == "wyatt clear" or move.startswith("photo ")


def check_record(deployment: Deployment, post: MailSink, game: str, made: list[Acknowledged]) -> dict[str, Any]:
    """The finished record is what was acknowledged, and follows from the seed that was committed to."""
    record: dict[str, Any] = ask(f"{deployment.url}/g/{game}.json").json
    assert engine.verify(engine.Record.from_dict(record)) == []
    in_record = Counter(Acknowledged(seat, move) for seat, move, *_ in record["moves"])
    assert Counter(made) <= in_record, "an acknowledged move is missing"
    assert all(is_answer(move) for _seat, move in in_record - Counter(made)), "a move that nobody made"
    for start in of_kind(post.mails, "start", 3):
        assert f"commitment: {record['commitment']}" in text_of(start).splitlines()
    before_the_end = [mail for mail in post.mails if kind_of(mail) != "result"]
    assert not [mail for mail in before_the_end if record["seed"] in mail.as_string()]
    return record


def check_outbox(deployment: Deployment, post: MailSink) -> Counter[str]:
    """Every mail that was due was sent or superseded, and what was sent has arrived; how many of each state."""
    rows = until(
        lambda: deployment.rows("SELECT state, message_id FROM outmail"),
        PATIENCE,
        "every mail to be sent or superseded",
        lambda rows: {state for state, _ in rows} <= {"sent", "superseded"},
    )
    arrived = {mail["Message-ID"].strip("<>").partition("@")[0] for mail in post.mails}
    assert {message_id for state, message_id in rows if state == "sent"} <= arrived
    return Counter(state for state, _ in rows)


class Killer:
    """Kills the worker now and then, and starts it again, for so many times."""

    def __init__(self, deployment: Deployment, kills: int) -> None:
        self._deployment, self.left, self._chance = deployment, kills, random.Random(SEED)

    def __call__(self) -> None:
        if self.left and self._chance.random() < 0.25:
            time.sleep(self._chance.random() * 0.1)  # at any point of its work, not always at the same
            self._deployment.restart_killed("worker")
            self.left -= 1


@pytest.fixture
def club(tmp_path: Path, postgresql_server: postgresql.Server) -> Iterator[tuple[Deployment, MailSink]]:
    """The service as a club runs it: two of each process on real servers."""
    with (
        running_servers(tmp_path, postgresql_server) as machines,
        deployed(tmp_path, *TWO_OF_EACH, **machines.settings) as running,
    ):
        yield running


@pytest.fixture
def home(tmp_path: Path) -> Iterator[tuple[Deployment, MailSink]]:
    """The service as one person runs it for a few friends."""
    with deployed(tmp_path) as running:
        yield running


@pytest.fixture
def installed(
    tmp_path: Path, postgresql_server: postgresql.Server, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Deployment, MailSink]]:
    """The service as the wheel installs it, behind nginx and on real servers."""
    port, programs = free_port(), wheel.install_beside(tmp_path)
    (tmp_path / "data").mkdir()
    with (
        running_servers(tmp_path, postgresql_server) as machines,
        running_nginx(tmp_path / "nginx", port) as nginx,
        deployed(
            tmp_path / "data",
            programs=programs,
            ports={"web": port},
            BASE_URL=nginx.url,
            TRUSTED_PROXIES="1",
            **machines.settings,
        ) as running,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        yield running
        assert "Traceback" not in nginx.logged()


@pytest.mark.parametrize(("place", "kills"), few([("installed", 0), ("home", 10), ("club", 0)], 1))
def test_three_people_play_a_game_to_its_winner_by_their_mails_alone(
    request: pytest.FixtureRequest, place: str, kills: int
) -> None:
    """Ten kills of the worker lose no move and no mail; without any nothing comes twice."""
    began = time.monotonic()
    deployment, post = request.getfixturevalue(place)
    game, killer = start_game(deployment, post), Killer(deployment, kills)
    made = play_to_the_end(deployment, post, game, killer)
    assert killer.left == 0
    record = check_record(deployment, post, game, made)
    states = check_outbox(deployment, post)
    assert of_kind(post.mails, "window", 5), "nobody was asked out of turn"
    follow_like_a_scanner({link.partition("?")[0] for mail in post.mails for link in links_of(mail)})
    assert ask(f"{deployment.url}/g/{game}.json").json == record, "following old links moved something"
    tokens = {link.split("/p/")[1].split("?")[0] for mail in post.mails for link in links_of(mail) if "/p/" in link}
    doubles = len(post.mails) - len({mail["Message-ID"] for mail in post.mails})
    for name in deployment.names:
        assert "Traceback" not in deployment.log(name)
        assert not [token for token in tokens if token in deployment.log(name)], "a log shows a link"
    print(
        f"\n{len(record['moves'])} moves, {len(post.mails)} mails ({dict(Counter(map(kind_of, post.mails)))}), "
        f"{doubles} doubles, {dict(states)}, {time.monotonic() - began:.0f} s"
    )
    assert kills or doubles == 0


@pytest.mark.proof
def test_the_clock_plays_on_when_nobody_acts(home: tuple[Deployment, MailSink]) -> None:
    deployment, post = home
    game = start_game(deployment, post, turn_hours=0.002, window_hours=0.002)
    post.wait_for(lambda mails: len({mail["X-Posse-Seat"] for mail in of_kind(mails, "timeout", 3)}) == 3)
    moves = ask(f"{deployment.url}/g/{game}.json").json["moves"]
    assert {seat for seat, _, *mark in moves if mark == ["clock"]} == {0, 1, 2}
    post.wait_for(lambda mails: {kind_of(mail) for mail in mails} >= {"turn", "reminder", "timeout"})
    assert len({mail["Message-ID"] for mail in post.mails}) == len(post.mails), "a mail came twice"
