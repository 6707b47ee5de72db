"""The organiser's page before the deal: who has answered, reminding, asking somebody else, a robot, calling it off."""

from __future__ import annotations

from datetime import timedelta

import pytest
from werkzeug.test import TestResponse

from service.models import Outmail, Player, Seat
from tests.rows import alter, rows_of
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Start, Visitors, person, text_of

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Organised(Visitors):
    """A game that Anna has confirmed; Burt and Curt are invited."""

    def __init__(self, people: Visitors) -> None:
        vars(self).update(vars(people))

    def remind(self, n: int) -> TestResponse:
        return self.organise("remind", seat=str(n))

    def replace(self, name: str, email: str | None = None, withdrawn: str | None = "0") -> TestResponse:
        """Ask somebody else for Burt's seat, in place of the invitation with that number."""
        fields = person(name) | ({"email": email} if email else {}) | ({"withdrawn": withdrawn} if withdrawn else {})
        return self.organise("ask", seat="1", **fields)

    def shown(self) -> str:
        """Return the organiser's page as text."""
        return text_of(self.client.get(self.organiser))

    def mails(self, n: int, kind: str = "invite") -> list[tuple[str, str]]:
        """State and cause of the mails of one kind to a seat, in order."""
        theirs = rows_of(self.database, Outmail, Outmail.seat == n, Outmail.kind == kind)
        return [(mail.state, mail.cause) for mail in theirs]

    def causes(self, n: int) -> list[str]:
        return [cause for _, cause in self.mails(n)]

    def state(self) -> tuple[str, list[str]]:
        states = [seat.state for seat in rows_of(self.database, Seat, Seat.game_id == self.game_id)]
        return self.game().status, states


@pytest.fixture
def game(start: Start) -> Organised:
    return Organised(start("Anna", "Burt", "Curt", name="Friday", confirmed=True))


# --- who has answered -------------------------------------------------------------------------------------------------


def test_the_organiser_reads_who_has_answered_and_until_when_the_others_may(game: Organised) -> None:
    game.reply(1, "accept")
    shown = game.shown()
    assert "All players but one are in." in shown
    assert "2 Burt accepted" in shown
    assert "Curt has not answered yet Invited on Fri 20 Nov, 09:30 UTC." in shown
    assert "The invitation lapses on Fri 27 Nov, 09:30 UTC." in shown
    assert "Burt has not answered yet" not in shown


def test_who_has_accepted_sees_who_else_has_and_their_own_orders(game: Organised) -> None:
    page = game.page(1, "invite")
    game.reply(1, "accept", photo="never")
    shown = text_of(game.client.get(page))
    assert shown.index("All players but one are in.") < shown.index("3 Invited")
    assert "Curt" not in shown
    assert shown.count("3 Invited no answer yet") == 1
    assert 'value="never" selected' in game.client.get(page).text
    game.reply(2, "decline")
    assert "3 A free seat declined" in text_of(game.client.get(page))


# --- reminding --------------------------------------------------------------------------------------------------------


def test_a_reminder_is_sent_once_and_a_day_after_the_invitation(game: Organised) -> None:
    for nobody in ("", "x", "0", "3", "-1"):
        assert game.organise("remind", seat=nobody).status_code == 400
    early = game.remind(1)
    assert (early.status_code, early.headers["Retry-After"]) == (429, str(24 * 3600))
    assert 'value="remind"' not in game.client.get(game.organiser).text
    assert "You can send one reminder, from Sat 21 Nov, 09:30 UTC on." in game.shown()
    game.clock.now += DAY
    assert game.client.get(game.organiser).text.count('value="remind"') == 2
    for _ in range(2):
        answer = game.remind(1)
        assert answer.status_code == 303
    shown = game.text_after(answer)
    assert "The reminder is on its way" in shown
    assert "You sent a reminder on Sat 21 Nov, 09:30 UTC." in shown
    assert game.mails(1) == [("queued", ""), ("queued", "reminder")]
    assert game.mails(2) == [("queued", "")]
    assert game.client.get(game.organiser).text.count('value="remind"') == 1


def test_two_reminders_never_come_within_a_day(game: Organised) -> None:
    game.clock.now += 47 * HOUR
    game.remind(1)
    sweep(game.database, game.clock.now + HOUR)
    assert game.causes(1) == ["", "reminder"], "the automatic one is postponed"
    assert game.causes(2) == ["", "again"]
    game.clock.now += HOUR
    assert game.remind(2).status_code == 429
    sweep(game.database, game.clock.now + DAY)
    assert game.causes(1) == ["", "reminder", "again"]
    game.clock.now += DAY
    assert game.remind(2).status_code == 303


def test_a_reminder_to_who_wants_no_mail_looks_the_same_and_is_not_sent(game: Organised) -> None:
    alter(game.database, Player, game.seat(2).player_id, muted=True)
    game.clock.now += DAY
    answers = [game.remind(n) for n in (1, 2)]
    assert len({(one.status_code, one.headers["Location"]) for one in answers}) == 1
    assert game.mails(2)[-1] == ("superseded", "reminder")
    assert game.shown().count("You sent a reminder on Sat 21 Nov, 09:30 UTC.") == 2


