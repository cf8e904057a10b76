"""Whether a press that was claimed has been served: who claimed it may have died over it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it. An older release that overlaps with this one writes nothing there, so there is a default."""
    op.add_column("claims", sa.Column("served", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("claims", "served")
