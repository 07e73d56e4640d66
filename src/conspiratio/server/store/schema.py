"""What is kept. A table's game is its deal and its ``entries``, in order; nothing else decides how it stands.

Times are milliseconds since 1970. JSON is kept as text, so that it comes back byte for byte.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _person(name: str = "person", *, null: bool = False, primary: bool = False, index: bool = True) -> Column[str]:
    """``index``: not needed where it is the first part of the primary key."""
    key = ForeignKey("people.id", ondelete="SET NULL" if null else "CASCADE")
    return Column(name, String(16), key, nullable=null, primary_key=primary, index=index)


def _table(*, primary: bool = False, index: bool = True) -> Column[str]:
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table", String(16), key, nullable=False, primary_key=primary, index=index)


def _time(name: str, *, null: bool = False, index: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=null, index=index)


_NOT_GUESTS = text("kind <> 'guest'")

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name, folded; only accounts have one
    Column("skeleton", String(60)),  # what the name looks like; accounts and bots have their own
    Column("password", Text),
    Column("email", String(254), unique=True),
    Column("email_confirmed", Boolean, nullable=False, default=False),
    Column("language", String(2)),
    Column("notices", Text, nullable=False, default="{}"),
    Column("owner", String(16), ForeignKey("people.id", ondelete="CASCADE"), index=True),  # of a bot account
    Column("devices", Integer, nullable=False, server_default="0"),  # counts up: what was known before is forgotten
    _time("created_at"),
    _time("seen_at"),
    Index("ix_people_skeleton", "skeleton"),
    Index("uq_people_skeleton", "skeleton", unique=True, sqlite_where=_NOT_GUESTS, postgresql_where=_NOT_GUESTS),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(48), primary_key=True),  # a hash: who reads the database can't sign in with it
    _person(),
    Column("agent", String(200), nullable=False),
    _time("created_at"),
    _time("seen_at"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    _person(),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    _time("created_at"),
    _time("used_at", null=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    _person(),
    _time("created_at"),
    _time("used_at", null=True),
)

mail_tokens = Table(
    "mail_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    _person(),
    Column("purpose", String(8), nullable=False),  # confirm or recover
    Column("email", String(254), nullable=False),
    _time("expires_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("setup", Text, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over or aborted
    Column("visibility", String(12), nullable=False),
    Column("version", Integer, nullable=False),  # counts every change: the optimistic lock
    _person("host", null=True),
    Column("invite", String(32), nullable=False, unique=True),
    Column("deal", Text),  # as in a replay file: options and setup
    Column("rules", String(16)),  # the version of the rules by which it is played; none: the first
    Column("aside", String(40)),  # the version of the program that took too long for it
    Column("nonce", String(64)),
    Column("commitment", String(64)),
    Column("outcome", Text),
    Column("to_act", Integer),
    Column("barred", Text, nullable=False, default=""),  # who was sent away before the start
    Column("rematch", String(16)),  # the table that was opened from this one
    Column("daily", String(16)),
    Column("learn", Boolean, nullable=False, default=False),  # dealt so that one learns the game by it
    _time("created_at"),
    _time("began_at", null=True),
    _time("changed_at", index=True),
    _time("due_at", null=True, index=True),  # when the server itself has something to do here
    Index("ix_tables_lobby", "status", "visibility", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    _table(primary=True, index=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _person(null=True),
    Column("bot", String(16)),
    Column("name", String(40)),
    Column("link", String(32), unique=True),  # who opens it takes the seat
)

entries = Table(
    "entries",
    metadata,
    _table(primary=True, index=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    _time("at"),
)

reviews = Table(
    "reviews",
    metadata,
    _table(primary=True, index=False),
    Column("of", Integer, nullable=False),  # the number of its parts
    Column("done", Integer, nullable=False),
    Column("parts", Text),  # those that are there, while it is being made
    Column("body", Text),  # the review, when it is done; empty: it can't be made
    _time("waits_since", null=True, index=True),  # None: it waits no more
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    _table(),
    Column("room", String(8), nullable=False),  # players or watchers
    _person(null=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    _time("at"),
)

ratings = Table(
    "ratings",
    metadata,
    _person(primary=True, index=False),
    Column("game", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    _time("changed_at"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    _table(primary=True, index=False),
    _person(primary=True),
    Column("game", String(16), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("place", Integer, nullable=False),
    _time("at"),
)

campaign = Table(
    "campaign",
    metadata,
    _person(primary=True, index=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String(16), nullable=False),
    _time("at"),
)

dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(16), primary_key=True),
    _person(primary=True),
    Column("table", String(16), nullable=False),
    Column("place", Integer),  # None until it is over
    Column("score", Integer),
    Column("ranked", Boolean, nullable=False),  # who begins it as a guest is not, nor when they have an account later
    _time("at"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    _person(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    _time("created_at"),
)

muted = Table("muted", metadata, _person(primary=True, index=False), _table(primary=True))

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    _person(),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("channel", String(8), nullable=False),
    Column("body", Text, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    _time("due_at", index=True),
)

processes = Table("processes", metadata, Column("id", String(32), primary_key=True), _time("seen_at"))
