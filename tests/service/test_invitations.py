"""Invitations: blocked for ever, without an answer, and to somebody else."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest
from sqlmodel import select

from service import errors
from service.db.database import Database
from service.lobby.acceptance import never
from service.lobby.proposal import Person
from service.models import BlockedAddress, Player
from tests.databases import both
from tests.rows import commit, row, rows
from tests.service.conftest import People
from tests.service.lobby import Lobbies

pytestmark = both  # these run on both databases

DORA = Person("Dora", "dora@example.org", None)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


# --- never again ------------------------------------------------------------------------------------------------------


def test_never_declines_every_open_invitation_and_sends_nothing_more(lobby: Lobbies, database: Database) -> None:
    games = [
        lobby("Anna", "Burt", "Curt", confirmed=True),
        lobby("Curt", "Burt", confirmed=True),
        lobby("Anna", "Curt"),
    ]
    games[0].accept(1)
    games[0].never(1)
    games[0].never(1)
    assert [made.states for made in games] == [
        ["accepted", "declined", "invited"],
        ["accepted", "declined"],
        ["invited", "invited"],
    ]
    assert games[1].unsent() == ["queued", "superseded", "queued"], "the invitation is not sent"
    assert ("notice", 0, "declined 1") in games[0].mails()
    assert ("notice", 0, "declined 1") in games[1].mails()
    assert len(rows(database, select(BlockedAddress))) == 1


def test_only_a_fingerprint_of_a_blocked_address_is_kept(lobby: Lobbies, database: Database) -> None:
    made = lobby("Anna", "Burt")
    made.never(0)
    made.sweep(48 * HOUR)
    assert rows(database, select(Player)) == []
    assert lobby("Anna", "Burt", at=made.now).unsent() == ["superseded"], "the block outlives the row of the player"
    assert "anna" not in row(database, select(BlockedAddress)).key


def test_a_blocked_address_looks_like_any_other_but_gets_no_mail(lobby: Lobbies, people: People) -> None:
    first = lobby("Anna", "Burt")
    first.never(0)
    first.sweep(48 * HOUR)
    made = lobby("Anna", "Burt", at=first.now)
    other = lobby("Dora", "Burt", at=first.now)
    assert made.unsent() == ["superseded"]
    assert other.unsent() == ["queued"]
    assert made.states == other.states
    assert (made.game.status, made.game.due_at) == (other.game.status, other.game.due_at)
    for _ in range(3):
        people("ANNA", "Burt", at=first.now)  # as often as anybody


def test_an_invitation_of_a_blocked_guest_is_never_sent_and_lapses_like_others(lobby: Lobbies) -> None:
    lobby("Burt", "Anna").never(0)
    made = lobby("Anna", "Burt", confirmed=True)
    assert made.states == ["accepted", "invited"]
    assert made.unsent() == ["queued", "superseded"]
    made.sweep(2 * DAY)
    made.sweep(5 * DAY)
    assert made.states == ["accepted", "lapsed"]
    assert made.unsent() == ["queued", "superseded", "superseded", "queued"]


def test_blocked_players_cannot_confirm_or_accept(lobby: Lobbies) -> None:
    proposed, invited = lobby("Anna", "Burt"), lobby("Curt", "Burt", confirmed=True)
    for made, n, act in ((proposed, 0, proposed.confirm), (invited, 1, partial(invited.accept, 1))):
        made.never(n)
        with pytest.raises(errors.Past, match="no more invitations"):
            act()


def test_a_game_that_is_played_goes_on_with_its_mails(lobby: Lobbies) -> None:
    """A player who wants no invitations may want to play on; the seat's page has a button for resigning."""
    made = lobby("Anna", "Burt", confirmed=True)
    made.accept(1)
    made.never(1)
    assert (made.game.status, made.states) == ("playing", ["accepted", "accepted"])
    assert ("start", 1, "") in made.mails()
    assert set(made.unsent()) == {"queued", "superseded"}


# --- no answer --------------------------------------------------------------------------------------------------------


