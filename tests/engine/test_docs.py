"""The examples in the documents are played as they stand there, and their tables have the values of the engine."""

from __future__ import annotations

import doctest
import re
from itertools import takewhile
from pathlib import Path

import engine

ROOT = Path(__file__).parents[2]


def test_the_example_of_the_package() -> None:
    result = doctest.testmod(engine)
    assert result.attempted
    assert result.failed == 0


def test_the_example_of_the_page() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted
    assert result.failed == 0


RULES_PAGE, FORMATS_PAGE = ((ROOT / "docs" / page).read_text() for page in ("rules.md", "formats.md"))


def rows(page: str, heading: str) -> list[list[str]]:
    """Return the cells of the first table of a section, without its head; code without its marks."""
    section = page.split(f"\n## {heading}\n")[1]
    lines = section[section.index("|---") :].splitlines()[1:]
    table = takewhile(lambda line: line.startswith("|"), lines)
    return [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in table]


def test_the_table_of_flags_has_the_values_of_the_editions() -> None:
    written = {True: "yes", False: "no"}
    for flag, *cells in rows(RULES_PAGE, "Editions and flags"):
        for edition, cell in zip(engine.EDITIONS.values(), cells, strict=True):
            value = getattr(edition.rules, flag)
            assert written.get(value, str(value)) == (cell or cells[0]), (edition.id, flag)
    assert [row[0] for row in rows(RULES_PAGE, "Editions and flags")] == list(engine.FLAGS)


def test_the_table_of_cards_has_the_numbers_of_the_cards() -> None:
    sheriffs = {name: numbers for name, *numbers in rows(RULES_PAGE, "Cards")[2:]}
    assert list(sheriffs) == [card.name for card in engine.CARDS.values() if card.kind == "sheriff"]
    for card in engine.CARDS.values():
        if card.kind == "sheriff":
            numbers = [str(card.copies), str(card.points or ""), f"${card.reward:,}" if card.reward else ""]
            assert sheriffs[card.name] == numbers


def test_the_worked_examples_of_scoring() -> None:
    examples = rows(RULES_PAGE, "Scoring")
    assert len(examples) == 5
    for points, reward, paid, left, _ in examples:
        by_seat = [int(number) for number in points.split(", ")]
        scored = engine.score_poster("JJ", by_seat, dollars(reward), engine.resolve(engine.DEFAULT_EDITION))
        amounts = [0] * len(by_seat) if paid == "nothing" else [dollars(amount) for amount in paid.split(", ")]
        assert (list(scored.gained), scored.left) == (amounts, dollars(left)), points


def dollars(text: str) -> int:
    return int(re.sub(r"[$,]", "", text))


def test_the_page_of_formats_has_the_codes_the_moves_and_the_fields() -> None:
    assert f"`{' '.join(engine.CARDS)}`" in FORMATS_PAGE
    moves = [move for forms, _ in rows(FORMATS_PAGE, "Moves") for move in forms.split(", ")]
    assert [engine.Move.parse(move).text for move in moves] == moves
    fields = [field for names, _ in rows(FORMATS_PAGE, "Position") for field in names.split(", ")]
    assert set(fields) | {"format"} == set(engine.new_game(["Ada", "Bo"]).to_dict())
