"""Version 10: the scores of opponents without a seat, and an index of who left a seat."""

from __future__ import annotations

from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE results ADD COLUMN rivals TEXT",
        "CREATE INDEX ix_seats_left_by ON seats (left_by)",
    ):
        connection.exec_driver_sql(statement)
