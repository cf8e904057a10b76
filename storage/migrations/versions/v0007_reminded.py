"""Which reminder of a decision was given, so that it is given once, whatever changes about its time meanwhile."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it. An older release that overlaps with this one writes nothing there, which reads as none given."""
    op.add_column("seats", sa.Column("reminded", sa.String(4)))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("seats", "reminded")
