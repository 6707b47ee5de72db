"""The deal of each day by mail: asked for once, mailed at the player's hour, answered with moves to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.utils import make_msgid
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.inbound import playing, store
from service.links import Links
from service.links.mail_addresses import MailAddresses
from service.mail.delivering.sender import Sender
from service.models import DailyDeal, DealResult, Game, LoggedMove, Outmail, Player, Seat
from service.players import bounces, my_games
from service.privacy import forgetting, retention
from service.settings.mail_in import MailIn
from service.web import create_app
from tests.mail.mail_server import MailServer, html_of, links_of, text_of
from tests.mail.senders import sender_for
from tests.rows import alter, commit, row, rows_of
from tests.service.sweeping import WITH_DEALS, sweep
from tests.service.web.days import play
from tests.settings import BASE_URL, KEYS, settings

JSON = {"Accept": "application/json"}
ADDRESSES = MailAddresses.of(settings(Path()))
ZOE = "zoe@example.org"
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
DAY = timedelta(days=1)


class Subscriber:
    """Zoe and the site: its pages, its worker and its mail server. `now` is the time by every clock."""

    def __init__(self, database: Database, mail_server: MailServer, folder: Path) -> None:
        settled = settings(folder, smtp_url=mail_server.url, mail_in=MailIn("smtp", "127.0.0.1", 2525))
        self.database, self.mail_server, self.now = database, mail_server, NOON
        self.results: list[EmailMessage] = []
        self.sender: Sender = sender_for(settled, database, Links(KEYS, BASE_URL))
        self.client: FlaskClient = create_app(settled, database, clock=lambda: self.now).test_client()
        self.work()

    def work(self) -> list[EmailMessage]:
        """Let the worker do all that is due; the mails that come of it."""
        before = len(self.mail_server.arrived)
        sweep(self.database, self.now, WITH_DEALS)
        self.sender.deliver(self.now)
        return self.mail_server.arrived[before:]

    def begin(self, **body: str) -> str:
        """Begin a hand of today's deal on the page; the path of its page."""
        answer = self.client.post("/daily", json={"name": "Zoe", **body})
        assert answer.status_code == 201, answer.text
        return path_of(answer.json["url"])

    def confirm(self, mail: EmailMessage, **fields: str) -> int:
        """Press the button of the mail that asks to confirm an address."""
        return self.client.post(path_of(links_of(mail)[0]), data={"action": "confirm", **fields}).status_code

    def subscribe(self, **fields: str) -> EmailMessage:
        """Begin a hand, confirm the address and ask for the deal of each day; the mail with the link to the seat."""
        self.begin(email=ZOE)
        (asked,) = self.work()
        assert self.confirm(asked, **{"time_zone": "Europe/Berlin", "deal": "true", "deal_at": "7:30", **fields}) == 303
        (start,) = self.work()
        return start

    def answer(self, mail: EmailMessage, text: str) -> EmailMessage:
        """Answer a mail; the one that comes back. What comes beside it, after the last move, are the `results`."""
        letter = EmailMessage()
        letter["From"], letter["Message-ID"] = ZOE, make_msgid()
        letter.set_content(text)
        to = mail["Reply-To"].addresses[0].addr_spec
        assert store.take_in(self.database, ADDRESSES, [to], ZOE, bytes(letter), self.now)
        while playing.work_due(self.database, None, self.now):
            pass
        come = self.work()
        (answer,) = (mail for mail in come if mail["X-Posse-Kind"] == "answer")
        self.results = [mail for mail in come if mail is not answer]
        return answer

    def deal(self) -> EmailMessage:
        """Ask for the deal of each day, and let a day pass; the mail with the next deal."""
        self.subscribe()
        self.now += DAY
        (mail,) = self.work()
        return mail

    def unsubscribe(self, mail: EmailMessage) -> TestResponse:
        """End mails of the kind of this one by one click in a mail program."""
        return self.client.post(path_of(mail["List-Unsubscribe"].strip("<>")), data={"List-Unsubscribe": "One-Click"})

    def player(self) -> Player:
        return row(self.database, select(Player).where(Player.address == ZOE))

    def retain(self) -> None:
        """Let the worker erase all that is due."""
        while retention.work_due(self.database, self.now):
            pass


def path_of(url: str) -> str:
    return url.removeprefix(BASE_URL)


def kinds(mails: list[EmailMessage]) -> list[str]:
    return [mail["X-Posse-Kind"] for mail in mails]


@pytest.fixture
def zoe(database: Database, tmp_path: Path) -> Iterator[Subscriber]:
    with MailServer() as mail_server:
        yield Subscriber(database, mail_server, tmp_path)


