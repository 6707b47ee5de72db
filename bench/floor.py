"""A minimal service, as a baseline for moves over HTTP: what any service of this kind does for one move.

Flask, a signed token, a locked row, a JSON state, one log row, the mails queued, one commit, with SQLModel. It has no
rules: it reads, changes and returns a state of the same size as Posse's. The request says how many mails to queue.
"""

from __future__ import annotations

import hashlib
import os
from datetime import UTC, datetime, timedelta
from typing import Any

from flask import Flask, Response, abort, jsonify, request
from itsdangerous import BadSignature, Signer
from sqlalchemy import JSON, Column, create_engine
from sqlalchemy.orm import registry
from sqlmodel import Field, Session, SQLModel, select

from service.db.connections import LOCK_TIMEOUT, POOL_SIZE

KEY = "a key that signs the links of these games"


class _Floor(SQLModel, registry=registry()):
    """The base of these tables, with a registry apart from the service's."""


class FloorGame(_Floor, table=True):
    """A game: the number of its moves, and its state."""

    id: str = Field(primary_key=True)
    at: int = 0
    state: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    due_at: datetime | None = Field(default=None, index=True)


class FloorMove(_Floor, table=True):
    """A move of the log."""

    game_id: str = Field(foreign_key="floorgame.id", primary_key=True)
    n: int = Field(primary_key=True)
    seat: int
    move: str
    made_at: datetime


class FloorMail(_Floor, table=True):
    """A queued mail."""

    id: int | None = Field(default=None, primary_key=True)
    game_id: str = Field(foreign_key="floorgame.id", index=True)
    seat: int
    kind: str
    at: int
    state: str = "queued"
    next_try_at: datetime = Field(index=True)


def signer() -> Signer:
    """Return the signer of the tokens."""
    return Signer(KEY, salt="floor", key_derivation="hmac", digest_method=hashlib.sha256)


def seen(state: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the state as one seat may see it."""
    hands = [hand if n == seat else len(hand) for n, hand in enumerate(state["hands"])]
    return state | {"hands": hands, "supply": len(state["supply"]), "discard": len(state["discard"])}


def create_app(url: str) -> Flask:
    """Return the application over a database that has the tables."""
    app = Flask(__name__)
    database = create_engine(url, pool_size=POOL_SIZE, max_overflow=0, pool_timeout=LOCK_TIMEOUT, pool_pre_ping=True)
    tokens = signer()

    @app.get("/healthz")
    def alive() -> str:
        return "alive"

    @app.post("/p/<token>/moves")
    def play(token: str) -> Response:
        try:
            game_id, _, seat = tokens.unsign(token).decode().partition("-")
        except BadSignature:
            abort(404)
        body, now = request.get_json(), datetime.now(UTC)
        with Session(database, expire_on_commit=False) as session:
            game = session.exec(select(FloorGame).where(FloorGame.id == game_id).with_for_update()).one()
            if body["at"] != game.at:
                abort(409)
            game.at += 1
            game.state = game.state | {"hand_no": game.at}
            session.add(FloorMove(game_id=game_id, n=game.at, seat=int(seat), move=body["move"], made_at=now))
            for _ in range(body["mails"]):
                game.due_at = now + timedelta(hours=48)
                session.add(FloorMail(game_id=game_id, seat=int(seat), kind="turn", at=game.at, next_try_at=now))
            session.commit()
        return jsonify({"game": game_id, "at": game.at, "view": seen(game.state, int(seat)), "did": [body["move"]]})

    return app


def application() -> Flask:
    """Return the application for gunicorn, as `bench.floor:application()`."""
    return create_app(os.environ["DATABASE_URL"].replace("postgresql:", "postgresql+psycopg:"))
