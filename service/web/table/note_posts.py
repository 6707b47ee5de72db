"""Posts of the note that a player writes for themselves."""

from __future__ import annotations

from flask import Blueprint, Response, request

from service import errors
from service.table import private_notes
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import lock_visit
from service.web.base.refused_post import Posted
from service.web.table import seat_page

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
        return seat_page.refused_page(token, refusal, Posted(note=typed), refusal.fields["note"])
    return seat_page.done_response(token, "note")
