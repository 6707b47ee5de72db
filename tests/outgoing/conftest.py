"""The channels by which messages about a game leave: its chat, and its players' devices."""

from __future__ import annotations

import pytest

from tests.chats.conftest import chat
from tests.devices.conftest import devices
from tests.outgoing.channel import Channel
from tests.service.conftest import harness
from tests.service.harness import Harness

__all__ = ["chat", "devices", "harness"]


@pytest.fixture(params=["chat", "devices"])
def unchosen(request: pytest.FixtureRequest) -> Channel:
    """A channel whose server a test chooses."""
    channel: Channel = request.getfixturevalue(request.param)
    return channel


@pytest.fixture
def channel(unchosen: Channel, harness: Harness) -> Channel:
    """A channel with one message that is due."""
    unchosen.choose()
    harness.pass_turn()
    return unchosen
