"""Starting a game: proposing, confirming, accepting, declining, lapsing, and inviting somebody else."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlmodel import SQLModel, col, select

import engine
from service import errors
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby.acceptance import accept, decline, never
from service.lobby.invitations import ask_another, lapse_invited, remind_invited
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import confirm, forget_unconfirmed, propose
from service.models import BlockedAddress, Game, Inmail, Outmail, Player, Seat
from tests.databases import both

pytestmark = both  # these run on both databases

People = Callable[..., str]
DORA = Person("Dora", "dora@example.org", None)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@dataclass
class Lobby:
    """One game before its first deal. Every call is a transaction of its own."""

    database: Database
    id: str
    now: datetime

    def confirm(self) -> None:
        with self.database.writing() as session:
            confirm(GameTransaction.lock(session, self.id, self.now))

    def accept(self, n: int) -> None:
        with self.database.writing() as session:
            accept(GameTransaction.lock(session, self.id, self.now), n)

    def decline(self, n: int) -> None:
        with self.database.writing() as session:
            decline(GameTransaction.lock(session, self.id, self.now), n)

    def never(self, n: int) -> None:
        with self.database.writing() as session:
            never(session, self.seat(n).player_id or 0, self.now)

    def ask(self, n: int, person: Person) -> None:
        with self.database.writing() as session:
            ask_another(GameTransaction.lock(session, self.id, self.now), n, person)

    def sweep(self, later: timedelta) -> int:
        """Advance the time and process all that is due; return the number of items."""
        self.now += later
        done = 0
        for sweep in (remind_invited, lapse_invited, forget_unconfirmed):
            more = True
            while more:
                with self.database.writing() as session:
                    more = sweep(session, self.now)
                done += more
        return done

    @property
    def game(self) -> Game:
        with self.database.reading() as session:
            return session.get_one(Game, self.id)

    @property
    def states(self) -> list[str]:
        with self.database.reading() as session:
            return [seat.state for seat in GameLog(session, self.game).seats]

    def seat(self, n: int) -> Seat:
        with self.database.reading() as session:
            return GameLog(session, self.game).seats[n]

    def mails(self) -> list[tuple[str, int, str]]:
        """Return the queued mails, in order: kind, seat, cause."""
        with self.database.reading() as session:
            query = select(Outmail).where(Outmail.game_id == self.id, Outmail.state == "queued")
            return [(mail.kind, mail.seat, mail.cause) for mail in session.exec(query.order_by(col(Outmail.id)))]

    def unsent(self) -> list[str]:
        """Return the states of all mails of the game, in order; nothing is sent in these tests."""
        with self.database.reading() as session:
            return list(session.exec(select(Outmail.state).where(Outmail.game_id == self.id).order_by(col(Outmail.id))))


@pytest.fixture
def lobby(database: Database, people: People, now: datetime) -> Callable[..., Lobby]:
    """A proposed game; `lobby(..., confirmed=True)` is one whose organiser has confirmed."""

    def make(*names: str, confirmed: bool = False, **fields: Any) -> Lobby:
        made = Lobby(database, people(*names, **fields), now)
        if confirmed:
            made.confirm()
        return made

    return make


def rows(database: Database, table: type[SQLModel]) -> int:
    with database.reading() as session:
        return len(session.exec(select(table)).all())


# --- proposed ---------------------------------------------------------------------------------------------------------


def test_a_proposed_game_sends_one_mail_to_its_organiser(lobby: Callable[..., Lobby]) -> None:
    assert lobby("Anna", "Burt", "robot").mails() == [("confirm", 0, "")]


def test_a_proposed_game_has_its_seats_its_seed_and_its_commitment(lobby: Callable[..., Lobby], now: datetime) -> None:
    made = lobby("Anna", "Burt", "robot")
    assert made.states == ["invited", "invited", "accepted"]
    game = made.game
    assert re.fullmatch("[0-9a-f]{24}", game.id)
    assert game.commitment == engine.commitment(game.seed)
    assert (game.status, game.at, game.position) == ("proposed", 0, None)
    assert (game.created_at, game.due_at) == (now, now + 48 * HOUR)


def test_two_games_share_neither_id_nor_seed(lobby: Callable[..., Lobby]) -> None:
    one, other = lobby("Anna", "Burt").game, lobby("Anna", "Burt").game
    assert one.id != other.id
    assert one.seed != other.seed


def test_one_address_is_one_player_however_it_is_written(people: People, database: Database) -> None:
    people("Anna", "Burt")
    people("BURT", "anna")
    assert rows(database, Player) == 2


def test_a_fourth_confirmation_mail_in_a_day_is_refused(people: People, now: datetime, database: Database) -> None:
    for hours in (0, 1, 2):
        people("Anna", "Burt", at=now + hours * HOUR)
    with pytest.raises(errors.TooMany) as refusal:
        people("anna", "Curt", at=now + 3 * HOUR)
    assert refusal.value.retry_after == 21 * 3600
    assert rows(database, Game) == 3
    people("Burt", "Anna", at=now + 3 * HOUR)
    people("Anna", "Curt", at=now + DAY)
    with pytest.raises(errors.TooMany):
        people("Anna", "Curt", at=now + DAY)


def test_an_unconfirmed_game_is_deleted_after_two_days(lobby: Callable[..., Lobby], database: Database) -> None:
    made, other = lobby("Anna", "Burt", "Curt"), lobby("Burt", "robot", confirmed=True)
    assert made.sweep(48 * HOUR - timedelta(seconds=1)) == 0
    assert made.sweep(timedelta(seconds=1)) == 1
    with database.reading() as session:
        assert session.exec(select(Game.id)).all() == [other.id]
        assert session.exec(select(Player.address)).all() == ["burt@example.org"]
        assert {mail.game_id for mail in session.exec(select(Outmail))} == {other.id}
    assert made.sweep(DAY) == 0


def test_an_unconfirmed_game_is_deleted_with_a_report_that_its_mail_did_not_arrive(
    lobby: Callable[..., Lobby], database: Database, now: datetime
) -> None:
    made = lobby("Anna", "Burt")
    with database.writing() as session:
        mail = session.exec(select(Outmail).where(Outmail.game_id == made.id)).one()
        report = {"game_id": made.id, "seat": 0, "asked": "report", "outmail_id": mail.id, "state": "returned"}
        session.add(Inmail(**report, key="0" * 64, at=0, epoch=0, received_at=now))
    assert made.sweep(48 * HOUR) == 1
    with database.reading() as session:
        assert session.get(Game, made.id) is None
        assert session.exec(select(Inmail)).all() == []


def test_a_link_of_a_deleted_game_is_forged(lobby: Callable[..., Lobby], database: Database) -> None:
    made = lobby("Anna", "Burt")
    game = made.game
    made.sweep(48 * HOUR)
    with database.writing() as session, pytest.raises(errors.Forged):
        confirm(GameTransaction.lock(session, game.id, made.now))


# --- confirmed --------------------------------------------------------------------------------------------------------


def test_confirming_is_the_organisers_acceptance_and_invites_the_others(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "robot", "Curt", confirmed=True)
    assert made.game.status == "inviting"
    assert made.game.due_at is None
    assert made.states == ["accepted", "invited", "accepted", "invited"]
    assert made.mails()[1:] == [("invite", 1, ""), ("invite", 3, "")]


def test_confirming_is_idempotent(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    mails = made.mails()
    made.confirm()
    made.accept(1)
    made.confirm()
    assert made.game.status == "playing"
    assert [mail for mail in made.mails() if mail[0] in ("confirm", "invite")] == mails


def test_against_robots_alone_the_game_begins_at_once(lobby: Callable[..., Lobby], now: datetime) -> None:
    made = lobby("Anna", "robot", "robot", confirmed=True)
    assert (made.game.status, made.game.started_at) == ("playing", now)
    made.confirm()
    assert [kind for kind, _, _ in made.mails()].count("start") == 1


def test_a_confirmed_game_is_not_forgotten(lobby: Callable[..., Lobby]) -> None:
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


def test_when_all_have_accepted_the_cards_are_dealt(lobby: Callable[..., Lobby], now: datetime) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.now += HOUR
    made.accept(2)
    assert made.game.status == "inviting"
    made.accept(1)
    assert (made.game.status, made.game.started_at) == ("playing", now + HOUR)
    assert sorted(seat for kind, seat, _ in made.mails() if kind == "start") == [0, 1, 2]


def test_accepting_is_idempotent(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.accept(1)
    game, mails = made.game, made.mails()
    made.accept(1)
    assert made.game == game
    assert made.mails() == mails


def test_nobody_accepts_before_the_organiser_has_confirmed(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt")
    with pytest.raises(errors.Past):
        made.accept(1)
    assert made.states == ["invited", "invited"]


def test_all_who_accept_at_once_count(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "Curt", "Dora", confirmed=True)
    threads = [threading.Thread(target=made.accept, args=(n,)) for n in (1, 2, 3, 1, 2, 3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made.game.status == "playing"
    assert sorted(seat for kind, seat, _ in made.mails() if kind == "start") == [0, 1, 2, 3]


# --- declined ---------------------------------------------------------------------------------------------------------


def test_declining_frees_the_seat_and_notifies_the_organiser(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.decline(1)
    made.decline(1)
    assert made.states == ["accepted", "declined", "invited"]
    assert [mail for mail in made.mails() if mail[0] == "notice"] == [("notice", 0, "declined 1")]
    assert made.sweep(30 * DAY) == 2  # Curt's invitation is repeated and lapses; Burt's does not


def test_an_answer_may_be_changed_before_the_deal(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.accept(1)
    made.decline(1)
    assert made.states[1] == "declined"
    made.accept(1)
    made.accept(2)
    assert made.game.status == "playing"


def test_once_the_cards_are_dealt_it_is_too_late_to_decline(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.accept(1)
    for n in (0, 1):
        with pytest.raises(errors.Past):
            made.decline(n)
    assert made.game.status == "playing"


def test_without_its_organiser_a_game_stops(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.accept(1)
    made.decline(0)
    assert made.game.status == "stopped"
    with pytest.raises(errors.Past):
        made.accept(2)
    with pytest.raises(errors.Past):
        made.confirm()
    assert made.sweep(30 * DAY) == 0


def test_an_organiser_who_declines_a_proposal_gets_no_more_mail(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt")
    made.decline(0)
    made.decline(0)
    assert (made.game.status, made.states) == ("proposed", ["declined", "invited"])
    assert made.mails() == [("confirm", 0, "")]
    assert made.sweep(48 * HOUR) == 1


# --- never again ------------------------------------------------------------------------------------------------------


def test_never_declines_every_open_invitation_and_sends_nothing_more(
    lobby: Callable[..., Lobby], database: Database
) -> None:
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
    assert rows(database, BlockedAddress) == 1


def test_only_a_fingerprint_of_a_blocked_address_is_kept(lobby: Callable[..., Lobby], database: Database) -> None:
    made = lobby("Anna", "Burt")
    made.never(0)
    made.sweep(48 * HOUR)
    assert rows(database, Player) == 0
    with database.reading() as session:
        assert "anna" not in session.exec(select(BlockedAddress)).one().key


def test_a_blocked_address_looks_like_any_other_but_gets_no_mail(
    lobby: Callable[..., Lobby], people: People, database: Database
) -> None:
    first = lobby("Anna", "Burt")
    first.never(0)
    first.sweep(48 * HOUR)
    made = lobby("Anna", "Burt", at=first.now)
    other = lobby("Dora", "Burt", at=first.now)
    assert made.unsent() == ["superseded"]
    assert other.unsent() == ["queued"]
    assert made.states == other.states
    assert (made.game.status, made.game.due_at) == (other.game.status, other.game.due_at)
    for _ in range(2):
        people("ANNA", "Burt", at=first.now)
    with pytest.raises(errors.TooMany):
        people("Anna", "Burt", at=first.now)


def test_a_block_outlives_the_players_row(lobby: Callable[..., Lobby], database: Database) -> None:
    made = lobby("Anna", "Burt")
    made.never(0)
    made.sweep(48 * HOUR)
    assert lobby("Anna", "Burt", at=made.now).unsent() == ["superseded"]
    assert rows(database, BlockedAddress) == 1


def test_an_invitation_of_a_blocked_guest_is_never_sent_and_lapses_like_others(lobby: Callable[..., Lobby]) -> None:
    lobby("Burt", "Anna").never(0)
    made = lobby("Anna", "Burt", confirmed=True)
    assert made.states == ["accepted", "invited"]
    assert made.unsent() == ["queued", "superseded"]
    made.sweep(2 * DAY)
    made.sweep(5 * DAY)
    assert made.states == ["accepted", "lapsed"]
    assert made.unsent() == ["queued", "superseded", "superseded", "queued"]


def test_blocked_players_cannot_confirm_or_accept(lobby: Callable[..., Lobby]) -> None:
    proposed, invited = lobby("Anna", "Burt"), lobby("Curt", "Burt", confirmed=True)
    proposed.never(0)
    with pytest.raises(errors.Past, match="no more invitations"):
        proposed.confirm()
    invited.never(1)
    with pytest.raises(errors.Past, match="no more invitations"):
        invited.accept(1)


def test_a_game_that_is_played_goes_on_with_its_mails(lobby: Callable[..., Lobby]) -> None:
    """A player who wants no invitations may want to play on; the seat's page has a button for resigning."""
    made = lobby("Anna", "Burt", confirmed=True)
    made.accept(1)
    made.never(1)
    assert (made.game.status, made.states) == ("playing", ["accepted", "accepted"])
    assert ("start", 1, "") in made.mails()
    assert set(made.unsent()) == {"queued", "superseded"}


