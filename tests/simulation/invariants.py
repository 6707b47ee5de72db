"""What must hold after every step, and at the end. docs/simulate.md says how to write one more."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from sqlmodel import Session, col, or_, select

import engine
from service.models import (
    UNDER_WAY,
    UNFINISHED,
    UNSENT,
    EndedGame,
    Game,
    Inmail,
    JoinRequest,
    LoggedMove,
    Outmail,
    PlayedSeat,
)
from service.queues.row_claims import DELAYS
from service.results import rating_check
from service.sweep import outages
from tests.simulation.deal_invariants import Deals, ends_with_its_day, result_is_of_its_game
from tests.simulation.delivery_invariants import Deliveries, is_refused
from tests.simulation.mail_invariants import LeavingMails, ReadMails, answers_in_time_count, asked_get_a_mail
from tests.simulation.message_servers import MessageInvariants
from tests.simulation.replaying import Replaying
from tests.simulation.report_invariants import Reports
from tests.simulation.seat_invariants import given_up_is_told, who_plays_has_agreed
from tests.simulation.world import World, expect

Invariant = Callable[[World, Session, Game], None]
EndInvariant = Callable[[World, Session], None]


def acknowledged_is_logged(world: World, session: Session, game: Game) -> None:
    """What the site said it did is in the log; moves of others may stand between it, made out of turn."""
    for post in world.ledger.acknowledged.pop(game.id, []):
        rows = select(LoggedMove).where(col(LoggedMove.game_id) == game.id, col(LoggedMove.n) > post.at)
        own = rows.where(LoggedMove.seat == post.seat).order_by(col(LoggedMove.n)).limit(len(post.did))
        logged = [row.move for row in session.exec(own).all()]
        same = len(logged) == len(post.did) and all(map(_is_said, post.did, logged))
        said = f"game {game.id}: the site said that seat {post.seat} made {post.did} after move {post.at}"
        expect(same, f"{said}; the log has {logged}")


def _is_said(said: str, logged: str) -> bool:
    return said in (logged, engine.TAKE_HIDDEN.text)


def somebody_is_awaited(_world: World, _session: Session, game: Game) -> None:
    """A game under way has a time at which it goes on by itself."""
    waits = game.due_at is not None or game.think_by is not None
    expect(game.status not in UNDER_WAY or waits, f"game {game.id} waits for nobody")


def deadlines_are_met(world: World, session: Session, game: Game) -> None:
    """After a sweep that nothing kept from its work nothing is overdue, unless an answer by mail is read first."""
    if world.swept_at is None or game.status not in UNFINISHED:
        return
    times = {name: getattr(game, name) for name in ("due_at", "remind_at", "think_by")}
    overdue = {name: when for name, when in times.items() if when is not None and when <= world.swept_at}
    met = not overdue or _is_answered(session, game, world.swept_at)
    expect(met, f"{overdue} of game {game.id} is not met by the sweep of {world.swept_at}")


def _is_answered(session: Session, game: Game, now: datetime) -> bool:
    """Return whether an answer came by mail before the deadline: that waits for it, and is met by the next sweep."""
    recent = select(Inmail.id).where(Inmail.game_id == game.id, col(Inmail.received_at) > now - outages.SHORTEST)
    return game.due_at is not None and session.exec(recent.where(Inmail.received_at <= game.due_at)).first() is not None


def games_end(_world: World, session: Session) -> None:
    """After the last fault every game ends."""
    for game in session.exec(select(Game).where(col(Game.status).in_(UNFINISHED))).all():
        expect(False, f"game {game.id} never ended: it is {game.status} and due {game.due_at}")


def nobody_waits_for_a_seat(_world: World, session: Session) -> None:
    """Whoever asked for a seat has it, or was told that there is none."""
    for asked in session.exec(select(JoinRequest).where(JoinRequest.state == "waiting")).all():
        expect(False, f"request {asked.n} to join game {asked.game_id} still waits")


def games_are_counted(_world: World, session: Session) -> None:
    """Each game that somebody has won is counted once, as its log has it, and the ratings are those of all of them."""
    waiting = session.exec(select(EndedGame.game_id)).all()
    expect(not waiting, f"games {waiting} are not counted")
    counted = set(session.exec(select(PlayedSeat.game)).all())
    for game in session.exec(select(Game).where(Game.status == "over", col(Game.deal).is_(None))).all():
        expect(game.id in counted or game.erase_at is not None, f"game {game.id} is over and not counted")
    expect(not (wrong := rating_check.miscounted(session)), f"counted seats {wrong} are not those of their logs")
    expect(not (differ := rating_check.differences(session)), f"ratings that are not those of the games: {differ}")


def mails_leave(world: World, session: Session) -> None:
    taken = {parcel.message_id for parcel in world.office.parcels}
    for mail in session.exec(select(Outmail)).all():
        what = f"a mail {mail.kind} of game {mail.game_id} to seat {mail.seat}"
        expect(mail.state not in UNSENT, f"{what} never left: it is {mail.state}")
        expect(mail.state != "sent" or mail.message_id in taken, f"{what} counts as sent and never came")
        expect(mail.state != "failed" or _has_a_reason(mail), f"{what} failed, and nobody refused it: {mail.error}")


def _has_a_reason(mail: Outmail) -> bool:
    """Return whether a failed mail was refused for good, came back, or was tried for days."""
    return is_refused(mail) or "reported by mail" in (mail.error or "") or mail.tries > len(DELAYS)


AFTER_EACH_STEP: tuple[Invariant, ...] = (
    acknowledged_is_logged,
    somebody_is_awaited,
    deadlines_are_met,
    asked_get_a_mail,
    answers_in_time_count,
    who_plays_has_agreed,
    ends_with_its_day,
)
ONCE_ENDED: tuple[Invariant, ...] = (given_up_is_told, result_is_of_its_game)
AT_THE_END: tuple[EndInvariant, ...] = (games_end, nobody_waits_for_a_seat, games_are_counted, mails_leave)


class Invariants:
    def __init__(self, world: World) -> None:
        self._world, self._replaying, self._leaving = world, Replaying(world), LeavingMails(world)
        self._deliveries, self._read, self._deals = Deliveries(world), ReadMails(world), Deals(world)
        self._reports = Reports(world)
        self._messages = [MessageInvariants(servers, expect) for servers in (world.chats, world.devices)]
        self._seen: dict[str, tuple[object, ...]] = {}
        self._unfinished: set[str] = set()
        world.at_backups.append(lambda: self._seen.clear)

    def close(self) -> None:
        self._deliveries.close()

    @property
    def all_have_ended(self) -> bool:
        """Return whether no game went on, or waited to begin, at the last check."""
        return not self._unfinished

    def check(self) -> None:
        news = col(Game.id).in_([*self._world.ledger.acknowledged, *self._world.ledger.letters])
        with self._world.site.database.reading() as session:
            self._leaving.check(session)
            self._deliveries.check(session)
            self._read.check(session)
            self._reports.check(session)
            self._deals.check(session)
            for messages in self._messages:
                messages.check()
            games = session.exec(select(Game).where(or_(col(Game.status).in_(UNFINISHED), news))).all()
            for game in games:
                for invariant in AFTER_EACH_STEP:
                    invariant(self._world, session, game)
                self._replay(session, game)
            self._check_ended(session, {game.id for game in games if game.status in UNFINISHED})

    def check_end(self) -> None:
        with self._world.site.database.reading() as session:
            for game in session.exec(select(Game)).all():
                self._replay(session, game)
            for invariant in AT_THE_END:
                invariant(self._world, session)
            for messages in self._messages:
                messages.check_end(session)

    def _check_ended(self, session: Session, unfinished: set[str]) -> None:
        """Check the games that have ended since the last time."""
        for ended in self._unfinished - unfinished:
            game = session.get(Game, ended)
            for invariant in ONCE_ENDED:
                if game is not None:  # a game without any address is deleted
                    invariant(self._world, session, game)
        self._unfinished = unfinished

    def _replay(self, session: Session, game: Game) -> None:
        """Replay what is new in a game, if anything is."""
        state = (game.at, game.status, game.window_at)
        if self._seen.get(game.id) != state:
            self._replaying.check(session, game)
            self._seen[game.id] = state
