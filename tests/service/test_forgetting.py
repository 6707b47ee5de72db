"""Forgetting: a player who asks is removed at once and their games go on; other addresses are erased in time."""

from __future__ import annotations

from datetime import datetime

import pytest
from sqlmodel import select

import engine
from service import errors
from service.db.database import Database
from service.games import windows
from service.models import Inmail, Note, Player, Pulse, Submission, Talk
from service.players import limits
from service.privacy import forgetting, retention
from service.pulse import pulses
from service.table import motions, resigning, substitutes, talking
from tests.databases import both
from tests.quick import few
from tests.rows import add, commit, everything, row, rows
from tests.service.harness import Harness, in_window
from tests.service.lobby import Lobbies, Lobby

pytestmark = both  # these run on both databases


def forget(harness: Harness | Lobby, n: int) -> None:
    """Forget the player of a seat."""
    commit(harness.database, forgetting.forget, harness.seat(n).player_id, harness.now)


@pytest.mark.slow
@pytest.mark.parametrize("moves", few([12, 0, 3, 40], 1))
@pytest.mark.parametrize("n", [0, 1, 2])
def test_nothing_of_a_forgotten_player_is_left_and_the_others_play_on(
    harness: Harness, database: Database, now: datetime, moves: int, n: int
) -> None:
    harness.act(times=moves)
    name, epoch = harness.names[n], harness.seat(n).epoch
    stopped = f"{name} is asked first."  # two stored sentences that name the player
    add(database, Note(game_id=harness.id, seat=1, at=0, line=f"The others were asked, {name} too."))
    add(database, Submission(game_id=harness.id, at=999, seat=1, said="", first=0, last=0, stopped=stopped))
    forget(harness, n)
    left = everything(database)
    assert name not in left
    assert f"{name.lower()}.1@posse.test" not in left
    assert harness.seat(n).epoch > epoch, "old links still open the seat"
    harness.act_until(lambda position: False)
    assert harness.game().status == "over"
    record = harness.record()
    assert record["players"][n] == "A player"
    assert engine.verify(engine.Record.from_dict(record)) == []
    assert {move[1] for move in record["moves"] if move[0] == n}


STORED = "Jesse James was opened, and by your order you passed. Belle Starr was asked, Photo too."


@pytest.mark.parametrize(
    ("name", "left"),
    [
        *(("e", STORED), ("Jesse", STORED), ("Jess", STORED)),
        ("Belle Starr", STORED.replace("Belle Starr", "A player")),
        ("Photo", STORED.replace("Photo", "A player")),
    ],
)
def test_forgetting_a_name_changes_no_other_word_of_stored_sentences(
    harness: Harness, database: Database, now: datetime, name: str, left: str
) -> None:
    harness.change_seat(1, name=name)
    of_seat = {"game_id": harness.id, "seat": 0}
    mail = {"key": "k", "asked": "turn", "at": 0, "epoch": 0, "received_at": now, "raw": ""}
    add(
        database,
        Note(**of_seat, at=0, line=STORED),
        Submission(**of_seat, at=999, said="", first=0, last=0, stopped=STORED),
        Talk(**of_seat, name="Anna", line=f"{STORED} {name}, {name}!", said_at=now),
        Inmail(**of_seat, **mail, told=[STORED]),
    )
    forget(harness, 1)
    assert row(database, select(Note.line)) == row(database, select(Submission.stopped)) == left
    assert row(database, select(Talk.line)) == f"{left} A player, A player!"
    assert row(database, select(Inmail.told)) == [left]


def test_what_a_forgotten_player_has_said_is_deleted_and_others_no_longer_name_them(
    database: Database, now: datetime
) -> None:
    harness, other = Harness(database, now), Harness(database, now, seed=2)
    other.change_seat(0, player_id=harness.seat(1).player_id)
    said = [(harness, 0, "Burt, it is your turn, Burton! (BURT)"), (harness, 1, "It is."), (other, 0, "Me again")]
    for table, n, line in said:
        table.do(talking.say, n, line)
    forget(harness, 1)
    assert rows(database, select(Talk.line)) == ["A player, it is your turn, Burton! (BURT)"]


