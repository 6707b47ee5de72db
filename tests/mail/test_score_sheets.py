"""The mails about a hand and about the game that is over: who won what and why, who leads, and the score sheet."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest
from sqlmodel import col, select

import engine
from service.db.database import Database
from service.gamelog.log import GameLog
from service.gamelog.scores import EndedHand, ended_hands
from service.languages.spoken import ENGLISH
from service.links import Links
from service.mail.composing.kind import Draft
from service.mail.content import content
from service.mail.kinds import hand
from service.mail.writer import templates
from service.models import Game, Outmail
from service.views.score_sheet import MOST_ROWS, score_sheet
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import html_of, links_of, text_of
from tests.service.harness import Harness
from tests.settings import BASE_URL, KEYS, NOW

LINKS = Links(KEYS, BASE_URL)
Played = tuple[Harness, list[EmailMessage]]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Iterator[Played]:
    """A game of several hands, and its hand and result mails, written at once, before a later turn supersedes them."""
    folder = tmp_path_factory.mktemp("scores")
    database = Database(f"sqlite:///{shutil.copy(migrated, folder)}")
    harness, scribe = Harness(database, NOW, 4, seed=2), Scribe(folder, database)
    while harness.game().status == "playing":
        hand_no = harness.position().hand_no
        harness.act_until(lambda position, hand_no=hand_no: position.hand_no > hand_no)  # type: ignore[misc]
        scribe.deliver(NOW)
    yield harness, [mail for mail in scribe.arrived if mail["X-Posse-Kind"] in ("hand", "result")]
    database.close()


@pytest.fixture
def harness(game: Played) -> Harness:
    return game[0]


@pytest.fixture
def mails(game: Played) -> list[EmailMessage]:
    return game[1]


def plain(text: str) -> str:
    return " ".join(text.replace("\n- ", "\n").split())


def shown_of(html: str) -> str:
    """Return the HTML of a mail below its preview, which lists of mails show beside the subject."""
    return plain(html).partition('class="sheet"')[2]


def hands_of(harness: Harness, at: int) -> list[EndedHand]:
    return harness.do(lambda tx: ended_hands(tx, at))


class Line(NamedTuple):
    """What a mail shows of a player's money: the name, all of it, and what each hand or several have brought."""

    name: str
    money: int
    gained: list[tuple[str, int]]


def lines_of(html: str) -> list[Line]:
    """Return the lines about money, in their order."""
    shown = re.findall(r'<p class="meter-of".*?</p>|<p class="gained".*?</p>', html, re.DOTALL)
    lines: list[Line] = []
    for text in (re.sub("<[^>]*>", "", one).replace("&nbsp;", " ") for one in shown):
        if re.match("Hands? ", text):
            lines[-1].gained.extend((no, dollars(own)) for no, own in re.findall(r"([\d–]+) (\$[\d,]+)", text))
        else:
            name, _, own = text.rpartition(" ")
            lines.append(Line(name.removesuffix(" (you)"), dollars(own), []))
    return lines


def dollars(cell: str) -> int:
    return int(cell.lstrip("$").replace(",", ""))


@pytest.mark.slow
def test_every_kind_of_sheet_is_read(harness: Harness, mails: list[EmailMessage]) -> None:
    assert {mail["X-Posse-Kind"] for mail in mails} == {"hand", "result"}
    assert len(hands_of(harness, harness.game().at)) > 2


def test_a_mail_tells_what_the_hand_brought_and_why_then_who_leads_then_the_sheet(
    harness: Harness, mails: list[EmailMessage]
) -> None:
    for mail in mails:
        n, at = int(mail["X-Posse-Seat"]), int(mail["X-Posse-At"])
        score = hands_of(harness, at)[-1].score
        gain = engine.describe_gain(score, harness.names, n)
        lead = engine.describe_lead(score.money, harness.names, n) if mail["X-Posse-Kind"] == "hand" else ""
        for part, heading in ((plain(text_of(mail)), "MONEY"), (shown_of(html_of(mail)), "Money</h2>")):
            assert part.index(gain) <= part.index(lead or gain) < part.index(heading)


def test_each_player_has_a_line_with_what_each_hand_brought_whose_sum_is_the_money(
    harness: Harness, mails: list[EmailMessage]
) -> None:
    for mail in mails:
        scores = [hand.score for hand in hands_of(harness, int(mail["X-Posse-At"]))]
        lines = lines_of(html_of(mail))
        assert sorted(line.name for line in lines) == sorted(harness.names)
        assert [line.money for line in lines] == sorted((line.money for line in lines), reverse=True), "ranked"
        for line in lines:
            n = harness.names.index(line.name)
            assert line.money == scores[-1].money[n]
            told = [(str(score.hand_no), score.gained[n]) for score in scores]
            assert line.gained == (told if len(told) > 1 else []), "one hand has brought all of it"


