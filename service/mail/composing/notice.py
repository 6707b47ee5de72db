"""Notices: short news about the table rather than the cards. They share their templates, and no link plays a move."""

from __future__ import annotations

from collections.abc import Callable

from engine.language import Message, text
from service.gamelog.titles import title
from service.mail.composing.kind import Context, Draft
from service.models import Motion

_LOOK = text("Look at the game")


class Notice:
    """The sentences of a notice. `subject` stands before the game's name; `opening` says by name what the link is for.

    `lines` are paragraphs. In each sentence {you} is the reader's name and {game} that of the game.
    """

    def __init__(
        self,
        subject: str,
        opening: Message,
        *lines: Message,
        button: str = _LOOK,
        link: Callable[[Draft], str] = lambda draft: draft.history,
    ) -> None:
        self._subject, self._opening, self._lines, self._button, self._link = subject, opening, lines, button, link

    def context(self, draft: Draft, **values: str) -> Context:
        """Return what the templates get; `values` are the other names in braces."""
        values = {"you": draft.seat.name, "game": title(draft.log), **values}
        return {
            "subject": self._subject,
            "opening": self._opening.format(**values),
            "button": self._button,
            "link": self._link(draft),
            "lines": [line.format(**values) for line in self._lines],
        }


def motion_of(draft: Draft) -> Motion:
    """Return the question to the table that a notice is about."""
    return draft.log.session.get_one(Motion, draft.number)
