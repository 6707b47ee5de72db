"""To an invited player: who asks, what is played, how long, with whom. Names have fixed places, in the text quoted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session

from engine.language import counted, joined, text
from service.gamelog import talk
from service.gamelog.presence import is_robot, known_name, shown_address
from service.mail.composing import plaintext
from service.mail.composing.kind import AtTable, Context, Draft, Kind, epoch_cause
from service.models import UNDER_WAY, Motion, Outmail, Player, Seat
from service.text.names import clean_name
from service.views.lasting import lasting
from service.views.terms import terms_of

AGAIN, REMINDER = "again", "reminder"  # the causes of repetitions: as nobody has answered, at the organiser's request
_OFFER = "seat"
_NAMED, _ROBOT = text("“{name}”"), text("“{name}” (a robot)")


def offer_cause(motion: Motion) -> str:
    """Return the cause of the mail that offers the seat of a game under way after this question was carried."""
    return f"{_OFFER} {motion.id}"


def offer_of(session: Session, mail: Outmail) -> Motion | None:
    """Return the motion whose seat this mail offers; None if it is an ordinary invitation, or another kind of mail."""
    word, _, number = mail.cause.partition(" ")
    return session.get(Motion, int(number)) if mail.kind == "invite" and word == _OFFER else None


def offered_seat(offer: Motion, seat: Seat) -> Seat:
    """Return the seat as if the new player had it; it is not stored."""
    return Seat(
        game_id=seat.game_id,
        n=seat.n,
        name=offer.name or "",
        player_id=offer.player_id,
        state="invited",
        epoch=seat.epoch + 1,
        due_at=offer.due_at,
    )


def still_applies(draft: Draft) -> bool:
    """Return whether the seat waits for the reader's answer: before the deal, or held and offered to them."""
    offer = offer_of(draft.log.session, draft.mail)
    if offer is not None:
        return offer.state == "carried" and draft.game.status in UNDER_WAY
    return draft.game.status == "inviting" and draft.seat.state == "invited"


def context(draft: Draft) -> Context:
    """Return the link, who asks, who else plays, and the terms."""
    offer = offer_of(draft.log.session, draft.mail)
    seats, links = draft.log.seats, draft.links
    organiser = seats[0 if offer is None else offer.by]
    line = talk.of_invitation(draft.log) if offer is None else None
    quoted = None if line is None else plaintext.quotation(organiser.name, line)
    return {
        "link": links.page("invite", draft.seat) if offer is None else links.page("offer", draft.seat, offer.id or 0),
        "again": draft.mail.cause.partition(" ")[0] in (AGAIN, REMINDER),
        "organiser": organiser.name,
        "inviter": organiser.name if _is_name(organiser.name) else None,
        "company": _company(draft, [seat for seat in seats if seat.n not in (organiser.n, draft.seat.n)]),
        "lasting": None if offer is not None else lasting(len(seats), sum(map(is_robot, seats)), draft.game.turn_hours),
        "instead_of": None if offer is None else seats[draft.seat.n].name,
        "until": None if draft.seat.due_at is None else draft.local(draft.seat.due_at),
        "terms": terms_of(draft.game),
        "message": quoted,
        "uncounted": 0 if quoted is None else len(quoted.plain.split()),
        "address": None if offer is not None else shown_address(draft.log.session, draft.game, organiser),
    }


def _is_name(text: str) -> bool:
    """Return whether a form accepts this as a name: nothing else of a stranger's is in a subject."""
    try:
        return clean_name(text) == text
    except ValueError:
        return False


def _company(draft: Draft, seats: Sequence[Seat]) -> str:
    """Return the names of players in quotation marks, and how many more, like the reader, have not accepted yet."""
    known = [(seat, known_name(draft.game, seat)) for seat in seats]
    named = [(_NAMED if seat.robot is None else _ROBOT).format(name=name) for seat, name in known if name]
    more = len(known) - len(named)
    invited = [counted("one more who is invited", "{number} more who are invited", more)] if more else []
    return joined([*named, *invited], ", ")


KIND = Kind(
    "invite",
    text("The invitation"),
    context,
    still_applies,
    text("Not sent: you had answered, the seat was no longer offered, or you wanted no such mails."),
    may_be_muted=False,
    unsolicited=True,
    most_words=120,
    # What one agrees to is never left out, and neither is the commitment.
    cuts=("explanations", "how it is played", "pace", "game", "name", "lasting", "company", "names"),
)


def queue(table: AtTable, n: int, *, sent: bool = True) -> None:
    """Invite the player of seat `n` at the request of the organiser."""
    cause = epoch_cause("", table.seats[n].epoch)
    KIND.queue(table, n, cause, asked_by=table.seats[0].player_id, sent=sent)


def queue_repetition(table: AtTable, n: int) -> None:
    """Repeat an invitation that was not answered."""
    KIND.queue(table, n, epoch_cause(AGAIN, table.seats[n].epoch))


def queue_reminder(table: AtTable, n: int, not_before: datetime) -> None:
    """Repeat an invitation at the request of the organiser, due at `not_before`."""
    cause, organiser = epoch_cause(REMINDER, table.seats[n].epoch), table.seats[0].player_id
    KIND.queue(table, n, cause, asked_by=organiser, due=not_before)


def queue_offer(table: AtTable, motion: Motion, guest: Player, not_before: datetime) -> None:
    """Offer the seat of a carried motion to its new player, due at `not_before`."""
    asked_by = table.seats[motion.by].player_id
    cause, n = offer_cause(motion), motion.seat or 0
    KIND.queue(table, n, cause, player_id=guest.id, asked_by=asked_by, due=not_before)
