"""After a day in which Posse, its sweep or its mail server stood still: what was overdue, in order, and few mails."""

from __future__ import annotations

import random
from collections import Counter
from datetime import datetime, timedelta

import pytest
from sqlmodel import col, select

from service.db.database import Database
from service.models import ClockNote, Player, Seat
from service.sweep import outages
from tests.databases import both
from tests.mail.conftest import Post
from tests.rows import commit, rows
from tests.service.harness import Harness, in_window

GAMES = 10


@pytest.fixture
def tables(database: Database, now: datetime) -> list[Harness]:
    """Ten games in each of which Anna sits, begun at ten different hours; in some of them a window is open."""
    tables = []
    for n in random.Random(4).sample(range(GAMES), GAMES):
        table = Harness(database, now - timedelta(hours=n), seed=70 + n)
        if n % 4 == 1:
            assert table.act_until(in_window)
        tables.append(table)
    with database.writing() as session:
        anna = session.exec(select(Player).where(Player.address == "anna.70@posse.test")).one()
        for seat in session.exec(select(Seat).where(Seat.n == 0)):
            seat.player_id = anna.id
    for table in tables:
        table.now = now
    return tables


def swept(tables: list[Harness], now: datetime, *, noticed: bool = True) -> None:
    """What the sweep of a worker does at that hour; `noticed`: it knows when it was awake before."""
    if noticed:
        commit(tables[0].database, outages.awake, now)
    for table in tables:
        table.now = now
    tables[0].sweep()


def arrived(post: Post, now: datetime) -> list[tuple[str, str]]:
    """What the worker sends now: for which game, and of which kind."""
    return [(mail["X-Posse-Game"], mail["X-Posse-Kind"]) for mail in post(now)]


def times(database: Database, what: str) -> list[str]:
    """The games with that line in their clocks' story, in the order in which it was written."""
    return rows(database, select(ClockNote.game_id).where(ClockNote.what == what).order_by(col(ClockNote.id)))


def dues(tables: list[Harness]) -> dict[str, datetime]:
    found = {table.id: table.game().due_at for table in tables}
    return {game: due for game, due in found.items() if due is not None}


@pytest.mark.slow
@both
def test_a_day_in_which_nobody_swept_costs_nobody_a_turn_and_brings_no_mail(
    database: Database, tables: list[Harness], now: datetime, post: Post
) -> None:
    swept(tables, now)
    before = dues(tables)
    arrived(post, now)
    later = now + timedelta(days=3)
    swept(tables, later)
    assert dues(tables) == {game: due + timedelta(days=3) for game, due in before.items()}
    assert arrived(post, later) == []
    assert times(database, "time up") == []


@pytest.mark.slow
@both
def test_what_falls_due_after_it_is_done_in_its_order_and_once_with_one_mail_for_each_game(
    database: Database, tables: list[Harness], now: datetime, post: Post
) -> None:
    swept(tables, now)
    arrived(post, now)
    hour = now + timedelta(days=1)
    swept(tables, hour)
    reminders = {table.id: table.game().remind_at for table in tables if table.game().window_at is None}
    order = sorted(reminders, key=lambda game: (reminders[game] or now, game))
    mails: list[tuple[str, str]] = []
    while hour < (reminders[order[-1]] or now):
        hour += timedelta(minutes=30)
        swept(tables, hour, noticed=False)  # else each half-hour would be an outage
        mails += arrived(post, hour)
    assert [game for game in times(database, "reminded") if game in order] == order
    assert Counter(mail for mail in mails if mail[0] in order) == dict.fromkeys(
        [(game, "reminder") for game in order], 1
    )


@pytest.mark.slow
def test_a_sweep_that_was_late_works_off_the_oldest_first_each_once(
    database: Database, tables: list[Harness], now: datetime, post: Post
) -> None:
    """No sweep had ever said that it was awake: then nothing is given back, and all of it is overdue."""
    for table in tables:
        for n in range(3):
            table.order(n)
    arrived(post, now)
    waiting = dues([table for table in tables if table.game().window_at is None])
    late = now + timedelta(days=2, hours=1)
    swept(tables, late, noticed=False)
    done = times(database, "time up")
    assert done[: len(waiting)] == sorted(waiting, key=lambda game: waiting[game])
    assert Counter(done).most_common(1)[0][1] == 1
    mails = Counter(arrived(post, late))
    assert {kind for _, kind in mails} == {"timeout", "turn"}, "what is over needs no reminder"
    assert set(mails.values()) == {1}


@pytest.mark.slow
def test_a_mail_server_that_was_away_for_days_brings_each_player_what_is_still_true(
    database: Database, now: datetime, post: Post
) -> None:
    """Meanwhile the clock has played turn after turn; nobody reads ten mails about what is past."""
    table = Harness(database, now, seed=71)
    for n in range(3):
        table.order(n)
    arrived(post, now)
    for _ in range(6):
        for _ in range(2):  # a reminder, then the end of the turn
            table.now = table.game().remind_at or table.due
            table.sweep()
    queued = [mail for mail in table.mails() if mail.state == "queued"]
    assert len(queued) > 12
    came = Counter(mail["X-Posse-Seat"] for mail in post(table))
    assert set(came.values()) == {1}
    assert len(came) == 3
