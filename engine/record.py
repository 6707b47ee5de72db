"""Write, read, replay and verify the record of a game (docs/formats.md#record).

The game follows from the seed and the moves. While it runs, its record has neither seed nor result, and a hidden
`take` is written `take ?`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from engine.json_values import read_each, read_format, read_object, read_text
from engine.position import Position, new_game
from engine.refusals import IllegalMove, shortened
from engine.rules.editions import house_rules_of, resolve
from engine.rules.shuffle import commitment, seed_bytes

FORMAT = "posse-record/1"
FORMAT_WITH_CUTS = "posse-record/2"  # the same with the words with which players have cut the cards
MARKS = ("clock", "robot")
_FIELDS = {"format", "game", "edition", "house_rules", "players", "dealer", "seed", "commitment", "moves", "result"}


class Made(NamedTuple):
    """A move of a record. `mark`: "clock" or "robot" if it was made in place of the player, else None."""

    seat: int
    move: str
    mark: str | None = None


@dataclass(frozen=True)
class Record:
    """The record of a game. `seed` is None while the game runs, `money` and `winner` are None until it is over."""

    game: str
    edition: str
    house_rules: Mapping[str, object]
    players: tuple[str, ...]
    dealer: int | None  # None before the cards are dealt
    commitment: str
    moves: tuple[Made, ...]
    seed: str | None = None
    money: tuple[int, ...] | None = None
    winner: int | None = None
    cuts: tuple[str | None, ...] = ()  # by seat the word with which its player has cut the cards; (): nobody has

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read a record. Raises ValueError whose message begins with the field's name."""
        return _read(data)

    def to_dict(self) -> dict[str, object]:
        """Return the record as JSON data (docs/formats.md#record)."""
        written: dict[str, object] = {
            "format": FORMAT_WITH_CUTS if self.cuts else FORMAT,
            "game": self.game,
            "edition": self.edition,
            "house_rules": dict(self.house_rules),
            "players": list(self.players),
            "dealer": self.dealer,
            **({} if self.seed is None else {"seed": self.seed}),
            "commitment": self.commitment,
            **({"cuts": list(self.cuts)} if self.cuts else {}),
            "moves": [
                [made.seat, made.move, made.mark] if made.mark else [made.seat, made.move] for made in self.moves
            ],
        }
        if self.seed is not None:
            over = self.money is not None
            written["result"] = {"money": list(self.money or ()), "winner": self.winner} if over else None
        return written


@dataclass(frozen=True)
class ReplayStep:
    """A step of a replay: move `n`, counted from 1, and the position after it.

    The first deal is step 0. A later deal is a step of its own, with the `n` of the move before it.
    """

    n: int
    made: Made | None  # None: a deal
    position: Position


def replay(record: Record) -> Iterator[ReplayStep]:
    """Yield every step of the game, beginning with the first deal.

    Raises ValueError if the record has no seed, and IllegalMove with the move's number if one is not legal.
    """
    if record.seed is None:
        raise ValueError("seed: a record can be replayed once its game is over and its seed is in it")
    position = new_game(record.players, record.edition, record.house_rules, record.seed, record.dealer, record.cuts)
    yield ReplayStep(0, None, position)
    for n, made in enumerate(record.moves, 1):
        try:
            position = position.play(made.seat, made.move)
        except IllegalMove as refusal:
            raise IllegalMove(f"moves.{n - 1}: move {n}: {refusal.message}", refusal.legal) from refusal
        yield ReplayStep(n, made, position)
        if position.phase == "hand_over":
            position = position.next_hand()
            yield ReplayStep(n, None, position)


def verify(record: Record) -> list[str]:
    """Check that seed, cuts, moves and result of a finished record agree.

    Return the errors found, each beginning with the field's name; [] if there are none.
    """
    if record.seed is None:
        return ["seed: missing; it is in the record once the game is over"]
    wrong = []
    if commitment(record.seed) != record.commitment.lower():
        wrong.append("commitment: it is not the SHA-256 of the seed")
    try:
        *_, last = replay(record)
    except IllegalMove as refusal:
        return [*wrong, refusal.message]
    end = last.position
    if record.money is None:
        if end.phase == "game_over":
            wrong.append("result: missing, though the moves end the game")
        return wrong
    if end.phase != "game_over":
        wrong.append(f"moves: they end in phase {end.phase}, before the game is over")
    if end.money != record.money:
        wrong.append(f"result.money: {list(record.money)}, but the moves come to {list(end.money)}")
    if end.winner != record.winner:
        found = "leave the game without one" if end.winner is None else f"make it {end.winner}"
        wrong.append(f"result.winner: {record.winner}, but the moves {found}")
    return wrong


