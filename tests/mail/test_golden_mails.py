"""Golden mails: every kind as it was when somebody last read it, so that a change of a mail is a change somebody sees.

`python -m tests.mail.golden.mails` writes the files anew.
"""

from __future__ import annotations

import pytest

from service.mail import registry
from tests.mail.golden import mails as golden

KINDS = sorted({kind.name for kind in registry.KINDS.values()} - {"digest"} | {"first-turn"})


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return golden.files()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("part", ["txt", "html"])
def test_a_mail_is_as_it_was_when_somebody_last_read_it(files: dict[str, str], kind: str, part: str) -> None:
    name = f"{kind}.{part}"
    was = (golden.HERE / name).read_text(encoding="utf-8")
    assert files[name].splitlines() == was.splitlines(), "if it is meant: python -m tests.mail.golden.mails"


def test_there_are_two_files_for_each_kind_and_they_are_small() -> None:
    paths = [path for path in golden.HERE.iterdir() if path.suffix in (".txt", ".html")]
    kinds = (*KINDS, "league-over", "league-out")
    assert {path.name for path in paths} == {f"{kind}.{part}" for kind in kinds for part in ("txt", "html")}
    assert sum(path.stat().st_size for path in paths) < 300_000
