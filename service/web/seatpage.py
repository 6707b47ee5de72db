"""Making the page of a token: the table for its owner, or what a bystander may see once it has done its work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from flask import Response, request, url_for
from sqlmodel import Session

import engine
from service import errors
from service.clocks import zones
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.story import since_last_turn, story
from service.games.transaction import GameTransaction
from service.links import Action, Claim, Standing, Verdict, holder, refusal_of, standing, verdict
from service.models import Game, Seat
from service.views import gate
from service.views.situation import joined
from service.views.tableau import Table
from service.web import answers, choices, lobby, orderform, page_notices, talk
from service.web import moments as words
from service.web.clockline import clock_line
from service.web.desk import claim_of, desk
from service.web.error_pages import status_of
from service.web.wholeturn import whole_turn

LINKS_SENT = page_notices.Notice(
    "A fresh link is on its way",
    ("It is mailed to the player of this seat, and to nobody else. From an old link that happens three times a day.",),
)
ORDERS_KEPT = page_notices.Notice("Your orders are kept", ("Only you can see them. They count from now on.",))
BLOCKED = page_notices.Notice(
    "You will get no more invitations",
    (
        "No invitation and no request to confirm a game is mailed to this address from now on.",
        "The address itself is not kept for that, only a fingerprint of it. Games you are playing go on.",
    ),
)
PAST = (
    "This link has done its work",
    "It was good for one turn or one window, because mails get forwarded. Below is the table as anybody may see it.",
)
DEALT = (
    "The cards are dealt",
    "A mail brings you your own link to the table, and one each time it is your turn. Below is what anybody may see.",
)
SETTLED = (
    "This is settled",
    "The question of this link has been answered, or its time is over. Below is the table as anybody may see it.",
)
REPLACED = (
    "This link has been replaced",
    "The player of this seat has asked for a newer one. Below is the table as anybody may see it.",
)
FORMER = (
    "This link is no longer in use",
    "It was made for somebody who does not have this seat. Below is the table as anybody may see it.",
)
LATEST = 8  # so many moves are told where there is no last turn to tell from


@dataclass(frozen=True)
class Visit:
    """Somebody with a token, in one reading transaction."""

    log: GameLog
    token: str
    claim: Claim
    standing: Standing

    @property
    def session(self) -> Session:
        """The transaction."""
        return self.log.session

    @property
    def game(self) -> Game:
        """The game's row."""
        return self.log.game

    @property
    def seat(self) -> Seat:
        """The seat that the link names."""
        return self.log.seats[self.claim.seat]

    def verdict(self, action: Action) -> Verdict:
        """Return what this link may do, as the table of links says."""
        return verdict(self.claim.scope, self.standing, action)

    def require(self, action: Action) -> Verdict:
        """Return the verdict, which is not REFUSED. Raises errors.Revoked or errors.Past if it is."""
        found = self.verdict(action)
        if found is Verdict.REFUSED:
            raise refusal_of(self.claim.scope, self.standing, action)
        return found

    @property
    def viewer(self) -> int | None:
        """Return the seat whose view the visitor may have; None: a bystander's."""
        return self.seat.n if self.verdict("look") is Verdict.ALLOWED else None

    @property
    def begun(self) -> bool:
        """Whether there is a table to show."""
        return self.game.started_at is not None


def visit(session: Session, token: str) -> Visit:
    """Return who comes with this token. Raises errors.Forged."""
    claim = claim_of(token)
    log, worth = holder(session, claim)
    return Visit(log, token, claim, worth)


def enter(session: Session, token: str) -> tuple[Visit, GameTransaction]:
    """Return who comes with this token, and the locked game: the standing of the link cannot change.

    Raises errors.Forged.
    """
    claim = claim_of(token)
    by = None if claim.scope == "offer" else claim.seat  # an offer is answered by somebody who does not sit there yet
    tx = GameTransaction.lock(session, claim.game_id, desk().clock(), by)
    return Visit(tx, token, claim, standing(tx, claim)), tx


