"""Tokens: packing, signing and parsing, without the database. A link's standing is in `service.links.standing`.

Scopes:
- `proposal`: shown to whoever proposed a game, to anybody's address; it opens no seat.
- `confirm`: in the organiser's first mail; `invite`: in an invitation before the deal.
- `offer`: in an invitation to a seat of a running game, made for the epoch that begins when it is accepted.
- `seat`: valid while the game lasts; `turn` and `window`: valid for one turn or one window.
- `motion`: to answer one question; `back`: to take a held seat back once.
- `mute`: in the headers of every mail of a game, to switch its mails off.
- `address`: in the mail to an address that a guest has typed for their seat; it confirms the address.
- `done`: in no mail; after the post with which a `turn` or `window` link ended, it shows what that post led to.
- `analysis`: in the mail with the result of a game; it shows how its player played, and the tables of the game, and
  plays the game again. In a league whose divisions play the same deals it is in other mails, too, and shows the seat.
- `plan`: in the digest and in the mail of a deal; it chooses which mails its player gets of all their games, ends those
  of deals, and switches none off in a game.
- `language`: in the text of every mail to a player; it chooses the language of their mails and pages, nothing else.
- `join`: in the mail to an address with which somebody asked to join a game; it confirms the address and takes a seat.
- `player`: in the mail with the link to all games, if its player has a page of their own: it takes that page down.
- `league`: in the mails of a league; it joins leagues and leaves them for its player, and ends these mails.
- `games`: in a mail that somebody asked for; it lists all games of a player for a day, and names no seat.
- `deadlines`: in no mail; with it a calendar program reads until when a seat has to do something. `calendar`: the same
  of all games of a player. Both are renewed on the page that shows them, and are good for nothing else.
- `device`: in no mail; a device that is told of all games of its player keeps it, and lists them as long as it is told.
"""

from __future__ import annotations

import hashlib
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple, get_args
from urllib.parse import quote

from itsdangerous import BadSignature, Signer
from itsdangerous.signer import HMACAlgorithm

from engine.language import text
from service import errors
from service.models import Device, Player, PlayerPage, Seat

# A token contains the index of its scope: append new ones.
Scope = Literal[
    "confirm",
    "invite",
    "seat",
    "turn",
    "motion",
    "back",
    "offer",
    "window",
    "proposal",
    "mute",
    "done",
    "games",
    "address",
    "analysis",
    "plan",
    "language",
    "join",
    "player",
    "league",
    "deadlines",
    "calendar",
    "device",
]

OF_A_PLAYER: tuple[Scope, ...] = ("games", "player", "calendar", "device")
"""The scopes of links that name no seat."""

_SCOPES: tuple[Scope, ...] = get_args(Scope)
_SIGNATURE = 18  # bytes of the HMAC, 144 bits: short enough for a link to fit on one line of a mail
_TOKEN = re.compile(r"[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{24}")
_FORGED = text(
    "This link is not valid; perhaps it was cut short on its way. Please open it again from the mail, or copy the "
    "whole line."
)


class LinkContent(NamedTuple):
    """The content of a token.

    `at`: the number of moves when the turn or window began, when a robot took over the seat, or once the post was
    played (`turn`, `window`, `back`, `done`); the id of the motion (`motion`, `offer`); the number of the request
    (`address`, `join`); the number of the address (`deadlines`); otherwise 0.
    """

    scope: Scope
    game_id: str
    seat: int
    epoch: int
    at: int


class PlayerLinkContent(NamedTuple):
    """The content of a token of a player (OF_A_PLAYER), which is valid as long as its `key` is the stored one.

    That is `Player.games_key`, `PlayerPage.key`, `Player.calendar_key` or `Device.key`. `made_at`: in seconds since
    1970; of a `device` its number.
    """

    player_id: int
    key: int
    made_at: int