@pytest.mark.slow
def test_who_asks_gets_one_mail_each_morning_at_their_hour(zoe: Subscriber) -> None:
    zoe.subscribe()
    assert zoe.player().deal_due == datetime(2026, 11, 21, 6, 30, tzinfo=UTC), "half past seven in Berlin"
    for day in (21, 22):
        zoe.now = datetime(2026, 11, day, 6, 29, 59, tzinfo=UTC)
        assert kinds(zoe.work()) == []
        zoe.now += timedelta(seconds=1)
        (mail,) = zoe.work()
        assert mail["X-Posse-Kind"] == "deal"
        assert mail["List-Id"] == "<deal.posse.test>", "of all days alike"
        assert f"The deal of {'Sat' if day == 21 else 'Sun'} {day} Nov" in mail["Subject"]
        assert "01:00 (CET)" in text_of(mail), "the day ends at midnight in UTC"
        page = zoe.client.get(path_of(links_of(mail)[0]), headers=JSON).json
        assert (page["status"], page["to_act"], page["seat"]) == ("playing", [0], 0)
        assert "robot finishes" not in text_of(mail)
    zoe.now += DAY - timedelta(hours=7)
    assert kinds(zoe.work()) == [], "a hand that is not played ends without a mail"


@pytest.mark.slow
def test_a_deal_is_played_whole_by_answering_its_mail(zoe: Subscriber) -> None:
    zoe.subscribe()
    zoe.now = datetime(2026, 11, 21, 7, tzinfo=UTC)
    (mail,) = zoe.work()
    game, chance = mail["X-Posse-Game"], random.Random(7)
    for _ in range(200):
        seat = zoe.client.get(f"{path_of(links_of(mail)[0])}", headers=JSON).json
        if seat["status"] != "playing":
            break
        assert zoe.results == [], "no mail but the answer comes while the hand is played"
        zoe.now += timedelta(minutes=1)
        mail = zoe.answer(mail, chance.choice(seat["legal"]))
        assert mail["X-Posse-Kind"] == "answer", "each answer gets one mail"
        assert "were played" in mail["Subject"], text_of(mail)
    assert seat["status"] == "over"
    (mailed,) = zoe.results
    assert (mailed["X-Posse-Kind"], mailed["X-Posse-Seat"]) == ("result", "0")
    assert "When the day is over, everybody can see these cards" in " ".join(text_of(mailed).split())
    with zoe.database.reading() as session:
        seed = session.get_one(Game, game).seed
        assert all(word not in text_of(mailed) + html_of(mailed) for word in (seed, "seed:", "Play again", "/my-play"))
        own = session.exec(select(LoggedMove).where(LoggedMove.game_id == game, LoggedMove.seat == 0)).all()
        assert own
        assert all(move.mark is None for move in own)
        result = session.get_one(DealResult, game)
        assert result.player_id == zoe.player().id
    shown = zoe.client.get(path_of(links_of(mail)[0])).text
    assert "Your lead" in shown, "the last answer leads to the result"


@pytest.mark.slow
def test_one_hand_of_a_deal_counts_for_an_address(zoe: Subscriber) -> None:
    zoe.subscribe()
    page = zoe.begin(email=ZOE)
    (asked,) = zoe.work()
    refused = zoe.client.post(path_of(links_of(asked)[0]), data={"action": "confirm"})
    assert refused.status_code == 410
    assert "One hand of each deal counts for an address" in refused.text
    assert zoe.client.get(page, headers=JSON).json["status"] == "playing", "the hand stays a guest's"
    zoe.now += DAY
    zoe.begin(email=ZOE)
    asked = zoe.work()[-1]
    assert zoe.confirm(asked) == 410, "the morning's mail has brought the hand of this day"


@pytest.mark.slow
def test_no_second_hand_begins_for_who_plays_already(zoe: Subscriber) -> None:
    zoe.subscribe(deal_at="23:00", time_zone="UTC")
    zoe.now = datetime(2026, 11, 20, 23, tzinfo=UTC)
    assert kinds(zoe.work()) == []
    assert len(rows_of(zoe.database, Game)) == 1
    assert zoe.player().deal_due == datetime(2026, 11, 21, 23, tzinfo=UTC)


