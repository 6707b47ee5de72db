"""How reliably somebody plays: the share of their turns that they finished themselves, in all games that are over."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import func
from sqlmodel import Session, col, select

from engine.language import Text, text
from service.models import PlayedSeat, Player

LEAST_TURNS = 20  # before that a share says nothing


IN_TIME = text("{share} per cent of {turns} turns in time")
NEW_HERE = text("new here")


class Reliability(NamedTuple):
    """How many turns somebody has had, and how many of them the clock or a robot finished."""

    turns: int
    late: int

    @property
    def share(self) -> int | None:
        """The share of turns in time, in per cent, rounded down; None for somebody who has had few turns."""
        return None if self.turns < LEAST_TURNS else 100 * (self.turns - self.late) // self.turns

    @property
    def in_words(self) -> Text:
        """It in a few words."""
        return NEW_HERE if self.share is None else IN_TIME.format(share=self.share, turns=self.turns)


def reliability_of(session: Session, player: Player) -> Reliability:
    """Return how reliably the owner of a player's mailbox plays."""
    return _by_mailbox(session, [player]).get(player.mailbox, Reliability(0, 0))


def shown(session: Session, players: Collection[Player]) -> Mapping[int | None, Reliability]:
    """Return what others may see of it, by the player's id: those who do not show it are missing."""
    showing = [player for player in players if player.shows_turns]
    found = _by_mailbox(session, showing)
    return {player.id: found.get(player.mailbox, Reliability(0, 0)) for player in showing}


def _by_mailbox(session: Session, players: Collection[Player]) -> Mapping[str, Reliability]:
    counted = select(Player.mailbox, func.sum(PlayedSeat.turns), func.sum(PlayedSeat.late))
    counted = counted.join(PlayedSeat, col(PlayedSeat.player_id) == col(Player.id))
    theirs = counted.where(col(Player.mailbox).in_([player.mailbox for player in players])).group_by(Player.mailbox)
    return {mailbox: Reliability(turns, late) for mailbox, turns, late in session.exec(theirs)}
