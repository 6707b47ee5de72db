"""What happened, told from the log of moves: positions, stories and the record. The log is the game.

Everything told here comes from events as the viewer may know them; only `position_at` and `rebuild` hand out
positions, and only to the gate and to those who carry a game on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, bindparam
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

import engine
from service import errors
from service.models import Game, Move, Note, Seat, Seating
from service.telling import notes
from service.transaction import afresh, known, once

HIDDEN_TAKE = "take ?"
_SEATS = afresh(select(Seat).where(col(Seat.game_id) == bindparam("game")).order_by(col(Seat.n)))

_GAMES: BindParameter[Any] = bindparam("games", expanding=True)
_TOGETHER: dict[str, SelectOfScalar[Any]] = {
    "seats": select(Seat).where(col(Seat.game_id).in_(_GAMES)).order_by(col(Seat.n)),
    "seatings": select(Seating).where(col(Seating.game_id).in_(_GAMES)).order_by(col(Seating.n)),
    "moves": select(Move).where(col(Move.game_id).in_(_GAMES)).order_by(col(Move.n)),
    "notes": select(Note).where(col(Note.game_id).in_(_GAMES)).order_by(col(Note.id)),
}


@dataclass(frozen=True)
class Entry:
    """One move as a viewer may know it: `move` in canonical form (a hidden take is `take ?`), `lines` in words.

    `hand_no` and `turn` say in which hand, and in whose turn, it was made.
    """

    n: int
    seat: int
    move: str
    mark: str | None
    made_at: datetime
    lines: list[str]
    hand_no: int
    turn: int


@dataclass(frozen=True)
class Step:
    """What one move did: the position before it, the one it led to, and the next hand if it ended one."""

    before: engine.Position
    played: engine.Position
    dealt: engine.Position | None = None

    @property
    def after(self) -> engine.Position:
        """The position at rest: the next hand is dealt with the move that ended the last."""
        return self.dealt or self.played

    def ended_turn_of(self) -> int | None:
        """The seat whose turn this move ended, if it ended one."""
        return self.before.turn if self.after.phase in ("draw", "game_over") else None

    def lines(self, names: Sequence[str], viewer: int | None) -> list[str]:
        """What happened, in sentences for the viewer, the next deal included."""
        events = (event for p in (self.played, self.dealt) if p is not None for event in p.events_for(viewer))
        return [engine.phrase(event, names, viewer) for event in events]


def step(before: engine.Position, seat: int, move: str) -> Step:
    """Play one move, and deal the next hand if it ended one. Raises engine.IllegalMove."""
    return settled(before, before.play(seat, move))


def settled(before: engine.Position, played: engine.Position) -> Step:
    """The step that led from one position to another, with the next deal if a hand has ended."""
    return Step(before, played, played.next_hand() if played.phase == "hand_over" else None)


def seats_of(session: Session, game: Game) -> list[Seat]:
    """The seats of a game, in order."""
    return once(session, game.id, "seats", lambda: list(session.exec(_SEATS, params={"game": game.id})))


def names_of(session: Session, game: Game) -> list[str]:
    """The names at the table, by seat."""
    return [seat.name for seat in seats_of(session, game)]


class Sitters:
    """The names at the table, by seat, as they were when a move was made: a seat may have changed hands."""

    def __init__(self, session: Session, game: Game) -> None:
        self._now = names_of(session, game)
        read: list[Seating] | None = known(session, game.id, "seatings")
        rows = select(Seating).where(Seating.game_id == game.id).order_by(col(Seating.n))
        self._rows = list(session.exec(rows)) if read is None else read

    def at(self, n: int) -> list[str]:
        """The names when move n was made."""
        names = list(self._now)
        for row in self._rows:
            if row.n < n:
                names[row.seat] = row.name
        return names


def sits_since(session: Session, game: Game, n: int) -> datetime | None:
    """When the present player of a seat sat down, if he took it over from somebody."""
    rows = select(Seating.since).where(Seating.game_id == game.id, Seating.seat == n, Seating.n > 0)
    return session.exec(rows.order_by(col(Seating.n).desc())).first()


def moves_of(session: Session, game: Game, upto: int | None = None) -> list[Move]:
    """The log, or its first `upto` moves."""
    read: list[Move] | None = known(session, game.id, "moves")
    if read is not None:
        return read if upto is None else [move for move in read if move.n <= upto]
    log = select(Move).where(Move.game_id == game.id).order_by(col(Move.n))
    return list(session.exec(log if upto is None else log.where(Move.n <= upto)))


def read_together(session: Session, games: Sequence[str]) -> None:
    """Read what is told of these games, all at once, in a transaction that only reads: fewer questions for many games
    than one after the other."""
    for what, rows in _TOGETHER.items():
        found: dict[str, list[Any]] = {game_id: [] for game_id in games}
        for row in session.exec(rows, params={"games": games}):
            found[row.game_id].append(row)
        for game_id, read in found.items():
            once(session, game_id, what, partial(list[Any], read))


def first_deal(game: Game, names: Sequence[str]) -> engine.Position:
    """The position before the first move. Where no dealer is known yet, the seed draws him."""
    return engine.new_game(list(names), game.edition, game.house_rules, seed=game.seed, dealer=game.dealer)


def replay(game: Game, names: Sequence[str], moves: Sequence[Move]) -> Iterator[tuple[Move, Step]]:
    """The log from the start, move by move."""
    position = first_deal(game, names)
    for move in moves:
        taken = step(position, move.seat, move.move)
        yield move, taken
        position = taken.after


def position_at(session: Session, game: Game, n: int) -> engine.Position:
    """The position after move n, from the log. Raises errors.Forged if the game has no such move."""
    if not 0 <= n <= game.at or game.dealer is None:
        raise errors.Forged(f"This game has no move {n}.")
    names = names_of(session, game)
    if n == 0:
        return first_deal(game, names)
    *_, (_, last) = replay(game, names, moves_of(session, game, upto=n))
    return last.after


def rebuild(session: Session, game: Game) -> bool:
    """Put the cached position right by the log, which wins. True if the cache had been wrong."""
    moves = moves_of(session, game)
    game.at = moves[-1].n if moves else 0
    position = position_at(session, game, game.at).to_dict()
    wrong = position != game.position
    game.position = position
    session.add(game)
    return wrong


def hides_takes(game: Game) -> bool:
    """Whether what a search took is still a secret: until the end, unless this game announces it."""
    return not finished(game) and engine.resolve(game.edition, game.house_rules).search == "hidden"


def finished(game: Game) -> bool:
    """Whether the game cannot go on, so that nothing in its log needs to be kept secret."""
    return game.status in ("over", "stopped")


def masked(move: Move, viewer: int | None, hidden: bool) -> str:
    """The move as a viewer may know it; `hidden` as `hides_takes` says."""
    return HIDDEN_TAKE if hidden and move.seat != viewer and move.move.startswith("take ") else move.move


def story(session: Session, game: Game, viewer: int | None, after: int, upto: int) -> list[Entry]:
    """The moves n with after < n <= upto, as a seat or (None) a bystander may know them."""
    names = names_of(session, game)
    told = [one for one in replay(game, names, moves_of(session, game, upto=upto)) if one[0].n > after]
    return _entries(game, Sitters(session, game), viewer, told)


class Since(NamedTuple):
    """What has happened since a seat's last turn, as that seat may know it, and what its player alone was told."""

    entries: list[Entry]
    private: list[str]


