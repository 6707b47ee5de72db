"""What a hand would pay if it ended now, by the scoring that pays hands, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.language import Message, Text, dollars, joined, text
from engine.rules.cards import OUTLAWS
from engine.rules.ending import points_on, score_poster
from engine.rules.public import PublicTable
from engine.words.event_sentences import LIST_SEPARATOR

SENTENCES: dict[str, Message] = {
    "both": text("If the hand ends then, you get {own}, {others}."),
    "you": text("If the hand ends then, you get {own}, and nobody else gets anything."),
    "others": text("If the hand ends then, you get nothing, {others}."),
    "nobody": text("If the hand ends then, no poster pays anything."),
}
OTHER = text("{name} {amount}")


def forecast(t: PublicTable) -> tuple[int, ...]:
    """Return the dollars that the posters would pay, by seat, if the hand ended with this table."""
    scored = (
        score_poster(code, points_on(t, outlaw), t.posters[outlaw], t.rules) for outlaw, code in enumerate(OUTLAWS)
    )
    return tuple(map(sum, zip(*(poster.gained for poster in scored), strict=True)))


def describe_forecast(paid: Sequence[int], names: Sequence[str], you: int) -> Text:
    """Return what each player would be paid, in a sentence for the player of seat `you`; the most first."""
    ranked = sorted((seat for seat in range(len(paid)) if seat != you and paid[seat]), key=lambda seat: -paid[seat])
    items = (OTHER.format(name=names[seat], amount=dollars(paid[seat])) for seat in ranked)
    others = joined(items, LIST_SEPARATOR)
    case = ("both" if others else "you") if paid[you] else ("others" if others else "nobody")
    return SENTENCES[case].format(own=dollars(paid[you]), others=others)
