"""Create the tables of the first release.

Constraints and indexes get their names from the convention in `service.models.conventions`.
"""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision: str | None = None

BOOLEAN, DATE, FLOAT, INTEGER, JSON, TEXT = sa.Boolean, sa.Date, sa.Float, sa.Integer, sa.JSON, sa.String
TIME = sa.DateTime(timezone=True)
ZERO, NO = sa.text("0"), sa.false()

needed, optional = partial(sa.Column, nullable=False), partial(sa.Column, nullable=True)


_UNRATED = "rating IS NULL AND scale IS NOT NULL"


def one_of(column: str, *values: str) -> sa.CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return sa.CheckConstraint(f"{column} IN ({listed})", name=f"{column}_known")


def upgrade() -> None:
    _create_people()
    _create_addresses()
    _create_deals()
    _create_games()
    _create_seats()
    _create_join_requests()
    _create_results()
    _create_leagues()
    _create_seasons()
    _create_seatings()
    _create_moves()
    _create_decisions()
    _create_sent_mails()
    _create_chats()
    _create_devices()
    _create_received_mails()
    _create_notes()
    _create_talk()
    _create_motions()
    _create_analyses()
    _create_keys()
    _create_processes()
    _create_faults()


def _create_people() -> None:
    op.create_table(
        "player",
        needed("id", INTEGER, primary_key=True),
        needed("address", sa.String(254), unique=True),
        needed("mailbox", TEXT, index=True),
        needed("muted", BOOLEAN),
        optional("forgotten_at", TIME),
        needed("created_at", TIME),
        needed("language", TEXT, server_default="en"),
        needed("time_zone", TEXT, server_default="UTC"),
        optional("quiet_from", INTEGER),
        optional("quiet_to", INTEGER),
        needed("mail_plan", TEXT, server_default="all"),
        needed("digest_minute", INTEGER, server_default=sa.text("480")),
        needed("mails_together", BOOLEAN, server_default=NO),
        optional("digest_due", TIME, index=True),
        needed("shows_turns", BOOLEAN, server_default=NO),
        needed("deal_mails", BOOLEAN, server_default=NO),
        needed("deal_minute", INTEGER, server_default=sa.text("420")),
        optional("deal_due", TIME, index=True),
        needed("games_key", INTEGER, server_default=ZERO),
        needed("calendar_key", INTEGER, server_default=ZERO),
        one_of("mail_plan", "all", "needed", "digest"),
    )


def _create_addresses() -> None:
    op.create_table(
        "blocked_address",
        needed("key", TEXT, primary_key=True),
        needed("created_at", TIME),
    )
    op.create_table(
        "player_page",
        needed("player_id", INTEGER, sa.ForeignKey("player.id"), primary_key=True),
        needed("name", TEXT),
        needed("name_key", TEXT, unique=True),
        needed("made_at", TIME),
        needed("key", INTEGER),
    )
    op.create_table(
        "games_request",
        needed("id", INTEGER, primary_key=True),
        needed("address", sa.String(254)),
        needed("made_at", TIME),
    )
    op.create_table(
        "player_block",
        needed("player_id", INTEGER, sa.ForeignKey("player.id"), primary_key=True),
        needed("blocked_id", INTEGER, sa.ForeignKey("player.id"), primary_key=True, index=True),
        needed("name", TEXT),
        needed("made_at", TIME),
    )