def after(tx: GameTransaction, token: str) -> Visit:
    """Return who comes with this token, in the transaction of what they have just done."""
    claim = claim_of(token)
    return Visit(tx, token, claim, standing(tx, claim))


def as_json(visitor: Visit, status: int = 200, **more: Any) -> Response:
    """The seat's object of the Contract, and what else the answer holds."""
    return answers.data(gate.seat_object(visitor.log, visitor.viewer) | more, status)


def frame(visitor: Visit) -> dict[str, Any]:
    """What every page of a token is given: its addresses, the game's terms."""
    token, game = visitor.token, visitor.game
    return {
        "game": game,
        "terms": lobby.terms(game),
        "page_url": url_for("pages.page", token=token),
        "moves_url": url_for("moves.play", token=token),
        "orders_url": url_for("orders.give", token=token),
        "links_url": url_for("moves.links", token=token),
        "history_url": url_for("history.game", game_id=game.id),
        "may_be_forgotten": visitor.verdict("forget") is Verdict.ALLOWED,
        "may_say_never": visitor.standing != "live" and visitor.verdict("never") is Verdict.ALLOWED,
        "may_ask_for_link": visitor.verdict("resend") is Verdict.ALLOWED,
        "clock_url": url_for("clock.clock", token=token),
        "resign_url": url_for("say.resign", token=token),
        "return_url": url_for("say.come_back", token=token),
        "resume_url": url_for("say.resume", token=token),
        "motions_url": url_for("say.ask", token=token),
        "before_url": url_for("history.seat_at", token=token, n=max(0, game.at - 1)),
    }


def deadline(game: Game, zone: ZoneInfo = zones.WORLD) -> dict[str, Any]:
    """The present deadline in words, and what it is."""
    waits = game.due_at is not None and game.status == "playing"
    due = words.until(game.due_at, desk().clock(), zone) if waits and game.due_at else None
    return {"due": due, "due_label": "The window closes" if game.window_at is not None else "Due"}


def dealt(log: GameLog, viewer: int | None, at: int | None = None) -> Table:
    """Return the table of a game whose cards are dealt. Raises errors.Over."""
    found = gate.table(log, viewer, at)
    if found is None:
        raise errors.Over("The cards of this game are not dealt yet.")
    return found


def _heading(table: Table, status: str) -> str:
    """What the page is about, for its owner."""
    you = table.you
    if table.phase == "game_over":
        return "The game is over"
    if status in ("paused", "stopped"):
        return "The game is paused" if status == "paused" else "The game was stopped"
    if you is None or not you.waiting:
        return (
            f"Waiting for {joined([chair.name for chair in table.waiting])}"
            if table.waiting
            else "The game stands still"
        )
    if table.window is None:
        return "Your turn"
    return "You have answered" if table.answered else "You are asked"


def _advice(table: Table) -> str | None:
    """For those who are asked and hold nothing to play: said to them alone."""
    if table.window is None or [choice.move for choice in table.choices] != ["pass"] or table.answered:
        return None
    return "You hold no card to play here. Everybody who could be asked is asked; your click speeds it up."


SAID = {
    "links": LINKS_SENT,
    "never": BLOCKED,
    "orders": ORDERS_KEPT,
    "hours": page_notices.Notice("Your hours are kept", ("They count from your next deadline on.",)),
    "resigned": page_notices.Notice("A robot holds your seat", ("It stays yours: one click, and you play on.",)),
    "back": page_notices.Notice("You are back", ("The seat is yours again, with a fresh clock.",)),
    "resumed": page_notices.Notice("The game goes on", ("Every clock has the time it had left.",)),
    "asked": page_notices.Notice("The table is asked", ("Those whose yes is missing get a mail.",)),
    "answered": page_notices.Notice("Your answer counts"),
    "seated": page_notices.Notice("The seat is yours", ("A mail brings you the link to it.",)),
}


