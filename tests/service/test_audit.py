"""Whom the audit names: a person, also where root executes `deploy/posse`, which runs as the user posse."""

from __future__ import annotations

import os
import pwd

import pytest

from service.admin import audit


def test_it_names_the_person_who_logged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getlogin", lambda: "anna")
    assert audit.operator() == "anna"


def test_it_names_the_user_of_a_process_that_nobody_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_logged_in() -> str:
        raise OSError

    monkeypatch.setattr(os, "getlogin", nobody_logged_in)
    assert audit.operator() == pwd.getpwuid(os.getuid()).pw_name
