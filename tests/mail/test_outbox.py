"""The outbox: what is queued, who may send it, and what becomes of it. No mail server is needed to tell."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from sqlmodel import delete, select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.mail.delivering import outbox
from service.mail.kinds import invite, turn
from service.models import Game, Outmail, Player
from service.queues import row_claims
from tests.databases import both
from tests.rows import alter, commit, execute
from tests.service.harness import Harness

pytestmark = both  # these run on both databases


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """Three people and a robot; the mails of the beginning are gone, so that the outbox is empty."""
    harness = Harness(database, now, 4, robots=(3,))
    execute(database, delete(Outmail))
    return harness


def queue(harness: Harness, n: int, kind: str, at: int = 0, cause: str = "", now: datetime | None = None) -> None:
    with harness.database.writing() as session:
        game = session.get_one(Game, harness.id)
        seat = GameLog(session, game).seats[n]
        outbox.queue(session, game, seat, kind, seat.player_id or 0, at=at, now=now or harness.now, cause=cause)


def claim(harness: Harness) -> outbox.ClaimedMail:
    (claimed,) = commit(harness.database, outbox.claim, harness.now)
    return claimed


def nothing_due(harness: Harness) -> bool:
    return commit(harness.database, outbox.claim, harness.now) == []


def row(harness: Harness) -> Outmail:
    (mail,) = harness.mails()
    return mail


def put_back(harness: Harness, claimed: outbox.ClaimedMail, error: str, *, final: bool = False) -> str | None:
    return commit(harness.database, outbox.put_back, claimed, error, harness.now, final=final)


def note(harness: Harness, claimed: outbox.ClaimedMail, state: str) -> None:
    commit(harness.database, outbox.note, claimed, state, harness.now)


# --- queued -----------------------------------------------------------------------------------------------------------


def test_a_mail_is_queued_in_the_transaction_that_caused_it(harness: Harness) -> None:
    with harness.database.writing() as session:
        game = session.get_one(Game, harness.id)
        seat = GameLog(session, game).seats[0]
        outbox.queue(session, game, seat, "turn", seat.player_id or 0, at=0, now=harness.now)
        assert len(session.exec(select(Outmail)).all()) == 1
        session.rollback()  # the move could not be written
    assert harness.mails() == []


def test_who_waits_for_mails_is_told_after_the_commit(harness: Harness) -> None:
    told: list[int] = []
    harness.database._after_mail = lambda: told.append(len(harness.mails()))
    queue(harness, 0, "turn")
    harness.do(turn.KIND.queue, 3)
    assert told == [1]


def test_seat_kind_at_and_cause_tell_mails_apart_and_the_same_mail_twice_is_one_mail(harness: Harness) -> None:
    for _ in range(2):
        queue(harness, 0, "turn", at=4)
        queue(harness, 1, "turn", at=4)
        queue(harness, 0, "hand", at=4)
        queue(harness, 0, "turn", at=5)
        queue(harness, 0, "turn", at=4, cause="asked for")
    assert len(harness.mails()) == len({mail.message_id for mail in harness.mails()}) == 5


def test_a_message_id_is_made_of_what_the_mail_is_and_of_nothing_else(harness: Harness) -> None:
    queue(harness, 0, "links", at=4, cause="epoch 1")
    first = row(harness).message_id
    execute(harness.database, delete(Outmail))
    queue(harness, 0, "links", at=4, cause="epoch 1", now=harness.now + timedelta(days=3))
    assert row(harness).message_id == first
    assert "posse.test" not in first  # no address in it, nor any name
    assert "Anna" not in first


def test_a_robot_gets_no_mail(harness: Harness) -> None:
    harness.do(turn.KIND.queue, 3)
    assert harness.mails() == []


def test_who_wants_no_more_invitations_gets_none_but_is_told_of_their_own_turn(harness: Harness) -> None:
    alter(harness.database, Player, harness.player(1).id, muted=True)
    for kind in (invite, turn):
        harness.do(kind.queue, 1)
    assert [(mail.kind, mail.state) for mail in harness.mails()] == [("invite", "superseded"), ("turn", "queued")]


# --- claimed ----------------------------------------------------------------------------------------------------------


def test_mails_are_claimed_one_by_one_the_longest_due_first(harness: Harness) -> None:
    queue(harness, 0, "turn", now=harness.now - timedelta(seconds=1))
    queue(harness, 1, "turn", now=harness.now - timedelta(seconds=3))
    queue(harness, 2, "turn", now=harness.now)
    by_id = {mail.id: mail.seat for mail in harness.mails()}
    assert [by_id[claim(harness).id] for _ in range(3)] == [1, 0, 2]
    assert nothing_due(harness)


def test_the_game_with_the_earliest_deadline_comes_first_and_one_without_a_deadline_last(
    harness: Harness, now: datetime
) -> None:
    """Whatever has been due longest."""
    games = [harness, *(Harness(harness.database, now, seed=seed) for seed in (2, 3, 4))]
    for game, hours in zip(games, (9, None, 1, 5), strict=True):
        game.change(due_at=hours and now + timedelta(hours=hours))
    execute(harness.database, delete(Outmail))
    for n, game in enumerate(games):
        for seat in range(2):
            queue(game, seat, "turn", now=now - timedelta(minutes=n + 10 * seat))
    order = [(one.game_id, one.seat) for one in commit(harness.database, outbox.claim, now, 20)]
    first, without, urgent, second = (game.id for game in games)
    assert order == [(game, seat) for game in (urgent, second, first, without) for seat in (1, 0)]


def test_a_claimed_mail_is_nobody_else_s_until_the_claim_lapses(harness: Harness) -> None:
    queue(harness, 0, "turn")
    claimed = claim(harness)
    harness.later(seconds=row_claims.CLAIM.total_seconds() - 1)
    assert nothing_due(harness)
    harness.later(seconds=1)
    again = claim(harness)
    assert (again.id, again.tries) == (claimed.id, claimed.tries + 1)


def test_a_mail_that_ends_each_process_that_has_it_takes_no_other_with_it_and_fails(harness: Harness) -> None:
    for seat in range(3):
        queue(harness, seat, "turn", now=harness.now - timedelta(seconds=3 - seat))
    deadly = next(mail.id for mail in harness.mails() if mail.seat == 0)
    taken = []
    while {mail.state for mail in harness.mails()} & {"queued", "sending"}:
        claims = commit(harness.database, outbox.claim, harness.now, 100)
        taken.append([one.id for one in claims])
        if deadly in taken[-1] or not claims:
            harness.later(seconds=row_claims.CLAIM.total_seconds())
            continue
        for one in claims:
            note(harness, one, "sent")
    assert len(taken[0]) == 3
    assert [len(ids) for ids in taken[1:] if ids] == [1] * (len(row_claims.DELAYS) + 2)
    assert deadly == taken[1][0]
    assert {one for ids in taken[1:4] for one in ids} == set(taken[0]), "the others go before its second try expires"
    failed = next(mail for mail in harness.mails() if mail.id == deadly)
    assert (failed.state, failed.error, failed.tries) == (
        "failed",
        row_claims.NEVER_FINISHED,
        len(row_claims.DELAYS) + 1,
    )


# --- what becomes of it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["sent", "superseded"])
def test_what_is_done_is_not_done_again(harness: Harness, state: str) -> None:
    queue(harness, 0, "turn")
    note(harness, claim(harness), state)
    assert (row(harness).state, row(harness).sent_at) == (state, harness.now if state == "sent" else None)
    harness.later(days=9)
    assert nothing_due(harness)


def test_a_failure_is_tried_again_later_each_time_and_at_last_given_up(harness: Harness) -> None:
    queue(harness, 0, "turn")
    waits = []
    while (state := put_back(harness, claim(harness), "451 not now")) == "queued":
        waits.append(row(harness).next_try_at - harness.now)
        harness.now = row(harness).next_try_at
    assert state == "failed"
    assert waits == sorted(waits)
    assert waits[0] <= timedelta(seconds=5)
    assert waits[-1] == timedelta(days=1)
    assert timedelta(days=3) < sum(waits, timedelta()) < timedelta(days=6)
    assert row(harness).error == "451 not now"
    harness.later(days=30)
    assert nothing_due(harness)


def test_a_final_failure_is_kept_with_its_reason(harness: Harness) -> None:
    queue(harness, 0, "turn")
    assert put_back(harness, claim(harness), "550 nobody of that name" * 100, final=True) == "failed"
    error = row(harness).error or ""
    assert error.startswith("550 nobody of that name")
    assert len(error) == row_claims.ERROR_LENGTH


def test_a_lapsed_claim_cannot_put_back_what_another_has_taken(harness: Harness) -> None:
    queue(harness, 0, "turn")
    slow = claim(harness)
    harness.later(seconds=row_claims.CLAIM.total_seconds())
    quick = claim(harness)
    assert put_back(harness, slow, "too late") is None
    note(harness, quick, "sent")
    note(harness, slow, "superseded")
    assert row(harness).state == "sent"


def test_flushing_makes_deferred_mails_due_and_no_others(harness: Harness) -> None:
    notified: list[bool] = []
    for seat, error in enumerate(("550 no such user", "451 not now", "451 not now")):
        queue(harness, seat, "turn")
        put_back(harness, claim(harness), error, final=seat == 0)
    harness.later(seconds=row_claims.DELAYS[0])
    under_way = claim(harness)
    put_back(harness, claim(harness), "451 not now")
    harness.database._after_mail = lambda: notified.append(True)
    assert nothing_due(harness)
    assert [commit(harness.database, outbox.flush, harness.now) for _ in range(2)] == [1, 0]
    assert notified == [True]
    assert [(mail.state, mail.tries) for mail in harness.mails()] == [("failed", 1), ("sending", 2), ("queued", 2)]
    due = claim(harness)
    assert (due.seat, due.tries, under_way.seat) == (2, 3, 1)
    assert nothing_due(harness)


def test_the_end_of_a_deleted_mail_is_not_recorded_for_the_one_that_gets_its_number(harness: Harness) -> None:
    """A worker sends it while its player is forgotten; SQLite gives the number again."""
    queue(harness, 0, "turn")
    claimed = claim(harness)
    execute(harness.database, delete(Outmail))
    queue(harness, 1, "turn")
    note(harness, claimed, "sent")
    assert (row(harness).seat, row(harness).state) == (1, "queued")


def test_a_mail_gone_with_its_game_needs_no_note(harness: Harness) -> None:
    queue(harness, 0, "turn")
    claimed = claim(harness)
    execute(harness.database, delete(Outmail))
    note(harness, claimed, "sent")
    assert put_back(harness, claimed, "451 not now") is None
    assert harness.mails() == []
