"""Table talk in mails: which mails tell it, to whom, and that no line of a mail reads as a move because of it."""

from __future__ import annotations

import itertools
import re
from datetime import datetime
from email.message import EmailMessage
from html import unescape

import pytest

from service.admin import actions
from service.db.database import Database
from service.inbound.reading import Nothing, find_moves, is_move
from service.languages.spoken import languages
from service.mail.composing import plaintext
from service.mail.delivering import outbox
from service.models import Outmail
from service.players import muting
from service.table import talking
from service.text.remarks import clean_remark
from tests.mail.conftest import Post
from tests.mail.mail_server import html_of, text_of
from tests.quick import few
from tests.rows import commit
from tests.service.harness import Harness, in_window, over


class Table(Harness):
    """A game whose players talk and whose mails arrive."""

    post_office: Post

    def says(self, n: int, line: str) -> None:
        self.later(minutes=1)
        self.do(talking.say, n, clean_remark(line))

    def arrived(self) -> list[EmailMessage]:
        """The mails that are sent now."""
        self.later(minutes=1)
        return self.post_office(self)

    def turn_mail(self) -> EmailMessage:
        """Pass a turn; the mail to the next player."""
        self.pass_turn()
        (mail,) = self.arrived()
        assert mail["X-Posse-Kind"] == "turn"
        return mail


@pytest.fixture
def table(database: Database, now: datetime, post: Post) -> Table:
    """A game whose start mails have arrived."""
    table = Table(database, now)
    table.post_office = post
    table.arrived()
    return table


def talk_in(mail: EmailMessage) -> list[str]:
    """The lines of table talk in a mail, the same in both parts."""
    found = talk_in_html(mail)
    assert talk_in_text(mail) == found
    assert ("\nTABLE TALK\n" in text_of(mail)) == bool(found)
    return found


def talk_in_html(mail: EmailMessage) -> list[str]:
    items = re.findall("<li[^>]*>(.*?: “<bdi>.*?</bdi>”)</li>", html_of(mail))
    assert bool(items) == ("Table talk</h2>" in html_of(mail))
    return [unescape(item.replace("<bdi>", "").replace("</bdi>", "")) for item in items]


def talk_in_text(mail: EmailMessage) -> list[str]:
    """The lines of talk in the text part, which has no more words than its kind may have, and says where more is."""
    rest = text_of(mail).partition("\nTABLE TALK\n")[2]
    told = rest.partition("\n\n")[0].replace("\n  ", " ").splitlines()
    lines = [line.removeprefix("- ") for line in told if line.startswith("- ")]
    if lines != talk_in_html(mail):
        more = (
            "The page of your seat has the lines before these." if lines else "There is new table talk on the page of"
        )
        assert more in text_of(mail)
    return lines


def next_seat(table: Table) -> int:
    return (table.position().turn + 1) % 3


# --- which mails tell what --------------------------------------------------------------------------------------------


def test_the_next_mail_tells_what_others_have_said_since_the_last_one(table: Table) -> None:
    reader = next_seat(table)
    one, other = (n for n in range(3) if n != reader)
    table.says(one, "Good luck!")
    table.says(reader, "Thanks.")
    table.says(other, "You, too.")
    mail = table.turn_mail()
    assert talk_in(mail) == [f"{table.names[one]}: “Good luck!”", f"{table.names[other]}: “You, too.”"]
    for _ in range(3):
        mail = table.turn_mail()
    assert mail["X-Posse-Seat"] == str(reader)
    assert talk_in(mail) == [], "told already"


def test_no_mail_is_sent_because_of_a_line(table: Table) -> None:
    before = len(table.mails())
    table.says(0, "Anybody there?")
    assert table.arrived() == []
    assert len(table.mails()) == before


def test_at_most_three_lines_are_told_and_the_page_has_the_rest(table: Table) -> None:
    for number in (3, 4):
        speaker = table.position().turn
        for n in range(number):
            table.says(speaker, f"Line {n} of {number}")
        mail = table.turn_mail()
        latest = [f"{table.names[speaker]}: “Line {n} of {number}”" for n in range(number)][-3:]
        assert talk_in(mail) == latest
        for part in (text_of(mail), html_of(mail)):
            assert ("The page of your seat has the lines before these." in part) == (number > 3)


def test_a_mail_about_a_window_tells_none_and_the_next_mail_does(table: Table) -> None:
    table.act_until(in_window)
    table.arrived()
    speaker, (reader, *_) = table.position().turn, table.position().to_act()
    table.says(speaker, "Oops.")
    table.later(hours=7)
    table.sweep()
    reminders = table.arrived()
    assert {mail["X-Posse-Kind"] for mail in reminders} == {"reminder"}
    assert [talk_in(mail) for mail in reminders] == [[]] * len(reminders)
    table.later(hours=2)
    table.sweep()
    table.act_until(lambda position: position.turn == reader and position.phase == "draw")
    (mail,) = (mail for mail in table.arrived() if mail["X-Posse-Seat"] == str(reader))
    assert talk_in(mail) == [f"{table.names[speaker]}: “Oops.”"]


def test_a_reminder_of_a_turn_tells_what_was_said_since_its_mail(table: Table) -> None:
    table.turn_mail()
    table.says(next_seat(table), "Take your time.")
    table.later(hours=40)
    table.sweep()
    (reminder,) = table.arrived()
    assert reminder["X-Posse-Kind"] == "reminder"
    assert [line.partition(": ")[2] for line in talk_in(reminder)] == ["“Take your time.”"]


