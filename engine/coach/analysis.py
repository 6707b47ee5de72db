"""The outcome of an analysis, in whole dollars. It is written as JSON and read back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from engine.rules.moves import Move

CAUSES = ("own", "cards", "others")
KINDS_OF_DECISION = ("draw", "lay", "sheriff", "discard", "react")  # the last one: out of turn
COSTLIEST = 3


class Terms(NamedTuple):
    """Dollars by cause: the player's own choices, the cards (deal, draws, shots), and the others' choices."""

    own: int
    cards: int
    others: int


class HandTerms(NamedTuple):
    """What a hand brought, as the sum of three terms. `errors`: half the widths of their 95 % intervals.

    A hand of which only the end was analysed: what it brought more than was to be expected of it before.
    """

    hand: int
    result: int
    terms: Terms
    errors: Terms


class Reason(NamedTuple):
    """Why a move was a mistake, told by hands that were played to their ends after it and after the marshal's choice.

    `what` says which weighs most: the game ("won": in how many of a hundred cases the player wins it with this hand), a
    discard that the next player takes ("taken": in how many cases, after the move), the lead on a poster ("led": in how
    many cases nobody has more points there than the player), or else only its money ("paid": 0). `made` and `chosen`
    are those cases after the move and after the choice. `outlaw`: the poster on which the move lost most, and
    `dollars`: how much. `rival`: the seat that gets more of this poster after the move, or takes the discard, if any.
    """

    what: Literal["won", "taken", "led", "paid"]
    made: int
    chosen: int
    outlaw: str
    dollars: int
    rival: int | None


class Decision(NamedTuple):
    """A move of the player's, made after `at` moves, beside what the marshal would have done.

    `choices`: of the marshal, which is asked more than once, each of them once. The values are the hand's expected
    result after the move, and after the marshal's choices on average. `error`: half the 95 % interval of their
    difference, or of the value if the marshal chose nothing but the move. `kind`: one of KINDS_OF_DECISION. `mark`: as
    in the record, if the clock or a robot moved in the player's place.
    """

    hand: int
    at: int
    move: Move
    choices: tuple[Move, ...]
    value: int
    marshal_value: int
    error: int
    kind: str
    mark: str | None = None

    @property
    def cost(self) -> int:
        """How much less the move is expected to bring."""
        return self.marshal_value - self.value

    @property
    def is_mistake(self) -> bool:
        """Whether the move is worse by more than the error."""
        return self.cost > self.error

    def as_dict(self) -> dict[str, object]:
        """Return the decision as JSON data."""
        moves = {"move": self.move.text, "choices": [choice.text for choice in self.choices]}
        return self._asdict() | moves | {"is_mistake": self.is_mistake}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Decision:
        """Return the decision that `as_dict` wrote."""
        moves = {"move": Move.parse(data["move"]), "choices": tuple(map(Move.parse, data["choices"]))}
        return cls(**{name: data[name] for name in cls._fields} | moves)


class Point(NamedTuple):
    """The hand's expected result after so many moves, and which of `CAUSES` has changed it. `error` as elsewhere.

    `cause` is None where an analysis begins amid the hand.
    """

    hand: int
    at: int
    value: int
    error: int
    cause: str | None


class Analysis(NamedTuple):
    """A player's game. The same seed and budget give the same analysis. `reasons`: of the costliest mistakes."""

    seat: int
    seed: str
    budget: int
    hands: tuple[HandTerms, ...]
    decisions: tuple[Decision, ...]
    course: tuple[Point, ...]
    reasons: tuple[Reason, ...]

    @property
    def result(self) -> int:
        """What the game brought, in dollars more than the others on average, and for having won it."""
        return sum(hand.result for hand in self.hands)

    @property
    def terms(self) -> Terms:
        """The three terms of the result."""
        return Terms(*(sum(column) for column in zip(*(hand.terms for hand in self.hands), strict=True)))

    @property
    def errors(self) -> Terms:
        """Half the widths of the terms' 95 % intervals; hands are estimated independently."""
        columns = zip(*(hand.errors for hand in self.hands), strict=True)
        return Terms(*(round(sum(error**2 for error in column) ** 0.5) for column in columns))

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The mistakes, the costliest first."""
        return mistakes_of(self.decisions)

    @property
    def costs(self) -> dict[str, tuple[int, int]]:
        """By kind of decision how many were the player's own, and how many dollars these cost together."""
        by_kind: dict[str, tuple[int, int]] = {}
        for decision in self.decisions:
            if decision.mark is not None:  # of the clock, or of a robot that held the seat
                continue
            number, cost = by_kind.get(decision.kind, (0, 0))
            by_kind[decision.kind] = number + 1, cost + decision.cost
        return by_kind

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """The three costliest mistakes."""
        return self.mistakes[:COSTLIEST]

    def as_dict(self) -> dict[str, object]:
        """Return the analysis as JSON data."""
        return {
            "seat": self.seat,
            "seed": self.seed,
            "budget": self.budget,
            "result": self.result,
            "terms": self.terms._asdict(),
            "errors": self.errors._asdict(),
            "hands": [
                hand._asdict() | {"terms": hand.terms._asdict(), "errors": hand.errors._asdict()} for hand in self.hands
            ],
            "decisions": [decision.as_dict() for decision in self.decisions],
            "course": [point._asdict() for point in self.course],
            "reasons": [reason._asdict() for reason in self.reasons],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Analysis:
        """Return the analysis that `as_dict` wrote."""
        return cls(
            data["seat"],
            data["seed"],
            data["budget"],
            tuple(
                HandTerms(hand["hand"], hand["result"], Terms(**hand["terms"]), Terms(**hand["errors"]))
                for hand in data["hands"]
            ),
            tuple(Decision.from_dict(one) for one in data["decisions"]),
            tuple(Point(**point) for point in data["course"]),
            tuple(Reason(**reason) for reason in data["reasons"]),
        )


def mistakes_of(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """Return the mistakes among decisions, the costliest first."""
    found = [decision for decision in decisions if decision.is_mistake]
    return tuple(sorted(found, key=lambda decision: (-decision.cost, decision.at)))


def terms_of(course: Sequence[Point]) -> Terms:
    """Return the terms of one hand: by cause, how the expected result changed from 0 to what it was at the end."""
    changes: Counter[str | None] = Counter()
    for before, point in zip((0, *(point.value for point in course)), course, strict=False):
        changes[point.cause] += point.value - before
    return Terms(*(changes[cause] for cause in CAUSES))
