"""The page “Why no mail?”: what became of every mail to a seat, for its player alone, and one sent again."""

from __future__ import annotations

import re
import secrets
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from service.games.transaction import GameTransaction
from service.inbound import results
from service.mail import wording
from service.mail.composing.kind import NO_LONGER
from service.mail.delivering import outbox
from service.mail.registry import KINDS
from service.mail.writer import Writer
from service.models import Inmail, Outmail, ProcessPulse
from service.players import unreached_questions
from service.players.limits import REPETITIONS_A_DAY
from service.table import resigning
from service.web.player.mail_history import STATES
from tests.rows import add, alter
from tests.security.scenes import substituted
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import JSON, Table, text_of
from tests.settings import settings

BUTTON = "Send me the mail again"


@pytest.fixture
def harness(harness: Harness) -> Harness:
    """A game in its second turn, for which there is a turn mail."""
    harness.pass_turn()
    return harness


@pytest.fixture
def turn(table: Table) -> int:
    """The seat whose turn it is."""
    return table.position().turn


@pytest.fixture
def history(table: Table, turn: int) -> str:
    """The page of that seat's mails."""
    return f"{table.page(turn)}/mail-history"


def set_turn_mail(table: Table, **columns: Any) -> None:
    """Set columns of the mail about the present turn."""
    alter(table.database, Outmail, table.mails("turn")[-1].id, **columns)


def all_sent(harness: Harness) -> None:
    """Every mail that waits is sent."""
    with harness.database.writing() as session:
        for claimed in outbox.claim(session, harness.now, most=999):
            outbox.note(session, claimed, "sent", harness.now)


def receive(harness: Harness, n: int, **columns: Any) -> None:
    """A mail was received at a reply address of a seat, and handled."""
    asked = {"key": secrets.token_hex(32), "asked": "turn", "at": harness.game().at, "epoch": 0}
    row = {**asked, "received_at": harness.now, "state": "played"}
    add(harness.database, Inmail(game_id=harness.id, seat=n, **{**row, **columns}))


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
            "The mail server answered: “452 4.2.2 mailbox of … full, see …”.",
        ),
        (
            {"state": "failed", "error": "550 5.1.1 No such user"},
            "failed The mail server did not take it, and it is not tried again. "
            "The mail server answered: “550 5.1.1 No such user”.",
        ),
        (
            {"state": "failed", "error": "KeyError"},
            "failed It could not be sent, and it is not tried again. Whoever runs this site sees why.",
        ),
    ],
)
def test_the_state_of_a_mail_is_told_with_a_reason(table: Table, turn: int, columns: dict[str, Any], told: str) -> None:
    set_turn_mail(table, sent_at=table.now, **columns)
    shown = table.text(turn, "/mail-history")
    assert f"It is your turn {told} Fri 20 Nov, 09:30" in shown
    assert "The cards are dealt, with the link to your seat waits" in shown


def test_while_the_mail_server_is_away_the_page_says_so(table: Table, history: str) -> None:
    def workers(*away: datetime | None) -> str:
        with table.database.writing() as session:
            for number, since in enumerate(away):
                pulse = {"role": "worker", "machine": "m", "started_at": table.now, "pulse_at": table.now, "skew": 0}
                session.merge(ProcessPulse(id=str(number), no_mail_since=since, **pulse))
        return text_of(table.client.get(history))

    away = "It waits: the mail server of this site cannot be reached at the moment."
    assert away in workers(table.now)
    assert away not in workers(table.now, None), "another worker can reach it"


def test_mails_that_came_in_are_told_too_the_latest_first(table: Table, turn: int, history: str) -> None:
    all_sent(table)
    ignored = {"state": "ignored", "why": "another sender"}
    receive(table, turn, received_at=table.now + timedelta(minutes=3), **ignored)
    told = ["There is no move in the text above the quotation."]
    refused = {"state": "refused", "why": "no move found", "told": told, "answered": True}
    receive(table, turn, received_at=table.now + timedelta(minutes=5), **refused)
    receive(table, (turn + 1) % 3, received_at=table.now + timedelta(minutes=9))
    shown = text_of(table.client.get(history))
    title = "An answer to the mail about your turn from you"
    parts = (
        f"{title} not played Nothing was played. {told[0]} Fri 20 Nov, 09:35 "
        f"{title} ignored The mail came from another address than yours: nothing was played. Fri 20 Nov, 09:33 "
        "It is your turn sent Sent: Fri 20 Nov, 09:30. You have answered it by mail."
    )
    assert parts in shown
    assert "09:39" not in shown, "that was another seat's"


