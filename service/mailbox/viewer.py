"""The mailbox's pages: all mails, the newest first, for the person at this machine, who may answer them."""

from __future__ import annotations

import re
import smtplib
from collections import Counter
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from flask import Flask, Response, abort, render_template, request
from jinja2 import StrictUndefined
from markupsafe import Markup, escape

from service import TEMPLATES
from service.mailbox.kept_mails import Mail, Store
from service.settings.mail_in import MailIn
from service.settings.values import is_loopback

SHOWN = 200  # mails on one page
LONGEST = 1_000_000  # characters of a part that are shown: any program on this machine may send mail here
REFRESH = 5  # seconds after which the browser loads the list again
TIMEOUT = 10  # seconds for each reply of the server
LONGEST_ANSWER = 10_000  # characters
SENT = "The answer was sent. What became of it comes as a mail in a few seconds."
NOT_SENT = "The answer could not be sent. Nothing was played."
LINK = re.compile(r"https?://[^\s<>\"]*[^\s<>\".,;:!?)]")
HEAD = re.compile(r"<head\b[^<>]*>", re.IGNORECASE)
LIST_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
}
# The HTML of a mail is untrusted: it may be displayed, and its links open in a new window, but it may run no script and
# load nothing. Only the mailbox may show it in a frame.
MAIL_HEADERS = {
    "Content-Security-Policy": "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';"
    " style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    "X-Frame-Options": "SAMEORIGIN",
}


def linked(text: str) -> Markup:
    """Return a text, cut at LONGEST, as HTML in which its URLs are links."""
    text = text[:LONGEST]
    out, end = Markup(""), 0
    for found in LINK.finditer(text):
        out += escape(text[end : found.start()])
        out += Markup('<a href="{0}" target="_blank" rel="noreferrer">{0}</a>').format(found[0])
        end = found.end()
    return out + escape(text[end:])


def with_links_in_new_window(html: str) -> str:
    """Return a mail's HTML, cut at LONGEST, with links that open in a new window instead of the mailbox's frame."""
    base, html = '<base target="_blank">', html[:LONGEST]
    page, heads = HEAD.subn(lambda head: head[0] + base, html, count=1)
    return page if heads else base + html


def refuse_other_hosts() -> None:
    """Answer 403 to a request by another host name.

    DNS rebinding: a foreign page could make its own host name resolve to 127.0.0.1 and read all mail.
    """
    if not is_loopback(request.host.rpartition(":")[0] or request.host):
        abort(403)


def try_to_answer(mail: Mail, text: str, inbound: MailIn | None) -> str:
    """Send `text` in answer to a mail to the server of mail in; return the result in a sentence."""
    try:
        if inbound is not None:
            _send(mail, text[:LONGEST_ANSWER], inbound)
            return SENT
    except (OSError, smtplib.SMTPException, ValueError):
        pass
    return NOT_SENT


def _send(mail: Mail, text: str, inbound: MailIn) -> None:
    """Send `text` in answer to a mail to the server of mail in.

    Raises ValueError if the mail takes no answers, OSError or smtplib.SMTPException if the answer is not accepted.
    """
    headers = (mail.message[name] for name in ("Reply-To", "To"))
    (to, sender) = (next(iter(getattr(header, "addresses", ())), None) for header in headers)
    if to is None or sender is None:
        raise ValueError("this mail takes no answers")
    protocol = smtplib.LMTP if inbound.scheme == "lmtp" else smtplib.SMTP
    with protocol(inbound.host, inbound.port, timeout=TIMEOUT) as server:
        server.sendmail(sender.addr_spec, [to.addr_spec], bytes(_answer(mail, text, sender.addr_spec, to.addr_spec)))


def _answer(mail: Mail, text: str, sender: str, to: str) -> EmailMessage:
    answer = EmailMessage(policy=SMTP)
    answer["From"], answer["To"] = sender, to
    answer["Subject"] = f"Re: {mail.subject.splitlines()[0]}"
    answer["Date"], answer["Message-ID"] = formatdate(), make_msgid(domain="localhost")
    answer["In-Reply-To"] = str(mail.message.get("Message-ID", ""))
    quoted = "\n".join(f"> {line}" for line in (mail.part("plain") or "").splitlines())
    answer.set_content(f"{text}\n\n{mail.message['From']} wrote:\n{quoted}\n")
    return answer


def add_headers(answer: Response) -> Response:
    """Return a response with the headers of every page, unless it has others."""
    for name, value in LIST_HEADERS.items():
        answer.headers.setdefault(name, value)
    answer.headers.update(
        {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}
    )
    return answer


class _Pages:
    """The pages over a store; `site` is the URL of the game's site, `inbound` takes answers."""

    def __init__(self, store: Store, site: str, inbound: MailIn | None) -> None:
        self._store, self._site, self._inbound = store, site, inbound

    def everything(self) -> str:
        to = request.args.get("to", "").lower()
        mails = list(self._store.newest_first())
        recipients = sorted(Counter(address for mail in mails for address in mail.recipients).items())
        chosen = [mail for mail in mails if not to or to in mail.recipients]
        shown = {"mails": chosen[:SHOWN], "count": len(chosen), "recipients": recipients, "to": to}
        return render_template("list.html", refresh=REFRESH, site=self._site, **shown)

    def one(self, name: str) -> str:
        return self._page(self._mail(name))

    def answer(self, name: str) -> str:
        # The name of a mail cannot be guessed, so no other page can make a browser send this form.
        mail = self._mail(name)
        return self._page(mail, try_to_answer(mail, request.form.get("text", ""), self._inbound))

    def inside(self, name: str) -> Response:
        html = self._mail(name).part("html") or abort(404)
        return Response(with_links_in_new_window(html), mimetype="text/html", headers=MAIL_HEADERS)

    def source(self, name: str) -> Response:
        return Response(self._store.source(self._mail(name)), mimetype="text/plain")

    def _mail(self, name: str) -> Mail:
        return self._store.get(name) or abort(404)

    def _page(self, mail: Mail, notice: str | None = None) -> str:
        """Return the page of one mail; `notice` is the result of an answer to it."""
        text, html = mail.part("plain"), mail.part("html")
        return render_template("mail.html", mail=mail, text=text, html=html, site=self._site, notice=notice)


def create_app(store: Store, site: str, inbound: MailIn | None) -> Flask:
    """Return the application over a store; `site` is the URL of the game's site, `inbound` takes answers."""
    app = Flask(__name__, template_folder=str(TEMPLATES / "mailbox"), static_folder=None)
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.filters["linked"] = linked
    app.before_request(refuse_other_hosts)
    app.after_request(add_headers)
    pages = _Pages(store, site, inbound)
    app.get("/")(pages.everything)
    app.get("/mail/<name>")(pages.one)
    app.post("/mail/<name>/answer")(pages.answer)
    app.get("/mail/<name>/html")(pages.inside)
    app.get("/mail/<name>/source")(pages.source)
    return app
