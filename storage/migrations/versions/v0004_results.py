"""Private tables and rematches, time to decide, results and ratings, rooms of teams, and who wants none of it kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)

MATCHES = ("closed", "seating")
SEATS = ("asked_at", "thought", "decided", "missed")


def upgrade() -> None:
    """Add them."""
    op.add_column("matches", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("seating", sa.Text()))
    op.add_column("seats", sa.Column("asked_at", MOMENT))
    for column in ("thought", "decided", "missed"):
        op.add_column("seats", sa.Column(column, sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "results",
        sa.Column("match", ID, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("finish", sa.String(10), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("decided", sa.Integer(), nullable=False),
        sa.Column("thought", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_results_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "user", name="pk_results"),
    )
    op.create_index("ix_results_user_guild", "results", ["user", "guild"])
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "user", name="pk_ratings"),
    )
    op.create_index("ix_ratings_user", "ratings", ["user"])
    op.create_table(
        "uncounted",
        sa.Column("user", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_uncounted"),
    )
    op.create_table(
        "rooms",
        sa.Column("match", ID, nullable=False),
        sa.Column("team", sa.String(40), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=False),
        sa.Column("members", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_rooms_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "team", name="pk_rooms"),
    )


def downgrade() -> None:
    """Take them away."""
    for table in ("rooms", "uncounted", "ratings", "results"):
        op.drop_table(table)
    for name, columns in (("seats", SEATS), ("matches", MATCHES)):
        with op.batch_alter_table(name) as batch:
            for column in columns:
                batch.drop_column(column)