def since_last_turn(session: Session, game: Game, n_seat: int) -> Since:
    """What has happened since that seat's last turn ended, or since the first deal; what the clock or a robot played
    of that turn for its player is told with it, as he did not."""
    names = names_of(session, game)
    ended = 0
    told: list[tuple[Move, Step]] = []
    for move, taken in replay(game, names, moves_of(session, game)):
        told.append((move, taken))
        if taken.ended_turn_of() == n_seat:
            told, ended = _not_his_own(told, n_seat), move.n
    return Since(_entries(game, Sitters(session, game), n_seat, told), notes.since(session, game, n_seat, ended))


def _not_his_own(told: Sequence[tuple[Move, Step]], n_seat: int) -> list[tuple[Move, Step]]:
    """Of a turn that has just ended, what was played for its player, from there on."""
    own = [i for i, (move, _) in enumerate(told) if move.seat == n_seat]
    began = max(i for i in own if told[i][0].move.startswith("draw "))
    played = [i for i in own if i >= began and told[i][0].mark in ("clock", "robot")]
    return list(told[played[0] :]) if played else []


def _entries(game: Game, sitters: Sitters, viewer: int | None, told: Sequence[tuple[Move, Step]]) -> list[Entry]:
    hidden = hides_takes(game)
    return [
        Entry(
            n=move.n,
            seat=move.seat,
            move=masked(move, viewer, hidden),
            mark=move.mark,
            made_at=move.made_at,
            lines=taken.lines(sitters.at(move.n), viewer),
            hand_no=taken.before.hand_no,
            turn=taken.before.turn,
        )
        for move, taken in told
    ]


def lines_of(entries: Sequence[Entry]) -> list[str]:
    """What the moves did, sentence after sentence."""
    return [line for entry in entries for line in entry.lines]


def _known_names(session: Session, game: Game) -> list[str]:
    """The names at the table as anybody may know them: before the deal, who has not accepted is "invited"."""
    dealt = game.dealer is not None
    return [
        seat.name if dealt or seat.robot is not None or seat.state == "accepted" else "invited"
        for seat in seats_of(session, game)
    ]


def record(session: Session, game: Game) -> dict[str, Any]:
    """The record (FORMATS) as anybody may have it: hidden things only once the game cannot go on."""
    hidden = hides_takes(game)
    ended = game.position if game.status == "over" else None
    moves = moves_of(session, game)
    return engine.Record(
        game=game.id,
        edition=game.edition,
        house_rules=game.house_rules,
        players=tuple(_known_names(session, game)),
        dealer=game.dealer,
        commitment=game.commitment,
        moves=tuple(engine.Made(move.seat, masked(move, None, hidden), move.mark) for move in moves),
        seed=game.seed if finished(game) else None,
        money=tuple(ended["money"]) if ended else None,
        winner=ended["winner"] if ended else None,
    ).to_dict()
