"""What the answer to a mail says: its subject and first line, what was not played, the table, how to stop."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

import engine
from service.inbound import playing, results
from service.links.tokens import Links
from service.mail.composing import parts
from tests.databases import both
from tests.inbound.conftest import Begin, Table
from tests.mail.mail_server import html_of, links_of, plain, text_of
from tests.service.harness import in_window, over
from tests.settings import BASE_URL, KEYS

pytestmark = both


def told(table: Table) -> tuple[str, str, EmailMessage]:
    """The subject, the first line and all of the latest answer."""
    mail = table.arrived()[-1]
    return mail["Subject"], text_of(mail).partition("\n")[0], mail


@pytest.mark.slow
def test_what_was_played_stands_before_the_link(turn: tuple[Table, int]) -> None:
    table, seat = turn
    table.answer(seat, "draw supply\n\nBest wishes\nAnna")
    subject, first, mail = told(table)
    assert subject == "Your moves were played: Friday"
    assert first == f"{table.names[seat]}, your mail was played."
    assert "no move" not in text_of(mail)
    assert text_of(mail).index("You drew two cards") < text_of(mail).index(links_of(mail)[0])
    assert html_of(mail).index("You drew two cards") < html_of(mail).index(links_of(mail)[0])


@pytest.mark.parametrize("second", ["discard b", "discard nobody", "play JJ 7", "draw supply", "thanks!\ndiscard wes"])
def test_a_mail_played_in_part_says_so_and_has_the_table(turn: tuple[Table, int], second: str) -> None:
    table, seat = turn
    row = table.answer(seat, f"draw supply\n{second}")
    assert (row.state, row.why) == ("refused", "stopped")
    subject, first, mail = told(table)
    assert subject == "Only a part was played: Friday"
    assert first == f"{table.names[seat]}, only a part of your mail was played."
    for shown in (plain(text_of(mail)), plain(html_of(mail))):
        assert "You drew two cards" in shown
        assert "Supply: " in shown
        assert "Discard stack: " in shown
        assert "It is your turn" in shown
    assert [move.move for move in table.moves()] == ["draw supply"]


def test_once_the_turn_is_over_the_table_is_left_out(turn: tuple[Table, int]) -> None:
    table, seat = turn
    table.answer(seat, "draw supply")
    assert table.answer(seat, f"{table.discard(seat)}\ndraw supply").why == "stopped"
    subject, _, mail = told(table)
    assert subject == "Only a part was played: Friday"
    assert "Supply: " not in text_of(mail)
    assert mail["Reply-To"] is None


def test_stop_says_how_to_mute_and_how_to_resign(turn: tuple[Table, int]) -> None:
    table, seat = turn
    row = table.answer(seat, "STOP")
    assert (row.state, row.why) == ("refused", "asks to stop")
    _, first, mail = told(table)
    assert first == f"{table.names[seat]}, nothing was played."
    page = Links(KEYS, BASE_URL).mails(table.seat(seat))
    mails, resign, look = links_of(mail)
    assert (mails, resign) == (page, f"{look}/resign")
    assert mails in html_of(mail)
    assert resign in html_of(mail)
    assert table.game().at == 0


@pytest.mark.parametrize(
    ("subject", "text"),
    [("UNSUBSCRIBE", ""), ("Re: unsubscribe", "Sent from my iPhone"), ("Re: Your turn: Friday", "stop mailing me")],
)
def test_stop_is_understood_in_the_subject_too(turn: tuple[Table, int], subject: str, text: str) -> None:
    table, seat = turn
    assert table.answer(seat, text, Subject=subject).why == "asks to stop"
    shown = plain(text_of(told(table)[2]))
    assert "You cannot stop these mails, or leave the game, by a mail. The pages below do it for you." in shown
    assert "Stop the mails of this game" in shown
    assert "Resign, so that a robot plays for you:" in shown


def test_a_subject_that_asks_to_stop_stops_no_move(turn: tuple[Table, int]) -> None:
    table, seat = turn
    assert table.answer(seat, "draw supply", Subject="unsubscribe").state == "played"
    assert table.answer(seat, "nonsense", Subject="Re: Your turn: Stop").why == "no move found"


def test_stop_out_of_turn_says_where_to_resign(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    assert table.act_until(lambda position: position.turn != seat)
    table.answer(seat, "unsubscribe", address)
    _, _, mail = told(table)
    assert len(links_of(mail)) == 2
    assert "To resign, so that a robot plays for you, open your table" in plain(text_of(mail))


@pytest.mark.parametrize("named", ["All", "OOF", "DR, AutoReply", "oof; dr"])
def test_a_mail_that_asks_for_no_answers_is_played_and_gets_none(turn: tuple[Table, int], named: str) -> None:
    table, seat = turn
    row = table.answer(seat, "draw supply", **{"X-Auto-Response-Suppress": named})
    assert (row.state, row.answered) == ("played", False)
    assert table.game().at == 1
    assert table.arrived() == []
    assert results.sentence(row) == f"The moves in your mail were played. {results.SUPPRESSED}"
    row = table.answer(seat, "I am away", **{"X-Auto-Response-Suppress": named})
    assert (row.state, row.answered) == ("refused", False)
    assert table.arrived() == []


def test_a_mail_that_asks_for_no_receipts_is_answered(turn: tuple[Table, int]) -> None:
    table, seat = turn
    assert table.answer(seat, "draw supply", **{"X-Auto-Response-Suppress": "DR, RN, NRN"}).answered


def test_a_line_of_an_earlier_turn_was_played_then(turn: tuple[Table, int]) -> None:
    """As when the mail of an earlier turn is answered by mistake: each turn begins with a draw."""
    table, seat = turn
    address = table.reply_address(seat)
    table.answer(seat, "draw supply", address)
    table.answer(seat, table.discard(seat), address)
    table.later(hours=5)
    assert table.act_until(lambda position: position.turn == seat)
    before = table.game().at
    rows = [table.answer(seat, "draw supply", address) for _ in range(3)]
    assert [(row.state, row.answered) for row in rows] == [("played", True), ("played", False), ("played", False)]
    assert rows[0].why == "played before"
    assert table.game().at == before
    subject, first, mail = told(table)
    assert subject == "Played before, nothing was played now: Friday"
    assert first == f"{table.names[seat]}, this was played before, and nothing was played now."
    shown = plain(text_of(mail))
    assert "You had done this already, on Friday 20 November, 09:30 (UTC). What happened then:" in shown
    assert "You drew two cards from the supply: " in shown
    assert table.answer(seat, "draw supply").state == "played"
    assert table.game().at == before + 1


def test_a_number_of_an_earlier_turn_was_played_then(turn: tuple[Table, int]) -> None:
    """The number means what the mail that is answered lists, whatever the numbers of the present turn mean."""
    table, seat = turn
    addresses = [table.reply_address(seat)]
    table.answer(seat, "1", addresses[0])
    addresses.append(table.reply_address(seat))
    listed = parts.listed(table.table(seat))
    number = 1 + next(n for n, choice in enumerate(listed) if choice.move.verb is engine.Verb.DISCARD)
    table.answer(seat, str(number), addresses[1])
    before = table.game().at
    assert [move.move for move in table.moves()] == ["draw supply", listed[number - 1].move.text]
    assert [table.answer(seat, "1", addresses[0]).state for _ in range(2)] == ["played", "played"]
    assert table.game().at == before
    assert table.act_until(lambda position: position.turn == seat)
    before = table.game().at
    for answer, answered, did in (
        ("1", addresses[0], "You drew two cards from the supply: "),
        (str(number), addresses[1], "You discarded "),
    ):
        row = table.answer(seat, answer, answered)
        assert (row.state, row.why) == ("played", "played before")
        assert did in plain(text_of(table.arrived()[-1]))
    assert table.answer(seat, "2", addresses[0]).told == [playing.TABLE_CHANGED]
    assert table.answer(seat, "99", addresses[0]).told == [playing.NO_SUCH_CHOICE.format(number=99)]
    assert table.game().at == before


def test_a_number_in_answer_to_a_question_out_of_turn_is_none_of_its_choices(photo_window: tuple[Table, int]) -> None:
    game, holder = photo_window
    assert game.answer(holder, "1").told == [playing.NO_SUCH_CHOICE.format(number=1)]


def opens_window(position: engine.Position) -> bool:
    """Whether the cautious policy now lays a set that opens a window."""
    if position.phase != "play":
        return False
    move = engine.cautious(position.seen_by(position.turn))
    return move.verb is engine.Verb.PLAY and position.play(position.turn, move.text).phase == "react"


def test_what_waits_behind_a_window_is_no_failure(table: Begin) -> None:
    game = table(seed=3)
    assert game.act_until(opens_window)
    game.arrived()
    position = game.position()
    seat, move = position.turn, engine.cautious(position.seen_by(position.turn)).text
    left = f"discard {position.play(seat, move).view(seat)['hands'][seat][0]}"
    address = game.reply_address(seat)
    rows = [game.answer(seat, f"{move}\n{left}", address) for _ in range(2)]
    assert [(row.state, row.answered) for row in rows] == [("played", True), ("played", False)]
    assert rows[0].why is None
    assert in_window(game.position())
    subject, first, mail = told(game)
    assert subject == "Your moves were played: Friday"
    assert first == f"{game.names[seat]}, your mail was played."
    assert left in plain(text_of(mail))
    assert game.act_until(lambda after: not in_window(after))
    assert left in [one.move for one in game.moves()[-3:]], "it was played when the window had closed"


@pytest.mark.slow
def test_an_answer_about_a_game_that_is_over_leads_to_playing_again(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.answer(seat, "draw supply")
    _, _, mail = told(table)
    assert "#again" not in text_of(mail) + html_of(mail)
    table.act_until(over)
    table.answer(seat, "draw supply", to=address)
    _, _, mail = told(table)
    (again,) = (link for link in links_of(mail) if link.endswith("#again"))
    assert again in html_of(mail)
