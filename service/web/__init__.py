"""The web: pages for people and JSON for programs at the same addresses."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from flask import Flask
from jinja2 import StrictUndefined

from service import TEMPLATES
from service.db.database import Database
from service.links import Links
from service.settings import Settings
from service.web import accesslog, bodies, clockpage, edge, forgetme, headers, health, home, moves, pages, say
from service.web import error_pages as errors
from service.web import history_pages as history
from service.web import order_posts as orders
from service.web.cards import look
from service.web.desk import EXTENSION, Desk, read_token
from service.web.startform import shortened


def _now() -> datetime:
    return datetime.now(UTC)


def create_app(settings: Settings, database: Database, clock: Callable[[], datetime] = _now) -> Flask:
    """The application over one database. `clock` gives the time of each request."""
    app = Flask(__name__, template_folder=str(TEMPLATES / "web"))
    app.json.sort_keys = False  # type: ignore[attr-defined] # an object is told in the order in which it was made
    app.config["MAX_CONTENT_LENGTH"] = bodies.MOST_BYTES
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.add_template_filter(look)
    app.add_template_filter(shortened)
    app.jinja_env.globals["mailbox"] = f"http://127.0.0.1:{settings.mailbox_port}/" if settings.mailbox else None
    links = Links(settings.secret_keys, settings.base_url)
    app.extensions[EXTENSION] = Desk(settings, database, links, clock, opened_at=clock())
    for part in (accesslog, headers, errors):
        part.install(app)
    edge.install(app, settings)
    app.before_request(read_token)  # after the limits, which count forged links too
    for pages_of in (home, pages, moves, orders, say, clockpage, history, health, forgetme):
        app.register_blueprint(pages_of.blueprint)
    return app
