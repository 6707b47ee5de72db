"""Template context that several kinds of mail share: the question, the news, the table talk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from sqlmodel import col, func, select

import engine
from service.gamelog import talk
from service.gamelog.scores import ended_hands
from service.gamelog.story import SinceLastTurn, since_last_turn
from service.mail.composing import plaintext
from service.mail.composing.draft import About
from service.mail.composing.kind import Context
from service.mail.composing.recap import recap
from service.models import Outmail
from service.views import gate
from service.views.score_sheet import ScoreSheet, score_sheet
from service.views.tableau import MoveOption, TableView

ASKS_FOR_TURN = ("start", "turn")
"""The kinds of mail that ask for a turn: the start mail does if the turn waits for its reader."""

ANY_OUTLAW, ANY_OUTLAW_EITHER_WAY = "any Outlaw", "any Outlaw, either way"
"""What may be asked for beside the one example of an ask, with one opponent and with several."""

MOST_SAID = 3
"""Lines of table talk in one mail."""
_TELL_TALK = (*ASKS_FOR_TURN, "reminder", "hand", "result")

_GIVEN = re.compile("“[^“”]*”")  # a player's own moves, in quotation marks


def is_awaited(about: About) -> bool:
    """Return whether the turn or the window that a mail asks about still waits for its reader."""
    mail, game = about.mail, about.game
    if game.status != "playing" or about.repeated:
        return False
    if mail.kind == "window" and mail.at != game.window_at:
        return False
    began = game.turn_at if game.window_at is None else game.window_at
    if mail.at < began or (mail.kind in ASKS_FOR_TURN and game.window_at is not None):
        return False
    table = about.present
    return table is not None and any(chair.you for chair in table.waiting) and table.answered is None


def question(about: About, since: SinceLastTurn) -> Context:
    """Return the context of every mail that asks for a decision."""
    table = about.table()
    return {
        "link": about.turn_link(),
        "table": table,
        **recap(about, since),
        "private": [_GIVEN.sub(_unbroken, line) for line in since.private],
        "due": about.due,
        "choices": listed(table),
        "reaction": reaction(table),
    }


def listed(table: TableView) -> Sequence[MoveOption]:
    """Return the choices in the order in which a mail numbers them, from 1. A window's are not numbered.

    A window mail is as long for a player who can react as for one who cannot.
    """
    if table.window is not None:
        return ()
    return _shortened(table.choices) if table.phase == "play" else table.choices


def reaction(table: TableView) -> engine.Move | None:
    """Return the move that reacts in the open window, whether or not the reader can make it; None without one."""
    return table.window


def turn_question(about: About) -> Context:
    """Return the context of a mail that asks for a turn; each way to draw has a link of its own."""
    since = since_last_turn(about.log, about.seat.n)
    asked = question(about, since)
    table: TableView = asked["table"]
    draws = table.choices if table.phase == "draw" else ()
    return {
        **asked,
        **table_talk(about),
        "sheet": sheet(about, table) if asked["gains"] else None,
        "odds": gate.shot_odds(about.log, about.seat.n, since.told),
        "draws": [(_way_to_draw(choice, table), about.turn_link(choice.move.text)) for choice in draws],
    }


def table_talk(about: About) -> Context:
    """Return what others have said to the table since the reader's last mail with table talk: the latest lines.

    `more`: they are not all. A mail about a window never has any.
    """
    if not talk.is_shown_to(about.log, about.seat.n):
        return {"talk": [], "more_talk": False}
    found = talk.by_others(about.log, about.seat.n, _talk_told_at(about), MOST_SAID + 1)
    names = about.log.names
    lines = [plaintext.quotation(one.name, one.line, names) for one in found[-MOST_SAID:]]
    return {"talk": lines, "more_talk": len(found) > len(lines)}


def sheet(about: About, table: TableView) -> ScoreSheet:
    """Return the score sheet of the hands that had ended, at least one, when the table was as it is given."""
    return score_sheet(ended_hands(about.log, table.at), about.log.names, about.seat.n, table.winner)


def window_question(about: About) -> Context:
    """Return the context of a mail that asks out of turn: as long for a player who can react as for one who cannot."""
    asked = question(about, since_last_turn(about.log, about.seat.n))
    table: TableView = asked["table"]
    reactions = [choice for choice in table.choices if choice.move is not engine.DECLINE]
    return {
        **asked,
        "card": _card_asked_for(table),
        "react": about.turn_link(reactions[0].move.text) if reactions else None,
        "let_be": about.turn_link(engine.DECLINE.text),
        "alike": about.game.windows == "sealed",
    }


def news(about: About) -> Context:
    """Return the context of every mail that asks for nothing: the table at that time, and what led to it."""
    at = about.mail.at
    since = since_last_turn(about.log, about.seat.n, at)
    return {
        "link": about.links.history(about.game.id),
        "table": about.table(at),
        **recap(about, since),
    }


def _talk_told_at(about: About) -> datetime | None:
    """Return when the reader was last sent a mail with table talk, which is not about a window; None if none was.

    A reminder is about a window if a mail asked its reader at the same number of moves.
    """
    mail = about.mail
    to_reader = (Outmail.game_id == mail.game_id, Outmail.seat == mail.seat, Outmail.player_id == mail.player_id)
    windows = select(Outmail.at).where(*to_reader, Outmail.kind == "window")
    told = select(func.max(Outmail.sent_at)).where(*to_reader, Outmail.state == "sent", Outmail.id != mail.id)
    return about.session.exec(told.where(col(Outmail.kind).in_(_TELL_TALK), col(Outmail.at).not_in(windows))).one()


def _unbroken(given: re.Match[str]) -> str:
    """Return quoted moves as one word: a folded line that begins with one of them could be read as an answer."""
    return given[0].replace(" ", plaintext.GLUE)


def _way_to_draw(choice: MoveOption, table: TableView) -> str:
    """Return a way to draw in words, with the card on top of the stack."""
    top = table.discard_top
    from_stack = choice.move.verb is engine.Verb.DRAW_DISCARD
    return f"take {top.name} from the discard stack" if from_stack and top else choice.words


def _shortened(choices: Sequence[MoveOption]) -> list[MoveOption]:
    """Return what may be played, then what may be discarded; of the many ways to ask for an Outlaw one."""
    asks = [choice for choice in choices if choice.move.verb is engine.Verb.ASK]
    discards = [choice for choice in choices if choice.move.verb is engine.Verb.DISCARD]
    others = ANY_OUTLAW_EITHER_WAY if any(choice.move.step < 0 for choice in asks) else ANY_OUTLAW
    example = [MoveOption(ask.move, f"{ask.words} ({others})") for ask in asks[:1]]
    return [choice for choice in choices if choice not in asks + discards] + example + discards


def _card_asked_for(table: TableView) -> str:
    """Return the card that would be a reaction in the open window."""
    card = None if table.window is None else table.window.played
    return "" if card is None else engine.CARDS[engine.KINDS[card]].name
