"""Reminders that are still to be sent, and who serves a press where several processes hear of it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "reminders",
        sa.Column("id", ID, nullable=False, autoincrement=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("turn", MOMENT, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_reminders_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_reminders"),
    )
    op.create_index("ix_reminders_match", "reminders", ["match"])
    op.create_index("ix_reminders_at", "reminders", ["at"])
    # Claims are worth nothing after a crash of the server, so they need not wait for its disk.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "claims",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_claims"),
        prefixes=unlogged,
    )
    op.create_index("ix_claims_at", "claims", ["at"])


def downgrade() -> None:
    """Take them away."""
    op.drop_table("claims")
    op.drop_table("reminders")