def test_a_robot_answers_the_window_and_plays_the_turn_of_a_forgotten_player(database: Database, now: datetime) -> None:
    asked = Harness(database, now, seed=3)
    assert asked.act_until(in_window)
    first = asked.position().to_act()[0]
    forget(asked, first)
    with asked.log() as log:
        assert windows.is_open(log.game), "the other who is asked has not answered"
        assert list(log.answers(log.game.at)) == [first]
    at_turn = Harness(database, now, seed=4)
    turn = at_turn.position().turn
    forget(at_turn, turn)
    assert turn not in at_turn.position().to_act()
    assert at_turn.game().due_at is not None
    assert {move.mark for move in at_turn.moves() if move.seat == turn} == {"robot"}


def test_two_forgotten_players_of_one_game_have_different_names(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 4)
    for n in (1, 3):
        forget(harness, n)
    assert harness.record()["players"] == ["Anna", "A player", "Curt", "A player 2"]
    assert [chair.name for chair in harness.table(0).chairs] == ["Anna", "A player", "Curt", "A player 2"]


def test_before_the_deal_a_forgotten_player_declines(lobby: Lobbies, database: Database) -> None:
    made = lobby("Anna", "Burt", "Curt", confirmed=True)
    forget(made, 1)
    assert made.states[1] == "declined"
    assert "urt" not in everything(database).replace("Curt", "").replace("curt@", "")


def test_a_forgotten_player_who_returns_is_a_new_player(lobby: Lobbies, database: Database) -> None:
    first = lobby("Anna", "Burt")
    forget(first, 0)
    second = lobby("Anna", "Burt")
    assert sorted(rows(database, select(Player.address))) == ["anna@example.org", "burt@example.org"]
    assert first.seat(0).player_id is None
    assert second.seat(0).player_id is not None


@pytest.mark.slow
def test_forgetting_changes_no_move_and_no_position(database: Database, now: datetime) -> None:
    """Only a name changes."""
    harness = Harness(database, now, seed=11)
    harness.act(times=40)
    before = [position.to_dict() | {"players": None} for position in harness.positions()]
    forget(harness, 1)
    assert [position.to_dict() | {"players": None} for position in harness.positions()] == before


@pytest.mark.slow
@pytest.mark.parametrize("first", ["Zoe", "Curt"])
def test_every_player_of_a_seat_that_changed_hands_can_be_forgotten(
    harness: Harness, database: Database, now: datetime, first: str
) -> None:
    harness.act(times=10)
    curt = harness.seat(2).player_id
    harness.do(resigning.resign, 2)
    add(database, player := Player(address="zoe@posse.test", created_at=now))
    motion = harness.do(substitutes.offer, 0, 2, "Zoe", player).id
    for n in (1, 2):
        harness.do(lambda tx, n: motions.answer(tx, motion, n, True), n)
    harness.do(lambda tx: substitutes.accept(tx, motion))
    zoe = harness.seat(2).player_id
    commit(database, forgetting.forget, zoe if first == "Zoe" else curt, now)
    assert harness.record()["players"][2] == ("A player" if first == "Zoe" else "Zoe")
    commit(database, forgetting.forget, curt if first == "Zoe" else zoe, now)
    harness.act_until(lambda position: False)
    assert engine.verify(engine.Record.from_dict(harness.record())) == []
    assert harness.story(None)
    left = everything(database)
    for word in ("Zoe", "zoe@", "Curt", "curt.1@"):
        assert word not in left


def test_an_organiser_who_is_forgotten_has_invited_as_many_that_day(
    lobby: Lobbies, database: Database, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "INVITATIONS_A_DAY", 2)
    forget(lobby("Anna", "Burt", "Curt", confirmed=True), 0)
    for _ in range(2):
        again = lobby("Anna", "Dora")
        with pytest.raises(errors.TooMany):
            again.confirm()
        assert "anna" in everything(database)
        forget(again, 0)
        assert "anna" not in everything(database)
    add(database, Pulse(id=pulses.RETENTION, awake_at=now))
    while retention.work_due(database, now + limits.DAY):
        pass
    left = sorted(rows(database, select(Player.address)))
    assert left == ["burt@example.org", "curt@example.org", "dora@example.org"]
    lobby("Anna", "Dora", confirmed=True)
