"""What must hold of mails as they are delivered: taken once, recorded at once, and not refused without consequence."""

from __future__ import annotations

from collections import Counter
from datetime import datetime

from sqlalchemy import event
from sqlalchemy.orm import Session as AnySession
from sqlmodel import Session, col, select

from service.gamelog.presence import BOUNCED
from service.models import UNDER_WAY, ClockNote, Game, Outmail, Seat
from tests.simulation.post_office import REPLIES, Parcel
from tests.simulation.world import World, expect, kept


class Deliveries:
    """Looks at what the mail server has taken and refused since the last time."""

    def __init__(self, world: World) -> None:
        self._world, self._seen = world, 0
        self._taken: Counter[str] = Counter()
        self._unrecorded: list[str] = []
        self._failed: set[int] = set()
        world.at_backups.append(lambda: kept(self, "_failed"))  # after a restore others have their ids
        event.listen(AnySession, "after_commit", self._committed)

    def close(self) -> None:
        event.remove(AnySession, "after_commit", self._committed)

    def check(self, session: Session) -> None:
        expect(not self._unrecorded, f"after they were taken something else was committed: {self._unrecorded}")
        office = self._world.office
        for parcel in office.parcels[self._seen :]:
            self._once(parcel)
        self._seen = len(office.parcels)
        failed = select(Outmail).where(Outmail.state == "failed", col(Outmail.id).not_in(self._failed))
        for mail in session.exec(failed).all():
            self._failed.add(mail.id or 0)
            if is_refused(mail):
                shown = self._world.clocks.first.worker()
                _has_consequences(session, mail, min(self._world.now, shown))

    def _once(self, parcel: Parcel) -> None:
        """A mail is taken once, but for the copies that faults explain."""
        self._taken[parcel.message_id] += 1
        number, most = self._taken[parcel.message_id], 1 + self._world.office.excused[parcel.message_id]
        expect(number <= most, f"a mail {parcel.about} came {number} times, not {most}")

    def _committed(self, session: AnySession) -> None:
        """What a process commits first after a mail was taken is that it was: a failure must not send it again."""
        office = self._world.office
        if office.accepted is None or session.in_nested_transaction():
            return
        taken, office.accepted = office.accepted, None
        with self._world.undisturbed() as reading:
            state = reading.exec(select(Outmail.state).where(Outmail.message_id == taken)).first()
        self._unrecorded += [taken] if state in ("queued", "sending") else []


def is_refused(mail: Outmail) -> bool:
    """Return whether a mail has failed because the mail server refused it for good."""
    return any(reply.decode() in (mail.error or "") for code, reply in REPLIES if code >= 500)


def _has_consequences(session: Session, mail: Outmail, refused_at: datetime) -> None:
    """A mail that was refused for good has stopped its reader's clock; an invitation is told to who asked for it.

    `refused_at`: by the clock of the machine, if that is behind.
    """
    what = f"a mail {mail.kind} of game {mail.game_id} to seat {mail.seat} was refused"
    seat = session.exec(select(Seat).where(Seat.game_id == mail.game_id, Seat.n == mail.seat)).one()
    if session.get_one(Game, mail.game_id).status in UNDER_WAY and seat.player_id == mail.player_id:
        stops = select(ClockNote.id).where(ClockNote.game_id == mail.game_id, ClockNote.seat == mail.seat)
        stops = stops.where(ClockNote.what == "bounced", col(ClockNote.made_at) >= refused_at - BOUNCED)
        expect(session.exec(stops).first() is not None, f"{what}, and the clock of its reader was not stopped")
    if mail.kind == "invite":
        told = select(Outmail.id).where(Outmail.game_id == mail.game_id, Outmail.cause == f"unreached {mail.id}")
        expect(session.exec(told).first() is not None, f"{what}, and nobody was told")
