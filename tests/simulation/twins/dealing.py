"""A twin of a table: the same game, dealt with hidden cards exchanged, in which hidden searches took other cards."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from sqlmodel import Session, col, select

import engine
from engine.rules import shuffle
from service.gamelog import hands
from service.models import Game, LoggedMove, Submission

Exchanged = Mapping[str, Sequence[tuple[int, int]]]
"""By the label of a shuffle, pairs of places in its order whose cards are exchanged."""


class Twin(NamedTuple):
    """What differs at the twin of a table, from a hand on.

    `taken`: by their numbers the moves of hidden searches that took another card. `position`: the one of the twin after
    as many moves as the database has.
    """

    game: str
    key: bytes
    hand: int
    exchanged: Exchanged
    taken: Mapping[int, str]
    position: engine.Position


@contextmanager
def shuffled(key: bytes, exchanged: Exchanged) -> Iterator[dict[str, list[int]]]:
    """Exchange cards in the shuffles of a key until the end; give the orders that came of it, by label."""
    order, orders = shuffle.Seeded.order, dict[str, list[int]]()

    def exchange(self: shuffle.Seeded, label: str, cards: Sequence[int]) -> list[int]:
        found = order(self, label, cards)
        if self._key == key:
            for one, other in exchanged.get(label, ()):
                found[one], found[other] = found[other], found[one]
            orders[label] = list(found)  # the game takes cards from the other
        return found

    with patch.object(shuffle.Seeded, "order", exchange):
        yield orders


@contextmanager
def played(twin: Twin) -> Iterator[None]:
    """Let the service play the twin until the end, and forget afterwards what it has replayed of it."""
    known = OrderedDict(hands._kept)
    if twin.game in known:  # the deal of a hand is cached with the hand before
        known[twin.game] = known[twin.game]._replace(
            ended=known[twin.game].ended[: max(twin.hand - 2, 0)], under_way=[], digest=b""
        )
    with shuffled(twin.key, twin.exchanged), patch.object(hands, "_kept", known):
        yield


def write(session: Session, twin: Twin) -> None:
    """Write a twin into a database in place of its table: the position, the other moves, and the posts with them.

    Names stay: a twin is found once a post was answered, which may have replaced them.
    """
    game = session.get_one(Game, twin.game)
    game.position = twin.position.to_dict() | {"players": (game.position or {})["players"]}
    for n, move in twin.taken.items():
        row = session.get(LoggedMove, (twin.game, n))
        posts = select(Submission).where(
            Submission.game_id == twin.game, Submission.first < n, col(Submission.last) >= n
        )
        if row is not None:  # a search that is made only now takes the card by itself
            for post in session.exec(posts):
                post.said = post.said.replace(row.move, move)
            row.move = move
