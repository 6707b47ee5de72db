"""How fast the engine is, beside two others, in one run on one core: `make bench`.

Random play, the listing of the legal moves included, in decisions a second: this engine over all editions and two to
four players, alone, with a seat's view before each move, and with each position written and read; gin rummy in rlcard
(Python) and in open_spiel (C++ behind a Python binding). Then replaying records: time for length, up to the longest of
a thousand games.
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


def say(line: str = "") -> None:
    """A line of the report."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def chance_of(number: int) -> random.Random:
    """The same chance for the same number."""
    return random.Random(number)  # noqa: S311 - games to measure, not to keep secret


def posse(number: int, look: Callable[[engine.Position, int], object] = lambda position, seat: None) -> Iterator[Made]:
    """A random game, move by move; `look` is called before each."""
    chance = chance_of(number)
    position = begun(number)
    while position.phase != "game_over":
        if position.phase == "hand_over":
            position = position.next_hand()
        seat = position.to_act()[0]
        look(position, seat)
        move = chance.choice(position.legal(seat))
        position = position.play(seat, move)
        yield Made(seat, move)


def seed(number: int) -> str:
    """The seed of the game of that number."""
    return hashlib.sha256(f"bench {number}".encode()).hexdigest()


def begun(number: int) -> engine.Position:
    """A game of that number: editions and numbers of players in turn."""
    edition = list(engine.EDITIONS)[number % len(engine.EDITIONS)]
    return engine.new_game(NAMES[: 2 + number % 3], edition, seed=seed(number), dealer=0)


def rlcard(number: int) -> Iterator[int]:
    """A random game of gin rummy in rlcard, decision by decision."""
    chance = chance_of(number)
    environment = importlib.import_module("rlcard").make("gin-rummy", config={"seed": number})
    state, _ = environment.reset()
    while not environment.is_over():
        action = chance.choice(list(state["legal_actions"]))
        state, _ = environment.step(action)
        yield action


def posse_viewed(number: int) -> Iterator[Made]:
    """A random game in which every player sees a view before he moves."""
    return posse(number, lambda position, seat: position.view(seat))


def posse_read(number: int) -> Iterator[Made]:
    """A random game in which every position is written and read before its move."""
    return posse(number, lambda position, seat: engine.Position.from_dict(position.to_dict()))


def open_spiel(number: int, with_chance: bool = False) -> Iterator[int]:
    """A random game of gin rummy in open_spiel, decision by decision; what chance deals is no decision."""
    chance = chance_of(number)
    state = importlib.import_module("pyspiel").load_game("gin_rummy").new_initial_state()
    while not state.is_terminal():
        counts = with_chance or not state.is_chance_node()
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        if counts:
            yield action


def open_spiel_and_chance(number: int) -> Iterator[int]:
    """The same, the cards that chance deals counted as if they were decisions."""
    return open_spiel(number, with_chance=True)


OTHERS: tuple[tuple[str, str, Callable[[int], Iterator[object]]], ...] = (
    ("rlcard, gin rummy", "rlcard", rlcard),
    ("open_spiel, gin rummy", "pyspiel", open_spiel),
    ("  its chance nodes counted too", "pyspiel", open_spiel_and_chance),
)


def decisions_a_second(play: Callable[[int], Iterator[object]], first: int) -> float:
    """Whole games for about a second of this process's time."""
    made, began = 0, time.process_time()
    for number in count(first):
        made += sum(1 for _ in play(number))
        spent = time.process_time() - began
        if spent >= SECONDS:
            break
    return made / spent


def compare() -> None:
    """The table of random play. The engines take turns, so that a busy machine is busy for all of them."""
    found: dict[str, Callable[[int], Iterator[object]]] = {
        OWN: posse,
        "  and a view before each move": posse_viewed,
        "  and each position written and read": posse_read,
    }
    for name, module, others in OTHERS:
        if importlib.util.find_spec(module):
            found[name] = others
        else:
            say(f"{name.strip()}: not installed here, see requirements/bench.txt")
    speeds: dict[str, list[float]] = {name: [] for name in found}
    for turn in range(ROUNDS):
        for name, play in found.items():
            speeds[name].append(decisions_a_second(play, 1000 * turn))
    own = statistics.median(speeds[OWN])
    say(f"{'random play, legal moves listed':<38}{'decisions/s':>12}{'best':>10}{'posse is':>12}")
    for name, measured in speeds.items():
        typical = statistics.median(measured)
        say(f"{name:<38}{typical:>12,.0f}{max(measured):>10,.0f}{own / typical:>10.2f} x")


def record_of(number: int) -> Record:
    """The record of a random game; its result is not needed to replay it."""
    first = begun(number)
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


def replays() -> None:
    """Replay time by length: the longest of a thousand games, and some shorter ones."""
    by_length = sorted(range(GAMES), key=lambda number: sum(1 for _ in posse(number)))
    say()
    say(f"{f'replay, of {GAMES:,} random games':<38}{'moves':>12}{'ms':>10}{'µs a move':>12}")
    for name, number in (("the shortest", 0), ("a quarter are shorter", GAMES // 4), ("the median", GAMES // 2),
                         ("a quarter are longer", 3 * GAMES // 4), ("the longest", GAMES - 1)):  # fmt: skip
        record = record_of(by_length[number])
        spent = min(replay_seconds(record) for _ in range(9))
        say(f"{name:<38}{len(record.moves):>12,}{1e3 * spent:>10.1f}{1e6 * spent / len(record.moves):>12.1f}")


def replay_seconds(record: Record) -> float:
    """This process's time for one replay."""
    began = time.process_time()
    for _ in engine.replay(record):
        pass
    return time.process_time() - began


def main() -> None:
    """Both tables, on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    say(f"Python {sys.version.split()[0]}, one core")
    compare()
    replays()


if __name__ == "__main__":
    main()
