"""`posse admin extend`: more time for the clocks of one game or of all, after a fault that sweeps did not see."""

from __future__ import annotations

from contextlib import nullcontext
from datetime import datetime, timedelta

import pytest
from sqlmodel import col, select, update

from service.admin import game_actions
from service.clocks import timeline
from service.db.database import Database
from service.errors import Over, Stale
from service.games import pausing
from service.models import UNFINISHED, ClockNote, Game, LoggedMove, Motion, Outage
from service.sweep import outages
from service.table import motions, resigning
from tests.databases import both
from tests.rows import commit, execute, row, rows, rows_of
from tests.service.admin.conftest import Told, entries
from tests.service.harness import Harness, in_window
from tests.service.lobby import Lobbies
from tests.upgrade.every_state import fill

pytestmark = both

FIVE = timedelta(hours=5)


def extend_all(database: Database, more: timedelta, now: datetime, *, again: bool = False) -> int:
    return commit(database, game_actions.extend_all, more, now, again=again)


def extend(table: Harness, more: timedelta = FIVE, *, again: bool = False) -> None:
    commit(table.database, game_actions.extend, table.id, more, table.now, again=again)


def give_back(database: Database, now: datetime) -> None:
    """Give every clock the time that it is to get."""
    while commit(database, outages.give_back, now):
        pass


def test_every_clock_gets_the_time_game_by_game_before_any_deadline(database: Database, now: datetime) -> None:
    tables = [Harness(database, now, seed=50 + n) for n in range(4)]
    window, overdue = tables[1], tables[3]
    assert window.act_until(in_window)
    overdue.change(due_at=now + timedelta(minutes=30))
    before = [table.due for table in tables]
    for table in tables:
        table.later(hours=1)
    assert extend_all(database, FIVE, tables[0].now) == 4
    assert tables[0].sweep() == 5, "each game once, then it is settled"
    after = [table.due for table in tables]
    assert after[:3] == [one + FIVE for one in before[:3]]
    assert after[3] >= tables[0].now + timedelta(hours=4), "a deadline that had passed did not end the turn"
    assert len(rows_of(database, ClockNote, ClockNote.what == "extended")) == 4
    assert not any(table.mails("timeout") or table.mails("reminder") for table in tables)
    assert tables[0].sweep() == 0


