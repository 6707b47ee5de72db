"""Notices: short news about the table rather than the cards, one module each. Their templates get the same values."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.models import Motion


@dataclass(frozen=True)
class Notice:
    """`subject` follows the game's name; `opening` says by name what the link is for; `lines` are paragraphs.

    No link in a notice plays a move.
    """

    subject: str
    opening: str
    button: str
    link: str
    lines: list[str]

    def context(self) -> Context:
        """Return the values for the templates."""
        return asdict(self)


def history_link(about: About) -> str:
    """Return the link to the game's history, which anybody may read."""
    return about.links.history(about.game.id)


def motion(about: About, number: int) -> Motion:
    """Return the question to the table that a notice is about."""
    return about.session.get_one(Motion, number)
