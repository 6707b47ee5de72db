"""Two machines at once on one game, one deadline, one mail: one of them wins, and the other says so or keeps still."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import pytest

from service.db.database import Database
from service.gamelog.log import GameLog
from service.links import Links
from tests.service import postgresql
from tests.service.harness import Harness, in_window
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, deployed, running_servers
from tests.whole.people import Answer, ask

pytestmark = pytest.mark.proof

ROUNDS = 60
UNSENT = "SELECT kind, state FROM outmail WHERE state IN ('queued', 'sending')"
SENT = "SELECT message_id FROM outmail WHERE state = 'sent'"
GAMES = 12  # taken in turns, so that nobody posts faster than a person may


class Club(NamedTuple):
    """Two machines with a web each, one database, one post mail_server."""

    machines: tuple[Deployment, Deployment]
    database: Database
    links: Links
    post: MailSink

    def url(self, machine: int, harness: Harness, n: int) -> str:
        """Where a seat's posts go on one of the machines."""
        with self.database.reading() as session:
            seat = GameLog(session, harness.game()).seats[n]
        return f"{self.machines[machine].url}/p/{self.links.token('seat', seat)}/moves"

    def both(self, harness: Harness, first: tuple[int, str], second: tuple[int, str]) -> tuple[Answer, Answer]:
        """Two posts about the table as it is, by a seat each, at the same moment to a machine each."""
        at, barrier = harness.game().at, threading.Barrier(2)
        answers: dict[int, Answer] = {}

        def post(machine: int, url: str, move: str) -> None:
            barrier.wait()
            answers[machine] = ask(url, "POST", {"move": move, "at": at}, "application/json")

        posts = [(n, self.url(n, harness, seat), move) for n, (seat, move) in enumerate((first, second))]
        threads = [threading.Thread(target=post, args=one) for one in posts]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return answers[0], answers[1]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, postgresql_server: postgresql.Server) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    with ExitStack() as stack:
        settings = stack.enter_context(running_servers(folder, postgresql_server)).settings
        here, there = folder / "here", folder / "there"
        here.mkdir()
        there.mkdir()
        deployment, post = stack.enter_context(deployed(here, "web", **settings))
        other = Deployment(there, {"SMTP_URL": post.url, **settings})
        stack.callback(other.stop)
        other.start("web")
        other.wait_until_up()
        database = Database(settings["DATABASE_URL"])
        stack.callback(database.close)
        yield Club((deployment, other), database, Links((settings["SECRET_KEYS"],), deployment.url), post)


def seated(club: Club, first: int, now: datetime) -> list[Harness]:
    """Return games, the first of which has this seed."""
    return [Harness(club.database, now, seed=seed) for seed in range(first, first + GAMES)]


def test_of_two_posts_on_two_machines_one_is_played(club: Club) -> None:
    """The same move is one move, told to both alike; of two different ones the later is told what has changed."""
    harnesses = seated(club, 1, datetime.now(UTC))
    seen: Counter[str] = Counter()
    for n in range(ROUNDS):
        harness = harnesses[n % GAMES]
        while in_window(harness.position()):
            harness.act()
        before, turn = harness.game().at, harness.position().turn
        legal = harness.position().legal(turn)
        moves = (legal[0], legal[0] if n % 2 else legal[-1])
        answers = club.both(harness, (turn, moves[0]), (turn, moves[1]))
        made = [(move.seat, move.move) for move in harness.moves()[before:]]
        if moves[0] == moves[1]:
            seen["the same"] += 1
            assert [answer.status for answer in answers] == [200, 200], answers
            assert answers[0].json["did"] == answers[1].json["did"]
            won = moves[0]
        else:
            assert sorted(answer.status for answer in answers) == [200, 409], answers
            (won,) = (move for move, answer in zip(moves, answers, strict=True) if answer.status == 200)
            (refused,) = (answer for answer in answers if answer.status == 409)
            assert refused.json["error"] == "stale"
            assert refused.json["at"] == harness.game().at
            seen[f"machine {[answer.status for answer in answers].index(200)} won"] += 1
        assert made[0] == (turn, won)
        assert len(made) == harness.game().at - before == len(answers[0].json.get("did") or answers[1].json["did"])
    assert len(seen) >= 2, seen


def test_answers_on_two_machines_close_a_window_once(club: Club) -> None:
    """The last two answers at once, of two seats; and of one seat two different answers, of which one counts."""
    seen: Counter[str] = Counter()
    for harness in seated(club, 101, datetime.now(UTC)):
        assert harness.act_until(in_window)
        opened, asked = harness.game().at, harness.position().to_act()
        assert len(asked) == 2
        first, second = asked
        if len(harness.position().legal(first)) > 1:
            others = [move for move in harness.position().legal(first) if move != "pass"]
            answers = club.both(harness, (first, "pass"), (first, others[0]))
            assert {answer.status for answer in answers} == {202}, answers
            assert harness.game().at == opened
            assert len(harness.answers()) == 1
            seen["one seat, two answers"] += 1
            continue
        answers = club.both(harness, (first, "pass"), (second, "pass"))
        assert sorted(answer.status for answer in answers) == [200, 202], answers
        made = [(move.seat, move.move) for move in harness.moves()[opened:]]
        assert made == [(first, "pass"), (second, "pass")]
        seen["two seats"] += 1
    assert len(seen) == 2, seen


def test_two_workers_and_two_beats_do_each_thing_once(club: Club) -> None:
    """Every deadline that has passed is met once, every mail is sent once."""
    harnesses = seated(club, 201, datetime.now(UTC) - timedelta(hours=49))
    turns = [harness.position().turn for harness in harnesses]
    for machine in club.machines:
        machine.start("worker", "beat")
    until(lambda: [len(harness.moves()) for harness in harnesses], PATIENCE, "a move in each game", all)
    until(lambda: club.machines[0].rows(UNSENT), PATIENCE, "every mail to be sent", lambda rows: not rows)
    for harness, turn in zip(harnesses, turns, strict=True):
        assert {(move.seat, move.mark) for move in harness.moves()} == {(turn, "clock")}
        assert len({move.made_at for move in harness.moves()}) == 1
        assert len(harness.mails("timeout")) == (not in_window(harness.position()))
    assert any(harness.mails("timeout") for harness in harnesses)
    arrived = Counter(mail["Message-ID"].strip("<>").partition("@")[0] for mail in club.post.mails)
    assert set(arrived.values()) == {1}, "a mail came twice"
    assert {mail for (mail,) in club.machines[0].rows(SENT)} == set(arrived)
