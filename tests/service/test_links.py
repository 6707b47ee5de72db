"""Tokens: signing, parsing and the standing of links; a token that was not signed is forged."""

from __future__ import annotations

import base64
from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from itertools import product
from typing import Any, get_args
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from service import errors
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import OF_A_PLAYER, LinkContent, Links, PlayerLinkContent, Scope, Standing, holder
from service.lobby.proposing import confirm
from service.models import Game, Player, PlayerPage, Seat
from tests.rows import add
from tests.service.harness import new_game

SCOPES: tuple[Scope, ...] = tuple(scope for scope in get_args(Scope) if scope not in OF_A_PLAYER)  # of seats
KEYS = ("a key that signs", "an older key")
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LOOK_ALIKES = "０ＡА"  # of full width, and Cyrillic

game_ids = st.binary(min_size=12, max_size=12).map(bytes.hex)
seats = st.builds(Seat, game_id=game_ids, n=st.integers(0, 3), name=st.just("Anna"), epoch=st.integers(0, 65535))
ats = st.integers(0, 2**24 - 1)
made = Links(KEYS, "https://posse.test")
SEAT = Seat(game_id="0123456789abcdef01234567", n=2, name="Curt", epoch=3)


@given(st.sampled_from(SCOPES), seats, ats)
def test_a_token_is_short_and_contains_what_it_was_made_for(scope: Scope, seat: Seat, at: int) -> None:
    token = made.token(scope, seat, at)
    assert made.read(token) == LinkContent(scope, seat.game_id, seat.n, seat.epoch, at)
    assert len(token) == 49
    assert set(token) <= set(ALPHABET + "."), "it needs no quoting"


@given(st.sampled_from(SCOPES), seats, ats, st.integers(0, 48), st.sampled_from(f"{ALPHABET}.=~ \n{LOOK_ALIKES}"))
def test_a_token_with_any_letter_changed_is_forged(scope: Scope, seat: Seat, at: int, where: int, letter: str) -> None:
    token = made.token(scope, seat, at)
    changed = token[:where] + letter + token[where + 1 :]
    if changed != token:
        with pytest.raises(errors.Forged):
            made.read(changed)


@given(st.sampled_from(SCOPES), seats, st.integers(0, 48))
def test_a_token_cut_short_is_forged(scope: Scope, seat: Seat, length: int) -> None:
    with pytest.raises(errors.Forged, match="cut short"):
        made.read(made.token(scope, seat)[:length])


@given(st.text(max_size=80))
def test_what_is_not_a_token_is_forged(text: str) -> None:
    with pytest.raises(errors.Forged):
        made.read(text)


@pytest.mark.parametrize("tail", ["=", "==", "\n", " ", "A", ".", "A" * 10_000, "\x00", "é", "%3D"])
def test_a_token_with_something_after_it_is_forged(tail: str) -> None:
    with pytest.raises(errors.Forged):
        made.read(made.token("seat", SEAT) + tail)


@given(st.binary(min_size=18, max_size=18), st.binary(min_size=18, max_size=18))
def test_a_token_of_the_right_shape_without_a_valid_signature_is_forged(payload: bytes, signature: bytes) -> None:
    parts = (base64.urlsafe_b64encode(part).decode() for part in (payload, signature))
    with pytest.raises(errors.Forged):
        made.read(".".join(parts))


