"""One game for each scope and standing of a link, with the link in somebody's hands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import update
from sqlmodel import Session, select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import LinkContent, Links, Scope, Standing
from service.lobby import invitations, joining
from service.lobby.acceptance import accept, decline
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import begin_without_address, confirm, correct_address, propose
from service.models import Game, Motion, Outmail, Player, Seat
from service.operations import actions
from service.players import fresh_links, guest_address
from service.table import motions, resigning, substitutes
from tests.service.harness import Harness, in_window
from tests.settings import BASE_URL, KEYS

LINKS = Links(KEYS, BASE_URL)
OWNER = 1  # the seat whose link it is


class Held(NamedTuple):
    """A link in somebody's hands: the path of its page, and the question that is open at the table, if any."""

    path: str
    game_id: str
    seat: int
    motion: int = 0


def path_of(claim: LinkContent) -> str:
    """The page of a link, whatever it is worth."""
    seat = Seat(game_id=claim.game_id, n=claim.seat, name="", epoch=claim.epoch)
    return urlsplit(LINKS.page(claim.scope, seat, claim.at)).path


def substituted(harness: Harness, n: int, accept: bool | None = True) -> int:
    """Somebody else gets seat `n`, or (False) declines it, or (None) has not answered; the number of the motion."""
    session_of, now = harness.database.writing, harness.now
    with session_of() as session:
        resigning.resign(GameTransaction.lock(session, harness.id, now, n), n)
        player = Player(address=f"zoe{n}@posse.test", created_at=now)
        session.add(player)
        session.flush()
        asker = next(seat for seat in range(3) if seat != n)
        motion = (
            substitutes.offer(GameTransaction.lock(session, harness.id, now, asker), asker, n, "Zoe", player).id or 0
        )
        for voter in range(3):
            motions.answer(GameTransaction.lock(session, harness.id, now, voter), motion, voter, True)
        if accept is not None:
            answer = substitutes.accept if accept else substitutes.decline
            answer(GameTransaction.lock(session, harness.id, now), motion)
    return motion


def asked(harness: Harness, by: int) -> int:
    """A question to the table is open; its number."""
    with harness.database.writing() as session:
        return motions.ask(GameTransaction.lock(session, harness.id, harness.now, by), by, "pause").id or 0


PLAYERS = [{"name": name, "email": f"{name.lower()}@posse.test"} for name in ("Anna", "Burt", "Curt")]


def lobby(database: Database, now: datetime) -> str:
    """A game that is confirmed, its invitations sent; its id."""
    with database.writing() as session:
        game = propose(session, read_proposal({"players": PLAYERS}), now)
        confirm(GameTransaction.lock(session, game.id, now))
        return game.id


def refused(database: Database, now: datetime) -> str:
    """A game that is proposed, the mail to its organiser refused; its id."""
    with database.writing() as session:
        game = propose(session, read_proposal({"players": PLAYERS}), now)
        session.exec(update(Outmail).values(state="failed", error="550 No such user"))
        return game.id


def build(database: Database, now: datetime, scope: Scope, standing: Standing) -> Held:
    """The link, and a game in which it is worth that. Raises KeyError if there is no such link."""
    if standing in ("revoked", "former"):
        return _given_away(database, now, scope, standing)
    return SCENES[scope, standing](database, now)


def _given_away(database: Database, now: datetime, scope: Scope, standing: Standing) -> Held:
    """A link of seat 1 from before its player had newer ones, or from before somebody else took the seat."""
    if scope == "offer":  # made for somebody who never had the seat
        raise KeyError(scope)
    if scope == "proposal" or (scope, standing) == ("confirm", "former"):
        return _proposal_given_away(database, now, scope)
    if scope in ("confirm", "invite"):
        return _invitation_given_away(database, now, scope, standing)
    harness = Harness(database, now)
    motion = 0
    if standing == "former":
        motion = substituted(harness, OWNER)
    else:
        with database.writing() as session:
            game = session.get_one(Game, harness.id)
            fresh_links.renew(GameTransaction.lock(session, game.id, now), _seat(session, harness.id, OWNER).n)
    return Held(path_of(LinkContent(scope, harness.id, OWNER, 0, motion)), harness.id, OWNER, motion)


def _invitation_given_away(database: Database, now: datetime, scope: Scope, standing: Standing) -> Held:
    game_id, n = lobby(database, now), 0 if scope == "confirm" else OWNER
    with database.writing() as session:
        game, seat = session.get_one(Game, game_id), _seat(session, game_id, n)
        if standing == "revoked":
            invitations.invite_anew(GameTransaction.lock(session, game.id, now), seat.n)
        else:
            decline(GameTransaction.lock(session, game.id, now), seat.n)
            doro = Person("Doro", "doro@posse.test", None)
            ask_another(GameTransaction.lock(session, game.id, now), n, doro)
    return Held(path_of(LinkContent(scope, game_id, n, 0, 0)), game_id, n)