def test_programs_read_it_to_the_minute(table: Table, turn: int, history: str) -> None:
    set_turn_mail(table, state="sent", sent_at=table.now + timedelta(seconds=7, microseconds=8))
    found, when = table.client.get(history, headers=JSON).json, "2026-11-20T09:30:00+00:00"
    assert (found["seat"], found["can_send_again"]) == (turn, True)
    told = {"way": "to you", "kind": "turn", "when": when, "state": "sent", "words": f"Sent: {when}.", "reasons": []}
    assert found["mail_history"][0] == told


def test_the_page_names_the_own_address_and_whom_to_expect_mail_from(table: Table, turn: int) -> None:
    """In full by the link to the seat, to be read over; masked by that of a mail, which gets forwarded."""
    own = table.get(turn, "/mail-history").text
    assert f"<strong>{table.names[turn].lower()}.1@posse.test</strong>" in own
    assert own.count(".1@posse.test") == 1
    assert "come from posse@posse.test" in own
    forwarded = table.client.get(f"{table.page(turn, 'turn', table.game().turn_at)}/mail-history").text
    assert f"<strong>{table.names[turn][0].lower()}***@posse.test</strong>" in forwarded
    assert ".1@posse.test" not in forwarded
    for page in (table.page(turn), table.page((turn + 1) % 3), table.page(turn, "turn", table.game().turn_at)):
        assert f'<a href="{page}/mail-history">Why no mail?</a>' in table.client.get(page).text
        assert table.client.get(f"{page}/mail-history").status_code == 200


def test_every_kind_of_mail_has_a_name() -> None:
    for key, kind in KINDS.items():
        mail = Outmail(kind=kind.name, cause=kind.word, state="superseded")
        assert wording.title(mail) == kind.title != wording.UNKNOWN, key
        told = wording.result(mail, server_away=False, answered=False).told(str)
        assert told == kind.obsolete, key


@pytest.mark.parametrize(("table", "way", "told"), [(Outmail, "to you", wording), (Inmail, "from you", results)])
def test_every_state_of_a_mail_has_a_name(table: Any, way: str, told: Any) -> None:
    (known,) = [str(check.sqltext) for check in table.__table__.constraints if str(check.name).endswith("state_known")]
    listed = set(re.findall(r"'(\w+)'", known)) - {"returned"}  # a bounce is the result of the mail it is about
    assert listed == set(STATES[way]) <= {*told._SENTENCES, "ignored"}


def test_every_mail_of_a_game_that_was_not_sent_has_its_reason(table: Table, tmp_path: Path) -> None:
    """A mail server that is back after a whole game: most mails do not apply any more."""
    table.act_until(lambda position: position.hand_no == 2)
    writer = Writer(settings(tmp_path), table.links)
    with table.database.writing() as session:
        claims = outbox.claim(session, table.now, most=999)
        for claimed, written in zip(claims, writer.write(session, [one.id for one in claims], table.now), strict=True):
            outbox.note(session, claimed, "superseded" if written is None else "sent", table.now)
    pages = [table.text(n, "/mail-history") for n in range(3)]
    assert sum(page.count("Not sent: ") for page in pages) > 10
    assert NO_LONGER not in "".join(pages)


# --- whose mails ------------------------------------------------------------------------------------------------------


def test_who_takes_a_seat_over_sees_no_mail_of_the_player_before(table: Table) -> None:
    receive(table, 1)
    assert "from you" in table.text(1, "/mail-history")
    substituted(table, 1)
    shown = table.json(1, "/mail-history")["mail_history"]
    assert {mail["way"] for mail in shown} == {"to you"}
    assert [mail["kind"] for mail in shown][-2:] == ["start", "invite"]
    assert "b***" not in table.get(1, "/mail-history").text