def test_a_reminder_comes_before_the_new_deadline(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    table.later(hours=40)
    table.sweep()
    assert len(table.mails("reminder")) == 1
    extend(table, timedelta(hours=24))
    assert table.sweep() == 0
    assert len(table.mails("reminder")) == 1
    table.later(hours=31)
    table.sweep()
    assert len(table.mails("reminder")) == 2, "a deadline that was moved has a reminder of its own"


def test_a_bank_is_used_after_the_time_that_was_given(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    table.change_seat(table.position().turn, bank_left=3600.0 * 10)
    table.change(due_at=now + timedelta(hours=58))
    table.later(hours=50)  # two hours of the bank are used
    extend(table)
    assert table.due == table.now + FIVE + timedelta(hours=8)
    assert table.seat(table.position().turn).bank_left == pytest.approx(3600.0 * 8)


def test_questions_invitations_pauses_and_deserted_games_get_it_too(
    database: Database, now: datetime, lobby: Lobbies
) -> None:
    asked, paused, deserted = (Harness(database, now, seed=n) for n in (70, 71, 72))
    inviting = lobby("Ida", "Ivo", confirmed=True)
    asked.do(motions.ask, 0, "end")
    paused.do(pausing.pause)
    for n in range(3):
        deserted.do(resigning.resign, n)

    def deadlines() -> list[datetime | None]:
        invited = inviting.seat(1)
        found = row(database, select(Motion.due_at)), invited.due_at, invited.remind_at
        return [*found, paused.game().due_at, deserted.game().due_at]

    before = deadlines()
    extend_all(database, FIVE, now)
    asked.sweep()
    assert deadlines() == [one + FIVE for one in before if one is not None]


def test_with_an_outage_every_clock_gets_both(database: Database, now: datetime) -> None:
    """In either order: also if the outage is noticed before all games have been given the time."""
    tables = [Harness(database, now, seed=80 + n) for n in range(2)]
    before = [table.due for table in tables]
    commit(database, outages.awake, now)
    for table in tables:
        table.later(hours=3)
    extend_all(database, FIVE, now + timedelta(minutes=1))
    commit(database, outages.awake, tables[0].now)
    tables[0].sweep()
    assert [table.due for table in tables] == [one + FIVE + timedelta(hours=3) for one in before]
    extend_all(database, FIVE, tables[0].now, again=True)
    extend_all(database, FIVE, tables[0].now + timedelta(seconds=1), again=True)
    tables[0].later(seconds=2)
    tables[0].sweep()
    assert [table.due for table in tables] == [one + 3 * FIVE + timedelta(hours=3) for one in before]


def test_a_second_time_within_an_hour_has_to_be_asked_for(database: Database, now: datetime) -> None:
    table = Harness(database, now)
    extend_all(database, FIVE, now)
    with pytest.raises(Stale, match=r"at 09:30 UTC\. Expected --again"):
        extend_all(database, FIVE, now + timedelta(minutes=59))
    table.sweep()
    with pytest.raises(Stale, match=r"at 09:30 UTC\. Expected --again"):
        extend(table)
    extend(table, again=True)
    table.later(hours=1, seconds=1)
    extend(table)
    extend_all(database, FIVE, table.now)
    assert len(rows_of(database, Outage)) == 2


def test_a_game_that_cannot_be_carried_on_blocks_no_other(database: Database, now: datetime) -> None:
    broken, well = Harness(database, now, seed=90), Harness(database, now, seed=91)
    assert broken.act_until(in_window)
    broken.change(position={})
    execute(database, update(LoggedMove).where(col(LoggedMove.game_id) == broken.id).values(move="nonsense"))
    before = well.due
    extend_all(database, FIVE, now)
    give_back(database, now)
    assert well.due == before + FIVE
    assert broken.id < well.id


@pytest.mark.slow
def test_in_every_state_a_game_gets_it_or_the_answer_says_why_not(database: Database, now: datetime) -> None:
    fill(database)
    games = {game.id: game.status for game in rows(database, select(Game))}
    assert set(games.values()) == {"proposed", "inviting", "playing", "paused", "over", "stopped"}
    extend_all(database, FIVE, now)
    give_back(database, now)
    for game_id, status in games.items():
        ended = pytest.raises(Over, match=r"This game has ended\. Expected a game that is not over")
        with nullcontext() if status in UNFINISHED else ended:
            commit(database, game_actions.extend, game_id, FIVE, now, again=True)


def test_the_command_gives_it_and_says_to_how_many(harness: Harness, told: Told) -> None:
    before = harness.due
    said = told("extend", "--all", "1.5")
    assert said == "Every clock that runs has 90 minutes more. Games: 1.\n"
    assert harness.due > before
    assert "Expected --again if all are to get even more." in told("extend", "--all", "1.5", exit_code=2)
    assert "Expected --again if it is to get even more." in told("extend", harness.id[:8], "2", exit_code=2)
    assert told("extend", harness.id, "2", "--again") == "Every clock that runs in this game has 2 hours more.\n"
    found = [(one.did, one.about) for one in entries(harness.database)]
    assert found == [("extended", "all 1 games by 1.5 hours"), ("extended", f"game {harness.id} by 2 hours")]
    for words in (("extend", "2"), ("extend", harness.id, "2", "--all")):
        assert "expected either a game and hours, or --all and hours" in told(*words, exit_code=2)
    assert "Expected at most 168 hours" in told("extend", "--all", "168.1", "--again", exit_code=2)


def test_every_player_reads_it_with_their_clock(harness: Harness) -> None:
    extend(harness)
    with harness.database.reading() as session:
        (note,) = (one for one in timeline.own(session, harness.game(), 1) if one.what == "extended")
        assert timeline.words(note, harness.names) == (
            "The operator of this site has given every clock of this game more time."
        )


def test_clocks_of_later_games_get_nothing(database: Database, now: datetime) -> None:
    extend_all(database, FIVE, now)
    later = Harness(database, now + timedelta(seconds=1), seed=99)
    before = later.due
    later.sweep()
    assert later.due == before
    assert timedelta(hours=1) == outages.TWICE
