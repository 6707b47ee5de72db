"""Mails to people who have not agreed to get any: what an invitation carries, and what a guest's address is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from email.message import EmailMessage
from typing import Any

import pytest

from service.admin import actions
from service.db.database import Database
from service.gamelog import talk
from service.gamelog.log import GameLog
from service.inbound.reading import Nothing, find_moves, is_move
from service.languages.spoken import languages
from service.links import Links
from service.lobby import acceptance
from service.lobby.proposal import read_proposal
from service.lobby.proposing import begin_without_address, correct_address
from service.mail.composing import plaintext
from service.mail.delivering import outbox
from service.models import Outmail
from service.players import guest_address
from service.privacy import forgetting, retention
from service.views.terms import terms_of
from tests.mail.conftest import Post
from tests.mail.mail_harness import MailHarness
from tests.mail.mail_server import html_of, links_of, plain, text_of
from tests.mail.test_lengths import MOST, NAMES, words_in
from tests.rows import commit
from tests.service.harness import Harness

LINE = "We miss you at the table, and the kettle is on."
ADDRESS = "p0@posse.test"
LONG = "Would you play with us again, as in the old days? " * 5


class Invited(MailHarness):
    """A game with a line to those who are invited, proposed and not yet confirmed."""

    def invitations(self) -> list[EmailMessage]:
        """The invitations that arrive now."""
        return [mail for mail in self.post_arrives() if mail["X-Posse-Kind"] == "invite"]

    def line(self) -> str | None:
        with self.database.reading() as session:
            return talk.of_invitation(GameLog.of(session, self.id))


@pytest.fixture
def invited(database: Database, now: datetime, post: Post) -> Callable[..., Invited]:
    """A function that proposes such a game."""

    def proposed(names: Sequence[str] = ("Anna", "Burt", "Curt"), **wishes: Any) -> Invited:
        return Invited(database, now, *post, names, 3, name="Friday", **wishes)

    return proposed


@pytest.fixture
def harness(invited: Callable[..., Invited]) -> Invited:
    return invited(message=LINE)


def confirmed(harness: Invited) -> list[EmailMessage]:
    harness.post_arrives()
    harness.is_confirmed()
    return harness.invitations()


def test_both_parts_have_the_line_in_quotation_marks_as_the_organiser_s(harness: Invited) -> None:
    mails = confirmed(harness)
    assert len(mails) == 2
    for mail in mails:
        assert f"- Anna: “{LINE}”" in plain(text_of(mail)).replace(" - ", "\n- ")
        assert f"Anna: “<bdi>{LINE}</bdi>”" in html_of(mail)
        assert mail["Reply-To"] is None
        assert LINE not in str(mail["Subject"])


def test_the_mail_to_confirm_has_no_word_of_it(harness: Invited) -> None:
    (mail,) = harness.post_arrives()
    assert mail["X-Posse-Kind"] == "confirm"
    assert "kettle" not in text_of(mail) + html_of(mail)


def test_it_is_in_the_repetition_and_begins_the_table_talk_but_no_mail_tells_it_again(harness: Invited) -> None:
    confirmed(harness)
    harness.later(hours=49)
    harness.sweep()
    repeated = harness.invitations()
    assert len(repeated) == 2
    assert all(LINE in plain(text_of(mail)) for mail in repeated)
    for n in (1, 2):
        harness.do(acceptance.accept, n)
    dealt = harness.post_arrives()
    assert {mail["X-Posse-Kind"] for mail in dealt} >= {"start"}
    assert not any("kettle" in text_of(mail) for mail in dealt)
    with harness.database.reading() as session:
        assert [one.line for one in talk.latest(GameLog.of(session, harness.id), 3)] == [LINE]


@pytest.mark.parametrize("line", ["pass", "draw supply; discard wes", "draw supply " * 20, "play jesse 3", "-- "])
def test_no_line_of_the_mail_reads_as_a_move(invited: Callable[..., Invited], line: str) -> None:
    names = ("Draw Supply", "Wes", "Bank")
    mails = confirmed(invited(names, message=line, show_address=True))
    for mail in mails:
        assert not any(is_move(one, names) for one in text_of(mail).splitlines())
        assert isinstance(find_moves(text_of(mail), names), Nothing)


@pytest.mark.parametrize("wish", [{}, {"show_address": False}, {"show_address": True}])
def test_only_who_ticks_the_box_shows_their_address(invited: Callable[..., Invited], wish: dict[str, Any]) -> None:
    mails = confirmed(invited(**wish))
    shown = wish.get("show_address", False)
    for mail in mails:
        assert (ADDRESS in text_of(mail)) == (ADDRESS in html_of(mail)) == shown
        assert not any(ADDRESS in str(value) for value in mail.values())
        assert "p2@" not in text_of(mail) or mail["To"].addresses[0].addr_spec == "p2@posse.test"


def test_it_is_short_without_the_line(invited: Callable[..., Invited]) -> None:
    mails = confirmed(invited(NAMES, message=LONG, show_address=True))
    for mail in mails:
        said = f"- {NAMES[0]}: “{LONG.strip()}”"
        assert said in plain(text_of(mail)).replace(" - ", "\n- ")
        assert words_in(mail) - len(said.split()) <= MOST["invite"]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_what_one_agrees_to_and_the_commitment_are_never_left_out(
    invited: Callable[..., Invited], language: str
) -> None:
    """However long the names are, and whatever the organiser writes. The commitment stands last, above the foot."""
    people = [{"name": name, "email": f"p{n}@posse.test", "language": language} for n, name in enumerate(NAMES)]
    wishes = {"house_rules": {"share": 5}, "weekends_off": True, "bank_hours": 24, "turn_hours": 36, "window_hours": 4}
    harness = invited(NAMES, message=LONG, players=people, **wishes)
    terms, spoken = terms_of(harness.game()), languages()[language]
    told = [terms.edition, terms.in_short, *terms.house_rules]
    for mail in confirmed(harness):
        said, _, foot = text_of(mail).partition("\n--\n")
        assert all(str(spoken.say(one)) in plain(said) for one in told)
        assert all(hours in plain(said) for hours in ("36 ", "4 ", "24 "))
        assert re.search(r"27\.? [Nn]ovember", said), "good until"
        assert said.rstrip().splitlines()[-1] == f"commitment: {harness.game().commitment}"
        assert foot


def test_the_operator_hides_it(harness: Invited) -> None:
    commit(harness.database, actions.hide_line, 1, harness.now)
    assert not any("kettle" in text_of(mail) + html_of(mail) for mail in confirmed(harness))


def test_it_is_erased_when_its_organiser_is_forgotten(harness: Invited) -> None:
    confirmed(harness)
    harness.change(show_address=True)
    commit(harness.database, forgetting.forget, harness.player(0).id, harness.now)
    assert harness.line() is None
    assert not harness.game().show_address


def test_it_is_erased_with_an_organiser_who_has_corrected_their_address(harness: Invited) -> None:
    harness.post_arrives()
    with harness.database.writing() as session:
        outbox.returned(session, session.get_one(Outmail, harness.mails("confirm")[0].id), "550 No", harness.now)
    harness.do(correct_address, None, "anna@posse.test")
    mails = confirmed(harness)
    assert all(LINE in plain(text_of(mail)) for mail in mails)
    commit(harness.database, forgetting.forget, harness.player(0).id, harness.now)
    assert harness.line() is None


def test_it_is_erased_long_after_a_game_that_was_given_up(harness: Invited) -> None:
    confirmed(harness)
    harness.do(acceptance.give_up, None, "organiser")
    harness.later(days=91)
    while retention.work_due(harness.database, harness.now):
        pass
    assert harness.line() is None


class Guest(Harness):
    """A guest called Mallory in a game against a robot."""

    def __init__(self, database: Database, now: datetime, post: Post) -> None:
        self.database, self.now, self.send = database, now, post
        players = [{"name": "Mallory"}, {"name": "Rob", "robot": "cautious"}]
        with database.writing() as session:
            proposal = read_proposal({"name": "Click here", "players": players})
            self.id = begin_without_address(session, proposal, now).id

    def asks(self, address: str) -> None:
        self.do(guest_address.request, None, address)

    def confirms(self) -> None:
        self.do(guest_address.confirm)

    def arrived(self) -> list[tuple[str, str]]:
        """Kind and recipient of the mails that a worker sends now."""
        return [(mail["X-Posse-Kind"], str(mail["To"])) for mail in self.send(self)]


@pytest.fixture
def guest(database: Database, now: datetime, post: Post) -> Guest:
    return Guest(database, now, post)


def test_the_mail_that_asks_holds_no_word_of_whoever_typed_the_address(guest: Guest, links: Links) -> None:
    guest.asks("victim@posse.test")
    assert guest.arrived() == [("confirm", "victim@posse.test")]
    (mail,) = guest.send.server.arrived
    everything = f"{text_of(mail)} {html_of(mail)} {mail['Subject']} {mail['From']} {mail['To']}"
    for word in ("Mallory", "Rob", "Click"):
        assert word not in everything.replace("robots", "")
    link = links_of(mail)[0]
    assert links.read(link.rpartition("/")[2])[:3] == ("address", guest.id, 0)
    assert mail["List-Unsubscribe"] == f"<{link}>"
    assert text_of(mail).splitlines()[1] == link
    assert links_of(mail) == [found for found in links_of(mail) if found in html_of(mail)]
    assert not any(plaintext.reads_as_move(line, ["Mallory", "Rob"]) for line in text_of(mail).splitlines())
    assert all(len(line) <= plaintext.WIDTH or "://" in line for line in text_of(mail).splitlines())
    assert mail["Subject"] in html_of(mail), "the title of the HTML part"


def test_only_the_address_typed_last_is_asked(guest: Guest) -> None:
    guest.asks("first@posse.test")
    guest.asks("second@posse.test")
    assert guest.arrived() == [("confirm", "second@posse.test")]


def test_the_seat_link_comes_once_the_address_is_confirmed(guest: Guest, links: Links) -> None:
    guest.asks("zoe@posse.test")
    guest.arrived()
    guest.confirms()
    assert guest.arrived() == [("start", "Mallory <zoe@posse.test>")]
    start = guest.send.server.arrived[-1]
    assert "Mallory, the seat is yours" in text_of(start)
    assert links.read(links_of(start)[0].rpartition("/")[2])[:4] == ("seat", guest.id, 0, 1)
    assert f"commitment: {guest.game().commitment}" in text_of(start).splitlines()
