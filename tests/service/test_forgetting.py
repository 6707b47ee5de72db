"""Forgetting: a player who asks is removed at once and their games go on; other addresses are erased in time."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlmodel import SQLModel, select

import engine
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games import windows
from service.games.transaction import GameTransaction
from service.lobby.acceptance import never
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import begin_without_address, confirm
from service.mail.delivering import outbox
from service.models import BlockedAddress, Game, Inmail, Note, Outmail, Player, Seat, Submission, Talk
from service.operations.privacy import forgetting, retention
from service.table import motions, resigning, substitutes, talking
from tests.databases import both
from tests.quick import first_quick
from tests.rows import add, kept, row, rows
from tests.service.harness import Harness, in_window

pytestmark = both  # these run on both databases

DAY = timedelta(days=1)


def everything(database: Database) -> str:
    """Return every row of the database as text."""
    with database.reading() as session:
        tables = SQLModel.metadata.sorted_tables
        return "\n".join(str(tuple(row)) for table in tables for row in session.connection().execute(table.select()))


def player_of(database: Database, game_id: str, n: int) -> int:
    with database.reading() as session:
        found = session.exec(select(Seat.player_id).where(Seat.game_id == game_id, Seat.n == n)).one()
        assert found is not None
        return found


def forget(database: Database, player_id: int, now: datetime) -> None:
    with database.writing() as session:
        forgetting.forget(session, player_id, now)


def seat_of(database: Database, game_id: str, n: int) -> Seat:
    return row(database, select(Seat).where(Seat.game_id == game_id, Seat.n == n))


def addresses(database: Database) -> list[str]:
    return sorted(rows(database, select(Player.address)))


@pytest.mark.slow
@pytest.mark.parametrize("moves", first_quick([12, 0, 3, 40], 1, 2))
@pytest.mark.parametrize("n", [0, 1, 2])
def test_nothing_of_a_forgotten_player_is_left_and_the_others_play_on(
    harness: Harness, database: Database, now: datetime, moves: int, n: int
) -> None:
    harness.act(times=moves)
    name, epoch = harness.names[n], seat_of(database, harness.id, n).epoch
    with database.writing() as session:  # stored sentences that name the player
        session.add(Note(game_id=harness.id, seat=1, at=0, line=f"The others were asked, {name} too."))
        reason = f"{name} is asked first."
        session.add(Submission(game_id=harness.id, at=999, seat=1, said="", first=0, last=0, stopped=reason))
    forget(database, player_of(database, harness.id, n), now)
    left = everything(database)
    assert name not in left
    assert f"{name.lower()}.1@posse.test" not in left
    assert seat_of(database, harness.id, n).epoch > epoch, "old links still open the seat"
    harness.act_until(lambda position: False)
    assert harness.game().status == "over"
    record = harness.record()
    assert record["players"][n] == "A player"
    assert engine.verify(engine.Record.from_dict(record)) == []
    assert {move[1] for move in record["moves"] if move[0] == n}


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("e", "Jesse James was opened, and by your order you passed. Belle Starr was asked, Photo too."),
        ("Jesse", "Jesse James was opened, and by your order you passed. Belle Starr was asked, Photo too."),
        ("Jess", "Jesse James was opened, and by your order you passed. Belle Starr was asked, Photo too."),
        ("Belle Starr", "Jesse James was opened, and by your order you passed. A player was asked, Photo too."),
        ("Photo", "Jesse James was opened, and by your order you passed. Belle Starr was asked, A player too."),
    ],
)
def test_forgetting_a_name_changes_no_other_word_of_stored_sentences(
    harness: Harness, database: Database, now: datetime, name: str, left: str
) -> None:
    told = "Jesse James was opened, and by your order you passed. Belle Starr was asked, Photo too."
    with database.writing() as session:
        session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 1)).one().name = name
        session.add(Note(game_id=harness.id, seat=0, at=0, line=told))
        session.add(Submission(game_id=harness.id, at=999, seat=0, said="", first=0, last=0, stopped=told))
        talk = Talk(game_id=harness.id, seat=0, name="Anna", line=f"{told} {name}, {name}!", said_at=now)
        session.add(talk)
        session.add(
            Inmail(
                key="k", game_id=harness.id, seat=0, asked="turn", at=0, epoch=0, received_at=now, raw="", told=[told]
            )
        )
    forget(database, player_of(database, harness.id, 1), now)
    with database.reading() as session:
        assert session.exec(select(Note.line)).all() == [left]
        assert session.exec(select(Submission.stopped)).all() == [left]
        assert session.exec(select(Talk.line)).all() == [f"{left} A player, A player!"]
        assert session.exec(select(Inmail.told)).all() == [[left]]


def test_what_a_forgotten_player_has_said_is_deleted_and_others_no_longer_name_them(
    database: Database, now: datetime
) -> None:
    harness, other = Harness(database, now), Harness(database, now, seed=2)
    with database.writing() as session:
        session.exec(select(Seat).where(Seat.game_id == other.id, Seat.n == 0)).one().player_id = player_of(
            database, harness.id, 1
        )
    said = [(harness, 0, "Burt, it is your turn, Burton! (BURT)"), (harness, 1, "It is."), (other, 0, "Me again")]
    for table, n, line in said:
        table.do(talking.say, n, line)
    forget(database, player_of(database, harness.id, 1), now)
    assert rows(database, select(Talk.line)) == ["A player, it is your turn, Burton! (BURT)"]


def test_a_robot_answers_the_window_and_plays_the_turn_of_a_forgotten_player(database: Database, now: datetime) -> None:
    asked = Harness(database, now, seed=3)
    assert asked.act_until(in_window)
    first = asked.position().to_act()[0]
    forget(database, player_of(database, asked.id, first), now)
    with database.reading() as session:
        game = session.get_one(Game, asked.id)
        assert windows.is_open(game), "the other who is asked has not answered"
        assert list(GameLog.of(session, asked.id).answers(game.at)) == [first]
    at_turn = Harness(database, now, seed=4)
    turn = at_turn.position().turn
    forget(database, player_of(database, at_turn.id, turn), now)
    assert turn not in at_turn.position().to_act()
    assert at_turn.game().due_at is not None
    assert {move.mark for move in at_turn.moves() if move.seat == turn} == {"robot"}


def test_two_forgotten_players_of_one_game_have_different_names(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 4)
    for n in (1, 3):
        forget(database, player_of(database, harness.id, n), now)
    assert harness.record()["players"] == ["Anna", "A player", "Curt", "A player 2"]
    assert [chair.name for chair in harness.table(0).chairs] == ["Anna", "A player", "Curt", "A player 2"]


def test_before_the_deal_a_forgotten_player_declines(
    database: Database, people: Callable[..., str], now: datetime
) -> None:
    game_id = people("Anna", "Burt", "Curt")
    with database.writing() as session:
        confirm(GameTransaction.lock(session, game_id, now))
    forget(database, player_of(database, game_id, 1), now)
    assert seat_of(database, game_id, 1).state == "declined"
    assert "urt" not in everything(database).replace("Curt", "").replace("curt@", "")


def test_a_forgotten_player_who_returns_is_a_new_player(
    database: Database, people: Callable[..., str], now: datetime
) -> None:
    first = people("Anna", "Burt")
    forget(database, player_of(database, first, 0), now)
    second = people("Anna", "Burt")
    assert addresses(database) == ["anna@example.org", "burt@example.org"]
    assert seat_of(database, first, 0).player_id is None
    assert seat_of(database, second, 0).player_id is not None


# --- retention --------------------------------------------------------------------------------------------------------


def swept(database: Database, now: datetime) -> int:
    done = 0
    while retention.work_due(database, now):
        done += 1
    return done


@pytest.fixture
def ended(database: Database, now: datetime) -> Harness:
    """A game of Anna and Burt that ended today, with all its mails sent."""
    harness = Harness(database, now, 2)
    harness.act_until(lambda position: False)
    with database.writing() as session:
        for mail in session.exec(select(Outmail)):
            claimed = outbox.ClaimedMail(mail.id or 0, 0, now, mail.message_id, mail.kind, mail.game_id, mail.seat)
            outbox.note(session, claimed, "sent", now)
    return harness


@pytest.mark.slow
def test_addresses_are_erased_ninety_days_after_the_last_game_and_names_stay(
    database: Database, now: datetime, ended: Harness
) -> None:
    assert swept(database, now + 89 * DAY) == 0
    assert len(addresses(database)) == 2
    before = ended.record()
    assert swept(database, now + 91 * DAY) == 2
    assert addresses(database) == []
    assert ended.record() == before
    assert "@posse.test" not in everything(database)


@pytest.mark.slow
def test_another_game_keeps_the_address(database: Database, now: datetime, ended: Harness) -> None:
    player = player_of(database, ended.id, 0)
    running = Harness(database, now, 2, seed=9)
    with database.writing() as session:
        seat = session.exec(select(Seat).where(Seat.game_id == running.id, Seat.n == 0)).one()
        seat.player_id = player
        session.add(seat)
    swept(database, now + 200 * DAY)
    with database.reading() as session:
        assert session.get(Player, player) is not None
        assert session.get(Player, player_of(database, running.id, 1)) is not None


@pytest.mark.slow
def test_table_talk_is_erased_90_days_after_the_end_of_its_game(
    database: Database, now: datetime, ended: Harness
) -> None:
    running = Harness(database, now, 2, seed=9)
    for harness in (ended, running):
        harness.do(talking.say, 1, "Good game")

    def talks() -> list[str]:
        return sorted(rows(database, select(Talk.game_id)))

    swept(database, now + 90 * DAY)
    assert talks() == sorted([ended.id, running.id])
    swept(database, now + 91 * DAY)
    assert talks() == [running.id]


def test_a_blocked_address_becomes_a_fingerprint_once_its_player_has_no_open_game(
    database: Database, people: Callable[..., str], now: datetime
) -> None:
    game_id = people("Anna", "Burt")
    with database.writing() as session:
        game = session.get_one(Game, game_id)
        confirm(GameTransaction.lock(session, game.id, now))
        never(session, GameLog(session, game).seats[1].player_id or 0, now)
        ask_another(GameTransaction.lock(session, game.id, now), 1, Person("Curt", "curt@example.org", None))
    assert swept(database, now) == 1
    assert addresses(database) == ["anna@example.org", "curt@example.org"]
    assert len(rows(database, select(BlockedAddress))) == 1
    again = people("Burt", "Anna")
    with database.reading() as session:
        mails = session.exec(select(Outmail).where(Outmail.game_id == again)).all()
        assert [mail.state for mail in mails] == ["superseded"], "the fingerprint is forgotten"


@pytest.mark.slow
def test_after_a_check_without_work_there_is_none_for_an_hour(
    database: Database, now: datetime, ended: Harness
) -> None:
    late = now + 91 * DAY
    assert swept(database, late) == 2
    add(database, Player(address="dora@posse.test", created_at=now))
    assert swept(database, late + timedelta(minutes=59)) == 0
    assert swept(database, late + timedelta(minutes=61)) == 1


def test_a_game_that_never_began_is_stopped_and_its_addresses_are_erased(
    database: Database, people: Callable[..., str], now: datetime
) -> None:
    game_id = people("Anna", "Burt")
    with database.writing() as session:
        confirm(GameTransaction.lock(session, game_id, now))
    swept(database, now + 91 * DAY)
    assert kept(database, Game, game_id).status == "stopped"
    with database.writing() as session:
        for mail in session.exec(select(Outmail)):
            mail.state = "superseded"
    swept(database, now + 183 * DAY)
    assert addresses(database) == []


@pytest.mark.slow
def test_forgetting_changes_no_move_and_no_position(database: Database, now: datetime) -> None:
    """Only a name changes."""
    harness = Harness(database, now, seed=11)
    harness.act(times=40)
    player, harness_at = player_of(database, harness.id, 1), harness.game().at

    def positions() -> list[Any]:
        with database.reading() as session:
            game = session.get_one(Game, harness.id)
            tables = [GameLog(session, game).position_at(n).to_dict() for n in range(harness_at + 1)]
        return [json.dumps({**table, "players": None}) for table in tables]

    before = positions()
    forget(database, player, now)
    assert positions() == before


@pytest.mark.slow
@pytest.mark.parametrize("first", ["Zoe", "Curt"])
def test_every_player_of_a_seat_that_changed_hands_can_be_forgotten(
    harness: Harness, database: Database, now: datetime, first: str
) -> None:
    harness.act(times=10)
    curt = player_of(database, harness.id, 2)
    harness.do(resigning.resign, 2)
    with database.writing() as session:
        player = Player(address="zoe@posse.test", created_at=now)
        session.add(player)
        session.flush()
        motion = substitutes.offer(GameTransaction.lock(session, harness.id, now, 0), 0, 2, "Zoe", player).id or 0
    for n in (1, 2):
        with database.writing() as session:
            motions.answer(GameTransaction.lock(session, harness.id, now, n), motion, n, True)
    with database.writing() as session:
        substitutes.accept(GameTransaction.lock(session, harness.id, now), motion)
    zoe = player_of(database, harness.id, 2)
    forget(database, zoe if first == "Zoe" else curt, now)
    assert harness.record()["players"][2] == ("A player" if first == "Zoe" else "Zoe")
    forget(database, curt if first == "Zoe" else zoe, now)
    harness.act_until(lambda position: False)
    assert engine.verify(engine.Record.from_dict(harness.record())) == []
    assert harness.story(None)
    left = everything(database)
    for word in ("Zoe", "zoe@", "Curt", "curt.1@"):
        assert word not in left


def test_a_game_without_an_address_is_erased_after_seven_days_and_no_other(database: Database, now: datetime) -> None:
    kept = Harness(database, now, robots=(1, 2))
    before = everything(database)
    with database.writing() as session:
        alone = read_proposal({"players": [{}, {"robot": "cautious"}, {"robot": "cautious"}]})
        game_id = begin_without_address(session, alone, now).id
    assert game_id in everything(database)
    swept(database, now + 7 * DAY - timedelta(seconds=1))
    assert game_id in everything(database)
    swept(database, now + 7 * DAY + timedelta(hours=1))
    assert game_id not in everything(database)
    assert all(line in everything(database) for line in before.splitlines())
    assert kept.game().status == "playing"