def _read(data: object) -> Record:
    found = read_object("record", data)
    with_cuts = found.get("format") == FORMAT_WITH_CUTS
    fields = _FIELDS | {"cuts"} if with_cuts else _FIELDS
    for extra in set(found) - fields:
        raise ValueError(f"{shortened(extra)}: not a key of a record")
    for missing in sorted(fields - {"seed", "result"} - set(found)):
        raise ValueError(f"{missing}: missing in the record")
    if not with_cuts:
        read_format(found["format"], FORMAT)
    rules = resolve(found["edition"], read_object("house_rules", found["house_rules"]))
    players = found["players"]
    if not isinstance(players, list) or not 2 <= len(players) <= 4 or not _all(players, str):
        raise ValueError("players: expected two to four names")
    edition, seats = str(found["edition"]), len(players)
    money, winner = _read_result(found.get("result"), seats)
    return Record(
        game=read_text("game", found["game"]),
        edition=edition,
        house_rules=house_rules_of(edition, rules),
        players=tuple(players),
        dealer=None if found["dealer"] is None else _read_seat("dealer", found["dealer"], seats),
        commitment=_read_commitment(found["commitment"]),
        moves=tuple(read_each("moves", found["moves"], partial(_read_move, seats))),
        seed=_read_seed(found.get("seed")),
        money=money,
        winner=winner,
        cuts=_read_cuts(found["cuts"], seats) if with_cuts else (),
    )


def _read_cuts(data: object, seats: int) -> tuple[str | None, ...]:
    words = read_each("cuts", data, _read_word, seats)
    if not any(word is not None for word in words):
        raise ValueError(f"cuts: expected a word; a record without any has the format {FORMAT!r}")
    return tuple(words)


def _read_word(name: str, data: object) -> str | None:
    if data is not None and not (isinstance(data, str) and data and data.isprintable()):
        raise ValueError(f"{name}: expected a word or null, got {shortened(data)}")
    return data


def _read_move(seats: int, name: str, data: object) -> Made:
    if not isinstance(data, list) or len(data) not in (2, 3):
        raise ValueError(f"{name}: expected [seat, move] or [seat, move, mark], got {shortened(data)}")
    mark = data[2] if len(data) == 3 else None
    if len(data) == 3 and mark not in MARKS:
        raise ValueError(f"{name}: expected the mark {' or '.join(MARKS)}, got {shortened(mark)}")
    return Made(_read_seat(name, data[0], seats), read_text(name, data[1]), mark)


def _read_result(data: object, seats: int) -> tuple[tuple[int, ...] | None, int | None]:
    if data is None:
        return None, None
    if not isinstance(data, dict) or set(data) != {"money", "winner"}:
        raise ValueError("result: expected an object of money and winner, or null")
    money = data["money"]
    if not isinstance(money, list) or len(money) != seats or not _all(money, int):
        raise ValueError(f"result.money: expected a list of {seats} numbers, one for each seat")
    return tuple(money), _read_seat("result.winner", data["winner"], seats)


def _read_seat(name: str, data: object, seats: int) -> int:
    if type(data) is not int or not 0 <= data < seats:
        raise ValueError(f"{name}: expected a seat from 0 to {seats - 1}, got {shortened(data)}")
    return data


def _read_commitment(data: object) -> str:
    if not isinstance(data, str) or not re.fullmatch(r"[0-9a-fA-F]{64}", data):
        raise ValueError(f"commitment: expected 64 hex digits, got {shortened(data)}")
    return data


def _read_seed(data: object) -> str | None:
    if data is None:
        return None
    seed_bytes(data)
    return str(data)


def _all(values: Sequence[object], kind: type) -> bool:
    return all(type(value) is kind for value in values)
