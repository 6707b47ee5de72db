"""Which mails a player gets under each plan, and when.

A player chooses a plan for all their games: `all` mails, only what is `needed`, or one `digest` a day. A digest never
delays a turn too long: one that would have little time left by then is mailed at once.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal, get_args
from zoneinfo import ZoneInfo

from service.clocks.schedule import Schedule
from service.mail.delivering.renderer import NotNow
from service.models import Game, MailPlan, Player

PLANS: tuple[MailPlan, ...] = get_args(MailPlan)
# How much a kind of mail is wanted: `always` at once; a `turn` may wait for the digest, for the end of quiet hours or
# to be told with turns in other games; `news` may wait for the digest, and is not needed.
Wanted = Literal["always", "turn", "news"]


def refusal(wanted: Wanted, game: Game, player: Player, others_wait: bool, now: datetime) -> NotNow | None:
    """Return why a mail that still applies is not sent now; None if it is.

    `others_wait`: turns of the player in other games are waiting to be mailed.
    """
    if wanted == "news" and player.mail_plan == "needed":
        return NotNow("unwanted", player.id or 0, player.mail_plan)
    until = _postponed_until(wanted, player, others_wait, now)
    if until is None or (wanted == "turn" and (game.remind_at is None or until >= game.remind_at)):
        return None  # a turn has to be mailed before its reminder
    return NotNow("held", player.id or 0, player.mail_plan, until)


def _postponed_until(wanted: Wanted, player: Player, others_wait: bool, now: datetime) -> datetime | None:
    """Return until when the plan postpones a mail, whatever time that leaves; None if it is to be sent now."""
    if wanted != "always" and player.mail_plan == "digest":
        return player.digest_due
    if wanted != "turn" or not player.mails_together:
        return None
    return end_of_quiet_hours(player, now) or (now if others_wait else None)


def end_of_quiet_hours(player: Player, now: datetime) -> datetime | None:
    """Return when the player's quiet hours end; None if they keep none now."""
    if player.quiet_from is None or player.quiet_to is None:
        return None
    schedule = Schedule(ZoneInfo(player.time_zone), (player.quiet_from, player.quiet_to))
    end = schedule.first_allowed(now)
    return end if end > now else None
