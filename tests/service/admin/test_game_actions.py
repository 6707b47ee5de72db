"""`posse admin pause`, `resume` and `robot`: what each does to a game in any state, and who is told."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

import pytest
from sqlmodel import Session, col, select

from service.admin import game_actions
from service.clocks import timeline
from service.db.database import Database
from service.errors import OutOfTurn, Over, Refused, Stale
from service.gamelog.game_record import rebuild
from service.gamelog.log import GameLog
from service.games import pausing
from service.links.standing import standing
from service.links.tokens import LinkContent
from service.models import ClockNote, Game, Inmail, Motion, Player
from service.table import motions, resigning, substitutes
from tests.databases import both
from tests.quick import few
from tests.rows import add, commit, kept, row
from tests.service.admin.conftest import Told, entries
from tests.service.harness import Harness, in_window
from tests.service.lobby import Lobbies, Lobby
from tests.upgrade.every_state import fill

pytestmark = both


def pause(table: Harness) -> None:
    commit(table.database, game_actions.pause, table.id, table.now)


def resume(table: Harness) -> None:
    commit(table.database, game_actions.resume, table.id, table.now)


def to_robot(database: Database, game_id: str, named: str, now: datetime) -> tuple[str, str, bool]:
    return commit(database, game_actions.give_to_robot, game_id, named, now)


def events(table: Harness) -> list[str]:
    with table.database.reading() as session:
        wanted = select(ClockNote).where(ClockNote.game_id == table.id, col(ClockNote.what).in_(timeline.PUBLIC))
        return [timeline.words(note, table.names) for note in session.exec(wanted.order_by(col(ClockNote.id)))]


def assert_sound(database: Database) -> None:
    """The log leads to the position of every game that was dealt."""
    with database.writing() as session:
        for game in session.exec(select(Game).where(col(Game.dealer).is_not(None))).all():
            assert not rebuild(GameLog(session, game)), game.id


def refusal(database: Database, act: Callable[[Session], object]) -> str | None:
    """Perform an action in a transaction; return why it is refused, None if it is not."""
    try:
        commit(database, act)
    except Refused as refused:
        return refused.message
    return None


# --- pausing ----------------------------------------------------------------------------------------------------------


def test_a_game_is_paused_and_goes_on_with_the_time_that_was_left(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    left = table.due - now
    pause(table)
    assert {mail.seat for mail in table.mails("notice")} == {0, 1, 2}
    assert {mail.cause for mail in table.mails("notice")} == {"paused operator 2026-11-20 09:30"}
    table.later(days=3)
    assert table.sweep() == 0
    resume(table)
    assert table.due - table.now == left
    assert events(table) == [
        "The operator of this site has paused the game.",
        "The operator of this site has ended the pause: the game goes on.",
    ]
    assert [mail.cause for mail in table.mails("turn")] == ["resumed 2026-11-23 09:30"]


def test_a_window_goes_on_too_and_a_question_to_pause_is_settled(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    assert table.act_until(in_window)
    left = table.due - now
    asked = table.do(motions.ask, 0, "pause").id or 0
    pause(table)
    assert kept(database, Motion, asked).state == "done"
    table.do(lambda tx, n: motions.answer(tx, asked, n, True), 1)
    table.later(days=2)
    resume(table)
    assert table.due - table.now == left


def test_its_players_can_end_the_pause(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    pause(table)
    table.do(pausing.resume, 1)
    assert table.game().status == "playing"


@pytest.mark.slow
def test_the_commands_say_what_they_did_and_what_does_not_apply(harness: Harness, told: Told) -> None:
    assert "This game is playing. Expected a game that is paused." in told("resume", harness.id, exit_code=2)
    assert told("pause", harness.id[:8]).startswith("The game is paused; its players are notified by mail")
    assert "This game is paused. Expected a game that is being played." in told("pause", harness.id, exit_code=2)
    assert told("resume", harness.id) == "The game goes on; the players for whom it waits are mailed.\n"
    said = told("robot", harness.id, "curt")
    assert said == ("Otis has the seat of Curt. All links of it are void, and a player who had accepted it is told.\n")
    assert "Otis is a robot. Expected a seat that a player has." in told("robot", harness.id, "2", exit_code=2)
    told("robot", harness.id, "0")
    assert told("robot", harness.id, "1").endswith("No person plays in this game any more: it ends in 30 days.\n")
    assert [(one.did, one.about) for one in entries(harness.database)] == [
        ("paused", f"game {harness.id}"),
        ("resumed", f"game {harness.id}"),
        *(("gave to a robot", f"game {harness.id} seat {n}") for n in (2, 0, 1)),
    ]


# --- robots -----------------------------------------------------------------------------------------------------------


def test_a_robot_gets_the_seat_and_every_link_of_it_dies(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    for _ in range(3):
        table.pass_turn()
    turn, at = table.position().turn, table.game().at
    before = table.seat(turn)
    about = (table.id, turn, before.epoch, table.game().turn_at)
    body = {"key": "k", "asked": "turn", "at": 0, "epoch": 0, "received_at": now, "raw": "eA=="}
    add(database, Inmail(game_id=table.id, seat=turn, **body))
    assert to_robot(database, table.id, table.names[turn], now) == (table.names[turn], "Otis", True)
    assert table.game().at > at, "the robot has played"
    seat = table.seat(turn)
    assert (seat.robot, seat.player_id, seat.held_since, seat.name) == ("cautious", None, None, "Otis")
    with table.log() as log:
        assert {standing(log, LinkContent(scope, *about), now) for scope in ("seat", "turn", "mute")} == {"former"}
        assert log.names_at(1)[turn] == table.names[turn], "who played until then is known"
    assert row(database, select(Inmail.raw)) is None
    assert_sound(database)
    (told,) = (mail for mail in table.mails("notice") if mail.cause.startswith("robot-seat"))
    assert (told.seat, told.player_id) == (turn, before.player_id)
    table.names = tuple(chair.name for chair in table.table(None).chairs)
    given = "The operator of this site has given a seat to a robot: Otis takes it over with its hand."
    assert events(table)[0] == given


def test_a_robot_answers_an_open_window_and_keeps_an_answer_that_was_given(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    assert table.act_until(in_window)
    for n in table.position().to_act():
        to_robot(database, table.id, str(n), now)
    assert table.game().window_at is None or not in_window(table.position())


def test_a_held_seat_is_not_offered_any_more(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    table.do(resigning.resign, 2)
    add(database, zoe := Player(address="zoe@posse.test", created_at=now))
    offer = table.do(substitutes.offer, 0, 2, "Zoe", zoe).id
    to_robot(database, table.id, "2", now)
    seat = table.seat(2)
    assert (seat.robot, seat.held_since) == ("cautious", None)
    assert kept(database, Motion, offer).state == "refused"
    table.do(resigning.come_back, 2)
    assert table.seat(2).robot == "cautious", "it stays the robot's"


def test_in_a_pause_the_robot_waits_for_its_end(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    pause(table)
    turn, at = table.position().turn, table.game().at
    to_robot(database, table.id, str(turn), now)
    assert (table.game().status, table.game().at) == ("paused", at)
    resume(table)
    assert table.game().at > at


def notified(made: Lobby) -> list[int]:
    """Return whom notices of a robot's seat are for."""
    return [seat for kind, seat, cause in made.mails() if kind == "notice" and cause.startswith("robot-seat")]


