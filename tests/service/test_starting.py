"""Starting a game: proposing, confirming, accepting and declining."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from functools import partial

import pytest
from sqlmodel import select

import engine
from service import errors
from service.db.database import Database
from service.models import Game, Inmail, Outmail, Player
from service.players import limits
from tests.databases import both
from tests.rows import add, row, rows
from tests.service.conftest import People
from tests.service.lobby import Lobbies, Lobby

pytestmark = both  # these run on both databases

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


# --- proposed ---------------------------------------------------------------------------------------------------------


def test_a_proposed_game_sends_one_mail_to_its_organiser(lobby: Lobbies) -> None:
    assert lobby("Anna", "Burt", "robot").mails() == [("confirm", 0, "")]


def test_a_proposed_game_has_its_seats_its_seed_and_its_commitment(lobby: Lobbies, now: datetime) -> None:
    made = lobby("Anna", "Burt", "robot")
    assert made.states == ["invited", "invited", "accepted"]
    game, other = made.game, lobby("Anna", "Burt", "robot").game
    assert re.fullmatch("[0-9a-f]{24}", game.id)
    assert (game.id != other.id, game.seed != other.seed) == (True, True)
    assert game.commitment == engine.commitment(game.seed)
    assert (game.status, game.at, game.position) == ("proposed", 0, None)
    assert (game.created_at, game.due_at) == (now, now + 48 * HOUR)


def test_one_address_is_one_player_however_it_is_written(people: People, database: Database) -> None:
    people("Anna", "Burt")
    people("BURT", "anna")
    assert len(rows(database, select(Player.id))) == 2


@pytest.mark.parametrize("plays", [False, True])
def test_only_so_many_mails_a_day_ask_one_address_to_confirm(
    lobby: Lobbies, people: People, now: datetime, database: Database, plays: bool
) -> None:
    """Of somebody who plays here more, so that three posts of a stranger do not keep them out for a day."""
    if plays:
        lobby("Anna", "robot", at=now - DAY, confirmed=True)
    most = limits.CONFIRMATIONS_A_DAY if plays else limits.FROM_STRANGERS_A_DAY
    games = [people("Anna", "Burt", at=now + n * timedelta(hours=1)) for n in range(most + 2)]
    games += [people("anna", "Curt", at=now + n * DAY) for n in (1, 2)]
    states = {mail.game_id: mail.state for mail in rows(database, select(Outmail).where(Outmail.kind == "confirm"))}
    assert [states[game] for game in games] == ["queued"] * most + ["superseded"] * 2 + ["queued"] * 2


def test_an_unconfirmed_game_is_deleted_after_two_days(lobby: Lobbies, database: Database) -> None:
    made, other = lobby("Anna", "Burt", "Curt"), lobby("Burt", "robot", confirmed=True)
    assert made.sweep(48 * HOUR - timedelta(seconds=1)) == 0
    assert made.sweep(timedelta(seconds=1)) == 1
    assert rows(database, select(Game.id)) == [other.id]
    assert rows(database, select(Player.address)) == ["burt@example.org"]
    assert set(rows(database, select(Outmail.game_id))) == {other.id}
    assert made.sweep(DAY) == 0


def test_an_unconfirmed_game_is_deleted_with_a_report_that_its_mail_did_not_arrive(
    lobby: Lobbies, database: Database, now: datetime
) -> None:
    made = lobby("Anna", "Burt")
    mail = row(database, select(Outmail.id).where(Outmail.game_id == made.id))
    report = {"game_id": made.id, "seat": 0, "asked": "report", "outmail_id": mail, "state": "returned"}
    add(database, Inmail(**report, key="0" * 64, at=0, epoch=0, received_at=now))
    assert made.sweep(48 * HOUR) == 1
    assert rows(database, select(Game.id)) == rows(database, select(Inmail.id)) == []


def test_a_link_of_a_deleted_game_is_forged(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt")
    made.sweep(48 * HOUR)
    with pytest.raises(errors.Forged):
        made.confirm()


# --- confirmed --------------------------------------------------------------------------------------------------------


def test_confirming_is_the_organisers_acceptance_and_invites_the_others(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "robot", "Curt", confirmed=True)
    assert made.game.status == "inviting"
    assert made.game.due_at is None
    assert made.states == ["accepted", "invited", "accepted", "invited"]
    assert made.mails()[1:] == [("invite", 1, ""), ("invite", 3, "")]


def test_confirming_and_accepting_are_idempotent(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    mails = made.mails()
    made.confirm()
    assert made.mails() == mails
    made.accept(1)
    game, mails = made.game, made.mails()
    made.accept(1)
    made.confirm()
    assert game.status == "playing"
    assert (made.game, made.mails()) == (game, mails)


def test_against_robots_alone_the_game_begins_at_once(lobby: Lobbies, now: datetime) -> None:
    made = lobby("Anna", "robot", "robot", confirmed=True)
    assert (made.game.status, made.game.started_at) == ("playing", now)
    made.confirm()
    assert [kind for kind, _, _ in made.mails()].count("start") == 1


def test_a_confirmed_game_is_not_forgotten(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.sweep(90 * DAY)
    assert made.game.status == "inviting"


def test_a_twenty_first_invitation_in_a_day_is_refused(people: People, database: Database, now: datetime) -> None:
    """Twenty invitations need more games than three confirm mails allow, so they were proposed over three days."""
    guests = [(f"B{letter}", f"C{letter}", f"D{letter}") for letter in "abcdefg"]
    proposed = [people("Anna", *three, at=now - (6 - n) * 9 * HOUR) for n, three in enumerate(guests)]
    for n, game_id in enumerate(proposed[:6]):
        Lobby(database, game_id, now + n * HOUR).confirm()
    last = Lobby(database, proposed[6], now + 6 * HOUR)
    with pytest.raises(errors.TooMany) as refusal:
        last.confirm()
    assert refusal.value.retry_after == 18 * 3600
    assert last.game.status == "proposed"
    last.now = now + DAY
    last.confirm()
    assert last.game.status == "inviting"


# --- accepted ---------------------------------------------------------------------------------------------------------


def test_when_all_have_accepted_the_cards_are_dealt(lobby: Lobbies, now: datetime) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.now += HOUR
    made.accept(2)
    assert made.game.status == "inviting"
    made.accept(1)
    assert (made.game.status, made.game.started_at) == ("playing", now + HOUR)
    assert sorted(seat for kind, seat, _ in made.mails() if kind == "start") == [0, 1, 2]


def test_nobody_accepts_before_the_organiser_has_confirmed(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt")
    with pytest.raises(errors.Past):
        made.accept(1)
    assert made.states == ["invited", "invited"]


# --- declined ---------------------------------------------------------------------------------------------------------


def test_declining_frees_the_seat_and_notifies_the_organiser(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.decline(1)
    made.decline(1)
    assert made.states == ["accepted", "declined", "invited"]
    assert [mail for mail in made.mails() if mail[0] == "notice"] == [("notice", 0, "declined 1")]
    assert made.sweep(30 * DAY) == 2  # Curt's invitation is repeated and lapses; Burt's does not


def test_an_answer_may_be_changed_before_the_deal(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.accept(1)
    made.decline(1)
    assert made.states[1] == "declined"
    made.accept(1)
    made.accept(2)
    assert made.game.status == "playing"


def test_once_the_cards_are_dealt_it_is_too_late_to_decline(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.accept(1)
    for n in (0, 1):
        with pytest.raises(errors.Past):
            made.decline(n)
    assert made.game.status == "playing"


def test_without_its_organiser_a_game_stops(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.accept(1)
    made.decline(0)
    assert made.game.status == "stopped"
    for act in (partial(made.accept, 2), made.confirm):
        with pytest.raises(errors.Past):
            act()
    assert made.sweep(30 * DAY) == 0


def test_an_organiser_who_declines_a_proposal_gets_no_more_mail(lobby: Lobbies) -> None:
    made = lobby("Anna", "Burt")
    made.decline(0)
    made.decline(0)
    assert (made.game.status, made.states) == ("proposed", ["declined", "invited"])
    assert made.mails() == [("confirm", 0, "")]
    assert made.sweep(48 * HOUR) == 1