def test_how_each_poster_was_paid_is_on_the_page_to_which_the_mail_leads(
    harness: Harness, mails: list[EmailMessage]
) -> None:
    page = f"{BASE_URL}/g/{harness.id}/scores"
    for mail in mails:
        n, score = int(mail["X-Posse-Seat"]), hands_of(harness, int(mail["X-Posse-At"]))[-1].score
        assert page in links_of(mail)
        assert f'href="{page}"' in html_of(mail)
        steps = [engine.describe_scoring(scored, harness.names, n) for scored in score.posters if scored.payments]
        assert steps
        assert not any(" ".join(one) in plain(text_of(mail)) for one in steps)


def test_the_bars_show_how_far_it_is_to_what_ends_the_game_and_have_their_figures(mails: list[EmailMessage]) -> None:
    for mail in mails:
        bars = re.findall(r"^(=*) ?(\$[\d,]+) \w+", text_of(mail), re.MULTILINE)
        amounts = [dollars(amount) for _, amount in bars]
        assert amounts == sorted(amounts, reverse=True)
        assert [len(bar) for bar, _ in bars] == [percent(own) // 5 for own in amounts]
        widths = [int(width) for width in re.findall(r'<td class="fill"[^>]* width="(\d+)%"', html_of(mail))]
        assert widths == [percent(own) for own in amounts if own]


def percent(amount: int) -> int:
    """Return what part of the money that ends the game this is, at most 100."""
    return min(100, round(100 * amount / 25_000))


def long_game(number: int, names: tuple[str, ...]) -> list[EndedHand]:
    """So many hands, in each of which the players gain so many thousands: 1, 2, 3 ..."""
    gained = tuple(1000 * (n + 1) for n in range(len(names)))
    return [
        EndedHand(engine.HandScore(n, (), gained, tuple(n * one for one in gained), (), ()), ())
        for n in range(1, number + 1)
    ]


@pytest.mark.parametrize(("number", "rows", "first"), [(1, 1, 1), (12, 12, 1), (13, 12, 2), (40, 12, 29)])
def test_a_long_game_has_its_first_hands_in_one_row(number: int, rows: int, first: int) -> None:
    sheet = score_sheet(long_game(number, ("Anna", "Burt")), ("Anna", "Burt"), None, None)
    assert len(sheet.rows) == rows <= MOST_ROWS
    assert (sheet.rows[0].first, sheet.rows[0].last, sheet.rows[-1].last) == (1, first, number)
    assert [sum(row.gained[n] for row in sheet.rows) for n in (0, 1)] == [player.money for player in sheet.players]
    assert [player.name for player in sheet.players] == ["Burt", "Anna"]
    assert [player.bar for player in sheet.players] == [min(100, 8 * number), min(100, 4 * number)], "of $25,000"


def test_the_winner_of_a_duel_stands_first_and_nobody_has_a_bar_without_money() -> None:
    names = ("Anna", "Burt")
    level = [EndedHand(engine.HandScore(1, (), (0, 0), (0, 0), (), ()), ())]
    assert [player.name for player in score_sheet(level, names, None, 1).players] == ["Burt", "Anna"]
    assert [player.bar for player in score_sheet(level, names, None, 1).players] == [0, 0]


@pytest.mark.usefixtures("mails")
def test_a_hand_that_ended_before_and_is_still_untold_is_a_line(harness: Harness, tmp_path: Path) -> None:
    with harness.database.reading() as session:
        log = GameLog(session, session.get_one(Game, harness.id))
        row = session.exec(select(Outmail).where(Outmail.kind == "hand").order_by(col(Outmail.id))).first()
        assert row is not None
        draft = Draft(log, log.seats[row.seat], row, hand.KIND, LINKS, ZoneInfo("UTC"), NOW)
        line = "Hand 7 brought you nothing."
        context = {**content(draft), "earlier": [line]}
    for part in ("txt", "html"):
        common = {
            "you": "Anna",
            "title": "",
            "operator": "",
            "rules": "",
            "cut": (),
            "other_languages": (),
            "device_ended": False,
        }
        told = plain(templates(ENGLISH).get_template(f"hand/body.{part}").render(context | common)).partition(
            "Anna, hand "
        )[2]
        assert told.index(context["gain"]) < told.index(line) < told.index("MONEY" if part == "txt" else "Money</h2>")
