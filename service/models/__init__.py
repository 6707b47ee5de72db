"""The tables. Times are timezone-aware UTC; deadlines are columns, mails are rows, and the log of moves is the game."""

from __future__ import annotations

from service.models.game_tables import Answer, Game, LoggedMove, Orders, Seat, Seating, Submission
from service.models.mail_tables import HeldDomain, Inmail, Outmail
from service.models.player_tables import BlockedAddress, GamesRequest, Player
from service.models.remark_tables import ClockNote, Motion, Note, PlayAnalysis, PrivateNote, Talk
from service.models.site_tables import Audit, Outage, ProcessPulse, Pulse, Retry, SiteCheck, SiteKey

__all__ = [
    "Answer",
    "Audit",
    "BlockedAddress",
    "ClockNote",
    "Game",
    "GamesRequest",
    "HeldDomain",
    "Inmail",
    "LoggedMove",
    "Motion",
    "Note",
    "Orders",
    "Outage",
    "Outmail",
    "PlayAnalysis",
    "Player",
    "PrivateNote",
    "ProcessPulse",
    "Pulse",
    "Retry",
    "Seat",
    "Seating",
    "SiteCheck",
    "SiteKey",
    "Submission",
    "Talk",
]
