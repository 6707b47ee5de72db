"""The first pages, the rules, the lesson, errors and notices are said in any language, as one in brackets shows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

import engine
from engine.language import Text
from service.languages.spoken import Spoken
from service.web.base import error_pages
from service.web.base.page_notices import AFTER_A_POST, PageNotice
from service.web.site import lesson
from service.web.site.lesson_steps import YOU
from tests.pseudo_language import CODE

PAGES = ("/", "/about", "/learn/end", "/nothing-here", *(f"/rules/{edition}" for edition in engine.EDITIONS))
NAMES = {"Posse", "Anna", "Burt", "Curt", "Kate", "English", "Esperanto", *(code.rstrip("*") for code in engine.CARDS)}
ATTRIBUTES = re.compile(r'\s(?:alt|aria-label|title|placeholder)="([^"]*)"')


def words_outside(html: str) -> set[str]:
    """Return the words of a page, besides names, that are not in brackets."""
    told = " ".join([re.sub(r"<[^>]*>", "", html), *ATTRIBUTES.findall(html)])
    while told != (told := re.sub(r"\[[^][]*\]", "", told)):
        pass
    return set(re.findall(r"[^\W\d_]+", told)) - NAMES


@pytest.mark.parametrize("path", PAGES)
def test_a_page_says_everything_in_its_language(client: FlaskClient, pseudo_language: Spoken, path: str) -> None:
    assert words_outside(client.get(path, query_string={"lang": CODE}).text) == set()


def sentences(notice: PageNotice) -> Iterator[str]:
    yield notice.title
    yield from notice.lines


def test_notices_errors_and_steps_are_texts() -> None:
    told = [one for notice in AFTER_A_POST.values() for one in sentences(notice)]
    told += [*error_pages.TITLES.values(), *error_pages.MESSAGES.values()]
    for part in (lesson.FIRST_HAND, lesson.MORE_CARDS):
        told += [part.title, part.deal.name, part.deal.players[YOU]]
        told += [one for step in part.steps for one in (step.title, step.text, step.task, step.instead) if one]
    assert [one for one in told if not isinstance(one, Text)] == []
