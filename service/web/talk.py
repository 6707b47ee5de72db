"""What players may say beside their moves: to pause, to end, to give a seat away, to leave and to come back.

Pages get what is here as text and buttons.
"""

from __future__ import annotations

from dataclasses import dataclass
from zoneinfo import ZoneInfo

from service.clocks import zones
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.models import Motion, Seat
from service.seats import motions, substitutes
from service.views import questions
from service.web import moments as words
from service.web.startform import Field, Typed


@dataclass(frozen=True)
class Question:
    """One open question as one player reads it. `may_answer`: a yes is missing from him, or he may still say no;
    `own`: it is his seat that is to be given away."""

    id: int
    text: str
    until: str
    agreed: bool
    may_answer: bool
    own: bool


@dataclass(frozen=True)
class Vacant:
    """A held seat that the reader may offer to somebody."""

    n: int
    holder: str
    name: Field
    email: Field


@dataclass(frozen=True)
class Talk:
    """All that a seat's page offers beside the moves. `goes_on`: when a pause ends by itself."""

    held: bool
    paused: bool
    goes_on: str
    may_pause: bool
    may_end: bool
    questions: tuple[Question, ...]
    vacant: tuple[Vacant, ...]


def talk(log: GameLog, seat: Seat, typed: dict[str, str], wrong: dict[str, str]) -> Talk | None:
    """What the player of this seat may say now; None when the game is not under way."""
    game, seats, held = log.game, log.seats, presence.is_held(seat)
    if game.status not in ("playing", "paused"):
        return None
    asked = motions.open_motions(log)
    zone = zones.zone_of(log.session, seat.player_id)
    kinds = {one.kind for one in asked if one.state == "open"}
    offers = {one.seat for one in asked}
    mine = not held and substitutes.organiser(seats) == seat.n
    return Talk(
        held=held,
        paused=game.status == "paused",
        goes_on=words.moment(game.due_at, zone) if game.status == "paused" and game.due_at is not None else "",
        may_pause=not held and game.status == "playing" and "pause" not in kinds,
        may_end=not held and "end" not in kinds,
        questions=tuple(question(one, seats, seat.n, zone) for one in asked),
        vacant=tuple(
            _vacant(one, typed, wrong) for one in seats if mine and presence.is_held(one) and one.n not in offers
        ),
    )


def question(motion: Motion, seats: list[Seat], n: int, zone: ZoneInfo) -> Question:
    """A question as the player of seat `n`, who lives in that zone, reads it."""
    agreed = n in motion.agreed
    asked = n in (*motion.asked, motion.seat) and (motion.state == "open" or n == motion.seat)
    until = "" if motion.due_at is None else words.moment(motion.due_at, zone)
    text = questions.question(motion, seats, n)
    return Question(motion.id or 0, text, until, agreed, asked and not agreed, n == motion.seat)


def _vacant(seat: Seat, typed: dict[str, str], wrong: dict[str, str]) -> Vacant:
    mine = typed.get("seat") == str(seat.n)
    form = Typed(typed if mine else {}, wrong if mine else {}, f"offer-{seat.n}")
    return Vacant(seat.n, seat.name, form.field("name", "Name"), form.field("email", "Mail address"))
