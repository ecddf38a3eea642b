"""Names are compared by the look-alikes of Unicode: the keys of all accounts are made anew.

Of accounts whose names look alike by now, the oldest has the keys; each other keeps its name and is
found by its exact spelling.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from obelisk.server.names import key_of_namesake, keys_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("look", sa.String(100)))
    op.drop_index("ix_people_key", "people")
    people = sa.table(
        "people", *(sa.column(name) for name in ("id", "name", "created", "key", "look"))
    )
    accounts = sa.select(people.c.id, people.c.name).where(people.c.key.is_not(None))
    connection = op.get_bind()
    keys: set[str] = set()
    looks: set[str] = set()
    for person, name in connection.execute(accounts.order_by(people.c.created, people.c.id)).all():
        key, look = keys_of(name)
        values: dict[str, str | None] = {"key": key, "look": look}
        if key in keys or look in looks:
            values = {"key": key_of_namesake(name), "look": None}
        keys.add(key)
        looks.add(look)
        connection.execute(people.update().where(people.c.id == person).values(values))
    op.create_index("ix_people_key", "people", ["key"], unique=True)
    op.create_index("ix_people_look", "people", ["look"], unique=True)
