"""The last messages to a player's devices about a game, and what became of each, for the page *Why no mail?*."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from sqlmodel import col, select

from engine.language import text
from service.following.push_sender import QUIET
from service.mail.registry import kind_of
from service.models import Outmail, Push
from service.web.base.message_rows import NUMBER, MessageWords
from service.web.link.link_requests import LinkRequest

WORDS = MessageWords(
    superseded=text("By then the game asked nothing of you, its mails to you were off, or the device was taken off."),
    failures={
        QUIET: text("It waits for the end of your quiet hours."),
        "not public": text("The push service is none of the public internet, so the device is taken off."),
        "no connection": text("The push service cannot be reached."),
        "not secure": text("The push service has no valid certificate."),
        "no answer": text("The push service did not answer in two seconds."),
        "no HTTP": text("The push service did not answer as a web server does."),
        "status 404": text("The push service does not know the device any more, so it is taken off."),
        "status 410": text("The push service does not know the device any more, so it is taken off."),
    },
    status=text("The push service answered with the status {status}."),
    error=text("The message could not be written."),
)


def device_messages(link: LinkRequest, zone: ZoneInfo) -> list[dict[str, object]]:
    """Return the last messages to the devices of the link's player about its game, in their zone."""
    of_seat = (Outmail.game_id == link.game.id, Outmail.seat == link.seat.n, Outmail.player_id == link.seat.player_id)
    latest = select(Push, Outmail).join(Outmail, col(Outmail.id) == Push.mail_id).where(*of_seat)
    found = link.session.exec(latest.order_by(col(Push.id).desc()).limit(NUMBER))
    return [WORDS.row(kind_of(mail).title, push, zone) for push, mail in found]
