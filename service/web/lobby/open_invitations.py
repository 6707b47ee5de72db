"""Invitations that are not answered, as the organiser sees them: since when, until when, and what may be done."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from engine.language import Text, joined, text
from service.gamelog.log import GameLog
from service.lobby import invitation_reminders
from service.models import Seat
from service.text import robot_levels
from service.web.base import time_formats
from service.web.base.form_fields import Field, FormFields
from service.web.lobby.before_the_deal import ROBOT_LABEL
from service.web.lobby.start_form import robot_field

TITLE = text("{name} has not answered yet")
INVITED = text("Invited on {moment}.")
LAPSES = text("The invitation lapses on {moment}.")
REPEATED = text("You sent a reminder on {moment}.")
REMIND_FROM = text("You can send one reminder, from {moment} on.")


@dataclass(frozen=True)
class OpenInvitation:
    """An invitation that its player may still accept. `n` and `epoch` are what is posted.

    `open`: the form for somebody else needs attention.
    """

    n: int
    epoch: int
    title: str
    name: str
    dates: Text
    may_remind: bool
    open: bool
    new_name: Field
    email: Field
    robot: Field


def open_invitations(
    log: GameLog, failed: Collection[int], now: datetime, typed: Mapping[str, str], wrong: Mapping[str, str]
) -> list[OpenInvitation]:
    """Return the invitations that wait for an answer, but for those that have `failed`, which are free seats.

    What was typed for one of them, and the errors in it, are in its fields.
    """
    zone = log.zone_of(0)
    waiting = [seat for seat in log.seats if seat.state == "invited" and seat.n not in failed]
    return [_invitation(seat, zone, now, typed, wrong) for seat in waiting]


def _invitation(
    seat: Seat, zone: ZoneInfo, now: datetime, typed: Mapping[str, str], wrong: Mapping[str, str]
) -> OpenInvitation:
    posted = typed.get("seat") == str(seat.n) and "withdrawn" in typed
    form = FormFields(typed if posted else {}, wrong if posted else {}, f"instead-{seat.n}")
    return OpenInvitation(
        n=seat.n,
        epoch=seat.epoch,
        title=TITLE.format(name=seat.name),
        name=seat.name,
        dates=joined(_dates(seat, zone, now)),
        may_remind=_may_be_reminded(seat, now),
        open=posted,
        new_name=form.field("name", text("Name")),
        email=form.field("email", text("Mail address")),
        robot=robot_field(form, ROBOT_LABEL, default=robot_levels.DEFAULT),
    )


def _may_be_reminded(seat: Seat, now: datetime) -> bool:
    return seat.reminded_at is None and now >= invitation_reminders.possible_from(seat)


def _dates(seat: Seat, zone: ZoneInfo, now: datetime) -> list[str]:
    """Return when the player was invited, until when they may accept, and when they were or may be reminded."""
    dates = {INVITED: seat.invited_at, LAPSES: seat.due_at, REPEATED: seat.reminded_at}
    if seat.reminded_at is None and not _may_be_reminded(seat, now):
        dates[REMIND_FROM] = invitation_reminders.possible_from(seat)
    return [line.format(moment=time_formats.moment(when, zone)) for line, when in dates.items() if when is not None]
