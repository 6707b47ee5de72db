"""The review of moves before they are played: each in words, with its gain, its odds, and what cannot be undone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import engine
from engine.language import Language, joined, text
from service.gamelog.log import GameLog
from service.games import rejections
from service.views import gate
from service.web.link.page_context import dealt_table
from service.web.turn import order_form
from service.web.turn.move_section import capitalised
from service.web.turn.turn_form import ASK

EXAMPLE = engine.Move.parse("wanted ask BS left")
"""Stands for an ask whose Outlaw is chosen on the page of the review."""

ASK_WORDS = text("play Most Wanted! and ask for an Outlaw")
LINES = {
    "brings": text("{consequence}."),
    "if it hits": text("If it hits: {consequence}."),
    "odds": text("A shot hits at {percent} %: {outlaws} of {cards} unseen cards are Outlaws."),
    "no odds": text("As far as you can know, no card is left for the shot."),
    "asks others": text("The others may play the Photo at once, out of turn. What follows is played after that."),
    "ends turn": text("This ends your turn."),
    "ends hand": text("With this discard the hand ends."),
}
WARNINGS = {
    "for good": text("Nothing that is played can be taken back."),
    "shot": text("A shot may miss. Then the card is gone, and it was your Sheriff card of this turn."),
    "ask": text("Everybody sees for whom you ask, and who gives you a card."),
    "goes on": text("Your turn goes on after this, until you discard."),
}
NOT_COUNTED = text("This leaves out what a hit would bring, and what others may play.")
TARGET_TITLES = {"shot": text("If it hits"), "ask": text("For which Outlaw?")}
SIDES = {1: "left", -1: "right"}
"""How a move says who is asked first, by the step to the next player who is asked."""
WITH_CONSEQUENCE = text("{words}: {consequence}")
SUMMARIES = {
    "plain": text("{moves}."),
    "brings": text("{moves}: {consequences}."),
    "of one of several": text("{outlaw}, {consequence}"),
}


@dataclass(frozen=True)
class Target:
    """A move with its target, to be chosen: `move` is posted."""

    move: str
    words: str


@dataclass(frozen=True)
class ReviewStep:
    """One move in words. `move` is posted; "" if one of `targets` has to be chosen, which are posted instead of it.

    `required`: none of the targets is selected beforehand. `sides`: of an ask the words that are posted after a target,
    each with the name of the player who is asked first.
    """

    words: str
    lines: tuple[str, ...]
    move: str
    title: str = ""
    targets: tuple[Target, ...] = ()
    required: bool = False
    sides: tuple[Target, ...] = ()


@dataclass(frozen=True)
class Review:
    """The moves in order, for the table after move `at`, and what else their player should know.

    `forecast`: what the hand would pay if it ended after the moves; empty unless one of them is a play. `summary`: all
    moves in one sentence, with what the last play brings.
    """

    at: int
    steps: tuple[ReviewStep, ...]
    forecast: str
    warnings: tuple[str, ...]
    summary: str


def review_of(log: GameLog, seat: int, chosen: Sequence[str], at: int, language: Language | None = None) -> Review:
    """Return the review of the moves that a seat has chosen for the table after move `at`. Nothing is played.

    `language`: that of the player, whose own words may be among them.
    Raises errors.Over, Stale or OutOfTurn, or engine.Refusal if a move cannot be read or is certainly impossible.
    """
    _check_awaited(log, seat, at)
    parts = [part for part in chosen if part.strip()]
    if not parts:
        raise engine.Unreadable(text("Nothing is chosen yet: choose what to lay, to play or to discard."))
    asks_later = ASK in parts
    line = "; ".join(EXAMPLE.text if part == ASK else part for part in parts)
    rehearsed = gate.rehearse(log, seat, engine.read(line, log.names, language))
    reviewer = _Reviewer(log, seat, asks_later, rehearsed)
    steps = tuple(reviewer.steps())
    summary = reviewer.summary([step.words for step in steps])
    labelled = tuple(replace(step, words=capitalised(step.words)) for step in steps)
    return Review(at, labelled, reviewer.forecast(), tuple(reviewer.warnings()), summary)


def _check_awaited(log: GameLog, seat: int, at: int) -> None:
    if log.game.status != "playing":
        raise rejections.over(log.game, log.names)
    if at != log.game.at:
        raise rejections.stale(log, seat, at)
    to_act = gate.seat_object(log, seat)["to_act"]
    if seat not in to_act:
        raise rejections.out_of_turn(log.names, to_act)


class _Reviewer:
    """Describes a rehearsed line to its player."""

    def __init__(self, log: GameLog, seat: int, asks_later: bool, rehearsed: Sequence[engine.Rehearsed]) -> None:
        self._log, self._seat, self._rehearsed = log, seat, rehearsed
        self._asks_later = asks_later
        self._table = dealt_table(log, seat)
        turn = self._table.turn
        self._options = [option for card in turn.sheriffs for option in card.options] if turn else []

    def steps(self) -> Iterator[ReviewStep]:
        """Yield the moves, in words for within a sentence, each with its targets if one is to be chosen."""
        laid: set[int] = set()
        for n, one in enumerate(self._rehearsed):
            yield self._step(one, laid, is_last=n == len(self._rehearsed) - 1)
            if one.order.move.verb is engine.Verb.PLAY:
                laid.add(one.order.move.card)

    def forecast(self) -> str:
        """Return what the hand would pay if it ended after the moves, as far as they are certain."""
        paid = self._rehearsed[-1].pays
        if not paid:
            return ""
        told = engine.describe_forecast(paid, self._log.names, self._seat)
        return joined((told, NOT_COUNTED)) if any(one.is_shot or one.asks_others for one in self._rehearsed) else told

    def summary(self, phrases: Sequence[str]) -> str:
        """Return the moves in one sentence: "Lay 3 Jesse James, discard Belle Starr: you lead 8 to 4."."""
        moves = capitalised(joined(phrases, ", "))
        brought = {one.prospect.outlaw: one.prospect for one in self._rehearsed if one.prospect}
        told: dict[str, str] = {
            outlaw: engine.phrase_consequence(one, self._log.names) for outlaw, one in brought.items()
        }
        if len(told) > 1:
            case = SUMMARIES["of one of several"]
            told = {code: case.format(outlaw=engine.CARDS[code].name, consequence=one) for code, one in told.items()}
        return SUMMARIES["brings" if told else "plain"].format(moves=moves, consequences=joined(told.values(), "; "))

    def warnings(self) -> Iterator[str]:
        """Yield what cannot be undone, and how the turn goes on."""
        yield WARNINGS["for good"]
        if any(one.is_shot for one in self._rehearsed):
            yield WARNINGS["shot"]
        moves = [one.order.move for one in self._rehearsed]
        if any(move.verb is engine.Verb.ASK for move in moves):
            yield WARNINGS["ask"]
        if self._table.phase == "play" and moves[-1].verb is not engine.Verb.DISCARD:
            yield WARNINGS["goes on"]

    def _step(self, one: engine.Rehearsed, laid: set[int], is_last: bool) -> ReviewStep:
        asks = self._is_open_ask(one)
        options = self._targets(one, laid, is_last)
        lines = tuple(self._lines(one))
        if asks:
            return self._ask(options, lines)
        if len(options) > 1:
            targets = tuple(Target(option.line, self._with_consequence(option, one)) for option in options)
            is_open = not options[0].order.ahead
            phrase = self._phrase(one.order)
            return ReviewStep(phrase, lines, "", TARGET_TITLES["shot"], targets, required=not is_open)
        order = options[0].order if options else one.order
        return ReviewStep(self._phrase(order), lines, engine.write_orders([order]))

    def _ask(self, options: Sequence[engine.PlayOption], lines: tuple[str, ...]) -> ReviewStep:
        """Return the step that asks for the Outlaw, and with several opponents for the one who is asked first."""
        names, n = self._log.names, self._seat
        several = len(names) > 2
        lines_of = {one.order.move.card: _without_side(one.order.move) if several else one.line for one in options}
        targets = tuple(Target(line, engine.CARDS[engine.OUTLAWS[card]].name) for card, line in lines_of.items())
        sides = tuple(Target(side, names[(n + step) % len(names)]) for step, side in SIDES.items()) if several else ()
        return ReviewStep(ASK_WORDS, lines, "", TARGET_TITLES["ask"], targets, required=True, sides=sides)

    def _phrase(self, order: engine.TypedMove) -> str:
        return order_form.step(order, self._log.names, self._seat)

    def _is_open_ask(self, one: engine.Rehearsed) -> bool:
        return self._asks_later and one.order.move is EXAMPLE

    def _targets(self, one: engine.Rehearsed, laid: set[int], is_last: bool) -> Sequence[engine.PlayOption]:
        """Return the targets to choose from; a choice after the hit first, but only if nothing follows it."""
        if self._is_open_ask(one):
            asks = [option for option in self._options if option.order.move.verb is engine.Verb.ASK]
            return sorted(asks, key=lambda option: option.order.move.card)
        if one.order.ahead or not one.is_shot:
            return ()
        found = [
            option
            for option in self._options
            if option.order.move is one.order.move and (option.after_laying is None or option.after_laying in laid)
        ]
        later = [option for option in found if not option.order.ahead]
        named = [option for option in found if option.order.ahead]
        return later + named if is_last or not named else named

    def _with_consequence(self, option: engine.PlayOption, one: engine.Rehearsed) -> str:
        """Return the words of a target, with what a robbery would bring on that pile."""
        consequence = self._landing(option.order.ahead[0].card, one) if option.order.ahead else ""
        return WITH_CONSEQUENCE.format(words=option.words, consequence=consequence) if consequence else option.words

    def _landing(self, outlaw: int, one: engine.Rehearsed) -> str:
        found = [landing for landing in one.landings if landing.outlaw == engine.OUTLAWS[outlaw]]
        return engine.phrase_consequence(found[0], self._log.names) if found else ""

    def _lines(self, one: engine.Rehearsed) -> Iterator[str]:
        if one.prospect:
            consequence = engine.phrase_consequence(one.prospect, self._log.names)
            yield LINES["brings"].format(consequence=capitalised(consequence))
        if one.asks_others:
            yield LINES["asks others"]
        if one.is_shot:
            odds = gate.shot_odds(self._log, self._seat)
            yield LINES["odds" if odds.cards else "no odds"].format(
                percent=odds.percent, outlaws=odds.outlaws, cards=odds.cards
            )
        landing = self._only_landing(one)
        if landing:
            yield LINES["if it hits"].format(consequence=landing)
        if one.order.move.verb is engine.Verb.DISCARD:
            yield LINES["ends hand" if one.ends_hand else "ends turn"]

    def _only_landing(self, one: engine.Rehearsed) -> str:
        """Return the gain of a robbery whose pile is known: preselected, or the only one."""
        landings = [engine.OUTLAWS.index(landing.outlaw) for landing in one.landings]
        piles = [target.card for target in one.order.ahead] or landings
        return self._landing(piles[0], one) if len(piles) == 1 else ""


def _without_side(ask: engine.Move) -> str:
    """Return an ask as it is posted before the side on which it begins."""
    return f"{ask.verb} {engine.KINDS[ask.card]}"
