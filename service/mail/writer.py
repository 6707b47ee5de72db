"""Render mails of the outbox: check whether each still applies, render its templates, build its bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

import sqlalchemy
from jinja2 import Environment, Template
from sqlalchemy import bindparam, exists
from sqlmodel import Session, col

from engine import dollars, typed_form
from service import TEMPLATES
from service.gamelog.log import GameLog, read_together
from service.gamelog.titles import title
from service.languages import moments
from service.languages.spoken import Spoken, language_of
from service.languages.templates import speaking
from service.links import Links
from service.links.mail_addresses import MailAddresses
from service.mail import digest_contents
from service.mail.composing import message, parts, plaintext, plans, threads, times
from service.mail.composing.kind import Context, Draft, Kind
from service.mail.content import content, other_languages
from service.mail.delivering import postponed
from service.mail.delivering.renderer import NotNow, Written
from service.mail.delivering.signature import signed
from service.mail.kinds import answer, invite
from service.mail.registry import ASKING, kind_of, still_applies
from service.models import Game, Outmail, Player, Question, Seat, Talk
from service.queues import pushes
from service.settings import Settings, values

# Mail to the player bounced and none was delivered since.
_BOUNCED = exists().where(col(Seat.player_id) == Player.id, col(Seat.bounced_at).is_not(None)).label("bounced")
_TALKED = exists().where(col(Talk.game_id) == Outmail.game_id).label("talked")
_ENDED = pushes.device_has_ended(ASKING).label("device_ended")
_MORE = (_BOUNCED, threads.is_repeated(), _TALKED, threads.START, threads.WINDOW, _ENDED)
_MAILS = (
    sqlalchemy.select(*(Outmail, Game, Player, *_MORE))
    .join(Game, col(Game.id) == Outmail.game_id)
    .join(Player, col(Player.id) == Outmail.player_id)
    .where(col(Outmail.id).in_(bindparam("ids", expanding=True)))
)


def _language_page(draft: Draft, context: Context) -> str | None:
    """Return the page on which the reader chooses their language; None if they have no link in the game.

    A stranger chooses it on the page that asks them to accept or to confirm.
    """
    if draft.kind.unsolicited:
        return str(context["link"])
    return None if draft.kind.to_outsider else draft.links.language(draft.seat)


def _unsubscribe_link(draft: Draft, context: Context) -> str | None:
    """Return the URL of List-Unsubscribe, to which a mail program posts that its user wants no more such mails.

    An unsolicited mail names the page of its own link, that of a deal or a league the switch for these; any other that
    for its game, or for all games if it is about all of them. None for a mail to somebody who has no seat there.
    """
    if draft.kind.unsolicited:
        return str(context["link"])
    if draft.kind.to_outsider:
        return None
    if draft.kind.unsubscribe is not None:
        return draft.kind.unsubscribe(draft)
    if draft.kind.of_all_games and draft.game.ended_at is None:  # not that of a finished game
        return draft.links.all_mails(draft.seat)
    return draft.links.mails(draft.seat)


@cache
def templates(language: Spoken) -> Environment:
    """Return the environment of the mails' templates in a language; it compiles each of them once in a process."""
    environment = speaking(TEMPLATES / "email", language)
    environment.keep_trailing_newline = True
    environment.filters.update(
        money=dollars,
        glued=plaintext.glued,
        typed=typed_form,
        moment=moments.long_moment,
        deadline=times.deadline,
        time_left=times.time_left,
    )
    environment.globals["glue"] = plaintext.GLUE
    return environment


def _text(kind: Kind, template: Template, context: Context) -> str:
    """Return the text part; of a long one parts are left out that the linked page has, never a link or a deadline."""
    most = None if kind.most_words is None else kind.most_words + context.get("uncounted", 0)
    return plaintext.shortened(lambda cut: template.render(context | {"cut": cut}), kind.cuts, most)


