"""Notices: short news about the table rather than the cards. They share their templates, and no link plays a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from service.mail.composing.kind import Context, Draft
from service.models import Motion


@dataclass(frozen=True)
class Notice:
    """The sentences of a notice. `subject` follows the game's name; `opening` says by name what the link is for.

    `lines` are paragraphs. In each sentence {you} is the reader's name and {game} that of the game.
    """

    subject: str
    opening: str
    lines: tuple[str, ...]
    button: str = "Look at the table"
    link: Callable[[Draft], str] = lambda draft: draft.history

    def context(self, draft: Draft, **values: str) -> Context:
        """Return what the templates get; `values` are the other names in braces."""
        values = {"you": draft.seat.name, "game": draft.game.name, **values}
        return {
            "subject": self.subject,
            "opening": self.opening.format_map(values),
            "button": self.button,
            "link": self.link(draft),
            "lines": [line.format_map(values) for line in self.lines],
        }


def motion_of(draft: Draft) -> Motion:
    """Return the question to the table that a notice is about."""
    return draft.log.session.get_one(Motion, draft.number)
