"""Clocks, pauses, questions to a table, seats that are held for somebody, and what people have set for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)

MATCHES = ("clock", "paused_at", "question", "questions")
SEATS = ("bank", "since", "saved", "quiet", "held_for", "gone")


def upgrade() -> None:
    """Add them. Deadlines were never set before, so their table is made anew: its ids are never used twice."""
    op.add_column("matches", sa.Column("clock", sa.Text()))
    op.add_column("matches", sa.Column("paused_at", MOMENT))
    op.add_column("matches", sa.Column("question", sa.Text()))
    op.add_column("matches", sa.Column("questions", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("bank", sa.Float()))
    op.add_column("seats", sa.Column("since", MOMENT))
    op.add_column("seats", sa.Column("saved", sa.Float()))
    op.add_column("seats", sa.Column("quiet", sa.Text()))
    op.add_column("seats", sa.Column("held_for", sa.BigInteger()))
    op.add_column("seats", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_table("deadlines")
    _deadlines(sqlite_autoincrement=True)
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("reminders", sa.String(4), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("runs_on", sa.Boolean(), nullable=False),
        sa.Column("next_up", sa.Boolean(), nullable=False),
        sa.Column("digest_due", MOMENT),
        sa.Column("colour_blind", sa.Boolean(), nullable=False),
        sa.Column("text_only", sa.Boolean(), nullable=False),
        sa.Column("dark", sa.Boolean(), nullable=False),
        sa.Column("closed_dms", sa.Boolean(), nullable=False),
        sa.Column("changed_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_people"),
    )
    op.create_index("ix_people_digest_due", "people", ["digest_due"])
    op.create_index("ix_people_changed_at", "people", ["changed_at"])


def downgrade() -> None:
    """Take them away."""
    op.drop_table("people")
    op.drop_table("deadlines")
    _deadlines()
    for table, columns in (("seats", SEATS), ("matches", MATCHES)):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)


def _deadlines(**how: bool) -> None:
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
        **how,
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    op.create_index("ix_deadlines_match", "deadlines", ["match"])
