"""Two pages about the site: what it is and how it treats people's data; and the API for programs.

Every number about data comes from the constant that the service itself uses.
"""

from __future__ import annotations

from datetime import timedelta

from flask import Blueprint, Response

from service.games import game_clock
from service.lobby import invitations, proposing
from service.players import limits
from service.privacy import retention
from service.process.version import version
from service.settings import values
from service.text.amounts import duration
from service.web.base import rate_limits, responses
from service.web.base.app_state import app_state
from service.web.site.api_examples import EXAMPLES
from service.web.site.credits import CREDITS

blueprint = Blueprint("about", __name__)


@blueprint.get("/about")
def about() -> Response:
    """Show what this is, who runs it, what is kept about people, and whose work it is made of."""
    settings = app_state().settings
    return responses.public_page(
        "site/about.html",
        operator=values.sender(settings.mail_from).addr_spec,
        source=settings.source_url,
        version=version(),
        kept=_retention(settings.keep_mails_days),
        credits=CREDITS,
        from_strangers=limits.FROM_STRANGERS_A_DAY,
        invitations=limits.INVITATIONS_A_DAY,
    )


@blueprint.get("/api")
def api() -> Response:
    """Show how programs play: the calls with examples, and what the answers mean."""
    return responses.public_page(
        "site/api.html",
        site=app_state().settings.base_url,
        examples=EXAMPLES,
        rate=rate_limits.REQUESTS_OF_A_LINK,
        period=rate_limits.PERIOD,
    )


def _retention(keep_mails_days: int) -> dict[str, str]:
    """Return how long things are kept, in words."""
    kept = {
        "address": retention.KEPT,  # after a player's last game
        "unconfirmed": proposing.FORGOTTEN_AFTER,  # a game that its organiser does not confirm
        "invitation": invitations.LAPSES_AFTER,
        "guest": game_clock.ERASED_AFTER,  # a game against robots without an address, since its player last played
        "hand": game_clock.DEAL_KEPT,  # a hand of a daily deal that has a result, before it is trimmed to its moves
        "received": retention.TEXT_KEPT,  # the text of a mail that a player sent
        "mails": timedelta(days=keep_mails_days),  # the list of a game's mails, and when clocks ran, after its end
    }
    return {what: duration(one.total_seconds()) for what, one in kept.items()}
