"""The kinds of mail: one short function each, which gathers what its templates tell.

A template gets plain values, links and a `Table`, which is a seat's view; never a position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import engine
from service.gamelog.record import record
from service.gamelog.story import Entry, lines_of, since_last_turn, story
from service.mail import notice_topics as notices
from service.mail import plaintext as words
from service.mail.about import About
from service.models import Game, Seat
from service.text.window_modes import WAYS
from service.views.tableau import Choice, Table

Told = dict[str, Any]

_GIVEN = re.compile("“[^“”]*”")  # moves that a player has given, in quotation marks


def confirm(about: About) -> Told:
    """To the organiser's address before it is known to be theirs: no word in it is a stranger's."""
    return {
        "link": about.links.page("confirm", about.seat),
        "edition": engine.EDITIONS[about.game.edition].title,
        "players": len(about.seats),
    }


def invite(about: About) -> Told:
    """To an invited player: who asks, what is played, at what pace, with whom. Names stand in fixed places, quoted."""
    offer = about.offer
    organiser = 0 if offer is None else offer.by
    return {
        "link": about.links.page("invite", about.seat)
        if offer is None
        else about.links.page("offer", about.seat, offer.id or 0),
        "organiser": about.seats[organiser].name,
        "company": [_companion(seat) for seat in about.seats if seat.n not in (organiser, about.seat.n)],
        "instead_of": None if offer is None else about.seats[about.seat.n].name,
        "until": None if about.seat.due_at is None else about.local(about.seat.due_at),
        **_terms(about.game),
    }


def start(about: About) -> Told:
    """To every player when the cards are dealt: the seat link, the first hand, who begins."""
    table = about.table(about.mail.at)
    return {
        "link": about.links.page("seat", about.seat),
        "later": about.mail.cause != "",  # somebody has taken the seat over
        "table": table,
        "begins": next(chair for chair in table.chairs if chair.is_turn),
        "history": about.links.history(about.game.id),
        **_terms(about.game),
    }


def turn(about: About) -> Told:
    """To the player whose turn it is; the ways to draw are links of their own."""
    told = _question(about)
    table: Table = told["table"]
    draws = table.choices if table.phase == "draw" else ()
    return {
        **told,
        "draws": [(_way_to_draw(choice, table), about.turn_link(choice.move)) for choice in draws],
        "choices": _shortened(table.choices),
    }


def window(about: About) -> Told:
    """To a player who is asked out of turn: as long for one who can react as for one who cannot."""
    told = _question(about)
    table: Table = told["table"]
    reactions = [choice for choice in table.choices if choice.move != "pass"]
    return {
        **told,
        "card": _card_asked_for(table),
        "react": about.turn_link(reactions[0].move) if reactions else None,
        "let_be": about.turn_link("pass"),
        "alike": about.game.windows == "sealed",
    }


def reminder(about: About) -> Told:
    """To a player for whom the game waits, when most of his time has gone."""
    in_window = about.game.window_at is not None
    return {**(window(about) if in_window else turn(about)), "in_window": in_window}


def timeout(about: About) -> Told:
    """To a player whose turn the clock has finished: what it played; if a robot holds his seat now, how to return."""
    entries = story(about.log, about.seat.n, 0, about.mail.at)
    began = max(i for i, one in enumerate(entries) if one.seat == about.seat.n and one.move.startswith("draw "))
    first = next(i for i, one in enumerate(entries) if i >= began and one.mark == "clock")
    told = {**_news(about), "held": about.mail.cause == "held", "lines": lines_of(entries[first:])}
    return told | {"link": about.links.page("back", about.seat, about.mail.at)} if told["held"] else told


def hand(about: About) -> Told:
    """To everybody when a hand is over: its score, and the next deal."""
    last = story(about.log, about.seat.n, about.mail.at - 1, about.mail.at)
    return {**_news(about), "lines": _lines(about, last)}


def result(about: About) -> Told:
    """To everybody when the game is over: who has won, and how to check the shuffles."""
    told = hand(about)
    told_record = record(about.log)
    table: Table = told["table"]
    return {
        **told,
        "winner": table.chairs[told_record["result"]["winner"]],
        "seed": told_record["seed"],
        "commitment": told_record["commitment"],
        "record": f"{about.links.history(about.game.id)}.json",
    }


def links(about: About) -> Told:
    """To a seat's owner who has asked for it: his seat link anew."""
    return {
        "link": about.links.page("seat", about.seat),
        "table": about.present,
    }


