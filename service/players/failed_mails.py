"""Mails that ask somebody to play and have failed permanently, so that whoever named the address may correct it.

Only the last such mail to a seat counts: a repetition that arrives, or another player, makes the failure irrelevant. A
blocked address is sent nothing, so nothing fails: it cannot be told from one whose mail has arrived.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlmodel import Session, col, select

from engine.language import text
from service.gamelog.log import GameLog
from service.mail.kinds.invite import offer_cause
from service.mail.registry import UNSOLICITED
from service.models import Motion, Outmail, Player
from service.text.addresses import masked
from service.text.replies import shown_reply


@dataclass(frozen=True)
class FailedMail:
    """A failed mail to the player of a seat; `address` is masked. `reply`: the mail server's, if one has refused it."""

    seat: int
    address: str
    reply: str | None

    @property
    def result(self) -> str:
        """The result of the mail, as a sentence."""
        return text("The mail to {address} could not be delivered.").format(address=self.address)

    @property
    def answer(self) -> str:
        """The mail server's reply, as a sentence; empty if none is known."""
        return "" if self.reply is None else text("The mail server answered: “{reply}”.").format(reply=self.reply)

    def unmasked(self, address: str) -> FailedMail:
        """Return the same for whoever typed the address, who may read it."""
        return replace(self, address=address)


def before_the_deal(log: GameLog) -> dict[int, FailedMail]:
    """Return by seat the failed mails to players whose answer is missing."""
    mails = select(Outmail).where(Outmail.game_id == log.game.id, col(Outmail.kind).in_(UNSOLICITED))
    last = {mail.seat: mail for mail in log.session.exec(mails.order_by(col(Outmail.id)))}
    return {n: _failed(log.session, mail) for n, mail in last.items() if _has_failed(log, mail)}


def of_offer(log: GameLog, motion: Motion) -> FailedMail | None:
    """Return the failed mail that offers a seat to the substitute whom all players agreed to; None if it has not."""
    offer = select(Outmail).where(Outmail.game_id == log.game.id, Outmail.kind == "invite")
    mail = log.session.exec(offer.where(Outmail.cause == offer_cause(motion))).first()
    return _failed(log.session, mail) if mail is not None and mail.state == "failed" else None


def of_request(log: GameLog, request: Outmail) -> FailedMail | None:
    """Return the failed mail to an address that the guest of a game has typed; None if it has not failed."""
    return _failed(log.session, request) if request.state == "failed" else None


def _has_failed(log: GameLog, mail: Outmail) -> bool:
    """Return whether the last mail to a seat has failed and its player could still answer."""
    seat = log.seats[mail.seat]
    return mail.state == "failed" and seat.state in ("invited", "lapsed") and seat.player_id == mail.player_id


def _failed(session: Session, mail: Outmail) -> FailedMail:
    address = session.get_one(Player, mail.player_id).address
    return FailedMail(mail.seat, masked(address), shown_reply(mail.error))
