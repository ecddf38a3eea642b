"""The tables of the database. `entries` is the truth; the rest of a match follows from it.

Texts of JSON are stored as text, which both databases do alike. Times are milliseconds since 1970.
A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.String(24), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.SmallInteger),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("mid", sa.String(100)),
    sa.UniqueConstraint("match", "mid"),
)

# What lists and searches need of a match, and where its log ends.
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False),  # the ratings were changed by its end
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger),
    sa.Column("due", sa.BigInteger),  # when time runs out
    sa.Column("thinks", sa.Boolean, nullable=False),  # an engine is to act
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index("ix_matches_status", "status", "public", "created"),
    sa.Index("ix_matches_ended", "ended"),
    sa.Index("ix_matches_due", "due"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(24), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(24), nullable=False, index=True),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # Of an account: no two have names that look alike (`names.keys_of`). Guests: null.
    sa.Column("key", sa.String(100)),
    sa.Column("look", sa.String(100)),
    sa.Column("password", sa.String(200)),  # hashed; guests have none
    sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_people_key", "key", unique=True),
    sa.Index("ix_people_look", "look", unique=True),
)

# Browsers that know who they are. `secret` is the hash of what their cookie says.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    sa.Column("agent", sa.String(120), nullable=False),
)

# Programs that act for an account. `secret` is the hash of the token.
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("scopes", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)

# Which engine worker thinks about which match, until when: others leave it alone so long.
thinking = sa.Table(
    "thinking",
    metadata,
    sa.Column("match", sa.String(24), primary_key=True),
    sa.Column("plies", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# What a person is worth in a game: Glicko-2 for two seats, OpenSkill for many.
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_ratings_game", "game", "rating"),
)

rating_history = sa.Table(
    "rating_history",
    metadata,
    sa.Column("match", sa.String(24), primary_key=True),
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("before", sa.Float, nullable=False),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Index("ix_rating_history_person", "person", "game", "at"),
)

# Secrets of the server, made at its first start, the same for all servers of one database. Under
# `written` stands when it was last tried whether the database can be written.
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
