"""Matches that wait for people are given up after a time: those of before, fourteen days after
they were made."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "UPDATE matches SET due = created + 14 * CAST(86400000 AS BIGINT) "
        "WHERE status = 'open' AND due IS NULL"
    )
