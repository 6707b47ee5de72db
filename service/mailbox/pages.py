"""The mailbox's pages: everybody's mail, newest first, for the one person at this machine."""

from __future__ import annotations

import re
from collections import Counter

from flask import Flask, Response, abort, render_template, request
from jinja2 import StrictUndefined
from markupsafe import Markup, escape

from service import TEMPLATES
from service.mailbox.store import Mail, Store
from service.settings.values import is_loopback

SHOWN = 200  # mails on one page
LONGEST = 1_000_000  # characters of a part that are shown; anybody at this machine may put mail in
EVERY = 5  # seconds after which the list looks for new mail
LINK = re.compile(r"https?://[^\s<>\"]*[^\s<>\".,;:!?)]")
HEAD = re.compile(r"<head\b[^<>]*>", re.IGNORECASE)
OUTSIDE = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
}
# A mail is a stranger's page: it may be looked at, and its links open elsewhere. It may run and load nothing. Only the
# mailbox shows it in a frame.
INSIDE = {
    "Content-Security-Policy": "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';"
    " style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    "X-Frame-Options": "SAMEORIGIN",
}


def linked(text: str) -> Markup:
    """A text, cut at LONGEST, with its addresses of pages made clickable."""
    text = text[:LONGEST]
    out, end = Markup(""), 0
    for found in LINK.finditer(text):
        out += escape(text[end : found.start()])
        out += Markup('<a href="{0}" target="_blank" rel="noreferrer">{0}</a>').format(found[0])
        end = found.end()
    return out + escape(text[end:])


def in_new_window(html: str) -> str:
    """A mail's HTML, cut at LONGEST, whose links open beside the mailbox, not inside its frame."""
    base, html = '<base target="_blank">', html[:LONGEST]
    page, heads = HEAD.subn(lambda head: head[0] + base, html, count=1)
    return page if heads else base + html


def create_app(store: Store, site: str) -> Flask:
    """The pages over a store; `site` is where the game itself is."""
    app = Flask(__name__, template_folder=str(TEMPLATES / "mailbox"), static_folder=None)
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.filters["linked"] = linked

    def named(name: str) -> Mail:
        return store.get(name) or abort(404)

    @app.before_request
    def only_from_here() -> None:
        # A page elsewhere can give its own name this machine's number, and would read all mail: names betray it.
        if not is_loopback(request.host.rpartition(":")[0] or request.host):
            abort(403)

    @app.after_request
    def guard(answer: Response) -> Response:
        for name, value in OUTSIDE.items():
            answer.headers.setdefault(name, value)
        answer.headers.update(
            {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}
        )
        return answer

    @app.get("/")
    def everything() -> str:
        to = request.args.get("to", "").lower()
        mails = list(store.newest_first())
        people = sorted(Counter(address for mail in mails for address in mail.to).items())
        chosen = [mail for mail in mails if not to or to in mail.to]
        return render_template(
            "list.html", mails=chosen[:SHOWN], count=len(chosen), people=people, to=to, every=EVERY, site=site
        )

    @app.get("/mail/<name>")
    def one(name: str) -> str:
        mail = named(name)
        return render_template("mail.html", mail=mail, text=mail.part("plain"), html=mail.part("html"), site=site)

    @app.get("/mail/<name>/html")
    def inside(name: str) -> Response:
        html = named(name).part("html") or abort(404)
        return Response(in_new_window(html), mimetype="text/html", headers=INSIDE)

    @app.get("/mail/<name>/source")
    def source(name: str) -> Response:
        return Response(store.source(named(name)), mimetype="text/plain")

    return app
