"""The seat's object (docs/design.md#contract): what programs get of a link, after a post and after a refusal."""

from __future__ import annotations

from dataclasses import asdict

from flask import Response

from service.views import gate
from service.web.base import responses
from service.web.base.error_pages import Refusal, status_of
from service.web.link.link_requests import LinkRequest


def seat_json(link: LinkRequest, status: int = 200, /, **more: object) -> Response:
    """Return the seat's object (docs/design.md#contract) as JSON, with what else the response holds."""
    return responses.json_object(_seat_object(link) | _mails(link) | more, status)


def _seat_object(link: LinkRequest) -> dict[str, object]:
    return gate.seat_object(link.log, link.viewer, link.moment, fixed=link.moment is not None)


def _mails(link: LinkRequest) -> dict[str, object]:
    """Return that the seat's mails are off, and the failed mails that the holder of the link may correct, if so."""
    mails = {"mails": "off"} if link.seat.mails_off and link.allows("mute") else {}
    failed = [asdict(mail) for mail in link.failed_mails.values()]
    return mails | ({"failed_mails": failed} if failed else {})


def rejection_json(link: LinkRequest, refusal: Refusal, more: dict[str, object]) -> Response:
    """Return a refusal as JSON with what is legal now; for a link that is past, with what a bystander may know."""
    now = _seat_object(link)
    error = {"error": refusal.kind, "message": refusal.message}
    if link.viewer is None:
        return responses.json_object(now | error | {"legal": None} | more, status_of(refusal))
    return responses.json_object(error | {"legal": now["legal"], "at": now["at"]} | more, status_of(refusal))
