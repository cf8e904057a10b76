"""All tables of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "leases",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("served", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_leases"),
    )
    op.create_index("ix_leases_at", "leases", ["at"])
    op.create_table(
        "rate_shares",
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("per_second", sa.Float(), nullable=False),
        sa.Column("expires", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_rate_shares"),
    )
    op.create_table(
        "key_values",
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_key_values"),
    )
    op.create_table(
        "matches",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger()),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("opening", sa.LargeBinary()),
        sa.Column("state", sa.LargeBinary()),
        sa.Column("chance", sa.LargeBinary()),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown_version", sa.Integer(), nullable=False),
        sa.Column("shown_look", sa.String(33)),
        sa.Column("shown_at", MOMENT),
        sa.Column("record_count", sa.Integer(), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("turn_since", MOMENT, nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("started_at", MOMENT),
        sa.Column("ended_at", MOMENT),
        sa.Column("outcome", sa.Text()),
        sa.Column("ending_json", sa.Text()),
        sa.Column("clock", sa.Text()),
        sa.Column("paused_at", MOMENT),
        sa.Column("is_suspended", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("question", sa.Text()),
        sa.Column("question_count", sa.Integer(), server_default="0", nullable=False),
        sa.Column("is_private", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("seating", sa.Text(), server_default="[]", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_channel_status", "matches", ["channel", "status"])
    op.create_index("ix_matches_guild_status", "matches", ["guild", "status"])
    op.create_index("ix_matches_thread", "matches", ["thread"])
    behind = sa.text("shown_version < version")
    op.create_index("ix_matches_unshown", "matches", ["id"], sqlite_where=behind, postgresql_where=behind)
    op.create_index("ix_matches_shown_at", "matches", ["shown_at"])
    op.create_table(
        "user_settings",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("reminders", sa.String(4), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("clock_always_runs", sa.Boolean(), nullable=False),
        sa.Column("next_up", sa.Boolean(), nullable=False),
        sa.Column("digest_due", MOMENT),
        sa.Column("colour_blind", sa.Boolean(), nullable=False),
        sa.Column("text_only", sa.Boolean(), nullable=False),
        sa.Column("dark", sa.Boolean(), nullable=False),
        sa.Column("dms_closed", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("discord_language", sa.String(16)),
        sa.Column("unnamed", sa.Boolean(), nullable=False),
        sa.Column("changed_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_user_settings"),
    )
    op.create_index("ix_user_settings_changed_at", "user_settings", ["changed_at"])
    op.create_index("ix_user_settings_digest_due", "user_settings", ["digest_due"])
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "user", name="pk_ratings"),
    )
    op.create_index("ix_ratings_user", "ratings", ["user"])
    op.create_table(
        "results_opt_outs",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_results_opt_outs"),
    )
    op.create_table(
        "votes",
        sa.Column("id", ID, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger()),
        sa.Column("result", sa.BigInteger()),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("host_name", sa.Text(), nullable=False),
        sa.Column("questions", sa.Text(), nullable=False),
        sa.Column("roles", sa.Text(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("account_days", sa.Integer(), nullable=False),
        sa.Column("quorum", sa.Integer(), nullable=False),
        sa.Column("quorum_percent", sa.Integer(), nullable=False),
        sa.Column("stated", sa.Integer()),
        sa.Column("entitled", sa.Integer()),
        sa.Column("changeable", sa.Boolean(), nullable=False),
        sa.Column("turnout", sa.Boolean(), nullable=False),
        sa.Column("threshold", sa.String(10), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("closes_at", MOMENT, nullable=False),
        sa.Column("first_closes_at", MOMENT, nullable=False),
        sa.Column("paused_at", MOMENT),
        sa.Column("edits", sa.Integer(), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.Column("announce", sa.BigInteger()),
        sa.Column("announced", sa.BigInteger()),
        sa.Column("chain_head", sa.String(64), nullable=False),
        sa.Column("chain_rows", sa.Integer(), nullable=False),
        sa.Column("published_at", MOMENT),
        sa.Column("published_head", sa.String(64)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("cast", sa.Integer(), nullable=False),
        sa.Column("tallies", sa.Text()),
        sa.Column("spoiled", sa.Integer()),
        sa.Column("ended_at", MOMENT),
        sa.Column("ended_by", sa.BigInteger()),
        sa.Column("ended_by_name", sa.Text()),
        sa.Column("reason", sa.Text()),
        sa.Column("shredded", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_votes"),
    )
    op.create_index("ix_votes_guild_status", "votes", ["guild", "status"])
    op.create_index("ix_votes_status_closes_at", "votes", ["status", "closes_at"])
    op.create_index("uq_votes_key", "votes", ["key"], unique=True)
    op.create_table(
        "vote_drafts",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("host_name", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("scheduled_at", MOMENT),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.Column("trouble", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_vote_drafts"),
    )
    op.create_index("ix_vote_drafts_guild", "vote_drafts", ["guild"])
    op.create_index("ix_vote_drafts_scheduled_at", "vote_drafts", ["scheduled_at"])
    op.create_table(
        "deadlines",
        sa.Column("id", ID, nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("actions_taken", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_deadlines_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_deadlines"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    op.create_index("ix_deadlines_match", "deadlines", ["match"])
    op.create_table(
        "receipts",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_receipts_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name="pk_receipts"),
    )
    op.create_index("ix_receipts_match", "receipts", ["match"])
    op.create_table(
        "records",
        sa.Column("match", ID, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("by", sa.BigInteger()),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_records_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_records"),
    )
    op.create_index("uq_records_key", "records", ["key"], unique=True)
    op.create_table(
        "reminders",
        sa.Column("id", ID, autoincrement=False, nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("actions_taken", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("turn_since", MOMENT, nullable=False),
        sa.Column("attempted_at", MOMENT, nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_reminders_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_reminders"),
    )
    op.create_index("ix_reminders_attempted_at", "reminders", ["attempted_at"])
    op.create_index("ix_reminders_match", "reminders", ["match"])
    op.create_table(
        "old_boards",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match", ID, nullable=True),
        sa.Column("vote", ID, nullable=True),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("put_away_at", MOMENT),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_old_boards_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="fk_old_boards_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message", name="pk_old_boards"),
    )
    op.create_index("ix_old_boards_match", "old_boards", ["match"])
    op.create_index("ix_old_boards_vote", "old_boards", ["vote"])
    op.create_index("ix_old_boards_due", "old_boards", ["due"])
    op.create_table(
        "results",
        sa.Column("match", ID, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("finish", sa.String(10), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("thinking_seconds", sa.Integer(), nullable=False),
        sa.Column("missed_decisions", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_results_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "user", name="pk_results"),
    )
    op.create_index("ix_results_user_guild", "results", ["user", "guild"])
    op.create_table(
        "private_threads",
        sa.Column("match", ID, autoincrement=False, nullable=False),
        sa.Column("team", sa.String(40), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=False),
        sa.Column("members", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_private_threads_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "team", name="pk_private_threads"),
    )
    op.create_table(
        "seats",
        sa.Column("match", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(10)),
        sa.Column("actions_taken", sa.Integer(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.Column("timer", sa.Text()),
        sa.Column("quiet_hours", sa.Text()),
        sa.Column("last_reminder", sa.String(4)),
        sa.Column("reserved_for", sa.BigInteger()),
        sa.Column("left_server", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("untold", sa.String(6)),
        sa.Column("untold_timeouts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("thinking_since", MOMENT),
        sa.Column("last_heard", MOMENT),
        sa.Column("thinking_seconds", sa.Integer(), server_default="0", nullable=False),
        sa.Column("decisions", sa.Integer(), server_default="0", nullable=False),
        sa.Column("missed_decisions", sa.Integer(), server_default="0", nullable=False),
        sa.Column("changes", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_index("uq_seats_match_user", "seats", ["match", "user"], unique=True)
    op.create_table(
        "vote_roll",
        sa.Column("vote", ID, autoincrement=False, nullable=False),
        sa.Column("voter", sa.LargeBinary(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="fk_vote_roll_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("vote", "voter", name="pk_vote_roll"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "vote_secrets",
        sa.Column("vote", ID, autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="fk_vote_secrets_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("vote", name="pk_vote_secrets"),
    )
    op.create_table(
        "vote_shards",
        sa.Column("vote", ID, autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("ballot", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="fk_vote_shards_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("vote", "place", name="pk_vote_shards"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_vote_shards_code", "vote_shards", ["code"])
    op.create_table(
        "vote_stones",
        sa.Column("vote", ID, autoincrement=False, nullable=False),
        sa.Column("stone", sa.LargeBinary(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="fk_vote_stones_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("vote", "stone", name="pk_vote_stones"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "vote_links",
        sa.Column("vote", ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", MOMENT),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="fk_vote_links_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("vote", "number", name="pk_vote_links"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "vote_reminders",
        sa.Column("vote", ID, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="fk_vote_reminders_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("vote", "user", name="pk_vote_reminders"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_vote_reminders_user", "vote_reminders", ["user"])


def downgrade() -> None:
    """Drop all tables."""
    op.drop_table("vote_reminders")
    op.drop_table("vote_links")
    op.drop_table("vote_stones")
    op.drop_table("vote_shards")
    op.drop_table("vote_secrets")
    op.drop_table("vote_roll")
    op.drop_table("seats")
    op.drop_table("private_threads")
    op.drop_table("results")
    op.drop_table("reminders")
    op.drop_table("old_boards")
    op.drop_table("rate_shares")
    op.drop_table("records")
    op.drop_table("receipts")
    op.drop_table("deadlines")
    op.drop_table("vote_drafts")
    op.drop_table("votes")
    op.drop_table("results_opt_outs")
    op.drop_table("ratings")
    op.drop_table("user_settings")
    op.drop_table("matches")
    op.drop_table("key_values")
    op.drop_table("leases")
