"""What a seat's page offers beside the moves: pausing, ending, giving a held seat to somebody else, coming back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from zoneinfo import ZoneInfo

from engine.language import joined, text
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.models import UNDER_WAY, Motion, Seat
from service.players.failed_mails import FailedMail
from service.table import motions, substitutes
from service.views import questions
from service.web.base import time_formats
from service.web.base.form_fields import Field, FormFields

SENTENCES = {
    "until": text("The question is open until {moment}."),
    "resumes": text("Any of you may resume the game. Otherwise the game is resumed on {moment}."),
    "may resume": text("Any of you may resume the game."),
    "offer": text("A robot holds {owner}’s seat. Offer it to somebody else?"),
    "consent": text(
        "All other players must agree within 48 hours, and {owner} may object. After that the new player is invited, "
        "and gets the seat with its hand and its money."
    ),
    "not reached": text("You can correct the address below."),
    "correct": text("{substitute} was not reached. Correct the address?"),
    "same name": text("As long as the name stays {substitute}, nobody is asked again."),
    "ask": text("Ask the table"),
    "invite": text("Send the invitation"),
}


@dataclass(frozen=True)
class OpenQuestion:
    """An open question as one player reads it.

    `agreed`: they have said yes, and others are still asked. `may_answer`: the player's yes is missing, or they may
    still say no. `about_own_seat`: their own seat is to be given to somebody else.
    """

    id: int
    text: str
    until: str
    agreed: bool
    may_answer: bool
    about_own_seat: bool


@dataclass(frozen=True)
class HeldSeat:
    """The form that offers a seat held by a robot to somebody else, or corrects the address of an offer.

    `n` is what is posted. `answer`: what a mail server has answered. `open`: the form needs attention.
    """

    n: int
    title: str
    hint: str
    answer: str
    button: str
    open: bool
    name: Field
    email: Field


@dataclass(frozen=True)
class TableControls:
    """What a seat's page offers beside the moves. `resumes`: how a paused game goes on; empty if it is not paused."""

    held: bool
    resumes: str
    may_pause: bool
    may_end: bool
    questions: tuple[OpenQuestion, ...]
    held_seats: tuple[HeldSeat, ...]


def table_controls(
    log: GameLog, seat: Seat, typed: Mapping[str, str], wrong: Mapping[str, str]
) -> TableControls | None:
    """Return what the player of this seat may do now beside the moves; None if the game is not under way.

    `typed` and `wrong` are what was typed and its errors in an offer of a seat that was rejected.
    """
    game, seats, held = log.game, log.seats, presence.is_held(seat)
    if game.status not in UNDER_WAY:
        return None
    waiting = motions.open_motions(log)
    zone = log.zone_of(seat.n)
    open_kinds = {motion.kind for motion in waiting if motion.state == "open"}
    offers = {motion.seat: motion for motion in waiting if motion.kind == "substitute"}
    may_offer = not held and substitutes.organiser(seats) == seat.n
    failed = substitutes.failed_offers(log, seat.n) if may_offer and offers else {}  # by seat
    return TableControls(
        held=held,
        resumes=_resumes(log, zone) if game.status == "paused" and not held else "",
        may_pause=not held and game.status == "playing" and "pause" not in open_kinds and game.erase_at is None,
        may_end=not held and "end" not in open_kinds,
        questions=tuple(_with_failure(open_question(one, seats, seat.n, zone), one, failed) for one in waiting),
        held_seats=tuple(
            _offer_form(one, offers.get(one.n), failed.get(one.n), typed, wrong)
            for one in seats
            if may_offer and presence.is_held(one) and (one.n not in offers or one.n in failed)
        ),
    )


def open_question(motion: Motion, seats: list[Seat], n: int, zone: ZoneInfo) -> OpenQuestion:
    """Return a question as the player of seat `n`, whose time zone is `zone`, reads it."""
    agreed = n in motion.agreed
    asked = n in (*motion.asked, motion.seat) and (motion.state == "open" or n == motion.seat)
    until = "" if motion.due_at is None else SENTENCES["until"].format(moment=time_formats.moment(motion.due_at, zone))
    return OpenQuestion(
        id=motion.id or 0,
        text=questions.question(motion, seats, n),
        until=until,
        agreed=agreed and motion.state == "open",
        may_answer=asked and not agreed,
        about_own_seat=n == motion.seat,
    )


def _with_failure(question: OpenQuestion, motion: Motion, failed: Mapping[int, FailedMail]) -> OpenQuestion:
    """Return the question; if the mail to the substitute has failed, with what the player may do about it."""
    if motion.seat is None or motion.seat not in failed:
        return question
    told = joined((question.text, failed[motion.seat].result, SENTENCES["not reached"]))
    return replace(question, text=told, until="")


def _resumes(log: GameLog, zone: ZoneInfo) -> str:
    if log.game.due_at is None:
        return SENTENCES["may resume"]
    return SENTENCES["resumes"].format(moment=time_formats.moment(log.game.due_at, zone))


def _offer_form(
    seat: Seat, offer: Motion | None, failed: FailedMail | None, typed: Mapping[str, str], wrong: Mapping[str, str]
) -> HeldSeat:
    """Return the form for a held seat: to offer it, or to correct the address of an offer whose mail has failed."""
    posted = typed.get("seat") == str(seat.n)
    fields = FormFields(typed if posted else {}, wrong if posted else {}, f"offer-{seat.n}")
    substitute = offer.name or "" if offer is not None else ""
    title, hint, button = ("offer", "consent", "ask") if failed is None else ("correct", "same name", "invite")
    return HeldSeat(
        n=seat.n,
        title=SENTENCES[title].format(owner=seat.name, substitute=substitute),
        hint=SENTENCES[hint].format(owner=seat.name, substitute=substitute),
        answer="" if failed is None else failed.answer,
        button=SENTENCES[button],
        open=failed is not None or (posted and bool(wrong)),
        name=fields.field("name", text("Name"), substitute),
        email=fields.field("email", text("Mail address")),
    )
