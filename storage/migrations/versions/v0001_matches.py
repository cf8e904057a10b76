"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create everything."""
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
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("records", sa.Integer(), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("turn_since", MOMENT, nullable=False),
        sa.Column("started_at", MOMENT),
        sa.Column("over_at", MOMENT),
        sa.Column("outcome", sa.Text()),
        sa.Column("ended", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_channel_status", "matches", ["channel", "status"])
    op.create_index("ix_matches_thread", "matches", ["thread"])
    op.create_index("ix_matches_guild_status", "matches", ["guild", "status"])
    behind = sa.text("shown < version")
    op.create_index("ix_matches_unshown", "matches", ["id"], sqlite_where=behind, postgresql_where=behind)

    op.create_table(
        "seats",
        sa.Column("match", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(10)),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    )
    op.create_index("uq_seats_match_user", "seats", ["match", "user"], unique=True)
    op.create_index("ix_seats_user", "seats", ["user"])

    op.create_table(
        "records",
        sa.Column("match", ID, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
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
        "receipts",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_receipts_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name="pk_receipts"),
    )
    op.create_index("ix_receipts_match", "receipts", ["match"])

    op.create_table(
        "deadlines",
        sa.Column("id", ID, nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_deadlines_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_deadlines"),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    op.create_index("ix_deadlines_match", "deadlines", ["match"])

    op.create_table(
        "kept",
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_kept"),
    )


def downgrade() -> None:
    """Drop everything."""
    for table in ("kept", "deadlines", "receipts", "records", "seats", "matches"):
        op.drop_table(table)
