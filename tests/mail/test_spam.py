"""What SpamAssassin says of every kind of mail, by its own rules and without the network."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.mail.golden import mails as golden
from tests.servers import unavailable

pytestmark = pytest.mark.slow

MOST = 0.1  # 5 is spam; a mail without text part, or without our headers, has 2 to 4
SCORE = re.compile(r"^X-Spam-Status: (?:Yes|No), score=(-?[\d.]+).*?^X-Posse-Kind: (\w+)", re.MULTILINE | re.DOTALL)


def test_no_kind_of_mail_looks_like_spam(tmp_path: Path) -> None:
    program = shutil.which("spamassassin")
    if program is None:
        unavailable("spamassassin not found (Debian: apt install spamassassin)")
    mails = golden.mails()
    box = b"".join(
        b"From posse@posse.test Fri Nov 20 09:30:00 2026\n" + bytes(mail).replace(b"\r\n", b"\n") + b"\n"
        for mail in mails.values()
    )
    command = [program, "--local", "--test-mode", "--mbox"]
    home = {**os.environ, "HOME": str(tmp_path)}  # where it keeps what it learns
    found = subprocess.run(command, input=box, capture_output=True, env=home, check=True, timeout=120)
    scores = [(float(score), kind) for score, kind in SCORE.findall(found.stdout.decode())]
    assert sorted(kind for _, kind in scores) == sorted(mail["X-Posse-Kind"] for mail in mails.values())
    assert max(scores)[0] <= MOST, scores
