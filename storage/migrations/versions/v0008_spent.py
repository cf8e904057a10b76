"""What of a decision had passed when its time was counted anew, so that what the rules limit does not begin anew."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it. An older release that overlaps with this one writes nothing there, which reads as none."""
    op.add_column("seats", sa.Column("spent", sa.Float()))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("seats", "spent")
