"""Marks around words, as mail programs write them for bold text, never change what is meant."""

from __future__ import annotations

import re

import pytest

import engine
from engine import CARDS, KINDS, OUTLAWS
from engine.language import Language, said
from tests.engine.typed_words import dutch, german

NAMES = ("Anna", "Burt", "Curt")
PAIRS = [
    *(("*", "*"), ("**", "**"), ("***", "***"), ("_", "_"), ("__", "__"), ("~", "~"), ("~~", "~~"), ("`", "`")),
    *(("*_", "_*"), ("_*", "*_"), ("“", "”"), ('"', '"'), ("'", "'"), ("(", ")"), ("[", "]"), ("/", "/"), ("|", "|")),
    *(("*", "*."), ("*(", ")*"), ("* ", ""), ("- ", ""), ("• ", ""), ("•", ""), ("1. ", ""), ("", "."), ("\\*", "\\*")),
    *(("*", " *"), ("- *", "*"), ("1. **", "**"), ("＊", "＊")),
]
LANGUAGES = {"en": None, "nl": dutch, "de": german}
DISCARD = {"en": "discard {}", "nl": "gooi {} weg", "de": "wirf {} ab"}


def meanings(text: str, language: Language | None = None) -> list[str]:
    """The moves of a text; none if it is ambiguous."""
    try:
        return [order.move.text for order in engine.read(text, NAMES, language)]
    except engine.Ambiguous:
        return []


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("marks", PAIRS, ids="".join)
def test_the_card_that_is_discarded_is_the_one_that_is_named(marks: tuple[str, str], tongue: str) -> None:
    before, after = marks
    language, line = LANGUAGES[tongue], DISCARD[tongue]
    for code in ("BS", "BS*", "BR") if language else KINDS:
        name = said(CARDS[code].name, language) if language else CARDS[code].name
        assert meanings(before + line.format(name) + after, language) == [f"discard {code}"]
        assert meanings(before + line.format(code) + after, language) in ([], [f"discard {code}"])
        if " " not in before:
            assert meanings(line.format(before + name + after), language) == [f"discard {code}"]
            assert meanings(line.format(before + code + after), language) in ([], [f"discard {code}"])


@pytest.mark.parametrize("text", ["*discard {}*", "*{}*", "*play {}*", "*draw supply; discard {}*", "*search > {}*"])
def test_where_a_star_may_be_that_of_the_code_or_end_bold_text_nothing_is_guessed(text: str) -> None:
    for code in OUTLAWS:
        with pytest.raises(engine.Ambiguous) as refused:
            engine.read(text.format(code), NAMES)
        assert re.match(rf"“[^”]*{code}\*” could be “[^”]*{code}” or “[^”]*{code}\*?”$", refused.value.message)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        *(("discard BS*", "discard BS*"), ("* discard BS*", "discard BS*"), ("BS*", "photo BS")),
        *(("*discard BS**", "discard BS*"), ("**discard BS***", "discard BS*"), ("discard *BS**", "discard BS*")),
        *(("**discard BS**", "discard BS"), ("discard *BS*", "discard BS"), ("discard **BS**", "discard BS")),
        *(("*discard* BS*", "discard BS*"), ("*discard* BS", "discard BS"), ("*BS**", "photo BS")),
        *(("discard BS\\*", "discard BS*"), ("discard belle-starr*", "discard BS"), ("discard belle bs*", "")),
        *(("discard Belle Starr*", "discard BS"), ("discard belle*", "discard BS"), ("*discard BS *", "discard BS")),
        *(("*play 3 BS*", "play BS 3"), ("*photo BS*", "photo BS"), ("*draw supply*", "draw supply")),
        *(("discard BS *", ""), ("discard * Belle Starr", ""), ("* discard Belle Starr *", ""), ("**discard BS*", "")),
        *(("*discard BS", "discard BS"), ("*1. pass*", "pass"), ("*pass*", "pass")),
    ],
)
def test_a_star_is_that_of_a_photo_only_directly_after_a_code(text: str, move: str) -> None:
    try:
        assert meanings(text) == ([move] if move else [])
    except engine.Unreadable:
        assert not move


@pytest.mark.parametrize("text", ["*draw supply*\n*discard Belle Starr*", "*draw supply\ndiscard Belle Starr*"])
def test_bold_text_may_have_several_lines(text: str) -> None:
    assert meanings(text) == ["draw supply", "discard BS"]


def test_a_star_that_has_begun_above_makes_the_star_of_a_code_doubtful() -> None:
    assert meanings("*draw supply\ndiscard BS*") == meanings("*draw supply\n*discard BS**") == []
    assert meanings("*draw supply*\ndiscard BS*") == ["draw supply", "discard BS*"]
    assert meanings("discard BS*\n*pass*") == ["discard BS*", "pass"]
