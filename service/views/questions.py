"""A question to the table in one sentence, for pages and mails."""

from __future__ import annotations

from collections.abc import Sequence

from engine.language import Message, text
from service.models import Motion, Seat

ASKER = "asker"  # the reader asks
OWNER = "owner"  # it is about the reader's seat
OTHER = "other"  # anybody else reads it

SENTENCES: dict[tuple[str, str], Message] = {
    ("pause", ASKER): text(
        "You ask to pause the game: every clock would stand still until one of you resumes the game, "
        "for 30 days at most."
    ),
    ("pause", OTHER): text(
        "{asker} asks to pause the game: every clock would stand still until one of you resumes the game, "
        "for 30 days at most."
    ),
    ("end", ASKER): text("You ask to end the game here, without a winner."),
    ("end", OTHER): text("{asker} asks to end the game here, without a winner."),
    ("substitute", ASKER): text(
        "You ask to give {owner}’s seat, which a robot holds, to {substitute}, with its hand and its money."
    ),
    ("substitute", OWNER): text(
        "{asker} asks to give your seat, which a robot holds, to {substitute}, with its hand and its money."
    ),
    ("substitute", OTHER): text(
        "{asker} asks to give {owner}’s seat, which a robot holds, to {substitute}, with its hand and its money."
    ),
    ("carried", OWNER): text("Everybody has agreed, and {substitute} is invited to your seat."),
    ("carried", OTHER): text("Everybody has agreed, and {substitute} is invited to {owner}’s seat."),
}
"""The sentence by kind of question, or `carried` for an offer that all have agreed to, and by reader."""


def question(motion: Motion, seats: Sequence[Seat], reader: int) -> str:
    """Return the question, or what all have agreed to, as a sentence for the player of seat `reader`."""
    owner = "" if motion.seat is None else seats[motion.seat].name
    values = {"asker": seats[motion.by].name, "owner": owner, "substitute": motion.name}
    about_own_seat = motion.kind == "substitute" and motion.seat == reader
    if motion.kind == "substitute" and motion.state == "carried":
        return SENTENCES["carried", OWNER if about_own_seat else OTHER].format(**values)
    person = OWNER if about_own_seat else ASKER if motion.by == reader else OTHER
    return SENTENCES[motion.kind, person].format(**values)
