"""Public pages of hands that have ended, kept in memory: anybody may ask for them, and making one costs a replay.

Kept is what a bystander is shown, who has no link. A page is valid while the rows are the same that it is made of
besides the moves: the game, its seats, who had them, the events at the table. So one with a name that was forgotten is
not shown again.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from flask import Response, request
from sqlmodel import col, func, select

from service.clocks import timeline
from service.gamelog.log import GameLog
from service.models import ClockNote, Game, Seat
from service.web.base import page_language

MOST_BYTES = 16 * 1024 * 1024  # of all pages together, in all languages: some 200 pages of a history
IN_QUERY = ("hand", "view")  # what such pages read of a query

_Key = tuple[str | None, ...]


class _Page(NamedTuple):
    state: bytes
    content_type: str
    content: bytes


class KeptPages:
    """The pages of one process, those used last. Threads may share it."""

    def __init__(self) -> None:
        self._pages: OrderedDict[_Key, _Page] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def page(self, log: GameLog, make: Callable[[], Response], has_ended: Callable[[], bool]) -> Response:
        """Return the page of the present request as it is kept, or make it, and keep it if what it shows has ended.

        It is for a request without a link. Both functions raise what the request is refused with.
        """
        in_query = map(request.args.get, IN_QUERY)
        key, state = (request.path, *in_query, *page_language.state()), _state(log)
        kept = self._find(key, state)
        if kept is not None:
            return Response(kept.content, content_type=kept.content_type)
        made = make()
        if has_ended():
            self._keep(key, _Page(state, made.content_type or "", made.get_data()))
        return made

    def _find(self, key: _Key, state: bytes) -> _Page | None:
        with self._lock:
            found = self._pages.get(key)
            if found is None or found.state != state:
                return None
            self._pages.move_to_end(key)
            return found

    def _keep(self, key: _Key, page: _Page) -> None:
        with self._lock:
            before = self._pages.pop(key, None)
            self._pages[key] = page
            self._bytes += len(page.content) - (0 if before is None else len(before.content))
            while self._bytes > MOST_BYTES:
                self._bytes -= len(self._pages.popitem(last=False)[1].content)


def _of_other_game(log: GameLog) -> list[Game | Seat]:
    """Return what the pages of a branch show of the game that it branched from, if that is still there."""
    other = None if log.game.branched_from is None else log.session.get(Game, log.game.branched_from)
    return [] if other is None else [other, *GameLog(log.session, other).seats]


def _state(log: GameLog) -> bytes:
    """Return a hash of all rows that a public page is made of besides the moves, whose number is in the game's row."""
    events = select(func.count(), func.max(ClockNote.id)).where(ClockNote.game_id == log.game.id)
    events = events.where(col(ClockNote.what).in_(timeline.PUBLIC))
    rows = [row.model_dump() for row in (log.game, *log.seats, *log.seatings, *_of_other_game(log))]
    return hashlib.sha256(repr((rows, tuple(log.session.exec(events).one()))).encode()).digest()
