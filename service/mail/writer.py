"""Writes one mail of the outbox: asks whether it still applies, fills its templates, addresses it."""

from __future__ import annotations

from datetime import datetime
from email.utils import parseaddr
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from sqlmodel import Session, select

from service.links import Links
from service.mail import kinds, message, words
from service.mail.about import About
from service.mail.applies import still_applies
from service.models import Game, Outmail, Player
from service.playing import substitutes
from service.settings import Settings
from service.telling import history

TEMPLATES = Path(__file__).parents[2] / "templates" / "email"


class Written(NamedTuple):
    """A mail ready for the mail server: the envelope's two addresses and the bytes."""

    sender: str
    recipient: str
    mail: bytes


class Writer:
    """Makes mails out of rows, as things stand when they are sent."""

    def __init__(self, settings: Settings, links: Links) -> None:
        self._settings = settings
        self._links = links
        self._operator = parseaddr(settings.mail_from)[1]
        self._domain = message.domain_of(settings.mail_from)
        self.templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=select_autoescape(["html"]),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        self.templates.filters.update(money=words.money, moment=words.moment, span=words.span)
        self.templates.globals.update(counted=words.counted, glue=words.GLUE)

    def write(self, session: Session, mail: Outmail, now: datetime) -> Written | None:
        """The mail as it is to be sent; None if it no longer applies or its reader wants none from us."""
        game = session.get_one(Game, mail.game_id)
        seats = history.seats_of(session, game)
        seat = seats[mail.seat]
        offer = substitutes.invited(session, mail)
        if offer is not None:
            seat = substitutes.guest(session, offer, seat)
        player = session.get_one(Player, mail.player_id)
        if player.muted or not still_applies(session, mail, game, seat):
            return None
        letter = self._letter(About(session, game, seat, seats, mail, self._links))
        envelope = message.Envelope(
            sender=self._operator,
            address=player.address,
            name="" if mail.kind == "confirm" else seat.name,  # a stranger typed it
            message_id=self._full(mail.message_id),
            sent_at=now,
            game=game.id,
            seat=seat.n,
            kind=mail.kind,
            at=mail.at,
            thread=self._thread(session, mail),
        )
        return Written(self._operator, player.address, message.build(envelope, letter))

    def _letter(self, about: About) -> message.Letter:
        """Subject, plain and HTML part of the mail's kind."""
        kind = about.mail.kind
        told: dict[str, Any] = {
            "you": about.seat.name,
            "game": about.game.name,
            "operator": self._operator,
            **kinds.KINDS[kind](about),
        }
        names = [seat.name for seat in about.seats]
        subject, text, html = (
            self.templates.get_template(f"{kind}/{part}").render(told)
            for part in ("subject.txt", "body.txt", "body.html")
        )
        return message.Letter(subject.rstrip("\n"), words.plain(text, names), html)

    def _thread(self, session: Session, mail: Outmail) -> str | None:
        """The Message-ID of the mail that began the game for this reader: the others follow it."""
        if mail.kind == "start":
            return None
        start = select(Outmail.message_id).where(
            Outmail.game_id == mail.game_id,
            Outmail.seat == mail.seat,
            Outmail.player_id == mail.player_id,
            Outmail.kind == "start",
        )
        found = session.exec(start).first()
        return None if found is None else self._full(found)

    def _full(self, message_id: str) -> str:
        return f"{message_id}@{self._domain}"
