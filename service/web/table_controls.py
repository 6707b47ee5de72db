"""What a seat's page offers beside the moves: pausing, ending, giving a held seat to somebody else, coming back."""

from __future__ import annotations

from dataclasses import dataclass
from zoneinfo import ZoneInfo

from service.clocks import zones
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.models import Motion, Seat
from service.seats import motions, substitutes
from service.views import questions
from service.web import formats
from service.web.start_form import Field, FormFields

SENTENCES = {
    "until": "The question is open until {moment}.",
    "resumes": "Any of you may resume the game. Otherwise the game is resumed on {moment}.",
    "may resume": "Any of you may resume the game.",
}


@dataclass(frozen=True)
class OpenQuestion:
    """An open question as one player reads it.

    `may_answer`: the player's yes is missing, or they may still say no. `about_own_seat`: their own seat is to be given
    to somebody else.
    """

    id: int
    text: str
    until: str
    agreed: bool
    may_answer: bool
    about_own_seat: bool


@dataclass(frozen=True)
class HeldSeat:
    """A seat held by a robot that the reader may offer to somebody else. `n` is what is posted."""

    n: int
    holder: str
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


def table_controls(log: GameLog, seat: Seat, typed: dict[str, str], wrong: dict[str, str]) -> TableControls | None:
    """Return what the player of this seat may do now beside the moves; None if the game is not under way.

    `typed` and `wrong` are what was typed and its errors in an offer of a seat that was rejected.
    """
    game, seats, held = log.game, log.seats, presence.is_held(seat)
    if game.status not in ("playing", "paused"):
        return None
    waiting = motions.open_motions(log)
    zone = zones.zone_of(log.session, seat.player_id)
    open_kinds = {motion.kind for motion in waiting if motion.state == "open"}
    offered = {motion.seat for motion in waiting}
    may_offer = not held and substitutes.organiser(seats) == seat.n
    return TableControls(
        held=held,
        resumes=_resumes(log, zone) if game.status == "paused" and not held else "",
        may_pause=not held and game.status == "playing" and "pause" not in open_kinds,
        may_end=not held and "end" not in open_kinds,
        questions=tuple(open_question(motion, seats, seat.n, zone) for motion in waiting),
        held_seats=tuple(
            _held_seat(one, typed, wrong)
            for one in seats
            if may_offer and presence.is_held(one) and one.n not in offered
        ),
    )


def open_question(motion: Motion, seats: list[Seat], n: int, zone: ZoneInfo) -> OpenQuestion:
    """Return a question as the player of seat `n`, whose time zone is `zone`, reads it."""
    agreed = n in motion.agreed
    asked = n in (*motion.asked, motion.seat) and (motion.state == "open" or n == motion.seat)
    until = "" if motion.due_at is None else SENTENCES["until"].format(moment=formats.moment(motion.due_at, zone))
    return OpenQuestion(
        id=motion.id or 0,
        text=questions.question(motion, seats, n),
        until=until,
        agreed=agreed,
        may_answer=asked and not agreed,
        about_own_seat=n == motion.seat,
    )


def _resumes(log: GameLog, zone: ZoneInfo) -> str:
    if log.game.due_at is None:
        return SENTENCES["may resume"]
    return SENTENCES["resumes"].format(moment=formats.moment(log.game.due_at, zone))


def _held_seat(seat: Seat, typed: dict[str, str], wrong: dict[str, str]) -> HeldSeat:
    posted = typed.get("seat") == str(seat.n)
    form = FormFields(typed if posted else {}, wrong if posted else {}, f"offer-{seat.n}")
    return HeldSeat(seat.n, seat.name, form.field("name", "Name"), form.field("email", "Mail address"))
