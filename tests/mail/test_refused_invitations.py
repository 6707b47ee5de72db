"""An invitation that a mail server refuses: who asked for it is told, on their page and by mail, and corrects it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from email.message import EmailMessage
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import col
from werkzeug.test import TestResponse

from service.admin import mail_actions
from service.db.database import Database
from service.models import Game, Outmail, Player
from service.players import bounces, players
from service.table import resigning
from tests.mail.conftest import Post
from tests.mail.mail_server import html_of, links_of, text_of
from tests.mail.test_notices import notices
from tests.rows import commit, kept, rows_of
from tests.service.harness import Harness
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People
from tests.service.web.conftest import text_of as shown

ANNA, MISTYPED, BURT, CURT = "anna@example.org", "Brut@exmaple.org", "burt@example.org", "curt@example.org"
REFUSAL = f"550 5.1.1 <{MISTYPED}>: No such user, see https://mail.example.org/help for more"
REPLY = "550 5.1.1 … No such user, see … for more"
FORM = {"action": "ask", "seat": "1", "name": "Burt"}


class Table:
    """Anna's game: Burt's address is mistyped, and Curt's is right. Its mails leave by a real mail server."""

    def __init__(self, client: FlaskClient, post: Post, clock: Clock, people: People) -> None:
        self.client, self.post, self.clock, self.people, self._read = client, post, clock, people, 0
        self.server = post.server

    def deliver(self, kind: str | None = None) -> list[EmailMessage]:
        """Send what is due, and return what arrives (of that kind)."""
        return [mail for mail in self.post(self.clock.now) if kind in (None, mail["X-Posse-Kind"])]

    def refusals(self) -> list[EmailMessage]:
        """Send what is due, and return the mails about refused invitations that have arrived since the last call."""
        self.deliver()
        new, self._read = self.server.arrived[self._read :], len(self.server.arrived)
        return [mail for mail in new if "An invitation did not arrive" in html_of(mail)]

    @property
    def organiser(self) -> str:
        return self.people.page(0, "confirm")

    def correct(self, email: str, **more: str) -> TestResponse:
        return self.client.post(self.organiser, data=FORM | {"email": email} | more)

    def page(self) -> str:
        return shown(self.client.get(self.organiser))

    def failed(self) -> list[dict[str, object]]:
        answer = self.client.get(self.organiser, headers=JSON).json
        return answer.get("failed_mails", [])

    def invitations(self, n: int = 1) -> list[Outmail]:
        to_seat = (Outmail.game_id == self.people.game_id, Outmail.seat == n, Outmail.kind == "invite")
        return rows_of(self.people.database, Outmail, *to_seat)

    def later(self, **time: float) -> None:
        self.clock.now += timedelta(**time)
        sweep(self.people.database, self.clock.now)


@pytest.fixture
def table(client: FlaskClient, post: Post, clock: Clock, people_of: Callable[[str], People]) -> Table:
    """The game after the mails have left: Burt's invitation was refused."""
    post.server.refused[MISTYPED] = REFUSAL
    people = [{"name": "Anna", "email": ANNA}, {"name": "Burt", "email": MISTYPED}, {"name": "Curt", "email": CURT}]
    game = client.post("/games", json={"name": "Friday", "players": people}).json["game"]
    table = Table(client, post, clock, people_of(game))
    assert client.post(table.organiser, json={"action": "confirm"}).status_code == 200
    table.deliver()
    return table


# --- told -------------------------------------------------------------------------------------------------------------


def test_the_organiser_reads_it_at_the_seat_with_the_server_s_reply(table: Table) -> None:
    page = table.page()
    assert "Seat 2: Burt was not reached" in page
    assert "The mail to b***@exmaple.org could not be delivered. You can correct the address, ask somebody" in page
    assert f"The mail server answered: “{REPLY}”." in page
    assert "Burt not reached by mail" in page
    assert "Curt no answer yet" in page
    assert table.failed() == [{"seat": 1, "address": "b***@exmaple.org", "reply": REPLY}]
    form = table.client.get(table.organiser).text
    assert 'id="seat-1-name" name="name" type="text" value="Burt"' in form
    assert MISTYPED.lower() not in form.lower()