def test_an_invitation_is_repeated_once_after_two_days_and_lapses_after_seven(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    assert made.sweep(2 * DAY - timedelta(seconds=1)) == 0
    assert made.sweep(timedelta(seconds=1)) == 1
    assert made.mails()[-1] == ("invite", 1, "again")
    assert made.sweep(5 * DAY - timedelta(seconds=1)) == 0
    assert made.sweep(timedelta(seconds=1)) == 1
    assert made.states == ["accepted", "lapsed"]
    assert made.mails()[-1] == ("notice", 0, "lapsed 1")
    assert made.sweep(30 * DAY) == 0


def test_those_who_answered_are_not_asked_again(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "Curt", "Dora", confirmed=True)
    made.accept(1)
    made.decline(2)
    assert made.sweep(2 * DAY) == 1
    assert made.sweep(5 * DAY) == 1
    assert made.states == ["accepted", "accepted", "declined", "lapsed"]


def test_an_answer_after_the_lapse_still_counts_while_the_seat_is_free(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.sweep(7 * DAY)
    mails = made.mails()
    made.decline(1)
    assert made.states[1] == "declined"
    assert made.mails() == mails, "no second notice"
    made.accept(1)
    assert made.game.status == "playing"


# --- somebody else ----------------------------------------------------------------------------------------------------


def test_a_free_seat_may_be_offered_to_somebody_else(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.decline(1)
    before = made.seat(1)
    made.now += DAY
    made.ask(1, DORA)
    after = made.seat(1)
    assert (after.name, after.state, after.epoch) == ("Dora", "invited", before.epoch + 1)
    assert after.player_id != before.player_id
    assert made.mails()[-1] == ("invite", 1, "1")
    assert made.sweep(DAY) == 1  # Curt's repetition; Dora was asked a day later
    assert made.sweep(DAY) == 1
    assert made.mails()[-1] == ("invite", 1, "again 1")
    made.accept(1)
    made.accept(2)
    assert made.game.status == "playing"


def test_a_former_player_of_a_seat_can_block_invitations(lobby: Lobbies, database: Database) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.decline(1)
    stale = made.seat(1)
    made.ask(1, DORA)
    assert made.seat(1).owner_epoch > stale.epoch, "Burt's links have no effect on the seat"
    commit(database, never, stale.player_id, made.now)
    assert made.states[1] == "invited"
    assert made.mails()[-1] == ("invite", 1, "1")


def test_a_robot_may_take_a_free_seat_and_the_game_begins(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "robot", confirmed=True)
    made.sweep(7 * DAY)
    robot = Person("", None, "cautious")
    made.ask(1, robot)
    assert (made.seat(1).name, made.seat(1).robot, made.seat(1).player_id) == ("Nell", "cautious", None)
    assert made.game.status == "playing"
    made.ask(1, robot)
    assert made.seat(1).epoch == 1


def test_inviting_the_same_person_to_a_seat_is_idempotent(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.decline(1)
    made.ask(1, DORA)
    mails = made.mails()
    made.ask(1, DORA)
    assert (made.mails(), made.seat(1).epoch) == (mails, 1)


def test_the_same_person_may_be_asked_anew_after_a_lapse(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.sweep(7 * DAY)
    made.ask(1, Person("Burt", "burt@example.org", None))
    assert made.states == ["accepted", "invited"]
    assert made.mails()[-1] == ("invite", 1, "1")


@pytest.mark.parametrize(
    ("n", "person", "refusal"),
    [
        (1, DORA, errors.Stale),  # Burt has not answered yet
        (3, DORA, errors.Stale),  # a robot's
        (0, DORA, errors.Malformed),
        (4, DORA, errors.Malformed),
        (-1, DORA, errors.Malformed),
        (2, Person("ANNA", "dora@example.org", None), errors.Invalid),
    ],
)
def test_only_a_free_seat_is_offered_and_only_to_another_name(
    lobby: Lobbies, n: int, person: Person, refusal: type[errors.Refused]
) -> None:
    made = lobby("Anna", "Burt", "Curt", "robot", confirmed=True)
    made.decline(2)
    with pytest.raises(refusal):
        made.ask(n, person)
    assert made.states == ["accepted", "invited", "declined", "accepted"]


def test_no_seat_is_offered_before_the_confirmation_or_after_the_deal(lobby: Lobbies) -> None:
    for confirmed in (False, True):
        made = lobby("Anna", "Burt", confirmed=confirmed)
        if confirmed:
            made.accept(1)
        with pytest.raises(errors.Past):
            made.ask(1, DORA)


@pytest.mark.slow
def test_offering_a_seat_counts_among_the_twenty_invitations(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    for n in range(19):
        made.decline(1)
        made.ask(1, Person(f"Guest {n}", f"guest{n}@example.org", None))
    made.decline(1)
    with pytest.raises(errors.TooMany):
        made.ask(1, DORA)
    assert made.seat(1).name == "Guest 18"
