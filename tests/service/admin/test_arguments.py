"""Every command of `posse admin`: the table that names them, and arguments of every bad kind."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from service.commands import main
from tests.quick import first_quick
from tests.service.admin.conftest import Told, entries, run_admin
from tests.service.harness import Harness

GAMES = ("game", "talk", "revoke", "stop", "pause", "resume", "robot", "seat", "extend")
SEATED = ("revoke", "robot", "seat")
NUMBERED = ("again", "dismiss", "hide", "unhide")
ADDRESSED = ("block", "unblock", "forget", "player")
BAD = (
    "9" * 5000,
    "9223372036854775808",
    "x" * 100_000,
    "a\nb\x1b[31m",
    "\udcff\udcfe\udcff\udcfe",
    "",
    " ",
    "-0",
    "4294967296",
    "18446744073709551616",
    "%",
    "____",
    "٣",
    "1e9",
    "nan",
    "'; DROP TABLE game; --",
    "../../../etc/passwd",
    "{0}{game}%s",
    "𝟙𝟚𝟛𝟜",
    "@",
    "a@b",
    f"{'a' * 5000}@example.org",
    "\udcff@example.org",
)
SHORT = 600  # characters of an answer: it does not repeat everything


def asked(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run a command; return its exit code and what it wrote to stderr."""
    return run_admin(words), capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("bad", first_quick(BAD, 1, 6), ids=lambda bad: ascii(bad)[:20])
def test_no_argument_leads_to_a_traceback(bad: str, harness: Harness, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [
        *([name, "--", bad, *(["0"] if name in SEATED else ["2"] if name == "extend" else [])] for name in GAMES),
        *([name, "--", harness.id, bad] for name in (*SEATED, "extend")),
        *([name, "--", bad] for name in (*NUMBERED, *ADDRESSED)),
        *(["address", *pair] for pair in (("--", bad, "new@example.org"), ("--", "anna.1@posse.test", bad))),
        ["address", "anna.1@posse.test", "new@example.org", f"--game={bad}"],
        *(["mails", "--by", "kind", f"--{option}={bad}"] for option in ("since", "state", "number")),
        ["again", "--all", f"--since={bad}"],
        ["games", f"--status={bad}"],
    ]
    for words in commands:
        code, said = asked(words, capsys)
        assert code == 2, (words, said)
        assert "xpected" in said or "choose from" in said or "must not be empty" in said or "at most" in said, said
        line = said.splitlines()[-1]
        assert len(line) <= SHORT, (words, len(line))
        assert "codec" not in line, (words, line)
        assert all(letter.isprintable() for letter in line), (words, line)
    assert entries(harness.database) == []


def test_a_text_is_looked_for_as_it_is(harness: Harness, told: Told) -> None:
    for text in ("%", "_", "\\", "'", "x" * 300):
        assert told("again", "--all", f"--reply={text}").endswith(": 0.\n")


TABLE = Path(__file__).parents[3] / "docs" / "alerts.md"
OF_ALL = {"--help", "--json", "--number"}  # options that the text beside the table explains


def test_the_table_has_every_command_and_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    def help_of(*words: str) -> str:
        with pytest.raises(SystemExit, match="0"):
            main(["admin", *words, "--help"])
        return capsys.readouterr().out

    documented = re.findall(r"^\| `posse admin (\w+)([^`]*)` \|", TABLE.read_text(), re.MULTILINE)
    commands = set(re.findall(r"^    (\w+)", help_of(), re.MULTILINE))
    assert {name for name, _ in documented} == commands
    for name in commands:
        written = {option for other, words in documented if other == name for option in re.findall(r"--[a-z]+", words)}
        assert written == set(re.findall(r"--[a-z]+", help_of(name))) - OF_ALL, name