def test_a_reminder_waits_until_strangers_may_write_again(game: Organised, start: Start) -> None:
    game.clock.now += DAY
    for stranger in ("Eve", "Ivy", "Una"):
        start(stranger, "Burt", confirmed=True)
    game.clock.now += HOUR
    assert game.remind(1).status_code == 303
    (mail,) = rows_of(game.database, Outmail, Outmail.cause == "reminder")
    assert mail.next_try_at == game.clock.now - HOUR + DAY


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_who_has_answered_is_not_reminded(game: Organised, answer: str) -> None:
    game.reply(1, answer)
    game.clock.now += DAY
    late = game.remind(1)
    assert (late.status_code, "they have answered" in text_of(late)) == (409, True)
    assert game.mails(1)[1:] == []


# --- somebody else ----------------------------------------------------------------------------------------------------


def test_an_open_invitation_is_withdrawn_for_somebody_else(game: Organised) -> None:
    old = game.page(1, "invite")
    assert game.replace("Doro", withdrawn=None).status_code == 409, "the page showed a free seat"
    for _ in range(2):
        assert game.replace("Doro").status_code == 303
    stale = game.replace("Ed")
    assert stale.status_code == 409
    assert "You have asked somebody else for this seat meanwhile." in text_of(stale)
    shown = game.shown()
    assert "Doro has not answered yet" in shown
    assert "Burt" not in shown
    for action in ("accept", "decline"):
        assert game.client.post(old, data={"action": action}).status_code == 410
    assert "the seat was offered to somebody else" in text_of(game.client.get(old))
    assert game.state() == ("inviting", ["accepted", "invited", "invited"])
    assert game.causes(1) == ["", "1"], "Doro has one invitation"


def test_an_invitation_that_was_accepted_meanwhile_is_not_withdrawn(game: Organised) -> None:
    game.reply(1, "accept")
    for late in (game.organise("robot", seat="1", withdrawn="0"), game.replace("Doro")):
        assert (late.status_code, "it was accepted" in text_of(late)) == (409, True)
    assert game.seat(1).name == "Burt"


def test_a_robot_takes_the_seat_of_an_open_invitation_at_once(game: Organised) -> None:
    old = game.page(2, "invite")
    game.reply(1, "accept")
    for _ in range(2):
        game.organise("robot", seat="2", withdrawn="0")
    assert game.state() == ("playing", ["accepted"] * 3)
    assert game.seat(2).robot == "deputy"
    assert game.client.post(old, json={"action": "accept"}, headers=JSON).status_code == 410


@pytest.mark.parametrize(("declined", "form"), [(False, "instead"), (True, "seat")])
def test_what_was_typed_for_somebody_else_is_shown_again(game: Organised, declined: bool, form: str) -> None:
    if declined:
        game.reply(1, "decline")
        assert "Seat 2 is free" in game.shown()
    wrong = game.replace("Doro", "curt@example.org")
    assert wrong.status_code == 422
    assert f'id="{form}-1-email-error"' in wrong.text
    assert "You have named this person for another seat already." in wrong.text
    assert 'value="Doro"' in wrong.text
    assert wrong.text.count("<details open>") == (0 if declined else 1)
    assert game.replace("Doro").status_code == 303
    assert "Doro has not answered yet" in game.shown()


# --- calling it off ---------------------------------------------------------------------------------------------------


def test_the_organiser_calls_the_game_off_after_a_page_that_asks(game: Organised) -> None:
    game.reply(1, "accept")
    assert f'href="{game.organiser}/cancel"' in game.client.get(game.organiser).text
    asked = text_of(game.client.get(f"{game.organiser}/cancel"))
    assert "A short mail tells those who have accepted: Burt." in asked
    assert game.state()[0] == "inviting", "looking cancels nothing"
    for _ in range(2):
        assert "given up" in game.text_after(game.client.post(f"{game.organiser}/cancel"))
    assert game.state()[0] == "stopped"
    assert [game.mails(n, "notice") for n in range(3)] == [[], [("queued", "stopped organiser")], []]
    for n in (1, 2):
        assert "given up" in text_of(game.client.get(game.page(n, "invite")))
    assert game.reply(2, "accept").status_code == 410
    assert game.client.get(f"{game.organiser}/cancel").status_code == 303, "there is nothing more to ask"


def test_a_game_that_was_dealt_meanwhile_is_not_called_off(game: Organised) -> None:
    for n in (1, 2):
        game.reply(n, "accept")
    for late in (game.client.post(f"{game.organiser}/cancel"), game.client.get(f"{game.organiser}/cancel")):
        assert (late.status_code, "It is too late to cancel this game" in text_of(late)) == (410, True)
    assert game.state()[0] == "playing"
