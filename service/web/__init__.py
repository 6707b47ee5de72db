"""The web application: pages for people and JSON for programs at the same addresses."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from flask import Flask

from service.db.database import Database
from service.pulse.checked_clock import machine_time
from service.settings import Settings
from service.web.base import access_log, bodies, error_pages, health, link_ends, page_language, rate_limits, responses
from service.web.base.app_state import EXTENSION, AppState, refuse_nul, refuse_while_unusable, verify_token
from service.web.daily import choice_pages, daily_feed, daily_pages, deal_posts, month_pages, own_deal_pages, preview
from service.web.history import branch_posts, game_feed, history_pages, moment_pages, play_pages, score_pages
from service.web.leagues import league_membership, league_pages
from service.web.link import link_requests
from service.web.link.link_posts import REJECTION
from service.web.lobby import cancel_page, join_pages, table_list
from service.web.page_templates import page_templates
from service.web.player import (
    calendar_pages,
    clock_page,
    company_page,
    device_pages,
    forget_me,
    games_pages,
    language_page,
    mail_history,
    mute_page,
    own_page,
    own_page_link,
    player_page,
)
from service.web.seat import link_pages, move_posts, rematch_posts, review_posts, seat_page
from service.web.site import about_pages, home, learn_pages, rules_pages
from service.web.table import chat_pages, table_posts, talk_posts, watch_pages

SITE = (
    home,
    join_pages,
    table_list,
    watch_pages,
    daily_pages,
    daily_feed,
    month_pages,
    preview,
    rules_pages,
    about_pages,
    learn_pages,
    health,
    games_pages,
    calendar_pages,
    device_pages,
    forget_me,
    player_page,
    own_page_link,
    league_pages,
)
HISTORIES = (history_pages, moment_pages, branch_posts, score_pages, game_feed)
"""The modules that have a blueprint of their own, beside that of the links."""
OF_A_LINK = (
    link_pages,
    move_posts,
    review_posts,
    table_posts,
    chat_pages,
    talk_posts,
    clock_page,
    company_page,
    own_page,
    league_membership,
    language_page,
    mute_page,
    mail_history,
    cancel_page,
    rematch_posts,
    play_pages,
    choice_pages,
    deal_posts,
    own_deal_pages,
)
"""The modules whose functions have addresses below that of a link, which they get when they are imported."""


def create_app(settings: Settings, database: Database, clock: Callable[[], datetime] = machine_time) -> Flask:
    """Return the application over one database. `clock` returns the time of each request.

    Its heartbeat has to be started by the process that serves it.
    """
    app = Flask(__name__)
    app.json.sort_keys = False  # type: ignore[attr-defined] # keys stay in the order in which they were added
    # Werkzeug would redirect a path with two slashes to that with one, at the host which the request names.
    app.url_map.merge_slashes = False
    app.config["MAX_CONTENT_LENGTH"] = bodies.MOST_BYTES
    mailbox = f"http://127.0.0.1:{settings.mailbox_port}/" if settings.mailbox else None
    app.context_processor(lambda: {"mailbox": mailbox})
    app.extensions[EXTENSION] = AppState.of(settings, database, clock)
    app.extensions[REJECTION] = seat_page.rejection
    app.request_class = link_ends.RequestByLink
    access_log.install(app)
    page_language.install(app, settings.base_url, responses.PUBLIC)
    responses.install(app, settings, page_templates)
    error_pages.install(app)
    rate_limits.install(app, settings)
    app.before_request(refuse_nul)
    app.before_request(verify_token)  # after the rate limits, which count forged links, too
    app.before_request(refuse_while_unusable)
    for module in (*SITE, *HISTORIES):
        app.register_blueprint(module.blueprint)
    app.register_blueprint(link_requests.seat)
    return app