class _ShortHmac(HMACAlgorithm):
    """HMAC-SHA256 truncated to 18 bytes."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """Return the truncated HMAC; verification compares against it too."""
        return super().get_signature(key, value)[:_SIGNATURE]


class Links:
    """Signs and parses links. The first of `keys` signs, all of them verify; URLs begin with `base_url`."""

    def __init__(self, keys: Sequence[str], base_url: str) -> None:
        self._base_url = base_url.rstrip("/")
        oldest_first = list(reversed(keys))  # itsdangerous signs with the last
        self._signers = {
            scope: Signer(
                oldest_first,
                salt=f"posse/{scope}",
                key_derivation="hmac",
                digest_method=hashlib.sha256,
                algorithm=_ShortHmac(hashlib.sha256),
            )
            for scope in _SCOPES
        }

    def token(self, scope: Scope, seat: Seat, at: int = 0) -> str:
        """Return a signed token of 49 characters, none of which a URL needs to quote."""
        return self._signed(scope, _pack(LinkContent(scope, seat.game_id, seat.n, seat.epoch, at)))

    def read(self, token: str) -> LinkContent:
        """Return the content of a token of a seat. Raises errors.Forged unless exactly these characters were signed."""
        scope, packed = self._verified(token)
        if scope in OF_A_PLAYER:
            raise errors.Forged(_FORGED)
        return _unpack(scope, packed)

    def games_token(self, player: Player, now: datetime) -> str:
        """Return a signed token to all games of a player, made at `now`; it is as long as one of a seat."""
        return self._of_player("games", PlayerLinkContent(player.id or 0, player.games_key, int(now.timestamp())))

    def player_token(self, page: PlayerPage) -> str:
        """Return a signed token with which the owner of a page changes it; it is as long as one of a seat."""
        return self._of_player("player", PlayerLinkContent(page.player_id, page.key, int(page.made_at.timestamp())))

    def calendar_token(self, player: Player) -> str:
        """Return a signed token to the deadlines of a player; it stays the same until it is renewed."""
        return self._of_player("calendar", PlayerLinkContent(player.id or 0, player.calendar_key, 0))

    def device_token(self, device: Device) -> str:
        """Return a signed token to all games of a player, for one device that is told of them."""
        return self._of_player("device", PlayerLinkContent(device.player_id, device.key, device.id or 0))

    def read_of_player(self, token: str, wanted: Scope) -> PlayerLinkContent:
        """Return the content of a token of a player, of the scope that is wanted. Raises errors.Forged as `read`."""
        scope, packed = self._verified(token)
        if scope != wanted:
            raise errors.Forged(_FORGED)
        return _unpack_player(packed)

    def _of_player(self, scope: Scope, content: PlayerLinkContent) -> str:
        return self._signed(scope, _pack_player(scope, content))

    def _signed(self, scope: Scope, packed: bytes) -> str:
        return self._signers[scope].sign(urlsafe_b64encode(packed)).decode("ascii")

    def _verified(self, token: str) -> tuple[Scope, bytes]:
        """Return the scope and the bytes that were signed. Raises errors.Forged.

        24 characters of base64 are 18 bytes without spare bits, so each token has one spelling only.
        """
        if not _TOKEN.fullmatch(token):
            raise errors.Forged(_FORGED)
        packed = urlsafe_b64decode(token.partition(".")[0])
        number = packed[0] >> 4 | (packed[0] >> 2 & 3) << 4
        if number >= len(_SCOPES):
            raise errors.Forged(_FORGED)
        try:
            self._signers[_SCOPES[number]].unsign(token)
        except BadSignature:
            raise errors.Forged(_FORGED) from None
        return _SCOPES[number], packed

    def page(self, scope: Scope, seat: Seat, at: int = 0, move: str | None = None) -> str:
        """Return the URL of a seat's page; with `move` the page asks to confirm that move."""
        query = "" if move is None else "?move=" + quote(move, safe="")
        return f"{self._base_url}/p/{self.token(scope, seat, at)}{query}"

    def mails(self, seat: Seat) -> str:
        """Return the URL at which a mail program switches the mails of a game to a seat's player off."""
        return f"{self.page('mute', seat)}/mails"

    def all_mails(self, seat: Seat) -> str:
        """Return the URL at which a mail program switches the mails of all games to a seat's player off."""
        return f"{self.mails(seat)}/all"

    def deal_mails(self, seat: Seat) -> str:
        """Return the URL at which a mail program ends the mails of deals to a seat's player."""
        return f"{self.page('plan', seat)}/mails/deal"

    def leagues(self, seat: Seat) -> str:
        """Return the URL at which a seat's player joins leagues and leaves them."""
        return f"{self.page('league', seat)}/leagues"

    def league_mails(self, seat: Seat) -> str:
        """Return the URL at which a mail program ends the weekly mails of leagues to a seat's player."""
        return f"{self.leagues(seat)}/mails"

    def league(self, name: str) -> str:
        """Return the URL of a league's page, by its name."""
        return f"{self._base_url}/leagues/{quote(name, safe='')}"

    def plan(self, seat: Seat) -> str:
        """Return the URL at which a seat's player chooses which mails of all their games they get."""
        return f"{self.page('plan', seat)}#all"

    def language(self, seat: Seat) -> str:
        """Return the URL of the page on which a seat's player chooses their language."""
        return self.page("language", seat)

    def games(self, player: Player, now: datetime) -> str:
        """Return the URL of the list of a player's games."""
        return f"{self._base_url}/my-games/{self.games_token(player, now)}"

    def deadlines(self, seat: Seat) -> str:
        """Return the URL of the calendar of a seat's deadlines."""
        return f"{self.page('deadlines', seat, seat.calendar_no)}/deadlines.ics"

    def calendar(self, player: Player) -> str:
        """Return the URL of the calendar of all deadlines of a player."""
        return f"{self._base_url}/calendar/{self.calendar_token(player)}.ics"

    def told(self, device: Device) -> str:
        """Return the URL of the list of a player's games, for one device that is told of them."""
        return f"{self._base_url}/told/{self.device_token(device)}"

    def own_page(self, page: PlayerPage) -> str:
        """Return the URL at which the owner of a page changes it."""
        return f"{self._base_url}/own-page/{self.player_token(page)}"

    def player(self, name: str) -> str:
        """Return the URL of a player's page, by its name."""
        return f"{self._base_url}/players/{quote(name, safe='')}"

    def history(self, game_id: str) -> str:
        """Return the URL of a game's public history."""
        return f"{self._base_url}/g/{game_id}"

    def opened(self, game_id: str) -> str:
        """Return the URL at which a device opens the link to a game that it keeps: good for nothing else."""
        return f"{self._base_url}/open#{game_id}"

    def join(self, key: str) -> str:
        """Return the URL at which somebody joins a game, by the key of its address."""
        return f"{self._base_url}/join/{key}"

    def tables(self) -> str:
        """Return the URL of the list of games that want players."""
        return f"{self._base_url}/tables"

    def rules(self, game_id: str | None) -> str:
        """Return the URL of a game's rules; without a game that of the rules that are played by default."""
        return f"{self._base_url}/rules" if game_id is None else f"{self.history(game_id)}/rules"