def test_the_organiser_gets_one_mail_that_leads_there(table: Table) -> None:
    (mail,) = table.refusals()
    assert set(notices([mail])) == {0}
    assert mail["Subject"] == "An invitation did not arrive: Friday"
    told = " ".join(text_of(mail).split())
    assert told.startswith("Anna, the invitation did not reach Burt. Correct the address here:")
    assert urlsplit(links_of(mail)[0]).path == table.organiser
    for part in (text_of(mail), html_of(mail)):
        assert MISTYPED not in part
        assert "No such user" not in part, "a mail of ours holds no stranger's words"
    assert table.refusals() == []
    (failed,) = table.invitations()
    commit(table.people.database, bounces.bounced, failed, table.clock.now + timedelta(minutes=1))
    assert table.refusals() == [], "one bounce is told once, also if two workers have tried that mail"


def test_nobody_else_learns_of_it(table: Table) -> None:
    curt, burt = table.people.page(2, "invite"), table.people.page(1, "invite")
    for path in (curt, burt, f"/g/{table.people.game_id}"):
        page = table.client.get(path).text
        assert "not reached" not in page
        assert "exmaple" not in page
        assert "failed_mails" not in table.client.get(path, headers=JSON).json
    assert table.client.post(curt, json=FORM | {"email": BURT}).status_code == 400
    old = table.client.get(f"/g/{table.people.game_id}", headers=JSON).json
    assert old["seat"] is None


def test_a_second_refusal_is_told_again(table: Table) -> None:
    assert len(table.refusals()) == 1
    table.later(days=2)
    assert len(table.refusals()) == 1, "the repetition was refused"
    table.server.refused["bert@example.org"] = "550 no"
    table.correct("bert@example.org")
    assert len(table.refusals()) == 1
    assert table.failed() == [{"seat": 1, "address": "b***@example.org", "reply": "550 no"}]


def test_a_repetition_that_arrives_ends_it(table: Table) -> None:
    del table.server.refused[MISTYPED]
    table.later(days=2)
    table.deliver()
    assert table.failed() == []
    assert "Burt no answer yet" in table.page()
    assert table.correct(BURT).status_code == 409


def test_an_invitation_that_lapses_still_says_why(table: Table) -> None:
    table.later(days=2)
    table.deliver()
    table.later(days=5)
    table.deliver()
    assert table.people.seat(1).state == "lapsed"
    assert "Seat 2: Burt was not reached" in table.page()


def test_a_notice_about_a_seat_that_was_corrected_meanwhile_is_not_sent(table: Table) -> None:
    (first,) = table.refusals()
    table.correct(BURT)
    (notice,) = rows_of(table.people.database, Outmail, col(Outmail.cause).startswith("unreached"))
    commit(table.people.database, mail_actions.send_again, notice.id or 0, table.clock.now)
    assert first["To"].addresses[0].addr_spec == ANNA
    assert table.refusals() == []


def test_the_operator_may_send_it_again_when_the_fault_was_ours(table: Table) -> None:
    del table.server.refused[MISTYPED]
    commit(table.people.database, mail_actions.send_again, table.invitations()[0].id or 0, table.clock.now)
    assert [mail["To"] for mail in table.deliver("invite")] == [MISTYPED]
    assert table.failed() == []


# --- corrected --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("as_json", [False, True])
def test_the_corrected_person_accepts_and_the_game_begins(table: Table, database: Database, as_json: bool) -> None:
    old = table.people.page(1, "invite")
    if as_json:
        answer = table.client.post(table.organiser, json=FORM | {"seat": 1, "email": BURT})
        assert answer.status_code == 200
        assert "failed_mails" not in answer.json
    else:
        assert table.correct(BURT).status_code == 303
    (invitation,) = table.deliver("invite")
    assert invitation["To"] == BURT
    assert "Burt no answer yet" in table.page()

    assert "the seat was offered to somebody else" in shown(table.client.get(old))
    assert table.client.get(old, headers=JSON).json["seat"] is None
    assert table.client.post(old, json={"action": "accept"}).status_code == 410

    new = urlsplit(links_of(invitation)[0]).path
    for path in (new, table.people.page(2, "invite")):
        assert table.client.post(path, json={"action": "accept"}).status_code == 200
    assert kept(database, Game, table.people.game_id).status == "playing"
    assert table.correct(MISTYPED).status_code == 410, "the game has begun"


