"""Answers by mail in Dutch and German, and with the marks that programs write around bold text: neither is a move."""

from __future__ import annotations

import pytest
from sqlmodel import update

import engine
from engine.language import said
from service.inbound import reading
from service.inbound.reading import Found, Nothing, find_moves
from service.languages.spoken import Spoken, languages
from service.models import Player
from tests.inbound.conftest import Begin, Table

NAMES = ("Anna", "Burt", "Curt")
DUTCH, GERMAN = languages()["nl"], languages()["de"]
MOVES = {GERMAN: "lege 3 Jesse, wirf Wes ab", DUTCH: "leg 3 jesse, gooi wes weg"}
AROUND = [
    (GERMAN, "Am Fr., 20. Nov. 2026 um 10:30 Uhr schrieb Posse <posse@posse.test>:\n> passe\n> zieh vom Stapel"),
    (GERMAN, "Am 20.11.26 um 10:30 schrieb Posse:\n\n> passe"),
    (GERMAN, "Von: Posse <posse@posse.test>\nGesendet: Freitag, 20. November 2026 10:30\nAn: Anna\n\npasse"),
    (GERMAN, "-----Ursprüngliche Nachricht-----\nVon: Posse <posse@posse.test>\nBetreff: Du bist dran\n\npasse"),
    (DUTCH, "Op vr 20 nov 2026 om 10:30 schreef Posse <posse@posse.test>:\n> pas\n> pak van de stapel"),
    (DUTCH, "Op 20-11-2026 om 10:30 schreef Posse:\n\n> pas"),
    (DUTCH, "Van: Posse <posse@posse.test>\nVerzonden: vrijdag 20 november 2026 10:30\nAan: Anna\n\npas"),
    (DUTCH, "-----Oorspronkelijk bericht-----\nVan: Posse <posse@posse.test>\nOnderwerp: Jij bent\n\npas"),
    *((GERMAN, bye) for bye in ("LG", "lg, Anna", "Gruß", "Viele Grüße", "Liebe Grüße\nAnna", "Bis bald", "Danke!")),
    *((GERMAN, bye) for bye in ("Von meinem iPhone gesendet", "Mit freundlichen Grüßen\nAnna", "Spiel schön!")),
    *(
        (DUTCH, bye)
        for bye in ("Groetjes", "Groeten, Anna", "Met vriendelijke groet,\nAnna", "Veel plezier", "Dank je!")
    ),
    *((DUTCH, bye) for bye in ("Verstuurd vanaf mijn iPhone", "Tot ziens", "Pas goed op jezelf", "gr. Anna", "Leuk!")),
]


@pytest.mark.parametrize(("language", "around"), AROUND)
def test_what_stands_below_moves_adds_nothing(language: Spoken, around: str) -> None:
    for between in ("\n", "\n\n"):
        assert find_moves(f"{MOVES[language]}{between}{around}", NAMES, "", language) == Found((MOVES[language],))


@pytest.mark.parametrize(("language", "around"), AROUND)
def test_alone_it_plays_nothing(language: Spoken, around: str) -> None:
    assert isinstance(find_moves(around, NAMES, "", language), Nothing)


@pytest.mark.parametrize(
    ("language", "hello"),
    [
        *((GERMAN, hello) for hello in ("Hallo!", "Hallo zusammen,", "Moin", "Guten Morgen", "Liebe Anna,", "Servus")),
        *((DUTCH, hello) for hello in ("Hoi", "Hallo allemaal,", "Goedemorgen!", "Beste Burt,", "Dag", "Hé", "Hai")),
        *((DUTCH, hello) for hello in ("Goedenavond", "Goedemiddag,", "Lieve Anna,", "Goeiemorgen")),
        *((GERMAN, hello) for hello in ("Grüß dich", "Huhu")),
    ],
)
def test_a_greeting_may_stand_above_moves(language: Spoken, hello: str) -> None:
    assert find_moves(f"{hello}\n\n{MOVES[language]}", NAMES, "", language) == Found((MOVES[language],))


@pytest.mark.parametrize(
    ("language", "line", "why"),
    [
        (GERMAN, "wirf s ab", "„s“ in „wirf s ab“ kann heißen: "),
        (GERMAN, "lege Jesse", "„lege Jesse“ ist unvollständig; "),
        (DUTCH, "leg s af", "“s” in “leg s af” kan "),
        (DUTCH, "gooi jesse", "“gooi jesse” is niet af; verwacht: “weg”"),
    ],
)
def test_what_was_meant_as_a_move_is_told(language: Spoken, line: str, why: str) -> None:
    found = find_moves(line, NAMES, "", language)
    assert isinstance(found, Nothing)
    assert str(language.say(found.why)).startswith(why)


@pytest.mark.parametrize(
    ("code", "line"),
    [("de", "Ich ziehe vom Nachziehstapel.\n\nViele Grüße"), ("nl", "Ik pak van de stapel\n\nGroetjes")],
)
def test_an_answer_in_the_language_of_its_player_is_played(turn: tuple[Table, int], code: str, line: str) -> None:
    table, seat = turn
    with table.database.writing() as session:
        session.connection().execute(update(Player).values(language=code))
    row = table.answer(seat, line)
    assert (row.state, row.why) == ("played", None)
    assert table.game().at == 1


def test_in_another_language_it_is_not(turn: tuple[Table, int]) -> None:
    table, seat = turn
    assert table.answer(seat, "Ich ziehe vom Nachziehstapel").state == "refused"
    assert reading.is_move("zieh vom Stapel", NAMES, GERMAN)


LINES = {"en": "*discard {}*", "nl": "*gooi {} weg*", "de": "*wirf {} ab*"}


def with_photo(position: engine.Position) -> str | None:
    """The code of an Outlaw of which the player may discard a card and the Photo."""
    legal = position.legal(position.turn) if position.phase == "play" else []
    return next((code for code in engine.OUTLAWS if {f"discard {code}", f"discard {code}*"} <= set(legal)), None)


def at_both(table: Begin, language: str) -> tuple[Table, str]:
    game = table(seed=4)
    with game.database.writing() as session:
        session.connection().execute(update(Player).values(language=language))
    assert game.act_until(lambda position: with_photo(position) is not None)
    code = with_photo(game.position())
    assert code is not None
    return game, code


@pytest.mark.parametrize("language", LINES)
def test_a_bold_answer_discards_the_card_that_it_names(table: Begin, language: str) -> None:
    game, code = at_both(table, language)
    name = said(engine.CARDS[code].name, languages().get(language))
    assert game.answer(game.position().turn, LINES[language].format(name)).state == "played"
    assert f"discard {code}" in [move.move for move in game.moves()][-2:]


def test_a_star_that_may_be_a_mark_or_the_photos_discards_neither(table: Begin) -> None:
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
