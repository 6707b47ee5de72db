"""Measure the speed of the engine and of two others, in one run on one core: `make bench`.

First random play, including the listing of the legal moves, in decisions a second: this engine over all editions and
two to four players, alone, with a seat's view before each move, and with each position written and read; gin rummy in
rlcard (Python) and in open_spiel (C++ behind a Python binding). Then the time to replay records by their length, up to
the longest of a thousand games.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count

import engine
from engine import Made, Record

NAMES = ("Anna", "Burt", "Curt", "Dora")
ROUNDS, SECONDS = 5, 1.0
GAMES = 1000
OWN = "posse, Wyatt Earp, five editions"


def print_line(line: str = "") -> None:
    """Print a line of the report."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def random_of(number: int) -> random.Random:
    """Return a generator seeded with the number."""
    return random.Random(number)  # noqa: S311 - the games are no secret


def posse(number: int, look: Callable[[engine.Position, int], object] = lambda position, seat: None) -> Iterator[Made]:
    """Play a random game and yield its moves; `look` is called before each."""
    generator = random_of(number)
    position = new_game(number)
    while position.phase != "game_over":
        if position.phase == "hand_over":
            position = position.next_hand()
        seat = position.to_act()[0]
        look(position, seat)
        move = generator.choice(position.legal(seat))
        position = position.play(seat, move)
        yield Made(seat, move)


def seed(number: int) -> str:
    """Return the seed of the game of that number."""
    return hashlib.sha256(f"bench {number}".encode()).hexdigest()


def new_game(number: int) -> engine.Position:
    """Return the first position of the game of that number; editions and numbers of players alternate."""
    edition = list(engine.EDITIONS)[number % len(engine.EDITIONS)]
    return engine.new_game(NAMES[: 2 + number % 3], edition, seed=seed(number), dealer=0)


def rlcard(number: int) -> Iterator[int]:
    """Play a random game of gin rummy in rlcard and yield its decisions."""
    generator = random_of(number)
    environment = importlib.import_module("rlcard").make("gin-rummy", config={"seed": number})
    state, _ = environment.reset()
    while not environment.is_over():
        action = generator.choice(list(state["legal_actions"]))
        state, _ = environment.step(action)
        yield action


def posse_viewed(number: int) -> Iterator[Made]:
    """Play a random game, making the player's view before each move."""
    return posse(number, lambda position, seat: position.view(seat))


def posse_read(number: int) -> Iterator[Made]:
    """Play a random game, writing and reading the position before each move."""
    return posse(number, lambda position, seat: engine.Position.from_dict(position.to_dict()))


def open_spiel(number: int, with_chance: bool = False) -> Iterator[int]:
    """Play a random game of gin rummy in open_spiel and yield its decisions, chance nodes only if `with_chance`."""
    generator = random_of(number)
    state = importlib.import_module("pyspiel").load_game("gin_rummy").new_initial_state()
    while not state.is_terminal():
        counts = with_chance or not state.is_chance_node()
        action = generator.choice(state.legal_actions())
        state.apply_action(action)
        if counts:
            yield action


def open_spiel_and_chance(number: int) -> Iterator[int]:
    """Play the same game, counting chance nodes as decisions."""
    return open_spiel(number, with_chance=True)


OTHERS: tuple[tuple[str, str, Callable[[int], Iterator[object]]], ...] = (
    ("rlcard, gin rummy", "rlcard", rlcard),
    ("open_spiel, gin rummy", "pyspiel", open_spiel),
    ("  its chance nodes counted too", "pyspiel", open_spiel_and_chance),
)


def decisions_a_second(play: Callable[[int], Iterator[object]], first: int, seconds: float) -> float:
    """Return the decisions a second of whole games, played for about `seconds` of processor time."""
    made, began = 0, time.process_time()
    for number in count(first):
        made += sum(1 for _ in play(number))
        spent = time.process_time() - began
        if spent >= seconds:
            break
    return made / spent


def compare(rounds: int = ROUNDS, seconds: float = SECONDS) -> None:
    """Print the table of random play. The engines alternate, so that other load affects all of them alike."""
    found: dict[str, Callable[[int], Iterator[object]]] = {
        OWN: posse,
        "  and a view before each move": posse_viewed,
        "  and each position written and read": posse_read,
    }
    for name, module, play in OTHERS:
        if importlib.util.find_spec(module):
            found[name] = play
        else:
            print_line(f"{name.strip()}: not installed here, see requirements/bench.txt")
    speeds: dict[str, list[float]] = {name: [] for name in found}
    for turn in range(rounds):
        for name, play in found.items():
            speeds[name].append(decisions_a_second(play, 1000 * turn, seconds))
    own = statistics.median(speeds[OWN])
    print_line(f"{'random play, legal moves listed':<38}{'decisions/s':>12}{'best':>10}{'posse is':>12}")
    for name, measured in speeds.items():
        typical = statistics.median(measured)
        print_line(f"{name:<38}{typical:>12,.0f}{max(measured):>10,.0f}{own / typical:>10.2f} x")


def record_of(number: int) -> Record:
    """Return the record of a random game, without its result, which replaying does not need."""
    first = new_game(number)
    return Record(
        game=f"bench {number}",
        edition=first.edition,
        house_rules={},
        players=first.players,
        dealer=first.dealer,
        commitment=engine.commitment(seed(number)),
        moves=tuple(posse(number)),
        seed=seed(number),
    )


def replays(games: int = GAMES) -> None:
    """Print the time to replay the longest of so many random games, and some shorter ones."""
    by_length = sorted(range(games), key=lambda number: sum(1 for _ in posse(number)))
    print_line()
    print_line(f"{f'replay, of {games:,} random games':<38}{'moves':>12}{'ms':>10}{'µs a move':>12}")
    for name, number in (("the shortest", 0), ("a quarter are shorter", games // 4), ("the median", games // 2),
                         ("a quarter are longer", 3 * games // 4), ("the longest", games - 1)):  # fmt: skip
        record = record_of(by_length[number])
        spent = min(replay_seconds(record) for _ in range(9))
        print_line(f"{name:<38}{len(record.moves):>12,}{1e3 * spent:>10.1f}{1e6 * spent / len(record.moves):>12.1f}")


def replay_seconds(record: Record) -> float:
    """Return the processor time of one replay, in seconds."""
    began = time.process_time()
    for _ in engine.replay(record):
        pass
    return time.process_time() - began


def main() -> None:
    """Print both tables, on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print_line(f"Python {sys.version.split()[0]}, one core")
    compare()
    replays()


if __name__ == "__main__":
    main()
