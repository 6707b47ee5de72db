"""To a player who wants one mail for several games: `digest_contents` reads what it says, `postponed` queues it."""

from __future__ import annotations

from engine.language import text
from service.mail.composing.kind import Kind

KIND = Kind("digest", text("One mail for several games"), may_be_muted=False, of_all_games=True)
