"""One game for each scope and standing of a link, with the link in somebody's hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple, get_args
from urllib.parse import urlsplit

from sqlalchemy import update

from service.admin import actions
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import LinkContent, Links, Scope, Standing
from service.lobby import invitations, joining
from service.lobby.acceptance import accept, decline
from service.lobby.invitations import ask_another
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import begin_without_address, confirm, correct_address, propose
from service.models import Outmail, Player, Seat
from service.players import fresh_links, guest_address
from service.table import motions, resigning, substitutes
from tests.rows import commit
from tests.service.harness import Harness, in_window
from tests.settings import BASE_URL, KEYS

LINKS = Links(KEYS, BASE_URL)
STANDINGS: tuple[Standing, ...] = get_args(Standing)  # live, past, and what was given away
OWNER = 1  # the seat whose link it is
PLAYERS = [{"name": name, "email": f"{name.lower()}@posse.test"} for name in ("Anna", "Burt", "Curt")]


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


def held(scope: Scope, game_id: str, seat: int = OWNER, at: int = 0, *, epoch: int = 0, motion: int = 0) -> Held:
    """Return such a link in somebody's hands."""
    return Held(path_of(LinkContent(scope, game_id, seat, epoch, at)), game_id, seat, motion)


@contextmanager
def locked(database: Database, game_id: str, now: datetime, by: int | None = None) -> Iterator[GameTransaction]:
    """A transaction of a game, as the service begins one, that is committed at the end."""
    with database.writing() as session:
        yield GameTransaction.lock(session, game_id, now, by)


def offered(harness: Harness, n: int, name: str = "Zoe", address: str = "zoe@posse.test") -> int:
    """Seat `n`, which a robot holds, is offered to somebody; nobody has answered. The number of the motion."""
    asker = next(seat for seat in range(3) if seat != n)
    with locked(harness.database, harness.id, harness.now, asker) as tx:
        player = Player(address=address, created_at=harness.now)
        tx.session.add(player)
        tx.session.flush()
        return substitutes.offer(tx, asker, n, name, player).id or 0


def substituted(harness: Harness, n: int, accept: bool | None = True) -> int:
    """Somebody else gets seat `n`, or (False) declines it, or (None) has not answered; the number of the motion."""
    harness.do(resigning.resign, n)
    motion = offered(harness, n, address=f"zoe{n}@posse.test")
    all_agree(harness, motion)
    if accept is not None:
        harness.do(lambda tx: (substitutes.accept if accept else substitutes.decline)(tx, motion))
    return motion


def all_agree(harness: Harness, motion: int) -> None:
    """Everybody at the table says yes to a question."""
    for voter in range(3):
        harness.do(lambda tx, n: motions.answer(tx, motion, n, True), voter)


def asked(harness: Harness, by: int) -> int:
    """A question to the table is open; its number."""
    return harness.do(motions.ask, by, "pause").id or 0


def lobby(database: Database, now: datetime) -> str:
    """A game that is confirmed, its invitations sent; its id."""
    with database.writing() as session:
        game = propose(session, read_proposal({"players": PLAYERS}), now)
        confirm(GameTransaction.lock(session, game.id, now))
        return game.id


def accepted(database: Database, now: datetime, game_id: str, *seats: int) -> None:
    """The players of these seats accept the invitation."""
    with database.writing() as session:
        for n in seats:
            accept(GameTransaction.lock(session, game_id, now), n)


def given_to_another(database: Database, now: datetime, game_id: str, n: int) -> None:
    """The player of a seat declines the invitation, and somebody else is asked."""
    with locked(database, game_id, now) as tx:
        decline(tx, n)
    with locked(database, game_id, now) as tx:
        ask_another(tx, n, Person("Doro", "doro@posse.test", None))


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
    """A link of a seat from before its player had newer ones, or from before somebody else took the seat."""
    if scope == "offer":  # made for somebody who never had the seat
        raise KeyError(scope)
    if scope == "proposal" or (scope, standing) == ("confirm", "former"):
        return _proposal_given_away(database, now, scope)
    if scope in ("confirm", "invite"):
        game_id, n = lobby(database, now), 0 if scope == "confirm" else OWNER
        if standing == "former":
            given_to_another(database, now, game_id, n)
        else:
            with locked(database, game_id, now) as tx:
                invitations.invite_anew(tx, n)
        return held(scope, game_id, n)
    harness = Harness(database, now)
    if standing == "former":
        motion = substituted(harness, OWNER)
        return held(scope, harness.id, at=motion, motion=motion)
    with locked(database, harness.id, now) as tx:
        fresh_links.renew(tx, OWNER)
    return held(scope, harness.id)


def _proposal_given_away(database: Database, now: datetime, scope: Scope) -> Held:
    """The link to a proposal whose organiser has newer links, or the link of an organiser whose address was wrong."""
    game_id = refused(database, now)
    with locked(database, game_id, now) as tx:
        if scope == "proposal":
            invitations.invite_anew(tx, 0)
        else:
            correct_address(tx, "anna.b@posse.test")
    return held(scope, game_id, 0)


