"""Version 10: the scores of opponents without a seat."""

from __future__ import annotations

from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE results ADD COLUMN rivals TEXT")
