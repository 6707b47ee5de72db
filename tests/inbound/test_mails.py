"""The mails that may be answered: their address, what they say about it, that none plays itself, and a whole game."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

import engine
from service.inbound import parsing, reading
from service.inbound.html.html_text import text_of_html
from service.mail.composing import plaintext
from tests.inbound.conftest import Begin, Table
from tests.mail.mail_server import asks_for_turn, html_of, plain, text_of
from tests.service.harness import photo_held

MAY = "You may answer this mail"


@pytest.fixture
def mails(table: Begin) -> tuple[Table, list[EmailMessage]]:
    """The mails of a game with a turn, a window, a reminder, and answers that were played and refused."""
    game = table(seed=3)
    game.arrived()
    seat = game.position().turn
    for text in ("draw supply", "nonsense", "discard nothing"):
        game.answer(seat, text)
        game.arrived()
    assert game.act_until(lambda position: position.turn != seat)
    game.arrived()
    assert game.act_until(photo_held)
    game.arrived()
    game.later(hours=7)
    game.sweep()
    game.answer(game.position().to_act()[0], "nonsense")
    game.arrived()
    return game, list(game.mail_server.arrived)


@pytest.mark.slow
def test_what_may_be_answered_has_an_address_and_says_so(mails: tuple[Table, list[EmailMessage]]) -> None:
    _, arrived = mails
    assert {mail["X-Posse-Kind"] for mail in arrived} >= {"start", "turn", "window", "reminder", "answer"}
    assert next(mail["X-Posse-Kind"] for mail in arrived if asks_for_turn(mail)) == "start"
    for mail in arrived:
        asks = asks_for_turn(mail) or mail["X-Posse-Kind"] in ("window", "reminder", "answer")
        assert (mail["Reply-To"] is not None) == asks, mail["X-Posse-Kind"]
        assert (MAY in plain(text_of(mail))) == (MAY in plain(html_of(mail))) == asks
        if asks:
            assert mail["Reply-To"].addresses[0].username.startswith(f"posse+{mail['X-Posse-Game']}.")
            assert len(mail["Reply-To"].addresses[0].username) <= 64
        assert mail["Reply-To"] is None or mail["Reply-To"].addresses[0].addr_spec not in text_of(mail) + html_of(mail)


@pytest.mark.slow
def test_no_mail_quoted_back_whole_plays_anything(mails: tuple[Table, list[EmailMessage]]) -> None:
    game, arrived = mails
    for mail in arrived:
        for line in text_of(mail).splitlines():
            assert not plaintext.reads_as_move(line, game.names), line
            assert not reading.is_move(line.strip(), game.names), line
        for text in (text_of(mail), text_of_html(html_of(mail)), parsing.parse(bytes(mail)).text):
            assert isinstance(reading.find_moves(text, game.names), reading.Nothing)
            quoted = f"Hi,\n\nOn Friday Posse wrote:\n{text}"
            assert isinstance(reading.find_moves(quoted, game.names), reading.Nothing)
            beginning = reading.find_moves(f"draw supply\n\n{text}", game.names)
            assert isinstance(beginning, reading.Found)
            assert beginning.lines == ("draw supply",)


def test_a_window_mail_says_the_same_about_answers_to_who_can_react_and_who_cannot(
    photo_window: tuple[Table, int],
) -> None:
    game, _ = photo_window
    asked = [mail for mail in game.arrived("window") if mail["X-Posse-At"] == str(game.game().at)]
    paragraphs = {paragraph for mail in asked for paragraph in text_of(mail).split("\n\n") if paragraph.startswith(MAY)}
    assert len(asked) == 2
    assert len(paragraphs) == 1


@pytest.mark.parametrize("seed", range(4))
def test_numbers_are_those_that_the_mail_prints(table: Begin, seed: int) -> None:
    game = table(seed=20 + seed)
    assert game.act_until(lambda position: position.phase == "play")
    seat = game.position().turn
    game.answer(seat, "nonsense")
    printed = text_of(game.arrived()[-1]).partition(MAY)[2].partition("YOUR HAND")[0]
    choices = [plain(one) for one in plain(printed).split("in words: ")]
    assert choices[0].rpartition("1 = ")[1]
    number = len(choices) - 1
    last = choices[-1]
    assert f" {number} = " in f" {choices[-2]} "
    assert game.answer(seat, str(number)).state == "played"
    assert last in [move.move for move in game.moves()]


@pytest.mark.slow
def test_a_whole_game_is_played_by_answers(table: Begin) -> None:
    game = table(seed=5, players=2)
    for _ in range(2000):
        position = game.position()
        if game.game().status != "playing":
            break
        answered = {answer.seat for answer in game.answers() if answer.at == game.game().at}
        seat = next(n for n in position.to_act() if n not in answered)
        row = game.answer(seat, engine.cautious(position.seen_by(seat)).text)
        assert row.state in ("played", "sealed"), (row.why, row.told)
    assert game.game().status == "over"
    assert engine.verify(engine.Record.from_dict(game.record())) == []