class Writer:
    """Renders mails from their rows, with the present state of their games."""

    def __init__(self, settings: Settings, links: Links) -> None:
        self._settings = settings
        self._links = links
        self._sender = values.sender(settings.mail_from)
        self._addresses = None if settings.mail_in is None else MailAddresses.of(settings)
        self._domain = self._sender.domain.lower()

    def write(self, session: Session, mails: Sequence[int], now: datetime) -> Iterator[Written | NotNow | None]:
        """Yield each of these mails as it is to be sent, or why it is not sent now.

        None for one that is deleted or no longer applies.
        """
        due = {row[0].id: row for row in session.execute(_MAILS, {"ids": mails})}
        logs = read_together(session, [row[1] for row in due.values()])
        for number in mails:
            row = due.get(number)
            if row is None:
                yield None
            elif row[0].kind == "digest":
                yield self._written_digest(session, row, now)
            else:
                yield self._written(logs[row[0].game_id], row, now)

    def _written(self, log: GameLog, row: Sequence[Any], now: datetime) -> Written | NotNow | None:
        mail, game, player, bounced, repeated, talked, start, window, device_ended = row
        kind, zone = kind_of(mail), ZoneInfo(player.time_zone)
        draft = Draft(log, log.seats[mail.seat], mail, kind, self._links, zone, now, repeated, talked)
        offer = invite.offer_of(log.session, mail) if kind is invite.KIND else None
        if offer is not None:
            draft = replace(draft, seat=invite.offered_seat(offer, draft.seat))
        if not still_applies(draft):
            return None
        others_wait = player.mails_together and postponed.others_wait(log.session, mail, now)
        refusal = plans.refusal(kind.wanted, game, player, others_wait, now)
        if refusal is not None:
            return refusal
        seat, reply_to = draft.seat, self._reply_address(draft)
        language = language_of(player.language)
        context = {
            **content(draft),
            "answerable": reply_to is not None,
            "in_deal": draft.in_deal,
            "device_ended": device_ended and bool(kind.asks),
            "you": seat.name,
            "game": title(log),
        }
        context["other_languages"] = other_languages(language, _language_page(draft, context))
        envelope = message.Envelope(
            sender=self._sender,
            address=player.address,
            name="" if kind.unsolicited or kind.to_outsider else seat.name,  # a stranger typed it
            message_id=f"{mail.message_id}@{self._domain}",
            sent_at=now,
            game=game.id,
            seat=seat.n,
            kind=kind.sent_as or kind.name,
            of_list=kind.name if kind.comes_daily else game.id,
            language=language,
            at=mail.at,
            thread=self._thread(draft, start, window),
            unsubscribe=_unsubscribe_link(draft, context),
            reply_to=reply_to,
        )
        return self._built(kind, mail, envelope, context, log.names, bounced)

    def _written_digest(self, session: Session, row: Sequence[Any], now: datetime) -> Written | None:
        mail, _, player, bounced, *_ = row
        found = digest_contents.read(session, mail, player, self._links, now)
        if found is None:
            return None
        language = language_of(player.language)
        envelope = message.Envelope(
            sender=self._sender,
            address=player.address,
            name=found.seat.name,
            message_id=f"{mail.message_id}@{self._domain}",
            sent_at=now,
            kind=mail.kind,
            of_list=mail.kind,
            language=language,
            unsubscribe=self._links.all_mails(found.seat),
        )
        context = {
            "games": found.games,
            "waiting": sum(one.due is not None for one in found.games),
            "daily": player.mail_plan == "digest",
            "plan": self._links.plan(found.seat),
            "other_languages": other_languages(language, self._links.language(found.seat)),
        }
        kind = kind_of(mail)
        return self._built(kind, mail, envelope, context, found.names, bounced)._replace(told=found.told)

    def _built(
        self,
        kind: Kind,
        mail: Outmail,
        envelope: message.Envelope,
        context: Context,
        names: Sequence[str],
        bounced_before: bool,
    ) -> Written:
        raw = message.build(envelope, self._letter(kind, envelope, context, names))
        # Failures are reported to an address for each mail if any mail is taken in.
        own = None if self._addresses is None else self._addresses.return_paths.address(mail)
        return Written(own or self._sender.addr_spec, envelope.address, signed(raw, self._settings), bounced_before)

    def _reply_address(self, draft: Draft) -> str | None:
        """Return the address for moves in answer to this mail; None if it asks for none or no mail is taken in."""
        if self._addresses is None or not draft.kind.asks or not parts.is_awaited(draft):
            return None
        asked: Question = "turn" if draft.game.window_at is None else "window"
        return self._addresses.replies.address(asked, draft.seat, draft.game.at)

    def _letter(
        self, kind: Kind, envelope: message.Envelope, context: Context, names: Sequence[str]
    ) -> message.MessageText:
        """Render the subject, the plain part and the HTML part of the mail's kind; `names`: of the players in it."""
        context = {
            "sent_at": envelope.sent_at,
            "operator": self._sender.addr_spec,
            "rules": self._links.rules(envelope.game),
            "device_ended": False,
            **context,
        }
        written_in = templates(envelope.language)
        subject = written_in.get_template(f"{kind.name}/subject.txt").render(context).rstrip("\n")
        text = _text(kind, written_in.get_template(f"{kind.name}/body.txt"), context)
        html = written_in.get_template(f"{kind.name}/body.html").render({**context, "title": subject})
        return message.MessageText(subject, plaintext.plain(text, names, envelope.language), html)

    def _thread(self, draft: Draft, start: str | None, window: str | None) -> str | None:
        """Return the Message-ID that a mail refers to; an answer refers to its reader's own mail."""
        if draft.mail.kind == "answer":
            return answer.answered(draft)
        first = threads.followed(draft.mail, draft.game, None if draft.kind.of_all_games else start, window)
        return None if first is None else f"{first}@{self._domain}"
