"""Names that look alike are one, and devices in which somebody has signed in are known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from conspiratio.server.people.likeness import skeleton

revision = "0005"
down_revision = "0004"

_NOT_GUESTS = sa.text("kind <> 'guest'")
_people = sa.table("people", *(sa.column(name) for name in ("id", "kind", "name", "skeleton", "created_at")))


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(length=60), nullable=True))
    op.add_column("people", sa.Column("devices", sa.Integer(), server_default="0", nullable=False))
    _fill()
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=False)
    op.create_index(
        "uq_people_skeleton",
        "people",
        ["skeleton"],
        unique=True,
        sqlite_where=_NOT_GUESTS,
        postgresql_where=_NOT_GUESTS,
    )


def _fill() -> None:
    """Where names look alike already, the older account has its name alone; the others go on, and keep theirs."""
    connection = op.get_bind()
    query = sa.select(_people.c.id, _people.c.kind, _people.c.name).order_by(_people.c.created_at, _people.c.id)
    known: set[str] = set()
    rows = []
    for id, kind, name in connection.execute(query).all():
        shape = skeleton(name)
        if kind != "guest":
            shape = f"{shape} {id}" if shape in known else shape
            known.add(shape)
        rows.append({"of": id, "shape": shape})
    if rows:
        change = sa.update(_people).where(_people.c.id == sa.bindparam("of"))
        connection.execute(change.values(skeleton=sa.bindparam("shape")), rows)