# --- no answer --------------------------------------------------------------------------------------------------------


def test_an_invitation_is_repeated_once_after_two_days_and_lapses_after_seven(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    assert made.sweep(2 * DAY - timedelta(seconds=1)) == 0
    assert made.sweep(timedelta(seconds=1)) == 1
    assert made.mails()[-1] == ("invite", 1, "again")
    assert made.sweep(5 * DAY - timedelta(seconds=1)) == 0
    assert made.sweep(timedelta(seconds=1)) == 1
    assert made.states == ["accepted", "lapsed"]
    assert made.mails()[-1] == ("notice", 0, "lapsed 1")
    assert made.sweep(30 * DAY) == 0


def test_those_who_answered_are_not_asked_again(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "Curt", "Dora", confirmed=True)
    made.accept(1)
    made.decline(2)
    assert made.sweep(2 * DAY) == 1
    assert made.sweep(5 * DAY) == 1
    assert made.states == ["accepted", "accepted", "declined", "lapsed"]


def test_an_answer_after_the_lapse_still_counts_while_the_seat_is_free(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.sweep(7 * DAY)
    made.accept(1)
    assert made.game.status == "playing"


def test_declining_after_the_lapse_sends_no_second_notice(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    made.sweep(7 * DAY)
    mails = made.mails()
    made.decline(1)
    assert made.states[1] == "declined"
    assert made.mails() == mails


# --- somebody else ----------------------------------------------------------------------------------------------------


def test_a_free_seat_may_be_offered_to_somebody_else(lobby: Callable[..., Lobby]) -> None:
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


def test_a_former_player_of_a_seat_can_block_invitations(lobby: Callable[..., Lobby], database: Database) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.decline(1)
    stale = made.seat(1)
    made.ask(1, DORA)
    assert made.seat(1).owner_epoch > stale.epoch, "Burt's links have no effect on the seat"
    with database.writing() as session:
        never(session, stale.player_id or 0, made.now)
    assert made.states[1] == "invited"
    assert made.mails()[-1] == ("invite", 1, "1")


def test_a_robot_may_take_a_free_seat_and_the_game_begins(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "robot", confirmed=True)
    made.sweep(7 * DAY)
    robot = Person("", None, "cautious")
    made.ask(1, robot)
    assert (made.seat(1).name, made.seat(1).robot, made.seat(1).player_id) == ("Nell", "cautious", None)
    assert made.game.status == "playing"
    made.ask(1, robot)
    assert made.seat(1).epoch == 1


def test_inviting_the_same_person_to_a_seat_is_idempotent(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    made.decline(1)
    made.ask(1, DORA)
    mails = made.mails()
    made.ask(1, DORA)
    assert made.mails() == mails
    assert made.seat(1).epoch == 1


def test_the_same_person_may_be_asked_anew_after_a_lapse(lobby: Callable[..., Lobby]) -> None:
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
    lobby: Callable[..., Lobby], n: int, person: Person, refusal: type[errors.Refused]
) -> None:
    made = lobby("Anna", "Burt", "Curt", "robot", confirmed=True)
    made.decline(2)
    with pytest.raises(refusal):
        made.ask(n, person)
    assert made.states == ["accepted", "invited", "declined", "accepted"]


def test_no_seat_is_offered_before_the_confirmation_or_after_the_deal(lobby: Callable[..., Lobby]) -> None:
    for confirmed in (False, True):
        made = lobby("Anna", "Burt", confirmed=confirmed)
        if confirmed:
            made.accept(1)
        with pytest.raises(errors.Past):
            made.ask(1, DORA)


@pytest.mark.slow
def test_offering_a_seat_counts_among_the_twenty_invitations(lobby: Callable[..., Lobby]) -> None:
    made = lobby("Anna", "Burt", confirmed=True)
    for n in range(19):
        made.decline(1)
        made.ask(1, Person(f"Guest {n}", f"guest{n}@example.org", None))
    made.decline(1)
    with pytest.raises(errors.TooMany):
        made.ask(1, DORA)
    assert made.seat(1).name == "Guest 18"


# --- at once ----------------------------------------------------------------------------------------------------------


def test_games_proposed_at_once_share_their_people_and_their_limits(database: Database, now: datetime) -> None:
    names = ("Anna", "Burt", "Curt")
    refused: list[errors.TooMany] = []

    def propose_in(turn: int) -> None:
        order = names[turn % 3 :] + names[: turn % 3]
        players = [{"name": name, "email": f"{name}@example.org"} for name in order]
        try:
            with database.writing() as session:
                propose(session, read_proposal({"players": players}), now)
        except errors.TooMany as refusal:
            refused.append(refusal)

    threads = [threading.Thread(target=propose_in, args=(turn,)) for turn in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (rows(database, Game), rows(database, Player), len(refused)) == (9, 3, 3)
    made = Lobby(database, "", now)
    assert made.sweep(48 * HOUR) == 9
    assert (rows(database, Game), rows(database, Player), rows(database, Outmail)) == (0, 0, 0)
