"""The last messages to a player's devices about a game, and what became of each, for the page *Why no mail?*."""

from __future__ import annotations

from sqlmodel import col, select

from engine.language import Text, text, text_of
from service.clocks import zones
from service.devices.push_sender import QUIET
from service.mail.registry import kind_of
from service.models import Outmail, Push, PushState
from service.web.base import time_formats
from service.web.base.link_requests import LinkRequest

NUMBER = 10  # messages that are listed

STATES: dict[PushState, Text] = {
    "queued": text_of("mail", "waits"),
    "sending": text_of("mail", "waits"),
    "sent": text_of("mail", "sent"),
    "superseded": text_of("mail", "not sent"),
    "failed": text_of("mail", "failed"),
}
SUPERSEDED = text("By then the game asked nothing of you, its mails to you were off, or the device was taken off.")
FAILURES: dict[str, Text] = {
    QUIET: text("It waits for the end of your quiet hours."),
    "not public": text("The push service is none of the public internet, so the device is taken off."),
    "no connection": text("The push service cannot be reached."),
    "not secure": text("The push service has no valid certificate."),
    "no answer": text("The push service did not answer in two seconds."),
    "no HTTP": text("The push service did not answer as a web server does."),
    "status 404": text("The push service does not know the device any more, so it is taken off."),
    "status 410": text("The push service does not know the device any more, so it is taken off."),
}
_STATUS = text("The push service answered with the status {status}.")
_ERROR = text("The message could not be written.")


def device_messages(link: LinkRequest) -> list[dict[str, object]]:
    """Return the last messages to the devices of the link's player about its game, in the player's zone."""
    zone = zones.zone_of(link.session, link.seat.player_id)
    of_seat = (Outmail.game_id == link.game.id, Outmail.seat == link.seat.n, Outmail.player_id == link.seat.player_id)
    latest = select(Push, Outmail).join(Outmail, col(Outmail.id) == Push.mail_id).where(*of_seat)
    return [
        {
            "about": kind_of(mail).title,
            "state": STATES[push.state],
            "bad": push.state == "failed",
            "told": _told(push),
            "when": time_formats.local_moment(push.sent_at or push.created_at, zone),
        }
        for push, mail in link.session.exec(latest.order_by(col(Push.id).desc()).limit(NUMBER))
    ]


def _told(push: Push) -> str:
    """Return more about a message that has not arrived; empty for any other."""
    if push.state == "superseded":
        return SUPERSEDED
    if push.error is None:
        return ""
    word, _, status = push.error.partition(" ")
    otherwise = _STATUS.format(status=status) if word == "status" else _ERROR
    return FAILURES.get(push.error, otherwise)
