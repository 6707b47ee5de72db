"""Template context that several kinds of mail share: the question, the news, what has happened since the last turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import engine
from engine.language import joined, text
from service.gamelog.scores import ended_hands
from service.gamelog.story import Entry, SinceLastTurn, TurnPart, since_last_turn, turn_parts
from service.mail.composing import plaintext
from service.mail.composing.kind import Context, Draft
from service.views import gate
from service.views.score_sheet import ScoreSheet, score_sheet
from service.views.tableau import MoveOption, TableView

ANY_OUTLAW, ANY_OUTLAW_EITHER_WAY = text("any Outlaw"), text("any Outlaw, either way")
"""What may be asked for beside the one example of an ask, with one opponent and with several."""

_OWN_TIME_UP = text("Your time was up, so a robot finished the turn:")
_TIME_UP = text("The time of {name} was up, so a robot finished the turn:")
_GIVEN = re.compile("[“„][^“”„]*[”“]")  # a player's own moves, in quotation marks


def is_awaited(draft: Draft) -> bool:
    """Return whether the turn or the window that a mail asks about still waits for its reader."""
    mail, game, asks = draft.mail, draft.game, draft.kind.asks
    if game.status != "playing" or draft.repeated:
        return False
    if asks == ("window",) and mail.at != game.window_at:
        return False
    began = game.turn_at if game.window_at is None else game.window_at
    if mail.at < began or (asks == ("turn",) and game.window_at is not None):
        return False
    table = draft.present
    return table is not None and any(chair.you for chair in table.waiting) and table.answered is None


def question(draft: Draft, since: SinceLastTurn) -> Context:
    """Return the context of every mail that asks for a decision."""
    table = draft.table()
    return {
        "link": draft.turn_link(),
        "table": table,
        **recap(draft, since),
        # A folded line that begins with one of several quoted moves could be read as an answer.
        "private": [plaintext.changed(line, _with_moves_whole) for line in since.private],
        "due": draft.due,
        "choices": listed(table),
        "reaction": table.window,
    }


def _with_moves_whole(line: str) -> str:
    return _GIVEN.sub(lambda given: given[0].replace(" ", plaintext.GLUE), line)


def listed(table: TableView) -> Sequence[MoveOption]:
    """Return the choices in the order in which a mail numbers them, from 1. A window's are not numbered.

    A window mail is as long for a player who can react as for one who cannot.
    """
    if table.window is not None:
        return ()
    return _shortened(table.choices) if table.phase == "play" else table.choices


def turn_question(draft: Draft) -> Context:
    """Return the context of a mail that asks for a turn; each way to draw has a link of its own.

    In a deal a turn has no deadline, after which a robot would finish it: `until` is when the day of the deal ends.
    """
    asked = question(draft, since_last_turn(draft.log, draft.seat.n))
    table: TableView = asked["table"]
    draws = table.choices if table.phase == "draw" else ()
    return {
        **asked,
        "due": None if draft.in_deal else asked["due"],
        "until": asked["due"] if draft.in_deal else None,
        "sheet": sheet(draft, table) if asked["gains"] else None,
        "scores_page": scores_page(draft),
        "odds": gate.shot_odds(draft.log, draft.seat.n),
        "draws": [(*_way_to_draw(choice, table), draft.turn_link(choice.move.text)) for choice in draws],
    }


def scores_page(draft: Draft) -> str:
    """Return the link to the scores of all hands that have ended, poster by poster, which anybody may read.

    While the game is sealed it is the reader's own history.
    """
    return f"{draft.history}/{'history' if draft.game.sealed else 'scores'}"


def sheet(draft: Draft, table: TableView) -> ScoreSheet:
    """Return the score sheet of the hands that had ended, at least one, when the table was as it is given."""
    return score_sheet(ended_hands(draft.log, table.at), draft.log.names, draft.seat.n, table.winner)


def window_question(draft: Draft) -> Context:
    """Return the context of a mail that asks out of turn: as long for a player who can react as for one who cannot."""
    asked = question(draft, since_last_turn(draft.log, draft.seat.n))
    table: TableView = asked["table"]
    reactions = [choice for choice in table.choices if choice.move is not engine.DECLINE]
    played = None if table.window is None else table.window.played
    card = None if played is None else engine.CARDS[engine.KINDS[played]]
    return {
        **asked,
        "opened": None if card is None or card.outlaw is None else engine.CARDS[card.outlaw].name,
        "mover": next(chair.name for chair in table.chairs if chair.is_turn),
        "react": draft.turn_link(reactions[0].move.text) if reactions else None,
        "let_be": draft.turn_link(engine.DECLINE.text),
        "alike": draft.game.windows == "sealed",
    }


def news(draft: Draft) -> Context:
    """Return the context of every mail that asks for nothing: the table at that time, and what led to it."""
    at = draft.mail.at
    since = since_last_turn(draft.log, draft.seat.n, at)
    return {
        "link": draft.history,
        "table": draft.table(at),
        **recap(draft, since),
    }


def recap(draft: Draft, since: SinceLastTurn) -> Context:
    """Return what affects the reader, their own last turn, the turns since, and the result of each hand that ended.

    `joined`: others did something in that turn; `finished`: what a robot played of it in their place.
    """
    names, seat = draft.log.names, draft.seat.n
    played = list(turn_parts(draft.log, since.entries, seat))
    scores = [entry.score for entry in (*since.own, *since.entries) if entry.score is not None]
    return {
        "touched": _touching(draft, since.entries),
        "own": joined(_lines(draft, turn_parts(draft.log, since.own, seat))),
        "joined": any(entry.seat != seat and entry.lines for entry in since.own),
        "finished": _lines(draft, [part for part in played if part.turn == seat]),
        "since": _lines(draft, [part for part in played if part.turn != seat]),
        "gains": [engine.describe_gain(score, names, seat) for score in scores],
    }


def _touching(draft: Draft, entries: Iterable[Entry]) -> list[str]:
    seat = draft.seat.n
    told = [(event, draft.log.names_at(entry.n)) for entry in entries for event in entry.events]
    return [engine.phrase(event, names, seat) for event, names in told if engine.touches(event, seat)]


def _lines(draft: Draft, parts: Iterable[TurnPart]) -> list[str]:
    """Return a line for each turn; where the clock began to play one, a line says so and its part is one too."""
    told: list[str] = []
    for part in parts:
        if part.by_clock:
            own = part.turn == draft.seat.n
            told.append(_OWN_TIME_UP if own else _TIME_UP.format(name=part.name))
        told.append(part.line)
    return [line for line in told if line]


def _way_to_draw(choice: MoveOption, table: TableView) -> tuple[str, str]:
    """Return a way to draw as a line before its link and as a button, with the card on top of the stack."""
    top = table.discard_top
    if choice.move.verb is engine.Verb.DRAW_DISCARD and top:
        lines = (
            text("Here you draw the top card of the discard stack ({card}):"),
            text("Draw from the discard stack: {card}"),
        )
        line, button = (line.format(card=top.name) for line in lines)
        return line, button
    return text("Here you draw two cards from the supply:"), text("Draw two cards from the supply")


def _shortened(choices: Sequence[MoveOption]) -> list[MoveOption]:
    """Return what may be played, then what may be discarded; of the many ways to ask for an Outlaw one."""
    asks = [choice for choice in choices if choice.move.verb is engine.Verb.ASK]
    discards = [choice for choice in choices if choice.move.verb is engine.Verb.DISCARD]
    others = ANY_OUTLAW_EITHER_WAY if any(choice.move.step < 0 for choice in asks) else ANY_OUTLAW
    example = [MoveOption(ask.move, joined((ask.words, text("({others})").format(others=others)))) for ask in asks[:1]]
    return [choice for choice in choices if choice not in asks + discards] + example + discards
