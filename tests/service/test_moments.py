"""Times as texts, by the data of the CLDR: their English is that of Britain, with 24 hours."""

from __future__ import annotations

import gettext
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from service.languages.moments import day, local_moment, long_moment, moment
from service.languages.spoken import Spoken

EVENING = datetime(2026, 5, 14, 19, 40, tzinfo=ZoneInfo("Europe/Berlin"))


def spoken(code: str) -> Spoken:
    return Spoken(code, gettext.NullTranslations())


@pytest.mark.parametrize(
    ("code", "in_short", "in_words"),
    [
        ("en", "Thu 14 May", "Thursday 14 May"),
        ("nl", "do 14 mei", "donderdag 14 mei"),
        ("de", "Do., 14. Mai", "Donnerstag, 14. Mai"),
    ],
)
def test_a_time_is_written_as_the_language_has_it(code: str, in_short: str, in_words: str) -> None:
    language = spoken(code)
    assert day(EVENING).said_in(language) == in_short
    assert local_moment(EVENING).said_in(language) == f"{in_short}, 19:40"
    assert moment(EVENING).said_in(language) == f"{in_short}, 19:40 CEST"
    assert long_moment(EVENING).said_in(language) == f"{in_words}, 19:40 (CEST)"


@pytest.mark.parametrize(
    ("zone", "told"),
    [("UTC", "Thu 14 May, 17:40 UTC"), ("America/Sao_Paulo", "Thu 14 May, 14:40 UTC-03")],
)
def test_as_a_string_a_time_is_english_and_has_the_name_of_its_zone(zone: str, told: str) -> None:
    assert moment(EVENING.astimezone(ZoneInfo(zone))) == told