def _create_deals() -> None:
    op.create_table(
        "deal",
        needed("day", DATE, primary_key=True),
        needed("edition", TEXT),
        needed("robots", JSON),
        needed("seed", TEXT),
        needed("commitment", TEXT),
        optional("mean", INTEGER),
        optional("tally", JSON),
        optional("opened_at", TIME),
        optional("counted_at", TIME),
    )
    op.create_table(
        "deal_result",
        needed("game", sa.String(24), primary_key=True),
        needed("day", DATE, sa.ForeignKey("deal.day")),
        needed("lead", INTEGER),
        optional("name", TEXT),
        optional("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("counted", BOOLEAN),
        needed("ended_at", TIME),
        sa.Index("ix_deal_result_day_lead", "day", "lead"),
        *(
            sa.Index(f"ix_deal_result_{whose}", "day", "lead", sqlite_where=named, postgresql_where=named)
            for whose, named in (
                ("players", sa.text("name IS NOT NULL AND player_id IS NOT NULL")),
                ("guests", sa.text("name IS NOT NULL AND player_id IS NULL")),
            )
        ),
        sa.Index(
            "ix_deal_result_uncounted",
            "day",
            "game",
            sqlite_where=sa.text("counted = 0"),
            postgresql_where=sa.text("NOT counted"),
        ),
    )
    op.create_table(
        "deal_choice",
        needed("day", DATE, sa.ForeignKey("deal.day"), primary_key=True),
        needed("moment", sa.String(32), primary_key=True),
        needed("move", TEXT, primary_key=True),
        needed("number", INTEGER),
        needed("total", INTEGER),
    )


def _create_games() -> None:
    op.create_table(
        "game",
        needed("id", sa.String(24), primary_key=True),
        needed("name", TEXT),
        needed("edition", TEXT),
        needed("house_rules", JSON),
        needed("turn_hours", FLOAT),
        needed("window_hours", FLOAT),
        needed("windows", TEXT),
        needed("bank_hours", FLOAT, server_default=ZERO),
        needed("weekends_off", BOOLEAN, server_default=NO),
        needed("seed", TEXT),
        needed("commitment", TEXT),
        optional("cuts", JSON),
        optional("dealer", INTEGER),
        needed("status", TEXT),
        needed("at", INTEGER),
        needed("turn_at", INTEGER),
        optional("window_at", INTEGER),
        optional("position", JSON),
        optional("line_at", INTEGER),
        needed("posted_at", JSON),
        needed("created_at", TIME),
        optional("started_at", TIME),
        optional("ended_at", TIME),
        optional("due_at", TIME, index=True),
        optional("remind_at", TIME, index=True),
        optional("turn_left", FLOAT),
        optional("window_left", FLOAT),
        optional("bank_at", TIME),
        optional("wound_at", TIME),
        optional("erase_at", TIME, index=True),
        optional("think_at", TIME, index=True),
        optional("think_by", TIME, index=True),
        optional("trimmed_at", TIME),
        optional("hands", INTEGER),
        optional("deal", DATE, sa.ForeignKey("deal.day"), index=True),
        needed("sealed", BOOLEAN, server_default=NO),
        optional("again_of", sa.String(24), index=True),
        optional("branched_from", sa.String(24), index=True),
        optional("branched_at", INTEGER),
        needed("time_up", BOOLEAN, server_default=NO),
        needed("talk_off", BOOLEAN, server_default=NO),
        needed("show_address", BOOLEAN, server_default=NO),
        optional("join_key", sa.String(24), unique=True),
        needed("watched", BOOLEAN, server_default=NO),
        needed("listed", BOOLEAN, server_default=NO),
        optional("least_in_time", INTEGER),
        needed("in_chat", BOOLEAN, server_default=NO),
        needed("unrated", BOOLEAN, server_default=NO),
        optional("fill_with", TEXT),
        needed("guest_language", TEXT, server_default="en"),
        one_of("windows", "sealed", "quick", "orders"),
        one_of("status", "proposed", "inviting", "playing", "paused", "over", "stopped"),
        sa.Index("ix_game_untrimmed", "trimmed_at", "ended_at"),
        sa.Index("ix_game_listed", "listed", "status", "created_at"),
        sa.Index("ix_game_watched", "watched", "status", "started_at"),
    )


def _create_seats() -> None:
    op.create_table(
        "seat",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id"), index=True),
        needed("n", INTEGER),
        needed("name", TEXT),
        optional("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        optional("robot", TEXT),
        needed("state", TEXT),
        needed("epoch", INTEGER),
        needed("owner_epoch", INTEGER, server_default=ZERO),
        optional("invited_at", TIME),
        optional("due_at", TIME, index=True),
        optional("remind_at", TIME, index=True),
        optional("reminded_at", TIME),
        needed("bank_left", FLOAT, server_default=ZERO),
        needed("missed", INTEGER, server_default=ZERO),
        optional("held_since", TIME),
        optional("away_from", TIME),
        optional("away_until", TIME),
        needed("away_spent", FLOAT, server_default=ZERO),
        optional("bounced_at", TIME),
        needed("mails_off", BOOLEAN, server_default=NO),
        needed("talk_muted", BOOLEAN, server_default=NO),
        needed("calendar_no", INTEGER, server_default=ZERO),
        optional("mention", TEXT),
        needed("may_be_watched", BOOLEAN, server_default=NO),
        one_of("state", "invited", "accepted", "declined", "lapsed", "open"),
        sa.UniqueConstraint("game_id", "n"),
    )


def _create_join_requests() -> None:
    op.create_table(
        "join_request",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id")),
        needed("n", INTEGER),
        optional("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("name", TEXT),
        needed("made_at", TIME),
        needed("state", TEXT),
        optional("seat", INTEGER),
        optional("cut", TEXT),
        sa.UniqueConstraint("game_id", "n"),
        one_of("state", "new", "waiting", "seated", "over"),
        sa.Index("ix_join_request_state", "state", "made_at"),
    )


def _create_results() -> None:
    op.create_table(
        "ended_game",
        needed("game_id", TEXT, sa.ForeignKey("game.id"), primary_key=True),
        needed("ended_at", TIME, index=True),
    )
    op.create_table(
        "played_seat",
        needed("game", sa.String(24), primary_key=True),
        needed("seat", INTEGER, primary_key=True),
        optional("player_id", INTEGER, sa.ForeignKey("player.id")),
        optional("forgotten", INTEGER),
        optional("robot", TEXT),
        needed("edition", TEXT),
        needed("players", INTEGER),
        needed("robots", INTEGER),
        needed("of_deal", BOOLEAN),
        needed("place", INTEGER),
        needed("money", INTEGER),
        needed("turns", INTEGER),
        needed("late", INTEGER),
        needed("ended_at", TIME),
        optional("scale", TEXT),
        optional("rating", FLOAT),
        optional("rating_error", FLOAT),
        one_of("scale", "two", "more", "robots"),
        sa.Index("ix_played_seat_order", "scale", "ended_at", "game"),
        sa.Index("ix_played_seat_of_player", "player_id", "scale", "ended_at"),
        sa.Index("ix_played_seat_forgotten", "forgotten"),
    )
    op.create_index(
        "ix_played_seat_unrated",
        "played_seat",
        ["ended_at", "game"],
        sqlite_where=sa.text(_UNRATED),
        postgresql_where=sa.text(_UNRATED),
    )


def _create_leagues() -> None:
    op.create_table(
        "league",
        needed("id", INTEGER, primary_key=True),
        needed("name", TEXT),
        needed("name_key", TEXT, unique=True),
        optional("founder_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("edition", TEXT),
        needed("players", INTEGER),
        needed("turn_hours", FLOAT),
        needed("weeks", INTEGER),
        needed("same_deals", BOOLEAN, server_default=NO),
        needed("made_at", TIME),
        optional("season_due", TIME, index=True),
        optional("ended_at", TIME),
    )
    op.create_table(
        "league_member",
        needed("id", INTEGER, primary_key=True),
        needed("league_id", INTEGER, sa.ForeignKey("league.id")),
        optional("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("name", TEXT),
        needed("joined_at", TIME),
        optional("left_at", TIME),
        needed("strikes", INTEGER, server_default=ZERO),
        needed("waits", INTEGER, server_default=ZERO),
        needed("mails_off", BOOLEAN, server_default=NO),
        sa.UniqueConstraint("league_id", "player_id"),
    )


def _create_seasons() -> None:
    op.create_table(
        "league_season",
        needed("id", INTEGER, primary_key=True),
        needed("league_id", INTEGER, sa.ForeignKey("league.id")),
        needed("number", INTEGER),
        needed("begins_at", TIME),
        needed("ends_at", TIME, index=True),
        optional("closed_at", TIME, index=True),
        optional("opened_at", TIME),
        sa.UniqueConstraint("league_id", "number"),
    )
    op.create_table(
        "league_place",
        needed("id", INTEGER, primary_key=True),
        needed("season_id", INTEGER, sa.ForeignKey("league_season.id")),
        needed("division", INTEGER),
        needed("number", INTEGER),
        optional("member_id", INTEGER, sa.ForeignKey("league_member.id"), index=True),
        needed("name", TEXT),
        optional("replaced", TEXT),
        needed("leaving", BOOLEAN, server_default=NO),
        optional("mail_due", TIME, index=True),
        sa.UniqueConstraint("season_id", "division", "number"),
        one_of("replaced", "left", "lapsed"),
    )
    leaving = sa.text("leaving")
    op.create_index("ix_league_place_leaving", "league_place", ["id"], sqlite_where=leaving, postgresql_where=leaving)
    op.create_table(
        "league_game",
        needed("id", INTEGER, primary_key=True),
        needed("season_id", INTEGER, sa.ForeignKey("league_season.id")),
        needed("division", INTEGER),
        needed("number", INTEGER),
        needed("seats", JSON),
        needed("seed", TEXT),
        optional("game", sa.String(24), unique=True),
        optional("judge_due", TIME, index=True),
        optional("judged", JSON),
        sa.UniqueConstraint("season_id", "division", "number"),
    )


def _create_seatings() -> None:
    op.create_table(
        "seating",
        needed("game_id", TEXT, sa.ForeignKey("game.id"), primary_key=True),
        needed("seat", INTEGER, primary_key=True),
        needed("n", INTEGER, primary_key=True),
        needed("name", TEXT),
        optional("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("since", TIME),
    )


def _create_moves() -> None:
    op.create_table(
        "move",
        needed("game_id", TEXT, sa.ForeignKey("game.id"), primary_key=True),
        needed("n", INTEGER, primary_key=True),
        needed("seat", INTEGER),
        needed("move", TEXT),
        optional("mark", TEXT),
        needed("made_at", TIME),
        needed("posted", BOOLEAN, server_default=NO),
        one_of("mark", "clock", "robot"),
    )
    op.create_table(
        "submission",
        needed("game_id", TEXT, sa.ForeignKey("game.id"), primary_key=True),
        needed("at", INTEGER, primary_key=True),
        needed("seat", INTEGER, primary_key=True),
        needed("said", TEXT),
        needed("first", INTEGER),
        needed("last", INTEGER),
        optional("stopped", TEXT),
    )


def _create_decisions() -> None:
    op.create_table(
        "answer",
        needed("game_id", TEXT, sa.ForeignKey("game.id"), primary_key=True),
        needed("at", INTEGER, primary_key=True),
        needed("seat", INTEGER, primary_key=True),
        needed("move", TEXT),
        needed("answered_at", TIME),
    )
    op.create_table(
        "orders",
        needed("game_id", TEXT, sa.ForeignKey("game.id"), primary_key=True),
        needed("seat", INTEGER, primary_key=True),
        needed("photo", TEXT),
        needed("wyatt", TEXT),
        needed("draw", TEXT),
        optional("rest", TEXT),
        needed("if_reacted", TEXT),
        one_of("photo", "always", "never", "ask"),
        one_of("wyatt", "always", "never", "ask"),
        one_of("draw", "ask", "supply"),
        one_of("if_reacted", "go on", "ask"),
    )


def _create_sent_mails() -> None:
    op.create_table(
        "outmail",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id"), index=True),
        needed("seat", INTEGER),
        needed("kind", TEXT),
        needed("at", INTEGER),
        needed("cause", TEXT),
        needed("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        optional("asked_by", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("state", TEXT),
        needed("tries", INTEGER),
        needed("created_at", TIME),
        needed("next_try_at", TIME),
        optional("sent_at", TIME),
        needed("message_id", TEXT),
        optional("return_key", sa.String(24), unique=True, index=True),
        optional("error", TEXT),
        optional("digest", INTEGER, index=True),
        optional("dismissed_at", TIME),
        one_of("state", "queued", "sending", "sent", "superseded", "muted", "unwanted", "held", "digested", "failed"),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"]),
        sa.UniqueConstraint("game_id", "seat", "kind", "at", "cause"),
        sa.Index("ix_outmail_due", "state", "next_try_at"),
    )
    op.create_table(
        "held_domain",
        needed("domain", sa.String(253), primary_key=True),
        needed("since", TIME),
        needed("until", TIME),
        needed("refusals", INTEGER),
        needed("reason", TEXT),
    )


def _create_chats() -> None:
    op.create_table(
        "game_chat",
        needed("game_id", TEXT, sa.ForeignKey("game.id"), primary_key=True),
        needed("kind", TEXT),
        needed("address", sa.String(1000)),
        needed("host", sa.String(260), index=True),
        needed("language", TEXT),
        needed("since", TIME),
        optional("failing_since", TIME),
        optional("off_at", TIME),
        optional("off_why", TEXT),
        one_of("kind", "discord", "slack", "mattermost", "ntfy", "matrix", "json"),
    )
    op.create_table(
        "ping",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id")),
        needed("about", TEXT),
        needed("at", INTEGER),
        needed("cause", TEXT),
        needed("state", TEXT),
        needed("tries", INTEGER),
        needed("created_at", TIME),
        needed("next_try_at", TIME),
        optional("sent_at", TIME, index=True),
        needed("message_id", TEXT),
        optional("error", TEXT),
        one_of("state", "queued", "sending", "sent", "superseded", "failed"),
        one_of("about", "test", "turn", "end"),
        sa.UniqueConstraint("game_id", "about", "at", "cause"),
        sa.Index("ix_ping_due", "state", "next_try_at"),
    )


def _create_devices() -> None:
    op.create_table(
        "device",
        needed("id", INTEGER, primary_key=True),
        needed("player_id", INTEGER, sa.ForeignKey("player.id", ondelete="CASCADE"), index=True),
        optional("game_id", TEXT, sa.ForeignKey("game.id"), index=True),
        needed("epoch", INTEGER),
        needed("key", INTEGER),
        needed("endpoint", sa.String(1000)),
        needed("public_key", TEXT),
        needed("auth", TEXT),
        needed("server_key", TEXT),
        needed("since", TIME),
        optional("failing_since", TIME),
        needed("refusals", INTEGER, server_default=ZERO),
    )
    op.create_table(
        "push",
        needed("id", INTEGER, primary_key=True),
        needed("mail_id", INTEGER, sa.ForeignKey("outmail.id", ondelete="CASCADE")),
        optional("device_id", INTEGER, sa.ForeignKey("device.id", ondelete="SET NULL"), index=True),
        needed("state", TEXT),
        needed("tries", INTEGER),
        needed("created_at", TIME),
        needed("next_try_at", TIME),
        optional("sent_at", TIME),
        needed("message_id", TEXT),
        optional("error", TEXT),
        one_of("state", "queued", "sending", "sent", "superseded", "failed"),
        sa.UniqueConstraint("mail_id", "device_id"),
        sa.Index("ix_push_due", "state", "next_try_at"),
    )


def _create_received_mails() -> None:
    op.create_table(
        "inmail",
        needed("id", INTEGER, primary_key=True),
        needed("key", sa.String(64), unique=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id")),
        needed("seat", INTEGER),
        needed("asked", TEXT),
        optional("outmail_id", INTEGER, sa.ForeignKey("outmail.id", ondelete="SET NULL"), index=True),
        needed("at", INTEGER),
        needed("epoch", INTEGER),
        needed("received_at", TIME, index=True),
        optional("raw", TEXT),
        optional("message_id", TEXT),
        needed("state", TEXT),
        needed("tries", INTEGER, server_default=ZERO),
        optional("next_try_at", TIME),
        optional("why", TEXT),
        optional("turn_at", INTEGER),
        needed("answered", BOOLEAN),
        optional("told", JSON),
        one_of("state", "received", "played", "sealed", "refused", "returned", "ignored", "failed"),
        one_of("asked", "turn", "window", "report"),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"]),
        sa.Index("ix_inmail_game_id_seat", "game_id", "seat"),
        sa.Index("ix_inmail_waiting", "state", "id"),
    )


def _create_notes() -> None:
    op.create_table(
        "note",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id")),
        needed("seat", INTEGER),
        needed("at", INTEGER),
        needed("line", TEXT),
        sa.Index("ix_note_game_id_seat", "game_id", "seat"),
    )
    op.create_table(
        "private_note",
        needed("game_id", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        needed("seat", INTEGER, primary_key=True),
        needed("text", TEXT),
    )
    op.create_table(
        "clock_note",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id"), index=True),
        needed("at", INTEGER),
        optional("seat", INTEGER),
        needed("what", TEXT),
        optional("until", TIME),
        needed("made_at", TIME),
    )


def _create_talk() -> None:
    op.create_table(
        "talk",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id"), index=True),
        needed("seat", INTEGER),
        optional("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("name", TEXT),
        needed("line", TEXT),
        needed("said_at", TIME),
        optional("hidden_at", TIME),
    )


def _create_motions() -> None:
    op.create_table(
        "motion",
        needed("id", INTEGER, primary_key=True),
        needed("game_id", TEXT, sa.ForeignKey("game.id"), index=True),
        needed("kind", TEXT),
        needed("by", INTEGER),
        needed("asked", JSON),
        needed("agreed", JSON),
        needed("state", TEXT),
        optional("seat", INTEGER),
        optional("name", TEXT),
        optional("player_id", INTEGER, sa.ForeignKey("player.id"), index=True),
        needed("made_at", TIME),
        optional("due_at", TIME, index=True),
        one_of("state", "open", "carried", "refused", "lapsed", "done"),
        one_of("kind", "pause", "end", "substitute"),
    )


def _create_analyses() -> None:
    op.create_table(
        "play_analysis",
        needed("game_id", sa.String(24), sa.ForeignKey("game.id"), primary_key=True),
        needed("seat", INTEGER, primary_key=True),
        needed("asked_at", TIME),
        optional("work_at", TIME, index=True),
        needed("tries", INTEGER),
        needed("done", INTEGER),
        needed("total", INTEGER),
        optional("found", TEXT),
        optional("costs", sa.JSON),
    )


def _create_keys() -> None:
    op.create_table(
        "site_key",
        needed("purpose", TEXT, primary_key=True),
        needed("key", TEXT),
    )
    op.create_table(
        "pulse",
        needed("id", INTEGER, primary_key=True),
        needed("awake_at", TIME),
    )
    op.create_table(
        "audit",
        needed("id", INTEGER, primary_key=True),
        needed("made_at", TIME),
        needed("who", TEXT),
        needed("did", TEXT),
        needed("about", TEXT),
    )


def _create_processes() -> None:
    op.create_table(
        "process_pulse",
        needed("id", sa.String(32), primary_key=True),
        needed("role", TEXT),
        needed("machine", TEXT),
        needed("started_at", TIME),
        needed("pulse_at", TIME),
        needed("skew", FLOAT),
        optional("no_mail_since", TIME),
        optional("no_mail_reason", TEXT),
        optional("settings", TEXT),
        one_of("role", "web", "worker", "robots", "inbound"),
    )
    op.create_table(
        "site_check",
        needed("machine", TEXT, primary_key=True),
        needed("checked_at", TIME),
        optional("reason", TEXT),
        optional("certificate_ends", TIME),
    )


def _create_faults() -> None:
    op.create_table(
        "outage",
        needed("since", TIME, primary_key=True),
        needed("until", TIME),
        needed("settled", BOOLEAN),
        optional("hours", FLOAT),
        optional("reached", sa.String(24)),
    )
    op.create_table(
        "retry",
        needed("queue", sa.String(24), primary_key=True),
        needed("item", sa.String(64), primary_key=True),
        needed("tries", INTEGER),
        needed("next_try_at", TIME),
        needed("reason", TEXT),
    )
