"""Describe who leads on a poster, by how much, and what it would pay if the hand ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import engine
from engine.language import Text, dollars, enumerated, joined, said, text, text_of

YOU = text_of("player, subject", "you")
PAID_YOU = text_of("player, paid", "you")
PAYMENT = text("{name} {amount}")

SENTENCES = {
    "closed": text("Not open yet."),
    "empty": text("Open, and nobody has CP."),
    "you lead": text("You lead by {lead} CP."),
    "leads": text("{name} leads by {lead} CP."),
    "level": text("{names} are level."),
    "free": text("It pays nothing below {threshold} CP: {missing} more are needed."),
    "free by one": text("It pays nothing below {threshold} CP: one more is needed."),
    "you take all": text("You would take it all."),
    "whole": text("{name} would take it all."),
    "shared": text("It would pay {payments}."),
    "short": text("It holds too little money to pay anybody."),
}
"""A sentence by case. `names`: 'Anna and Burt'; `payments`: 'Anna $4,000 and you $3,000'."""
IN_SHORT = {
    "closed": text("not open"),
    "empty": text("no CP"),
    "free": text("needs {missing} CP"),
    "whole": text("{mark} +{lead}: all"),
    "shared": text("{mark} +{lead}: shared"),
    "short": text("{mark} +{lead}: no pay"),
    "over": text("{mark} +{lead}"),
}
"""The same in two words. `mark` stands for the leader (`player_marks`)."""
IN_SHORT_LEVEL = {
    "free": text("needs {missing} CP"),
    "shared": text("level: shared"),
    "short": text("level: no pay"),
    "over": text_of("poster in short", "level"),
}
"""The same while several lead."""


class PosterSituation(NamedTuple):
    """A poster's reward in dollars, the Capture Points by seat, and the players as `viewer` reads of them."""

    code: str
    reward: int
    points: Sequence[int]
    names: Sequence[str]
    viewer: int | None

    @property
    def leaders(self) -> list[int]:
        """The seats of those who have most, the reader last."""
        most = max(self.points)
        return sorted((n for n, own in enumerate(self.points) if own == most), key=lambda n: n == self.viewer)

    @property
    def lead(self) -> int:
        """How many points the first is ahead of the second."""
        first, second = sorted(self.points, reverse=True)[:2]
        return first - second

    @property
    def missing(self) -> int:
        """How many points of all players are missing until the poster pays."""
        return engine.NUMBERS.to_capture - sum(self.points)

    def name(self, seat: int) -> str:
        """Return a player's name for the reader."""
        return YOU if seat == self.viewer else self.names[seat]


@dataclass(frozen=True)
class PosterStatus:
    """What a poster would do if the hand ended now.

    `how`: "closed" or "empty" while nobody has Capture Points, "over" after the game, otherwise as in `engine.Scored`.
    `sentence` and `in_short` are the same in words.
    """

    how: str
    sentence: str
    in_short: str


def poster_status(standing: PosterSituation, rules: engine.Rules, *, is_open: bool, over: bool) -> PosterStatus:
    """Return what the poster would do. `over`: the game has ended, so that it pays no more."""
    if not any(standing.points):
        how = "empty" if is_open else "closed"
        return PosterStatus(how, SENTENCES[how], IN_SHORT[how])
    scored = engine.score_poster(standing.code, standing.points, standing.reward, rules)
    how, sentences = ("over", [_lead(standing)]) if over else (scored.how, [_lead(standing), _pay(standing, scored)])
    words = IN_SHORT if standing.lead else IN_SHORT_LEVEL
    mark = player_marks(standing.names)[standing.leaders[0]]
    in_short = words[how].format(mark=mark, lead=standing.lead, missing=standing.missing)
    return PosterStatus(how, joined(sentences), in_short)


def _lead(standing: PosterSituation) -> str:
    first, *others = standing.leaders
    if others:
        return SENTENCES["level"].format(names=enumerated([standing.name(n) for n in standing.leaders]))
    case = "you lead" if first == standing.viewer else "leads"
    return SENTENCES[case].format(name=standing.names[first], lead=standing.lead)


def _pay(standing: PosterSituation, scored: engine.Scored) -> str:
    if scored.how == "free":
        case = "free by one" if standing.missing == 1 else "free"
        return SENTENCES[case].format(threshold=engine.NUMBERS.to_capture, missing=standing.missing)
    if scored.how == "whole":
        leader = scored.sharers[0]
        case = "you take all" if leader == standing.viewer else "whole"
        return SENTENCES[case].format(name=standing.names[leader])
    paid = [_payment(standing, n, scored.gained[n]) for n in scored.sharers if scored.gained[n]]
    return SENTENCES[scored.how].format(payments=enumerated(paid))


def _payment(standing: PosterSituation, seat: int, amount: int) -> str:
    name = PAID_YOU if seat == standing.viewer else standing.names[seat]
    return PAYMENT.format(name=name, amount=dollars(amount))


def player_marks(names: Sequence[str]) -> list[str]:
    """Return letters for each player, where a name would be too long: on a small poster, beside a bar.

    They are the initials, in the order of the names; players who share one are numbered: 'A', 'R1', 'R2'. If a name is
    a text, as in the lesson, they are texts too, of the initials in the language in which they are said.
    """
    if not any(isinstance(name, Text) for name in names):
        return _marks(names)
    return [_said_mark(names, n) for n in range(len(names))]


def _said_mark(names: Sequence[str], n: int) -> Text:
    return Text(_marks(names)[n], lambda language: _marks([said(name, language) for name in names])[n])


def _marks(names: Sequence[str]) -> list[str]:
    initials = [name[:1].upper() for name in names]
    shared = {initial for initial, count in Counter(initials).items() if count > 1}
    return [
        f"{initial}{initials[: n + 1].count(initial)}" if initial in shared else initial
        for n, initial in enumerate(initials)
    ]