players = st.builds(
    Player, id=st.integers(1, 2**63 - 1), address=st.just("a@posse.test"), games_key=st.integers(0, 2**31 - 1)
)
TIMES = st.datetimes(datetime(2026, 1, 1), datetime(2105, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - the limits of aware times


@pytest.mark.slow
@given(players, TIMES)
def test_a_token_to_all_games_contains_its_player_and_when_it_was_made(player: Player, now: datetime) -> None:
    token = made.games_token(player, now)
    assert len(token) == 49
    content = PlayerLinkContent(player.id or 0, player.games_key, int(now.timestamp()))
    assert made.read_of_player(token, "games") == content
    page = made.player_token(PlayerPage(player_id=content.player_id, key=content.key, made_at=now))
    assert made.read_of_player(page, "player") == content
    with pytest.raises(errors.Forged):
        made.read_of_player(token, "player")
    with pytest.raises(errors.Forged):
        made.read_of_player(page, "games")
    with pytest.raises(errors.Forged):
        made.read(token)


@given(st.sampled_from(SCOPES), seats, ats)
def test_a_token_of_a_seat_is_none_to_all_games(scope: Scope, seat: Seat, at: int) -> None:
    with pytest.raises(errors.Forged):
        made.read_of_player(made.token(scope, seat, at), "games")


def signed_as(scope: Scope, other: Scope) -> str:
    """The token of one scope with its payload rewritten for another."""
    payload, signature = made.token(scope, SEAT).split(".")
    as_other = bytearray(base64.urlsafe_b64decode(payload))
    number = get_args(Scope).index(other)
    as_other[0] = (number & 15) << 4 | number >> 4 << 2 | SEAT.n
    return base64.urlsafe_b64encode(bytes(as_other)).decode() + "." + signature


@pytest.mark.parametrize(("scope", "other"), list(product(SCOPES, SCOPES)))
def test_a_signature_for_one_scope_is_no_signature_for_another(scope: Scope, other: Scope) -> None:
    """The payload of one with the signature of another is forged."""
    with nullcontext() if scope == other else pytest.raises(errors.Forged):
        assert made.read(signed_as(scope, other)).scope == other


def test_the_first_key_signs_and_all_verify() -> None:
    old, new = Links(["old"], "http://x"), Links(["new"], "http://x")
    both, other_way = Links(["new", "old"], "http://x"), Links(["old", "new"], "http://x")
    assert both.token("seat", SEAT) == new.token("seat", SEAT)
    assert other_way.token("seat", SEAT) == old.token("seat", SEAT)
    assert both.read(old.token("seat", SEAT)) == both.read(new.token("seat", SEAT))
    with pytest.raises(errors.Forged):
        new.read(old.token("seat", SEAT))


def test_a_page_is_an_address_under_the_configured_one() -> None:
    links = Links(KEYS, "https://posse.test/cards/")
    assert links.page("seat", SEAT) == "https://posse.test/cards/p/" + links.token("seat", SEAT)
    assert links.history(SEAT.game_id) == f"https://posse.test/cards/g/{SEAT.game_id}"


@given(st.text())
def test_a_link_that_names_a_move_carries_it_unharmed(move: str) -> None:
    page = urlsplit(made.page("turn", SEAT, 7, move))
    assert parse_qs(page.query, keep_blank_values=True) == {"move": [move]}
    assert page.fragment == ""


def _standing(database: Database, now: datetime, claim: tuple[Scope, int, int, int], **fields: Any) -> Standing:
    """Return the standing of a link in a game of four with seat 1 at epoch 2; claim: scope, seat, epoch, at."""
    game = new_game(now, **fields)
    scope, n, epoch, at = claim
    add(database, game)
    add(database, *(Seat(game_id=game.id, n=n, name=f"Player {n}", epoch=2 if n == 1 else 0) for n in range(4)))
    with database.reading() as session:
        log, standing = holder(session, LinkContent(scope, game.id, n, epoch, at), now)
    assert log.game.id == game.id
    return standing


# Seat 1's turn among four; and the same with a window, in which the others are asked for a Photo.
TURN_POSITION = engine.new_game(["Anna", "Burt", "Curt", "Dora"], seed="0" * 64, dealer=0).play(1, "draw supply")
WINDOW_POSITION = TURN_POSITION.play(1, "play WH 3")
TURN = {"status": "playing", "at": 9, "turn_at": 7, "dealer": 0, "position": TURN_POSITION.to_dict()}
WINDOW = TURN | {"window_at": 9, "position": WINDOW_POSITION.to_dict()}


@pytest.mark.parametrize(
    ("claim", "fields", "standing"),
    [
        (("confirm", 0, 0, 0), {"status": "proposed"}, "live"),
        (("confirm", 0, 0, 0), {"status": "inviting"}, "live"),
        (("confirm", 0, 0, 0), TURN, "past"),
        (("invite", 1, 2, 0), {"status": "inviting"}, "live"),
        (("invite", 1, 1, 0), {"status": "inviting"}, "revoked"),
        (("invite", 1, 2, 0), TURN, "past"),
        (("invite", 1, 2, 0), {"status": "over"}, "past"),
        (("seat", 1, 2, 0), TURN, "live"),
        (("seat", 3, 0, 0), TURN, "live"),
        (("seat", 1, 2, 0), {"status": "over"}, "live"),
        (("seat", 1, 1, 0), TURN, "revoked"),
        (("turn", 1, 2, 7), TURN, "live"),
        (("turn", 1, 1, 7), TURN, "revoked"),
        (("turn", 1, 2, 6), TURN, "past"),
        (("turn", 1, 2, 9), TURN, "past"),
        (("turn", 0, 0, 7), TURN, "past"),
        (("turn", 1, 2, 7), WINDOW, "live"),
        (("turn", 0, 0, 9), WINDOW, "past"),
        (("window", 0, 0, 9), WINDOW, "live"),
        (("window", 2, 0, 9), WINDOW, "live"),
        (("window", 1, 2, 9), WINDOW, "past"),
        (("window", 0, 0, 8), WINDOW, "past"),
        (("turn", 3, 0, 7), WINDOW, "past"),
        (("turn", 0, 0, 8), WINDOW, "past"),
        (("turn", 1, 2, 7), TURN | {"status": "over"}, "past"),
        (("turn", 1, 2, 0), {"status": "inviting"}, "past"),
        (("done", 1, 2, 0), TURN, "past"),
        (("done", 1, 2, 9), TURN, "past"),  # such a move was never made
        (("done", 1, 1, 9), TURN, "revoked"),
    ],
)
def test_the_standing_of_a_link(
    database: Database, now: datetime, claim: tuple[Scope, int, int, int], fields: dict[str, Any], standing: Standing
) -> None:
    assert _standing(database, now, claim, **fields) == standing


def test_a_link_to_a_deleted_game_is_forged(database: Database, now: datetime) -> None:
    with database.reading() as session, pytest.raises(errors.Forged, match="does not exist"):
        holder(session, LinkContent("seat", "a" * 24, 0, 0, 0), now)


def test_a_turn_link_is_live_without_a_cached_position(
    database: Database, people: Callable[..., str], now: datetime
) -> None:
    game_id = people("Anna", "robot")
    with database.writing() as session:
        confirm(GameTransaction.lock(session, game_id, now))
        game = session.get_one(Game, game_id)
        game.position = None
        began = game.turn_at if game.window_at is None else game.window_at  # the robot may have opened a window
        claim = LinkContent("turn", game_id, 0, 0, began)
    with database.reading() as session:
        assert holder(session, claim, now)[1] == "live"
