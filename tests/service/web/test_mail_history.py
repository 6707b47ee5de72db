"""The page “Why no mail?”: what became of every mail to a seat, for its player alone, and one sent again."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

from service import outbox
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.inbound import results
from service.links import Links
from service.mail import wording
from service.mail.registry import KINDS, NOTICES
from service.mail.writer import Writer
from service.models import Inmail, Outmail, ProcessPulse, Seat
from service.players import unreached_questions
from service.players.limits import REPETITIONS_A_DAY
from service.table import leaving
from service.web.player.mail_history import STATES
from tests.security.scenes import substituted
from tests.service.sitting import Sitting, in_window
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.settings import settings

BUTTON = "Send me the mail again"


@pytest.fixture
def sitting(sitting: Sitting) -> Sitting:
    """A game in its second turn, for which there is a turn mail."""
    sitting.pass_turn()
    return sitting


@pytest.fixture
def turn(sitting: Sitting) -> int:
    """The seat whose turn it is."""
    return sitting.position().turn


@pytest.fixture
def history(people: People, turn: int) -> str:
    """The page of that seat's mails."""
    return f"{people.page(turn)}/mail-history"


def set_mail(sitting: Sitting, n: int, kind: str, **columns: Any) -> None:
    """Set columns of the last mail of a kind to a seat."""
    with sitting.database.writing() as session:
        mail = session.get_one(Outmail, [one for one in sitting.mails(kind) if one.seat == n][-1].id)
        for name, value in columns.items():
            setattr(mail, name, value)
        session.add(mail)


def all_sent(sitting: Sitting) -> None:
    """Every mail that waits is sent."""
    with sitting.database.writing() as session:
        for claimed in outbox.claim(session, sitting.now, most=999):
            outbox.note(session, claimed, "sent", sitting.now)


def receive(sitting: Sitting, n: int, **columns: Any) -> None:
    """A mail was received at a reply address of a seat, and handled."""
    asked = {"key": repr(columns), "asked": "turn", "at": sitting.game().at, "epoch": 0}
    row = {**asked, "received_at": sitting.now, "state": "played"}
    with sitting.database.writing() as session:
        session.add(Inmail(game_id=sitting.id, seat=n, **{**row, **columns}))


# --- what became of each mail -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        ({}, "waits It waits to be sent."),
        ({"state": "sending"}, "waits It is being sent at this moment."),
        ({"state": "sent"}, "sent Sent: Fri 20 Nov, 09:30."),
        ({"state": "muted"}, "held back Held back, because the mails of this game are switched off."),
        (
            {"state": "superseded"},
            "not sent Not sent: by then you had played on, the game did not wait for your turn, or a newer mail "
            "asked for it.",
        ),
        (
            {"tries": 3, "error": "452 4.2.2 mailbox of <(an address)> full, see https://full.example/x?t=abc"},
            "waits The mail server has not taken it yet. It is tried again: Fri 20 Nov, 09:30. "
            "It answered: “452 4.2.2 mailbox of … full, see …”.",
        ),
        (
            {"state": "failed", "error": "550 5.1.1 No such user"},
            "failed The mail server did not take it, and it is not tried again. It answered: “550 5.1.1 No such user”.",
        ),
        (
            {"state": "failed", "error": "KeyError"},
            "failed It could not be sent, and it is not tried again. Whoever runs this site sees why.",
        ),
    ],
)
def test_the_state_of_a_mail_is_told_with_its_reason(
    client: FlaskClient, sitting: Sitting, turn: int, history: str, columns: dict[str, Any], told: str
) -> None:
    set_mail(sitting, turn, "turn", sent_at=sitting.now, **columns)
    shown = text_of(client.get(history))
    assert f"It is your turn {told} Fri 20 Nov, 09:30" in shown
    assert "The cards are dealt, with the link to your seat waits" in shown


def test_while_the_mail_server_is_away_the_page_says_so(
    client: FlaskClient, sitting: Sitting, history: str, clock: Clock
) -> None:
    def workers(*away: datetime | None) -> str:
        with sitting.database.writing() as session:
            for number, since in enumerate(away):
                pulse = {
                    "role": "worker",
                    "machine": "m",
                    "started_at": sitting.now,
                    "pulse_at": sitting.now,
                    "skew": 0,
                }
                session.merge(ProcessPulse(id=str(number), no_mail_since=since, **pulse))
        return text_of(client.get(history))

    away = "It waits: the mail server of this site cannot be reached at the moment."
    assert away in workers(sitting.now)
    assert away not in workers(sitting.now, None), "another worker can reach it"