def test_posting_the_correction_twice_is_one_invitation(table: Table) -> None:
    assert [table.correct(BURT).status_code for _ in range(2)] == [303, 303]
    assert [mail.state for mail in table.invitations()] == ["failed", "queued"]
    table.deliver()
    assert table.correct(BURT).status_code == 303
    assert len(table.invitations()) == 2
    assert table.correct("bert@example.org").status_code == 409, "one that has arrived is not replaced"


@pytest.mark.parametrize("address", [MISTYPED, "brut+y@exmaple.org"])
def test_the_same_mailbox_is_tried_again(table: Table, address: str) -> None:
    """It may have been full; or only its tag was mistyped."""
    table.server.refused["brut+x@exmaple.org"] = table.server.refused.pop(MISTYPED)
    table.correct("brut+x@exmaple.org")
    table.deliver()
    assert table.correct(address).status_code == 303
    assert [mail["To"] for mail in table.deliver("invite")] == [address]
    assert table.failed() == []


def test_the_seat_may_go_to_somebody_else_or_a_robot(table: Table) -> None:
    assert table.correct("doro@example.org", name="Doro").status_code == 303
    assert table.people.seat(1).name == "Doro"
    table.server.refused["doro@example.org"] = REFUSAL
    table.deliver()
    robot = table.client.post(table.organiser, json={"action": "robot", "seat": 1})
    assert robot.status_code == 200
    assert table.people.seat(1).robot == "deputy"


@pytest.mark.parametrize("taken", [ANNA, "CURT@example.org", "curt+2@example.org"])
def test_a_correction_to_an_address_at_the_table_is_refused(table: Table, taken: str) -> None:
    answer = table.correct(taken)
    assert answer.status_code == 422
    assert "You have named this person for another seat already." in shown(answer)
    assert f'value="{taken}"' in answer.text, "what was typed is kept"
    assert len(table.invitations()) == 1
    assert table.people.seat(1).epoch == 0


def test_a_stranger_gets_no_more_mails_by_corrections(table: Table) -> None:
    victim = "vic.tim@gmail.com"
    table.server.refused[victim] = "552 the mailbox is full"
    for _ in range(4):
        assert table.correct(victim).status_code == 303, "what others have sent there is not told"
        table.deliver()
    assert [mail.state for mail in table.invitations()[-4:]] == ["failed"] * 3 + ["superseded"]


def test_a_blocked_address_looks_like_one_that_was_reached(table: Table, database: Database) -> None:
    commit(database, players.block_address, BURT, table.clock.now)
    table.server.refused[BURT] = "550 never asked"
    assert table.correct(BURT).status_code == 303
    assert [mail["X-Posse-Kind"] for mail in table.deliver()] == []
    assert table.failed() == []
    assert "Burt no answer yet" in table.page()
    assert table.correct("bert@example.org").status_code == 409, "as for one that waits to be answered"
    assert [mail.state for mail in table.invitations()] == ["failed", "superseded"]


# --- an offer of a seat in a game under way ---------------------------------------------------------------------------


class Offer(Table):
    """A game under way, in which a robot holds Curt's seat and Anna offers it to Zoe, whose address is mistyped."""

    def correct(self, email: str, name: str = "Zoe", **more: str) -> TestResponse:
        body = {"kind": "substitute", "seat": 2, "name": name, "email": email} | more
        return self.client.post(f"{self.people.page(0)}/motions", data=body)

    def agree(self) -> None:
        for n in (1, 2):
            questions = self.client.get(self.people.page(n)).text
            motion = questions.partition("/motions/")[2].partition('"')[0]
            answer = self.client.post(f"{self.people.page(n)}/motions/{motion}", json={"answer": "yes"})
            assert answer.status_code == 200


WRONG, ZOE = "zeo@posse.test", "zoe@posse.test"


@pytest.fixture
def offer(
    client: FlaskClient, post: Post, clock: Clock, people_of: Callable[[str], People], database: Database
) -> Offer:
    """The offer after all have agreed and the mail to the substitute was refused."""
    harness = Harness(database, clock.now)
    harness.do(resigning.resign, 2)
    post.server.refused[WRONG] = f"550 5.1.1 <{WRONG}> is unknown here"
    offer = Offer(client, post, clock, people_of(harness.id))
    assert offer.correct(WRONG).status_code == 303
    offer.agree()
    return offer


