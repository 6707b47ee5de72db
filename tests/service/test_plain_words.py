"""What players read says one thing in one way, without the expressions over which readers have stumbled."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from service import TEMPLATES
from service.clocks import timeline
from service.views import terms
from service.web.history import chapters

ROOT = Path(__file__).parents[2]
WORDED = ("engine/words", "engine/preview", "engine/typed", "service")
STUMBLED = (
    "to its end",
    "stands where a move",
    "touches you",
    "of your line",
    "is not waited for",
    "Who needs longer",
    "the clock finish",
    "the clock play",
    "the clock has played",
    "The clock plays",
    "The clock finished",
    "cautiously",
    "are missing.",
    "have CP there",
    "choose otherwise",
    "fresh link",
    "fresh clock",
    "this seat’s player",
    "It is {name}’s turn",
    "Expected a name",
    "Expected a mail address.",
    "Two are more than one",
    "told you so",
    "nswers are taken",
    "repeated on {moment}",
    "repeated once",
    "second thoughts",
    "give or take",
    "plays safe",
    "clock stands.",
    "clock stands:",
    "commits us",
    "on their heads",
    "under way: you",
    "that is under way",
    "draw level",
    "serves better",
    " fell on ",
    "falls on",
    "is wanted.",
    "still wanted",
    "asked alike",
    "told the same",
    "By the clock in",
    "stand above everything",
    "as the pace says",
    "pages do both",
    "what still matters",
    "Out of order",
    "review it.",
    "is open. Legal",
    "No unseen card",
    "not counted in this",
    "to stand alone",
    "Open your seat",
    "Open my table",
    "Look at the table",
)
START_FORM, DIGEST = ROOT / "service/web/lobby/start_form.py", ROOT / "service/mail/kinds/timeout.py"
A_ROBOT = "a robot finish"
"""What every sentence says about a turn whose time is up."""


@cache
def worded() -> list[tuple[Path, str]]:
    """Return the text of every template, and every text in the code but for docstrings, with its file."""
    return list(_worded())


def _worded() -> Iterator[tuple[Path, str]]:
    for path in TEMPLATES.rglob("*.*"):
        yield path, " ".join(path.read_text().split())
    for part in WORDED:
        for path in (ROOT / part).rglob("*.py"):
            tree = ast.parse(path.read_text())
            described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
                    yield path, node.value


@pytest.mark.parametrize("expression", STUMBLED)
def test_no_text_has_an_expression_over_which_readers_have_stumbled(expression: str) -> None:
    commands = ROOT / "service" / "admin"  # for the operator, who reads them beside the manual
    found = [f"{path}: {text}" for path, text in worded() if expression in text and commands not in path.parents]
    assert not found


def test_a_turn_whose_time_is_up_is_told_in_one_way() -> None:
    mails = [(TEMPLATES / "email" / name).read_text() for name in ("_shared/turn.txt", "_shared/turn.html")]
    mails += [(TEMPLATES / "email" / "timeout" / name).read_text() for name in ("body.txt", "body.html")]
    pages = [(TEMPLATES / "web/player/mails.html").read_text(), *map(Path.read_text, (START_FORM, DIGEST))]
    sentences = [terms.TURN, timeline.OWN["time up"], chapters.BY_CLOCK, chapters.YOURS_BY_CLOCK]
    for told in (*mails, *pages, *sentences):
        assert A_ROBOT in told.lower(), told
