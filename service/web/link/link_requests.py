"""Requests with the link of a seat: their addresses, the game, what the link permits, and whose view it shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self
from zoneinfo import ZoneInfo

from flask import Blueprint, g
from sqlmodel import Session

from engine.language import Text
from service import errors
from service.clocks.zones import WORLD
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.languages.spoken import Spoken
from service.links import Action, LinkContent, Standing, Verdict, holder, refusal_of, standing, verdict
from service.models import Game, Player, Seat
from service.players import failed_mails, hours
from service.players.failed_mails import FailedMail
from service.table import substitutes
from service.web.base.app_state import app_state, content_of
from service.web.base.page_language import in_address, speak_to

seat = Blueprint("seat", __name__, url_prefix="/p/<token>")
"""The pages and posts of a link. Their functions take no token, and `url_for` adds that of the present request."""


@seat.url_value_preprocessor
def take_token(_endpoint: str | None, values: dict[str, object] | None) -> None:
    """Keep the token of the address for this request, in place of an argument of every function."""
    if values is not None:
        g.token = values.pop("token")


@seat.url_defaults
def add_token(_endpoint: str, values: dict[str, object]) -> None:
    """Add the token of the present request to the address of a page of a link, unless another is given."""
    if "token" in g:
        values.setdefault("token", g.token)


@dataclass(frozen=True)
class LinkRequest:
    """A request with a valid token, in one transaction."""

    log: GameLog
    token: str
    content: LinkContent
    standing: Standing

    @property
    def session(self) -> Session:
        """The transaction's session."""
        return self.log.session

    @property
    def game(self) -> Game:
        """The game's row."""
        return self.log.game

    @property
    def seat(self) -> Seat:
        """The seat that the link names."""
        return self.log.seats[self.content.seat]

    @property
    def player(self) -> Player:
        """The player of that seat. Raises sqlalchemy.exc.NoResultFound if it has none."""
        return self.session.get_one(Player, self.seat.player_id)

    @property
    def reader(self) -> Player | None:
        """The player who reads the pages of this link, if they have chosen how they want to read; costs no query.

        A link that was somebody else's, or was made by whoever typed an address, says nothing of the seat's player.
        """
        if not self._is_of_player:
            return None
        player = self.log.participants.players.get(self.seat.player_id)
        return None if player is None or not (self.seat.state == "accepted" or hours.has_chosen(player)) else player

    @property
    def zone(self) -> ZoneInfo:
        """The time zone of that reader or of a guest, in which pages of this link show times; UTC without one.

        A link that was replaced, perhaps because others had it, tells nobody where its player is now, nor does one
        that shows nothing that has happened since.
        """
        is_hidden = self.standing == "revoked" or self.content.scope == "done"
        is_guest = self._is_of_player and self.seat.player_id is None
        return WORLD if is_hidden or not (is_guest or self.reader) else self.log.zone_of(self.seat.n)

    @property
    def _is_of_player(self) -> bool:
        return self.standing != "former" and self.content.scope not in ("offer", "proposal", "address", "join")

    def verdict(self, action: Action) -> Verdict:
        """Return whether this link may do something, as the table of permissions has it."""
        return verdict(self.content.scope, self.standing, action)

    def allows(self, action: Action) -> bool:
        """Return whether this link may do something, rather than repeat what it did as a bystander."""
        return self.verdict(action) is Verdict.ALLOWED

    def require(self, action: Action) -> Verdict:
        """Return the verdict. Raises errors.Revoked or errors.Past if it is REFUSED."""
        found = self.verdict(action)
        if found is Verdict.REFUSED:
            raise refusal_of(self.content.scope, self.standing, action)
        return found

    def require_address(self, action: Action, without: Text) -> Self:
        """Return the link. Raises errors.Revoked or errors.Past if it is refused, or Past if its seat has no address.

        `without`: what is said then, of a robot's seat, a guest's, or one whose player was forgotten.
        """
        self.require(action)
        if self.seat.player_id is None:
            raise errors.Past(without)
        return self

    @property
    def viewer(self) -> int | None:
        """The seat whose view this link shows; None for that of a bystander."""
        return self.seat.n if self.allows("look") else None

    @property
    def moment(self) -> int | None:
        """The number of moves at the one table whose view this link shows; None for the present table."""
        return self.content.at if self.content.scope == "done" and self.allows("look") else None

    @property
    def typed_language(self) -> Spoken:
        """The language in which moves may be typed on this page, beside English: as for `games.submit`."""
        return in_address() or self.log.language_of(self.seat.n)

    @property
    def is_dealt(self) -> bool:
        """Whether the cards have been dealt, so that there is a table."""
        return self.game.started_at is not None

    @property
    def failed_mails(self) -> dict[int, FailedMail]:
        """The failed mails whose addresses the holder of this link may correct, by seat."""
        if not self.is_dealt:
            may_correct = self.allows("fill") or self.allows("correct")
            return failed_mails.before_the_deal(self.log) if may_correct else {}
        offers = any(map(presence.is_held, self.log.seats)) and self.allows("ask")
        return substitutes.failed_offers(self.log, self.seat.n) if offers else {}


def read_link(session: Session, token: str | None = None, action: Action = "look") -> LinkRequest:
    """Return the request's link, or another one, for a transaction that reads. Raises errors.Forged.

    Raises errors.Revoked or errors.Past if it is for something else than looking, as the address of a calendar is, and
    `action` does not say so.
    """
    token = token or g.token
    content = content_of(token)
    log, worth = holder(session, content, app_state().clock())
    link = _of_its_player(LinkRequest(log, token, content, worth))
    link.require(action)
    return link


def lock_link(session: Session) -> tuple[LinkRequest, GameTransaction]:
    """Lock the game, so that the standing of the link cannot change, and return the link. Raises errors.Forged."""
    content = content_of(g.token)
    by = None if content.scope in ("offer", "join") else content.seat  # their person does not have the seat yet
    tx = GameTransaction.lock(session, content.game_id, app_state().clock(), by)
    return link_after(tx), tx


def link_after(tx: GameTransaction) -> LinkRequest:
    """Return the request's link as it is after what the transaction has done."""
    content = content_of(g.token)
    return _of_its_player(LinkRequest(tx, g.token, content, standing(tx, content, tx.now)))


def _of_its_player(link: LinkRequest) -> LinkRequest:
    """Let the response be in the language of the link's player, whose row was read with the seats."""
    speak_to(link.reader, "seat.language" if link.allows("language") else None)
    return link
