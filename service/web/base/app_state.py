"""What every request handler needs: the settings, the database, the links and the time; what is checked before it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import cast

from flask import Response, current_app, g, request

from engine.language import text
from service import errors
from service.db.database import Database
from service.following.push_keys import PushKeys
from service.links import LinkContent, Links, PlayerLinkContent, Scope
from service.pulse.checked_clock import CheckedClock
from service.pulse.heartbeat import Heartbeat
from service.settings import Settings
from service.web.base import error_pages
from service.web.base.kept_pages import KeptPages

EXTENSION = "posse"
"""The name under which the state is kept in `Flask.extensions`."""
ALWAYS = ("health.alive", "health.ready", "health.fleet", "static")  # these respond even while the process is unusable
WRONG_CLOCK = text(
    "The clock of this machine is wrong, so that no time limit would be right. Please send the same again in a minute:"
    " nothing is done twice."
)


@dataclass(frozen=True)
class AppState:
    """The state of one application. `clock` is the only source of the time in this package."""

    settings: Settings
    database: Database
    links: Links
    clock: Callable[[], datetime]
    heartbeat: Heartbeat
    pages: KeptPages
    push_keys: PushKeys

    @classmethod
    def of(cls, settings: Settings, database: Database, clock: Callable[[], datetime]) -> AppState:
        """Return the state of an application that has not handled any request."""
        # On SQLite a web process trusts its clock again at once after a step, because only workers act on deadlines.
        heartbeat = Heartbeat(database, "web", CheckedClock(clock, steady_for=timedelta()), settings=settings)
        links = Links(settings.secret_keys, settings.base_url)
        return cls(settings, database, links, clock, heartbeat, KeptPages(), PushKeys.of(settings))


def app_state() -> AppState:
    """Return the state of the application that handles the present request."""
    return cast(AppState, current_app.extensions[EXTENSION])


def content_of(token: str) -> LinkContent:
    """Return the content of a seat's token, which is verified once per request. Raises errors.Forged."""
    if "content" not in g or g.content[0] != token:
        g.content = token, app_state().links.read(token)
    content: LinkContent = g.content[1]
    return content


def player_content_of(token: str, scope: Scope) -> PlayerLinkContent:
    """Return the content of a token of a player, verified once per request. Raises errors.Forged."""
    if "player_content" not in g:
        g.player_content = app_state().links.read_of_player(token, scope)
    content: PlayerLinkContent = g.player_content
    return content


def refuse_nul() -> None:
    """Raise errors.Forged for a path with a NUL: nothing has such a name, and PostgreSQL cannot even look for it."""
    if "\0" in request.path:
        raise errors.Forged(error_pages.MESSAGES[404])


def verify_token() -> None:
    """Verify the token in the request's path, if there is one, before any handler runs. Raises errors.Forged."""
    given = request.view_args or {}
    if "token" in g:
        content_of(g.token)
    elif "games_token" in given:
        player_content_of(given["games_token"], "games")
    elif "page_token" in given:
        player_content_of(given["page_token"], "player")
    elif "device_token" in given:
        player_content_of(given["device_token"], "device")
    elif "calendar_token" in given:
        player_content_of(given["calendar_token"], "calendar")


def refuse_while_unusable() -> Response | None:
    """Respond with 503 while the schema may be missing, and to posts while this machine's clock is wrong."""
    heartbeat = app_state().heartbeat
    if request.endpoint in ALWAYS:
        return None
    if heartbeat.waits_for_database:
        return error_pages.away_response(error_pages.MESSAGES[503])
    if request.method == "POST" and heartbeat.clock.is_wrong:
        return error_pages.away_response(WRONG_CLOCK)
    return None