def test_mails_that_came_in_are_told_too_the_latest_first(
    client: FlaskClient, sitting: Sitting, turn: int, history: str
) -> None:
    all_sent(sitting)
    ignored = {"state": "ignored", "why": "another sender"}
    receive(sitting, turn, received_at=sitting.now + timedelta(minutes=3), **ignored)
    told = ["There is no move in the text above the quotation."]
    refused = {"state": "refused", "why": "no move found", "told": told, "answered": True}
    receive(sitting, turn, received_at=sitting.now + timedelta(minutes=5), **refused)
    receive(sitting, (turn + 1) % 3, received_at=sitting.now + timedelta(minutes=9))
    shown = text_of(client.get(history))
    title = "An answer to the mail about your turn came in"
    parts = (
        f"{title} not played It was not played, or not to its end. {told[0]} Fri 20 Nov, 09:35 "
        f"{title} ignored It came from another address than yours: nothing was played. Fri 20 Nov, 09:33 "
        "It is your turn sent Sent: Fri 20 Nov, 09:30. You have answered it by mail."
    )
    assert parts in shown
    assert "09:39" not in shown, "that was another seat's"


def test_programs_read_it_to_the_minute(client: FlaskClient, sitting: Sitting, turn: int, history: str) -> None:
    set_mail(sitting, turn, "turn", state="sent", sent_at=sitting.now + timedelta(seconds=7, microseconds=8))
    found = client.get(history, headers=JSON).json
    assert found["seat"] == turn
    assert found["can_send_again"] is True
    assert found["mail_history"][0] == {
        "way": "to you",
        "kind": "turn",
        "when": "2026-11-20T09:30:00+00:00",
        "state": "sent",
        "words": "Sent: 2026-11-20T09:30:00+00:00.",
        "reasons": [],
    }


def test_the_page_names_the_player_s_own_address_masked_and_whom_to_expect_mail_from(
    client: FlaskClient, turn: int, history: str
) -> None:
    shown = client.get(history).text
    initial = ("a", "b", "c")[turn]
    assert f"<strong>{initial}***@posse.test</strong>" in shown
    assert ".1@posse.test" not in shown
    assert "come from posse@posse.test" in shown


def test_every_seat_s_page_leads_there(client: FlaskClient, sitting: Sitting, people: People, turn: int) -> None:
    for page in (people.page(turn), people.page((turn + 1) % 3), people.page(turn, "turn", sitting.game().turn_at)):
        assert f'<a href="{page}/mail-history">Why no mail?</a>' in client.get(page).text
        assert client.get(f"{page}/mail-history").status_code == 200


def test_every_kind_of_mail_has_a_name() -> None:
    assert set(wording.TITLES) == {*KINDS, *NOTICES, "digest"} - {"notice"}
    assert set(wording._OVERTAKEN) < set(wording.TITLES)


@pytest.mark.parametrize(("table", "way", "told"), [(Outmail, "to you", wording), (Inmail, "from you", results)])
def test_every_state_of_a_mail_has_a_name(table: Any, way: str, told: Any) -> None:
    (known,) = [str(check.sqltext) for check in table.__table__.constraints if str(check.name).endswith("state_known")]
    listed = set(re.findall(r"'(\w+)'", known)) - {"returned"}  # a bounce is the result of the mail it is about
    assert listed == set(STATES[way]) <= {*told._SENTENCES, "ignored"}


def test_every_mail_of_a_game_that_was_not_sent_has_its_reason(
    client: FlaskClient, sitting: Sitting, people: People, links: Links, tmp_path: Path
) -> None:
    """A mail server that is back after a whole game: most mails do not apply any more."""
    sitting.act_until(lambda position: position.hand_no == 2)
    writer = Writer(settings(tmp_path), links)
    with sitting.database.writing() as session:
        claims = outbox.claim(session, sitting.now, most=999)
        for claimed, written in zip(
            claims, writer.write(session, [one.id for one in claims], sitting.now), strict=True
        ):
            outbox.note(session, claimed, "superseded" if written is None else "sent", sitting.now)
    pages = [text_of(client.get(f"{people.page(n)}/mail-history")) for n in range(3)]
    assert sum(page.count("Not sent: ") for page in pages) > 10
    assert wording._NO_LONGER not in "".join(pages)


# --- whose mails ------------------------------------------------------------------------------------------------------


def test_who_takes_a_seat_over_sees_no_mail_of_the_player_before(
    client: FlaskClient, sitting: Sitting, people: People
) -> None:
    receive(sitting, 1)
    assert "came in" in text_of(client.get(f"{people.page(1)}/mail-history"))
    substituted(sitting, 1)
    shown = client.get(f"{people.page(1)}/mail-history", headers=JSON).json["mail_history"]
    assert {mail["way"] for mail in shown} == {"to you"}
    assert [mail["kind"] for mail in shown][-2:] == ["start", "invite"]
    assert "b***" not in client.get(f"{people.page(1)}/mail-history").text


def test_only_so_many_mails_are_listed(client: FlaskClient, sitting: Sitting, people: People) -> None:
    with sitting.database.writing() as session:
        game, seat = GameTransaction.lock(session, sitting.id, sitting.now).game, people.seat(1)
        for at in range(130):
            outbox.queue(session, game, seat, "hand", at=at, now=sitting.now + timedelta(minutes=at))
    shown = client.get(f"{people.page(1)}/mail-history", headers=JSON).json["mail_history"]
    assert [mail["kind"] for mail in shown] == ["hand"] * 100
    assert shown[0]["when"] == "2026-11-20T11:39:00+00:00"


