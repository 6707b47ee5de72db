"""Mail programs write marks around bold text: by mail and by post the card is discarded that is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlmodel import update

import engine
from engine.language import said
from service.inbound import reading
from service.inbound.reading import Found, find_moves
from service.languages.spoken import languages
from service.models import Player
from tests.inbound.conftest import Table

NAMES = ("Anna", "Burt", "Curt")
LINES = {"en": "*discard {}*", "nl": "*gooi {} weg*", "de": "*wirf {} ab*"}


def with_photo(position: engine.Position) -> str | None:
    """The code of an Outlaw of which the player may discard a card and the Photo."""
    legal = position.legal(position.turn) if position.phase == "play" else []
    return next((code for code in engine.OUTLAWS if {f"discard {code}", f"discard {code}*"} <= set(legal)), None)


def at_both(table: Callable[..., Table], language: str) -> tuple[Table, str]:
    game = table(seed=4)
    with game.database.writing() as session:
        session.connection().execute(update(Player).values(language=language))
    assert game.act_until(lambda position: with_photo(position) is not None)
    code = with_photo(game.position())
    assert code is not None
    return game, code


@pytest.mark.parametrize("language", LINES)
def test_a_bold_answer_discards_the_card_that_it_names(table: Callable[..., Table], language: str) -> None:
    game, code = at_both(table, language)
    name = said(engine.CARDS[code].name, languages().get(language))
    assert game.answer(game.position().turn, LINES[language].format(name)).state == "played"
    assert f"discard {code}" in [move.move for move in game.moves()][-2:]


def test_a_star_that_may_be_a_mark_or_the_photos_discards_neither(table: Callable[..., Table]) -> None:
    game, code = at_both(table, "en")
    seat, at = game.position().turn, game.game().at
    row = game.answer(seat, f"*discard {code}*")
    assert (row.state, row.told) == ("refused", [f"“*discard {code}*” could be “discard {code}” or “discard {code}*”"])
    with pytest.raises(engine.Ambiguous):
        game.post(seat, f"*discard {code}*")
    assert game.game().at == at
    game.post(seat, f"*discard {code}**")
    assert f"discard {code}*" in [move.move for move in game.moves()][-2:]


@pytest.mark.parametrize("marks", ["*{}*", "**{}**", "_{}_", "~~{}~~", "`{}`"])
def test_marks_change_nothing_of_what_a_mail_says(marks: str) -> None:
    assert find_moves(marks.format("2"), NAMES) == Found((marks.format("2"),))
    number = find_moves(marks.format("2"), NAMES)
    assert isinstance(number, Found)
    assert number.number == 2
    assert isinstance(find_moves(f"{marks.format('Hi Posse,')}\n{marks.format('pass')}", NAMES), Found)
    bye = find_moves(f"pass\n{marks.format('G.')}", NAMES)
    assert bye == find_moves(f"pass\n{marks.format('Bob')}", NAMES) == Found(("pass",))
    stop = find_moves(marks.format("STOP"), NAMES)
    assert stop == reading.Nothing(reading.NO_STOPPING, stops=True)
    below = find_moves(f"pass\n{marks.format('discard nobody')}", NAMES)
    assert isinstance(below, Found)
    assert below.unplayed