@pytest.mark.slow
def test_one_click_ends_the_mails_and_so_does_a_page(zoe: Subscriber) -> None:
    mail = zoe.deal()
    zoe.now += 20 * DAY  # its hand was stopped long ago
    done = zoe.unsubscribe(mail)
    assert done.status_code == 200
    assert "Do you want the deal of the day by mail?" in done.text
    assert (zoe.player().deal_mails, zoe.player().deal_due) == (False, None)
    assert kinds(zoe.work()) == []
    all_mails = path_of(mail["List-Unsubscribe"].strip("<>")).removesuffix("/deal") + "/all"
    for hour, status in (("9:05", 303), ("late", 422)):
        assert zoe.client.post(all_mails, data={"deal": "true", "deal_at": hour}).status_code == status
        assert zoe.player().deal_minute == 545


def test_the_hour_follows_the_time_zone(zoe: Subscriber) -> None:
    start = zoe.subscribe()
    page = path_of(links_of(start)[0])
    assert zoe.client.post(f"{page}/clock", data={"time_zone": "America/Denver"}).status_code == 303
    assert zoe.player().deal_due == datetime(2026, 11, 20, 14, 30, tzinfo=UTC)


@pytest.mark.slow
def test_a_mail_that_bounces_is_the_last(zoe: Subscriber) -> None:
    zoe.deal()
    commit(zoe.database, bounces.bounced, row(zoe.database, select(Outmail).where(Outmail.kind == "deal")), zoe.now)
    zoe.now += DAY
    assert kinds(zoe.work()) == []


def test_only_the_hand_of_today_is_among_all_games(zoe: Subscriber) -> None:
    zoe.deal()
    with zoe.database.reading() as session:
        listed = my_games.games_of(session, zoe.player())
    assert [(game.deal, game.status) for game, _ in listed] == [(zoe.now.date(), "playing")]


@pytest.mark.slow
def test_never_write_to_me_again_ends_them(zoe: Subscriber) -> None:
    zoe.subscribe()
    zoe.begin(email=ZOE)
    (asked,) = zoe.work()
    assert zoe.client.post(path_of(links_of(asked)[0]), data={"List-Unsubscribe": "One-Click"}).status_code == 200
    zoe.now += DAY
    assert kinds(zoe.work()) == []


@pytest.mark.slow
@pytest.mark.parametrize("stopped", ["bounced", "away"])
def test_no_clock_but_that_of_the_day_runs(zoe: Subscriber, stopped: str) -> None:
    """Neither bounced mail nor an absence stops it, so that nothing is left to run out when they end."""
    page = path_of(links_of(zoe.deal())[0])
    before = zoe.client.get(page, headers=JSON).json
    if stopped == "away":
        for until in ("2026-11-24", ""):
            zoe.now += timedelta(minutes=1)
            assert zoe.client.post(f"{page}/clock", data={"away_until": until}).status_code == 303
    else:
        mail = row(zoe.database, select(Outmail).where(Outmail.kind == "deal"))
        commit(zoe.database, bounces.bounced, mail, zoe.now)
        commit(zoe.database, bounces.delivered, mail, zoe.now + timedelta(minutes=1))
    zoe.now += timedelta(minutes=10)
    zoe.work()
    after = zoe.client.get(page, headers=JSON).json
    assert (after["at"], after["due"]) == (before["at"], before["due"])
    assert after["due"] == "2026-11-22T00:00:00+00:00"


@pytest.mark.slow
def test_a_hand_that_was_played_before_its_mail_was_read_counts(zoe: Subscriber) -> None:
    # Some deals win the game at once, and the mail says so instead.
    alter(zoe.database, DailyDeal, zoe.now.date(), seed="7" * 64)
    page = zoe.begin(email=ZOE)
    play(zoe.client, page, 1)
    (result,) = rows_of(zoe.database, DealResult)
    assert result.player_id is None
    assert f"A short mail is on its way to {ZOE}." in zoe.client.get(page).text
    (asked,) = zoe.work()
    assert zoe.confirm(asked, deal="true", deal_at="7:30") == 303
    (result,) = rows_of(zoe.database, DealResult)
    assert result.player_id == zoe.player().id
    (start,) = zoe.work()
    assert start["X-Posse-Kind"] == "start"
    said = " ".join(text_of(start).split())
    assert "the seat is yours" in said
    assert "The hand is over. This hand counts for your address." in said
    assert "before the day of its deal is over" in said
    for wrong in ("standing orders", "for a turn", "for everybody"):
        assert wrong not in said
    assert "Among all who played this deal" in zoe.client.get(path_of(links_of(start)[0])).text
    second = zoe.begin(email=ZOE)
    play(zoe.client, second, 2)
    (asked,) = zoe.work()
    assert zoe.confirm(asked) == 410, "one hand of each deal counts"
    zoe.now += DAY
    assert kinds(zoe.work()) == ["deal"]


