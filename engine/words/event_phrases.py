"""Choose the sentence for an event; all words are in `engine.words.event_sentences`.

Names stand for seats; `you` is the reader's seat, or None for a bystander.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.language import Text, dollars, joined
from engine.rules import events as e
from engine.rules.numbers import NUMBERS
from engine.words.card_forms import a_card, card_name, card_names
from engine.words.event_sentences import LIST_SEPARATOR, NOBODY, SENTENCES, Key
from engine.words.reader import ChosenSentence, Reader, Values, ranked_seats


def phrase(event: e.Event, names: Sequence[str], you: int | None = None) -> Text:
    """Return the sentence for an event. Cards the reader may not know must have been removed before (`seen_by`)."""
    key, values = sentence_for(event, names, you)
    return SENTENCES[key].format(**values)


def sentence_for(event: e.Event, names: Sequence[str], you: int | None = None) -> tuple[Key, Values]:
    """Return the key of the sentence for an event, and the values of its parameters."""
    case, person, values = _choose(event, Reader(names, you))
    return (type(event).__name__, case, person), values


@singledispatch
def _choose(event: object, reader: Reader) -> ChosenSentence:
    raise TypeError(f"not an event: {event!r}")


@_choose.register
def _(event: e.Dealt, reader: Reader) -> ChosenSentence:
    top, amount = a_card(event.top), dollars(NUMBERS.deal)
    return reader.about_two(event.dealer, event.starter, hand=event.hand, amount=amount, a_card=top)


@_choose.register
def _(event: e.Drew, reader: Reader) -> ChosenSentence:
    case = ("no card", "one card", "two cards")[event.number]
    if not event.cards:
        return reader.about(event.seat, case)
    return reader.about(event.seat, f"{case} shown", cards=card_names(event.cards))


@_choose.register
def _(event: e.DrewDiscard | e.Discarded, reader: Reader) -> ChosenSentence:
    return reader.about(event.seat, a_card=a_card(event.card))


@_choose.register
def _(event: e.Reshuffled, reader: Reader) -> ChosenSentence:
    case = {0: "no card", 1: "one card"}.get(event.cards, "cards")
    if event.cards and event.top_stayed:
        case = f"{case} below the top"
    return ChosenSentence(case, NOBODY, {"count": event.cards})


@_choose.register
def _(event: e.Laid, reader: Reader) -> ChosenSentence:
    if event.opened:
        case = "opening"
    elif event.number > 1:
        case = "cards"
    else:
        case = "one card with reward" if event.reward else "one card"
    outlaw, reward = card_name(event.outlaw), dollars(event.reward)
    return reader.about(event.seat, case, outlaw=outlaw, count=event.number, reward=reward)


@_choose.register
def _(event: e.PhotoPlayed, reader: Reader) -> ChosenSentence:
    case = "out of turn" if event.out_of_turn else "own turn"
    return reader.about(event.seat, case, outlaw=card_name(event.outlaw), reward=dollars(event.reward))


@_choose.register
def _(event: e.Played, reader: Reader) -> ChosenSentence:
    case = f"{event.way} out of turn" if event.out_of_turn else event.way
    return reader.about(event.seat, case, a_card=a_card(event.card))


@_choose.register
def _(event: e.Shot, reader: Reader) -> ChosenSentence:
    return ChosenSentence("hit" if event.hit else "miss", NOBODY, {"a_card": a_card(event.card)})


@_choose.register
def _(event: e.Landed, reader: Reader) -> ChosenSentence:
    card, outlaw = a_card(event.card), card_name(event.outlaw)
    return reader.about(event.seat, a_card=card, outlaw=outlaw, points=event.points, reward=dollars(event.reward))


@_choose.register
def _(event: e.Displaced | e.Cleared, reader: Reader) -> ChosenSentence:
    return reader.about(event.seat, outlaw=card_name(event.outlaw))


@_choose.register
def _(event: e.Asked, reader: Reader) -> ChosenSentence:
    case = "gave" if event.gave else "had none"
    return reader.about_two(event.seat, event.asked, case, outlaw=card_name(event.outlaw))


@_choose.register
def _(event: e.Stole, reader: Reader) -> ChosenSentence:
    return reader.about_two(event.seat, event.owner, outlaw=card_name(event.outlaw))


@_choose.register
def _(event: e.Orphaned, reader: Reader) -> ChosenSentence:
    case = "one card" if len(event.cards) == 1 else "cards"
    cards = card_names(event.cards)
    return reader.about(event.owner, case, outlaw=card_name(event.outlaw), count=len(event.cards), cards=cards)


@_choose.register
def _(event: e.Hid, reader: Reader) -> ChosenSentence:
    if event.owner == event.seat:
        return reader.about(event.seat, "own pile", outlaw=card_name(event.outlaw))
    return reader.about_two(event.seat, event.owner, "other pile", outlaw=card_name(event.outlaw))


@_choose.register
def _(event: e.Took, reader: Reader) -> ChosenSentence:
    if event.card is None:
        return reader.about(event.seat, "hidden")
    return reader.about(event.seat, "shown", a_card=a_card(event.card))


@_choose.register
def _(event: e.Passed | e.DuelOut, reader: Reader) -> ChosenSentence:
    return reader.about(event.seat)


@_choose.register
def _(event: e.HandOver, reader: Reader) -> ChosenSentence:
    if event.seat is None:
        return ChosenSentence(event.why, NOBODY, {})
    return reader.about(event.seat, event.why)


@_choose.register
def _(event: e.Scored, reader: Reader) -> ChosenSentence:
    total = sum(event.points)
    values = {
        "outlaw": card_name(event.outlaw),
        "reward": dollars(event.reward),
        "left": dollars(event.left),
        "points": total,
        "needed": NUMBERS.to_capture,
        "ahead": NUMBERS.to_take_all,
        "standing": _standing(event, reader),
        "shares": _shares(event, reader),
    }
    if event.how == "whole":
        return reader.about(ranked_seats(event.points)[0][0], "whole", **values)
    if event.how == "free" and not total:
        return ChosenSentence("no points", NOBODY, values)
    if event.how == "shared" and event.left:
        return ChosenSentence("shared in part", NOBODY, values)
    return ChosenSentence(event.how, NOBODY, values)


def _standing(event: e.Scored, reader: Reader) -> Text:
    ranked = ranked_seats(event.points)
    return joined((reader.item("standing", seat, points=points) for seat, points in ranked if points), LIST_SEPARATOR)


def _shares(event: e.Scored, reader: Reader) -> Text:
    """List the players with Capture Points, the most first, with what each was paid."""
    items = []
    for seat, points in ranked_seats(event.points):
        paid = [payment.dollars for payment in event.payments if payment.paid and seat in payment.seats]
        if points:
            case = ("no share", "share")[len(paid)] if len(paid) < 2 else "share in rounds"
            rounds = "+".join(str(amount // 1000) for amount in paid)
            items.append(reader.item(case, seat, amount=dollars(sum(paid)), rounds=rounds, points=points))
    return joined(items, LIST_SEPARATOR)


@_choose.register
def _(event: e.DuelBegan, reader: Reader) -> ChosenSentence:
    values = {"amount": dollars(event.money), "duellists": reader.players(event.seats)}
    return ChosenSentence(event.way, NOBODY, values)


@_choose.register
def _(event: e.DuelShot, reader: Reader) -> ChosenSentence:
    return reader.about(event.seat, "hit" if event.hit else "miss", a_card=a_card(event.card))


@_choose.register
def _(event: e.GameOver, reader: Reader) -> ChosenSentence:
    ranked = sorted(enumerate(event.money), key=lambda held: (-held[1], held[0] != event.winner))  # a duel breaks a tie
    money = joined((reader.item("money", seat, amount=dollars(amount)) for seat, amount in ranked), LIST_SEPARATOR)
    return reader.about(event.winner, money=money)
