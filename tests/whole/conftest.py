"""What tests of real processes share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.whole.deployment import MailSink


@pytest.fixture
def post() -> Iterator[MailSink]:
    mail_server = MailSink()
    mail_server.open()
    yield mail_server
    mail_server.close()
