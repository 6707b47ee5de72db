"""How a league is divided, and who plays whom: the same for every season, from numbers alone."""

from __future__ import annotations

SIZE, LARGE = 7, 13
"""Of divisions whose tables have three or four seats; at most one, the lowest, is large."""

DOWN = 2
"""Places of a division from which one goes down; from the first one goes up."""

# Who plays the first game, by seat; each game is the one before, moved on by one place. Four of thirteen, and three of
# seven, are perfect difference sets: every two meet once. Four of seven are the complement of one: every two meet
# twice. Of thirteen with three at a table each meets six of the twelve others.
_FIRST = {(4, SIZE): (0, 3, 5, 6), (4, LARGE): (0, 1, 3, 9), (3, SIZE): (0, 1, 3), (3, LARGE): (0, 1, 3)}


def sizes(people: int, at_table: int) -> list[int]:
    """Return the sizes of the divisions, the highest first, for so many people; robots fill what is left of the last.

    At tables of two anybody can play everybody, so the divisions are as even as they can be, and have no robots.
    """
    if at_table == 2:
        number = -(-people // SIZE)
        return [people // number + (n < people % number) for n in range(number)]
    few = [SIZE] * -(-people // SIZE)
    one_large = [SIZE] * -(-max(people - LARGE, 0) // SIZE) + [LARGE]
    return min(few, one_large, key=sum)


def tables(size: int, at_table: int) -> list[tuple[int, ...]]:
    """Return the games of a division: for each the numbers of its places, by seat.

    Everybody has every seat equally often; at tables of two, in a division of even size, as nearly as can be.
    """
    if at_table == 2:
        return [
            (one, (one + apart) % size)
            for apart in range(1, size // 2 + 1)
            for one in range(size if 2 * apart < size else size // 2)
        ]
    return [tuple((n + first) % size for first in _FIRST[at_table, size]) for n in range(size)]


def steps(rank: int, size: int, division: int, number: int) -> int:
    """Return by how many divisions a rank moves after a season, of so many divisions: -1 up, 1 down, or 0."""
    if rank == 1 and division > 1:
        return -1
    return 1 if rank > size - DOWN and division < number else 0