def _pack(content: LinkContent) -> bytes:
    """Return 18 bytes: scope and seat (1), game (12), epoch (2), at (3)."""
    return (
        _head(content.scope, content.seat)
        + bytes.fromhex(content.game_id)
        + content.epoch.to_bytes(2, "big")
        + content.at.to_bytes(3, "big")
    )


def _unpack(scope: Scope, packed: bytes) -> LinkContent:
    epoch, at = int.from_bytes(packed[13:15], "big"), int.from_bytes(packed[15:], "big")
    return LinkContent(scope, packed[1:13].hex(), packed[0] & 3, epoch, at)


def _head(scope: Scope, seat: int = 0) -> bytes:
    """Return one byte: the four low bits of the scope's index, its two high ones, and the seat in two bits."""
    number = _SCOPES.index(scope)
    return bytes([(number & 15) << 4 | number >> 4 << 2 | seat])


def _pack_player(scope: Scope, content: PlayerLinkContent) -> bytes:
    """Return 18 bytes: scope (1), player (8), key (4), seconds (5)."""
    head = _head(scope) + content.player_id.to_bytes(8, "big")
    return head + content.key.to_bytes(4, "big") + content.made_at.to_bytes(5, "big")


def _unpack_player(packed: bytes) -> PlayerLinkContent:
    return PlayerLinkContent(*(int.from_bytes(part, "big") for part in (packed[1:9], packed[9:13], packed[13:])))