# --- send again -------------------------------------------------------------------------------------------------------


def turn_mails(sitting: Sitting) -> list[Outmail]:
    return sitting.mails("turn")


def test_the_mail_of_the_present_turn_is_sent_again_once(
    client: FlaskClient, sitting: Sitting, history: str, turn: int
) -> None:
    all_sent(sitting)
    assert BUTTON in client.get(history).text
    for _ in range(2):
        answer = client.post(history)
        assert (answer.status_code, answer.headers["Location"]) == (303, f"{history}?notice=mail+again")
    shown = text_of(client.get(answer.headers["Location"]))
    assert "The mail is on its way once more" in shown
    assert unreached_questions.ON_ITS_WAY in shown
    assert BUTTON not in shown
    first, second = turn_mails(sitting)
    assert (second.seat, second.at, second.player_id, second.state) == (turn, first.at, first.player_id, "queued")
    assert second.message_id != first.message_id


def test_the_mail_of_an_open_window_is_sent_again_until_it_is_answered(
    client: FlaskClient, sitting: Sitting, people: People
) -> None:
    sitting.act_until(in_window)
    asked, other, *_ = sitting.position().to_act()
    history = f"{people.page(asked)}/mail-history"
    all_sent(sitting)
    assert client.post(history, headers=JSON).json["can_send_again"] is False, "it is on its way"
    assert [mail.seat for mail in sitting.mails("window") if mail.state == "queued"] == [asked]
    all_sent(sitting)
    sitting.post(asked, "pass")
    refused = client.post(history, headers=JSON)
    assert (refused.status_code, refused.json["message"]) == (409, unreached_questions.NOT_ASKED)
    assert BUTTON in client.get(f"{people.page(other)}/mail-history").text


def test_a_mail_that_waits_or_one_that_is_not_wanted_is_not_sent_again(
    client: FlaskClient, sitting: Sitting, history: str, people: People, turn: int
) -> None:
    assert unreached_questions.ON_ITS_WAY in text_of(client.get(history))
    assert client.post(history).status_code == 303
    assert len(turn_mails(sitting)) == 1
    all_sent(sitting)
    client.post(f"{people.page(turn)}/mails", data={"mails": "off"})
    shown = client.get(history)
    assert unreached_questions.MAILS_OFF in text_of(shown)
    assert '<button name="mails" value="on">' in shown.text
    assert client.post(history).status_code == 409
    assert len(turn_mails(sitting)) == 1


def test_nobody_else_s_mail_is_sent_again(client: FlaskClient, sitting: Sitting, people: People, turn: int) -> None:
    all_sent(sitting)
    other = f"{people.page((turn + 1) % 3)}/mail-history"
    assert unreached_questions.NOT_ASKED in text_of(client.get(other))
    answer = client.post(other)
    assert answer.status_code == 409
    assert unreached_questions.NOT_ASKED in text_of(answer)
    assert len(turn_mails(sitting)) == 1


def test_who_has_left_the_seat_to_a_robot_is_not_asked(
    client: FlaskClient, sitting: Sitting, people: People, turn: int
) -> None:
    n = (turn + 1) % 3
    sitting.act_until(lambda position: position.turn == n and position.phase == "draw")
    with sitting.database.writing() as session:
        leaving.resign(GameTransaction.lock(session, sitting.id, sitting.now, n), n)
    all_sent(sitting)
    assert client.post(f"{people.page(n)}/mail-history").status_code == 409


def test_a_player_has_at_most_five_mails_sent_again_a_day_in_all_their_games(
    client: FlaskClient, sitting: Sitting, history: str, clock: Clock, database: Database, people_of: Any, turn: int
) -> None:
    for minute in range(REPETITIONS_A_DAY):
        all_sent(sitting)
        clock.now = sitting.now = sitting.now + timedelta(minutes=1)
        assert client.post(history).status_code == 303, minute
    all_sent(sitting)
    assert len(turn_mails(sitting)) == 6
    clock.now = sitting.now = sitting.now + timedelta(minutes=1)
    other = same_player_in_another_game(sitting, turn)
    for page in (history, f"{people_of(other.id).page(other.position().turn)}/mail-history"):
        refused = client.post(page)
        assert refused.status_code == 429
        assert refused.headers["Retry-After"] == str(24 * 3600 - 5 * 60)
        assert "At most 5 mails are sent again in 24 hours." in text_of(refused)
    clock.now += timedelta(hours=24)
    assert client.post(history).status_code == 303


def same_player_in_another_game(sitting: Sitting, n: int) -> Sitting:
    """Begin a game in which it is the turn of the player of that seat, its mails sent."""
    other = Sitting(sitting.database, sitting.now, seed=2)
    with sitting.database.writing() as session:
        own = session.exec(select(Seat).where(Seat.game_id == sitting.id, Seat.n == n)).one()
        there = (Seat.game_id == other.id, Seat.n == other.position().turn)
        session.exec(select(Seat).where(*there)).one().player_id = own.player_id
    all_sent(other)
    return other
