"""What must hold of reports about mails: each is read, and only one that a mail was not delivered has consequences."""

from __future__ import annotations

from sqlmodel import Session, col, select

from service.clocks import timeline
from service.models import UNDER_WAY, Game, Inmail, Outmail, Seat
from tests.simulation.faults.mail_route import NOT_DELIVERED, Report
from tests.simulation.world import World, expect


class Reports:
    """Looks at each report that the site has taken, once it should have been read."""

    def __init__(self, world: World) -> None:
        self._world, self._unread, self._seen = world, list[Report](), 0
        world.at_backups.append(lambda: self._forget)

    def check(self, session: Session) -> None:
        reports = self._world.reports
        self._unread += reports[self._seen :]
        self._seen = len(reports)
        self._unread = [report for report in self._unread if not self._is_read(session, report)]

    def _forget(self) -> None:
        """Expect nothing of what came before: after a restore it is lost."""
        self._unread.clear()

    def _is_read(self, session: Session, report: Report) -> bool:
        """Check a report; return False if it may wait, since no sweep could do its work."""
        mail = session.exec(select(Outmail).where(Outmail.message_id == report.about)).first()
        if mail is None:  # deleted, or sent again
            return True
        what = f"a report ({report.kind}) about a mail {mail.kind} of game {mail.game_id} to seat {mail.seat}"
        stored = session.exec(select(Inmail).where(Inmail.outmail_id == mail.id)).all()
        unread = [inmail for inmail in stored if inmail.state == "received"]
        if unread:
            waits = self._world.swept_at is None or any(inmail.tries for inmail in unread)  # for the end of a claim
            expect(waits or _is_after_another(session, unread[0]), f"{what} is not read by a sweep")
            return False
        came_back = {other.kind for other in self._world.reports if other.about == report.about} & {*NOT_DELIVERED}
        if came_back:
            expect(mail.state == "failed", f"{what} is read, and the mail counts as {mail.state}")
        else:
            expect("reported by mail" not in (mail.error or ""), f"{what} has failed it")
        if report.kind == "permanent" and any(inmail.state == "returned" for inmail in stored):
            _stops_the_clock(session, mail, what)
        return True


def _is_after_another(session: Session, report: Inmail) -> bool:
    """Return whether an earlier mail about its game is not read either: mails of a game are read in their order."""
    earlier = select(Inmail.id).where(Inmail.game_id == report.game_id, Inmail.state == "received")
    return session.exec(earlier.where(col(Inmail.id) < report.id)).first() is not None


def _stops_the_clock(session: Session, mail: Outmail, what: str) -> None:
    """A report for good stops its reader's clock once in each game: readers could write one themselves."""
    game = session.get_one(Game, mail.game_id)
    seat = session.exec(select(Seat).where(Seat.game_id == mail.game_id, Seat.n == mail.seat)).one()
    if game.status in UNDER_WAY and seat.player_id == mail.player_id:
        expect(timeline.has_been(session, game, seat.n, "bounced"), f"{what} has not stopped the clock of its reader")
