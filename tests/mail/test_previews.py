"""The line that lists of mails show beside the subject: the news, and not the subject again."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from tests.mail import golden

MAILS = sorted(Path(golden.__file__).parent.glob("*.html"))
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
