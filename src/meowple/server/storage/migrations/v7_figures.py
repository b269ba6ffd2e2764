"""Version 7: the figure that was chosen for a seat, such as a color."""

from __future__ import annotations

from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE seats ADD COLUMN figure VARCHAR(40)")
