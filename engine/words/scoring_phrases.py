"""Describe the score of a hand: each step of paying a poster out, what a player gained, and who leads.

All words are in `scoring_sentences`. Names stand for seats; `you` is the reader's seat, or None for a bystander.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from engine.hand_score import HandScore
from engine.language import Text, dollars, joined, text_of
from engine.rules.events import Scored
from engine.rules.numbers import NUMBERS
from engine.rules.scoring import Payment
from engine.words.card_forms import card_name
from engine.words.event_sentences import LIST_SEPARATOR, NOBODY, TOGETHER, YOU
from engine.words.reader import Reader, ranked_seats
from engine.words.scoring_sentences import ITEMS, SCORING

_YOU = text_of("player, object", "you")


class _ScorePhrases(Reader):
    """Writes about scores for one reader."""

    def say(self, case: str, seat: int, **values: object) -> Text:
        """Return the sentence about a player."""
        return SCORING[case, self.person(seat)].format(name=self.names[seat], **values)

    def item(self, case: str, seat: int, **values: object) -> Text:
        """Return a player's item in a list about a score."""
        return ITEMS[case, self.person(seat)].format(name=self.names[seat], **values)

    def together(self, seats: Iterable[int]) -> Text:
        """Return players who are paid together, or share a lead."""
        return joined(map(self.player, seats), TOGETHER)

    def payees(self, seats: Iterable[int]) -> Text:
        """Return players as an object: those to whom something is paid, or cannot be paid."""
        return joined((_YOU if seat == self.you else self.names[seat] for seat in seats), TOGETHER)

    def payments(self, paid: Iterable[Payment]) -> Text:
        """Return a list of payments of one round."""
        return joined(map(self._payment, paid), LIST_SEPARATOR)

    def _payment(self, payment: Payment) -> Text:
        players, amount = self.together(payment.seats), dollars(payment.dollars)
        return ITEMS[_together("payment", payment), NOBODY].format(players=players, amount=amount)


def _plain(case: str, **values: object) -> Text:
    """Return a sentence that is the same for every reader but for its lists."""
    return SCORING[case, NOBODY].format(**values)


def _together(case: str, payment: Payment) -> str:
    """Return the case for a payment to one player, or to several together."""
    return case if len(payment.seats) == 1 else f"{case} together"


def describe_scoring(scored: Scored, names: Sequence[str], you: int | None = None) -> list[Text]:
    """Return how a poster was scored, step by step in short sentences: points, sharers, payments, and what stays."""
    if not any(scored.points):
        return [_plain("no points", left=dollars(scored.left))]
    writer = _ScorePhrases(names, you)
    ranked = ranked_seats(scored.points)
    standing = joined((writer.item("standing", seat, points=own) for seat, own in ranked if own), LIST_SEPARATOR)
    return [_plain("points", standing=standing), *_steps(scored, ranked, writer)]


def _steps(scored: Scored, ranked: Sequence[tuple[int, int]], writer: _ScorePhrases) -> Iterator[Text]:
    """Yield what became of the reward of a poster on whose Outlaw somebody has points."""
    (leader, most), (_, second) = ranked[:2]
    if scored.how == "free":
        yield _plain("free", points=sum(scored.points), needed=NUMBERS.to_capture, left=dollars(scored.left))
        return
    if scored.how == "whole":
        amount = dollars(scored.reward)
        yield writer.say("whole", leader, ahead=most - second, needed=NUMBERS.to_take_all, amount=amount)
        return
    behind = [(seat, most - own) for seat, own in ranked if own and seat not in scored.sharers]
    yield from (writer.say("no share", seat, behind=points) for seat, points in behind)
    if not behind:
        yield _plain("all share")
    if scored.payments and not scored.payments[0].paid:
        yield from _short(scored.payments, writer)
    else:
        yield from _rounds(scored.payments, writer)


def _rounds(payments: Sequence[Payment], writer: _ScorePhrases) -> Iterator[Text]:
    """Yield the payments round by round, and what ended them; equal rounds that follow each other are one line."""
    made = [payment for payment in payments if payment.paid]
    rounds = [(number, writer.payments(paid)) for number, paid in groupby(made, key=lambda payment: payment.round)]
    for words, equal in groupby(rounds, key=lambda one: one[1]):
        numbers = [number for number, _ in equal]
        case = "round" if len(numbers) == 1 else "rounds"
        yield _plain(case, round=numbers[0], last=numbers[-1], payments=words)
    yield _unpaid(payments[-1], writer) if len(made) < len(payments) else _plain("nothing left")


def _short(payments: Sequence[Payment], writer: _ScorePhrases) -> Iterator[Text]:
    """Yield that the poster could not pay its leaders $2,000 each, and what they were paid instead, if anything."""
    unpaid, *made = payments
    if not made:
        yield _unpaid(unpaid, writer)
    for instead in made:
        yield _unpaid(unpaid, writer, "instead", instead=dollars(instead.dollars))
        yield _plain("left", left=dollars(instead.left)) if instead.left else _plain("nothing left")


def _unpaid(payment: Payment, writer: _ScorePhrases, case: str = "unpaid", **values: str) -> Text:
    amounts = {"left": dollars(payment.left), "amount": dollars(payment.dollars), **values}
    return _plain(_together(case, payment), payees=writer.payees(payment.seats), **amounts)


def describe_gain(score: HandScore, names: Sequence[str], you: int | None = None) -> Text:
    """Return what a hand brought the reader, poster by poster; what it brought each player if `you` is None."""
    if you is None:
        gains = [
            _ScorePhrases(names, you).item("gain", seat, amount=dollars(own))
            for seat, own in ranked_seats(score.gained)
        ]
        return _plain("gained", hand=score.hand_no, gains=joined(gains, LIST_SEPARATOR))
    if not score.gained[you]:
        return SCORING["gained nothing", YOU].format(hand=score.hand_no)
    posters = [
        ITEMS["poster", NOBODY].format(outlaw=card_name(scored.outlaw), amount=dollars(scored.gained[you]))
        for scored in score.posters
        if scored.gained[you]
    ]
    amount = dollars(score.gained[you])
    return SCORING["gained", YOU].format(hand=score.hand_no, amount=amount, posters=joined(posters, LIST_SEPARATOR))


def describe_lead(money: Sequence[int], names: Sequence[str], you: int | None = None) -> Text:
    """Return who leads with how much money, and how far the reader is ahead or what they have."""
    writer, most = _ScorePhrases(names, you), max(money)
    leaders = [seat for seat, own in enumerate(money) if own == most]
    if len(leaders) > 1:
        return _plain("level lead", players=writer.together(leaders), amount=dollars(most))
    (leader,) = leaders
    amount = dollars(most)
    if you is None:
        return writer.say("lead", leader, amount=amount)
    if leader != you:
        return writer.say("lead over you", leader, amount=amount, own=dollars(money[you]))
    second = max(own for own in money if own < most)
    return writer.say("lead", leader, amount=amount, ahead=dollars(most - second))