def test_only_so_many_mails_are_listed(table: Table) -> None:
    with table.database.writing() as session:
        game, seat = GameTransaction.lock(session, table.id, table.now).game, table.seat(1)
        for at in range(130):
            outbox.queue(session, game, seat, "hand", seat.player_id or 0, at=at, now=table.now + timedelta(minutes=at))
    shown = table.json(1, "/mail-history")["mail_history"]
    assert [mail["kind"] for mail in shown] == ["hand"] * 100
    assert shown[0]["when"] == "2026-11-20T11:39:00+00:00"


# --- send again -------------------------------------------------------------------------------------------------------


def test_the_mail_of_the_present_turn_is_sent_again_once(table: Table, history: str, turn: int) -> None:
    all_sent(table)
    other = (turn + 1) % 3
    assert unreached_questions.NOT_ASKED in table.text(other, "/mail-history")
    refused = table.press(other, "/mail-history")
    assert (refused.status_code, unreached_questions.NOT_ASKED in text_of(refused)) == (409, True)
    assert BUTTON in table.client.get(history).text
    for _ in range(2):
        answer = table.client.post(history)
        assert (answer.status_code, answer.headers["Location"]) == (303, f"{history}?notice=mail+again")
    shown = table.text_after(answer)
    assert "The mail is on its way once more" in shown
    assert unreached_questions.ON_ITS_WAY in shown
    assert BUTTON not in shown
    first, second = table.mails("turn")
    assert (second.seat, second.at, second.player_id, second.state) == (turn, first.at, first.player_id, "queued")
    assert second.message_id != first.message_id


def test_the_mail_of_an_open_window_is_sent_again_until_it_is_answered(table: Table) -> None:
    table.act_until(in_window)
    asked, other, *_ = table.position().to_act()
    history = f"{table.page(asked)}/mail-history"
    all_sent(table)
    assert table.client.post(history, headers=JSON).json["can_send_again"] is False, "it is on its way"
    assert [mail.seat for mail in table.mails("window") if mail.state == "queued"] == [asked]
    all_sent(table)
    table.post(asked, "pass")
    refused = table.client.post(history, headers=JSON)
    assert (refused.status_code, refused.json["message"]) == (409, unreached_questions.NOT_ASKED)
    assert BUTTON in table.get(other, "/mail-history").text


def test_a_mail_that_waits_or_one_that_is_not_wanted_is_not_sent_again(table: Table, history: str, turn: int) -> None:
    assert unreached_questions.ON_ITS_WAY in text_of(table.client.get(history))
    assert table.client.post(history).status_code == 303
    assert len(table.mails("turn")) == 1
    all_sent(table)
    table.press(turn, "/mails", {"mails": "off"})
    shown = table.client.get(history)
    assert unreached_questions.MAILS_OFF in text_of(shown)
    assert '<button name="mails" value="on">' in shown.text
    assert table.client.post(history).status_code == 409
    assert len(table.mails("turn")) == 1


def test_who_has_left_the_seat_to_a_robot_is_not_asked(table: Table, turn: int) -> None:
    n = (turn + 1) % 3
    table.act_until(lambda position: position.turn == n and position.phase == "draw")
    table.do(resigning.resign, n)
    all_sent(table)
    assert table.press(n, "/mail-history").status_code == 409


def test_a_player_has_at_most_five_mails_sent_again_a_day_in_all_their_games(table: Table, turn: int) -> None:
    for minute in range(REPETITIONS_A_DAY):
        all_sent(table)
        table.later(minutes=1)
        assert table.press(turn, "/mail-history").status_code == 303, minute
    all_sent(table)
    assert len(table.mails("turn")) == 6
    table.later(minutes=1)
    other = table.beside(seed=2)
    there = other.position().turn
    other.change_seat(there, player_id=table.seat(turn).player_id)
    all_sent(other)
    for game, n in ((table, turn), (other, there)):
        refused = game.press(n, "/mail-history")
        assert refused.status_code == 429
        assert refused.headers["Retry-After"] == str(24 * 3600 - 5 * 60)
        assert "At most 5 mails are sent again in 24 hours." in text_of(refused)
    table.later(hours=24)
    assert table.press(turn, "/mail-history").status_code == 303
