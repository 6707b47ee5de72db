"""Which mails of all their games a player chooses to get; `service.mail.composing.plans` has what each plan means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

from service.games.transaction import GameTransaction
from service.mail.composing.plans import PLANS
from service.mail.delivering import postponed
from service.models import MailPlan, Player
from service.players import deal_mails
from service.text import fields
from service.text.fields import FieldParser

FIELDS = ("plan", "digest_at", "together", "deal", "deal_at")


@dataclass(frozen=True)
class Chosen:
    """A player's choice. `digest_minute`, `deal_minute`: in minutes since midnight in the player's time zone.

    `deal`: they want the deal of each day.
    """

    plan: MailPlan
    digest_minute: int
    together: bool
    deal: bool
    deal_minute: int


def read(data: Mapping[str, object], player: Player) -> Chosen:
    """Parse a form or JSON; a missing or blank field keeps the present value.

    Raises errors.Invalid with every mistake, by the name of its field.
    """
    reader = FieldParser()
    reader.only(data, FIELDS)
    chosen = Chosen(
        reader.read("plan", data, fields.one_of(PLANS), player.mail_plan),
        reader.read("digest_at", data, fields.time_of_day, player.digest_minute),
        reader.read("together", data, fields.yes_or_no, player.mails_together),
        reader.read("deal", data, fields.yes_or_no, player.deal_mails),
        reader.read("deal_at", data, fields.time_of_day, player.deal_minute),
    )
    reader.done()
    return chosen


def keep(session: Session, player_id: int, chosen: Chosen, now: datetime) -> None:
    """Store a player's choice; it counts at once for the mails that were postponed."""
    player = session.get_one(Player, player_id, with_for_update={"key_share": True})
    player.mail_plan, player.digest_minute = chosen.plan, chosen.digest_minute
    player.mails_together = chosen.together
    player.deal_mails, player.deal_minute = chosen.deal, chosen.deal_minute
    reschedule(session, player, now)


def reschedule(session: Session, player: Player, now: datetime) -> None:
    """Set anew when the next digest and the next deal are due, for a player who has changed their plan or hours."""
    postponed.reschedule(session, player, now)
    deal_mails.schedule(player, now)


def keep_deals(tx: GameTransaction, n: int, data: Mapping[str, object]) -> None:
    """Store whether the player of a seat wants the deals by mail, as they take it; a missing field changes nothing.

    Raises errors.Invalid for an hour that is none.
    """
    if not {"deal", "deal_at"} & data.keys():
        return
    player = tx.session.get_one(Player, tx.seats[n].player_id)
    chosen = read({name: data[name] for name in ("deal", "deal_at") if name in data}, player)
    keep(tx.session, tx.seats[n].player_id or 0, chosen, tx.now)


def reset(player: Player) -> None:
    """Forget a player's choice."""
    player.mail_plan, player.mails_together, player.digest_due = "all", False, None
    deal_mails.reset(player)
