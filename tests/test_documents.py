"""The documents: what comments and pages cite exists, and the glossary has the names of the code.

A citation is the path of a file in the repository, of a page with `#` and the anchor of a section where there is one:
docs/rules.md#shots. A link in a page is relative to that page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from engine.robots import STRENGTHS
from service.text.robot_levels import GAMES_WON
from tests.test_conventions import ROOT, sources, tracked

PICTURES = (".png", ".ico", ".gif")
CITATION = re.compile(r"(?<![\w/.])((?:docs/[\w-]+|SECURITY|README|CONTRIBUTING|CHANGELOG)\.md)(?:#([\w-]+))?")
FILE = re.compile(
    r"(?<![\w/.-])((?:engine|service|worker|tests|bench|templates|deploy)/[\w/.-]*\.(?:py|html|txt|yml))()\b"
)
MADE_UP = {"service/new.py"}  # tests/test_release.py commits such a file
LINK = re.compile(r"\]\((?!\w+:)([^)\s#]*)(?:#([\w-]+))?\)")
GLOSSARY = ROOT / "docs" / "glossary.md"

Cited = tuple[Path, Path, str]


@cache
def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def citations() -> Iterator[Cited]:
    """Yield file, cited file and anchor of every citation in the sources."""
    for file in tracked():
        if file.suffix not in PICTURES:
            text = file.read_text(errors="replace")
            for cited, anchor in CITATION.findall(text) + FILE.findall(text):
                if cited not in MADE_UP:
                    yield file, ROOT / cited, anchor


def links() -> Iterator[Cited]:
    """Yield file, linked file and anchor of every link between the pages."""
    for file in tracked():
        if file.suffix == ".md":
            for path, anchor in LINK.findall(file.read_text()):
                yield file, (file.parent / path).resolve() if path else file, anchor


@pytest.mark.parametrize("cited", [citations, links])
def test_every_file_and_section_that_is_cited_exists(cited: Callable[[], Iterator[Cited]]) -> None:
    found = list(cited())
    assert len(found) > 50
    for file, page, anchor in found:
        assert page.exists(), f"{file.relative_to(ROOT)} cites {page}"
        assert not anchor or anchor in anchors(page), f"{file.relative_to(ROOT)} cites {page.name}#{anchor}"


def test_no_comment_cites_a_document_by_another_name() -> None:
    other = re.compile(r"\b(FORMATS|DESIGN)\b|\bRULES( section|\.md)|\((the )?section \d")
    for file in tracked():
        if file.suffix in (".py", ".html", ".md") and file != Path(__file__):
            assert not other.search(file.read_text()), file


def test_every_page_is_reached_from_the_readme() -> None:
    reached, new = set[Path](), {ROOT / "README.md"}
    while new:
        reached |= new
        new = {page for file, page, _ in links() if file in reached and page.suffix == ".md"} - reached
    assert set((ROOT / "docs").glob("*.md")) <= reached


def test_the_names_in_the_glossary_are_those_of_the_code() -> None:
    code = [file for part in ("engine", "service") for file in sources(part)]
    words = {word for file in code for word in re.findall(r"\w+", f"{file.relative_to(ROOT)} {file.read_text()}")}
    rows = re.findall(r"^\|[^|]+\|[^|]+\|([^|]+)\|$", GLOSSARY.read_text(), re.MULTILINE)
    names = [name for row in rows for quoted in re.findall(r"`([^`]+)`", row) for name in re.findall(r"\w+", quoted)]
    assert len(names) > 80
    assert [name for name in names if name not in words] == []


@pytest.mark.parametrize(("weaker", "policy"), list(pairwise(STRENGTHS)))
def test_a_form_tells_how_often_a_robot_wins_as_the_arena_has_it(weaker: str, policy: str) -> None:
    tables = (ROOT / "docs" / "robots.md").read_text()
    (won,) = re.findall(rf"^\| {policy} against {weaker} \| ([\d.]+) ?%", tables, re.MULTILINE)
    assert GAMES_WON[policy] == round(float(won))