def _proposal(confirmed: bool, database: Database, now: datetime) -> Held:
    return held("proposal", lobby(database, now) if confirmed else refused(database, now), 0)


def _invitation(scope: Scope, dealt: bool, database: Database, now: datetime) -> Held:
    """The link of an organiser to confirm, or of a player who has accepted."""
    n = 0 if scope == "confirm" else OWNER
    game_id = Harness(database, now).id if dealt else lobby(database, now)
    if scope == "invite" and not dealt:
        accepted(database, now, game_id, n)
    return held(scope, game_id, n)


def _turn(past: bool, database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    turn = harness.position().turn
    while past and harness.position().turn == turn:
        harness.act()
    return held("turn", harness.id, turn, motion=asked(harness, (turn + 1) % 3))


def _window(closed: bool, database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    harness.act_until(in_window)
    at, waiting = harness.game().at, harness.position().to_act()
    for n in waiting if closed else ():
        harness.post(n, "pass", at)
    return held("window", harness.id, waiting[0], at, motion=asked(harness, harness.position().turn))


def _motion(settled: bool, database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    motion = asked(harness, 0)
    if settled:
        harness.do(lambda tx, n: motions.answer(tx, motion, n, False), 2)
    return held("motion", harness.id, at=motion, motion=motion)


def _back(returned: bool, database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    motion, at = asked(harness, 0), harness.game().at
    harness.do(resigning.resign, OWNER)
    if returned:
        harness.do(resigning.come_back, OWNER)
        harness.do(resigning.resign, 2)  # somebody else's seat is held now
    return held("back", harness.id, at=at, motion=motion)


def _offer(accept: bool | None, database: Database, now: datetime) -> Held:
    harness = Harness(database, now)
    motion = substituted(harness, OWNER, accept)
    return held("offer", harness.id, at=motion, epoch=1, motion=motion)


def _of_mails(scope: Scope, stopped: bool, database: Database, now: datetime) -> Held:
    """A link to a seat, or of `mute`, in the headers of mails, of `plan`, in a digest, or of others, in texts."""
    harness = Harness(database, now)
    motion = asked(harness, 0)
    if stopped:
        commit(database, actions.stop, harness.id, now)
    return held(scope, harness.id, motion=motion)


def _done(ago: timedelta, database: Database, now: datetime) -> Held:
    """The link that showed a turn's last post, which was made so long ago."""
    harness = Harness(database, now - ago)
    turn = harness.position().turn
    harness.pass_turn()
    return held("done", harness.id, turn, harness.game().at, motion=asked(harness, (turn + 1) % 3))


def _analysis(over: bool, database: Database, now: datetime) -> Held:
    """The link in the mail with a game's result, which is in no mail before."""
    harness = Harness(database, now)
    if over:
        harness.act_until(lambda position: False)
    return held("analysis", harness.id)


def _address(confirmed: bool, database: Database, now: datetime) -> Held:
    """The link in the mail to an address that a guest against robots has typed."""
    with database.writing() as session:
        proposal = read_proposal({"players": [{}, {"robot": "cautious"}, {"robot": "cautious"}]})
        game_id = begin_without_address(session, proposal, now).id
    with locked(database, game_id, now) as tx:
        guest_address.request(tx, "anna@posse.test")
    if confirmed:
        with locked(database, game_id, now) as tx:
            guest_address.confirm(tx)
    return held("address", game_id, 0, 1)


def _join(closed: bool, database: Database, now: datetime) -> Held:
    """The link in the mail to somebody who has asked to join a game; in one that was closed meanwhile."""
    players = [{"name": "Anna", "email": "anna@posse.test"}, {"anyone": True}, {"anyone": True}]
    with database.writing() as session:
        game_id = propose(session, read_proposal({"players": players}), now).id
    with locked(database, game_id, now) as tx:
        confirm(tx)
        joining.request(tx, "Zoë", "zoe@posse.test")
        if closed:
            joining.close(tx)
    return held("join", game_id, 0, 1)


_MADE: dict[Scope, tuple[Any, ...]] = {  # what makes a link, and the argument by which it is live, and past
    "proposal": (_proposal, False, True),
    "confirm": (partial(_invitation, "confirm"), False, True),
    "invite": (partial(_invitation, "invite"), False, True),
    "offer": (_offer, None, False),
    "seat": (partial(_of_mails, "seat"), False),
    "turn": (_turn, False, True),
    "window": (_window, False, True),
    "motion": (_motion, False, True),
    "back": (_back, False, True),
    "mute": (partial(_of_mails, "mute"), False, True),
    "plan": (partial(_of_mails, "plan"), False, True),
    "language": (partial(_of_mails, "language"), True),
    "league": (partial(_of_mails, "league"), True),
    "deadlines": (partial(_of_mails, "deadlines"), False),
    "done": (_done, timedelta(), timedelta(minutes=10)),
    "analysis": (_analysis, True, False),
    "address": (_address, False, True),
    "join": (_join, False, True),
}
SCENES: dict[tuple[Scope, Standing], Callable[[Database, datetime], Held]] = {
    (scope, standing): partial(scene, way)
    for scope, (scene, *ways) in _MADE.items()
    for standing, way in zip(STANDINGS, ways, strict=False)
}
