"""Golden mails: every kind as it was when somebody last read it, so that a change of a mail is a change somebody sees.

`python -m tests.mail.golden.mails` writes the files anew. Each has a preview that is not its subject, and none looks
like spam to SpamAssassin, by its own rules and without the network.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from service.mail import registry
from tests.mail.golden import mails as golden
from tests.mail.mail_harness import WholeGame
from tests.quick import few
from tests.servers import unavailable

KINDS = sorted(
    {kind.name for kind in registry.KINDS.values()} - {"digest"} | {"first-turn", "league-over", "league-out"}
)


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
    assert {path.name for path in paths} == {f"{kind}.{part}" for kind in KINDS for part in ("txt", "html")}
    assert sum(path.stat().st_size for path in paths) < 300_000


MAILS = sorted(golden.HERE.glob("*.html"))
SHOWN = 90  # characters of it that a phone shows


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize("path", MAILS, ids=lambda path: path.stem)
def test_the_preview_of_a_mail_says_something_else_than_its_subject(path: Path) -> None:
    mail = path.read_text("utf-8")
    body = html.unescape(re.sub("<[^>]*>", " ", mail.partition("<body")[2].partition(">")[2]))
    preview = re.search(r'<div class="preview"[^>]*display: none[^>]*>(.*?)</div>', mail, re.DOTALL)
    assert preview is not None
    told = " ".join(html.unescape(preview[1]).split())
    assert " ".join(body.split()).startswith(told), "it comes first"
    seen = words_of(told[:SHOWN])
    subject = re.search("<title>(.*?)</title>", mail)
    assert subject is not None
    assert len(seen - words_of(html.unescape(subject[1]))) >= max(5, len(seen) / 2), told


MOST = 0.1  # 5 is spam; a mail without text part, or without our headers, has 2 to 4
SCORE = re.compile(r"^X-Spam-Status: (?:Yes|No), score=(-?[\d.]+).*?^X-Posse-Kind: (\w+)", re.MULTILINE | re.DOTALL)


@pytest.mark.slow
@pytest.mark.parametrize("which", few(["turn", "all"], 1))
def test_no_kind_of_mail_looks_like_spam(whole: WholeGame, tmp_path: Path, which: str) -> None:
    program = shutil.which("spamassassin")
    if program is None:
        unavailable("spamassassin not found (Debian: apt install spamassassin)")
    turn = next(mail for mail in whole.mails if mail["X-Posse-Kind"] == "turn")
    mails = list(golden.mails().values()) if which == "all" else [turn]
    box = b"".join(
        b"From posse@posse.test Fri Nov 20 09:30:00 2026\n" + bytes(mail).replace(b"\r\n", b"\n") + b"\n"
        for mail in mails
    )
    command = [program, "--local", "--test-mode", "--mbox"]
    home = {**os.environ, "HOME": str(tmp_path)}  # where it keeps what it learns
    found = subprocess.run(command, input=box, capture_output=True, env=home, check=True, timeout=120)
    scores = [(float(score), kind) for score, kind in SCORE.findall(found.stdout.decode())]
    assert sorted(kind for _, kind in scores) == sorted(mail["X-Posse-Kind"] for mail in mails)
    assert max(scores)[0] <= MOST, scores