def _proposal_given_away(database: Database, now: datetime, scope: Scope) -> Held:
    """The link to a proposal whose organiser has newer links, or the link of an organiser whose address was wrong."""
    game_id = refused(database, now)
    with database.writing() as session:
        tx = GameTransaction.lock(session, game_id, now)
        if scope == "proposal":
            invitations.invite_anew(tx, 0)
        else:
            correct_address(tx, "anna.b@posse.test")
    return Held(path_of(LinkContent(scope, game_id, 0, 0, 0)), game_id, 0)


def _seat(session: Session, game_id: str, n: int) -> Seat:
    return session.exec(select(Seat).where(Seat.game_id == game_id, Seat.n == n)).one()


def _proposal_live(database: Database, now: datetime) -> Held:
    game_id = refused(database, now)
    return Held(path_of(LinkContent("proposal", game_id, 0, 0, 0)), game_id, 0)


def _proposal_past(database: Database, now: datetime) -> Held:
    game_id = lobby(database, now)
    return Held(path_of(LinkContent("proposal", game_id, 0, 0, 0)), game_id, 0)


def _confirm_live(database: Database, now: datetime) -> Held:
    game_id = lobby(database, now)
    return Held(path_of(LinkContent("confirm", game_id, 0, 0, 0)), game_id, 0)


def _invite_live(database: Database, now: datetime) -> Held:
    game_id = lobby(database, now)
    with database.writing() as session:
        accept(GameTransaction.lock(session, game_id, now), _seat(session, game_id, OWNER).n)
    return Held(path_of(LinkContent("invite", game_id, OWNER, 0, 0)), game_id, OWNER)


def _past(scope: Scope) -> Callable[[Database, datetime], Held]:
    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now)
        n = 0 if scope == "confirm" else OWNER
        return Held(path_of(LinkContent(scope, harness.id, n, 0, 0)), harness.id, n)

    return scene


def _seat_live(database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    motion = asked(harness, 0)
    return Held(path_of(LinkContent("seat", harness.id, OWNER, 0, 0)), harness.id, OWNER, motion)


def _turn_live(database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    turn = harness.position().turn
    motion = asked(harness, (turn + 1) % 3)
    return Held(path_of(LinkContent("turn", harness.id, turn, 0, 0)), harness.id, turn, motion)


def _turn_past(database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    turn = harness.position().turn
    while harness.position().turn == turn:
        harness.act()
    motion = asked(harness, (turn + 1) % 3)
    return Held(path_of(LinkContent("turn", harness.id, turn, 0, 0)), harness.id, turn, motion)


def _window(closed: bool) -> Callable[[Database, datetime], Held]:
    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now)
        harness.act_until(in_window)
        at, waiting = harness.game().at, harness.position().to_act()
        for n in waiting if closed else ():
            harness.post(n, "pass", at)
        motion = asked(harness, harness.position().turn)
        return Held(path_of(LinkContent("window", harness.id, waiting[0], 0, at)), harness.id, waiting[0], motion)

    return scene


def _motion(settled: bool) -> Callable[[Database, datetime], Held]:
    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now)
        motion = asked(harness, 0)
        if settled:
            with database.writing() as session:
                motions.answer(GameTransaction.lock(session, harness.id, now, 2), motion, 2, False)
        return Held(path_of(LinkContent("motion", harness.id, OWNER, 0, motion)), harness.id, OWNER, motion)

    return scene


def _back(returned: bool) -> Callable[[Database, datetime], Held]:
    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now)
        motion = asked(harness, 0)
        at = harness.game().at
        with database.writing() as session:
            resigning.resign(GameTransaction.lock(session, harness.id, now, OWNER), OWNER)
        if returned:
            with database.writing() as session:
                resigning.come_back(GameTransaction.lock(session, harness.id, now, OWNER), OWNER)
                resigning.resign(
                    GameTransaction.lock(session, harness.id, now, 2), 2
                )  # somebody else's seat is held now
        return Held(path_of(LinkContent("back", harness.id, OWNER, 0, at)), harness.id, OWNER, motion)

    return scene


def _offer(accept: bool | None) -> Callable[[Database, datetime], Held]:
    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now)
        motion = substituted(harness, OWNER, accept)
        return Held(path_of(LinkContent("offer", harness.id, OWNER, 1, motion)), harness.id, OWNER, motion)

    return scene


