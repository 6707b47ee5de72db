"""The public interface: a position, the complete state of a game at one moment, as an immutable value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.language import enumerated, joined, text
from engine.position_json import read_position, write_position
from engine.refusals import IllegalMove, shortened
from engine.rules import cards, shuffle
from engine.rules.deal import deal_next, new_table
from engine.rules.editions import DEFAULT_EDITION, Rules, resolve
from engine.rules.events import Event, seen_by
from engine.rules.legal import carry_out, legal
from engine.rules.moves import Move
from engine.rules.public import SeatView
from engine.rules.table import Phase, Table
from engine.rules.typed_forms import typed_form
from engine.view import view, write_view


class Position:
    """A position of the game. It is immutable: `play` and `next_hand` return the next one.

    The seed, if there is one, is private: `to_dict`, `view` and `events` never contain it.
    """

    __slots__ = ("_legal", "_seeded", "_table")

    def __init__(self, table: Table, seeded: shuffle.Seeded | None) -> None:
        self._table = table
        self._seeded = seeded
        self._legal: dict[int, dict[str, Move]] = {}

    @classmethod
    def from_dict(cls, data: object) -> Position:
        """Read a position (docs/formats.md#position); it has no seed. Raises ValueError naming the wrong field."""
        return cls(read_position(data), None)

    def with_seed(self, seed: str, cuts: shuffle.Cuts = ()) -> Position:
        """Return the same position with a seed for its shuffles, and the words with which players have cut the cards.

        Raises ValueError if the seed is not 64 hex digits.
        """
        return Position(self._table, shuffle.Seeded(seed, cuts))

    def to_dict(self) -> dict[str, object]:
        """Return the position as JSON data (docs/formats.md#position), hidden cards included."""
        return write_position(self._table)

    def view(self, seat: int | None) -> dict[str, object]:
        """Return `seen_by` as JSON data (docs/formats.md#view). Raises ValueError if there is no such seat."""
        return write_view(self.seen_by(seat))

    def seen_by(self, seat: int | None) -> SeatView:
        """Return what a seat may know, or a bystander if `seat` is None. Raises ValueError if there is no such seat."""
        if seat is not None and not self._is_seat(seat):
            raise ValueError(f"seat: expected 0 to {len(self.players) - 1} or None, got {seat!r:.40}")
        return view(self._table, seat, () if seat is None else tuple(self._legal_moves(seat).values()))

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """Return the events of the last move or deal as a seat may know them, or a bystander if `seat` is None."""
        return tuple(seen_by(event, seat) for event in self._table.events)

    def to_act(self) -> list[int]:
        """Return the seats that must decide now, lowest first; [] when the hand or the game is over."""
        return list(self._table.to_act())

    def legal(self, seat: int) -> list[str]:
        """Return the canonical moves that the seat may make now, each once."""
        return list(self._legal_moves(seat))

    def play(self, seat: int, move: str, shuffles: Sequence[Sequence[str]] | None = None) -> Position:
        """Return the position after a seat's move, which must be one of its `legal` moves exactly as written there.

        `shuffles`: for a position without a seed, the orders to use for shuffles one after another, as lists of codes,
        top first. Raises IllegalMove, or ValueError if an order is needed and is missing or has other cards.
        """
        moves = self._legal_moves(seat) if self._is_seat(seat) else {}
        if not isinstance(move, str) or move not in moves:
            raise self._refusal(seat, move)
        table = self._table.copy(self._seeded or shuffle.Given(shuffles))
        carry_out(table, seat, moves[move])
        return Position(table, self._seeded)

    def next_hand(self, shuffles: Sequence[Sequence[str]] | None = None) -> Position:
        """Return the position after the next deal. Raises IllegalMove unless the phase is `hand_over`.

        The dealer is the player who began the hand that has ended. `shuffles`: as for `play`.
        """
        if self.phase != "hand_over":
            raise IllegalMove(f"the next hand is dealt when a hand is over; now the phase is {self.phase}")
        table = self._table.copy(self._seeded or shuffle.Given(shuffles))
        deal_next(table)
        return Position(table, self._seeded)

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self._table.players

    @property
    def edition(self) -> str:
        """The edition's id."""
        return self._table.edition

    @property
    def rules(self) -> Rules:
        """The edition's flags with the house rules."""
        return self._table.rules

    @property
    def phase(self) -> Phase:
        """One of draw, play, choose, react, hand_over, game_over."""
        return self._table.phase

    @property
    def turn(self) -> int:
        """The active player's seat."""
        return self._table.turn

    @property
    def hand_no(self) -> int:
        """The number of the hand, from 1."""
        return self._table.hand_no

    @property
    def dealer(self) -> int:
        """The seat that dealt this hand."""
        return self._table.dealer

    @property
    def money(self) -> tuple[int, ...]:
        """The players' money in dollars, by seat."""
        return tuple(self._table.money)

    @property
    def winner(self) -> int | None:
        """The winner's seat once the game is over."""
        return self._table.winner

    @property
    def discard(self) -> tuple[str, ...]:
        """The codes of the discard stack, the top first: show them only to the player who searches it."""
        return tuple(cards.codes(self._table.discard))

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last move or deal, hidden cards included: never show them; see `events_for`."""
        return tuple(self._table.events)

    def __repr__(self) -> str:
        return f"<Position hand {self.hand_no}, seat {self.turn} in {self.phase}>"

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < len(self._table.players)

    def _legal_moves(self, seat: int) -> dict[str, Move]:
        """Return the seat's legal moves by their text, found once for `legal` and `play`."""
        if seat not in self._legal:
            self._legal[seat] = {move.text: move for move in legal(self._table, seat)}
        return self._legal[seat]

    def _refusal(self, seat: int, move: object) -> IllegalMove:
        words = shortened(_typed(move))
        if not self._is_seat(seat):
            return IllegalMove(text("{move}: there is no seat {seat}").format(move=words, seat=shortened(seat)))
        if seat not in self._table.to_act():
            return self._out_of_turn(seat, words)
        moves = self._legal_moves(seat)
        listed = joined(map(typed_form, moves.values()), ", ")
        message = text("{move} is not legal now; legal: {moves}").format(move=words, moves=listed)
        return IllegalMove(message, tuple(moves), reason=text("{move} is not legal now").format(move=words))

    def _out_of_turn(self, seat: int, words: str) -> IllegalMove:
        seats = [text("seat {seat} ({name})").format(seat=n, name=self.players[n]) for n in self._table.to_act()]
        if not seats:
            nobody = text("{move}: it is not for seat {seat} to move now; the game waits for nobody")
            return IllegalMove(nobody.format(move=words, seat=seat))
        others = text("{move}: it is not for seat {seat} to move now; the game waits for {others}")
        return IllegalMove(others.format(move=words, seat=seat, others=enumerated(seats)))


def _typed(move: object) -> object:
    """Return a move as it may be typed in the language of whoever reads it; anything else as it is."""
    try:
        return typed_form(Move.parse(move)) if isinstance(move, str) else move
    except ValueError:
        return move


def new_game(
    players: Sequence[str],
    edition: str = DEFAULT_EDITION,
    house_rules: Mapping[str, object] | None = None,
    seed: str | None = None,
    dealer: int | None = None,
    cuts: shuffle.Cuts = (),
) -> Position:
    """Start a game of two to four players and deal the first hand.

    `seed`: 64 hex digits, random if None. `dealer`: a seat, drawn from the seed if None. `cuts`: the words with which
    players have cut the cards. Raises ValueError naming the wrong argument.
    """
    if isinstance(players, str) or not 2 <= len(players) <= 4 or not all(isinstance(name, str) for name in players):
        raise ValueError("players: expected two to four names")
    if dealer is not None and (type(dealer) is not int or not 0 <= dealer < len(players)):
        raise ValueError(f"dealer: expected a seat from 0 to {len(players) - 1}, got {dealer!r:.40}")
    if len(cuts) not in (0, len(players)):
        raise ValueError(f"cuts: expected a word or None for each of {len(players)} seats, got {len(cuts)}")
    rules = resolve(edition, house_rules)
    seeded = shuffle.Seeded(shuffle.new_seed() if seed is None else seed, cuts)
    first = seeded.dealer(len(players)) if dealer is None else dealer
    return Position(new_table(players, edition, rules, first, seeded), seeded)
