"""What happened, in sentences, as a seat or a bystander may know it. All text comes from the engine's events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

import engine
from engine.language import text
from service import errors
from service.gamelog.hands import MoveRow, Played
from service.gamelog.log import GameLog
from service.models import FINISHED, Game

NOT_REVEALED = text("All cards are shown once the game is over.")


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
    """

    own: list[Entry]
    entries: list[Entry]
    private: list[str]


def story(log: GameLog, viewer: int | None, after: int, upto: int, *, revealed: bool = False) -> list[Entry]:
    """Return the moves n with after < n <= upto, as a seat or (None) a bystander may know them.

    `revealed`: with the cards that each player drew and took, as they really were. Raises errors.Forged for that while
    the game goes on.
    """
    if revealed and not is_open(log.game):
        raise errors.Forged(NOT_REVEALED)
    hands = [hand for hand in log.dealt_hands if hand.after < upto and (hand.last is None or hand.last > after)]
    played = [one for hand in hands for one in log.played_in(hand.number) if after < one[0].n <= upto]
    return _entries(log, viewer, played, revealed=revealed)


def since_last_turn(log: GameLog, seat: int, upto: int | None = None) -> SinceLastTurn:
    """Return that seat's last turn that has ended, and what has happened since then or the first deal, up to a move.

    What the clock or a robot played of that turn is told with what happened since, because the player has not seen it.
    """
    upto = log.game.at if upto is None else upto
    first, last = _last_turn(log, seat, upto)
    entries = story(log, seat, first - 1, upto)
    played_for = (entry.n for entry in entries if entry.seat == seat and entry.mark is not None)
    seen = min(last, next(played_for, upto + 1) - 1) - first + 1  # moves of the last turn before such a one
    private = [note.line for note in log.notes if note.seat == seat and note.at >= last]
    return SinceLastTurn(entries[:seen], entries[seen:], private)


def events_of_hand(log: GameLog, seat: int) -> list[engine.Event]:
    """Return all events of the present hand, its deal included, as that seat may know them."""
    hand = log.dealt_hands[-1]
    positions = [hand.dealt, *(taken.after for _, taken in log.played_in(hand.number))]
    return [event for position in positions for event in position.events_for(seat)]


def events_of_game(log: GameLog, seat: int) -> list[engine.Event]:
    """Return all events of the game, from its first deal on, as that seat may know them."""
    first, *_ = hands = log.dealt_hands
    steps = [step for hand in hands for _, step in log.played_in(hand.number)]
    return [*first.dealt.events_for(seat), *(event for step in steps for event in step.events_for(seat))]


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
    return not is_open(game) and engine.resolve(game.edition, game.house_rules).search == "hidden"


def finished(game: Game) -> bool:
    """Return whether the game is over or was stopped."""
    return game.status in FINISHED


def is_open(game: Game) -> bool:
    """Return whether nothing in the log is secret: the game has ended, and is of no deal that others still play."""
    return finished(game) and not game.sealed


def masked(move: MoveRow, viewer: int | None, hidden: bool) -> engine.Move:
    """Return the move as a viewer may know it; `hidden` is the result of `hides_takes`."""
    made = engine.Move.parse(move.move)
    return engine.TAKE_HIDDEN if hidden and move.seat != viewer and made.verb is engine.Verb.TAKE else made


def is_draw(move: MoveRow) -> bool:
    """Return whether a turn begins with the move."""
    return engine.Move.parse(move.move).verb in engine.DRAWS


def draws_of(log: GameLog, seat: int) -> Iterator[MoveRow]:
    """Yield the moves with which that seat's turns began."""
    return (move for move in log.moves if move.seat == seat and is_draw(move))


def _last_turn(log: GameLog, seat: int, upto: int) -> tuple[int, int]:
    """Return the first and the last move of that seat's last turn that had ended with move `upto`; 1, 0 if none had."""
    draws = [move for move in log.moves[: upto + 1] if is_draw(move)]
    ends = [move.n - 1 for move in draws[1:]]
    if upto == log.game.at and log.position.phase in ("draw", *engine.ENDED):
        ends.append(upto)
    ended = [(move.n, end) for move, end in zip(draws, ends, strict=False) if move.seat == seat]
    return ended[-1] if ended else (1, 0)


def _entries(log: GameLog, viewer: int | None, replayed: Played, *, revealed: bool = False) -> list[Entry]:
    hidden = hides_takes(log.game)
    return [_entry(log, viewer, *one, knower=one[0].seat if revealed else viewer, hidden=hidden) for one in replayed]


def _entry(
    log: GameLog, viewer: int | None, move: MoveRow, taken: engine.Transition, *, knower: int | None, hidden: bool
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
