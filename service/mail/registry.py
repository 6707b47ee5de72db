"""The module for each kind of mail: find that of a row of the outbox."""

from __future__ import annotations

from service.gamelog import requested_address
from service.mail.composing.draft import About
from service.mail.composing.kind import Kind
from service.mail.delivering.outbox import UNSOLICITED
from service.mail.kinds import (
    address,
    all_games,
    answer,
    bounced,
    confirm,
    empty_seat,
    ended,
    farewell,
    hand,
    held,
    invite,
    motion,
    paused,
    refused,
    reminder,
    result,
    robot_seat,
    seat_held,
    seat_link,
    start,
    stopped,
    timeout,
    turn,
    unanswered,
    unreached,
    window,
)
from service.models import Outmail, Player

KINDS: dict[str, Kind] = {
    "confirm": confirm,
    "invite": invite,
    "start": start,
    "turn": turn,
    "window": window,
    "reminder": reminder,
    "timeout": timeout,
    "hand": hand,
    "result": result,
    "answer": answer,
    "links": seat_link,
    "games": all_games,
    "address": address,
}
NOTICES: dict[str, Kind] = {  # by the first word of the cause
    "declined": empty_seat,
    "lapsed": empty_seat,
    "held": held,
    "held-seat": seat_held,
    "bounced": bounced,
    "unreached": unreached,
    "motion": motion,
    "refused": refused,
    "unanswered": unanswered,
    "paused": paused,
    "ended": ended,
    "deserted": ended,
    "stopped": stopped,
    "forgotten": farewell,
    "robot-seat": robot_seat,
}
TO_FORMER = ("forgotten", "robot-seat")  # notices to somebody who has no seat in the game any more


def kind_of(mail: Outmail) -> Kind:
    """Return the module of a mail. Raises KeyError for one that this program does not know."""
    return NOTICES[mail.cause.partition(" ")[0]] if mail.kind == "notice" else KINDS[mail.kind]


def is_to_former(mail: Outmail) -> bool:
    """Return whether a mail is to somebody who has no seat in its game any more, and so gets no link to one."""
    return mail.kind == "notice" and mail.cause.partition(" ")[0] in TO_FORMER


def still_applies(about: About) -> bool:
    """Return whether a mail is to be sent: its reader has the seat, wants it, and its kind says it still applies."""
    to_outsider = is_to_former(about.mail) or about.mail.kind == requested_address.KIND
    if not to_outsider and about.seat.player_id != about.mail.player_id:
        return False  # the seat is somebody else's by now
    if about.mail.kind in UNSOLICITED and about.session.get_one(Player, about.mail.player_id).muted:
        return False
    return kind_of(about.mail).still_applies(about)
