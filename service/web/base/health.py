"""Health checks: of this process for load balancers and service managers, of all processes for the operator."""

from __future__ import annotations

from dataclasses import asdict

from flask import Blueprint, Response, request
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.exceptions import NotFound

from service.db import faults
from service.links import probes
from service.monitoring import gauges
from service.web.base.app_state import app_state
from service.web.base.clients import is_loopback
from service.web.base.responses import json_object

FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-Ip", "Via")

blueprint = Blueprint("health", __name__)


@blueprint.get("/healthz")
def alive() -> Response:
    """Respond with 200 as long as the process responds at all; to `posse doctor` also how its request arrived."""
    answer = _answer_to_probe(request.headers.get(probes.HEADER))
    return json_object({"status": "alive"} if answer is None else {"status": "alive", probes.FIELD: answer})


def _answer_to_probe(question: str | None) -> str | None:
    """Return the answer to a probe that is signed with a key of this site."""
    if question is None:
        return None
    settings = app_state().settings
    entries = [one for one in request.headers.get("X-Forwarded-For", "").split(",") if one.strip()]
    arrival = probes.Arrival(len(entries), settings.trusted_proxies)
    return probes.Probes(settings.secret_keys).answer(question, arrival, app_state().clock())


@blueprint.get("/readyz")
def ready() -> Response:
    """Respond with 200 if this process can take a move, by its last pulse, else with 503 and why not."""
    problem = app_state().heartbeat.problem
    return json_object({"status": "ready"}) if problem is None else json_object({"status": problem}, 503)


@blueprint.get("/status")
def fleet() -> Response:
    """Respond with the state of the whole service, to requests from this machine only. Raises NotFound for others."""
    if not _is_local():
        raise NotFound
    try:
        with app_state().database.reading() as session:
            found = gauges.measure_now(session, app_state().clock())
    except SQLAlchemyError as error:
        return json_object({"status": faults.sentence(error)}, 503)
    return json_object(_described(found))


def _is_local() -> bool:
    """Return whether the client is on this machine, without a proxy between: by its address, Host and headers."""
    host = request.host.rpartition(":")[0].strip("[]") or request.host
    local = all(is_loopback(one) for one in (request.remote_addr or "", host))
    return local and not any(name in request.headers for name in FORWARDED)


def _described(found: gauges.Gauges) -> dict[str, object]:
    outbox = [{"kind": kind, "state": state, "mails": number} for (kind, state), number in found.outbox.items()]
    received = [{"asked": asked, "state": state, "mails": number} for (asked, state), number in found.received.items()]
    return asdict(found) | {"outbox": outbox, "received": received}
