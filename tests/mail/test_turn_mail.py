"""The turn mail: what touches the reader, a line for each turn, the table, and what the cards in hand would bring."""

from __future__ import annotations

import re
import shutil
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlmodel import Session

import engine
from engine import dollars
from service.db.database import Database
from service.gamelog.log import GameLog
from service.gamelog.story import SinceLastTurn, since_last_turn
from service.models import Game
from service.views import gate
from service.views.tableau import TableView
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import html_of, text_of
from tests.service.harness import Harness, bold
from tests.settings import NOW

pytestmark = pytest.mark.slow


class Asked(NamedTuple):
    """A turn mail with what its reader could know when it was sent."""

    mail: EmailMessage
    seat: int
    table: TableView
    since: SinceLastTurn
    odds: engine.Odds


def plain(text: str) -> str:
    """The text on one line, list marks left out."""
    return " ".join(re.sub(r"(?m)^- ", "", text).split())


def asked(session: Session, harness: Harness, mail: EmailMessage) -> Asked:
    seat, log = int(mail["X-Posse-Seat"]), GameLog(session, session.get_one(Game, harness.id))
    since, table = since_last_turn(log, seat), gate.table(log, seat)
    assert table is not None
    return Asked(mail, seat, table, since, gate.shot_odds(log, seat))


@pytest.fixture(scope="module")
def turns(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> list[Asked]:
    """The first turn mails of a game that is played boldly."""
    folder = tmp_path_factory.mktemp("turns")
    database = Database(f"sqlite:///{shutil.copy(migrated, folder)}")
    harness, scribe, found = Harness(database, NOW, seed=9), Scribe(folder, database), list[Asked]()
    while harness.act_until(lambda position: position.phase == "draw", bold) and len(found) < 60:
        scribe.deliver(NOW)
        if scribe.arrived[-1]["X-Posse-Kind"] == "turn":
            with database.reading() as session:
                found.append(asked(session, harness, scribe.arrived[-1]))
        harness.act(bold)
    database.close()
    return found


def test_what_others_did_to_the_reader_comes_first(turns: list[Asked]) -> None:
    touched = 0
    for turn in turns:
        names = [chair.name for chair in turn.table.chairs]
        events = [event for entry in turn.since.entries for event in entry.events]
        told = [engine.phrase(event, names, turn.seat) for event in events if engine.touches(event, turn.seat)]
        shown = plain(re.sub("<[^>]*>", " ", html_of(turn.mail)))
        heading = re.search("What concerns you", shown)
        assert bool(heading) == bool(told or turn.since.private)
        if heading:
            assert shown[heading.end() :].strip().startswith(" ".join([*told, *turn.since.private])[:60])
        touched += len(told)
    assert touched > 3


def test_it_tells_what_the_cards_in_hand_would_bring(turns: list[Asked]) -> None:
    told = 0
    for turn in turns:
        shown, text = html_of(turn.mail), plain(text_of(turn.mail))
        assert ("After the draw you could" in shown) == bool(turn.table.prospects)
        for prospect in turn.table.prospects:
            assert prospect in shown
            assert (prospect in text) == ("AFTER THE DRAW YOU COULD" in text), "all of them, or none if it is too long"
            told += 1
    assert told > 20


def test_it_warns_of_a_draw_that_ends_the_hand(database: Database, now: datetime, tmp_path: Path) -> None:
    harness, scribe, warned = Harness(database, now, players=4), Scribe(tmp_path, database), []
    while harness.position().hand_no == 1:
        view = harness.position().view(None)
        scribe.deliver(now)
        for part in (text_of(scribe.arrived[-1]), html_of(scribe.arrived[-1])):
            warned.append("If you draw from the supply now, the hand ends." in part)
            assert warned[-1] is (view["reshuffled"] and view["supply"] < 2)
        harness.post(view["turn"], "draw supply")
        if harness.position().hand_no == 1:
            held = harness.position().view(view["turn"])["hands"][view["turn"]]
            harness.post(view["turn"], f"discard {held[0]}")
    assert any(warned)


def test_it_tells_the_odds_of_a_shot_to_who_holds_a_card_that_shoots(turns: list[Asked]) -> None:
    for turn in turns:
        held = [group.code for group in turn.table.hand]
        odds = (
            f"A shot hits at {turn.odds.percent} %: {turn.odds.outlaws} of {turn.odds.cards} unseen cards are Outlaws."
        )
        assert (odds in html_of(turn.mail)) == any(engine.CARDS[code].kind == "sheriff" for code in held)


def test_each_card_but_outlaw_cards_comes_with_its_effect(turns: list[Asked]) -> None:
    for turn in turns:
        shown = plain(re.sub("<[^>]*>", " ", html_of(turn.mail)))
        for group in turn.table.hand:
            effect = turn.table.effects[group.code]
            assert (f"{group.name} : {effect}" in shown) == (engine.CARDS[group.code].kind != "outlaw")
            assert len(effect.split()) <= 10


def test_it_tells_who_leads_each_poster_and_by_how_much(turns: list[Asked]) -> None:
    for turn in turns:
        shown = html_of(turn.mail)
        for poster in turn.table.posters:
            if not poster.open and not any(poster.piles):
                assert f"{poster.name}&nbsp;{dollars(poster.money)}" in shown.partition("Not open: ")[2]
                continue
            row = next(row for row in shown.split("</p>") if f">{poster.name}</b> {dollars(poster.money)}" in row)
            if poster.lead:
                first = turn.table.chairs[poster.standings[0].n]
                assert f"{'you lead' if first.you else first.name + ' leads'} by {poster.lead}<" in row
            for pile in poster.piles:
                assert pile is None or (f">{pile.points}</b>" in row and pile.bar in row)