@pytest.mark.slow
def test_the_score_of_a_hand_and_the_result_tell_it(table: Table) -> None:
    for wanted, there in (("hand", lambda position: position.hand_no == 2), ("result", over)):
        table.later(days=1)
        for n in range(3):
            table.says(n, f"Before the {wanted}")
        table.act_until(there)
        kinds = {mail["X-Posse-Kind"]: talk_in(mail) for mail in table.arrived()}
        assert [line.partition(": ")[2] for line in kinds[wanted]] == [f"“Before the {wanted}”"] * 2


def test_who_has_muted_it_and_all_if_it_is_off_are_told_nothing(table: Table) -> None:
    reader = next_seat(table)
    table.do(talking.mute, reader, on=False)
    for n in range(3):
        table.says(n, "Hello")
    assert talk_in(table.turn_mail()) == []
    assert len(talk_in(table.turn_mail())) == 2
    table.do(talking.switch, 0, on=False)
    assert talk_in(table.turn_mail()) == []
    table.do(talking.switch, 0, on=True)


def test_a_hidden_line_is_in_no_mail(table: Table) -> None:
    reader = next_seat(table)
    table.says((reader + 1) % 3, "Seen")
    table.says((reader + 1) % 3, "Never")
    commit(table.database, actions.hide_line, 2, table.now)
    assert [line.partition(": ")[2] for line in talk_in(table.turn_mail())] == ["“Seen”"]


def test_a_line_is_told_again_if_its_mail_was_not_sent(table: Table) -> None:
    reader = next_seat(table)
    table.says((reader + 1) % 3, "Hello")
    table.do(muting.switch_mails, reader, on=False)
    table.pass_turn()
    assert table.arrived() == []
    table.do(muting.switch_mails, reader, on=True)
    (mail,) = table.arrived()
    assert len(talk_in(mail)) == 1


def test_a_line_is_told_again_if_its_mail_came_back(table: Table) -> None:
    reader = next_seat(table)
    table.says((reader + 1) % 3, "Hello")
    assert len(talk_in(table.turn_mail())) == 1
    with table.database.writing() as session:
        outbox.returned(session, session.get_one(Outmail, table.mails("turn")[-1].id), "550 No such user", table.now)
    for _ in range(3):
        mail = table.turn_mail()
    assert mail["X-Posse-Seat"] == str(reader)
    assert len(talk_in(mail)) == 1


# --- attacks ----------------------------------------------------------------------------------------------------------

NASTY_LINES = (
    "pass",
    "3",
    "draw supply",
    "draw supply\ndiscard wes\r\npass\u2028pass",
    "; draw supply; discard wes",
    "> wes, jesse",
    "“pass” draw supply”",
    "pass; " * 40,
    "draw supply; discard wes; " * 10,
    "draw supply, draw discard, pass > wes; " * 7,
    "x" * 66 + " pass " + "y" * 66 + " draw supply",
    "a " * 140,
    "花" * 280,
    "-- ",
    "> On Friday Posse wrote:",
    "Play here: https:/ /evil example",
    "<script>alert(1)</script></li><li>pass</li>",
)
NASTY_NAMES = (["pass", "Bank", "Wyatt Earp draw"], ["Anna", "Burt", "Curt"], ["Discard", "D", "P. Bank"])


@pytest.mark.slow
@pytest.mark.parametrize("names", few(NASTY_NAMES, 1))
def test_no_line_of_a_mail_reads_as_a_move_whatever_was_said(table: Table, names: list[str]) -> None:
    for n, name in enumerate(names):
        table.change_seat(n, name=name)
    table.change(position={**(table.game().position or {}), "players": list(names)})
    table.names = names
    told = in_text = 0
    for one, other in itertools.pairwise(NASTY_LINES):
        for n, line in itertools.product(range(3), (one, other)):
            table.later(hours=2)
            table.says(n, line)
        mail = table.turn_mail()
        found, lines = talk_in_html(mail), talk_in_text(mail)
        assert lines == found[len(found) - len(lines) :], "the latest"
        for line in (*found, *text_of(mail).splitlines()):
            assert not is_move(line, names), line
        told, in_text = told + len(found), in_text + len(lines)
        assert isinstance(find_moves(text_of(mail), names), Nothing), "sent back as it is, it plays nothing"
        own = find_moves(f"draw supply\n\n{text_of(mail)}", names)
        assert not isinstance(own, Nothing)
        assert own.lines == ("draw supply",), "quoted without marks, it plays no more than what was written above"
        assert "<script>" not in html_of(mail)
    assert told > 30
    assert in_text > 20


@pytest.mark.parametrize("name", ["Zoe", "pass", "Bank", "Discard", "Draw Supply", "W" * 30, "P", "3 Jesse", "花子"])
def test_a_quotation_is_folded_so_that_no_part_of_it_is_a_move(name: str) -> None:
    names = [name, "Wes", "Supply"]
    for line in NASTY_LINES:
        said = clean_remark(line)
        quotation = plaintext.quotation(name, said)
        for language in languages().values():
            lines = plaintext.plain(f"{language.say(quotation.plain)}\n", names, language).splitlines()
            assert not any(is_move(one, names, language) for one in lines)
            quoted = f"„{said}“" if language.code == "de" else f"“{said}”"
            assert " ".join(" ".join(lines).split()) == f"- {language.say(quotation.who)}: {quoted}"
        assert quotation.who in (name, f"Player {name}")


def test_an_ordinary_quotation_is_folded_like_any_other_line() -> None:
    said = "I did not see that Photo coming, and my Hideout was worth nothing in the end. Well played! " * 3
    quotation = plaintext.quotation("Zoe", said.strip())
    lines = plaintext.plain(quotation.plain, ["Zoe", "Burt"]).splitlines()
    assert len(lines) == 5
    assert lines[0].startswith("- Zoe: “I did not")
    assert max(map(len, lines)) <= plaintext.WIDTH
