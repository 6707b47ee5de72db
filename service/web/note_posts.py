"""Posts of the note that a player writes for themselves."""

from __future__ import annotations

from flask import Blueprint, Response, request

from service import errors
from service.seats import private_notes
from service.web import bodies, responses, seat_page
from service.web.app_state import app_state
from service.web.error_pages import status_of
from service.web.page_notices import rejection_notice
from service.web.posted import Posted
from service.web.visits import lock_visit, read_visit

blueprint = Blueprint("note", __name__)


@blueprint.post("/p/<token>/note")
def save(token: str) -> Response:
    """Save the field `note`: 200 with the seat's object, in which it is not, 303 as HTML; empty, it is deleted."""
    typed = bodies.required_text(bodies.read_body(request), "note")
    try:
        with app_state().database.writing() as session:
            visit, tx = lock_visit(session, token)
            visit.require("note")
            private_notes.save(tx, visit.claim.seat, typed)
    except errors.Invalid as refusal:
        if responses.wants_json():
            raise
        with app_state().database.reading() as session:
            notice = rejection_notice(refusal.fields["note"])
            return seat_page.table_page(read_visit(session, token), notice, status_of(refusal), Posted(note=typed))
    return seat_page.done_response(token, "note")