def asked_notice(visitor: Visit) -> page_notices.Notice | None:
    """The notice a redirect asks for by its query; only ever about this seat's own posts."""
    said = request.args.get("said", "")
    if said in SAID:
        return SAID[said]
    did = request.args.get("did", "")
    if not (did.isascii() and did.isdigit() and len(did) < 9):
        return None
    if visitor.verdict("move") is Verdict.ALLOWED:
        return page_notices.of_post(visitor.log, visitor.seat.n, int(did))
    if visitor.verdict("move") is Verdict.BYSTANDER:
        return page_notices.of_public_post(visitor.log, visitor.claim, int(did))
    return None


def _since(visitor: Visit) -> dict[str, Any]:
    """What happened since the owner's last turn; for everybody else, and when all is over, the latest moves."""
    log, game, viewer = visitor.log, visitor.game, visitor.viewer
    if viewer is not None and game.status == "playing":
        since = since_last_turn(log, viewer)
        return {"told": "Since your last turn", "since": since.entries, "private": since.private}
    latest = story(log, viewer, max(0, game.at - LATEST), game.at)
    return {"told": "The latest moves", "since": latest, "private": []}


def _greeting(visitor: Visit) -> tuple[str, str]:
    """Heading and first sentence for a link that shows only what anybody may see."""
    if visitor.standing in ("revoked", "former"):
        return REPLACED if visitor.standing == "revoked" else FORMER
    if visitor.claim.scope in ("motion", "back", "offer"):
        return SETTLED
    return PAST if visitor.claim.scope in ("turn", "window") else DEALT


def table(
    visitor: Visit,
    notice: page_notices.Notice | None = None,
    status: int = 200,
    typed: str = "",
    rest: str | None = None,
    *,
    offer_typed: dict[str, str] | None = None,
    offer_wrong: dict[str, str] | None = None,
) -> Response:
    """The table: with hand and forms for a live link, as anybody may see it otherwise."""
    game, session = visitor.game, visitor.session
    shown = dealt(visitor.log, visitor.viewer)
    zone = zones.WORLD if visitor.viewer is None else zones.zone_of(session, visitor.seat.player_id)
    context = frame(visitor) | deadline(game, zone)
    context |= _since(visitor) | {"table": shown, "notice": notice, "money": words.money}
    if visitor.viewer is None:
        heading, greeting = _greeting(visitor)
        return answers.page("past.html", status, **context, heading=heading, greeting=greeting)
    return answers.page(
        "seat.html",
        status,
        **context,
        heading=_heading(shown, game.status),
        advice=_advice(shown),
        section=choices.section(shown),
        turn=whole_turn(shown),
        talk=talk.talk(visitor.log, visitor.seat, offer_typed or {}, offer_wrong or {}),
        own_turn=shown.window is None and presence.has_turn(game, visitor.seat.n),
        clock=clock_line(game, visitor.seat, zone, desk().clock()),
        typed=typed,
        example=choices.EXAMPLE if shown.window is None else choices.EXAMPLE_OF_AN_ANSWER,
        **orderform.context(visitor.log, visitor.seat.n, rest),
    )


def refused(visitor: Visit, refusal: errors.Refused | engine.Refusal, **kept: str) -> Response:
    """A refused post: the page again with the reason and the words kept, or the error with what is legal now.

    `kept`: what was typed as `typed`, a line, or as `rest`.
    """
    status = status_of(refusal)
    if answers.wants_json():
        return as_json_error(visitor, refusal, status)
    if not visitor.begun:
        raise refusal if isinstance(refusal, errors.Refused) else errors.Over(refusal.message)
    if status != 422:
        kept = {}
    notice = page_notices.refused(refusal.message)
    return table(visitor, notice, status, kept.get("typed", ""), kept.get("rest"))


def as_json_error(visitor: Visit, refusal: errors.Refused | engine.Refusal, status: int, **more: Any) -> Response:
    """The refusal for a program, with what is legal now; to a link that is over, with what a bystander may know."""
    now = gate.seat_object(visitor.log, visitor.viewer)
    error = {"error": refusal.kind, "message": refusal.message}
    if visitor.viewer is None:
        return answers.data(now | error | {"legal": None} | more, status)
    return answers.data(error | {"legal": now["legal"], "at": now["at"]} | more, status)
