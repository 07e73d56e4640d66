"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("email_confirmed", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=True),
        sa.Column("notices", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(length=16), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_people_owner_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("email", name=op.f("uq_people_email")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_index(op.f("ix_people_owner"), "people", ["owner"], unique=False)
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "campaign",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_campaign_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "number", name=op.f("pk_campaign")),
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_dailies_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "game", "person", name=op.f("pk_dailies")),
    )
    op.create_index(op.f("ix_dailies_person"), "dailies", ["person"], unique=False)
    op.create_table(
        "mail_tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_mail_tokens_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_mail_tokens")),
    )
    op.create_index(op.f("ix_mail_tokens_person"), "mail_tokens", ["person"], unique=False)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkeys_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=48), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_subscriptions_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("visibility", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=True),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("deal", sa.Text(), nullable=True),
        sa.Column("nonce", sa.String(length=64), nullable=True),
        sa.Column("commitment", sa.String(length=64), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("to_act", sa.Integer(), nullable=True),
        sa.Column("barred", sa.Text(), nullable=False),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("daily", sa.String(length=16), nullable=True),
        sa.Column("learn", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=True),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host_people"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("invite", name=op.f("uq_tables_invite")),
    )
    op.create_index(op.f("ix_tables_changed_at"), "tables", ["changed_at"], unique=False)
    op.create_index(op.f("ix_tables_due_at"), "tables", ["due_at"], unique=False)
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_index("ix_tables_lobby", "tables", ["status", "visibility", "changed_at"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("room", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_messages_person_people"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_messages_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_messages")),
    )
    op.create_index(op.f("ix_messages_person"), "messages", ["person"], unique=False)
    op.create_index(op.f("ix_messages_table"), "messages", ["table"], unique=False)
    op.create_table(
        "muted",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_muted_person_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_muted_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", name=op.f("pk_muted")),
    )
    op.create_index(op.f("ix_muted_table"), "muted", ["table"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=True),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_outbox_person_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_outbox_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_index(op.f("ix_outbox_due_at"), "outbox", ["due_at"], unique=False)
    op.create_index(op.f("ix_outbox_person"), "outbox", ["person"], unique=False)
    op.create_index(op.f("ix_outbox_table"), "outbox", ["table"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_rating_changes_person_people"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_rating_changes_table_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_rating_changes")),
    )
    op.create_index(op.f("ix_rating_changes_person"), "rating_changes", ["person"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("link", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person_people"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("link", name=op.f("uq_seats_link")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
