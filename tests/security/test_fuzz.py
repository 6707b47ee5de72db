"""A hundred fuzzed names and forms over a real mail server; `make fuzz` sends ten thousand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.security import fuzzing_mail


@pytest.mark.slow
def test_no_name_and_no_form_makes_a_mail_that_is_not_ours(tmp_path: Path) -> None:
    outcomes = fuzzing_mail.run(tmp_path, 0, 100)
    assert outcomes["forms accepted"] + outcomes["forms refused"] == 25
    assert outcomes["names sent"] + outcomes["names forced"] == 75
    assert min(outcomes["forms accepted"], outcomes["forms refused"]) > 5
    assert outcomes["mails arrived"] > 60
    assert outcomes["mails refused"] > 1
