"""Which mails a player gets under each plan, and when: one table of all kinds.

A player chooses a plan for all their games: `all` mails, only what is `needed`, or one `digest` a day. A digest never
delays a turn too long: one that would have little time left by then is mailed at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal, NamedTuple, get_args
from zoneinfo import ZoneInfo

from service.clocks.schedule import Schedule
from service.mail.delivering.written import NotNow
from service.models import Game, MailPlan, Outmail, Player

PLANS: tuple[MailPlan, ...] = get_args(MailPlan)
When = Literal["at once", "digest", "never"]


class Wanted(NamedTuple):
    """When a mail is sent under each plan but `all`, where it always is at once."""

    needed: When
    digest: When


ALWAYS = Wanted(needed="at once", digest="at once")
TURN = Wanted(needed="at once", digest="digest")
NEWS = Wanted(needed="never", digest="digest")

WANTED: Mapping[str, Wanted] = {  # by kind; of a notice by the first word of its cause
    "confirm": ALWAYS,  # these six hold links that no other mail has
    "address": ALWAYS,
    "invite": ALWAYS,
    "start": ALWAYS,
    "links": ALWAYS,
    "games": ALWAYS,
    "turn": TURN,
    "window": ALWAYS,  # its time is short, and others wait for it
    "reminder": ALWAYS,  # the last mail before a deadline
    "answer": ALWAYS,  # the reply to the player's own mail
    "timeout": NEWS,
    "timeout held": ALWAYS,  # a robot has the seat until its player returns
    "hand": NEWS,
    "result": ALWAYS,  # the last mail of a game
    "digest": ALWAYS,
    "declined": ALWAYS,  # the organiser has to do something about these three
    "lapsed": ALWAYS,
    "unreached": ALWAYS,
    "held": ALWAYS,
    "held-seat": NEWS,
    "bounced": NEWS,
    "motion": ALWAYS,  # a question that closes without a reminder
    "refused": NEWS,
    "unanswered": NEWS,
    "paused": NEWS,
    "ended": ALWAYS,
    "deserted": ALWAYS,
    "stopped": ALWAYS,
    "forgotten": ALWAYS,
    "robot-seat": ALWAYS,
}


def refusal(mail: Outmail, game: Game, player: Player, others_wait: bool, now: datetime) -> NotNow | None:
    """Return why a mail that still applies is not sent now; None if it is.

    `others_wait`: turns of the player in other games are waiting to be mailed.
    """
    when = "at once" if player.mail_plan == "all" else getattr(WANTED[key_of(mail)], player.mail_plan)
    if when == "never":
        return NotNow("unwanted", mail.player_id, player.mail_plan)
    until = _held_until(mail, player, when == "digest", others_wait, now)
    if until is None or (mail.kind == "turn" and not _leaves_time(game, until)):
        return None
    return NotNow("held", mail.player_id, player.mail_plan, until)


def _held_until(mail: Outmail, player: Player, in_digest: bool, others_wait: bool, now: datetime) -> datetime | None:
    """Return until when the plan holds a mail, whatever time that leaves; None if it is to be sent now."""
    if in_digest:
        return player.digest_due
    if mail.kind != "turn" or not player.mails_together or player.mail_plan == "digest":
        return None
    return end_of_quiet_hours(player, now) or (now if others_wait else None)


def end_of_quiet_hours(player: Player, now: datetime) -> datetime | None:
    """Return when the player's quiet hours end; None if they keep none now."""
    if player.quiet_from is None or player.quiet_to is None:
        return None
    schedule = Schedule(ZoneInfo(player.time_zone), (player.quiet_from, player.quiet_to))
    end = schedule.first_allowed(now)
    return end if end > now else None


def key_of(mail: Outmail) -> str:
    """Return the key of a mail in WANTED."""
    word = mail.cause.partition(" ")[0]
    if mail.kind == "notice":
        return word
    return f"{mail.kind} {word}" if f"{mail.kind} {word}" in WANTED else mail.kind


def _leaves_time(game: Game, until: datetime) -> bool:
    """Return whether a turn mailed at that time is mailed before its reminder would be sent."""
    return game.remind_at is not None and until < game.remind_at
