"""The table of `posse admin` in docs/alerts.md names every command and every option that there is, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from service.commands import main

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