def told(offer: Offer) -> list[str]:
    """Send what is due, and return the notices about refused invitations."""
    mails = offer.refusals()
    assert set(notices(mails)) <= {0}
    return [" ".join(text_of(mail).split()).partition("-- Posse")[0] for mail in mails]


@pytest.mark.slow
def test_who_offered_the_seat_is_told_and_corrects_the_address_without_another_vote(
    offer: Offer, database: Database
) -> None:
    (mail,) = told(offer)
    assert mail.startswith("Anna, the invitation did not reach Zoe. Look at the game here:")
    page = offer.client.get(offer.people.page(0))
    assert "The mail to z***@posse.test could not be delivered." in shown(page)
    assert "“550 5.1.1 … is unknown here”" in shown(page)
    assert "As long as the name stays Zoe, nobody is asked again." in shown(page)
    assert offer.client.get(offer.people.page(0), headers=JSON).json["failed_mails"][0]["seat"] == 2
    for n in (1, 2):
        assert "z***@" not in offer.client.get(offer.people.page(n)).text
        assert "failed_mails" not in offer.client.get(offer.people.page(n), headers=JSON).json
    first = offered_link(offer, 0)

    for _ in range(2):
        assert offer.correct(ZOE).status_code == 303
    invited = offer.deliver("invite")
    assert [mail["To"] for mail in invited] == [ZOE]
    assert "could not be delivered" not in shown(offer.client.get(offer.people.page(0)))
    assert offer.client.post(first, json={"action": "accept"}).status_code == 410
    assert offer.client.get(first, headers=JSON).json["seat"] is None
    assert offer.client.post(urlsplit(links_of(invited[0])[0]).path, json={"action": "accept"}).status_code == 200
    assert kept(database, Player, offer.people.seat(2).player_id).address == ZOE


def offered_link(offer: Offer, index: int) -> str:
    """Return the path of the link in an offer, whether or not its mail has arrived."""
    motion = int(offer.invitations(2)[index].cause.removeprefix("seat "))
    seat = offer.people.seat(2)
    seat.epoch += 1
    return urlsplit(offer.people.links.page("offer", seat, motion)).path


def test_under_another_name_the_table_is_asked_again(offer: Offer) -> None:
    offer.deliver()
    assert offer.correct("yves@posse.test", "Yves").status_code == 303
    assert [mail["X-Posse-Kind"] for mail in offer.deliver()] == ["notice", "notice"], "they are asked"
    assert len(offer.invitations(2)) == 1
    offer.agree()
    assert [mail["To"] for mail in offer.deliver("invite")] == ["yves@posse.test"]


def test_an_offer_that_is_refused_again_is_told_again(offer: Offer) -> None:
    assert len(told(offer)) == 1
    offer.server.refused[ZOE] = "550 no"
    offer.correct(ZOE)
    assert len(told(offer)) == 1
    assert told(offer) == []


def test_a_blocked_substitute_looks_like_one_that_was_reached(offer: Offer, database: Database) -> None:
    commit(database, players.block_address, ZOE, offer.clock.now)
    offer.deliver()
    assert offer.correct(ZOE).status_code == 303
    assert offer.deliver() == []
    assert offer.correct("yves@posse.test").status_code == 410, "one at a time: the offer waits to be answered"


@pytest.mark.slow
@pytest.mark.parametrize(("corrected", "most"), [("table", 18), ("offer", 19)])
def test_a_correction_counts_as_an_invitation(request: pytest.FixtureRequest, corrected: str, most: int) -> None:
    """Of 20 a day by one organiser one is sent for an offer, and two for a table of three."""
    place: Table = request.getfixturevalue(corrected)
    answers = []
    for n in range(20):
        place.server.refused[f"nobody{n}@example.org"] = "550 no"
        place.deliver()
        answers.append(place.correct(f"nobody{n}@example.org").status_code)
    assert answers == [303] * most + [429] * (20 - most)
    refused = place.correct(BURT)
    assert "At most 20 invitations by one organiser" in shown(refused)
    assert refused.headers["Retry-After"]
