"""The mail that asks an organiser to confirm is refused: the page after the form says so and takes another address."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.models import Game, Outmail, Player
from service.players import fresh_links, players
from service.web import create_app
from tests.mail.conftest import Post
from tests.mail.mail_server import links_of
from tests.rows import commit, kept, rows, rows_of
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People
from tests.service.web.conftest import text_of as shown
from tests.settings import BASE_URL, settings

MISTYPED, ANNA, BURT = "anan@exmaple.org", "anna@example.org", "burt@example.org"
FORM = {"players.0.name": "Anna", "players.1.name": "Burt", "players.1.email": BURT}
REFUSED = "Correct your address"


class Proposal:
    """A game that somebody has proposed by the form, and the page to which the form leads."""

    def __init__(self, client: FlaskClient, post: Post, clock: Clock, email: str) -> None:
        self.client, self.post, self.clock = client, post, clock
        answer = client.post("/games", data=FORM | {"players.0.email": email})
        assert answer.status_code == 303
        self.path = answer.headers["Location"]

    def deliver(self) -> list[EmailMessage]:
        return self.post(self.clock.now)

    def page(self) -> str:
        return shown(self.client.get(self.path))

    def correct(self, email: str) -> TestResponse:
        return self.client.post(self.path, data={"action": "correct", "email": email})


@pytest.fixture
def propose(client: FlaskClient, post: Post, clock: Clock) -> Callable[[str], Proposal]:
    post.server.refused[MISTYPED] = "550 5.1.1 No such user here"
    return lambda email: Proposal(client, post, clock, email)


@pytest.fixture
def refused(propose: Callable[[str], Proposal]) -> Proposal:
    """The proposal after the mail to its organiser was refused."""
    proposal = propose(MISTYPED)
    assert proposal.deliver() == []
    return proposal


def test_the_page_waits_then_says_that_the_mail_was_refused_and_why(propose: Callable[[str], Proposal]) -> None:
    proposal = propose(MISTYPED)
    assert "A short mail is on its way to anan@exmaple.org." in proposal.page()
    assert f'href="{proposal.path}"' in proposal.client.get(proposal.path).text, (
        "a link to look again, without a script"
    )
    proposal.deliver()
    page = proposal.page()
    assert page.startswith(REFUSED)
    assert "The mail to anan@exmaple.org could not be delivered." in page
    assert "The mail server answered: “550 5.1.1 No such user here”." in page
    assert "Burt" not in page


def test_the_corrected_address_confirms_the_game(refused: Proposal, people_of: Callable[[str], People]) -> None:
    old = people_of(game_of(refused)).page(0, "confirm")
    answer = refused.correct(ANNA)
    assert (answer.status_code, answer.headers["Location"]) == (303, refused.path)
    assert "A short mail is on its way to anna@example.org." in refused.page()
    (mail,) = refused.deliver()
    assert (mail["To"], mail["X-Posse-Kind"]) == (ANNA, "confirm")
    for action in ("confirm", "decline"):
        assert refused.client.post(old, json={"action": action}).status_code == 410
    assert refused.client.get(old, headers=JSON).json["seat"] is None
    link = urlsplit(links_of(mail)[0]).path
    assert refused.client.post(link, json={"action": "confirm"}).json["status"] == "inviting"
    assert [invitation["To"] for invitation in refused.deliver()] == [BURT]
    assert "This game is confirmed" in refused.page()
    assert refused.correct("else@example.org").status_code == 410


def game_of(proposal: Proposal) -> str:
    return str(proposal.client.get(proposal.path, headers=JSON).json["game"])


def test_a_program_gets_the_same(client: FlaskClient, post: Post, clock: Clock) -> None:
    post.server.refused[MISTYPED] = "550 5.1.1 No such user here"
    people = [{"name": "Anna", "email": MISTYPED}, {"name": "Burt", "email": BURT}]
    answer = client.post("/games", json={"players": people}).json
    assert answer["mail"].startswith(f"{BASE_URL}/p/")
    path = urlsplit(answer["mail"]).path
    waiting = client.get(path, headers=JSON).json
    assert (waiting["game"], waiting["seat"], waiting["status"]) == (answer["game"], None, "proposed")
    assert "failed_mails" not in waiting
    post.sender.deliver(clock.now)
    (failed,) = client.get(path, headers=JSON).json["failed_mails"]
    assert failed == {"seat": 0, "address": "a***@exmaple.org", "reply": "550 5.1.1 No such user here"}
    for _ in range(2):
        corrected = client.post(path, json={"action": "correct", "email": ANNA})
        assert (corrected.status_code, corrected.json["seat"]) == (200, None)
    post.sender.deliver(clock.now)
    assert [mail["To"] for mail in post.server.arrived] == [ANNA]
    late = client.post(path, json={"action": "correct", "email": "else@example.org"})
    assert (late.status_code, late.json["error"]) == (409, "stale")


def test_posting_the_correction_twice_sends_one_mail(refused: Proposal) -> None:
    assert [refused.correct(ANNA).status_code for _ in range(2)] == [303, 303]
    assert len(refused.deliver()) == 1
    assert refused.correct(ANNA.upper()).status_code == 303
    assert refused.deliver() == []


def test_the_same_address_is_tried_three_times_a_day_and_then_seems_to_wait(
    refused: Proposal, database: Database
) -> None:
    for _ in range(4):
        assert refused.correct(MISTYPED).status_code == 303, "as for a mail that waits, which is posted twice"
        refused.deliver()
    assert f"A short mail is on its way to {MISTYPED}." in refused.page()
    assert rows_of(database, Outmail)[-1].state == "superseded"


@pytest.mark.parametrize(
    ("email", "why"),
    [
        ("anna at example", "Please enter a mail address like"),
        ("", "Please enter a mail address."),
        ("BURT+2@example.org", "You have named this person for another seat already."),
    ],
)
def test_a_wrong_correction_is_shown_at_the_field(refused: Proposal, email: str, why: str) -> None:
    answer = refused.correct(email)
    assert answer.status_code == 422
    assert why in shown(answer)
    assert f'value="{email}"' in answer.text
    assert REFUSED in shown(answer)
    assert refused.deliver() == []


def test_who_may_not_organise_here_is_not_corrected_to(
    database: Database, tmp_path: Path, clock: Clock, post: Post
) -> None:
    site = settings(tmp_path, organisers=("exmaple.org", ANNA))
    post.server.refused[MISTYPED] = "550 no"
    proposal = Proposal(create_app(site, database, clock).test_client(), post, clock, MISTYPED)
    proposal.deliver()
    answer = proposal.correct("eve@example.org")
    assert answer.status_code == 422
    assert "On this site only its own people start games" in shown(answer)
    assert proposal.correct(ANNA).status_code == 303


def test_corrections_and_games_have_one_limit_for_a_network(
    database: Database, tmp_path: Path, clock: Clock, post: Post
) -> None:
    """Otherwise it could be tried for free which addresses a mail server knows."""
    client = create_app(settings(tmp_path, games_per_hour=4), database, clock).test_client()
    for n in range(9):
        post.server.refused[f"nobody{n}@example.org"] = "550 no"
    proposal = Proposal(client, post, clock, "nobody0@example.org")
    answers = []
    for n in range(1, 6):
        proposal.deliver()
        answers.append(proposal.correct(f"nobody{n}@example.org").status_code)
    assert answers == [303, 303, 303, 429, 429]
    assert client.post("/games", data=FORM | {"players.0.email": ANNA}).status_code == 429
    assert client.get(proposal.path).status_code == 200


def test_a_blocked_address_looks_like_one_that_was_reached(
    propose: Callable[[str], Proposal], database: Database, clock: Clock
) -> None:
    """Before the mail has left and after, on the page, as JSON, and for every post."""
    commit(database, players.block_address, "abel@example.org", clock.now)
    seen = []
    for email, arriving in ((ANNA, 1), ("abel@example.org", 0)):
        proposal = propose(email)
        answers = [_seen(proposal)]
        assert len(proposal.deliver()) == arriving
        answers.append(_seen(proposal))
        answers += [answer.status_code for answer in (proposal.correct(email), proposal.correct("eve@example.org"))]
        seen.append(answers)
    assert seen[0] == seen[1]
    assert seen[0][2:] == [303, 409]


def _seen(proposal: Proposal) -> tuple[str, object]:
    """Return what the page shows, as HTML and as JSON, without what is random."""
    page = proposal.client.get(proposal.path).text.replace(proposal.path, "")
    page = re.sub(r"on its way to \S+\. ", "on its way. ", page)  # the address that they have typed
    return page, proposal.client.get(proposal.path, headers=JSON).json | {"game": ""}


def test_the_link_does_nothing_but_correct(refused: Proposal, database: Database) -> None:
    for action in ("confirm", "decline", "never", "accept", "robot", "ask"):
        body = {"action": action, "seat": 1, "name": "Eve", "email": "eve@example.org"}
        assert refused.client.post(refused.path, json=body).status_code == 400
        page = refused.client.post(refused.path, data=body)
        assert page.status_code == 400
        assert "Burt" not in page.text
    assert kept(database, Game, game_of(refused)).status == "proposed"


def test_the_link_ends_when_links_are_replaced(refused: Proposal, database: Database) -> None:
    """After a restore every link is worthless, except those that are mailed then."""
    commit(database, fresh_links.renew_all, refused.clock.now)
    assert "replaced by a newer one" in refused.page()
    assert refused.correct(ANNA).status_code == 410


def test_whoever_typed_the_address_does_not_learn_that_its_owner_wants_no_game(
    propose: Callable[[str], Proposal], people_of: Callable[[str], People]
) -> None:
    proposal = propose(ANNA)
    before = _seen(proposal)
    organiser = people_of(game_of(proposal)).page(0, "confirm")
    assert proposal.client.post(organiser, json={"action": "never"}).status_code == 200
    assert _seen(proposal) == before


def test_a_game_that_was_confirmed_and_given_up_says_so(
    propose: Callable[[str], Proposal], people_of: Callable[[str], People]
) -> None:
    proposal = propose(ANNA)
    organiser = people_of(game_of(proposal)).page(0, "confirm")
    for action in ("confirm", "decline"):
        proposal.client.post(organiser, json={"action": action})
    assert "This game was given up before the cards were dealt." in proposal.page()


def test_a_mistyped_address_is_deleted_with_the_game(refused: Proposal, database: Database) -> None:
    refused.correct(ANNA)
    refused.deliver()
    refused.clock.now += timedelta(hours=48)
    sweep(database, refused.clock.now)
    assert rows(database, select(Outmail)) == []
    assert rows(database, select(Player)) == []
    assert refused.client.get(refused.path).status_code == 404
