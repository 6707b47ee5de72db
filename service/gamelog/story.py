"""What happened, in sentences, as a seat or a bystander may know it. All text comes from the engine's events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

import engine
from service import errors
from service.gamelog.hands import Played, first_deal, replay
from service.gamelog.log import GameLog
from service.models import FINISHED, Game, LoggedMove

NOT_REVEALED = "All cards are shown once the game is over."


@dataclass(frozen=True)
class Entry:
    """One move as a viewer may know it: `move` (a hidden take is `take ?`), `lines` its sentences.

    `hand_no` and `turn` are the hand, and the seat whose turn it was, before the move; `score`: that of the hand, if
    the move ended it. `events` are what it did, the next deal left out.
    """

    n: int
    seat: int
    move: engine.Move
    mark: str | None
    made_at: datetime
    events: tuple[engine.Event, ...]
    lines: list[str]
    hand_no: int
    turn: int
    score: engine.HandScore | None

    @property
    def ends_hand(self) -> bool:
        """Whether the hand, perhaps also the game, was over with the move."""
        return self.score is not None


@dataclass(frozen=True)
class TurnPart:
    """A turn, or the part of it that its player or the clock played. `line`: its summary, empty if nothing happened."""

    name: str
    turn: int
    by_clock: bool
    entries: tuple[Entry, ...]
    line: str


class SinceLastTurn(NamedTuple):
    """What has happened in and since a seat's last turn, as that seat may know it, and its player's private notes.

    `own`: the last turn with what others did in it, up to what the clock or a robot played of it; `entries`: the rest.
    `told`: all events of the present hand, its deal included.
    """

    own: list[Entry]
    entries: list[Entry]
    private: list[str]
    told: list[engine.Event]


def story(log: GameLog, viewer: int | None, after: int, upto: int, *, revealed: bool = False) -> list[Entry]:
    """Return the moves n with after < n <= upto, as a seat or (None) a bystander may know them.

    `revealed`: with the cards that each player drew and took, as they really were. Raises errors.Forged for that while
    the game goes on.
    """
    if revealed and not finished(log.game):
        raise errors.Forged(NOT_REVEALED)
    hands = [hand for hand in log.dealt_hands if hand.after < upto and (hand.last is None or hand.last > after)]
    played = [one for hand in hands for one in log.played_in(hand.number) if after < one[0].n <= upto]
    return _entries(log, viewer, played, revealed=revealed)


def since_last_turn(log: GameLog, seat: int, upto: int | None = None) -> SinceLastTurn:
    """Return that seat's last turn that has ended, and what has happened since then or the first deal, up to a move.

    What the clock or a robot played of that turn is told with what happened since, because the player has not seen it.
    """
    ended, last = 0, 0  # the last move of that seat's last turn; how many were replayed by then
    own: Played = []
    replayed: Played = []
    hand = [first_deal(log.game, log.names)]  # the positions of the present hand
    for move, taken in replay(log.game, log.names, log.moves[:upto]):
        replayed.append((move, taken))
        if taken.dealt is not None:
            hand = []
        hand.append(taken.after)
        if taken.ended_turn_of() == seat:
            ended, last = move.n, len(replayed)
    if last:
        own, left = _turn_of(replayed[:last], seat)
        replayed = left + replayed[last:]
    private = [note.line for note in log.notes if note.seat == seat and note.at >= ended]
    told = [event for position in hand for event in position.events_for(seat)]
    return SinceLastTurn(_entries(log, seat, own), _entries(log, seat, replayed), private, told)


def turn_parts(log: GameLog, entries: Iterable[Entry], viewer: int | None) -> Iterator[TurnPart]:
    """Yield the parts of turns that these moves are, told to a seat or (None) a bystander."""
    for (_, turn), group in groupby(entries, lambda entry: (entry.hand_no, entry.turn)):
        moves = tuple(group)
        names = log.names_at(moves[0].n)
        began = next((i for i, entry in enumerate(moves) if entry.mark == "clock"), len(moves))
        for by_clock, part in ((False, moves[:began]), (True, moves[began:])):
            if part:
                events = [event for entry in part for event in entry.events]
                line = engine.turn_in_one_line(turn, events, names, viewer)
                yield TurnPart(names[turn], turn, by_clock, part, line)


def lines_of(entries: Sequence[Entry]) -> list[str]:
    """Return the sentences of all entries, in order."""
    return [line for entry in entries for line in entry.lines]


def addressed_to(log: GameLog, seat: int, entries: Sequence[Entry]) -> list[str]:
    """Return the sentences of entries as they are said to the player of a seat: nothing that the entries leave out."""
    return [engine.phrase(event, log.names_at(entry.n), seat) for entry in entries for event in entry.events]


def hides_takes(game: Game) -> bool:
    """Return whether the card taken by a search is secret: until the game has ended, unless its rules announce it."""
    return not finished(game) and engine.resolve(game.edition, game.house_rules).search == "hidden"


def finished(game: Game) -> bool:
    """Return whether the game is over or was stopped, so that nothing in its log is secret."""
    return game.status in FINISHED


def masked(move: LoggedMove, viewer: int | None, hidden: bool) -> engine.Move:
    """Return the move as a viewer may know it; `hidden` is the result of `hides_takes`."""
    made = engine.Move.parse(move.move)
    return engine.TAKE_HIDDEN if hidden and move.seat != viewer and made.verb is engine.Verb.TAKE else made


def is_draw(move: LoggedMove) -> bool:
    """Return whether a turn begins with the move."""
    return engine.Move.parse(move.move).verb in engine.DRAWS


def _turn_of(replayed: Played, seat: int) -> tuple[Played, Played]:
    """Return a seat's turn that has just ended, from its draw: up to the first move that was made for it, and the rest.

    Moves are made for a seat by the clock or a robot.
    """
    own = [i for i, (move, _) in enumerate(replayed) if move.seat == seat]
    began = max(i for i in own if is_draw(replayed[i][0]))
    played_for = [i for i in own if i >= began and replayed[i][0].mark is not None]
    left = played_for[0] if played_for else len(replayed)
    return replayed[began:left], replayed[left:]


def _entries(log: GameLog, viewer: int | None, replayed: Played, *, revealed: bool = False) -> list[Entry]:
    hidden = hides_takes(log.game)
    return [_entry(log, viewer, *one, knower=one[0].seat if revealed else viewer, hidden=hidden) for one in replayed]


def _entry(
    log: GameLog, viewer: int | None, move: LoggedMove, taken: engine.Transition, *, knower: int | None, hidden: bool
) -> Entry:
    """Return a move in sentences for the viewer, with the cards that the seat `knower` or (None) a bystander knows."""
    names = log.names_at(move.n)
    return Entry(
        n=move.n,
        seat=move.seat,
        move=masked(move, viewer, hidden),
        mark=move.mark,
        made_at=move.made_at,
        events=taken.played.events_for(knower),
        lines=[engine.phrase(event, names, viewer) for event in taken.events_for(knower)],
        hand_no=taken.before.hand_no,
        turn=taken.before.turn,
        score=taken.score(),
    )
