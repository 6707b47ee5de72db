"""After the kills: is every move there that was acknowledged, and none else; every mail; every deadline, once?"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta

from sqlmodel import Session, col, select

import engine
from service.db.database import Database
from service.gamelog.game_record import record
from service.gamelog.hands import Played, replay_from
from service.gamelog.log import GameLog
from service.models import Game, LoggedMove, Outmail
from tests.chaos.table import Table
from tests.waiting import until
from tests.whole.deployment import MailSink

SETTLED = 240  # seconds until the last mail must have left, claims of killed workers included
LATE = timedelta(seconds=60)  # how late a deadline may be met at the end, when everything runs again


def wait_until_sent(database: Database, since: datetime) -> Counter[str]:
    """Wait until every mail queued before `since` is sent, superseded or failed; return how many of each state."""

    def states() -> Counter[str]:
        with database.reading() as session:
            return Counter(session.exec(select(Outmail.state).where(Outmail.created_at <= since)))

    return until(states, SETTLED, "the mails", lambda counted: not counted["queued"] + counted["sending"])


def check_moves(session: Session, table: Table) -> int:
    """The log follows the rules from the seed, holds what was acknowledged where it was, and nothing nobody made."""
    game = session.get_one(Game, table.game)
    log = GameLog(session, game).moves
    assert [move.n for move in log] == list(range(1, game.at + 1))
    steps = list(replay_from(GameLog(session, game).position_at(0), log))
    last = steps[-1][1].after if steps else GameLog(session, game).position_at(0)
    assert last.to_dict() == game.position, "the log and its cache agree"
    unexplained = {move.n: move for move in log}
    for made in table.made:
        for n, words in enumerate(made.did, made.at + 1):
            move = unexplained.pop(n, None)
            assert move is not None, f"{made} is not in the record, or in it twice"
            assert (move.seat, move.mark) == (made.seat, None), made
            assert words in (move.move, engine.TAKE_HIDDEN.text), made
    opened = _windows(steps)
    for n, move in unexplained.items():
        if n in opened:
            sealed = table.sealed.get((opened[n], move.seat))
            nobody = sealed is None and bool(table.how)  # a late player passes, or a robot or orders answer
            assert move.move == sealed or move.move == "pass" or nobody, (move, sealed)
            assert sealed is not None or nobody, move
        else:
            assert move.mark in ("clock", "robot"), f"nobody made {move}"
            assert table.how, "only a short clock is over so soon"
    return len(log)


def _windows(steps: Played) -> dict[int, int]:
    """The moves that closed a window, by number: with the number of moves when it opened."""
    opened: dict[int, int] = {}
    for move, step in steps:
        if step.before.phase == "react":
            opened[move.n] = opened.get(move.n - 1, move.n - 1)
    return opened


def check_mails(session: Session, table: Table) -> int:
    """A mail for every turn and every window that began; how many were due. A robot may hold a seat: it gets none."""
    game = session.get_one(Game, table.game)
    log = GameLog(session, game).moves
    mails = session.exec(select(Outmail).where(Outmail.game_id == game.id))
    queued = {(mail.kind, mail.seat, mail.at) for mail in mails}
    steps = list(replay_from(GameLog(session, game).position_at(0), log))
    people = set(range(3)) - {move.seat for move in log if move.mark == "robot"}
    due = {("start", seat, 0) for seat in range(3)}
    for move, step in steps:
        if step.after.phase == "draw":
            due.add(("turn", step.after.turn, move.n))
        if (
            step.after.phase == "react" and step.before.phase != "react" and not table.how
        ):  # in time, orders are "ask me"
            due |= {("window", seat, move.n) for seat in step.after.to_act()}
        if step.dealt is not None:
            due |= {("hand", seat, move.n) for seat in range(3) if move.mark == "clock" or seat != move.seat}
    due = {mail for mail in due if mail[1] in people}
    assert due <= queued, f"never queued: {sorted(due - queued)}"
    return len(due)


def check_deadlines(session: Session, table: Table, now: datetime) -> int:
    """Each turn that ran out of time was finished by the clock, once, not before its time; how many."""
    game = session.get_one(Game, table.game)
    assert game.status != "playing" or game.due_at is None or game.due_at > now - LATE, "a deadline was missed"
    log = GameLog(session, game).moves
    hours, fired, began = timedelta(hours=game.turn_hours), 0, game.started_at
    assert began is not None
    windows = _windows(list(replay_from(GameLog(session, game).position_at(0), log)))
    turn: list[LoggedMove] = []
    for move, step in replay_from(GameLog(session, game).position_at(0), log):
        turn.append(move)
        if step.ended_turn_of() is None:
            continue
        by_the_clock = [one for one in turn if one.mark == "clock"]
        if by_the_clock:
            fired += move.mark == "clock"  # else its player was back in time for the end, after a window
            assert by_the_clock[0].made_at >= began + hours, "the clock was early"
            if not any(one.n in windows for one in turn):
                assert len({one.made_at for one in by_the_clock}) == 1, "one deadline, one transaction"
        turn, began = [], move.made_at
    told = select(Outmail).where(Outmail.game_id == game.id, Outmail.kind == "timeout").order_by(col(Outmail.at))
    assert len(session.exec(told).all()) == fired, "one notice for each turn the clock finished"
    return fired


def message_ids(post: MailSink) -> Counter[str]:
    """Return how often each mail has arrived so far, by the local part of its Message-ID."""
    with post.lock:
        return Counter(mail["Message-ID"].strip("<>").partition("@")[0] for mail in post.mails)


def check_post(session: Session, post: MailSink, before: Counter[str]) -> tuple[int, int]:
    """Check that what is noted as sent has arrived, and that nothing arrived that was never queued.

    `before`: what had arrived before the session's transaction began. Games go on while they are checked, and the
    transaction does not see a mail that is queued and sent meanwhile. Return how many mails, and how many twice.
    """
    rows = {mail.message_id: mail.state for mail in session.exec(select(Outmail))}
    arrived = message_ids(post)
    lost = [one for one, state in rows.items() if state == "sent" and one not in arrived]
    assert lost == [], "noted as sent, and never arrived"
    strangers = before.keys() - rows.keys()
    assert not strangers, f"sent and never queued: {strangers}"
    assert not [one for one, state in rows.items() if state == "failed"]
    return arrived.total(), arrived.total() - len(arrived)


def now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


def finished_records_are_true(session: Session, table: Table) -> bool:
    """Whether the game is over; then its record verifies against its commitment."""
    game = session.get_one(Game, table.game)
    if game.status != "over":
        return False
    assert engine.verify(engine.Record.from_dict(record(GameLog(session, game)).to_dict())) == []
    return True
