"""A question to the table in a sentence: the same on pages and in mails."""

from __future__ import annotations

from collections.abc import Sequence

from service.models import Motion, Seat


def question(motion: Motion, seats: Sequence[Seat], reader: int) -> str:
    """What is asked, and by whom, or what all have said yes to, as the player of seat `reader` reads it."""
    asks = "You ask" if motion.by == reader else f"{seats[motion.by].name} asks"
    if motion.kind == "pause":
        return f"{asks} to pause the game: every clock would stand, until one of you lets it go on or for 30 days."
    if motion.kind == "end":
        return f"{asks} to end the game here, without a winner."
    owner = "your" if motion.seat == reader else f"{seats[motion.seat or 0].name}’s"
    if motion.state == "carried":
        return f"All have agreed, and {motion.name} is invited to {owner} seat."
    return f"{asks} to give {owner} seat, which a robot holds, to {motion.name}, with its hand and its money."
