"""What must hold of mails: whoever is asked has one about it, none is about what is past, an answer counts once."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from email.message import Message

from sqlmodel import Session, col, select

from service.gamelog import presence
from service.mail.kinds.answer import PLAYED_BEFORE
from service.models import Answer, Game, Inmail, LoggedMove, Outmail, Player, Seat
from service.queues.row_claims import CLAIM
from tests.simulation.post_office import Parcel
from tests.simulation.secrecy_invariants import SecretHands
from tests.simulation.world import World, expect

LATEST = 20  # of received mails that are looked at
LATE = CLAIM + timedelta(minutes=5)  # a mail that was claimed in time may leave so long after its question is past


def asked_get_a_mail(_world: World, session: Session, game: Game) -> None:
    """Whoever is asked out of turn, and has not answered, has a mail about it, made for their present address.

    But for deals, in which the page shows it, or the answer to a mail.
    """
    if game.deal is not None or game.status != "playing" or game.window_at is None or game.position is None:
        return
    answered = set(session.exec(select(Answer.seat).where(Answer.game_id == game.id, Answer.at == game.at)))
    asked = select(Seat, Player).join(Player).where(Seat.game_id == game.id).order_by(col(Seat.n))
    for seat, player in session.exec(asked).all():
        waited_for = seat.n in game.position["pending"]["waiting"] and seat.n not in answered  # type: ignore[index]
        if not waited_for or not presence.plays(seat) or seat.away_until is not None or seat.mails_off or player.muted:
            continue
        mails = select(Outmail.id).where(Outmail.game_id == game.id, Outmail.seat == seat.n, Outmail.at == game.at)
        mail = session.exec(mails.where(Outmail.kind == "window", Outmail.player_id == player.id)).first()
        expect(mail is not None, f"game {game.id}: seat {seat.n} is asked after move {game.at}, and no mail says so")


def answers_in_time_count(world: World, session: Session, game: Game) -> None:
    """What came by mail before its deadline is not played by the clock instead, unless it says again what was done."""
    waiting = world.ledger.letters.pop(game.id, [])
    for letter in waiting:
        if game.status == "playing" and game.at == letter.at:
            world.ledger.letters[game.id].append(letter)
            continue
        row = session.get(LoggedMove, (game.id, letter.at + 1))
        by_clock = row is not None and row.seat == letter.seat and row.mark == "clock"
        inmail = session.exec(select(Inmail).where(Inmail.message_id == letter.message_id)).first()
        told = inmail is None or inmail.state in ("ignored", "failed") or inmail.why == PLAYED_BEFORE
        to_earlier = inmail is not None and inmail.why == "past" and inmail.at < letter.at  # they answered an old mail
        what = f"game {game.id}: seat {letter.seat} answered {letter.line} before {letter.due}"
        expect(not by_clock or told or to_earlier, f"{what}, and the clock played: {inmail and inmail.state}")


class LeavingMails:
    """Looks at each mail that has left."""

    def __init__(self, world: World) -> None:
        self._world, self._seen = world, 0
        self._hands = SecretHands(world)
        self._answers: dict[object, set[str]] = defaultdict(set)  # by what is answered, or its Message-ID
        world.at_backups.append(lambda: self._answers.clear)  # after a restore a mail may be answered once more

    def check(self, session: Session) -> None:
        parcels = self._world.office.parcels
        for parcel in parcels[self._seen :]:
            self._check(session, parcel)
        self._seen = len(parcels)

    def _check(self, session: Session, parcel: Parcel) -> None:
        mail = parcel.read
        kind = mail["X-Posse-Kind"]
        if kind == "answer" and mail["In-Reply-To"]:
            self._answered_once(session, mail, parcel)
        if kind == "window":
            self._hands.check(parcel.message_id)
        if kind in ("turn", "window"):
            shown = _ended(session, kind, mail["X-Posse-Game"], int(mail["X-Posse-Seat"]), int(mail["X-Posse-At"]))
            ended = None if shown is None else self._world.clocks.time_of(shown)
            late = ended is not None and parcel.taken_at > ended + LATE
            expect(
                not late, f"the mail {parcel.about} left at {parcel.taken_at}, and what it asks for ended at {ended}"
            )

    def _answered_once(self, session: Session, answer: Message, parcel: Parcel) -> None:
        """What was played is said once in a turn, also if it came in two mails that answer the same one."""
        answered = answer["In-Reply-To"]
        letter = self._world.ledger.written.get(answered)
        inmail = session.exec(select(Inmail).where(Inmail.message_id == answered)).first()
        what: object = answered
        if letter is not None and inmail is not None and inmail.state in ("played", "sealed"):
            what = answer["X-Posse-Game"], inmail.at, inmail.turn_at, *letter[1:]
        self._answers[what].add(parcel.message_id)
        once = len(self._answers[what]) == 1
        expect(once, f"the mail {answered} was answered, and so was another that said the same")


def _ended(session: Session, kind: str, game: str, seat: int, at: int) -> datetime | None:
    """Return when a turn ended by a discard, or when a window closed, that began after move `at`; None if not yet."""
    later = (
        select(LoggedMove.made_at).where(LoggedMove.game_id == game, col(LoggedMove.n) > at).order_by(col(LoggedMove.n))
    )
    if kind == "turn":
        later = later.where(LoggedMove.seat == seat, col(LoggedMove.move).startswith("discard "))
    return session.exec(later.limit(1)).first()


class ReadMails:
    """Looks at what became of each received mail: once it is read, that stays so."""

    def __init__(self, world: World) -> None:
        self._results: dict[str, tuple[object, ...]] = {}  # by key: SQLite gives the numbers of deleted rows again
        world.at_backups.append(lambda: self._results.clear)  # what came since the backup is read again

    def check(self, session: Session) -> None:
        latest = select(Inmail.key, Inmail.state, Inmail.why, Inmail.answered).order_by(col(Inmail.id).desc())
        for key, *result in session.exec(latest.limit(LATEST)).all():
            if result[0] != "received":
                before = self._results.setdefault(key, tuple(result))
                expect(before == tuple(result), f"a mail that was read was read again: {before}, then {result}")