def test_before_the_deal_a_robot_gets_a_guests_seat(database: Database, now: datetime, lobby: Lobbies) -> None:
    made = lobby("Ida", "Ivo", "Ilse")
    with pytest.raises(Over, match=r"This game is proposed\. Expected a game that invites players"):
        to_robot(database, made.id, "1", now)
    made.confirm()
    made.accept(1)
    with pytest.raises(OutOfTurn, match=r"Expected another one; or stop the game\."):
        to_robot(database, made.id, "0", now)
    to_robot(database, made.id, "Ilse", now)
    assert made.game.status == "playing", "the last seat was filled"
    assert notified(made) == [], "she had accepted nothing"
    with pytest.raises(Stale, match="is a robot"):
        to_robot(database, made.id, "2", now)


def test_whoever_had_accepted_before_the_deal_is_told(database: Database, now: datetime, lobby: Lobbies) -> None:
    made = lobby("Ida", "Ivo", "Ilse", confirmed=True)
    made.accept(1)
    to_robot(database, made.id, "Ivo", now)
    assert notified(made) == [1]
    assert made.game.status == "inviting"


# --- any state --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("action", few(["robot", "pause", "resume"], 1))
def test_in_every_state_it_is_done_or_the_answer_says_what_was_expected(
    database: Database, now: datetime, action: str
) -> None:
    fill(database)
    with database.reading() as session:
        games = [game.id for game in session.exec(select(Game))]
        seated = {game: len(GameLog.of(session, game).seats) for game in games}
    acts: list[Callable[[Session], object]] = [
        partial(game_actions.give_to_robot, game_id=game_id, named=str(n), now=now)
        if action == "robot"
        else partial(getattr(game_actions, action), game_id=game_id, now=now)
        for game_id in games
        for n in range(seated[game_id] if action == "robot" else 1)
    ]
    refused = [refusal(database, act) for act in acts]
    assert None in refused
    assert [why for why in refused if why is not None and "Expected " not in why] == []
    table = Harness(database, now, seed=1000)
    for days in range(0, 45, 5):
        table.now = now + timedelta(days=days)
        table.sweep()
    assert_sound(database)
