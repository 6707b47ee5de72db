"""The table of a division once more, from nothing but the results on the page of a league."""

from __future__ import annotations

from typing import Any

POINTS = [10.0, 6.0, 3.0, 1.0]


def table(division: dict[str, Any]) -> list[tuple[int, float]]:
    """Return the places of a division as JSON has it, the first at the top, each with its points."""
    rows = []
    for place in range(len(division["places"])):
        ends = [  # for each game of the place: its place there, how many share that, its dollars
            (places[seat], places.count(places[seat]), game["result"]["money"][seat])
            for game in division["games"]
            if game["result"] and place in game["places"] and place not in division["out"]
            for places, seat in [(game["result"]["places"], game["places"].index(place))]
        ]
        points = sum(sum(POINTS[end - 1 : end - 1 + same]) / same for end, same, _ in ends)
        counts = [sum(end == n for end, _, _ in ends) for n in (1, 2, 3)]
        money = sum(dollars for _, _, dollars in ends)
        rows.append((place in division["out"], -round(points, 6), [-n for n in counts], -money, place))
    return [(row[-1], -row[1]) for row in sorted(rows)]