@pytest.mark.slow
def test_once_the_day_is_over_no_address_is_confirmed_for_its_hand(zoe: Subscriber) -> None:
    page = zoe.begin(email=ZOE)
    play(zoe.client, page, 1)
    (asked,) = zoe.work()
    zoe.now += DAY
    zoe.work()
    assert zoe.confirm(asked) == 410
    (result,) = rows_of(zoe.database, DealResult)
    assert result.player_id is None


@pytest.mark.slow
def test_a_link_that_opens_no_seat_tells_nothing_of_a_sealed_hand(zoe: Subscriber) -> None:
    guest = zoe.begin(email=ZOE)
    play(zoe.client, guest, 1)
    (asked,) = zoe.work()
    address = path_of(links_of(asked)[0])
    assert zoe.confirm(asked) == 303
    (start,) = zoe.work()
    renewed = path_of(links_of(start)[0])
    assert zoe.client.post(f"{renewed}/links").status_code == 303
    assert "mail me a new link" in zoe.client.get(renewed).text
    for past in (guest, address, renewed):
        page = zoe.client.get(past)
        assert (page.status_code, "Others still play these cards" in page.text) == (200, True)
        for word in ("Posters", "The result", "laid", "discarded"):
            assert word not in page.text
        assert zoe.client.get(past, headers=JSON).json["view"] is None
        for below in ("/history", "/at/0"):
            for headers in ({}, JSON):
                answer = zoe.client.get(past + below, headers=headers)
                assert (answer.status_code, "Others still play" in answer.text) == (404, True)
        moved = zoe.client.post(f"{past}/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
        assert (moved.status_code, moved.json.get("view")) == (410, None)
    zoe.now += DAY
    zoe.work()
    assert zoe.client.get(f"{guest}/at/0").status_code == 200, "now everything is open"


def test_an_address_for_an_earlier_deal_is_refused(zoe: Subscriber) -> None:
    yesterday = zoe.now.date().isoformat()
    zoe.now += DAY
    zoe.work()
    refused = zoe.client.post("/daily", json={"day": yesterday, "email": ZOE})
    assert (refused.status_code, list(refused.json["fields"])) == (422, ["email"])
    assert not rows_of(zoe.database, Game)


@pytest.mark.slow
def test_players_and_guests_are_ranked_apart(zoe: Subscriber) -> None:
    start = zoe.subscribe()
    pages = [path_of(links_of(start)[0]), zoe.begin(name="Yan")]
    for n, page in enumerate(pages):
        play(zoe.client, page, n)
        assert zoe.client.post(f"{page}/ranking", json={"named": "yes"}).status_code == 200
    zoe.now += DAY
    zoe.work()
    shown = zoe.client.get("/daily/2026-11-20").text
    assert shown.index("Players") < shown.index("Zoe") < shown.index("Guests") < shown.index("Yan")


@pytest.mark.slow
def test_a_month_later_an_unplayed_hand_is_gone_and_a_ranked_one_trimmed(zoe: Subscriber) -> None:
    start = zoe.subscribe()
    page = path_of(links_of(start)[0])
    play(zoe.client, page, 1)
    zoe.now += DAY
    zoe.work()  # a hand that she does not play
    (deal,) = [mail for mail in zoe.mail_server.arrived if mail["X-Posse-Kind"] == "deal"]
    zoe.unsubscribe(deal)
    assert len(rows_of(zoe.database, Game)) == 2
    zoe.now += DAY
    zoe.work()
    zoe.now += 31 * DAY
    zoe.retain()
    (game,) = rows_of(zoe.database, Game)
    assert (game.id, game.trimmed_at) == (start["X-Posse-Game"], zoe.now)
    assert rows_of(zoe.database, Seat)[0].name == "A player"
    assert not rows_of(zoe.database, Outmail)
    plan = Links(KEYS, BASE_URL).page("plan", rows_of(zoe.database, Seat)[0])
    zoe.now += retention.KEPT
    zoe.retain()
    assert zoe.client.get(path_of(plan)).status_code == 410, "no address is left to which a deal could be mailed"


@pytest.mark.slow
def test_who_is_forgotten_is_in_no_ranking(zoe: Subscriber) -> None:
    start = zoe.subscribe()
    page = path_of(links_of(start)[0])
    play(zoe.client, page, 1)
    zoe.client.post(f"{page}/ranking", json={"named": "yes"})
    commit(zoe.database, forgetting.forget, zoe.player().id, zoe.now)
    (result,) = rows_of(zoe.database, DealResult)
    assert (result.name, result.player_id) == (None, None)
    zoe.now += DAY
    assert kinds(zoe.work()) == []
