"""What a player reads of the mails that came in, and a mail that is sent again at their wish, by a real mail server."""

from __future__ import annotations

import pytest

from service.games.transaction import GameTransaction
from service.inbound import results
from service.players import fresh_links, unreached_questions
from tests.databases import both
from tests.inbound.conftest import Begin, Table
from tests.service.harness import in_window

pytestmark = both


@pytest.mark.parametrize(
    ("text", "headers", "state", "sentence"),
    [
        ("draw supply", {}, "played", "The moves in your mail were played."),
        ("nonsense", {}, "refused", "Nothing was played."),
        ("draw supply", {"From": "mallory@posse.test"}, "ignored", results._IGNORED["another sender"]),
        ("draw supply", {"From": "anna.1@posse.test, m@posse.test"}, "ignored", results._IGNORED["unclear sender"]),
        ("draw supply", {"Auto-Submitted": "auto-replied"}, "ignored", results._OF_A_PROGRAM),
        ("draw supply", {"Precedence": "bulk"}, "ignored", results._OF_A_PROGRAM),
        ("draw supply", {"X-Posse-Kind": "turn"}, "ignored", results._OF_A_PROGRAM),
        ("draw supply", {"List-Id": "<list.posse.test>"}, "ignored", results._OF_A_PROGRAM),
        ("draw supply", {"X-Autoreply": "yes"}, "ignored", results._OF_A_PROGRAM),
    ],
)
def test_what_became_of_an_answer_is_told(
    turn: tuple[Table, int], text: str, headers: dict[str, str], state: str, sentence: str
) -> None:
    table, seat = turn
    table.answer(seat, text, **headers)
    (letter,) = table.letters(seat)
    assert (letter.state, letter.result.sentence) == (state, sentence)
    assert bool(letter.reasons) == (state == "refused"), "what was done is in the mail that answers"
    assert table.game().at == (state == "played")
    assert len(table.arrived()) == (state != "ignored"), "programs and strangers get no answer"
    for other in {0, 1, 2} - {seat}:
        assert table.letters(other) == []


def test_a_veto_of_dmarc_and_a_link_that_was_replaced_meanwhile_are_told(turn: tuple[Table, int]) -> None:
    table, seat = turn
    table.authserv_id = "mx.posse.test"
    forged = b"Authentication-Results: mx.posse.test; dmarc=fail\n" + bytes(table.letter(seat, "draw supply"))
    table.receive(forged, table.reply_address(seat))
    assert table.told(seat)[0] == results._IGNORED["DMARC failed"]
    row = table.answer(seat, "pass")
    with table.database.writing() as session:
        row.state, row.epoch, row.tries, row.next_try_at = "received", 0, 0, None
        session.merge(row)
        fresh_links.renew(GameTransaction.lock(session, table.id, table.now), seat)
    table.answer(seat, "nonsense")
    assert table.told(seat)[1] == results._IGNORED["revoked"]


def test_the_mail_that_was_answered_says_so_and_no_other(table: Begin) -> None:
    game = table(seed=3)
    assert game.act_until(in_window)
    game.arrived()
    game.later(minutes=5)
    asked, other = game.position().to_act()[:2]
    game.answer(asked, "pass")
    assert game.told(asked)[0] == "Your mail was read, and your answer was sealed."
    answered = [letter.kind for letter in game.letters(asked, "to you") if "answered it" in letter.result.sentence]
    assert answered == ["window"]
    assert not [letter for letter in game.letters(other, "to you") if "answered it" in letter.result.sentence]


@pytest.mark.parametrize("kind", ["turn", "window"])
def test_a_mail_that_is_sent_again_is_the_same_mail_under_another_message_id(table: Begin, kind: str) -> None:
    game = table(seed=3)
    begins = game.position().turn  # they are asked for their first turn by the start mail
    game.act_until(in_window if kind == "window" else lambda position: position.turn != begins)
    seat = game.position().to_act()[0]
    game.arrived()
    game.later(minutes=5)
    game.do(unreached_questions.ask_again, seat)
    first, second = [mail for mail in game.arrived(kind) if mail["X-Posse-Seat"] == str(seat)]
    assert second["Message-ID"] != first["Message-ID"]
    for name in ("To", "Subject", "Reply-To", "X-Posse-At", "X-Posse-Kind"):
        assert second[name] == first[name], name
    assert game.answer(seat, "pass" if kind == "window" else "draw supply").state in ("sealed", "played")