def _of_mails(scope: Scope, stopped: bool) -> Callable[[Database, datetime], Held]:
    """The link of `mute`, in the headers of mails, of `plan`, in a digest, or of `language` or `league`, in texts."""

    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now)
        motion = asked(harness, 0)
        if stopped:
            with database.writing() as session:
                actions.stop(session, harness.id, now)
        return Held(path_of(LinkContent(scope, harness.id, OWNER, 0, 0)), harness.id, OWNER, motion)

    return scene


def _done(ago: timedelta) -> Callable[[Database, datetime], Held]:
    """The link that showed a turn's last post, which was made so long ago."""

    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now - ago)
        turn = harness.position().turn
        harness.pass_turn()
        motion = asked(harness, (turn + 1) % 3)
        return Held(path_of(LinkContent("done", harness.id, turn, 0, harness.game().at)), harness.id, turn, motion)

    return scene


def _analysis(over: bool) -> Callable[[Database, datetime], Held]:
    """The link in the mail with a game's result, which is in no mail before."""

    def scene(database: Database, now: datetime) -> Held:
        harness = Harness(database, now)
        if over:
            harness.act_until(lambda position: False)
        return Held(path_of(LinkContent("analysis", harness.id, OWNER, 0, 0)), harness.id, OWNER)

    return scene


def _address(confirmed: bool) -> Callable[[Database, datetime], Held]:
    """The link in the mail to an address that a guest against robots has typed."""

    def scene(database: Database, now: datetime) -> Held:
        with database.writing() as session:
            proposal = read_proposal({"players": [{}, {"robot": "cautious"}, {"robot": "cautious"}]})
            game_id = begin_without_address(session, proposal, now).id
        with database.writing() as session:
            guest_address.request(GameTransaction.lock(session, game_id, now), "anna@posse.test")
        if confirmed:
            with database.writing() as session:
                guest_address.confirm(GameTransaction.lock(session, game_id, now))
        return Held(path_of(LinkContent("address", game_id, 0, 0, 1)), game_id, 0)

    return scene


def _join(closed: bool) -> Callable[[Database, datetime], Held]:
    """The link in the mail to somebody who has asked to join a game; in one that was closed meanwhile."""

    def scene(database: Database, now: datetime) -> Held:
        players = [{"name": "Anna", "email": "anna@posse.test"}, {"anyone": True}, {"anyone": True}]
        with database.writing() as session:
            game_id = propose(session, read_proposal({"players": players}), now).id
        with database.writing() as session:
            tx = GameTransaction.lock(session, game_id, now)
            confirm(tx)
            joining.request(tx, "Zoë", "zoe@posse.test")
            if closed:
                joining.close(tx)
        return Held(path_of(LinkContent("join", game_id, 0, 0, 1)), game_id, 0)

    return scene


SCENES: dict[tuple[Scope, Standing], Callable[[Database, datetime], Held]] = {
    ("proposal", "live"): _proposal_live,
    ("proposal", "past"): _proposal_past,
    ("confirm", "live"): _confirm_live,
    ("confirm", "past"): _past("confirm"),
    ("invite", "live"): _invite_live,
    ("invite", "past"): _past("invite"),
    ("offer", "live"): _offer(None),
    ("offer", "past"): _offer(False),
    ("seat", "live"): _seat_live,
    ("turn", "live"): _turn_live,
    ("turn", "past"): _turn_past,
    ("window", "live"): _window(closed=False),
    ("window", "past"): _window(closed=True),
    ("motion", "live"): _motion(settled=False),
    ("motion", "past"): _motion(settled=True),
    ("back", "live"): _back(returned=False),
    ("back", "past"): _back(returned=True),
    ("mute", "live"): _of_mails("mute", stopped=False),
    ("mute", "past"): _of_mails("mute", stopped=True),
    ("plan", "live"): _of_mails("plan", stopped=False),
    ("plan", "past"): _of_mails("plan", stopped=True),
    ("language", "live"): _of_mails("language", stopped=True),
    ("league", "live"): _of_mails("league", stopped=True),
    ("deadlines", "live"): _of_mails("deadlines", stopped=False),
    ("done", "live"): _done(timedelta()),
    ("done", "past"): _done(timedelta(minutes=10)),
    ("analysis", "live"): _analysis(over=True),
    ("analysis", "past"): _analysis(over=False),
    ("address", "live"): _address(confirmed=False),
    ("address", "past"): _address(confirmed=True),
    ("join", "live"): _join(closed=False),
    ("join", "past"): _join(closed=True),
}


def motion_of(database: Database, number: int) -> Motion:
    """A question to the table as it is now."""
    with database.reading() as session:
        return session.get_one(Motion, number)
