"""The tables of public votes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create them."""
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
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("white", sa.Text(), nullable=False),
        sa.Column("black", sa.Text(), nullable=False),
        sa.Column("role", sa.BigInteger()),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("quorum", sa.Integer(), nullable=False),
        sa.Column("changeable", sa.Boolean(), nullable=False),
        sa.Column("turnout", sa.Boolean(), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("closes_at", MOMENT, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("cast", sa.Integer(), nullable=False),
        sa.Column("whites", sa.Integer()),
        sa.Column("blacks", sa.Integer()),
        sa.Column("spoiled", sa.Integer()),
        sa.Column("ended_at", MOMENT),
        sa.Column("ended_by", sa.BigInteger()),
        sa.Column("ended_by_name", sa.Text()),
        sa.Column("reason", sa.Text()),
        sa.Column("shredded", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_votes"),
    )
    op.create_index("uq_votes_key", "votes", ["key"], unique=True)
    op.create_index("ix_votes_guild_status", "votes", ["guild", "status"])
    op.create_index("ix_votes_status_closes_at", "votes", ["status", "closes_at"])

    _of_a_vote("vote_secrets", sa.Column("secret", sa.LargeBinary(), nullable=False), key=("vote",))
    _of_a_vote(
        "vote_roll",
        sa.Column("voter", sa.LargeBinary(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        key=("vote", "voter"),
    )
    _of_a_vote(
        "vote_stones",
        sa.Column("stone", sa.LargeBinary(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        key=("vote", "stone"),
    )
    _of_a_vote(
        "vote_shards",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("stone", sa.String(5), nullable=False),
        key=("vote", "place"),
    )
    op.create_index("ix_vote_shards_code", "vote_shards", ["code"])


def _of_a_vote(name: str, *columns: sa.Column[object], key: tuple[str, ...]) -> None:
    op.create_table(
        name,
        sa.Column("vote", ID, nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name=f"fk_{name}_vote", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        sqlite_with_rowid=len(key) == 1,  # without rowids the rows lie by their keys, not as they came
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("vote_shards", "vote_stones", "vote_roll", "vote_secrets", "votes"):
        op.drop_table(table)