KINDS: dict[str, Callable[[About], Told]] = {
    "confirm": confirm,
    "invite": invite,
    "start": start,
    "turn": turn,
    "window": window,
    "reminder": reminder,
    "timeout": timeout,
    "hand": hand,
    "result": result,
    "links": links,
    "notice": notices.notice,
}


def _question(about: About) -> Told:
    """What every mail tells that asks for a decision."""
    since, table = since_last_turn(about.log, about.seat.n), about.table()
    ends = [this.n for this, next_hand in _with_next_hand(since.entries, table) if this.hand_no < next_hand]
    return {
        "link": about.turn_link(),
        "table": table,
        "ended": _lines(about, [entry for entry in since.entries if entry.n in ends]),
        "since": _lines(about, [entry for entry in since.entries if entry.n not in ends]),
        "private": [_GIVEN.sub(_glued, line) for line in since.private],
        "due": about.due,
    }


def _with_next_hand(entries: Sequence[Entry], table: Table) -> Iterator[tuple[Entry, int]]:
    """Each entry with the hand in which the move after it was made."""
    return zip(entries, [*(entry.hand_no for entry in entries[1:]), table.hand_no], strict=False)


def _glued(given: re.Match[str]) -> str:
    """Given moves as one word: a mail's line that begins with one of them could be taken for an answer."""
    return given[0].replace(" ", words.GLUE)


def _way_to_draw(choice: Choice, table: Table) -> str:
    """A way to draw, in words; what lies on top of the stack is said with it."""
    top = table.discard_top
    return f"{choice.words}, {top.name}" if choice.move == "draw discard" and top is not None else choice.words


def _shortened(choices: Sequence[Choice]) -> list[Choice]:
    """What may be played, then what may be discarded; of the many ways to ask for an Outlaw one, as an example."""
    asks = [choice for choice in choices if choice.move.startswith("wanted ask ")]
    discards = [choice for choice in choices if choice.move.startswith("discard ")]
    example = [Choice(ask.move, f"{ask.words} (any Outlaw, either way)") for ask in asks[:1]]
    return [choice for choice in choices if choice not in asks + discards] + example + discards


def _news(about: About) -> Told:
    """What every mail tells that asks for nothing: the table as it was when the news came."""
    return {"link": about.links.history(about.game.id), "table": about.table(about.mail.at)}


def _terms(game: Game) -> Told:
    """What a player agrees to: edition, house rules, pace, and the promise about the shuffles."""
    return {
        "edition": engine.EDITIONS[game.edition].title,
        "house_rules": [engine.FLAGS[name].explain(value) for name, value in game.house_rules.items()],
        "turn_hours": game.turn_hours,
        "window_hours": game.window_hours,
        "way": WAYS[game.windows],
        "bank_hours": game.bank_hours,
        "weekends_off": game.weekends_off,
        "commitment": game.commitment,
    }


def _companion(seat: Seat) -> str:
    """Name a player, in quotation marks, to one who has not accepted yet; others who have not either stay unnamed."""
    if seat.robot is not None:
        return f"“{seat.name}” (a robot)"
    return f"“{seat.name}”" if seat.state == "accepted" else "one more who is invited"


def _card_asked_for(table: Table) -> str:
    """The card that would be a reaction in the open window."""
    asked = (table.window or "").removeprefix("photo ")
    return "Wyatt Earp" if asked == "wyatt" else f"Photo of {engine.CARDS[asked].name}"


def _lines(about: About, entries: Sequence[Entry]) -> list[str]:
    """What happened, line by line; where the clock began to play a turn, a line says so."""
    told: list[str] = []
    by_clock: int | None = None  # the seat whose turn the clock plays
    for entry in entries:
        if entry.turn != by_clock:
            by_clock = None
        if entry.mark == "clock" and by_clock is None:
            by_clock = entry.turn
            whose = "Your" if entry.turn == about.seat.n else f"{about.seats[entry.turn].name}’s"
            told.append(f"{whose} time was up, so the clock played:")
        told += entry.lines
    return told
